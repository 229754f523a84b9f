//! Where a hit strikes a vehicle (ROE-VEH-01 to -05), and how thick the armour is there (ROE-VEH-06).

use super::damage::{damage_lines, pierces, row_of};
use super::vehicle::{body_of, def_of};
use crate::facts::figures::Figure;
use crate::facts::rolls::Pierced;
use crate::facts::situation::Table;
use crate::files::values::{Cover, Face, Location};
use crate::sections::sight::ground_at;
use measured_table::shapes::{self, gap};
use measured_table::sight::{ends_near, meet};
use measured_table::{Disc, Leg, Point, What};
use std::ops::ControlFlow;

/// What is struck, and the armour that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The column of the table of damage.
    pub location: Location,
    /// The armour.
    pub armour: u8,
}

/// The face of a vehicle that lies toward a point (ROE-H-23).
// Reading: straight along the limit of two faces it is the one farther to the front; the turret is struck on the same face as the hull.
pub fn face_towards(hull: &Figure, at: Point) -> Face {
    let struck = hull.at.and_then(|middle| shapes::struck(hull.facing, at - middle));
    match struck {
        Some(shapes::Struck::Within(face) | shapes::Struck::Between(face, _)) => match face {
            shapes::Face::Front => Face::Front,
            shapes::Face::Side => Face::Side,
            shapes::Face::Rear => Face::Rear,
        },
        None => Face::Front,
    }
}

/// What is struck where a hit falls on this column of this face: without a turret the hull (ROE-VEH-03), and where nobody can ride the
/// hull too (ROE-VEH-02, ROE-R-19). None: it is no vehicle.
pub fn zone(table: &Table, hull: &Figure, face: Face, column: Location) -> Option<Zone> {
    let def = def_of(table, hull)?;
    let location = match column {
        Location::Turret if def.turret.is_none() => Location::Hull,
        Location::Passenger if def.passengers == 0 => Location::Hull,
        Location::Hull | Location::Turret | Location::Passenger | Location::Tracks => column,
    };
    let armour = match location {
        Location::Hull | Location::Passenger => def.hull.of(face),
        Location::Turret => def.turret.unwrap_or(def.hull).of(face),
        Location::Tracks => def.tracks,
    };
    Some(Zone { location, armour })
}

/// The locations among which a firer chooses on a face (ROE-VEH-01, ROE-D-19), each once.
pub fn locations(table: &Table, hull: &Figure, face: Face) -> Vec<Location> {
    let columns = (1..=6).filter_map(|die| table.field.charts.location(face, die));
    let mut all: Vec<Location> =
        columns.filter_map(|column| zone(table, hull, face, column)).map(|zone| zone.location).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The location with the best odds to put a vehicle out of action, which the firer is thought to choose (ROE-D-19): of several the first
/// of hull, turret, passengers and tracks.
pub fn best_location(table: &Table, hull: &Figure, (face, at, adds): (Face, u8, u8), flames: bool) -> Option<Location> {
    let def = def_of(table, hull)?;
    let mut gets = 0;
    damage_lines(table, at, flames, def.open, &mut gets);
    let worth = |location: Location| {
        let armour = zone(table, hull, face, location).map_or(u8::MAX, |zone| zone.armour);
        let count = |pierced| (1..=6).filter(|die| pierces(*die, adds, armour) == pierced).count();
        let wrecks = (1..=6).filter(|die| row_of(*die, gets) >= wrecked_from(location)).count();
        // A Bail Out test that is to come tells between locations that are equally deadly.
        let bails = if location == Location::Tracks { 0 } else { count(Pierced::Equal) };
        (count(Pierced::Through) * wrecks, bails)
    };
    let all = locations(table, hull, face);
    all.into_iter().rev().max_by_key(|location| worth(*location))
}

/// The first row of a column that puts the vehicle out of action (ROE-VEH-10).
const fn wrecked_from(location: Location) -> u8 {
    match location {
        Location::Hull => 4,
        Location::Turret => 5,
        Location::Passenger => 2,
        Location::Tracks => 6,
    }
}

/// True if fire from a base strikes a vehicle from above: so much higher and so near (ROE-VEH-04, ROE-R-20, ROE-GEO-10).
pub fn is_plunging(table: &Table, from: Disc, hull: &Figure) -> bool {
    let (Some(body), Some(at)) = (body_of(table, hull), hull.at) else { return false };
    let higher = ground_at(table.field, from.at) - ground_at(table.field, at);
    let gap = gap(&from, &body);
    table.field.charts.armour.plunging.iter().any(|def| higher >= def.higher.0 && gap.less_than(def.within.0))
}

/// True if hard cover hides the lower parts of a vehicle from a point: it is high enough, and crosses the line near the vehicle
/// (ROE-VEH-05, ROE-GEO-11).
pub fn is_masked(table: &Table, from: Point, hull: &Figure) -> bool {
    let (Some(body), Some(at)) = (body_of(table, hull), hull.at) else { return false };
    let (field, bodies) = (table.field, table.field.charts.bodies);
    let hides = |what: What| match what {
        What::Piece(no) => {
            let piece = &field.ground.pieces[usize::from(no)];
            field.does(no.into()).cover == Cover::Hard && piece.height >= bodies.masks.0
        }
        What::Body(_) => false,
    };
    let mut masked = false;
    let _ = meet(&field.ground, &[], Leg::new(from, at), hides, |met| {
        masked |= ends_near(&field.ground, &[], &body, met, bodies.masks_within.0);
        ControlFlow::<()>::Continue(())
    });
    masked
}
