//! All lines of the window.

use super::*;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn all_sections_with_words_are_gathered_and_ids_are_told_apart() {
    let ids: Vec<&str> = lines().map(|words| words.id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = std::fs::read_dir(source).expect("the sources").map(|entry| entry.expect("an entry").path());
    let with_words = folders.filter(|folder| folder.join("told.rs").exists() && folder.join("words.rs").exists());
    for folder in with_words {
        let section = folder.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(ids.iter().any(|id| id.starts_with(&format!("window.{section}."))), "{section} is not gathered");
    }
}
