use super::*;
use crate::sections::fire::test_bench::counter;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::First;

/// A US tank in A1 and an enemy in the forest of D1.
fn battle(tank: &str, foe: &str, more: &str, dice: &[u8]) -> Battle {
    let (tank, foe) = (counter("us_tank_t", "tank", "A1", tank), counter(foe, "foe", "D1", ""));
    Battle::with("...f.\n.....", "", &tank, &foe, OPERATIONS_FIRST, more, dice)
}
const SPOT: &str = r#"Spot(unit: "tank", at: "D1")"#;

#[test]
fn lnl_10_1_b01_an_open_vehicle_spots_and_a_buttoned_one_does_not() {
    let mut b = battle("", "wehrmacht_squad", "", &[1]);
    b.give(First, SPOT);
    assert!(b.unit("tank").has(Marker::OpsComplete));
    battle("buttoned: true", "wehrmacht_squad", "", &[]).refused_by(First, SPOT, "LNL-10.1-B01");
    battle("shaken: true, buttoned: true", "wehrmacht_squad", "", &[]).refused_by(First, SPOT, "LNL-5.1-05");
}

#[test]
fn rul_114_a_buttoned_vehicle_in_good_order_shows_what_is_beside_it() {
    for (state, spotted) in [("", true), ("buttoned: true", true), ("shaken: true, buttoned: true", false)] {
        let tank = counter("us_tank_t", "tank", "C1", state);
        let b = Battle::new("...f.\n.....", &tank, &counter("wehrmacht_squad", "foe", "D1", ""), OPERATIONS_FIRST, &[]);
        let at = b.spot("D1");
        let found: &[&str] = if spotted { &["LNL-10.1-04"] } else { &[] };
        let why = b.ask(|table| reasons(table, at, First));
        assert_eq!(why.iter().map(|rule| rule.0).collect::<Vec<_>>(), found, "{state}");
    }
}

#[test]
fn lnl_10_1_b02_a_vehicle_that_has_acted_is_spotted() {
    for marker in ["Moved", "AssaultMoved", "Fired"] {
        let foe = counter("german_tank_t", "foe", "D1", &format!("markers: [{marker}]"));
        let b = Battle::new("...f.\n.....", &counter("us_parachute_squad", "a", "A1", ""), &foe, OPERATIONS_FIRST, &[]);
        let at = b.spot("D1");
        assert!(b.ask(|table| is_spotted(table, at, First)), "{marker}");
    }
}

#[test]
fn lnl_10_11_b01_a_vehicle_is_easier_to_spot_where_that_is_played() {
    let lines = |foe: &str, on: bool| {
        let all = "modules: [Infantry, Nationalities, Ordnance, Vehicles]";
        let more = format!(r#"{all}, switches: {{"LNL-10.11-B01": {on}}},"#);
        let b = battle("", foe, &more, &[]);
        let (unit, at) = (b.unit("tank"), b.spot("D1"));
        let found = b.ask(|table| report(table, unit, at)).unwrap();
        found.lines.iter().map(|line| (line.rule, line.value)).collect::<Vec<_>>()
    };
    assert_eq!(lines("german_tank_t", true), [(VEHICLES_SPOTTED, -1)]);
    assert_eq!(lines("german_tank_t", false), []);
    assert_eq!(lines("wehrmacht_squad", true), []);
}
