//! What those aboard may do and may not do (16.2, RUL-116, RUL-117).

use super::*;

#[test]
fn lnl_16_2_10_a_vehicles_assault_move_and_a_later_impulse_leave_its_riders_their_fire() {
    let german = at("g", "wehrmacht_squad", "D4") + ", " + &at("h", "wehrmacht_squad", "F5");
    let mut b = battle(&[TANK, &rider("s")], &german, &[1, 6]);
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#);
    while b.game.to_act() == Some(Second) {
        b.give(Second, "HoldFireForMove");
    }
    b.give(First, "Stop");
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    assert!(b.unit("t").has(Marker::AssaultMoved) && !b.unit("s").has(Marker::Fired));
    let events = b.give(First, &fire("s", "D4"));
    assert_eq!(shot(&events).by("LNL-16.2-07"), Some(-2));
    assert!(b.unit("s").has(Marker::Fired));
}

#[test]
fn rul_117_what_passengers_may_not_do_is_refused_by_its_own_rule() {
    let ours = [TANK, &aboard("Gray", "us_leader", true), &rider("s"), &squad("n", "C1")];
    let mut b = battle(&ours, &at("g", "wehrmacht_squad", "F5"), &[]);
    for order in [
        r#"Spot(unit: "Gray", at: "F5")"#,
        r#"Move(units: ["s"], by: Move, to: "C3")"#,
        r#"Smoke(unit: "s", at: "C2")"#,
        r#"Activate(at: "C2", widen: Adjacent, leader: "Gray")"#,
    ] {
        b.refused_by(First, order, "RUL-117");
    }
    let widens = |command: &Command| matches!(command, Command::Activate { leader: Some(_), .. });
    assert!(!b.legal().iter().any(widens));
}

#[test]
fn rul_117_passengers_show_no_adjacent_hexes() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, shaken: true, buttoned: true)"#;
    let spotted = |more: &[&str]| {
        let ours = [&[tank], more].concat();
        let b = Battle::new(
            "......\n...f..\n......",
            &ours.join(", "),
            &at("g", "wehrmacht_squad", "D2"),
            OPERATIONS_FIRST,
            &[],
        );
        let at = b.spot("D2");
        assert!(b.ask(|table| table.field.map.adjacent(at, b.spot("C2"))));
        b.ask(|table| crate::sections::spotting::is_spotted(table, at, First))
    };
    assert!(!spotted(&[&rider("s")]));
    assert!(spotted(&[&squad("s", "C2")]), "on foot it does");
}

#[test]
fn lnl_16_2_08_riders_who_have_fired_show_their_hex() {
    let ours = |state: &str| {
        format!(
            r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E), (id: "s", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true), markers: [{state}])"#
        )
    };
    let why = |state: &str| {
        let b = Battle::new(
            "......\n..f...\n......",
            &ours(state),
            &at("g", "wehrmacht_squad", "F2"),
            OPERATIONS_FIRST,
            &[],
        );
        let at = b.spot("C2");
        b.ask(|table| crate::sections::spotting::reasons(table, at, Second))
            .iter()
            .map(|rule| rule.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(why(""), [""; 0]);
    assert_eq!(why("Fired"), ["LNL-10.1-05"]);
}

#[test]
fn rul_117_riders_who_could_fire_keep_the_phase_open() {
    let moved = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, markers: [Moved])"#;
    let enemy = r#"(id: "g", unit: "wehrmacht_squad", at: "C4", markers: [Fired])"#;
    let phase = |b: &Battle| b.ask(|table| table.flow.turn.phase);
    let ours = [moved, &rider("s"), &squad("a", "F2")];
    let mut b = battle(&ours, enemy, &[1, 6, 1, 2]);
    b.give(First, r#"Move(units: ["a"], by: LowCrawl, to: "F3")"#);
    b.give(First, "EndImpulse");
    assert_eq!(phase(&b), crate::Phase::Operations);
    b.give(Second, "Pass");
    assert!(b.legal().iter().any(|command| matches!(command, Command::Fire(_))));
    b.give(First, r#"Activate(at: "C2")"#);
    let events = b.give(First, &fire("s", "C4"));
    assert_eq!(shot(&events).by("LNL-16.2-07"), Some(-2));
    let events = b.give(First, "EndImpulse");
    assert!(events.iter().any(|event| matches!(event, Event::PhaseBegan { phase: crate::Phase::Administrative, .. })));
    // A leader alone does not, nor who is inside or Shaken.
    for alone in [
        aboard("Gray", "us_leader", true),
        aboard("h", "us_parachute_half_squad", true).replace("outside: true)", "outside: true), shaken: true"),
    ] {
        let mut b = battle(&[moved, &alone, &squad("a", "F2")], enemy, &[1, 2]);
        b.give(First, r#"Move(units: ["a"], by: LowCrawl, to: "F3")"#);
        b.give(First, "EndImpulse");
        assert_eq!(b.ask(|table| table.flow.turn.number), 2, "{alone}");
    }
}

#[test]
fn rul_116_a_leader_on_top_aids_those_who_ride_with_him() {
    let other = r#"(id: "u", unit: "us_tank_t", at: "C2", facing: E), (id: "o", unit: "us_parachute_squad", aboard: (vehicle: "u", outside: true))"#;
    let gray = aboard("Gray", "us_leader", true).replace("aboard:", "leadership: 1, aboard:");
    let ours = [
        TANK,
        &rider("s"),
        &gray,
        other,
        &squad("f", "C2"),
        &at("Hall", "us_leader", "C2").replace(")", ", leadership: 1)"),
    ];
    let german = at("g", "wehrmacht_squad", "C4");
    let order = |firers: &[&str], leader: &str| {
        let firers: Vec<String> = firers.iter().map(|unit| format!(r#"(unit: "{unit}")"#)).collect();
        format!(r#"Fire((firers: [{}], at: "C4", leader: "{leader}"))"#, firers.join(", "))
    };
    let mut b = battle(&ours, &german, &[1, 6]);
    b.refused_by(First, &order(&["s", "f"], "Gray"), "RUL-116");
    b.refused_by(First, &order(&["o"], "Gray"), "RUL-116");
    b.refused_by(First, &order(&["f"], "Gray"), "RUL-116");
    let offered = b.legal();
    let led = |who: &str, all: &[&str]| {
        offered.iter().any(|command| match command {
            Command::Fire(order) => {
                let firers: Vec<String> = order.firers.iter().map(|part| part.unit.to_string()).collect();
                order.leader == Some(b.unit(who).id) && firers == all
            }
            _ => false,
        })
    };
    assert!(led("Gray", &["s"]), "{offered:?}");
    assert!(led("Hall", &["s", "o", "f"]), "on foot he aids all of his hex");
    let events = b.give(First, &order(&["s"], "Gray"));
    assert_eq!(shot(&events).by("LNL-5.01-03").or(shot(&events).by("LNL-5.01-01")), Some(1), "{events:?}");
    assert!(b.unit("Gray").has(Marker::Fired));
    // Inside he does not.
    let inside = aboard("Gray", "us_leader", false).replace("aboard:", "leadership: 1, aboard:");
    let mut b = battle(&[CARRIER, &inside, &squad("f", "C2")], &german, &[]);
    b.refused_by(First, &order(&["f"], "Gray"), "LNL-16.1-05");
}

#[test]
fn rul_117_who_is_aboard_calls_for_no_artillery() {
    let battle = |caller: &str| {
        let ours = [TANK, caller].join(", ");
        let text = scenario_text(OPEN_GROUND, "", &ours, &at("g", "wehrmacht_squad", "F5"), OPERATIONS_FIRST, "");
        let guns = r#"artillery: [(id: "guns", name: "105 mm howitzers", firepower: 5, missions: 2)], counters:"#;
        Battle::from_text(&text.replacen("counters:", guns, 1), &[])
    };
    let call = r#"CallArtillery(caller: "Gray", at: "F5", mission: "guns")"#;
    let calls = |b: &Battle| b.legal().iter().any(|command| matches!(command, Command::CallArtillery { .. }));
    let mut b = battle(&aboard("Gray", "us_leader", true));
    b.refused_by(First, call, "RUL-117");
    assert!(!calls(&b));
    let b = battle(&at("Gray", "us_leader", "C2"));
    assert!(calls(&b), "beside the vehicle he does");
}

#[test]
fn rul_117_nobody_aboard_takes_an_objective() {
    let more = r#"objectives: [(hex: "D2", holder: Second)]"#;
    let holder = |ours: &[&str], order: &str| {
        let mut b = Battle::with(OPEN_GROUND, "", &ours.join(", "), NOBODY, OPERATIONS_FIRST, more, &[]);
        b.give(First, order);
        b.give(First, "Stop");
        assert!(b.unit("t").has(Marker::Moved) || b.unit("s").spot() == Some(b.spot("D2")));
        b.ask(|table| table.flow.control.clone())
    };
    let drive = r#"Move(units: ["t"], by: Move, to: "D2")"#;
    assert_eq!(holder(&[TANK, &rider("s"), &aboard("Gray", "us_hero", true)], drive), [Some(Second)]);
    assert_eq!(holder(&[CARRIER, &aboard("s", "us_parachute_squad", false)], drive), [Some(Second)]);
    let walk = r#"Move(units: ["s"], by: Move, to: "D2")"#;
    assert_eq!(holder(&[TANK, &squad("s", "C2")], walk), [Some(First)], "on foot they do");
}

#[test]
fn rul_117_who_is_aboard_directs_no_mortar() {
    let mortar = r#"(id: "m", unit: "us_mortar_team", at: "A2")"#;
    let call = r#"Bombard(mortar: "m.tube", at: "F2", caller: "Gray")"#;
    let calls =
        |b: &Battle| b.legal().iter().any(|command| matches!(command, Command::Bombard { caller: Some(_), .. }));
    let field = |caller: &str| battle(&[TANK, mortar, caller], &at("g", "wehrmacht_squad", "F2"), &[]);
    let mut riding = field(&aboard("Gray", "us_leader", true));
    riding.refused_by(First, call, "RUL-117");
    assert!(!calls(&riding));
    assert!(calls(&field(&at("Gray", "us_leader", "C2"))), "beside the vehicle he does");
}

#[test]
fn rul_117_what_is_done_on_foot_alone_is_refused_by_its_own_rule() {
    let armed = |id: &str, weapon: &str, outside: bool| {
        format!(
            r#"(id: "{id}", unit: "us_parachute_half_squad", aboard: (vehicle: "t", outside: {outside}), weapons: [(id: "{id}-w", weapon: "{weapon}")])"#
        )
    };
    let foe = r#"(id: "g", unit: "german_tank_t", at: "D2", facing: E)"#;
    let mut b = battle(&[TANK, &armed("h", "bazooka", true), &armed("k", "mortar_51", true)], foe, &[]);
    let (shoot, bombard) =
        (r#"Shoot((unit: "h", weapon: "h-w", at: "D2", target: "g"))"#, r#"Bombard(mortar: "k-w", at: "D2")"#);
    for (order, rule) in [
        (r#"CloseAssault(at: "D2", assaults: [(unit: "h", target: "g")])"#, "RUL-117"),
        (r#"Exit(units: ["h"], by: Move)"#, "RUL-117"),
        (r#"Mount(units: ["h"], vehicle: "t")"#, "LNL-16.4-02"),
        (shoot, "LNL-16.2-06"),
        (bombard, "LNL-16.2-06"),
    ] {
        b.refused_by(First, order, rule);
    }
    let mut inside = battle(&[SMALL, &armed("h", "bazooka", false)], foe, &[]);
    inside.refused_by(First, shoot, "LNL-16.1-05");
    // In the Rally Phase they rally, and do nothing else.
    let doc = aboard("doc", "us_medic", true);
    let ours = [TANK, &armed("h", "bar", true), &armed("k", "m1919a6", true), &doc, &at("l", "us_leader", "C2")];
    let lies = r#"abandoned: [(id: "mg", weapon: "mg34", at: "C2")]"#;
    let theirs = at("g", "wehrmacht_squad", "F5");
    let text = scenario_text(OPEN_GROUND, "", &ours.join(", "), &theirs, crate::testing::RALLY_FIRST, lies);
    let mut b = Battle::from_text(&text, &[]);
    for (order, rule) in [
        (r#"Join(units: ["h", "k"])"#, "LNL-3.0-25"),
        (r#"GiveWeapon(weapon: "h-w", to: "k")"#, "LNL-3.0-29"),
        (r#"TakeWeapon(unit: "h", weapon: "mg")"#, "LNL-3.0-28"),
        (r#"Heal(medic: "doc", unit: "h")"#, "LNL-11.3-02"),
    ] {
        b.refused_by(First, order, rule);
    }
}
