//! Grenades, by hand and by rifle, and what bursts (7.12, 7.20).

mod blast;
mod odds;
mod offers;
mod orders;
pub mod rules;
mod throw;
pub(crate) mod words;

pub use blast::{WOUNDS, blast_lines, is_reached};
pub(crate) use blast::{blast, thrown};
pub use odds::{BlastOdds, ThrowOdds, aftermath, blast_odds, odds};
pub(crate) use odds::{burst, fate, of_dice, shaken, struck};
pub(crate) use offers::{offers, reached};
pub use throw::{COST, Drift, Flight, Grenade, NEEDED, ThrowReport, report, throw_lines};

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::weapons::WeaponClass;
use crate::sections::locating;
use crate::sections::points::{acting, can_pay, pay};
use rules::RIFLE_GRENADE;
use table::{CounterId, Refusal, Side};

/// Whether he has a rifle and the launcher for it (PH-7.20-01).
pub fn has_launcher(table: &Table, figure: &Figure) -> bool {
    table.man(figure).is_some_and(|man| {
        man.launcher && man.light.is_some_and(|no| table.field.weapon(no).class == WeaponClass::Rifle)
    })
}

/// The launcher is fitted to the rifle, or taken off (PH-7.20-01).
///
/// Reading: that is neither movement nor attack, so who is Demoralised may do it (PH-4.5-09); who is Panicked does nothing (PH-R-37).
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn launcher(table: &Table, side: Side, unit: CounterId, fit: bool) -> Result<Vec<Event>, Refusal> {
    let figure = acting(table, side, unit)?;
    locating::steady(&figure)?;
    let refuse = |why| Err(Refusal::new(RIFLE_GRENADE, why));
    match (fit, figure.launcher) {
        _ if !has_launcher(table, &figure) => return refuse(words::no_launcher()),
        (true, true) => return refuse(words::is_fitted()),
        (false, false) => return refuse(words::is_off()),
        (true, false) | (false, true) => {}
    }
    can_pay(table, &[(figure, COST)])?;
    let mut events = pay(table, &[(figure, COST)]);
    events.push(Event::Is(unit, Is::Launcher(fit)));
    Ok(events)
}

#[cfg(test)]
#[path = "blast_test.rs"]
mod blast_tests;
#[cfg(test)]
#[path = "odds_test.rs"]
mod odds_tests;
#[cfg(test)]
#[path = "throw_test.rs"]
mod throw_tests;
