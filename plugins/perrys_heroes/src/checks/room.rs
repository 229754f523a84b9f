//! Whether zones have room for all who are placed in them: whom the program that places figures finds no place for has none (PH-5.1-01,
//! PH-D-03). Asked of files without other mistakes.

use super::Stock;
use super::campaign::{CampaignFiles, with_men};
use super::laid_out::{Files, point, start};
use super::prices::in_place_of;
use super::scenario::of_side;
use crate::facts::event::Event;
use crate::facts::figures::{Counters, Fact, Figure};
use crate::facts::situation::Table;
use crate::facts::start::Start;
use crate::files::campaign::BattlefieldDef;
use crate::files::force::{CrewedDef, ForceDef};
use crate::files::scenario::{At, ScenarioDef, SideDef};
use crate::files::values::Task;
use crate::sections::set_up::places_for_all;
use crate::sections::set_up::rules::ALL;
use bevy_ecs::prelude::World;
use measured_table::Area;
use scenario_files::{Fault, Faults};
use std::sync::Arc;
use table::Side;

/// What would put it right.
const HINT: &str = "make the zone larger or the force smaller";

/// Everything that is wrong with the zones of a scenario, of which this start was made. In the middle of a battle nobody is placed.
pub fn of_scenario(def: &ScenarioDef, start: &Start) -> Vec<Fault> {
    let mut faults = Faults::default();
    if def.position.is_none() {
        for (side, who) in without_room(start) {
            no_room(of_zone(def, side), "", &who, &mut faults);
        }
    }
    faults.0
}

/// The field of a side's zone: where it has none of its own, its edge.
fn of_zone(def: &ScenarioDef, side: Side) -> String {
    let own = if side == Side::First { &def.sides.0 } else { &def.sides.1 };
    format!("{}.{}", of_side(side), if own.zone.is_empty() { "edge" } else { "zone" })
}

/// Everything that is wrong with the zones of a campaign: with the forces with which it begins, and with the largest vehicles that may come
/// in the place of others.
pub fn of_campaign(files: &CampaignFiles) -> Vec<Fault> {
    let mut faults = Faults::default();
    let mut all = vec![files.forces.map(ForceDef::clone)];
    let grown = files.forces.map(|force| largest(force, files.stock));
    if grown != all[0] {
        all.push(grown);
    }
    for forces in &all {
        for (n, field) in files.def.battlefields.iter().enumerate() {
            of_battlefield(files, (n, field), forces, &mut faults);
        }
        for n in 0..files.chain.len() {
            of_chained(files, n, forces, &mut faults);
        }
    }
    faults.0
}

/// A force with the largest vehicles that may come in the place of those with which it begins (PH-H-37).
fn largest(force: &ForceDef, stock: Stock<'_>) -> ForceDef {
    let size = |key: &str| {
        let (length, width) = stock.vehicles.find(key).map_or((0, 0), |def| stock.charts.hull(def.class));
        i64::from(length) * i64::from(width)
    };
    let grown = |own: &CrewedDef| {
        let others = in_place_of(&own.vehicle, false, force.nation, stock).map(|def| def.key.as_str());
        match others.max_by_key(|key| size(key)).filter(|key| size(key) > size(&own.vehicle)) {
            Some(key) => CrewedDef { vehicle: key.into(), crew: Vec::new(), ..own.clone() },
            None => own.clone(),
        }
    };
    ForceDef { vehicles: force.vehicles.iter().map(grown).collect(), ..force.clone() }
}

/// The zones of a battlefield, whatever both sides have been ordered: that into which a side comes, and that in which it is there already.
fn of_battlefield(
    files: &CampaignFiles,
    (n, def): (usize, &BattlefieldDef),
    forces: &[ForceDef; 2],
    faults: &mut Faults,
) {
    let scenario = battle(files, def, forces);
    let (kinds, stock, forces) = (files.kinds, files.stock, [&forces[0], &forces[1]]);
    let made = start(&Files { scenario: &scenario, table: files.tables[n], kinds, stock, forces });
    let Some(made) = made else { return };
    let zones = |side: Side| {
        let stand = def.side(side);
        let comes = (if stand.zone.is_empty() { "edge" } else { "zone" }, &stand.zone);
        let is_there = (!stand.held_zone.is_empty()).then_some(("held_zone", &stand.held_zone));
        std::iter::once(comes).chain(is_there).collect::<Vec<(&str, &Vec<At>)>>()
    };
    for first in zones(Side::First) {
        for second in zones(Side::Second) {
            let mut start = made.clone();
            let field = Arc::make_mut(&mut start.field);
            for (side, (_, zone)) in field.sides.iter_mut().zip([first, second]) {
                if !zone.is_empty() {
                    side.zone = Area { outline: zone.iter().copied().map(point).collect(), holes: Vec::new() };
                }
            }
            for (side, who) in without_room(&start) {
                let (name, _) = [first, second][side.index()];
                no_room(format!("battlefields[{n}].sides.{}.{name}", side.index()), "", &who, faults);
            }
        }
    }
}

/// A battle there, of which nothing counts but the table, the edges and the men.
fn battle(files: &CampaignFiles, def: &BattlefieldDef, forces: &[ForceDef; 2]) -> ScenarioDef {
    let side = |side: Side| {
        let (own, stand) = (files.def.side(side), def.side(side));
        SideDef {
            name: own.name.clone(),
            force: None,
            men: Some(forces[side.index()].clone()),
            key: own.key.clone(),
            edge: stand.edge,
            zone: stand.zone.clone(),
            task: Task::Meet,
            objectives: Vec::new(),
            free_force: false,
        }
    };
    ScenarioDef {
        rules: None,
        title: def.title.clone(),
        briefing: String::new(),
        table: def.table.clone(),
        sides: (side(Side::First), side(Side::Second)),
        turns: def.turns,
        hour: def.hour,
        weather: def.weather,
        wind: def.wind,
        points: files.def.points,
        concealment: files.def.concealment,
        dealt: true,
        switches: files.def.switches,
        position: None,
    }
}

/// The zones of a scenario of a chain, with the men of the campaign.
fn of_chained(files: &CampaignFiles, n: usize, forces: &[ForceDef; 2], faults: &mut Faults) {
    let (def, table) = files.chain[n];
    let (kinds, stock, forces) = (files.kinds, files.stock, [&forces[0], &forces[1]]);
    let scenario = with_men(files.def, def, forces);
    let made = start(&Files { scenario: &scenario, table, kinds, stock, forces });
    for (side, who) in made.iter().flat_map(without_room) {
        let with = format!("with the men of this campaign, `{}`: ", of_zone(def, side));
        no_room(format!("chain[{n}].scenario"), &with, &who, faults);
    }
}

/// Tells of it, once for each zone.
fn no_room(field: String, before: &str, who: &str, faults: &mut Faults) {
    let told = |fault: &Fault| fault.field == field && fault.message.starts_with(before);
    if !faults.0.iter().any(told) {
        let message = format!("{before}there is no room for {who} when all are placed ({ALL})");
        faults.hint(field, message, Some(HINT.into()));
    }
}

/// The first of each side whom the program finds no place for, by number and name: first one side is placed, then the other.
///
/// Where dice deal the men they stand here in the order of the list: whoever stands where, each needs the same room.
fn without_room(start: &Start) -> Vec<(Side, String)> {
    let mut dealt = start.figures.clone();
    for (man, figure) in (0_u8..).zip(dealt.iter_mut().filter(|figure| !figure.is_vehicle())) {
        if figure.who.is_none() {
            figure.becomes(man, &start.field);
        }
    }
    let mut world = World::new();
    Counters::set_up(&mut world, &dealt);
    let mut figures = world.resource::<Counters>().rows(&world).keep();
    let mut found = Vec::new();
    for side in Side::BOTH {
        let table = Table { figures: figures.rows(), battle: &start.battle, flow: &start.flow, field: &start.field };
        let written: Vec<(usize, Fact)> = match places_for_all(&table, side) {
            Ok(events) => {
                let fact = |event| if let Event::Is(id, is) = event { Some((table.no(id)?, is.fact())) } else { None };
                events.into_iter().filter_map(fact).collect()
            }
            Err(who) => {
                found.extend(table.figure(who).map(|figure| (side, called(&table, &figure))));
                continue;
            }
        };
        written.into_iter().for_each(|(no, fact)| figures.write(no, fact));
    }
    found
}

/// A figure by its number and its name.
fn called(table: &Table, figure: &Figure) -> String {
    let vehicle = table.vehicle(figure).map(|vehicle| &vehicle.name);
    match vehicle.or_else(|| table.man(figure).map(|man| &man.name)) {
        Some(name) => format!("`{}` ({name})", figure.id),
        None => format!("`{}`", figure.id),
    }
}

#[cfg(test)]
#[path = "room_test.rs"]
mod tests;
