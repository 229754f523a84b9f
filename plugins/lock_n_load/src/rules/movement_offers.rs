//! The moves that are offered: sensible stacks with every first step, and the next steps of the stack that moves.

use crate::command::{Command, Movement};
use crate::counters::OffMap;
use crate::definition::UnitKind;
use crate::markers::Marker;
use crate::rules::movement_reach::Occupancy;
use crate::rules::movement_stack::{self, Stack, There};
use crate::rules::stacking::{self, Load};
use crate::rules::{entry, movement, movement_cost};
use crate::situation::{Table, UnitNow, UnitState};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Side};

type Members<'a> = SmallVec<[&'a UnitNow; 8]>;

/// Different single units of one Location that are offered to move alone.
const ALONE: usize = 4;
/// Offers of waiting units that enter alone: more hexes and units than this, and only the full stacks are listed.
const ENTRIES_ALONE: usize = 24;

/// First steps of stacks: per Location all who may move, those in Good Order, and each alone; by Assault Move, Low Crawl and Stealth all who
/// may. Double Time is taken wherever it helps.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Vec<Command>) {
    let mut waiting = false;
    let mut able: SmallVec<[(Spot, &UnitNow); 32]> = SmallVec::new();
    for unit in table.now.units.iter().filter(|unit| unit.side == side) {
        waiting |= unit.state == UnitState::Off(OffMap::Waiting);
        if let Some(spot) = unit.spot()
            && movement_stack::may_move(table, unit, Movement::Move).is_ok()
        {
            able.push((spot, unit));
        }
    }
    if waiting {
        entries(table, side, out);
    }
    if able.is_empty() {
        return;
    }
    let mut occupancy = Occupancy::default();
    occupancy.look(table, side, &[]);
    for (n, (spot, _)) in able.iter().enumerate() {
        if able[..n].iter().all(|(other, _)| other != spot) {
            let members: Members = able[n..].iter().filter(|(other, _)| other == spot).map(|(_, unit)| *unit).collect();
            from_location(table, *spot, &members, &occupancy, out);
        }
    }
}

fn from_location(table: &Table, from: Spot, members: &Members, occupancy: &Occupancy, out: &mut Vec<Command>) {
    stack_offers(table, from, members, Movement::Move, occupancy, out);
    let pick =
        |wanted: &dyn Fn(&UnitNow) -> bool| members.iter().copied().filter(|unit| wanted(unit)).collect::<Members>();
    let ready = pick(&|unit| unit.good_order());
    if ready.len() < members.len() && ready.len() > 1 {
        stack_offers(table, from, &ready, Movement::Move, occupancy, out);
    }
    if members.len() > 1 {
        let mut offered: SmallVec<[&UnitNow; ALONE]> = SmallVec::new();
        for unit in members {
            if offered.len() < ALONE && !offered.iter().any(|other| alike(table, other, unit)) {
                offered.push(unit);
                stack_offers(table, from, &[*unit], Movement::Move, occupancy, out);
            }
        }
    }
    // Who withdraws only moves (LNL-8.1-09).
    if members.iter().any(|unit| unit.has(Marker::MayWithdraw)) {
        return;
    }
    stack_offers(table, from, members, Movement::LowCrawl, occupancy, out);
    let assaults = pick(&|unit| {
        unit.good_order()
            && (matches!(unit.kind, UnitKind::Hero | UnitKind::Leader) || table.definition(unit).assault_move)
    });
    stack_offers(table, from, &assaults, Movement::AssaultMove, occupancy, out);
    let stealthy = pick(&|unit| unit.good_order() && table.definition(unit).stealth);
    stack_offers(table, from, &stealthy, Movement::Stealth, occupancy, out);
}

/// True if it makes no difference which of the two moves.
fn alike(table: &Table, a: &UnitNow, b: &UnitNow) -> bool {
    a.definition == b.definition
        && a.shaken == b.shaken
        && a.markers == b.markers
        && a.kind.is_mmc()
        && table.carried_by(a.id).next().is_none()
        && table.carried_by(b.id).next().is_none()
}

fn stack_offers(
    table: &Table,
    from: Spot,
    members: &[&UnitNow],
    by: Movement,
    occupancy: &Occupancy,
    out: &mut Vec<Command>,
) {
    if members.is_empty() || movement_stack::may_use(table, members, by, None).is_err() {
        return;
    }
    let (stack, double_time) = fastest(table, members, by);
    let units: SmallVec<[CounterId; 4]> = members.iter().map(|unit| unit.id).collect();
    for edge in table.field.steps.from(from) {
        if stack.may_enter(table, Some(from), edge.to, edge.points, 0, occupancy.at(edge.to)).is_ok() {
            let to = table.field.map.place(edge.to);
            out.push(Command::Move { units: SmallVec::from_slice(&units), by, to, double_time });
        }
    }
    if by == Movement::Move && movement::may_exit(table, &stack, from, 0).is_ok() {
        out.push(Command::Exit { units, by });
    }
}

/// The stack at Double Time with the leader who makes it fastest, if one does.
fn fastest(table: &Table, members: &[&UnitNow], by: Movement) -> (Stack, Option<CounterId>) {
    let mut best = (Stack::new(table, members, by, None), None);
    if members.len() > 1 && matches!(by, Movement::Move | Movement::AssaultMove) {
        for leader in members.iter().filter(|unit| unit.kind == UnitKind::Leader && unit.good_order()) {
            let stack = Stack::new(table, members, by, Some(leader));
            if stack.limit > best.0.limit {
                best = (stack, Some(leader.id));
            }
        }
    }
    best
}

/// Waiting units: by every entry hex as many of a group as find room, and each alone.
fn entries(table: &Table, side: Side, out: &mut Vec<Command>) {
    for group in entry::waiting_groups(table, side) {
        let members: Members = table
            .now
            .units
            .iter()
            .filter(|unit| unit.side == side && entry::group_of(table, unit).is_some_and(|own| own.id == group.id))
            .filter(|unit| movement_stack::may_move(table, unit, Movement::Move).is_ok())
            .collect();
        let alone = members.len() > 1 && members.len() * group.hexes.len() <= ENTRIES_ALONE;
        for hex in group.hexes.iter().filter_map(|name| table.field.map.hex(*name)) {
            let to = Spot { hex, storey: 0 };
            if entry::may_enter_by(table, group, to).is_err() {
                continue;
            }
            let there = There::look(table, side, to, &[]);
            let mut load = there.load;
            let mut stack = members.clone();
            stack.retain(|unit| {
                let next = load.plus(Load::of(unit.kind));
                let fits = stacking::within(table, to, next).is_ok();
                if fits {
                    load = next;
                }
                fits
            });
            entry_offer(table, &stack, to, there, out);
            if alone {
                let listed = if stack.len() == 1 { Some(stack[0].id) } else { None };
                for unit in members.iter().filter(|unit| Some(unit.id) != listed) {
                    entry_offer(table, &[*unit], to, there, out);
                }
            }
        }
    }
}

fn entry_offer(table: &Table, members: &[&UnitNow], to: Spot, there: There, out: &mut Vec<Command>) {
    if members.is_empty() {
        return;
    }
    let Ok(cost) = movement_cost::parts(&table.field.map, &table.field.definitions, None, to) else { return };
    let by = Movement::Move;
    let (stack, double_time) = fastest(table, members, by);
    if stack.may_enter(table, None, to, cost.points(), 0, there).is_ok() {
        let units = members.iter().map(|unit| unit.id).collect();
        out.push(Command::Move { units, by, to: table.field.map.place(to), double_time });
    }
}

/// The next steps of the stack that moves, the exit, and the stop.
pub(crate) fn step_offers(table: &Table, side: Side, out: &mut Vec<Command>) {
    let Some(moving) = &table.flow.moving else { return };
    let members = movement::still_moving(table, moving);
    let Some(first) = members.first().filter(|unit| unit.side == side) else { return };
    let Some(from) = first.spot() else { return };
    let stack = Stack::moving(table, moving, &members);
    for edge in table.field.steps.from(from) {
        if movement::next_step(table, moving, &stack, from, edge.to, edge.points).is_ok() {
            out.push(Command::Step { to: table.field.map.place(edge.to) });
        }
    }
    if !moving.ends && movement::may_exit(table, &stack, from, moving.spent).is_ok() {
        out.push(Command::Exit { units: SmallVec::new(), by: moving.by });
    }
    out.push(Command::Stop);
}

#[cfg(test)]
#[path = "movement_offers_test.rs"]
mod tests;
