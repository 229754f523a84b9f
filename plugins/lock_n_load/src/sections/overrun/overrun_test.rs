use super::*;
use crate::Question;
use crate::facts::command::Command;
use crate::files::markers::Marker;
use crate::sections::close_assault::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

const LEADER: &str = r#"armour_leader: (name: "Darius", morale: 7, leadership: 1)"#;
const INTO_B3: &str = r#"Overrun(unit: "tank", to: "B3")"#;
const SATCHEL: &str = r#"weapons: [(id: "charge", weapon: "german_satchel_charge")]"#;

/// Tank T in B4 looks at B3 and C3, and then at B2 (a wood) and C2.
fn tank(more: &str) -> String {
    format!(r#"(id: "tank", unit: "us_tank_t", at: "B4", facing: NNE, {more}),"#)
}

fn overrun(tanks: &str, infantry: &str, dice: &[u8]) -> Battle {
    Battle::new(BOARD, tanks, infantry, OPERATIONS_FIRST, dice)
}

/// A German squad of firepower 1 and morale 5.
fn weak(name: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{name}", unit: "wehrmacht_squad", at: "{at}", {more}),"#)
}

/// Attack and defence totals, and the margin.
fn resolved(events: &[Event]) -> Vec<(i32, i32, i32)> {
    let roll = |event: &Event| match event {
        Event::OverrunResolved(roll) => Some((roll.attack_total, i32::from(roll.defence_die), roll.margin)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

fn checked(events: &[Event]) -> Vec<(String, crate::CheckResult)> {
    let check = |event: &Event| match event {
        Event::DamageChecked { unit, result, .. } => Some((unit.to_string(), *result)),
        _ => None,
    };
    events.iter().filter_map(check).collect()
}

fn question(b: &Battle) -> Option<Question> {
    b.ask(|table| table.flow.question.clone())
}

#[test]
fn lnl_15_3_01_only_an_armed_vehicle_overruns() {
    let truck =
        r#"(id: "tank", unit: "us_truck", at: "B4", facing: NNE), (id: "a", unit: "us_parachute_squad", at: "A4")"#;
    let mut b = overrun(truck, &weak("x", "B3", ""), &[]);
    b.refused_by(US, INTO_B3, "LNL-15.3-01");
    b.refused_by(US, r#"Overrun(unit: "a", to: "B3")"#, "LNL-15.3-01");
}

#[test]
fn lnl_15_3_02_in_open_ground_alone() {
    let into = |terrain: &str| {
        let board = format!("......\n......\n.{terrain}....\n......");
        let mut b = Battle::new(&board, &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, &[1, 6, 6]);
        b.game
            .give(&table::Order {
                side: US,
                command: Command::Overrun { unit: Some(id("tank")), to: "B3".parse().unwrap() },
            })
            .is_ok()
    };
    assert_eq!([".", "b", "c"].map(into), [true; 3]);
    assert_eq!(["w", "o", "h", "s"].map(into), [false; 4]);
    let mut b = overrun(&tank(""), &weak("x", "C3", ""), &[]);
    b.refused_by(US, INTO_B3, "LNL-15.3-04");
    let board = "......\n......\n.w....\n......";
    Battle::new(board, &tank(""), &weak("x", "B3", ""), OPERATIONS_FIRST, &[]).refused_by(US, INTO_B3, "LNL-15.3-02");
}

#[test]
fn lnl_15_3_03_it_costs_4_points_more_and_the_vehicle_has_them_all() {
    let mut b = overrun(&tank(LEADER), &weak("x", "B3", ""), &[1, 6, 6, 1]);
    let events = b.give(US, INTO_B3);
    let (cost, lines) = events
        .iter()
        .find_map(
            |event| if let Event::Stepped { cost, lines, .. } = event { Some((*cost, lines.clone())) } else { None },
        )
        .unwrap();
    assert_eq!((cost, value(&lines, OVERRUN_COST)), (5, Some(4)));
    // A vehicle with 4 points pays for no overrun, though it may always make one step.
    let slow = scenario_text(BOARD, "", &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, "");
    let few = |points: u8, dice: &[u8]| {
        Battle::changed(
            &slow,
            |field| {
                let tank = field.definitions.units.iter_mut().find(|unit| unit.id == "us_tank_t").unwrap();
                tank.front.movement = points;
            },
            dice,
        )
    };
    few(4, &[]).refused_by(US, INTO_B3, "LNL-15.3-03");
    assert_eq!(resolved(&few(5, &[1, 6, 6]).give(US, INTO_B3)).len(), 1);
}

#[test]
fn lnl_15_3_04_all_enemies_in_the_hex_are_attacked() {
    let infantry = weak("x", "B3", "")
        + r#"(id: "boss", unit: "german_leader", at: "B3"), (id: "gun", unit: "german_gun_team", at: "B3", facing: E)"#;
    let mut b = overrun(&tank(""), &infantry, &[6, 1, 6, 6, 6]);
    let events = b.give(US, INTO_B3);
    let who: Vec<String> = checked(&events).into_iter().map(|(unit, _)| unit).collect();
    // LNL-15.3-08: the leader first.
    assert_eq!(who, ["boss", "x", "gun"]);
}

#[test]
fn lnl_15_3_05_all_its_weapons_its_weight_and_its_leader() {
    let sum = |more: &str| {
        let b = overrun(&tank(more), &weak("x", "B3", ""), &[]);
        let vehicle = b.unit("tank");
        b.ask(|table| strength(table, vehicle, b.spot("B3"))).iter().map(|line| line.value).collect::<Vec<i32>>()
    };
    assert_eq!(sum(""), [4, 2, 4, 2]);
    // The asterisk counts while it is Open.
    assert_eq!(sum("buttoned: true"), [4, 2, 2]);
    assert_eq!(sum(&format!("buttoned: true, {LEADER}")), [4, 2, 2, 1]);
}

/// The strength of Tank T with another gun.
fn with_gun(change: impl Fn(&mut crate::files::vehicle::OrdnanceDef)) -> Vec<(&'static str, i32)> {
    let text = scenario_text(BOARD, "", &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, "");
    let changed = Battle::changed(
        &text,
        |field| {
            let gun = field.definitions.weapons.iter_mut().find(|weapon| weapon.id == "gun_a").unwrap();
            change(gun.ordnance.as_mut().unwrap());
        },
        &[],
    );
    let vehicle = changed.unit("tank");
    changed
        .ask(|table| strength(table, vehicle, changed.spot("B3")))
        .iter()
        .map(|line| (line.rule.0, line.value))
        .collect()
}

#[test]
fn lnl_15_3_06_the_gun_counts_once_and_heat_less_1() {
    let rest = [("LNL-15.3-05", 2), ("LNL-15.3-05", 2)];
    assert_eq!(with_gun(|gun| gun.shots = 2), [[("LNL-15.3-06", 4)].as_slice(), &rest].concat());
    assert_eq!(with_gun(|gun| gun.heat = true), [[("LNL-15.3-06", 4), ("LNL-15.3-06", -1)].as_slice(), &rest].concat());
}

#[test]
fn lnl_rb_27_heat_counts_less_in_the_open() {
    let sum: i32 = with_gun(|gun| gun.heat = true).iter().map(|(_, value)| value).sum();
    assert_eq!(sum, 4 - 1 + 2 + 2);
}

#[test]
fn lnl_15_3_07_the_infantry_has_a_die_and_no_more() {
    // In brush, whose target modifier is 1.
    let board = "......\n......\n.b....\n......";
    let mut b = Battle::new(board, &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, &[1, 6, 6]);
    assert_eq!(resolved(&b.give(US, INTO_B3)), [(9, 6, 3)]);
}

#[test]
fn lnl_rb_26_no_target_modifier_in_the_defence() {
    let board = "......\n......\n.b....\n......";
    let mut b = Battle::new(board, &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, &[2, 5, 4]);
    assert_eq!(resolved(&b.give(US, INTO_B3)), [(10, 5, 5)]);
}

#[test]
fn lnl_rb_26_switched_on_the_target_modifier_counts() {
    // Open ground with smoke.
    let more = r#"switches: {"LNL-RB-26": true}, hex_markers: [("B3", SmokeOne)],"#;
    let of = |more: &str| {
        let dice = [2, 5, 4];
        let mut b =
            Battle::with(BOARD, "", &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, more, &dice);
        let whole = b.ask(|table| odds::odds(table, b.unit("tank"), b.spot("B3")));
        (resolved(&b.give(US, INTO_B3)), whole.units[0].checked)
    };
    let (without, all) = of(&more.replace("true", "false"));
    let (with, fewer) = of(more);
    assert_eq!((without, with), (vec![(10, 5, 5)], vec![(9, 5, 4)]));
    assert!(fewer <= all);
}

#[test]
fn lnl_15_3_08_one_margin_for_all() {
    let infantry = weak("x", "B3", "") + &weak("y", "B3", "");
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 3]);
    let events = b.give(US, INTO_B3);
    let margins: Vec<i32> = events
        .iter()
        .filter_map(|event| if let Event::DamageChecked { lines, .. } = event { Some(lines[0].value) } else { None })
        .collect();
    assert_eq!((resolved(&events), margins), (vec![(9, 6, 3)], vec![3, 3]));
    // A total that is not greater has no effect: nobody checks.
    let weak_gun = scenario_text(BOARD, "", &tank("buttoned: true"), &infantry, OPERATIONS_FIRST, "");
    let mut none = Battle::changed(
        &weak_gun,
        |field| {
            for weapon in &mut field.definitions.weapons {
                weapon.firepower = if weapon.id == "mg_2" { 0 } else { weapon.firepower };
                if let Some(gun) = weapon.ordnance.as_mut().filter(|_| weapon.id == "gun_a") {
                    gun.he = 0;
                }
            }
        },
        &[3, 5],
    );
    let events = none.give(US, INTO_B3);
    assert_eq!((resolved(&events), checked(&events)), (vec![(5, 5, 0)], vec![]));
}

#[test]
fn lnl_15_3_09_survivors_in_good_order_strike_back_whatever_their_markers() {
    let infantry = weak("x", "B3", "markers: [Moved]")
        + &weak("y", "B3", "markers: [OpsComplete], shaken: true")
        + r#"(id: "held", unit: "german_hero", at: "B3", markers: [Fired]), (id: "gun", unit: "german_gun_team", at: "B3", facing: E)"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2, 2, 2, 6, 6, 1, 1, 1, 6]);
    b.give(US, INTO_B3);
    let units = vec![id("x"), id("held")];
    assert_eq!(question(&b), Some(Question::AssaultBack { side: GE, vehicle: id("tank"), units }));
    for unit in ["y", "gun", "tank"] {
        b.refused_by(GE, &format!(r#"AssaultBack(unit: "{unit}")"#), "LNL-15.3-09");
    }
    b.refused_by(GE, "EndImpulse", "LNL-15.3-09");
    b.give(GE, r#"AssaultBack(unit: "x")"#);
    // Each once: the hero is left.
    b.refused_by(GE, r#"AssaultBack(unit: "x")"#, "LNL-15.3-09");
    assert_eq!(rolled(&b.give(GE, r#"AssaultBack(unit: "held")"#)), [("held".to_string(), 3, 8, false)]);
    assert_eq!(question(&b), None);
}

#[test]
fn lnl_15_3_10_no_modifier_of_the_hex_for_the_check() {
    let board = "......\n......\n.b....\n......";
    let mut b = Battle::new(board, &tank("buttoned: true"), &weak("x", "B3", ""), OPERATIONS_FIRST, &[1, 6, 2, 6, 6]);
    b.give(US, INTO_B3);
    assert_eq!(checks(&b.give(GE, r#"AssaultBack(unit: "x")"#)), [("x".to_string(), 5, false, vec![])]);
}

#[test]
fn lnl_15_3_11_no_marker_for_failing_or_in_vain() {
    for dice in [&[1, 6, 2, 6, 6][..], &[1, 6, 2, 1, 1, 1, 6]] {
        let mut b = overrun(&tank("buttoned: true"), &weak("x", "B3", ""), dice);
        b.give(US, INTO_B3);
        b.give(GE, r#"AssaultBack(unit: "x")"#);
        let unit = b.unit("x");
        assert_eq!(
            (at(&b, &["x"]), unit.markers, unit.shaken),
            (vec!["B3".into()], crate::markers::Markers::default(), false)
        );
    }
}

#[test]
fn lnl_rb_28_a_leader_helps_and_nobody_is_marked() {
    let infantry =
        weak("x", "B3", "") + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B3")"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2, 3, 3, 3, 3, 2, 2]);
    b.give(US, INTO_B3);
    let events = b.give(GE, r#"AssaultBack(unit: "x", leader: "boss")"#);
    let helped = vec!["LNL-17.1-08"];
    assert_eq!(checks(&events), [("boss".to_string(), 6, true, vec![]), ("x".to_string(), 6, true, helped)]);
    assert_eq!(rolled(&events), [("x".to_string(), 2 + 1 + 1, 2 + 2, false)]);
    assert!(!has(&b, "boss", Marker::Moved) && !has(&b, "x", Marker::Moved));
}

#[test]
fn a_leader_helps_one_who_strikes_back_and_no_other() {
    let infantry = weak("x", "B3", "")
        + &weak("y", "B3", "")
        + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B3")"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2, 2, 1, 1, 1, 1, 1, 6]);
    b.give(US, INTO_B3);
    b.give(GE, r#"AssaultBack(unit: "x", leader: "boss")"#);
    b.refused_by(GE, r#"AssaultBack(unit: "y", leader: "boss")"#, "LNL-15.3-09");
}

#[test]
fn lnl_15_3_12_a_vehicle_that_survives_moves_on_and_overruns_again() {
    let infantry = weak("x", "B3", "") + &weak("y", "C2", "");
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 6, 1, 6, 6]);
    b.give(US, INTO_B3);
    // Both are Shaken, and nobody strikes back.
    let events = b.give(US, r#"Overrun(to: "C2")"#);
    assert_eq!((resolved(&events).len(), at(&b, &["tank"])), (1, vec!["C2".to_string()]));
    let mut on = overrun(&tank("buttoned: true"), &weak("x", "B3", ""), &[1, 6, 6]);
    on.give(US, INTO_B3);
    on.refused_by(US, r#"Overrun(unit: "x", to: "C2")"#, "LNL-6.0-03");
    on.give(US, r#"Step(to: "C2")"#);
    on.give(US, "Stop");
    // It has left the hex, so nobody gives way.
    assert_eq!((at(&on, &["tank", "x"]), question(&on)), (vec!["C2".into(), "B3".into()], None));
}

#[test]
fn lnl_15_3_13_who_is_overrun_may_give_way_to_a_vehicle_that_stays() {
    let infantry = weak("x", "B3", "shaken: true") + &weak("y", "B3", "shaken: true");
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2]);
    b.give(US, INTO_B3);
    b.give(US, "Stop");
    let place = "B3".parse().unwrap();
    assert_eq!(question(&b), Some(Question::GiveWay { side: GE, at: place, units: vec![id("x"), id("y")] }));
    b.refused_by(GE, r#"Retreat(unit: "x", to: "D3")"#, "LNL-15.3-13");
    b.refused_by(GE, r#"Retreat(unit: "tank", to: "A3")"#, "LNL-15.3-13");
    b.refused_by(GE, "EndImpulse", "LNL-15.3-13");
    b.give(GE, r#"Retreat(unit: "x", to: "A3")"#);
    b.refused_by(GE, r#"Retreat(unit: "x", to: "A2")"#, "LNL-15.3-13");
    b.give(GE, "Stay");
    assert_eq!((at(&b, &["x", "y", "tank"]), question(&b)), (vec!["A3".into(), "B3".into(), "B3".into()], None));
}

#[test]
fn lnl_rb_29_a_retreat_is_free_and_leaves_no_marker() {
    let infantry = weak("x", "B3", "shaken: true, markers: [OpsComplete]");
    let more = tank("buttoned: true") + r#"(id: "watch", unit: "us_parachute_squad", at: "C4")"#;
    let mut b = overrun(&more, &infantry, &[1, 6, 2]);
    b.give(US, INTO_B3);
    b.give(US, "Stop");
    b.give(GE, r#"Retreat(unit: "x", to: "A3")"#);
    // Nobody is asked for Opportunity Fire.
    assert_eq!((question(&b), has(&b, "x", Marker::Moved)), (None, false));
    // Not where an enemy stands.
    let mut near = overrun(&more, &weak("x", "B3", "shaken: true"), &[1, 6, 2]);
    near.give(US, INTO_B3);
    near.give(US, "Stop");
    near.refused_by(GE, r#"Retreat(unit: "x", to: "C4")"#, "LNL-15.3-13");
}

#[test]
fn lnl_16_4_02_who_has_given_way_mounts_nothing_in_that_phase() {
    let truck = r#"(id: "truck", unit: "german_truck", at: "A3", facing: E),"#;
    let infantry = weak("x", "B3", "shaken: true") + &weak("y", "A3", "shaken: true") + truck;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 1, 2]);
    b.give(US, INTO_B3);
    b.give(US, "Stop");
    b.give(GE, r#"Retreat(unit: "x", to: "A3")"#);
    b.give(US, "EndImpulse");
    b.refused_by(GE, r#"Mount(units: ["x"], vehicle: "truck")"#, "LNL-16.4-02");
    let mounts = b.legal().into_iter().filter_map(|command| match command {
        Command::Mount { units, .. } => Some(units.to_vec()),
        _ => None,
    });
    assert_eq!(mounts.collect::<Vec<_>>(), [[id("y")], [id("y")]], "by Move alone, inside or on top");
    // In the next turn it was there from the beginning.
    while b.ask(|table| table.flow.turn.number) == 1 {
        let side = b.game.to_act().expect("it goes on");
        b.give(side, "Pass");
    }
    for order in ["RallyDone", "RallyDone", "Pass"] {
        let side = b.game.to_act().expect("it goes on");
        if order == "RallyDone" || side == US {
            b.give(side, order);
        }
    }
    b.give(GE, r#"Mount(units: ["x"], vehicle: "truck")"#);
}

#[test]
fn lnl_15_3_14_if_the_vehicle_is_destroyed_nothing_further_happens() {
    let infantry = weak("x", "B3", SATCHEL)
        + &weak("y", "B3", "")
        + r#"(id: "gun", unit: "german_gun_team", at: "B3", facing: E, shaken: true)"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2, 2, 1, 1, 6, 1]);
    b.give(US, INTO_B3);
    b.give(GE, r#"AssaultBack(unit: "x", weapon: "charge")"#);
    assert_eq!(
        (at(&b, &["x", "y", "gun", "tank"]), question(&b)),
        (vec!["B3".into(), "B3".into(), "B3".into(), "off".into()], None)
    );
    assert!(wreck(&b, "B3") && !has(&b, "x", Marker::Moved) && b.ask(|table| table.flow.moving().is_none()));
}

#[test]
fn lnl_15_3_15_the_vehicle_is_under_moved_and_fires_no_more() {
    let mut b = overrun(&tank("buttoned: true"), &(weak("x", "B3", "shaken: true") + &weak("y", "E2", "")), &[1, 6, 2]);
    b.give(US, INTO_B3);
    b.give(US, "Stop");
    b.give(GE, "Stay");
    assert!(has(&b, "tank", Marker::Moved));
    let fires = |command: &Command| match command {
        Command::Fire(order) => order.firers.iter().any(|part| part.unit == id("tank")),
        _ => false,
    };
    assert!(!b.legal().iter().any(fires));
}

#[test]
fn lnl_15_3_16_an_overrun_leaves_no_fired_marker() {
    let infantry = weak("x", "B3", "") + &weak("y", "C2", "");
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 6, 1, 6, 6]);
    b.give(US, INTO_B3);
    let events = b.give(US, r#"Overrun(to: "C2")"#);
    // With its weapons each time.
    assert_eq!(resolved(&events), [(9, 6, 3)]);
    assert!(!has(&b, "tank", Marker::Fired));
}

#[test]
fn lnl_rb_31_a_shaken_vehicle_overruns_nobody() {
    let mut b = overrun(&tank("shaken: true"), &weak("x", "B3", ""), &[]);
    b.refused_by(US, INTO_B3, "LNL-15.0-09");
}

#[test]
fn lnl_15_2_04_an_assault_move_is_no_overrun() {
    let mut b = overrun(&tank(""), &weak("x", "C2", "markers: [Fired]"), &[]);
    b.give(US, r#"Move(units: ["tank"], by: AssaultMove, to: "B3")"#);
    b.refused_by(US, r#"Overrun(to: "C2")"#, "LNL-15.2-04");
}

#[test]
fn infantry_is_overrun_where_no_enemy_vehicle_is() {
    let infantry = weak("x", "B3", "") + r#"(id: "tiger", unit: "german_tank_t", at: "B3", facing: E)"#;
    overrun(&tank(""), &infantry, &[]).refused_by(US, INTO_B3, "LNL-RB-30");
}

#[test]
fn lnl_xb_20_overrun() {
    let infantry = weak("x", "B3", "") + &weak("y", "C2", "");
    let buttoned = tank(&format!("buttoned: true, {LEADER}"));
    // A natural 1 brings a hero on an even die.
    let mut b = overrun(&buttoned, &infantry, &[2, 3, 1, 1, 2, 3, 2, 1]);
    let events = b.give(US, INTO_B3);
    assert_eq!(
        (resolved(&events), checked(&events)),
        (vec![(11, 3, 8)], vec![("x".into(), crate::CheckResult::Shaken)])
    );
    let again = b.give(US, r#"Overrun(to: "C2")"#);
    assert_eq!(checked(&again), [("y".to_string(), crate::CheckResult::Casualties)]);
    let mut open = overrun(&tank(LEADER), &infantry, &[2, 3, 6, 6]);
    assert_eq!(resolved(&open.give(US, INTO_B3)), [(15, 3, 12)]);
}

#[test]
fn lnl_xb_21_close_assault_after_an_overrun() {
    let tanks = tank(&format!("buttoned: true, {LEADER}"))
        + r#"(id: "rider", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#;
    let mut b = overrun(&tanks, &weak("x", "B3", SATCHEL), &[1, 6, 1, 1, 2, 3, 2, 4]);
    b.give(US, INTO_B3);
    let events = b.give(GE, r#"AssaultBack(unit: "x", weapon: "charge")"#);
    assert_eq!(checks(&events), [("x".to_string(), 5, true, vec![])]);
    assert_eq!(rolled(&events), [("x".to_string(), 9, 6, true)]);
    let mut gone = lost(&events);
    gone.sort();
    assert_eq!(gone, ["rider", "tank", "tank.crew"]);
    assert!(b.weapon("charge").gone && wreck(&b, "B3"));
}

#[test]
fn lnl_xb_22_shaken_team() {
    let infantry =
        weak("s", "B3", "shaken: true") + r#"(id: "team", unit: "german_mortar_team", at: "B3", shaken: true)"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2]);
    b.give(US, INTO_B3);
    let events = b.give(US, "Stop");
    assert_eq!(lost(&events), ["team"]);
    b.give(GE, r#"Retreat(unit: "s", to: "A3")"#);
    assert_eq!(at(&b, &["s", "tank"]), ["A3", "B3"]);
}

#[test]
fn every_answer_that_is_offered_is_accepted() {
    let infantry = weak("x", "B3", SATCHEL) + r#"(id: "boss", unit: "german_leader", at: "B3")"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2]);
    let begins = |command: &Command| matches!(command, Command::Overrun { unit: Some(_), .. });
    assert_eq!(b.legal().into_iter().filter(begins).count(), 1);
    b.give(US, INTO_B3);
    // With the charge or without, with the leader or without, or nobody.
    let answers = b.legal();
    assert_eq!(answers.len(), 5);
    for answer in &answers {
        b.ask(|table| {
            crate::facts::seen::seen_by(table, GE, |seen| crate::dispatch::judge::judge(seen, GE, answer)).map(drop)
        })
        .unwrap();
    }
}

#[test]
fn the_chances_are_those_of_fire_with_another_advantage() {
    let b = overrun(&tank("buttoned: true"), &weak("x", "B3", ""), &[]);
    let (vehicle, spot) = (b.unit("tank"), b.spot("B3"));
    let odds = b.ask(|table| odds::odds(table, vehicle, spot));
    assert_eq!(odds.units.len(), 1);
    // 8 over a die: every throw is greater, and margins run from 3 to 13; with morale 5 only margin 3 and 4 can be survived whole.
    let unit = odds.units[0];
    assert_eq!(unit.checked, odds.out_of);
    let whole = |margin: i32| u64::try_from((5 - margin).clamp(0, 6)).unwrap();
    let throws = |margin: i32| {
        (1..=6).flat_map(|a| (1..=6).map(move |d| 8 + a - d)).filter(|found| *found == margin).count() as u64
    };
    let safe: u64 = (3..=13).map(|margin| whole(margin) * throws(margin)).sum();
    assert_eq!(unit.no_effect * 216, safe * odds.out_of);
}

#[test]
fn the_chances_of_striking_back_are_those_of_all_throws() {
    let infantry =
        weak("x", "B3", "") + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B3")"#;
    let mut b = overrun(&tank("buttoned: true"), &infantry, &[1, 6, 2, 2]);
    b.give(US, INTO_B3);
    // A throw of two dice for each sum, and how many there are.
    let sums = || (2..=12_u8).map(|sum| ((sum / 2, sum - sum / 2), 6 - u64::from(sum.abs_diff(7))));
    for leader in [None, Some(id("boss"))] {
        let back = b.ask(|table| strike_back(table, GE, id("x"), None, leader)).expect("it is asked");
        let mut hits = 0;
        for ((a, c), first) in sums() {
            for ((d, e), second) in sums() {
                for (attack, defence) in (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| (one, other))) {
                    let checks = if leader.is_some() { vec![a, c, d, e] } else { vec![d, e] };
                    let dice = [&checks[..], &[attack, defence]].concat();
                    let events = b.ask(|table| strike(table, &mut table::DiceCup::forced(dice), &back));
                    hits += if rolled(&events).iter().any(|roll| roll.3) { first * second } else { 0 };
                }
            }
        }
        assert_eq!(b.ask(|table| back.odds(table)), (hits, 36 * 36 * 36), "{leader:?}");
    }
}

#[test]
fn lnl_rb_75_light_woods_are_cover_and_brush_is_overrun() {
    let definitions = crate::testing::definitions();
    let set = crate::testing::terrain_set();
    let chart = |key: &str| definitions.terrain(set.terrain(key).unwrap());
    assert_eq!((chart("light_woods").tm, chart("light_woods").overrun), (1, false));
    assert!(chart("brush").overrun);
    let sight = |key: &str| set.terrains.iter().find(|terrain| terrain.id == key).unwrap().sight;
    assert_eq!([sight("light_woods"), sight("brush")], [hex_board::SightClass::Degrading; 2]);
}
