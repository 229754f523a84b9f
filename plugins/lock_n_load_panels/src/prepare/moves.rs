//! A move that is being prepared: what can be reached, the path, its cost, and where the enemy could open fire.

use super::Draft;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Mode, MovePreview, PathStep, Preview, Selection, StepNote};
use bevy::prelude::*;
use hex_board::Spot;
use lock_n_load::mobility::MobilityId;
use lock_n_load::sections::{melee, movement, opportunity_fire};
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
    if let Some(moving) = table.flow.moving() {
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
    let leads = |unit: &UnitNow| unit.leads();
    let selected = selection.units.iter().filter_map(|id| table.unit(*id));
    selected.filter(leads).max_by_key(|unit| table.movement_factor(*unit)).map(|unit| unit.id)
}

/// Brings the reach up to date.
pub(crate) fn update_reach(battle: Option<Res<Battle>>, selection: Res<Selection>, mut now: ResMut<ReachNow>) {
    let Some(battle) = battle else { return };
    let changed = battle.is_changed();
    if !changed && !selection.is_changed() {
        return;
    }
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
    side.map_or_else(Vec::new, |side| opportunity_fire::threats(table, side.other(), at, kind.by).into_vec())
}

/// The way to a Location.
pub(crate) fn draft(table: &Table, now: &ReachNow, to: Spot) -> Draft {
    let Some(kind) = &now.kind else { return Draft::default() };
    if let Some(refusal) = &now.refusal {
        return Draft::refused(refusal.clone());
    }
    let path = now.path(to);
    if path.is_empty() {
        return unreachable(table, kind, to).map_or_else(Draft::default, Draft::refused);
    }
    let first = kind.units.first().and_then(|id| table.unit(*id));
    let from = first.and_then(|unit| unit.spot());
    let mobility = first.map_or(MobilityId::FOOT, |unit| table.mobility(unit));
    let already = table.flow.moving().map_or(0, |moving| moving.spent);
    let mut steps = Vec::new();
    let (mut last, mut spent_before) = (from, already);
    for to in &path {
        let lines = movement::cost::cost(table, mobility, last, *to);
        let lines = lines.map(|cost| cost.lines.to_vec()).unwrap_or_default();
        let spent = now.points(*to).unwrap_or(spent_before);
        let danger = now.dangers.get(to).cloned().unwrap_or_default();
        let mut notes = if steps.is_empty() { left_behind(table, kind) } else { Vec::new() };
        notes.extend(entered(table, kind, *to));
        steps.push(PathStep { to: *to, points: spent.saturating_sub(spent_before), spent, lines, danger, notes });
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

/// Weapons on their tripods stay where a move begins (LNL-6.0-16).
fn left_behind(table: &Table, kind: &Kind) -> Vec<StepNote> {
    if table.flow.moving().is_some() {
        return Vec::new();
    }
    let weapons = kind.units.iter().flat_map(|unit| table.carried_by(*unit)).filter(|weapon| weapon.set_up);
    weapons.map(|weapon| StepNote::LeftBehind(weapon.id)).collect()
}

/// What an entry among enemies leads to: a melee, or the end of those who cannot fight (LNL-8.1-16).
fn entered(table: &Table, kind: &Kind, to: Spot) -> Option<StepNote> {
    let side = kind.units.first().and_then(|id| table.unit(*id))?.side;
    let enemies: Vec<UnitNow> = table.side_at(to, side.other()).collect();
    if enemies.is_empty() {
        return None;
    }
    Some(match enemies.iter().any(|unit| melee::is_eligible(table, *unit)) {
        true => StepNote::Melee,
        false => StepNote::Surrender(enemies.iter().map(|unit| unit.id).collect()),
    })
}

/// Why a Location is out of reach: the step on the way there that the stack may not make, by its hexside and terrain, and the rule.
fn unreachable(table: &Table, kind: &Kind, goal: Spot) -> Option<Refusal> {
    let side = kind.units.first().and_then(|id| table.unit(*id))?.side;
    let Some(barrier) = movement::barrier(table, side, &kind.units, kind.by, kind.double_time, goal) else {
        let stands_there = kind.units.iter().filter_map(|id| table.unit(*id)).any(|unit| unit.spot() == Some(goal));
        return (!stands_there).then(|| Refusal::new(movement::HEX_BY_HEX, "no way leads there"));
    };
    let map = &table.field.map;
    let (here, there, limit) = (map.place(barrier.from), map.place(barrier.to), barrier.limit);
    let why = match (barrier.points(), &barrier.cost) {
        (Some(points), Some(cost)) => {
            let parts = cost.lines.iter().map(|line| part_of_cost(table, line, barrier.from, barrier.to));
            let parts: Vec<String> = parts.collect();
            format!("{there} takes {points} points of {limit}: from {here} {}", parts.join(", "))
        }
        _ => format!("{there} ({}): {}", terrain_name(table, barrier.to), barrier.refusal.reason),
    };
    let on_the_way =
        if barrier.to == goal { String::new() } else { format!("the way to {} ends in {here}: ", map.place(goal)) };
    Some(Refusal::new(barrier.refusal.rule, on_the_way + &why))
}

fn terrain_name(table: &Table, at: Spot) -> String {
    let map = &table.field.map;
    map.terrain_set.terrains[usize::from(map.at(at.hex).terrain.0)].name.to_lowercase()
}

/// A part of a step's cost in words: "hedge 1", "brush 2".
fn part_of_cost(table: &Table, line: &lock_n_load::Line, from: Spot, to: Spot) -> String {
    let map = &table.field.map;
    let hexside = || map.direction(from.hex, to.hex).and_then(|direction| map.at(from.hex).hexsides[direction]);
    let name = match line.rule {
        movement::cost::TERRAIN => terrain_name(table, to),
        movement::cost::HEX_BY_HEX => hexside().map_or_else(
            || "hexside".to_owned(),
            |side| map.terrain_set.hexsides[usize::from(side.0)].name.to_lowercase(),
        ),
        movement::cost::ROAD => "road".to_owned(),
        movement::cost::LEVELS => "climb".to_owned(),
        _ => "stairs".to_owned(),
    };
    format!("{name} {}", line.value)
}

fn limit(table: &Table, kind: &Kind) -> u8 {
    if let Some(moving) = table.flow.moving() {
        return moving.limit;
    }
    let units: Vec<UnitNow> = kind.units.iter().filter_map(|id| table.unit(*id)).collect();
    let leader = kind.double_time.and_then(|id| table.unit(id));
    movement::stack::Stack::new(table, &units, kind.by, leader).limit
}

/// The orders of a path: the first step begins the move unless the stack is moving already.
pub(crate) fn orders_along(table: &Table, kind: &Kind, path: &[Spot]) -> Vec<Command> {
    let place = |spot: &Spot| table.field.map.place(*spot);
    let moving = table.flow.moving().is_some();
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
    let side = selection.units.first().and_then(|id| table.unit(*id)).map(|unit| unit.side);
    let Some(side) = side else { return Draft::default() };
    let of_group = table.field.scenario.side(side).entries.iter().find(|entry| entry.id == group);
    let open = of_group.is_some_and(|entry| entry.hexes.iter().any(|name| table.field.map.hex(*name) == Some(at.hex)));
    if !open {
        return Draft::default();
    }
    let double_time = double_time_leader(table, selection).filter(|_| selection.units.len() > 1);
    let kind = Kind { units: selection.units.clone(), by: Movement::Move, double_time };
    let beginning = movement::stack::beginning(table, side, &kind.units, kind.by, double_time);
    let first = beginning.and_then(|beginning| movement::first_step(table, &beginning, at));
    let (cost, spent) = match first {
        Ok(first) => (first.cost, first.spent),
        Err(refusal) => return Draft::refused(refusal),
    };
    let (lines, danger) = (cost.lines.to_vec(), dangers(table, &kind, at));
    let step = PathStep { to: at, points: spent, spent, lines, danger, notes: Vec::new() };
    let units: SmallVec<[CounterId; 4]> = kind.units.iter().copied().collect();
    let order = Command::Move { units, by: kind.by, to: table.field.map.place(at), double_time };
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
