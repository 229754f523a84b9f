//! A move before it is made: step by step with its cost, and where enemy eyes can open fire.

use super::draft::{MovePreview, StepNote};
use super::words;
use crate::counters::names;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, lines, meanings};
use board_art::Icon;
use hex_board::{HexId, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::melee::rules::{MELEE_BEGINS, SURRENDERED};
use lock_n_load::sections::movement::rules::LEFT_BEHIND;
use lock_n_load::{Movement, Table};
use panel_kit::sheet::{Ink, Tip, text, title as titled};
use panel_kit::theme::{SMALL, TEXT};

/// What a step leads to beside its points, in a sentence with its rule.
fn step_note(page: &mut Page, table: &Table, what: &StepNote) {
    let (line, ink, rule) = match what {
        StepNote::LeftBehind(weapon) => (words::stays_behind(*weapon), Ink::Warning, LEFT_BEHIND),
        StepNote::Surrender(units) => (words::would_surrender(units.len() as i64, units), Ink::Good, SURRENDERED),
        StepNote::Melee => (words::melee_begins(), Ink::Warning, MELEE_BEGINS),
    };
    page.wrapped(|row| {
        row.apart_across(5.0);
        row.text(text(names::told(table, &line), SMALL, ink).wrap());
        row.rule(rule);
    });
}

impl Shown for MovePreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::go_there(), hint: words::go_there_confirm(), icon: Icon::Move }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        let steps = || self.steps.iter().map(|step| step.to.hex);
        let hexes: Vec<HexId> = self.from.iter().map(|spot| spot.hex).chain(steps()).collect();
        marks.mark_all(steps().collect(), OverlayKind::Path);
        marks.way(hexes);
    }
    fn target(&self) -> Option<OverlayKind> {
        // The way ends there, and is marked as such.
        None
    }
    fn shows_counters(&self) -> bool {
        true
    }
    fn shows_spotted(&self) -> bool {
        true
    }
    fn path(&self) -> Option<Vec<Spot>> {
        Some(self.steps.iter().map(|step| step.to).collect())
    }
}

/// The preview of a move.
fn sheet(reading: &Reading, path: &MovePreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        title(page, &table, path);
        page.wrapped(|row| {
            row.apart(4.0, 4.0);
            for unit in &path.units {
                let name = Tip::Words(meanings::unit(&table, *unit));
                row.counter(counters::small(reading, *unit, 42.0).tip(name));
            }
        });
        page.card(|card| steps(card, &table, path));
    })
}

/// How it goes, and where to.
fn title(page: &mut Page, table: &Table, path: &MovePreview) {
    let hurries = path.by == Movement::Move && path.double_time.is_some();
    let icon = match path.by {
        Movement::Move if hurries => Icon::DoubleTime,
        Movement::Move => Icon::Move,
        Movement::AssaultMove => Icon::AssaultMove,
        Movement::LowCrawl => Icon::LowCrawl,
        Movement::Stealth => Icon::Stealth,
    };
    let name = if hurries { words::double_time() } else { super::name(path.by) };
    let title = match path.steps.last() {
        Some(step) => words::kind_to(name, table.field.map.place(step.to)),
        None => name,
    };
    page.title(icon, title.said());
}

/// Each step with its points, and all of them.
fn steps(page: &mut Page, table: &Table, path: &MovePreview) {
    for (n, step) in path.steps.iter().enumerate() {
        page.across(|row| {
            row.text(titled(table.field.map.place(step.to).to_string(), TEXT, Ink::Text));
            danger(row, table, &step.danger);
            row.from_right(|end| {
                let spent = crate::words::of_needed(step.spent, path.limit).said();
                end.text(text(spent, SMALL, Ink::Muted));
            });
        });
        page.indented(n, |page| {
            page.apart_down(0.0);
            lines::lines_low(page, table, &step.lines);
            step.notes.iter().for_each(|what| step_note(page, table, what));
        });
    }
    if path.steps.is_empty() {
        page.text(text(words::point_at_a_hex().said(), SMALL, Ink::Muted).wrap());
    }
    let spent = path.steps.last().map_or(0, |step| step.spent);
    page.total(crate::words::points().said(), crate::words::of_needed(spent, path.limit).said());
}

/// From where fire may be opened.
fn danger(row: &mut Page, table: &Table, from: &[Spot]) {
    if from.is_empty() {
        return;
    }
    let eyes: Vec<String> = from.iter().map(|spot| table.field.map.place(*spot).to_string()).collect();
    let places = eyes.join(", ");
    let fire = if eyes.len() > 2 { words::fire_from_hexes(eyes.len()) } else { words::fire_from(&places) };
    row.pill_with(fire.said(), Ink::Warning, Tip::Words(words::possible_from(places).said()));
}
