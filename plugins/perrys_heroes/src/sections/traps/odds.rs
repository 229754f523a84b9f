//! The chances of work at traps: what a charge brings that goes off.

use super::tripped::burst;
use super::work::{TrapReport, Work};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::sections::casualties::odds::{Course, Prospect, prospects};
use crate::sections::grenades;

/// What the work may bring to everybody whom it concerns, if the charge goes off under him who works (PH-7.15-04).
pub fn aftermath(table: &Table, report: &TrapReport) -> Vec<Prospect> {
    let chance = match report.work {
        Work::Search => return Vec::new(),
        Work::Set(_) | Work::Disarm => Chance::new(1, 10),
    };
    let Some(at) = table.figure(report.unit).and_then(|figure| figure.at) else { return Vec::new() };
    let nothing = Course { chance: chance.not(), fates: Vec::new(), shaken: Vec::new() };
    prospects(table, &[grenades::burst(table, at, &burst(table), chance), nothing])
}
