//! Data files: where they lie, and how they are read.

use scenario_files::{Mistake, Read, Report, read_file};
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The folder of scenarios in the folder of the data. Each game has a folder of its own in it, by its key.
pub const SCENARIOS: &str = "scenarios";

/// The folder in a game's folder of scenarios in which its campaigns lie.
pub const CAMPAIGNS: &str = "campaigns";

/// Where data files come from: a folder, or the texts that a saved game keeps.
#[derive(Clone, Debug)]
pub enum Source {
    /// The folder that holds `assets` and `scenarios`.
    Folder(PathBuf),
    /// Texts by their names below that folder.
    Texts(BTreeMap<String, String>),
}

impl Source {
    /// Reads a file by its name below the folder; mistakes go into the report.
    pub fn read<T: DeserializeOwned>(&self, name: &str, report: &mut Report) -> Option<Read<T>> {
        match self {
            Source::Folder(root) => read(&root.join(name), report),
            Source::Texts(texts) => {
                let path = Path::new(name);
                report.add_file(path);
                let Some(text) = texts.get(name) else {
                    report.add(Mistake::of_file(path, "the saved game does not hold this file", None));
                    return None;
                };
                scenario_files::read(path, text).map_err(|mistake| report.add(mistake)).ok()
            }
        }
    }

    /// The names of all files below a folder, such as `assets/boards`.
    pub fn names_below(&self, folder: &str, report: &mut Report) -> Vec<String> {
        match self {
            Source::Folder(root) => {
                let (files, mistakes) = scenario_files::collect_files(&[root.join(folder)]);
                mistakes.into_iter().for_each(|mistake| report.add(mistake));
                let names = files.iter().filter_map(|path| path.strip_prefix(root).ok());
                names.map(|name| name.to_string_lossy().into_owned()).collect()
            }
            Source::Texts(texts) => {
                let below = |name: &&String| Path::new(name.as_str()).starts_with(folder);
                texts.keys().filter(below).cloned().collect()
            }
        }
    }
}

/// The folder that holds the data files: the one given, the present one, the program's own or the one it was built in. It holds at least
/// one of the files named in `marks`.
///
/// # Errors
/// None of them does.
pub fn find_root(given: Option<PathBuf>, built_in: &str, marks: &[&str]) -> anyhow::Result<PathBuf> {
    let beside_program = std::env::current_exe().ok().and_then(|program| program.parent().map(Path::to_path_buf));
    let candidates: Vec<PathBuf> = match given {
        Some(given) => vec![given],
        None => {
            [Some(PathBuf::from(".")), beside_program, Some(PathBuf::from(built_in))].into_iter().flatten().collect()
        }
    };
    // One of the files may be missing: then that is a mistake of this folder, and no reason to look for another.
    let found = candidates.iter().find(|folder| marks.iter().any(|name| folder.join(name).is_file()));
    found.cloned().ok_or_else(|| {
        let tried: Vec<String> = candidates.iter().map(|folder| folder.display().to_string()).collect();
        anyhow::anyhow!("no folder `assets` with the game's data in {} (use --data FOLDER)", tried.join(", "))
    })
}

/// A scenario's file as saves name it, the same on every machine: from the folder of scenarios on, or by its name alone.
pub fn name_of_scenario(path: &Path) -> String {
    let parts: Vec<Cow<str>> = path.iter().map(|part| part.to_string_lossy()).collect();
    let folder = parts.iter().rposition(|part| part == SCENARIOS);
    parts[folder.unwrap_or(parts.len().saturating_sub(1))..].join("/")
}

/// A file's name without folder and ending.
pub fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Reads one file; a mistake goes into the report.
pub fn read<T: DeserializeOwned>(path: &Path, report: &mut Report) -> Option<Read<T>> {
    report.add_file(path);
    match read_file(path) {
        Ok(read) => Some(read),
        Err(mistake) => {
            report.add(mistake);
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_is_named_the_same_on_every_machine() {
        for (path, name) in [
            ("/home/somebody/hedgerow/scenarios/of_a_game/a.ron", "scenarios/of_a_game/a.ron"),
            ("scenarios/a.ron", "scenarios/a.ron"),
            ("/scenarios/old/scenarios/a.ron", "scenarios/a.ron"),
            ("/tmp/mine/a.ron", "a.ron"),
            ("a.ron", "a.ron"),
            ("", ""),
        ] {
            assert_eq!(name_of_scenario(Path::new(path)), name);
        }
    }
}
