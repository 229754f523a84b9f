//! Where the data lie, which game a file is of, and how a scenario is read.

use super::{Key, Task};
use anyhow::Context as _;
use play::Start;
use play::held::{Held, is_script};
use play::library::{SCENARIOS, read};
use scenario_files::{LARGEST_FILE, Mistake, Read, Report, read_regular, read_text_field};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

/// The field of a scenario file that says by its key which game it is of.
const RULES: &str = "rules";

/// The folder that holds `assets` and `scenarios`: the one given, the present one, the program's own or the one it was built in.
///
/// # Errors
/// None of them holds data of a game.
pub fn find_root(given: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    let marks: Vec<&str> = Key::ALL.iter().flat_map(|key| key.marks()).copied().collect();
    play::library::find_root(given, env!("CARGO_MANIFEST_DIR"), &marks)
}

/// Where a scenario or its script lies that is named like this, on a command line or in a save: there, or in the folder of a game. Before
/// there were such folders scenarios lay in `scenarios` itself. A path that leads nowhere stays as it is.
pub fn scenario_file(root: &Path, named: &Path) -> PathBuf {
    if named.exists() {
        return named.to_path_buf();
    }
    let parts: Vec<Component> = named.components().collect();
    let folder = parts.iter().rposition(|part| part.as_os_str() == OsStr::new(SCENARIOS));
    let below: PathBuf = parts.iter().skip(folder.map_or(0, |folder| folder + 1)).collect();
    let beside: Option<PathBuf> = folder.map(|folder| parts[..=folder].iter().collect());
    let folders = beside.into_iter().chain([root.join(SCENARIOS)]);
    let mut places = folders.flat_map(|folder| {
        let of_game = Key::ALL.iter().map(|key| folder.join(key.word()).join(&below)).collect::<Vec<_>>();
        std::iter::once(folder.join(&below)).chain(of_game)
    });
    places.find(|place| place.exists()).unwrap_or_else(|| named.to_path_buf())
}

/// Which game a file is of: the one that it names itself, else the one that is given, else, of a script, the one that the scenario beside it
/// names, else the one that has such a data file, else the one whose folder it lies in, else the first.
///
/// # Errors
/// It names a game that there is not, or another than the one that is given.
pub fn key_of_file(path: &Path, text: &str, given: Option<Key>) -> Result<Key, Mistake> {
    let Some(named) = read_text_field(path, text, RULES) else {
        let folders = || path.parent().into_iter().flat_map(Path::components).rev();
        let of_folder = || folders().find_map(|folder| Key::named(&folder.as_os_str().to_string_lossy()));
        let of_mark = || Key::ALL.iter().copied().find(|key| key.marks().iter().any(|mark| path.ends_with(mark)));
        return Ok(given.or_else(|| key_beside(path)).or_else(of_mark).or_else(of_folder).unwrap_or(Key::FIRST));
    };
    let word = &named.value;
    match (Key::named(word), given) {
        (None, _) => Err(named.mistake(RULES, format!("there is no game `{word}`"), Some(Key::hint(word)))),
        (Some(key), Some(given)) if given != key => {
            Err(named.mistake(RULES, format!("this is of the game `{key}`, not of `{given}`"), None))
        }
        (Some(key), _) => Ok(key),
    }
}

/// The game that the scenario beside a script names.
fn key_beside(path: &Path) -> Option<Key> {
    let scenario = path.with_extension("").with_extension("ron");
    let text = is_script(path).then(|| read_regular(&scenario, LARGEST_FILE as u64).ok())??;
    Key::named(&read_text_field(&scenario, &String::from_utf8_lossy(&text), RULES)?.value)
}

/// Which game these scenarios are of, all of them. What cannot be read is told by whoever reads it next.
///
/// # Errors
/// One of them names a game that there is not, or another than the one that is given or that the first is of.
pub fn key_of_scenarios(root: &Path, paths: &[PathBuf], given: Option<Key>) -> anyhow::Result<Key> {
    let mut known = given;
    for path in paths {
        let path = scenario_file(root, path);
        let text = read_regular(&path, LARGEST_FILE as u64).unwrap_or_default();
        match key_of_file(&path, &String::from_utf8_lossy(&text), known) {
            Ok(key) => known = Some(key),
            Err(mistake) => {
                let mut report = Report::new();
                report.add_file(&path);
                report.add(mistake);
                return Err(unplayable("", &report));
            }
        }
    }
    Ok(known.unwrap_or(Key::FIRST))
}

/// Which game a saved game is of. What cannot be read is told by whoever reads it next, and so is a game that there is not.
pub fn key_of_save(path: &Path) -> Key {
    play::save::rules_of(path).ok().and_then(|word| Key::named(&word)).unwrap_or(Key::FIRST)
}

/// Which game a file of several battles is of.
///
/// # Errors
/// It cannot be read, or it names a game that there is not.
pub fn key_of_series(path: &Path) -> anyhow::Result<Key> {
    let word = play::save::rules_of_series(path).with_context(|| path.display().to_string())?;
    let unknown = || format!("{}: there is no game `{}`", path.display(), word.escape_debug());
    Key::named(&word).with_context(unknown)
}

/// A scenario as it was read: the texts of all files that it is made of, and its start.
pub type Loaded<G> = (BTreeMap<String, String>, Start<G>);

/// Reads a scenario and lays it out, with so many turns more or fewer.
///
/// # Errors
/// What is wrong with it, or with the files that it is made of.
pub fn load<G: Held>(root: &Path, path: &Path, more_turns: i8) -> anyhow::Result<Loaded<G>> {
    let how = if more_turns == 0 { String::new() } else { format!(" with {more_turns:+} turns") };
    load_with::<G>(root, path, &how, |library, scenario| {
        if more_turns != 0 {
            G::lengthen(library, &mut scenario.value, more_turns);
        }
        Ok(())
    })
}

/// Reads a scenario, changes it and lays it out; `how` says in a mistake how it was changed.
///
/// # Errors
/// As [`load`], or it cannot be changed so.
pub fn load_changed<G: Held>(
    root: &Path,
    path: &Path,
    how: &str,
    change: impl FnOnce(&mut Read<G::Scenario>) -> Result<(), String>,
) -> anyhow::Result<Loaded<G>> {
    load_with::<G>(root, path, how, |_, scenario| change(scenario))
}

/// Reads a scenario and lays it out with the forces that computer players take where it leaves that to them.
///
/// # Errors
/// As [`load`].
pub fn load_raised<G: Held>(root: &Path, path: &Path, leads: [bool; 2], seed: u64) -> anyhow::Result<Loaded<G>> {
    let how = if leads.contains(&true) { " with forces of the players' own" } else { "" };
    load_with::<G>(root, path, how, |library, scenario| {
        let forces = G::raised(library, &scenario.value, leads, seed);
        G::enlist(scenario, &forces)
    })
}

/// Asks which forces computer players take.
struct Raise<'a> {
    root: &'a Path,
    path: &'a Path,
    leads: [bool; 2],
    seed: u64,
}

impl Task for Raise<'_> {
    type Answer = anyhow::Result<[Option<String>; 2]>;
    fn with<G: Held>(self) -> Self::Answer {
        let mut report = Report::new();
        let library = G::library(self.root, &mut report);
        let file = scenario_file(self.root, self.path);
        let read = library.and_then(|library| Some((library, read::<G::Scenario>(&file, &mut report)?)));
        let Some((library, scenario)) = read else { return Err(unplayable("", &report)) };
        Ok(G::raised(&library, &scenario.value, self.leads, self.seed))
    }
}

/// The forces that computer players take where a scenario leaves that to them, as the texts of their files.
///
/// # Errors
/// The scenario cannot be read.
pub fn raised(root: &Path, path: &Path, leads: [bool; 2], seed: u64) -> anyhow::Result<[Option<String>; 2]> {
    let key = key_of_scenarios(root, &[path.to_path_buf()], None)?;
    key.of(Raise { root, path, leads, seed })
}

fn load_with<G: Held>(
    root: &Path,
    path: &Path,
    how: &str,
    change: impl FnOnce(&G::Library, &mut Read<G::Scenario>) -> Result<(), String>,
) -> anyhow::Result<Loaded<G>> {
    let mut report = Report::new();
    let library = G::library(root, &mut report);
    let read =
        library.and_then(|library| Some((library, read::<G::Scenario>(&scenario_file(root, path), &mut report)?)));
    let Some((library, mut scenario)) = read else { return Err(unplayable(how, &report)) };
    change(&library, &mut scenario).map_err(anyhow::Error::msg)?;
    let start = G::laid_out(&library, &scenario, &mut report);
    start.map(|start| (G::texts(&library, &scenario), start)).ok_or_else(|| unplayable(how, &report))
}

fn unplayable(how: &str, report: &Report) -> anyhow::Error {
    anyhow::anyhow!("the scenario cannot be played{how}\n{report}")
}
