//! How ways are gone: beat by beat, a centimetre each.
//!
//! A stretch on which nothing happens is one event. It ends where the other side is asked or fires, where somebody runs into an enemy whom
//! he does not see (ROE-R-53), and at the end of the ways. What cannot be seen cuts nothing.

use super::watch::Course;
use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Moving, Why, Window};
use crate::facts::game::RulesOfEngagement;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Order, Use};
use crate::sections::hiding;
use crate::sections::movement::Walk;
use table::{DiceCup, Frame, Side};

impl Moving {
    /// Its move is over. A unit with Sneak and Hide hides where it has come to, if it may (ROE-ORD-01).
    fn ends(&self, table: &Table, unit: &Unit) -> Vec<Event> {
        let hides = match self.why {
            Why::Order => unit.has(Order::Sneak) && unit.purpose == Use::Hide && !unit.is_hidden(),
            Why::FallsBack | Why::Charge | Why::Consolidation => false,
        };
        let mut events = vec![Event::Popped];
        if hides && hiding::may_hide(table, unit).is_ok() {
            events.extend(hiding::hides(table, unit));
        }
        events
    }
    /// True if the unit cannot go on: it has failed its immediate test (ROE-DIS-25).
    fn is_stopped(&self, unit: &Unit) -> bool {
        match self.why {
            Why::Order | Why::Charge | Why::Consolidation => unit.discipline == Discipline::Demoralised,
            Why::FallsBack => false,
        }
    }
    /// It runs into a Hidden enemy, and its way ends before him: he is Hidden no more.
    ///
    /// Reading: the whole unit stops, as it moves as one.
    fn meets(&self, table: &Table, walk: &Walk, before: u16, whom: &Unit) -> Vec<Event> {
        let last = walk.last_free(before);
        let mut events = walk.went(self.beat, last);
        events.extend(hiding::contacted(table, whom));
        events.push(Event::Planned { unit: self.unit, ways: self.ways.clone(), last });
        events
    }
    /// It goes on to the next beat at which something happens; nothing: it has come to its end.
    fn goes(&self, table: &Table, walk: &Walk) -> Vec<Event> {
        let other = self.side.other();
        let asked = Course::of(table, self).and_then(|course| course.cut(other));
        let asked = asked.map(|beat| beat.clamp(self.beat, self.last));
        let stop = asked.unwrap_or(self.last);
        for beat in self.beat..stop {
            if let Some(whom) = walk.runs_into(beat) {
                return self.meets(table, walk, beat, &whom);
            }
        }
        let mut events = walk.went(self.beat, stop);
        if asked.is_some() {
            events.push(Event::Asked { beat: stop });
            events.push(Event::Pushed(Window { asked: other, at: self.unit }.into()));
        }
        events
    }
}

impl Frame<RulesOfEngagement> for Moving {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        let unit = table.unit(self.unit).filter(|unit| table.standing(unit).next().is_some());
        // Who does not know the ways knows no more of them.
        let Some(unit) = unit.filter(|_| !self.replaced && !self.ways.is_empty()) else { return vec![Event::Popped] };
        let walk = Walk::new(table, &unit, &self.ways, Some(self.last));
        if self.is_stopped(&unit) {
            // Back to where no base lies on another.
            let mut events = walk.went(self.beat, walk.last_free(self.beat));
            events.push(Event::Popped);
            return events;
        }
        let events = self.goes(table, &walk);
        if events.is_empty() { self.ends(table, &unit) } else { events }
    }
    fn open(&self) -> bool {
        false
    }
    fn hears(&mut self, event: &Event) {
        match event {
            Event::Went { unit, beat, .. } if *unit == self.unit && !self.replaced => self.beat = *beat,
            Event::Asked { beat } if !self.replaced => self.asked = Some(*beat),
            Event::Planned { unit, ways, last } if *unit == self.unit && !self.replaced => {
                self.ways.clone_from(ways);
                self.last = *last;
            }
            // It falls back at once: that takes the place of the rest.
            Event::Pushed(AnyFrame::Moving(other)) if other.unit == self.unit => self.replaced = true,
            Event::Went { .. }
            | Event::Asked { .. }
            | Event::Planned { .. }
            | Event::Pushed(_)
            | Event::PhaseBegan { .. }
            | Event::Placing(_)
            | Event::Chose { .. }
            | Event::OrderGiven { .. }
            | Event::Disciplined(_)
            | Event::Spotted(_)
            | Event::Fired(_)
            | Event::Smoked(_)
            | Event::Landed(_)
            | Event::Struck(_)
            | Event::Flared(_)
            | Event::Breached(_)
            | Event::VehicleStruck(_)
            | Event::Experienced(_)
            | Event::TrackRolled { .. }
            | Event::Charged { .. }
            | Event::Fought(_)
            | Event::Tried(_)
            | Event::Bogging(_)
            | Event::Swerved(_)
            | Event::Rode { .. }
            | Event::Steered { .. }
            | Event::Checked { .. }
            | Event::Lost { .. }
            | Event::UnitIs(..)
            | Event::Is(..)
            | Event::BattleIs(_)
            | Event::FrameIs(_)
            | Event::Popped
            | Event::Ended
            | Event::Over(_)
            | Event::Stands(_) => {}
        }
    }
    /// The rest of the ways is a secret of who goes them. What has been gone everybody was told, beat by beat.
    fn blank(&mut self, _: &Table<'_>, side: Side) -> bool {
        let Self { unit: _, side: own, why: _, ways, last, beat, asked: _, replaced: _ } = self;
        if side != *own {
            ways.clear();
            *last = *beat;
        }
        true
    }
}
