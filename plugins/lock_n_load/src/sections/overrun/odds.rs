//! The exact chances of an overrun: its advantage over the defence die, and the Damage Checks by the same function as those of fire.

use crate::facts::situation::{Table, UnitNow};
use crate::sections::fire::odds::{FireOdds, damage_odds};
use crate::sections::{fire, overrun};
use hex_board::Spot;
use smallvec::SmallVec;

/// The chances of each unit in the hex if the vehicle overruns it.
pub fn odds(table: &Table, vehicle: UnitNow, at: Spot) -> FireOdds {
    let strength: i32 = overrun::strength(table, vehicle, at).iter().map(|line| line.value).sum();
    let targets = fire::target::units(table, vehicle.side.other(), at);
    let advantages: SmallVec<[i32; 8]> = targets.iter().map(|_| strength).collect();
    damage_odds(&targets, &advantages, false, false)
}
