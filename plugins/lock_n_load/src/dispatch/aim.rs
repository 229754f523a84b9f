//! What orders are for: how far it is to what a side has still to reach, which the sections' orders ask. A rough guide for computer
//! players, who know no rules.

use crate::facts::situation::Table;
use crate::files::classes::Trait;
use crate::files::mobility::MobilityId;
use hex_board::{HexId, Place};
use table::{Aim, CounterId, Side};

/// Who enters the map comes so much nearer.
pub(crate) const ENTRY: i16 = 2;

/// So much nearer than a goal an enemy must be to draw units away from it.
const DETOUR: i16 = 1;

/// The hex of a unit on the map.
pub(crate) fn hex_of(table: &Table, unit: CounterId) -> Option<HexId> {
    table.unit(unit).and_then(|unit| unit.spot()).map(|spot| spot.hex)
}

/// Who fights for a hex: snipers shoot from afar.
pub(crate) fn enemies<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = HexId> + 'a {
    let units = table.side(side.other()).filter(move |unit| !unit.may(Trait::Snipes));
    units.filter_map(|unit| unit.spot()).map(|spot| spot.hex)
}

/// Objectives that somebody else holds, or nobody.
fn objectives<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = HexId> + 'a {
    let all = table.field.objectives.iter().zip(&table.flow.control);
    all.filter(move |(_, holder)| **holder != Some(side)).map(|(hex, _)| *hex)
}

/// How many hexes passengers, or who would be some, are from an enemy or from what they are to take; none: there is nothing to fight for.
pub(crate) fn to_fight(table: &Table, side: Side, units: &[CounterId]) -> Option<u16> {
    let from = table.whereabouts(table.unit(*units.first()?)?)?.hex;
    let goals = objectives(table, side).chain(enemies(table, side));
    goals.map(|hex| table.field.map.distance(from, hex)).min()
}

/// Who is on the way.
#[derive(Clone, Copy)]
pub(crate) struct Goer {
    /// How it gets about.
    pub(crate) by: MobilityId,
    /// False of a vehicle without a weapon: it goes its way whoever is near.
    fights: bool,
}

impl Goer {
    /// The first of those who go; nobody: as on foot.
    pub(crate) fn of(table: &Table, unit: Option<&CounterId>) -> Self {
        let Some(unit) = unit.and_then(|id| table.unit(*id)) else {
            return Self { by: MobilityId::FOOT, fights: true };
        };
        let fights = !unit.may(Trait::Drives) || table.mounted_on(unit.id).next().is_some();
        Self { by: table.mobility(unit), fights }
    }
}

/// How far it is from here to an objective or exit that the side has still to reach, or to the nearest enemy: a side with a goal goes
/// out of its way only for enemies who are near.
pub(crate) fn way(table: &Table, side: Side, from: HexId, goer: Goer) -> Option<i16> {
    let map = &table.field.map;
    let exits = table.field.scenario.side(side).exits.iter().filter_map(|name| map.hex(*name));
    let distance = |hex: HexId| table.field.way(goer.by, from, hex);
    let goal = objectives(table, side).chain(exits).map(distance).min();
    let enemy = || enemies(table, side).map(distance).min();
    match goal {
        Some(goal) if !goer.fights => Some(goal),
        Some(goal) => Some(enemy().map_or(goal, |enemy| goal.min(enemy + DETOUR))),
        None => enemy(),
    }
}

/// What a step is for: into a melee, on to the map, or so much nearer.
pub(crate) fn step(table: &Table, side: Side, from: Option<HexId>, to: Place, goer: Goer) -> Aim {
    let Some(to) = table.field.map.spot(to) else { return Aim::Move { nearer: 0 } };
    if table.side_at(to, side.other()).next().is_some() {
        return Aim::Assault;
    }
    let Some(from) = from else { return Aim::Move { nearer: ENTRY } };
    let ways = way(table, side, from, goer).zip(way(table, side, to.hex, goer));
    Aim::Move { nearer: ways.map_or(0, |(before, after)| before - after) }
}

#[cfg(test)]
#[path = "aim_test.rs"]
mod tests;
