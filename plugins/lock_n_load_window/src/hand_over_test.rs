//! The screen changes hands where somebody lies hidden, which tests make up: nobody is heard meanwhile, and each sees his own.

use super::*;
use crate::input::Key;
use crate::rig::{Screen, US};
use desk::HandedOver;
use lock_n_load::Command;
use lock_n_load::testing::OPERATIONS_FIRST;
use table::Side;

/// One who lies hidden, and one who is seen.
const GERMANS: &str =
    r#"(id: "hidden", unit: "wehrmacht_squad", at: "E4"), (id: "y", unit: "wehrmacht_squad", at: "F4")"#;

#[test]
fn while_the_screen_changes_hands_nothing_is_shown_and_nobody_is_heard() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!((screen.battle().viewer(), screen.at("hidden")), (Side::First, None));
    screen.click("A2");
    assert!(!screen.units().is_empty());
    screen.order(Command::Pass);
    screen.update();
    assert_eq!(*screen.get::<HandOver>(), HandOver(Some(Side::Second)));
    assert!(screen.get::<Pieces>().all.is_empty() && screen.units().is_empty());
    screen.click("F4");
    screen.send(KeyCommands(Key::Desk(DeskKey::SightTool)));
    assert!(screen.units().is_empty() && !screen.get::<Tools>().sight, "nobody sits there yet");
    screen.send(HandedOver);
    screen.update();
    assert_eq!(*screen.get::<HandOver>(), HandOver(None));
    assert!(screen.at("hidden").is_some() && !screen.get::<Pieces>().all.is_empty());
    screen.click("F4");
    assert_eq!(screen.units(), ["y"]);
}

#[test]
fn where_nobody_lies_hidden_nobody_hands_anything_over() {
    let mut screen = Screen::new(US, &GERMANS.replace("hidden", "x"), OPERATIONS_FIRST, &[]);
    screen.order(Command::Pass);
    screen.update();
    assert_eq!((screen.battle().to_act(), *screen.get::<HandOver>()), (Some(Side::Second), HandOver(None)));
    assert!(!screen.get::<Pieces>().all.is_empty());
}
