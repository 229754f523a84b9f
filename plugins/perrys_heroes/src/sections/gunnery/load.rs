//! Loading a main gun (7.3).

use super::rules::{LOADED, LOADING, LOADING_REDUCED};
use super::{gun, words};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::Round;
use crate::sections::locating::steady;
use crate::sections::points::{self, rules::REDUCED};
use table::{CounterId, Line, Refusal, Side};

/// A round for a main gun, before it is paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadReport {
    /// Which vehicle.
    pub unit: CounterId,
    /// With which round.
    pub round: Round,
    /// What it costs, part by part.
    pub lines: Vec<Line>,
    /// Together.
    pub cost: u8,
}

/// Whether a gun may be loaded with a round, and what that costs.
///
/// Reading: to load is no attack, so a Demoralised crew may (PH-H-44); a Panicked one does nothing but drive away.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(table: &Table, side: Side, unit: CounterId, round: Round) -> Result<LoadReport, Refusal> {
    let vehicle = points::acting_vehicle(table, side, unit)?;
    plan(table, &vehicle, round)
}

pub(super) fn plan(table: &Table, vehicle: &Figure, round: Round) -> Result<LoadReport, Refusal> {
    steady(vehicle)?;
    gun(table, vehicle)?;
    let refuse = |why| Err(Refusal::new(LOADED, why));
    let price = match (vehicle.round, round) {
        (_, Round::Empty) => return refuse(words::no_round()),
        (Round::Empty, Round::AntiTank | Round::HighExplosive) => 1,
        (holds, wanted) if holds == wanted => return refuse(words::same_round()),
        // PH-7.3-02: the other one must come out first.
        (Round::AntiTank | Round::HighExplosive, Round::AntiTank | Round::HighExplosive) => 2,
    };
    let mut lines = vec![Line::of(LOADING, price)];
    if points::is_reduced(table, vehicle) {
        lines.push(Line::from(LOADING_REDUCED, 1, vehicle.id));
    }
    let cost = points::price(&lines);
    points::can_pay(table, &[(*vehicle, cost)])?;
    Ok(LoadReport { unit: vehicle.id, round, lines, cost })
}

impl LoadReport {
    /// Pays, and loads. Nothing is left to dice.
    pub(crate) fn carry_out(self, table: &Table) -> Vec<Event> {
        let Some(vehicle) = table.figure(self.unit) else { return Vec::new() };
        let mut events = points::pay(table, &[(vehicle, self.cost)]);
        events.push(Event::Is(self.unit, Is::Loaded(self.round)));
        events
    }
}

/// What each man that a crew lacks adds to a price; nothing where it is whole (PH-7.1-04).
pub(super) fn lacking(table: &Table, vehicle: &Figure) -> Option<Line> {
    let missing = points::missing(table, vehicle);
    (missing > 0).then(|| Line::from(REDUCED, missing.into(), vehicle.id))
}
