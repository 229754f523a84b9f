//! What an attack in a melee round came to.

use super::panel;
use super::words;
use crate::counters::names;
use crate::sheets::{Page, Reading, lines, meanings};
use board_art::Icon;
use lock_n_load::{MeleeRoll, Table};
use panel_kit::sheet::{Ink, text, title};
use panel_kit::theme::{SMALL, TEXT};

/// The attack.
pub(super) fn round(page: &mut Page, reading: &Reading, melee: &MeleeRoll) {
    let title = words::melee_of(melee.at, reading.side_name(melee.side));
    page.title(Icon::Melee, title.said());
    page.card(|card| {
        if melee.attackers.is_empty() {
            card.pill(words::no_attack_pill().said(), Ink::Muted);
        } else {
            attack(card, &reading.table(), melee);
        }
    });
}

fn attack(page: &mut Page, table: &Table, melee: &MeleeRoll) {
    let line = names::told(table, &words::who_against_whom(&melee.attackers, &melee.defenders));
    page.text(text(line, SMALL, Ink::Muted).wrap());
    let totals = [melee.attack_total, melee.defence_total].map(meanings::number);
    lines::both(page, table, [&melee.attack, &melee.defence], totals);
    let names: Vec<String> = table.field.definitions.tables.melee.iter().map(|(a, d, _)| format!("{a}-{d}")).collect();
    let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
    page.space(4.0);
    let [before, after] = &melee.columns;
    panel::columns(page, table, [place(before), place(after)]);
    lines::lines(page, table, &melee.shifts);
    lines::lines(page, table, &melee.lines);
    page.space(4.0);
    page.across(|row| {
        row.dice(&melee.dice, Some(melee.side), 28.0);
        let line = words::where_needed(meanings::number(melee.total), melee.needed);
        row.text(title(line.said(), TEXT, Ink::Text));
    });
    let (word, ink) = if melee.killed { (words::they_fall(), Ink::Bad) } else { (words::no_effect(), Ink::Muted) };
    page.pill(word.said(), ink);
}
