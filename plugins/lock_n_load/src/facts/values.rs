//! The effective values of a unit: morale, leadership, firepower, range, movement. Each is the sum of its parts, and each part says
//! by which rule it counts, so a number and its explanation are one function.

use crate::facts::rules::{LEADERSHIP, MORALE, UNSTATED_DOWN};
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::definition::Face;
use crate::files::markers::Marker;
use crate::sections::driving::rules::SHAKEN_VEHICLE;
use crate::sections::fire::rules::{ATTACK_TOTAL, RANGE, WOUNDED_LEADER};
use crate::sections::heroes::rules::WOUNDED_HERO;
use crate::sections::movement::rules::MOVEMENT_FACTOR;
use crate::sections::weapons::rules::SINGLE_MAN_CARRIES;
use crate::sections::wrecks::rules::ARMOUR_LEADER;
use hex_board::HexId;
use table::{Line, RuleId, Tally};

fn part(rule: RuleId, value: i32, unit: UnitNow) -> Line {
    Line::from(rule, value, unit.id)
}

/// The side of the counter that holds for firepower and range, and the rule by which what it prints counts.
fn side_shown(table: &Table, unit: UnitNow, rule: RuleId) -> (RuleId, Face) {
    let def = table.definition(unit);
    if unit.on_wounded_side() { (WOUNDED_HERO, def.back) } else { (rule, def.front) }
}

fn leaders_wound(unit: UnitNow, tally: &mut impl Tally) {
    if unit.may(Trait::Leads) && unit.has(Marker::Wounded) {
        tally.add(part(WOUNDED_LEADER, -1, unit));
    }
}

/// Present morale; of a vehicle with an armour leader his, in every case (LNL-11.8-B02), else its own
/// (LNL-15.0-19).
pub fn morale(table: &Table, unit: UnitNow, tally: &mut impl Tally) {
    if let Some(leader) = &table.definition(unit).armour_leader {
        return tally.add(part(ARMOUR_LEADER, i32::from(leader.morale), unit));
    }
    let (rule, face) = side_shown(table, unit, MORALE);
    let face = if unit.shaken { table.definition(unit).back } else { face };
    tally.add(part(rule, i32::from(face.morale), unit));
    leaders_wound(unit, tally);
}

/// A leader's leadership now: it helps fire, Damage Checks, rallies, melee attacks, withdrawals and his own spotting.
pub fn leadership(table: &Table, unit: UnitNow, tally: &mut impl Tally) {
    tally.add(part(LEADERSHIP, i32::from(table.definition(unit).front.leadership), unit));
    leaders_wound(unit, tally);
}

/// A unit's own firepower.
pub fn firepower(table: &Table, unit: UnitNow, tally: &mut impl Tally) {
    let (rule, face) = side_shown(table, unit, ATTACK_TOTAL);
    tally.add(part(rule, i32::from(face.firepower), unit));
}

/// The range of a unit's own firepower; of a leader, who has none, nothing.
pub fn range(table: &Table, unit: UnitNow, tally: &mut impl Tally) {
    if unit.may(Trait::HasFirepower) {
        let (rule, face) = side_shown(table, unit, RANGE);
        tally.add(part(rule, i32::from(face.range), unit));
    }
}

/// The movement points that a unit may spend.
pub fn movement(table: &Table, unit: UnitNow, tally: &mut impl Tally) {
    let factor = i32::from(table.movement_factor(unit));
    tally.add(part(if unit.on_wounded_side() { WOUNDED_HERO } else { MOVEMENT_FACTOR }, factor, unit));
    if unit.shaken && unit.may(Trait::Drives) {
        tally.add(part(SHAKEN_VEHICLE, -table.lost_by_halving(factor), unit));
    }
    if unit.is_smc() && table.carried_by(unit.id).any(|weapon| !weapon.set_up) {
        // A multi-man counter carries without cost (LNL-1.6.1-04).
        tally.add(part(SINGLE_MAN_CARRIES, -factor.min(2), unit));
    }
}

impl Table<'_> {
    /// What halving takes off where no rule says how to round: what is left is rounded up, or down where that is switched (LNL-RB-01).
    pub fn lost_by_halving(&self, whole: i32) -> i32 {
        let left_over = i32::from(self.plays(UNSTATED_DOWN));
        (whole + left_over).div_euclid(2)
    }
    /// A unit's present morale.
    pub fn morale(&self, unit: UnitNow) -> i32 {
        let mut sum = 0;
        morale(self, unit, &mut sum);
        sum
    }
    /// A leader's leadership now.
    pub fn leadership(&self, unit: UnitNow) -> i32 {
        let mut sum = 0;
        leadership(self, unit, &mut sum);
        sum
    }
    /// A unit's own firepower now.
    pub fn own_firepower(&self, unit: UnitNow) -> i32 {
        let mut sum = 0;
        firepower(self, unit, &mut sum);
        sum
    }
    /// The range of a unit's own firepower now.
    pub fn own_range(&self, unit: UnitNow) -> u8 {
        let mut sum = 0;
        range(self, unit, &mut sum);
        sum.try_into().unwrap_or_default()
    }
    /// The movement factor printed on the side that a unit shows.
    pub fn movement_factor(&self, unit: UnitNow) -> u8 {
        let def = self.definition(unit);
        let back = unit.shaken || unit.on_wounded_side();
        if back && def.back.movement > 0 { def.back.movement } else { def.front.movement }
    }
    /// The movement points of a unit now.
    pub fn movement_points(&self, unit: UnitNow) -> u8 {
        let mut sum = 0;
        movement(self, unit, &mut sum);
        sum.try_into().unwrap_or_default()
    }
}

/// What a hex is worth to those in it, by its terrain and by the wrecks that lie there (LNL-RB-45); smoke apart.
impl Table<'_> {
    /// Its target modifier: the higher of the two.
    pub fn hex_tm(&self, hex: HexId) -> i32 {
        let own = self.field.definitions.terrain(self.field.map.at(hex).terrain).tm;
        let hulk = self.hexes.hulks().contains(hex).then_some(self.field.definitions.effects.hulk_tm);
        i32::from(hulk.map_or(own, |hulk| hulk.max(own)))
    }
    /// The number that finds unspotted units in it on one die or less (LNL-10.1-13); none: they are always Spotted.
    pub fn hex_spot(&self, hex: HexId) -> Option<u8> {
        let own = self.field.definitions.terrain(self.field.map.at(hex).terrain).spot;
        own.or_else(|| self.hexes.hulks().contains(hex).then_some(self.field.definitions.effects.hulk_spot))
    }
}

#[cfg(test)]
#[path = "values_test.rs"]
mod tests;
