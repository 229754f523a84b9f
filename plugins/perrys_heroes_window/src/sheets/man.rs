//! A figure: all that one may know of it. What is as usual takes one line, the rest stands beside its name; what is long is folded away.

use super::parts::{BETWEEN, Pill, known_to, pills};
use super::{Of, note, told, vehicle, words};
use crate::battle::Battle;
use crate::{builder, names, wording};
use board_art::Icon;
use panel_kit::sheet::{Button, Ink, Sheet, Tip, text};
use panel_kit::theme::SMALL;
use perrys_heroes::sections::fire::rows::Band;
use perrys_heroes::sections::{fire, points};
use perrys_heroes::values::{Answer, Experience, Health, Jam, Morale, Motion, Posture, Speciality};
use perrys_heroes::{Command, Figure, Known, Man, Table};
use table::{CounterId, Say};

/// Between the ranges of a weapon.
const RANGES: f32 = 10.0;

/// The sheet of a figure, as the viewer knows it.
pub fn about(battle: &Battle, counter: CounterId) -> Option<Of> {
    let table = battle.table();
    let table = &table;
    let figure = table.figure(counter)?;
    if let Some(vehicle) = table.vehicle(&figure) {
        return Some(vehicle::about(battle, &figure, vehicle));
    }
    let own = battle.viewer() == figure.side;
    Some(Sheet::of(|sheet| {
        sheet.title(Icon::Players, names::name(table, &figure));
        let Some(man) = table.man(&figure) else {
            note(sheet, words::counter_only().said());
            pills(sheet, &markers(&figure, own));
            return known_to(sheet, table, &figure);
        };
        let team = table.field.team(figure.team.0).name.as_str();
        let is_well = figure.health == Health::Fit && figure.morale == Morale::Operational;
        let grade = builder::grade(man.grade);
        note(sheet, if is_well { words::man_well(grade, team) } else { words::man_of(grade, team) }.said());
        pills(sheet, &[unusual(&figure, man), markers(&figure, own)].concat());
        sheet.card(|card| weapons(card, table, man));
        if !own {
            return known_to(sheet, table, &figure);
        }
        equipment(sheet, &figure, man);
        let left = words::man_bar(points::used(table, &figure), points::left(table, &figure)).said();
        sheet.line(words::costs().said(), left, Ink::Text, Some(points::rules::POOLED));
        if figure.alert {
            answers(sheet, battle, &figure);
        }
        sheet.folded(words::more().said(), |more| {
            knows(more, table, &figure);
            if !figure.alert {
                answers(more, battle, &figure);
            }
        });
    }))
}

/// What of him is out of the ordinary, and how he holds himself.
fn unusual(figure: &Figure, man: &Man) -> Vec<Pill> {
    let learned = (man.speciality != Speciality::None).then(|| (builder::speciality(man.speciality), Ink::Focus));
    let seen = match man.experience {
        Experience::Normal => None,
        Experience::Green => Some(Ink::Warning),
        Experience::Veteran => Some(Ink::Good),
    };
    let health = match figure.health {
        Health::Fit => None,
        Health::Treated => Some(Ink::Warning),
        Health::Wounded | Health::Dead => Some(Ink::Bad),
    };
    let morale = match figure.morale {
        Morale::Operational => None,
        Morale::Pinned => Some(Ink::Warning),
        Morale::Demoralised | Morale::Panicked => Some(Ink::Bad),
    };
    let posture = match figure.posture {
        Posture::Standing => Ink::Muted,
        Posture::Crouched | Posture::Prone => Ink::Good,
    };
    let motion = match figure.motion {
        Motion::Still => None,
        Motion::Moved | Motion::Ran => Some(Ink::Muted),
    };
    let all = [
        learned,
        seen.map(|ink| (builder::experience(man.experience), ink)),
        health.map(|ink| (wording::health(figure.health), ink)),
        morale.map(|ink| (wording::morale(figure.morale), ink)),
        Some((wording::posture(figure.posture), posture)),
        motion.map(|ink| (wording::motion(figure.motion), ink)),
    ];
    all.into_iter().flatten().collect()
}

/// What the markers beside him say.
fn markers(figure: &Figure, own: bool) -> Vec<Pill> {
    let all = [
        (figure.alert, words::on_alert(), Ink::Focus),
        (figure.suppressed, words::suppressed(), Ink::Warning),
        (figure.jam == Jam::Jammed, words::jammed(), Ink::Bad),
        (figure.jam == Jam::Clearing, words::clearing(), Ink::Warning),
        (own && figure.located, words::located(), Ink::Warning),
        (own && !figure.located && !figure.concealed, words::unlocated(), Ink::Good),
        (own && figure.concealed, words::concealed(), Ink::Good),
    ];
    all.into_iter().filter(|(is, ..)| *is).map(|(_, word, ink)| (word, ink)).collect()
}

/// His weapons, each with what its die must show by range if nothing else counts.
fn weapons(sheet: &mut Of, table: &Table, man: &Man) {
    sheet.apart_down(2.0);
    for weapon in man.arms().map(|(_, no)| table.field.weapon(no)) {
        let dice = if weapon.burst > 0 {
            words::dice_and_burst(weapon.dice, weapon.burst)
        } else {
            words::dice_only(weapon.dice)
        };
        sheet.line(weapon.name.clone(), dice.said(), Ink::Text, Some(fire::rules::POWER));
        sheet.wrapped(|row| {
            row.apart(RANGES, 0.0);
            for band in Band::ALL {
                let word = words::at_range(wording::column(band), band.natural(weapon)).said();
                row.text(text(word, SMALL, Ink::Muted).tip(Tip::Rule(band.of_weapon(weapon).rule)));
            }
        });
    }
}

/// What else he has, in a line; nothing where he has nothing.
fn equipment(sheet: &mut Of, figure: &Figure, man: &Man) {
    let launcher = if figure.launcher { words::launcher_on() } else { words::launcher_off() };
    let all = [
        (figure.grenades > 0, words::grenades(figure.grenades)),
        (figure.smoke_grenades > 0, words::smoke_grenades(figure.smoke_grenades)),
        (figure.rifle_grenades > 0, words::rifle_grenades(figure.rifle_grenades)),
        (figure.traps > 0, words::trap_charges(figure.traps)),
        (man.binoculars, words::binoculars()),
        (man.first_aid, words::first_aid()),
        (man.launcher, launcher),
    ];
    let all: Vec<Say> = all.into_iter().filter(|(has, _)| *has).map(|(_, what)| what).collect();
    if !all.is_empty() {
        note(sheet, words::has(all).said());
    }
}

/// Of whom he knows, and of whom he carries word.
fn knows(sheet: &mut Of, table: &Table, figure: &Figure) {
    sheet.heading(words::knows().said());
    let known = names_of(table, figure.knows);
    note(sheet, if known.is_empty() { words::knows_nobody().said() } else { known });
    let carried = names_of(table, figure.carries);
    if !carried.is_empty() {
        sheet.heading(words::carries().said());
        note(sheet, carried);
    }
}

fn names_of(table: &Table, known: Known) -> String {
    let ids = names::known(table, known);
    if ids.is_empty() { String::new() } else { names::all(table, &ids) }
}

/// What he answers on alert: a choice, where he may be told another one now.
fn answers(sheet: &mut Of, battle: &Battle, figure: &Figure) {
    sheet.heading(told(&battle.table(), &words::answer()));
    sheet.wrapped(|row| {
        row.apart(BETWEEN, BETWEEN);
        for answer in Answer::ALL {
            let order = Command::Standing { unit: figure.id, answer };
            let (is, may) = (figure.answer == answer, battle.judge(&order).is_ok());
            let button = Button::new(wording::answer(answer).said(), order).only_if(may && !is);
            row.button(if is { button.main(Ink::Focus) } else { button });
        }
    });
}
