//! Orders are carried out here: those of the mouse, of panels and of the opponent, one after the other, and those that nobody needs to
//! click because nothing else is left.

use crate::battle::Battle;
use crate::model::{GiveOrder, Humans, OrderGiven, OrderRefused, Undo};
use crate::show;
use crate::theme::Theme;
use bevy::prelude::*;
use lock_n_load::Command;
use std::collections::VecDeque;
use table::{Refusal, RuleId, Side};
use table_view::{Play, Skip};

/// Orders that wait: several only where one click means several (a path).
#[derive(Resource, Default)]
pub(crate) struct Plan {
    queue: VecDeque<Command>,
    /// After an order has been taken back, nothing is ordered by itself until somebody orders again.
    held: bool,
    born: u64,
}

impl Plan {
    /// Puts orders in place of whatever was planned.
    pub(crate) fn order(&mut self, orders: Vec<Command>) {
        self.queue = orders.into();
    }
}

/// True where an order fits into what the game waits for, so that a plan goes on: no question has come between, the same side acts,
/// and a step finds a stack that moves.
fn goes_on(battle: &Battle, side: Option<Side>, units: Option<usize>, next: &Command) -> bool {
    let flow = battle.flow();
    let stack = match next {
        Command::Step { .. } => flow.moving().is_some_and(|moving| units.is_none_or(|n| n == moving.units.len())),
        _ => true,
    };
    flow.question.is_none() && flow.to_act() == side && stack
}

/// Carries out what waits, then what follows by itself.
pub(crate) fn carry_out(
    battle: Option<ResMut<Battle>>,
    mut plan: ResMut<Plan>,
    mut given: MessageReader<GiveOrder>,
    mut undo: MessageReader<Undo>,
    humans: Res<Humans>,
    theme: Option<Res<Theme>>,
    mut done: MessageWriter<OrderGiven>,
    mut refused: MessageWriter<OrderRefused>,
    mut play: MessageWriter<Play>,
    mut skip: MessageWriter<Skip>,
) {
    let Some(mut of_world) = battle else {
        given.clear();
        undo.clear();
        return;
    };
    // What is refused has changed nothing, and nobody is to be told that it has.
    let before = of_world.game().journal().generation();
    let battle = of_world.bypass_change_detection();
    let theme = theme.map(|theme| theme.clone()).unwrap_or_default();
    let plan = &mut *plan;
    if plan.born != battle.born() {
        *plan = Plan { born: battle.born(), queue: std::mem::take(&mut plan.queue), ..Plan::default() };
    }
    if undo.read().count() > 0 {
        plan.queue.clear();
        plan.held |= battle.undo();
        skip.write(Skip);
    }
    plan.queue.extend(given.read().map(|order| order.0.clone()));
    while let Some(command) = plan.queue.pop_front() {
        let side = battle.to_act();
        match give(battle, &theme, &command, Battle::give, &mut play) {
            Ok(entry) => {
                plan.held = false;
                done.write(OrderGiven { entry });
                let units = match &command {
                    Command::Move { units, .. } => Some(units.len()),
                    _ => battle.flow().moving().map(|moving| moving.units.len()),
                };
                if plan.queue.front().is_some_and(|next| !goes_on(battle, side, units, next)) {
                    plan.queue.clear();
                }
            }
            Err(refusal) => {
                plan.queue.clear();
                refused.write(OrderRefused { command: Some(command), refusal });
            }
        }
    }
    while let Some(command) = next_by_itself(battle, plan.held, *humans) {
        if let (Command::RallyDone, Some(side)) = (&command, battle.to_act()) {
            play.write(Play(show::by_itself(battle, &theme, side, "nobody to rally")));
        }
        match give(battle, &theme, &command, Battle::give_by_itself, &mut play) {
            Ok(entry) => {
                done.write(OrderGiven { entry });
            }
            Err(refusal) => {
                // Tried once: a list that offers what is refused must not be tried for ever.
                plan.held = true;
                refused.write(OrderRefused { command: Some(command), refusal });
            }
        }
    }
    if battle.game().journal().generation() != before {
        of_world.set_changed();
    }
}

/// The order that is left when nothing else is: ending the impulse or the part of the Rally Phase, or passing. Snipers can be placed at
/// any other time as well, so they keep nobody waiting.
fn next_by_itself(battle: &Battle, held: bool, humans: Humans) -> Option<Command> {
    let side = battle.to_act()?;
    if held || !humans.0[side.index()] {
        return None;
    }
    let mut others = battle.legal().iter().filter(|command| !matches!(command, Command::PlaceSniper { .. }));
    let only = others.next().filter(|_| others.next().is_none())?;
    matches!(only, Command::EndImpulse | Command::RallyDone | Command::Pass).then(|| only.clone())
}

fn give(
    battle: &mut Battle,
    theme: &Theme,
    command: &Command,
    order: impl FnOnce(&mut Battle, &Command) -> Result<usize, Refusal>,
    play: &mut MessageWriter<Play>,
) -> Result<usize, Refusal> {
    let before = battle.table().units.keep();
    let side = battle.to_act();
    let entry = order(battle, command)?;
    let events = &battle.game().journal().entries[entry].events;
    for step in show::steps(battle, theme, &before, side, events) {
        play.write(Play(step));
    }
    Ok(entry)
}

/// LNL-4.0-02: an order of somebody whose turn it is not.
pub(crate) fn not_yours() -> Refusal {
    Refusal::new(RuleId("LNL-4.0-02"), "the other side decides now")
}
