//! What is to be decided, and what is done as a matter of course.

use measured_table::shapes::Bounds;
use measured_table::{Point, Shape, Vector};
use perrys_heroes::values::Task;
use perrys_heroes::{Activation, Claiming, Command, Figure, Moving, PerrysHeroes, Phase, Seen, Table, Window};
use table::{RuleSet, Side};

/// What is nearer than that nobody rides to, in tenths.
const FAR: u32 = 6_000;

/// Hexes are registered, men board vehicles that are to take them somewhere, and all others are placed by the program.
pub(crate) fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
    let placing = || seen.flow.placing.filter(|placing| *placing == side);
    if let Some(command) = placing().and_then(|side| registers(seen, side).or_else(|| boards(seen, side))) {
        return Some(command);
    }
    let waits = seen.side(side).any(|figure| figure.at.is_none());
    let commands = match seen.flow.phase {
        Phase::SetUp if seen.flow.placing == Some(side) => [Command::PlaceAll, Command::SetUpDone],
        Phase::SetUp | Phase::Activation | Phase::Action | Phase::Rally => return None,
    };
    let from = usize::from(!waits);
    commands.into_iter().skip(from).find(|command| PerrysHeroes::judge(seen, side, command).is_ok())
}

/// The next of a side's artillery has its own objectives registered, else those of the enemy, else the middle of his zone: there somebody
/// will be.
fn registers(seen: &Seen<'_>, side: Side) -> Option<Command> {
    let (own, enemy) = (seen.field.side(side), seen.field.side(side.other()));
    let mut open = seen.battle.supports.iter().filter(|one| one.side == side && one.registered.is_empty());
    let support = open.next()?;
    let known = [&own.objectives, &enemy.objectives].into_iter().find(|objectives| !objectives.is_empty());
    let mut at = known.cloned().unwrap_or_else(|| vec![middle(enemy.zone.bounds())]);
    at.truncate(seen.field.charts.artillery.of(support.battery).registers.into());
    let command = Command::Register { support: support.no, at };
    PerrysHeroes::judge(seen, side, &command).is_ok().then_some(command)
}

/// The middle of a box.
fn middle(Bounds { least, most }: Bounds) -> Point {
    least + Vector::new(i64::from((most.x - least.x) / 2), i64::from((most.y - least.y) / 2))
}

/// The next man boards a vehicle, where the way is far: with all of his team if one takes them all, else with those of it who are aboard, and
/// never without whom he serves a weapon with.
fn boards(seen: &Seen<'_>, side: Side) -> Option<Command> {
    if !goes_far(seen, side) {
        return None;
    }
    let waits = |figure: &Figure| {
        let on_foot = seen.field.team(figure.team.0).vehicle.is_none();
        on_foot && figure.is_there() && figure.at.is_none() && figure.aboard.is_none()
    };
    let room = |vehicle: &Figure| {
        let seats = seen.vehicle(vehicle).map_or(0, |vehicle| usize::from(vehicle.def.passengers));
        seats.saturating_sub(seen.passengers(vehicle).count())
    };
    seen.side(side).filter(waits).find_map(|man| {
        let pair = seen.man(&man).and_then(|man| man.pair);
        let aboard = seen.side(side).find(|other| pair.is_some() && other.who == pair).and_then(|other| other.aboard);
        let left = seen.side(side).filter(|other| other.team == man.team && waits(other)).count();
        let needed = if pair.is_some() && aboard.is_none() { 2 } else { 1 };
        let with_room = seen.vehicles(side).filter(|vehicle| room(vehicle) >= needed);
        let best = with_room.max_by_key(|vehicle| {
            let with = seen.passengers(vehicle).filter(|other| other.team == man.team).count();
            let partner = aboard.is_some() && seen.no(vehicle.id) == aboard.map(usize::from);
            (partner, room(vehicle) >= left, with, room(vehicle))
        })?;
        let command = Command::Board { unit: man.id, into: best.id };
        PerrysHeroes::judge(seen, side, &command).is_ok().then_some(command)
    })
}

/// True of a side that is to go further than men go on foot while they are fired at.
fn goes_far(seen: &Seen<'_>, side: Side) -> bool {
    let own = seen.field.side(side);
    match own.task {
        Task::Dash | Task::Withdraw | Task::Advance => true,
        Task::CounterAttack => {
            let middle = middle(own.zone.bounds());
            own.objectives.iter().all(|objective| !middle.within(*objective, FAR))
        }
        Task::Hold | Task::Meet => false,
    }
}

/// Nothing is under way: a team acts, or figures are placed.
pub(crate) fn rests(table: &Table) -> bool {
    let stack = &table.flow.stack;
    stack.innermost::<Moving>().is_none()
        && stack.innermost::<Window>().is_none()
        && stack.innermost::<Claiming>().is_none()
}

/// A team acts, and nothing is under way.
pub(crate) fn is_free(table: &Table) -> bool {
    rests(table) && table.flow.stack.innermost::<Activation>().is_some()
}

/// A card has just been turned over.
pub(crate) fn is_begun(table: &Table) -> bool {
    let of = table.flow.stack.innermost::<Activation>();
    of.is_some_and(|activation| rests(table) && table.of_card(activation.team).all(|figure| !figure.acted))
}

#[cfg(test)]
#[path = "moment_test.rs"]
mod tests;
