//! After a fight that it has won a unit may move up to 10 cm (ROE-H-10, ROE-D-24).

use super::contact::{at_the_end_of, fighters};
use super::rules::ROUND;
use super::{offered, words};
use crate::facts::command::{Command, WayOf};
use crate::facts::event::Event;
use crate::facts::frames::{Consolidating, Path, Why};
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::sections::movement;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

/// True if somebody who goes comes into contact with an enemy.
fn touches_enemies(table: &Table, unit: &Unit, ways: &[Path]) -> bool {
    let goes = |id: CounterId| ways.iter().any(|way| way.who == id);
    let ends = at_the_end_of(table, unit, ways).into_iter().filter(|one| goes(one.figure.id));
    let enemies: Vec<_> = table.on_table(unit.side.other()).flat_map(|enemy| fighters(table, &enemy)).collect();
    ends.into_iter().any(|one| enemies.iter().any(|enemy| one.touches(table, enemy)))
}

/// A unit moves after a fight that it has won, or stays.
///
/// Reading: it does not come into contact with others. That it may is said of assaults on vehicles alone (ROE-CQV-08).
///
/// # Errors
/// The rule that forbids it.
pub(super) fn consolidates(seen: &Seen, id: CounterId, ways: &[WayOf]) -> Result<Vec<Event>, Refusal> {
    let refuse = || Refusal::new(ROUND, words::no_such_unit());
    let asked = seen.flow.stack.innermost::<Consolidating>().filter(|frame| frame.unit == id);
    let unit = asked.and_then(|frame| seen.unit(frame.unit)).ok_or_else(refuse)?;
    let mut events = vec![Event::Popped];
    if ways.is_empty() {
        return Ok(events);
    }
    let paths = movement::judge_ways(seen, &unit, ways, Why::Consolidation)?;
    if touches_enemies(seen, &unit, &paths) {
        return Err(Refusal::new(ROUND, words::touches_another()));
    }
    events.extend(movement::sets_out(seen, &unit, paths, Why::Consolidation));
    Ok(events)
}

impl Frame<RulesOfEngagement> for Consolidating {
    /// Whoever is gone goes nowhere.
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        let stands = table.unit(self.unit).is_some_and(|unit| !fighters(table, &unit).is_empty());
        if stands { Vec::new() } else { vec![Event::Popped] }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen<'_>, command: &Command, _: Time) -> Result<(), Refusal> {
        let this = matches!(command, Command::Consolidate { unit, .. } if *unit == self.unit);
        if this { Ok(()) } else { Err(Refusal::new(ROUND, words::first_consolidate(self.unit))) }
    }
    fn offers(&self, seen: &Seen<'_>, _: Side, out: &mut Offers<'_>) {
        let Some(unit) = seen.unit(self.unit) else { return };
        if !out.wants(Kind::Charge) || !out.wants_unit(unit.id) || !out.wants_from(unit.no.0.into()) {
            return;
        }
        let lawful = |ways: &Vec<WayOf>| consolidates(seen, unit.id, ways).is_ok();
        let ways = offered::after_fight(seen, &unit).into_iter().filter(lawful).chain([Vec::new()]);
        out.extend(ways.map(|ways| Command::Consolidate { unit: unit.id, ways }));
    }
    /// Who has won a fight was seen by all.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _ } = self;
        true
    }
}
