//! A Close Assault before it is made: the chance of every vehicle, then each unit's Morale Check and its strength against the vehicle's.

use super::draft::AssaultPreview;
use super::duel;
use super::words;
use crate::counters::names;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, crew, lines, meanings, ways};
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::sections::close_assault::odds::AssaultOdds;
use lock_n_load::sections::close_assault::rules::LAST_VEHICLE;
use lock_n_load::sections::wrecks::check::MoraleCheck;
use lock_n_load::{Part, Table};
use panel_kit::sheet::{Ink, text, title};
use panel_kit::theme::{SMALL, TEXT};

impl Shown for AssaultPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::assault_now(), hint: words::assault_confirm(), icon: Icon::Melee }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        marks.mark(self.declared.at.hex, OverlayKind::Target);
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
    fn parts(&self) -> Option<&[Part]> {
        Some(&self.parts)
    }
}

/// The preview of a Close Assault.
fn sheet(reading: &Reading, assault: &AssaultPreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        let place = table.field.map.place(assault.declared.at);
        page.title(Icon::Melee, words::assault_in(place).said());
        page.card(|card| {
            ways::choosers(card, reading, assault.declared.at, &assault.ways);
            crew::show(card, reading, &words::who_assaults(), &assault.crew);
            let leader = assault.declared.leaders.first().map(|leader| leader.id);
            crew::leader(card, &table, &words::leader_who_goes(), &assault.leaders, leader);
        });
        page.card(|card| chances(card, reading, &assault.odds));
        let leaders = assault.declared.leaders.len();
        for check in &assault.checks[..leaders] {
            page.card(|card| morale(card, reading, check));
        }
        let each = assault.declared.assaults.iter().zip(&assault.reports).zip(&assault.checks[leaders..]);
        for ((order, report), check) in each {
            page.card(|card| {
                morale(card, reading, check);
                card.separator();
                card.heading(names::told(&table, &words::against_vehicle(order.target)));
                let totals = [report.attack_total, report.defence_total];
                duel::before_dice(card, &table, [&report.attack, &report.defence], totals);
                card.success(words::destroys_once_in().said(), u64::from(report.chance_of_36), 36);
            });
        }
    })
}

/// How often each vehicle is destroyed in the end.
fn chances(page: &mut Page, reading: &Reading, odds: &AssaultOdds) {
    for (vehicle, destroyed) in &odds.destroyed {
        page.across(|row| {
            row.counter(counters::small(reading, *vehicle, 42.0));
            row.down(|column| {
                column.apart_down(2.0);
                column.text(title(meanings::unit(&reading.table(), *vehicle), TEXT, Ink::Text));
                column.success(words::destroyed().said(), u64::from(odds.thousandths(*destroyed)), 1000);
            });
        });
    }
    page.wrapped(|row| {
        row.apart_across(5.0);
        let stays = meanings::percent(u64::from(odds.thousandths(odds.stays)), 1000);
        row.text(text(words::all_stay(stays).said(), SMALL, Ink::Muted).wrap());
        row.rule(LAST_VEHICLE);
    });
}

/// The Morale Check of one who goes along.
fn morale(page: &mut Page, reading: &Reading, check: &MoraleCheck) {
    let table = reading.table();
    page.who(counters::small(reading, check.unit, 34.0), meanings::unit(&table, check.unit));
    page.heading(crate::words::morale_check().said());
    page.close(|page| {
        lines::lines(page, &table, &check.lines);
        let chance = meanings::percent(u64::from(check.chance_of_36), 36);
        page.total(words::passes_in(chance).said(), crate::words::at_most_on_two(check.needed).said());
    });
}
