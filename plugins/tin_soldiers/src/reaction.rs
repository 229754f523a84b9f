//! What is going on: the turn at the bottom, and above it, after a move, the moment in which the other side may fire (TIN-3).

use crate::catalogue::rules::{END, FIRE, REACTION};
use crate::facts::{Command, Event, Outcome, Phase, Reaction, State, Table};
use crate::rules::{may_fire, winner};
use crate::{TinSoldiers, offers, words};
use table::{DiceCup, Frame, Refusal, Seen, Side};

impl Reaction {
    /// True if the side has something to say: somebody can fire, or lies hidden. A question that came only where a hidden soldier can fire
    /// would tell where he lies.
    pub fn is_asked(&self, table: &Table) -> bool {
        let mut own = table.standing(self.asked);
        table.in_hiding(self.asked).next().is_some()
            || own.any(|(soldier, _)| may_fire(table, self.asked, soldier.id, self.mover).is_ok())
    }
}

impl Frame<TinSoldiers> for Reaction {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        if self.is_asked(table) { Vec::new() } else { vec![Event::ReactionOver] }
    }
    fn open(&self) -> bool {
        false
    }
    fn decides(&self) -> Option<Side> {
        Some(self.asked)
    }
    fn takes(&self, _: &Seen<Table<'_>>, command: &Command, (): ()) -> Result<(), Refusal> {
        match command {
            Command::Fire { at, .. } if *at == self.mover => Ok(()),
            Command::Hold => Ok(()),
            Command::Fire { .. } | Command::Move { .. } | Command::Throw { .. } | Command::Done => {
                Err(Refusal::new(REACTION, words::fire_or_hold()))
            }
        }
    }
    fn offers(&self, seen: &Seen<Table<'_>>, side: Side, out: &mut Vec<Command>) {
        offers::shots(seen, side, [self.mover], out);
        out.push(Command::Hold);
    }
    fn hears(&mut self, _: &Event) {}
    /// Who has moved is seen by both, and that the other side is asked, whether it can fire or not.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        true
    }
}

/// The turn.
impl Frame<TinSoldiers> for State {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        match winner(table) {
            Some(winner) => vec![Event::Over { winner }],
            None if self.turn == 0 => vec![Event::PhaseBegan { turn: 1, side: Side::First, phase: Phase::Move }],
            None => Vec::new(),
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen<Table<'_>>, command: &Command, (): ()) -> Result<(), Refusal> {
        match command {
            Command::Fire { .. } | Command::Throw { .. } if self.phase == Phase::Move => {
                Err(Refusal::new(FIRE, words::first_moves()))
            }
            Command::Hold => Err(Refusal::new(REACTION, words::nobody_moved())),
            Command::Move { .. } | Command::Fire { .. } | Command::Throw { .. } | Command::Done => Ok(()),
        }
    }
    fn offers(&self, seen: &Seen<Table<'_>>, side: Side, out: &mut Vec<Command>) {
        if self.over.is_none() {
            offers::of_phase(seen, side, self.phase, out);
            out.push(Command::Done);
        }
    }
    fn hears(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { turn, side, phase } => (self.turn, self.side, self.phase) = (*turn, *side, *phase),
            Event::Over { winner } => self.over = Some(Outcome { winner: *winner }),
            Event::Pushed(frame) => self.stack.push(*frame),
            Event::ReactionOver => drop(self.stack.pop()),
            Event::Stands(state) => *self = state.clone(),
            Event::Rested { .. }
            | Event::Moved { .. }
            | Event::Shot { .. }
            | Event::Burst { .. }
            | Event::Fell { .. }
            | Event::Is(..) => {}
        }
    }
    /// The turn lies openly.
    fn blank(&mut self, table: &Table<'_>, side: Side) -> bool {
        let Self { turn: _, side: _, phase: _, stack, over: _ } = self;
        stack.blank(table, side);
        true
    }
}

impl State {
    /// Whether a game can go on in a phase: asked at the door.
    pub(crate) fn awaits(&self, side: Side) -> Result<(), Refusal> {
        match self.to_act() {
            None => Err(Refusal::new(END, words::game_over())),
            Some(asked) if asked != side => Err(Refusal::new(END, words::other_sides_turn())),
            Some(_) => Ok(()),
        }
    }
}
