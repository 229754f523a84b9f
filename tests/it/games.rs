//! Golden games: a whole sensible game of each battle with armour, as a script, and the moments that decided it as they were written down.
//! `GOLDEN=write cargo test games` writes them anew, after a correction of a rule or a change of a battle alone.

use crate::{hedgerow, root};
use serde_json::Value;
use std::path::PathBuf;

const FOLDER: &str = "tests/golden/games";

fn events(battle: &str) -> Vec<Value> {
    let files = [format!("scenarios/lock_n_load/{battle}.ron"), format!("{FOLDER}/{battle}.script.ron")];
    let output = hedgerow().arg("script").args(files).output().expect("the program runs");
    assert!(output.status.success(), "{battle}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect()
}

/// A line for each event that decides something; none for the others.
fn moment(event: &Value) -> Option<String> {
    let word = |field: &str| event[field].as_str().unwrap_or("-").to_string();
    Some(match event["event"].as_str()? {
        "PhaseBegan" if event["phase"] == "Operations" => format!("turn {}", event["turn"]),
        "ShotResolved" => format!("{} fires at {}: {}", word("weapon"), word("at"), word("result")),
        "BombardmentResolved" => format!("shells on {}", word("at")),
        "FireForEffect" => format!("{} fire for effect at {}", word("mission"), word("at")),
        "CloseAssaultRolled" => format!("{} assaults {}", event["assault"]["unit"], event["assault"]["target"]),
        "OverrunResolved" => format!("{} overruns {}", word("vehicle"), word("at")),
        "Mounted" => format!("{} aboard {}", event["units"], word("vehicle")),
        "Dismounted" => format!("{} out of {}", event["units"], word("vehicle")),
        "UnitLost" => format!("{} is lost: {}", word("unit"), word("cause")),
        "UnitExited" => format!("{} leaves the map", word("unit")),
        "ControlChanged" => format!("{} belongs to {}", word("at"), word("side")),
        "GameOver" => format!("the winner: {}", word("winner")),
        _ => return None,
    })
}

fn check(battle: &str) {
    let events = events(battle);
    let lines: Vec<String> = events.iter().filter_map(moment).collect();
    assert!(lines.last().is_some_and(|last| last.starts_with("the winner")), "{battle}: the game is played to its end");
    let told = lines.join("\n").replace('"', "") + "\n";
    let path: PathBuf = root().join(FOLDER).join(format!("{battle}.txt"));
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&path, &told).expect("the folder can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(told, golden, "{battle}");
}

#[test]
fn the_column_on_the_saddle_is_ambushed_and_strikes_back() {
    check("nobody_looks_back");
}

#[test]
fn tanks_and_infantry_take_the_sunken_lane_corner_by_corner() {
    check("the_sunken_lane");
}

#[test]
fn two_forces_of_tanks_meet_in_the_sunflowers() {
    check("sunflowers");
}

#[test]
fn observers_bring_mortars_and_howitzers_down_on_the_bridge() {
    check("fire_mission");
}

/// In the four games together every order that armour, guns and shells have brought is given.
#[test]
fn the_games_give_every_order_of_armour_and_ordnance() {
    let battles = ["nobody_looks_back", "the_sunken_lane", "sunflowers", "fire_mission"];
    let texts = battles.map(|battle| {
        let path = root().join(FOLDER).join(format!("{battle}.script.ron"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    });
    let text = texts.concat();
    let orders = ["Shoot", "Turn", "TurnTurret", "Button", "Mount", "Dismount", "Overrun", "CloseAssault", "Bombard"];
    let orders = orders.into_iter().chain(["CallArtillery", "CorrectFire", "StrikeNext", "Exit"]);
    let missing: Vec<&str> = orders.filter(|order| !text.contains(&format!(" {order}("))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
