//! Perry's Heroes by every command, and its data files: what is shipped is right, and what is wrong is told at its place.

use crate::root;
use crate::said::{refused, told};
use hedgerow::boxes::{Key, load};
use perrys_heroes::values::Task;
use perrys_heroes_box::PerrysHeroesBox;
use play::save::Saved;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const SCENARIO: &str = "scenarios/perrys_heroes/examples/cards.ron";
const SCRIPT: &str = "scenarios/perrys_heroes/examples/cards.script.ron";
/// What it is made of.
const FILES: [&str; 7] = [
    "assets/measured_terrain.ron",
    "assets/perrys_heroes/charts.ron",
    "assets/perrys_heroes/weapons.ron",
    "assets/perrys_heroes/tables/steppe_farm.ron",
    "assets/perrys_heroes/forces/usa_rifle_squad.ron",
    "assets/perrys_heroes/forces/german_rifle_squad.ron",
    "assets/perrys_heroes/vehicles.ron",
];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("perrys_heroes").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// A folder of data with one scenario and what it is made of.
fn data(name: &str) -> PathBuf {
    let data = folder(name);
    for file in FILES.into_iter().chain([SCENARIO, SCRIPT]) {
        std::fs::create_dir_all(data.join(file).parent().expect("a folder")).expect("a folder");
        std::fs::copy(root().join(file), data.join(file)).expect("a copy");
    }
    data
}

#[test]
fn all_its_shipped_files_are_right() {
    let said = told(&["check", "assets/measured_terrain.ron", "assets/perrys_heroes", "scenarios/perrys_heroes"]);
    assert!(said.trim_end().ends_with(" files, 0 errors"), "{said}");
}

#[test]
fn there_is_a_battle_for_each_order_and_a_meeting() {
    let files = std::fs::read_dir(root().join("scenarios/perrys_heroes")).expect("scenarios");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let mut orders: BTreeSet<Task> = BTreeSet::new();
    let mut tables: BTreeSet<String> = BTreeSet::new();
    for path in paths.filter(|path| path.extension().is_some_and(|ending| ending == "ron")) {
        let (_, start) = load::<PerrysHeroesBox>(&root(), &path, 0).expect("a scenario without mistakes");
        let field = &start.field;
        orders.insert(field.sides[0].task);
        orders.insert(field.sides[1].task);
        tables.insert(format!("{:?}", field.ground.bounds) + &field.ground.pieces.len().to_string());
        assert!(!field.briefing.is_empty() && field.men.len() >= 15, "{}", path.display());
    }
    assert_eq!(orders.into_iter().collect::<Vec<_>>(), Task::ALL);
    assert_eq!(tables.len(), 4, "every table is played on");
}

#[test]
fn it_is_scripted_and_its_orders_are_listed() {
    let lines = told(&["script", SCENARIO, SCRIPT]);
    assert!(lines.contains("{\"event\":\"CardTurned\",\"order\":0,\"team\":2,\"die\":2}"), "{lines}");
    assert!(lines.lines().last().is_some_and(|last| last.starts_with("{\"event\":\"Decision\"")), "{lines}");
    let state: String = told(&["script", SCENARIO, SCRIPT, "--state"]);
    assert!(state.contains("\"man\": \"Sgt. Hollis\"") && state.contains("\"wind\": \"None\""), "{state}");
    assert!(told(&["legal", SCENARIO]).lines().any(|order| order == "Finish"));
    let json: serde_json::Value = serde_json::from_str(&told(&["legal", SCENARIO, SCRIPT, "--json"])).expect("JSON");
    assert_eq!((&json["side"], &json["question"]), (&"First".into(), &serde_json::Value::Null));
}

#[test]
fn it_is_simulated_kept_replayed_and_its_luck_is_told() {
    let games = folder("games").display().to_string();
    let summary = told(&["simulate", SCENARIO, "--games", "2", "--players", "bold,random", "--record", &games]);
    assert!(summary.contains("\"scenario\": \"Cards\"") && summary.contains("\"failed\": 0"), "{summary}");
    let save = format!("{games}/cards-1.save");
    let saved = Saved::<PerrysHeroesBox>::read(Path::new(&save)).expect("a save");
    let kept: Vec<&str> = saved.header.files.keys().map(String::as_str).collect();
    assert!(FILES.iter().all(|file| kept.contains(file)) && kept.contains(&"scenario.ron"), "{kept:?}");
    assert!(told(&["replay", &save, "--verify"]).contains(" orders replayed, position "));
    assert!(told(&["luck", &save]).starts_with("Cards: "));
}

#[test]
fn it_is_balanced_and_played_in_tournaments() {
    let page = told(&["balance", SCENARIO, "--players", "random", "--games", "2", "--table"]);
    assert!(page.contains("2 games of random against random"), "{page}");
    assert!(told(&["tournament", SCENARIO, "--pairs", "1"]).contains("\"cards\""));
}

#[test]
fn it_has_witnesses_and_a_rule_book() {
    let (data, records) = (data("witness").display().to_string(), folder("records").display().to_string());
    let witness =
        |more: &[&str]| told(&[&["witness", &records, "--game", "perrys_heroes", "--data", &data], more].concat());
    assert_eq!(witness(&["--record"]), "1 of 1 records as they should be\n");
    assert_eq!(witness(&[]), "1 of 1 records as they should be\n");
    let rule = told(&["rules", "--game", "perrys_heroes", "PH-4.2-03"]);
    assert!(rule.starts_with("PH-4.2-03  Squads and teams\n"), "{rule}");
}

#[test]
fn players_are_shown_it() {
    assert!(Key::for_players().any(|key| key.word() == "perrys_heroes"));
    assert!("perrys_heroes".parse::<Key>().is_ok());
}

/// Changes a file of a folder of data and checks the scenario.
#[track_caller]
fn wrong(name: &str, file: &str, from: &str, to: &str) -> String {
    let data = data(name);
    let path = data.join(file);
    let text = std::fs::read_to_string(&path).expect("a file");
    assert!(text.contains(from), "{from}");
    std::fs::write(&path, text.replacen(from, to, 1)).expect("written");
    let scenario = data.join(SCENARIO).display().to_string();
    refused(&["check", "--data", &data.display().to_string(), &scenario])
}

#[test]
fn a_mistake_is_told_in_its_file_and_at_its_field() {
    let said = wrong("table", SCENARIO, "tables/steppe_farm", "tables/steppe_frm");
    assert!(said.contains("there is no file `assets/perrys_heroes/tables/steppe_frm.ron`"), "{said}");
    assert!(
        said.contains("field: table\n  hint: did you mean `assets/perrys_heroes/tables/steppe_farm.ron`?"),
        "{said}"
    );
    let said = wrong(
        "force",
        SCENARIO,
        "            key: \"us\",",
        "            key: \"us\", men: (name: \"\", nation: Usa, teams: []),",
    );
    assert!(said.contains("a side has a force from a file or `men`, not both"), "{said}");
    let said = wrong("id", SCENARIO, "us-09", "us-90");
    assert!(said.contains("there is no counter `us-90`") && said.contains("position.figures[5].id"), "{said}");
    let said =
        wrong("squad", FILES[4], "grade: Nco, weapon: \"m1_garand\", binoculars", "weapon: \"m1_garand\", binoculars");
    assert!(
        said.contains("usa_rifle_squad.ron") && said.contains("(PH-4.2-03)") && said.contains("field: teams[0]"),
        "{said}"
    );
    let said = wrong("ground", FILES[3], "kind: \"hill\"", "kind: \"hil\"");
    assert!(said.contains("steppe_farm.ron") && said.contains("there is no kind of terrain `hil`"), "{said}");
    let said = wrong("charts", FILES[1], "dice: 4", "dice: 0");
    assert!(said.contains("charts.ron") && said.contains("the meaning of this file could not be read"), "{said}");
    let said = wrong("unread", FILES[5], "nation: Germany", "nation: Germania");
    assert!(said.contains("`assets/perrys_heroes/forces/german_rifle_squad.ron` cannot be read"), "{said}");
}
