use super::*;
use crate::Command;
use crate::facts::situation::{OffMap, UnitState};
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

const FLAME: &str = r#"Fire((firers: [(unit: "a", weapons: ["f"])], at: "B3"))"#;

fn us() -> String {
    para("a", "B2", &carrying("f", "us_flamethrower"))
}

/// The flamethrower at B2 fires at B3: strength 2 + 4 + 2; dice 1 against 6 leave a margin of 3.
fn burnt(board: &str, us: &str, germans: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = Battle::new(board, us, germans, OPERATIONS_FIRST, dice);
    let events = b.give(First, FLAME);
    (b, events)
}

/// Where the unit may go, as listed.
fn ways(b: &mut Battle) -> Vec<String> {
    let place = |order: Command| match order {
        Command::GoTo { to, .. } => Some(to.to_string()),
        _ => None,
    };
    let mut ways: Vec<String> = b.legal().into_iter().filter_map(place).collect();
    ways.sort();
    ways
}

fn lost(b: &mut Battle, unit: &str) -> bool {
    b.unit(unit).state == UnitState::Off(OffMap::Lost)
}

#[test]
fn lnl_1_6_2_02_who_becomes_shaken_by_a_flamethrower_retreats_one_hex() {
    let (mut b, _) = burnt(FIELD, &us(), &grenadier("x", "B3", ""), &[1, 6, 3]);
    assert_eq!(ways(&mut b), ["A3", "B4", "C3"]);
    b.refused_by(Second, r#"GoTo(unit: "x", to: "B5")"#, "LNL-1.6.2-02");
    let events = b.give(Second, r#"GoTo(unit: "x", to: "B4")"#);
    let retreat = |event: &Event| matches!(event, Event::Stepped { lines, .. } if lines[0].rule == RETREAT);
    assert!(has(&events, retreat));
    let spot = b.spot("B4");
    assert_eq!(b.unit("x").spot(), Some(spot));
    // No effect, no retreat.
    let (b, _) = burnt(FIELD, &us(), &grenadier("x", "B3", ""), &[1, 6, 2]);
    assert_eq!(b.unit("x").spot(), Some(b.spot("B3")));
}

#[test]
fn lnl_1_6_2_03_the_retreat_leads_away_from_the_flamethrower() {
    let (b, _) = burnt(FIELD, &us(), &grenadier("x", "B3", ""), &[1, 6, 3]);
    let from = b.spot("B2");
    let x = b.unit("x");
    let found = b.ask(|table| places(table, x, from));
    let far = b.ask(|table| found.iter().all(|to| table.field.map.distance(to.hex, from.hex) == 2));
    assert!(far && found.len() == 3);
}

#[test]
fn lnl_1_6_2_04_and_no_nearer_to_another_enemy_in_sight() {
    let more = us() + &para("c", "B7", "");
    let (mut b, _) = burnt(FIELD, &more, &grenadier("x", "B3", ""), &[1, 6, 3]);
    assert_eq!(ways(&mut b), ["A3", "C3"], "B4 is nearer to B7");
    // Out of sight he does not count.
    let woods = "...\n...\n...\n...\nfff\nfff\n...\n...\n...";
    let (mut b, _) = burnt(woods, &more, &grenadier("x", "B3", ""), &[1, 6, 3]);
    assert_eq!(ways(&mut b), ["A3", "B4", "C3"]);
}

#[test]
fn lnl_1_6_2_05_who_retreats_is_under_moved() {
    let (mut b, _) = burnt(FIELD, &us(), &grenadier("x", "B3", ""), &[1, 6, 3]);
    b.give(Second, r#"GoTo(unit: "x", to: "B4")"#);
    assert!(marked(&mut b, "x", Marker::Moved));
}

#[test]
fn lnl_1_6_2_06_the_flamethrowers_side_may_fire_at_the_retreat() {
    let more = us() + &para("b", "A1", "");
    let (mut b, _) = burnt(FIELD, &more, &grenadier("x", "B3", ""), &[1, 6, 3, 1, 6]);
    b.give(Second, r#"GoTo(unit: "x", to: "B4")"#);
    assert!(asked(&mut b));
    assert!(b.legal().contains(&Command::HoldFire) && !b.legal().contains(&Command::HoldFireForMove));
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "b")], at: "B4"))"#));
    assert_eq!(shot.strength(), 2 + 1, "RUL-29");
    assert!(!asked(&mut b), "one attack, one hex");
    // And may hold its fire.
    let (mut b, _) = burnt(FIELD, &more, &grenadier("x", "B3", ""), &[1, 6, 3]);
    b.give(Second, r#"GoTo(unit: "x", to: "B4")"#);
    b.give(First, "HoldFire");
    assert!(b.ask(|table| table.flow.retreat().is_none()));
}

#[test]
fn lnl_1_6_2_07_without_a_lawful_hex_it_is_eliminated() {
    let (mut b, events) = burnt("...\n...\n...\nrrr", &us(), &grenadier("x", "B3", ""), &[1, 6, 3]);
    assert!(!has(&events, |event| matches!(event, Event::UnitLost { .. })), "A3 and C3 are left");
    b.give(Second, r#"GoTo(unit: "x", to: "A3")"#);
    let (mut b, events) = burnt("...\n...\nr.r\nrrr", &us(), &grenadier("x", "B3", ""), &[1, 6, 3]);
    assert!(has(&events, |event| *event == Event::UnitLost { unit: id("x"), cause: LossCause::NoRetreat }));
    assert!(lost(&mut b, "x"));
}

#[test]
fn lnl_1_6_2_08_who_was_shaken_before_stays() {
    // Shaken and reduced: stays (RUL-106).
    let (b, events) = burnt(FIELD, &us(), &counter("ss_squad", "x", "B3", "shaken: true"), &[1, 6, 4]);
    assert!(has(&events, |event| matches!(event, Event::UnitBecame { .. })));
    assert_eq!(b.unit("x").spot(), Some(b.spot("B3")));
    // Good Order and reduced, or wounded: retreats.
    let (b, _) = burnt(FIELD, &us(), &counter("ss_squad", "x", "B3", ""), &[4, 1, 2]);
    assert!(b.legal().iter().any(|order| matches!(order, Command::GoTo { .. })));
    let (mut b, _) = burnt(FIELD, &us(), &counter("ss_leader", "x", "B3", ""), &[4, 1, 2]);
    assert!(marked(&mut b, "x", Marker::Wounded));
    assert!(b.legal().iter().any(|order| matches!(order, Command::GoTo { .. })));
}

#[test]
fn lnl_1_6_2_09_cost_does_not_count_but_terrain_stacking_and_enemies_do() {
    // Marsh would cost 3; B4 is a river; C3 holds three squads.
    let full = ["p", "q", "s"].map(|id| grenadier(id, "C3", "")).concat();
    let germans = grenadier("x", "B3", &carrying("t", "mg42_tripod")) + &full;
    let (b, _) = burnt("...\n...\nm..\n.r.", &us(), &germans, &[1, 6, 3]);
    let (at, old) = (b.spot("A3"), b.spot("B3"));
    assert_eq!(b.unit("x").spot(), Some(at), "the only way");
    assert_eq!(b.weapon("t").lies, Some(old), "a gun on its tripod stays");
    let germans = grenadier("x", "B3", r#"weapons: [(id: "t", weapon: "mg34")]"#) + &full;
    let (b, _) = burnt("...\n...\nm..\n.r.", &us(), &germans, &[1, 6, 3]);
    assert!(b.weapon("t").carrier.is_some());
}
