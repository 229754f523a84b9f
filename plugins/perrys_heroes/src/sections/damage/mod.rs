//! What a hit does to a vehicle and to those inside (PH-7.2.3, PH-7.18.3): part, face, penetration, the table of damage, and crews that
//! get out.
//!
//! Whoever has hit a vehicle asks [`struck`], and a panel asks [`odds`] before. Crews and their morale stand in [`crew`].

mod bail;
pub mod crew;
mod hit;
mod inside;
mod odds;
pub mod rules;
mod table;

pub use self::table::{Inside, Loss, ROWS, Row, State, Toll, row_of};
pub(crate) use bail::abandons;
pub use hit::{Hit, PartRule, Power, Spot};
pub(crate) use hit::{Meets, SHELTER, meets};
pub use inside::part_of;
pub(crate) use odds::courses;
pub use odds::{CrewOdds, Odds, PartOdds, odds};

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{DamageRolled, PenetrationRolled};
use crate::facts::situation::Table;
use crate::files::values::{Face, Morale, VehiclePart};
use crate::sections::casualties::Harm;
use ::table::{CounterId, DiceCup, Line};
use rules::DAMAGE;

/// What the die on the table of damage gets where turret or casemate is struck (PH-7.18-07).
const TURRET: i32 = 2;

/// What the die on the table of damage gets: of the top nothing (PH-H-03).
pub fn damage_lines(vehicle: CounterId, spot: &Spot) -> Vec<Line> {
    let turret = spot.part == VehiclePart::Turret && spot.face != Face::Top;
    turret.then_some(Line::from(DAMAGE, TURRET, vehicle)).into_iter().collect()
}

/// Something has hit a vehicle. Dice: the six-sided one of the part, where there are two to find; the four-sided one of the penetration,
/// where it is not fixed; if it goes through the ten-sided one of the table, then a six-sided one of each man inside whom the row asks for,
/// in the order of the list. The morale tests are those of `harm`.
///
/// Reading: a gun on a carriage has no armour and no row: what strikes it makes it useless, and its friends test as for a vehicle. It is
/// not driven away, and nothing else harms it.
pub(crate) fn struck(table: &Table, harm: &mut Harm, dice: &mut DiceCup, hit: Hit) {
    let Some(vehicle) = harm.figure(hit.vehicle).filter(|one| one.is_there() && one.at.is_some()) else { return };
    let Some(what) = table.vehicle(&vehicle) else { return };
    if what.is_carriage() {
        strikes_gun(table, harm, vehicle.id);
        return;
    }
    let parts = hit::parts(&what.def, hit.part);
    let part_die = (parts.len() > 1).then(|| dice.roll(6));
    let part = part_die.map_or(VehiclePart::Hull, hit::part_of);
    let Some(spot) = hit::spot(table, &vehicle, &hit, part) else { return };
    let die = matches!(hit.power, Power::Dice { .. }).then(|| dice.roll(4));
    let pierces = hit.pierces(&spot, die.unwrap_or(0));
    harm.events.push(Event::Penetrated(PenetrationRolled {
        unit: vehicle.id,
        by: hit.by,
        part_die,
        part,
        face: spot.face,
        protection: hit.protection(&spot),
        die,
        lines: hit.lines(),
        pierces,
    }));
    if pierces {
        damaged(table, harm, dice, &vehicle, &hit, &spot);
    }
}

/// Something has hit a gun on a carriage.
pub(crate) fn strikes_gun(table: &Table, harm: &mut Harm, gun: CounterId) {
    let Some(gun) = harm.figure(gun) else { return };
    harm.falls(gun.id, false);
    loses_gun(table, harm, &gun);
}

/// The roll on the table of damage, and what its row does.
fn damaged(table: &Table, harm: &mut Harm, dice: &mut DiceCup, vehicle: &Figure, hit: &Hit, spot: &Spot) {
    let die = dice.roll(10);
    let lines = damage_lines(vehicle.id, spot);
    let no = row_of(i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>());
    let row = ROWS[usize::from(no) - 1];
    harm.events.push(Event::Damaged(DamageRolled { unit: vehicle.id, die, lines, row: no }));
    match row.loss {
        Loss::Nothing => {}
        Loss::Tracks => set(harm, vehicle.immobile, vehicle.id, Is::Immobile(true)),
        Loss::Gun => loses_gun(table, harm, vehicle),
        Loss::TurretRing => {
            // Reading: what has no turret that turns has no ring to lose.
            if table.vehicle(vehicle).is_some_and(|what| what.def.build == crate::files::values::Build::Tank) {
                set(harm, vehicle.turret_jammed, vehicle.id, Is::TurretJammed(true));
                loses_aim(harm, vehicle);
            }
        }
    }
    match row.state {
        State::Immobilised | State::Destroyed => {}
        State::Damaged => set(harm, vehicle.damaged, vehicle.id, Is::Damaged(true)),
    }
    let violent = inside::suffers(table, harm, dice, vehicle, (no, row.toll), hit.from);
    if row.state == State::Destroyed {
        loses_aim(harm, vehicle);
        harm.kill(vehicle.id, violent);
    } else {
        harm.falls(vehicle.id, violent);
    }
    harm.left_alone(vehicle.id);
}

fn set(harm: &mut Harm, already: bool, id: CounterId, is: Is) {
    if !already {
        harm.is(id, is);
    }
}

/// Its main gun cannot fire any more, where it has one.
fn loses_gun(table: &Table, harm: &mut Harm, vehicle: &Figure) {
    if !vehicle.gun_useless && table.vehicle(vehicle).is_some_and(|what| what.gun().is_some()) {
        harm.is(vehicle.id, Is::GunUseless(true));
    }
    loses_aim(harm, vehicle);
}

/// What its gun was aimed at it is not any more.
fn loses_aim(harm: &mut Harm, vehicle: &Figure) {
    if vehicle.aim.is_some() {
        harm.is(vehicle.id, Is::Aimed(None));
    }
}

/// The morale of a crew is one level worse (PH-4.5-05): what is worse than Pinned is on alert no more (PH-7.14-05). Nobody lies down.
pub(crate) fn sinks(vehicle: &Figure) -> Vec<Event> {
    let morale = vehicle.morale.worse();
    let mut is = Vec::new();
    is.extend((morale != vehicle.morale).then_some(Is::Spirited(morale)));
    is.extend((vehicle.alert && matches!(morale, Morale::Demoralised | Morale::Panicked)).then_some(Is::Alert(false)));
    is.into_iter().map(|is| Event::Is(vehicle.id, is)).collect()
}

#[cfg(test)]
mod crew_test;
#[cfg(test)]
mod damage_test;
