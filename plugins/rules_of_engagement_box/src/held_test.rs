//! The battle that is shipped, without the program: read, seen, played by those who choose from the list, and by nobody else.

use super::*;
use opponent::{Character, Level, Opponent, Temper};
use play::sight::Line;
use play::simulate::{Plan, simulate};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scenario() -> PathBuf {
    root().join("scenarios/rules_of_engagement/hold_the_line.ron")
}

/// The battle, with so many turns more or fewer.
fn loaded(more: i8) -> (BTreeMap<String, String>, Start) {
    let mut report = Report::new();
    let library = RulesOfEngagementBox::library(&root(), &mut report).unwrap_or_else(|| panic!("{report}"));
    let mut file = scenario_files::read_file::<ScenarioDef>(&scenario()).expect("the scenario");
    RulesOfEngagementBox::lengthen(&library, &mut file.value, more);
    let start = RulesOfEngagementBox::laid_out(&library, &file, &mut report).unwrap_or_else(|| panic!("{report}"));
    (RulesOfEngagementBox::texts(&library, &file), start)
}

fn plan(players: [Opponent; 2]) -> Plan {
    Plan {
        scenario: scenario(),
        games: 1,
        seed: 1,
        players,
        threads: 1,
        lanes: 1,
        failures: std::env::temp_dir(),
        record: None,
        kinds: false,
    }
}

#[test]
fn every_file_of_it_is_right() {
    let checker = RulesOfEngagementBox::checker(&root());
    let folders = ["assets/rules_of_engagement", "scenarios/rules_of_engagement"].map(|folder| root().join(folder));
    let (files, mistakes) = scenario_files::collect_files(&folders);
    let mut report = Report::new();
    report.extend(mistakes);
    for file in &files {
        checker.check(file, &std::fs::read_to_string(file).expect("a text"), &mut report);
    }
    assert!(files.len() >= 6 && report.is_clean(), "{report}");
}

#[test]
fn a_saved_game_is_laid_out_of_its_texts() {
    let (texts, start) = loaded(0);
    let mut report = Report::new();
    let again = <RulesOfEngagementBox as play::GameBox>::start(&texts, &mut report);
    assert_eq!(again, Some(start), "{report}");
}

#[test]
fn those_who_choose_from_the_list_play_it_to_its_end() {
    let (texts, start) = loaded(-6);
    let players = [Opponent::Listed(Character::Bold), Opponent::Listed(Character::Random)];
    let played = simulate::<RulesOfEngagementBox>(&start, &texts, &plan(players), &AtomicBool::new(false));
    let played = played.expect("it is played");
    assert!(played.is_good && played.complaints.is_empty(), "{:?} {:?}", played.complaints, played.summary);
}

#[test]
fn nobody_else_plays_it() {
    let (texts, start) = loaded(0);
    for player in [Opponent::Greedy, Opponent::Thinks(Level::Recruit, Temper::Even)] {
        let players = [Opponent::Listed(Character::Bold), player];
        let played = simulate::<RulesOfEngagementBox>(&start, &texts, &plan(players), &AtomicBool::new(false));
        let why = played.expect_err("it is refused").to_string();
        assert_eq!(why, format!("`{player}` cannot play `rules_of_engagement` yet; who can: random, bold"));
    }
}

#[test]
fn a_scenario_without_turns_is_lengthened_from_those_of_the_charts() {
    let mut report = Report::new();
    let library = RulesOfEngagementBox::library(&root(), &mut report).expect("the data files");
    let mut def = scenario_files::read_file::<ScenarioDef>(&scenario()).expect("the scenario").value;
    assert_eq!(def.turns, None);
    RulesOfEngagementBox::lengthen(&library, &mut def, -3);
    assert_eq!(def.turns, Some(library.charts.battle.turns - 3));
}

#[test]
fn one_sees_along_an_open_line_and_not_beyond_a_house() {
    let table = root().join("assets/rules_of_engagement/tables/hedgerow_farm.ron");
    let ask = |line| look(&Looks { root: &root(), named: "farm", file: &table, line });
    let open = ask(Line::Between("5,5", "5,9")).expect("an answer");
    assert!(open.starts_with("5,5 to 5,9, "), "{open}");
    let map = ask(Line::From("90,60")).expect("a map");
    assert!(map.contains('@') && map.contains('#') && map.contains('s'), "{map}");
    assert!(ask(Line::Between("5,5", "500,5")).is_err_and(|why| why.contains("beside the table")));
}
