//! The machine guns of vehicles (7.19): who serves each, how far to the side it reaches, what its volley comes to.

use super::rules::{ARCS, SECONDARY, SILENT, STATION};
use super::swing::{Swing, turns, within};
use super::{aim, words};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Build, Health, Mount, Seat};
use crate::sections::casualties::may_attack;
use crate::sections::fire::{self, FireReport};
use crate::sections::points;
use measured_table::{Heading, Point};
use table::{CounterId, DiceCup, Refusal, Side};

/// What firing costs (PH-7.19-03).
pub const COST: u8 = 2;
/// How far to either side they reach, in tenths of a degree (PH-H-07).
const BESIDE_THE_GUN: i32 = 150;
const IN_THE_HULL: i32 = 300;

/// A volley of a vehicle's machine gun before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct MachineGunReport {
    /// Which of its machine guns, from 0.
    pub gun: u8,
    /// Who serves it.
    pub server: CounterId,
    /// The volley, with the vehicle as its firer.
    pub fire: FireReport,
    /// From alert: how turret and hull swing round before (PH-7.14-03).
    pub swing: Option<Swing>,
}

/// The station from which a machine gun is served.
///
/// Readings: the gunner serves the one beside the main gun, the commander the one on the roof; the one in the hull has a gunner of its own, or
/// else it is the loader's in an assault gun, and the commander's in a transport.
fn station(table: &Table, vehicle: &Figure, mount: Mount) -> Seat {
    let def = table.vehicle(vehicle);
    let seats = def.map_or(&[][..], |def| table.field.garage.seats(&def.def));
    match mount {
        Mount::Coaxial => Seat::Gunner,
        Mount::Roof => Seat::Commander,
        Mount::Hull if seats.iter().any(|(seat, _)| *seat == Seat::HullGunner) => Seat::HullGunner,
        Mount::Hull => match def.map(|def| def.def.build) {
            Some(Build::AssaultGun) => Seat::Loader,
            Some(Build::Tank | Build::Transport | Build::Carriage) | None => Seat::Commander,
        },
    }
}

fn mount(table: &Table, vehicle: &Figure, gun: u8) -> Result<Mount, Refusal> {
    let def = table.vehicle(vehicle).and_then(|def| def.def.machine_guns.get(usize::from(gun)));
    def.map(|def| def.mount).ok_or_else(|| Refusal::new(STATION, words::no_machine_gun()))
}

/// Who serves a machine gun of a vehicle: the Fit man who sits at it (PH-7.19-01, PH-R-63); nobody else changes his station for it.
pub fn server(table: &Table, vehicle: &Figure, gun: u8) -> Option<Figure> {
    let station = station(table, vehicle, mount(table, vehicle, gun).ok()?);
    let sits = |man: &Figure| table.man(man).and_then(|man| man.seat).is_some_and(|(seat, _)| seat == station);
    table.crew(vehicle).find(|man| sits(man) && man.health == Health::Fit)
}

/// How far a machine gun reaches: to so many tenths of a degree on either side of a heading; none: all round (PH-H-07).
pub fn arc(table: &Table, vehicle: &Figure, gun: u8) -> Option<(Heading, i32)> {
    match mount(table, vehicle, gun).ok()? {
        Mount::Coaxial => Some((table.gun_heading(vehicle), BESIDE_THE_GUN)),
        Mount::Hull => Some((vehicle.facing, IN_THE_HULL)),
        Mount::Roof => None,
    }
}

/// Whether somebody serves a machine gun, and it may fire: the one beside the main gun is silent while that is being aimed (PH-7.19-02), the
/// one on the roof while the hatch is shut (PH-H-07).
///
/// # Errors
/// Why not.
pub(crate) fn serves(table: &Table, vehicle: &Figure, gun: u8) -> Result<Figure, Refusal> {
    may_attack(vehicle)?;
    match mount(table, vehicle, gun)? {
        Mount::Coaxial if vehicle.aim.is_some() && !vehicle.shot_at => {
            return Err(Refusal::new(SILENT, words::silent()));
        }
        Mount::Roof if !table.is_open(vehicle) => return Err(Refusal::new(ARCS, words::hatch_is_shut())),
        Mount::Coaxial | Mount::Hull | Mount::Roof => {}
    }
    server(table, vehicle, gun).ok_or_else(|| Refusal::new(STATION, words::nobody_serves()))
}

/// Whether a place lies in the arc of a machine gun.
pub fn reaches(table: &Table, vehicle: &Figure, gun: u8, place: Point) -> bool {
    match arc(table, vehicle, gun) {
        Some((heading, to_each_side)) => within(vehicle, heading, to_each_side, place),
        None => true,
    }
}

/// How turret or hull brings a machine gun to bear from alert (PH-7.14-03): the turret for the one beside the main gun, the hull for the one
/// in it; nothing turns for what reaches anyhow.
fn brought(table: &Table, vehicle: &Figure, gun: u8, place: Point) -> Result<Option<Swing>, Refusal> {
    if reaches(table, vehicle, gun, place) {
        return Ok(None);
    }
    let by_turret = mount(table, vehicle, gun)? == Mount::Coaxial && turns(table, vehicle);
    let hull = vehicle.at.and_then(|at| Heading::towards(at, place)).filter(|_| !by_turret);
    match hull {
        None => super::swing(table, vehicle, place, false, None).map(Some),
        Some(hull) => super::swing::with_the_hull(table, vehicle, hull).map(Some),
    }
}

/// What a volley of a machine gun comes to, whoever pays for it; from alert turret and hull swing round first.
///
/// # Errors
/// Nobody serves it, it does not reach, or the crew does not see the target.
pub(crate) fn planned(
    table: &Table,
    vehicle: &Figure,
    target: &Figure,
    (gun, burst): (u8, bool),
    swings: bool,
) -> Result<MachineGunReport, Refusal> {
    let server = serves(table, vehicle, gun)?.id;
    let place = target.at.ok_or_else(|| Refusal::new(SECONDARY, words::no_enemy()))?;
    let swing = match swings {
        true => brought(table, vehicle, gun, place)?,
        false if reaches(table, vehicle, gun, place) => None,
        false => return Err(Refusal::new(ARCS, words::out_of_arc())),
    };
    let weapon = table.vehicle(vehicle).and_then(|def| def.machine_guns.get(usize::from(gun)).copied());
    let weapon = weapon.ok_or_else(|| Refusal::new(STATION, words::no_machine_gun()))?;
    let fire = fire::planned_by_vehicle(table, vehicle, target, (gun, weapon), burst)?;
    Ok(MachineGunReport { gun, server, fire, swing })
}

/// Whether a machine gun of a vehicle may fire on its own card, and what that comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    (unit, at): (CounterId, CounterId),
    gun: u8,
    burst: bool,
) -> Result<MachineGunReport, Refusal> {
    let vehicle = points::acting_vehicle(seen, side, unit)?;
    let target = fire::enemy(seen, &vehicle, at)?;
    plan(seen, &vehicle, &target, gun, burst)
}

pub(super) fn plan(
    table: &Table,
    vehicle: &Figure,
    target: &Figure,
    gun: u8,
    burst: bool,
) -> Result<MachineGunReport, Refusal> {
    fire::known(table, vehicle, target)?;
    let mut report = planned(table, vehicle, target, (gun, burst), false)?;
    points::can_pay(table, &[(*vehicle, COST)])?;
    report.fire.pays = vec![(vehicle.id, COST)];
    Ok(report)
}

impl MachineGunReport {
    /// Turns round, where it is fired from alert, and fires. Dice: as of other fire.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(vehicle) = table.figure(self.fire.salvo.unit) else { return Vec::new() };
        let fired = self.fire.carry_out(table, dice);
        let turned: Vec<Is> = self.swing.iter().flat_map(|swing| aim::swung(&vehicle, swing)).collect();
        // Who has not found his target does not fire at it either (PH-R-66).
        let fires = fired.iter().any(|event| matches!(event, Event::Fired(_)));
        let turned = turned.into_iter().filter(|_| fires).map(|is| Event::Is(vehicle.id, is));
        turned.chain(fired).collect()
    }
}
