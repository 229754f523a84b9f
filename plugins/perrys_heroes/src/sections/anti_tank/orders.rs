//! What attacks on vehicles say of their orders.

use super::attack::{judge_assault, judge_shot};
use super::carriage::{fires, traverses};
use super::rules::{ANTI_TANK_SHOT, ASSAULT, CARRIAGE};
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::{Charge, Tube};
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// How much an attack on a vehicle is worth to who knows no rules.
const FORCE: u8 = 6;

impl SectionOrder for of::AntiTank<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Assault { .. } => Time::Activation(ASSAULT),
            Self::FireAntiTank { .. } => Time::Activation(ANTI_TANK_SHOT),
            Self::FireCarriage { .. } | Self::Traverse { .. } => Time::Activation(CARRIAGE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Assault { unit, at, with: Charge::Mine } => (vec![*unit], words::assault_with_mine(*at)),
            Self::Assault { unit, at, with: Charge::Molotov } => (vec![*unit], words::assault_with_molotov(*at)),
            Self::FireAntiTank { unit, at, with: Some(Tube::Panzerfaust) } => {
                (vec![*unit], words::fire_panzerfaust(*at))
            }
            Self::FireAntiTank { unit, at, with: Some(Tube::Crewed) | None } => (vec![*unit], words::fire(*at)),
            Self::FireCarriage { unit, at, explosive: false } => (vec![*unit], words::fire_gun(*at)),
            Self::FireCarriage { unit, at, explosive: true } => (vec![*unit], words::fire_explosive(*at)),
            Self::Traverse { unit, .. } => (vec![*unit], words::traverse()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Assault { .. } | Self::FireAntiTank { .. } | Self::FireCarriage { .. } | Self::Traverse { .. } => {
                None
            }
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Assault { .. } | Self::FireAntiTank { .. } | Self::FireCarriage { .. } => {
                Aim::Attack { force: FORCE }
            }
            Self::Traverse { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Assault { unit, at, with } => judge_assault(seen, side, (*unit, *at), *with).map(Report::Attack),
            Self::FireAntiTank { unit, at, with } => judge_shot(seen, side, (*unit, *at), *with).map(Report::Attack),
            Self::FireCarriage { unit, at, explosive } => {
                fires(seen, side, (*unit, *at), *explosive).map(Report::Attack)
            }
            Self::Traverse { unit, to } => traverses(seen, side, *unit, *to).map(Report::Done),
        }
    }
}
