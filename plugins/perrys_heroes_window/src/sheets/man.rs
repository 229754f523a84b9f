//! A figure: all that one may know of it.

use super::{Of, note, told, words};
use crate::battle::Battle;
use crate::{builder, names, wording};
use board_art::Icon;
use panel_kit::sheet::{Button, Ink, Sheet};
use perrys_heroes::sections::fire::rows::Band;
use perrys_heroes::sections::{fire, points};
use perrys_heroes::values::{Answer, Jam, Speciality};
use perrys_heroes::{Command, Figure, Known, Man, Table};
use table::{CounterId, Say};

/// Between the answers.
const BETWEEN: f32 = 4.0;

/// The sheet of a figure, as the viewer knows it.
pub fn about(battle: &Battle, counter: CounterId) -> Option<Of> {
    let table = battle.table();
    let table = &table;
    let figure = table.figure(counter)?;
    let own = battle.viewer() == figure.side;
    Some(Sheet::of(|sheet| {
        sheet.title(Icon::Players, names::name(table, &figure));
        let Some(man) = table.man(&figure) else {
            note(sheet, words::counter_only().said());
            markers(sheet, &figure, own);
            return known_to(sheet, table, &figure);
        };
        markers(sheet, &figure, own);
        sheet.card(|card| who(card, table, &figure, man));
        weapons(sheet, table, man);
        if own {
            sheet.card(|card| equipment(card, &figure, man));
            sheet.card(|card| uses(card, table, &figure));
            answers(sheet, battle, &figure);
        } else {
            known_to(sheet, table, &figure);
        }
    }))
}

/// What the markers beside him say.
fn markers(sheet: &mut Of, figure: &Figure, own: bool) {
    let shown = [
        (figure.alert, words::on_alert(), Ink::Focus),
        (figure.suppressed, words::suppressed(), Ink::Warning),
        (figure.jam == Jam::Jammed, words::jammed(), Ink::Bad),
        (figure.jam == Jam::Clearing, words::clearing(), Ink::Warning),
        (own && figure.located, words::located(), Ink::Warning),
        (own && !figure.located && !figure.concealed, words::unlocated(), Ink::Good),
        (own && figure.concealed, words::concealed(), Ink::Good),
    ];
    sheet.wrapped(|row| {
        row.apart(BETWEEN, BETWEEN);
        shown.into_iter().filter(|(is, ..)| *is).for_each(|(_, word, ink)| row.pill(word.said(), ink));
    });
}

fn row(sheet: &mut Of, what: Say, value: Say) {
    sheet.line(what.said(), value.said(), Ink::Text, None);
}

fn who(sheet: &mut Of, table: &Table, figure: &Figure, man: &Man) {
    row(sheet, words::rank(), builder::grade(man.grade));
    row(sheet, words::experience(), builder::experience(man.experience));
    if man.speciality != Speciality::None {
        row(sheet, words::learned(), builder::speciality(man.speciality));
    }
    sheet.line(words::team().said(), table.field.team(figure.team.0).name.clone(), Ink::Text, None);
    row(sheet, words::health(), wording::health(figure.health));
    row(sheet, words::morale(), wording::morale(figure.morale));
    row(sheet, words::posture(), wording::posture(figure.posture));
    row(sheet, words::motion(), wording::motion(figure.motion));
}

/// His weapons, each with what its die must show by range if nothing else counts.
fn weapons(sheet: &mut Of, table: &Table, man: &Man) {
    for weapon in man.arms().map(|(_, no)| table.field.weapon(no)) {
        sheet.card(|card| {
            let dice = if weapon.burst > 0 {
                words::dice_and_burst(weapon.dice, weapon.burst)
            } else {
                words::dice_only(weapon.dice)
            };
            card.line(weapon.name.clone(), dice.said(), Ink::Text, Some(fire::rules::POWER));
            for band in Band::ALL {
                let what = desk::sentence(&wording::band(band).said());
                let value = words::must_show(band.natural(weapon)).said();
                card.line(what, value, Ink::Muted, Some(band.of_weapon(weapon).rule));
            }
        });
    }
}

fn equipment(sheet: &mut Of, figure: &Figure, man: &Man) {
    sheet.heading(words::equipment().said());
    let counted = [
        (words::grenades(), figure.grenades),
        (words::smoke_grenades(), figure.smoke_grenades),
        (words::rifle_grenades(), figure.rifle_grenades),
        (words::trap_charges(), figure.traps),
    ];
    for (what, many) in counted.into_iter().filter(|(_, many)| *many > 0) {
        sheet.line(what.said(), many.to_string(), Ink::Text, None);
    }
    let launcher = if figure.launcher { words::launcher_on() } else { words::launcher_off() };
    let has = [(man.binoculars, words::binoculars()), (man.first_aid, words::first_aid()), (man.launcher, launcher)];
    has.into_iter().filter(|(has, _)| *has).for_each(|(_, what)| note(sheet, what.said()));
}

/// His points, and what he knows.
fn uses(sheet: &mut Of, table: &Table, figure: &Figure) {
    let rule = Some(points::rules::POOLED);
    sheet.line(words::used_points().said(), points::used(table, figure).to_string(), Ink::Text, rule);
    sheet.line(words::may_use().said(), points::left(table, figure).to_string(), Ink::Text, rule);
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

/// Who of the viewer's men knows an enemy.
fn known_to(sheet: &mut Of, table: &Table, figure: &Figure) {
    let Some(no) = table.no(figure.id) else { return };
    let knows = table.standing(figure.side.other()).filter(|one| one.knows.has(no));
    let ids: Vec<CounterId> = knows.map(|one| one.id).collect();
    sheet.heading(words::known_to().said());
    note(sheet, if ids.is_empty() { words::knows_nobody().said() } else { names::all(table, &ids) });
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
