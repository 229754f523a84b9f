//! Buildings: who may enter them (ROE-MOV-08), and fire at them (ROE-BLD).

mod fallen;
mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::Order;
use crate::sections::shooting::{self, Volley};
use crate::sections::{hiding, sight};
use rules::{DESTROYED, TARGETED};
use table::{CounterId, Refusal, Side};

#[cfg(test)]
#[path = "buildings_test.rs"]
mod tests;

/// True if a unit may enter a building: it sneaks, or it knows of an enemy in it, or enemies have fired from it, or a friend is in it
/// (ROE-MOV-08).
pub(crate) fn may_enter(table: &Table, unit: &Unit, piece: usize) -> bool {
    let fired_from = u16::try_from(piece).is_ok_and(|piece| table.battle.fired_from(piece, unit.side.other()));
    let is_in = |other: &Unit| table.bases(other).any(|base| sight::building_at(table.field, base.at) == Some(piece));
    unit.has(Order::Sneak)
        || fired_from
        || table.on_table(unit.side).any(|friend| is_in(&friend))
        || table.on_table(unit.side.other()).any(|enemy| hiding::knows(table, unit, &enemy) && is_in(&enemy))
}

/// Fire at a building before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct BreachReport {
    /// Which unit fires.
    pub unit: CounterId,
    /// Which enemy unit is known to be in the building.
    pub at: CounterId,
    /// The building, by its place in the list of pieces.
    pub piece: u16,
    /// The level fired at: that of the nearest man of that unit who is seen.
    pub storey: u8,
    /// How strong it is now (ROE-H-18).
    pub sr: u8,
    /// The dice of each weapon that can harm it, with what that adds: half its AT, rounded down (ROE-BLD-02).
    pub volleys: Vec<(Volley, u8)>,
}

/// What a unit's fire at the building in which an enemy unit is comes to.
///
/// # Errors
/// Why it cannot fire at it.
pub fn breach_report(table: &Table, unit: &Unit, at: &Unit) -> Result<BreachReport, Refusal> {
    shooting::may_fire_at(table, unit, at)?;
    let piece = sight::building_of(table, at).ok_or_else(|| Refusal::new(TARGETED, words::in_no_building()))?;
    let (volleys, nearest) = shooting::at_building(table, unit, at, piece);
    let Some(nearest) = nearest.filter(|_| !volleys.is_empty()) else {
        return Err(Refusal::new(TARGETED, words::no_weapon()));
    };
    let number = u16::try_from(piece).unwrap_or(u16::MAX);
    let building = table.battle.building(number);
    if fallen::is_destroyed(building.destroyed, nearest.storey) {
        return Err(Refusal::new(DESTROYED, words::destroyed()));
    }
    let sr = table.field.does(piece).sr.saturating_sub(building.weaker);
    Ok(BreachReport { unit: unit.id, at: at.id, piece: number, storey: nearest.storey, sr, volleys })
}

/// Fire at buildings of each unit that may fire, at each unit that it may choose.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    for unit in seen.side(side).filter(|unit| !unit.fired && unit.order_lets_fire()) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        for at in seen.on_table(side.other()).filter(|at| shooting::may_choose(&unit, at)) {
            if orders::judged(seen, side, unit.id, at.id).is_ok() {
                out.push(Command::Breach { unit: unit.id, at: at.id });
            }
        }
    }
}
