//! Discipline (ROE-DIS): the four states, what a unit that is not Confident chooses, and what comes of it.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::{DisciplineRolled, Trial};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Order, Use};
use crate::sections::close_quarters::rules::ROUND;
use crate::sections::ordering::rules::RIDERS_ORDERS;
use crate::sections::trials::DisciplineTest;
use crate::sections::{hiding, losses, sight};
use rules::{MUST_CHOOSE, SUPPRESSED_HIDES};
use table::{CounterId, DiceCup, Refusal, Side};

#[cfg(test)]
#[path = "discipline_test.rs"]
mod tests;

/// Units of a side that must choose in this Discipline phase and have not done so (ROE-DIS-02).
pub(crate) fn unsettled<'w>(table: &Table<'w>, side: Side) -> impl Iterator<Item = Unit> + use<'w> {
    let table = *table;
    table.side(side).filter(move |unit| must_choose(&table, unit))
}

fn must_choose(table: &Table, unit: &Unit) -> bool {
    !unit.settled && unit.discipline != Discipline::Confident && table.is_left(unit)
}

/// Whether all units of a side have chosen.
///
/// # Errors
/// Who has not.
pub(crate) fn all_settled(seen: &Seen, side: Side) -> Result<(), Refusal> {
    let open: Vec<CounterId> = unsettled(seen, side).map(|unit| unit.id).collect();
    if open.is_empty() { Ok(()) } else { Err(Refusal::new(MUST_CHOOSE, words::first_choose(&open))) }
}

/// A test to be better, before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestReport {
    /// The test.
    pub test: DisciplineTest,
}

impl TestReport {
    /// The test of a unit: in its Discipline phase, or at once (ROE-DIS-24).
    pub(crate) fn of(table: &Table, unit: &Unit, what: Trial) -> Self {
        Self { test: DisciplineTest::of(table, unit, what) }
    }
    /// Rolls it, and the unit is better or worse (ROE-DIS-03).
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let rolled = self.test.roll(table, dice);
        let at_once = rolled.what == Trial::AtOnce;
        let mut events = vec![Event::Disciplined(rolled.clone())];
        if let Some(unit) = table.unit(rolled.unit) {
            events.extend(after_test(table, &unit, &rolled));
        }
        if at_once {
            events.push(Event::Popped);
        }
        events
    }
}

/// What a test makes of a unit: the ladder of ROE-DIS-03.
fn after_test(table: &Table, unit: &Unit, rolled: &DisciplineRolled) -> Vec<Event> {
    let (state, idle) = match (unit.discipline, rolled.passed) {
        (Discipline::Confident | Discipline::Suppressed, true) => (Discipline::Confident, false),
        (Discipline::Shaken, true) => (Discipline::Suppressed, false),
        (Discipline::Demoralised, true) | (Discipline::Confident | Discipline::Suppressed, false) => {
            (Discipline::Shaken, false)
        }
        (Discipline::Shaken, false) => (Discipline::Demoralised, false),
        (Discipline::Demoralised, false) if table.is_below_half(unit) => return losses::breaks_up(table, unit),
        (Discipline::Demoralised, false) => (Discipline::Demoralised, true),
    };
    let mut events = unit.becomes([Is::Disciplined(state), Is::Idle(idle)]);
    events.extend(settles(unit, rolled.what));
    events
}

/// It has chosen: in the phase, or by its one immediate test (ROE-DIS-26).
pub(crate) fn settles(unit: &Unit, what: Trial) -> Vec<Event> {
    match what {
        Trial::AtOnce => unit.becomes([Is::TestedAtOnce(true)]),
        Trial::Recover | Trial::Disregard | Trial::Round | Trial::Approach | Trial::BailOut | Trial::BackIn => {
            unit.becomes([Is::Settled(true)])
        }
    }
}

/// Whether a unit may fall back or hide in place of a test. Reading: who is locked in a fight that goes on, and who rides in a vehicle, takes
/// the test.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_leave(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    if unit.locked.is_some() {
        return Err(Refusal::new(ROUND, words::in_a_fight()));
    }
    if table.ride_of(unit).is_some() {
        return Err(Refusal::new(RIDERS_ORDERS, words::rides()));
    }
    Ok(())
}

/// The state that a unit has which falls back: one better (ROE-DIS-03).
pub(crate) const fn after_fall_back(now: Discipline) -> Discipline {
    match now {
        Discipline::Confident | Discipline::Suppressed => Discipline::Confident,
        Discipline::Shaken => Discipline::Suppressed,
        Discipline::Demoralised => Discipline::Shaken,
    }
}

/// A unit falls back instead of a test: this is its order for the turn (ROE-DIS-04).
pub(crate) fn falls_back(unit: &Unit) -> Vec<Event> {
    let mut events =
        vec![Event::Chose { unit: unit.id, hides: false }, Event::OrderGiven { unit: unit.id, order: Order::FallBack }];
    events.extend(unit.becomes([
        Is::Disciplined(after_fall_back(unit.discipline)),
        Is::Ordered(Some(Order::FallBack)),
        Is::Purposed(Use::Nothing),
        Is::Settled(true),
    ]));
    events
}

/// Whether a Suppressed unit may hide in place of a test: it was not fired on in the enemy turn before, no enemy sees it, and it may Hide
/// where it is (ROE-DIS-07).
///
/// # Errors
/// Why not.
pub(crate) fn may_hide_away(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(SUPPRESSED_HIDES, why));
    if unit.discipline != Discipline::Suppressed {
        return refuse(words::only_suppressed());
    }
    if unit.fired_on {
        return refuse(words::was_fired_on());
    }
    if sight::is_seen(table, unit) {
        return refuse(words::is_seen());
    }
    hiding::may_hide(table, unit)
}

/// It hides, sneaks this turn, and is Confident at the start of its next one if nothing comes between (ROE-DIS-07, ROE-R-39).
pub(crate) fn hides_away(table: &Table, unit: &Unit) -> Vec<Event> {
    let mut events =
        vec![Event::Chose { unit: unit.id, hides: true }, Event::OrderGiven { unit: unit.id, order: Order::Sneak }];
    events.extend(unit.becomes([
        Is::Ordered(Some(Order::Sneak)),
        Is::Purposed(Use::Hide),
        Is::Recovers(true),
        Is::Settled(true),
    ]));
    events.extend(hiding::hides(table, unit));
    events
}

/// What units that must choose may be ordered.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Discipline) {
        return;
    }
    for unit in unsettled(seen, side) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        let unit_id = unit.id;
        out.push(Command::Test { unit: unit_id });
        if may_leave(seen, &unit).is_err() {
            continue;
        }
        out.push(Command::FallBack { unit: unit_id, ways: Vec::new() });
        if may_hide_away(seen, &unit).is_ok() {
            out.push(Command::HideAway { unit: unit_id });
        }
    }
}
