//! The mistakes of many files, and which files there are to read.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::mistake::{Mistake, Severity};
use crate::regular::FileFault;

/// How many errors, and how many warnings, are told of one file; of all others only how many they are.
pub const MOST_TOLD: usize = 200;

/// The mistakes of all files that were read, each once: first the errors, then the warnings, each sorted by file, line and column. Of a
/// file the first [`MOST_TOLD`] errors are kept, and as many warnings: nobody reads more of them at once.
#[derive(Clone, Debug, Default)]
pub struct Report {
    files: BTreeSet<PathBuf>,
    mistakes: BTreeMap<(Severity, PathBuf), OfFile>,
}

/// The mistakes of one file.
#[derive(Clone, Debug, Default)]
struct OfFile {
    /// The first of them, sorted.
    told: Vec<Mistake>,
    /// Digests of all others, so that each counts once.
    untold: HashSet<u64>,
}

impl OfFile {
    fn add(&mut self, mistake: Mistake) {
        let Err(place) = self.told.binary_search_by(|known| known.sort_key().cmp(&mistake.sort_key())) else { return };
        self.told.insert(place, mistake);
        if self.told.len() > MOST_TOLD
            && let Some(last) = self.told.pop()
        {
            self.untold.insert(last.digest());
        }
    }

    fn count(&self) -> usize {
        self.told.len() + self.untold.len()
    }
}

impl Report {
    /// An empty report.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts a file as read, with or without mistakes.
    pub fn add_file(&mut self, path: &Path) {
        self.files.insert(path.to_path_buf());
    }

    /// Adds a mistake, unless it is already known.
    pub fn add(&mut self, mistake: Mistake) {
        self.mistakes.entry((mistake.severity, mistake.path.clone())).or_default().add(mistake);
    }

    /// Adds the errors that another report holds of some files; they are returned.
    pub fn add_errors_of(&mut self, other: &Report, wanted: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
        let errors = other.mistakes.iter().filter(|((severity, path), _)| *severity == Severity::Error && wanted(path));
        errors
            .map(|(key, found)| {
                let own = self.mistakes.entry(key.clone()).or_default();
                found.told.iter().for_each(|mistake| own.add(mistake.clone()));
                own.untold.extend(&found.untold);
                key.1.clone()
            })
            .collect()
    }

    /// The mistakes that are told, in the order in which they are printed.
    pub fn mistakes(&self) -> Vec<&Mistake> {
        self.mistakes.values().flat_map(|found| &found.told).collect()
    }

    /// How many files were read.
    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// How many mistakes are errors, told or not.
    pub fn errors(&self) -> usize {
        self.count(Severity::Error)
    }

    /// How many mistakes are warnings, told or not.
    pub fn warnings(&self) -> usize {
        self.count(Severity::Warning)
    }

    fn count(&self, severity: Severity) -> usize {
        let found = self.mistakes.iter().filter(|((own, _), _)| *own == severity);
        found.map(|(_, found)| found.count()).sum()
    }

    /// Whether there is no error; warnings do not count.
    pub fn is_clean(&self) -> bool {
        self.errors() == 0
    }
}

impl Extend<Mistake> for Report {
    fn extend<I: IntoIterator<Item = Mistake>>(&mut self, mistakes: I) {
        for mistake in mistakes {
            self.add(mistake);
        }
    }
}

/// All errors, then all warnings, with an empty line after each and how many more a file has, then `N files, N errors`, and
/// `, N warnings` if there are any.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((severity, path), found) in &self.mistakes {
            for mistake in &found.told {
                write!(f, "{mistake}\n\n")?;
            }
            if !found.untold.is_empty() {
                let what = match severity {
                    Severity::Error => "errors",
                    Severity::Warning => "warnings",
                };
                let more = format!("{} more {what} of this file are not listed", found.untold.len());
                write!(f, "{}\n\n", Mistake::of_file(path, more, None))?;
            }
        }
        write!(f, "{} files, {} errors", self.files.len(), self.errors())?;
        match self.warnings() {
            0 => Ok(()),
            warnings => write!(f, ", {warnings} warnings"),
        }
    }
}

/// Every `.ron` (or `.RON`) file below the given folders, and the given files themselves, sorted and each once.
///
/// A path that does not exist or cannot be listed, or a folder without such files, is a mistake; the others are collected all
/// the same.
pub fn collect_files(paths: &[PathBuf]) -> (Vec<PathBuf>, Vec<Mistake>) {
    let mut files = BTreeSet::new();
    let mut mistakes = Vec::new();
    let mut entered = BTreeSet::new();
    for path in paths {
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                let known = (files.len(), mistakes.len(), entered.len());
                collect_folder(path, &mut files, &mut mistakes, &mut entered);
                // What has been collected before, by another path to the same folder, is not missing.
                if (files.len(), mistakes.len()) == (known.0, known.1) && entered.len() > known.2 {
                    mistakes.push(Mistake::of_file(path, "there is no `.ron` file in this folder", None));
                }
            }
            Ok(_) => {
                files.insert(path.clone());
            }
            Err(error) => mistakes.push(unreadable(path, error)),
        }
    }
    (files.into_iter().collect(), mistakes)
}

/// No folder of data files lies so deep in another.
const DEEPEST: usize = 64;

fn collect_folder(
    start: &Path,
    files: &mut BTreeSet<PathBuf>,
    mistakes: &mut Vec<Mistake>,
    entered: &mut BTreeSet<PathBuf>,
) {
    let real = |folder: &Path| fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
    let mut folders = vec![(start.to_path_buf(), real(start), 0)];
    while let Some((folder, at, depth)) = folders.pop() {
        // A link may lead back to a folder above it.
        if !entered.insert(at.clone()) {
            continue;
        }
        if depth > DEEPEST {
            let hint = Some(format!("folders are read {DEEPEST} deep"));
            mistakes.push(Mistake::of_file(&folder, "this folder lies too deep", hint));
            continue;
        }
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                mistakes.push(unreadable(&folder, error));
                continue;
            }
        };
        for entry in entries {
            let path = match entry {
                Ok(entry) => entry.path(),
                Err(error) => {
                    mistakes.push(unreadable(&folder, error));
                    continue;
                }
            };
            if path.is_dir() {
                // Where a link leads is asked of links alone: the question takes the longer the deeper a folder lies.
                let real = match path.file_name() {
                    Some(name) if !path.is_symlink() => at.join(name),
                    _ => real(&path),
                };
                folders.push((path, real, depth + 1));
            } else if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron")) {
                files.insert(path);
            }
        }
    }
}

/// The mistake for a path that the operating system refuses.
fn unreadable(path: &Path, error: std::io::Error) -> Mistake {
    Mistake::of_file(path, FileFault::from(error).to_string(), None)
}

#[cfg(test)]
#[path = "report_test.rs"]
mod tests;
