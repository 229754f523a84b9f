//! A start in the middle of a game, as a position says it.

use super::point;
use crate::facts::battle::{BattleIs, Building};
use crate::facts::figures::Figure;
use crate::facts::start::Start;
use crate::facts::units::{Unit, Zeroed};
use crate::files::scenario::{FigureStateDef, PositionDef, UnitStateDef, ZeroedDef};
use crate::files::values::{Discipline, Fate, Phase};
use std::sync::Arc;
use table::Side;

/// The start in the middle of a game.
pub(super) fn in_the_middle(start: &mut Start, position: &PositionDef) -> Option<()> {
    let Start { field, units, figures, battle, flow } = start;
    let field = Arc::clone(field);
    (flow.turn, flow.phase) = (position.turn, position.phase);
    flow.active = position.active.unwrap_or(field.first);
    let ids: Vec<String> = units.iter().map(|unit| unit.id.to_string()).collect();
    let number = |id: &String| ids.iter().position(|one| one == id).and_then(|no| u8::try_from(no).ok());
    for unit in units.iter_mut() {
        let def = position.units.iter().find(|def| def.id == unit.id.as_str());
        let own = field.units[usize::from(unit.no.0)].figures.clone();
        let rides = def.and_then(|def| def.aboard.as_ref()).and_then(&number);
        let rides = rides.map(|vehicle| field.units[usize::from(vehicle)].figures.start);
        for (place, no) in own.clone().enumerate() {
            let figure = &mut figures[usize::from(no)];
            stands(figure, place, def, rides);
            if let Some(more) = position.figures.iter().find(|def| def.id == figure.id.as_str()) {
                is_besides(figure, more);
            }
        }
        leaves_with_its_vehicle(&mut figures[usize::from(own.start)..usize::from(own.end)], own.start);
        let here = figures[usize::from(own.start)..usize::from(own.end)].iter();
        let strength = here.filter(|figure| figure.is_there() && !figure.is_vehicle()).count();
        if let Some(def) = def {
            is_so(unit, def, &number);
        }
        unit.at_start = def.and_then(|def| def.at_start).or_else(|| u8::try_from(strength).ok())?;
        let needs_not =
            position.phase != Phase::Discipline || unit.discipline == Discipline::Confident || strength == 0;
        unit.settled = def.and_then(|def| def.settled).unwrap_or(needs_not);
    }
    for def in &position.buildings {
        let piece = u16::try_from(field.ground.piece(&def.id)?).ok()?;
        let fired_from = Side::BOTH.map(|side| def.fired_from.contains(&side));
        let destroyed = def.destroyed.iter().fold(0, |bits, level| bits | 1 << (level % 8));
        battle.write(&BattleIs::Building(Building { piece, weaker: def.weaker, destroyed, fired_from }));
    }
    Some(())
}

/// Where a figure is, by its place in its unit: it stands somewhere, is in a vehicle, or is lost.
fn stands(figure: &mut Figure, place: usize, def: Option<&UnitStateDef>, rides: Option<u8>) {
    figure.at = def.and_then(|def| def.at.get(place)).copied().map(point);
    figure.facing = def.map_or(figure.facing, |def| def.facing.0);
    figure.turret = figure.facing;
    figure.veil = def.map_or(figure.veil, |def| def.veil);
    if figure.at.is_some() {
        figure.aboard = None;
    } else if rides.is_some() {
        figure.aboard = rides;
    } else if figure.aboard.is_none() {
        is_lost(figure);
    }
}

fn is_lost(figure: &mut Figure) {
    figure.fate = if figure.is_vehicle() { Fate::Destroyed } else { Fate::Dead };
    (figure.at, figure.aboard) = (None, None);
}

/// Who sits in a vehicle that is not on the table is lost with it.
fn leaves_with_its_vehicle(unit: &mut [Figure], hull: u8) {
    if unit.first().is_some_and(|first| first.is_vehicle() && !first.is_there()) {
        unit.iter_mut().filter(|man| man.aboard == Some(hull)).for_each(is_lost);
    }
}

/// What a position says of a figure besides.
fn is_besides(figure: &mut Figure, def: &FigureStateDef) {
    figure.facing = def.facing.map_or(figure.facing, |facing| facing.0);
    if let Some(at) = def.at {
        (figure.at, figure.aboard, figure.fate) = (Some(point(at)), None, Fate::Here);
    }
    match def.fate {
        Some(fate @ (Fate::Dead | Fate::Captured)) => {
            (figure.fate, figure.at, figure.aboard) = (fate, None, None);
        }
        Some(fate @ (Fate::Here | Fate::Destroyed | Fate::Wrecked)) => figure.fate = fate,
        None => {}
    }
    figure.set_up = def.set_up.unwrap_or(figure.set_up);
    (figure.shots, figure.rests, figure.smoked) = (def.shots, def.rests, def.smoked);
    (figure.storey, figure.aimed) = (def.storey, def.aimed.map(point));
    figure.turret = def.turret.map_or(figure.facing, |turret| turret.0);
    (figure.turret_turned, figure.driven) = (def.turret_turned, u16::try_from(def.driven.0).unwrap_or(u16::MAX));
    (figure.driver, figure.gunner, figure.bow) = (def.driver, def.gunner, def.bow);
    (figure.weapon, figure.turret_jammed) = (def.weapon, def.turret_jammed);
    (figure.track_damaged, figure.immobile) = (def.track_damaged, def.immobile);
    (figure.engine_damaged, figure.wild) = (def.engine_damaged, def.wild);
    (figure.buttoned, figure.bogged) = (def.buttoned.unwrap_or(true), def.bogged);
    (figure.discharged, figure.bailed) = (def.discharged, def.bailed);
}

/// A unit as a position says it.
fn is_so(unit: &mut Unit, def: &UnitStateDef, number: &impl Fn(&String) -> Option<u8>) {
    let no = |id: &Option<String>| id.as_ref().and_then(number);
    let set = |ids: &[String]| ids.iter().filter_map(number).map(usize::from).collect();
    (unit.discipline, unit.order, unit.purpose) = (def.discipline, def.order, def.purpose);
    (unit.target, unit.charges, unit.choice) = (no(&def.target), no(&def.charge), def.choice);
    (unit.veil, unit.known, unit.spotted_at) = (def.veil, set(&def.known), def.spotted_at.map(point));
    (unit.hits, unit.hit_by) = (def.hits, set(&def.hit_by));
    (unit.crossfire, unit.fired_on, unit.engaged) = (def.crossfire, def.fired_on, def.engaged);
    (unit.tested, unit.recovers, unit.idle) = (def.tested, def.recovers, def.idle);
    let zeroed = |def: &ZeroedDef| Some(Zeroed { at: number(&def.at)?, turns: def.turns });
    unit.zeroed = def.zeroed.as_ref().and_then(zeroed);
    (unit.moved, unit.gone, unit.fired) = (def.moved, def.gone, def.fired);
    (unit.looked, unit.found) = (def.looked, no(&def.found));
    (unit.ready, unit.answer, unit.spent) = (def.ready, def.answer, def.spent);
    (unit.haze, unit.fought) = (def.haze, def.fought);
    (unit.locked, unit.rounds_lost, unit.sheltered) = (no(&def.locked), def.rounds_lost, def.sheltered);
}
