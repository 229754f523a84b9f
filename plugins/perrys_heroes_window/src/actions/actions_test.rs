//! The buttons of a man: the same for everybody, grey with the rule where they cannot be.

use super::of_man;
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::hand::tests::{acts, clicks, desk, observers, points};
use crate::party::Party;
use crate::sheets;
use bevy::prelude::{App, IntoScheduleConfigs as _, MouseButton, Update};
use desk::{DeskSystems, Hand};
use panel_kit::screen::kept::{self, Kept};
use panel_kit::screen::{Action, Does, ScreenBox as _};
use panel_kit::sheet::Sheet;
use perrys_heroes::Command;
use perrys_heroes::testing::{Bench, cm, id};
use perrys_heroes::values::Posture;

fn battle() -> Battle {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 80), located: true, knows: [\"ge-02\"]),
            (id: \"us-03\", at: (92, 80), posture: Prone),
            (id: \"ge-02\", at: (90, 40), located: true),
        ]",
    );
    Battle::new(bench.game(&[]).0)
}

fn buttons(who: &str) -> Vec<Action<PerrysHeroesWindow>> {
    of_man(&battle(), &Hand::of(id(who)))
}

fn rule(all: &[Action<PerrysHeroesWindow>], name: &str) -> Option<&'static str> {
    let one = all.iter().find(|action| action.name.said() == name).unwrap_or_else(|| panic!("no {name}"));
    one.refusal.as_ref().map(|refusal| refusal.rule.0)
}

#[test]
fn every_man_has_the_same_buttons_in_the_same_places() {
    let names = |who| buttons(who).iter().map(|action| action.name.said()).collect::<Vec<_>>();
    assert_eq!(names("us-02"), names("us-03"));
    assert!(of_man(&battle(), &Hand::default()).is_empty(), "nobody is in the hand");
}

#[test]
fn a_button_is_grey_with_the_rule_that_forbids_it() {
    let all = buttons("us-02");
    assert_eq!(rule(&all, "Walk"), None);
    assert_eq!(rule(&all, "Fire"), None);
    assert_eq!(rule(&all, "Crawl"), Some("PH-7.16-01"));
    assert_eq!(rule(&all, "Clear jam"), Some("PH-7.7-13"));
    assert_eq!(rule(&all, "Fit launcher"), Some("PH-7.20-01"));
    let prone = buttons("us-03");
    assert_eq!((rule(&prone, "Walk"), rule(&prone, "Crawl")), (Some("PH-7.16-01"), None));
}

#[test]
fn a_button_says_what_it_costs_and_one_that_is_chosen_lets_go() {
    let hand = Hand { mode: Aim::Fire { with: None, burst: false }, ..Hand::of(id("us-02")) };
    let all = of_man(&battle(), &hand);
    let fire = all.iter().find(|action| action.name.said() == "Fire").expect("fire");
    assert_eq!(fire.tip.as_ref().map(|tip| tip.said()).as_deref(), Some("Costs 2 action points."));
    assert!(fire.active && matches!(fire.does, Does::Mode(Aim::Plain)));
}

fn named<'a>(all: &'a [Action<PerrysHeroesWindow>], name: &str) -> &'a Action<PerrysHeroesWindow> {
    all.iter().find(|action| action.name.said() == name).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn ph_3_4_05_before_he_is_placed_a_man_is_told_how_he_begins_and_what_the_scenario_forbids_is_grey() {
    let set_up =
        |fields: &str| Battle::new(Bench::new().scenario(&format!("dealt: false, wind: 7{fields}")).game(&[]).0);
    let plain = of_man(&set_up(""), &Hand::of(id("us-01")));
    assert_eq!([rule(&plain, "Conceal"), rule(&plain, "Lie down")], [Some("PH-3.4-05"), None]);
    assert!(named(&plain, "Stand").active && plain.iter().all(|action| action.name.said() != "Turn"));
    let battle = set_up(", concealment: true");
    let mut hand = Hand::of(id("us-01"));
    for name in ["Lie down", "Conceal"] {
        let all = of_man(&battle, &hand);
        assert_eq!(rule(&all, name), None);
        let Does::Mode(aim) = named(&all, name).does else { panic!("he is not on the table") };
        hand.mode = aim;
    }
    assert_eq!(hand.mode, Aim::Place { posture: Posture::Prone, concealed: true });
    let all = of_man(&battle, &hand);
    let active: Vec<String> = all.iter().filter(|action| action.active).map(|action| action.name.said()).collect();
    assert_eq!(active, ["Lie down", "Conceal"]);
    let Does::Mode(aim) = named(&all, "Conceal").does else { panic!("he is not on the table") };
    assert_eq!(aim, Aim::Place { posture: Posture::Prone, concealed: false }, "and not concealed again");
}

#[test]
fn ph_5_1_01_who_is_placed_lies_down_and_is_concealed_by_an_order_and_turns_by_a_click() {
    let mut battle = Battle::new(Bench::new().scenario("dealt: false, wind: 7, concealment: true").game(&[]).0);
    let at = cm(60.0, 110.0);
    let order = Command::Place { unit: id("us-01"), at, facing: None, posture: None, concealed: false };
    battle.give(&order).expect("a lawful place");
    for (name, posture, concealed) in [("Lie down", Posture::Prone, false), ("Conceal", Posture::Prone, true)] {
        let all = of_man(&battle, &Hand::of(id("us-01")));
        let Does::Order(order) = &named(&all, name).does else { panic!("he is on the table") };
        battle.give(order).expect("a lawful order");
        let figure = battle.table().figure(id("us-01")).expect("a figure");
        assert_eq!((figure.at, figure.posture, figure.concealed), (Some(at), posture, concealed));
    }
    let all = of_man(&battle, &Hand::of(id("us-01")));
    assert!(matches!(named(&all, "Turn").does, Does::Mode(Aim::Face)));
    assert!(named(&all, "Lie down").active && matches!(named(&all, "Lie down").does, Does::Mode(Aim::Plain)));
}

#[test]
fn a_button_that_is_chosen_stays_so_while_its_aim_is_added_to() {
    let battle = battle();
    let table = battle.table();
    let [chosen, other] = ["us-02", "us-03"].map(|who| table.figure(id(who)).expect("a figure"));
    let party = Party::NONE.picked(&table, &chosen, &other).expect("one of the team");
    let hand = Hand { mode: Aim::Suppress(party), ..Hand::of(id("us-02")) };
    let active: Vec<String> =
        of_man(&battle, &hand).iter().filter(|one| one.active).map(|one| one.name.said()).collect();
    assert_eq!(active, ["Suppress"]);
}

/// A desk that keeps what panels show.
fn keeping(figures: &str) -> App {
    let mut app = desk(&acts(figures));
    app.init_resource::<Kept<PerrysHeroesWindow>>();
    let ask = kept::ask::<PerrysHeroesWindow>.in_set(DeskSystems::Show).after(DeskSystems::Tell);
    app.add_systems(Update, ask);
    app.update();
    app
}

fn kept_in(app: &App) -> (Vec<(String, bool, bool)>, Option<Sheet<Command>>) {
    let kept = app.world().resource::<Kept<PerrysHeroesWindow>>();
    let told = |one: &Action<PerrysHeroesWindow>| (one.name.said(), one.active, one.refusal.is_none());
    (kept.buttons.iter().map(told).collect(), kept.about.clone())
}

/// What would be answered now.
fn asked_now(app: &App) -> Vec<(String, bool, bool)> {
    let (battle, hand) = (app.world().resource::<Battle>(), app.world().resource::<Hand<PerrysHeroesWindow>>());
    let all = PerrysHeroesWindow::actions(battle, hand);
    all.iter().map(|one| (one.name.said(), one.active, one.refusal.is_none())).collect()
}

#[test]
fn buttons_and_sheets_are_asked_for_anew_where_battle_hand_or_pointer_have_changed_and_only_there() {
    let mut app = keeping("(id: \"us-02\", at: (90, 90)), (id: \"us-03\", at: (93, 93))");
    clicks(&mut app, Some("us-02"), cm(90.0, 90.0), MouseButton::Left, false);
    assert!(kept_in(&app).0.len() > 20, "his buttons are there");
    assert_eq!(kept_in(&app).0, asked_now(&app));
    // Who is not asked again keeps what is put in his place.
    app.world_mut().resource_mut::<Kept<PerrysHeroesWindow>>().buttons.clear();
    points(&mut app, None, cm(80.0, 80.0));
    assert!(kept_in(&app).0.is_empty(), "pointing asks for no buttons");
    let about = |app: &App, who: &str| sheets::about(app.world().resource::<Battle>(), id(who));
    assert_eq!(kept_in(&app).1, about(&app, "us-02"), "who is in the hand");
    points(&mut app, Some("us-03"), cm(93.0, 93.0));
    assert_eq!(kept_in(&app).1, about(&app, "us-03"), "who is pointed at");
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Suppress(Party::NONE);
    app.update();
    assert_eq!(kept_in(&app).0, asked_now(&app), "another aim");
    clicks(&mut app, None, cm(85.0, 92.0), MouseButton::Right, false);
    let before = app.world().resource::<Battle>().told();
    clicks(&mut app, None, cm(88.0, 92.0), MouseButton::Left, false);
    assert!(app.world().resource::<Battle>().told() > before, "an order was given");
    assert_eq!(kept_in(&app).0, asked_now(&app));
}

#[test]
fn ph_7_8_02_who_leads_calls_for_what_his_side_has_bought() {
    let names = |all: &[Action<PerrysHeroesWindow>]| -> Vec<String> {
        all.iter()
            .map(|action| action.name.said())
            .filter(|name| name.contains("Mortars") || name.contains("Guns"))
            .collect()
    };
    assert!(names(&buttons("us-02")).is_empty(), "nothing is bought there");
    let battle = Battle::new(observers("").game(&[]).0);
    let of = |who: &str| of_man(&battle, &Hand::of(id(who)));
    let all = of("us-01");
    assert_eq!(names(&all), ["Mortars: shells", "Mortars: smoke", "Guns: shells", "Guns: smoke"]);
    assert_eq!(rule(&all, "Mortars: shells"), None);
    let call = all.iter().find(|action| action.name.said() == "Guns: smoke").expect("a button");
    assert_eq!(call.tip.as_ref().map(table::Say::said).as_deref(), Some("Costs 8 action points."));
    assert_eq!(rule(&of("us-02"), "Mortars: shells"), Some("PH-7.8-02"), "he leads nobody");
    let light = observers("").scenario("switches: (illumination: true)").game(&[]);
    assert!(names(&of_man(&Battle::new(light.0), &Hand::of(id("us-01")))).contains(&"Mortars: light".to_owned()));
}
