//! Looking back: what the computer players did is stepped through, nothing can be ordered meanwhile, and nothing changes by it.

use super::*;
use crate::Actions;
use crate::battle::{Battle, Computers, Decided, Glimpse, LookingBack, ResultCard, Results};
use crate::input::Key;
use crate::intent::KeyCommands;
use crate::model::{GiveOrder, Selection, Sentence, Undo};
use crate::players::ComputersPlugin;
use crate::rig::{Screen, US, id};
use lock_n_load::Command;
use lock_n_load::Movement;
use opponent::Seat;
use opponent::{Level, Opponent, Temper};
use panel_kit::DeskKey;
use std::sync::Arc;
use table::Side;
use table_view::Pieces;

/// Out of everybody's sight, so that nothing interrupts its moves.
const BOARD: &str = "...bb.....\n...bb.....\n...bb.....\n...bb.....\n...bb.....";
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "I2"), (id: "y", unit: "wehrmacht_squad", at: "I4")"#;

fn screen() -> Screen {
    let mut screen = Screen::on(BOARD, US, GERMANS, "", &[3; 40]);
    let players = [None, Some(Opponent::Thinks(Level::Recruit, Temper::Even))];
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair(players, 3));
    screen.update();
    screen
}

fn decided(screen: &mut Screen, command: Command) {
    let at = screen.battle().now();
    screen.send(Decided { at, command, fell_back: false });
    screen.update();
    screen.update();
}

/// The computer has moved a squad by one hex and ended its impulse: the person decides.
fn after_a_move() -> Screen {
    let mut screen = screen();
    screen.order(Command::Pass);
    let units = [id("x")].into_iter().collect();
    let to = "J2".parse().expect("a place");
    let by = Movement::Move;
    decided(&mut screen, Command::Move { units, by, to, double_time: None, facing: None });
    decided(&mut screen, Command::Stop);
    if screen.battle().to_act() == Some(Side::Second) {
        decided(&mut screen, Command::EndImpulse);
    }
    assert_eq!(screen.battle().to_act(), Some(Side::First), "{:?}", screen.orders());
    screen
}

fn place_of(screen: &Screen, unit: &str) -> Option<table_view::Place> {
    screen.get::<Pieces>().all.iter().find(|piece| piece.key == id(unit)).map(|piece| piece.place)
}

fn key(screen: &mut Screen, key: DeskKey) {
    screen.send(KeyCommands(Key::Desk(key)));
    screen.update();
}

#[test]
fn the_map_is_shown_as_it_was_before_each_order_and_then_as_it_is() {
    let mut screen = after_a_move();
    let (hash, count) = (screen.battle().hash(), screen.orders().len());
    let (before, now) = (screen.on_table("I2"), screen.on_table("J2"));
    assert_eq!(place_of(&screen, "x"), Some(now));
    let mut seen = Vec::new();
    loop {
        key(&mut screen, DeskKey::StepBack);
        let glimpse = screen.get::<LookingBack>().glimpse().expect("it looks back").clone();
        if seen.last().is_some_and(|last: &Glimpse| last.entries == glimpse.entries) {
            break;
        }
        seen.push(glimpse);
    }
    // The first is where it stays.
    let first = seen.last().expect("some positions");
    assert!(first.before && first.place.0 == 1 && first.side == Side::Second, "{first:?}");
    assert_eq!(first.place.1, seen.len(), "one position before each of its orders: {seen:?}");
    assert_eq!(place_of(&screen, "x"), Some(before), "the map is that of then");
    key(&mut screen, DeskKey::StepOn);
    assert_eq!(place_of(&screen, "x"), Some(now), "it has moved");
    for _ in 1..seen.len() {
        key(&mut screen, DeskKey::StepOn);
    }
    assert!(!screen.get::<LookingBack>().is_on(), "the present comes after the last one");
    assert_eq!((place_of(&screen, "x"), screen.battle().hash()), (Some(now), hash));
    assert_eq!(screen.orders().len(), count);
}

#[test]
fn nothing_is_ordered_or_taken_back_while_somebody_looks_back() {
    let mut screen = after_a_move();
    let count = screen.orders().len();
    key(&mut screen, DeskKey::StepBack);
    assert!(screen.get::<LookingBack>().is_on());
    let pass = screen.action("Pass").expect("it could be ordered now").clone();
    screen.send(crate::model::Perform(pass.does));
    screen.click_twice("A2");
    key(&mut screen, DeskKey::Undo);
    screen.send(KeyCommands(Key::Battle(crate::BattleAction::Pass)));
    screen.update();
    assert_eq!(screen.orders().len(), count);
    assert!(screen.get::<Selection>().units.is_empty(), "clicks on the map of then choose nobody");
    assert_eq!(screen.get::<Sentence>().refused, None);
    // Back in the present all is as before.
    key(&mut screen, DeskKey::Cancel);
    assert!(!screen.get::<LookingBack>().is_on());
    screen.press("Pass");
    assert_eq!(screen.orders().len(), count + 1);
}

#[test]
fn there_is_nothing_to_look_back_at_before_a_computer_has_ordered_anything() {
    let mut screen = screen();
    assert!(screen.action("Look back").is_none());
    key(&mut screen, DeskKey::StepBack);
    assert!(!screen.get::<LookingBack>().is_on());
    let screen = after_a_move();
    assert!(screen.action("Look back").is_some(), "{:?}", screen.get::<Actions>());
}

#[test]
fn two_people_look_back_at_the_orders_of_both_sides() {
    let mut screen = Screen::on(BOARD, US, GERMANS, "", &[3; 40]);
    assert!(screen.action("Look back").is_none(), "nothing has happened");
    screen.order(Command::Pass);
    screen.order(Command::Pass);
    screen.update();
    assert!(screen.action("Look back").is_some(), "{:?}", screen.get::<Actions>());
    let mut seen = Vec::new();
    for _ in 0..2 {
        key(&mut screen, DeskKey::StepBack);
        seen.extend(screen.get::<LookingBack>().glimpse().map(|glimpse| (glimpse.side, glimpse.place)));
    }
    assert_eq!(seen, [(Side::Second, (2, 2)), (Side::First, (1, 2))]);
}

#[test]
fn the_computer_waits_and_whatever_happens_leads_to_the_present() {
    let mut screen = after_a_move();
    screen.app.add_plugins(ComputersPlugin);
    key(&mut screen, DeskKey::StepBack);
    assert!(!screen.get::<Computers>().are_at_work(), "it waits");
    assert!(screen.get::<LookingBack>().is_on());
    let count = screen.orders().len();
    screen.send(GiveOrder(Command::Pass));
    screen.send(Undo);
    assert_eq!(screen.orders().len(), count, "whoever writes them");
    // What a computer player has decided before is carried out, and shown.
    decided(&mut screen, Command::Pass);
    assert_eq!(screen.orders().len(), count + 1);
    assert!(!screen.get::<LookingBack>().is_on());
}

#[test]
fn the_panel_shows_the_result_of_the_order_that_is_looked_at_and_then_the_newest() {
    let screen = after_a_move();
    let before = Arc::new(screen.battle().table().units.keep());
    let card = |entry| ResultCard {
        entry,
        turn: 1,
        part: 0,
        stretch: 0,
        side: None,
        events: Vec::new(),
        before: before.clone(),
        after: before.clone(),
    };
    let mut results = Results { all: [1, 3, 3, 5].map(card).into(), told: 9, shown: 3, ..Results::default() };
    results.show_of(Some(3));
    assert_eq!(results.shown, 2);
    results.show_of(Some(4));
    assert_eq!(results.shown, 2, "that one has none");
    results.show_of(None);
    assert_eq!(results.shown, 3);
}
