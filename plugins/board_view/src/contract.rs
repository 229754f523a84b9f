//! What the view and its users say to each other.

use bevy::prelude::*;
use board_art::{CounterFace, CounterStyle, MarkerKind};
use hex_board::{HexId, Map, Spot};
use std::sync::Arc;
use table::{CounterId, Side};

/// The counter that a piece shows.
pub type PieceKey = CounterId;

/// The map to show; insert it to begin, remove it to clear the board.
#[derive(Resource, Clone)]
pub struct Scene {
    /// The map.
    pub map: Arc<Map>,
}

/// A counter on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Which.
    pub key: PieceKey,
    /// Where; upper storeys are drawn as a second stack in the hex.
    pub spot: Spot,
    /// Whose it is: counters of both sides in one hex lie in two stacks. None: nobody's, an abandoned weapon.
    pub side: Option<Side>,
    /// Its face; pieces with equal faces share one picture.
    pub face: Arc<CounterFace>,
    /// Small tokens at its edge.
    pub markers: Vec<MarkerKind>,
    /// Drawn smaller at its owner's side (support weapons), on top of this piece in the stack.
    pub carried_by: Option<PieceKey>,
    /// Can act now: a bright rim.
    pub ready: bool,
    /// Cannot act any more: dimmed, in the colours of its side.
    pub spent: bool,
    /// Selected: the focus ring.
    pub selected: bool,
}

/// All counters on the board, in stacking order from the bottom. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pieces {
    /// The counters.
    pub all: Vec<Piece>,
    /// Tokens that belong to a hex: Spotted, Melee; smoke is drawn as smoke.
    pub hex_markers: Vec<(Spot, MarkerKind)>,
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

/// Something to show before the present [`Pieces`] hold: steps are played one after the other.
#[derive(Message, Clone, Debug)]
pub struct Play(pub Step);

/// One step of what happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Counters slide from hex to hex.
    Slide {
        /// Who.
        keys: Vec<PieceKey>,
        /// To where.
        to: Spot,
    },
    /// A counter flips over to another face.
    Flip {
        /// Who.
        key: PieceKey,
        /// The new face.
        face: Arc<CounterFace>,
    },
    /// A counter falls and fades.
    Fall {
        /// Who.
        key: PieceKey,
    },
    /// Tracers from hex to hex and a muzzle flash.
    Fire {
        /// From.
        from: Spot,
        /// To.
        to: Spot,
    },
    /// Blades cross.
    Melee {
        /// Where.
        at: Spot,
    },
    /// Smoke rises.
    Smoke {
        /// Where.
        at: Spot,
    },
    /// Dice tumble to their result beside a hex.
    Dice {
        /// Near which hex.
        at: Spot,
        /// What they show.
        dice: Vec<u8>,
        /// A word below, such as `attack 4 + 5 = 9`.
        caption: String,
    },
    /// A short text rises from a hex.
    Note {
        /// Where.
        at: Spot,
        /// The text.
        text: String,
        /// Good, bad or neutral: its colour.
        colour: Color,
    },
    /// A short announcement across the map: a new phase, initiative, a hero. A click or a key puts it away.
    Banner {
        /// What, in a few words.
        title: String,
        /// A sentence below; may be empty.
        line: String,
        /// Dice beside it.
        dice: Vec<u8>,
        /// Whose: the stripe at its edge.
        colour: Color,
    },
    /// Moves the camera so that the hex is well in view, if it is not.
    Look {
        /// Where.
        at: Spot,
    },
    /// From here on the pieces stand as given: played when the steps before are done.
    Settle(Box<Pieces>),
}

/// True while steps are being played: input that would give orders waits or skips them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewBusy(pub bool);

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
    /// A click beside the map.
    ClickedNothing,
    /// A counter was dragged to a hex (only while [`ViewSettings::drag_pieces`]).
    Dragged {
        /// The counter.
        piece: PieceKey,
        /// The hex.
        to: HexId,
    },
}

/// Settings of the view.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ViewSettings {
    /// Factor of animation speed; 0 skips animations.
    pub speed: f32,
    /// Pictures or NATO symbols.
    pub style: CounterStyle,
    /// Whether counters may be dragged (set-up).
    pub drag_pieces: bool,
    /// Whether a stack under a resting pointer fans out.
    pub fans: bool,
    /// Draw hex names.
    pub names: bool,
    /// Draw the grid.
    pub grid: bool,
    /// Colours that are told apart without red and green.
    pub colour_safe: bool,
    /// Part of the window that panels cover, in logical pixels: left, top, right, bottom. Fit and centre leave it free.
    pub margins: [f32; 4],
}

impl Default for ViewSettings {
    fn default() -> Self {
        Self {
            speed: 1.0,
            style: CounterStyle::Pictures,
            drag_pieces: false,
            fans: true,
            names: true,
            grid: true,
            colour_safe: false,
            margins: [0.0; 4],
        }
    }
}

/// The part of the window that docked panels leave to the board, in logical pixels; none: all of it. Whoever docks panels writes it, and
/// the pointer outside of it is theirs. Floating areas of egui need no word: they are seen as they are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeBoard(pub Option<Rect>);

/// The order of the view's systems in `Update`.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// Reads the pointer and the keys; fills [`Hover`], writes [`Pointed`].
    Input,
    /// The user of the view acts: orders, selection; fills [`Pieces`], [`Overlays`], writes [`Play`].
    Use,
    /// Brings sprites, overlays and the camera up to date.
    Draw,
}
