//! How everybody has come out of a battle, read from the table when it is over.

use super::garage::{Hurt, VehicleOut};
use super::state::CameOut;
use crate::facts::figures::Figure;
use crate::files::values::Health;
use crate::{Outcome, Table};
use serde::{Deserialize, Serialize};

/// How a battle has ended for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// How it ended.
    pub outcome: Outcome,
    /// The men of both sides, in the order of their forces; crews are not among them.
    pub men: [Vec<CameOut>; 2],
    /// Their vehicles and guns, in the order of their counters.
    #[serde(default)]
    pub vehicles: [Vec<VehicleOut>; 2],
}

/// How a battle has ended; none: it is not over.
pub fn aftermath(table: &Table) -> Option<Aftermath> {
    let outcome = table.flow.outcome?;
    let figure_of =
        |no: usize| table.figures.iter().find(|figure| figure.who.is_some_and(|who| usize::from(who) == no));
    let mut men = [Vec::new(), Vec::new()];
    for (no, man) in table.field.men.iter().enumerate() {
        let team = table.field.team(man.team);
        if team.vehicle.is_none() {
            // Who was never dealt has not been in it.
            let came = figure_of(no).map(|figure| CameOut { health: figure.health, left: figure.left });
            men[team.side.index()].push(came.unwrap_or_default());
        }
    }
    let mut vehicles = [Vec::new(), Vec::new()];
    for (no, vehicle) in table.field.vehicles.iter().enumerate() {
        let is_it = |figure: &Figure| figure.vehicle.0.is_some_and(|one| usize::from(one) == no);
        let crew = vehicle.crew.clone().filter_map(|man| figure_of(usize::from(man)));
        let fell = crew.filter(|man| matches!(man.health, Health::Dead | Health::Wounded)).count();
        let fell = u8::try_from(fell).unwrap_or(u8::MAX);
        let came = table.figures.iter().find(is_it).map(|figure| VehicleOut {
            destroyed: figure.health == Health::Dead,
            hurt: hurt(&figure),
            fell,
        });
        vehicles[vehicle.side.index()].push(came.unwrap_or_default());
    }
    Some(Aftermath { outcome, men, vehicles })
}

/// The worst that has befallen a vehicle which is not lost.
const fn hurt(figure: &Figure) -> Option<Hurt> {
    if figure.damaged {
        Some(Hurt::Damaged)
    } else if figure.immobile || figure.turret_jammed || figure.gun_useless {
        Some(Hurt::Immobile)
    } else {
        None
    }
}

#[cfg(test)]
#[path = "aftermath_test.rs"]
mod tests;
