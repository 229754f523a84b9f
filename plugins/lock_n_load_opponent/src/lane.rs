//! The fire through which a stack goes on its way, and ways round it.

use crate::exposure;
use crate::moves::Party;
use hex_board::Spot;
use lock_n_load::Table;
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::sections::movement::safest::{Safest, safest};
use table::Side;

/// What may be lost in each hex to those who may still fire in this turn, by a stack of a side that moves through it.
pub(crate) struct Lane {
    harm: Vec<f32>,
}

/// A way, and the part of the stack that is lost on it before it is where it wants to be.
#[derive(Default)]
pub(crate) struct Way {
    pub legs: Vec<Leg>,
    pub harm: f64,
}

impl Way {
    /// Through these Locations.
    pub(crate) fn of(way: Vec<Spot>) -> Self {
        Self { legs: way.into_iter().map(Leg::Step).collect(), harm: 0.0 }
    }
}

/// Each hex is a reason by itself to go by fewer of them: so much of certainty.
const STEP: u32 = 2;

impl Lane {
    pub(crate) fn of(table: &Table, side: Side) -> Self {
        let (batteries, _) = exposure::look(table, false);
        Self { harm: exposure::danger_map(table, &batteries, side, true) }
    }

    /// The safest ways of a stack; those of a vehicle are not looked for.
    pub(crate) fn safest(&self, table: &Table, side: Side, party: &Party) -> Safest {
        let toll = |spot: Spot| (1000.0 * self.harm[spot.hex.index()]) as u32 + STEP;
        safest(table, side, &party.units, (party.by, party.double_time), toll).unwrap_or_default()
    }

    /// What is suffered on a way: in its worst hex before the last, and the more, the more of them lie under fire. Who has fired once does
    /// not fire again; the last hex belongs to where it leads.
    pub(crate) fn suffers(&self, mut way: Way, to: Spot) -> Way {
        let (mut worst, mut all) = (0.0_f64, 0.0_f64);
        for leg in &way.legs {
            if let Leg::Step(spot) = leg
                && *spot != to
            {
                let harm = f64::from(self.harm[spot.hex.index()]);
                (worst, all) = (worst.max(harm), all + harm);
            }
        }
        way.harm = (0.75 * worst + 0.25 * all).min(1.0);
        way
    }
}
