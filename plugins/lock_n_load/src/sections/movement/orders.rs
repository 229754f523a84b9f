//! What movement says of its orders.

use super::words;
use crate::dispatch::aim::{self, ENTRY, Goer};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::{Movement, of};
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::files::classes::Trait;
use hex_board::{Facing, Place, Spot};
use table::{Aim, CounterId, Refusal, Say, Side};

/// To leave the map is worth a step so much nearer.
const EXIT: i16 = 3;

impl Movement {
    /// That somebody goes somewhere so.
    pub fn in_words(self, to: Place) -> Say {
        match self {
            Movement::Move => words::go(to),
            Movement::AssaultMove => words::assault_move(to),
            Movement::LowCrawl => words::crawl(to),
            Movement::Stealth => words::by_stealth(to),
        }
    }
}

impl SectionOrder for of::Moves<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Exit { units, .. } if units.is_empty() => Time::Move,
            Self::Step { .. } | Self::Stop => Time::Move,
            Self::Move { .. } | Self::Turn { .. } | Self::Exit { .. } => Time::Impulse,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Move { units, by, to, .. } => (units.to_vec(), by.in_words(*to)),
            Self::Step { to, .. } => (Vec::new(), words::go_on(to)),
            Self::Turn { unit, to, .. } => (vec![*unit], words::turn(to)),
            Self::Exit { units, .. } => (units.to_vec(), words::exit()),
            Self::Stop => (Vec::new(), words::stop()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Move { to, .. } | Self::Step { to, .. } => Some(*to),
            Self::Turn { .. } | Self::Exit { .. } | Self::Stop => None,
        }
    }
    fn ready(&self, table: &Table) -> Vec<CounterId> {
        match *self {
            Self::Move { units, .. } | Self::Exit { units, .. } => units.to_vec(),
            Self::Turn { unit, .. } => vec![*unit],
            Self::Step { .. } | Self::Stop => table.flow.moving().map_or(Vec::new(), |moving| moving.units.to_vec()),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Move { units, by, to, facing, .. } => first_step(table, side, units, *by, *to, *facing),
            Self::Step { to, .. } => next_step(table, side, *to),
            Self::Turn { unit, to, by } => turn(table, side, *unit, *to, *by),
            Self::Exit { .. } => Aim::Move { nearer: EXIT },
            Self::Stop => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        Report::done(match *self {
            Self::Move { units, by, to, double_time, facing } => {
                super::begin(seen, side, units, *by, *to, *double_time, *facing)
            }
            Self::Step { to, facing } => super::step(seen, side, *to, *facing),
            Self::Turn { unit, to, by } => super::turn(seen, side, *unit, *to, *by),
            Self::Exit { units, by } => super::exit(seen, side, units, *by),
            Self::Stop => super::stop(seen, side),
        })
    }
}

/// How many hexes a stack goes by this kind of movement, on easy ground.
const fn pace(by: Movement) -> i16 {
    match by {
        Movement::Move => 4,
        Movement::AssaultMove | Movement::Stealth => 2,
        Movement::LowCrawl => 1,
    }
}

/// A stack goes on its way, or on to the map.
fn first_step(table: &Table, side: Side, units: &[CounterId], by: Movement, to: Place, facing: Option<Facing>) -> Aim {
    let first = units.first();
    let from = first.and_then(|unit| aim::hex_of(table, *unit));
    match (from, facing, first.and_then(|unit| table.unit(*unit))) {
        (None, Some(facing), Some(unit)) if unit.may(Trait::Drives) => entry(table, side, unit.id, to, facing),
        _ => gone(aim::step(table, side, from, to, Goer::of(table, first)), by),
    }
}

/// The moving stack goes on.
fn next_step(table: &Table, side: Side, to: Place) -> Aim {
    let Some(moving) = table.flow.moving() else { return Aim::Move { nearer: 0 } };
    let first = moving.units.first();
    let from = first.and_then(|unit| aim::hex_of(table, *unit));
    gone(aim::step(table, side, from, to, Goer::of(table, first)), moving.by)
}

/// As far nearer as a stack comes that goes on as in its first step.
const fn gone(step: Aim, by: Movement) -> Aim {
    match step {
        Aim::Move { nearer } => Aim::Move { nearer: nearer * pace(by) },
        other => other,
    }
}

/// How far it is from the better one of the two hexes that a vehicle enters with this facing; none: it enters neither.
fn ahead(table: &Table, side: Side, at: Spot, facing: Facing, goer: Goer) -> Option<i16> {
    let steps = table.field.steps.by(goer.by).from(at);
    let front = facing.front().map(|direction| table.field.map.at(at.hex).neighbours[direction]);
    let entered = front.into_iter().flatten().filter(|hex| steps.iter().any(|edge| edge.to.hex == *hex));
    entered.filter_map(|hex| aim::way(table, side, hex, goer)).min()
}

/// A vehicle comes on to the map: best with its front to where it is to go.
fn entry(table: &Table, side: Side, unit: CounterId, to: Place, facing: Facing) -> Aim {
    let goer = Goer::of(table, Some(&unit));
    let Some(to) = table.field.map.spot(to) else { return Aim::Move { nearer: 0 } };
    let ways = aim::way(table, side, to.hex, goer).zip(ahead(table, side, to, facing, goer));
    Aim::Move { nearer: if ways.is_some_and(|(here, next)| next < here) { ENTRY } else { 0 } }
}

/// A vehicle turns to where the next step leads nearer than it does now; a team turns its gun at an enemy.
fn turn(table: &Table, side: Side, unit: CounterId, to: Facing, by: Movement) -> Aim {
    let Some(unit) = table.unit(unit).filter(|unit| unit.may(Trait::Drives)) else { return Aim::Prepare };
    let Some(at) = unit.spot() else { return Aim::Move { nearer: 0 } };
    let goer = Goer::of(table, Some(&unit.id));
    let nearer = match (ahead(table, side, at, unit.facing, goer), ahead(table, side, at, to, goer)) {
        (Some(now), Some(then)) => now - then,
        (None, Some(_)) => 1,
        (_, None) => -1,
    };
    Aim::Move { nearer: nearer * pace(by) }
}
