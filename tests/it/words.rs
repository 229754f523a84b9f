//! What is said to players stands in `words.rs` of each rule section, and nowhere else in the rules.

use crate::root;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Folders of the rules and of what they stand on.
const RULES: [&str; 3] = ["facts", "sections", "dispatch"];

/// What saves and files are told is for those who write them: it stays where it is checked.
const FOR_FILES: [&str; 3] = ["dispatch/admit", "dispatch/rests", "facts/old_saves"];

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

/// The sources of the rules by their paths in the crate, without their tests and without comments.
fn rules() -> BTreeMap<String, String> {
    let top = root().join("plugins/lock_n_load/src");
    let mut found = Vec::new();
    RULES.iter().for_each(|folder| sources(&top.join(folder), &mut found));
    let inside = |path: &PathBuf| path.strip_prefix(&top).expect("inside").with_extension("").display().to_string();
    let tests = |name: &str| name.ends_with("_test") || name.ends_with("_bench");
    let code = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a source file");
        let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        code.map(|line| format!("{line}\n")).collect::<String>()
    };
    found.iter().map(|path| (inside(path), code(path))).filter(|(name, _)| !tests(name)).collect()
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
    for (name, code) in rules() {
        // What a rule says stands in its list of rules.
        if name.ends_with("/words") || name.ends_with("/rules") || FOR_FILES.iter().any(|files| name.starts_with(files))
        {
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

#[test]
fn all_sections_with_words_are_gathered() {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for words in lock_n_load::sections::words() {
        let (section, _) = words.id.split_once('.').expect("an id has its section");
        *counted.entry(section.to_string()).or_default() += 1;
    }
    let files: BTreeMap<String, String> = rules().into_iter().filter(|(name, _)| name.ends_with("/words")).collect();
    assert_eq!(files.len(), counted.len(), "a section is not gathered: {:?}", files.keys());
    for (name, code) in files {
        let folder = name.trim_end_matches("/words").rsplit('/').next().unwrap_or_default();
        let section = if folder == "facts" { "battle" } else { folder };
        assert!(code.contains(&format!("words! {{ \"{section}\";")), "{name} has ids of another section");
        let lines = code.lines().filter(|line| line.contains(" = \"")).count();
        assert_eq!(counted.get(section), Some(&lines), "{name}");
    }
}

/// The compiler sees no dead code in what a macro of another crate makes, so this looks for it.
#[test]
fn every_line_is_said_somewhere() {
    for crate_name in ["lock_n_load", "lock_n_load_window"] {
        let mut found = Vec::new();
        sources(&root().join("plugins").join(crate_name).join("src"), &mut found);
        let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a source file");
        let (words, code): (Vec<_>, Vec<_>) = found.iter().partition(|path| path.ends_with("words.rs"));
        let code: Vec<String> = code.iter().map(|path| text(path)).collect();
        let mut lines = 0;
        for path in words {
            let text = text(path);
            let Some((_, block)) = text.split_once("words! {") else { continue };
            for line in block.lines().filter(|line| line.starts_with("    ") && line.contains(" = \"")) {
                let name = line.trim().split(['(', ' ']).next().expect("a name");
                let said = format!("words::{name}");
                let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
                let is_said = |code: &String| code.match_indices(&said).any(|(at, _)| ends(&code[at + said.len()..]));
                assert!(code.iter().any(is_said), "{}: nobody says {name}", path.display());
                lines += 1;
            }
        }
        assert!(lines > 50, "the lines of {crate_name} have been found: {lines}");
    }
}
