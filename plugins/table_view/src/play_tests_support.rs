//! A board without a window, for tests.

use crate::camera::View;
use crate::contract::{Ground, Piece, Pieces, Place};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use board_art::{CounterFace, Outfit, Palette, Picture};
use std::time::Duration;

/// Places in rows of four, a step of 200 apart.
pub(crate) fn place(key: u32) -> Place {
    Place { key, storey: 0, at: Vec2::new((key % 4) as f32, (key / 4) as f32) * STEP }
}

/// From a place to the next.
pub(crate) const STEP: f32 = 200.0;

pub(crate) fn piece(name: &str, key: u32) -> Piece {
    let palette = Palette::of("olive").expect("a known formation");
    Piece {
        key: name.parse().expect("a counter id"),
        place: place(key),
        side: Some(table::Side::First),
        face: CounterFace::new(Picture::TwoMen, Outfit::M1, palette).into(),
        markers: vec![],
        carried_by: None,
        ready: false,
        spent: false,
        selected: false,
    }
}

/// An app that shows these pieces on a small map; a frame takes 20 ms.
pub(crate) fn app_with(pieces: &[Piece]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
        .add_plugins((
            crate::frame_plugin,
            crate::studio::plugin,
            crate::trims::plugin,
            crate::faces::plugin,
            crate::pieces::plugin,
            crate::place_tokens::plugin,
            crate::play::plugin,
        ))
        .init_resource::<View>();
    app.insert_resource(Ground { bounds: Rect::new(-120.0, -120.0, 720.0, 520.0), step: STEP, nearest: None });
    app.insert_resource(Pieces { all: pieces.to_vec(), place_markers: vec![] });
    for _ in 0..3 {
        app.update();
    }
    app
}
