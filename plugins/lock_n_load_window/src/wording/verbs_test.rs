//! Sides take a verb in the number that their scenario says.

use super::*;
use crate::rig::{GERMANS, OPEN, Screen, US};
use lock_n_load::Command;
use lock_n_load::testing::{self, OPERATIONS_FIRST};

/// A battle in which the second side's name is a plural.
fn screen() -> Screen {
    let text = testing::scenario_text(OPEN, "", US, GERMANS, OPERATIONS_FIRST, "otherwise: Second,");
    let name = r#"formation: "wehrmacht""#;
    assert!(text.contains(name), "{text}");
    Screen::of(testing::Battle::from_text(&text.replacen(name, &format!("plural: true, {name}"), 1), &[3; 40]))
}

#[test]
fn a_side_has_and_sides_have() {
    let mut screen = screen();
    screen.order(Command::Pass);
    screen.order(Command::Pass);
    let log = screen.log();
    assert!(log.contains("US passes (1 of 3 in a row)"), "{log}");
    assert!(log.contains("Germans pass (2 of 3 in a row)") || log.contains("German pass (2 of 3 in a row)"), "{log}");
    let table = screen.battle().table();
    let otherwise = crate::wording::briefing::otherwise(&table);
    assert!(otherwise.iter().any(|words| words.contains(" have won if no condition holds")), "{otherwise:?}");
    let verbs = Side::BOTH.map(|side| Verb::Has.of(&table, side).to_string());
    assert_eq!(verbs, ["has", "have"]);
}
