//! Traps that are made with anti-tank mines (PH-H-19).

use super::driven_over;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::facts::frames::Tripped;
use crate::files::values::TrapKind;
use crate::testing::{Bench, Play, id};
use table::{DiceCup, Frame as _, Side};

fn play(trap: &str, dice: &[u8]) -> Play {
    bench(trap, "(side: First, team: 0)").game(dice)
}

fn bench(trap: &str, active: &str) -> Bench {
    Bench::new()
        .teams(Side::First, "(name: \"Team\", men: [(name: \"One\", mines: 1), (name: \"Two\")])")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(&format!(
            "active: {active}, figures: [(id: \"us-01\", at: (90, 90)), (id: \"us-02\", at: (92, 96)),
                (id: \"ge-07\", at: (60, 40), facing: 180, located: true), (id: \"ge-01\", at: (20, 10))], traps: [{trap}]"
        ))
}

const MINE: &str = "(at: (60, 42), by: (side: First, team: 0), kind: Mine)";

#[test]
fn ph_h_19_a_mine_is_laid_in_place_of_a_charge() {
    let mut play = play("", &[8]);
    assert_eq!(play.refused(Side::First, "SetTrap(unit: \"us-01\")"), "PH-7.15-01", "he has no charge");
    play.order(Side::First, "SetTrap(unit: \"us-01\", mine: true)");
    assert_eq!(play.0.table().battle.traps[0].kind, TrapKind::Mine);
    assert_eq!(play.figure("us-01").mines, 0);
    assert_eq!(play.refused(Side::First, "SetTrap(unit: \"us-02\", mine: true)"), "PH-7.15-01", "he has no mine");
}

#[test]
fn ph_h_19_a_mine_ignores_men_and_goes_off_under_a_vehicle() {
    // Who walks over it rolls no die.
    let near = "(at: (90, 88), by: (side: Second, team: 0), kind: Mine)";
    play(near, &[]).order(Side::First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 8800)])");
    let play = play(MINE, &[]);
    let table = play.0.table();
    let over = |die: u8| {
        let mut dice = DiceCup::forced(vec![die]);
        driven_over(&table, &mut dice, &play.figure("ge-07"), |_| true).1
    };
    assert_eq!(over(3), []);
    assert_eq!(over(4), [Tripped { unit: id("ge-07"), side: Side::First, no: Some(0) }]);
    let mut dice = DiceCup::forced(vec![1, 1]);
    let events = over(6)[0].proceed(&table, &mut dice);
    // 1 and 6 are more than 2, the lowest armour of its hull.
    let pierced =
        |event: &Event| matches!(event, Event::Penetrated(rolled) if rolled.pierces && rolled.lines[0].value == 6);
    assert!(events.iter().any(pierced), "{events:?}");
    assert!(events.contains(&Event::Is(id("ge-07"), Is::Immobile(true))));
    assert!(events.iter().any(|event| matches!(event, Event::BattleIs(crate::BattleIs::TrapGone { no: 0, .. }))));
}

#[test]
fn ph_7_11_03_and_ph_7_15_02_a_mine_is_found_and_disarmed_as_a_trap() {
    let near = "(at: (90, 82), by: (side: Second, team: 0), kind: Mine)";
    let mut searches = play(near, &[5]);
    searches.order(Side::First, "Search(unit: \"us-01\")");
    assert!(searches.0.table().battle.traps[0].found);
    let mut disarms = play(&near.replace("kind", "found: true, kind").replace("82", "87"), &[6]);
    disarms.order(Side::First, "Disarm(unit: \"us-01\")");
    assert!(disarms.0.table().battle.traps.is_empty());
}

#[test]
fn ph_h_19_a_vehicle_that_drives_into_its_area_sets_a_mine_off_and_stops() {
    let mine = "(at: (60, 60), by: (side: First, team: 0), kind: Mine)";
    let drives = |dice: &[u8]| {
        let bench = bench(mine, "(side: Second, team: 1)");
        let mut play = bench.game(dice);
        play.order(Side::Second, "Drive(unit: \"ge-07\", steps: [Drive(2000)])");
        play
    };
    // Its front is at 45.25 cm, and the area begins at 55.
    let play = drives(&[4, 1, 1]);
    let tank = play.figure("ge-07");
    assert!(tank.immobile, "1 and 6 are more than 2");
    assert_eq!(tank.at.map(|at| at.y), Some(5000), "the first beat in its area");
    assert!(play.0.table().battle.traps.is_empty());
    let play = drives(&[3]);
    assert_eq!(play.figure("ge-07").at.map(|at| at.y), Some(6000));
    assert_eq!(play.0.table().battle.traps.len(), 1);
}
