//! What becomes of the crew and of those aboard when a vehicle is hit.

use super::words;
use crate::sheets::{Page, Reading, counters, meanings, odds};
use lock_n_load::sections::wrecks::fates::Fate;
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::SMALL;

/// What becomes of the crew and of those whom the vehicle carries.
pub(crate) fn fates(page: &mut Page, reading: &Reading, fates: &[Fate]) {
    if fates.is_empty() {
        return;
    }
    page.card(|card| {
        card.heading(words::in_and_on_it().said());
        for fate in fates {
            card.across(|row| {
                row.counter(counters::small(reading, fate.unit, 30.0));
                row.down(|column| {
                    column.apart_down(2.0);
                    let name = meanings::unit(&reading.table(), fate.unit);
                    column.text(text(name, SMALL, Ink::Text));
                    odds::fate(column, fate);
                });
            });
        }
    });
}
