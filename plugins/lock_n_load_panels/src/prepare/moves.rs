//! A move that is being prepared: what can be reached, the path, its cost, and where the enemy could open fire.

use super::Draft;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Mode, MovePreview, PathStep, Preview, Selection};
use bevy::prelude::*;
use hex_board::Spot;
use lock_n_load::definition::UnitKind;
use lock_n_load::rules::{movement, movement_cost, movement_stack, opportunity};
use lock_n_load::{Command, Movement, Phase, Table, UnitNow};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use table::{CounterId, Refusal};

/// Who would move and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Who.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
}

/// What the selected units could reach by the kind of movement that is chosen; worked out once per change.
#[derive(Resource, Default)]
pub struct ReachNow {
    /// For whom and how; none: nobody is to move.
    pub kind: Option<Kind>,
    reach: Option<movement::Reach>,
    /// Why nobody can move so.
    pub refusal: Option<Refusal>,
    /// Locations in reach where enemies could open fire, with the Locations of those enemies.
    pub dangers: BTreeMap<Spot, Vec<Spot>>,
}

impl ReachNow {
    /// The points spent when the stack stands there; none: out of reach.
    pub fn points(&self, spot: Spot) -> Option<u8> {
        self.reach.as_ref()?.points(spot)
    }
    /// Every Location in reach with its points, the present one among them.
    pub fn all(&self) -> impl Iterator<Item = (Spot, u8)> + '_ {
        self.reach.iter().flat_map(|reach| reach.all())
    }
    /// The cheapest way.
    pub fn path(&self, to: Spot) -> Vec<Spot> {
        self.reach.as_ref().map(|reach| reach.path(to)).unwrap_or_default()
    }
}

/// Who would move and how, by the selection's mode.
pub fn kind_of(table: &Table, selection: &Selection) -> Option<Kind> {
    if table.flow.phase != Phase::Operations || table.flow.question.is_some() || table.flow.outcome.is_some() {
        return None;
    }
    if let Some(moving) = &table.flow.moving {
        return Some(Kind { units: moving.units.clone(), by: moving.by, double_time: moving.double_time });
    }
    let on_map = selection.units.iter().filter_map(|id| table.unit(*id)).all(|unit| unit.spot().is_some());
    if selection.units.is_empty() || !on_map {
        return None;
    }
    let (by, double_time) = match &selection.mode {
        Mode::Idle => (Movement::Move, None),
        Mode::Move(by) => (*by, None),
        Mode::DoubleTime => (Movement::Move, Some(double_time_leader(table, selection)?)),
        _ => return None,
    };
    Some(Kind { units: selection.units.clone(), by, double_time })
}

/// The leader of Double Time: the one chosen, or the fastest selected leader in Good Order.
pub(crate) fn double_time_leader(table: &Table, selection: &Selection) -> Option<CounterId> {
    if let LeaderChoice::This(leader) = selection.leader {
        return Some(leader);
    }
    let leads = |unit: &&UnitNow| unit.kind == UnitKind::Leader && unit.good_order();
    let selected = selection.units.iter().filter_map(|id| table.unit(*id));
    selected.filter(leads).max_by_key(|unit| movement_stack::printed(table, unit)).map(|unit| unit.id)
}

/// Brings the reach up to date.
pub(crate) fn update_reach(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    mut now: ResMut<ReachNow>,
    mut seen: Local<u64>,
) {
    let Some(battle) = battle else { return };
    let changed = *seen != battle.revision();
    if !changed && !selection.is_changed() {
        return;
    }
    *seen = battle.revision();
    let table = battle.table();
    let kind = kind_of(&table, &selection);
    if changed || kind != now.kind {
        *now = reach_of(&table, kind);
    }
}

/// Works the reach out.
pub fn reach_of(table: &Table, kind: Option<Kind>) -> ReachNow {
    let (Some(kind), Some(side)) = (kind, table.flow.to_act()) else { return ReachNow::default() };
    match movement::reach(table, side, &kind.units, kind.by, kind.double_time) {
        Ok(reach) => {
            let dangers = reach.all().filter_map(|(spot, _)| {
                let eyes = dangers(table, &kind, spot);
                (!eyes.is_empty()).then_some((spot, eyes))
            });
            ReachNow { dangers: dangers.collect(), kind: Some(kind), reach: Some(reach), refusal: None }
        }
        Err(refusal) => ReachNow { kind: Some(kind), reach: None, refusal: Some(refusal), dangers: BTreeMap::new() },
    }
}

/// Enemy Locations from which units could use Opportunity Fire at a stack that moves there.
pub fn dangers(table: &Table, kind: &Kind, at: Spot) -> Vec<Spot> {
    let side = kind.units.first().and_then(|id| table.unit(*id)).map(|unit| unit.side);
    side.map_or_else(Vec::new, |side| opportunity::threats(table, side.other(), at, kind.by).into_vec())
}

/// The way to a Location.
pub(super) fn draft(table: &Table, now: &ReachNow, to: Spot) -> Draft {
    let Some(kind) = &now.kind else { return Draft::default() };
    if let Some(refusal) = &now.refusal {
        return Draft::refused(refusal.clone());
    }
    let path = now.path(to);
    if path.is_empty() {
        return Draft::default();
    }
    let from = kind.units.first().and_then(|id| table.unit(*id)).and_then(UnitNow::spot);
    let already = table.flow.moving.as_ref().map_or(0, |moving| moving.spent);
    let mut steps = Vec::new();
    let (mut last, mut spent_before) = (from, already);
    for to in &path {
        let lines = movement_cost::cost(table, last, *to).map(|cost| cost.lines.to_vec()).unwrap_or_default();
        let spent = now.points(*to).unwrap_or(spent_before);
        let danger = now.dangers.get(to).cloned().unwrap_or_default();
        steps.push(PathStep { to: *to, points: spent.saturating_sub(spent_before), spent, lines, danger });
        (last, spent_before) = (Some(*to), spent);
    }
    let preview = MovePreview {
        units: kind.units.clone(),
        by: kind.by,
        double_time: kind.double_time,
        from,
        steps,
        limit: limit(table, kind),
    };
    Draft { preview: Preview::Move(preview), orders: orders_along(table, kind, &path) }
}

fn limit(table: &Table, kind: &Kind) -> u8 {
    if let Some(moving) = &table.flow.moving {
        return moving.limit;
    }
    let units: Vec<&UnitNow> = kind.units.iter().filter_map(|id| table.unit(*id)).collect();
    let leader = kind.double_time.and_then(|id| table.unit(id));
    movement_stack::Stack::new(table, &units, kind.by, leader).limit
}

/// The orders of a path: the first step begins the move unless the stack is moving already.
pub(crate) fn orders_along(table: &Table, kind: &Kind, path: &[Spot]) -> Vec<Command> {
    let place = |spot: &Spot| table.field.map.place(*spot);
    let moving = table.flow.moving.is_some();
    let first = path.first().filter(|_| !moving).map(|to| Command::Move {
        units: kind.units.iter().copied().collect(),
        by: kind.by,
        to: place(to),
        double_time: kind.double_time,
    });
    let rest = path.iter().skip(usize::from(!moving)).map(|to| Command::Step { to: place(to) });
    first.into_iter().chain(rest).collect()
}

/// Waiting units enter by a hex of their group.
pub(super) fn entry(table: &Table, selection: &Selection, group: &str, at: Option<Spot>) -> Draft {
    let Some(at) = at.map(|at| Spot { hex: at.hex, storey: 0 }) else { return Draft::default() };
    if selection.units.is_empty() {
        return Draft::default();
    }
    let cost = match movement_cost::cost(table, None, at) {
        Ok(cost) => cost,
        Err(refusal) => return Draft::refused(refusal),
    };
    let double_time = double_time_leader(table, selection).filter(|_| selection.units.len() > 1);
    let kind = Kind { units: selection.units.clone(), by: Movement::Move, double_time };
    let danger = dangers(table, &kind, at);
    let step = PathStep { to: at, points: cost.points, spent: cost.points, lines: cost.lines.to_vec(), danger };
    let units: SmallVec<[CounterId; 4]> = selection.units.iter().copied().collect();
    let side = table.unit(units[0]).map(|unit| unit.side);
    let hexes = side.map(|side| &table.field.scenario.side(side).entries);
    let open = hexes.is_some_and(|entries| {
        let of_group = entries.iter().find(|entry| entry.id == group);
        of_group.is_some_and(|entry| entry.hexes.iter().any(|name| table.field.map.hex(*name) == Some(at.hex)))
    });
    if !open {
        return Draft::default();
    }
    let order = Command::Move { units, by: Movement::Move, to: table.field.map.place(at), double_time };
    let preview = MovePreview {
        units: kind.units.clone(),
        by: kind.by,
        double_time,
        from: None,
        steps: vec![step],
        limit: limit(table, &kind),
    };
    Draft { preview: Preview::Move(preview), orders: vec![order] }
}
