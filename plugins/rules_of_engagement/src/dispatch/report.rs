//! What a lawful order comes to before the dice, by the section that owns it.

use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::sections::armour::BackInReport;
use crate::sections::buildings::BreachReport;
use crate::sections::discipline::TestReport;
use crate::sections::driving::DriveReport;
use crate::sections::flames::BurnReport;
use crate::sections::hiding::SpotReport;
use crate::sections::indirect::BombardReport;
use crate::sections::movement::MoveReport;
use crate::sections::ordering::DisregardReport;
use crate::sections::reaction::ReactReport;
use crate::sections::shooting::FireReport;
use crate::sections::smoke::SmokeReport;
use table::DiceCup;

/// What a lawful order comes to before the dice.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A Discipline test.
    Test(TestReport),
    /// A crew gets back into its vehicle.
    BackIn(BackInReport),
    /// A test to choose a target freely.
    Disregard(DisregardReport),
    /// A unit moves, or stays and hides.
    Move(MoveReport),
    /// A vehicle drives.
    Drive(DriveReport),
    /// Opportunity fire.
    React(ReactReport),
    /// Fire.
    Fire(FireReport),
    /// Smoke.
    Smoke(SmokeReport),
    /// Indirect fire.
    Bombard(BombardReport),
    /// Fire of a flamethrower.
    Burn(BurnReport),
    /// Fire at a building.
    Breach(BreachReport),
    /// An attempt at spotting.
    Spot(SpotReport),
    /// Nothing is left to dice.
    Done(Vec<Event>),
}

impl Report {
    /// What comes of it, worked out on the table.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self {
            Self::Test(report) => report.carry_out(table, dice),
            Self::BackIn(report) => report.carry_out(table, dice),
            Self::Disregard(report) => report.carry_out(table, dice),
            Self::Move(report) => report.carry_out(table),
            Self::Drive(report) => report.carry_out(table),
            Self::React(report) => report.carry_out(table, dice),
            Self::Fire(report) => report.carry_out(table, dice),
            Self::Smoke(report) => report.carry_out(table, dice),
            Self::Bombard(report) => report.carry_out(table, dice),
            Self::Burn(report) => report.carry_out(table, dice),
            Self::Breach(report) => report.carry_out(table, dice),
            Self::Spot(report) => report.carry_out(table, dice),
            Self::Done(events) => events,
        }
    }
}
