//! A table that is measured is shown by the same view: tin soldiers lie where they stand, each for himself.

use crate::contract::{Ground, Piece, Pieces, Place, Play, Step, ViewBusy};
use crate::pieces::{Cards, Shown};
use crate::play::tests_support::{app_with, piece};
use bevy::prelude::*;
use table::{DiceCup, Game, Order, Side};
use tin_soldiers::{Command, Placed, Point, Start, TinSoldiers};

/// World units for a tenth of a millimetre: a base of 25 mm is as wide as a counter.
const SCALE: f32 = 128.0 / 250.0;

fn world(at: Point) -> Vec2 {
    Vec2::new(at.x as f32, at.y as f32) * SCALE
}

/// Three against two, of whom two stand nearer to each other than a place of a board is wide.
fn game() -> Game<TinSoldiers> {
    let placed = |(n, (side, x, y)): (usize, (Side, i32, i32))| Placed {
        id: format!("tin-{n}").parse().expect("an id"),
        side,
        at: Some(Point::new(x, y)),
        hidden: false,
    };
    let (first, second) = (Side::First, Side::Second);
    let where_all =
        [(first, 500, 500), (first, 760, 500), (first, 500, 1900), (second, 6000, 500), (second, 6000, 1200)];
    let soldiers = where_all.into_iter().enumerate().map(placed).collect();
    let sides = ("Red".to_string(), "Blue".to_string());
    let start = Start { rules: None, title: "A toy".into(), sides, turns: 6, size: Point::new(7500, 4000), soldiers };
    Game::new(World::new(), start, DiceCup::forced(vec![6])).expect("a game")
}

/// What the rules have, as the view is told of it.
fn pieces(game: &Game<TinSoldiers>) -> Pieces {
    let mut all = Vec::new();
    for (n, soldier) in game.table().soldiers.iter().enumerate() {
        let Some(at) = soldier.at else { continue };
        let place = Place { key: n as u32, storey: 0, at: world(at) };
        all.push(Piece { key: soldier.id, place, side: Some(soldier.side), ..piece("any", 0) });
    }
    Pieces { all, place_markers: vec![] }
}

fn middles(app: &App) -> Vec<Vec2> {
    app.world().resource::<Cards>().layout.iter().map(|card| card.centre).collect()
}

#[test]
fn soldiers_on_a_measured_table_lie_where_they_stand_and_slide_as_far_as_they_move() {
    let mut game = game();
    let shown = pieces(&game);
    let mut app = app_with(&shown.all);
    app.insert_resource(Ground {
        bounds: Rect::from_corners(Vec2::ZERO, world(Point::new(7500, 4000))),
        step: world(Point::new(1500, 0)).x,
        nearest: None,
    });
    app.update();
    app.update();
    let stand: Vec<Vec2> = shown.all.iter().map(|piece| piece.place.at).collect();
    assert_eq!(middles(&app), stand, "also the two who stand base to base");
    let cards = &app.world().resource::<Cards>().layout;
    assert!(cards.iter().all(|card| card.tally.is_none() && !card.hidden), "nobody lies in a stack");

    let mover = shown.all[2].key;
    let to = Point::new(500, 3300);
    game.give(&Order { side: Side::First, command: Command::Move { who: mover, to } }).expect("a lawful move");
    let moved = pieces(&game);
    let place = moved.all[2].place;
    assert_eq!(place.at, world(to));
    app.insert_resource(moved.clone());
    app.world_mut().write_message(Play(Step::Slide { keys: vec![mover], to: place }));
    app.update();
    let mut frames = 1;
    while app.world().resource::<ViewBusy>().0 {
        app.update();
        frames += 1;
    }
    // One step of his, 220 ms.
    assert!((11..=14).contains(&frames), "{frames} frames of 20 ms");
    app.update();
    assert!(app.world().resource::<Shown>().0.all.contains(&moved.all[2]));
}
