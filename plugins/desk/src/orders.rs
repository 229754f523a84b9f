//! Orders are carried out here: those of the mouse, of panels and of the opponent, and those that nobody needs to click.

use crate::messages::{GiveOrder, OrderGiven, OrderRefused, Undo};
use crate::players::{Decided, LookingBack};
use crate::queue::{OrderQueue, TakesOrders, Told};
use crate::window_box::Command;
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use table::{Refusal, Side};
use table_view::{Play, Skip, Step};

/// A phase of a side ends by itself where nothing is left that is often wanted: a setting.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhasesEnd(pub bool);

/// Orders that wait.
pub type Plan<W> = OrderQueue<Command<W>>;

/// The battle as orders are given to it: what they come to is played on the map.
struct Door<'a, 'w, W: WindowBox> {
    battle: &'a mut Battle<W>,
    phases_end: bool,
    theme: W::Theme,
    play: MessageWriter<'w, Play>,
}

impl<W: WindowBox> TakesOrders for Door<'_, '_, W> {
    type Command = Command<W>;
    type Before = Option<Side>;

    fn before(&self) -> Option<Side> {
        self.battle.to_act()
    }

    fn give(&mut self, command: &Command<W>, by_itself: bool) -> Result<usize, Refusal> {
        let (before, side) = (W::keep(&self.battle.table()), self.battle.to_act());
        let told = self.battle.told();
        if !self.battle.person_decides() {
            // The camera follows what a computer player does, and comes back when a person goes on.
            self.play.write(Play(Step::Keep));
        }
        if let (true, Some(side)) = (by_itself, side)
            && let Some(step) = W::by_itself(self.battle, &self.theme, side, command)
        {
            self.play.write(Play(step));
        }
        let entry = if by_itself { self.battle.give_by_itself(command)? } else { self.battle.give(command)? };
        // Who is told nothing of it is shown nothing.
        let new = self.battle.entries().get(told..).unwrap_or_default();
        for step in new.iter().flat_map(|entry| W::steps(self.battle, &self.theme, &before, side, &entry.events)) {
            self.play.write(Play(step));
        }
        let is_over = self.battle.to_act().is_none();
        let asked = W::asked(&self.battle.table()).is_some();
        if is_over || (!asked && self.battle.person_decides()) {
            self.play.write(Play(Step::Return));
        }
        Ok(entry)
    }

    /// No question has come between, the same side acts, and the order fits to the one before.
    fn goes_on(&self, side: &Option<Side>, done: &Command<W>, next: &Command<W>) -> bool {
        let table = self.battle.table();
        W::asked(&table).is_none() && self.battle.to_act() == *side && W::goes_on(&table, done, next)
    }

    fn left_over(&self) -> Option<Command<W>> {
        self.battle.left_over(self.phases_end).cloned()
    }
}

/// Carries out what waits, then what follows by itself.
pub(crate) fn carry_out<W: WindowBox>(
    battle: Option<ResMut<Battle<W>>>,
    mut plan: ResMut<Plan<W>>,
    mut given: MessageReader<GiveOrder<Command<W>>>,
    mut undo: MessageReader<Undo>,
    mut decided: MessageReader<Decided<Command<W>>>,
    theme: Option<Res<W::Theme>>,
    past: Res<LookingBack<W>>,
    phases_end: Option<Res<PhasesEnd>>,
    mut done: MessageWriter<OrderGiven>,
    mut refused: MessageWriter<OrderRefused<Command<W>>>,
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
    let before = of_world.now();
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
            refused.write(OrderRefused { command: Some(order.clone()), refusal: W::not_yours() });
        }
    }
    // What a computer player has decided for a position that is not there any more is thrown away.
    let here = battle.now();
    for Decided { command, fell_back, .. } in decided.read().filter(|decided| decided.at == here) {
        if *fell_back {
            battle.fell_back();
        }
        plan.extend([command.clone()]);
    }
    let theme = theme.map(|theme| theme.clone()).unwrap_or_default();
    let phases_end = phases_end.is_some_and(|ends| ends.0);
    let mut door = Door { battle, phases_end, theme, play };
    plan.carry_out(&mut door, |told| match told {
        Told::Given(entry) => _ = done.write(OrderGiven { entry }),
        Told::Refused(command, refusal) => _ = refused.write(OrderRefused { command: Some(command), refusal }),
    });
    if of_world.now() != before {
        of_world.set_changed();
    }
}
