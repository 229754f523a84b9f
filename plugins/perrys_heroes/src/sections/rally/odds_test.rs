//! The odds of the Rally phase, against every throw of its dice.

use super::odds::odds;
use super::{isolation_tests, rally_rolls};
use crate::facts::chance::Chance;
use crate::facts::event::Event;
use crate::files::values::Morale;
use crate::testing::{Bench, Play, id};
use std::collections::BTreeMap;
use table::{CounterId, DiceCup, Side};

const MEN: &str = r#"(name: "Mixed", men: [
    (name: "Lieutenant", grade: Officer, weapon: "m1_garand"), (name: "Old", experience: Veteran, weapon: "m1_garand"),
    (name: "New", experience: Green, weapon: "m1_garand"), (name: "Man", weapon: "m1_garand"),
    (name: "Runner", speciality: Messenger, weapon: "m1_garand"),
]), (name: "Second", men: [(name: "Sergeant", grade: Nco, weapon: "m1_garand"), (name: "Last", weapon: "m1_garand")])"#;

fn play(figures: &str) -> Play {
    let position = format!("active: (side: First, team: 0), deck: [], figures: [{figures}]");
    Bench::new().teams(Side::First, MEN).position(&position).game(&[])
}

/// How all of a side are after the phase, over all throws.
fn counted(play: &Play) -> BTreeMap<CounterId, [Chance; 4]> {
    let table = play.0.table();
    let mut all: BTreeMap<CounterId, [Chance; 4]> = BTreeMap::new();
    let mut open: Vec<Vec<u8>> = vec![Vec::new()];
    while let Some(given) = open.pop() {
        let mut dice = DiceCup::forced(given.clone());
        let mut events = isolation_tests(&table, &mut dice);
        events.extend(rally_rolls(&table, &mut dice));
        if dice.drawn() as usize > given.len() {
            open.extend((1..=10).map(|face| [given.as_slice(), &[face]].concat()));
            continue;
        }
        let chance = Chance::new(1, 10_u128.pow(given.len() as u32));
        for figure in table.side(Side::First).filter(|figure| figure.at.is_some()) {
            let mut now = figure;
            for event in &events {
                match event {
                    Event::Is(unit, is) if *unit == figure.id => now.write(is.fact()),
                    _ => {}
                }
            }
            let state = &mut all.entry(figure.id).or_insert([Chance::NEVER; 4])[now.morale as usize];
            *state = state.or(chance).expect("small numbers");
        }
    }
    all
}

#[test]
fn ph_8_1_02_and_ph_8_1_04_the_odds_of_the_phase_are_those_of_its_dice() {
    // The sergeant must be rallied by the lieutenant before he can rally the last man; the veteran is alone.
    let play = play(
        r#"(id: "us-01", at: (50, 60)), (id: "us-03", at: (54, 60), morale: Pinned, posture: Prone, health: Wounded),
           (id: "us-06", at: (61, 60), morale: Demoralised, posture: Prone), (id: "us-07", at: (72, 60), morale: Panicked),
           (id: "us-02", at: (120, 60), morale: Pinned, posture: Prone), (id: "us-05", at: (150, 60))"#,
    );
    let table = play.0.table();
    let odds = odds(&table, Side::First);
    let counted = counted(&play);
    let units: Vec<CounterId> = odds.iter().map(|one| one.unit).collect();
    assert_eq!(units, ["us-02", "us-03", "us-06", "us-07"].map(id), "a messenger tests for nothing (PH-4.3-08)");
    for one in &odds {
        assert_eq!(one.morale, counted[&one.unit], "{:?}", one.unit);
    }
    assert!(odds[0].alone.is_some() && odds[0].roll.is_none());
    assert_eq!(odds[2].roll.as_ref().map(|roll| (roll.leader, roll.rises)), Some((id("us-01"), Morale::Pinned)));
    assert_eq!(odds[3].roll, None, "nobody could rally him as it stands");
    assert_ne!(odds[3].morale[Morale::Demoralised as usize], Chance::NEVER, "but somebody may by then");
}
