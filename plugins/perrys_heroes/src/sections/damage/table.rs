//! The table of damage (PH-7.18-07): what each row does to the vehicle and to those inside.

use crate::files::values::{CrewFate, VehiclePart};

/// How a row leaves the vehicle (PH-7.18-08, PH-R-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// I: it cannot move any more.
    Immobilised,
    /// E: it is damaged, and fights on with the loss that is named.
    Damaged,
    /// D: it is destroyed.
    Destroyed,
}

/// What of the vehicle is lost besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// Nothing.
    Nothing,
    /// A track, or part of the running gear.
    Tracks,
    /// The main gun.
    Gun,
    /// The turret ring.
    TurretRing,
}

/// Who of those inside is meant, whichever part was struck (PH-7.18-09, PH-R-48). Who is no crewman sits in the hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inside {
    /// Those in this part.
    In(VehiclePart),
    /// Everybody.
    All,
}

/// What it does to those inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toll {
    /// The crew's morale drops one level.
    Morale,
    /// Each of these rolls a six-sided die.
    Rolls {
        /// Who.
        who: Inside,
        /// What each face brings.
        faces: [CrewFate; 6],
        /// They bail out.
        bails_out: bool,
    },
    /// All of these are dead; violently or not.
    Dead {
        /// Who.
        who: Inside,
        /// They are blown apart.
        violent: bool,
    },
}

/// A row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// How it leaves the vehicle.
    pub state: State,
    /// What of it is lost.
    pub loss: Loss,
    /// What it does to those inside.
    pub toll: Toll,
}

impl Inside {
    /// True if it means who sits in this part.
    pub fn means(self, part: VehiclePart) -> bool {
        match self {
            Self::In(one) => one == part,
            Self::All => true,
        }
    }
}

const fn row(state: State, loss: Loss, toll: Toll) -> Row {
    Row { state, loss, toll }
}

const fn rolls(who: Inside, faces: [CrewFate; 6], bails_out: bool) -> Toll {
    Toll::Rolls { who, faces, bails_out }
}

use CrewFate::{Burns as B, Dead as X, Unhurt as U, Wounded as W};

/// The rows, 1 to 10; what comes to more than 10 is the last.
///
/// Reading: of the last row the crew is blown apart, which is a violent death (PH-4.5-04); of the others only who comes out in flames.
pub const ROWS: [Row; 10] = [
    row(State::Immobilised, Loss::Tracks, Toll::Morale),
    row(State::Immobilised, Loss::Tracks, Toll::Morale),
    row(State::Damaged, Loss::Nothing, rolls(Inside::In(VehiclePart::Hull), [X, X, X, W, W, U], false)),
    row(State::Destroyed, Loss::Nothing, rolls(Inside::All, [W, W, U, U, U, U], true)),
    row(State::Destroyed, Loss::Nothing, rolls(Inside::All, [X, X, B, W, W, U], true)),
    row(State::Damaged, Loss::Gun, Toll::Morale),
    row(State::Damaged, Loss::TurretRing, Toll::Morale),
    row(State::Damaged, Loss::Nothing, rolls(Inside::In(VehiclePart::Turret), [X, X, W, W, U, U], false)),
    row(State::Damaged, Loss::Nothing, Toll::Dead { who: Inside::In(VehiclePart::Turret), violent: false }),
    row(State::Destroyed, Loss::Nothing, Toll::Dead { who: Inside::All, violent: true }),
];

/// The number of the row of a die with what it gets: 1 to 10.
pub fn row_of(total: i32) -> u8 {
    total.clamp(1, ROWS.len() as i32) as u8
}
