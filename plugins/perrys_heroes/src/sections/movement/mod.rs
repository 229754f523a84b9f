//! Movement.

mod orders;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::situation::Table;

/// What it comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport;
impl MoveReport {
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

impl table::Frame<crate::PerrysHeroes> for crate::facts::frames::Moving {
    fn proceed(&self, _: &crate::facts::situation::Table, _: &mut table::DiceCup) -> Vec<crate::facts::event::Event> {
        vec![crate::facts::event::Event::Popped]
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, _: &crate::facts::situation::Table<'_>, _: table::Side) -> bool {
        true
    }
}
