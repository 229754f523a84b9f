//! What is to be decided, and what is done as a matter of course.

use perrys_heroes::{Activation, Claiming, Command, Moving, PerrysHeroes, Phase, Seen, Table, Window};
use table::{RuleSet, Side};

/// Figures are placed by the program, and whoever has stayed still is concealed.
pub(crate) fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
    let waits = seen.side(side).any(|figure| figure.at.is_none());
    let commands = match seen.flow.phase {
        Phase::SetUp if seen.flow.placing == Some(side) => [Command::PlaceAll, Command::SetUpDone],
        Phase::SetUp | Phase::Activation | Phase::Action | Phase::Rally => return None,
    };
    let from = usize::from(!waits);
    commands.into_iter().skip(from).find(|command| PerrysHeroes::judge(seen, side, command).is_ok())
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
    of.is_some_and(|activation| rests(table) && table.team(activation.team).all(|figure| !figure.acted))
}

#[cfg(test)]
#[path = "moment_test.rs"]
mod tests;
