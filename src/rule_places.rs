//! Where the source tree names the rules of a rule set's catalogue, and which tests are named after them: what `hedgerow rules` prints
//! of a rule, and what the tests of the catalogues' coverage go by.

mod numbers;
mod source;

use crate::boxes::Key;
use numbers::Numbers;
use rule_book::GameBook;
use source::{Kind, Part, parts};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use table::RuleId;

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

/// A rule as a list of rules (`rules! { ... }`) has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The rule's number.
    pub id: String,
    /// The constant by which code names the rule, if it does.
    pub name: Option<String>,
    /// Where it is written.
    pub place: Place,
}

/// What a source tree says about the rules.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// For each rule that code names, by its constant or in a comment, its lines.
    pub code: BTreeMap<String, Vec<Place>>,
    /// The rules whose constants code uses.
    pub uses: BTreeSet<String>,
    /// The rules as they are written down.
    pub entries: Vec<Entry>,
    /// Rules whose numbers code has in a literal, outside the lists of rules.
    pub literals: Vec<(String, Place)>,
    /// The tests that are named after rules, also those that no rule fits.
    pub tests: Vec<(String, Place)>,
}

impl Places {
    /// Reads what the source tree under this folder says about the rules of a book; none where there is no source tree. What other rule
    /// sets have in their crates is theirs.
    ///
    /// # Errors
    /// A file or folder of the source tree that cannot be read.
    pub fn read(root: &Path, book: &GameBook) -> io::Result<Option<Self>> {
        if !root.join(book.sources()).join("catalogue.rs").is_file() {
            return Ok(None);
        }
        let numbers = Numbers::of(book.catalogue);
        let mut files = Vec::new();
        for folder in ["plugins", "src", "tests"] {
            for path in sources(&root.join(folder))? {
                let file = path.strip_prefix(root).unwrap_or(&path).to_path_buf();
                if !is_of_another(&file, book) {
                    files.push((file, std::fs::read_to_string(&path)?));
                }
            }
        }
        let mut places = Self::default();
        let mut code = Vec::new();
        for (file, text) in &files {
            let place = |(line, name): (usize, String)| (name, Place { file: file.clone(), line });
            places.tests.extend(tests_in(text, &numbers).into_iter().map(place));
            if !is_code(file) {
                continue;
            }
            let parts = parts(text);
            if lists_rules(&parts) {
                places.entries.extend(entries_in(&parts, file, &numbers));
                continue;
            }
            places.literals.extend(literals_in(&parts, &numbers).into_iter().map(place));
            if !explains_numbers(file) {
                code.push((file, parts));
            }
        }
        for (file, parts) in code {
            places.read_code(file, &parts, &numbers);
        }
        Ok(Some(places))
    }

    /// Rules that a file of code names: in comments, and by their constants, also in texts that are formatted.
    fn read_code(&mut self, file: &Path, parts: &[Part], numbers: &Numbers) {
        let imported = names_of_lists(parts);
        let named = self.entries.iter().filter_map(|entry| Some((entry.name.clone()?, entry.id.clone())));
        let constants: BTreeMap<String, String> = named.filter(|(name, _)| imported.contains(name)).collect();
        let mut found: BTreeSet<(usize, String)> = BTreeSet::new();
        for part in parts.iter().filter(|part| part.kind == Kind::Comment) {
            found.extend(part.lines().flat_map(|(n, line)| numbers.named_in(line).into_iter().map(move |id| (n, id))));
        }
        let literals = parts.iter().filter(|part| part.kind == Kind::Literal);
        let told = literals.flat_map(|part| part.lines()).map(|(n, line)| (n, in_braces(line)));
        for (n, line) in without_imports(parts).into_iter().chain(told) {
            let named: Vec<String> = words(&line).filter_map(|word| constants.get(word)).cloned().collect();
            self.uses.extend(named.iter().cloned());
            found.extend(named.into_iter().map(|id| (n, id)));
        }
        for (line, id) in found {
            self.code.entry(id).or_default().push(Place { file: file.to_path_buf(), line });
        }
    }

    /// The tests named after this rule of the book.
    pub fn tests_of<'a>(&'a self, book: &'a GameBook, id: RuleId) -> impl Iterator<Item = &'a (String, Place)> {
        self.tests.iter().filter(move |(name, _)| book.catalogue.rule_of_test(name).is_some_and(|rule| rule.id == id))
    }

    /// Where this rule is written down.
    pub fn entry_of(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }
}

/// True of a file whose rules are written down in it.
fn lists_rules(parts: &[Part]) -> bool {
    parts.iter().any(|part| part.kind == Kind::Code && part.text.contains("rules! {"))
}

/// The rules of a list: a number with a colon behind it, and before it the constant, if it has one.
fn entries_in(parts: &[Part], file: &Path, numbers: &Numbers) -> Vec<Entry> {
    let parts: Vec<&Part> = parts.iter().filter(|part| part.kind != Kind::Comment).collect();
    let mut found = Vec::new();
    for (n, part) in parts.iter().enumerate() {
        let code = |n: usize| parts.get(n).filter(|part| part.kind == Kind::Code).map_or("", |part| part.text);
        if part.kind == Kind::Literal && code(n + 1).starts_with(':') && !numbers.named_in(part.text).is_empty() {
            let before = n.checked_sub(1).map_or("", code);
            let name = before.trim_end().strip_suffix('=').and_then(|before| words(before).last());
            let place = Place { file: file.to_path_buf(), line: part.line };
            found.push(Entry { id: part.text.to_string(), name: name.map(str::to_string), place });
        }
    }
    found
}

/// The rules whose numbers stand in literals, with their lines; not those of the tests at the end of a file.
fn literals_in(parts: &[Part], numbers: &Numbers) -> Vec<(usize, String)> {
    let own = parts.iter().take_while(|part| !part.text.contains("#[cfg(test)]\nmod tests {"));
    let literals = own.filter(|part| part.kind == Kind::Literal);
    let lines = literals.flat_map(|part| part.lines());
    lines.flat_map(|(n, line)| numbers.named_in(line).into_iter().map(move |id| (n, id))).collect()
}

/// The words of a piece of code.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// The names that a text to be formatted has in braces.
fn in_braces(literal: &str) -> String {
    literal.split('{').skip(1).filter_map(|rest| rest.split(['}', ':']).next()).collect::<Vec<_>>().join(" ")
}

/// What a file names of lists of rules: `use super::rules::{A, B}`, `fire::rules::C`.
fn names_of_lists(parts: &[Part]) -> BTreeSet<String> {
    let code: String = parts.iter().filter(|part| part.kind == Kind::Code).map(|part| part.text).collect();
    let lists = code.match_indices("rules::").map(|(n, path)| &code[n + path.len()..]);
    let named = lists.flat_map(|rest| match rest.strip_prefix('{') {
        Some(list) => words(list.split('}').next().unwrap_or_default()).collect::<Vec<_>>(),
        None => words(rest).take(1).collect(),
    });
    named.map(str::to_string).collect()
}

/// The lines of code without `use`.
fn without_imports(parts: &[Part]) -> Vec<(usize, String)> {
    let mut lines: BTreeMap<usize, String> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.kind == Kind::Code) {
        for (n, line) in part.lines() {
            lines.entry(n).or_default().push_str(line);
        }
    }
    let mut importing = false;
    lines.retain(|_, line| {
        let start = line.trim_start();
        importing |=
            ["use ", "pub use ", "pub(crate) use ", "pub(super) use "].iter().any(|word| start.starts_with(word));
        let keep = !importing;
        importing &= !line.contains(';');
        keep
    });
    lines.into_iter().collect()
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

/// True of a file in a crate of another rule set.
fn is_of_another(path: &Path, book: &GameBook) -> bool {
    let crate_name =
        path.strip_prefix("plugins").ok().and_then(|path| path.iter().next()).and_then(|name| name.to_str());
    let others = || Key::ALL.iter().map(|key| key.book()).filter(|other| other.key != book.key);
    crate_name.is_some_and(|name| others().any(|other| other.has_crate(name)))
}

/// True for files of the crates' own sources and examples that are no tests.
fn is_code(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let tests = name.ends_with("_test") || name.ends_with("_bench") || ["testing", "oracle", "sketch"].contains(&name);
    let within = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    (within("src") || within("examples")) && !tests
}

/// True for the catalogue and what prints it, where numbers in comments are examples, and for examples of the window.
fn explains_numbers(path: &Path) -> bool {
    let within = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    let catalogue = within("catalogue") || path.ends_with("catalogue.rs") || within("rule_book");
    let printer = path.starts_with("src/rule_places")
        || ["src/rule_places.rs", "src/commands/rules.rs"].iter().any(|file| path.ends_with(file))
        || path.ends_with("src/book.rs");
    catalogue || printer || within("examples")
}

/// The tests of a source file that are named after rules, with their lines.
fn tests_in(text: &str, numbers: &Numbers) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) else { continue };
        let is_test = lines[n.saturating_sub(4)..n].contains(&"#[test]");
        if is_test && numbers.name_test(name) {
            found.push((n + 1, name.to_string()));
        }
    }
    found
}

#[cfg(test)]
#[path = "rule_places_test.rs"]
mod tests;
