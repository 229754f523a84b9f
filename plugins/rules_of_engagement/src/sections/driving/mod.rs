//! How vehicles move (ROE-MOV, ROE-VCV): what a drive comes to before it is gone, and what comes by itself. How it is gone stands in
//! `reaction/driven.rs`.
//!
//! A vehicle turns about its middle and drives straight, ahead or back. It is its middle that lies on ground, follows a road and crosses
//! walls, as it is the middle of a man's base; its whole hull is stopped by buildings and by all that stands on the table.

mod driver;
mod in_the_way;
mod offered;
mod orders;
mod recovery;
mod route;
pub mod rules;
mod wild;
pub(crate) mod words;

pub(crate) use driver::Driver;
pub use driver::approach::approach_test;
pub(crate) use driver::approach::is_escorted;
pub(crate) use offered::offers;
pub(crate) use recovery::phase_ends;
pub(crate) use route::{Route, carried, stands_as};
pub(crate) use wild::goes_wild;

use crate::facts::command::RideOf;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure, Stand};
use crate::facts::frames::{Check, Driving};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Order, Station};
use crate::sections::armour::rules::DAMAGE;
use crate::sections::hiding;
use crate::sections::movement::Crossed;
use crate::sections::movement::rules::TENTHS;
use crate::sections::ordering::rules::{ORDERS, RUN_LEAST};
use crate::sections::trials::DisciplineTest;
use measured_table::ways::Step;
use measured_table::{Heading, Hull};
use rules::{BOGS, PIVOTS};
use table::{CounterId, Line, Refusal, Side};

#[cfg(test)]
#[path = "bench_test.rs"]
mod bench;
#[cfg(test)]
#[path = "cover_test.rs"]
mod cover_test;
#[cfg(test)]
#[path = "driving_test.rs"]
mod driving_test;
#[cfg(test)]
#[path = "recovery_test.rs"]
mod recovery_test;
#[cfg(test)]
#[path = "wild_test.rs"]
mod wild_test;

/// What somebody wants a vehicle to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'a> {
    pub steps: &'a [Step],
    pub turret: Option<Heading>,
    pub rides: &'a [RideOf],
    pub test: bool,
}

/// What a drive comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct DriveReport {
    /// The vehicle's unit.
    pub unit: CounterId,
    /// Its steps.
    pub steps: Vec<Step>,
    /// Its hull at the start, and after each step.
    pub hulls: Vec<Hull>,
    /// How far it drives in all, in tenths.
    pub length: i32,
    /// What counts of that: back at half the Move counts twice (ROE-GEO-09).
    pub counts: i32,
    /// How many pivots it makes.
    pub pivots: u8,
    /// The ground worse than open that it touches, by the beats of the drive.
    pub crossed: Vec<Crossed>,
    /// Its whole way is on road (ROE-MOV-02).
    pub on_road: bool,
    /// How far it may drive, in tenths.
    pub most: i32,
    /// What that is made of, in tenths.
    pub lines: Vec<Line>,
    /// How far it must drive, in tenths.
    pub least: i32,
    /// Where its turret is turned as it sets off; it turns on with the hull.
    pub turret: Option<Heading>,
    /// What is due on the way.
    pub checks: Vec<Check>,
    /// The last beat of its drive.
    pub last: u16,
    /// The test that it takes before it comes near to cover (ROE-VCV-01); none: it needs none.
    pub test: Option<DisciplineTest>,
}

impl DriveReport {
    /// It sets off.
    pub(crate) fn carry_out(self, table: &Table) -> Vec<Event> {
        let Some(unit) = table.unit(self.unit) else { return Vec::new() };
        let Self { steps, checks, last, turret, length, .. } = self;
        sets_off(table, &unit, SetsOff { steps, checks, last, turret, moves: length > 0, wild: false })
    }
}

/// How a vehicle sets off.
pub(crate) struct SetsOff {
    pub steps: Vec<Step>,
    pub checks: Vec<Check>,
    pub last: u16,
    /// Where its turret is turned first.
    pub turret: Option<Heading>,
    /// It drives, and does not pivot alone, which is no movement (ROE-ORD-01).
    pub moves: bool,
    pub wild: bool,
}

/// A vehicle sets off: if it drives it is Hidden no more (ROE-H-21).
pub(crate) fn sets_off(table: &Table, unit: &Unit, how: SetsOff) -> Vec<Event> {
    let Some(vehicle) = table.vehicle_of(unit) else { return Vec::new() };
    let Some(at) = vehicle.at else { return Vec::new() };
    let SetsOff { steps, checks, last, turret, moves, wild } = how;
    let mut events = if moves { hiding::opens(table, unit) } else { Vec::new() };
    events.extend(unit.becomes([Is::Moved(unit.moved || moves), Is::Gone(true)]));
    if let Some(turret) = turret.filter(|turret| *turret != vehicle.turret) {
        events.push(Event::Is(vehicle.id, figures::Is::Turret(turret)));
        events.push(Event::Is(vehicle.id, figures::Is::TurretTurned(true)));
    }
    if wild {
        events.push(Event::Is(vehicle.id, figures::Is::OutOfControl(false)));
    }
    if steps.is_empty() && checks.is_empty() {
        return events;
    }
    let from = Stand { at, facing: vehicle.facing };
    let (id, side) = (unit.id, unit.side);
    let driving = Driving {
        unit: id,
        side,
        from,
        steps: Vec::new(),
        checks: Vec::new(),
        done: 0,
        last: 0,
        beat: 0,
        asked: None,
        wild,
    };
    events.push(Event::Pushed(driving.into()));
    events.push(Event::Steered { unit: id, steps, checks, last });
    events
}

/// Why a vehicle does not move, if it cannot: for good, or as long as nobody drives it or it is bogged down.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn is_mobile(table: &Table, vehicle: &Figure) -> Result<(), Refusal> {
    let unit = table.unit_at(vehicle.unit.0).map_or(vehicle.id, |unit| unit.id);
    if vehicle.immobile || vehicle.engine_damaged {
        return Err(Refusal::new(DAMAGE, words::cannot_move(unit)));
    }
    if vehicle.bogged {
        return Err(Refusal::new(BOGS, words::bogged(unit)));
    }
    if vehicle.driver != Station::Fit || table.crew_aboard(vehicle).next().is_none() {
        return Err(Refusal::new(DAMAGE, words::no_driver(unit)));
    }
    Ok(())
}

/// A vehicle of a side that may still drive, or turn its turret, by its order.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_drive<'t>(table: &Table<'t>, side: Side, unit: CounterId) -> Result<(Driver<'t>, Order), Refusal> {
    let own = table.unit(unit).filter(|one| one.side == side);
    let driver = own.and_then(|own| Driver::new(table, &own));
    let driver = driver.ok_or_else(|| Refusal::new(PIVOTS, words::not_yours(unit)))?;
    if driver.unit.gone {
        return Err(Refusal::new(ORDERS, words::has_moved(unit)));
    }
    match driver.unit.order {
        None => Err(Refusal::new(ORDERS, words::no_order(unit))),
        Some(order) => Ok((driver, order)),
    }
}

/// What an ordered drive comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId, wanted: &Wanted) -> Result<DriveReport, Refusal> {
    let (driver, order) = may_drive(seen, side, unit)?;
    if wanted.steps.is_empty() && wanted.turret.is_none() && wanted.rides.is_empty() {
        return Err(Refusal::new(TENTHS, words::no_steps()));
    }
    if !wanted.steps.is_empty() {
        is_mobile(seen, &driver.vehicle)?;
    }
    driver.goes(order, wanted)
}

/// True if a vehicle can cover its Move in a lawful way (ROE-ORD-03).
pub(crate) fn can_run(table: &Table, unit: &Unit) -> bool {
    let Some(driver) = Driver::new(table, unit).filter(|driver| is_mobile(table, &driver.vehicle).is_ok()) else {
        return false;
    };
    let turns = (0..8).map(|n| driver.hull.heading().turned(n * Heading::TURN / 8));
    let mut drives = turns.map(|to| {
        let turn = (to != driver.hull.heading()).then_some(Step::Turn(to));
        turn.into_iter().chain([Step::Drive(driver.def.moves.0)]).collect::<Vec<Step>>()
    });
    drives.any(|steps| {
        let wanted = Wanted { steps: &steps, turret: None, rides: &[], test: false };
        driver.goes(Order::Run, &wanted).is_ok()
    })
}

/// Whether the Movement phase may end: vehicles with Run have driven, or cannot (ROE-ORD-03).
///
/// # Errors
/// Which must drive first.
pub(crate) fn all_driven(seen: &Seen, side: Side) -> Result<(), Refusal> {
    let must = |unit: &Unit| unit.has(Order::Run) && !unit.gone && can_run(seen, unit);
    match seen.side(side).find(must) {
        Some(unit) => Err(Refusal::new(RUN_LEAST, words::must_run(unit.id))),
        None => Ok(()),
    }
}

/// What is forgotten of a vehicle when its turn begins: how far it has driven, and that its turret was turned (ROE-ST-15).
pub(crate) fn starts(table: &Table, unit: &Unit) -> Vec<Event> {
    let vehicle = table.vehicle_of(unit);
    let is = |vehicle: Figure| {
        let is = [figures::Is::Driven(0), figures::Is::TurretTurned(false), figures::Is::Trusts(None)];
        let now = figures::Is::all(&vehicle);
        is.into_iter().filter(move |is| !now.contains(is)).map(move |is| Event::Is(vehicle.id, is))
    };
    vehicle.into_iter().flat_map(is).collect()
}

/// Whether infantry is near to lead vehicles of a side is looked at when the Orders phase begins (ROE-VCV-02).
pub(crate) fn escorts(table: &Table, side: Side) -> Vec<Event> {
    let vehicles = table.side(side).filter_map(|unit| Some((table.vehicle_of(&unit)?, unit)));
    let led = vehicles.map(|(vehicle, unit)| (vehicle, is_escorted(table, &unit)));
    let changed = led.filter(|(vehicle, led)| vehicle.escorted != *led);
    changed.map(|(vehicle, led)| Event::Is(vehicle.id, figures::Is::Escorted(led))).collect()
}

/// Whether a vehicle is in its Orders phase without an order yet: its hatches are chosen with it (ROE-H-32).
///
/// # Errors
/// It has its order, or the hatches are so already.
fn hatches(seen: &Seen, side: Side, unit: CounterId, open: bool) -> Result<Vec<Event>, Refusal> {
    let refuse = |why| Err(Refusal::new(rules::HATCHES, why));
    let own = seen.unit(unit).filter(|one| one.side == side);
    let Some((own, vehicle)) = own.and_then(|own| Some((own, seen.vehicle_of(&own)?))) else {
        return refuse(words::not_yours(unit));
    };
    if own.order.is_some() {
        return refuse(words::has_an_order(unit));
    }
    if vehicle.buttoned != open {
        return refuse(words::is_so(unit));
    }
    Ok(vec![Event::Is(vehicle.id, figures::Is::Buttoned(!open))])
}
