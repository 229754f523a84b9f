//! *Lock 'n Load* as the program holds it.

use crate::book::BOOK;
use crate::check::Files;
use crate::definitions::{EFFECTS, TABLES, TERRAIN, UNITS};
use crate::sight::look;
use crate::{Library, LockNLoadBox};
use lock_n_load::{Event, ScenarioDef, Start, When};
use play::held::{Checker, Held, Stands};
use play::library::Source;
use play::sight::Looks;
use rule_book::GameBook;
use scenario_files::{Read, Report};
use std::collections::BTreeMap;
use std::path::Path;

impl Held for LockNLoadBox {
    type Library = Library;
    type Scenario = ScenarioDef;

    const NAME: &'static str = "Lock 'n Load";
    const FOR_PLAYERS: bool = true;
    const MARKS: &'static [&'static str] = &[TERRAIN, UNITS, EFFECTS, TABLES];

    fn book() -> &'static GameBook {
        &BOOK
    }
    fn library(root: &Path, report: &mut Report) -> Option<Library> {
        Library::open(Source::Folder(root.to_path_buf()), report)
    }
    fn laid_out(library: &Library, scenario: &Read<ScenarioDef>, report: &mut Report) -> Option<Start> {
        library.start(scenario, report)
    }
    fn texts(library: &Library, scenario: &Read<ScenarioDef>) -> BTreeMap<String, String> {
        library.texts_of(scenario)
    }
    /// Conditions that are read after the last turn stay with it.
    fn lengthen(_: &Library, scenario: &mut ScenarioDef, more: i8) {
        let turns = scenario.turns.saturating_add_signed(more);
        for condition in &mut scenario.victory {
            match &mut condition.when {
                When::EndOfTurn(turn) if *turn == scenario.turns => *turn = turns,
                When::EndOfTurn(_) | When::EndOfAnyTurnFrom(_) | When::AtOnce => {}
            }
        }
        scenario.turns = turns;
    }
    fn checker(root: &Path) -> Box<dyn Checker> {
        Box::new(Files::of(root))
    }
    fn look(looks: &Looks) -> Result<String, String> {
        look(looks)
    }
    fn stands_after(event: &Event, before: Stands) -> Stands {
        if let Event::PhaseBegan { turn, .. } = event {
            Stands { turn: *turn, ..before }
        } else if let Event::Snapshot(snapshot) = event {
            Stands { turn: snapshot.flow.flow().turn.number, ..before }
        } else if let Event::GameOver(_) = event {
            Stands { over: true, ..before }
        } else {
            before
        }
    }
}
