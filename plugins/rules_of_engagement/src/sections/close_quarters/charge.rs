//! Charges: who may charge whom (ROE-CQ-01), on which ways, and what begins when they have got there; and fights that go on.

use super::contact::{Fighter, at_the_end_of, fighters, first};
use super::rules::{REACHES, ROUND, TWO_AT_FIRST};
use super::{is_fought_by, opponent, words};
use crate::facts::command::WayOf;
use crate::facts::event::Event;
use crate::facts::frames::{Charging, Melee, Path, Why};
use crate::facts::game::RulesOfEngagement;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Cover, Discipline};
use crate::sections::discipline::rules::{DEMORALISED_STAYS, SHAKEN_APPROACH};
use crate::sections::hiding::rules::NO_TARGET;
use crate::sections::ordering::rules::{DECLARES, ONE_ENEMY, ORDERS};
use crate::sections::{hiding, movement, riding, sight};
use table::{CounterId, DiceCup, Frame, Refusal, Side};

/// True if a unit is behind cover from one that charges it, as the charge begins (ROE-CQ-03, ROE-H-19).
///
/// Reading: it is looked at where the charge begins, since who charges over a wall ends on the same side of it.
pub(super) fn is_sheltered(table: &Table, charging: &Unit, charged: &Unit) -> bool {
    sight::cover(table, charging, charged) != Cover::None
}

/// The enemy unit that a unit may charge now: the one that it has declared.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn target(table: &Table, unit: &Unit) -> Result<Unit, Refusal> {
    may_charge(table, unit)?;
    let declared = unit.charges.and_then(|no| table.unit_at(no)).filter(|enemy| enemy.side != unit.side);
    let Some(enemy) = declared else { return Err(Refusal::new(DECLARES, words::none_declared())) };
    if !hiding::knows(table, unit, &enemy) {
        return Err(Refusal::new(NO_TARGET, words::not_spotted()));
    }
    if fighters(table, &enemy).is_empty() {
        return Err(Refusal::new(REACHES, words::no_men(enemy.id)));
    }
    if opponent(table, &enemy).is_some() {
        return Err(Refusal::new(ROUND, words::fights_another(enemy.id)));
    }
    let fired_at = unit.zeroed.filter(|_| unit.fired).map(|zeroed| zeroed.at);
    if fired_at.is_some_and(|no| no != enemy.no.0) {
        return Err(Refusal::new(ONE_ENEMY, words::fired_at_another()));
    }
    Ok(enemy)
}

/// Whether a unit may charge at all.
///
/// Reading: who has become Demoralised under opportunity fire does not charge either, as its action has ended (ROE-DIS-25).
fn may_charge(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    let refuse = |rule, why| Err(Refusal::new(rule, why));
    if fighters(table, unit).is_empty() {
        return refuse(REACHES, words::no_men(unit.id));
    }
    if unit.fought {
        return refuse(ROUND, words::has_fought());
    }
    riding::may_charge(unit)?;
    // ROE-DIS-22, ROE-H-08
    movement::may_fight(table, unit)?;
    if !unit.order_lets_charge() {
        return refuse(ORDERS, words::order_forbids());
    }
    match unit.discipline {
        // ROE-R-30
        Discipline::Confident | Discipline::Suppressed => {}
        Discipline::Shaken => return refuse(SHAKEN_APPROACH, words::is_shaken()),
        Discipline::Demoralised => return refuse(DEMORALISED_STAYS, words::is_demoralised()),
    }
    Ok(())
}

/// Whether a charge on these ways touches the enemy, and no more of them one man than may (ROE-CQ-01, ROE-CQ-02).
fn arrives(table: &Table, unit: &Unit, enemy: &Unit, ways: &[Path]) -> Result<(), Refusal> {
    let (charging, charged) = (at_the_end_of(table, unit, ways), fighters(table, enemy));
    if first(table, &charging, &charged).is_empty() {
        return Err(Refusal::new(REACHES, words::does_not_reach(enemy.id)));
    }
    let most = usize::from(table.field.charts.close_quarters.against_one);
    let on = |one: &Fighter| charging.iter().filter(|other| other.touches(table, one)).count();
    match charged.iter().find(|one| on(one) > most) {
        Some(one) => Err(Refusal::new(TWO_AT_FIRST, words::too_many(most, one.figure.id))),
        None => Ok(()),
    }
}

/// A unit charges, or goes on with the fight in which it is locked.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn charge(seen: &Seen, side: Side, id: CounterId, ways: &[WayOf]) -> Result<Vec<Event>, Refusal> {
    let own = seen.unit(id).filter(|unit| unit.side == side && seen.is_left(unit));
    let unit = own.ok_or_else(|| Refusal::new(REACHES, words::no_such_unit()))?;
    if let Some(enemy) = opponent(seen, &unit) {
        return goes_on(seen, &unit, &enemy, ways);
    }
    let enemy = target(seen, &unit)?;
    // Who touches already need not move.
    let paths = if ways.is_empty() { Vec::new() } else { movement::judge_ways(seen, &unit, ways, Why::Charge)? };
    arrives(seen, &unit, &enemy, &paths)?;
    let mut events = Vec::new();
    // Reading: who charges is seen by all, as whom he contacts sees him (ROE-H-21).
    events.extend(hiding::contacted(seen, &unit));
    events.push(Event::Charged { unit: id, at: enemy.id });
    let sheltered = is_sheltered(seen, &unit, &enemy);
    events.push(Event::Pushed(Charging { unit: id, side, at: enemy.id, sheltered }.into()));
    if !paths.is_empty() {
        events.extend(movement::sets_out(seen, &unit, paths, Why::Charge));
    }
    events.extend(unit.becomes([Is::Fought(true)]));
    Ok(events)
}

/// The fight of a phase before goes on: nobody moves for it (ROE-H-10).
fn goes_on(table: &Table, unit: &Unit, enemy: &Unit, ways: &[WayOf]) -> Result<Vec<Event>, Refusal> {
    if unit.fought {
        return Err(Refusal::new(ROUND, words::has_fought()));
    }
    if !ways.is_empty() {
        return Err(Refusal::new(ROUND, words::stands_and_fights()));
    }
    let mut events = is_fought_by(table, unit);
    events.extend(is_fought_by(table, enemy));
    let melee = Melee { unit: unit.id, side: unit.side, at: enemy.id, met: false, round: 0, lost: None };
    events.push(Event::Pushed(melee.into()));
    Ok(events)
}

impl Charging {
    /// The two that meet; none: fire has stopped the charge, or nobody has got so far.
    fn met(&self, table: &Table) -> Option<(Unit, Unit)> {
        let (unit, enemy) = (table.unit(self.unit)?, table.unit(self.at)?);
        // ROE-DIS-09, ROE-DIS-22, ROE-DIS-25
        if unit.discipline >= Discipline::Shaken || !unit.order_lets_charge() {
            return None;
        }
        let groups = first(table, &fighters(table, &unit), &fighters(table, &enemy));
        (!groups.is_empty()).then_some((unit, enemy))
    }
}

impl Frame<RulesOfEngagement> for Charging {
    /// The way lies behind it: it fights, or the charge is over.
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        let mut events = vec![Event::Popped];
        let Some((unit, enemy)) = self.met(table) else { return events };
        // ROE-H-21: who is contacted is hidden no more.
        events.extend(hiding::contacted(table, &enemy));
        events.extend(is_fought_by(table, &unit));
        events.extend(is_fought_by(table, &enemy));
        events.extend(unit.becomes([Is::Locked(Some(enemy.no.0))]));
        events.extend(enemy.becomes([Is::Locked(Some(unit.no.0)), Is::Sheltered(self.sheltered)]));
        let melee = Melee { unit: unit.id, side: self.side, at: enemy.id, met: true, round: 0, lost: None };
        events.push(Event::Pushed(melee.into()));
        events
    }
    fn open(&self) -> bool {
        false
    }
    /// Who charges whom is seen by all.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _, at: _, sheltered: _ } = self;
        true
    }
}
