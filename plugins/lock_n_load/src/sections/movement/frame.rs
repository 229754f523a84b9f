//! A stack that moves, as something that is going on: what it does by itself, what it hears.

use crate::command::{Command, Movement};
use crate::event::{CheckResult, Event};
use crate::frames::Frame;
use crate::legal::Offers;
use crate::sections::movement;
use crate::sections::opportunity_fire::Window;
use crate::situation::Table;
use crate::time::Time;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, DiceCup, Refusal, Side};

/// A stack that moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// Whose.
    #[serde(default = "crate::old_saves::first")]
    pub side: Side,
    /// Who still moves.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// Where the move began; none: off the map.
    pub from: Option<Place>,
    /// Movement points spent so far in this move.
    pub spent: u8,
    /// The most that the stack may spend.
    pub limit: u8,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
    /// Movement points spent in the present hex: so many attacks may be made there (LNL-5.3-08).
    pub spent_here: u8,
    /// Attacks made on the stack in the present hex.
    pub attacks_here: u8,
    /// The reacting side holds its fire for the rest of this move.
    pub held: bool,
    /// The other side may react to the present step no more, or a [`Window`] in which it does lies above.
    pub reacted: bool,
    /// The stack must stop here: it has entered a melee, or crawled its one hex.
    pub ends: bool,
    /// The Location that the stack is about to leave by an exit, once the reaction is over.
    pub exiting: bool,
    /// The stack withdraws from a melee (LNL-8.1-09).
    pub withdrawing: bool,
    /// Those who had to stop in the present hex (LNL-5.3-16): they can still be fired at there (LNL-5.3-19).
    pub stopped: Vec<CounterId>,
}

impl Moving {
    /// Those who go on, and those who had to stop in the present hex.
    pub fn all(&self) -> impl Iterator<Item = CounterId> {
        self.units.iter().chain(&self.stopped).copied()
    }
    /// True if the unit goes on with the stack or had to stop in the present hex.
    pub fn has(&self, unit: CounterId) -> bool {
        self.units.contains(&unit) || self.stopped.contains(&unit)
    }
    /// Attacks that may still be made on the stack in its hex: as many as points were spent there (LNL-5.3-08).
    pub const fn attacks_left(&self) -> u8 {
        self.spent_here.saturating_sub(self.attacks_here)
    }

    /// A step has been made: the window in which the other side may use Opportunity Fire opens, if it has something to ask.
    fn reaction(&self, table: &Table) -> Vec<Event> {
        let mut events = vec![Event::top(Moving { reacted: true, ..self.clone() })];
        if !self.held
            && let Some(window) = Window::at(table, self)
            && let Some(question) = window.question(table)
        {
            events.extend([Event::push(window), Event::Asked(Some(question))]);
        }
        events
    }
}

impl Frame for Moving {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        if self.reacted { movement::go_on(table, self) } else { self.reaction(table) }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Table, command: &Command) -> Result<(), Refusal> {
        match Time::of(command) {
            Time::Impulse | Time::Move if movement::goes_on(command) => Ok(()),
            Time::Impulse | Time::Move => {
                Err(Refusal::new(movement::ONE_STACK, "a stack is moving: it goes on or stops"))
            }
            other @ (Time::SetUp | Time::SetUpOrRally(_) | Time::Rally(_) | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Table, side: Side, out: &mut Offers) {
        movement::offers::step_offers(table, side, out);
    }
    fn hears(&mut self, event: &Event) {
        // LNL-5.3-08: attacks on the stack count, whoever of it they are made on; a sniper's do not (LNL-11.4-14).
        if let Event::FireResolved { opportunity: true, targets, .. } = event {
            let hit = targets.iter().any(|target| self.has(target.unit));
            self.attacks_here = self.attacks_here.saturating_add(u8::from(hit));
        }
        // LNL-5.3-16, LNL-5.1-17: who suffers anything must stop, also a Shaken squad that is reduced; the others may go on.
        if let Event::DamageChecked { unit, result, .. } = event
            && *result != CheckResult::NoEffect
            && self.units.contains(unit)
        {
            self.units.retain(|id| id != unit);
            self.stopped.push(*unit);
        }
        // LNL-5.3-17, LNL-11.2-04: he has spent the same points and goes on with the rest of his own.
        if let Event::HeroBorn { unit, of, goes_on: true } = event
            && self.has(*of)
        {
            self.units.push(*unit);
        }
        // Who had to stop and retreats is not fired at where the stack is.
        if let Event::Stepped { units, .. } = event {
            self.stopped.retain(|id| !units.contains(id));
        }
        if let Event::FireHeld { side, for_move: true } = event {
            self.held |= *side != self.side;
        }
    }
}
