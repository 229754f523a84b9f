//! What the other side did is told after its impulses, by what became of whom, until the person goes on.

use super::*;
use crate::battle::Decided;
use crate::model::GiveOrder;
use crate::rig::{Screen, id};
use desk::account::{Grade, account, shown, stretches};
use lock_n_load::{Command, Movement};
use opponent::{Level, Opponent, Seat, Temper};
use table::Side;

const BOARD: &str = ".........\n.........\n.........\n.........\n.........";
const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "A4")"#;
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "wehrmacht_squad", at: "I4")"#;

fn screen(dice: &[u8]) -> Screen {
    let mut screen = Screen::on(BOARD, US, GERMANS, "", dice);
    let players = [None, Some(Opponent::Thinks(Level::Recruit, Temper::Even))];
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair(players, 3));
    screen.update();
    screen
}

/// The computer orders this, and all of it has been shown.
fn decided(screen: &mut Screen, command: Command) {
    let journal = screen.battle().journal();
    let at = (screen.battle().born(), journal.generation());
    screen.send(Decided { at, command, fell_back: false });
    screen.update();
    screen.update();
}

fn told(screen: &Screen) -> Option<(Vec<String>, Vec<String>)> {
    let (battle, results, log) = (screen.battle(), screen.get::<Results>(), screen.get::<Log>());
    let (stretch, _) = shown(battle, results, log)?;
    let told = account(battle, results, log, stretch)?;
    let lines = told.lines.iter().map(|line| line.text.clone()).collect();
    Some((lines, told.changes.iter().map(Change::in_words).collect()))
}

/// The person passes, and the computer's squad fires at his and shakes it.
fn after_fire() -> Screen {
    let mut screen = screen(&[6, 1, 2, 1, 1, 1, 1, 1]);
    screen.order(Command::Pass);
    assert_eq!(told(&screen), None, "nobody else has done anything");
    let fire = screen.offered(|command| matches!(command, Command::Fire(order) if order.at.to_string() == "A2"));
    decided(&mut screen, fire);
    if screen.battle().to_act() == Some(Side::Second) {
        decided(&mut screen, Command::EndImpulse);
    }
    assert_eq!(screen.battle().to_act(), Some(Side::First));
    screen
}

#[test]
fn an_impulse_of_the_computer_is_told_by_who_did_what_and_what_became_of_whom() {
    let screen = after_fire();
    let (lines, changes) = told(&screen).expect("an account");
    assert!(lines.iter().any(|line| line.starts_with("Squad A in D2 fires at A2")), "{lines:?}");
    assert_eq!(changes.len(), 1, "{changes:?}");
    assert!(changes[0].starts_with("Squad A: Good Order \u{203A} "), "{changes:?}");
    // The closed log says the same in one sentence, though the impulse has ended since.
    let outcome = last_outcome(screen.battle(), screen.get(), screen.get()).expect("an outcome");
    assert!(outcome.starts_with("Squad A: Good Order \u{203A} "), "{outcome}");
}

#[test]
fn a_result_is_called_by_what_they_were_before_it() {
    let screen = after_fire();
    let card = screen.get::<Results>().card().expect("a result").clone();
    let table = screen.battle().table();
    assert_eq!(title(&table, &card).as_deref(), Some("Squad A in D2 fires at Squad A in A2"));
    let changed = of_result(&table, &card);
    assert_eq!((changed.len(), changed[0].who, changed[0].side), (1, id("a"), Side::First), "{changed:?}");
    assert_ne!(changed[0].grade, Grade::Better);
}

#[test]
fn the_account_goes_with_the_next_order_of_the_person_and_older_ones_can_be_stepped_to() {
    let mut screen = after_fire();
    assert!(told(&screen).is_some());
    screen.send(GiveOrder(Command::Pass));
    assert_eq!(told(&screen), None, "it has been read");
    let units = [id("y")].into_iter().collect();
    let to = "I3".parse().expect("a place");
    decided(&mut screen, Command::Move { units, by: Movement::Move, to, double_time: None, facing: None });
    if screen.battle().to_act() == Some(Side::Second) {
        decided(&mut screen, Command::Stop);
    }
    while screen.battle().to_act() == Some(Side::Second) {
        decided(&mut screen, Command::EndImpulse);
    }
    let (lines, changes) = told(&screen).expect("an account");
    assert!(!lines.is_empty() && changes.is_empty(), "{lines:?} {changes:?}");
    let all = stretches(screen.battle(), screen.get(), screen.get());
    assert_eq!(all.len(), 2, "two impulses of the other side");
    screen.app.world_mut().resource_mut::<Results>().account = Some(all[0]);
    let (lines, _) = told(&screen).expect("the one before");
    assert!(lines[0].contains("fires at A2"), "{lines:?}");
    // The result of the person's own last impulse would be one of two impulses ago: it is not shown any longer.
    let results = screen.get::<Results>();
    assert!(results.dismissed, "{:?}", results.card());
}

#[test]
fn a_melee_is_called_by_who_fights_whom_and_tells_who_falls() {
    let us = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2"), (id: "y", unit: "wehrmacht_squad", at: "I4")"#;
    let mut screen = Screen::on(BOARD, us, mixed, r#"hex_markers: [("A2", Melee)]"#, &[6; 20]);
    let at = "A2".parse().expect("a place");
    screen.order(Command::FightMelee { at });
    let attack = screen.offered(|command| matches!(command, Command::MeleeAttack { .. }));
    screen.order(attack);
    screen.update();
    let all = &screen.get::<Results>().all;
    let card = all.first().expect("a result").clone();
    let table = screen.battle().table();
    assert_eq!(title(&table, &card).as_deref(), Some("Squad A fights Squad A in A2"));
}

#[test]
fn two_people_at_one_desk_are_told_nothing() {
    let mut screen = Screen::on(BOARD, US, GERMANS, "", &[6, 1, 2, 1, 1, 1, 1, 1]);
    screen.order(Command::Pass);
    let fire = screen.offered(|command| matches!(command, Command::Fire(_)));
    screen.order(fire);
    assert!(stretches(screen.battle(), screen.get(), screen.get()).is_empty());
}
