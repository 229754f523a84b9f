//! What may be going on, as frames of a stack; what each does stands in its section.

use crate::facts::game::PerrysHeroes;
use crate::files::values::{Gait, Left};
use measured_table::ways::Step;
use measured_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A team whose card has been turned over acts (PH-7.1-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The team.
    pub team: u8,
    /// Whose it is.
    pub side: Side,
    /// Those of its men who flee have done so (PH-H-12).
    pub fled: bool,
    /// Who has acted last, those together who have done so together, until the other side has had its say (PH-H-40).
    pub acted: Vec<CounterId>,
}

/// A figure goes its way, a centimetre at a beat (PH-H-40).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    /// Who.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// How. Until its way is planned it walks, where not all see how it goes.
    pub gait: Gait,
    /// The ends of the legs of its way, the start first. It is planned right after the frame has begun ([`Event::Planned`]), which its owner
    /// alone is told.
    ///
    /// [`Event::Planned`]: crate::Event::Planned
    pub way: Vec<Point>,
    /// The beat at which it comes to its end.
    pub last: u16,
    /// How it leaves the table then.
    pub leaves: Left,
    /// How far its gait leads in a turn from where it began, in tenths.
    pub most: i32,
    /// The beat at which it is.
    pub beat: u16,
    /// The beat at which the other side has been asked last.
    pub done: u16,
    /// It flees (PH-H-12).
    pub flees: bool,
}

/// A vehicle drives, a centimetre or a turn at a beat (PH-H-40).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Driving {
    /// Which vehicle.
    pub unit: CounterId,
    /// Whose.
    pub side: Side,
    /// Where its middle was at the start.
    pub from: Point,
    /// Where it looked at the start.
    pub facing: Heading,
    /// The steps that it goes. They are planned right after the frame has begun ([`Event::Steered`]), which its owner alone is told.
    ///
    /// [`Event::Steered`]: crate::Event::Steered
    pub steps: Vec<Step>,
    /// The beat at which it comes to its end.
    pub last: u16,
    /// How it leaves the table then.
    pub leaves: Left,
    /// How far it drives in a turn from where it began, in tenths.
    pub most: i32,
    /// The beat at which it is.
    pub beat: u16,
    /// The beat at which the other side has been asked last.
    pub done: u16,
    /// Its crew flees (PH-H-44).
    pub flees: bool,
}

/// A trap goes off (PH-H-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tripped {
    /// Who has set it off.
    pub unit: CounterId,
    /// Whose trap it is.
    pub side: Side,
    /// Its number; none: it was a charge that had not been set yet, or one does not know of it.
    pub no: Option<u16>,
}

/// The other side may fire with those who are on alert (PH-7.14-04).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Who is asked.
    pub asked: Side,
    /// Who has acted, as far as one sees it.
    pub at: Vec<CounterId>,
}

/// A side may declare figures concealed that have stayed still (PH-3.4-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claiming {
    /// Who is asked.
    pub side: Side,
}

table::frames! {
    /// A frame of any kind.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum AnyFrame of PerrysHeroes {
        /// A team acts.
        Activation(Activation),
        /// A figure goes its way.
        Moving(Moving),
        /// A vehicle drives.
        Driving(Driving),
        /// A trap goes off.
        Tripped(Tripped),
        /// The other side may fire.
        Window(Window),
        /// A side may declare figures concealed.
        Claiming(Claiming),
    }
}
