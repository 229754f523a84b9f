//! What may be wrong with the meaning of a scenario. What passes here is playable: the rules rely on all of it.

use crate::catalogue::Module;
use crate::files::classes::Trait;
use crate::files::definition::{Defined, Definitions, plain_key};
use crate::files::markers::{HexMarker, Marker, Markers};
use crate::files::phase::Phase;
use crate::files::scenario::{CounterDef, ScenarioDef, ScenarioMistake, SideDef};
use crate::sections::heroes::rules::HERO_SIDES;
use crate::sections::impulse::rules::LEADER_WIDENS;
use crate::sections::medics::rules::TREATMENT;
use crate::sections::set_up;
use crate::sections::set_up::{counters, zone_spots};
use crate::sections::snipers::rules::SNIPER_STAYS;
use crate::sections::stacking;
use crate::sections::stacking::Load;
use crate::sections::victory::rules::NOBODY_LEFT;
use crate::sections::weapons;
use crate::sections::weapons::rules::ENTERS_PACKED;
use hex_board::{HexId, HexName, Map, Place, Spot};
use known::{Force, Known};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Bound;
use table::{CounterId, Side};

mod armour;
mod artillery;
mod contrary;
mod counted;
mod frame;
mod known;
mod reach;
mod room;
mod sense;
mod unlisted;
mod victory;

/// Counters that one scenario may have; positions of counters are 16 bits wide.
const COUNTERS_MAX: usize = 1_000;
/// Turns that a scenario may have.
const TURNS_MAX: u8 = 200;
/// How many known words a hint lists.
const HINTS_MAX: usize = 8;

/// Collects mistakes and knows what they are checked against.
struct Check<'a> {
    scenario: &'a ScenarioDef,
    map: &'a Map,
    definitions: &'a Definitions,
    known: Known<'a>,
    /// For each side what its units come to.
    forces: [Force; 2],
    found: Vec<ScenarioMistake>,
    /// The fields of what has been found.
    wrong: BTreeSet<String>,
    /// How many of them are no warnings.
    errors: usize,
}

/// Every mistake of meaning in a scenario, in the scenario's order.
pub(crate) fn mistakes(scenario: &ScenarioDef, map: &Map, definitions: &Definitions) -> Vec<ScenarioMistake> {
    let known = Known::new(scenario, map, definitions);
    let (found, wrong, forces) = (Vec::new(), BTreeSet::new(), [Force::default(); 2]);
    let mut check = Check { scenario, map, definitions, known, forces, found, wrong, errors: 0 };
    check.forces = Side::BOTH.map(|side| check.force(side));
    check.length_and_start();
    check.modules();
    check.ids();
    for side in Side::BOTH {
        check.side(side);
    }
    check.no_more_missions();
    check.spotting_round();
    check.abandoned();
    check.hex_markers();
    check.stacks();
    check.objectives();
    check.victory();
    check.contrary();
    // What grows with the square of the counters is not asked of more than there may be.
    if counters(scenario).count() <= COUNTERS_MAX {
        check.set_up_room();
        check.sense();
    }
    check.unlisted();
    check.counted();
    check.found
}

impl<'a> Check<'a> {
    fn tell(&mut self, field: impl Into<String>, message: impl Into<String>, hint: Option<String>, warning: bool) {
        let field = field.into();
        self.wrong.insert(field.clone());
        self.errors += usize::from(!warning);
        self.found.push(ScenarioMistake { field, message: message.into(), hint, warning });
    }
    /// Whether something has been found in a field or in what it holds.
    fn is_wrong(&self, path: &str) -> bool {
        self.wrong
            .range::<str, _>((Bound::Included(path), Bound::Unbounded))
            .next()
            .is_some_and(|field| field.starts_with(path))
    }
    fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.tell(field, message, None, false);
    }
    fn hinted(&mut self, field: impl Into<String>, message: impl Into<String>, hint: impl Into<String>) {
        self.tell(field, message, Some(hint.into()), false);
    }
    /// Something that can be played but is hardly meant.
    fn warn(&mut self, field: impl Into<String>, message: impl Into<String>, hint: Option<&str>) {
        self.tell(field, message, hint.map(str::to_owned), true);
    }
    fn require(&mut self, good: bool, field: impl FnOnce() -> String, message: impl fmt::Display) {
        if !good {
            self.add(field(), message.to_string());
        }
    }
    /// A key that must be one of the known ones.
    fn unknown<'k>(&mut self, field: impl Into<String>, what: &str, key: &str, known: impl Iterator<Item = &'k str>) {
        let mut known: Vec<&str> = known.filter(|known| !known.contains('#')).collect();
        let shared = |known: &str| known.bytes().zip(key.bytes()).take_while(|(a, b)| a == b).count();
        known.sort_by_cached_key(|known| std::cmp::Reverse(shared(known)));
        known.truncate(HINTS_MAX);
        let hint = if known.is_empty() { "there is none".into() } else { format!("known: {}", known.join(", ")) };
        self.hinted(field, format!("there is no {what} `{}`", plain_key(key)), hint);
    }
    /// The hex of a name; a mistake if the map has none.
    fn hex(&mut self, field: impl FnOnce() -> String, name: HexName) -> Option<HexId> {
        let hex = self.map.hex(name);
        if hex.is_none() {
            let hint = match (self.map.hexes.first(), self.map.hexes.last()) {
                (Some(first), Some(last)) => {
                    format!(
                        "hexes go from {} to {}, with the board's number where boards are joined",
                        first.names[0], last.names[0]
                    )
                }
                _ => "the map has no hexes".into(),
            };
            self.hinted(field(), format!("the map has no hex {name}"), hint);
        }
        hex
    }
    /// The Location of a place; a mistake if the map has none.
    fn spot(&mut self, field: impl Fn() -> String, place: Place) -> Option<Spot> {
        let hex = self.hex(&field, place.hex)?;
        let spot = self.map.spot(place);
        if spot.is_none() {
            let storeys = self.map.at(hex).storeys;
            self.add(field(), format!("{} has {storeys} storey: there is no {place}", place.hex));
        }
        spot
    }
    fn prohibited(&self, hex: HexId) -> bool {
        self.definitions.terrain(self.map.at(hex).terrain).prohibited
    }
    fn definition(&self, counter: &CounterDef) -> Option<Defined<'a>> {
        self.known.unit(&counter.unit).map(|n| self.definitions.defined(n))
    }

    /// Ids name one counter each, units and weapons together.
    fn ids(&mut self) {
        let mut ids: Vec<(CounterId, String)> = Vec::new();
        for side in Side::BOTH {
            let def = self.scenario.side(side);
            let crews: BTreeMap<String, CounterId> =
                def.crews.iter().map(|crew| (crew.id.to_string(), crew.id)).collect();
            for (list, counters) in [("counters", &def.counters), ("heroes", &def.heroes)] {
                for (n, counter) in counters.iter().enumerate() {
                    let path = format!("sides.{}.{list}[{n}]", side.index());
                    let carried = counter.weapons.iter().enumerate();
                    ids.extend(carried.map(|(w, entry)| (entry.id, format!("{path}.weapons[{w}].id"))));
                    // What belongs to a counter has ids made of its own.
                    let crew = crews.get(&format!("{}.crew", counter.id)).copied();
                    let made = counter.mounts.iter().map(|entry| entry.id).chain(crew).chain([counter.id]);
                    ids.extend(made.map(|id| (id, format!("{path}.id"))));
                }
            }
        }
        let abandoned = self.scenario.abandoned.iter().enumerate();
        ids.extend(abandoned.map(|(n, entry)| (entry.id, format!("abandoned[{n}].id"))));
        if ids.len() > COUNTERS_MAX {
            self.add("sides", format!("there are more than {COUNTERS_MAX} counters"));
        }
        let mut seen = BTreeSet::new();
        for (id, field) in ids {
            if !seen.insert(id) {
                self.add(field, format!("there are two counters with the id `{id}`"));
            }
        }
    }

    fn side(&mut self, side: Side) {
        let def = self.scenario.side(side);
        let path = format!("sides.{}", side.index());
        if def.counters.is_empty() && def.loses_when_gone {
            let message = format!("this side has nobody and none to come: it would have lost at once ({NOBODY_LEFT})");
            self.hinted(format!("{path}.counters"), message, "loses_when_gone: false");
        }
        if !self.definitions.formations.iter().any(|formation| formation.id == def.formation) {
            let definitions = self.definitions;
            let known = definitions.formations.iter().map(|formation| formation.id.as_str());
            self.unknown(format!("{path}.formation"), "formation", &def.formation, known);
        }
        self.zones(def, &path);
        self.entries(def, &path);
        for (n, exit) in def.exits.iter().enumerate() {
            self.open_hex(|| format!("{path}.exits[{n}]"), *exit);
        }
        for (n, counter) in def.counters.iter().enumerate() {
            let path = format!("{path}.counters[{n}]");
            self.counter(counter, &path);
            self.place_of(def, counter, &path);
            self.open_to(def, counter, &path);
        }
        self.aboard(side);
        self.artillery(side);
        for (n, hero) in def.heroes.iter().enumerate() {
            let path = format!("{path}.heroes[{n}]");
            self.counter(hero, &path);
            let is_hero = self.definition(hero).is_none_or(|def| def.may(Trait::Appears));
            self.require(is_hero, || format!("{path}.unit"), "the pool holds heroes only");
            for (field, given) in [
                ("at", hero.at.is_some()),
                ("zone", hero.zone.is_some()),
                ("entry", hero.entry.is_some()),
                ("markers", !hero.markers.is_empty()),
                ("weapons", !hero.weapons.is_empty()),
                ("aboard", hero.aboard.is_some()),
            ] {
                self.require(
                    !given,
                    || format!("{path}.{field}"),
                    "a hero of the pool has no place, markers or weapons yet",
                );
            }
        }
    }

    /// A hex that somebody may stand in.
    fn open_hex(&mut self, field: impl Fn() -> String, name: HexName) -> Option<HexId> {
        let hex = self.hex(&field, name)?;
        if self.prohibited(hex) {
            self.add(field(), format!("nobody enters the terrain of {name}"));
            return None;
        }
        Some(hex)
    }

    fn zones(&mut self, def: &SideDef, path: &str) {
        let mut keys = BTreeSet::new();
        for (n, zone) in def.zones.iter().enumerate() {
            let path = format!("{path}.zones[{n}]");
            self.require(keys.insert(&zone.id), || format!("{path}.id"), "there are two zones with this key");
            let before = self.found.len();
            for (h, name) in zone.hexes.iter().enumerate() {
                self.hex(|| format!("{path}.hexes[{h}]"), *name);
            }
            if let Some((centre, _)) = zone.within {
                self.hex(|| format!("{path}.within.0"), centre);
            }
            if let Some((from, to)) = zone.from_to {
                let from_hex = self.hex(|| format!("{path}.from_to.0"), from);
                let to_hex = self.hex(|| format!("{path}.from_to.1"), to);
                if from_hex.is_some() && to_hex.is_some() && set_up::rectangle(from, to, self.map).is_none() {
                    self.add(format!("{path}.from_to"), "both corners must be hexes of one board");
                }
            }
            if before < self.found.len() {
                continue;
            }
            let spots: Vec<Spot> =
                zone_spots(zone, self.map).into_iter().filter(|spot| !self.prohibited(spot.hex)).collect();
            if spots.is_empty() {
                self.add(path, "this zone has no hex that somebody may stand in");
            }
        }
    }

    fn entries(&mut self, def: &SideDef, path: &str) {
        let mut keys = BTreeSet::new();
        for (n, entry) in def.entries.iter().enumerate() {
            let path = format!("{path}.entries[{n}]");
            self.require(keys.insert(&entry.id), || format!("{path}.id"), "there are two entry groups with this key");
            let in_time = (1..=self.scenario.turns).contains(&entry.turn);
            self.require(in_time, || format!("{path}.turn"), "this is no turn of the scenario");
            self.require(!entry.hexes.is_empty(), || format!("{path}.hexes"), "the group needs a hex to enter by");
            for (h, name) in entry.hexes.iter().enumerate() {
                let field = || format!("{path}.hexes[{h}]");
                if let Some(hex) = self.open_hex(field, *name)
                    && self.map.at(hex).neighbours.iter().all(Option::is_some)
                {
                    self.add(field(), format!("{name} is not at the edge of the map"));
                }
            }
        }
    }

    /// What a counter is and what it carries.
    fn counter(&mut self, counter: &CounterDef, path: &str) {
        let Some(def) = self.definition(counter) else {
            let definitions = self.definitions;
            let known = definitions.units.iter().map(|def| def.id.as_str());
            self.unknown(format!("{path}.unit"), "unit", &counter.unit, known);
            return;
        };
        self.own_values(counter, def, path);
        let shaken_hero = counter.shaken && def.may(Trait::NeverShaken);
        self.require(!shaken_hero, || format!("{path}.shaken"), format_args!("heroes are never Shaken ({HERO_SIDES})"));
        self.markers(counter, def, path);
        self.armour(counter, def, path);
        let limit = weapons::limit_of(def.class, def.traits);
        if counter.weapons.len() > usize::from(limit.weapons) {
            let at = format!("{path}.weapons[{}]", limit.weapons);
            self.add(at, format!("{} carries at most {} [{}]", def.name, limit.weapons, limit.rule));
        }
        for (n, entry) in counter.weapons.iter().enumerate() {
            let path = format!("{path}.weapons[{n}]");
            self.weapon(&entry.weapon, entry.set_up, &path);
            let enters_set_up = entry.set_up && counter.entry.is_some();
            self.require(
                !enters_set_up,
                || format!("{path}.set_up"),
                format_args!("units enter the map with their tripods packed ({ENTERS_PACKED})"),
            );
        }
    }

    fn own_values(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        if let Some((front, back)) = counter.morale {
            for (n, morale) in [front, back].into_iter().enumerate() {
                let good = (2..=12).contains(&morale);
                self.require(good, || format!("{path}.morale.{n}"), "morale goes from 2 to 12");
            }
        }
        if let Some(leadership) = counter.leadership {
            let leads = def.may(Trait::Leads);
            self.require(leads, || format!("{path}.leadership"), "only leaders have leadership");
            let good = (-5..=5).contains(&leadership);
            self.require(good, || format!("{path}.leadership"), "leadership goes from -5 to 5");
        }
        if let Some((firepower, range, movement)) = counter.values {
            self.require((0..=60).contains(&firepower), || format!("{path}.values.0"), "firepower goes from 0 to 60");
            self.require(range <= 60, || format!("{path}.values.1"), "a range goes from 0 to 60");
            let good = movement <= 60;
            self.require(good, || format!("{path}.values.2"), "a movement factor goes from 0 to 60");
        }
    }

    fn markers(&mut self, counter: &CounterDef, def: Defined, path: &str) {
        const MOVES: [Marker; 3] = [Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy];
        let mut move_marker = None;
        let mut seen = Markers::default();
        for (n, marker) in counter.markers.iter().enumerate() {
            let field = || format!("{path}.markers[{n}]");
            let before = seen;
            seen = seen.with(*marker);
            if before.has(*marker) {
                self.add(field(), "this marker is there twice");
            } else if *marker == Marker::Wounded && !def.is_smc() {
                self.add(field(), "only single men are wounded");
            } else if *marker == Marker::LowCrawled && def.may(Trait::Cumbersome) {
                self.add(field(), "teams and vehicles do not low crawl");
            } else if *marker == Marker::Treated && !def.may(Trait::Heals) {
                self.add(field(), format!("only medics treat others [{TREATMENT}]"));
            } else if *marker == Marker::Widened && !def.may(Trait::Leads) {
                self.add(field(), format!("only leaders widen an activation [{LEADER_WIDENS}]"));
            } else if *marker == Marker::RallyFailed && !counter.shaken {
                self.add(field(), "a unit that failed to rally is Shaken");
            } else if MOVES.contains(marker)
                && let Some(other) = move_marker.replace(*marker)
            {
                self.add(field(), format!("a unit has made one kind of move only, not {other:?} too"));
            }
        }
    }

    /// Each counter is in exactly one place: on the map, in a zone, in an entry group, or a sniper to be placed later.
    fn place_of(&mut self, side: &SideDef, counter: &CounterDef, path: &str) {
        let Some(def) = self.definition(counter) else { return };
        let sniper = def.may(Trait::Snipes);
        if counter.aboard.is_some() {
            return;
        }
        match (counter.at, &counter.zone, &counter.entry) {
            (Some(place), None, None) => {
                if let Some(spot) = self.spot(|| format!("{path}.at"), place)
                    && self.prohibited(spot.hex)
                {
                    self.add(format!("{path}.at"), format!("nobody enters the terrain of {place}"));
                }
            }
            (None, None, None) => {
                self.require(sniper, || path.to_owned(), "this counter needs one of `at`, `zone`, `entry`");
            }
            (None, Some(_), None) | (None, None, Some(_)) if sniper => {
                self.add(
                    path,
                    format!("a sniper is placed during the game: leave `zone` and `entry` out ({SNIPER_STAYS})"),
                );
            }
            (None, Some(zone), None) => {
                if !side.zones.iter().any(|def| &def.id == zone) {
                    let known = side.zones.iter().map(|def| def.id.as_str());
                    self.unknown(format!("{path}.zone"), "set-up zone", zone, known);
                } else if !matches!(self.scenario.start.phase, None | Some(Phase::SetUp)) {
                    self.add(format!("{path}.zone"), "nothing is set up in a game that starts in a later phase");
                }
            }
            (None, None, Some(entry)) => {
                if !side.entries.iter().any(|def| &def.id == entry) {
                    let known = side.entries.iter().map(|def| def.id.as_str());
                    self.unknown(format!("{path}.entry"), "entry group", entry, known);
                }
            }
            _ => self.add(path, "give this counter only one of `at`, `zone`, `entry`"),
        }
    }

    fn weapon(&mut self, key: &str, set_up: bool, path: &str) {
        match self.known.weapon(key) {
            None => {
                let definitions = self.definitions;
                let known = definitions.weapons.iter().map(|def| def.id.as_str());
                self.unknown(format!("{path}.weapon"), "support weapon", key, known);
            }
            Some(n) => {
                let mounted = self.known.mounted.contains(key);
                let message = "this weapon belongs to vehicles or teams: nobody carries it";
                self.require(!mounted, || format!("{path}.weapon"), message);
                let tripod = self.definitions.weapons[usize::from(n)].packed.is_some();
                self.require(tripod || !set_up, || format!("{path}.set_up"), "this weapon has no tripod");
            }
        }
    }
}

#[cfg(test)]
#[path = "scenario_test.rs"]
mod tests;
