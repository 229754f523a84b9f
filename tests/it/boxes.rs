//! The program holds several games: every command plays each, files say which game they are of, and older paths lead to their files.

use crate::root;
use crate::said::{refused, told};
use hedgerow::boxes::{Key, scenario_file};
use play::save::Saved;
use std::path::{Path, PathBuf};
use tin_soldiers::TinBox;

const SCENARIO: &str = "tests/data/tin_soldiers/mantelpiece.ron";
const SCRIPT: &str = "tests/data/tin_soldiers/mantelpiece.script.ron";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("boxes").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

#[test]
fn the_toy_is_checked_scripted_and_its_orders_are_listed() {
    assert!(told(&["check", SCENARIO, SCRIPT]).ends_with("2 files, 0 errors\n"));
    let lines = told(&["script", SCENARIO, SCRIPT]);
    let last: Vec<&str> = lines.lines().rev().take(3).collect();
    for (line, event) in last.iter().rev().zip(["Shot", "Fell", "Decision"]) {
        assert!(line.starts_with(&format!("{{\"event\":\"{event}\"")), "{lines}");
    }
    assert!(told(&["script", SCENARIO, SCRIPT, "--state"]).contains("\"soldiers\": ["));
    let orders = told(&["legal", SCENARIO]);
    assert!(orders.lines().any(|order| order == "Done") && orders.contains("Move(who: \"red-1\""), "{orders}");
    let json: serde_json::Value = serde_json::from_str(&told(&["legal", SCENARIO, SCRIPT, "--json"])).expect("JSON");
    assert_eq!((&json["side"], &json["question"]), (&"First".into(), &serde_json::Value::Null));
}

#[test]
fn the_toy_is_simulated_kept_replayed_and_its_luck_is_told() {
    let games = folder("games").display().to_string();
    let summary = told(&["simulate", SCENARIO, "--games", "2", "--players", "bold,random", "--record", &games]);
    assert!(summary.contains("\"scenario\": \"The Mantelpiece\""), "{summary}");
    let save = format!("{games}/mantelpiece-1.save");
    assert_eq!(Saved::<TinBox>::read(Path::new(&save)).expect("a save").header.scenario, "mantelpiece.ron");
    assert!(told(&["replay", &save]).starts_with("{\"event\":\"PhaseBegan\""));
    assert!(told(&["replay", &save, "--verify"]).contains(" orders replayed, position "));
    assert!(told(&["luck", &save]).starts_with("The Mantelpiece: "));
    assert!(told(&["luck", &save, "--blunders", "--json"]).contains("\"blunders\": ["));
}

#[test]
fn the_toy_is_balanced_played_in_tournaments_and_learned_from() {
    let page = told(&["balance", SCENARIO, "--players", "random", "--games", "4", "--table", "--turns", "+1"]);
    assert!(page.contains("4 games of random against random"), "{page}");
    let record = told(&["tournament", SCENARIO, "--pairs", "2"]);
    assert!(record.contains("\"mantelpiece\""), "{record}");
    let learned = told(&["train", SCENARIO, "--games", "5", "--generations", "1", "--pairs", "0"]);
    assert!(learned.contains("\"force\""), "{learned}");
}

#[test]
fn the_toy_has_witnesses_and_a_rule_book() {
    // A folder of data of its own, as the toy has no scenarios among those that are shipped.
    let data = folder("data");
    for (from, to) in [
        ("assets/terrain.ron", "assets/terrain.ron"),
        (SCENARIO, "scenarios/tin_soldiers/mantelpiece.ron"),
        (SCRIPT, "scenarios/tin_soldiers/mantelpiece.script.ron"),
    ] {
        std::fs::create_dir_all(data.join(to).parent().expect("a folder")).expect("a folder");
        std::fs::copy(root().join(from), data.join(to)).expect("a copy");
    }
    let (data, records) = (data.display().to_string(), folder("records").display().to_string());
    let witness =
        |more: &[&str]| told(&[&["witness", &records, "--game", "tin_soldiers", "--data", &data], more].concat());
    assert_eq!(witness(&["--record"]), "1 of 1 records as they should be\n");
    assert_eq!(witness(&[]), "1 of 1 records as they should be\n");
    assert!(told(&["rules", "--game", "tin_soldiers", "TIN-6"]).starts_with("TIN-6  Tin soldiers\n"));
}

#[test]
fn players_are_not_shown_the_toy() {
    let names = [
        "check",
        "script",
        "legal",
        "simulate",
        "tournament",
        "balance",
        "train",
        "replay",
        "luck",
        "los",
        "rules",
        "campaign",
    ];
    for arguments in names.map(|name| vec![name, "--help"]).into_iter().chain([vec!["--help"]]) {
        let help = told(&arguments).to_lowercase();
        assert!(!help.contains("tin_soldiers") && !help.contains("tin soldiers"), "{help}");
    }
    assert_eq!(Key::for_players().collect::<Vec<_>>(), [Key::LockNLoad, Key::PerrysHeroes]);
    let all = told(&["check"]);
    assert!(all.lines().any(|line| line == "18 scenarios of Lock 'n Load") && !all.contains("Tin Soldiers"), "{all}");
}

#[test]
fn a_key_that_no_game_has_is_told_at_its_place() {
    let path = folder("keys").join("typo.ron");
    let text = std::fs::read_to_string(root().join("scenarios/lock_n_load/the_oak_farm.ron")).expect("a scenario");
    std::fs::write(&path, text.replacen("rules: \"lock_n_load\"", "rules: \"lock_n_lode\"", 1)).expect("written");
    let named = path.display().to_string();
    for arguments in [&["check", &named][..], &["simulate", &named], &["tournament", &named], &["script", &named, "x"]]
    {
        let said = refused(arguments);
        assert!(said.contains(&format!("{named}:3:12: there is no game `lock_n_lode`")), "{said}");
        assert!(said.contains("  field: rules\n  hint: did you mean `lock_n_load`?"), "{said}");
    }
    // So it is where more is wrong with the file.
    std::fs::write(&path, "(\n    rules: \"chess\",\n    turns: (").expect("written");
    let said = refused(&["check", &named]);
    assert!(said.contains(":2:12: there is no game `chess`") && said.contains("hint: known are lock_n_load"), "{said}");
}

#[test]
fn a_file_says_which_game_it_is_of_before_its_folder_and_the_command_line_do() {
    let text = std::fs::read_to_string(root().join(SCENARIO)).expect("the toy's scenario");
    let silent = text.replacen("    rules: \"tin_soldiers\",\n", "", 1);
    let folder = folder("whose");
    let (named, bare) = (folder.join("named.ron"), folder.join("bare.ron"));
    std::fs::write(&named, &text).expect("written");
    std::fs::write(&bare, &silent).expect("written");
    std::fs::copy(root().join(SCRIPT), folder.join("named.script.ron")).expect("a copy");
    let [named, bare, script] = [named, bare, folder.join("named.script.ron")].map(|path| path.display().to_string());
    told(&["check", &named]);
    assert!(
        refused(&["check", &named, "--game", "lock_n_load"]).contains("this is of the game `tin_soldiers`, not of")
    );
    // What names none is of the first game, whose files are read otherwise.
    assert!(refused(&["check", &bare]).contains("bare.ron:"));
    told(&["check", &bare, "--game", "tin_soldiers"]);
    told(&["simulate", &bare, "--game", "tin_soldiers", "--games", "1"]);
    // A script is of the game of the scenario beside it, and a file of the one whose folder it lies in.
    told(&["check", &script]);
    std::fs::create_dir_all(folder.join("tin_soldiers/mine")).expect("a folder");
    std::fs::write(folder.join("tin_soldiers/mine/bare.ron"), &silent).expect("written");
    told(&["check", &folder.join("tin_soldiers/mine/bare.ron").display().to_string()]);
    // Two games do not meet in one tournament.
    let mixed = refused(&["tournament", "scenarios/lock_n_load/the_oak_farm.ron", &named]);
    assert!(mixed.contains("this is of the game `tin_soldiers`, not of `lock_n_load`"), "{mixed}");
}

#[test]
fn a_saved_game_of_no_game_of_this_program_is_refused() {
    let path = folder("saves").join("other.save");
    let text = std::fs::read_to_string(root().join("tests/saves/3_oak_farm.save")).expect("a save");
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let header = lines[1][9..].replacen("\"rules\":\"lock_n_load\"", "\"rules\":\"chess\"", 1);
    lines[1] = format!("{:08x} {header}", crc32fast::hash(header.as_bytes()));
    std::fs::write(&path, lines.join("\n") + "\n").expect("written");
    for command in ["replay", "luck"] {
        let said = refused(&[command, &path.display().to_string()]);
        assert!(said.contains("this game was played by other rules: chess"), "{said}");
    }
}

#[test]
fn older_paths_lead_to_the_files_in_the_folders_of_the_games() {
    for (older, today) in [
        ("scenarios/two_roads_to_the_river.ron", "scenarios/lock_n_load/two_roads_to_the_river.ron"),
        ("./scenarios/examples/melee.ron", "./scenarios/lock_n_load/examples/melee.ron"),
        // Of another machine, from an old save.
        ("/home/somebody/hedgerow/scenarios/saint_aubert.ron", "scenarios/lock_n_load/saint_aubert.ron"),
        ("saint_aubert.ron", "scenarios/lock_n_load/saint_aubert.ron"),
    ] {
        let found = scenario_file(&root(), Path::new(older));
        assert!(found.is_file() && found.ends_with(today.trim_start_matches("./")), "{older}: {}", found.display());
    }
    let nowhere = Path::new("scenarios/nowhere.ron");
    assert_eq!(scenario_file(&root(), nowhere), nowhere, "what is not there is named as it was");
    told(&["check", "scenarios/the_oak_farm.ron", "scenarios/examples"]);
    told(&["legal", "scenarios/examples/artillery.ron"]);
    told(&["los", "scenarios/two_roads_to_the_river.ron", "25R6", "22B6"]);
    told(&["script", "scenarios/examples/infantry.ron", "scenarios/examples/infantry.script.ron"]);
}

#[test]
fn the_scenarios_of_old_saves_are_found() {
    let saves = std::fs::read_dir(root().join("tests/saves")).expect("saves").map(|entry| entry.expect("one").path());
    let saves: Vec<PathBuf> = saves.filter(|path| path.extension().is_some_and(|ending| ending == "save")).collect();
    assert!(saves.len() >= 10);
    for path in saves {
        let saved = Saved::<lock_n_load_box::LockNLoadBox>::read(&path).expect("a save");
        let file = scenario_file(&root(), Path::new(&saved.header.scenario));
        assert!(file.is_file(), "{}: {}", path.display(), saved.header.scenario);
    }
}

#[test]
fn a_scenario_of_ones_own_may_lie_in_the_folder_of_all_scenarios() {
    let data = crate::check::Data::new("own");
    let own = data.path("scenarios/my_farm.ron");
    std::fs::copy(root().join("scenarios/lock_n_load/the_oak_farm.ron"), &own).expect("a copy");
    assert_eq!(scenario_file(&data.path(""), &own), own);
    let (good, said) = data.check(&[]);
    assert!(good && said.ends_with("9 scenarios of Lock 'n Load\n"), "{said}");
}
