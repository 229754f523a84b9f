//! What a scenario says of vehicles, Weapon Teams and what is mounted on them, and of passengers.

use super::artillery::ARTILLERY_MAX;
use super::*;
use crate::facts::plays;
use crate::files::definition::{WeaponDef, WeaponKind};
use crate::files::vehicle::{Acquisition, ArmourLeader, Room, Seat, ShotTarget};
use crate::sections::driving::rules::{KEEPS_MOVING, SPEED};
use crate::sections::{driving, movement};
use table::RuleId;

/// The largest calibre in millimetres that is carried (LNL-16.1-03).
const LIGHT_CALIBRE: u16 = 20;

/// What a vehicle carries on one of its two seats, and the support weapons with it.
#[derive(Clone, Copy, Default)]
struct Carried {
    load: Load,
    weapons: usize,
}

impl Check<'_> {
    /// The facing of a counter, its turret, how it stands, and who commands it.
    pub(super) fn armour(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        let vehicle = def.vehicle.as_ref();
        let turreted = vehicle.is_some_and(|vehicle| vehicle.turret.is_some());
        let rows = [
            ("facing", counter.facing.is_some(), def.may(Trait::Faces), "this unit has no facing"),
            ("turret", counter.turret.is_some(), turreted, "this unit has no turret"),
            ("buttoned", counter.buttoned, vehicle.is_some(), "only vehicles are Buttoned"),
            // LNL-21.7-07
            ("emplaced", counter.emplaced, turreted, "only vehicles with a turret are Emplaced"),
            ("emplaced", counter.emplaced, counter.entry.is_none(), "who enters the map is not Emplaced"),
            (
                "keeps_moving",
                counter.keeps_moving,
                vehicle.is_some() && counter.at.is_some(),
                "only vehicles on the map keep moving",
            ),
            (
                "keeps_moving",
                counter.keeps_moving,
                !counter.keeps_moving || self.plays(KEEPS_MOVING),
                "the optional rule for it is not switched on",
            ),
            (
                "road_halves",
                counter.road_halves > 0,
                vehicle.is_some() && counter.at.is_some(),
                "only vehicles on the map have driven on a road",
            ),
            (
                "road_halves",
                counter.road_halves > 0,
                counter.road_halves == 0 || self.plays(SPEED),
                "the optional rule for it is not switched on",
            ),
            (
                "armour_leader",
                counter.armour_leader.is_some(),
                vehicle.is_some(),
                "only vehicles have an armour leader",
            ),
        ];
        for (field, _, _, message) in rows.into_iter().filter(|(_, given, fits, _)| *given && !fits) {
            self.add(format!("{path}.{field}"), message);
        }
        if let Some(ArmourLeader { name, morale, leadership }) = &counter.armour_leader {
            let path = format!("{path}.armour_leader");
            self.require((2..=12).contains(morale), || format!("{path}.morale"), "morale goes from 2 to 12");
            let good = (-5..=5).contains(leadership);
            self.require(good, || format!("{path}.leadership"), "leadership goes from -5 to 5");
            if name.trim().is_empty() {
                self.warn(format!("{path}.name"), "this name is empty", None);
            }
        }
        let own_fire =
            vehicle.is_some() && counter.values.is_some_and(|(firepower, range, _)| (firepower, range) != (0, 0));
        self.require(
            !own_fire,
            || format!("{path}.values"),
            "a vehicle fires with its mounted weapons: (0, 0, movement)",
        );
        self.own_ids(counter, def, path);
        self.mounted(counter, def, path);
    }

    /// Whether the scenario is played with a rule.
    pub(super) fn plays(&self, rule: RuleId) -> bool {
        plays::of(self.scenario, self.definitions).with(rule)
    }

    /// The ids of what belongs to a counter are made of its own.
    fn own_ids(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        let crew = def.vehicle.as_ref().map(|_| "crew");
        let parts = def.mounts.iter().map(|mount| mount.id.as_str()).chain(crew);
        if let Some(part) = parts.max_by_key(|part| part.len())
            && format!("{}.{part}", counter.id).parse::<CounterId>().is_err()
        {
            let message = format!("this id is too long: `{}.{part}` would be no id", counter.id);
            self.add(format!("{path}.id"), message);
        }
    }

    /// What is said of mounted and of carried weapons.
    fn mounted(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        let definitions = self.definitions;
        let weapon = |known: &Known, key: &str| known.weapon(key).map(|n| &definitions.weapons[usize::from(n)]);
        let mut listed = BTreeSet::new();
        for (n, said) in counter.mounted.iter().enumerate() {
            let path = format!("{path}.mounted[{n}]");
            let Some(mount) = def.mounts.iter().find(|mount| mount.id == said.id) else {
                let known = def.mounts.iter().map(|mount| mount.id.as_str());
                self.unknown(format!("{path}.id"), "mounted weapon", &said.id, known);
                continue;
            };
            let twice = !listed.insert(&said.id);
            self.require(!twice, || format!("{path}.id"), "this weapon is listed twice");
            self.acquired(counter, weapon(&self.known, &mount.weapon), said.acquired, &path);
        }
        for (n, entry) in counter.weapons.iter().enumerate() {
            self.acquired(counter, weapon(&self.known, &entry.weapon), entry.acquired, &format!("{path}.weapons[{n}]"));
        }
    }

    /// An acquired target: somebody whom this ordnance could fire at (14.3).
    fn acquired(&mut self, owner: &CounterDef, weapon: Option<&WeaponDef>, acquired: Option<Acquisition>, path: &str) {
        let (Some(weapon), Some(Acquisition { target, level })) = (weapon, acquired) else { return };
        let path = format!("{path}.acquired");
        if weapon.kind != WeaponKind::Ordnance {
            self.add(path, "only ordnance acquires targets");
            return;
        }
        self.require(owner.at.is_some(), || path.clone(), "a weapon that is not on the map yet has acquired nothing");
        self.require((1..=2).contains(&level), || format!("{path}.level"), "an acquisition is 1 or 2");
        let side = if path.starts_with("sides.0") { Side::First } else { Side::Second };
        let enemies = &self.scenario.side(side.other()).counters;
        match target {
            ShotTarget::Vehicle(id) => {
                let enemy = self.known.by_id[side.other().index()].get(&id).map(|n| &enemies[*n]);
                let vehicle = enemy.filter(|enemy| enemy.at.is_some()).and_then(|enemy| self.definition(enemy));
                let known = vehicle.is_some_and(|def| def.vehicle.is_some());
                self.require(
                    known,
                    || format!("{path}.target"),
                    format_args!("there is no enemy vehicle `{id}` on the map"),
                );
            }
            ShotTarget::Units(place) => {
                let Some(spot) = self.spot(|| format!("{path}.target"), place) else { return };
                let men = |enemy: &CounterDef| self.definition(enemy).is_some_and(|def| def.vehicle.is_none());
                let here = |enemy: &CounterDef| enemy.at.and_then(|at| self.map.spot(at)) == Some(spot) && men(enemy);
                let known =
                    self.known.here(spot.hex).iter().any(|(other, enemy)| *other == side.other() && here(enemy));
                self.require(
                    known,
                    || format!("{path}.target"),
                    format_args!("there is no enemy but vehicles in {place}"),
                );
            }
        }
    }

    /// Everybody aboard a vehicle, and whether there is room for them (16.1, 16.2).
    pub(super) fn aboard(&mut self, side: Side) {
        let counters = &self.scenario.side(side).counters;
        let mut taken: BTreeMap<(CounterId, bool), Carried> = BTreeMap::new();
        for (n, counter) in counters.iter().enumerate() {
            let (Some(seat), Some(def)) = (counter.aboard, self.definition(counter)) else { continue };
            let path = format!("sides.{}.counters[{n}]", side.index());
            let placed = [counter.at.is_some(), counter.zone.is_some(), counter.entry.is_some()].contains(&true);
            self.require(
                !placed,
                || path.clone(),
                "a passenger is where its vehicle is: give it none of `at`, `zone`, `entry`",
            );
            self.rides(counter, def, &path);
            if let Some(room) = self.room_aboard(side, seat, &path) {
                let carried = taken.entry((seat.vehicle, seat.outside)).or_default();
                carried.load = carried.load.plus(def.class.stacking);
                carried.weapons += counter.weapons.len();
                let good = fits(room, *carried);
                self.require(good, || format!("{path}.aboard"), "there is no room for it there");
            }
        }
    }

    /// Who may be a passenger.
    fn rides(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        let path = format!("{path}.aboard");
        let heavy = def.calibre > LIGHT_CALIBRE || def.may(Trait::StaysPut);
        if def.vehicle.is_some() {
            self.add(path, "vehicles are not carried");
        } else if def.may(Trait::Snipes) {
            self.add(path, format!("a sniper is placed during the game ({SNIPER_STAYS})"));
        } else if heavy {
            // LNL-16.1-03
            self.add(path, "a team with a weapon of more than 20 mm is not carried");
        } else if counter.weapons.iter().any(|entry| entry.set_up) {
            self.add(path, "passengers carry their tripods packed");
        }
    }

    /// The room that a seat has; none, with the mistake told, if there is no such seat.
    fn room_aboard(&mut self, side: Side, seat: Seat, path: &str) -> Option<Room> {
        let counters = &self.scenario.side(side).counters;
        let vehicle = self.carrier(side, seat);
        let Some(vehicle) = vehicle.and_then(|vehicle| self.definition(vehicle)?.def.vehicle.as_ref()) else {
            let is_vehicle = |other: &&CounterDef| self.definition(other).is_some_and(|def| def.vehicle.is_some());
            let known: Vec<String> = counters.iter().filter(is_vehicle).map(|other| other.id.to_string()).collect();
            let key = seat.vehicle.to_string();
            self.unknown(
                format!("{path}.aboard.vehicle"),
                "vehicle of this side",
                &key,
                known.iter().map(String::as_str),
            );
            return None;
        };
        Some(if seat.outside { vehicle.outside } else { vehicle.inside })
    }

    /// Where a counter enters is open to it (LNL-15.1-07, LNL-1.6.3-B03). It may stand anywhere: a position may be drawn up for any
    /// purpose.
    pub(super) fn open_to(&mut self, side: &SideDef, counter: &CounterDef, path: &str) {
        let definitions = self.definitions;
        let Some(unit) = self.known.unit(&counter.unit).map(usize::from) else { return };
        let (def, mobility) = (&definitions.units[unit], definitions.mobility_of[unit]);
        let by = movement::cost::column(definitions, mobility);
        let may_stand = |spot: Spot| driving::may_stand(definitions, self.map, def, mobility, spot);
        let may_enter = |name: &HexName| {
            let Some(hex) = self.map.hex(*name) else { return false };
            let spot = Spot { hex, storey: 0 };
            may_stand(spot).is_ok() && movement::cost::parts(self.map, by, None, spot).is_ok()
        };
        let entry = side.entries.iter().find(|entry| Some(&entry.id) == counter.entry.as_ref());
        if let Some(spot) = counter.at.and_then(|place| self.map.spot(place)).filter(|spot| !self.prohibited(spot.hex))
            && may_stand(spot).is_err()
        {
            self.warn(format!("{path}.at"), format!("{} does not come into such terrain", def.name), None);
        } else if let Some(entry) = entry
            && self.errors == 0
            && !entry.hexes.iter().any(may_enter)
        {
            self.add(format!("{path}.entry"), format!("{} does not come in by these hexes", def.name));
        }
    }

    /// Markers of wrecks and of indirect fire.
    pub(super) fn armour_marker(&mut self, n: usize, place: Place, marker: HexMarker) {
        let path = |field: &str| format!("hex_markers[{n}].{field}");
        let firepower = match marker {
            HexMarker::Ffe { firepower, .. } => firepower,
            HexMarker::SpottingRound => {
                let message = "a Spotting Round lies only while its caller decides what comes of it";
                let hint = "start: (spotting_round: (caller: .., mission: .., at: ..))";
                self.hinted(path("1"), message, hint);
                return;
            }
            HexMarker::Wreck | HexMarker::Abandoned => 0,
            HexMarker::Spotted | HexMarker::SmokeOne | HexMarker::SmokeTwo | HexMarker::Melee => return,
        };
        self.require((0..=ARTILLERY_MAX).contains(&firepower), || path("1.firepower"), "firepower goes from 0 to 20");
        self.require(place.storey == 0, || path("0"), "this lies in the hex with all its storeys: on the ground floor");
    }
}

/// Whether a seat has room for this much.
fn fits(room: Room, Carried { load, weapons }: Carried) -> bool {
    // LNL-16.1-01, LNL-16.1-02, LNL-16.2-01
    let (halves, others) = match room {
        Room::None => (0, 0),
        Room::Half => (1, 1),
        Room::Full => (2, 2),
    };
    load.halves <= halves && load.men <= others && weapons <= usize::from(others)
}

#[cfg(test)]
#[path = "armour_test.rs"]
mod tests;
