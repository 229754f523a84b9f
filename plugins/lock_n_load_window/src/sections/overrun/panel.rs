//! An overrun before it is made.

use super::draft::OverrunPreview;
use super::words;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sections::close_assault::duel;
use crate::sheets::{Page, Reading, counters, lines, odds};
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::Table;

impl Shown for OverrunPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::drive_in(), hint: words::drive_in_confirm(), icon: Icon::Melee }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        marks.mark(self.at.hex, OverlayKind::Target);
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
}

/// The preview of an overrun.
fn sheet(reading: &Reading, overrun: &OverrunPreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        let place = table.field.map.place(overrun.at);
        page.title(Icon::Melee, words::overrun_in(place).said());
        page.card(|card| {
            counters::who(card, reading, overrun.vehicle);
            duel::before_dice(card, &table, [&overrun.attack, &[]], [overrun.attack_total, 0]);
        });
        for unit in &overrun.odds.units {
            page.card(|card| {
                counters::who(card, reading, unit.unit);
                odds::fire(card, &table, &overrun.odds, unit);
            });
        }
        page.card(|card| {
            card.heading(words::movement_points().said());
            card.close(|card| {
                lines::lines_low(card, &table, &overrun.cost);
                card.total(crate::words::points().said(), overrun.points.to_string());
            });
        });
    })
}
