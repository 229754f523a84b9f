//! `hedgerow check` never passes what it has not checked, is done with large maps in seconds, and says the same as the readers of the
//! game say when they are given the same files.

use crate::{hedgerow, root};
use scenario_files::MOST_TOLD;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A copy of the data in a folder of its own, removed at the end.
pub struct Data(PathBuf);

impl Data {
    pub fn new(name: &str) -> Self {
        let folder = Self::empty(name);
        for part in ["assets", "assets/boards", "assets/lock_n_load", "scenarios/lock_n_load"] {
            fs::create_dir_all(folder.path(part)).expect("a folder");
            for entry in fs::read_dir(root().join(part)).expect("shipped data") {
                let path = entry.expect("an entry").path();
                if path.extension().is_some_and(|ending| ending == "ron") {
                    fs::copy(&path, folder.path(part).join(path.file_name().expect("a name"))).expect("a copy");
                }
            }
        }
        folder
    }
    /// A folder of its own with nothing in it.
    pub fn empty(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("hedgerow_check_{name}_{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
    /// Runs `hedgerow check` on the copy; whether it is content, and what it says.
    pub fn check(&self, paths: &[&Path]) -> (bool, String) {
        let output = hedgerow().arg("check").arg("--data").arg(&self.0).args(paths).output().expect("the program runs");
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        assert!(!said.contains("panicked"), "{said}");
        (output.status.success(), said)
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SHARED: [&str; 4] = [
    "assets/terrain.ron",
    "assets/lock_n_load/units.ron",
    "assets/lock_n_load/tables.ron",
    "assets/lock_n_load/terrain_effects.ron",
];

#[test]
fn a_shared_file_that_is_missing_or_broken_stands_in_the_way_of_all_others() {
    let data = Data::new("shared");
    let scenario = data.path("scenarios/lock_n_load/the_oak_farm.ron");
    assert!(data.check(&[]).0, "the copy is clean");
    for name in SHARED {
        let text = fs::read_to_string(data.path(name)).expect("a shipped file");
        let breaks: [Option<&str>; 4] = [None, Some(""), Some("(terrains: ["), Some("\u{0}\u{ff}")];
        for broken in breaks {
            match broken {
                None => fs::remove_file(data.path(name)).expect("it is there"),
                Some(broken) => fs::write(data.path(name), broken).expect("a file"),
            }
            for paths in [vec![], vec![scenario.as_path()]] {
                let (good, said) = data.check(&paths);
                assert!(!good, "{name} {broken:?}: {said}");
                let told = |file: &Path, words: &str| {
                    let start = file.display().to_string();
                    said.lines().any(|line| line.starts_with(&start) && line.contains(words))
                };
                assert!(told(&data.path(name), ": "), "{name} {broken:?}: {said}");
                assert!(told(&scenario, "the meaning of this file could not be read"), "{name} {broken:?}: {said}");
            }
        }
        fs::write(data.path(name), text).expect("a file");
    }
}

#[test]
fn a_definition_file_that_could_not_be_compared_with_the_others_is_not_called_good() {
    let data = Data::new("definitions");
    for asked in SHARED {
        for broken in SHARED.iter().filter(|broken| **broken != asked) {
            let text = fs::read_to_string(data.path(broken)).expect("a shipped file");
            fs::remove_file(data.path(broken)).expect("it is there");
            let (good, said) = data.check(&[&data.path(asked)]);
            assert!(!good && said.contains("the meaning of this file could not be read"), "{asked}, {broken}: {said}");
            fs::write(data.path(broken), text).expect("a file");
        }
    }
}

#[test]
fn mistakes_of_the_terrain_file_are_told_in_the_terrain_file() {
    let data = Data::new("terrain");
    let path = data.path("assets/terrain.ron");
    let text = fs::read_to_string(&path).expect("a shipped file");
    let twice = text.replacen("(id: \"brush\",", "(id: \"forest\",", 1);
    let far = text.replacen("(-14, -34)", "(-1400, -34)", 1);
    for (broken, words) in [(twice, "there are two entries with the id `forest`"), (far, "beyond the centres")] {
        assert_ne!(broken, text);
        fs::write(&path, broken).expect("a file");
        for paths in [vec![], vec![path.as_path()]] {
            let (good, said) = data.check(&paths);
            let place = format!("{}:", path.display());
            assert!(!good && said.lines().any(|line| line.starts_with(&place) && line.contains(words)), "{said}");
            let elsewhere = |line: &str| line.contains(words) && !line.starts_with(&place);
            assert!(!said.lines().any(elsewhere), "told once, in its own file: {said}");
        }
    }
}

#[test]
fn a_board_that_cannot_be_read_is_not_called_unknown() {
    let data = Data::new("board");
    fs::write(data.path("assets/boards/ferme_du_chene.ron"), "(number: 21,").expect("a file");
    let (good, said) = data.check(&[&data.path("scenarios/lock_n_load/the_oak_farm.ron")]);
    assert!(!good && said.contains("the board `ferme_du_chene` cannot be read"), "{said}");
}

/// The largest map that people have asked for: four boards of 77 x 60 hexes.
#[test]
fn four_joined_boards_of_77_by_60_are_checked_within_10_seconds() {
    let data = Data::new("large");
    let rows: String = (0..61).map(large_row).collect();
    for number in 41..45 {
        let board = format!(
            "(number: {number}, title: \"Large {number}\", columns: 77, rows: 60, \
             legend: {{'.': \"clear\", 'w': \"light_woods\", 'f': \"forest\"}}, terrain: [{rows}])"
        );
        fs::write(data.path(&format!("assets/boards/large_{number}.ron")), board).expect("a file");
    }
    let scenario = data.path("scenarios/large.ron");
    let text = r#"(
        title: "Large", turns: 6,
        boards: [
            (board: "large_41"), (board: "large_42", at: (1, 0)),
            (board: "large_43", at: (0, 1)), (board: "large_44", at: (1, 1)),
        ],
        sides: (
            (name: "A", formation: "us_parachute", zones: [(id: "all", from_to: ("41A1", "41BY60"))],
                counters: [(id: "a", unit: "us_parachute_squad", zone: "all")]),
            (name: "B", formation: "wehrmacht", zones: [(id: "all", within: ("41AA30", 99))],
                counters: [(id: "b", unit: "wehrmacht_squad", zone: "all")]),
        ),
        victory: [],
    )"#;
    fs::write(&scenario, text).expect("a file");
    let began = Instant::now();
    let (good, said) = data.check(&[scenario.as_path()]);
    let took = began.elapsed();
    assert!(good, "{said}");
    eprintln!("four boards of 77 x 60: {took:?}");
    assert!(took < Duration::from_secs(10), "{took:?}");
}

/// One text of a large board, the same in the middle of every board and clear at its edges.
fn large_row(row: usize) -> String {
    let letter = |column: usize| match (column, row) {
        (column, 60) if column % 2 == 0 => ' ',
        (0 | 76, _) | (_, 0 | 59 | 60) => '.',
        _ => ['.', '.', '.', 'w', '.', 'f', '.'][(column * 5 + row * 3) % 7],
    };
    let text: String = (0..77).map(letter).collect();
    format!("{text:?}, ")
}

/// Folders from before classes were data have no such file; one that is there and broken stands in the way like every shared file.
#[test]
fn a_folder_without_classes_goes_by_those_of_the_program() {
    let data = Data::new("classes");
    let (classes, scenario) =
        (data.path("assets/lock_n_load/classes.ron"), data.path("scenarios/lock_n_load/the_oak_farm.ron"));
    fs::remove_file(&classes).expect("it is there");
    assert!(data.check(&[]).0, "without the file");
    fs::write(&classes, "(classes: [])").expect("a file");
    let (good, said) = data.check(&[scenario.as_path()]);
    assert!(!good && said.contains("classes.ron") && said.contains("could not be read"), "{said}");
}

/// A scenario on a little field with further fields of the first side, and these victory conditions.
fn field(side: &str, victory: &str) -> String {
    format!(
        r#"(
        title: "A field", turns: 6,
        own_board: (title: "A field", columns: 4, rows: 4, form: Alone, legend: {{'.': "clear"}}, terrain: ["....", "....", "....", "...."]),
        sides: (
            (name: "A", formation: "us_parachute", {side} counters: [(id: "a", unit: "us_parachute_squad", at: "A1")]),
            (name: "B", formation: "wehrmacht", counters: [(id: "b", unit: "wehrmacht_squad", at: "C4")]),
        ),
        victory: [{victory}],
    )"#
    )
}

/// A file may be wrong in thousands of ways: some hundred are listed, and all are counted.
#[test]
fn of_thousands_of_mistakes_some_hundred_are_listed_and_all_are_counted() {
    let data = Data::empty("many");
    let path = data.path("many.ron");
    let hexes: String = (0..16_000).map(|n| format!("\n\"Z{}\",", n % 99 + 1)).collect();
    let nested: String = (0..30_000).map(|_| "\nNot(Any([LossPoints(99)])),".to_owned()).collect();
    let nested = format!("(side: First, condition: All([Any([{nested}])]), when: AtOnce)");
    for (text, errors) in [(field(&format!("exits: [{hexes}],"), ""), 16_000), (field("", &nested), 30_000)] {
        fs::write(&path, text).expect("a file");
        let output = hedgerow().arg("check").arg(&path).output().expect("the program runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1));
        let more = format!("{}: {} more errors of this file are not listed", path.display(), errors - MOST_TOLD);
        assert!(said.contains(&more), "{more}");
        assert!(
            said.ends_with(&format!("\n1 files, {errors} errors\n")),
            "{}",
            said.lines().last().unwrap_or_default()
        );
        let listed = said.lines().filter(|line| line.starts_with("  field: ")).count();
        assert_eq!(listed, MOST_TOLD, "each with its field");
    }
}

/// Without drawings one can play: a file of drawings that is missing is a warning, one that is broken an error, and each is named.
#[test]
fn drawings_that_are_missing_or_broken_are_named() {
    let data = Data::new("drawings");
    let (shapes, units) = (data.path("assets/vehicle_shapes.ron"), data.path("assets/lock_n_load/units.ron"));
    let told = |said: &str, words: &str| {
        said.lines().any(|line| line.starts_with(&shapes.display().to_string()) && line.contains(words))
    };
    fs::write(&shapes, "{\"truck\": ").expect("a file");
    for paths in [vec![], vec![units.as_path()]] {
        let (good, said) = data.check(&paths);
        assert!(!good && told(&said, ":1:11: expected a value, found the end of the file"), "{said}");
        assert!(!said.contains("first put right"), "{said}");
    }
    fs::remove_file(&shapes).expect("it is there");
    for paths in [vec![], vec![units.as_path()]] {
        let (good, said) = data.check(&paths);
        assert!(good && told(&said, "warning: there is no such file"), "{said}");
    }
    assert!(
        data.check(&[&data.path("scenarios/lock_n_load/the_oak_farm.ron")]).0,
        "a scenario without vehicles needs none"
    );
}
