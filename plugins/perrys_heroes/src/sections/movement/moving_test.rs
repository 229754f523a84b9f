//! How ways are gone.

use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::files::values::{Left, Posture};
use crate::testing::{Bench, Play, cm, id};
use crate::{Command, Figure, PerrysHeroes, Table};
use bevy_ecs::prelude::World;
use measured_table::{Point, Share};
use table::Side::{First, Second};
use table::{DiceCup, Game, RuleSet as _};

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
    let told = |event: &Event| PerrysHeroes::told_to(&play.0.table(), event);
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

/// Plays by chance over all that is offered: after each order nobody overlaps anybody, or stands over the edge of the table.
#[test]
fn ph_geo_14_whatever_is_ordered_no_base_lies_on_another() {
    let pieces = "(kind: \"stream\", shape: Line(along: [(40, 70), (100, 62), (140, 70)], thickness: 3)),
        (kind: \"bridge\", shape: Hull(at: (100, 62), size: (8, 6), heading: 0)),
        (kind: \"marsh\", shape: Area([(20, 30), (60, 30), (60, 55), (20, 55)])),
        (kind: \"wood\", shape: Area([(100, 75), (130, 75), (130, 98), (100, 98)])),
        (kind: \"hedge\", shape: Line(along: [(60, 90), (95, 90), (95, 110)], thickness: 1.5)),
        (kind: \"low_wall\", shape: Line(along: [(70, 30), (120, 30)], thickness: 1))";
    for seed in 0..6_u64 {
        let start = Bench::new().pieces(pieces).scenario("wind: 7, turns: 4").start();
        let mut game = Game::<PerrysHeroes>::new(World::new(), start, DiceCup::from_seed(seed)).expect("a game");
        let mut chance = seed;
        for _ in 0..400 {
            let Some(side) = game.to_act() else { break };
            let mut offers = Vec::new();
            game.seen_by(side, |seen| PerrysHeroes::legal_commands(seen, side, &mut offers));
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            assert!(!offers.is_empty(), "nothing is offered");
            let command = offers.swap_remove((chance >> 33) as usize % offers.len());
            game.obey(side, command.clone()).unwrap_or_else(|error| panic!("{command:?}: {error:?}"));
            laws_hold(&game.table(), &command);
        }
    }
}

fn laws_hold(table: &Table, after: &Command) {
    let standing: Vec<Figure> = [First, Second].into_iter().flat_map(|side| table.standing(side)).collect();
    for (n, one) in standing.iter().enumerate() {
        assert!(one.at.is_some_and(|at| table.field.has(at)), "{after:?}: {one:?}");
        for other in &standing[..n] {
            let gap = table.gap(one, other).expect("both stand");
            assert!(!gap.is_overlap(), "{after:?}: {} on {}", one.id, other.id);
        }
    }
}
