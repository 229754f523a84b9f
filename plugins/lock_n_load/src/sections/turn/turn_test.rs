use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::files::markers::{HexMarker, Marker};
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST};
use table::Side;

/// Two squads that see nothing of each other.
const BOARD: &str = "...fff..";
const OURS: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
const THEIRS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "H1")"#;
/// The Rally Phase before the dice of the initiative.
const RALLY: &str = "phase: Rally";

fn battle(start: &str, dice: &[u8]) -> Battle {
    Battle::new(BOARD, OURS, THEIRS, start, dice)
}

fn phases(events: &[Event]) -> Vec<(u8, Phase)> {
    let began = |event: &Event| match event {
        Event::PhaseBegan { turn, phase } => Some((*turn, *phase)),
        _ => None,
    };
    events.iter().filter_map(began).collect()
}

fn stands(battle: &mut Battle) -> (u8, Phase, Option<Side>) {
    battle.ask(|table| (table.flow.turn.number, table.flow.turn.phase, table.flow.active()))
}

/// The holder of the initiative and the rule that gave it, after these dice.
fn initiative(start: &str, more: &str, dice: &[u8]) -> (Option<Side>, Vec<&'static str>) {
    let battle = Battle::with(BOARD, "", OURS, THEIRS, start, more, dice);
    let rule = |event: &Event| match event {
        Event::InitiativeRolled { rule, .. } => Some(rule.0),
        _ => None,
    };
    let rules = battle.game.journal().events().filter_map(rule).collect();
    assert_eq!(battle.dice_left(), 0);
    (battle.ask(|table| table.flow.turn.initiative), rules)
}

#[test]
fn lnl_2_0_01_three_phases_in_their_order() {
    let mut battle = battle(RALLY, &[5, 2, 3, 4]);
    assert_eq!(stands(&mut battle), (1, Phase::Rally, Some(Side::First)));
    battle.give(Side::First, "RallyDone");
    assert_eq!(phases(&battle.give(Side::Second, "RallyDone")), [(1, Phase::Operations)]);
    battle.give(Side::First, "Pass");
    battle.give(Side::Second, "Pass");
    assert_eq!(phases(&battle.give(Side::First, "Pass")), [(1, Phase::Administrative), (2, Phase::Rally)]);
    assert_eq!(stands(&mut battle), (2, Phase::Rally, Some(Side::Second)));
}

#[test]
fn lnl_2_0_02_rallying_and_weapons_belong_to_the_rally_phase() {
    let mut battle = battle(OPERATIONS_FIRST, &[]);
    for (order, rule) in [
        (r#"Rally(unit: "a")"#, "LNL-2.0-02"),
        (r#"Heal(medic: "a", unit: "a")"#, "LNL-11.3-02"),
        (r#"Join(units: ["a", "a"])"#, "LNL-2.0-02"),
        (r#"TakeWeapon(unit: "a", weapon: "g")"#, "LNL-1.6.1-22"),
        (r#"GiveWeapon(weapon: "g", to: "a")"#, "LNL-3.0-29"),
        (r#"TurnTripod(weapon: "g")"#, "LNL-3.0-30"),
        (r#"Dedication(unit: "a")"#, "LNL-13.81-05"),
        ("RallyDone", "LNL-2.0-02"),
    ] {
        battle.refused_by(Side::First, order, rule);
    }
}

#[test]
fn lnl_2_0_03_impulses_belong_to_the_operations_phase() {
    let mut battle = battle(RALLY_FIRST, &[]);
    for order in [
        "Pass",
        "EndImpulse",
        "Stop",
        r#"Step(to: "B1")"#,
        r#"Move(units: ["a"], by: Move, to: "B1")"#,
        r#"Fire((firers: [(unit: "a")], at: "H1"))"#,
        r#"Smoke(unit: "a", at: "A1")"#,
        r#"Spot(unit: "a", at: "H1")"#,
        r#"Activate(at: "A1")"#,
        r#"ActivateEntry(group: "a")"#,
        r#"Withdraw(units: ["a"])"#,
        r#"FightMelee(at: "A1")"#,
        r#"Exit(units: ["a"])"#,
    ] {
        battle.refused_by(Side::First, order, "LNL-2.0-03");
    }
    battle.refused_by(Side::First, "SetUpDone", "LNL-SC-01");
}

#[test]
fn lnl_2_0_04_the_administrative_phase_clears_markers_and_advances_the_turn() {
    let mut battle = battle(&format!("{OPERATIONS_FIRST}, passes: 2"), &[1, 2]);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(Side::First, "Stop");
    assert!(battle.unit("a").has(Marker::Moved));
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.give(Side::First, "Pass");
    battle.give(Side::Second, "Pass");
    assert!(!battle.unit("a").has(Marker::Moved));
    assert_eq!(stands(&mut battle).0, 2);
}

#[test]
fn lnl_3_0_01_the_higher_die_has_the_initiative() {
    assert_eq!(initiative(RALLY, "", &[4, 3]), (Some(Side::First), vec!["LNL-3.0-01"]));
    assert_eq!(initiative(RALLY, "", &[1, 6]), (Some(Side::Second), vec!["LNL-3.0-01"]));
}

#[test]
fn lnl_3_0_02_on_a_tie_the_holder_keeps_the_initiative() {
    let second = "turn: 3, phase: Rally, initiative: Second";
    assert_eq!(initiative(second, "", &[5, 5]), (Some(Side::Second), vec!["LNL-3.0-02"]));
    // The example: turn 1 after a turn whose initiative the scenario gives.
    assert_eq!(initiative("phase: Rally, initiative: Second", "", &[5, 5]), (Some(Side::Second), vec!["LNL-3.0-02"]));
}

#[test]
fn lnl_3_0_03_on_a_tie_in_the_first_turn_the_scenario_decides_or_both_roll_again() {
    assert_eq!(initiative(RALLY, "", &[2, 2]), (Some(Side::First), vec!["LNL-3.0-03"]));
    let text = crate::testing::scenario_text(BOARD, "", OURS, THEIRS, RALLY, "").replace("initiative: First,", "");
    let battle = Battle::from_text(&text, &[2, 2, 6, 6, 3, 4]);
    assert_eq!(battle.ask(|table| table.flow.turn.initiative), Some(Side::Second));
    let rolls = battle.game.journal().events().filter(|event| matches!(event, Event::InitiativeRolled { .. })).count();
    assert_eq!((rolls, battle.dice_left()), (3, 0));
}

#[test]
fn rul_109_a_scenario_may_give_the_initiative_of_turn_1_outright() {
    let text = |ours: &str| {
        crate::testing::scenario_text(BOARD, "", ours, THEIRS, "", "")
            .replace("initiative: First,", "first_initiative: Second,")
    };
    let stood =
        |b: &Battle| b.ask(|table| (table.flow.turn.number, table.flow.turn.initiative, table.flow.turn.rolled));
    let mut b = Battle::from_text(&text(OURS), &[3, 1]);
    assert_eq!((stood(&b), b.game.to_act()), ((1, Some(Side::Second), true), Some(Side::Second)));
    assert_eq!(b.dice_left(), 2, "not rolled for");
    // The next turn is rolled for as always.
    b.give(Side::Second, "RallyDone");
    b.give(Side::First, "RallyDone");
    for side in [Side::Second, Side::First, Side::Second] {
        b.give(side, "Pass");
    }
    assert_eq!((stood(&b), b.dice_left()), ((2, Some(Side::First), true), 0));
    // Also where the sides set up first (LNL-SC-12).
    let zone = r#"(name: "US", formation: "us_parachute", zones: [(id: "z", hexes: ["A1"])],"#;
    let waits = text(r#"(id: "a", unit: "us_parachute_squad", zone: "z")"#);
    let mut b = Battle::from_text(&waits.replace(r#"(name: "US", formation: "us_parachute","#, zone), &[]);
    b.give(Side::First, "PlaceAll");
    b.give(Side::First, "SetUpDone");
    assert_eq!((stood(&b), b.game.to_act()), ((1, Some(Side::Second), true), Some(Side::Second)));
}

#[test]
fn lnl_3_0_04_first_the_side_with_the_initiative_then_the_other() {
    let mut battle = battle(RALLY, &[1, 2]);
    battle.refused_by(Side::First, "RallyDone", "LNL-3.0-04");
    battle.give(Side::Second, "RallyDone");
    battle.refused_by(Side::Second, "RallyDone", "LNL-3.0-04");
    battle.give(Side::First, "RallyDone");
    assert_eq!(stands(&mut battle), (1, Phase::Operations, Some(Side::Second)));
}

#[test]
fn a_scenario_may_start_in_the_second_part_of_the_rally_phase() {
    let mut battle = battle("phase: Rally, initiative: First, rolled: true, active: Second", &[]);
    battle.give(Side::Second, "RallyDone");
    assert_eq!(stands(&mut battle), (1, Phase::Operations, Some(Side::First)));
}

#[test]
fn lnl_4_0_01_impulses_alternate_from_the_side_with_the_initiative_on() {
    let mut battle = battle(RALLY, &[1, 2]);
    battle.give(Side::Second, "RallyDone");
    battle.give(Side::First, "RallyDone");
    battle.refused_by(Side::First, "Pass", "LNL-4.0-01");
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "G1")"#);
    battle.give(Side::Second, "Stop");
    battle.give(Side::Second, "EndImpulse");
    battle.refused_by(Side::Second, "Pass", "LNL-4.0-01");
    battle.give(Side::First, "Pass");
    assert_eq!(stands(&mut battle).2, Some(Side::Second));
}

#[test]
fn lnl_4_0_03_three_passes_in_a_row_end_the_phase() {
    let mut battle = battle(OPERATIONS_FIRST, &[1, 2]);
    battle.give(Side::First, "Pass");
    let second = battle.give(Side::Second, "Pass");
    assert!(second.contains(&Event::Passed { side: Side::Second, in_a_row: 2 }));
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    let again = battle.give(Side::Second, "Pass");
    assert!(
        again.contains(&Event::Passed { side: Side::Second, in_a_row: 1 }),
        "an impulse that is no pass starts the count again"
    );
    assert_eq!(phases(&battle.give(Side::First, "Pass")), []);
    assert_eq!(phases(&battle.give(Side::Second, "Pass")), [(1, Phase::Administrative), (2, Phase::Rally)]);
}

#[test]
fn lnl_4_0_04_the_phase_ends_when_all_units_have_acted() {
    let mut battle = Battle::new(
        BOARD,
        &format!(
            r#"{OURS}, (id: "b", unit: "us_parachute_squad", at: "A1", markers: [Fired]), (id: "s", unit: "us_sniper")"#
        ),
        r#"(id: "x", unit: "wehrmacht_squad", at: "H1", markers: [OpsComplete])"#,
        OPERATIONS_FIRST,
        &[1, 2],
    );
    battle.give(Side::First, r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#);
    assert_eq!(phases(&battle.give(Side::First, "EndImpulse")), [(1, Phase::Administrative), (2, Phase::Rally)]);
}

#[test]
fn a_shaken_unit_that_could_crawl_keeps_the_phase_open() {
    let shaken = r#"(id: "x", unit: "wehrmacht_squad", at: "H1", shaken: true)"#;
    let mut battle = Battle::new(BOARD, OURS, shaken, OPERATIONS_FIRST, &[]);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    assert_eq!(stands(&mut battle), (1, Phase::Operations, Some(Side::Second)));
}

const MARKED: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true, markers: [Moved, Fired]),
    (id: "b", unit: "us_parachute_squad", at: "A1", markers: [AssaultMoved, Fired]),
    (id: "c", unit: "us_parachute_squad", at: "B1", markers: [LowCrawled]),
    (id: "d", unit: "us_parachute_squad", at: "B1", markers: [Stealthy]),
    (id: "l", unit: "us_leader", at: "A1", markers: [Wounded, Widened, OpsComplete])"#;

fn administrative() -> Battle {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "H1"), (id: "y", unit: "wehrmacht_squad", at: "G1")"#;
    let ours = format!(r#"{MARKED}, (id: "e", unit: "us_parachute_squad", at: "G1", markers: [WithdrawTried])"#);
    let start = format!("{OPERATIONS_SECOND}, passes: 2");
    let markers = r#"hex_markers: [("A1", Spotted), ("B1", SmokeOne), ("C1", SmokeTwo), ("G1", Melee)],"#;
    Battle::with(BOARD, "", &ours, theirs, &start, markers, &[1, 2])
}

fn hex_markers(battle: &mut Battle) -> Vec<(String, HexMarker)> {
    battle.ask(|table| {
        let all = table.hexes.all().iter();
        all.map(|(spot, marker)| (table.field.map.place(*spot).to_string(), *marker)).collect()
    })
}

#[test]
fn lnl_9_0_01_the_administrative_phase_follows_the_operations_phase() {
    let mut battle = administrative();
    let events = battle.give(Side::Second, "Pass");
    assert_eq!(phases(&events)[0], (1, Phase::Administrative));
}

#[test]
fn lnl_9_0_02_activity_and_spotted_markers_go() {
    let mut battle = administrative();
    let events = battle.give(Side::Second, "Pass");
    let cleared = events.iter().find_map(|event| match event {
        Event::MarkersCleared { units, hexes } => Some((units.clone(), hexes.clone())),
        _ => None,
    });
    let (units, hexes) = cleared.unwrap_or_default();
    assert_eq!(units.len(), 9);
    assert_eq!(hexes.len(), 3, "Spotted and both smokes, not the melee");
    for (unit, marker) in [
        ("a", Marker::Moved),
        ("a", Marker::Fired),
        ("b", Marker::AssaultMoved),
        ("b", Marker::Fired),
        ("c", Marker::LowCrawled),
        ("d", Marker::Stealthy),
        ("e", Marker::WithdrawTried),
        ("l", Marker::OpsComplete),
        ("l", Marker::Widened),
    ] {
        let unit = battle.unit(unit);
        assert!(!unit.has(marker), "{marker:?}");
        assert!(units.contains(&(unit.id, marker)));
    }
    assert!(!hex_markers(&mut battle).iter().any(|(_, marker)| *marker == HexMarker::Spotted));
}

#[test]
fn lnl_9_0_04_smoke_two_goes_before_smoke_one_is_turned() {
    let mut battle = administrative();
    battle.give(Side::Second, "Pass");
    let smoke: Vec<_> =
        hex_markers(&mut battle).into_iter().filter(|(_, marker)| *marker != HexMarker::Melee).collect();
    assert_eq!(smoke, [("B1".to_string(), HexMarker::SmokeTwo)]);
}

#[test]
fn lnl_9_0_05_melee_markers_go_where_one_side_is_left() {
    let fight = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "b", unit: "us_parachute_squad", at: "G1")"#;
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "A1"), (id: "y", unit: "wehrmacht_squad", at: "G1")"#;
    let melees = r#"hex_markers: [("A1", Melee), ("G1", Melee)],"#;
    let mut battle = Battle::with(BOARD, "", fight, theirs, OPERATIONS_FIRST, melees, &[6, 6, 1, 2]);
    battle.give(Side::First, r#"FightMelee(at: "A1")"#);
    battle.give(Side::First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"])"#);
    battle.give(Side::Second, "MeleeAttack(attackers: [], defenders: [])");
    let melee = |at: &str| (at.to_string(), HexMarker::Melee);
    assert_eq!(hex_markers(&mut battle), [melee("A1"), melee("G1")], "it stays until the Administrative Phase");
    battle.give(Side::Second, "Pass");
    battle.give(Side::First, "Pass");
    battle.give(Side::Second, "Pass");
    assert_eq!(hex_markers(&mut battle), [melee("G1")]);
}

#[test]
fn lnl_9_0_07_wounds_and_shaken_units_stay() {
    let mut battle = administrative();
    battle.give(Side::Second, "Pass");
    assert!(battle.unit("a").shaken);
    assert!(battle.unit("l").has(Marker::Wounded));
}

#[test]
fn lnl_9_0_08_the_turn_advances_and_the_next_rally_phase_begins() {
    let mut battle = administrative();
    battle.give(Side::Second, "Pass");
    assert_eq!(stands(&mut battle), (2, Phase::Rally, Some(Side::Second)));
    assert!(battle.ask(|table| table.flow.turn.rolled));
}

#[test]
fn an_order_that_answers_nothing_is_refused_by_the_rule_of_its_question() {
    let mut battle = battle(OPERATIONS_FIRST, &[]);
    for (order, rule) in [
        ("HoldFire", "LNL-5.3-05"),
        ("HoldFireForMove", "LNL-5.3-05"),
        (r#"CheckNext(leader: "a")"#, "LNL-5.0-10"),
        (r#"DropWeapon(weapon: "a")"#, "LNL-1.6.1-19"),
        (r#"GoTo(unit: "a", to: "B1")"#, "LNL-1.6.2-09"),
        (r#"MeleeAttack(attackers: [], defenders: [])"#, "LNL-8.0-08"),
        (r#"MeleeDefence(satchels: [])"#, "LNL-8.0-26"),
        (r#"SniperFire(sniper: "a", at: "A1")"#, "LNL-11.4-03"),
    ] {
        battle.refused_by(Side::First, order, rule);
    }
}

#[test]
fn lnl_1_1_08_a_support_weapon_does_nothing_without_its_owner() {
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "A1", weapons: [(id: "g", weapon: "bar")]), (id: "b", unit: "us_parachute_squad", at: "A1")"#;
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "C1", markers: [Fired])"#;
    let lying = r#"abandoned: [(id: "h", weapon: "bar", at: "A1")],"#;
    let mut battle = Battle::with("...", "", ours, theirs, OPERATIONS_FIRST, lying, &[1, 6]);
    battle.refused(Side::First, r#"Fire((firers: [(unit: "b", weapons: ["h"])], at: "C1"))"#);
    battle.refused(Side::First, r#"Fire((firers: [(unit: "b", weapons: ["g"])], at: "C1"))"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a", weapons: ["g"])], at: "C1"))"#);
}

#[test]
fn lnl_1_2_01_a_roll_is_two_six_sided_dice_added() {
    let shaken = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let rally = |dice: [u8; 2]| {
        let mut battle = Battle::new(BOARD, shaken, THEIRS, RALLY_FIRST, &dice);
        battle.give(Side::First, r#"Rally(unit: "l")"#);
        (battle.unit("l").shaken, battle.dice_left())
    };
    assert_eq!(rally([3, 3]), (false, 0));
    assert_eq!(rally([3, 4]), (true, 0));
    let mut seven = Battle::new(BOARD, shaken, THEIRS, RALLY_FIRST, &[7, 1]);
    let l = seven.unit("l").id;
    let order = table::Order { side: Side::First, command: crate::Command::Rally { unit: l, by: None } };
    assert!(matches!(seven.game.give(&order), Err(table::GameError::Dice { .. })));
}

#[test]
fn lnl_1_2_02_a_single_die_is_one_die() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#;
    let mut battle = Battle::new("...f", OURS, theirs, OPERATIONS_FIRST, &[1, 2]);
    battle.give(Side::First, r#"Spot(unit: "a", at: "D1")"#);
    assert_eq!(battle.dice_left(), 1);
}

#[test]
fn lnl_8_1_05_a_melee_marker_may_lie_where_one_side_is_left() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "C1")"#;
    let marker = r#"hex_markers: [("A1", Melee)]"#;
    let mut battle = Battle::with("...", "", squad, enemy, OPERATIONS_FIRST, marker, &[6, 1]);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-8.1-01");
    for side in [Side::First, Side::Second, Side::First] {
        battle.give(side, "Pass");
    }
    let spot = battle.spot("A1");
    assert!(!battle.ask(|table| table.hexes.has(spot, HexMarker::Melee)), "gone in the Administrative Phase");
    let nobody = crate::testing::scenario_text("...", "", squad, enemy, "", r#"hex_markers: [("B1", Melee)]"#);
    assert!(Battle::start(&nobody).expect_err("nobody is there")[0].contains("hex_markers[0]"));
}

#[test]
fn lnl_9_0_b03_the_administrative_phase_clears_the_markers_of_vehicles_and_teams() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "A1", markers: [Moved]), (id: "u", unit: "us_tank_t", at: "B1", markers: [AssaultMoved, Fired]),
        (id: "g", unit: "us_gun_team", at: "A1", markers: [Moved, Fired]), (id: "m", unit: "us_mg_team", at: "B1", markers: [OpsComplete])"#;
    let (start, spotted) =
        ("phase: Operations, initiative: First, active: First, passes: 2", r#"hex_markers: [("B1", Spotted)],"#);
    let mut battle = Battle::with(BOARD, "", ours, THEIRS, start, spotted, &[5, 2]);
    assert!(!hex_markers(&mut battle).is_empty());
    battle.give(Side::First, "Pass");
    for id in ["t", "u", "g", "m"] {
        assert_eq!(battle.unit(id).markers, crate::files::markers::Markers::default(), "{id}");
    }
    assert_eq!(hex_markers(&mut battle), [], "nor is a hex that holds a vehicle Spotted any more");
}

#[test]
fn lnl_9_0_b04_what_a_vehicle_is_stays_in_the_administrative_phase() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "A1", facing: E, turret: W, buttoned: true, emplaced: true,
            mounted: [(id: "gun", acquired: (target: Units("H1"), level: 2))]),
        (id: "u", unit: "us_tank_t", at: "B1", shaken: true)"#;
    let more = r#"hex_markers: [("C1", Wreck), ("D1", Abandoned), ("E1", Ffe(firepower: 3, mortar: true))]"#;
    let start = "phase: Operations, initiative: First, active: First, passes: 2";
    let mut battle = Battle::with(BOARD, "", ours, THEIRS, start, more, &[5, 2]);
    let (before, acquired) = (["t", "u"].map(|id| battle.unit(id)), battle.weapon("t.gun").acquired);
    battle.give(Side::First, "Pass");
    assert_eq!(["t", "u"].map(|id| battle.unit(id)), before);
    assert!(acquired.is_some() && battle.weapon("t.gun").acquired == acquired);
    let left = battle.ask(|table| table.hexes.all().iter().map(|(_, marker)| *marker).collect::<Vec<_>>());
    assert_eq!(left, [HexMarker::Wreck, HexMarker::Abandoned], "and Fire for effect goes (LNL-9.0-B01)");
}
