//! Draws a map of hexes under what [`table_view`] shows: the painted ground, the grid, names, marked hexes; and says which hex is under
//! the pointer and which was clicked.
//!
//! It knows no rules. Whoever uses it fills [`Scene`] and [`Overlays`], and of `table_view` what lies on the map; the view answers with
//! [`Pointed`] messages and keeps [`Hover`] up to date.
//!
//! World coordinates are those of the map's lattice with y turned upwards ([`space`]).
//!
//! `hover.rs` turns what `table_view` says of the pointer (`Touched`, `Under`) into what names hexes ([`Pointed`], [`Hover`]);
//! `marks.rs` turns the lines and texts of [`Overlays`] and the handles at corners into points of the world. The ground is painted in
//! chunks by the painter of `chunks.rs`, with the grid, names, marked hexes, zones, and what lies beside halved boards (`surround.rs`).

mod chunks;
mod contract;
mod grid;
mod hover;
mod hover_mark;
mod marks;
mod names;
mod overlay_tiles;
mod overlays;
pub mod space;
mod surround;
mod zones;

use bevy::prelude::*;
use table_view::TableViewPlugin;

pub use contract::{
    Corner, CornerHandle, Corners, Hover, Overlay, OverlayKind, OverlayLine, Overlays, Pointed, Scene, ZonePattern,
};
pub use overlays::heat;
pub use table_view::{GripState, GroundPainted};

/// Everything that shows a map of hexes and what lies on it: `table_view`'s plugin among it.
pub struct HexViewPlugin;

impl Plugin for HexViewPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<TableViewPlugin>() {
            app.add_plugins(TableViewPlugin);
        }
        app.add_plugins((
            marks::plugin,
            hover::plugin,
            chunks::plugin,
            grid::plugin,
            names::plugin,
            overlays::plugin,
            zones::plugin,
            surround::plugin,
            hover_mark::plugin,
        ));
    }
}
