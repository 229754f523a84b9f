//! Where the map is begun: all of it where counters can be read so, else nearer, at what whoever plays here has to do first.

use crate::battle::Battle;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use hex_board::HexId;
use hex_view::space;
use lock_n_load::{Phase, Table};
use table::Side;
use table_view::{Ground, View};

/// What has been opened: the ground, the battle on it, and for whose set-up.
type Opened = (Tick, u64, Option<Side>);

/// Opens the map of a new battle, and again for the next side that sets up, unless a hand has moved it.
pub(crate) fn open_map(
    battle: Option<Res<Battle>>,
    ground: Option<Res<Ground>>,
    view: Option<ResMut<View>>,
    mut opened: Local<Option<Opened>>,
) {
    let (Some(battle), Some(ground), Some(mut view)) = (battle, ground, view) else { return };
    // The view measures the ground first.
    if view.bounds() != ground.bounds {
        return;
    }
    let table = battle.table();
    let side = battle.to_act().filter(|side| battle.looks_on(*side)).unwrap_or_else(|| battle.viewer());
    let sets_up = table.flow.turn.phase == Phase::SetUp;
    let now = (ground.last_changed(), battle.born(), sets_up.then_some(side));
    if *opened == Some(now) {
        return;
    }
    // A battle that is tried again goes on where the map stands.
    let another = opened.is_none_or(|before| before.0 != now.0);
    *opened = Some(now);
    if (another || view.is_as_opened())
        && let Some(at) = middle(&table, side, sets_up)
    {
        view.open_at(at);
    }
}

/// The middle of what a side has: of its zones while it sets up, else of its counters on the map.
fn middle(table: &Table, side: Side, sets_up: bool) -> Option<Vec2> {
    let map = &table.field.map;
    let own = table.units.iter().zip(&table.field.zones).filter(|(unit, _)| unit.side == side);
    let hexes: Vec<HexId> = match sets_up {
        true => own.flat_map(|(_, zone)| zone.iter().map(|spot| spot.hex)).collect(),
        false => own.filter_map(|(unit, _)| table.whereabouts(unit)).map(|spot| spot.hex).collect(),
    };
    let around = hexes.into_iter().map(|hex| space::centre(map, hex));
    let around = around.map(|at| Rect::from_corners(at, at)).reduce(|all, one| all.union(one))?;
    Some(around.center())
}

#[cfg(test)]
#[path = "opening_test.rs"]
mod tests;
