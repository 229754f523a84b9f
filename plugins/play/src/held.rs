//! What a game must offer besides its `GameBox` to be held by a program of several games.

use crate::campaign::{Campaigned, KeptCampaign, Proved, Tell, Wish};
use crate::library::{CAMPAIGNS, read};
use crate::save::Ending;
use crate::script::Script;
use crate::sight::Looks;
use crate::witness::Witnessed;
use crate::{Event, GameBox, Start};
use opponent::learning::Learner;
use rule_book::GameBook;
use scenario_files::{Mistake, Read, Report};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::path::Path;

/// A game that a program holds beside others: how its data files are read and checked, and what is told of it.
pub trait Held: Witnessed + GameBox<Insight: Learner> {
    /// What its shared data files hold.
    type Library;
    /// A scenario as its file says it.
    type Scenario: DeserializeOwned;

    /// What players call it.
    const NAME: &'static str;
    /// Menus, lists and help show it. Of another only those know who name it.
    const FOR_PLAYERS: bool;
    /// Data files of which a folder of data has at least one.
    const MARKS: &'static [&'static str];

    /// Its rule book.
    fn book() -> &'static GameBook;
    /// Reads the shared data files in the folder of the data; mistakes go into the report, and so it is with all that follows.
    fn library(root: &Path, report: &mut Report) -> Option<Self::Library>;
    /// The start position that a scenario makes.
    fn laid_out(library: &Self::Library, scenario: &Read<Self::Scenario>, report: &mut Report) -> Option<Start<Self>>;
    /// The texts of all files that a scenario is made of, for a saved game.
    fn texts(library: &Self::Library, scenario: &Read<Self::Scenario>) -> BTreeMap<String, String>;
    /// Gives a scenario so many turns more, or fewer, with what hangs on its last turn.
    fn lengthen(library: &Self::Library, scenario: &mut Self::Scenario, more: i8);
    /// What checks its files.
    fn checker(root: &Path) -> Box<dyn Checker>;
    /// What one sees from a place of a map: the answer of the sight tool.
    ///
    /// # Errors
    /// Why there is none, in a sentence: so it is of a game whose maps hide nobody.
    fn look(_: &Looks) -> Result<String, String> {
        Err(format!("on the maps of {} nothing hides anybody: everybody sees everybody", Self::NAME))
    }
    /// The forces that computer players take where a scenario leaves that to them, as the texts of their files; none: the scenario's own.
    /// `leads` says which sides they lead. So it is of a game whose forces are not built.
    fn raised(_: &Self::Library, _: &Self::Scenario, _leads: [bool; 2], _seed: u64) -> [Option<String>; 2] {
        [None, None]
    }
    /// Puts such forces into a scenario that has been read, and into its text.
    ///
    /// # Errors
    /// The scenario insists on its own, or a text is no force.
    fn enlist(_: &mut Read<Self::Scenario>, forces: &[Option<String>; 2]) -> Result<(), String> {
        let none = forces.iter().all(Option::is_none);
        if none { Ok(()) } else { Err(format!("the scenarios of {} have forces of their own", Self::NAME)) }
    }
    /// Plays a campaign of computer players: several battles, of which each follows from those before. It tells what happens line by line.
    ///
    /// # Errors
    /// Why it cannot be played, in words: so it is of a game that has no campaigns.
    fn campaign(_: &Wish, _: &mut Tell) -> anyhow::Result<Campaigned> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// What a list tells of a campaign that is kept in a file: nothing is laid out for that.
    ///
    /// # Errors
    /// The file cannot be read, or the game has no campaigns.
    fn kept_campaign(_: &Path) -> anyhow::Result<KeptCampaign> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// Tells the course of a campaign that was kept in a file, line by line; how the reading of it ended.
    ///
    /// # Errors
    /// Why it cannot be told, in words.
    fn course(_: &Path, _: &mut Tell) -> anyhow::Result<Ending> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// Plays a campaign that was kept in a file once more, its battles and what was decided between them, and compares.
    ///
    /// # Errors
    /// The first thing that comes out otherwise, in words.
    fn proved(_: &Path) -> anyhow::Result<Proved> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// Where a game stands after an event, as a list of saved games tells it: nothing is laid out for that.
    fn stands_after(event: &Event<Self>, before: Stands) -> Stands;
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stands {
    /// The turn; 0: before the first.
    pub turn: u8,
    /// The game is over.
    pub over: bool,
}

/// Checks the files of a game.
pub trait Checker {
    /// Whether a file is a scenario.
    fn is_scenario(&self, path: &Path, text: &str) -> bool;
    /// Tells everything that is wrong with a file.
    fn check(&self, path: &Path, text: &str, report: &mut Report);
}

/// True of a script of orders, by its name.
pub fn is_script(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().to_ascii_lowercase().ends_with(".script.ron"))
}

/// True of a campaign, by the folder in which it lies: it is no scenario.
pub fn is_campaign(path: &Path) -> bool {
    path.parent().and_then(Path::file_name).is_some_and(|folder| folder == CAMPAIGNS)
}

/// Checks a script as far as that needs no scenario.
pub fn check_script<G: Held>(path: &Path, report: &mut Report) {
    let Some(script) = read::<Script<G::Rules>>(path, report) else { return };
    for fault in script.value.faults::<G>() {
        let told = script.mistake(&fault.field, fault.message, None);
        report.add(if fault.warning { told.warning() } else { told });
    }
}

/// Says that a file cannot be checked, as shared files are wrong that its game has by these names; with the mistakes of those.
pub fn not_checked(path: &Path, (shared, names): (&Report, &[&str]), report: &mut Report) {
    let wrong = report.add_errors_of(shared, |path| names.iter().any(|name| path.ends_with(name)));
    let names: Vec<String> = wrong.iter().map(|path| path.display().to_string()).collect();
    let hint = format!("first put right {}", names.join(", "));
    report.add(Mistake::of_file(path, "the meaning of this file could not be read", Some(hint)));
}

/// Checks a scenario by laying it out.
pub fn check_scenario<G: Held>(library: &G::Library, path: &Path, report: &mut Report) {
    if let Some(scenario) = read::<G::Scenario>(path, report) {
        G::laid_out(library, &scenario, report);
    }
}
