//! What may happen. An event holds all that is needed to show it and to do it again without dice.
//!
//! Two kinds stand side by side: what people read, and what changes the table, one fact at a time. Who is told of the first kind stands in
//! `dispatch/secrets.rs`; of the second whoever sees the fact.

use crate::facts::battle::BattleIs;
use crate::facts::command::By;
use crate::facts::figures::{Is, Known};
use crate::facts::flow::{Outcome, Phase};
use crate::facts::frames::AnyFrame;
use crate::facts::rolls::{
    BlastRolled, Called, CasualtyRolled, CrewRolled, DamageRolled, Drifted, GunRolled, Landed, MeleeRolled,
    PenetrationRolled, Rolled, Shelled, Volley,
};
use crate::facts::snapshot::Snapshot;
use crate::files::values::{Gait, Left};
use measured_table::Point;
use measured_table::ways::Step;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    // --- what people read ---
    /// A phase begins (PH-5.2-02).
    PhaseBegan {
        /// The turn.
        turn: u8,
        /// The phase.
        phase: Phase,
    },
    /// A side places its figures; none: nobody does any more.
    Placing(Option<Side>),
    /// The wind is rolled (PH-3.3-03).
    WindRolled {
        /// The die.
        die: u8,
    },
    /// A card is turned over (PH-6-04).
    CardTurned {
        /// Its team.
        team: u8,
        /// The die by which it was drawn from those left.
        die: u8,
    },
    /// A figure has gone a part of its way.
    Went {
        /// Who.
        unit: CounterId,
        /// How, where all see it: its figure stands on the table, or it runs. Else the gait would tell its posture.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gait: Option<Gait>,
        /// Where it was, the ends of legs on the way, and where it is.
        way: Vec<Point>,
        /// The beat at which it is.
        beat: u16,
    },
    /// A vehicle has run men over (PH-7.10-08).
    RanOver {
        /// Which vehicle.
        unit: CounterId,
        /// Whom, in the order of the list.
        over: Vec<CounterId>,
    },
    /// One die against a number.
    Rolled(Rolled),
    /// A volley.
    Fired(Volley),
    /// A main gun.
    GunFired(GunRolled),
    /// A casualty die.
    Struck(CasualtyRolled),
    /// Something thrown has come down.
    Landed(Landed),
    /// The dice of a figure in a blast.
    Blasted(BlastRolled),
    /// A bout of melee.
    Fought(MeleeRolled),
    /// A vehicle is hit: where, and whether that goes through.
    Penetrated(PenetrationRolled),
    /// A vehicle is damaged.
    Damaged(DamageRolled),
    /// The die of a man inside.
    CrewRolled(CrewRolled),
    /// Fire is called for (7.8).
    Called(Called),
    /// A call that has missed its hex drifts.
    Drifted(Drifted),
    /// A call strikes.
    Shelled(Shelled),
    /// Word is passed on (7.5).
    Told {
        /// Who tells.
        unit: CounterId,
        /// Whom.
        to: CounterId,
        /// By which way.
        by: By,
        /// Of whom.
        about: Known,
    },
    // --- what changes the table ---
    /// A fact of a figure is now this.
    Is(CounterId, Is),
    /// A fact of the battle is now this.
    BattleIs(BattleIs),
    /// Something begins above all else.
    Pushed(AnyFrame),
    /// What is on top is over.
    Popped,
    /// The cards are shuffled: these teams are in the deck (PH-6-01).
    Deck(Vec<u8>),
    /// The Rally phase has come so far.
    RallyIs(u8),
    /// A figure that begins to move, or ends its move early, is to go this way.
    Planned {
        /// Who.
        unit: CounterId,
        /// How, where not all see it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gait: Option<Gait>,
        /// The ends of its legs, the start first.
        way: Vec<Point>,
        /// The beat at which it comes to its end.
        last: u16,
        /// How it leaves the table then.
        leaves: Left,
        /// How far its gait leads in a turn from where it began, in tenths.
        most: i32,
    },
    /// A vehicle that begins to drive, or ends its drive early, is to go these steps.
    Steered {
        /// Which vehicle.
        unit: CounterId,
        /// Its steps, from where it began.
        steps: Vec<Step>,
        /// The beat at which it comes to its end.
        last: u16,
        /// How it leaves the table then.
        leaves: Left,
        /// How far it drives in a turn from where it began, in tenths.
        most: i32,
    },
    /// A moving figure or vehicle has come to a beat at which the other side has been asked.
    Asked {
        /// The beat.
        beat: u16,
    },
    /// Those of the active team who flee have done so.
    Fled,
    /// Figures of the active team spend action points together: when what they do is done, the other side may fire into it (PH-H-40).
    Acts(Vec<CounterId>),
    /// The game is over.
    Over(Outcome),
    /// The whole position, from a saved game.
    Stands(Box<Snapshot>),
}
