//! The examples of Perry's Heroes: each is played with the dice that it names, and what must come of it is told.

use crate::root;
use crate::said::{refused, told};
use std::path::{Path, PathBuf};

const FOLDER: &str = "scenarios/perrys_heroes/examples";

/// The scenarios of the examples, by their names.
fn examples() -> Vec<String> {
    let files = std::fs::read_dir(root().join(FOLDER)).expect("examples").map(|entry| entry.expect("one").path());
    let names = files.filter_map(|path| path.file_name()?.to_str()?.strip_suffix(".ron").map(str::to_string));
    let mut names: Vec<String> = names.filter(|name| !name.ends_with(".script")).collect();
    names.sort();
    names
}

fn script(name: &str) -> PathBuf {
    root().join(FOLDER).join(format!("{name}.script.ron"))
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_example_is_played_and_told_as_its_script_says() {
    let names = examples();
    assert!(names.len() >= 24, "{names:?}");
    for name in names {
        let files = [format!("{FOLDER}/{name}.ron"), format!("{FOLDER}/{name}.script.ron")];
        told(&["script", &files[0], &files[1]]);
        let lines = text(&script(&name)).split_once("told: [").map_or(0, |(_, told)| told.matches("\"event\"").count());
        assert!(lines >= 2, "{name} says what must be told");
    }
}

/// What may be ordered, but for the set-up.
const ORDERS: [&str; 35] = [
    "Finish",
    "Posture",
    "Move",
    "Face",
    "Drive",
    "Embark",
    "Disembark",
    "Locate",
    "Tell",
    "Fire",
    "Suppress",
    "ClearJam",
    "Melee",
    "Throw",
    "Launcher",
    "RifleGrenade",
    "CallFire",
    "Alert",
    "AlertShot",
    "Wait",
    "Standing",
    "Hatch",
    "Load",
    "Aim",
    "FireGun",
    "FireMachineGun",
    "Assault",
    "FireAntiTank",
    "FireCarriage",
    "Traverse",
    "Search",
    "SetTrap",
    "Disarm",
    "Heal",
    "Conceal",
];

#[test]
fn the_examples_give_every_order_and_show_every_gait_and_state_of_morale() {
    let all: String = examples().iter().map(|name| text(&script(name))).collect();
    let missing: Vec<&str> = ORDERS
        .into_iter()
        .filter(|order| !all.contains(&format!(" {order}(")) && !all.contains(&format!(" {order},")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    for word in ["Crawl", "Crouch", "Walk", "Run", "Voice", "Radio", "Messenger"] {
        assert!(all.contains(&format!(": {word}")), "{word}");
    }
    for state in ["Operational", "Pinned", "Demoralised", "Panicked"] {
        assert!(all.contains(&format!("\"morale\": \"{state}\"")), "{state}");
    }
}

#[test]
fn every_example_is_listed_in_the_guide() {
    let guide = text(&root().join("scenarios/perrys_heroes/README.md"));
    let missing: Vec<String> =
        examples().into_iter().filter(|name| !guide.contains(&format!("`{name}.ron`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_is_not_told_ends_a_script_and_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("little_games");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let scenario = format!("{FOLDER}/fire.ron");
    let good = text(&script("fire"));
    for (n, (from, to, why)) in [
        ("\"needed\": 5", "\"needed\": 6", "told[1] {\"event\":\"Fired\""),
        ("\"die\": 7", "\"die\": 8", "told[4] {\"event\":\"Rolled\""),
        ("{\"value\": 2}, ", "", "told[1] "),
        ("\"health\"", "\"morale\"", "told[3] "),
        ("{\"event\": \"Struck\"", "{\"event\": \"Missed\"", "was not told; what was: nothing of this kind"),
        ("told: [", "told: [3,", "told[0] 3 was not told"),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(good.contains(from), "{from}");
        let path = folder.join(format!("wrong-{n}.script.ron"));
        std::fs::write(&path, good.replacen(from, to, 1)).expect("written");
        let said = refused(&["script", &scenario, &path.display().to_string()]);
        assert!(said.contains(why), "{from}: {said}");
    }
}
