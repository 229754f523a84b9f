//! What the loss of units does to others.

use super::*;
use crate::testing::{Bench, Play, id, row};
use table::Side;

/// A single German sniper and two squads: one whose nearest man's base is so far east of his, and one that is Shaken beside it.
fn game(gap: f64, discipline: &str) -> Play {
    let (near, enemy) = (row(22.5 + gap, 30.0, 9), row(20.0, 110.0, 12));
    Bench::new()
        .units(Side::Second, "(formation: \"german_sniper\"), (formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"ge-1\", at: [(20, 30)], discipline: Demoralised),
                (id: \"ge-2\", at: [{near}], discipline: {discipline}, ready: true), (id: \"us-2\", at: [{enemy}]),
            ]"
        ))
        .game(&[])
}

fn state_after(play: &Play) -> Option<Discipline> {
    let events = lose(&play.0.table(), &[(id("ge-1-01"), Fate::Dead)]);
    assert!(events.contains(&Event::Lost { unit: id("ge-1"), captured: false }));
    events.iter().find_map(|event| match event {
        Event::UnitIs(unit, Is::Disciplined(state)) if *unit == id("ge-2") => Some(*state),
        _ => None,
    })
}

#[test]
fn roe_dis_05_a_friend_destroyed_within_20_cm_suppresses_the_confident_alone() {
    assert_eq!(state_after(&game(20.0, "Confident")), Some(Discipline::Suppressed));
    assert_eq!(state_after(&game(20.01, "Confident")), None);
    assert_eq!(state_after(&game(5.0, "Suppressed")), None);
    assert_eq!(state_after(&game(5.0, "Shaken")), None);
}

#[test]
fn roe_dis_05_who_is_suppressed_by_it_loses_his_opportunity_fire() {
    let play = game(20.0, "Confident");
    let events = lose(&play.0.table(), &[(id("ge-1-01"), Fate::Dead)]);
    assert!(events.contains(&Event::UnitIs(id("ge-2"), Is::Ready(false))));
}

#[test]
fn roe_dis_27_a_unit_destroyed_by_its_discipline_within_20_cm_of_an_enemy_is_captured() {
    let captured = |y: f64| {
        let enemy = row(20.0, y, 12);
        let play = Bench::new()
            .units(Side::Second, "(formation: \"german_sniper\")")
            .position(&format!(
                "active: Second, units: [
                    (id: \"ge-1\", at: [(20, 30)], discipline: Demoralised), (id: \"us-2\", at: [{enemy}]),
                ]"
            ))
            .game(&[]);
        let table = play.0.table();
        breaks_up(&table, &table.unit(id("ge-1")).expect("the sniper"))
    };
    // From base to base: 22.5 cm between the middles are 20 between the bases.
    assert!(captured(52.5).contains(&Event::Lost { unit: id("ge-1"), captured: true }));
    assert!(captured(52.51).contains(&Event::Lost { unit: id("ge-1"), captured: false }));
}

#[test]
fn roe_h_10_nobody_is_locked_in_a_fight_with_a_unit_that_is_lost() {
    let near = row(22.5, 30.0, 9);
    let play = Bench::new()
        .units(Side::First, "(formation: \"us_sniper\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [(20, 30)], locked: \"ge-2\"),
                (id: \"ge-2\", at: [{near}], locked: \"us-1\", rounds_lost: 1, sheltered: true),
            ]"
        ))
        .game(&[]);
    let events = lose(&play.0.table(), &[(id("us-1-01"), Fate::Dead)]);
    for is in [Is::Locked(None), Is::RoundsLost(0), Is::Sheltered(false)] {
        assert!(events.contains(&Event::UnitIs(id("ge-2"), is)));
    }
}
