//! What may be going on, as frames of a stack; what each does stands in its section.

use crate::facts::figures::Stand;
use crate::facts::game::RulesOfEngagement;
use measured_table::Point;
use measured_table::ways::Step;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// The way of one figure: the ends of its legs, the start first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Path {
    /// Who.
    pub who: CounterId,
    /// The ends of its legs, the start first, in tenths.
    pub points: Vec<Point>,
}

/// Why a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// By its order, in the Movement phase.
    Order,
    /// It falls back at once, under opportunity fire or out of a lost fight (ROE-DIS-24, ROE-H-10).
    FallsBack,
    /// It charges (ROE-CQ-01).
    Charge,
    /// After a fight that it has won (ROE-H-10).
    Consolidation,
}

/// A unit moves, all its figures at once, a centimetre at a beat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    /// Which unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// Why.
    pub why: Why,
    /// The ways of its figures. They are planned right after the frame has begun ([`Event::Planned`]), which its owner alone is told.
    ///
    /// [`Event::Planned`]: crate::Event::Planned
    pub ways: Vec<Path>,
    /// The beat at which it comes to its end.
    pub last: u16,
    /// The beat at which it is.
    pub beat: u16,
    /// The beat at which the other side has been asked last; none: it has not been.
    pub asked: Option<u16>,
    /// Another move of the unit has taken the place of the rest: it falls back at once (ROE-DIS-25).
    pub replaced: bool,
}

/// What is due on the way of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Due {
    /// A die whether it bogs down (ROE-MOV-05): in this piece of terrain, from this number on.
    Bogs(u16, u8),
    /// A test before it comes near to cover, else it halts here (ROE-VCV-01).
    Approach(Stand),
    /// Infantry leads it near to cover, before which it would have halted here (ROE-VCV-02).
    Trusts(Stand),
    /// This unit gets out of it, or into it (ROE-EMB-03, ROE-EMB-05).
    Ride(CounterId),
}

/// What is due at a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The beat.
    pub beat: u16,
    /// What.
    pub what: Due,
}

/// A vehicle drives: a centimetre or a turn at a beat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driving {
    /// Its unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// How it stood when it set off.
    pub from: Stand,
    /// Its steps. They are planned right after the frame has begun ([`Event::Steered`]), which its owner alone is told.
    ///
    /// [`Event::Steered`]: crate::Event::Steered
    pub steps: Vec<Step>,
    /// What is due on the way, by the beats.
    pub checks: Vec<Check>,
    /// How many of these are done.
    pub done: u8,
    /// The beat at which it comes to its end.
    pub last: u16,
    /// The beat at which it is.
    pub beat: u16,
    /// The beat at which the other side has been asked last; none: it has not been.
    pub asked: Option<u16>,
    /// It is out of control (ROE-H-17).
    pub wild: bool,
}

/// The other side may fire with those that have prepared opportunity fire (ROE-H-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Who is asked.
    pub asked: Side,
    /// Which unit moves.
    pub at: CounterId,
}

/// A unit that opportunity fire has made Shaken in its own turn must choose at once (ROE-DIS-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AtOnce {
    /// Which unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
}

/// A unit charges another one: its figures move, and then it is seen whom they touch (ROE-CQ-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Charging {
    /// Which unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// Which one it charges.
    pub at: CounterId,
    /// That one is behind cover, as the charge begins (ROE-CQ-03).
    pub sheltered: bool,
}

/// Two units fight, round after round (ROE-H-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Melee {
    /// The unit whose player turn it is.
    pub unit: CounterId,
    /// Whose it is.
    pub side: Side,
    /// The unit that it fights.
    pub at: CounterId,
    /// They have just met: the first round is fought by those who touch.
    pub met: bool,
    /// How many rounds have been fought in this phase.
    pub round: u8,
    /// How many figures both have lost in the last round, in the same order, while it is open who has lost it.
    pub lost: Option<(u8, u8)>,
}

/// Somebody of these is lost in a fight, and their owner says who (ROE-D-23).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Losing {
    /// Of which unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// The figures of it that have fought together.
    pub among: Vec<CounterId>,
}

/// A unit that has won a fight may move (ROE-D-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Consolidating {
    /// Which unit.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
}

/// Crews whose vehicles are damaged test at the very start of their Discipline phase (ROE-R-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AtRisk {
    /// Whose.
    pub side: Side,
}

table::frames! {
    /// A frame of any kind.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum AnyFrame of RulesOfEngagement {
        /// A unit moves.
        Moving(Moving),
        /// A vehicle drives.
        Driving(Driving),
        /// The other side may fire.
        Window(Window),
        /// A unit must choose at once.
        AtOnce(AtOnce),
        /// A unit charges.
        Charging(Charging),
        /// Two units fight.
        Melee(Melee),
        /// A side says whom a fight costs it.
        Losing(Losing),
        /// A unit may move after a fight.
        Consolidating(Consolidating),
        /// Crews at risk test.
        AtRisk(AtRisk),
    }
}
