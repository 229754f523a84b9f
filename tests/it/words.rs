//! What is said to players stands in `words.rs` of each rule section, and nowhere else in the rules, whichever the rule set.

use crate::root;
use hedgerow::boxes::Key;
use rule_book::GameBook;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The sources of the rules by their paths in the crate, without their tests and without comments. What saves and files are told is for
/// those who write them: it stays where it is checked.
fn rules(book: &GameBook) -> BTreeMap<String, String> {
    let top = root().join(book.sources());
    let mut found = Vec::new();
    sources(&top, &mut found);
    let inside = |path: &PathBuf| path.strip_prefix(&top).expect("inside").with_extension("").display().to_string();
    let tests = |name: &str| name.ends_with("_test") || name.ends_with("_bench");
    let for_files = |name: &str| book.for_files.iter().any(|files| name.starts_with(files));
    let said = |name: &str| !tests(name) && !for_files(name);
    let code = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a source file");
        let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        code.map(|line| format!("{line}\n")).collect::<String>()
    };
    found.iter().map(|path| (inside(path), code(path))).filter(|(name, _)| said(name)).collect()
}

/// The texts in quotation marks, each with the statement before it.
fn quoted(code: &str) -> Vec<(&str, &str)> {
    let (mut found, mut at, mut open) = (Vec::new(), 0, None);
    let mut before = None;
    for (n, letter) in code.char_indices() {
        match (letter, open) {
            ('"', None) if before != Some('\'') => open = Some(n + 1),
            ('"', Some(from)) if before != Some('\\') => {
                found.push((&code[at..from - 1], &code[from..n]));
                open = None;
            }
            (';' | '{' | '}', None) => at = n + 1,
            _ => {}
        }
        before = Some(letter);
    }
    found
}

/// True if somebody could read it out: two words.
fn is_a_sentence(text: &str) -> bool {
    let word =
        |part: &str| part.len() > 1 && part.chars().all(|letter| letter.is_alphabetic() || ",:'".contains(letter));
    text.split(' ').filter(|part| word(part)).count() > 1
}

#[test]
fn sentences_stand_in_the_words_of_their_section() {
    // What is wrong with the program itself is told to nobody who plays.
    const OF_THE_PROGRAM: [&str; 6] = ["expect(", "assert!(", "assert_eq!(", "unreachable!(", "panic!(", "reason ="];
    for (name, code) in books().flat_map(rules) {
        // What a rule says stands in its list of rules.
        if has_words(&name) || name.ends_with("/rules") {
            continue;
        }
        for (before, text) in quoted(&code) {
            let of_the_program = OF_THE_PROGRAM.iter().any(|word| before.contains(word));
            assert!(of_the_program || !is_a_sentence(text), "{name} says `{text}`: let it stand in words.rs");
        }
        assert!(!code.contains("Say::told"), "{name} says a text without an id");
    }
}

/// The log says lines of its sections: a text without an id cannot be translated.
#[test]
fn the_log_says_lines_of_its_sections() {
    let top = root().join("plugins/lock_n_load_window/src");
    let mut found = Vec::new();
    sources(&top, &mut found);
    found.retain(|path| path.ends_with("told.rs") && path.with_file_name("words.rs").is_file());
    assert!(found.len() > 10, "{} sections tell of something", found.len());
    for path in found {
        let code = std::fs::read_to_string(&path).expect("a source file");
        assert!(!code.contains("Say::told") && !code.contains("LogLine {"), "{} says a text", path.display());
    }
}

/// True of the file with the lines of a section; that of a small rule set may have the only one.
fn has_words(name: &str) -> bool {
    name.rsplit('/').next() == Some("words")
}

/// The lines that a `words.rs` makes, by their names.
fn lines(code: &str) -> Vec<&str> {
    let Some((_, block)) = code.split_once("words! {") else { return Vec::new() };
    let lines = block.lines().filter(|line| line.starts_with("    ") && line.contains(" = \""));
    lines.map(|line| line.trim().split(['(', ' ']).next().expect("a name")).collect()
}

#[test]
fn all_sections_with_words_are_gathered() {
    for book in books() {
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for words in (book.words)() {
            let (section, _) = words.id.split_once('.').expect("an id has its section");
            *counted.entry(section.to_string()).or_default() += 1;
        }
        let files: BTreeMap<String, String> = rules(book).into_iter().filter(|(name, _)| has_words(name)).collect();
        assert_eq!(files.len(), counted.len(), "a section is not gathered: {:?}", files.keys());
        for (name, code) in files {
            let (_, block) = code.split_once("words! { \"").expect("lines");
            let section = block.split('"').next().unwrap_or_default();
            let folder = name.trim_end_matches("words").trim_end_matches('/').rsplit('/').next().unwrap_or_default();
            // What is not of one section has a name of its own.
            let own = [section, "facts", ""].contains(&folder);
            assert!(own, "{name} has ids of another section");
            assert_eq!(counted.get(section), Some(&lines(&code).len()), "{name}");
        }
    }
}

/// What says something in a window, whichever the game is.
const WINDOW: [&str; 3] = ["plugins/panel_kit/src", "plugins/table_view/src", "src/window"];

/// The compiler sees no dead code in what a macro of another crate makes, so this looks for it.
#[test]
fn every_line_is_said_somewhere() {
    let of_games = crates().into_iter().map(|name| (PathBuf::from("plugins").join(&name).join("src"), name));
    let of_all_games = WINDOW.into_iter().map(|folder| (folder.into(), folder.to_owned()));
    for (folder, crate_name) in of_games.chain(of_all_games) {
        let mut found = Vec::new();
        sources(&root().join(folder), &mut found);
        let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a source file");
        found.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
        let (words, code): (Vec<_>, Vec<_>) = found.iter().partition(|path| path.ends_with("words.rs"));
        let code: Vec<String> = code.iter().map(|path| text(path)).collect();
        let mut counted = 0;
        for path in words {
            for name in lines(&text(path)) {
                let said = format!("words::{name}");
                let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
                let is_said = |code: &String| code.match_indices(&said).any(|(at, _)| ends(&code[at + said.len()..]));
                assert!(code.iter().any(is_said), "{}: nobody says {name}", path.display());
                counted += 1;
            }
        }
        if let Some(book) = books().find(|book| book.key == crate_name) {
            assert_eq!(counted, (book.words)().len(), "the lines of {crate_name} are found");
        }
    }
}

/// The book of each game.
fn books() -> impl Iterator<Item = &'static GameBook> {
    Key::ALL.iter().map(|key| key.book())
}

/// The crates of the rule sets.
fn crates() -> Vec<String> {
    let crates = std::fs::read_dir(root().join("plugins")).expect("plugins");
    let names = crates.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| books().any(|book| book.has_crate(name))).collect()
}
