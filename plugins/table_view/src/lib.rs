//! Draws counters, stacks, lines and what happens on a table, moves the camera, and says what was clicked.
//!
//! It knows no rules, and no board: places are points of a world, on hexes as on a table that is measured. Whoever uses it fills
//! [`Ground`], [`Pieces`] and [`Marks`] and writes [`Play`] messages; the view answers with [`Touched`] messages and keeps [`Under`] up
//! to date. Nothing is redrawn while nothing changes: run it in a reactive window.
//!
//! In the world y grows upwards.
//!
//! A [`Place`] is a number that says who lies together, a storey and a point. [`Draggable`] says which counters may be dragged; a panel
//! hands over a counter that is taken up on it ([`TakeUp`]). Whoever docks panels writes [`FreeBoard`].
//!
//! | File | Holds |
//! |---|---|
//! | `contract.rs` | everything that is filled in and read |
//! | `owner.rs` | whose the pointer is: hover, clicks, drags, the fan and the wheel ask it and nobody else |
//! | `press.rs`, `pointer.rs`, `pick.rs`, `camera.rs` | buttons of the mouse, and what they mean; what lies under a point; the camera |
//! | `input.rs`, `layout.rs` | keys of the view; keys by the letter that is printed on them |
//! | `pieces.rs`, `stacks.rs`, `faces.rs`, `badges.rs`, `trims.rs`, `pens.rs`, `studio.rs` | counters and stacks; small pictures, and what they are drawn with; where pictures are painted |
//! | `ground/` | the ground as its painter paints it, in chunks; parts of it in colour |
//! | `body.rs`, `body/`, `body_names.rs` | bodies from above, the pictures they are made of, and the names below them |
//! | `fan.rs`, `grips.rs`, `lines.rs`, `numbers.rs`, `plates.rs`, `place_tokens.rs` | the fan, handles around a place, lines and circles, short texts, such on plates, markers of places |
//! | `play.rs` | each step of what happened (`Step`); `Keep` and `Return` bring the camera back after somebody else's moves |
//! | `play/` with `effects.rs`, `shells.rs`, `turning.rs`, `dice.rs`, `banner.rs` | shots and clouds; bursts; pictures that turn on their cards; dice; announcements |

mod badges;
mod body;
mod body_names;
mod camera;
mod contract;
mod faces;
mod fan;
mod grips;
mod ground;
mod input;
mod layout;
mod lines;
#[cfg(test)]
mod measured_test;
mod numbers;
mod owner;
mod pens;
mod pick;
pub mod picture;
mod pieces;
mod place_tokens;
mod plates;
mod play;
mod pointer;
mod press;
mod stacks;
pub mod strokes;
mod studio;
mod trims;
pub mod words;

use bevy::prelude::*;

pub use body::{Body, BodyLook, Face};
pub use camera::{BoardCamera, View};
pub use contract::{
    Carried, Draggable, DrawSteps, FreeBoard, Ground, InputSteps, Line, Marks, PLACE_WIDTH, Piece, PieceKey, Pieces,
    Place, Plate, Play, Ring, Step, TakeUp, Touched, Under, ViewBusy, ViewSettings, ViewSystems,
};
pub use fan::Fan;
pub use grips::{Grip, GripState, Grips};
pub use ground::chunks::{GroundPainted, PaintedGround, PaintsGround};
pub use ground::shades::{Shade, Shades};
pub use input::{ViewAction, default_keys};
pub use play::{Began, Skip};
pub use studio::{Alarm, Studio};

/// Everything that shows a table. It adds the plugins it draws with, unless the app has them already, but not egui's.
pub struct TableViewPlugin;

impl Plugin for TableViewPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            frame_plugin,
            input::plugin,
            owner::plugin,
            camera::plugin,
            studio::plugin,
            numbers::plugin,
            lines::plugin,
            trims::plugin,
            faces::plugin,
            pieces::plugin,
            (place_tokens::plugin, plates::plugin, ground::shades::plugin, ground::chunks::plugin, body_names::plugin),
            fan::plugin,
            grips::plugin,
            pointer::plugin,
            play::plugin,
        ));
    }
}

/// Resources, messages and order that all parts share.
fn frame_plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .init_resource::<Marks>()
        .init_resource::<ViewBusy>()
        .init_resource::<Under>()
        .init_resource::<Carried>()
        .init_resource::<ViewSettings>()
        .init_resource::<FreeBoard>()
        .add_message::<Play>()
        .add_message::<Touched>()
        .add_message::<TakeUp>()
        .add_message::<bevy::window::RequestRedraw>()
        .configure_sets(Update, (ViewSystems::Input, ViewSystems::Use, ViewSystems::Draw).chain())
        .configure_sets(
            Update,
            (
                InputSteps::Lay,
                InputSteps::Measure,
                InputSteps::Steer,
                InputSteps::Point,
                InputSteps::Ease,
                InputSteps::Hover,
            )
                .chain()
                .in_set(ViewSystems::Input),
        )
        .configure_sets(
            Update,
            (DrawSteps::Mark, DrawSteps::Play, DrawSteps::Place, DrawSteps::Dress).chain().in_set(ViewSystems::Draw),
        );
}
