//! What is done without thinking.

use opponent::Chance;
use perrys_heroes::{Claiming, Command, Moving, PerrysHeroes, Phase, Seen, Table, Window};
use table::{Aim, RuleSet, Side};

/// Figures are placed by the program, and whoever has stayed still is concealed.
pub(crate) fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
    if seen.flow.phase != Phase::SetUp || seen.flow.placing != Some(side) {
        return None;
    }
    let waits = seen.side(side).any(|figure| figure.at.is_none());
    let commands = [Command::PlaceAll, Command::SetUpDone];
    let from = usize::from(!waits);
    commands.into_iter().skip(from).find(|command| PerrysHeroes::judge(seen, side, command).is_ok())
}

/// Whoever can fire fires, one time in four whoever can goes on; else something that comes to mind.
pub(crate) fn reflex(seen: &Seen<'_>, side: Side, mind: &mut Vec<Command>, chance: &mut Chance) -> Option<Command> {
    if let Some(command) = routine(seen, side) {
        return Some(command);
    }
    mind.clear();
    PerrysHeroes::legal_commands(seen, side, mind);
    let weight = |command: &Command| match PerrysHeroes::aim(seen, side, command) {
        Aim::Attack { force } => 20 + 4 * u32::from(force),
        Aim::Assault => 16,
        Aim::Recover | Aim::Scout => 8,
        Aim::Prepare | Aim::Hold => 2,
        Aim::Move { nearer } => 1 + u32::try_from(nearer.clamp(0, 8)).unwrap_or(0),
        Aim::Finish => 4,
    };
    let weights: Vec<u32> = mind.iter().map(weight).collect();
    (!mind.is_empty()).then(|| mind.swap_remove(chance.weighed(weights.iter().copied())))
}

/// Nothing is under way: a team acts, or figures are placed.
pub(crate) fn rests(table: &Table) -> bool {
    let stack = &table.flow.stack;
    stack.innermost::<Moving>().is_none()
        && stack.innermost::<Window>().is_none()
        && stack.innermost::<Claiming>().is_none()
}
