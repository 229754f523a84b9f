//! What `scenarios/lock_n_load/README.md` shows is what the program does: its scenarios are right, its script leads to its events. And
//! documents stay short, and name only what is there.

use crate::{hedgerow, root};
use std::path::{Path, PathBuf};

fn guide() -> String {
    std::fs::read_to_string(root().join("scenarios/lock_n_load/README.md")).expect("the guide is there")
}

/// The blocks of one language, in their order.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let opening = format!("```{language}\n");
    page.split(&opening).skip(1).map(|rest| rest.split("```").next().unwrap_or_default().to_string()).collect()
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the target folder can be written");
    path
}

/// The tank that `assets/README.md` makes from nothing is right, and so are the teams beside it.
#[test]
fn the_tank_of_the_guide_can_be_made() {
    let page = std::fs::read_to_string(root().join("assets/README.md")).expect("the guide is there");
    let ron = blocks(&page, "ron");
    let tank = with(&ron, "id: \"m5a1\"");
    let shipped = std::fs::read_to_string(root().join("assets/lock_n_load/units.ron")).expect("a shipped file");
    let teams = with(&ron, "id: \"us_mortar_106\"");
    let (units, weapons) = teams.split_once("weapons: [").expect("teams and their weapons");
    let units = units.trim_start_matches("units: [").trim_end().trim_end_matches("],");
    let weapons = weapons.trim_end().trim_end_matches("],");
    let more = shipped.replacen("    units: [", &format!("    units: [{units}"), 1);
    let more = more.replacen("    weapons: [", &format!("    weapons: [{weapons}"), 1);
    for (name, text) in [("tank_alone.ron", tank), ("with_teams.ron", more.as_str())] {
        let output = hedgerow().arg("check").arg(file(name, text)).output().expect("the program runs");
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && !told.contains("warning"), "{told}");
    }
}

/// So are its board, its formation and its tables.
#[test]
fn the_data_files_of_the_guide_are_right() {
    let ron = blocks(&page("assets/README.md"), "ron");
    std::fs::create_dir_all(file("empty", "").with_file_name("boards")).expect("the target folder can be written");
    let files = [
        ("boards/le_petit_champ.ron", "title: \"Le Petit Champ\""),
        ("rangers.ron", "id: \"us_rangers_squad\""),
        ("tables.ron", "stacking_half_squads: 6"),
    ];
    for (name, part) in files {
        let output = hedgerow().arg("check").arg(file(name, with(&ron, part))).output().expect("the program runs");
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && !told.contains("warning"), "{told}");
    }
}

/// What the guide says of tanks, guns and artillery makes a scenario.
#[test]
fn the_guides_tanks_can_be_set_out() {
    let ron = blocks(&guide(), "ron");
    let side = with(&ron, "armour_leader: (name: \"Sgt Hoyt\"");
    let text = format!(
        r#"(title: "Tanks", turns: 3, victory: [],
        own_board: (title: "Field", columns: 8, rows: 7, form: Alone),
        sides: (
            (name: "Americans", formation: "us_parachute", entries: [(id: "late", turn: 2, hexes: ["A4"])], {side}),
            (name: "Germans", formation: "wehrmacht", counters: [(id: "sturm", unit: "stug_iii_g", at: "G4", facing: W)]),
        ))"#
    );
    let output = hedgerow().arg("check").arg(file("tanks.ron", &text)).output().expect("the program runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && !told.contains("warning"), "{told}");
}

/// The one block that holds this.
fn with<'a>(blocks: &'a [String], part: &str) -> &'a str {
    let found: Vec<&String> = blocks.iter().filter(|block| block.contains(part)).collect();
    assert_eq!(found.len(), 1, "one block of the guide holds {part}");
    found[0]
}

#[test]
fn the_guides_scenarios_are_right_and_its_script_leads_to_its_events() {
    let page = guide();
    let ron = blocks(&page, "ron");
    let inn = file("the_inn.ron", with(&ron, "title: \"The Inn\""));
    let position = file("position.ron", with(&ron, "title: \"A position\""));
    let script = file("position.script.ron", with(&ron, "    orders: ["));
    for path in [&inn, &position, &script] {
        let output = hedgerow().arg("check").arg(path).output().expect("the program runs");
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && !told.contains("warning"), "{told}");
    }
    let output = hedgerow().arg("script").args([&position, &script]).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    for line in blocks(&page, "json").iter().flat_map(|block| block.lines()) {
        assert!(told.lines().any(|event| event == line), "the script does not lead to\n{line}\nbut to\n{told}");
    }
    let first = told.lines().next().unwrap_or_default();
    assert!(first.starts_with("{\"event\":\"Decision\""), "one decision before the first order: {first}");
}

#[test]
fn the_guides_orders_and_beginnings_can_be_read() {
    let ron = blocks(&guide(), "ron");
    let orders: Vec<lock_n_load::Command> = scenario_files::options()
        .from_str(&format!("[{}]", with(&ron, "EndImpulse,                ")))
        .unwrap_or_else(|error| panic!("the melee of the guide: {error}"));
    assert_eq!(orders.len(), 4);
    // The beginnings, each in place of the position's own.
    let (position, _) =
        with(&ron, "title: \"A position\"").split_once("    start: (").expect("the position has a start");
    for start in with(&ron, "// the initiative of turn 2").lines() {
        let scenario = format!("{position}{start}\n)");
        let read: Result<lock_n_load::ScenarioDef, _> = scenario_files::options().from_str(&scenario);
        assert!(read.is_ok(), "{start}: {:?}", read.err());
    }
}

#[test]
fn the_guides_lines_of_sight_are_those_of_the_program() {
    let console = blocks(&guide(), "console");
    let mut lines = with(&console, "hedgerow los").lines();
    while let Some((command, answer)) = lines.next().zip(lines.next()) {
        let arguments = command.strip_prefix("$ hedgerow ").expect("a command").split(' ');
        let output = hedgerow().args(arguments).output().expect("the program runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), answer, "{command}");
    }
}

fn page(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn lines_of_the_changelog_are_one_short_sentence() {
    let page = page("CHANGELOG.md");
    let long: Vec<&str> = page.lines().filter(|line| line.chars().count() > 160).collect();
    assert!(long.is_empty(), "{} lines are longer than 160 characters:\n{}", long.len(), long.join("\n"));
    assert_eq!(page.matches("\n## [Unreleased]").count(), 1, "what is new stands under one heading");
}

/// Whoever is new reads them whole; what concerns one crate stands in its `lib.rs`, what was once so in the history.
#[test]
fn documents_are_short() {
    for (path, most) in [("ARCHITECTURE.md", 16), ("docs/opponent.md", 8), ("benches/README.md", 8)] {
        let size = page(path).len();
        assert!(size <= most * 1024, "{path} has {size} bytes and may have {most} KB");
    }
}

/// All files and folders below this one, as paths with `/` before and after.
fn everything_below(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("an entry").path();
        found.push(format!("/{}/", path.strip_prefix(root()).expect("a path below the root").display()));
        if path.is_dir() {
            everything_below(&path, found);
        }
    }
}

#[test]
fn documents_name_files_that_are_there() {
    let mut there: Vec<String> =
        ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "CREDITS.md"].map(|file| format!("/{file}/")).into();
    for folder in ["src", "plugins", "tests", "docs", "benches", "assets", "scenarios"] {
        there.push(format!("/{folder}/"));
        everything_below(&root().join(folder), &mut there);
    }
    let crates = std::fs::read_dir(root().join("plugins")).expect("the crates");
    let crates = crates.map(|entry| format!("plugins/{}/src/lib.rs", entry.expect("an entry").file_name().display()));
    for path in crates.chain(["ARCHITECTURE.md".into(), "docs/opponent.md".into(), "benches/README.md".into()]) {
        let text = page(&path);
        let text = if path.ends_with(".rs") { text.split("\n\n").next().unwrap_or_default() } else { &text };
        for (n, line) in text.lines().enumerate() {
            let quoted = line.split('`').skip(1).step_by(2);
            for name in quoted.filter(|name| [".rs", ".md", ".ron", "/"].iter().any(|end| name.ends_with(end))) {
                let tail = format!("/{}/", name.trim_end_matches('/'));
                let known = name.contains(' ') || there.iter().any(|path| path.ends_with(&tail));
                assert!(known, "{path}:{} names `{name}`, which is not there", n + 1);
            }
        }
    }
}
