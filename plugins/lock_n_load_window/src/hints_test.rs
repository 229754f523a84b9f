//! Hints come at their moment, once, and not for two people.

use super::*;
use crate::rig::{Screen, US};
use desk::hints::{HintNow, Hints};
use lock_n_load::Command;
use opponent::{Level, Opponent, Seat, Temper};

const BOARD: &str = "...bb.....\n...bb.....\n...bb.....\n...bb.....\n...bb.....";
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "I2"), (id: "y", unit: "wehrmacht_squad", at: "I4")"#;

fn screen(second: Option<Opponent>) -> Screen {
    let mut screen = Screen::on(BOARD, US, GERMANS, "", &[3; 40]);
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair([None, second], 3));
    screen.update();
    screen.update();
    screen
}

fn now(screen: &Screen) -> Option<&'static str> {
    screen.get::<HintNow<LockNLoadWindow>>().0.map(|hint| hint.id)
}

const RECRUIT: Option<Opponent> = Some(Opponent::Thinks(Level::Recruit, Temper::Even));

#[test]
fn each_hint_comes_at_its_moment_and_once() {
    let mut screen = screen(RECRUIT);
    assert_eq!(now(&screen), Some(IMPULSE.id));
    screen.click("A2");
    screen.update();
    assert_eq!(now(&screen), Some(ORDER.id), "somebody is chosen");
    // The menu at the cursor goes first.
    for _ in 0..2 {
        screen.send(crate::model::Perform(crate::Does::Cancel));
        screen.update();
    }
    assert_eq!(now(&screen), Some(IMPULSE.id), "nothing has been ordered: it has not been of use yet");
    assert!(screen.get::<Hints>().seen.is_empty());
    screen.order(Command::Pass);
    screen.update();
    assert_eq!(now(&screen), None, "the other side decides");
    assert!(screen.get::<Hints>().has_seen(IMPULSE.id));
}

#[test]
fn two_people_and_those_who_have_put_them_away_get_none() {
    assert_eq!(now(&screen(None)), None);
    let mut screen = screen(RECRUIT);
    assert!(now(&screen).is_some());
    screen.app.world_mut().resource_mut::<Hints>().on = false;
    screen.update();
    assert_eq!(now(&screen), None);
}

#[test]
fn every_hint_is_short_enough_for_the_panel() {
    for hint in ALL {
        assert!((hint.text)().said().len() < 260 && (hint.title)().said().len() < 32, "{hint:?}");
    }
}
