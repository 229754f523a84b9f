//! The toy as one of the games that the program holds. Players are not shown it.

use crate::game_box::{SCENARIO, checked};
use crate::{Event, Start, TinBox};
use play::GameBox as _;
use play::held::{Checker, Held, Stands, check_scenario, check_script, is_script};
use rule_book::GameBook;
use scenario_files::{Read, Report};
use std::collections::BTreeMap;
use std::path::Path;

static BOOK: GameBook = GameBook {
    key: TinBox::KEY,
    catalogue: &crate::catalogue::CATALOGUE,
    examples: &[crate::END],
    words: || crate::words().to_vec(),
    for_files: &["admit", "catalogue", "game_box", "held", "start"],
};

impl Held for TinBox {
    type Library = ();
    type Scenario = Start;

    const NAME: &'static str = "Tin Soldiers";
    const FOR_PLAYERS: bool = false;
    const MARKS: &'static [&'static str] = &[];

    fn book() -> &'static GameBook {
        &BOOK
    }
    fn library(_: &Path, _: &mut Report) -> Option<()> {
        Some(())
    }
    fn laid_out((): &(), scenario: &Read<Start>, report: &mut Report) -> Option<Start> {
        checked(scenario, report)
    }
    fn texts((): &(), scenario: &Read<Start>) -> BTreeMap<String, String> {
        BTreeMap::from([(SCENARIO.to_string(), scenario.text.clone())])
    }
    fn lengthen((): &(), scenario: &mut Start, more: i8) {
        scenario.turns = scenario.turns.saturating_add_signed(more);
    }
    fn checker(_: &Path) -> Box<dyn Checker> {
        Box::new(Files)
    }
    fn stands_after(event: &Event, before: Stands) -> Stands {
        if let Event::PhaseBegan { turn, .. } = event {
            Stands { turn: *turn, ..before }
        } else if let Event::Stands(state) = event {
            Stands { turn: state.turn, over: state.over.is_some() }
        } else if let Event::Over { .. } = event {
            Stands { over: true, ..before }
        } else {
            before
        }
    }
}

/// Scenarios and scripts: it has no other files.
struct Files;

impl Checker for Files {
    fn is_scenario(&self, path: &Path, _: &str) -> bool {
        !is_script(path)
    }
    fn check(&self, path: &Path, _: &str, report: &mut Report) {
        if is_script(path) {
            check_script::<TinBox>(path, report);
        } else {
            check_scenario::<TinBox>(&(), path, report);
        }
    }
}
