//! A board without a window, for tests.

use crate::camera::View;
use crate::contract::{Piece, Pieces, Scene};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use board_art::{CounterFace, CounterShape, FormationColours, Nation};
use hex_board::{HexId, Spot};
use std::sync::Arc;
use std::time::Duration;

pub(crate) fn piece(name: &str, hex: u16) -> Piece {
    let palette = FormationColours::of("us_parachute").expect("a known formation");
    Piece {
        key: name.parse().expect("a counter id"),
        spot: Spot { hex: HexId(hex), storey: 0 },
        side: Some(table::Side::First),
        face: Arc::new(CounterFace::new(CounterShape::Squad, Nation::Us, palette)),
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
            crate::hex_tokens::plugin,
            crate::play::plugin,
        ))
        .init_resource::<View>();
    let map = hex_board::sketch::map(
        ". . . .
         . . . .
         . . . .",
    );
    app.insert_resource(Scene { map: Arc::new(map) });
    app.insert_resource(Pieces { all: pieces.to_vec(), hex_markers: vec![] });
    for _ in 0..3 {
        app.update();
    }
    app
}
