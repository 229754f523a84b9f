//! The Close Assaults that are offered: everybody of a Location who can, in the order of their strength, and each alone.

use crate::facts::command::{Assault, Command};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::close_assault::{self as close_assault, attempt, may_assault, weapon_adds};
use crate::sections::movement;
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Side};

/// The weapon that adds most to a unit's assault.
pub(crate) fn best_weapon(table: &Table, unit: UnitNow) -> Option<CounterId> {
    let adding = table.carried_by(unit.id).filter_map(|weapon| Some((weapon_adds(table, weapon).ok()?, weapon.id)));
    let worth = |(adds, id): &(i32, CounterId)| (*adds, std::cmp::Reverse(table.field.weapon_no(*id)));
    adding.filter(|(adds, _)| *adds > 0).max_by_key(worth).map(|(_, id)| id)
}

/// Orders that begin in an impulse.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let vehicles = vehicles_about(table, side);
    if vehicles.is_empty() {
        return;
    }
    let mut seen: SmallVec<[Spot; 16]> = SmallVec::new();
    for unit in table.side(side).filter(|unit| may_assault(*unit)) {
        let Some(from) = unit.spot().filter(|from| out.wants_from(*from)) else { continue };
        if !seen.contains(&from) {
            seen.push(from);
            if is_near(table, &vehicles, from) {
                let units: SmallVec<[UnitNow; 8]> = table.side_at(from, side).collect();
                out_of(table, side, from, &units, &vehicles, out);
            }
        }
    }
}

/// Orders with which the moving stack goes on.
pub(crate) fn step_offers(table: &Table, side: Side, out: &mut Offers) {
    let Some(moving) = table.flow.moving().filter(|moving| moving.side == side && !moving.ends) else { return };
    let vehicles = vehicles_about(table, side);
    if vehicles.is_empty() {
        return;
    }
    let units = movement::still_moving(table, moving);
    if let Some(from) = units.first().and_then(|unit| unit.spot()).filter(|from| is_near(table, &vehicles, *from)) {
        out_of(table, side, from, &units, &vehicles, out);
    }
}

/// Vehicles on the map, with their Locations.
type Vehicles = SmallVec<[(Spot, CounterId); 8]>;

/// The enemy vehicles on the map.
fn vehicles_about(table: &Table, side: Side) -> Vehicles {
    let enemies = table.able(Trait::Drives).filter(|unit| unit.side != side);
    enemies.filter_map(|unit| Some((unit.spot()?, unit.id))).collect()
}

/// True if a vehicle is in a Location or beside it.
fn is_near(table: &Table, vehicles: &Vehicles, from: Spot) -> bool {
    vehicles.iter().any(|(at, _)| *at == from || table.field.map.adjacent(*at, from))
}

/// Assaults of units of one Location on vehicles beside it, and in it.
fn out_of(table: &Table, side: Side, from: Spot, units: &[UnitNow], vehicles: &Vehicles, out: &mut Offers) {
    let assaulters: SmallVec<[UnitNow; 8]> =
        units.iter().copied().filter(|unit| may_assault(*unit) && out.wants_unit(unit.id)).collect();
    let leaders: SmallVec<[UnitNow; 2]> =
        units.iter().copied().filter(|unit| unit.leads() && out.wants_unit(unit.id)).collect();
    let around = table.field.map.adjacent_spots(from).into_iter().chain([from]);
    for at in around {
        for (_, target) in vehicles.iter().filter(|(there, _)| *there == at) {
            let mut all = ordered(table, &assaulters, *target);
            // DB-18: the leader helps the strongest.
            for (assault, leader) in all.iter_mut().zip(&leaders) {
                assault.leader = Some(leader.id);
            }
            offer(table, side, at, &all, out);
            if all.len() > 1 || !leaders.is_empty() {
                for assault in &all {
                    offer(table, side, at, &[Assault { leader: None, ..*assault }], out);
                }
            }
        }
    }
}

/// Everybody's assault on a vehicle with the best weapon, the strongest first.
fn ordered(table: &Table, assaulters: &[UnitNow], target: CounterId) -> SmallVec<[Assault; 8]> {
    let assault = |unit: &UnitNow| Assault { unit: unit.id, target, weapon: best_weapon(table, *unit), leader: None };
    let mut all: SmallVec<[Assault; 8]> = assaulters.iter().map(assault).collect();
    all.sort_by_key(|assault| std::cmp::Reverse(close_assault::report(table, assault).attack_total));
    all
}

fn offer(table: &Table, side: Side, at: Spot, assaults: &[Assault], out: &mut Offers) {
    let at = table.field.map.place(at);
    if !assaults.is_empty() && attempt(table, side, at, assaults).is_ok() {
        out.push(Command::CloseAssault { at, assaults: assaults.to_vec() });
    }
}

/// The answers to the question of LNL-17.1-22.
pub(crate) fn next_offers(vehicles: &[CounterId], out: &mut Offers) {
    out.extend(vehicles.iter().map(|target| Command::AssaultNext { target: *target }));
    out.push(Command::Decline);
}
