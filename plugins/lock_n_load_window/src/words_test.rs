//! All lines of the window.

use super::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The sources of the window.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { sources(&path, found) } else { found.push(path) }
    }
}

fn all_sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn all_sections_with_words_are_gathered_and_ids_are_told_apart() {
    let ids: Vec<&str> = lines().map(|words| words.id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    for path in all_sources().into_iter().filter(|path| path.ends_with("words.rs")) {
        let folder = path.parent().and_then(Path::file_name).expect("a folder").to_string_lossy().into_owned();
        let section = if folder == "src" { "window.".to_owned() } else { format!("window.{folder}.") };
        assert!(ids.iter().any(|id| id.starts_with(&section)), "{section} is not gathered");
    }
}

/// The compiler sees no dead code in what a macro of another crate makes, so this looks for it.
#[test]
fn every_line_is_said_somewhere() {
    let code = all_sources().into_iter().filter(|path| !path.ends_with("words.rs"));
    let code: Vec<String> = code.map(|path| std::fs::read_to_string(path).expect("a source file")).collect();
    for words in lines() {
        let name = words.id.rsplit('.').next().expect("a name");
        let said = format!("words::{name}");
        let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        let is_said = |code: &String| code.match_indices(&said).any(|(at, _)| ends(&code[at + said.len()..]));
        assert!(code.iter().any(is_said), "nobody says {}", words.id);
    }
}
