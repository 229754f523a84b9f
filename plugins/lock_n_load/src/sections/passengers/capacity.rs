//! Room for passengers (LNL-16.1-01 to -04, LNL-16.2-01).

use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::vehicle::Room;
use crate::sections::driving::LIGHT_CALIBRE;
use crate::sections::passengers::rules::{HALF_FACTORS, HALF_INSIDE, LARGE_GUN, LIGHT_TEAM, ON_TOP, SQUAD_INSIDE};
use crate::sections::passengers::words;
use table::{Refusal, RuleId};

/// What passengers take up, or may: squads in halves, single men, support weapons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// A squad or a team counts two, a half-squad or a crew one.
    pub halves: u8,
    /// Single men.
    pub men: u8,
    /// Support weapons that they carry.
    pub weapons: u8,
}

impl Places {
    /// How much room holds.
    pub const fn of(room: Room) -> Self {
        match room {
            Room::None => Self { halves: 0, men: 0, weapons: 0 },
            Room::Half => Self { halves: 1, men: 1, weapons: 1 },
            Room::Full => Self { halves: 2, men: 2, weapons: 2 },
        }
    }
    /// What a unit takes up with the weapons that it carries.
    pub fn taken_by(table: &Table, unit: UnitNow) -> Self {
        let load = table.class(unit).stacking;
        Self { halves: load.halves, men: load.men, weapons: table.carried_by(unit.id).count() as u8 }
    }
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            halves: self.halves.saturating_add(other.halves),
            men: self.men.saturating_add(other.men),
            weapons: self.weapons.saturating_add(other.weapons),
        }
    }
    /// True if all of it finds room there.
    pub const fn fits(self, room: Self) -> bool {
        self.halves <= room.halves && self.men <= room.men && self.weapons <= room.weapons
    }
}

/// Whether a unit may be carried at all.
///
/// # Errors
/// It is a vehicle or a sniper, or has a gun of more than 20 mm (LNL-16.1-03).
pub fn may_ride(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    if unit.may(Trait::Drives) || unit.may(Trait::Snipes) {
        return Err(Refusal::new(HALF_FACTORS, words::no_passenger(unit.id)));
    }
    // Reading: no scenario has a rule that lets one be carried.
    if table.definition(unit).calibre > LIGHT_CALIBRE {
        return Err(Refusal::new(LARGE_GUN, words::large_gun(unit.id)));
    }
    Ok(())
}

/// Whether more units find room inside a vehicle, or on top of it, beside those who are there.
///
/// # Errors
/// The rule that says how much room there is.
pub fn finds_room(table: &Table, vehicle: UnitNow, more: &[UnitNow], outside: bool) -> Result<(), Refusal> {
    let Some(def) = table.vehicle(vehicle) else {
        return Err(Refusal::new(HALF_FACTORS, words::no_vehicle(vehicle.id)));
    };
    let there = table.passengers(vehicle.id).filter(|unit| unit.aboard.is_some_and(|seat| seat.outside == outside));
    let all = there.chain(more.iter().copied());
    let taken = all.fold(Places::default(), |sum, unit| sum.plus(Places::taken_by(table, unit)));
    let room = if outside { def.outside } else { def.inside };
    if taken.fits(Places::of(room)) {
        return Ok(());
    }
    let team = more.iter().any(|unit| table.definition(*unit).calibre > 0);
    let why = if outside { words::no_room_on_top(vehicle.id) } else { words::no_room_inside(vehicle.id) };
    Err(Refusal::new(rule_of(room, outside, team), why))
}

fn rule_of(room: Room, outside: bool, team: bool) -> RuleId {
    match (room, outside) {
        (Room::Half, _) if team => LIGHT_TEAM,
        (_, true) => ON_TOP,
        (Room::Full, false) => SQUAD_INSIDE,
        (Room::None | Room::Half, false) => HALF_INSIDE,
    }
}
