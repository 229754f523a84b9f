use super::*;
use crate::rig::{GERMANS, OPEN, Screen, US};
use lock_n_load::testing::{self, OPERATIONS_FIRST};

#[test]
fn a_map_begins_at_what_the_side_has_or_may_take() {
    let screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let table = screen.battle().table();
    let at = |place: &str| screen.on_table(place).at;
    assert_eq!(middle(&table, Side::First, false), Some(at("A2")));
    assert_eq!(middle(&table, Side::Second, false), Some((at("D2") + at("F4")) / 2.0));

    let counters =
        r#"(id: "a", unit: "us_parachute_squad", zone: "west"), (id: "b", unit: "us_leader", zone: "south")"#;
    let zones =
        r#"formation: "us_parachute", zones: [(id: "west", hexes: ["A1", "A2"]), (id: "south", hexes: ["C4"])],"#;
    let text = testing::scenario_text(OPEN, "", counters, GERMANS, "", "");
    let text = text.replacen(r#"formation: "us_parachute","#, zones, 1);
    let screen = Screen::of(testing::Battle::from_text(&text, &[]));
    let at = |place: &str| screen.on_table(place).at;
    let table = screen.battle().table();
    assert_eq!(middle(&table, Side::First, true), Some((at("A1") + at("C4")) / 2.0));
    assert_eq!(middle(&table, Side::First, false), None, "nobody stands on it yet");
}
