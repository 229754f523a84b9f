//! The fire through which a stack goes on its way, and ways round it.

use crate::exposure;
use crate::moves::Party;
use hex_board::Spot;
use lock_n_load::Table;
use lock_n_load::classes::Trait;
use lock_n_load::sections::movement::reach::{Leg, Reach};
use lock_n_load::sections::movement::safest::{Safest, safest};
use table::Side;

/// Each hex is a reason by itself to go by fewer of them: so many thousandths of a stack.
const STEP: u32 = 2;
/// A way is worth a look beside the shortest if it saves such a part of the stack.
const SAFER: f64 = 0.04;

/// What may be lost in each hex to those who may still fire in this turn, by men of a side who move through it.
pub(crate) struct Lane {
    harm: Vec<f32>,
}

/// A way, and the part of the stack that may be lost on it before it is where it wants to be.
pub(crate) struct Way {
    pub legs: Vec<Leg>,
    pub harm: f64,
}

/// The ways of one stack round the fire. What it does to vehicles is not reckoned, and they look for none.
pub(crate) struct Round<'a> {
    lane: &'a Lane,
    safest: Option<Safest>,
}

impl Lane {
    pub(crate) fn of(table: &Table, side: Side) -> Self {
        let (batteries, _) = exposure::look(table, false);
        Self { harm: exposure::danger_map(table, &batteries, side, true) }
    }

    fn at(&self, spot: Spot) -> f64 {
        f64::from(self.harm[spot.hex.index()])
    }

    /// For a stack.
    pub(crate) fn round(&self, table: &Table, side: Side, party: &Party) -> Round<'_> {
        let drives = |id: &table::CounterId| table.unit(*id).is_some_and(|unit| unit.may(Trait::Drives));
        let toll = |spot: Spot| (1000.0 * self.at(spot)) as u32 + STEP;
        let found = safest(table, side, &party.units, (party.by, party.double_time), toll);
        Round { lane: self, safest: found.ok().filter(|_| !party.units.iter().any(drives)) }
    }

    /// What is suffered on a way to a Location: in its worst hex before the last, and the more, the more of them lie under fire. Who has
    /// fired does not fire again; the last hex belongs to where the way leads.
    fn suffered(&self, legs: &[Leg], to: Spot) -> f64 {
        let (mut worst, mut all) = (0.0_f64, 0.0_f64);
        for leg in legs {
            if let Leg::Step(spot) = leg
                && *spot != to
            {
                (worst, all) = (worst.max(self.at(*spot)), all + self.at(*spot));
            }
        }
        (0.75 * worst + 0.25 * all).min(1.0)
    }
}

impl Round<'_> {
    /// The shortest way to a Location in reach, and a safer one, if there is one that is much safer.
    pub(crate) fn ways(&self, reach: &Reach, to: Spot) -> (Way, Option<Way>) {
        let short: Vec<Leg> = reach.legs(to).into_iter().map(|(leg, _)| leg).collect();
        let Some(safest) = &self.safest else { return (Way { legs: short, harm: 0.0 }, None) };
        let harm = self.lane.suffered(&short, to);
        let round: Option<Vec<Leg>> = safest.way(to).map(|(way, _)| way.into_iter().map(Leg::Step).collect());
        let round = round.map(|legs| Way { harm: self.lane.suffered(&legs, to), legs });
        (Way { legs: short, harm }, round.filter(|round| round.harm + SAFER < harm))
    }
}
