//! Moves, locating, word passed on, melee, grenades, traps and healing, before their dice.

use super::{Of, against_ten, fate, head, lines, note, pays, row, sum, told, words};
use crate::{names, wording};
use panel_kit::sheet::{Chance, Ink};
use perrys_heroes::Table;
use perrys_heroes::sections::communication::TellReport;
use perrys_heroes::sections::grenades::{self, Grenade, ThrowReport};
use perrys_heroes::sections::healing::{self, HealReport};
use perrys_heroes::sections::locating::{self, LocateReport};
use perrys_heroes::sections::melee::{self, MeleeOdds, MeleeReport};
use perrys_heroes::sections::movement::{self, MoveReport};
use perrys_heroes::sections::traps::TrapReport;
use perrys_heroes::values::Left;

/// A move.
pub fn goes(sheet: &mut Of, table: &Table, report: &MoveReport) {
    let so_far = words::so_far(wording::cm(report.length), wording::cm(report.most)).said();
    sheet.line(words::length().said(), so_far, Ink::Text, Some(movement::rules::MOST));
    let room = words::centimetres(wording::cm(report.room_left)).said();
    sheet.line(words::room_left().said(), room, Ink::Muted, Some(movement::rules::ALLOWANCE));
    if report.on_road {
        note(sheet, words::on_road().said());
    }
    if report.leaves != Left::No {
        note(sheet, words::leaves_table().said());
    }
    sheet.card(|card| {
        lines(card, &report.lines);
        card.total(words::costs().said(), report.cost.to_string());
    });
    pays(sheet, table, &[(report.unit, report.cost)]);
    sheet.line(words::points_left().said(), report.points_left.to_string(), Ink::Muted, None);
}

/// An attempt to locate.
pub fn locates(sheet: &mut Of, table: &Table, report: &LocateReport) {
    let target = table.figure(report.at);
    if report.optics {
        sheet.pill(words::with_optics().said(), Ink::Focus);
    }
    let odds = target.and_then(|target| locating::odds::odds(table, &target));
    match (report.on_the_table, target, odds) {
        (true, ..) => note(sheet, words::at_once().said()),
        (false, Some(target), Some(odds)) => {
            let mut hides = Vec::new();
            locating::camouflage(table, &target, &mut hides);
            sheet.card(|card| {
                card.heading(words::hides_by().said());
                lines(card, &hides);
                card.total(words::needs(locating::NEEDED).said(), format!("{:+}", sum(&hides)));
                card.success(words::finds_him().said(), odds.of, odds.out_of);
            });
        }
        (false, ..) => note(sheet, words::hidden_how().said()),
    }
    pays(sheet, table, &[(report.unit, report.cost)]);
}

/// Word that is passed on.
pub fn tells(sheet: &mut Of, table: &Table, report: &TellReport) {
    sheet.heading(words::tells_of().said());
    note(sheet, names::all(table, &names::known(table, report.about)));
    if report.given {
        note(sheet, words::carries_word().said());
    }
    pays(sheet, table, &[(report.payer, report.cost)]);
}

/// A bout of melee.
pub fn fights(sheet: &mut Of, table: &Table, report: &MeleeReport) {
    sheet.sides_head();
    for (half, all) in report.lines.iter().enumerate() {
        all.iter().for_each(|line| sheet.sided(half, row(line)));
    }
    sheet.sided_total("", report.lines.each_ref().map(|lines| format!("{:+}", sum(lines))));
    let odds = melee::odds(report);
    let chance = |what: String, part: u8, ink| Chance { what, part: part.into(), ink };
    let each = vec![
        chance(told(table, &words::wins(report.unit)), odds.wins, Ink::Good),
        chance(words::tie().said(), odds.ties, Ink::Muted),
        chance(told(table, &words::wins(report.at)), odds.loses, Ink::Bad),
    ];
    sheet.chances(each, Vec::new(), MeleeOdds::OUT_OF.into());
    pays(sheet, table, &[(report.unit, melee::COST)]);
}

/// A grenade.
pub fn throws(sheet: &mut Of, table: &Table, report: &ThrowReport) {
    let odds = grenades::odds(table, report);
    sheet.line(words::aimed_at(report.away).said(), "", Ink::Text, None);
    sheet.card(|card| {
        lines(card, &report.lines);
        card.total(words::needs(report.needed).said(), format!("{:+}", sum(&report.lines)));
        let exact = odds.places.iter().find(|(at, _)| *at == report.aimed).map_or(0, |(_, often)| *often);
        card.success(words::lands_near().said(), odds.passes, odds.out_of);
        card.success(words::lands_exactly().said(), exact, odds.out_of);
    });
    match report.what {
        Grenade::Smoke => note(sheet, words::lands_smoke().said()),
        Grenade::Fragmentation | Grenade::Rifle if odds.figures.is_empty() => {
            note(sheet, words::nobody_in_blast().said());
        }
        Grenade::Fragmentation | Grenade::Rifle => {
            sheet.heading(words::in_blast().said());
            for one in &odds.figures {
                sheet.card(|card| {
                    head(card, names::of(table, one.unit));
                    fate(card, [one.unhurt, one.wounded, one.dead], one.out_of);
                });
            }
        }
    }
    pays(sheet, table, &[(report.unit, grenades::COST)]);
}

/// Work at a trap.
pub fn works(sheet: &mut Of, table: &Table, report: &TrapReport) {
    lines(sheet, &report.lines);
    sheet.success(words::succeeds().said(), report.of_ten().into(), 10);
    if report.trap.is_some() {
        note(sheet, words::trap_goes_off().said());
    }
    pays(sheet, table, &[(report.unit, report.cost)]);
}

/// Healing.
pub fn heals(sheet: &mut Of, table: &Table, report: &HealReport) {
    against_ten(sheet, &report.lines, report.needed, words::heals(), report.chance_of_10());
    pays(sheet, table, &[(report.unit, healing::COST)]);
}
