//! The briefing of each scenario, and forces that are chosen in it.

use super::*;
use crate::boxes::{Force, load, load_with_forces};
use bevy::prelude::World;
use desk::Rules;
use perrys_heroes_window::builder::{Tools, examples};
use play::GameBox;
use play::held::Held;
use scenario_files::{Report, read_file};
use std::path::PathBuf;
use table::{DiceCup, Game};

const NAMES: [&str; 6] = [
    "back_to_the_chapel",
    "over_the_brook",
    "the_kolkhoz",
    "the_orchard_lane",
    "through_the_night_wood",
    "two_patrols",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn path(name: &str) -> PathBuf {
    root().join(format!("scenarios/perrys_heroes/{name}.ron"))
}

/// Does something with the table of a scenario before anything is ordered.
fn on_table<T>(name: &str, ask: impl FnOnce(&Table) -> T) -> T {
    let (_, start) = load::<PerrysHeroesBox>(&root(), &path(name), 0).expect("a scenario");
    let game = Game::<Rules<PerrysHeroesWindow>>::new(World::new(), start, DiceCup::from_seed(1)).expect("a game");
    let table = game.table();
    ask(&table)
}

/// All lines of a briefing.
fn lines(brief: &Brief) -> Vec<String> {
    let of = |part: &Part| match &part.content {
        Content::Lines(lines) => lines.clone(),
        Content::Drawn(_) => Vec::new(),
    };
    let told = |line: super::super::Line| match line {
        super::super::Line::Of(side, say) => format!("{} {}", side.name, say.said()),
        super::super::Line::Point(words) | super::super::Line::Inner(words) | super::super::Line::Aside(words) => words,
    };
    brief.parts.iter().flat_map(of).map(told).collect()
}

#[test]
fn ph_h_34_the_briefing_of_each_scenario_tells_orders_and_what_counts() {
    let orders = [
        ("back_to_the_chapel", "Germans are to take a place back"),
        ("over_the_brook", "Germans are to leave the table by the eastern edge"),
        ("the_kolkhoz", "Soviets are to reach the enemy's half of the table"),
        ("the_orchard_lane", "British are to hold 2 places"),
        ("through_the_night_wood", "Americans are to break through and leave by the northern edge"),
        ("two_patrols", "Germans have no orders but to come off better"),
    ];
    for (name, order) in orders {
        let brief = on_table(name, <PerrysHeroesWindow as Shown>::brief);
        let lines = lines(&brief);
        assert!(lines.iter().any(|line| line == order), "{name}: {lines:?}");
        let first = &brief.sides[0].name;
        assert!(lines.iter().any(|line| line.starts_with(first.as_str())), "{name}: {lines:?}");
    }
}

#[test]
fn ph_7_13_01_the_facts_tell_of_light_weather_wind_and_how_far_one_sees() {
    for name in NAMES {
        let brief = on_table(name, <PerrysHeroesWindow as Shown>::brief);
        let names: Vec<String> = brief.facts.iter().map(|(name, _)| name.said()).collect();
        assert_eq!(names, ["Length", "Size", "Table", "Light", "Weather", "Wind", "Sight", "Actions"], "{name}");
    }
    let fact = |name: &str, no: usize| on_table(name, <PerrysHeroesWindow as Shown>::brief).facts[no].1.clone();
    assert_eq!(fact("through_the_night_wood", 3), "By night");
    assert_eq!(fact("over_the_brook", 4), "Rain");
    assert_eq!(fact("over_the_brook", 6), "50 cm, with optics 80 cm");
}

#[test]
fn ph_4_3_01_each_man_is_told_with_grade_weapon_and_points_and_no_number() {
    for name in NAMES {
        on_table(name, |table| {
            let men = Men::of(table);
            for side in Side::BOTH {
                let lines: Vec<&str> = men.lines(side).collect();
                assert_eq!(lines.len(), table.side(side).count(), "{name}");
                for figure in table.side(side) {
                    assert!(!lines.iter().any(|line| line.contains(figure.id.as_str())), "{name}");
                }
            }
        });
    }
    let line = on_table("over_the_brook", |table| Men::of(table).lines(Side::First).next().map(str::to_owned));
    assert_eq!(line.as_deref(), Some("Sgt. Hollis, NCO, M1 Garand, 7 points"));
}

#[test]
fn a_chosen_force_is_in_the_battle_and_in_what_a_saved_game_holds() {
    let named = on_table("two_patrols", |table| table.field.side(Side::Second).nation);
    let tools = on_table("two_patrols", |table| Tools {
        charts: Arc::new(table.field.charts.clone()),
        vehicles: Arc::new(table.field.garage.clone()),
        weapons: Arc::new(table.field.weapons.clone()),
    });
    let terms = perrys_heroes_window::builder::Terms { nation: named, points: 80, vehicles: 60 };
    let all = examples(&root());
    let listed = all.iter().find(|listed| listed.path.ends_with("german_command_squad.ron")).expect("an example");
    let text = listed.taken(terms, &tools).expect("it may be taken");
    let with = |forces: [Force; 2]| {
        load_with_forces::<PerrysHeroesBox>(&root(), &path("two_patrols"), &forces, 7).expect("it begins")
    };
    let (texts, start) = with([Force::OfScenario, Force::Chosen(text.clone())]);
    let wanted: Vec<String> = {
        let force = listed.content.as_ref().expect("a force");
        force.teams.iter().flat_map(|team| &team.men).map(|man| man.name.clone()).collect()
    };
    let of_second = |start: &perrys_heroes::Start| {
        let is_second = |team: u8| start.field.teams[usize::from(team)].side == Side::Second;
        let men = start.field.men.iter().filter(|man| is_second(man.team));
        men.map(|man| man.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(of_second(&start), wanted);
    let again = PerrysHeroesBox::start(&texts, &mut Report::new()).expect("the saved texts are whole");
    assert_eq!(again, start);
    // One that a computer player takes is another one, beside one that was chosen too, and the same by the same seed.
    let of_first = |start: &perrys_heroes::Start| {
        let is_first = |team: u8| start.field.teams[usize::from(team)].side == Side::First;
        start.field.men.iter().filter(|man| is_first(man.team)).cloned().collect::<Vec<_>>()
    };
    let (_, raised) = with([Force::Raised, Force::Chosen(text)]);
    assert_eq!(of_second(&raised), wanted);
    assert_ne!(of_first(&raised), of_first(&start));
    assert_eq!(with([Force::Raised, Force::OfScenario]).1, with([Force::Raised, Force::OfScenario]).1);
}

#[test]
fn a_scenario_that_insists_on_its_force_takes_no_other() {
    let mut scenario = read_file::<ScenarioDef>(&path("over_the_brook")).expect("a scenario");
    let before = scenario.text.clone();
    let told = PerrysHeroesBox::enlist(&mut scenario, &[Some("(name: \"F\", nation: Usa, teams: [])".into()), None]);
    assert!(told.is_err_and(|why| why.contains("Americans")));
    assert_eq!(scenario.text, before);
    assert!(PerrysHeroesBox::enlist(&mut scenario, &[None, None]).is_ok());
    for (name, fixed) in [("over_the_brook", true), ("two_patrols", false)] {
        let scenario = read_file::<ScenarioDef>(&path(name)).expect("a scenario").value;
        let musters = on_table(name, |table| PerrysHeroesWindow::musters(&scenario, table)).expect("it has forces");
        assert!(musters.iter().all(|muster| muster.is_fixed() == fixed), "{name}");
        let choices = musters[0].choices(&root(), &root().join("nowhere"));
        assert_eq!(choices.is_empty(), fixed, "{name}");
        assert!(choices.iter().all(|choice| choice.text.is_ok()), "{choices:?}");
    }
}
