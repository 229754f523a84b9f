//! What is learned: the file of weights, and that no side is favoured by itself.

use super::*;
use crate::Tactics;
use lock_n_load::testing::{Battle, scenario_text};
use opponent::learning::Learner;
use opponent::{Insight, ONE};

const ROWS: &str = "f...w..\n..u....\n.w.w...\n....f..\n.w.....";
const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "B2"), (id: "l", unit: "us_leader", at: "B2"),
    (id: "b", unit: "us_parachute_squad", at: "D3"), (id: "c", unit: "us_parachute_squad", at: "E1", shaken: true),"#;
const THEM: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F2", weapons: [(id: "mg", weapon: "mg42")]),
    (id: "y", unit: "wehrmacht_half_squad", at: "D3"), (id: "z", unit: "wehrmacht_squad", at: "F4"),"#;

/// The same battle with sides changed or not.
fn battle(changed: bool) -> Battle {
    let [own, other] = if changed { ["Second", "First"] } else { ["First", "Second"] };
    let more = format!(
        r#"hex_markers: [("D3", Melee)], objectives: [(hex: "D3", holder: {other}), (hex: "E5", holder: {own}), (hex: "A5")], victory: [
            (side: {own}, condition: Control(at_least: 2, of: ["D3", "E5", "A5"]), when: EndOfTurn(6)),
            (side: {other}, condition: LossPoints(4), when: AtOnce)], otherwise: {other}"#
    );
    let start = format!("turn: 4, phase: Operations, initiative: {own}, active: {own}");
    let [first, second] = if changed { [THEM, US] } else { [US, THEM] };
    let text = scenario_text(ROWS, "", first, second, &start, &more);
    if !changed {
        return Battle::from_text(&text, &[]);
    }
    let swapped = [("us_parachute\"", "wehrmacht\""), ("us_hero", "german_hero")];
    let text = swapped.into_iter().fold(text, |text, (one, other)| {
        text.split(one).map(|part| part.replace(other, one)).collect::<Vec<_>>().join(other)
    });
    Battle::from_text(&text, &[])
}

#[test]
fn the_file_of_weights_fits_what_is_weighed() {
    let learned = learned().expect("the weights that the program comes with");
    assert_eq!(Tactics::default().weights(), &learned);
    let with = Tactics::with(learned.clone()).expect("the same weights");
    assert_eq!(with.weights(), &learned);
    assert!(Tactics::with(Weights(vec![vec![1.0]])).is_err());
}

#[test]
fn with_sides_changed_the_chance_is_the_other_one() {
    let every: Vec<f64> = (0..WIN.len()).map(|n| 0.1 + n as f64 * 0.07).collect();
    let odd = Weights(vec![vec![1.1, 0.3, 0.5, 1.5, 0.4, 0.2], every]);
    for tactics in
        [Tactics::default(), Tactics::with(by_hand()).expect("weights"), Tactics::with(odd).expect("weights")]
    {
        let [one, other] = [false, true].map(|changed| battle(changed).ask(|table| tactics.value(table)));
        assert!((one + other - ONE).abs() <= 2, "{one} and {other} are not {ONE} together");
        assert!((one - other).abs() > ONE / 100, "something is at stake");
    }
}

#[test]
fn every_feature_shows_somewhere() {
    let shown = |changed: bool| {
        battle(changed).ask(|table| {
            let weights = by_hand();
            let holds = lessons(table, &weights, HOLDING);
            let wins = lessons(table, &weights, WINNING);
            (holds, wins)
        })
    };
    let (holds, wins) = shown(false);
    assert_eq!(holds.iter().map(|lesson| lesson.of).collect::<Vec<_>>(), [0, 1, 2], "each objective is a lesson");
    for (n, name) in HOLD.iter().enumerate() {
        assert!(holds.iter().any(|lesson| lesson.features[n] != 0.0), "{name}");
    }
    for (feature, name) in wins[0].features.iter().zip(WIN) {
        assert!(*feature != 0.0, "{name}");
    }
    let (other_holds, other_wins) = shown(true);
    let pairs = holds.iter().zip(&other_holds).chain(wins.iter().zip(&other_wins));
    for (one, other) in pairs.flat_map(|(one, other)| one.features.iter().zip(&other.features)) {
        assert!((one + other).abs() < 1e-9, "{one} is not the other sign of {other}");
    }
}
