//! What the rules say, in a language of its own.

use crate::sections::{victory, words};
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use table::{CounterId, Language, Say, Side, Words};

/// A language that puts arguments elsewhere and has names for counters; what it lacks stays English.
struct MadeUp(BTreeMap<&'static str, &'static str>);
impl Language for MadeUp {
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        Cow::Borrowed(self.0.get(words.id).copied().unwrap_or(words.english.of(number)))
    }
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        format!("<{id}>").into()
    }
}

fn made_up(say: &Say) -> String {
    let lines = [
        ("smoke.no_capability", "kein Rauch"),
        ("fire.not_there", "nicht in {at} steht {unit}"),
        ("victory.both", "{second} und {first}"),
        ("victory.control_some", "von {hexes} mindestens {need}"),
    ];
    assert!(lines.iter().all(|(id, _)| words().any(|words| words.id == *id)), "its lines are those of the rules");
    say.told_in(&MadeUp(BTreeMap::from(lines)))
}

const OURS: &str =
    r#"(id: "a", unit: "us_parachute_squad", at: "B1"), (id: "b", unit: "us_parachute_squad", at: "C1")"#;
const THEIRS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#;

#[test]
fn a_refusal_is_said_in_another_language() {
    let mut battle = Battle::new("....", OURS, THEIRS, OPERATIONS_FIRST, &[]);
    let refusal = battle.refused(Side::First, r#"Fire((at: "D1", firers: [(unit: "a"), (unit: "b")]))"#);
    assert_eq!(refusal.reason.to_string(), "b is not in B1");
    assert_eq!(made_up(&refusal.reason), "nicht in B1 steht <b>");
}

#[test]
fn a_line_about_victory_is_said_in_another_language() {
    let condition = r#"All([Control(at_least: 1, of: ["A1", "B1"]), LossPoints(3)])"#;
    let more = format!("victory: [(side: First, condition: {condition}, when: EndOfTurn(6))]");
    let text = scenario_text("....", "", OURS, THEIRS, OPERATIONS_FIRST, &more);
    let battle = Battle::from_text(&text, &[]);
    let line = battle.ask(|table| victory::standing(table).remove(0).condition);
    assert_eq!(line.to_string(), "control of at least 1 of A1, B1 and 3 points of enemy losses");
    assert_eq!(made_up(&line), "3 points of enemy losses und von A1, B1 mindestens 1");
}

#[test]
fn ids_are_told_apart() {
    let all: Vec<&str> = words().map(|words| words.id).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    assert!(all.len() > 200, "{} lines", all.len());
}
