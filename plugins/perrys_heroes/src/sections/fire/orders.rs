//! What fire says of its orders.

use super::rules::{CLEARING, SUPPRESSION, TARGET};
use super::{shot, suppress, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Fire<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Fire { .. } => Time::Activation(TARGET),
            Self::Suppress { .. } => Time::Activation(SUPPRESSION),
            Self::ClearJam { .. } => Time::Activation(CLEARING),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Fire { unit, at, burst: true, .. } => (vec![*unit], words::fire_burst(*at)),
            Self::Fire { unit, at, .. } => (vec![*unit], words::fire(*at)),
            Self::Suppress { units, .. } => (units.clone(), words::suppress()),
            Self::ClearJam { unit } => (vec![*unit], words::clear_jam()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Suppress { at, .. } => Some(*at),
            Self::Fire { .. } | Self::ClearJam { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        let dice = |unit: &CounterId| {
            let figure = table.figure(*unit);
            let most =
                figure.and_then(|figure| super::ready(table, &figure).map(|(_, no)| table.field.weapon(no).dice).max());
            most.unwrap_or(1)
        };
        match *self {
            Self::Fire { unit, .. } => Aim::Attack { force: dice(unit) },
            Self::Suppress { units, .. } => {
                Aim::Attack { force: units.iter().map(dice).fold(0_u8, u8::saturating_add).max(1) }
            }
            Self::ClearJam { .. } => Aim::Recover,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Fire { unit, at, with, burst } => {
                shot::judge(seen, side, (*unit, *at), *with, *burst).map(Report::Fire)
            }
            Self::Suppress { units, at } => suppress::judge(seen, side, units, *at).map(Report::Suppress),
            Self::ClearJam { unit } => suppress::clears(seen, side, *unit).map(Report::Done),
        }
    }
}
