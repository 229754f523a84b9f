//! Where a Hidden unit is nobody of the enemy can tell, whatever he tries.

use crate::testing::{Bench, Play, id, read};
use crate::{Command, Event};
use table::{DiceCup, Side, difference};

/// A game in which a German squad hides in one of two woods, or in none of them; something of it is as it is said.
fn game(place: &str, state: &str) -> Play {
    Bench::new()
        .pieces(
            "(kind: \"wood\", shape: Area([(40, 40), (70, 40), (70, 55), (40, 55)]), height: 8),
            (kind: \"wood\", shape: Area([(110, 40), (140, 40), (140, 55), (110, 55)]), height: 8)",
        )
        .position(&format!(
            "phase: Shooting, active: First, units: [
                (id: \"us-1\", at: [(90, 80)]), (id: \"us-2\", at: [(55, 68), (58, 68)]), (id: \"us-3\", at: [(125, 68), (128, 68)]),
                (id: \"ge-2\", at: [{place}], veil: Hidden{state}), (id: \"ge-3\", at: [(90, 10), (94, 10)], answer: Never),
            ]"
        ))
        .game(&[])
}

/// Orders that the first side may try, lawful or not.
fn tried() -> Vec<Command> {
    let mut tried = Vec::new();
    for unit in ["us-1", "us-2", "us-3"] {
        tried.extend(["ge-2", "ge-3"].map(|at| read(&format!("Fire(unit: \"{unit}\", at: \"{at}\")"))));
        for (x, y) in [(5500, 5200), (12500, 5200), (9000, 7000)] {
            tried.push(read(&format!("Spot(unit: \"{unit}\", at: (x: {x}, y: {y}))")));
        }
    }
    tried
}

#[test]
fn roe_hid_04_nobody_knows_where_a_hidden_unit_is_or_how() {
    let one = game("(55, 50), (58, 50)", "");
    for other in [
        game("(125, 50), (128, 50)", ""),
        game("(20, 20), (24, 20)", ""),
        game("(55, 50), (58, 50)", ", discipline: Shaken, order: Sneak, hits: 3"),
        game("(55, 50), (58, 50)", ", ready: true, target: \"us-2\", spotted_at: (10, 10)"),
    ] {
        assert_eq!(difference(&one.0, &other.0, Side::First, &tried()), None);
        assert!(difference(&one.0, &other.0, Side::Second, &[]).is_some(), "its own side knows it");
    }
}

#[test]
fn roe_hid_05_who_looks_in_vain_is_not_told_whether_somebody_was_there() {
    // With a 3 nobody is spotted, wherever he is.
    let mut games = [game("(55, 50), (58, 50)", ""), game("(125, 50), (128, 50)", "")];
    for play in &mut games {
        play.0.use_dice(DiceCup::forced(vec![3]));
        play.order(Side::First, "Spot(unit: \"us-2\", at: (x: 5500, y: 5200))");
    }
    assert_eq!(difference(&games[0].0, &games[1].0, Side::First, &tried()), None);
    // The owner of who hides is not told where one has looked.
    let mut play = game("(55, 50), (58, 50)", "");
    play.0.use_dice(DiceCup::forced(vec![3]));
    let events = play.order(Side::First, "Spot(unit: \"us-2\", at: (x: 5500, y: 5200))");
    assert!(events.iter().any(|event| matches!(event, Event::Spotted(_))));
    let told = play.0.journal().entries.last().expect("an entry").told(Side::Second).events;
    assert!(!told.iter().any(|event| matches!(event, Event::Spotted(_))));
}

#[test]
fn roe_r_44_its_owner_is_not_told_which_units_know_of_it() {
    // A hidden American stands near the spotter, or far from him.
    let spotted = |place: &str| {
        let mut play = Bench::new()
            .pieces("(kind: \"scrub\", shape: Area([(40, 40), (140, 40), (140, 75), (40, 75)]))")
            .position(&format!(
                "phase: Shooting, active: First, units: [
                    (id: \"us-2\", at: [(90, 70)]), (id: \"us-3\", at: [{place}], veil: Hidden),
                    (id: \"ge-2\", at: [(90, 58)], veil: Hidden),
                ]"
            ))
            .game(&[5]);
        play.order(Side::First, "Spot(unit: \"us-2\", at: (x: 9000, y: 5800))");
        play
    };
    let (near, far) = (spotted("(100, 70)"), spotted("(130, 70)"));
    let known = |play: &Play| play.unit("ge-2").known.numbers().count();
    assert_eq!((known(&near), known(&far)), (2, 1));
    assert_eq!(difference(&near.0, &far.0, Side::Second, &[]), None);
    assert_eq!(
        near.0.seen_by(Side::First, |seen| seen.unit(id("ge-2")).map(|unit| unit.known.numbers().count())),
        Some(2)
    );
}
