//! What the view of a hex map and its users say to each other.

use bevy::prelude::*;
use hex_board::{Facing, HexId, Map};
use std::sync::Arc;
use table_view::{GripState, PieceKey};

/// The map to show; insert it to begin, remove it to clear the board.
#[derive(Resource, Clone)]
pub struct Scene {
    /// The map.
    pub map: Arc<Map>,
}

/// How a hex is marked. Each kind has a shape and a colour (readable without colour).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OverlayKind {
    /// Can be reached: soft blue fill.
    Reachable,
    /// The path under the cursor: stronger blue.
    Path,
    /// Enemy eyes can open fire here: hatched orange.
    Danger,
    /// A lawful target of fire, a search or an attack: a reticle.
    Target,
    /// A hex that may be chosen for something else: for smoke, a sniper, a retreat.
    Choice,
    /// Holds units that can act.
    CanAct,
    /// The selected hex.
    Selected,
    /// Seen, but degraded: fine dots.
    Degraded,
    /// Not seen: dark veil.
    Blocked,
    /// It lies before something that faces: chevrons.
    Ahead,
    /// It lies beside it: short bars.
    Beside,
    /// It lies behind it: a hatch.
    Behind,
    /// A band of ranges: the nearest is 0, those beyond are hatched ever wider; 2 stands for all further ones.
    Band(u8),
    /// How likely something happens there: in parts of 36, a fill that grows with it.
    Heat(u8),
    /// It would be struck with its neighbours: a jagged orange edge.
    Blast,
    /// A set-up zone or entry hex: one dashed outline round all hexes of the kind, and a light tint within.
    Zone(ZonePattern),
    /// An objective: a ring in the holder's colour and a flag.
    Objective(ZonePattern),
}

/// Whose a zone or an objective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ZonePattern {
    /// Nobody's.
    Nobody,
    /// The first side's.
    First,
    /// The second side's.
    Second,
}

/// One marked hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Overlay {
    /// Which.
    pub hex: HexId,
    /// How.
    pub kind: OverlayKind,
    /// A short text in it: movement points.
    pub text: Option<String>,
}

/// A line over the map: a sight line or a path.
#[derive(Clone, Debug, PartialEq)]
pub struct OverlayLine {
    /// From centre to centre.
    pub hexes: Vec<HexId>,
    /// Linear colour.
    pub colour: Color,
    /// Dashed where degraded or only planned.
    pub dashed: bool,
    /// A cross where it is blocked.
    pub blocked_at: Option<HexId>,
}

/// What is marked on the board. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Overlays {
    /// Marked hexes.
    pub hexes: Vec<Overlay>,
    /// Lines.
    pub lines: Vec<OverlayLine>,
    /// Draw the outlines of all silhouettes (the sight tool).
    pub silhouettes: bool,
    /// Accent colours of the two sides.
    pub accents: [Color; 2],
}

/// A corner of a hex as something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Corner {
    /// The hex.
    pub hex: HexId,
    /// The corner.
    pub towards: Facing,
    /// Of the inner ring (0) or the outer one (1).
    pub ring: u8,
}

/// A handle at a corner of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerHandle {
    /// Where.
    pub corner: Corner,
    /// How it stands.
    pub state: GripState,
    /// A few letters in it: what it costs.
    pub text: String,
}

/// The handles at corners of hexes. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Corners(pub Vec<CornerHandle>);

/// What the pointer is over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hover {
    /// The hex.
    pub hex: Option<HexId>,
    /// The counter, where the pointer is over one (also one of a fanned stack).
    pub piece: Option<PieceKey>,
    /// Which storey's stack the pointer is over.
    pub storey: u8,
    /// The counter is a card of the stack that is fanned out.
    pub fanned: bool,
    /// The handle at a corner; it lies over all else but the cards of a fan.
    pub corner: Option<Corner>,
}

/// What the player did with the pointer on the board.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Pointed {
    /// A click that was no drag.
    Clicked {
        /// The hex.
        hex: HexId,
        /// The storey of the stack that was clicked.
        storey: u8,
        /// The counter.
        piece: Option<PieceKey>,
        /// It was clicked on its card of the fan: this counter is meant, and not its stack.
        fanned: bool,
        /// Which button.
        button: MouseButton,
        /// With Shift or Ctrl: add to the selection.
        add: bool,
        /// Second click of a double click.
        double: bool,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
    /// A handle at a corner was clicked, or something was dragged to it.
    Corner(Corner),
    /// A click beside the map.
    ClickedNothing,
    /// A counter that is [`Draggable`](table_view::Draggable) was let go over a hex.
    Dragged {
        /// The counter.
        piece: PieceKey,
        /// The hex.
        to: HexId,
        /// The other counter that lies there.
        onto: Option<PieceKey>,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
    /// One was let go beside the map.
    LetGo {
        /// The counter.
        piece: PieceKey,
    },
    /// One was let go over a panel.
    Handed {
        /// The counter.
        piece: PieceKey,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
}
