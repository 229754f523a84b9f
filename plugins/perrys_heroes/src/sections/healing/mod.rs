//! Healing, and those who die of their wounds when the mission ends (7.17).

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Health, Speciality};
use crate::sections::casualties::Harm;
use crate::sections::locating;
use crate::sections::points::{acting, can_pay, pay};
use measured_table::numbers::CM;
use rules::{HEAL, HEAL_ROLL};
use table::{CounterId, DiceCup, Line, Refusal, Side, Tally};

/// What it costs (PH-7.17-02).
pub const COST: u8 = 4;
/// What the die needs (PH-7.17-02).
pub const NEEDED: i8 = 6;
/// The wounded man is nearer than this (PH-7.17-01).
pub const NEARER_THAN: i32 = 2 * CM;

/// Healing before the die.
#[derive(Clone, Debug, PartialEq)]
pub struct HealReport {
    /// Who heals.
    pub unit: CounterId,
    /// Whom.
    pub at: CounterId,
    /// What the die gets.
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
}

/// What the die gets (PH-7.17-02).
pub fn heal_lines(table: &Table, healer: &Figure, tally: &mut impl Tally) {
    if table.man(healer).is_some_and(|man| man.speciality == Speciality::Medic) {
        tally.add(Line::from(HEAL_ROLL, 2, healer.id));
    }
}

/// What healing comes to before the die. Who is Demoralised may (PH-4.5-09), who is Panicked may not (PH-R-37).
///
/// Reading: one cares for one's own side only, and for oneself too: a figure is less than 2 cm from itself, and no rule takes it out.
///
/// # Errors
/// The rule that forbids it.
pub fn report(table: &Table, side: Side, unit: CounterId, at: CounterId) -> Result<HealReport, Refusal> {
    let healer = acting(table, side, unit)?;
    locating::steady(&healer)?;
    let refuse = |why| Err(Refusal::new(HEAL, why));
    // PH-4.3-07: a medic has a kit for free.
    if !table.man(&healer).is_some_and(|man| man.first_aid) {
        return refuse(words::no_kit());
    }
    let friend = |figure: &Figure| figure.side == side && figure.is_there();
    let Some(patient) = table.figure(at).filter(friend) else { return refuse(words::no_friend(at)) };
    let Some(gap) = table.gap(&healer, &patient) else { return refuse(words::no_friend(at)) };
    if patient.health != Health::Wounded {
        return refuse(words::not_wounded(at));
    }
    if !gap.less_than(NEARER_THAN) {
        return refuse(words::too_far(gap));
    }
    can_pay(table, &[(healer, COST)])?;
    let mut lines = Vec::new();
    heal_lines(table, &healer, &mut lines);
    Ok(HealReport { unit, at, lines, needed: NEEDED })
}

impl HealReport {
    /// Whether a die heals.
    pub fn passes(&self, die: u8) -> bool {
        i32::from(die) + self.lines.iter().map(|line| line.value).sum::<i32>() >= i32::from(self.needed)
    }
    /// How many of ten faces heal.
    pub fn chance_of_10(&self) -> u8 {
        (1..=10).filter(|die| self.passes(*die)).count() as u8
    }
    /// Dice: ten sides.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(healer) = table.figure(self.unit) else { return Vec::new() };
        let mut events = pay(table, &[(healer, COST)]);
        let die = dice.roll(10);
        let passed = self.passes(die);
        let Self { unit, at, lines, needed } = self;
        events.push(Event::Rolled(Rolled { what: Roll::Heal, unit, about: Some(at), die, lines, needed, passed }));
        if passed {
            events.push(Event::Is(at, Is::Healthy(Health::Treated)));
        }
        events
    }
}

/// The mission is over: who is Wounded and not Treated dies (PH-7.17-03).
///
/// Reading: nobody tests his morale any more.
pub(crate) fn mission_ends(table: &Table) -> Vec<Event> {
    let mut harm = Harm::new(table);
    for figure in table.figures.iter().filter(|figure| figure.health == Health::Wounded) {
        if figure.is_there() {
            harm.kill(figure.id, false);
        } else {
            harm.is(figure.id, Is::Healthy(Health::Dead));
        }
    }
    harm.events
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Heal) || !seen.man(figure).is_some_and(|man| man.first_aid) {
        return;
    }
    let (side, unit) = (figure.side, figure.id);
    let lawful = seen.standing(side).filter(|patient| report(seen, side, unit, patient.id).is_ok());
    out.extend(lawful.map(|patient| Command::Heal { unit, at: patient.id }));
}

#[cfg(test)]
#[path = "healing_test.rs"]
mod tests;
