//! Where a sniper appears: at any time, once.

use crate::aim::Aim;
use crate::battle::Battle;
use crate::buttons::Bar;
use crate::draft::{Asking, Draft};
use crate::model::{Selection, TrayGroup};
use crate::names;
use crate::snipers::words;
use board_art::Icon;
use hex_board::{HexId, Place};
use hex_view::OverlayKind;
use lock_n_load::sections::snipers::rules::SNIPER_PLACED;
use lock_n_load::{Command, OffMap, Table, Trait, UnitNow, UnitState};
use table::{CounterId, Refusal, Side};

/// Places this sniper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing(pub CounterId);

impl Aim for Placing {
    fn wants(&self) -> Option<&'static str> {
        Some("choose where the sniper appears")
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let Some(at) = asking.at.map(|at| asking.table.field.map.place(at)) else { return Draft::default() };
        Draft::plain(format!("The sniper appears in {at}."), Command::PlaceSniper { sniper: self.0, at })
    }
    fn nothing_there(&self) -> Refusal {
        Refusal::new(SNIPER_PLACED, words::not_there())
    }
    fn leads_to(&self, _table: &Table, _selection: &Selection, command: &Command) -> Option<Place> {
        let Command::PlaceSniper { sniper, at } = command else { return None };
        (*sniper == self.0).then_some(*at)
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
        let hint = format!("{}: in a hex with cover, once; upstairs with Shift.", names::unit(&table, sniper));
        bar.push(bar.mode("Place sniper", hint, Icon::Sight, Placing(sniper)));
    }
}

/// The snipers of the tray.
pub(crate) fn tray(battle: &Battle, table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
    let waits =
        |unit: &UnitNow| unit.side == side && unit.may(Trait::Snipes) && unit.state == UnitState::Off(OffMap::Pool);
    for sniper in table.units.iter().filter(waits) {
        let offered = battle.legal().iter().filter_map(|command| match command {
            Command::PlaceSniper { sniper: id, at } if *id == sniper.id => table.field.map.hex(at.hex),
            _ => None,
        });
        let mut hexes: Vec<HexId> = offered.collect();
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
