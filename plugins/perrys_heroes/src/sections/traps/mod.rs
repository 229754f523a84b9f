//! Traps: searching for them, setting and disarming them (7.11, 7.15), and how they go off (PH-H-19).

mod odds;
mod orders;
pub mod rules;
mod tripped;
pub(crate) mod words;
mod work;

pub use odds::aftermath;
pub use tripped::driven_over;
pub(crate) use tripped::{entered, started_in};
pub use work::TrapReport;
pub(crate) use work::{Work, judge};

use crate::facts::battle::Trap;
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::values::TrapKind;
use measured_table::Disc;
use measured_table::shapes::{Counted, covers};

/// How far a trap's area reaches around its middle, and how far one searches and works (PH-7.11-01, PH-7.15-01).
const AREA: i32 = 500;

/// The area of a trap.
const fn area(trap: &Trap) -> Disc {
    Disc::new(trap.at, AREA)
}

/// True if any part of a figure's base is in the area of a trap (PH-GEO-04).
pub fn is_in(table: &Table, figure: &Figure, trap: &Trap) -> bool {
    table.base(figure).is_some_and(|base| covers(&area(trap), base, Counted::ByBase))
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Trap) {
        return;
    }
    let unit = figure.id;
    let works = [
        (Work::Search, Command::Search { unit }),
        (Work::Set(TrapKind::Charge), Command::SetTrap { unit, mine: false }),
        (Work::Set(TrapKind::Mine), Command::SetTrap { unit, mine: true }),
        (Work::Disarm, Command::Disarm { unit }),
    ];
    let lawful = works.into_iter().filter(|(work, _)| judge(seen, figure.side, unit, *work).is_ok());
    out.extend(lawful.map(|(_, command)| command));
}

#[cfg(test)]
mod mines_test;
#[cfg(test)]
#[path = "traps_test.rs"]
mod tests;
