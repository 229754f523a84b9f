//! What the view and its users say to each other.

use crate::body::Face;
use bevy::prelude::*;
use board_art::{CounterStyle, Token};
use table::{CounterId, Side};

/// The counter that a piece shows.
pub type PieceKey = CounterId;

/// Width of a place in world units: a hex's, or as much of a table that is measured. A counter that lies there alone is 128 wide.
pub const PLACE_WIDTH: f32 = 240.0;

/// Where counters lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Which: counters with the same number lie together.
    pub key: u32,
    /// The storey; those above the ground lie in a stack of their own.
    pub storey: u8,
    /// Its middle, in world units.
    pub at: Vec2,
}

impl Place {
    /// The same place on the same level, as far as stacks are concerned.
    pub fn is_stack_of(&self, other: &Place) -> bool {
        (self.key, self.storey.min(1)) == (other.key, other.storey.min(1))
    }
}

/// The table to show; insert it to begin, remove it to clear it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Ground {
    /// What of the world it covers, counters at its edge included.
    pub bounds: Rect,
    /// How far a counter goes in one step, in world units: a slide takes its time by it.
    pub step: f32,
    /// How near the camera comes, in world units to a logical pixel; none: as near as cards are looked at.
    pub nearest: Option<f32>,
}

/// A counter on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Which.
    pub key: PieceKey,
    /// Where; upper storeys are drawn as a second stack there.
    pub place: Place,
    /// Whose it is: counters of both sides in one place lie in two stacks. None: nobody's, an abandoned weapon.
    pub side: Option<Side>,
    /// What it shows.
    pub face: Face,
    /// Small tokens at its edge.
    pub markers: Vec<Token>,
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
    /// Tokens that belong to a place; smoke is drawn as smoke.
    pub place_markers: Vec<(Place, Token)>,
}

/// A line over the table: a sight line or a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// From point to point.
    pub points: Vec<Vec2>,
    /// Linear colour.
    pub colour: Color,
    /// Dashed where degraded or only planned.
    pub dashed: bool,
    /// A cross where it is blocked.
    pub cross: Option<Vec2>,
}

/// A circle over the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    /// Its middle.
    pub at: Vec2,
    /// Its radius in world units.
    pub radius: f32,
    /// The colour of its line.
    pub colour: Color,
    /// Dashed where it is a limit that one may stand beyond.
    pub dashed: bool,
}

/// A short text on a small dark plate, above counters; as large on the screen at every scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// The point of the world whose text it is: it stands a little above it.
    pub at: Vec2,
    /// The text; may have several lines.
    pub text: String,
    /// The colour of the text.
    pub colour: Color,
    /// It is left out where another one stands in its place; the others make way for each other.
    pub aside: bool,
}

/// Lines and short texts on the table. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Lines.
    pub lines: Vec<Line>,
    /// Circles.
    pub rings: Vec<Ring>,
    /// Short texts, each below the middle of a place: movement points.
    pub texts: Vec<(Vec2, String)>,
    /// Short texts on plates.
    pub plates: Vec<Plate>,
    /// Accent colours of the two sides.
    pub accents: [Color; 2],
}

/// Something to show before the present [`Pieces`] hold: steps are played one after the other.
#[derive(Message, Clone, Debug)]
pub struct Play(pub Step);

/// One step of what happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Counters slide from place to place.
    Slide {
        /// Who.
        keys: Vec<PieceKey>,
        /// To where.
        to: Place,
    },
    /// Counters that drive glide from place to place, with dust behind them.
    Drive {
        /// Who.
        keys: Vec<PieceKey>,
        /// To where.
        to: Place,
    },
    /// The picture on a counter turns in its place, hull and turret each by the shorter way, to where it points on another face.
    Turn {
        /// Who.
        key: PieceKey,
        /// The new face.
        face: Face,
    },
    /// A counter rolls over those who lie in its place, and back.
    Charge {
        /// Who.
        key: PieceKey,
        /// Which way first: degrees clockwise from up.
        heading: u16,
    },
    /// Counters go into or onto another one and are seen no more.
    Board {
        /// Who.
        keys: Vec<PieceKey>,
        /// Into which.
        onto: PieceKey,
    },
    /// A counter flips over to another face.
    Flip {
        /// Who.
        key: PieceKey,
        /// The new face.
        face: Face,
    },
    /// A counter falls and fades.
    Fall {
        /// Who.
        key: PieceKey,
    },
    /// Tracers from place to place and a muzzle flash.
    Fire {
        /// From.
        from: Place,
        /// To.
        to: Place,
    },
    /// A shell flies flat from a gun: its flash, a streak, and what it strikes.
    Shell {
        /// From.
        from: Place,
        /// To.
        to: Place,
        /// It strikes a target; else it throws up earth beside it.
        strikes: bool,
        /// The counter that is thrown back by it, and rolls forward again; none: nobody sees one.
        recoils: Option<PieceKey>,
    },
    /// A machine gun fires a long burst from place to place.
    Rake {
        /// From.
        from: Place,
        /// To.
        to: Place,
    },
    /// Something hits armour.
    Strike {
        /// Where.
        at: Place,
        /// It goes through; else sparks fly off.
        pierces: bool,
    },
    /// Earth and smoke rise high over a place where much has come down at once.
    Pillar {
        /// Where.
        at: Place,
    },
    /// Something blows up, and black smoke rises from what is left.
    Explode {
        /// Where.
        at: Place,
    },
    /// Shells come down on places, one after the other.
    Bombard {
        /// From where a shell leaves in sight of all; none: from far away.
        from: Option<Place>,
        /// Where they burst.
        at: Vec<Place>,
        /// They are heard before they strike.
        heralded: bool,
    },
    /// A single round bursts in a white puff, so that somebody sees where it fell.
    Ranging {
        /// Where.
        at: Place,
    },
    /// Blades cross.
    Melee {
        /// Where.
        at: Place,
    },
    /// Smoke rises, and a marker of it lies there from now on.
    Smoke {
        /// Where.
        at: Place,
        /// The marker.
        lays: Token,
        /// Those that it takes the place of.
        over: &'static [Token],
    },
    /// Dice tumble to their result beside a place.
    Dice {
        /// Near which place.
        at: Place,
        /// What they show.
        dice: Vec<u8>,
        /// How many faces each of them has.
        of: u8,
        /// The colour of whoever threw each; white where that is not said.
        inks: Vec<Color>,
        /// A word below, such as `attack 4 + 5 = 9`.
        caption: String,
    },
    /// A short text rises from a place.
    Note {
        /// Where.
        at: Place,
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
    /// Moves the camera so that the place is well in view, if it is not. It never goes beyond the table.
    Look {
        /// Where.
        at: Place,
    },
    /// Remembers where the camera stands, unless something is remembered already: somebody else's moves are followed from here on.
    Keep,
    /// The camera goes back to where it stood when that was remembered, unless a hand has moved it since.
    Return,
    /// From here on the pieces stand as given: played when the steps before are done.
    Settle(Box<Pieces>),
}

/// True while steps are being played: input that would give orders waits or skips them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewBusy(pub bool);

/// What the pointer is over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Under {
    /// The point of the world; none: a panel has the pointer, or there is none.
    pub at: Option<Vec2>,
    /// The counter, where the pointer is over one, and where that lies (also one of a fanned stack).
    pub card: Option<(PieceKey, Place)>,
    /// The counter is a card of the stack that is fanned out.
    pub fanned: bool,
    /// The handle, of [`Grips`](crate::Grips), under it, or in whose direction a drag goes: it lies over all else but the cards of a fan.
    pub grip: Option<usize>,
}

impl Under {
    /// The counter.
    pub fn piece(&self) -> Option<PieceKey> {
        self.card.map(|(key, _)| key)
    }
}

/// What the player did with the pointer on the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Touched {
    /// A click that was no drag.
    Clicked {
        /// What lay under it.
        under: Under,
        /// Which button.
        button: MouseButton,
        /// With Shift or Ctrl: add to the selection.
        add: bool,
        /// Second click of a double click.
        double: bool,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
    /// A counter that is [`Draggable`] was let go over the table.
    Dragged {
        /// The counter.
        piece: PieceKey,
        /// Where to, in the world.
        to: Vec2,
        /// The other counter that lies there.
        onto: Option<PieceKey>,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
    /// A counter that is [`Draggable`] was let go over a panel.
    Handed {
        /// The counter.
        piece: PieceKey,
        /// Where on the screen, in logical pixels.
        screen: Vec2,
    },
}

/// A counter is taken up that lies on a panel, while the left button is down: from here on it is dragged like one that lies on the table,
/// if it is [`Draggable`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeUp(pub PieceKey);

/// Which counters may be dragged; the table is moved where a drag begins elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Draggable {
    /// None of them.
    #[default]
    Nobody,
    /// All.
    Everybody,
    /// These.
    Those(Vec<PieceKey>),
}

impl Draggable {
    /// Whether this one may be.
    pub fn has(&self, piece: PieceKey) -> bool {
        match self {
            Draggable::Nobody => false,
            Draggable::Everybody => true,
            Draggable::Those(some) => some.contains(&piece),
        }
    }
}

/// The counter that hangs on the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub Option<PieceKey>);

/// Settings of the view.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ViewSettings {
    /// Factor of animation speed; 0 skips animations.
    pub speed: f32,
    /// Pictures or NATO symbols.
    pub style: CounterStyle,
    /// Which counters may be dragged.
    pub draggable: Draggable,
    /// Whether a stack under a resting pointer fans out.
    pub fans: bool,
    /// Draw the names of places.
    pub names: bool,
    /// Draw the grid.
    pub grid: bool,
    /// Draw the hexes of a map over a table that has none.
    pub map_hexes: bool,
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
            draggable: Draggable::default(),
            fans: true,
            names: true,
            grid: true,
            map_hexes: false,
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
    /// Reads the pointer and the keys; fills [`Under`], writes [`Touched`].
    Input,
    /// The user of the view acts: orders, selection; fills [`Pieces`], [`Marks`], writes [`Play`].
    Use,
    /// Brings sprites, marks and the camera up to date.
    Draw,
}

/// The order within [`ViewSystems::Input`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum InputSteps {
    /// Whoever knows the board lays its [`Ground`].
    Lay,
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
pub enum DrawSteps {
    /// Whoever knows the board fills [`Marks`].
    Mark,
    /// Steps of what happened begin and end.
    Play,
    /// Counters get their places.
    Place,
    /// All that lies around them.
    Dress,
}
