//! What is to be decided, and what is done as a matter of course.

use measured_table::shapes::Bounds;
use measured_table::{Shape, Vector};
use perrys_heroes::{Activation, Claiming, Command, Moving, PerrysHeroes, Phase, Seen, Table, Window};
use table::{RuleSet, Side};

/// Figures are placed by the program, and hexes are registered.
pub(crate) fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
    if let Some(command) = seen.flow.placing.filter(|placing| *placing == side).and_then(|side| registers(seen, side)) {
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
    let Bounds { least, most } = enemy.zone.bounds();
    let middle = least + Vector::new(i64::from((most.x - least.x) / 2), i64::from((most.y - least.y) / 2));
    let known = [&own.objectives, &enemy.objectives].into_iter().find(|objectives| !objectives.is_empty());
    let mut at = known.cloned().unwrap_or_else(|| vec![middle]);
    at.truncate(seen.field.charts.artillery.of(support.battery).registers.into());
    let command = Command::Register { support: support.no, at };
    PerrysHeroes::judge(seen, side, &command).is_ok().then_some(command)
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
