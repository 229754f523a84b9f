//! The draft that was worked out last, what it was made of, and whether it could be seen.

use crate::model::{Kind, Selection};
use crate::seams::asking::Draft;
use bevy::prelude::Resource;
use hex_board::Spot;
use hex_view::{Corner, Hover};
use std::time::Duration;

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pointing {
    /// The Location.
    pub spot: Option<Spot>,
    /// The handle at a corner: it is meant then, and nothing else.
    pub corner: Option<Corner>,
}

impl Pointing {
    /// A handle.
    pub(crate) fn corner(corner: Corner) -> Self {
        Self { spot: None, corner: Some(corner) }
    }
}

impl From<&Hover> for Pointing {
    fn from(hover: &Hover) -> Self {
        Self { spot: hovered(hover), corner: hover.corner }
    }
}

/// What a draft was made of: the same gives the same.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Of {
    pub battle: (u64, u64),
    pub selection: Selection,
    pub at: Option<Spot>,
    pub corner: Option<Corner>,
    pub reach: Option<(Kind, Vec<Spot>)>,
}

/// The draft that was worked out last.
#[derive(Resource, Default)]
pub(crate) struct Drafts {
    pub last: Option<(Of, Draft)>,
    /// How many have been worked out.
    #[cfg(test)]
    pub made: usize,
}

/// The Location under the pointer.
pub(crate) fn hovered(hover: &Hover) -> Option<Spot> {
    hover.hex.map(|hex| Spot { hex, storey: hover.storey })
}

/// Since when what is prepared has been shown. A click orders at once only what could be seen when its button went down: whoever is faster
/// is shown it first.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Glance {
    needed: Duration,
    pub since: Duration,
    pub pressed: Option<Duration>,
}

impl Default for Glance {
    fn default() -> Self {
        Self::of(Duration::from_millis(60))
    }
}

impl Glance {
    /// It takes so long to see it.
    pub(crate) const fn of(needed: Duration) -> Self {
        Self { needed, since: Duration::ZERO, pressed: None }
    }
    /// It was there long enough when the button went down.
    pub(crate) fn is_taken(&self, now: Duration) -> bool {
        self.since + self.needed <= self.pressed.unwrap_or(now)
    }
}
