//! An order without dice or arithmetic, shown in words.

use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, questions};
use crate::words;
use board_art::Icon;

impl Shown for String {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::do_it(), hint: words::orders_what_is_shown(), icon: Icon::Done }
    }
    fn sheet(&self, _reading: &Reading) -> Page {
        Page::of(|page| page.card(|card| questions::note(card, self)))
    }
}
