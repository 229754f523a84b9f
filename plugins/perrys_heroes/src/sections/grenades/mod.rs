//! Grenades.

mod blast;
mod orders;
pub mod rules;
pub(crate) mod words;

pub(crate) use blast::blast;
pub use blast::{WOUNDS, blast_lines, is_reached};

use crate::facts::event::Event;
use crate::facts::situation::Table;
use table::{DiceCup, Side};

/// What it comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowReport;
impl ThrowReport {
    pub(crate) fn carry_out(self, _: &Table, _: &mut DiceCup, _: Side) -> Vec<Event> {
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
