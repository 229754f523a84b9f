//! An attack in melee before it is made: strengths, odds column and shifts, kill number, chance.

use super::draft::MeleePreview;
use super::words;
use crate::model::{Choose, Wish};
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, crew, lines, meanings};
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::sections::melee::MeleeReport;
use lock_n_load::sections::melee::rules::ODDS_COLUMN;
use lock_n_load::{Part, Table};
use panel_kit::sheet::{Grid, Ink, Pick, Step, text, tip_of, title};
use panel_kit::theme::{SMALL, TEXT};
use table::CounterId;

impl Shown for MeleePreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::attack(), hint: words::attack_confirm(), icon: Icon::Melee }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
    fn parts(&self) -> Option<&[Part]> {
        Some(&self.attackers)
    }
}

/// The preview of an attack.
fn sheet(reading: &Reading, melee: &MeleePreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        let place = table.field.map.place(melee.at);
        page.title(Icon::Melee, words::melee_in(place).said());
        page.card(|card| {
            crew::show(card, reading, &words::who_attacks(), &melee.crew);
            crew::leader(card, &table, &words::leader_who_adds(), &melee.leaders, melee.leader);
            defenders(card, reading, &melee.defenders);
        });
        page.card(|card| report(card, &table, &melee.report));
    })
}

/// Enemies with a tick each: only those chosen are attacked.
fn defenders(page: &mut Page, reading: &Reading, defenders: &[(CounterId, bool)]) {
    page.space(2.0);
    page.heading(words::who_is_attacked().said());
    let grid = Grid { name: "defenders".into(), columns: 2, apart: [14.0, 2.0], least: None };
    page.grid(grid, |grid| {
        for (n, (unit, attacked)) in defenders.iter().enumerate() {
            grid.across(|row| {
                row.counter(counters::small(reading, *unit, 28.0));
                let name = meanings::unit(&reading.table(), *unit);
                row.tick(Pick::new(*attacked, name, Wish::Choose(Choose::Defender(*unit))));
            });
            if n % 2 == 1 {
                grid.end_row();
            }
        }
    });
}

/// What an attack comes to, in one line: for the question's card.
pub(super) fn summary(page: &mut Page, report: &MeleeReport) {
    page.wrapped(|row| {
        row.apart_across(4.0);
        let [attack, defence] = [report.attack.total, report.defence.total].map(meanings::number);
        row.text(title(crate::words::against(attack, defence).said(), TEXT, Ink::Text));
        let chance = meanings::percent(u64::from(report.chance_of_36), 36);
        let rest = words::kill_number_in_short(report.needed, chance);
        row.text(text(rest.said(), TEXT, Ink::Muted));
    });
}

/// Strengths, the column, the number and the chance.
pub(super) fn report(page: &mut Page, table: &Table, report: &MeleeReport) {
    let totals = [report.attack.total, report.defence.total].map(meanings::number);
    lines::both(page, table, [&report.attack.lines, &report.defence.lines], totals);
    page.space(4.0);
    columns(page, table, report.columns);
    lines::lines(page, table, &report.shifts);
    if !report.lines.is_empty() {
        page.heading(words::roll().said());
        lines::lines(page, table, &report.lines);
    }
    page.total(words::kill_number().said(), words::at_least_on_two(report.needed).said());
    page.success(words::all_attacked_fall().said(), u64::from(report.chance_of_36), 36);
}

/// All columns of the table with their kill numbers; the one that counts is marked, and the one before shifts.
pub(super) fn columns(page: &mut Page, table: &Table, [before, counts]: [usize; 2]) {
    let all = &table.field.definitions.tables.melee;
    let steps = all.iter().enumerate().map(|(n, (attack, defence, kill))| Step {
        above: format!("{attack}-{defence}"),
        below: kill.to_string(),
        counts: n == counts,
        before: n == before,
    });
    let tip = tip_of(|tip| {
        tip.rule_in_full(ODDS_COLUMN);
        tip.text(text(words::above_and_below().said(), SMALL, Ink::Muted));
    });
    page.steps(steps.collect(), tip);
}
