//! A call for fire before its dice, and how all artillery of a side stands.

use super::{Of, against_ten, fate, head, note, pays, words};
use crate::{calls, names};
use panel_kit::sheet::Ink;
use perrys_heroes::sections::artillery::rules::{CALLER, DELAY, SUPPORT_PRICE};
use perrys_heroes::sections::artillery::{self, CallReport, NEEDED, Strike};
use perrys_heroes::values::Mission;
use perrys_heroes::{Call, Support, Table};
use table::CounterId;

/// A call for fire.
pub fn calls(sheet: &mut Of, table: &Table, report: &CallReport) {
    let Some(unit) = table.figure(report.unit) else { return };
    let what = words::mission_of(calls::battery(report.battery), calls::mission(report.mission));
    head(sheet, what.said());
    sheet.line(words::radio_of().said(), names::of(table, report.radio), Ink::Text, Some(CALLER));
    let [first, last] = report.due;
    sheet.line(words::strikes_in().said(), words::turns(first, last).said(), Ink::Text, Some(DELAY));
    note(sheet, words::before_the_cards().said());
    if first > table.field.turns {
        note(sheet, words::too_late().said());
    }
    let Some(odds) = artillery::odds(table, unit.side, report) else { return };
    sheet.card(|card| {
        card.heading(words::as_of_now().said());
        against_ten(card, &odds.lines, NEEDED, words::strikes_hex(), odds.of_ten);
        if let Some(other) = odds.hexes.get(1) {
            card.line(words::drifts().said(), String::new(), Ink::Muted, Some(Strike::DRIFT));
            card.success(words::each_other_hex().said(), other.often, odds.out_of);
        }
    });
    match report.mission {
        Mission::Smoke => note(sheet, words::lands_smoke().said()),
        Mission::Light => note(sheet, words::light_shines().said()),
        Mission::Shells if odds.figures.is_empty() => note(sheet, words::nobody_in_blast().said()),
        Mission::Shells => {
            sheet.heading(words::in_blast().said());
            for one in &odds.figures {
                sheet.card(|card| {
                    head(card, names::of(table, one.unit));
                    fate(card, [one.unhurt, one.wounded, one.dead], one.out_of);
                });
            }
        }
    }
    for one in &odds.vehicles {
        sheet.card(|card| {
            head(card, names::of(table, one.unit));
            let [of, out_of] =
                [one.pierces.of(), one.pierces.out_of()].map(|part| u64::try_from(part).unwrap_or(u64::MAX));
            card.success(words::pierces_top().said(), of, out_of);
        });
    }
    paid(sheet, table, &report.pays());
}

/// Of one team from one pool, of two each from its own.
fn paid(sheet: &mut Of, table: &Table, both: &[(CounterId, u8); 2]) {
    let team = |who: &(CounterId, u8)| table.figure(who.0).map(|figure| figure.team);
    if team(&both[0]) == team(&both[1]) {
        pays(sheet, table, both);
    } else {
        both.iter().for_each(|one| pays(sheet, table, &[*one]));
    }
}

/// How the artillery of who looks stands.
pub fn stands(sheet: &mut Of, support: &Support) {
    let left = words::calls_left(support.calls);
    sheet.line(calls::battery(support.battery).said(), left.said(), Ink::Text, Some(SUPPORT_PRICE));
    if let Some(Call { mission, due, .. }) = support.call {
        let what = words::in_the_air(calls::mission(mission));
        sheet.line(what.said(), words::in_turn(due).said(), Ink::Result(2), Some(DELAY));
    }
}
