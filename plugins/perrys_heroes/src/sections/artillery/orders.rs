//! What artillery says of its orders.

use super::offers::gains;
use super::rules::CALLER;
use super::{register, report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Mission;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Artillery<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Register { .. } => Time::SetUp,
            Self::CallFire { .. } => Time::Activation(CALLER),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Register { .. } => (Vec::new(), words::register()),
            Self::CallFire { unit, radio, mission: Mission::Shells, .. } => (vec![*unit, *radio], words::call_shells()),
            Self::CallFire { unit, radio, mission: Mission::Smoke, .. } => (vec![*unit, *radio], words::call_smoke()),
            Self::CallFire { unit, radio, mission: Mission::Light, .. } => (vec![*unit, *radio], words::call_light()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Register { at, .. } => at.first().copied(),
            Self::CallFire { at, .. } => Some(*at),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Register { .. } | Self::CallFire { mission: Mission::Smoke | Mission::Light, .. } => Aim::Prepare,
            Self::CallFire { support, at, .. } => {
                let battery = table.battle.support(side, *support).map(|support| support.battery);
                match battery.map_or(0, |battery| gains(table, side, *at, battery)) {
                    0 => Aim::Hold,
                    more => Aim::Attack { force: u8::try_from(more).unwrap_or(u8::MAX) },
                }
            }
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Register { support, at } => register(seen, side, *support, at).map(Report::Done),
            Self::CallFire { unit, radio, support, at, mission } => {
                report(seen, side, (*unit, *radio), *support, *at, *mission).map(Report::Call)
            }
        }
    }
}
