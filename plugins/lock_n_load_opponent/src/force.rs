//! What each unit is worth, where it can be, and how soon.

use hex_board::{HexId, Spot};
use lock_n_load::classes::Trait;
use lock_n_load::definition::{UnitKind, WeaponKind};
use lock_n_load::markers::Marker;
use lock_n_load::mobility::MobilityId;
use lock_n_load::sections::impulse::SPENT;
use lock_n_load::vehicle::{OrdnanceDef, Plates, VehicleDef};
use lock_n_load::{OffMap, Table, UnitNow, UnitState, WeaponNow};
use smallvec::SmallVec;
use table::Side;

/// A unit as judgement sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Man {
    /// Its place in the scenario's list.
    pub no: u16,
    /// Whose.
    pub side: Side,
    /// Where it is, or where it will come onto the map.
    pub spot: Spot,
    /// It stands there by itself: it is neither aboard a vehicle nor still to come.
    pub stands: bool,
    /// What it is worth in Good Order.
    pub worth: f64,
    /// How it gets about.
    pub by: MobilityId,
    /// How many hexes it goes in a turn.
    pub pace: f64,
    /// It has not acted in this turn.
    pub fresh: bool,
    /// It shows its Shaken side.
    pub shaken: bool,
    /// It is a vehicle.
    pub drives: bool,
    /// It takes objective hexes.
    pub takes: bool,
    /// Turns until it comes.
    pub comes_in: f64,
    /// Points of the tables for its loss or exit.
    pub points: f64,
}

/// Who is Shaken is worth this part of himself.
pub(crate) const SHAKEN: f64 = 0.4;

/// What a unit is worth in Good Order with what it carries: a full squad of plain men is 4.
pub(crate) fn worth(table: &Table, unit: UnitNow) -> f64 {
    own_worth(table, unit) + table.weapons_of(unit.id).map(|weapon| worth_of_weapon(table, weapon)).sum::<f64>()
}

/// What it is worth without weapons.
fn own_worth(table: &Table, unit: UnitNow) -> f64 {
    let def = table.definition(unit);
    let men = f64::from(def.front.morale) - 5.0;
    let own = match unit.kind {
        UnitKind::Squad => 3.2 + 0.5 * f64::from(def.front.firepower) + 0.3 * men,
        UnitKind::HalfSquad | UnitKind::Crew => 1.6 + 0.4 * f64::from(def.front.firepower) + 0.15 * men,
        UnitKind::Leader => 2.0 + 1.5 * f64::from(def.front.leadership),
        UnitKind::Hero | UnitKind::WeaponTeam => 2.5,
        UnitKind::Medic | UnitKind::Sniper => 1.5,
        UnitKind::Vehicle => def.vehicle.as_ref().map_or(2.0, worth_of_vehicle),
    };
    if unit.has(Marker::Wounded) { own * 0.7 } else { own }
}

/// What a weapon adds to who carries it.
fn worth_of_weapon(table: &Table, weapon: WeaponNow) -> f64 {
    let def = table.weapon_definition(weapon);
    match def.kind {
        WeaponKind::MachineGun => 0.35 * f64::from(def.firepower).max(1.0),
        WeaponKind::Ordnance => def.ordnance.as_ref().map_or(0.0, worth_of_gun),
        WeaponKind::Mortar => 1.5,
        WeaponKind::Flamethrower | WeaponKind::SatchelCharge | WeaponKind::Molotov | WeaponKind::AntiTankGrenade => 0.6,
    }
}

/// Who carries which weapon, looked up once for all.
pub(crate) struct Arms(SmallVec<[(u16, u16); 32]>);

impl Arms {
    pub(crate) fn of(table: &Table) -> Self {
        let carried = table.weapons.carrier.iter().enumerate();
        Self(carried.filter_map(|(weapon, carrier)| Some((carrier.0?, weapon as u16))).collect())
    }
    /// The weapons of a unit, by its place in the scenario's list.
    pub(crate) fn of_unit<'t>(&self, table: &Table<'t>, no: u16) -> impl Iterator<Item = WeaponNow> + use<'t, '_> {
        let weapons = table.weapons;
        let its = self.0.iter().filter(move |(carrier, _)| *carrier == no);
        its.map(move |(_, weapon)| weapons.at(usize::from(*weapon)))
    }
}

/// How many hexes a unit goes in a turn on ordinary ground.
fn pace(table: &Table, unit: UnitNow) -> f64 {
    if unit.may(Trait::StaysPut) || unit.may(Trait::Snipes) {
        return 0.05;
    }
    hexes(table.definition(unit).front.movement, unit.may(Trait::Drives))
}

/// How many hexes a turn's movement points are on ordinary ground.
pub(crate) fn hexes(points: u8, drives: bool) -> f64 {
    (f64::from(points) * if drives { 0.55 } else { 0.75 }).max(0.5)
}

/// Every unit of both sides that fights or will.
pub(crate) fn men(table: &Table, arms: &Arms) -> Vec<Man> {
    let mut men = Vec::with_capacity(table.units.state.len());
    let field = table.field;
    for (n, state) in table.units.state.iter().enumerate() {
        let mut comes_in = 0.0;
        let (spot, aboard) = match state.0 {
            UnitState::On(spot) => (spot, false),
            UnitState::Off(OffMap::Aboard) => match table.whereabouts(table.units.at(n)) {
                Some(spot) => (spot, true),
                None => continue,
            },
            UnitState::Off(OffMap::Waiting) => {
                let group = field.entry_group[n]
                    .and_then(|group| field.scenario.side(table.units.side[n]).entries.get(usize::from(group)));
                let Some(group) = group else { continue };
                let Some(hex) = group.hexes.first().and_then(|name| field.map.hex(*name)) else { continue };
                comes_in = (f64::from(group.turn) - f64::from(table.flow.turn.number)).max(0.0) + 0.3;
                (Spot { hex, storey: 0 }, false)
            }
            UnitState::Off(OffMap::SetUp) => match field.zones[n].first() {
                Some(spot) => (*spot, false),
                None => continue,
            },
            UnitState::Off(OffMap::Pool | OffMap::Exited | OffMap::Lost | OffMap::Joined) => continue,
        };
        let (unit, no) = (table.units.at(n), n as u16);
        let carried = arms.of_unit(table, no).map(|weapon| worth_of_weapon(table, weapon));
        men.push(Man {
            no,
            side: unit.side,
            spot,
            stands: !aboard && unit.spot().is_some(),
            worth: own_worth(table, unit) + carried.sum::<f64>(),
            by: table.mobility(unit),
            pace: pace(table, unit),
            fresh: !unit.markers.any(SPENT) && !unit.has(Marker::OpsComplete),
            shaken: unit.shaken,
            drives: unit.may(Trait::Drives),
            takes: unit.may(Trait::TakesControl),
            comes_in,
            points: f64::from(lock_n_load::sections::victory::worth(table, unit)),
        });
    }
    men
}

impl Man {
    /// What it is worth as it is.
    pub(crate) fn now(&self) -> f64 {
        if self.shaken { SHAKEN * self.worth } else { self.worth }
    }
    /// How many turns from now it could be in a hex, at least.
    pub(crate) fn turns_to(&self, table: &Table, hex: HexId) -> f64 {
        let way = f64::from(table.field.way(self.by, self.spot.hex, hex));
        self.ready_in() + way / self.pace
    }
    /// How many turns from now it could go anywhere, at least.
    pub(crate) fn ready_in(&self) -> f64 {
        self.comes_in + if self.shaken { 0.7 } else { 0.0 }
    }
}

/// Who may be hit in a Location.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd {
    /// Whose.
    pub side: Side,
    /// Where.
    pub spot: Spot,
    /// What men there are worth.
    pub men: f64,
    /// It has been moving, which makes it easier to hit.
    pub moved: bool,
}

/// Part of a stack that an attack with this advantage, firepower less cover, takes away: who is Shaken loses more than half of his worth.
pub(crate) fn harm(net: i32) -> f64 {
    /// From an advantage of -5 up: all throws of attack, defence and check against a morale of 6, reckoned once.
    const PARTS: [f64; 18] =
        [0.0, 0.0, 0.004, 0.015, 0.035, 0.07, 0.12, 0.18, 0.25, 0.32, 0.40, 0.47, 0.54, 0.60, 0.66, 0.71, 0.76, 0.80];
    PARTS[(net + 5).clamp(0, PARTS.len() as i32 - 1) as usize]
}

/// What a vehicle is worth by itself: what it takes to pierce it.
fn worth_of_vehicle(vehicle: &VehicleDef) -> f64 {
    let mean = |of: &dyn Fn(&Plates) -> Option<u8>| {
        let hull = f64::from(of(&vehicle.hull).unwrap_or(0));
        vehicle.turret.as_ref().map_or(hull, |turret| 0.5 * (hull + f64::from(of(turret).unwrap_or(0))))
    };
    2.5 + 0.3 * mean(&|plates| plates.front) + 0.25 * mean(&|plates| plates.side)
}

/// What a gun adds to who has it: what it pierces, and how it bursts.
fn worth_of_gun(ordnance: &OrdnanceDef) -> f64 {
    let penetration = ordnance.columns.iter().map(|column| column.penetration).max().unwrap_or(0);
    let once = if ordnance.one_shot { 0.3 } else { 1.0 };
    once * (0.5 + 0.35 * f64::from(penetration) + 0.15 * f64::from(ordnance.he))
}
