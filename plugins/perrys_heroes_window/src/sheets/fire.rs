//! Fire before its dice: whom they fall to, what each needs, what becomes of whom, who tests his morale.

use super::{Of, against_ten, fate, head, lines, note, pays, told, words};
use crate::{names, wording};
use panel_kit::sheet::Ink;
use perrys_heroes::sections::fire::odds::Prospect;
use perrys_heroes::sections::fire::{FireReport, Salvo, Shot, Struck, SuppressReport, Test, Zone, odds, rules};
use perrys_heroes::{Chance, Table};
use table::CounterId;

/// A volley.
pub fn fires(sheet: &mut Of, table: &Table, report: &FireReport) {
    sheet.line(words::range(wording::band(report.band)).said(), "", Ink::Text, Some(rules::TARGET));
    if report.locates {
        note(sheet, words::locates_first().said());
    }
    let salvos = std::slice::from_ref(&report.salvo);
    let dice = dice_of(&report.salvo);
    sheet.heading(words::fires_with(weapon_of(table, &report.salvo), dice).said());
    if report.salvo.gun.is_none() {
        jams(sheet, dice);
    }
    volley(sheet, table, salvos, &report.struck, report.zone.as_ref());
    tests(sheet, table, &report.tests, &odds::aftermath(table, report));
    if report.alert {
        note(sheet, words::from_alert().said());
    } else {
        pays(sheet, table, &report.pays);
    }
}

/// Suppressive fire: who takes part with which dice, then what comes of all of them together.
pub fn suppresses(sheet: &mut Of, table: &Table, report: &SuppressReport) {
    sheet.card(|card| {
        card.heading(words::fire_together().said());
        for salvo in &report.salvos {
            let with = words::with_dice(weapon_of(table, salvo), dice_of(salvo)).said();
            card.line(names::of(table, salvo.unit), with, Ink::Text, Some(rules::TOGETHER));
            jams(card, dice_of(salvo));
        }
        if report.salvos.len() > 1 {
            let all = report.salvos.iter().map(|salvo| u32::from(dice_of(salvo))).sum::<u32>();
            card.total(words::dice_together().said(), all.to_string());
        }
    });
    volley(sheet, table, &report.salvos, &report.struck, Some(&report.zone));
    tests(sheet, table, &report.tests, &odds::aftermath_of_suppression(table, report));
    pays(sheet, table, &report.pays);
}

fn weapon_of<'t>(table: &'t Table, salvo: &Salvo) -> &'t str {
    &table.field.weapon(salvo.weapon).name
}

fn dice_of(salvo: &Salvo) -> u8 {
    u8::try_from(salvo.dice.len()).unwrap_or(u8::MAX)
}

/// How often so many dice jam their weapon.
fn jams(sheet: &mut Of, dice: u8) {
    if let Some((jams, out_of)) = odds::jam(dice).filter(|(jams, _)| *jams > 0) {
        sheet.success(words::jams().said(), jams, out_of);
    }
}

/// The dice of a volley, target by target.
fn volley(sheet: &mut Of, table: &Table, salvos: &[Salvo], struck: &[Struck], zone: Option<&Zone>) {
    if let Some(zone) = zone {
        stands_in(sheet, table, zone);
    }
    let fates = odds::fates(table, salvos);
    for one in struck {
        let fate = fates.iter().find(|fate| fate.unit == one.unit);
        target(sheet, table, salvos, one, fate.and_then(|fate| together([fate.unhurt, fate.wounded, fate.dead])));
    }
    let nobody = salvos.iter().flat_map(|salvo| &salvo.dice).filter(|die| die.is_empty()).count();
    if nobody > 0 {
        note(sheet, words::falls_to_nobody(u32::try_from(nobody).unwrap_or(u32::MAX)).said());
    }
}

/// Chances that are sure together, out of one number; none where it becomes too great.
pub(super) fn together(chances: [Chance; 3]) -> Option<([u64; 3], u64)> {
    let all = chances.map(|chance| Some((u64::try_from(chance.of()).ok()?, u64::try_from(chance.out_of()).ok()?)));
    let [Some(one), Some(two), Some(three)] = all else { return None };
    let fractions = [one, two, three];
    // The least number that all of them divide.
    let common = |a: u64, b: u64| (1..=b).find_map(|n| a.checked_mul(n).filter(|all| all.is_multiple_of(b)));
    let out_of = fractions.iter().try_fold(1, |all: u64, (_, out_of)| common(all, *out_of))?;
    Some((fractions.map(|(of, each)| of * (out_of / each)), out_of))
}

/// Who stands in a zone.
fn stands_in(sheet: &mut Of, table: &Table, zone: &Zone) {
    sheet.heading(words::in_zone(wording::cm(zone.across)).said());
    if zone.figures.is_empty() {
        note(sheet, words::nobody_in_zone().said());
    } else {
        note(sheet, names::all(table, &zone.figures));
    }
}

/// Which dice fall to somebody, what they need, and what becomes of him.
fn target(sheet: &mut Of, table: &Table, salvos: &[Salvo], struck: &Struck, fate_of: Option<([u64; 3], u64)>) {
    let shots = shots_at(salvos, struck.unit);
    let dice = u32::try_from(shots.len()).unwrap_or(u32::MAX);
    sheet.card(|card| {
        head(card, told(table, &words::falls_to(struck.unit, dice)));
        let mut before: Option<&Shot> = None;
        for shot in shots {
            // Dice of the same firer need the same.
            if before.is_none_or(|one| one != shot) {
                against_ten(card, &shot.lines, shot.needed, words::each_die(), shot.faces());
                if !shot.sure {
                    note(card, words::not_located().said());
                }
            }
            before = Some(shot);
        }
        if let Some((parts, out_of)) = fate_of {
            card.success(told(table, &words::hits_at_all(struck.unit)), out_of.saturating_sub(parts[0]), out_of);
            fate(card, parts, out_of);
        }
        if struck.marked {
            note(card, words::any_hit_kills().said());
        } else {
            card.heading(words::casualty_die().said());
            lines(card, &struck.lines);
            card.success(words::kills_by().said(), struck.kills().into(), 6);
        }
    });
}

/// The dice that fall to somebody.
fn shots_at(salvos: &[Salvo], at: CounterId) -> Vec<&Shot> {
    salvos.iter().flat_map(|salvo| salvo.dice.iter().flatten()).filter(|shot| shot.at == at).collect()
}

/// The morale tests that may follow.
fn tests(sheet: &mut Of, table: &Table, all: &[Test], prospects: &[Prospect]) {
    if all.is_empty() {
        return;
    }
    sheet.heading(words::tests_follow().said());
    for test in all {
        sheet.card(|card| {
            let who = if test.always { words::tests_always(test.unit) } else { words::tests_if(test.unit) };
            head(card, told(table, &who));
            if test.sure {
                against_ten(card, &test.lines, test.needed, words::passes(), test.faces());
            } else {
                note(card, words::not_located().said());
            }
            if let Some(prospect) = prospects.iter().find(|prospect| prospect.fate.unit == test.unit) {
                expected(card, prospect);
            }
        });
    }
}

/// How likely it is that he has to test, and how he comes out of it if he lives.
pub(super) fn expected(card: &mut Of, prospect: &Prospect) {
    let part = |chance: Chance| u64::from(chance.thousandths());
    card.success(words::has_to_test().said(), part(prospect.tests), 1000);
    let [_, worse @ ..] = prospect.morale;
    let names = [words::ends_pinned(), words::ends_demoralised(), words::ends_panicked()];
    for (name, chance) in names.into_iter().zip(worse).filter(|(_, chance)| *chance != Chance::NEVER) {
        card.success(name.said(), part(chance), 1000);
    }
}
