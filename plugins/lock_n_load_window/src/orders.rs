//! Orders are carried out here: those of the mouse, of panels and of the opponent, and those that nobody needs to click.

use crate::battle::Battle;
use crate::model::{GiveOrder, OrderGiven, OrderRefused, Undo};
use crate::players::{Decided, LookingBack};
use crate::show;
use crate::theme::Theme;
use crate::words;
use bevy::prelude::*;
use lock_n_load::Command;
use lock_n_load::sections::impulse::rules::OWN_IMPULSE;
use panel_kit::orders::{OrderQueue, TakesOrders, Told};
use table::{Refusal, Side};
use table_view::{Play, Skip, Step};

/// The Rally Phase of a side ends by itself where nothing is left but weapons that could change hands: a setting.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RallyEnds(pub bool);

/// Orders that wait.
pub(crate) type Plan = OrderQueue<Command>;

/// The battle as orders are given to it: what they come to is played on the map.
struct Desk<'a, 'w> {
    battle: &'a mut Battle,
    rally_ends: bool,
    theme: Theme,
    play: MessageWriter<'w, Play>,
}

impl TakesOrders for Desk<'_, '_> {
    type Command = Command;
    type Before = Option<Side>;

    fn before(&self) -> Option<Side> {
        self.battle.to_act()
    }

    fn give(&mut self, command: &Command, by_itself: bool) -> Result<usize, Refusal> {
        let (before, side) = (self.battle.table().units.keep(), self.battle.to_act());
        if !self.battle.person_decides() {
            // The camera follows what a computer player does, and comes back when a person goes on.
            self.play.write(Play(Step::Keep));
        }
        if let (true, Command::RallyDone, Some(side)) = (by_itself, command, side) {
            self.play.write(Play(show::by_itself(self.battle, &self.theme, side, "nobody to rally")));
        }
        let entry = if by_itself { self.battle.give_by_itself(command)? } else { self.battle.give(command)? };
        let events = &self.battle.game().journal().entries[entry].events;
        for step in show::steps(self.battle, &self.theme, &before, side, events) {
            self.play.write(Play(step));
        }
        let flow = self.battle.flow();
        if flow.outcome.is_some() || (flow.question.is_none() && self.battle.person_decides()) {
            self.play.write(Play(Step::Return));
        }
        Ok(entry)
    }

    /// No question has come between, the same side acts, and a step finds a stack that moves.
    fn goes_on(&self, side: &Option<Side>, done: &Command, next: &Command) -> bool {
        let flow = self.battle.flow();
        let units = match done {
            Command::Move { units, .. } => Some(units.len()),
            _ => flow.moving().map(|moving| moving.units.len()),
        };
        let stack = match next {
            Command::Step { .. } => flow.moving().is_some_and(|moving| units.is_none_or(|n| n == moving.units.len())),
            _ => true,
        };
        flow.question.is_none() && flow.to_act() == *side && stack
    }

    fn left_over(&self) -> Option<Command> {
        self.battle.left_over(self.rally_ends).cloned()
    }
}

/// Carries out what waits, then what follows by itself.
pub(crate) fn carry_out(
    battle: Option<ResMut<Battle>>,
    mut plan: ResMut<Plan>,
    mut given: MessageReader<GiveOrder>,
    mut undo: MessageReader<Undo>,
    mut decided: MessageReader<Decided>,
    theme: Option<Res<Theme>>,
    past: Res<LookingBack>,
    rally_ends: Option<Res<RallyEnds>>,
    mut done: MessageWriter<OrderGiven>,
    mut refused: MessageWriter<OrderRefused>,
    play: MessageWriter<Play>,
    mut skip: MessageWriter<Skip>,
) {
    let Some(mut of_world) = battle else {
        given.clear();
        undo.clear();
        decided.clear();
        return;
    };
    // What is refused has changed nothing, and nobody is to be told that it has.
    let before = of_world.game().journal().generation();
    let battle = of_world.bypass_change_detection();
    plan.begin(battle.born());
    // Who looks back orders nothing and takes nothing back.
    if undo.read().count() > 0 && !past.is_on() {
        plan.taken_back(battle.undo());
        skip.write(Skip);
    }
    for GiveOrder(order) in given.read().filter(|_| !past.is_on()) {
        if battle.person_decides() {
            plan.extend([order.clone()]);
        } else {
            refused.write(OrderRefused { command: Some(order.clone()), refusal: not_yours() });
        }
    }
    // What a computer player has decided for a position that is not there any more is thrown away.
    let here = (battle.born(), battle.game().journal().generation());
    for Decided { command, fell_back, .. } in decided.read().filter(|decided| decided.at == here) {
        if *fell_back {
            battle.fell_back();
        }
        plan.extend([command.clone()]);
    }
    let theme = theme.map(|theme| theme.clone()).unwrap_or_default();
    let rally_ends = rally_ends.is_some_and(|ends| ends.0);
    let mut desk = Desk { battle, rally_ends, theme, play };
    plan.carry_out(&mut desk, |told| match told {
        Told::Given(entry) => _ = done.write(OrderGiven { entry }),
        Told::Refused(command, refusal) => _ = refused.write(OrderRefused { command: Some(command), refusal }),
    });
    if of_world.game().journal().generation() != before {
        of_world.set_changed();
    }
}

/// LNL-4.0-02: an order of somebody whose turn it is not.
pub(crate) fn not_yours() -> Refusal {
    Refusal::new(OWN_IMPULSE, words::other_side_decides())
}
