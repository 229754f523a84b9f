//! How far the weapon in hand reaches: circles of its ranges, and of a throw; who fires together. A circle is touched by the base of whoever is just so far.

use super::drawing::{Drawing, GOOD, PLAIN, THREAT, WAY};
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::wording::centimetres;
use crate::words;
use bevy::prelude::*;
use desk::Hand;
use measured_table::Point;
use perrys_heroes::sections::fire::rows::Band;
use perrys_heroes::sections::grenades::Grenade;
use perrys_heroes::sections::gunnery;
use perrys_heroes::values::Arm;
use perrys_heroes::{Figure, Table};
use table::CounterId;

const fn name(band: Band) -> (fn(i64) -> table::Say, Color) {
    match band {
        Band::Short => (words::ring_short, GOOD),
        Band::Medium => (words::ring_medium, WAY),
        Band::Long | Band::Far => (words::ring_long, THREAT),
    }
}

/// The circles of what the next click is for.
pub fn ranges(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let figure = hand.who.and_then(|who| table.figure(who));
    let Some((figure, at)) = figure.and_then(|figure| Some((figure, figure.at?))) else { return drawing };
    match hand.mode {
        Aim::Fire { with, .. } => bands(&mut drawing, &table, &figure, at, with),
        Aim::Throw { smoke } => {
            let what = if smoke { Grenade::Smoke } else { Grenade::Fragmentation };
            thrown(&mut drawing, &table, at, what);
        }
        Aim::RifleGrenade => thrown(&mut drawing, &table, at, Grenade::Rifle),
        Aim::Suppress(party) => together(&mut drawing, &table, &party.with(&table, figure.id)),
        Aim::MachineGun { gun, .. } => arc(&mut drawing, &table, &figure, at, gun),
        Aim::Plain
        | Aim::Call { .. }
        | Aim::Register(_)
        | Aim::Claim(_)
        | Aim::Go(_)
        | Aim::Bent { .. }
        | Aim::Locate { .. }
        | Aim::Tell(_)
        | Aim::Melee(_)
        | Aim::Heal
        | Aim::Face
        | Aim::Drive
        | Aim::DriveBack
        | Aim::TurnHull
        | Aim::Embark
        | Aim::Disembark
        | Aim::Gun { .. }
        | Aim::Faced(_)
        | Aim::AntiTank(_)
        | Aim::Assault(_)
        | Aim::Carriage { .. }
        | Aim::Traverse
        | Aim::Place { .. }
        | Aim::Look
        | Aim::LookFrom(_)
        | Aim::Ruler
        | Aim::RulerFrom(_)
        | Aim::Knowledge => {}
    }
    drawing
}

/// Rings round those who fire together.
fn together(drawing: &mut Drawing, table: &Table, party: &[CounterId]) {
    for at in party.iter().filter_map(|one| table.figure(*one)?.at) {
        drawing.ring(at, table.field.base() * 5 / 4, GOOD, false);
    }
}

/// The arc of a vehicle's machine gun as hull and turret stand now; of one that reaches all round nothing.
fn arc(drawing: &mut Drawing, table: &Table, vehicle: &Figure, at: Point, gun: u8) {
    let Some((heading, to_each_side)) = gunnery::arc(table, vehicle, gun) else { return };
    let far = Band::ALL.into_iter().filter_map(Band::limit).max().unwrap_or(0);
    for side in [-to_each_side, to_each_side] {
        drawing.line(&[at, at + heading.turned(side).at_distance(far)], WAY, true);
    }
}

/// The bands of range, each with what a die of this weapon must show there if nothing else counts.
pub(super) fn bands(drawing: &mut Drawing, table: &Table, figure: &Figure, at: Point, arm: Option<Arm>) {
    let Some(man) = table.man(figure) else { return };
    let weapon = arm.map_or_else(|| man.arms().next().map(|(_, weapon)| weapon), |arm| man.weapon(arm));
    let Some(weapon) = weapon.map(|no| table.field.weapon(no)) else { return };
    for band in Band::ALL {
        let Some(limit) = band.limit() else { continue };
        let (say, colour) = name(band);
        let radius = table.field.base() + limit;
        drawing.ring(at, radius, colour, true);
        drawing.say(Point::new(at.x, at.y - radius), say(i64::from(band.natural(weapon))).said(), colour);
    }
}

/// How far he throws, to the middle of a burst.
fn thrown(drawing: &mut Drawing, table: &Table, at: Point, what: Grenade) {
    let radius = table.field.base() + what.reach();
    drawing.ring(at, radius, WAY, true);
    let text = words::ring_throw(centimetres(what.reach())).said();
    drawing.aside(Point::new(at.x, at.y - radius), text, PLAIN);
}
