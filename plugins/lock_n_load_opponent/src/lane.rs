//! The fire through which a stack goes on its way, and ways round it.

use crate::exposure;
use crate::guess::kind;
use crate::sketch::Sketch;
use hex_board::Spot;
use lock_n_load::classes::Trait;
use lock_n_load::sections::movement::reach::{Leg, Reach};
use lock_n_load::sections::movement::safest::{Safest, safest};
use lock_n_load::{Command, Movement, Table};
use smallvec::SmallVec;
use std::cell::OnceCell;
use table::{CounterId, Side};

/// Each hex is a reason by itself to go by fewer of them: so many thousandths of a stack.
const STEP: u32 = 2;
/// A way is worth a look beside the shortest if it saves such a part of the stack.
const SAFER: f64 = 0.04;

/// A stack that may go, and how.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Party {
    pub units: SmallVec<[CounterId; 4]>,
    pub by: Movement,
    pub double_time: Option<CounterId>,
}

impl Party {
    /// The stack that an order would begin to move on the map, if it is such an order.
    pub(crate) fn of(table: &Table, command: &Command) -> Option<Self> {
        match command {
            Command::Move { units, by, double_time, .. } if table.unit(*units.first()?)?.spot().is_some() => {
                Some(Self { units: units.clone(), by: *by, double_time: *double_time })
            }
            Command::Turn { unit, by, .. } if table.unit(*unit)?.may(Trait::Drives) => {
                Some(Self { units: SmallVec::from_slice(&[*unit]), by: *by, double_time: None })
            }
            _ => None,
        }
    }
    /// What kind of plan it makes.
    pub(crate) const fn kind(&self) -> u8 {
        match self.by {
            Movement::Move => kind::MOVE,
            Movement::AssaultMove => kind::ASSAULT_MOVE,
            Movement::LowCrawl => kind::CRAWL,
            Movement::Stealth => kind::STEALTH,
        }
    }
}

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
pub(crate) struct Round<'a, 't> {
    lane: &'a Lane,
    table: &'a Table<'t>,
    side: Side,
    party: &'a Party,
    /// Worked out when a way first leads through fire.
    safest: OnceCell<Option<Safest>>,
}

impl Lane {
    pub(crate) fn of(table: &Table, sketch: &Sketch, side: Side) -> Self {
        let scene = exposure::look(table, false);
        Self { harm: exposure::danger_map(table, &scene.batteries, &sketch.cover, side, true) }
    }

    fn at(&self, spot: Spot) -> f64 {
        f64::from(self.harm[spot.hex.index()])
    }

    /// For a stack.
    pub(crate) fn round<'a, 't>(&'a self, table: &'a Table<'t>, side: Side, party: &'a Party) -> Round<'a, 't> {
        Round { lane: self, table, side, party, safest: OnceCell::new() }
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

impl Round<'_, '_> {
    /// The shortest way to a Location in reach, and a safer one, if there is one that is much safer.
    pub(crate) fn ways(&self, reach: &Reach, to: Spot) -> (Way, Option<Way>) {
        let legs: Vec<Leg> = reach.legs(to).into_iter().map(|(leg, _)| leg).collect();
        let harm = self.lane.suffered(&legs, to);
        let short = Way { legs, harm };
        if harm <= SAFER {
            return (short, None);
        }
        let Some(safest) = self.safest.get_or_init(|| self.search()) else {
            return (Way { harm: 0.0, ..short }, None);
        };
        let round: Option<Vec<Leg>> = safest.way(to).map(|(way, _)| way.into_iter().map(Leg::Step).collect());
        let round = round.map(|legs| Way { harm: self.lane.suffered(&legs, to), legs });
        (short, round.filter(|round| round.harm + SAFER < harm))
    }

    fn search(&self) -> Option<Safest> {
        let Party { units, by, double_time } = self.party;
        let drives = |id: &CounterId| self.table.unit(*id).is_some_and(|unit| unit.may(Trait::Drives));
        if units.iter().any(drives) {
            return None;
        }
        let toll = |spot: Spot| (1000.0 * self.lane.at(spot)) as u32 + STEP;
        safest(self.table, self.side, units, (*by, *double_time), toll).ok()
    }
}
