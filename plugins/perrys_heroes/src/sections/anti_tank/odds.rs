//! The exact chances of an attack.

use super::attack::{AttackReport, Strikes};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::sections::casualties::odds::{Course, Prospect, prospects};
use crate::sections::{damage, grenades};

/// What an attack may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOdds {
    /// That it hits.
    pub hits: Chance,
    /// That it hits and goes through; of what makes a gun useless or bursts, that it hits.
    pub pierces: Chance,
    /// What it may bring a vehicle that it has hit.
    pub damage: Option<damage::Odds>,
}

/// The chances of an attack.
pub fn odds(table: &Table, report: &AttackReport) -> AttackOdds {
    let hits = Chance::new(report.faces().into(), 10);
    let damage = match &report.strikes {
        Strikes::Vehicle(hit) => damage::odds(table, hit),
        Strikes::Burst(_) => None,
    };
    let pierces = damage.as_ref().map_or(Some(hits), |odds| hits.and(odds.pierces)).unwrap_or(Chance::NEVER);
    AttackOdds { hits, pierces, damage }
}

/// What an attack may bring to those around: the friends of a vehicle that is damaged, or those in a burst and their friends. What it may
/// bring those inside [`odds`] tells.
pub fn aftermath(table: &Table, report: &AttackReport) -> Vec<Prospect> {
    let hits = Chance::new(report.faces().into(), 10);
    let courses = match &report.strikes {
        Strikes::Vehicle(hit) => damage::courses(table, hit, hits),
        Strikes::Burst(def) => {
            let Some(at) = table.figure(report.at).and_then(|target| target.at) else { return Vec::new() };
            let nothing = Course { chance: hits.not(), fates: Vec::new(), shaken: Vec::new() };
            vec![grenades::burst(table, at, def, hits), nothing]
        }
    };
    prospects(table, &courses)
}
