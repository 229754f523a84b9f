//! Where a sniper appears: at any time, once.

use super::words;
use crate::battle::{Battle, OfThisGame as _};
use crate::counters::names;
use crate::model::{Selection, TrayGroup};
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use board_art::Icon;
use hex_board::HexId;
use hex_view::OverlayKind;
use lock_n_load::{Command, Deed, OffMap, Table, Trait, UnitNow, UnitState};
use table::{CounterId, Say, Side};

/// Places this sniper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing(pub CounterId);

impl Aim for Placing {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_place_for_sniper())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let Some(at) = asking.at.map(|at| asking.table.field.map.place(at)) else { return Draft::default() };
        asking.plain(words::appears(at).said(), Command::PlaceSniper { sniper: self.0, at })
    }
    fn offers(&self, _table: &Table, _selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        Some((vec![self.0], Deed::PlaceSniper))
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
    fn any_time(&self) -> bool {
        true
    }
}

/// Snipers can be placed at any time, but whoever is asked something is not interrupted by the other side's.
pub(crate) fn buttons(bar: &mut Bar) {
    let table = bar.table;
    let asked = table.flow.question.as_ref().map(|question| question.side());
    let mut offered: Vec<CounterId> = Vec::new();
    for command in bar.battle.legal() {
        if let Command::PlaceSniper { sniper, .. } = command
            && !offered.contains(sniper)
            && asked.is_none_or(|side| bar.battle.owner(command) == Some(side))
        {
            offered.push(*sniper);
        }
    }
    for sniper in offered {
        let hint = names::told(&table, &words::place_hint(sniper));
        bar.push(bar.mode(words::place_sniper().said(), hint, Icon::Sight, Placing(sniper)));
    }
}

/// The snipers of the tray.
pub(crate) fn tray(battle: &Battle, table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
    let waits =
        |unit: &UnitNow| unit.side == side && unit.may(Trait::Snipes) && unit.state == UnitState::Off(OffMap::Pool);
    for sniper in table.units.iter().filter(waits) {
        let offers = battle.offered(&[sniper.id], Deed::PlaceSniper).unwrap_or_default();
        let places = offers.iter().filter_map(Command::leads_to);
        let mut hexes: Vec<HexId> = places.filter_map(|at| table.field.map.hex(at.hex)).collect();
        hexes.dedup();
        groups.push(TrayGroup {
            key: sniper.id.to_string(),
            side,
            turn: Some(table.flow.turn.number),
            ready: !hexes.is_empty(),
            hexes,
            units: vec![(sniper.id, sniper.kind)],
        });
    }
}
