//! Postures (4.6, 7.4): what a marker shows beside the figure (PH-7.4-02).

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Health, Morale, Posture};
use crate::sections::casualties::rules::CUMULATIVE;
use crate::sections::points::{acting, can_pay, pay};
use rules::{CHANGE, STAYS_PRONE};
use table::{CounterId, Refusal, Side};

/// What a change of posture costs a figure, in action points (PH-7.4-01).
pub fn price(figure: &Figure) -> u8 {
    if figure.health == Health::Wounded { 2 } else { 1 }
}

/// Whether a figure could take a posture, points aside.
fn may_take(figure: &Figure, to: Posture) -> Result<(), Refusal> {
    if figure.posture == to {
        return Err(Refusal::new(CHANGE, words::same()));
    }
    match figure.morale {
        Morale::Operational => Ok(()),
        // It must be prone already (PH-4.5-03), so that every change would be one from there.
        Morale::Pinned | Morale::Demoralised => Err(Refusal::new(STAYS_PRONE, words::stays_prone())),
        Morale::Panicked => Err(Refusal::new(CUMULATIVE, words::only_flees())),
    }
}

/// What a change of posture comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn changes(table: &Table, side: Side, unit: CounterId, to: Posture) -> Result<Vec<Event>, Refusal> {
    let figure = acting(table, side, unit)?;
    may_take(&figure, to)?;
    let part = [(figure, price(&figure))];
    can_pay(table, &part)?;
    let mut events = pay(table, &part);
    events.push(Event::Is(unit, Is::Holds(to)));
    // Only who crouches or lies counts as keeping still (PH-3.4-08).
    events.extend((to == Posture::Standing && figure.still > 0).then_some(Event::Is(unit, Is::Stays(0))));
    Ok(events)
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Posture) {
        return;
    }
    for to in Posture::ALL {
        if changes(seen, figure.side, figure.id, to).is_ok() {
            out.push(Command::Posture { unit: figure.id, to });
        }
    }
}

#[cfg(test)]
#[path = "posture_test.rs"]
mod tests;
