//! The rules by which a force is built (ROE-H-24, ROE-H-25), so that whoever builds one is told while he does.

use super::arms::{Armed, concerned, issued};
use super::listed::role_name;
use super::{Stock, words};
use crate::files::force::{ForceDef, TakenDef, UnitDef};
use crate::files::platoons::{FormationDef, PlatoonDef};
use crate::files::values::{Role, UnitKind};
use crate::sections::forces::rules::{FORCE, REQUISITION, STRONG};
use table::{RuleId, Say};

/// What a force may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// What it may count for; none: nobody counts.
    pub ce: Option<u8>,
    /// How many vehicles it may have; none: as many as the file of platoons says.
    pub vehicles: Option<u8>,
}

impl Limits {
    /// Anything may be bought: what holds of a force by itself, before a scenario says more.
    pub const NONE: Self = Self { ce: None, vehicles: Some(u8::MAX) };
}

/// Where in a force a rule is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In the whole of it.
    Force,
    /// In a unit on foot.
    Unit(usize),
    /// In a change of weapons of a unit.
    Taken(usize, usize),
    /// In a vehicle.
    Vehicle(usize),
}

/// A rule that a force breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForceFault {
    /// Which.
    pub rule: RuleId,
    /// Where.
    pub at: Where,
    /// What is wrong, and what would mend it.
    pub say: Say,
}

/// What a force counts for: its units and its vehicles (ROE-H-24). What no file knows counts for nothing.
pub fn total(force: &ForceDef, stock: Stock<'_>) -> u32 {
    let units = force.units.iter().filter_map(|unit| stock.platoons.formation(&unit.formation));
    let vehicles = force.vehicles.iter().filter_map(|crewed| stock.vehicles.find(&crewed.vehicle));
    units.map(|formation| u32::from(formation.ce)).chain(vehicles.map(|vehicle| u32::from(vehicle.ce))).sum()
}

/// How many requisition points a force has spent (ROE-H-25).
pub fn spent(force: &ForceDef, stock: Stock<'_>) -> u32 {
    let taken = force.units.iter().flat_map(|unit| &unit.requisition);
    taken.filter_map(|taken| stock.platoons.swap(&taken.swap)).map(|swap| u32::from(swap.cost)).sum()
}

/// How many platoons a force has: a command each.
fn platoons(force: &ForceDef, platoon: &PlatoonDef) -> usize {
    force.units.iter().filter(|unit| unit.formation == platoon.command).count()
}

/// Every rule that a force breaks. Keys that there are not are told elsewhere.
pub fn faults(force: &ForceDef, stock: Stock<'_>, limits: Limits) -> Vec<ForceFault> {
    let Some(platoon) = stock.platoons.platoon(&force.platoon) else { return Vec::new() };
    let mut found = Vec::new();
    let mut add = |rule, at, say| found.push(ForceFault { rule, at, say });
    of_force(force, platoon, stock, limits, &mut add);
    for (no, unit) in force.units.iter().enumerate() {
        let Some(formation) = stock.platoons.formation(&unit.formation) else { continue };
        if !is_of(platoon, &unit.formation) {
            add(FORCE, Where::Unit(no), words::not_of_platoon(&formation.name, &platoon.name));
        }
        let leads = formation.each().any(|men| matches!(men.role, Role::Officer | Role::Nco));
        if unit.strong && !leads {
            add(STRONG, Where::Unit(no), words::nobody_leads(&formation.name));
        }
        let broken = of_requisition(unit, formation, stock);
        broken.into_iter().for_each(|(taken, say)| add(REQUISITION, Where::Taken(no, taken), say));
    }
    for (no, crewed) in force.vehicles.iter().enumerate() {
        let Some(vehicle) = stock.vehicles.find(&crewed.vehicle) else { continue };
        if !platoon.vehicles.contains(&crewed.vehicle) {
            add(FORCE, Where::Vehicle(no), words::not_of_platoon(&vehicle.name, &platoon.name));
        }
    }
    found
}

/// What is wrong with the whole of a force.
fn of_force(
    force: &ForceDef,
    platoon: &PlatoonDef,
    stock: Stock<'_>,
    limits: Limits,
    add: &mut impl FnMut(RuleId, Where, Say),
) {
    let commands = platoons(force, platoon);
    if commands == 0 {
        add(FORCE, Where::Force, words::no_command(&platoon.name));
    }
    let squads = force.units.iter().filter(|unit| unit.formation == platoon.squad).count();
    let least = usize::from(platoon.squads) * commands.max(1);
    if squads < least {
        add(FORCE, Where::Force, words::too_few_squads(least, squads));
    }
    let cost = total(force, stock);
    if let Some(budget) = limits.ce.filter(|budget| cost > u32::from(*budget)) {
        add(FORCE, Where::Force, words::too_dear(cost, budget));
    }
    let most = limits.vehicles.unwrap_or(stock.platoons.vehicles);
    if force.vehicles.len() > usize::from(most) {
        add(FORCE, Where::Force, words::too_many_vehicles(force.vehicles.len(), most));
    }
    let budget = usize::from(stock.platoons.requisition.points) * commands.max(1);
    let points = spent(force, stock);
    if points as usize > budget {
        add(REQUISITION, Where::Force, words::too_many_points(points, budget));
    }
}

/// True if a formation may fight with a platoon.
fn is_of(platoon: &PlatoonDef, formation: &str) -> bool {
    let own = [&platoon.command, &platoon.squad];
    own.into_iter().chain(&platoon.company).chain(&platoon.division).any(|key| key == formation)
}

/// What is wrong with the changes of a unit's weapons, each by its place in the list (ROE-H-25).
fn of_requisition(unit: &UnitDef, formation: &FormationDef, stock: Stock<'_>) -> Vec<(usize, Say)> {
    let mut broken = Vec::new();
    let mut men = issued(formation);
    for (no, taken) in unit.requisition.iter().enumerate() {
        let TakenDef { swap, man, weapon } = taken;
        let Some(swap) = stock.platoons.swap(swap) else { continue };
        let key = weapon.as_deref().unwrap_or(&swap.gives);
        let known = stock.weapons.no(key).map(|no| stock.weapons.def(no));
        if let Some(other) = known.filter(|_| stock.weapons.base(key) != swap.gives) {
            broken.push((no, words::another_weapon(&swap.name, &other.name)));
        }
        let told = match man {
            Some(_) if swap.whole => Some(words::for_a_whole_squad(&swap.name)),
            None if !swap.whole => Some(words::for_one_man(&swap.name)),
            None if formation.kind != UnitKind::Squad => Some(words::no_squad(&swap.name, &formation.name)),
            Some(_) | None => None,
        };
        let concerned = concerned(taken, &men, swap, stock);
        let told = told.or_else(|| {
            let nobody = concerned.is_empty();
            nobody.then(|| nothing_for(&swap.name, *man, &men, formation)).flatten()
        });
        broken.extend(told.map(|say| (no, say)));
        concerned.into_iter().for_each(|man| men[man].takes(swap, key, stock));
    }
    broken
}

/// Nobody in a unit, or not the man who is named, may have a change. That there is no such man is told elsewhere.
fn nothing_for(swap: &str, man: Option<u8>, men: &[Armed], formation: &FormationDef) -> Option<Say> {
    match man {
        Some(man) => men.get(usize::from(man)).map(|man| words::nothing_to_give(swap, role_name(man.role))),
        None => Some(words::nobody_gives(swap, &formation.name)),
    }
}

#[cfg(test)]
#[path = "force_test.rs"]
mod tests;
