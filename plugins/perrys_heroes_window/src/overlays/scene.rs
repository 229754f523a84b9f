//! What lies on the table all the time: objectives and who holds them, the zone of the set-up, the hexes of one's artillery, and who is on
//! alert.

use super::drawing::{Drawing, GOOD, PLAIN, THREAT};
use super::hexes;
use crate::battle::Battle;
use crate::bodies::palettes;
use crate::words;
use bevy::prelude::*;
use measured_table::shapes::{Bounds, TacticalHex};
use measured_table::{Shape as _, Vector};
use perrys_heroes::figures::Mark;
use perrys_heroes::sections::tasks::{self, Held};
use perrys_heroes::{Figure, Phase, Table};
use table::Side;

/// Side of the cells of a shade, in tenths.
const CELL: i32 = 50;
/// Radius of the circle where a gun is laid, in tenths.
const AIMED: i32 = 160;

/// All of it.
pub fn scene(battle: &Battle) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    objectives(&mut drawing, &table);
    if table.flow.phase == Phase::SetUp {
        zone(&mut drawing, &table, battle.viewer());
    }
    // Of the enemy's artillery one knows nothing.
    table.battle.supports.iter().for_each(|support| hexes::of_support(&mut drawing, &table, support));
    hexes::lights(&mut drawing, &table);
    for figure in Side::BOTH.into_iter().flat_map(|side| table.bodies(side)).filter(|figure| figure.alert) {
        if let Some(at) = figure.at {
            let ink = if figure.side == battle.viewer() { PLAIN } else { THREAT };
            drawing.ring(at, around(&table, &figure), ink, true);
        }
    }
    for vehicle in Side::BOTH.into_iter().flat_map(|side| table.vehicles(side)) {
        aimed(&mut drawing, &table, &vehicle);
    }
    drawing
}

/// The radius of a circle around a figure, in tenths: half as much again as its base, and all of a hull.
fn around(table: &Table, figure: &Figure) -> i32 {
    let vehicle = table.vehicle(figure).map(|vehicle| vehicle.size.0 * 5 / 8);
    vehicle.unwrap_or(table.field.base() * 3 / 2)
}

/// A thin line from a vehicle to what its gun is laid on: only its owner knows that.
fn aimed(drawing: &mut Drawing, table: &Table, vehicle: &Figure) {
    let to = match vehicle.aim {
        None => None,
        Some(Mark::Place(at)) => Some(at),
        Some(Mark::Enemy(no)) => table.figures.iter().nth(usize::from(no)).and_then(|enemy| enemy.at),
    };
    if let Some((from, to)) = vehicle.stands().zip(to) {
        drawing.line(&[from, to], GOOD.with_alpha(0.45), true);
        drawing.ring(to, AIMED, GOOD.with_alpha(0.7), false);
    }
}

/// Where a side places its figures: a shade with an edge.
fn zone(drawing: &mut Drawing, table: &Table, side: Side) {
    let (zone, colour) = (&table.field.side(side).zone, ink(table, side));
    for leg in zone.legs() {
        drawing.line(&[leg.from, leg.to], colour, true);
    }
    let Bounds { least, most } = zone.bounds();
    let columns = (most.x - least.x + CELL - 1) / CELL;
    let rows = (most.y - least.y + CELL - 1) / CELL;
    let from = |column: i32, row: i32| Vector::new(i64::from(column * CELL), i64::from(row * CELL));
    let half = Vector::new(i64::from(CELL / 2), i64::from(CELL / 2));
    let cell = |(column, row): (i32, i32)| u8::from(zone.encloses(least + from(column, row) + half));
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))).map(cell).collect();
    let whole = Bounds { least, most: least + from(columns, rows) };
    drawing.shade(whole, columns as usize, cells, vec![colour.with_alpha(0.16).into()]);
}

fn ink(table: &Table, side: Side) -> Color {
    let rgb = palettes(table)[side.index()].light;
    Color::srgb_u8(rgb.0, rgb.1, rgb.2)
}

/// The hexes of both sides' objectives, with how they are held.
fn objectives(drawing: &mut Drawing, table: &Table) {
    let standing = tasks::standing(table);
    let origin = table.field.ground.hexes_from;
    for side in Side::BOTH {
        let own = table.field.side(side);
        for (at, held) in own.objectives.iter().zip(&standing.sides[side.index()].objectives) {
            let hex = TacticalHex::at(origin, *at);
            let (corners, colour) = (hex.corners(origin), ink(table, side));
            for (n, corner) in corners.iter().enumerate() {
                drawing.line(&[*corner, corners[(n + 1) % corners.len()]], colour.with_alpha(0.8), true);
            }
            let name = own.name.clone();
            let say = match held {
                Held::Held => words::objective_held(name),
                Held::Contested => words::objective_contested(name),
                Held::No => words::objective_open(name),
            };
            drawing.say(hex.centre(origin), say.said(), colour);
        }
    }
}
