//! How ways are gone.

use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::files::values::{Left, Posture};
use crate::testing::{Bench, Play, cm, id};
use measured_table::{Point, Share};
use table::RuleSet as _;
use table::Side::{First, Second};

fn play(pieces: &str, more: &str, figures: &str, dice: &[u8]) -> Play {
    Bench::new()
        .pieces(pieces)
        .position(&format!("active: (side: First, team: 0), {more} figures: [{figures}]"))
        .game(dice)
}

fn went(events: &[Event]) -> Vec<(Vec<Point>, u16)> {
    let went = events.iter().filter_map(|event| match event {
        Event::Went { way, beat, .. } => Some((way.clone(), *beat)),
        _ => None,
    });
    went.collect()
}

const WALK: &str = "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 9300), (x: 9400, y: 9300)])";

#[test]
fn ph_7_16_07_the_figure_comes_to_stand_at_its_new_place() {
    let mut play = play("", "", "(id: \"us-01\", at: (90, 90)), (id: \"ge-01\", at: (90, 20))", &[]);
    let events = play.order(First, WALK);
    // An unseen way is one event, however many centimetres it has.
    assert_eq!(went(&events), [(vec![cm(90.0, 90.0), cm(90.0, 93.0), cm(94.0, 93.0)], 7)]);
    assert_eq!(play.figure("us-01").at, Some(cm(94.0, 93.0)));
    assert_eq!(play.0.to_act(), Some(First));
    assert!(play.figure("us-01").acted);
}

#[test]
fn the_rest_of_a_way_is_told_to_who_goes_it_alone() {
    let mut play = play("", "", "(id: \"us-01\", at: (90, 90)), (id: \"ge-01\", at: (90, 20))", &[]);
    let events = play.order(First, WALK);
    let planned = events.iter().find(|event| matches!(event, Event::Planned { .. })).expect("a plan");
    let told = |event: &Event| crate::PerrysHeroes::told_to(&play.0.table(), event);
    assert_eq!(told(planned), [true, false]);
    let pushed = events.iter().find(|event| matches!(event, Event::Pushed(_))).expect("a move");
    assert_eq!(told(pushed), [true, true]);
    assert!(format!("{pushed:?}").matches("Point").count() == 1, "where it began, which all see: {pushed:?}");
}

#[test]
fn ph_geo_14_nobody_goes_through_an_enemy_whom_he_does_not_see() {
    let figures = "(id: \"us-01\", at: (90, 90)), (id: \"ge-01\", at: (90, 96), concealed: true)";
    let mut play = play("", "", figures, &[]);
    let events = play.order(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 10000)])");
    // 6 cm between the middles, of which the bases take 2.5: after 3 cm there is room for half a beat more.
    assert_eq!(went(&events), [(vec![cm(90.0, 90.0), cm(90.0, 93.0)], 3)]);
    let mover = play.figure("us-01");
    assert_eq!(mover.at, Some(cm(90.0, 93.0)));
    assert_eq!(Some(mover.walked), Share::of(300, 1000), "he has used what he has gone");
    assert!(!play.figure("ge-01").concealed);
    assert_eq!(play.0.to_act(), Some(First));
}

#[test]
fn who_runs_into_somebody_among_friends_goes_back_to_where_there_is_room() {
    let figures =
        "(id: \"us-01\", at: (90, 90)), (id: \"us-02\", at: (90, 94)), (id: \"ge-01\", at: (90, 97), concealed: true)";
    let mut play = play("", "", figures, &[]);
    play.order(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 10000)])");
    assert_eq!(play.figure("us-01").at, Some(cm(90.0, 91.0)));
}

#[test]
fn ph_h_43_who_goes_to_the_edge_is_off_the_table() {
    let figures = "(id: \"us-01\", at: (90, 112)), (id: \"us-02\", at: (60, 60))";
    let mut play = play("", "", figures, &[]);
    let events = play.order(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 12000)])");
    let gone = play.figure("us-01");
    assert_eq!((gone.at, gone.left), (None, Left::Own));
    assert_eq!(went(&events)[0].0.last(), Some(&cm(90.0, 118.75)), "nobody's base reaches over the edge");
    assert_eq!(play.refused(First, "Posture(unit: \"us-01\", to: Prone)"), "PH-7.1-01");
}

#[test]
fn a_concealed_man_who_moves_is_a_counter_again() {
    let figures =
        "(id: \"us-01\", at: (90, 90), posture: Crouched, concealed: true, facing: 90), (id: \"ge-01\", at: (90, 20))";
    let mut play = play("", "", figures, &[]);
    let events = play.order(First, "Move(unit: \"us-01\", gait: Crouch, way: [(x: 9000, y: 9300)])");
    let shown = events.iter().position(|event| *event == Event::Is(id("us-01"), Is::Concealed(false)));
    let stands = events.iter().position(|event| *event == Event::Is(id("us-01"), Is::Stands(Some(cm(90.0, 90.0)))));
    assert!(shown.is_some() && shown < stands);
    let seen = play.0.seen_by(Second, |seen| seen.figure(id("us-01")).expect("a counter"));
    assert_eq!((seen.at, seen.posture, seen.located), (Some(cm(90.0, 93.0)), Posture::Standing, false));
}
