//! The mistakes of many files, and which files there are to read.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::mistake::{Mistake, Severity};
use crate::regular::FileFault;

/// The mistakes of all files that were read, each once: first the errors, then the warnings, each sorted by file, line and column.
#[derive(Clone, Debug, Default)]
pub struct Report {
    files: BTreeSet<PathBuf>,
    mistakes: Vec<Mistake>,
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
        if let Err(place) = self.mistakes.binary_search_by(|known| known.sort_key().cmp(&mistake.sort_key())) {
            self.mistakes.insert(place, mistake);
        }
    }

    /// The mistakes in the order in which they are printed.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// How many files were read.
    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// How many mistakes are errors.
    pub fn errors(&self) -> usize {
        self.mistakes.partition_point(|mistake| mistake.severity == Severity::Error)
    }

    /// How many mistakes are warnings.
    pub fn warnings(&self) -> usize {
        self.mistakes.len() - self.errors()
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

/// All errors, then all warnings, with an empty line after each, then `N files, N errors`, and `, N warnings` if there are any.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mistake in &self.mistakes {
            write!(f, "{mistake}\n\n")?;
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
