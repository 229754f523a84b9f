//! Attacks on vehicles by men on foot, and guns on carriages, before their dice.

use super::fire::{expected, together};
use super::guns::armour;
use super::{Of, against_ten, fate, head, note, pays, words};
use crate::{names, wording};
use panel_kit::sheet::Ink;
use perrys_heroes::sections::anti_tank::{AttackReport, Means, Strikes, aftermath, odds, rules};
use perrys_heroes::values::Tube;
use perrys_heroes::{Chance, Table};

/// An assault, a shot, or a round of a gun on a carriage.
pub fn attacks(sheet: &mut Of, table: &Table, report: &AttackReport) {
    match report.band {
        Some(band) => sheet.line(words::range(wording::band(band)).said(), "", Ink::Text, Some(rules::RANGE)),
        None => sheet.line(words::within_reach(report.away).said(), "", Ink::Text, Some(rules::ASSAULT)),
    }
    if report.locates {
        note(sheet, words::locates_first().said());
    }
    sheet.card(|card| against_ten(card, &report.lines, report.needed, words::shot_hits(), report.faces()));
    let odds = odds(table, report);
    match (&odds.damage, report.strikes) {
        (Some(damage), _) => armour(sheet, table, damage),
        (None, Strikes::Vehicle(_)) => note(sheet, words::makes_useless().said()),
        (None, Strikes::Burst(_)) => {}
    }
    let around = aftermath(table, report);
    if !around.is_empty() {
        sheet.heading(words::friends_test().said());
    }
    for one in &around {
        sheet.card(|card| {
            head(card, names::of(table, one.fate.unit));
            let whole = one.fate.unhurt == Chance::SURE;
            if let Some((parts, out_of)) =
                together([one.fate.unhurt, one.fate.wounded, one.fate.dead]).filter(|_| !whole)
            {
                fate(card, parts, out_of);
            }
            if one.tests != Chance::NEVER {
                expected(card, one);
            }
        });
    }
    match report.with {
        Means::Charge(_) | Means::Tube(Tube::Panzerfaust) => note(sheet, words::spent_after().said()),
        Means::Tube(Tube::Crewed) | Means::Gun | Means::Shell => {}
    }
    if report.alert {
        note(sheet, words::from_alert().said());
    } else {
        pays(sheet, table, &report.pays);
    }
}
