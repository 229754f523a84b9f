//! What may be wrong with a position in the middle of a game: ids, places, and states that exclude each other.

use super::laid_out::Files;
use super::listed::{Place, figure_id, listed, unit_id};
use super::points::on_table;
use crate::files::scenario::{FigureStateDef, PositionDef, UnitStateDef};
use crate::files::values::{Discipline, Fate, Order, Phase, Use, Veil, WeaponTrait};
use measured_table::shapes::Bounds;
use places::Known;
use scenario_files::Faults;
use std::collections::{BTreeMap, BTreeSet};
use table::Side;

mod places;

/// Nothing of a unit or figure is counted further.
const MOST_OF_ALL: i64 = 200;

/// The keys with which the ids of both sides begin.
fn keys<'a>(files: &Files<'a>) -> [&'a str; 2] {
    [&files.scenario.sides.0.key, &files.scenario.sides.1.key]
}

/// All units by their ids.
fn units(files: &Files) -> BTreeMap<String, Known> {
    let of = |side: Side| {
        let key = keys(files)[side.index()];
        let units = listed(files.forces[side.index()], files.stock).into_iter().enumerate();
        units.map(move |(no, listed)| (unit_id(key, no), Known { side, no, listed }))
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

/// All figures by their ids: the unit of each, and its place there.
fn figures(files: &Files, units: &BTreeMap<String, Known>) -> BTreeMap<String, (Known, usize)> {
    let of = |known: Known| {
        let key = keys(files)[known.side.index()];
        (0..known.listed.figures()).map(move |place| (figure_id(key, known.no, place), (known, place)))
    };
    units.values().copied().flat_map(of).collect()
}

/// Everything that is wrong with a position.
pub(super) fn faults(files: &Files, def: &PositionDef, table: Bounds, faults: &mut Faults) {
    let turns = files.scenario.turns.unwrap_or(files.stock.charts.battle.turns);
    faults.range("position.turn", def.turn.into(), 1, turns.max(1).into());
    if def.phase == Phase::SetUp {
        faults.add("position.phase", "a position begins after the set-up");
    }
    let units = units(files);
    let mut once = BTreeSet::new();
    for (n, unit) in def.units.iter().enumerate() {
        let field = format!("position.units[{n}]");
        let Some(known) = units.get(unit.id.as_str()) else {
            faults.known(format_args!("{field}.id"), "unit", &unit.id, units.keys().map(String::as_str));
            continue;
        };
        if !once.insert(unit.id.as_str()) {
            faults.add(format_args!("{field}.id"), "this unit is named twice");
        }
        of_unit(unit, *known, &field, faults);
        others(unit, *known, &units, &field, faults);
        for (place, at) in unit.at.iter().enumerate() {
            on_table(format_args!("{field}.at[{place}]"), *at, table, faults);
        }
        if let Some(at) = unit.spotted_at {
            on_table(format_args!("{field}.spotted_at"), at, table, faults);
        }
    }
    let figures = figures(files, &units);
    let mut once = BTreeSet::new();
    for (n, figure) in def.figures.iter().enumerate() {
        let field = format!("position.figures[{n}]");
        let Some(known) = figures.get(figure.id.as_str()) else {
            faults.known(format_args!("{field}.id"), "figure", &figure.id, figures.keys().map(String::as_str));
            continue;
        };
        if !once.insert(figure.id.as_str()) {
            faults.add(format_args!("{field}.id"), "this figure is named twice");
        }
        if let Some(at) = figure.at {
            on_table(format_args!("{field}.at"), at, table, faults);
        }
        of_figure(files, figure, *known, &field, faults);
    }
    places::faults(files, def, &figures, table, faults);
    buildings(files, def, faults);
}

/// What cannot be true of a unit at once.
fn of_unit(unit: &UnitStateDef, known: Known, field: &str, faults: &mut Faults) {
    let is_vehicle = matches!(known.listed.place, Place::Vehicle(_));
    let orders = |order: Order| unit.order == Some(order);
    let steady = unit.discipline == Discipline::Confident;
    let (hides, hidden) = (unit.purpose == Use::Hide, unit.veil != Veil::Open);
    let uses = matches!(unit.order, Some(Order::Hold | Order::Sneak));
    let excluded = [
        ("discipline", is_vehicle && !steady, "a crew in its vehicle knows no discipline"),
        ("order", orders(Order::ReserveFire) && !is_vehicle, "only vehicles have Reserve Fire"),
        ("order", orders(Order::Sneak) && is_vehicle, "no vehicle sneaks"),
        (
            "order",
            !steady && unit.order.is_some() && !orders(Order::Sneak) && !orders(Order::FallBack),
            "who is not Confident sneaks or falls back",
        ),
        ("purpose", unit.purpose != Use::Nothing && !uses, "only Hold and Sneak leave this to be chosen"),
        (
            "purpose",
            unit.purpose == Use::OpportunityFire && !orders(Order::Hold),
            "opportunity fire is prepared under Hold",
        ),
        ("purpose", hides && is_vehicle, "a vehicle cannot hide in the middle of a game"),
        ("known", !unit.known.is_empty() && !hidden, "all know of who is not Hidden"),
        ("veil", unit.veil == Veil::Spotted && unit.known.is_empty(), "who is spotted is known to somebody"),
        (
            "recovers",
            unit.recovers && (unit.discipline != Discipline::Suppressed || !hidden),
            "who recovers is Suppressed and Hidden",
        ),
        ("ready", unit.ready && !steady, "who is not Confident has no opportunity fire prepared"),
        ("aboard", unit.aboard.is_some() && is_vehicle, "no vehicle rides in another one"),
        (
            "rounds_lost",
            unit.rounds_lost > 0 && unit.locked.is_none(),
            "only rounds of a fight that goes on are counted",
        ),
    ];
    for (name, _, why) in excluded.into_iter().filter(|(_, is, _)| *is) {
        faults.add(format_args!("{field}.{name}"), why);
    }
    let most = known.listed.figures();
    if unit.at.len() > most {
        faults.add(format_args!("{field}.at"), format_args!("{} places for {most} figures", unit.at.len()));
    }
    faults.range(format_args!("{field}.hits"), unit.hits.into(), 0, MOST_OF_ALL);
    faults.range(format_args!("{field}.at_start"), unit.at_start.unwrap_or(0).into(), 0, most as i64);
    faults.range(format_args!("{field}.looked"), unit.looked.into(), 0, MOST_OF_ALL);
    faults.range(format_args!("{field}.rounds_lost"), unit.rounds_lost.into(), 0, MOST_OF_ALL);
}

/// Units of which another one says something: enemies, and the vehicle in which it rides.
fn others(unit: &UnitStateDef, own: Known, units: &BTreeMap<String, Known>, field: &str, faults: &mut Faults) {
    let single = [("target", &unit.target), ("charge", &unit.charge), ("found", &unit.found), ("locked", &unit.locked)];
    let single = single.into_iter().filter_map(|(name, id)| Some((name.to_owned(), id.as_ref()?)));
    let zeroed = unit.zeroed.iter().map(|zeroed| ("zeroed.at".to_owned(), &zeroed.at));
    let several = [("known", &unit.known), ("hit_by", &unit.hit_by)];
    let several = several
        .into_iter()
        .flat_map(|(name, list)| list.iter().enumerate().map(move |(n, id)| (format!("{name}[{n}]"), id)));
    for (name, id) in single.chain(zeroed).chain(several) {
        let field = format!("{field}.{name}");
        match units.get(id.as_str()) {
            None => faults.known(field, "unit", id, units.keys().map(String::as_str)),
            Some(other) if other.side == own.side => faults.add(field, "this is a friend, and it is about an enemy"),
            Some(_) => {}
        }
    }
    if let Some(zeroed) = &unit.zeroed {
        faults.range(format_args!("{field}.zeroed.turns"), zeroed.turns.into(), 1, MOST_OF_ALL);
    }
    let Some(id) = &unit.aboard else { return };
    match units.get(id.as_str()) {
        None => faults.known(format_args!("{field}.aboard"), "unit", id, units.keys().map(String::as_str)),
        Some(other) if other.side != own.side || !matches!(other.listed.place, Place::Vehicle(_)) => {
            faults.add(format_args!("{field}.aboard"), "this is no vehicle of its side");
        }
        Some(_) => {}
    }
}

/// What cannot be true of a figure.
fn of_figure(files: &Files, figure: &FigureStateDef, (known, place): (Known, usize), field: &str, faults: &mut Faults) {
    let is_body = known.listed.has_body && place == 0;
    let is_vehicle = is_body && matches!(known.listed.place, Place::Vehicle(_));
    let fits = match figure.fate {
        None | Some(Fate::Here) => true,
        Some(Fate::Dead | Fate::Captured) => !is_body,
        Some(Fate::Destroyed) => is_body,
        Some(Fate::Wrecked) => is_vehicle,
    };
    if !fits {
        faults.add(format_args!("{field}.fate"), "this becomes of men, of guns or of vehicles, and not of this one");
    }
    if figure.at.is_some() && matches!(figure.fate, Some(Fate::Dead | Fate::Captured)) {
        faults.add(format_args!("{field}.at"), "casualties and prisoners stand nowhere");
    }
    let supports = supports(files, known, place);
    if (figure.set_up.is_some() || figure.rests) && !supports {
        faults.add(format_args!("{field}.set_up"), "only a support weapon is set up, and rests between its shots");
    }
    faults.range(format_args!("{field}.shots"), figure.shots.into(), 0, MOST_OF_ALL);
}

/// True of a figure that serves a support weapon or a flamethrower, or is a gun.
fn supports(files: &Files, known: Known, place: usize) -> bool {
    let Place::Foot(no) = known.listed.place else { return false };
    if known.listed.has_body && place == 0 {
        return true;
    }
    let man = place - usize::from(known.listed.has_body);
    let stock = files.stock;
    let unit = &files.forces[known.side.index()].units[no];
    let Some(formation) = stock.platoons.formation(&unit.formation) else { return false };
    let men = super::arms::armed(unit, formation, stock);
    let traits = |key: &String| stock.weapons.no(key).map(|no| stock.weapons.def(no).traits);
    men.get(man).is_some_and(|man| {
        let mut all = man.weapons.iter().filter_map(traits);
        all.any(|traits| traits.has(WeaponTrait::Support) || traits.has(WeaponTrait::Flame))
    })
}

/// Buildings that are there.
fn buildings(files: &Files, def: &PositionDef, faults: &mut Faults) {
    let grounds = &files.stock.charts.grounds;
    let is_building = |kind: &str| grounds.iter().any(|ground| ground.kind == kind && ground.building);
    let mut once = BTreeSet::new();
    for (n, building) in def.buildings.iter().enumerate() {
        let field = format!("position.buildings[{n}].id");
        let named = files.table.pieces.iter().filter(|piece| !piece.id.is_empty() && is_building(&piece.kind));
        faults.known(&field, "building", &building.id, named.map(|piece| piece.id.as_str()));
        if !once.insert(building.id.as_str()) {
            faults.add(field, "this building is named twice");
        }
    }
}

#[cfg(test)]
#[path = "position_test.rs"]
mod tests;
