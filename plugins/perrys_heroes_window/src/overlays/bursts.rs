//! What an order strikes: where a grenade may come down and whom it may reach, the zones of fire and who stands in them.

use super::drawing::{BAD, Drawing, GOOD, PLAIN, THREAT, WAY, percent};
use super::{driven, hexes, look};
use crate::battle::Battle;
use crate::{names, words};
use bevy::prelude::*;
use measured_table::numbers::CM;
use measured_table::shapes::Bounds;
use measured_table::{Leg, Point, Vector};
use measured_view::point;
use perrys_heroes::sections::fire::{FireReport, SuppressReport, Zone};
use perrys_heroes::sections::grenades::{self, ThrowOdds, ThrowReport};
use perrys_heroes::sections::gunnery::{AimReport, Effect, GunReport, LoadReport, REACH};
use perrys_heroes::sections::riding::RideReport;
use perrys_heroes::sections::sight;
use perrys_heroes::{Command, Figure, Report, Table};
use table::CounterId;
use table_view::Under;

/// The radius of a place of the map of chances, and the side of its cells, in tenths.
const SPOT: i32 = CM / 2;
const CELL: i32 = CM / 8;
/// Inks of the map, from what is least likely on.
const HEATS: u8 = 6;

/// What an order strikes.
pub fn bursts(battle: &Battle, order: &Command) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    match battle.judge(order) {
        Ok(Report::Throw(report)) => thrown(&mut drawing, &table, &report),
        Ok(Report::Call(report)) => hexes::called(&mut drawing, battle, &report),
        Ok(Report::Suppress(report)) => suppressed(&mut drawing, &table, &report),
        Ok(Report::Fire(report)) => fired(&mut drawing, &table, &report),
        Ok(Report::Locate(report)) => between(&mut drawing, &table, (report.unit, report.at), WAY),
        Ok(Report::Attack(report)) => between(&mut drawing, &table, (report.unit, report.at), THREAT),
        Ok(Report::Melee(report)) => between(&mut drawing, &table, (report.unit, report.at), THREAT),
        Ok(Report::Tell(report)) => between(&mut drawing, &table, (report.unit, report.to), GOOD),
        Ok(Report::Heal(report)) => between(&mut drawing, &table, (report.unit, report.at), GOOD),
        Ok(Report::Drive(report)) => driven::drawn(&mut drawing, &table, &report),
        Ok(Report::Ride(report)) => ridden(&mut drawing, &table, &report),
        Ok(Report::MachineGun(report)) => fired(&mut drawing, &table, &report.fire),
        Ok(Report::Gun(report)) => shot(&mut drawing, &table, &report),
        Ok(Report::Aim(report)) => laid(&mut drawing, &table, &report),
        Ok(Report::Done(_)) => done(&mut drawing, &table, order),
        Ok(Report::Load(report)) => loaded(&mut drawing, &table, &report),
        Ok(Report::Move(_) | Report::Trap(_)) | Err(_) => {}
    }
    drawing
}

/// Why an order at somebody or at a place cannot be given: a red line with the reason, and a cross where the sight is cut.
pub fn refused(battle: &Battle, order: &Command, under: &Under) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let Err(refusal) = battle.judge(order) else { return drawing };
    let (who, _) = order.in_words();
    let who = who.first().and_then(|who| table.figure(*who));
    let whom = under.piece().and_then(|piece| table.figure(piece));
    let Some(to) = whom.and_then(|whom| whom.at).or_else(|| under.at.map(point)) else { return drawing };
    if let Some((who, from)) = who.and_then(|who| Some((who, who.at?))) {
        let line = Leg::new(from, to);
        let sight = whom.and_then(|whom| sight::between(&table, &who, &whom));
        let cut = sight.and_then(|sight| look::cut(&table, line, sight));
        drawing.sight(line, BAD, cut.map(|(at, _)| at));
    }
    drawing.say(to, names::told(&table, &refusal.reason), BAD);
    drawing
}

/// Where he would be placed, which way he would look, or which hexes would be registered.
fn done(drawing: &mut Drawing, table: &Table, order: &Command) {
    if let Command::Register { at, .. } = order {
        hexes::registered(drawing, table, at);
    } else if let Command::Board { into, .. } = order {
        let hull = table.figure(*into).and_then(|vehicle| table.hull(&vehicle));
        hull.iter().for_each(|hull| driven::outline(drawing, hull, GOOD, false));
    } else if let Command::Place { at, facing, .. } = order {
        drawing.ring(*at, table.field.base(), GOOD, false);
        if let Some(to) = facing {
            drawing.line(&[*at, *at + to.at_distance(4 * CM)], GOOD, false);
        }
    } else if let Command::Face { unit, to } = order
        && let Some(at) = table.figure(*unit).and_then(|figure| figure.at)
    {
        drawing.line(&[at, at + to.at_distance(4 * CM)], GOOD, false);
    }
}

/// A line from one to another.
fn between(drawing: &mut Drawing, table: &Table, (unit, at): (CounterId, CounterId), colour: Color) {
    let place = |who: CounterId| table.figure(who).and_then(|figure| figure.at);
    if let (Some(from), Some(to)) = (place(unit), place(at)) {
        drawing.line(&[from, to], colour, false);
    }
}

/// A volley: its line with what each die must show, or its zone.
fn fired(drawing: &mut Drawing, table: &Table, report: &FireReport) {
    between(drawing, table, (report.salvo.unit, report.at), WAY);
    if let Some(struck) = &report.zone {
        zone(drawing, table, struck);
    }
    let first = report.salvo.dice.iter().flatten().find(|shot| shot.at == report.at);
    let at = table.figure(report.at).and_then(|figure| figure.at);
    if let Some((shot, at)) = first.zip(at) {
        let dice = report.salvo.dice.len() as i64;
        drawing.say(at, words::shot_needs(dice, i64::from(shot.natural())).said(), PLAIN);
    }
}

/// A main gun: where its round comes down, what the die needs, and how far a burst reaches.
fn shot(drawing: &mut Drawing, table: &Table, report: &GunReport) {
    let Some(from) = table.figure(report.unit).and_then(|vehicle| vehicle.at) else { return };
    drawing.line(&[from, report.place], THREAT, false);
    if let Effect::Burst(shell) = &report.effect {
        drawing.ring(shell.at, REACH, THREAT, false);
    }
    drawing.say(report.place, words::shot_needs(1, i64::from(report.natural())).said(), PLAIN);
}

/// Who climbs into a vehicle, or out of it, and where he would stand then.
fn ridden(drawing: &mut Drawing, table: &Table, report: &RideReport) {
    between(drawing, table, (report.unit, report.vehicle), GOOD);
    let Some((at, vehicle)) = report.at.zip(table.figure(report.vehicle)) else { return };
    drawing.ring(at, table.field.base(), GOOD, false);
    if let Some(from) = vehicle.at {
        drawing.line(&[from, at], GOOD, false);
    }
}

/// A gun that would be aimed: where it looks then, its hull where that turns, and the price.
fn laid(drawing: &mut Drawing, table: &Table, report: &AimReport) {
    let Some(vehicle) = table.figure(report.unit) else { return };
    let Some(from) = vehicle.at else { return };
    drawing.line(&[from, report.place], WAY, true);
    let facing = report.swing.facing;
    if let Some(hull) = table.hull(&Figure { facing, ..vehicle }).filter(|_| facing != vehicle.facing) {
        driven::outline(drawing, &hull, GOOD, false);
        drawing.line(&[from, from + facing.at_distance(hull.length())], GOOD, false);
    }
    drawing.say(report.place, words::laid_price(i64::from(report.cost)).said(), PLAIN);
}

/// A gun that would be loaded: the price, at the vehicle.
fn loaded(drawing: &mut Drawing, table: &Table, report: &LoadReport) {
    if let Some(at) = table.figure(report.unit).and_then(|vehicle| vehicle.at) {
        drawing.say(at, words::loaded_price(i64::from(report.cost)).said(), PLAIN);
    }
}

/// A zone under suppressive fire, with lines from all who take part.
fn suppressed(drawing: &mut Drawing, table: &Table, report: &SuppressReport) {
    let from = report.salvos.iter().filter_map(|salvo| table.figure(salvo.unit)?.at);
    from.for_each(|from| drawing.line(&[from, report.zone.at], WAY, false));
    zone(drawing, table, &report.zone);
}

/// A zone with all in it.
fn zone(drawing: &mut Drawing, table: &Table, zone: &Zone) {
    drawing.ring(zone.at, zone.across / 2, THREAT, false);
    for figure in zone.figures.iter().filter_map(|id| table.figure(*id)) {
        if let Some(at) = table.place(&figure) {
            drawing.ring(at, table.field.base(), BAD, false);
            drawing.aside(at, names::name(table, &figure), PLAIN);
        }
    }
}

/// Where a grenade may come down, and what becomes of everybody near.
fn thrown(drawing: &mut Drawing, table: &Table, report: &ThrowReport) {
    let odds = grenades::odds(table, report);
    heat(drawing, &odds);
    drawing.line(&[report.from, report.aimed], WAY, true);
    if let Some(def) = report.what.bursts(table) {
        drawing.ring(report.aimed, def.radius.0, THREAT, false);
    }
    let passes = percent(odds.passes, odds.out_of);
    drawing.say(report.aimed, words::heat_lands_near(passes as i64).said(), PLAIN);
    for one in odds.figures.iter().filter(|one| one.unhurt < one.out_of) {
        let Some(at) = table.figure(one.unit).and_then(|figure| table.place(&figure)) else { continue };
        let harmed = percent(one.wounded + one.dead, one.out_of) as i64;
        drawing.ring(at, table.field.base(), BAD, false);
        drawing.aside(at, words::heat_percent(harmed).said(), BAD);
    }
}

/// The map of chances: each place where it may come down, the stronger the more often; the most likely with its percent.
fn heat(drawing: &mut Drawing, odds: &ThrowOdds) {
    let Some((likely, most)) = odds.places.iter().max_by_key(|(at, often)| (*often, *at)) else { return };
    let bounds = odds.places.iter().fold(Bounds { least: *likely, most: *likely }, |bounds, (at, _)| bounds.with(*at));
    let bounds = bounds.grown(SPOT);
    let columns = (bounds.most.x - bounds.least.x) / CELL + 1;
    let rows = (bounds.most.y - bounds.least.y) / CELL + 1;
    let level = |often: u64| ((often * u64::from(HEATS)).div_ceil((*most).max(1))).clamp(1, u64::from(HEATS)) as u8;
    let middle = |column: i32, row: i32| {
        bounds.least + Vector::new(i64::from(column * CELL + CELL / 2), i64::from(row * CELL + CELL / 2))
    };
    let cell = |(column, row): (i32, i32)| {
        let here = middle(column, row);
        let near = odds.places.iter().filter(|(at, _)| at.within(here, SPOT as u32));
        near.map(|(_, often)| level(*often)).max().unwrap_or(0)
    };
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))).map(cell).collect();
    let ink = |n: u8| {
        let part = f32::from(n) / f32::from(HEATS);
        Srgba::new(1.0, 0.85 - 0.6 * part, 0.25 - 0.15 * part, 0.25 + 0.45 * part)
    };
    let whole = Bounds {
        least: bounds.least,
        most: bounds.least + Vector::new(i64::from(columns * CELL), i64::from(rows * CELL)),
    };
    drawing.shade(whole, columns as usize, cells, (1..=HEATS).map(ink).collect());
    let below = Point::new(likely.x, likely.y + SPOT * 3);
    drawing.say(below, words::heat_percent(percent(*most, odds.out_of) as i64).said(), WAY);
}

#[cfg(test)]
#[path = "bursts_test.rs"]
mod tests;
