//! Driving (7.10): what a drive comes to before it is gone. How it is gone stands in `driven.rs`.
//!
//! A vehicle turns about its middle and drives straight, ahead or back. It is its middle that lies on ground, follows a road and crosses
//! walls, as it is the middle of a man's base; its whole hull sweeps over men, and is stopped by houses and by other vehicles.

mod driven;
mod driver;
mod in_the_way;
mod offered;
mod orders;
pub mod rules;
mod ways;
pub(crate) mod words;

pub(crate) use driven::{SetsOff, sets_off};
pub(crate) use driver::Driver;
pub(crate) use offered::offers;
pub use ways::{cheapest, reach, straight};

use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Left, Morale};
use crate::sections::damage::rules::CREW_MORALE;
use crate::sections::movement::{Crossed, Footing};
use crate::sections::points::{acting_vehicle, can_pay, pay};
use measured_table::ways::{Drive, Step};
use measured_table::{Hull, Share};
use rules::DRIVE_MOST;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// What a drive comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct DriveReport {
    /// Which vehicle.
    pub unit: CounterId,
    /// Its steps.
    pub steps: Vec<Step>,
    /// Its hull at the start, and after each step.
    pub hulls: Vec<Hull>,
    /// How far it drives ahead, in tenths.
    pub ahead: i32,
    /// How far it drives back, which counts twice (PH-H-31).
    pub back: i32,
    /// How many turns of up to 45 degrees it makes (PH-7.10-05).
    pub turns: u8,
    /// The ground at the start.
    pub footing: Footing,
    /// Its whole way lies on roads (PH-GEO-15).
    pub on_road: bool,
    /// How far it drives in a turn from such ground, in tenths (PH-7.10-01).
    pub most: i32,
    /// What the price is made of, in action points (PH-7.10-03, -05, -06).
    pub lines: Vec<Line>,
    /// The price, paid once for the whole drive (PH-7.10-04).
    pub cost: u8,
    /// The obstacles that are crossed, by the stretch of the way that comes to them.
    pub crossed: Vec<Crossed>,
    /// The men that it runs over, as far as one knows of them: friends too (PH-R-74).
    pub run_over: Vec<CounterId>,
    /// What it takes of the allowance, which all drives of a turn share (PH-R-69).
    pub share: Share,
    /// How the vehicle leaves the table at the end, with all aboard (PH-H-43).
    pub leaves: Left,
    /// The action points that it may use after it.
    pub points_left: u8,
    /// How far it might drive on ahead after it, in tenths.
    pub room_left: i32,
}

impl DriveReport {
    /// How far it drives in all.
    pub const fn length(&self) -> i32 {
        self.ahead + self.back
    }
    /// Its hull at each beat, the start first: where others may cut in (PH-H-40).
    pub fn beats(&self) -> Vec<Hull> {
        let Some(start) = self.hulls.first() else { return Vec::new() };
        Drive::new(start, self.steps.clone()).beats(start)
    }
    /// Dice: of each mine in whose area it starts; the others fall on the way.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(vehicle) = table.figure(self.unit) else { return Vec::new() };
        let mut events = pay(table, &[(vehicle, self.cost)]);
        let Self { steps, leaves, most, .. } = self;
        events.extend(sets_off(table, dice, &vehicle, SetsOff { steps, leaves, most, flees: false }));
        events
    }
}

/// Whether a vehicle can drive by order (PH-H-44, PH-ST-15).
///
/// # Errors
/// It is immobilised, or its crew's morale forbids it.
pub(crate) fn may_drive(vehicle: &Figure) -> Result<(), Refusal> {
    if vehicle.immobile {
        return Err(Refusal::new(DRIVE_MOST, words::immobile()));
    }
    match vehicle.morale {
        Morale::Operational => Ok(()),
        Morale::Pinned => Err(Refusal::new(CREW_MORALE, words::pinned())),
        Morale::Demoralised => Err(Refusal::new(CREW_MORALE, words::demoralised())),
        Morale::Panicked => Err(Refusal::new(CREW_MORALE, words::panicked())),
    }
}

/// What an ordered drive comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId, steps: &[Step]) -> Result<DriveReport, Refusal> {
    let vehicle = acting_vehicle(seen, side, unit)?;
    of_vehicle(seen, &vehicle)?.goes(steps)
}

/// Who is about to drive by order.
fn of_vehicle<'t>(table: &'t Table<'t>, vehicle: &Figure) -> Result<Driver<'t>, Refusal> {
    may_drive(vehicle)?;
    // Nothing costs less than a turn of up to 45 degrees.
    can_pay(table, &[(*vehicle, 1)])?;
    Driver::new(table, vehicle)
}

/// The hull of a vehicle after these steps, whatever forbids them.
pub fn end_of(table: &Table, vehicle: &Figure, steps: &[Step]) -> Option<Hull> {
    let hull = table.hull(vehicle)?;
    Some(Drive::new(&hull, steps.to_vec()).end)
}

#[cfg(test)]
#[path = "driven_test.rs"]
mod driven_test;
#[cfg(test)]
#[path = "driving_test.rs"]
mod tests;
#[cfg(test)]
#[path = "ways_test.rs"]
mod ways_test;
