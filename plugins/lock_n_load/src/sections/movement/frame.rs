//! A stack that moves, as something that is going on: what it does by itself, what it hears.

use crate::facts::command::Command;
use crate::facts::event::{CheckResult, Event};
use crate::facts::frames::{Moving, Window};
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::seen::{Hidden, Seen};
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::movement::rules::SLOWEST;
use crate::sections::movement::words;
use crate::sections::{movement, wrecks};
use table::{DiceCup, Frame, Refusal, Side};

impl Moving {
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

fn carries(table: &Table, moving: &Moving) -> bool {
    moving.units.iter().any(|unit| wrecks::riders(table, *unit).next().is_some())
}

impl Frame<LockNLoad> for Moving {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        if self.reacted { movement::go_on(table, self) } else { self.reaction(table) }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, table: &Seen, command: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::Always(_) => Ok(()),
            Time::Impulse | Time::Move if movement::goes_on(command) => Ok(()),
            // Riders fire while their vehicle moves (LNL-16.2-10).
            Time::Impulse if matches!(command, Command::Fire(_)) && carries(table, self) => Ok(()),
            Time::Impulse | Time::Move => Err(Refusal::new(SLOWEST, words::is_moving())),
            other @ (Time::SetUp | Time::SetUpOrRally(_) | Time::Rally(_) | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Seen, side: Side, out: &mut Offers) {
        movement::offers::step_offers(table, side, out);
    }
    fn hears(&mut self, event: &Event) {
        // LNL-5.3-08: attacks on the stack count, whoever of it they are made on; a sniper's do not (LNL-11.4-14).
        if let Event::FireResolved(fire) = event
            && fire.opportunity
            && !fire.beside
        {
            let hit = fire.targets.iter().map(|target| target.unit).chain(fire.target).any(|unit| self.has(unit));
            self.attacks_here = self.attacks_here.saturating_add(u8::from(hit));
        }
        if let Event::ShotResolved(shot) = event
            && shot.opportunity
            && shot.side != self.side
        {
            self.attacks_here = self.attacks_here.saturating_add(u8::from(!shot.beside));
        }
        // LNL-5.3-16, LNL-5.1-17: who suffers anything must stop, also a Shaken squad that is reduced; the others may go on.
        if let Event::DamageChecked { unit, result, .. } = event
            && *result != CheckResult::NoEffect
            && self.units.contains(unit)
        {
            self.units.retain(|id| id != unit);
            self.stopped.push(*unit);
        }
        // LNL-5.3-B05: so does who becomes Shaken or is lost without a Damage Check, by a hit of ordnance.
        if let Event::UnitShaken { unit } | Event::UnitLost { unit, .. } = event
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
    /// Of a stack of which the side sees nobody it sees no move.
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let hidden = Hidden::from(table, side);
        let nothing = hidden.all(self.all());
        [&mut self.units, &mut self.stopped].into_iter().for_each(|units| hidden.leave_ids(units));
        hidden.leave_id(&mut self.double_time);
        !nothing
    }
}
