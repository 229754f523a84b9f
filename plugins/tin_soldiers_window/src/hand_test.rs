//! The hand on a free table: who is chosen, what a click orders, why it does not, and when nothing is heard.

use crate::cloth::Throws;
use crate::leak_test::{PERSON, battle, desk, id};
use crate::scale::{place, world};
use crate::window_box::TinWindow;
use bevy::prelude::*;
use desk::hints::{HintNow, Hints};
use desk::{GiveOrder, Hand, HandOver, HandPlugin, Prepared};
use table_view::{Pieces, Skip, Touched, Under};
use tin_soldiers::{Command, Point};

/// Where blue hides.
const HIDES: Point = Point::new(8000, 5000);

/// The desk with a hand on its table.
fn table() -> App {
    let mut app = desk(HIDES, [PERSON, PERSON]);
    app.init_resource::<Under>()
        .init_resource::<Pieces>()
        .add_message::<Touched>()
        .add_message::<Skip>()
        .add_plugins(HandPlugin::<TinWindow>::default());
    app.update();
    app
}

fn under(who: Option<&str>, at: Point) -> Under {
    let card = who.map(|who| (id(who), place(0, at)));
    Under { at: Some(world(at)), card, ..Under::default() }
}

fn click(app: &mut App, who: Option<&str>, at: Point, button: MouseButton) {
    let (add, double, screen) = (false, false, Vec2::ZERO);
    app.world_mut().write_message(Touched::Clicked { under: under(who, at), button, add, double, screen });
    app.update();
    app.update();
}

fn hand(app: &App) -> Hand<TinWindow> {
    app.world().resource::<Hand<TinWindow>>().clone()
}

const STANDS: Point = Point::new(1000, 1000);
const GOES: Point = Point::new(1900, 1000);

#[test]
fn a_click_chooses_ones_own_the_next_one_orders_and_a_refusal_is_told() {
    let mut app = table();
    click(&mut app, Some("blue-2"), Point::new(6000, 2000), MouseButton::Left);
    assert_eq!(hand(&app), Hand::default(), "an enemy is not chosen");
    click(&mut app, Some("red-1"), STANDS, MouseButton::Left);
    assert_eq!(hand(&app), Hand::of(id("red-1")));
    let selected = |app: &App| app.world().resource::<Pieces>().all.iter().filter(|piece| piece.selected).count();
    assert_eq!(selected(&app), 1);
    click(&mut app, None, Point::new(9000, 1000), MouseButton::Left);
    assert!(hand(&app).refused.is_some(), "he does not go so far");
    click(&mut app, None, GOES, MouseButton::Right);
    assert_eq!((hand(&app), selected(&app)), (Hand::default(), 0), "the other button lets go");
    click(&mut app, Some("red-1"), STANDS, MouseButton::Left);
    *app.world_mut().resource_mut::<Under>() = under(None, GOES);
    app.update();
    let goes = Command::Move { who: id("red-1"), to: GOES };
    assert_eq!(app.world().resource::<Prepared<Command>>().orders, [goes], "what is pointed at is prepared");
    click(&mut app, None, GOES, MouseButton::Left);
    assert_eq!(battle(&app).table().soldiers.at(0).at, Some(GOES));
}

#[test]
fn while_the_screen_changes_hands_nothing_lies_on_the_table_and_nothing_is_heard() {
    let mut app = table();
    click(&mut app, Some("red-1"), STANDS, MouseButton::Left);
    click(&mut app, None, GOES, MouseButton::Left);
    assert!(app.world().resource::<HandOver>().0.is_some());
    assert_eq!((hand(&app), app.world().resource::<Pieces>().clone()), (Hand::default(), Pieces::default()));
    let before = battle(&app).now();
    click(&mut app, Some("red-2"), Point::new(1000, 2000), MouseButton::Left);
    assert_eq!((hand(&app), battle(&app).now()), (Hand::default(), before));
}

#[test]
fn a_mode_is_for_one_click_and_for_places() {
    let mut app = table();
    app.world_mut().write_message(GiveOrder(Command::Done));
    app.update();
    app.update();
    click(&mut app, Some("red-1"), STANDS, MouseButton::Left);
    app.world_mut().resource_mut::<Hand<TinWindow>>().mode = Throws(true);
    click(&mut app, Some("red-2"), Point::new(1000, 1600), MouseButton::Left);
    assert_eq!(hand(&app).who, Some(id("red-1")), "whoever stands there is not chosen");
    assert_eq!(hand(&app).mode, Throws(false));
    assert!(
        battle(&app)
            .entries()
            .iter()
            .any(|entry| { entry.order.as_ref().is_some_and(|order| matches!(order.command, Command::Throw { .. })) })
    );
}

#[test]
fn a_hint_waits_for_whoever_looks_at_the_screen_and_is_told_once() {
    let mut app = table();
    let now = |app: &App| app.world().resource::<HintNow<TinWindow>>().0.map(|hint| hint.id);
    app.insert_resource(desk::hints::Moments::<TinWindow>::of(vec![&crate::window_box::CHOOSE]));
    app.update();
    assert_eq!(now(&app), Some("tin_soldiers.choose"), "one of two who hide from each other looks");
    click(&mut app, Some("red-1"), STANDS, MouseButton::Left);
    click(&mut app, None, GOES, MouseButton::Left);
    assert_eq!(now(&app), None, "nothing is told while the screen changes hands");
    app.world_mut().resource_mut::<Hints>().see("tin_soldiers.choose");
    app.world_mut().write_message(desk::HandedOver);
    app.update();
    app.update();
    assert_eq!(now(&app), None, "it has been read");
}
