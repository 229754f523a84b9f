//! How a gun comes to bear on a place: by its turret, by its hull, by both (PH-7.21-01, PH-H-07).

use super::rules::{AIMING, ARCS, CHOSEN_FACING};
use super::words;
use crate::facts::body::Body;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Build;
use measured_table::shapes::{Edge, Sector, overlaps, turning};
use measured_table::{Heading, Hull, Point};
use table::{Refusal, Say};

/// A gun that goes with its hull reaches so far to either side, in tenths of a degree (PH-H-07).
const PLAY: i32 = 100;
/// A step of a turn (PH-7.21-02).
const STEP: i32 = 450;
/// No gun needs more steps.
const MOST_STEPS: i32 = 4;

/// How a gun comes to bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// Where the hull looks then.
    pub facing: Heading,
    /// Where the turret looks then.
    pub turret: Heading,
    /// How many steps of up to 45 degrees the turret turns (PH-7.21-03).
    pub by_turret: u8,
    /// How many the hull does.
    pub by_hull: u8,
}

/// True if the gun turns with a turret that can turn.
pub(super) fn turns(table: &Table, vehicle: &Figure) -> bool {
    let turret = table.vehicle(vehicle).is_some_and(|def| match def.def.build {
        Build::Tank => true,
        Build::AssaultGun | Build::Transport | Build::Carriage => false,
    });
    turret && !vehicle.turret_jammed
}

/// True if a place lies within an arc of so many tenths to either side of a heading, seen from the middle of a vehicle; the edges belong to
/// it.
pub(crate) fn within(vehicle: &Figure, heading: Heading, to_each_side: i32, place: Point) -> bool {
    vehicle.at.is_some_and(|at| Sector::around(heading, to_each_side, Edge::Closed).holds(place - at))
}

/// True if the gun bears on a place as the hull stands: any place, where it turns with its turret.
///
/// Reading: a gun in a jammed turret has the play of one in a casemate (PH-H-07).
pub(super) fn bears(table: &Table, vehicle: &Figure, place: Point) -> bool {
    turns(table, vehicle) || within(vehicle, table.gun_heading(vehicle), PLAY, place)
}

/// How the main gun comes to bear on a place.
///
/// Readings: a turret keeps where it looks while the hull pivots under it, so that each is paid for by itself, as the check value of
/// PH-7.21-03 has it; to aim by the hull alone takes the turret along. A gun that goes with its hull pivots in whole steps as far as it
/// needs, no further than until it looks straight at its target, and not at all for what its play reaches.
///
/// # Errors
/// Neither turret nor hull can turn so, or the gun would not bear.
pub(crate) fn swing(
    table: &Table,
    vehicle: &Figure,
    place: Point,
    hull: bool,
    facing: Option<Heading>,
) -> Result<Swing, Refusal> {
    let wanted = vehicle.at.and_then(|at| Heading::towards(at, place));
    let wanted = wanted.ok_or_else(|| Refusal::new(AIMING, words::on_itself()))?;
    let free = turns(table, vehicle);
    let swing = match (free, hull, facing) {
        (true, false, _) => {
            let facing = facing.unwrap_or(vehicle.facing);
            let (by_turret, by_hull) = (vehicle.turret.eighths_to(wanted), vehicle.facing.eighths_to(facing));
            Swing { facing, turret: wanted, by_turret, by_hull }
        }
        (true, true, Some(_)) => return Err(Refusal::new(CHOSEN_FACING, words::one_of_both())),
        (true, true, None) => with_hull(vehicle, vehicle.facing.turned(vehicle.turret.turn_to(wanted))),
        (false, _, Some(facing)) => {
            let swing = with_hull(vehicle, facing);
            if !reaches(table, vehicle, swing, place) {
                return Err(Refusal::new(CHOSEN_FACING, words::beside_the_aim()));
            }
            swing
        }
        (false, _, None) => {
            let turn = table.gun_heading(vehicle).turn_to(wanted);
            let after = |steps: i32| vehicle.facing.turned(turn.signum() * turn.abs().min(steps * STEP));
            let swings = (0..=MOST_STEPS).map(|steps| with_hull(vehicle, after(steps)));
            let mut bearing = swings.into_iter().filter(|swing| reaches(table, vehicle, *swing, place));
            bearing.next().ok_or_else(|| Refusal::new(ARCS, words::out_of_arc()))?
        }
    };
    if swing.facing != vehicle.facing {
        pivots(table, vehicle, swing.facing).map_err(|why| Refusal::new(AIMING, why))?;
    }
    Ok(swing)
}

/// The hull turned to a heading, and all that is in it.
///
/// # Errors
/// It cannot pivot.
pub(super) fn with_the_hull(table: &Table, vehicle: &Figure, facing: Heading) -> Result<Swing, Refusal> {
    pivots(table, vehicle, facing).map_err(|why| Refusal::new(AIMING, why))?;
    Ok(with_hull(vehicle, facing))
}

/// The hull turned, and the turret with it.
fn with_hull(vehicle: &Figure, facing: Heading) -> Swing {
    let by = vehicle.facing.turn_to(facing);
    Swing { facing, turret: vehicle.turret.turned(by), by_turret: 0, by_hull: vehicle.facing.eighths_to(facing) }
}

/// True if a gun that goes with its hull bears on a place after a swing.
fn reaches(table: &Table, vehicle: &Figure, swing: Swing, place: Point) -> bool {
    let turned = Figure { facing: swing.facing, turret: swing.turret, ..*vehicle };
    within(&turned, table.gun_heading(&turned), PLAY, place)
}

/// Whether a hull can pivot on the spot: it runs on tracks that are whole, and nothing is in its way.
///
/// Reading: a pivot that would sweep over somebody, or against something, is not made.
fn pivots(table: &Table, vehicle: &Figure, facing: Heading) -> Result<(), Say> {
    if vehicle.immobile {
        return Err(words::immobile());
    }
    if table.vehicle(vehicle).is_some_and(|def| def.def.wheels) {
        return Err(words::wheels());
    }
    let Some(hull) = table.hull(vehicle) else { return Err(words::wheels()) };
    let others: Vec<_> = table
        .figures
        .iter()
        .filter(|other| {
            other.id != vehicle.id
                && (other.side == vehicle.side || !other.concealed)
                && (other.is_vehicle() || other.is_there())
        })
        .filter_map(|other| table.body(&other))
        .collect();
    let field = table.field;
    let houses = || field.ground.pieces.iter().enumerate().filter(|(no, _)| field.does(*no).building);
    let fits = |turned: &Hull| {
        let body = Body::Hull(*turned);
        let in_a_house = || houses().any(|(_, house)| overlaps(turned, house));
        body.lies_on(field.ground.bounds) && !others.iter().any(|other| other.overlaps(&body)) && !in_a_house()
    };
    // The first one is where it stands, whatever touches it there.
    let mut way = turning(&hull, facing).skip(1);
    if way.all(|turned| fits(&turned)) { Ok(()) } else { Err(words::no_room()) }
}
