use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST};

const BOARD: &str = "
    .........
    .........
    .........
    ......f..
    .........
    .........
    .........";

fn covers(tank: &str, weapon: &str) -> (Coverage, Vec<String>) {
    let ours = format!(r#"(id: "t", unit: "us_tank_t", at: "C4", {tank})"#);
    let foe = r#"(id: "x", unit: "wehrmacht_squad", at: "I7")"#;
    let battle = Battle::new(BOARD, &ours, foe, OPERATIONS_FIRST, &[]);
    battle.ask(|table| {
        let unit = table.unit("t".parse().unwrap()).unwrap();
        let weapon = table.weapon(weapon.parse().unwrap()).unwrap();
        let found = coverage(table, unit, weapon);
        let names = found.hexes.iter().map(|covered| table.field.map.name(covered.hex).to_string()).collect();
        (found, names)
    })
}

#[test]
fn lnl_14_0_09_a_gun_covers_the_hexes_through_its_two_front_hexsides() {
    let (east, names) = covers("facing: E", "t.gun");
    assert!(["D3", "D4", "I4", "E3", "E5"].iter().all(|name| names.contains(&(*name).to_owned())), "{names:?}");
    assert!(["B4", "C3", "C5", "A4", "C4"].iter().all(|name| !names.contains(&(*name).to_owned())), "{names:?}");
    assert_eq!(east.points, Some(Facing::E));
    // The turret points elsewhere than the hull.
    let (west, names) = covers("facing: E, turret: W", "t.gun");
    assert_eq!(
        (west.points, names.contains(&"B4".to_owned()), names.contains(&"I4".to_owned())),
        (Some(Facing::W), true, false)
    );
}

#[test]
fn lnl_14_0_11_bands_are_the_columns_of_the_to_hit_table() {
    let (found, _) = covers("facing: E", "t.gun");
    let columns: Vec<Brings> = found.bands.iter().map(|band| band.brings).collect();
    assert!(columns.iter().all(|brings| matches!(brings, Brings::ToHit(_))), "{columns:?}");
    for band in &found.bands {
        let Brings::ToHit(column) = band.brings else { continue };
        assert!(band.from <= band.to && band.to <= u16::from(column.range), "{band:?}");
    }
    assert_eq!(found.bands[0].from, 1);
}

#[test]
fn a_hex_behind_a_wood_is_covered_and_not_seen() {
    let (found, names) = covers("facing: E", "t.gun");
    let of = |name: &str| names.iter().position(|other| other == name).map(|n| found.hexes[n].seen);
    assert_eq!(of("D4"), Some(Seen::Clear));
    assert!(found.hexes.iter().any(|covered| covered.seen == Seen::Blocked), "the wood hides something");
}
