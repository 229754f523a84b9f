//! The exact chances of a main gun, from the lines by which it is rolled.

use super::shell;
use super::shot::{Effect, GunReport};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::sections::casualties::odds::{Course, Fate, Prospect, prospects};
use crate::sections::damage;

/// Faces of the die of the shot, and of the casualty die.
const TEN: u128 = 10;
const SIX: u128 = 6;

/// What a shot may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GunOdds {
    /// That it hits.
    pub hits: Chance,
    /// What a hit may bring a vehicle; none where it is fired at none, and of a gun on a carriage.
    pub damage: Option<damage::Odds>,
    /// What it may bring men on foot and their friends, whether it hits or not.
    pub men: Vec<Prospect>,
}

/// The chances of a shot. From alert at somebody who is not located they are those once he is.
pub fn odds(table: &Table, report: &GunReport) -> GunOdds {
    let hits = Chance::new(report.faces().into(), TEN);
    let damage = match &report.effect {
        Effect::Armour(hit) => damage::odds(table, hit),
        Effect::Man(_) | Effect::Burst(_) => None,
    };
    GunOdds { hits, damage, men: men(table, report, hits) }
}

/// What it may bring men on foot: of a vehicle's friends see [`damage::Odds`].
fn men(table: &Table, report: &GunReport, hits: Chance) -> Vec<Prospect> {
    let struck = match &report.effect {
        Effect::Armour(_) => return Vec::new(),
        Effect::Burst(shell) => shell::course(table, shell, hits),
        Effect::Man(struck) => {
            let kills = if struck.marked { Chance::SURE } else { Chance::new(struck.kills().into(), SIX) };
            let violent = Chance::new(struck.violent().into(), SIX);
            let fate = Fate { unit: struck.unit, unhurt: Chance::NEVER, wounded: kills.not(), dead: kills, violent };
            Course { chance: hits, fates: vec![fate], shaken: Vec::new() }
        }
    };
    let missed = Course { chance: hits.not(), fates: Vec::new(), shaken: Vec::new() };
    prospects(table, &[struck, missed])
}
