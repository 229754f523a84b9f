//! Units that are still to be set up, by zone.

use crate::battle::Battle;
use crate::model::TrayGroup;
use hex_board::HexId;
use lock_n_load::{OffMap, Phase, Table, UnitNow, UnitState};
use table::{CounterId, Side};

/// Units of a side that are still to be set up.
pub(super) fn to_set_up<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = UnitNow> {
    let waits = move |unit: &UnitNow| unit.side == side && unit.state == UnitState::Off(OffMap::SetUp);
    table.units.iter().filter(waits)
}

/// The groups of the tray.
pub(crate) fn tray(_battle: &Battle, table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
    let def = table.field.scenario.side(side);
    let zone_of =
        |id: CounterId| def.counters.iter().find(|counter| counter.id == id).and_then(|counter| counter.zone.as_ref());
    for zone in &def.zones {
        let members: Vec<UnitNow> = to_set_up(table, side).filter(|unit| zone_of(unit.id) == Some(&zone.id)).collect();
        let Some(first) = members.first().and_then(|unit| table.unit_no(unit.id)) else { continue };
        let mut hexes: Vec<HexId> = table.field.zones[usize::from(first)].iter().map(|spot| spot.hex).collect();
        hexes.dedup();
        groups.push(TrayGroup {
            key: zone.id.clone(),
            side,
            turn: None,
            hexes,
            units: members.iter().map(|unit| (unit.id, unit.kind)).collect(),
            ready: table.flow.turn.phase == Phase::SetUp && table.flow.active() == Some(side),
        });
    }
}
