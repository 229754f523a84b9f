//! The guns of vehicles before their dice: loading, aiming, a main gun, a machine gun.

use super::fire::{self, expected, together};
use super::{Of, against_ten, fate, head, lines, note, pays, told, words};
use crate::names;
use panel_kit::sheet::Ink;
use perrys_heroes::sections::damage::{self, State};
use perrys_heroes::sections::gunnery::odds::{GunOdds, odds};
use perrys_heroes::sections::gunnery::rows::GunBand;
use perrys_heroes::sections::gunnery::{self, AimReport, GunReport, LoadReport, MachineGunReport, Swing};
use perrys_heroes::values::VehiclePart;
use perrys_heroes::{Chance, Table};

/// A round that is loaded.
pub fn loads(sheet: &mut Of, table: &Table, report: &LoadReport) {
    sheet.card(|card| {
        lines(card, &report.lines);
        card.total(words::costs().said(), report.cost.to_string());
    });
    pays(sheet, table, &[(report.unit, report.cost)]);
}

/// A gun that is aimed.
pub fn aims(sheet: &mut Of, table: &Table, report: &AimReport) {
    turns(sheet, &report.swing);
    sheet.card(|card| {
        lines(card, &report.lines);
        card.total(words::costs().said(), report.cost.to_string());
    });
    pays(sheet, table, &[(report.unit, report.cost)]);
}

fn turns(sheet: &mut Of, swing: &Swing) {
    if swing.by_turret > 0 {
        note(sheet, words::swings_turret(swing.by_turret).said());
    }
    if swing.by_hull > 0 {
        note(sheet, words::swings_hull(swing.by_hull).said());
    }
}

/// A main gun.
pub fn fires(sheet: &mut Of, table: &Table, report: &GunReport) {
    let band = match report.band {
        GunBand::Short => words::gun_short(),
        GunBand::Medium => words::gun_medium(),
        GunBand::Long => words::gun_long(),
    };
    sheet.line(band.said(), "", Ink::Text, Some(gunnery::rules::GUN_SHOT));
    if report.locates {
        note(sheet, words::locates_first().said());
    }
    sheet.card(|card| against_ten(card, &report.lines, report.needed, words::shot_hits(), report.faces()));
    let GunOdds { hits: _, damage, men } = odds(table, report);
    if let Some(damage) = &damage {
        armour(sheet, table, damage);
    }
    for one in &men {
        sheet.card(|card| {
            head(card, names::of(table, one.fate.unit));
            if let Some((parts, out_of)) = together([one.fate.unhurt, one.fate.wounded, one.fate.dead]) {
                fate(card, parts, out_of);
            }
            if one.tests != Chance::NEVER {
                expected(card, one);
            }
        });
    }
    if report.alert {
        note(sheet, words::from_alert().said());
    } else {
        pays(sheet, table, &[(report.unit, report.cost)]);
    }
}

/// What a hit may do to a vehicle and to those inside.
pub(super) fn armour(sheet: &mut Of, table: &Table, odds: &damage::Odds) {
    let part = |chance: Chance| u64::from(chance.thousandths());
    for one in &odds.parts {
        sheet.card(|card| {
            let name = match one.spot.part {
                VehiclePart::Hull => words::hull_part(),
                VehiclePart::Turret => words::turret_part(),
            };
            card.heading(words::goes_through(name).said());
            lines(card, &one.protection);
            card.success(words::pierces().said(), part(one.pierces), 1000);
        });
    }
    sheet.card(|card| {
        card.heading(words::wherever_it_hits().said());
        card.success(words::pierces().said(), part(odds.pierces), 1000);
        card.success(words::immobilised_chance().said(), part(odds.of(State::Immobilised)), 1000);
        card.success(words::damaged_chance().said(), part(odds.of(State::Damaged)), 1000);
        card.success(words::destroyed_chance().said(), part(odds.of(State::Destroyed)), 1000);
    });
    for man in &odds.crew {
        sheet.card(|card| {
            head(card, names::of(table, man.fate.unit));
            if let Some((parts, out_of)) = together([man.fate.unhurt, man.fate.wounded, man.fate.dead]) {
                fate(card, parts, out_of);
            }
        });
    }
}

/// A machine gun.
pub fn machine_gun(sheet: &mut Of, table: &Table, report: &MachineGunReport) {
    note(sheet, told(table, &words::served_by(report.server)));
    if let Some(swing) = &report.swing {
        turns(sheet, swing);
    }
    fire::fires(sheet, table, &report.fire);
}
