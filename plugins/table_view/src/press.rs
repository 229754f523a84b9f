//! What the buttons of the mouse are doing: which is held, since when, and what hangs on it.

use crate::contract::{PieceKey, Under};
use bevy::prelude::*;

/// A button that is held.
#[derive(Clone, Debug)]
pub(crate) struct Press {
    pub(crate) button: MouseButton,
    pub(crate) from: Vec2,
    pub(crate) last: Vec2,
    pub(crate) under: Under,
    pub(crate) drag: Drag,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Drag {
    NotYet,
    Map,
    Piece(PieceKey),
    /// Among the handles of this ring.
    Grip(u8),
}

/// What the buttons are doing.
#[derive(Resource, Default, Debug)]
pub(crate) struct Pointer {
    pub(crate) press: Option<Press>,
    pub(crate) last_click: Option<(MouseButton, f64, Vec2)>,
}

impl Pointer {
    /// The ring of the handles among which something is dragged.
    pub(crate) fn dragged_ring(&self) -> Option<u8> {
        match self.press.as_ref()?.drag {
            Drag::Grip(ring) => Some(ring),
            Drag::NotYet | Drag::Map | Drag::Piece(_) => None,
        }
    }
}
