use super::test_bench::{on, strikes, totals};
use crate::markers::HexMarker;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};
use crate::{CheckResult, Event};
use table::Side;

const CLEAR: &str = "........";
const MORTAR: &str = r#"(id: "m", unit: "us_mortar_team", at: "A1")"#;
const BOMBARD: &str = r#"Bombard(mortar: "m.tube", at: "F1")"#;

fn tank(more: &str) -> String {
    format!(r#"(id: "t", unit: "german_tank_t", at: "F1", {more})"#)
}
fn bombarded(theirs: &str, dice: &[u8]) -> (Vec<Event>, Battle) {
    let mut battle = Battle::new(CLEAR, MORTAR, theirs, OPERATIONS_FIRST, dice);
    let events = battle.give(Side::First, BOMBARD);
    (events, battle)
}
fn results(events: &[Event]) -> Vec<(String, CheckResult)> {
    let result = |event: &Event| match event {
        Event::DamageChecked { unit, result, .. } => Some((unit.to_string(), *result)),
        _ => None,
    };
    events.iter().filter_map(result).collect()
}

#[test]
fn lnl_17_4_01_shells_harm_vehicles_as_small_arms_do() {
    // 6 + 3 = 9 against 1 + 2, margin 6; 1 + 6 = 7 against morale 6.
    let (events, battle) = bombarded(&tank(""), &[6, 1, 1, 1]);
    assert_eq!(results(&events), [("t".to_owned(), CheckResult::Shaken)]);
    assert!(battle.unit("t").shaken && battle.unit("t").buttoned);
}

#[test]
fn lnl_17_4_02_an_open_vehicle_has_its_lowest_armour_and_the_terrain() {
    let (events, _) = bombarded(&tank(""), &[1, 1, 4]);
    assert_eq!(totals(&events), [on("t", 4, 6)]);
    // Open on top it counts as Open, whatever it shows.
    let open_top = tank("buttoned: true").replace("german_tank_t", "us_open_top");
    let mut battle = Battle::new(CLEAR, &open_top, MORTAR_OF_THEIRS, OPERATIONS_SECOND, &[1, 1, 6]);
    assert_eq!(totals(&battle.give(Side::Second, BOMBARD)).len(), 1);
}

const MORTAR_OF_THEIRS: &str = r#"(id: "m", unit: "german_mortar_team", at: "A1")"#;

#[test]
fn lnl_17_4_03_a_vehicle_with_an_unarmoured_side_has_no_armour_from_any_direction() {
    // Its front and sides are armoured, and the mortar stands before it.
    let half_track = r#"(id: "t", unit: "us_open_top", at: "F1", facing: W)"#;
    let mut battle = Battle::new(CLEAR, half_track, MORTAR_OF_THEIRS, OPERATIONS_SECOND, &[3, 1, 4, 6]);
    let events = battle.give(Side::Second, BOMBARD);
    assert_eq!(totals(&events), [on("t", 6, 4)]);
    // On the row of unarmoured vehicles: 6 + 2 = 8 against morale 6.
    assert_eq!(results(&events), [("t".to_owned(), CheckResult::Shaken)]);
}

#[test]
fn lnl_17_4_04_a_buttoned_armoured_vehicle_is_not_affected_its_riders_are() {
    let (events, battle) = bombarded(&tank("buttoned: true"), &[]);
    assert_eq!((strikes(&events).len(), battle.dice_left()), (0, 0));
    let spot = battle.spot("F1");
    assert!(battle.ask(|table| table.hexes.has(spot, HexMarker::Ffe { firepower: 3, mortar: true })));
    let rider = r#"(id: "r", unit: "wehrmacht_squad", aboard: (vehicle: "t", outside: true))"#;
    let (events, _) = bombarded(&format!("{}, {rider}", tank("buttoned: true")), &[5, 1, 4, 2]);
    assert_eq!(totals(&events), [on("r", 8, 6)]);
}

#[test]
fn lnl_17_4_05_every_vehicle_and_every_other_unit_is_attacked() {
    let squad = r#"(id: "x", unit: "wehrmacht_squad", at: "F1")"#;
    let second = tank("").replace(r#""t""#, r#""u""#);
    let (events, battle) = bombarded(&format!("{}, {squad}, {second}", tank("")), &[3, 2, 6, 5, 6]);
    // One attack; the squad's defence, then one for each vehicle (LNL-RB-39).
    assert_eq!(totals(&events), [on("x", 6, 6), on("t", 6, 7), on("u", 6, 8)]);
    assert_eq!(battle.dice_left(), 0);
}

/// LNL-XB-33: firepower 5 of artillery that lies there, three vehicles drive into it.
fn enters(vehicle: &str, dice: &[u8]) -> Vec<Event> {
    let markers = r#"hex_markers: [("F1", Ffe(firepower: 5, mortar: false))],"#;
    let theirs = format!(r#"(id: "t", unit: "{vehicle}", at: "D1", facing: E)"#);
    let away = r#"(id: "a", unit: "us_parachute_squad", at: "H1", markers: [Fired])"#;
    let mut battle = Battle::with(CLEAR, "", away, &theirs, OPERATIONS_SECOND, markers, dice);
    battle.give(Side::Second, r#"Move(units: ["t"], by: Move, to: "E1")"#)
}

#[test]
fn vehicles_are_struck_where_they_drive_into_the_fire() {
    let events = enters("german_tank_t", &[3, 4, 1]);
    // 3 + 5, and 1 for the moving vehicle, against 4 + 2.
    assert_eq!(totals(&events), [on("t", 9, 6)]);
}

/// FFE of artillery on one hex with three vehicles, by a call.
#[test]
fn lnl_xb_33_ffe_on_vehicles() {
    let missions = r#"(id: "howitzers", name: "105 mm howitzers", firepower: 5, missions: 1)"#;
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", leadership: 2)"#;
    let struck = |vehicle: &str, dice: &[u8]| {
        let theirs = format!(r#"(id: "t", unit: {vehicle})"#);
        let dice = [&[1, 1], dice].concat();
        let mut battle = super::test_bench::with_artillery(CLEAR, leader, &theirs, missions, "", &dice);
        battle.give(Side::First, r#"CallArtillery(caller: "l", at: "F1", mission: "howitzers")"#);
        let events = battle.give(Side::First, r#"CorrectFire(to: "F1")"#);
        (strikes(&events), results(&events))
    };
    let (strike, result) = struck(r#""german_tank_t", at: "F1""#, &[3, 4, 4]);
    assert_eq!(strike, [(vec![3], vec![on("t", 8, 6)])]);
    assert_eq!(result.len(), 1, "margin 2, a Damage Check");
    let (strike, result) = struck(r#""german_tank_t", at: "F1", buttoned: true"#, &[]);
    assert!(strike.is_empty() && result.is_empty(), "not affected");
    // The unarmoured column: 6 + 4 = 10 is twice the morale of 5.
    let (strike, result) = struck(r#""german_truck", at: "F1""#, &[3, 4, 6, 1]);
    assert_eq!(strike, [(vec![3], vec![on("t", 8, 4)])]);
    assert_eq!(result, [("t".to_owned(), CheckResult::Destroyed)]);
}

/// LNL-XB-28 by a mortar: who was in a truck that is destroyed rolls for himself.
#[test]
fn lnl_xb_28_survival_under_a_mortar() {
    let theirs = r#"(id: "t", unit: "german_truck", at: "F1"),
        (id: "s", unit: "wehrmacht_squad", aboard: (vehicle: "t"), weapons: [(id: "g", weapon: "mg34")]),
        (id: "l", unit: "german_leader", aboard: (vehicle: "t"))"#;
    // 6 + 3 = 9 against 1: margin 8; 2 + 8 = 10, destroyed. Then the crew's die, and those of the example in their order.
    let (events, battle) = bombarded(theirs, &[6, 1, 1, 2, 1, 4, 3, 2]);
    let survived: Vec<(String, u8, bool)> = events
        .iter()
        .filter_map(|event| match event {
            Event::SurvivalRolled { counter, die, survives, .. } => Some((counter.to_string(), *die, *survives)),
            _ => None,
        })
        .collect();
    let of = |id: &str| survived.iter().find(|(counter, ..)| counter == id).map(|(_, die, lives)| (*die, *lives));
    assert_eq!((of("s"), of("g"), of("l")), (Some((4, true)), Some((3, false)), Some((2, true))), "{survived:?}");
    assert!(battle.unit("s").shaken && battle.unit("l").shaken && battle.weapon("g").gone);
}
