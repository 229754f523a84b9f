//! What this section says of its orders.

use super::given::{Given, given};
use super::rules::{DISREGARDS, ORDERS, RUN_LEAST};
use super::{DisregardReport, called, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::files::values::{Choice, Order, Phase, Use};
use crate::sections::{driving, movement};
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

fn own(seen: &Seen, side: Side, id: CounterId) -> Result<Unit, Refusal> {
    let own = seen.unit(id).filter(|unit| unit.side == side);
    own.ok_or_else(|| Refusal::new(ORDERS, words::no_such_unit()))
}

fn can_run(seen: &Seen, unit: &Unit) -> bool {
    if seen.def(unit).is_vehicle() { driving::can_run(seen, unit) } else { movement::run_ways(seen, unit).is_some() }
}

impl SectionOrder for of::Orders<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Order { .. } | Self::Disregard { .. } => Time::Phase(Phase::Orders),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Order { unit, order, .. } => (vec![*unit], called(*order)),
            Self::Disregard { unit } => (vec![*unit], words::disregard()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Order { .. } | Self::Disregard { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Order { charge: Some(_), .. } => Aim::Assault,
            Self::Order { target: Some(_), .. } => Aim::Attack { force: 1 },
            Self::Order { order, purpose, .. } => match (order, purpose) {
                (Order::Hold, Use::Nothing) | (Order::FallBack, _) | (_, Use::Hide) => Aim::Hold,
                (Order::Hold, Use::Fire | Use::OpportunityFire) => Aim::Prepare,
                (Order::Sneak | Order::Advance | Order::Run | Order::ReserveFire, _) => Aim::Move { nearer: 1 },
            },
            Self::Disregard { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Order { unit, order, purpose, target, charge } => {
                let unit = own(seen, side, *unit)?;
                let one = Given { order: *order, purpose: *purpose, target: *target, charge: *charge };
                let events = given(seen, &unit, one)?;
                // ROE-ORD-03: it can go so far as it must in a lawful way.
                if *order == Order::Run && !can_run(seen, &unit) {
                    return Err(Refusal::new(RUN_LEAST, words::cannot_run()));
                }
                Ok(Report::Done(events))
            }
            Self::Disregard { unit } => {
                let unit = own(seen, side, *unit)?;
                match unit.choice {
                    Choice::Bound if unit.order.is_none() => Ok(Report::Disregard(DisregardReport::of(seen, &unit))),
                    Choice::Bound => Err(Refusal::new(DISREGARDS, words::has_one())),
                    Choice::Failed | Choice::Free => Err(Refusal::new(DISREGARDS, words::bound())),
                }
            }
        }
    }
}
