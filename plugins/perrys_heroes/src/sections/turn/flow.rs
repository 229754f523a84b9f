//! The turn at the bottom of all that is going on: it begins what comes next when nothing else is.

use super::activation::begun;
use super::rules::END;
use super::words;
use crate::facts::battle::{BattleIs, Wind};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::{Flow, Phase};
use crate::facts::game::PerrysHeroes;
use crate::facts::offers::Offers;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::{artillery, rally, set_up, tasks};
use smallvec::SmallVec;
use table::{DiceCup, Frame, Refusal, Side};

/// One card is drawn from those left, by a die with as many sides; the last one needs none (PH-6-01).
fn draws(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let deck = &table.flow.deck;
    let die = if deck.len() > 1 { dice.roll(deck.len() as u8) } else { 1 };
    let team = deck[usize::from(die - 1).min(deck.len() - 1)];
    let mut events = vec![Event::CardTurned { team, die }];
    events.extend(begun(table, team));
    events
}

/// The wind is rolled once, after the set-up (PH-5.1-03).
fn wind(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let die = table.field.wind.unwrap_or_else(|| dice.roll(10));
    vec![Event::WindRolled { die }, Event::BattleIs(BattleIs::Wind(Wind::of_die(die)))]
}

impl Frame<PerrysHeroes> for Flow {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self.phase {
            Phase::SetUp if self.placing.is_some() => Vec::new(),
            Phase::SetUp if !set_up::is_over(table) => set_up::begins(table, dice),
            Phase::SetUp if table.battle.wind == Wind::Unknown => wind(table, dice),
            Phase::SetUp => vec![Event::PhaseBegan { turn: 1, phase: Phase::Activation }],
            // PH-R-56: before the first card.
            Phase::Activation => artillery::strikes(table, dice)
                .unwrap_or_else(|| vec![Event::PhaseBegan { turn: self.turn, phase: Phase::Action }]),
            Phase::Action if let Some(over) = tasks::at_once(table) => over,
            Phase::Action if !self.deck.is_empty() => draws(table, dice),
            Phase::Action => vec![Event::PhaseBegan { turn: self.turn, phase: Phase::Rally }],
            Phase::Rally => rally::proceed(table, dice),
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        self.placing
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::SetUp => Ok(()),
            Time::Activation(_) | Time::Window | Time::Claim => Err(Refusal::new(END, words::first_place())),
        }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        if self.placing == Some(side) {
            set_up::offers(seen, side, out);
        }
    }
    fn hears(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { turn, phase } => {
                (self.turn, self.phase, self.rallied) = (*turn, *phase, 0);
            }
            Event::Placing(side) => self.placing = *side,
            Event::CardTurned { team, .. } => self.deck.retain(|one| *one != *team),
            Event::RallyIs(stage) => self.rallied = *stage,
            Event::Pushed(frame) => self.stack.push(frame.clone()),
            Event::Popped => drop(self.stack.pop()),
            Event::Over(outcome) => self.outcome = Some(*outcome),
            Event::Stands(snapshot) => *self = snapshot.flow.clone(),
            Event::BattleIs(_)
            | Event::WindRolled { .. }
            | Event::Went { .. }
            | Event::Rolled(_)
            | Event::Fired(_)
            | Event::GunFired(_)
            | Event::Struck(_)
            | Event::Landed(_)
            | Event::Blasted(_)
            | Event::Fought(_)
            | Event::Penetrated(_)
            | Event::Damaged(_)
            | Event::CrewRolled(_)
            | Event::Called(_)
            | Event::Drifted(_)
            | Event::Shelled(_)
            | Event::Told { .. }
            | Event::Is(..)
            | Event::RanOver { .. }
            | Event::Steered { .. }
            | Event::Planned { .. }
            | Event::Asked { .. }
            | Event::Fled
            | Event::Acts(_) => {}
            Event::Deck(deck) => self.deck = SmallVec::from_slice(deck),
        }
    }
    /// The turn lies openly, and so does which cards are still to come.
    fn blank(&mut self, table: &Table<'_>, side: Side) -> bool {
        let Self { turn: _, phase: _, placing: _, deck: _, rallied: _, stack, outcome: _ } = self;
        stack.blank(table, side);
        true
    }
}
