//! Hexes of the tactical map: those that are registered, those that calls in the air may strike, and those that a call would.

use super::drawing::{BAD, Drawing, GOOD, PLAIN, THREAT, WAY, percent};
use crate::battle::Battle;
use crate::{calls, words};
use bevy::prelude::Color;
use measured_table::shapes::TacticalHex;
use perrys_heroes::sections::artillery::{self, CallOdds, CallReport};
use perrys_heroes::values::Mission;
use perrys_heroes::{Support, Table};

/// The outline of a hex.
fn outline(drawing: &mut Drawing, table: &Table, hex: TacticalHex, colour: Color, dashed: bool) {
    let corners = hex.corners(table.field.ground.hexes_from);
    let points: Vec<_> = corners.into_iter().chain([corners[0]]).collect();
    drawing.line(&points, colour, dashed);
}

/// What is registered for a support, and where its call in the air is to strike.
pub fn of_support(drawing: &mut Drawing, table: &Table, support: &Support) {
    let middle = |hex: TacticalHex| hex.centre(table.field.ground.hexes_from);
    for hex in &support.registered {
        outline(drawing, table, *hex, GOOD, true);
        drawing.aside(middle(*hex), words::hex_registered().said(), GOOD);
    }
    if let Some(call) = support.call {
        outline(drawing, table, call.at, THREAT, true);
        let what = calls::battery(support.battery);
        drawing.say(middle(call.at), words::hex_due(what, call.due).said(), THREAT);
    }
}

/// Lights over the table, and how far they show men (PH-H-15).
pub fn lights(drawing: &mut Drawing, table: &Table) {
    for light in &table.battle.lights {
        drawing.ring(light.at, table.field.charts.house.light.0, GOOD, true);
        drawing.aside(light.at, words::lit_until(light.until).said(), GOOD);
    }
}

/// Which hexes a call may strike, each with its chance, and whom its shells would reach.
pub fn called(drawing: &mut Drawing, battle: &Battle, report: &CallReport) {
    let table = battle.table();
    let Some(side) = table.figure(report.unit).map(|figure| figure.side) else { return };
    let Some(odds) = artillery::odds(&table, side, report) else { return };
    struck(drawing, &table, &odds);
    if report.mission != Mission::Shells {
        return;
    }
    if let Some(aimed) = odds.hexes.first() {
        drawing.ring(aimed.at, table.field.charts.artillery.of(report.battery).blast.radius.0, THREAT, false);
    }
    for one in odds.figures.iter().filter(|one| one.unhurt < one.out_of) {
        let Some(at) = table.figure(one.unit).and_then(|figure| table.place(&figure)) else { continue };
        drawing.ring(at, table.field.base(), BAD, false);
        let harmed = percent(one.wounded + one.dead, one.out_of) as i64;
        drawing.aside(at, words::heat_percent(harmed).said(), BAD);
    }
}

fn struck(drawing: &mut Drawing, table: &Table, odds: &CallOdds) {
    for (n, one) in odds.hexes.iter().enumerate().rev() {
        let (colour, ink) = if n == 0 { (WAY, WAY) } else { (THREAT, PLAIN) };
        outline(drawing, table, one.hex, colour, n > 0);
        drawing.say(one.at, words::heat_percent(percent(one.often, odds.out_of) as i64).said(), ink);
    }
}

/// Hexes that would be registered.
pub fn registered(drawing: &mut Drawing, table: &Table, at: &[measured_table::Point]) {
    at.iter().for_each(|at| outline(drawing, table, artillery::hex_of(table, *at), GOOD, false));
}
