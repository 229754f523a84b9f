//! What grenades say of their orders.

use super::offers::reached_by;
use super::rules::{RIFLE_GRENADE, THROW};
use super::{Grenade, launcher, report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

const fn thrown(smoke: bool) -> Grenade {
    if smoke { Grenade::Smoke } else { Grenade::Fragmentation }
}

/// A burst attacks as strongly as it reaches more of the enemy than of the own side.
fn aim(table: &Table, side: Side, at: Point, what: Grenade) -> Aim {
    let [them, us] = reached_by(table, side, at, what);
    match them.saturating_sub(us) {
        0 if what == Grenade::Smoke => Aim::Prepare,
        0 => Aim::Hold,
        more => Aim::Attack { force: u8::try_from(more).unwrap_or(u8::MAX) },
    }
}

impl SectionOrder for of::Grenades<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Throw { .. } => Time::Activation(THROW),
            Self::Launcher { .. } | Self::RifleGrenade { .. } => Time::Activation(RIFLE_GRENADE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Throw { unit, smoke: true, .. } => (vec![*unit], words::throw_smoke()),
            Self::Throw { unit, smoke: false, .. } => (vec![*unit], words::throw()),
            Self::Launcher { unit, fit: true } => (vec![*unit], words::fit()),
            Self::Launcher { unit, fit: false } => (vec![*unit], words::take_off()),
            Self::RifleGrenade { unit, .. } => (vec![*unit], words::rifle_grenade()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Throw { at, .. } | Self::RifleGrenade { at, .. } => Some(*at),
            Self::Launcher { .. } => None,
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Throw { at, smoke, .. } => aim(table, side, *at, thrown(*smoke)),
            Self::RifleGrenade { at, .. } => aim(table, side, *at, Grenade::Rifle),
            Self::Launcher { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Throw { unit, at, smoke } => report(seen, side, *unit, *at, thrown(*smoke)).map(Report::Throw),
            Self::RifleGrenade { unit, at } => report(seen, side, *unit, *at, Grenade::Rifle).map(Report::Throw),
            Self::Launcher { unit, fit } => launcher(seen, side, *unit, *fit).map(Report::Done),
        }
    }
}
