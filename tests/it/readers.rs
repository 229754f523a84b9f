//! Readers of scenario, board, counters, script and save: whatever the bytes, a value or a clear error, never a panic.

use crate::{battles, root};
use lock_n_load::ScenarioDef;
use lock_n_load::charts::{Tables, TerrainEffects};
use lock_n_load::classes::ClassFile;
use lock_n_load::definition::{Definitions, UnitFile};
use lock_n_load_box::Library;
use lock_n_load_box::game_box::{Saved, Script};
use play::library::Source;
use proptest::prelude::*;
use scenario_files::{Report, read};
use std::path::Path;
use std::sync::LazyLock;

pub static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut report = Report::new();
    Library::open(Source::Folder(root()), &mut report).unwrap_or_else(|| panic!("{report}"))
});

static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = [
        "assets/lock_n_load/classes.ron",
        "assets/lock_n_load/units.ron",
        "assets/lock_n_load/tables.ron",
        "assets/lock_n_load/terrain_effects.ron",
    ];
    let examples =
        ["scenarios/lock_n_load/examples/infantry.ron", "scenarios/lock_n_load/examples/infantry.script.ron"];
    let boards = ["assets/boards/saint_aubert.ron", "assets/terrain.ron"];
    let mut texts: Vec<String> = names
        .iter()
        .chain(&examples)
        .chain(&boards)
        .map(|name| std::fs::read_to_string(root().join(name)).expect("a shipped file"))
        .collect();
    texts.extend(battles().iter().map(|path| std::fs::read_to_string(path).expect("a scenario")));
    texts
});

/// One of the shipped files.
fn shared<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let path = root().join(format!("assets/lock_n_load/{name}.ron"));
    let text = std::fs::read_to_string(&path).expect("a shipped file");
    read::<T>(&path, &text).expect("shipped").value
}

/// Reads a text as everything it could be, and on to a playable position where it gets so far.
fn read_as_everything(text: &str) {
    let path = Path::new("fuzzed.ron");
    let mut report = Report::new();
    if let Ok(scenario) = read::<ScenarioDef>(path, text) {
        LIBRARY.start(&scenario, &mut report);
    }
    if let Ok(board) = read::<hex_board::BoardDef>(path, text) {
        LIBRARY.check_board(&board, &mut report);
    }
    if let Ok(classes) = read::<ClassFile>(path, text) {
        let (units, effects, tables) = (shared::<UnitFile>("units"), shared("terrain_effects"), shared("tables"));
        let _ = Definitions::new(classes.value, units, effects, tables, &LIBRARY.terrain);
    }
    if let Ok(units) = read::<UnitFile>(path, text) {
        let (classes, effects, tables) = (shared("classes"), shared("terrain_effects"), shared("tables"));
        let _ = Definitions::new(classes, units.value, effects, tables, &LIBRARY.terrain);
    }
    let _ = read::<Tables>(path, text);
    let _ = read::<TerrainEffects>(path, text);
    let _ = read::<hex_board::TerrainSet>(path, text);
    let _ = read::<Script>(path, text);
    let _ = Saved::from_bytes(text.as_bytes());
    let _ = report.to_string();
}

/// A shipped text with some of its parts changed, moved or lost.
fn damaged() -> impl Strategy<Value = String> {
    let edit = (0_usize..usize::MAX, 0_usize..40, ".{0,6}");
    (0..TEXTS.len(), prop::collection::vec(edit, 1..4)).prop_map(|(which, edits)| {
        let mut letters: Vec<char> = TEXTS[which].chars().collect();
        for (at, length, put) in edits {
            let from = at % letters.len().max(1);
            let to = (from + length).min(letters.len());
            letters.splice(from..to, put.chars());
        }
        letters.into_iter().collect()
    })
}

/// A shipped text with one number or word replaced by another.
fn misspelt() -> impl Strategy<Value = String> {
    let values =
        prop::sample::select(vec!["0", "255", "300", "-1", "\"\"", "\"Z99\"", "First", "[]", "None", "true", "'x'"]);
    (0..TEXTS.len(), 0_usize..usize::MAX, values).prop_map(|(which, at, value)| {
        let text = &TEXTS[which];
        let starts: Vec<usize> = text.match_indices(": ").map(|(n, _)| n + 2).collect();
        let from = starts[at % starts.len()];
        let end = text[from..].find([',', ')', '\n']).map_or(text.len(), |n| from + n);
        format!("{}{value}{}", &text[..from], &text[end..])
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]
    #[test]
    fn random_text_never_panics(text in "\\PC{0,200}") {
        read_as_everything(&text);
    }
    #[test]
    fn damaged_files_never_panic(text in damaged()) {
        read_as_everything(&text);
    }
    #[test]
    fn misspelt_values_never_panic(text in misspelt()) {
        read_as_everything(&text);
    }
}
