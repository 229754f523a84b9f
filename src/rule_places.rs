//! Where the source tree names the rules of the catalogue, and which tests are named after them: what `hedgerow rules` prints of a
//! rule, and what the tests of the catalogue's coverage go by.

use lock_n_load::catalogue::rule_of_test;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A line of a file of the source tree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file, from the root of the source tree.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file.display(), self.line)
    }
}

/// What a source tree says about the rules.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// For each rule that code names, its lines.
    pub code: BTreeMap<String, Vec<Place>>,
    /// The tests that are named after rules, also those that no rule fits.
    pub tests: Vec<(String, Place)>,
}

impl Places {
    /// Reads the source tree under this folder; none where there is no source tree.
    ///
    /// # Errors
    /// A file or folder of the source tree that cannot be read.
    pub fn read(root: &Path) -> io::Result<Option<Self>> {
        let plugins = root.join("plugins");
        if !plugins.join("lock_n_load/src/catalogue.rs").is_file() {
            return Ok(None);
        }
        let mut places = Self::default();
        for folder in ["plugins", "src", "tests"] {
            for path in sources(&root.join(folder))? {
                let text = std::fs::read_to_string(&path)?;
                let file = path.strip_prefix(root).unwrap_or(&path);
                let place = |line: usize| Place { file: file.to_path_buf(), line };
                if folder != "tests" && is_code(file) {
                    for (n, line) in text.lines().enumerate() {
                        for id in named_in(line) {
                            places.code.entry(id).or_default().push(place(n + 1));
                        }
                    }
                }
                places.tests.extend(tests_in(&text).into_iter().map(|(name, line)| (name, place(line))));
            }
        }
        Ok(Some(places))
    }

    /// The tests named after this rule.
    pub fn tests_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a (String, Place)> {
        self.tests.iter().filter(move |(name, _)| rule_of_test(name).is_some_and(|rule| rule.id.0 == id))
    }
}

/// All source files under a folder, in the order of their names.
fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for path in entries.into_iter().map(|entry| entry.path()) {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                found.append(&mut sources(&path)?);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// True for files of the crates' own sources that are neither tests nor the catalogue nor what prints it, where numbers are examples.
fn is_code(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let tests = name.ends_with("_test") || name.ends_with("_bench") || ["testing", "oracle", "sketch"].contains(&name);
    let within = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    let catalogue = name == "catalogue" || within("catalogue");
    let printer = path.ends_with("src/rule_places.rs") || path.ends_with("src/commands/rules.rs");
    within("src") && !tests && !catalogue && !printer
}

/// The tests of a source file that are named after rules, with their lines.
fn tests_in(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) else { continue };
        let is_test = lines[n.saturating_sub(4)..n].contains(&"#[test]");
        if is_test && (name.starts_with("lnl_") || name.starts_with("rul_")) {
            found.push((name.to_string(), n + 1));
        }
    }
    found
}

/// The rules that a text names, written out (`LNL-5.3-08`, `LNL-15.1-B02`, `LNL-RB-06`), in a row (`LNL-8.1-02, -03, -05`,
/// `LNL-6.1-06, -6.4-03`) or as a range (`LNL-4.0-06 to -08`).
pub fn named_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    for (kind, begins) in ["LNL-", "RUL-"].iter().flat_map(|kind| text.match_indices(kind).map(move |(n, _)| (kind, n)))
    {
        let mut rest = &text[begins + kind.len()..];
        let mut section = String::new();
        let mut last: Option<(&str, u32)> = None;
        loop {
            // A section and a hyphen, or the hyphen alone: then the section is the one before.
            let dotted = rest.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
            let part =
                ["T-B3", "SC", "RB"].iter().find(|part| rest.starts_with(**part)).map_or(dotted, |part| part.len());
            if *kind == "LNL-" && part > 0 && rest[part..].starts_with('-') {
                section = format!("{}-", &rest[..part]);
                rest = &rest[part + 1..];
            }
            // `LNL-5.3` alone is a section and no rule.
            if *kind == "LNL-" && section.is_empty() {
                break;
            }
            // The statements of part B have a letter before the number.
            let letter = if rest.starts_with('B') { "B" } else { "" };
            rest = &rest[letter.len()..];
            let length = digits(rest);
            let Ok(number) = rest[..length].parse::<u32>() else { break };
            let first = last.map_or(number, |(_, first)| first);
            let letter = last.map_or(letter, |(letter, _)| letter);
            found.extend((first..=number).map(|number| format!("{kind}{section}{letter}{number:02}")));
            rest = &rest[length..];
            let Some((range, after)) = [(true, " to -"), (false, ", -"), (false, " and -")]
                .iter()
                .find_map(|(range, between)| Some((*range, rest.strip_prefix(between)?)))
            else {
                break;
            };
            (rest, last) = (after, range.then_some((letter, number)));
        }
    }
    found
}

#[cfg(test)]
#[path = "rule_places_test.rs"]
mod tests;
