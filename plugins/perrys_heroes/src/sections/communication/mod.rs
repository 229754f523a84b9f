//! Communication.

mod orders;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::situation::Table;

/// What it comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct TellReport;
impl TellReport {
    pub(crate) fn carry_out(self, _: &Table) -> Vec<Event> {
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
