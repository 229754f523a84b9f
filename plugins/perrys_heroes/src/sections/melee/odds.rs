//! The exact chances of a bout, from the same lines by which it is fought: every throw of two ten-sided dice.

use super::{Bout, MeleeReport};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::sections::casualties::odds::{Course, Fate, Prospect, prospects};
use table::CounterId;

/// The chances of a bout, out of a hundred throws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MeleeOdds {
    /// The attacker wins, and the defender dies.
    pub wins: u8,
    /// A tie: nothing happens.
    pub ties: u8,
    /// The defender wins, and the attacker dies.
    pub loses: u8,
}

impl MeleeOdds {
    /// Of so many throws.
    pub const OUT_OF: u8 = 100;
}

/// The chances of a bout.
pub fn odds(report: &MeleeReport) -> MeleeOdds {
    let mut odds = MeleeOdds::default();
    for (attacker, defender) in (1..=10).flat_map(|one| (1..=10).map(move |other| (one, other))) {
        match report.bout([attacker, defender]) {
            Bout::Won => odds.wins += 1,
            Bout::Tied => odds.ties += 1,
            Bout::Lost => odds.loses += 1,
        }
    }
    odds
}

/// What a bout may bring to both, and to their friends who may have to test their morale (PH-7.6-08).
pub fn aftermath(table: &Table, report: &MeleeReport) -> Vec<Prospect> {
    let odds = odds(report);
    let course = |often: u8, dies: Option<CounterId>| {
        let dead = |unit| Fate { unhurt: Chance::NEVER, dead: Chance::SURE, ..Fate::none(unit) };
        let chance = Chance::new(often.into(), MeleeOdds::OUT_OF.into());
        Course { chance, fates: dies.map(dead).into_iter().collect(), shaken: Vec::new() }
    };
    let courses = [course(odds.wins, Some(report.at)), course(odds.ties, None), course(odds.loses, Some(report.unit))];
    prospects(table, &courses)
}
