//! What may happen. An event holds all that is needed to show it and to do it again without dice.
//!
//! Two kinds stand side by side: what people read, and what changes the table, one fact at a time. Who is told of the first kind stands in
//! `dispatch/secrets.rs`; of the second whoever sees the fact.

use crate::facts::battle::BattleIs;
use crate::facts::flow::Outcome;
use crate::facts::frames::{AnyFrame, Check, Path};
use crate::facts::rolls::{
    ArmourRolled, BogRolled, BreachRolled, DisciplineRolled, ExperienceRolled, FightRolled, FireRolled, FlareRolled,
    ManRolled, SmokeRolled, SpotRolled, StruckRolled, SwerveRolled, TemplateRolled,
};
use crate::facts::snapshot::Snapshot;
use crate::facts::units::Unit;
use crate::facts::{figures, units};
use crate::files::values::{Order, Phase};
use measured_table::ways::Step;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    // --- what people read ---
    /// A phase begins (ROE-GEN-04).
    PhaseBegan {
        /// The game turn.
        turn: u8,
        /// Whose player turn.
        side: Side,
        /// The phase.
        phase: Phase,
    },
    /// A side places its figures; none: nobody does any more.
    Placing(Option<Side>),
    /// A unit falls back or hides instead of a test (ROE-DIS-02).
    Chose {
        /// Which unit.
        unit: CounterId,
        /// It hides; else it falls back.
        hides: bool,
    },
    /// A unit has its order (ROE-ORD-01).
    OrderGiven {
        /// Which unit.
        unit: CounterId,
        /// Which order.
        order: Order,
    },
    /// A unit has gone a part of its way.
    Went {
        /// Which unit.
        unit: CounterId,
        /// What each figure that moved has gone.
        ways: Vec<Path>,
        /// The beat at which it is.
        beat: u16,
    },
    /// A Discipline test.
    Disciplined(DisciplineRolled),
    /// An attempt at spotting.
    Spotted(SpotRolled),
    /// A unit has fired.
    Fired(FireRolled),
    /// A unit has fired smoke.
    Smoked(SmokeRolled),
    /// A mortar or a flamethrower has fired.
    Landed(TemplateRolled),
    /// What came down has hit a unit.
    Struck(StruckRolled),
    /// A flamethrower may go with casualties.
    Flared(FlareRolled),
    /// A unit has fired at a building.
    Breached(BreachRolled),
    /// A vehicle is struck (ROE-VEH).
    VehicleStruck(ArmourRolled),
    /// A crew tests whether somebody takes over what nobody serves (ROE-R-40).
    Experienced(ManRolled),
    /// A vehicle with a damaged track or wheel rolls at the end of its Movement phase (ROE-VEH-10).
    TrackRolled {
        /// The figure of the vehicle.
        vehicle: CounterId,
        /// The die.
        die: u8,
    },
    /// A unit charges another one (ROE-CQ-01).
    Charged {
        /// Which unit.
        unit: CounterId,
        /// Which one.
        at: CounterId,
    },
    /// A group in contact has fought.
    Fought(FightRolled),
    /// An Experience test that stands by itself.
    Tried(ExperienceRolled),
    /// A die whether a vehicle bogs down.
    Bogging(BogRolled),
    /// A vehicle out of control.
    Swerved(SwerveRolled),
    /// A unit has got into a vehicle, or out of it (ROE-EMB).
    Rode {
        /// Which unit.
        unit: CounterId,
        /// The vehicle's unit.
        vehicle: CounterId,
        /// It is in it now.
        aboard: bool,
    },
    /// Nothing is left of a unit (ROE-DIS-03, ROE-DIS-13), which the enemy may have taken prisoner (ROE-DIS-27).
    Lost {
        /// Which unit.
        unit: CounterId,
        /// It was taken prisoner.
        captured: bool,
    },
    // --- what changes the table ---
    /// A fact of a unit is now this.
    UnitIs(CounterId, units::Is),
    /// A fact of a figure is now this.
    Is(CounterId, figures::Is),
    /// A fact of the battle is now this.
    BattleIs(BattleIs),
    /// Something begins above all else.
    Pushed(AnyFrame),
    /// What is on top is now this.
    FrameIs(AnyFrame),
    /// What is on top is over.
    Popped,
    /// A unit that begins to move, or ends its move early, is to go these ways.
    Planned {
        /// Which unit.
        unit: CounterId,
        /// The ways of its figures.
        ways: Vec<Path>,
        /// The beat at which it comes to its end.
        last: u16,
    },
    /// A vehicle that sets off, or ends its drive early, is to go these steps.
    Steered {
        /// Its unit.
        unit: CounterId,
        /// The steps.
        steps: Vec<Step>,
        /// What is due on the way.
        checks: Vec<Check>,
        /// The beat at which it comes to its end.
        last: u16,
    },
    /// What was due next on the way of a vehicle is done.
    Checked {
        /// Its unit.
        unit: CounterId,
    },
    /// A moving unit has come to a beat at which the other side has been asked.
    Asked {
        /// The beat.
        beat: u16,
    },
    /// The active side has ended its phase.
    Ended,
    /// The game is over.
    Over(Outcome),
    /// The whole position, from a saved game.
    Stands(Box<Snapshot>),
}

impl Unit {
    /// What these facts change; those that are so already change nothing.
    pub(crate) fn becomes(&self, facts: impl IntoIterator<Item = units::Is>) -> Vec<Event> {
        let now = units::Is::all(self);
        facts.into_iter().filter(|is| !now.contains(is)).map(|is| Event::UnitIs(self.id, is)).collect()
    }
}
