//! A vehicle: its state, what its gun holds and on what it is laid, its armour. Who sits in it stands in `aboard.rs`.

use super::parts::{Pill, known_to, pills};
use super::{Of, note, told, words};
use crate::battle::Battle;
use crate::{names, wording};
use board_art::Icon;
use panel_kit::sheet::{Ink, Sheet, text};
use panel_kit::theme::SMALL;
use perrys_heroes::figures::Mark;
use perrys_heroes::sections::{hatches, points};
use perrys_heroes::values::{Build, Health, Round};
use perrys_heroes::{Figure, Table, Vehicle};
use table::Say;

/// Between the parts of a line.
const APART: f32 = 10.0;

/// The sheet of a vehicle or a gun, as the viewer knows it.
pub(super) fn about(battle: &Battle, figure: &Figure, vehicle: &Vehicle) -> Of {
    let table = battle.table();
    let table = &table;
    let own = battle.viewer() == figure.side;
    Sheet::of(|sheet| {
        let called = names::name(table, figure);
        sheet.title(Icon::Weapon, called.clone());
        if !names::is_known(table, figure) {
            note(sheet, words::counter_of_vehicle().said());
            return known_to(sheet, table, figure);
        }
        let team = table.field.team(figure.team.0).name.as_str();
        if let Some(told) = kind(&called, &vehicle.def.name, team) {
            note(sheet, told);
        }
        pills(sheet, &state(figure, vehicle, own));
        if own {
            gun(sheet, table, figure, vehicle);
            let left = words::man_bar(points::used(table, figure), points::left(table, figure)).said();
            sheet.line(words::costs().said(), left, Ink::Text, Some(points::rules::VEHICLE));
        }
        armour(sheet, vehicle);
        if !own {
            known_to(sheet, table, figure);
        }
    })
}

/// What it is and of which team, as far as its title does not say so already: a vehicle is a team of its own, by its own name, and many are
/// called by their kind.
fn kind(called: &str, kind: &str, team: &str) -> Option<String> {
    match (kind == called, team == called || team == kind) {
        (false, false) => Some(words::vehicle_of(kind, team).said()),
        (false, true) => Some(kind.to_owned()),
        (true, false) => Some(team.to_owned()),
        (true, true) => None,
    }
}

/// What is out of the ordinary, the worst first, and what its hatch does, if it has one.
fn state(figure: &Figure, vehicle: &Vehicle, own: bool) -> Vec<Pill> {
    let wreck = figure.health == Health::Dead;
    let hatch = !wreck && hatches::has_one(vehicle);
    let all = [
        (wreck, words::wreck(), Ink::Bad),
        (figure.abandoned && !wreck, words::abandoned(), Ink::Bad),
        (figure.immobile && !wreck, words::immobilised(), Ink::Bad),
        (figure.turret_jammed && !wreck, words::turret_jammed(), Ink::Bad),
        (figure.gun_useless && !wreck, words::gun_useless(), Ink::Bad),
        (figure.damaged && !wreck, words::damaged(), Ink::Warning),
        (figure.alert, words::on_alert(), Ink::Focus),
        (hatch && figure.hatch, words::hatch_open(), Ink::Warning),
        (hatch && !figure.hatch, words::hatch_shut(), Ink::Muted),
        (own && figure.located, words::located(), Ink::Warning),
        (own && !figure.located && !figure.concealed, words::unlocated(), Ink::Good),
        (own && figure.concealed, words::concealed(), Ink::Good),
    ];
    let mut pills: Vec<Pill> = all.into_iter().filter(|(is, ..)| *is).map(|(_, word, ink)| (word, ink)).collect();
    let shaken = wording::morale(figure.morale);
    if !wreck && figure.has_morale_marker() {
        pills.insert(0, (words::crew_is(shaken), Ink::Bad));
    }
    pills
}

/// What the gun holds, and on what it is laid.
fn gun(sheet: &mut Of, table: &Table, figure: &Figure, vehicle: &Vehicle) {
    if let Some(gun) = vehicle.gun() {
        let holds = match figure.round {
            Round::Empty => words::gun_empty(),
            Round::AntiTank => words::gun_anti_tank(),
            Round::HighExplosive => words::gun_explosive(),
        };
        let ink = if figure.round == Round::Empty { Ink::Muted } else { Ink::Text };
        sheet.line(words::gun(gun.name.clone()).said(), holds.said(), ink, None);
        let laid = match figure.aim {
            None => words::aimed_nowhere(),
            Some(Mark::Place(_)) => words::aimed_at_place(),
            Some(Mark::Enemy(no)) => match table.figures.id.get(usize::from(no)) {
                Some(id) => words::aimed_at_enemy(*id),
                None => words::aimed_nowhere(),
            },
        };
        sheet.line(words::aim().said(), told(table, &laid), Ink::Text, None);
    }
    let guns: Vec<String> = vehicle
        .def
        .machine_guns
        .iter()
        .map(|gun| words::mounted(&gun.name, wording::mount(gun.mount)).said())
        .collect();
    if !guns.is_empty() {
        sheet.line(words::machine_guns().said(), guns.join(", "), Ink::Text, None);
    }
}

/// The armour, front, side and rear.
fn armour(sheet: &mut Of, vehicle: &Vehicle) {
    let faces = |front, side, rear| words::faces(front, side, rear).said();
    let def = &vehicle.def;
    if vehicle.is_carriage() {
        return;
    }
    sheet.wrapped(|row| {
        row.apart(APART, 0.0);
        let hull = faces(def.hull.front, def.hull.side, def.hull.rear);
        row.text(text(words::hull_armour(hull).said(), SMALL, Ink::Muted));
        if let Some(turret) = def.turret {
            let armour = faces(turret.front, turret.side, turret.rear);
            let word = match def.build {
                Build::AssaultGun => words::casemate_armour(armour),
                Build::Tank | Build::Transport | Build::Carriage => words::turret_armour(armour),
            };
            row.text(text(word.said(), SMALL, Ink::Muted));
        }
    });
}

/// A vehicle in a row of the card that is turned: what its crew is like, in a few words.
pub(super) fn manned(table: &Table, figure: &Figure) -> Say {
    words::manned(table.crew(figure).count(), table.vehicle(figure).map_or(0, |vehicle| vehicle.crew.len()))
}
