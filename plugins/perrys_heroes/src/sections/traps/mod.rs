//! Traps.

mod orders;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::situation::Table;
use table::DiceCup;

/// What it comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct TrapReport;
impl TrapReport {
    pub(crate) fn carry_out(self, _: &Table, _: &mut DiceCup) -> Vec<Event> {
        Vec::new()
    }
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(
    _: &crate::facts::situation::Seen,
    _: &crate::facts::figures::Figure,
    _: &mut crate::facts::offers::Offers,
) {
}
