//! What is done without thinking: plans are played on by it.

use crate::eye::Eye;
use crate::moment::{is_begun, is_free, routine};
use crate::plan::Plan;
use crate::sights::Sights;
use crate::{machines, quick, riders};
use opponent::{Chance, Next};
use perrys_heroes::sections::points;
use perrys_heroes::{Activation, Command, PerrysHeroes, Seen};
use table::{Aim, CounterId, RuleSet, Side};

/// What somebody has in mind who does not think: what he is about, and who has nothing left to do.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    plan: Option<(Plan, usize)>,
    done: Vec<CounterId>,
    commands: Vec<Command>,
}

/// One man after the other, as they come to mind, does what looks best for him.
pub(crate) fn reflex(
    seen: &Seen<'_>,
    side: Side,
    sights: &Sights,
    mind: &mut Mind,
    chance: &mut Chance,
) -> Option<Command> {
    if let Some(command) = routine(seen, side) {
        return Some(command);
    }
    if !is_free(seen) {
        return at_first_sight(seen, side, mind, chance);
    }
    if let Some((plan, given)) = &mut mind.plan
        && let Next::Order(command) = plan.follow(seen, side, *given)
    {
        *given += 1;
        return Some(command);
    }
    mind.plan = None;
    let team = seen.flow.stack.innermost::<Activation>()?.team;
    if is_begun(seen) {
        mind.done.clear();
    }
    let fresh = |id: &CounterId, mind: &Mind| !mind.done.contains(id);
    if let Some(command) = of_vehicle(seen, side, sights, team).or_else(|| of_riders(seen, side, sights, team)) {
        return Some(command);
    }
    let mut men: Vec<CounterId> = seen
        .team(team)
        .filter(|man| !man.spent && points::left(seen, man) > 0)
        .map(|man| man.id)
        .filter(|id| fresh(id, mind))
        .collect();
    while !men.is_empty() {
        let id = men.swap_remove(chance.below(men.len()));
        // Each has his turn once on a card.
        mind.done.push(id);
        let found = sights.with(seen, |shelf| quick::first_thought(seen, side, shelf, id));
        if let Some(plan) = found
            && let Next::Order(command) = plan.follow(seen, side, 0)
        {
            mind.plan = Some((plan, 1));
            return Some(command);
        }
    }
    Some(Command::Finish)
}

/// What the crew of a vehicle, or those at a gun, do next: each order is thought of anew, as each costs points.
fn of_vehicle(seen: &Seen<'_>, side: Side, sights: &Sights, team: u8) -> Option<Command> {
    let mut vehicles = seen.of_card(team).filter(|figure| figure.is_vehicle() && !figure.spent);
    let plan = vehicles.find_map(|vehicle| {
        sights.with(seen, |shelf| machines::first_thought(&mut Eye::of(seen, side, shelf), &vehicle))
    });
    plan?.orders.into_iter().next()
}

/// The first of those who ride that gets out.
fn of_riders(seen: &Seen<'_>, side: Side, sights: &Sights, team: u8) -> Option<Command> {
    let mut riders = seen.of_card(team).filter(|figure| !figure.is_vehicle() && figure.at.is_none());
    let plan =
        riders.find_map(|man| sights.with(seen, |shelf| riders::first_thought(&mut Eye::of(seen, side, shelf), &man)));
    plan?.orders.into_iter().next()
}

/// In a window, or where figures may be declared concealed: whoever can fire mostly does.
fn at_first_sight(seen: &Seen<'_>, side: Side, mind: &mut Mind, chance: &mut Chance) -> Option<Command> {
    mind.commands.clear();
    PerrysHeroes::legal_commands(seen, side, &mut mind.commands);
    let weight = |command: &Command| match PerrysHeroes::aim(seen, side, command) {
        Aim::Attack { force } => 20 + 4 * u32::from(force),
        Aim::Assault | Aim::Recover | Aim::Scout | Aim::Prepare => 16,
        Aim::Hold | Aim::Move { .. } | Aim::Finish => 4,
    };
    let weights: Vec<u32> = mind.commands.iter().map(weight).collect();
    let choice = chance.weighed(weights.iter().copied());
    (!mind.commands.is_empty()).then(|| mind.commands.swap_remove(choice))
}

#[cfg(test)]
#[path = "reflex_test.rs"]
mod tests;
