//! The choice that a unit makes at once when opportunity fire has made it Shaken in its own turn (ROE-DIS-24 to -26).

use crate::facts::command::{Command, WayOf};
use crate::facts::event::Event;
use crate::facts::frames::{AtOnce, Why};
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::Trial;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Order};
use crate::sections::discipline::rules::SHAKEN_AT_ONCE;
use crate::sections::discipline::{after_fall_back, settles};
use crate::sections::{movement, turn};
use table::{CounterId, DiceCup, Frame, Refusal, Side};

#[cfg(test)]
#[path = "at_once_test.rs"]
mod tests;

/// What opens when fire has made a unit Shaken in its own turn; nothing where it has taken its one test of the turn (ROE-DIS-26).
pub(crate) fn opens(unit: &Unit, active: Side) -> Option<Event> {
    let must = unit.side == active && unit.discipline == Discipline::Shaken && !unit.tested;
    must.then(|| Event::Pushed(AtOnce { unit: unit.id, side: unit.side }.into()))
}

/// It falls back at once, and that takes the place of the rest of its move (ROE-DIS-25, ROE-R-41).
///
/// # Errors
/// Why it cannot go these ways.
pub(crate) fn falls_back(seen: &Seen, unit: &Unit, ways: &[WayOf]) -> Result<Vec<Event>, Refusal> {
    let paths = movement::judge_ways(seen, unit, ways, Why::FallsBack)?;
    let mut events = vec![
        Event::Popped,
        Event::Chose { unit: unit.id, hides: false },
        Event::OrderGiven { unit: unit.id, order: Order::FallBack },
    ];
    let state = after_fall_back(unit.discipline);
    events.extend(unit.becomes([Is::Disciplined(state), Is::Ordered(Some(Order::FallBack))]));
    events.extend(settles(unit, Trial::AtOnce));
    events.extend(movement::sets_out(seen, unit, paths, Why::FallsBack));
    Ok(events)
}

fn chooser(table: &Table, id: CounterId) -> Option<Unit> {
    table.unit(id).filter(|unit| unit.discipline == Discipline::Shaken && table.is_left(unit))
}

impl Frame<RulesOfEngagement> for AtOnce {
    /// Who is not Shaken any more, or gone, chooses nothing.
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        if chooser(table, self.unit).is_some() { Vec::new() } else { vec![Event::Popped] }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::Choice => Ok(()),
            Time::Phase(_) | Time::AnyPhase | Time::Window | Time::Fight => {
                Err(Refusal::new(SHAKEN_AT_ONCE, turn::words::choose_at_once(self.unit)))
            }
        }
    }
    fn offers(&self, seen: &Seen<'_>, _: Side, out: &mut Offers<'_>) {
        let Some(unit) = chooser(seen, self.unit).filter(|_| out.wants(Kind::Discipline)) else { return };
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            return;
        }
        out.push(Command::Test { unit: unit.id });
        let ways = movement::fall_back_ways(seen, &unit);
        out.extend(ways.map(|ways| Command::FallBack { unit: unit.id, ways }));
    }
    /// The enemy sees the unit at which he has fired.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _ } = self;
        true
    }
}
