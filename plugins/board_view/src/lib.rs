//! Draws a hex map, stacks, faces and markers, moves the camera, plays what happened, and says what was clicked.
//!
//! It knows no rules. Whoever uses it fills [`Scene`], [`Pieces`] and [`Overlays`] and writes [`Play`] messages; the view answers
//! with [`Pointed`] messages and keeps [`Hover`] up to date. Nothing is redrawn while nothing changes: run it in a reactive window.
//!
//! World coordinates are those of the map's lattice with y turned upwards ([`space`]).

mod badges;
mod banner;
mod camera;
mod chunks;
mod contract;
mod dice;
mod effects;
mod faces;
mod fan;
mod grid;
mod hex_tokens;
mod hover_mark;
mod input;
mod lines;
mod names;
mod numbers;
mod overlay_tiles;
mod overlays;
mod owner;
mod pick;
mod picture;
mod pieces;
mod play;
mod pointer;
pub mod space;
mod stacks;
mod strokes;
mod studio;
mod surround;
mod trims;
mod zones;

use bevy::prelude::*;

pub use camera::{BoardCamera, View};
pub use chunks::GroundPainted;
pub use contract::{
    FreeBoard, Hover, Overlay, OverlayKind, OverlayLine, Overlays, Piece, PieceKey, Pieces, Play, Pointed, Scene, Step,
    ViewBusy, ViewSettings, ViewSystems, ZonePattern,
};
pub use fan::Fan;
pub use input::{ViewAction, default_keys};
pub use play::{Began, Skip};
pub use studio::{Alarm, Studio};

/// Everything that shows a board. It adds the plugins it draws with, unless the app has them already, but not egui's.
pub struct BoardViewPlugin;

impl Plugin for BoardViewPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            frame_plugin,
            input::plugin,
            owner::plugin,
            camera::plugin,
            studio::plugin,
            chunks::plugin,
            grid::plugin,
            names::plugin,
            overlays::plugin,
            zones::plugin,
            surround::plugin,
            numbers::plugin,
            lines::plugin,
            hover_mark::plugin,
        ));
        app.add_plugins((
            trims::plugin,
            faces::plugin,
            pieces::plugin,
            hex_tokens::plugin,
            fan::plugin,
            pointer::plugin,
            play::plugin,
        ));
    }
}

/// Resources, messages and order that all parts share.
fn frame_plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .init_resource::<Overlays>()
        .init_resource::<ViewBusy>()
        .init_resource::<Hover>()
        .init_resource::<ViewSettings>()
        .init_resource::<FreeBoard>()
        .add_message::<Play>()
        .add_message::<Pointed>()
        .add_message::<bevy::window::RequestRedraw>()
        .configure_sets(Update, (ViewSystems::Input, ViewSystems::Use, ViewSystems::Draw).chain())
        .configure_sets(
            Update,
            (InputSteps::Measure, InputSteps::Steer, InputSteps::Point, InputSteps::Ease, InputSteps::Hover)
                .chain()
                .in_set(ViewSystems::Input),
        )
        .configure_sets(
            Update,
            (DrawSteps::Play, DrawSteps::Place, DrawSteps::Dress).chain().in_set(ViewSystems::Draw),
        );
}

/// The order within [`ViewSystems::Input`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum InputSteps {
    /// The window's size, and whose the pointer is.
    Measure,
    /// Keys and wheel set where the camera should go.
    Steer,
    /// Buttons: clicks and drags.
    Point,
    /// The camera glides there.
    Ease,
    /// What lies under the pointer now.
    Hover,
}

/// The order within [`ViewSystems::Draw`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum DrawSteps {
    /// Steps of what happened begin and end.
    Play,
    /// Counters get their places.
    Place,
    /// All that lies around them.
    Dress,
}
