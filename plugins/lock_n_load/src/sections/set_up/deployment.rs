//! The program's own set-up, for a side that does not want to place every counter itself: no rule, but what a sensible player would do
//! within LNL-SC-01. Objectives are held, weapons look at where the enemy comes from, squads lie in cover near what is fought for, and
//! single men are with squads.

use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::node;
use crate::files::classes::Trait;
use crate::sections::driving;
use hex_board::{Facing, HexId, Spot};
use std::sync::Arc;
use table::Side;

/// No more places than these are looked at from each Location, so that great maps take no longer.
const LOOKED_AT: usize = 96;
/// Farther away than this from what is fought for is all the same, in hexes.
const FAR: u16 = 12;
/// An objective of the side that nobody holds yet.
const OBJECTIVE: i32 = 24;
/// For each point of the terrain's modifier.
const COVER: i32 = 4;
/// Seeing everything that is looked at; twice that for a unit with a weapon.
const SIGHT: i32 = 10;
/// For each hex of way to what is fought for.
const DISTANCE: i32 = 3;
/// For each squad that is there already.
const CROWD: i32 = 5;
/// At the edge of the map nobody can go back.
const EDGE: i32 = 3;
/// For a single man: with a squad, with one that has a weapon, where another of his kind is.
const COMPANY: i32 = 40;
const GUN: i32 = 4;
const SECOND_MAN: i32 = 12;

/// What has been placed so far, and what the side looks at.
pub(crate) struct Deployment<'t> {
    table: &'t Table<'t>,
    /// What is fought for.
    focus: Vec<HexId>,
    /// Where the enemy is or may come from, and the objectives.
    front: Vec<Spot>,
    placed: Vec<Placed>,
    /// How much of it is seen from each Location, as far as that has been asked.
    seen: Vec<Option<i32>>,
}

#[derive(Clone, Copy)]
struct Placed {
    at: Spot,
    unit: UnitNow,
    armed: bool,
}

impl<'t> Deployment<'t> {
    pub(crate) fn of(table: &'t Table<'t>, side: Side) -> Self {
        let map = &table.field.map;
        let enemies = table.units.iter().zip(&table.field.zones).filter(|(unit, _)| unit.side != side);
        let mut front: Vec<Spot> = Vec::new();
        let mut known: Option<&Arc<Vec<Spot>>> = None;
        for (unit, zone) in enemies {
            front.extend(unit.spot());
            // Units of one zone share the list, and mostly follow each other.
            if known.is_none_or(|known| !Arc::ptr_eq(known, zone)) {
                front.extend(zone.iter().filter(|spot| spot.storey == 0));
                known = Some(zone);
            }
        }
        let entries = table.field.scenario.side(side.other()).entries.iter().flat_map(|entry| &entry.hexes);
        front.extend(entries.filter_map(|name| map.hex(*name)).map(ground));
        front.sort_unstable();
        front.dedup();
        let mut front = sample(&front);
        let objectives = &table.field.objectives;
        let focus =
            if objectives.is_empty() { front.iter().map(|spot| spot.hex).collect() } else { objectives.clone() };
        front.extend(objectives.iter().copied().map(ground));
        let own = table.side(side);
        let placed = own.filter_map(|unit| Some(placed(table, unit, unit.spot()?))).collect();
        Self { table, focus, front, placed, seen: vec![None; table.field.steps.nodes()] }
    }

    /// Who is placed before whom: those with weapons, then squads, then those who go with them.
    pub(crate) fn turn(&self, unit: UnitNow) -> u8 {
        if unit.is_mmc() {
            return u8::from(!is_armed(self.table, unit));
        }
        if unit.may(Trait::Leads) { 2 } else { 3 }
    }

    /// How good a Location is for the unit, armed or not, as far as the others have been placed.
    pub(crate) fn worth(&mut self, unit: UnitNow, armed: bool, at: Spot) -> i32 {
        let sight = self.sight(at);
        let map = &self.table.field.map;
        let tm = i32::from(self.table.field.definitions.terrain(map.at(at.hex).terrain).tm);
        let away = self.focus.iter().map(|hex| map.distance(*hex, at.hex)).min().unwrap_or(0).min(FAR);
        let edge = map.at(at.hex).neighbours.iter().any(Option::is_none);
        let looks = if armed { 2 * sight } else { sight };
        let place = COVER * tm + looks - DISTANCE * i32::from(away) - if edge { EDGE } else { 0 };
        let here = || self.placed.iter().filter(|mate| mate.at == at);
        let squads = here().filter(|mate| mate.unit.is_mmc()).count() as i32;
        if unit.is_mmc() {
            let held = self.placed.iter().any(|mate| mate.at.hex == at.hex && mate.unit.is_mmc());
            let objective = at.storey == 0 && !held && self.table.field.objectives.contains(&at.hex);
            return place + if objective { OBJECTIVE } else { 0 } - CROWD * squads;
        }
        let with = if squads > 0 { COMPANY + CROWD * squads.min(2) } else { 0 };
        let gun = if here().any(|mate| mate.armed) { GUN } else { 0 };
        let second = here().filter(|mate| mate.unit.kind == unit.kind).count() as i32;
        place + with + gun - SECOND_MAN * second
    }

    /// The facing that a unit takes in a Location, towards the nearest place that is looked at; none where it faces so already, or nowhere.
    pub(crate) fn facing(&self, unit: UnitNow, at: Spot) -> Option<Facing> {
        let map = &self.table.field.map;
        let ahead = self.front.iter().map(|spot| spot.hex).filter(|hex| *hex != at.hex && unit.may(Trait::Faces));
        let nearest = ahead.min_by_key(|hex| (map.distance(at.hex, *hex), *hex))?;
        let facing = driving::towards(map, unit.facing, at.hex, nearest);
        Some(facing).filter(|facing| *facing != unit.facing)
    }

    pub(crate) fn place(&mut self, unit: UnitNow, at: Spot) {
        self.placed.push(placed(self.table, unit, at));
    }

    /// How much of the front is seen from a Location.
    fn sight(&mut self, at: Spot) -> i32 {
        let (front, sights) = (&self.front, self.table.sights);
        *self.seen[node(at)].get_or_insert_with(|| {
            let seen = front.iter().filter(|to| sights.get(at, **to).is_open()).count();
            (SIGHT as usize * seen).div_ceil(front.len().max(1)) as i32
        })
    }
}

fn ground(hex: HexId) -> Spot {
    Spot { hex, storey: 0 }
}

fn placed(table: &Table, unit: UnitNow, at: Spot) -> Placed {
    Placed { at, unit, armed: is_armed(table, unit) }
}

/// True if a unit carries a weapon.
pub(crate) fn is_armed(table: &Table, unit: UnitNow) -> bool {
    table.carried_by(unit.id).next().is_some()
}

/// Evenly from all of them.
fn sample(all: &[Spot]) -> Vec<Spot> {
    all.iter().step_by(all.len().div_ceil(LOOKED_AT).max(1)).copied().collect()
}

#[cfg(test)]
#[path = "deployment_test.rs"]
mod tests;
