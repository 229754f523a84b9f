//! What a position may say of vehicles, and of who rides in them.

use super::{Counter, Place};
use crate::checks::laid_out::Files;
use crate::files::scenario::{AimDef, FigureDef, PositionDef};
use crate::files::values::{Build, Health, Left, Round};
use scenario_files::{Faults, did_you_mean};
use std::collections::BTreeMap;

/// Fields that say something of a vehicle alone, and whether they do.
fn of_vehicles(figure: &FigureDef) -> [(&'static str, bool); 11] {
    [
        ("turret", figure.turret.is_some()),
        ("round", figure.round != Round::Empty),
        ("aim", figure.aim.is_some()),
        ("shot_at", figure.shot_at),
        ("hatch", figure.hatch),
        ("paces", figure.paces > 0),
        ("immobile", figure.immobile),
        ("turret_jammed", figure.turret_jammed),
        ("gun_useless", figure.gun_useless),
        ("damaged", figure.damaged),
        ("abandoned", figure.abandoned),
    ]
}

/// A man has no turret, and no gun that is loaded.
pub(super) fn of_no_man(figure: &FigureDef, field: &str, faults: &mut Faults) {
    for (name, _) in of_vehicles(figure).into_iter().filter(|(_, said)| *said) {
        faults.add(format_args!("{field}.{name}"), "this is said of vehicles, and this is a man");
    }
    if figure.gun_fired {
        faults.add(format_args!("{field}.gun_fired"), "this is said of guns on carriages, and this is a man");
    }
}

/// States of a vehicle that exclude each other, and what is said of men alone.
pub(super) fn faults(files: &Files, figure: &FigureDef, counter: Counter, field: &str, faults: &mut Faults) {
    let force = files.forces[counter.side.index()];
    let key = match counter.of {
        Place::Vehicle(no) => force.vehicles.get(no).map(|crewed| &crewed.vehicle),
        Place::Gun => force.teams.get(counter.team).and_then(|team| team.gun.as_ref()),
        Place::Man(_) | Place::Crew(..) => None,
    };
    let Some(def) = key.and_then(|key| files.stock.vehicles.find(key)) else { return };
    let (gun, turret) = (def.gun.is_some(), def.build == Build::Tank);
    let out = figure.health == Health::Dead || figure.left != Left::No;
    let there = figure.at.is_some();
    let excluded = [
        ("health", matches!(figure.health, Health::Wounded | Health::Treated), "a vehicle is Fit, or Dead: destroyed"),
        ("man", figure.man.is_some(), "this is said of men, and this is a vehicle"),
        ("turret", figure.turret.is_some() && !turret, "it has no turret that turns"),
        ("turret_jammed", figure.turret_jammed && !turret, "it has no turret that turns"),
        ("round", figure.round != Round::Empty && !gun, "it has no main gun"),
        ("aim", figure.aim.is_some() && !gun, "it has no main gun"),
        ("shot_at", figure.shot_at && figure.aim.is_none(), "its gun is aimed at nothing"),
        ("gun_useless", figure.gun_useless && !gun, "it has no main gun"),
        ("concealed", figure.concealed && figure.located, "what is concealed is not located"),
        ("concealed", figure.concealed && !there, "what is concealed stands somewhere"),
        ("left", figure.left != Left::No && there, "what has left the table stands nowhere on it"),
        ("alert", figure.alert && (out || figure.abandoned), "nobody there is on alert"),
        ("launcher", figure.launcher, "this is said of men, and this is a vehicle"),
        ("carries", !figure.carries.is_empty(), "only messengers carry word"),
        (
            "gun_fired",
            figure.gun_fired && def.build != Build::Carriage,
            "only a gun on a carriage fires once in a turn",
        ),
    ];
    for (name, _, why) in excluded.into_iter().filter(|(_, is, _)| *is) {
        faults.add(format_args!("{field}.{name}"), why);
    }
    faults.range(format_args!("{field}.paces"), figure.paces.into(), 0, 60);
    faults.range(format_args!("{field}.used"), figure.used.into(), 0, 6);
    faults.range(format_args!("{field}.walked"), figure.walked.into(), 0, 30_000);
    faults.range(format_args!("{field}.points"), figure.points.unwrap_or(0).into(), 0, 6);
}

/// A man rides in a vehicle of his side.
pub(super) fn rides(
    counters: &BTreeMap<String, Counter>,
    figure: &FigureDef,
    own: Counter,
    field: &str,
    faults: &mut Faults,
) {
    let Some(vehicle) = &figure.aboard else { return };
    let field = format!("{field}.aboard");
    match counters.get(vehicle.as_str()) {
        None => {
            let hint = did_you_mean(vehicle, counters.keys().map(String::as_str));
            faults.hint(field, format_args!("there is no counter `{vehicle}`"), hint);
        }
        Some(_) if own.man.is_none() => faults.add(field, "a vehicle rides in no other"),
        Some(other) if other.side != own.side || !matches!(other.of, Place::Vehicle(_)) => {
            faults.add(field, "one rides in a vehicle of one's own side");
        }
        Some(_) if figure.at.is_some() => faults.add(field, "who rides stands nowhere"),
        Some(_) => {}
    }
}

/// Nobody of its crew sits in a vehicle that they have left: who of them is said to stand nowhere sits in it.
pub(super) fn crews_are_out(def: &PositionDef, counters: &BTreeMap<String, Counter>, faults: &mut Faults) {
    let sits = |id: &str, vehicle: &str| {
        let said = def.figures.iter().find(|man| man.id == id);
        said.is_none_or(|man| {
            let out = man.health == Health::Dead || man.left != Left::No;
            man.at.is_none() && !out && man.aboard.as_ref().is_none_or(|aboard| aboard == vehicle)
        })
    };
    for (n, figure) in def.figures.iter().enumerate().filter(|(_, figure)| figure.abandoned) {
        let Some(vehicle) = counters.get(figure.id.as_str()) else { continue };
        let Place::Vehicle(no) = vehicle.of else { continue };
        let mut crew = counters
            .iter()
            .filter(|(_, man)| man.side == vehicle.side && matches!(man.of, Place::Crew(own, _) if own == no));
        if let Some((id, _)) = crew.find(|(id, _)| sits(id, &figure.id)) {
            let message = format_args!("`{id}` of its crew sits in it still: say where he stands, or that he is dead");
            faults.add(format_args!("position.figures[{n}].abandoned"), message);
        }
    }
}

/// A gun is aimed at an enemy.
pub(super) fn aims(
    counters: &BTreeMap<String, Counter>,
    figure: &FigureDef,
    own: Counter,
    field: &str,
    faults: &mut Faults,
) {
    let Some(AimDef::Enemy(id)) = &figure.aim else { return };
    let field = format!("{field}.aim");
    match counters.get(id.as_str()) {
        None => {
            let hint = did_you_mean(id, counters.keys().map(String::as_str));
            faults.hint(field, format_args!("there is no counter `{id}`"), hint);
        }
        Some(other) if other.side == own.side => faults.add(field, "a gun is aimed at enemies, and this is a friend"),
        Some(_) => {}
    }
}
