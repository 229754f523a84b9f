//! Rules of Engagement as the program holds it.

use crate::book::BOOK;
use crate::check::Checks;
use crate::library::{CHARTS, PLATOONS, VEHICLES, WEAPONS};
use crate::sight::look;
use crate::{Library, RulesOfEngagementBox};
use play::held::{Checker, Held, Stands};
use play::library::Source;
use play::sight::Looks;
use rule_book::GameBook;
use rules_of_engagement::scenario::ScenarioDef;
use rules_of_engagement::{Event, Start};
use scenario_files::{Read, Report};
use std::collections::BTreeMap;
use std::path::Path;

impl Held for RulesOfEngagementBox {
    type Library = Library;
    type Scenario = ScenarioDef;

    const NAME: &'static str = "Rules of Engagement";
    // No window shows it yet: commands play it for whoever names it, or a file of it.
    const FOR_PLAYERS: bool = false;
    const MARKS: &'static [&'static str] = &[CHARTS, WEAPONS, VEHICLES, PLATOONS];

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
    /// A scenario that does not say its turns has those of the charts (ROE-H-26).
    fn lengthen(library: &Library, scenario: &mut ScenarioDef, more: i8) {
        let turns = scenario.turns.unwrap_or(library.charts.battle.turns);
        scenario.turns = Some(turns.saturating_add_signed(more));
    }
    fn checker(root: &Path) -> Box<dyn Checker> {
        Box::new(Checks::of(root))
    }
    fn look(looks: &Looks) -> Result<String, String> {
        look(looks)
    }
    fn stands_after(event: &Event, before: Stands) -> Stands {
        if let Event::PhaseBegan { turn, .. } = event {
            Stands { turn: *turn, ..before }
        } else if let Event::Stands(snapshot) = event {
            Stands { turn: snapshot.flow.turn, over: snapshot.flow.outcome.is_some() }
        } else if let Event::Over(_) = event {
            Stands { over: true, ..before }
        } else {
            before
        }
    }
}

#[cfg(test)]
#[path = "held_test.rs"]
mod tests;
