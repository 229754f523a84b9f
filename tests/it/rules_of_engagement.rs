//! Rules of Engagement by every command: what is shipped is right, what is wrong is told at its place, and who plays it.

use crate::root;
use crate::said::{refused, told};
use hedgerow::boxes::{Key, load};
use play::save::Saved;
use rules_of_engagement_box::RulesOfEngagementBox;
use std::path::{Path, PathBuf};

const SCENARIO: &str = "scenarios/rules_of_engagement/hold_the_line.ron";
const TABLE: &str = "assets/rules_of_engagement/tables/hedgerow_farm.ron";
/// What it is made of.
const FILES: [&str; 6] = [
    "assets/measured_terrain.ron",
    "assets/rules_of_engagement/charts.ron",
    "assets/rules_of_engagement/weapons.ron",
    "assets/rules_of_engagement/vehicles.ron",
    "assets/rules_of_engagement/platoons.ron",
    TABLE,
];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rules_of_engagement").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// A folder of data with one scenario and what it is made of.
fn data(name: &str) -> PathBuf {
    let data = folder(name);
    for file in FILES.into_iter().chain([SCENARIO]) {
        std::fs::create_dir_all(data.join(file).parent().expect("a folder")).expect("a folder");
        std::fs::copy(root().join(file), data.join(file)).expect("a copy");
    }
    data
}

#[test]
fn all_its_shipped_files_are_right() {
    let said = told(&["check", "assets/rules_of_engagement", "scenarios/rules_of_engagement"]);
    assert!(said.trim_end().ends_with(" files, 0 errors"), "{said}");
}

#[test]
fn commands_play_it_and_the_menu_leaves_it_out() {
    let key: Key = "rules_of_engagement".parse().expect("a game");
    assert!(Key::for_players().all(|other| other != key), "it has no window yet");
    let all = told(&["check"]);
    assert!(all.lines().any(|line| line.ends_with(" scenarios of Rules of Engagement")), "{all}");
    let rule = told(&["rules", "--game", "rules_of_engagement", "ROE-GEN-04"]);
    assert!(rule.starts_with("ROE-GEN-04  General\n"), "{rule}");
}

#[test]
fn its_orders_are_listed_and_scripted() {
    assert!(told(&["legal", SCENARIO]).lines().any(|order| order == "PlaceAll"));
    let script = folder("script").join("placed.script.ron");
    let text = "(dice: [], orders: [PlaceAll, SetUpDone, PlaceAll, SetUpDone], told: [{\"event\": \"PhaseBegan\", \"phase\": \"Orders\"}])";
    std::fs::write(&script, text).expect("written");
    let script = script.display().to_string();
    let lines = told(&["script", SCENARIO, &script]);
    assert!(lines.lines().last().is_some_and(|last| last.starts_with("{\"event\":\"Decision\"")), "{lines}");
    let state = told(&["script", SCENARIO, &script, "--state"]);
    assert!(state.contains("\"name\": \"1. Gruppe\"") && state.contains("\"man\": \"Lt. Harms\""), "{state}");
    let json: serde_json::Value = serde_json::from_str(&told(&["legal", SCENARIO, &script, "--json"])).expect("JSON");
    assert_eq!((&json["side"], &json["question"]), (&"First".into(), &serde_json::Value::Null));
}

#[test]
fn it_is_simulated_kept_and_replayed() {
    let games = folder("games").display().to_string();
    let summary = told(&["simulate", SCENARIO, "--games", "2", "--players", "bold,random", "--record", &games]);
    assert!(summary.contains("\"scenario\": \"Hold the Line\"") && summary.contains("\"failed\": 0"), "{summary}");
    let save = format!("{games}/hold_the_line-1.save");
    let saved = Saved::<RulesOfEngagementBox>::read(Path::new(&save)).expect("a save");
    let kept: Vec<&str> = saved.header.files.keys().map(String::as_str).collect();
    assert!(FILES.iter().all(|file| kept.contains(file)) && kept.contains(&"scenario.ron"), "{kept:?}");
    assert!(told(&["replay", &save, "--verify"]).contains(" orders replayed, position "));
    // Nobody judges its positions yet.
    assert!(refused(&["luck", &save]).contains("nobody judges yet how a battle of this game stands"));
}

#[test]
fn only_those_play_it_who_choose_from_the_list() {
    for player in ["greedy", "recruit", "sergeant:bold"] {
        let players = format!("random,{player}");
        let said = refused(&["simulate", SCENARIO, "--games", "1", "--players", &players]);
        assert!(
            said.contains(&format!("`{player}` cannot play `rules_of_engagement` yet; who can: random, bold")),
            "{said}"
        );
    }
    assert!(refused(&["balance", SCENARIO, "--games", "1"]).contains("`lieutenant` cannot play"));
    assert!(
        refused(&["tournament", SCENARIO, "--players", "random,captain", "--pairs", "1"]).contains("`captain` cannot")
    );
    assert!(refused(&["train", SCENARIO, "--games", "1"]).contains("nobody judges yet"));
    let page = told(&["balance", SCENARIO, "--players", "random", "--games", "2", "--table", "--turns", "-6"]);
    assert!(page.contains("2 games of random against random"), "{page}");
}

#[test]
fn a_scenario_without_turns_is_lengthened_from_those_of_the_charts() {
    let turns =
        |more| load::<RulesOfEngagementBox>(&root(), Path::new(SCENARIO), more).expect("it is right").1.field.turns;
    assert_eq!((turns(0), turns(2), turns(-3)), (8, 10, 5));
}

#[test]
fn it_has_witnesses() {
    let (data, records) = (data("witness").display().to_string(), folder("records").display().to_string());
    let witness = |more: &[&str]| {
        told(&[&["witness", &records, "--game", "rules_of_engagement", "--data", &data], more].concat())
    };
    assert_eq!(witness(&["--record"]), "1 of 1 records as they should be\n");
    assert_eq!(witness(&[]), "1 of 1 records as they should be\n");
}

#[test]
fn the_sight_tool_knows_its_tables() {
    let open = told(&["los", TABLE, "5,5", "5,9"]);
    assert!(open.starts_with("5,5 to 5,9, "), "{open}");
    assert!(told(&["los", TABLE, "--from", "90,60"]).starts_with("From 90,60 (@ here"));
    assert!(refused(&["los", TABLE, "5,5", "500,5"]).contains("500,5 is beside the table"));
    let said = refused(&["los", SCENARIO, "us-2", "ge-1"]);
    assert!(said.contains("us-2 is not on the table at the start"), "{said}");
    assert!(refused(&["los", SCENARIO, "us-99", "ge-1"]).contains("there is no unit or figure `us-99`"));
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
    let said = wrong("table", SCENARIO, "tables/hedgerow_farm", "tables/hedgrow_farm");
    assert!(said.contains(&format!("field: table\n  hint: did you mean `{TABLE}`?")), "{said}");
    let said = wrong("force", SCENARIO, "            key: \"us\",", "            key: \"us\", force: \"x.ron\",");
    assert!(said.contains("a side has a force from a file or `units`, not both"), "{said}");
    let said = wrong("formation", SCENARIO, "(formation: \"us_hmg\")", "(formation: \"us_hgm\")");
    assert!(
        said.contains("there is no formation `us_hgm`") && said.contains("field: sides.0.units.units[4].formation"),
        "{said}"
    );
    let said = wrong("charts", FILES[1], "withdraws: (1, 2)", "withdraws: (0, 0)");
    assert!(said.contains("charts.ron") && said.contains("the meaning of this file could not be read"), "{said}");
}
