//! A crew that gets back into its vehicle (ROE-VEH-16, -17, ROE-D-04).

use super::rules::BACK_IN;
use super::vehicle::{body_of, hull_of};
use super::words;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::Trial;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::Discipline;
use crate::sections::discipline::unsettled;
use crate::sections::trials::DisciplineTest;
use measured_table::shapes::gap;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// The test of a crew that gets back in, before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackInReport {
    /// The test.
    pub test: DisciplineTest,
}

/// Whether a crew may try, and its test.
// Reading: it is tried in place of the test or Fall Back that the crew owes; nobody of it is further from the vehicle than a unit may be
// apart; failed, the crew stays as it is.
pub(super) fn judge(seen: &Seen, side: Side, id: CounterId) -> Result<BackInReport, Refusal> {
    let refuse = |why| Err(Refusal::new(BACK_IN, why));
    let Some(unit) = unsettled(seen, side).find(|unit| unit.id == id) else { return refuse(words::owes_nothing()) };
    let hull = hull_of(seen, &unit).filter(|hull| hull.stands().is_some());
    let Some((hull, body)) = hull.and_then(|hull| Some((hull, body_of(seen, &hull)?))) else {
        return refuse(words::no_vehicle());
    };
    let near = seen.field.charts.moves.cohesion.0;
    let mut men = men(seen, &unit, &hull).into_iter().filter_map(|man| seen.base(&man)).peekable();
    if men.peek().is_none() {
        return refuse(words::is_aboard());
    }
    if !men.all(|base| gap(&base, &body).within(near)) {
        return refuse(words::too_far());
    }
    let mut test = DisciplineTest::of(seen, &unit, Trial::BackIn);
    test.lines.push(Line::of(BACK_IN, -1));
    Ok(BackInReport { test })
}

/// The crew that is out of its vehicle.
fn men(table: &Table, unit: &Unit, hull: &Figure) -> Vec<Figure> {
    table.standing(unit).filter(|man| man.id != hull.id).collect()
}

impl BackInReport {
    /// Rolls it. Back in, the crew has no state (ROE-DIS-18), and its vehicle does not fire in this turn (ROE-VEH-17).
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let rolled = self.test.roll(table, dice);
        let (id, passed) = (rolled.unit, rolled.passed);
        let mut events = vec![Event::Disciplined(rolled)];
        let Some(unit) = table.unit(id) else { return events };
        let vehicle =
            hull_of(table, &unit).and_then(|hull| Some((hull, u8::try_from(table.figure_no(hull.id)?).ok()?)));
        if let Some((hull, place)) = vehicle.filter(|_| passed) {
            for man in men(table, &unit, &hull) {
                events.push(Event::Is(man.id, figures::Is::Aboard(Some(place))));
                events.push(Event::Is(man.id, figures::Is::Stands(None)));
            }
            events.extend(unit.becomes([Is::Disciplined(Discipline::Confident)]));
        }
        events.extend(unit.becomes([Is::Settled(true)]));
        events
    }
}

/// What crews outside their vehicles may be ordered.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Discipline) {
        return;
    }
    for unit in unsettled(seen, side) {
        if out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id) && judge(seen, side, unit.id).is_ok() {
            out.push(Command::GetBackIn { unit: unit.id });
        }
    }
}
