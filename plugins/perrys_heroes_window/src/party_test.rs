//! Who lays suppressive fire together: by himself, with the nearest, or with those who are clicked.

use super::*;
use crate::battle::PerrysHeroesWindow;
use crate::hand::Aim;
use crate::hand::tests::{acts, battle, clicks, desk, holds, in_hand, points};
use bevy::prelude::{App, Messages, MouseButton};
use desk::{GiveOrder, Hand, Prepared, TableBox as _};
use measured_view::world;
use perrys_heroes::testing::{cm, id};

const FOUR: &str = "(id: \"us-02\", at: (90, 90)), (id: \"us-03\", at: (93, 93)), (id: \"us-04\", at: (80, 95)),
    (id: \"us-05\", at: (85, 95)), (id: \"ge-02\", at: (90, 60), located: true)";

fn ordered(units: &[&str]) -> Command {
    Command::Suppress { units: units.iter().map(|who| id(who)).collect(), at: cm(90.0, 60.0) }
}

/// A desk on which this one is chosen to suppress.
fn suppressing(who: &str) -> App {
    let mut app = desk(&acts(FOUR));
    *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = holds(who, Aim::Suppress(Party::NONE));
    app
}

fn prepared(app: &mut App) -> Vec<Command> {
    points(app, Some("ge-02"), cm(90.0, 60.0));
    app.world().resource::<Prepared<Command>>().orders.clone()
}

#[test]
fn ph_7_7_03_riflemen_suppress_with_the_nearest_of_their_team() {
    let battle = battle(&acts(FOUR));
    let hand = holds("us-02", Aim::Suppress(Party::NONE));
    let order = PerrysHeroesWindow::meant(&battle, &hand, Some(id("ge-02")), Some(world(cm(90.0, 60.0))));
    assert_eq!(order, Some(ordered(&["us-02", "us-03"])));
}

#[test]
fn ph_h_10_men_of_the_team_who_are_clicked_fire_too_and_by_a_second_click_they_do_not() {
    let mut app = suppressing("us-03");
    for (who, at) in [("us-05", cm(85.0, 95.0)), ("us-02", cm(90.0, 90.0)), ("us-04", cm(80.0, 95.0))] {
        clicks(&mut app, Some(who), at, MouseButton::Left, false);
        assert!(app.world().resource::<Prepared<Command>>().orders.is_empty(), "a man is no place to fire at");
    }
    assert_eq!(in_hand(&app).who, Some(id("us-03")), "nobody else is chosen by that");
    assert_eq!(prepared(&mut app), [ordered(&["us-03", "us-02", "us-04", "us-05"])]);
    clicks(&mut app, Some("us-04"), cm(80.0, 95.0), MouseButton::Left, false);
    // He who is chosen takes part in any case.
    clicks(&mut app, Some("us-03"), cm(93.0, 93.0), MouseButton::Left, false);
    assert_eq!(prepared(&mut app), [ordered(&["us-03", "us-02", "us-05"])]);
    clicks(&mut app, Some("ge-02"), cm(90.0, 60.0), MouseButton::Left, false);
    let given: Vec<Command> =
        app.world_mut().resource_mut::<Messages<GiveOrder<Command>>>().drain().map(|order| order.0).collect();
    assert_eq!(given, [ordered(&["us-03", "us-02", "us-05"])]);
}

#[test]
fn the_right_button_takes_those_who_are_picked_back_first_then_the_aim() {
    let mut app = suppressing("us-03");
    clicks(&mut app, Some("us-05"), cm(85.0, 95.0), MouseButton::Left, false);
    assert_ne!(in_hand(&app).mode, Aim::Suppress(Party::NONE));
    for left in [Aim::Suppress(Party::NONE), Aim::Plain] {
        clicks(&mut app, None, cm(90.0, 70.0), MouseButton::Right, false);
        assert_eq!((in_hand(&app).mode, in_hand(&app).who), (left, Some(id("us-03"))));
    }
}

#[test]
fn men_of_another_team_are_not_picked() {
    let battle = battle(&acts(FOUR));
    let table = battle.table();
    let [chosen, enemy] = ["us-02", "ge-02"].map(|who| table.figure(id(who)).expect("a figure"));
    assert_eq!(Party::NONE.picked(&table, &chosen, &enemy), None);
}
