//! Entry: units that wait off the map come onto it.

use super::draft::{MovePreview, PathStep, limit, orders_along};
use super::reach::{dangers, double_time_leader};
use super::words;
use crate::battle::Battle;
use crate::model::{Kind, Preview, Selection, TrayGroup};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use board_art::Icon;
use hex_board::{Facing, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::impulse::entry;
use lock_n_load::sections::movement::{self, FirstStep, stack};
use lock_n_load::{Command, Deed, Movement, Table, UnitNow};
use table::{CounterId, Say, Side};

/// The next hex clicked is where the selected waiting units of this entry group enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entering(pub String);

impl Aim for Entering {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_hex_to_enter())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        draft(asking)
    }
    fn click(&self, _fall: Fall) -> Click {
        Click::Aims
    }
    fn offers(&self, table: &Table, selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        let kind = kind(table, selection);
        Some((kind.units, Deed::Move { by: kind.by, double_time: kind.double_time }))
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
    fn moves(&self, table: &Table, selection: &Selection) -> Option<(Movement, Option<CounterId>)> {
        let kind = kind(table, selection);
        Some((kind.by, kind.double_time))
    }
    fn begin(&self, battle: &Battle, selection: &mut Selection) {
        selection.units = waiting_units(battle, &self.0);
        selection.spot = None;
    }
}

/// Waiting units of an entry group that could enter together.
pub(crate) fn waiting_units(battle: &Battle, group: &str) -> Vec<CounterId> {
    let table = battle.table();
    let in_group = |id: &CounterId| {
        table.unit(*id).is_some_and(|unit| entry::group_of(&table, unit).is_some_and(|def| def.id == group))
    };
    let offered = battle.legal().iter().filter_map(|command| {
        let Command::Move { units, .. } = command else { return None };
        units.iter().all(in_group).then_some(units)
    });
    offered.max_by_key(|units| units.len()).map(|units| units.to_vec()).unwrap_or_default()
}

/// A button for each group that may enter now.
pub(crate) fn enter(bar: &mut Bar) {
    let table = bar.table;
    let Some(side) = table.flow.to_act() else { return };
    for group in entry::waiting_groups(&table, side) {
        let waits = |id: &CounterId| {
            let unit = table.unit(*id);
            unit.is_some_and(|unit| entry::group_of(&table, unit).is_some_and(|own| own.id == group.id))
        };
        if bar.offers(|command| matches!(command, Command::Move { units, .. } if units.iter().all(waits))) {
            let name = match &group.hexes[..] {
                [] => words::enter(),
                [only] => words::enter_by(only),
                [first, ..] => words::enter_by_first(first),
            };
            let (hint, entering) = (words::enter_hint().said(), Entering(group.id.clone()));
            bar.push(bar.mode(name.said(), hint, Icon::Flag, entering));
        }
    }
}

/// The groups of the tray that wait to enter.
pub(crate) fn tray(battle: &Battle, table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
    for entry in &table.field.scenario.side(side).entries {
        let in_group = |unit: &UnitNow| {
            unit.side == side && entry::group_of(table, *unit).is_some_and(|group| group.id == entry.id)
        };
        let members: Vec<UnitNow> = table.units.iter().filter(in_group).collect();
        if members.is_empty() {
            continue;
        }
        let of_group = |id: &CounterId| members.iter().any(|unit| unit.id == *id);
        let enters = |command: &Command| matches!(command, Command::Move { units, .. } if units.iter().any(of_group));
        groups.push(TrayGroup {
            key: entry.id.clone(),
            side,
            turn: Some(entry.turn),
            hexes: entry.hexes.iter().filter_map(|name| table.field.map.hex(*name)).collect(),
            units: members.iter().map(|unit| (unit.id, unit.kind)).collect(),
            ready: battle.legal().iter().any(enters),
        });
    }
}

/// Who enters, and how.
fn kind(table: &Table, selection: &Selection) -> Kind {
    let double_time = double_time_leader(table, selection).filter(|_| selection.units.len() > 1);
    Kind { units: selection.units.clone(), by: Movement::Move, double_time }
}

/// Waiting units enter by a hex of their group.
fn draft(asking: &Asking) -> Draft {
    let Some(at) = asking.at.map(|at| Spot { hex: at.hex, storey: 0 }) else { return Draft::default() };
    by_hex(asking, at, None)
}

/// They enter by a hex and face so there.
pub(super) fn facing(asking: &Asking, at: Spot, facing: Facing) -> Draft {
    by_hex(asking, at, Some(facing))
}

fn by_hex(asking: &Asking, at: Spot, faces: Option<Facing>) -> Draft {
    let (table, kind) = (&asking.table, kind(&asking.table, asking.selection));
    let Some(mut order) = orders_along(table, &kind, &[movement::Leg::Step(at)]).pop() else { return Draft::default() };
    if let Command::Move { facing, .. } = &mut order {
        *facing = faces;
    }
    let judged = asking.judged(order, |_| {
        let beginning = stack::beginning(table, asking.side, &kind.units, kind.by, kind.double_time);
        let first = beginning.and_then(|beginning| movement::first_step(table, &beginning, at));
        first.map_or(Preview::NOTHING, |first| preview(table, kind, at, &first))
    });
    // Where they do not enter is told by a click, not wherever the pointer passes.
    if judged.orders.is_empty() && !asking.clicked() { Draft::default() } else { judged }
}

fn preview(table: &Table, kind: Kind, at: Spot, first: &FirstStep) -> Preview {
    let (lines, danger) = (first.cost.lines.to_vec(), dangers(table, &kind, at));
    let step =
        PathStep { to: at, points: first.paid.points, spent: first.paid.points, lines, danger, notes: Vec::new() };
    let limit = limit(table, &kind);
    let Kind { units, by, double_time } = kind;
    Preview::of(MovePreview { units, by, double_time, from: None, steps: vec![step], limit })
}
