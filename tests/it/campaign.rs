//! Campaigns by the command line: played, kept, gone on with, and what is told of those that are wrong.

use crate::root;
use crate::said::{refused, told};
use std::path::{Path, PathBuf};

const CAMPAIGN: &str = "scenarios/perrys_heroes/campaigns/hedge_by_hedge.ron";
const CHAIN: &str = "scenarios/perrys_heroes/campaigns/autumn_to_spring.ron";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("campaign").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

#[test]
fn a_campaign_is_played_and_its_course_is_printed() {
    let said = told(&["campaign", CAMPAIGN, "--players", "bold,random", "--seed", "4"]);
    assert_eq!(said.lines().next(), Some("Hedge by Hedge"));
    for part in
        ["\nBattle 1: ", " for the orders\n", "Fallen: ", "\nAmericans\n", "\nGermans\n", "Sgt. Hollis, NCO, Normal: "]
    {
        assert!(said.contains(part), "{part:?} in {said}");
    }
}

#[test]
fn ph_11_1_06_a_chain_is_played_to_its_end() {
    let said = told(&["campaign", CHAIN, "--players", "random,bold", "--seed", "2"]);
    assert_eq!(told(&["campaign", CHAIN, "--players", "random,bold", "--seed", "2"]), said, "the same once more");
    assert!(said.contains("Battle 3: Two Patrols\n") && said.contains("All 3 battles have been fought"), "{said}");
    assert!(said.contains("The campaign of the Americans is victorious\n"), "{said}");
}

#[test]
fn a_kept_campaign_is_one_file_and_goes_on_where_it_was_cut() {
    let folder = folder("kept");
    let save = folder.join("one.campaign");
    let path = save.display().to_string();
    let whole = told(&["campaign", CHAIN, "--seed", "6", "--save", &path]);
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);
    assert_eq!(told(&["campaign", &path]), whole, "it is over, and tells itself");
    assert_eq!(told(&["replay", &path]), whole, "and so does the replay");
    let proved = told(&["replay", "--verify", &path]);
    assert!(proved.starts_with("3 battles with ") && proved.ends_with(" entries between them replayed\n"), "{proved}");
    let bytes = std::fs::read(&save).expect("a file");
    // In the middle of a line of its first battle.
    let first = bytes.windows(14).position(|part| part == b"\nhedgerow-save").expect("a battle");
    std::fs::write(&save, &bytes[..first + (bytes.len() - first) / 9]).expect("a file");
    let said = told(&["campaign", CHAIN, "--save", &path]);
    assert!(said.contains("it goes on in a new file"), "{said}");
    assert!(
        refused(&["replay", "--verify", &path]).contains("1 battles with "),
        "the file ends in the middle of an entry"
    );
    let beside = folder.join("one-001.campaign").display().to_string();
    let again = told(&["campaign", &beside]);
    assert!(again.contains("won the campaign") || again.contains("nobody has won"), "{again}");
    // A file that is none, and a name that is none.
    std::fs::write(&save, "something else\n").expect("a file");
    assert!(refused(&["campaign", &path]).contains("this is no campaign of this program"));
    assert!(refused(&["campaign", CAMPAIGN, "--save", "one.save"]).contains("ends with `.campaign`"));
}

#[test]
fn several_campaigns_are_summed_up() {
    let said = told(&["campaign", CHAIN, "--games", "2", "--players", "random,random"]);
    let json: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&json["campaigns"], &json["failures"]), (&2.into(), &serde_json::json!([])));
    assert_eq!(json["battles"], 6, "{json}");
    refused(&["campaign", CAMPAIGN, "--games", "2", "--save", "x.campaign"]);
}

#[test]
fn a_game_without_campaigns_says_so_and_a_wrong_file_is_told_at_its_place() {
    let said = refused(&["campaign", "scenarios/lock_n_load/the_oak_farm.ron"]);
    assert!(said.contains("Lock 'n Load has no campaigns"), "{said}");
    let said = refused(&["campaign", "tests/data/perrys_heroes/campaigns/no_such_table.ron"]);
    assert!(said.contains("hint: did you mean `assets/perrys_heroes/tables/bocage.ron`?"), "{said}");
    let text = std::fs::read_to_string(root().join(CAMPAIGN)).expect("the shipped one");
    let said = refused(&["simulate", CAMPAIGN]);
    assert!(text.contains("battlefields") && said.contains("the scenario cannot be played"), "{said}");
}
