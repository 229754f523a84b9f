//! Golden games of Perry's Heroes: a whole game of each battle, as a script, and the moments that decided it as they were written down.
//! `GOLDEN=write cargo test skirmishes` writes them anew, after a correction of a rule or a change of a battle alone.

use crate::root;
use crate::said::told;
use serde_json::Value;

const FOLDER: &str = "tests/golden/skirmishes";
const BATTLES: [&str; 10] = [
    "back_to_the_chapel",
    "over_the_brook",
    "the_column_at_the_gully",
    "the_kolkhoz",
    "the_observer_on_the_kurgan",
    "the_orchard_lane",
    "the_tank_in_the_street",
    "the_tiger_by_the_kurgan",
    "through_the_night_wood",
    "two_patrols",
];

fn events(battle: &str) -> Vec<Value> {
    let files = [format!("scenarios/perrys_heroes/{battle}.ron"), format!("{FOLDER}/{battle}.script.ron")];
    let text = told(&["script", &files[0], &files[1]]);
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect()
}

/// What a point is in centimetres, cut off.
fn place(at: &Value) -> String {
    let side = |name: &str| at[name].as_i64().unwrap_or_default() / 100;
    format!("{}, {}", side("x"), side("y"))
}

/// A line for each event that decides something; none for the others.
fn moment(event: &Value) -> Option<String> {
    let word = |field: &str| event[field].as_str().unwrap_or("-").to_string();
    let unit = word("unit");
    Some(match event["event"].as_str()? {
        "PhaseBegan" if event["phase"] == "Action" => format!("turn {}", event["turn"]),
        "WindRolled" => format!("the wind: {}", event["die"]),
        "Fired" => {
            let shots = event["shots"].as_array().map_or(&[][..], Vec::as_slice);
            // What falls to men who are not located is told in another one.
            if shots.is_empty() {
                return None;
            }
            let hits = shots.iter().filter(|shot| shot["hit"] == true).count();
            let jams = if event["jams"] == true { ", and it jams" } else { "" };
            format!("{unit} fires: {hits} of {} hit{jams}", shots.len())
        }
        "Struck" if event["dead"] == true => format!("{unit} is killed"),
        "Struck" => format!("{unit} is wounded"),
        "Landed" => format!("a grenade of {unit} at {}", place(&event["at"])),
        "Blasted" => format!("{unit} in a blast: {} wounds", event["wounds"]),
        "Fought" => format!("{unit} fights {}: lost {}", word("at"), event["lost"]),
        "Rolled" if event["what"] == "Locate" && event["passed"] == true => format!("{unit} finds {}", word("about")),
        "Rolled" if event["what"] == "Rally" && event["passed"] == true => format!("{unit} is rallied"),
        "Rolled" if event["what"] == "Heal" => format!("{unit} heals {}: {}", word("about"), event["passed"]),
        "Told" => format!("{unit} tells {}", word("to")),
        "Is" => {
            let fact = event["value"][1].as_object()?;
            let (name, value) = fact.iter().next()?;
            let tells = (name == "morale" && value != "Operational") || (name == "left" && value != "No");
            tells.then(|| format!("{}: {value}", event["value"][0]))?
        }
        "Over" => format!("the winner: {}, {}", event["winner"], event["scores"]),
        _ => return None,
    })
}

#[test]
fn every_battle_is_played_as_it_was_written_down() {
    for battle in BATTLES {
        let lines: Vec<String> = events(battle).iter().filter_map(moment).collect();
        let last = lines.last().expect("moments");
        assert!(last.starts_with("the winner"), "{battle}: the game is played to its end");
        assert!(lines.iter().any(|line| line.ends_with("is killed")), "{battle}: somebody falls");
        let text = lines.join("\n").replace('"', "") + "\n";
        let path = root().join(FOLDER).join(format!("{battle}.txt"));
        if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
            std::fs::write(&path, &text).expect("the folder can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(text, golden, "{battle}");
    }
}

#[test]
fn every_battle_has_its_golden_game() {
    let files = std::fs::read_dir(root().join("scenarios/perrys_heroes")).expect("battles");
    let mut names: Vec<String> = files
        .filter_map(|entry| entry.expect("one").file_name().to_str()?.strip_suffix(".ron").map(str::to_string))
        .collect();
    names.sort();
    assert_eq!(names, BATTLES);
}
