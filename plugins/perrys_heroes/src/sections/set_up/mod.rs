//! SetUp.

mod orders;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::offers::Offers;
use crate::facts::situation::{Seen, Table};
use table::{DiceCup, Side};

/// True when nobody places figures any more.
pub(crate) fn is_over(_: &Table) -> bool {
    true
}

/// What the set-up begins with, and what comes next in it.
pub(crate) fn begins(_: &Table, _: &mut DiceCup) -> Vec<Event> {
    Vec::new()
}

/// What a side may order that places its figures.
pub(crate) fn offers(_: &Seen, _: Side, _: &mut Offers) {}
