//! Section 17.1: infantry goes for vehicles with what it carries.
//!
//! An order names who assaults which vehicle with what, and which leaders help. All make a Morale Check first; those who pass go in as the
//! last step of a normal move, and attack one after the other ([`frame`]). After an overrun the infantry does the same where it stands
//! ([`overrun`](crate::sections::overrun)).

mod declared;
mod frame;
pub mod odds;
pub(crate) mod offers;
mod orders;
pub mod rules;
#[cfg(test)]
pub(crate) mod test_bench;
pub(crate) mod words;

use crate::facts::command::Assault;
use crate::facts::event::{AssaultRoll, Event, MoraleRoll};
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::vehicle::VehicleDef;
use crate::sections::close_assault::rules::{
    ASSAULT_TOTAL, LEADER_CHECKS, LEADER_HELPS, ONE_WEAPON, OUT_OF_COVER, WEAKEST_ARMOUR,
};
use crate::sections::weapons::rules::NO_FLAMETHROWER;
use crate::sections::wrecks::check::MoraleCheck;
use crate::sections::wrecks::{self, Destroyed};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, Side};

pub use crate::sections::close_assault::declared::{Declared, Way, attempt};
pub(crate) use crate::sections::close_assault::declared::{leader, weapon_of};
pub(crate) use crate::sections::close_assault::frame::{begin, next};

/// What an assault comes to before the dice: the panel prints it, the assault is rolled with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssaultReport {
    /// The assaulter's strength, line by line.
    pub attack: Vec<Line>,
    /// Its sum.
    pub attack_total: i32,
    /// The vehicle's, line by line.
    pub defence: Vec<Line>,
    /// Its sum.
    pub defence_total: i32,
    /// In how many of 36 throws the vehicle is destroyed.
    pub chance_of_36: u8,
}

/// LNL-17.1-01, LNL-11.2-07, LNL-1.6.3-13: multi-man counters in Good Order but teams, and heroes.
pub fn may_assault(unit: UnitNow) -> bool {
    unit.good_order() && unit.may(Trait::CloseAssaults)
}

/// The enemy vehicles in a Location, in the list's order. Who rides on them or in them is part of them (LNL-17.1-03).
pub fn vehicles(table: &Table, at: Spot, side: Side) -> SmallVec<[CounterId; 2]> {
    table.side_at(at, side.other()).filter(|unit| unit.may(Trait::Drives)).map(|unit| unit.id).collect()
}

/// What a weapon adds to the assault of the unit that carries it: the HE equivalent of ordnance, against armour without the -1 of HEAT (LNL-14.2.1-04); the
/// firepower of satchel charges (LNL-1.6.2-B04, -B05), Molotovs (LNL-1.6.22-B04) and anti-tank grenades, 3 (LNL-1.6.23-01, LNL-1.6.23-B02).
///
/// # Errors
/// It adds nothing (LNL-1.6.2-B03).
pub fn weapon_adds(table: &Table, weapon: WeaponNow) -> Result<i32, Refusal> {
    let definition = table.weapon_definition(weapon);
    let nothing = |rule| Err(Refusal::new(rule, words::adds_nothing(weapon.id)));
    match (definition.kind, &definition.ordnance) {
        (WeaponKind::Ordnance, Some(ordnance)) => Ok(i32::from(ordnance.he)),
        (WeaponKind::SatchelCharge | WeaponKind::Molotov | WeaponKind::AntiTankGrenade, _) => {
            Ok(i32::from(definition.firepower))
        }
        (WeaponKind::Flamethrower, _) => nothing(NO_FLAMETHROWER),
        (WeaponKind::Ordnance | WeaponKind::MachineGun | WeaponKind::Mortar, _) => nothing(ONE_WEAPON),
    }
}

/// True if the weapon is gone when it has been used in an assault, whatever comes of it (LNL-17.1-21, LNL-1.6.23-B04).
// Reading: so is ordnance of one shot, such as a Panzerfaust.
pub fn is_used_up(table: &Table, weapon: WeaponNow) -> bool {
    let definition = table.weapon_definition(weapon);
    match definition.kind {
        WeaponKind::SatchelCharge | WeaponKind::Molotov | WeaponKind::AntiTankGrenade => true,
        WeaponKind::Ordnance | WeaponKind::MachineGun | WeaponKind::Flamethrower | WeaponKind::Mortar => {
            definition.ordnance.as_ref().is_some_and(|ordnance| ordnance.one_shot)
        }
    }
}

/// The lowest armour factor of a vehicle, whichever side it is on; an unarmoured one counts 0 (LNL-17.1-14).
pub fn lowest_armour(vehicle: &VehicleDef) -> i32 {
    let lowest = vehicle.lowest_armour().filter(|_| !vehicle.has_unarmoured_facing());
    lowest.map_or(0, i32::from)
}

/// What the assault of a unit comes to before the dice (LNL-17.1-10 to -14). Firepower 0 adds 0 (LNL-17.1-13), no target modifier helps the
/// vehicle; a squad 1-6-4 with a Panzerfaust adds 2, and an M4A1 adds 2 (LNL-17.1-16).
pub fn report(table: &Table, assault: &Assault) -> AssaultReport {
    let mut attack = Vec::new();
    if let Some(unit) = table.unit(assault.unit) {
        attack.push(Line::from(ASSAULT_TOTAL, table.own_firepower(unit), unit.id));
    }
    // LNL-17.1-25: a hero's assault is helped as well.
    if let Some(leader) = assault.leader.and_then(|id| table.unit(id)) {
        attack.push(Line::from(LEADER_HELPS, table.leadership(leader), leader.id));
    }
    if let Some(weapon) = assault.weapon.and_then(|id| table.weapon(id))
        && let Ok(adds) = weapon_adds(table, weapon)
    {
        attack.push(Line::from(ONE_WEAPON, adds, weapon.id));
    }
    let vehicle = table.unit(assault.target).and_then(|unit| table.vehicle(unit));
    let defence = vec![Line::from(WEAKEST_ARMOUR, vehicle.map_or(0, lowest_armour), assault.target)];
    let sum = |lines: &[Line]| lines.iter().map(|line| line.value).sum::<i32>();
    let (attack_total, defence_total) = (sum(&attack), sum(&defence));
    let chance_of_36 = chance_of_36(attack_total - defence_total);
    AssaultReport { attack, attack_total, defence, defence_total, chance_of_36 }
}

/// In how many of 36 throws one die and this advantage are greater than another die: a tie destroys nothing (LNL-17.1-15, LNL-RB-19).
pub fn chance_of_36(advantage: i32) -> u8 {
    let throws = (1..=6).flat_map(|attack| (1..=6).map(move |defence| attack - defence));
    throws.filter(|difference| difference + advantage > 0).count() as u8
}

/// The Morale Check before an assault (LNL-17.1-06 to -08): `cover`, if the unit comes out of a hex with a positive target modifier;
/// `leader`, the one who has passed and helps multi-man counters, not heroes.
pub fn check(table: &Table, unit: UnitNow, cover: bool, leader: Option<UnitNow>) -> MoraleCheck {
    let leader = leader.filter(|leader| unit.is_mmc() && table.leadership(*leader) > 0);
    let helps = leader.map(|leader| Line::from(LEADER_CHECKS, table.leadership(leader), leader.id));
    MoraleCheck::of(table, unit, cover.then(|| Line::of(OUT_OF_COVER, 2)).into_iter().chain(helps))
}

/// Makes the check; true if the unit passes.
pub(crate) fn make_check(
    table: &Table,
    dice: &mut DiceCup,
    unit: UnitNow,
    cover: bool,
    leader: Option<UnitNow>,
) -> (Event, bool) {
    check(table, unit, cover, leader).roll(dice, MoraleRoll::CloseAssault)
}

/// The leader who helps the checks of others most.
// Reading: of several leaders who have passed one counts, the best, as in every other check.
pub(crate) fn best_leader(table: &Table, leaders: &[UnitNow]) -> Option<UnitNow> {
    leaders
        .iter()
        .copied()
        .max_by_key(|leader| (table.leadership(*leader), std::cmp::Reverse(table.unit_no(leader.id))))
}

/// One assault: both dice, and what comes of them. A vehicle that is destroyed takes crew, armour leader and all passengers with it
/// (LNL-17.1-17).
pub(crate) fn roll(table: &Table, dice: &mut DiceCup, side: Side, at: Place, assault: &Assault) -> Vec<Event> {
    let report = report(table, assault);
    let (attack_die, defence_die) = (dice.roll_1d6(), dice.roll_1d6());
    let attack_total = report.attack_total + i32::from(attack_die);
    let defence_total = report.defence_total + i32::from(defence_die);
    // LNL-17.1-15, LNL-RB-19: strictly greater.
    let destroyed = attack_total > defence_total;
    let mut events = vec![Event::CloseAssaultRolled(Box::new(AssaultRoll {
        side,
        at,
        assault: *assault,
        attack: report.attack,
        attack_die,
        attack_total,
        defence: report.defence,
        defence_die,
        defence_total,
        destroyed,
    }))];
    let weapon = assault.weapon.and_then(|id| table.weapon(id));
    let used_up = weapon.filter(|weapon| is_used_up(table, *weapon));
    events.extend(used_up.map(|weapon| Event::WeaponGone { weapon: weapon.id }));
    if let Some(vehicle) = table.unit(assault.target).filter(|_| destroyed) {
        events.extend(wrecks::destroyed(table, dice, vehicle, Destroyed::CloseAssault));
    }
    events
}

#[cfg(test)]
#[path = "close_assault_test.rs"]
mod tests;
