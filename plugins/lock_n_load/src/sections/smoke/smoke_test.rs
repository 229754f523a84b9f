use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, scenario_text};

const THEIRS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "H1")"#;
const BOARD: &str = "....fff.";

fn squad(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}", {more})"#)
}
fn battle(ours: &str, dice: &[u8]) -> Battle {
    Battle::new(BOARD, ours, THEIRS, OPERATIONS_FIRST, dice)
}
fn markers(battle: &mut Battle) -> Vec<(String, HexMarker)> {
    battle.ask(|table| {
        table.hexes.all().iter().map(|(spot, marker)| (table.field.map.place(*spot).to_string(), *marker)).collect()
    })
}

#[test]
fn lnl_7_0_01_a_fresh_multi_man_counter_in_its_own_or_an_adjacent_hex() {
    for marker in ["Moved", "LowCrawled", "Fired", "OpsComplete", "AssaultMoved", "Stealthy"] {
        battle(&squad("a", "B1", &format!("markers: [{marker}]")), &[]).refused_by(
            Side::First,
            r#"Smoke(unit: "a", at: "B1")"#,
            "LNL-7.0-01",
        );
    }
    battle(&squad("a", "B1", "shaken: true"), &[]).refused_by(
        Side::First,
        r#"Smoke(unit: "a", at: "B1")"#,
        "LNL-7.0-01",
    );
    battle(r#"(id: "l", unit: "us_leader", at: "B1")"#, &[]).refused_by(
        Side::First,
        r#"Smoke(unit: "l", at: "B1")"#,
        "LNL-7.0-01",
    );
    let mut own = battle(&squad("a", "B1", ""), &[1]);
    own.refused_by(Side::First, r#"Smoke(unit: "a", at: "D1")"#, "LNL-7.0-01");
    own.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
    let mut beside = battle(&squad("a", "B1", ""), &[1]);
    beside.give(Side::First, r#"Smoke(unit: "a", at: "C1")"#);
    assert_eq!(markers(&mut beside), [("C1".to_string(), HexMarker::SmokeOne)]);
}

#[test]
fn lnl_7_0_02_a_die_up_to_the_capability_places_smoke() {
    let mut two = battle(&squad("a", "B1", ""), &[2]);
    two.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
    assert_eq!(markers(&mut two), [("B1".to_string(), HexMarker::SmokeOne)]);
    let mut three = battle(&squad("a", "B1", ""), &[3]);
    let events = three.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
    assert!(events.iter().any(|event| matches!(event, Event::SmokeRolled { die: 3, needed: 2, placed: false, .. })));
    assert!(markers(&mut three).is_empty());
}

#[test]
fn lnl_7_0_03_the_unit_gets_ops_complete_either_way() {
    for die in [1, 6] {
        let mut battle = battle(&squad("a", "B1", ""), &[die]);
        battle.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
        assert!(battle.unit("a").has(Marker::OpsComplete));
    }
}

#[test]
fn lnl_7_0_04_the_capability_is_that_of_the_formation() {
    let text = scenario_text(BOARD, "", &squad("a", "B1", ""), THEIRS, OPERATIONS_FIRST, "");
    let with = |smoke: u8, dice: &[u8]| {
        let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
            field.definitions.formations.iter_mut().for_each(|formation| formation.smoke = smoke);
        };
        Battle::changed(&text, set, dice)
    };
    with(0, &[]).refused_by(Side::First, r#"Smoke(unit: "a", at: "B1")"#, "LNL-7.0-04");
    let mut three = with(3, &[3]);
    three.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
    assert_eq!(markers(&mut three).len(), 1);
}

#[test]
fn lnl_7_0_05_smoke_needs_the_impulse_and_others_act_after_it() {
    let ours = [squad("a", "B1", ""), squad("b", "B1", ""), squad("c", "D1", "")].join(", ");
    let mut battle = battle(&ours, &[1]);
    battle.give(Side::First, r#"Smoke(unit: "a", at: "C1")"#);
    battle.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "C1")"#, "LNL-4.0-05");
    battle.refused_by(Side::First, "Pass", "LNL-4.0-22");
    battle.give(Side::First, r#"Move(units: ["b"], by: Move, to: "C1")"#);
}

#[test]
fn lnl_7_0_06_a_hex_with_smoke_is_blocking_terrain() {
    let ours = squad("a", "B1", "");
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D1", markers: [Fired])"#;
    let mut battle = Battle::new("....", &ours, theirs, OPERATIONS_FIRST, &[1]);
    let (from, at, smoke) = (battle.spot("B1"), battle.spot("D1"), battle.spot("C1"));
    assert!(battle.ask(|table| table.sights.get(from, at).is_open()));
    battle.give(Side::First, r#"Smoke(unit: "a", at: "C1")"#);
    assert!(!battle.ask(|table| table.sights.get(from, at).is_open()));
    assert_eq!(battle.ask(|table| crate::sections::spotting::number(table, smoke)), Some(2));
}

#[test]
fn lnl_7_0_09_smoke_lasts_for_its_turn_and_the_next() {
    let start = format!("{OPERATIONS_SECOND}, passes: 2");
    let smoke = r#"hex_markers: [("B1", SmokeOne)],"#;
    let mut battle = Battle::with(BOARD, "", &squad("a", "A1", ""), THEIRS, &start, smoke, &[1, 2, 1, 2]);
    battle.give(Side::Second, "Pass");
    assert_eq!(markers(&mut battle), [("B1".to_string(), HexMarker::SmokeTwo)]);
    for (side, order) in [
        (Side::Second, "RallyDone"),
        (Side::First, "RallyDone"),
        (Side::Second, "Pass"),
        (Side::First, "Pass"),
        (Side::Second, "Pass"),
    ] {
        battle.give(side, order);
    }
    assert!(markers(&mut battle).is_empty());
}

#[test]
fn lnl_7_0_10_both_kinds_do_the_same_and_a_second_marker_adds_nothing() {
    let number = |smoke: &str| {
        let more = format!(r#"hex_markers: [{smoke}],"#);
        let mut battle = Battle::with(BOARD, "", &squad("a", "A1", ""), THEIRS, OPERATIONS_FIRST, &more, &[1]);
        let at = battle.spot("B1");
        let seen = battle.ask(|table| crate::sections::spotting::number(table, at));
        battle.give(Side::First, r#"Smoke(unit: "a", at: "B1")"#);
        (seen, markers(&mut battle).len())
    };
    assert_eq!(number(r#"("B1", SmokeOne)"#), (Some(2), 1));
    assert_eq!(number(r#"("B1", SmokeTwo)"#), (Some(2), 2));
}

#[test]
fn smoke_is_offered_once_per_location_and_every_offer_is_accepted() {
    let ours = [squad("a", "B1", ""), squad("b", "B1", "")].join(", ");
    let battle = battle(&ours, &[1]);
    let offered: Vec<Command> =
        battle.legal().into_iter().filter(|order| matches!(order, Command::Smoke { .. })).collect();
    assert_eq!(offered.len(), 3);
    for command in offered {
        assert_eq!(battle.game.check(&table::Order { side: Side::First, command }), Ok(()));
    }
}

#[test]
fn lnl_7_0_b03_vehicles_lay_no_smoke() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "B1")"#;
    let mut b = battle(tank, &[]);
    b.refused_by(Side::First, r#"Smoke(unit: "t", at: "B1")"#, "LNL-7.0-B03");
    assert!(!b.legal().iter().any(|order| matches!(order, Command::Smoke { .. })));
}
