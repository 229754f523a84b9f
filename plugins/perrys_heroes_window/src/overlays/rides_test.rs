//! Men who are dragged onto vehicles, and out of them.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::hand::tests::{clicks, desk, in_hand, points};
use crate::overlays::rides;
use bevy::prelude::{App, MouseButton, Vec2};
use desk::{Hand, Prepared};
use measured_view::world;
use perrys_heroes::Command;
use perrys_heroes::testing::{Bench, cm, id};
use table::Side;
use table_view::{Carried, Marks, Shades, Touched, ViewSettings};

/// A half-track with a man beside it and one in it.
fn half_track() -> App {
    let bench = Bench::new().vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")").position(
        "active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 0),
            (id: \"us-02\", at: (95, 60)), (id: \"us-03\", aboard: \"us-07\"), (id: \"us-04\", at: (120, 60)),
            (id: \"ge-01\", at: (20, 10))]",
    );
    let mut app = desk(&bench);
    app.init_resource::<Carried>();
    app
}

fn drags(app: &mut App, piece: &str, onto: Option<&str>, to: Vec2) {
    let touch = Touched::Dragged { piece: id(piece), to, onto: onto.map(id), screen: Vec2::ZERO };
    app.world_mut().write_message(touch);
    app.update();
    app.update();
}

fn aboard(app: &App, who: &str) -> bool {
    app.world().resource::<Battle>().table().figure(id(who)).is_some_and(|figure| figure.aboard.is_some())
}

#[test]
fn ph_7_9_02_a_man_who_is_dragged_onto_a_vehicle_climbs_in_and_it_is_outlined_before() {
    let mut app = half_track();
    clicks(&mut app, Some("us-02"), cm(95.0, 60.0), MouseButton::Left, false);
    *app.world_mut().resource_mut::<Carried>() = Carried(Some(id("us-02")));
    points(&mut app, Some("us-07"), cm(90.0, 60.0));
    let embark = Command::Embark { unit: id("us-02"), into: id("us-07") };
    assert_eq!(app.world().resource::<Prepared<Command>>().orders, [embark]);
    let lines = app.world().resource::<Marks>().lines.clone();
    assert!(lines.iter().any(|line| line.points.len() == 5), "the hull: {lines:?}");
    *app.world_mut().resource_mut::<Carried>() = Carried(None);
    drags(&mut app, "us-02", Some("us-07"), world(cm(90.0, 60.0)));
    assert!(aboard(&app, "us-02"));
}

#[test]
fn ph_7_9_02_who_is_too_far_away_is_told_so_and_nothing_is_outlined_for_him() {
    let mut app = half_track();
    let battle = app.world().resource::<Battle>();
    assert!(rides::takes(battle, id("us-04")).lines.is_empty());
    drags(&mut app, "us-04", Some("us-07"), world(cm(90.0, 60.0)));
    assert_eq!(in_hand(&app).refused.map(|why| why.rule.0), Some("PH-7.9-02"));
    assert!(!aboard(&app, "us-04"));
}

#[test]
fn ph_7_9_03_a_passenger_who_is_in_the_hand_is_dragged_out_of_the_hull_or_out_of_his_slot() {
    for piece in ["us-07", "us-03"] {
        let mut app = half_track();
        let battle = app.world().resource::<Battle>();
        assert!(rides::takes(battle, id("us-03")).rings.len() > 4, "places around the hull");
        assert!(!app.world().resource::<ViewSettings>().draggable.has(id("us-07")), "its card is not turned");
        *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = Hand::of(id("us-03"));
        app.update();
        assert!(app.world().resource::<ViewSettings>().draggable.has(id(piece)), "he is dragged by it");
        drags(&mut app, piece, None, world(cm(84.0, 62.0)));
        let man = app.world().resource::<Battle>().table().figure(id("us-03")).expect("a man");
        assert!(man.aboard.is_none() && man.at.is_some_and(|at| at.x < 9_000), "{piece}: {:?}", man.at);
        let carrier = app.world().resource::<Battle>().table().figure(id("us-07")).expect("a vehicle");
        assert_eq!(carrier.at, Some(cm(90.0, 60.0)), "it has not driven");
    }
}

#[test]
fn ph_7_10_01_a_vehicle_that_is_chosen_has_its_reach_ahead_and_back_on_the_ground() {
    let bench = Bench::new().vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")").position(
        "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 60), facing: 0), (id: \"ge-01\", at: (20, 10))]",
    );
    let mut app = desk(&bench);
    clicks(&mut app, Some("us-07"), cm(90.0, 60.0), MouseButton::Left, false);
    let shades = app.world().resource::<Shades>().clone();
    let cells = |n: usize| shades.0[n].cells.iter().filter(|cell| **cell > 0).count();
    assert_eq!(shades.0.len(), 2, "back, and ahead above it");
    assert!(cells(1) > cells(0) && cells(0) > 100, "{} and {}", cells(1), cells(0));
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Gun { hull: false };
    app.update();
    app.update();
    assert!(app.world().resource::<Shades>().0.is_empty(), "it aims");
}
