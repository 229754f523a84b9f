//! Units that are not on the map: to be set up in a zone, or waiting to enter.

use crate::battle::Battle;
use crate::model::{Tray, TrayGroup};
use bevy::prelude::*;
use hex_board::HexId;
use lock_n_load::OffMap;
use lock_n_load::sections::movement;
use lock_n_load::{Command, Phase, Table, Trait, UnitNow, UnitState};
use table::{CounterId, Side};

/// Brings the tray up to date.
pub(crate) fn fill_tray(battle: Option<Res<Battle>>, mut tray: ResMut<Tray>) {
    let Some(battle) = battle else { return };
    if battle.is_changed() {
        tray.set_if_neq(tray_of(&battle));
    }
}

/// Units of a side that are still to be set up.
pub fn to_set_up<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = UnitNow> {
    let waits = move |unit: &UnitNow| unit.side == side && unit.state == UnitState::Off(OffMap::SetUp);
    table.units.iter().filter(waits)
}

/// The tray as things stand.
pub fn tray_of(battle: &Battle) -> Tray {
    let table = battle.table();
    let mut groups = Vec::new();
    for side in Side::BOTH {
        set_up_groups(&table, side, &mut groups);
        entry_groups(&table, side, battle.legal(), &mut groups);
        snipers(&table, side, battle.legal(), &mut groups);
    }
    Tray { groups }
}

fn set_up_groups(table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
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
            ready: table.flow.phase == Phase::SetUp && table.flow.active == Some(side),
        });
    }
}

fn entry_groups(table: &Table, side: Side, legal: &[Command], groups: &mut Vec<TrayGroup>) {
    for entry in &table.field.scenario.side(side).entries {
        let in_group = |unit: &UnitNow| {
            unit.side == side && movement::entry::group_of(table, *unit).is_some_and(|group| group.id == entry.id)
        };
        let members: Vec<UnitNow> = table.units.iter().filter(in_group).collect();
        if members.is_empty() {
            continue;
        }
        let enters = |command: &Command| match command {
            Command::Move { units, .. } => units.iter().any(|id| members.iter().any(|unit| unit.id == *id)),
            _ => false,
        };
        groups.push(TrayGroup {
            key: entry.id.clone(),
            side,
            turn: Some(entry.turn),
            hexes: entry.hexes.iter().filter_map(|name| table.field.map.hex(*name)).collect(),
            units: members.iter().map(|unit| (unit.id, unit.kind)).collect(),
            ready: legal.iter().any(enters),
        });
    }
}

fn snipers(table: &Table, side: Side, legal: &[Command], groups: &mut Vec<TrayGroup>) {
    let waits =
        |unit: &UnitNow| unit.side == side && unit.may(Trait::Snipes) && unit.state == UnitState::Off(OffMap::Pool);
    for sniper in table.units.iter().filter(waits) {
        let mut hexes: Vec<HexId> = Vec::new();
        for command in legal {
            if let Command::PlaceSniper { sniper: id, at } = command
                && *id == sniper.id
                && let Some(hex) = table.field.map.hex(at.hex)
            {
                hexes.push(hex);
            }
        }
        hexes.dedup();
        groups.push(TrayGroup {
            key: sniper.id.to_string(),
            side,
            turn: Some(table.flow.turn),
            ready: !hexes.is_empty(),
            hexes,
            units: vec![(sniper.id, sniper.kind)],
        });
    }
}
