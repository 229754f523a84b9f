//! A move that is being prepared: the path, its cost, what it leads to.

use crate::counters::names;
use crate::model::{Kind, ReachNow};
use crate::seams::asking::{Asking, Draft};
use crate::sections::movement::words;
use crate::sheets::meanings;
use hex_board::Spot;
use lock_n_load::mobility::MobilityId;
use lock_n_load::sections::driving;
use lock_n_load::sections::driving::rules::{REVERSE, TURN_COST};
use lock_n_load::sections::movement::rules::{HEX_BY_HEX, LEVELS, MOVEMENT_FACTOR, ROAD};
use lock_n_load::sections::movement::{Leg, cost, stack};
use lock_n_load::sections::spotting::rules::TERRAIN;
use lock_n_load::sections::{melee, movement};
use lock_n_load::{Command, Movement, Table, Trait, UnitNow};
use table::{CounterId, Line, Refusal};

/// A move that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct MovePreview {
    /// Who moves.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
    /// From where; none: from off the map.
    pub from: Option<Spot>,
    /// Step by step.
    pub steps: Vec<PathStep>,
    /// The most points the stack may spend in the whole move, those already spent included.
    pub limit: u8,
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// Where to.
    pub to: Spot,
    /// Points of this step.
    pub points: u8,
    /// Points spent with this step.
    pub spent: u8,
    /// The cost, line by line.
    pub lines: Vec<Line>,
    /// Enemy Locations that could open fire here.
    pub danger: Vec<Spot>,
    /// What entering costs beside points: weapons left behind, enemies who would surrender.
    pub notes: Vec<StepNote>,
}

/// Something that a step would lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepNote {
    /// A weapon on its tripod stays behind where the move begins (LNL-6.0-16).
    LeftBehind(CounterId),
    /// These enemies cannot fight and would be taken (LNL-8.1-16).
    Surrender(Vec<CounterId>),
    /// A melee begins with the enemies there (LNL-8.0-01).
    Melee,
}

/// That the stack that moves may go on, in a sentence.
pub(crate) fn may_go_on(table: &Table) -> String {
    let Some(moving) = table.flow.moving() else { return String::new() };
    let left = moving.limit.saturating_sub(moving.spent);
    let at = movement::position(table).map(|spot| table.field.map.place(spot).to_string()).unwrap_or_default();
    names::told(table, &words::may_go_on(left, &moving.units, at))
}

/// While a stack moves: its way goes on, or it stops where the player turns to another one.
pub(crate) fn goes_on(asking: &Asking) -> Draft {
    let (table, selection) = (&asking.table, asking.selection);
    // A path that was stopped by a question goes on where the player confirms it.
    let Some(at) = asking.at.or(selection.path.last().copied()) else { return Draft::default() };
    let clicked = selection.target == Some(at);
    let reachable = asking.reach.points(at).is_some();
    if clicked && !reachable && table.side_at(at, asking.side).next().is_some() {
        return asking.plain(words::stops_here().said(), Command::Stop);
    }
    // With nothing chosen, where nobody can go is told by a click, not wherever the pointer passes.
    let silent = selection.mode.rests() && (Some(at) == selection.spot || !(clicked || reachable));
    if silent { Draft::default() } else { draft(asking, at) }
}

/// The way to a Location.
pub(crate) fn draft(asking: &Asking, to: Spot) -> Draft {
    let (table, now) = (&asking.table, asking.reach);
    let Some(kind) = &now.kind else { return Draft::default() };
    if let Some(refusal) = &now.refusal {
        return Draft::refused(refusal.clone());
    }
    let path = now.path(to);
    if let (true, Some(bend)) = (path.is_empty() && !now.before().is_empty(), now.bends.last()) {
        // While the pointer is elsewhere, the way as far as it is bent is shown.
        if !asking.clicked() {
            return along(asking, kind, now.before());
        }
        let map = &table.field.map;
        let why = words::not_over_the_bend(map.place(to), map.place(*bend));
        return Draft::refused(Refusal::new(MOVEMENT_FACTOR, why));
    }
    if path.is_empty() {
        return unreachable(asking, kind, to).map_or_else(Draft::default, Draft::refused);
    }
    along(asking, kind, &now.legs(to))
}

/// A way, held against the rules by its first order.
pub(super) fn along(asking: &Asking, kind: &Kind, legs: &[(Leg, u8)]) -> Draft {
    let (table, now) = (&asking.table, asking.reach);
    let orders = orders_along(table, kind, &legs.iter().map(|(leg, _)| *leg).collect::<Vec<_>>());
    if let Some(refusal) = orders.first().and_then(|first| asking.battle.judge(first).err()) {
        return Draft::refused(refusal);
    }
    let from = kind.units.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.spot());
    let steps = steps(table, now, kind, legs);
    let preview = MovePreview {
        units: kind.units.clone(),
        by: kind.by,
        double_time: kind.double_time,
        from,
        steps,
        limit: limit(table, kind),
    };
    Draft::of(preview, orders)
}

/// The steps of a way; what a vehicle pays for turning before a step stands with that step.
fn steps(table: &Table, now: &ReachNow, kind: &Kind, legs: &[(Leg, u8)]) -> Vec<PathStep> {
    let first = kind.units.first().and_then(|id| table.unit(*id));
    let mobility = first.map_or(MobilityId::FOOT, |unit| table.mobility(unit));
    let mut facing = first.filter(|unit| unit.may(Trait::Drives)).map(|unit| unit.facing);
    let mut last = first.and_then(|unit| unit.spot());
    let mut spent_before = table.flow.moving().map_or(0, |moving| moving.spent);
    let (mut steps, mut lines) = (Vec::new(), Vec::new());
    for (leg, spent) in legs {
        let to = match *leg {
            Leg::Step(to) => to,
            Leg::Turn(to) => {
                let points = facing.map_or(0, |old| old.steps_to(to));
                lines.push(Line { rule: TURN_COST, value: points.into(), half: false, from: None });
                facing = Some(to);
                continue;
            }
        };
        let direction = last.and_then(|last| table.field.map.direction(last.hex, to.hex));
        let way = facing.zip(direction).and_then(|(facing, direction)| driving::way(facing, direction));
        lines.extend(cost(table, mobility, last, to).into_iter().flat_map(|cost| cost.driven(way).lines));
        let danger = now.dangers.get(&to).cloned().unwrap_or_default();
        let mut notes = if steps.is_empty() { left_behind(table, kind) } else { Vec::new() };
        notes.extend(entered(table, kind, to));
        let points = spent.saturating_sub(spent_before);
        steps.push(PathStep { to, points, spent: *spent, lines: std::mem::take(&mut lines), danger, notes });
        (last, spent_before) = (Some(to), *spent);
    }
    // It turns where its way ends.
    if let (Some(to), Some((_, spent)), false) = (last, legs.last(), lines.is_empty()) {
        let points = spent.saturating_sub(spent_before);
        steps.push(PathStep { to, points, spent: *spent, lines, danger: Vec::new(), notes: Vec::new() });
    }
    steps
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
fn unreachable(asking: &Asking, kind: &Kind, goal: Spot) -> Option<Refusal> {
    let table = &asking.table;
    let side = kind.units.first().and_then(|id| table.unit(*id))?.side;
    let Some(barrier) = movement::barrier(table, side, &kind.units, kind.by, kind.double_time, goal) else {
        let stands_there = kind.units.iter().filter_map(|id| table.unit(*id)).any(|unit| unit.spot() == Some(goal));
        let there = orders_along(table, kind, &[Leg::Step(goal)]);
        return there.first().filter(|_| !stands_there).and_then(|step| asking.battle.judge(step).err());
    };
    let map = &table.field.map;
    let (here, there, limit) = (map.place(barrier.from), map.place(barrier.to), barrier.limit);
    let why = match (barrier.points(), &barrier.cost) {
        (Some(points), Some(cost)) => {
            let parts = cost.lines.iter().map(|line| part_of_cost(table, line, barrier.from, barrier.to));
            let parts: Vec<String> = parts.collect();
            words::takes(there, super::spent(points, &[]), limit, here, parts.join(", "))
        }
        _ => words::barred(there, terrain_name(table, barrier.to), barrier.refusal.reason),
    };
    let why = if barrier.to == goal { why } else { words::ends_on_the_way(map.place(goal), here, why) };
    Some(Refusal::new(barrier.refusal.rule, why))
}

fn terrain_name(table: &Table, at: Spot) -> String {
    let map = &table.field.map;
    map.terrain_set.terrains[usize::from(map.at(at.hex).terrain.0)].name.to_lowercase()
}

/// A part of a step's cost in words: "hedge 1", "brush 2".
fn part_of_cost(table: &Table, line: &Line, from: Spot, to: Spot) -> String {
    let map = &table.field.map;
    let hexside = || map.direction(from.hex, to.hex).and_then(|direction| map.at(from.hex).hexsides[direction]);
    let name = match line.rule {
        TERRAIN => terrain_name(table, to),
        HEX_BY_HEX => hexside().map_or_else(
            || words::hexside().said(),
            |side| map.terrain_set.hexsides[usize::from(side.0)].name.to_lowercase(),
        ),
        ROAD => words::road().said(),
        LEVELS => words::climb().said(),
        REVERSE => words::reverse().said(),
        _ => words::stairs().said(),
    };
    words::part_of_cost(name, meanings::value(line).trim_start_matches('+')).said()
}

pub(crate) fn limit(table: &Table, kind: &Kind) -> u8 {
    if let Some(moving) = table.flow.moving() {
        return moving.limit;
    }
    let units: Vec<UnitNow> = kind.units.iter().filter_map(|id| table.unit(*id)).collect();
    let leader = kind.double_time.and_then(|id| table.unit(id));
    stack::Stack::new(table, &units, kind.by, leader).limit
}

/// The orders of a way: the first leg begins the move unless the stack is moving already.
pub(crate) fn orders_along(table: &Table, kind: &Kind, legs: &[Leg]) -> Vec<Command> {
    let moving = table.flow.moving().is_some();
    let order = |(n, leg): (usize, &Leg)| match *leg {
        Leg::Turn(to) => kind.units.first().map(|unit| Command::Turn { unit: *unit, to, by: kind.by }),
        Leg::Step(to) if n == 0 && !moving => Some(Command::Move {
            units: kind.units.iter().copied().collect(),
            by: kind.by,
            to: table.field.map.place(to),
            double_time: kind.double_time,
            facing: None,
        }),
        Leg::Step(to) => Some(Command::Step { to: table.field.map.place(to), facing: None }),
    };
    legs.iter().enumerate().filter_map(order).collect()
}
