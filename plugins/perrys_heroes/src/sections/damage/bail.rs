//! Crews that get out of their vehicle: in flames, or because they abandon it (PH-H-29).

use crate::facts::body::{Body, beside};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::{Health, Posture};
use crate::sections::casualties::{Harm, lies_prone};
use crate::sections::locating::comes_out;
use measured_table::numbers::CM;
use measured_table::{Disc, Heading, Hull, Point};
use std::cmp::Reverse;
use table::CounterId;

/// So near they stand to the hull.
const NEAR: i32 = 2 * CM;
/// Where there is no room so near they run so far.
///
/// Reading: the book does not say what becomes of who finds no place; he takes the nearest that is free.
const FAR: i32 = 20 * CM;

/// Men get out of a vehicle, each to a free place, those first that are farthest from a point. Those of its crew do nothing more in this
/// turn, and the vehicle's card is taken out of the deck: theirs comes with the next.
pub(super) fn bail_out(table: &Table, harm: &mut Harm, vehicle: &Figure, men: &[Figure], from: Point) {
    let Some(hull) = table.hull(vehicle) else { return };
    for man in men {
        let Some(at) = free(table, harm, &hull, from) else { continue };
        gets_out(table, harm, vehicle, man, at);
    }
    let deck = &table.flow.deck;
    let leaves = men.iter().any(|man| man.team == vehicle.team);
    if leaves && deck.contains(&vehicle.team.0) {
        harm.events.push(Event::Deck(deck.iter().copied().filter(|team| *team != vehicle.team.0).collect()));
    }
}

/// A crew leaves its vehicle unhurt (PH-8.2-04, PH-H-44): what it leaves stands there, and nobody serves it any more. Who rides in it as a
/// passenger stays.
pub(crate) fn abandons(table: &Table, harm: &mut Harm, unit: CounterId, from: Option<Point>) {
    let Some(vehicle) = harm.figure(unit).filter(|vehicle| table.is_manned(vehicle)) else { return };
    let Some(no) = table.no(unit).and_then(|no| u8::try_from(no).ok()) else { return };
    let own = |man: &&Figure| man.aboard == Some(no) && man.team == vehicle.team && man.health != Health::Dead;
    let crew: Vec<Figure> = harm.figures().iter().filter(own).copied().collect();
    harm.is(unit, Is::Abandoned(true));
    let ahead = vehicle.at.map(|at| at + vehicle.facing.at_distance(100 * CM));
    bail_out(table, harm, &vehicle, &crew, from.or(ahead).unwrap_or_default());
    harm.left_alone(unit);
}

/// A man stands beside his vehicle, as much located as it is, and known to whoever knew it. Of its crew he knows whom it knew (PH-ST-05).
fn gets_out(table: &Table, harm: &mut Harm, vehicle: &Figure, man: &Figure, at: Point) {
    let facing = Heading::towards(vehicle.at.unwrap_or(at), at).unwrap_or(vehicle.facing);
    // PH-3.4-06: who leaves his place is concealed no more.
    if man.concealed {
        harm.is(man.id, Is::Concealed(false));
    }
    let posture = if lies_prone(man.morale) { Posture::Prone } else { Posture::Standing };
    for is in [Is::Aboard(None), Is::Stands(Some(at)), Is::Faces(facing), Is::Holds(posture)] {
        harm.is(man.id, is);
    }
    if man.team == vehicle.team {
        for (already, is) in [(man.acted, Is::Acted(true)), (man.spent, Is::Spent(true))] {
            if !already {
                harm.is(man.id, is);
            }
        }
        let knew = harm.figure(vehicle.id).map_or(vehicle.knows, |vehicle| vehicle.knows);
        if !man.knows.holds(knew) {
            harm.is(man.id, Is::Knows(man.knows.and(knew)));
        }
    }
    let now = harm.figure(man.id).unwrap_or(*man);
    let known = comes_out(table, harm.figures(), vehicle, &now);
    harm.also(known);
}

/// The free place beside a hull that is farthest from a point, as near to the hull as there is one.
fn free(table: &Table, harm: &Harm, hull: &Hull, from: Point) -> Option<Point> {
    let base = table.field.base();
    let bodies: Vec<Body> = harm
        .figures()
        .iter()
        .filter(|one| one.is_there() || one.is_vehicle())
        .filter_map(|one| table.body(one))
        .collect();
    let is_free = |at: &Point| {
        let here = Body::Base(Disc::new(*at, base));
        table.field.has(*at) && !table.field.is_shut(*at) && bodies.iter().all(|other| !other.overlaps(&here))
    };
    // The edge of a base is within 2 cm: by tenths of a centimetre less, as places are rounded.
    let rings = [CM / 2, NEAR - CM / 10].into_iter().chain((2..FAR / NEAR).map(|times| times * NEAR));
    rings.into_iter().find_map(|away| {
        around(hull, base + away, 2 * base + CM / 10)
            .into_iter()
            .filter(is_free)
            .max_by_key(|at| (at.squared(from), Reverse((at.x, at.y))))
    })
}

/// Places around a hull, so far from its sides, one every so many tenths.
fn around(hull: &Hull, away: i32, step: i32) -> Vec<Point> {
    let (ahead, aside) = (hull.length() / 2 + away, hull.width() / 2 + away);
    let place = |along: i32, across: i32| beside(hull, along, across);
    let along = (0..=2 * ahead / step).map(|no| -ahead + no * step);
    let across = (0..=2 * aside / step).map(|no| -aside + no * step);
    // Past the corners a place would be farther from the hull than at the sides.
    let sides = along
        .filter(|along| along.abs() <= hull.length() / 2)
        .flat_map(|along| [place(along, aside), place(along, -aside)]);
    let ends = across
        .filter(|across| across.abs() <= hull.width() / 2)
        .flat_map(|across| [place(ahead, across), place(-ahead, across)]);
    sides.chain(ends).collect()
}
