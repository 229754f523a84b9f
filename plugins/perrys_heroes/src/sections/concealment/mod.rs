//! Concealment (PH-3.4-05 to PH-3.4-08): figures that are on the map of their owner and not on the table.
//!
//! A figure loses the status by being located, by moving (the section of movement says so), and by firing in three turns one after another
//! (that of fire counts).

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::Claiming;
use crate::facts::game::PerrysHeroes;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::{Motion, Posture};
use crate::sections::casualties::shown;
use crate::sections::locating::learned;
use crate::sections::turn::rules::END;
use crate::sections::{exposure, turn};
use rules::{ENDS, STILL};
use table::{CounterId, DiceCup, Frame, Refusal, Side};

/// For so many turns one stays still before one may be concealed (PH-3.4-08).
const TURNS: u8 = 2;

/// What the end of a turn counts: who has stayed still, crouched or prone, and who has fired while concealed (PH-R-52).
pub(crate) fn turn_ends(table: &Table) -> Vec<Event> {
    let there = Side::BOTH.into_iter().flat_map(|side| table.standing(side));
    there.flat_map(|figure| counts_of(&figure).into_iter().map(move |is| Event::Is(figure.id, is))).collect()
}

fn counts_of(figure: &Figure) -> Vec<Is> {
    // Reading: that he has stayed crouched or prone is judged at the end of each turn.
    let low = match figure.posture {
        Posture::Standing => false,
        Posture::Crouched | Posture::Prone => true,
    };
    let still = if low && figure.motion == Motion::Still { (figure.still + 1).min(TURNS) } else { 0 };
    let is = [
        (still != figure.still).then_some(Is::Stays(still)),
        (figure.volleys > 0 && !(figure.concealed && figure.fired)).then_some(Is::Volleys(0)),
        figure.fired.then_some(Is::Fired(false)),
    ];
    is.into_iter().flatten().collect()
}

/// Whether a figure may be declared concealed.
///
/// # Errors
/// Why not.
fn may_be_concealed(figure: &Figure) -> Result<(), Refusal> {
    if figure.located {
        return Err(Refusal::new(ENDS, words::located(figure.id)));
    }
    if figure.concealed {
        return Err(Refusal::new(STILL, words::concealed(figure.id)));
    }
    if figure.still < TURNS {
        return Err(Refusal::new(STILL, words::not_still(figure.id)));
    }
    Ok(())
}

fn claimable(table: &Table, side: Side) -> impl Iterator<Item = Figure> {
    table.standing(side).filter(|figure| may_be_concealed(figure).is_ok())
}

/// Asks both sides who of their figures is concealed now, where somebody may be: the first side first. To be called once at the end of a
/// turn, after [`turn_ends`].
pub(crate) fn asks(table: &Table) -> Vec<Event> {
    // What is pushed last is asked first.
    let sides = [Side::Second, Side::First].into_iter().filter(|side| claimable(table, *side).next().is_some());
    sides.map(|side| Event::Pushed(Claiming { side }.into())).collect()
}

/// What a side says who of its figures is concealed now.
///
/// # Errors
/// One of them may not be.
pub(crate) fn declared(table: &Table, side: Side, units: &[CounterId]) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    for (n, unit) in units.iter().enumerate() {
        if units[..n].contains(unit) {
            return Err(Refusal::new(STILL, words::twice()));
        }
        let own = |figure: &Figure| figure.side == side && figure.is_there() && figure.at.is_some();
        let Some(figure) = table.figure(*unit).filter(own) else {
            return Err(Refusal::new(STILL, words::nobody()));
        };
        may_be_concealed(&figure)?;
        events.push(Event::Is(*unit, Is::Concealed(true)));
    }
    events.push(Event::Popped);
    Ok(events)
}

/// A figure has run into a concealed enemy: he is located, and the figure knows of him.
pub(crate) fn met(table: &Table, figure: &Figure, whom: &Figure) -> Vec<Event> {
    let mut events = shown(whom);
    events.extend(exposure::wounds_aboard(table, whom));
    events.extend(learned(table, figure, whom));
    events
}

impl Frame<PerrysHeroes> for Claiming {
    fn proceed(&self, _: &Table, _: &mut DiceCup) -> Vec<Event> {
        Vec::new()
    }
    fn open(&self) -> bool {
        false
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::Claim => Ok(()),
            Time::SetUp | Time::Activation(_) | Time::Window => Err(Refusal::new(END, turn::words::claim_or_not())),
        }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        if side != self.side || !out.wants(Kind::Conceal) {
            return;
        }
        let all: Vec<CounterId> = claimable(seen, side).map(|figure| figure.id).collect();
        // All of them first: that is what most would say (PH-D-18).
        if all.len() > 1 {
            out.push(Command::Conceal { units: all.clone() });
        }
        out.extend(all.into_iter().map(|unit| Command::Conceal { units: vec![unit] }));
        out.push(Command::Conceal { units: Vec::new() });
    }
    /// That a side is asked is seen by both; whom it might conceal is not said.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        true
    }
}

#[cfg(test)]
#[path = "concealment_test.rs"]
mod tests;
