//! Draws a hex map, stacks, faces and markers, moves the camera, plays what happened, and says what was clicked.
//!
//! It knows no rules. Whoever uses it fills [`Scene`], [`Pieces`] and [`Overlays`] and writes [`Play`] messages; the view answers
//! with [`Pointed`] messages and keeps [`Hover`] up to date. Nothing is redrawn while nothing changes.

mod contract;

pub use contract::{
    Hover, Overlay, OverlayKind, OverlayLine, Overlays, Piece, PieceKey, Pieces, Play, Pointed, Scene, Step, ViewBusy,
    ViewSettings, ViewSystems, ZonePattern,
};
