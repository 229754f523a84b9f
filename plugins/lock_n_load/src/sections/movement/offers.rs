//! The moves that are offered: sensible stacks with every first step, and the next steps of the stack that moves.

use crate::facts::command::{Command, Movement};
use crate::facts::offers::Offers;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::files::mobility::MobilityId;
use crate::sections::movement::drive_offers;
use crate::sections::movement::occupancy::Occupancy;
use crate::sections::movement::rules::HEX_BY_HEX;
use crate::sections::movement::stack::{Brings, Stack, There};
use crate::sections::movement::words;
use crate::sections::stacking;
use crate::sections::{driving, impulse, movement};
use hex_board::{HexId, Spot};
use smallvec::SmallVec;
use std::cell::OnceCell;
use table::{CounterId, Refusal, Side};

type Members = SmallVec<[UnitNow; 8]>;

/// Different single units of one Location that are offered to move alone.
const ALONE: usize = 4;
/// Offers of waiting units that enter alone: more hexes and units than this, and only the full stacks are listed.
const ENTRIES_ALONE: usize = 24;

/// First steps of stacks: per Location all who may move, those in Good Order, and each alone; by Assault Move, Low Crawl and Stealth all who
/// may, and single units where all together cannot go. Double Time is taken wherever it helps.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let mut able: SmallVec<[(Spot, UnitNow); 32]> = SmallVec::new();
    for unit in table.side(side) {
        if let Some(spot) = unit.spot()
            && out.wants_from(spot)
            && movement::stack::may_move(table, unit, Movement::Move).is_ok()
        {
            able.push((spot, unit));
        }
    }
    if able.is_empty() {
        return;
    }
    let mut occupancy = Occupancy::default();
    occupancy.look(table, side, &[]);
    for (n, (spot, _)) in able.iter().enumerate() {
        if able[..n].iter().all(|(other, _)| other != spot) {
            let here = able[n..].iter().filter(|(other, _)| other == spot).map(|(_, unit)| *unit);
            let (vehicles, here): (Members, Members) = here.partition(|unit| unit.may(Trait::Drives));
            let members: Members = here.iter().copied().filter(|unit| !unit.may(Trait::StaysPut)).collect();
            if !members.is_empty() {
                from_location(table, *spot, &members, &occupancy, out);
            }
            for team in &here {
                out.extend(drive_offers::first_turns(table, *team, Movement::Move));
            }
            for vehicle in vehicles {
                drive_offers::of_vehicle(table, vehicle, *spot, &occupancy, out);
            }
        }
    }
}

fn from_location(table: &Table, from: Spot, members: &Members, occupancy: &Occupancy, out: &mut Offers) {
    let (mut good, mut fast) = (Members::new(), Members::new());
    let ready = those(members, &mut good, |unit| unit.good_order());
    let mut different: Members = SmallVec::new();
    for unit in members {
        if !different.iter().any(|other| alike(table, *other, *unit)) {
            different.push(*unit);
        }
    }
    let side = members[0].side;
    let (exits, nearer) = (movement::entry::is_exit(table, side, from), OnceCell::new());
    let brings: SmallVec<[(CounterId, Brings); 8]> =
        members.iter().map(|unit| (unit.id, Brings::of(table, *unit))).collect();
    let (brings, nearer) = (brings.as_slice(), &nearer);
    let first_steps =
        |by| FirstSteps { table, from, by, occupancy, brings, nearer, exits, listed: SmallVec::new(), left: false };
    let mut offers = first_steps(Movement::Move);
    offers.stack(members, out);
    if ready.len() < members.len() && ready.len() > 1 {
        offers.stack(ready, out);
    }
    // Teams are slow.
    let swift = those(members, &mut fast, |unit| !unit.may(Trait::Cumbersome));
    let again = swift.iter().map(|unit| unit.id).eq(ready.iter().map(|unit| unit.id));
    if swift.len() < members.len() && swift.len() > 1 && !again {
        offers.stack(swift, out);
    }
    if members.len() > 1 {
        for unit in different.iter().take(ALONE) {
            offers.stack(&[*unit], out);
        }
        offers.elsewhere(different.iter().skip(ALONE).copied(), None, out);
    }
    // Who withdraws only moves (LNL-8.1-09).
    if members.iter().any(|unit| unit.has(Marker::MayWithdraw)) {
        return;
    }
    for by in [Movement::LowCrawl, Movement::AssaultMove, Movement::Stealth] {
        let mut some = Members::new();
        let able = those(members, &mut some, |unit| uses(*unit, by));
        let mut offers = first_steps(by);
        offers.stack(able, out);
        if able.len() > 1 {
            if by == Movement::LowCrawl && ready.len() < able.len() {
                offers.elsewhere_with(ready, out);
            }
            let leader = match by {
                Movement::AssaultMove => ready.iter().copied().find(|unit| unit.may(Trait::Leads)),
                Movement::Move | Movement::LowCrawl | Movement::Stealth => None,
            };
            offers.elsewhere(different.iter().copied().filter(|unit| uses(*unit, by)), leader, out);
        }
    }
}

/// Those of some units who are wanted; copied only where they are not all of them.
fn those<'a>(members: &'a [UnitNow], room: &'a mut Members, wanted: impl Fn(&UnitNow) -> bool) -> &'a [UnitNow] {
    if members.iter().all(&wanted) {
        return members;
    }
    room.extend(members.iter().copied().filter(wanted));
    room
}

/// True if the unit may take part in this kind of movement; leaders do in an Assault Move of others (LNL-6.1-03).
fn uses(unit: UnitNow, by: Movement) -> bool {
    match by {
        Movement::Move => true,
        Movement::LowCrawl => !unit.may(Trait::Cumbersome),
        Movement::AssaultMove => unit.good_order() && (unit.may(Trait::Leads) || unit.may(Trait::AssaultMoves)),
        Movement::Stealth => unit.good_order() && unit.may(Trait::MovesByStealth),
    }
}

/// True if it makes no difference which of the two moves.
fn alike(table: &Table, a: UnitNow, b: UnitNow) -> bool {
    a.definition == b.definition
        && a.shaken == b.shaken
        && a.markers == b.markers
        && a.is_mmc()
        && table.carried_by(a.id).next().is_none()
        && table.carried_by(b.id).next().is_none()
}

/// First steps of one kind out of one Location.
struct FirstSteps<'a> {
    table: &'a Table<'a>,
    from: Spot,
    by: Movement,
    occupancy: &'a Occupancy,
    /// What each unit of the Location brings to a stack.
    brings: &'a [(CounterId, Brings)],
    /// The hexes beside it that lie nearer to an enemy in sight, once that has been asked.
    nearer: &'a OnceCell<SmallVec<[HexId; 6]>>,
    /// Where a stack that is listed goes already.
    listed: SmallVec<[Spot; 8]>,
    /// Units leave the map from here.
    exits: bool,
    /// A stack that does is listed already.
    left: bool,
}

impl FirstSteps<'_> {
    /// Lists every first step of a stack.
    fn stack(&mut self, members: &[UnitNow], out: &mut Offers) {
        self.list(members, false, out);
    }

    /// Lists the first steps of a stack into Locations where no other is listed.
    fn elsewhere_with(&mut self, members: &[UnitNow], out: &mut Offers) {
        self.list(members, true, out);
    }

    /// Units alone, or with a leader, into Locations where no larger stack can go: some find room, or are fast enough, where all together
    /// are not.
    fn elsewhere(&mut self, units: impl Iterator<Item = UnitNow>, leader: Option<UnitNow>, out: &mut Offers) {
        for unit in units {
            if !self.something_left(self.table.mobility(unit)) {
                continue;
            }
            self.list(&[unit], true, out);
            if let Some(leader) = leader.filter(|leader| leader.id != unit.id) {
                self.list(&[leader, unit], true, out);
            }
        }
    }

    /// True if there is a Location left that nobody is offered to enter, though it can be entered by this kind of movement.
    fn something_left(&self, mobility: MobilityId) -> bool {
        let table = self.table;
        let closed =
            |to: Spot| matches!(self.by, Movement::AssaultMove | Movement::LowCrawl) && self.occupancy.at(to).enemies;
        let steps = table.field.steps.by(mobility).from(self.from);
        steps.iter().any(|edge| !self.listed.contains(&edge.to) && !closed(edge.to))
    }

    /// What a unit of the Location brings to a stack.
    fn brings_of(&self, unit: UnitNow) -> Brings {
        let known = self.brings.iter().find(|(id, _)| *id == unit.id);
        known.map_or_else(|| Brings::of(self.table, unit), |(_, brings)| *brings)
    }

    /// The hexes beside the Location that lie nearer to an enemy in sight of it.
    fn nearer(&self, side: Side) -> &[HexId] {
        self.nearer.get_or_init(|| {
            let (table, from) = (self.table, self.from);
            let mut watchers: SmallVec<[HexId; 16]> = movement::stack::in_sight(table, side, from).collect();
            watchers.dedup();
            let nearer = |hex: &HexId| {
                let to = Spot { hex: *hex, storey: 0 };
                watchers.iter().any(|watcher| movement::stack::is_nearer(table, from, to, *watcher))
            };
            table.field.map.at(from.hex).neighbours.iter().flatten().copied().filter(nearer).collect()
        })
    }

    fn list(&mut self, members: &[UnitNow], only_new: bool, out: &mut Offers) {
        let (table, by) = (self.table, self.by);
        if members.is_empty() || movement::stack::may_use(table, members, by, None).is_err() {
            return;
        }
        let (stack, double_time) = fastest(table, members, by, |unit| self.brings_of(unit));
        let units: SmallVec<[CounterId; 4]> = members.iter().map(|unit| unit.id).collect();
        let faces = members.iter().any(|unit| unit.may(Trait::Faces));
        for edge in table.field.steps.by(stack.mobility).from(self.from) {
            if only_new && self.listed.contains(&edge.to) {
                continue;
            }
            let approaches = || self.nearer(stack.side).contains(&edge.to.hex);
            let (from, points, there) = (Some(self.from), edge.cost.points(), self.occupancy.at(edge.to));
            if stack.enters(table, from, edge.to, points, 0, there, approaches).is_ok() {
                let (all, to) = (SmallVec::from_slice(&units), edge.place);
                out.push(Command::Move { units: all, by, to, double_time, facing: None });
                if faces && let facing @ Some(_) = drive_offers::facing_there(table, members, edge.to) {
                    let all = SmallVec::from_slice(&units);
                    out.push(Command::Move { units: all, by, to, double_time, facing });
                }
                if only_new || !self.listed.contains(&edge.to) {
                    self.listed.push(edge.to);
                }
            }
        }
        if !self.exits || (only_new && self.left) {
            return;
        }
        // An exit names no leader of Double Time, so it is judged without one.
        let plain = if double_time.is_some() { Stack::new(table, members, by, None) } else { stack };
        if movement::may_exit(table, &plain, self.from, 0).is_ok() {
            self.left = true;
            out.push(Command::Exit { units, by });
        }
    }
}

/// The stack at Double Time with the leader who makes it fastest, if one does.
fn fastest(
    table: &Table,
    members: &[UnitNow],
    by: Movement,
    brings: impl Fn(UnitNow) -> Brings,
) -> (Stack, Option<CounterId>) {
    let mut best = (Stack::sum(table, members, by, None, &brings), None);
    let hurry = members.len() > 1 && members.iter().all(|unit| !unit.may(Trait::Cumbersome));
    if hurry && matches!(by, Movement::Move | Movement::AssaultMove) {
        for leader in members.iter().filter(|unit| unit.leads()) {
            let stack = Stack::sum(table, members, by, Some(*leader), &brings);
            if stack.limit > best.0.limit {
                best = (stack, Some(leader.id));
            }
        }
    }
    best
}

/// Every first step of exactly these units together, and the exit: to a Location beside theirs, or by an entry hex.
///
/// # Errors
/// Why there is none.
pub(crate) fn first_steps(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    double_time: Option<CounterId>,
) -> Result<Vec<Command>, Refusal> {
    let map = &table.field.map;
    let beginning = movement::stack::beginning(table, side, units, by, double_time)?;
    let places: SmallVec<[Spot; 16]> = match beginning.from {
        Some(from) => table.field.steps.by(beginning.stack.mobility).from(from).iter().map(|edge| edge.to).collect(),
        None => {
            let group = impulse::entry::may_enter(table, beginning.units[0])?;
            group.hexes.iter().filter_map(|name| map.hex(*name)).map(|hex| Spot { hex, storey: 0 }).collect()
        }
    };
    let units: SmallVec<[CounterId; 4]> = units.iter().copied().collect();
    let (mut list, mut why) = (Vec::new(), None);
    for to in places {
        match movement::first_step(table, &beginning, to) {
            Ok(_) => {
                let units = units.clone();
                list.push(Command::Move { units, by, to: map.place(to), double_time, facing: None });
            }
            Err(refusal) => _ = why.get_or_insert(refusal),
        }
    }
    if let ([unit], Some(_)) = (beginning.units.as_slice(), beginning.from) {
        list.extend(drive_offers::first_turns(table, *unit, by));
    }
    let exit = |from: &Spot| double_time.is_none() && movement::may_exit(table, &beginning.stack, *from, 0).is_ok();
    if beginning.from.filter(exit).is_some() {
        list.push(Command::Exit { units, by });
    }
    let nowhere = || Refusal::new(HEX_BY_HEX, words::no_way_out());
    if list.is_empty() { Err(why.unwrap_or_else(nowhere)) } else { Ok(list) }
}

/// Waiting units: by every entry hex as many of a group as find room, and each alone.
pub(crate) fn entry_offers(table: &Table, side: Side, out: &mut Offers) {
    if table.side(side).all(|unit| unit.state != UnitState::Off(OffMap::Waiting)) {
        return;
    }
    for group in impulse::entry::waiting_groups(table, side) {
        let (vehicles, members): (Members, Members) = table
            .side(side)
            .filter(|unit| impulse::entry::group_of(table, *unit).is_some_and(|own| own.id == group.id))
            .filter(|unit| movement::stack::may_move(table, *unit, Movement::Move).is_ok())
            .partition(|unit| unit.may(Trait::Drives));
        for vehicle in vehicles {
            drive_offers::entries(table, group, vehicle, out);
        }
        let alone = members.len() > 1 && members.len() * group.hexes.len() <= ENTRIES_ALONE;
        for hex in group.hexes.iter().filter_map(|name| table.field.map.hex(*name)) {
            let to = Spot { hex, storey: 0 };
            if movement::entry::may_enter_by(table, group, to, false).is_err() {
                continue;
            }
            let there = There::look(table, side, to, &[]);
            let mut load = there.load;
            let mut stack = members.clone();
            stack.retain(|unit| {
                let next = load.plus(table.class(*unit).stacking);
                let fits = stacking::within(table, to, next).is_ok();
                if fits {
                    load = next;
                }
                fits
            });
            entry_offer(table, &stack, Movement::Move, to, there, out);
            if alone {
                let listed = if stack.len() == 1 { Some(stack[0].id) } else { None };
                for unit in members.iter().filter(|unit| Some(unit.id) != listed) {
                    entry_offer(table, &[*unit], Movement::Move, to, there, out);
                }
            }
            for by in [Movement::LowCrawl, Movement::AssaultMove, Movement::Stealth] {
                let able: Members = stack.iter().copied().filter(|unit| uses(*unit, by)).collect();
                if !entry_offer(table, &able, by, to, there, out) {
                    for unit in members.iter().filter(|unit| uses(**unit, by)) {
                        if entry_offer(table, &[*unit], by, to, there, out) {
                            break;
                        }
                    }
                }
            }
        }
    }
}

/// Lists the entry of a stack; true if it may enter so.
fn entry_offer(table: &Table, members: &[UnitNow], by: Movement, to: Spot, there: There, out: &mut Offers) -> bool {
    if members.is_empty() || movement::stack::may_use(table, members, by, None).is_err() {
        return false;
    }
    let (stack, double_time) = fastest(table, members, by, |unit| Brings::of(table, unit));
    let column = movement::cost::column(&table.field.definitions, stack.mobility);
    let Ok(cost) = movement::cost::parts(&table.field.map, column, None, to) else { return false };
    let enters = stack.may_enter(table, None, to, cost.halves().points(), 0, there).is_ok();
    if enters {
        let units = members.iter().map(|unit| unit.id).collect();
        out.push(Command::Move { units, by, to: table.field.map.place(to), double_time, facing: None });
    }
    enters
}

/// The next steps of the stack that moves, the exit, and the stop.
pub(crate) fn step_offers(table: &Table, side: Side, out: &mut Offers) {
    let Some(moving) = table.flow.moving() else { return };
    let members = movement::still_moving(table, moving);
    let Some(first) = members.first().filter(|unit| unit.side == side) else { return };
    let Some(from) = first.spot() else { return };
    let stack = Stack::moving(table, moving, &members);
    let ahead = |to: Spot| stack.facing.is_none_or(|facing| driving::leads(&table.field.map, facing, from.hex, to.hex));
    for edge in table.field.steps.by(stack.mobility).from(from).iter().filter(|edge| ahead(edge.to)) {
        if movement::next_step(table, moving, &stack, from, edge.to, edge.cost).is_ok() {
            out.push(Command::Step { to: edge.place, facing: None });
            let facing = drive_offers::facing_there(table, &members, edge.to);
            out.extend(facing.map(|facing| Command::Step { to: edge.place, facing: Some(facing) }));
        }
    }
    drive_offers::goes_on(table, moving, &stack, *first, out);
    if !moving.ends && movement::may_exit(table, &stack, from, moving.spent).is_ok() {
        out.push(Command::Exit { units: SmallVec::new(), by: moving.by });
    }
    out.push(Command::Stop);
}

#[cfg(test)]
#[path = "offers_test.rs"]
mod tests;
