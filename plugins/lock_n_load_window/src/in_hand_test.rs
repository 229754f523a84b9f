//! Counters in the hand: what a card of a panel is, what is taken up, where it may be put, and why not elsewhere.

use super::*;
use crate::rig::{GERMANS, OPEN, Screen, US, id};
use hex_view::OverlayKind;
use lock_n_load::Command;
use lock_n_load::sections::set_up::rules::SET_UP;
use lock_n_load::testing::{self, OPERATIONS_FIRST};
use table_view::Carried;

/// The first side sets up two squads, one with a machine gun, in two hexes.
fn setting_up() -> Screen {
    let counters = r#"(id: "a", unit: "us_parachute_squad", zone: "west", weapons: [(id: "mg", weapon: "m1919a6")]),
        (id: "b", unit: "us_parachute_squad", zone: "west")"#;
    let zone = r#"formation: "us_parachute", zones: [(id: "west", hexes: ["A1", "A2"])],"#;
    let text = testing::scenario_text(OPEN, "", counters, GERMANS, "", "");
    let text = text.replacen(r#"formation: "us_parachute","#, zone, 1);
    let mut screen = Screen::of(testing::Battle::from_text(&text, &[]));
    screen.app.init_resource::<Carried>();
    screen.update();
    screen
}

fn carry(screen: &mut Screen, counter: Option<&str>) {
    screen.app.world_mut().resource_mut::<Carried>().0 = counter.map(id);
    screen.update();
}

/// It is let go over a hex.
fn put(screen: &mut Screen, counter: &str, place: &str) {
    screen.app.world_mut().resource_mut::<Carried>().0 = None;
    let to = screen.spot(place).hex;
    screen.send(Pointed::Dragged { piece: id(counter), to, onto: None, screen: Vec2::ZERO });
}

fn refused_by(screen: &Screen) -> Option<table::RuleId> {
    screen.get::<Sentence>().refused.as_ref().map(|refusal| refusal.rule)
}

#[test]
fn where_a_counter_may_stand_is_lit_while_it_is_carried() {
    let mut screen = setting_up();
    assert!(screen.marked(OverlayKind::Reachable).is_empty());
    carry(&mut screen, Some("a"));
    assert_eq!((screen.units(), screen.marked(OverlayKind::Reachable)), (vec!["a".to_owned()], strings(&["A1", "A2"])));
    put(&mut screen, "a", "A2");
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    assert!(screen.units().is_empty(), "the hand is empty again");
    assert!(screen.marked(OverlayKind::Reachable).is_empty());
    // Where it stands already it cannot be put.
    carry(&mut screen, Some("a"));
    assert_eq!(screen.marked(OverlayKind::Reachable), ["A1"]);
    // Its machine gun goes where it goes.
    put(&mut screen, "mg", "A1");
    assert_eq!(screen.at("a"), Some(screen.spot("A1")));
}

#[test]
fn who_was_in_the_hand_is_in_it_no_more_once_all_are_placed() {
    let mut screen = setting_up();
    screen.send(Choose::Unit(id("a")));
    screen.click("A1");
    screen.send(Choose::Unit(id("a")));
    assert_eq!(screen.units(), ["a"], "it is placed and taken in hand again");
    screen.order(Command::PlaceAll);
    assert!(screen.at("b").is_some() && screen.units().is_empty());
}

#[test]
fn a_counter_that_is_let_go_elsewhere_says_by_which_rule_it_stays() {
    for place in [Some("D4"), Some("D2"), None] {
        let mut screen = setting_up();
        carry(&mut screen, Some("a"));
        match place {
            Some(place) => put(&mut screen, "a", place),
            None => screen.send(Pointed::LetGo { piece: id("a") }),
        }
        assert_eq!(refused_by(&screen), Some(SET_UP), "{place:?}");
        assert_eq!(screen.at("a"), None);
    }
}

fn strings(all: &[&str]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn a_card_of_the_panel_is_clicked_as_a_card_of_the_fan() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let card = |screen: &mut Screen, counter: &str, add: bool| {
        screen.send(Choose::Card { counter: id(counter), add });
        screen.units()
    };
    assert_eq!(card(&mut screen, "b", false), ["b"]);
    assert_eq!(card(&mut screen, "a", true), ["a", "b"]);
    assert_eq!(card(&mut screen, "sgt", false), ["sgt"]);
    assert_eq!(card(&mut screen, "sgt", false), ["a", "b", "sgt"], "again: the whole stack");
    assert_eq!(card(&mut screen, "x", false), ["a", "b", "sgt"], "the enemy is looked at");
    // Where something is aimed at no fan opens: a card takes part or not.
    screen.press("Fire");
    screen.click("D2");
    assert_eq!(card(&mut screen, "b", false), ["a", "sgt"]);
    assert!(screen.orders().is_empty());
}
