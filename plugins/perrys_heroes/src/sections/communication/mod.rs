//! What men tell each other (PH-7.5-01): all enemies that the teller knows as located.
//!
//! Word that costs nothing is no action: it ends no alert, and who has passed it on may still go on alert.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::{By, Command};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is, Known};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::values::Speciality;
use crate::sections::locating::{steady, told_on};
use crate::sections::{points, sight};
use rules::{BY_GESTURE, BY_RADIO, BY_VOICE, GIVEN, GIVER, HANDED_OVER, KNOWLEDGE, SHUT_IN};
use table::{CounterId, Refusal, Side};

/// Up to here word costs nothing (PH-7.5-05, PH-7.5-10).
const NEAR: i32 = 1000;
/// Nearer than this a voice carries (PH-7.5-06).
const CARRIES: i32 = 2000;
/// A messenger is nearer than this to who gives him word (PH-7.5-08).
const MESSENGER: i32 = 500;
/// Who is no further than this from a radio operator has the use of his set.
// Reading: the book does not say what access to a set is (PH-7.5-07).
const AT_A_SET: i32 = 250;
/// What a gesture costs, and what radio and messengers do.
const GESTURE: u8 = 1;
const OTHERWISE: u8 = 2;

/// Word that is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TellReport {
    /// Who tells.
    pub unit: CounterId,
    /// Whom.
    pub to: CounterId,
    /// By which way.
    pub by: By,
    /// Of whom the other has not known.
    pub about: Known,
    /// Who pays.
    pub payer: CounterId,
    /// What it costs.
    pub cost: u8,
    /// The other is a messenger who carries it; else he knows it.
    pub given: bool,
}

impl TellReport {
    /// Pays and tells. Nothing is left to dice.
    pub(crate) fn carry_out(self, table: &Table) -> Vec<Event> {
        let Some((unit, to)) = table.figure(self.unit).zip(table.figure(self.to)) else { return Vec::new() };
        let payer = if self.payer == unit.id { unit } else { to };
        let mut events = if self.cost > 0 { points::pay(table, &[(payer, self.cost)]) } else { Vec::new() };
        events.push(Event::Told { unit: unit.id, to: to.id, by: self.by, about: self.about });
        if self.given {
            events.push(Event::Is(to.id, Is::Carries(to.carries.and(self.about))));
            return events;
        }
        events.extend(told_on(table, &to, self.about));
        if self.by == By::Messenger {
            // He has done his errand.
            events.push(Event::Is(unit.id, Is::Carries(Known::NOBODY)));
        }
        events
    }
}

/// Whether a man of the side may tell another now, and what it takes.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId, to: CounterId, by: By) -> Result<TellReport, Refusal> {
    let friend = |id: CounterId| {
        seen.figure(id)
            .filter(|figure| figure.side == side && speaks(seen, figure))
            .ok_or_else(|| Refusal::new(KNOWLEDGE, words::nobody()))
    };
    let (unit, to) = (friend(unit)?, friend(to)?);
    let report = plan(seen, &unit, &to, by)?;
    let payer = points::acting_any(seen, side, report.payer)?;
    points::can_pay(seen, &[(payer, report.cost)])?;
    Ok(report)
}

/// A man on the table or in a vehicle that he does not serve, or a vehicle with somebody in it.
fn speaks(table: &Table, figure: &Figure) -> bool {
    let stands = figure.is_there() && figure.at.is_some() && (!figure.is_vehicle() || table.is_manned(figure));
    stands || table.rides_along(figure)
}

/// Whether voices and gestures reach both: a crew that is shut in has its radio alone (PH-7.5-03).
fn heard(table: &Table, unit: &Figure, to: &Figure) -> Result<(), Refusal> {
    let shut = [unit, to].into_iter().find(|one| !table.is_heard(one));
    shut.map_or(Ok(()), |one| Err(Refusal::new(SHUT_IN, words::shut_in(one.id))))
}

/// What telling comes to, whoever's card lies on the table.
fn plan(table: &Table, unit: &Figure, to: &Figure, by: By) -> Result<TellReport, Refusal> {
    if unit.id == to.id {
        return Err(Refusal::new(KNOWLEDGE, words::himself()));
    }
    steady(unit)?;
    match by {
        By::Voice => {
            heard(table, unit, to)?;
            tells(unit, to, by, voice(table, unit, to)?)
        }
        By::Radio => {
            radio(table, unit, to)?;
            tells(unit, to, by, OTHERWISE)
        }
        By::Messenger if is_messenger(table, unit) && !(is_messenger(table, to) && leads(table, unit)) => {
            handed_over(table, unit, to)
        }
        By::Messenger => given(table, unit, to),
    }
}

fn tells(unit: &Figure, to: &Figure, by: By, cost: u8) -> Result<TellReport, Refusal> {
    let about = news(unit.knows, to.knows);
    if about.is_empty() {
        return Err(Refusal::new(KNOWLEDGE, words::nothing_new()));
    }
    Ok(TellReport { unit: unit.id, to: to.id, by, about, payer: unit.id, cost, given: false })
}

/// What one knows and the other does not.
fn news(known: Known, by_the_other: Known) -> Known {
    known.numbers().filter(|no| !by_the_other.has(*no)).collect()
}

/// What it costs to speak or to wave (PH-7.5-05, PH-7.5-06).
fn voice(table: &Table, unit: &Figure, to: &Figure) -> Result<u8, Refusal> {
    let [unit, to] = [unit, to].map(|one| table.carrier(one));
    if unit.id == to.id {
        return Ok(0);
    }
    let (unit, to) = (&unit, &to);
    let within = |limit: i32| table.gap(unit, to).is_some_and(|gap| gap.within(limit));
    if !table.gap(unit, to).is_some_and(|gap| gap.less_than(CARRIES)) {
        return Err(Refusal::new(BY_GESTURE, words::too_far_for_a_voice()));
    }
    // PH-7.5-10, PH-R-55: exactly 10 cm is near.
    let (cost, rule) = if within(NEAR) { (0, BY_VOICE) } else { (GESTURE, BY_GESTURE) };
    sight::needed(table, unit, to, rule)?;
    Ok(cost)
}

/// Whether both have a radio set: each the set of another operator (PH-7.5-07).
fn radio(table: &Table, unit: &Figure, to: &Figure) -> Result<(), Refusal> {
    // Who is shut in has no other way, however near he is.
    let near = heard(table, unit, to).is_ok() && table.gap(unit, to).is_some_and(|gap| gap.within(NEAR));
    if near && sight::is_open(table, unit, to) {
        return Err(Refusal::new(BY_RADIO, words::near_enough()));
    }
    let sets = |man: &Figure| -> Known {
        if man.is_vehicle() {
            // Reading: a vehicle's set is its crew's alone (PH-H-23).
            let own = table.no(man.id).filter(|_| table.vehicle(man).is_some_and(|def| def.def.armoured));
            return own.into_iter().collect();
        }
        let men = table.figures.iter().enumerate();
        men.filter(|(_, operator)| has_set(table, operator) && is_at(table, man, operator)).map(|(no, _)| no).collect()
    };
    let (own, other) = (sets(unit), sets(to));
    for (man, sets) in [(unit, own), (to, other)] {
        if sets.is_empty() {
            return Err(Refusal::new(BY_RADIO, words::no_set(man.id)));
        }
    }
    // One set does not speak with itself.
    if own == other && own.numbers().count() == 1 {
        return Err(Refusal::new(BY_RADIO, words::no_set(to.id)));
    }
    Ok(())
}

fn has_set(table: &Table, man: &Figure) -> bool {
    man.is_there() && table.man(man).is_some_and(|man| man.speciality == Speciality::Radio)
}

fn is_at(table: &Table, man: &Figure, operator: &Figure) -> bool {
    man.side == operator.side && table.gap(man, operator).is_some_and(|gap| gap.within(AT_A_SET))
}

fn is_messenger(table: &Table, man: &Figure) -> bool {
    table.man(man).is_some_and(|man| man.speciality == Speciality::Messenger)
}

fn leads(table: &Table, man: &Figure) -> bool {
    if man.is_vehicle() {
        return points::commander(table, man).is_some_and(|commander| leads(table, &commander));
    }
    table.man(man).is_some_and(|man| man.leads())
}

/// A leader gives word to a messenger, and pays (PH-7.5-04, PH-7.5-08).
fn given(table: &Table, unit: &Figure, to: &Figure) -> Result<TellReport, Refusal> {
    if !is_messenger(table, to) {
        return Err(Refusal::new(GIVEN, words::no_messenger()));
    }
    if !leads(table, unit) {
        return Err(Refusal::new(GIVER, words::no_leader()));
    }
    meets(table, unit, to, GIVEN)?;
    let about = news(unit.knows, to.carries);
    if about.is_empty() {
        return Err(Refusal::new(KNOWLEDGE, words::nothing_new()));
    }
    let by = By::Messenger;
    Ok(TellReport { unit: unit.id, to: to.id, by, about, payer: unit.id, cost: OTHERWISE, given: true })
}

/// A messenger hands over what he carries, and who receives it pays (PH-7.5-09).
fn handed_over(table: &Table, unit: &Figure, to: &Figure) -> Result<TellReport, Refusal> {
    // To receive it takes points, so it is an action of who does (PH-R-37).
    steady(to)?;
    // Reading: he has arrived where word could be given to him.
    meets(table, unit, to, HANDED_OVER)?;
    let about = news(unit.carries, to.knows);
    if about.is_empty() {
        return Err(Refusal::new(HANDED_OVER, words::carries_nothing()));
    }
    let by = By::Messenger;
    Ok(TellReport { unit: unit.id, to: to.id, by, about, payer: to.id, cost: OTHERWISE, given: false })
}

fn meets(table: &Table, one: &Figure, other: &Figure, rule: table::RuleId) -> Result<(), Refusal> {
    heard(table, one, other)?;
    if table.gap(one, other).is_some_and(|gap| gap.less_than(MESSENGER)) {
        return Ok(());
    }
    Err(Refusal::new(rule, words::messenger_is_far()))
}

/// Everybody whom a figure of the team that acts may tell, by each way, and the messengers whose word it may take.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Tell) {
        return;
    }
    let riders = seen.side(figure.side).filter(|man| seen.rides_along(man));
    for friend in seen.bodies(figure.side).chain(riders).filter(|friend| speaks(seen, friend)) {
        for (unit, to) in [(figure, &friend), (&friend, figure)] {
            for by in [By::Voice, By::Radio, By::Messenger] {
                let lawful = plan(seen, unit, to, by).is_ok_and(|report| {
                    report.payer == figure.id && points::can_pay(seen, &[(*figure, report.cost)]).is_ok()
                });
                if lawful {
                    out.push(Command::Tell { unit: unit.id, to: to.id, by });
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "communication_test.rs"]
mod tests;
