//! The command line: exit codes, outputs, errors.

use crate::hedgerow;
use std::process::Output;

fn run(arguments: &[&str]) -> Output {
    hedgerow().args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";

fn script(text: &str) -> std::path::PathBuf {
    let name = format!("script-{:08x}.ron", crc32fast::hash(text.as_bytes()));
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the target folder can be written");
    path
}

#[test]
fn a_refused_order_ends_a_script_with_2_and_the_rule() {
    let path =
        script("(dice: [5, 5], orders: [RallyDone, RallyDone, Fire((firers: [(unit: \"weiss\")], at: \"F6\"))])");
    let output = hedgerow().args(["script", SCENARIO]).arg(&path).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let error = text(&output.stderr);
    assert!(error.contains("orders[2]") && error.contains("[LNL-"), "{error}");
}

#[test]
fn dice_that_run_out_or_are_left_over_end_a_script_with_2() {
    for (dice, part) in [("[5]", "run out"), ("[5, 5, 1]", "left over"), ("[5, 9]", "from 1 to 6")] {
        let path = script(&format!("(dice: {dice}, orders: [RallyDone])"));
        let output = hedgerow().args(["script", SCENARIO]).arg(&path).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{dice}");
        assert!(text(&output.stderr).contains(part), "{dice}: {}", text(&output.stderr));
    }
}

#[test]
fn lnl_18_2_03_legal_lists_calls_of_artillery_on_empty_hexes_too() {
    let output =
        hedgerow().args(["legal", "scenarios/lock_n_load/examples/artillery.ron"]).output().expect("the program runs");
    let orders = text(&output.stdout);
    for hex in ["A1", "G5"] {
        let call = format!("CallArtillery(caller: \"gray\", at: \"{hex}\", mission: \"howitzers\")");
        assert!(orders.lines().any(|order| order == call), "{call} in {orders}");
    }
}

#[test]
fn legal_lists_orders_that_a_script_accepts() {
    let path = script("(dice: [5, 5], orders: [RallyDone, RallyDone])");
    let output = hedgerow().args(["legal", SCENARIO]).arg(&path).output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let orders = text(&output.stdout);
    assert!(orders.lines().count() > 5, "{orders}");
    assert!(orders.lines().any(|order| order == "Pass"), "{orders}");
    // In one line, with the spaces that people write.
    let spaced = |order: &str| !order.contains(":\"") && !order.contains(",\"") && !order.contains(",(");
    assert!(orders.lines().all(spaced), "{orders}");
    let fires = |order: &str| order.starts_with("Activate(at: \"") || order.starts_with("Move(units: [\"");
    assert!(orders.lines().any(fires), "{orders}");
    for order in orders.lines().filter(|order| order.starts_with("Activate") || order.starts_with("Pass")) {
        let path = script(&format!("(dice: [5, 5], orders: [RallyDone, RallyDone, {order}])"));
        let output = hedgerow().args(["script", SCENARIO]).arg(&path).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(0), "{order}: {}", text(&output.stderr));
    }
}

#[test]
fn simulate_prints_a_summary_that_its_seed_reproduces() {
    let summary = || {
        let output = run(&["simulate", SCENARIO, "--games", "6", "--seed", "9"]);
        assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON")
    };
    let (one, other) = (summary(), summary());
    assert_eq!(one["games"], 6);
    for field in ["wins", "draws", "turns_mean", "orders_mean", "units_lost_mean"] {
        assert_eq!(one[field], other[field]);
    }
}

#[test]
fn los_answers_with_a_reason_in_both_directions() {
    let one = text(&run(&["los", "saint_aubert", "H6", "J8"]).stdout);
    let other = text(&run(&["los", "saint_aubert", "J8", "H6"]).stdout);
    assert!(one.contains("range"), "{one}");
    assert_eq!(one.split(": ").nth(1), other.split(": ").nth(1));
    let view = text(&run(&["los", "saint_aubert", "--from", "J7"]).stdout);
    assert!(view.contains('@') && view.contains('#') && view.contains('.'), "{view}");
    assert_eq!(run(&["los", "saint_aubert", "J7", "Q99"]).status.code(), Some(1));
    assert_eq!(run(&["los", "no_such_board", "J7", "J8"]).status.code(), Some(1));
    // A scenario's map has all its boards.
    let joined = text(&run(&["los", "scenarios/lock_n_load/two_roads_to_the_river.ron", "25R6", "22B6"]).stdout);
    assert!(joined.starts_with("25R6 to 22B6, range 2: "), "{joined}");
}

#[test]
fn los_names_the_lower_hex_of_a_hexside_from_both_ends() {
    let wall = |from, to| text(&run(&["los", "saint_aubert", from, to]).stdout);
    for told in [wall("H6", "K9"), wall("K9", "H6")] {
        assert!(told.contains("Stone wall in 22J8 [LNL-10.3-06]"), "{told}");
    }
}

#[test]
fn a_scenario_is_known_by_its_sides_however_its_lines_are_broken() {
    use lock_n_load_box::Kind;
    let here = std::path::Path::new("a.ron");
    let text = "(title: \"x\", turns: 2, sides: ((name:\n\"a\"), (name: \"b\")),\n columns: 3)";
    assert_eq!(Kind::of(here, text), Kind::Scenario);
    let board = "(title: \"x\", // no sides: here\n columns: 3, hexsides: {})";
    assert_eq!(Kind::of(here, board), Kind::Board);
}

#[test]
fn computer_players_are_chosen_by_name() {
    let help = text(&run(&["simulate", "--help"]).stdout);
    assert!(help.contains("random") && help.contains("bold"), "{help}");
    let output = run(&["simulate", SCENARIO, "--games", "2", "--players", "bold,random", "--kinds"]);
    assert_eq!(output.status.code(), Some(0));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a JSON object");
    assert_eq!(told["players"], "bold,random");
    assert!(
        told["orders"]["RallyDone"].as_u64() > Some(0) && told["events"]["PhaseBegan"].as_u64() > Some(0),
        "{told}"
    );
    for players in ["genius,random", "bold", "bold,bold,bold"] {
        let output = run(&["simulate", SCENARIO, "--players", players]);
        assert_eq!(output.status.code(), Some(2), "{players}");
        let told = text(&output.stderr);
        assert!(told.contains("bold") && told.contains("random"), "the error lists whom there is: {told}");
    }
}

#[test]
fn wrong_arguments_and_files_are_told_and_never_panic() {
    for arguments in [
        &["script", "no/such/file.ron", "neither.ron"][..],
        &["legal", "Cargo.toml"],
        &["simulate", "README.md"],
        &["replay", "Cargo.toml"],
        &["check", "no/such/folder"],
        &["simulate", SCENARIO, "--players", "genius,random"],
    ] {
        let output = run(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let told = text(&output.stderr) + &text(&output.stdout);
        assert!(!told.contains("panicked"), "{arguments:?}: {told}");
        assert!(told.len() > 10, "{arguments:?} says nothing");
    }
}
