//! Perry's Heroes as the program holds it.

use crate::book::BOOK;
use crate::campaign;
use crate::check::Checks;
use crate::library::{CHARTS, KINDS, WEAPONS};
use crate::raised::{enlist, raised};
use crate::sight::look;
use crate::{Library, PerrysHeroesBox};
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes::{Event, Start};
use play::campaign::{Campaigned, KeptCampaign, Proved, Tell, Wish};
use play::held::{Checker, Held, Stands};
use play::library::Source;
use play::save::Ending;
use play::sight::Looks;
use rule_book::GameBook;
use scenario_files::{Read, Report};
use std::collections::BTreeMap;
use std::path::Path;

impl Held for PerrysHeroesBox {
    type Library = Library;
    type Scenario = ScenarioDef;

    const NAME: &'static str = "Perry's Heroes";
    const FOR_PLAYERS: bool = true;
    const MARKS: &'static [&'static str] = &[KINDS, CHARTS, WEAPONS];

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
    fn lengthen(_: &Library, scenario: &mut ScenarioDef, more: i8) {
        scenario.turns = scenario.turns.saturating_add_signed(more);
    }
    fn raised(library: &Library, scenario: &ScenarioDef, leads: [bool; 2], seed: u64) -> [Option<String>; 2] {
        raised(library, scenario, leads, seed)
    }
    fn enlist(scenario: &mut Read<ScenarioDef>, forces: &[Option<String>; 2]) -> Result<(), String> {
        enlist(scenario, forces)
    }
    fn checker(root: &Path) -> Box<dyn Checker> {
        Box::new(Checks::of(root))
    }
    fn look(looks: &Looks) -> Result<String, String> {
        look(looks)
    }
    fn campaign(wish: &Wish, tell: &mut Tell) -> anyhow::Result<Campaigned> {
        campaign::play(wish, tell)
    }
    fn kept_campaign(path: &Path) -> anyhow::Result<KeptCampaign> {
        campaign::kept(path)
    }
    fn course(path: &Path, tell: &mut Tell) -> anyhow::Result<Ending> {
        campaign::course(path, tell)
    }
    fn proved(path: &Path) -> anyhow::Result<Proved> {
        campaign::proved(path)
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
