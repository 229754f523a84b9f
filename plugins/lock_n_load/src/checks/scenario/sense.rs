//! What can be played but is hardly meant: markers and values that the rules never lead to, conditions that hold from the start or
//! never, hexes and units that nobody can reach, things without a use or a name. All of it are warnings, because a position may be
//! drawn up for any purpose.

use super::reach::Reach;
use super::*;
use crate::facts::rules::{MORALE, ONE_FORCE};
use crate::files::scenario::{Condition, Joint, When};
use crate::sections::fire::rules::HERO_DRAWN;
use crate::sections::heroes::rules::{HERO_SIDES, WOUNDED_HERO};
use crate::sections::impulse::rules::ACTED;
use crate::sections::melee::rules::{ONE_ROUND, WITHDRAWAL};
use crate::sections::movement::rules::{ASSAULT, ENTRY, EXIT, HEX_BY_HEX, OFF_MAP, STEALTH};
use crate::sections::set_up::rules::SET_UP;
use crate::sections::smoke::rules::SMOKE_BLOCKS;
use crate::sections::snipers::rules::SNIPER_STAYS;
use crate::sections::turn::rules::INITIATIVE;
use crate::sections::victory::rules::{CONTROL, OVER, VICTORY};
use crate::sections::victory::{Facts, measure};

impl Check<'_> {
    /// Everything that makes no sense.
    pub(super) fn sense(&mut self) {
        self.names();
        self.start_of_another_phase();
        for side in Side::BOTH {
            let def = self.scenario.side(side);
            let path = format!("sides.{}", side.index());
            self.unused(def, &path);
            self.exits_at_the_edge(def, &path);
            for (n, counter) in def.counters.iter().enumerate() {
                let path = format!("{path}.counters[{n}]");
                self.sense_of_counter(counter, &path);
            }
            for (n, hero) in def.heroes.iter().enumerate() {
                let path = format!("{path}.heroes[{n}]");
                self.better_when_worse(hero, &path);
                self.hero_of_the_side(def, hero, &path);
            }
        }
        for (n, (place, marker)) in self.scenario.hex_markers.iter().enumerate() {
            if place.storey > 0 && marker.is_smoke() {
                let message =
                    format!("smoke fills the hex with all its storeys: it lies on the ground floor [{SMOKE_BLOCKS}]");
                self.warn(format!("hex_markers[{n}].0"), message, None);
            }
        }
        self.sense_of_conditions();
    }

    fn names(&mut self) {
        let ScenarioDef { title, sides, .. } = self.scenario;
        let mut named = vec![("title".to_owned(), title.as_str())];
        for (path, side) in [("sides.0", &sides.0), ("sides.1", &sides.1)] {
            named.push((format!("{path}.name"), &side.name));
            named.extend(side.zones.iter().enumerate().map(|(n, zone)| (format!("{path}.zones[{n}].id"), &*zone.id)));
            named.extend(
                side.entries.iter().enumerate().map(|(n, entry)| (format!("{path}.entries[{n}].id"), &*entry.id)),
            );
            for (list, counters) in [("counters", &side.counters), ("heroes", &side.heroes)] {
                let own = counters.iter().enumerate().filter_map(|(n, counter)| {
                    counter.name.as_deref().map(|name| (format!("{path}.{list}[{n}].name"), name))
                });
                named.extend(own);
            }
        }
        for (field, _) in named.into_iter().filter(|(_, name)| name.trim().is_empty()) {
            self.warn(field, "this name is empty", None);
        }
        if !sides.0.name.trim().is_empty() && sides.0.name == sides.1.name {
            self.warn("sides.1.name", "both sides have the same name", None);
        }
    }

    /// The phase in which the game starts, if it is not left to the default.
    fn start_of_another_phase(&mut self) {
        let ScenarioDef { start, .. } = self.scenario;
        let sets_up = counters(self.scenario).any(|(_, counter)| counter.zone.is_some());
        let phase = start.phase.unwrap_or(if sets_up { Phase::SetUp } else { Phase::Rally });
        if start.rolled && phase != Phase::Rally {
            let message =
                format!("initiative is rolled for in the Rally Phase only: this says nothing here [{INITIATIVE}]");
            self.warn("start.rolled", message, Some("leave `rolled` out"));
        }
        let mut listed = BTreeSet::new();
        for (n, place) in start.fought.iter().enumerate() {
            let field = format!("start.fought[{n}]");
            let Some(spot) = self.map.spot(*place) else { continue };
            let there = |side: Side| self.stands_at(side, spot);
            let marked = self.known.melees.contains_key(&spot);
            if !listed.insert(spot) {
                self.warn(field, "this Location is listed twice", None);
            } else if phase != Phase::Operations {
                let message = format!(
                    "no melee round has been fought yet in a turn that starts before its Operations Phase [{ONE_ROUND}]"
                );
                self.warn(field, message, None);
            } else if !(marked || there(Side::First) && there(Side::Second)) {
                self.warn(field, format!("no melee goes on in {place} [{ONE_ROUND}]"), None);
            }
        }
    }

    /// True if a counter of the side stands in a Location at the start.
    pub(super) fn stands_at(&self, side: Side, spot: Spot) -> bool {
        self.known.stands.contains(&(side, spot))
    }

    fn unused(&mut self, def: &SideDef, path: &str) {
        let zones: BTreeSet<&String> = def.counters.iter().filter_map(|counter| counter.zone.as_ref()).collect();
        let entries: BTreeSet<&String> = def.counters.iter().filter_map(|counter| counter.entry.as_ref()).collect();
        for (n, zone) in def.zones.iter().enumerate() {
            if !zones.contains(&zone.id) {
                let message = format!("no counter is set up in the zone `{}` [{SET_UP}]", zone.id);
                self.warn(format!("{path}.zones[{n}]"), message, None);
            }
        }
        for (n, entry) in def.entries.iter().enumerate() {
            if !entries.contains(&entry.id) {
                let message = format!("no counter enters with the group `{}` [{ENTRY}]", entry.id);
                self.warn(format!("{path}.entries[{n}]"), message, None);
            }
        }
    }

    fn exits_at_the_edge(&mut self, def: &SideDef, path: &str) {
        let mut listed = BTreeSet::new();
        for (n, name) in def.exits.iter().enumerate() {
            let field = format!("{path}.exits[{n}]");
            let Some(hex) = self.map.hex(*name) else { continue };
            if !listed.insert(hex) {
                self.warn(field, "this hex is listed twice", None);
            } else if self.map.at(hex).neighbours.iter().all(Option::is_some) {
                self.warn(field, format!("{name} is not at the edge of the map [{EXIT}]"), None);
            }
        }
    }

    fn sense_of_counter(&mut self, counter: &CounterDef, path: &str) {
        let Some(def) = self.definition(counter) else { return };
        self.better_when_worse(counter, path);
        if def.is_mmc() && def.front.movement == 0 && counter.values.is_some() {
            let message = format!("units of several men can move: their movement factor is at least 1 [{HEX_BY_HEX}]");
            self.warn(format!("{path}.values.2"), message, None);
        }
        let has = |marker: Marker| counter.markers.contains(&marker);
        let spot = counter.at.and_then(|place| self.map.spot(place));
        let side = if path.starts_with("sides.0") { Side::First } else { Side::Second };
        // Passengers are on the map with their vehicle: they fire and rally there (LNL-16.2-08).
        let waits = self.place_at_start(side, counter).is_none();
        for (n, marker) in counter.markers.iter().enumerate() {
            let whole = def.is_mmc() && !def.may(Trait::Joins);
            // Who comes later may have been wounded before; every other marker tells of something done on the map.
            let (message, rule) = if waits && *marker != Marker::Wounded {
                ("a unit that is not on the map yet has done nothing", OFF_MAP)
            } else {
                match marker {
                    Marker::AssaultMoved | Marker::LowCrawled | Marker::Stealthy if has(Marker::Moved) => {
                        ("a unit makes one kind of move in a turn, and it has `Moved` already", ACTED)
                    }
                    Marker::Moved | Marker::AssaultMoved | Marker::LowCrawled | Marker::Stealthy
                        if def.may(Trait::Snipes) =>
                    {
                        ("a sniper never moves", SNIPER_STAYS)
                    }
                    // A half-squad may have been a squad with the box, and a new hero takes markers over (LNL-11.2-03).
                    Marker::AssaultMoved if whole && !def.may(Trait::AssaultMoves) => {
                        ("this unit has no red box: it makes no Assault Move", ASSAULT)
                    }
                    Marker::Stealthy
                        if ![Trait::MovesByStealth, Trait::Joins, Trait::Appears]
                            .into_iter()
                            .any(|own| def.may(own)) =>
                    {
                        ("this unit has no yellow box: it does not move by Stealth", STEALTH)
                    }
                    Marker::MayWithdraw if !spot.is_some_and(|spot| self.stands_at(side.other(), spot)) => {
                        ("there is no melee that it could withdraw from", WITHDRAWAL)
                    }
                    Marker::RallyTried | Marker::RallyFailed if def.may(Trait::NeverShaken) => {
                        ("heroes are never Shaken and do not rally", HERO_SIDES)
                    }
                    _ => continue,
                }
            };
            self.warn(format!("{path}.markers[{n}]"), format!("{message} [{rule}]"), None);
        }
    }

    /// The Shaken or wounded side of a counter with values of its own.
    fn better_when_worse(&mut self, counter: &CounterDef, path: &str) {
        let Some(def) = self.definition(counter) else { return };
        if counter.morale.is_some() && def.back.morale > def.front.morale {
            let (message, rule) = if def.may(Trait::NeverShaken) {
                ("the wounded side has a better morale than the sound one", WOUNDED_HERO)
            } else {
                ("the Shaken side has a better morale than the one in Good Order", MORALE)
            };
            self.warn(format!("{path}.morale.1"), format!("{message} [{rule}]"), None);
        }
    }

    /// A hero appears only beside a squad or half-squad of his colour.
    fn hero_of_the_side(&mut self, side: &SideDef, hero: &CounterDef, path: &str) {
        let definitions = self.definitions;
        let formation = |counter: &CounterDef| {
            let unit = definitions.unit(&counter.unit)?;
            definitions.formations.get(usize::from(*definitions.formation_of.get(usize::from(unit))?))
        };
        let Some(own) = formation(hero) else { return };
        let nation = definitions.formations.iter().find(|formation| formation.id == side.formation);
        let makes = |counter: &&CounterDef| self.definition(counter).is_some_and(|def| def.may(Trait::BringsHeroes));
        let made = side.counters.iter().filter(makes).filter_map(formation).any(|other| other.colour == own.colour);
        if nation.is_some_and(|nation| nation.nation != own.nation) {
            self.warn(
                format!("{path}.unit"),
                format!("this hero belongs to another nation than the side [{ONE_FORCE}]"),
                None,
            );
        } else if !made {
            let message =
                format!("no squad or half-squad of his colour is there to make him a hero [{HERO_DRAWN}, {ONE_FORCE}]");
            self.warn(format!("{path}.unit"), message, None);
        }
    }

    fn sense_of_conditions(&mut self) {
        let reach = Reach::new(self);
        reach.cut_off(self);
        for (n, objective) in self.scenario.objectives.iter().enumerate() {
            let comes = |side: Side| reach.takes(self, side, objective.hex);
            if self.map.hex(objective.hex).is_some() && !comes(Side::First) && !comes(Side::Second) {
                let message = format!("nobody who could take {} can come there [{CONTROL}]", objective.hex);
                self.warn(format!("objectives[{n}].hex"), message, None);
            }
        }
        for (n, def) in self.scenario.victory.iter().enumerate() {
            let path = format!("victory[{n}].condition");
            self.reachable_hexes(&reach, def.side, &def.condition, &path, 0);
            self.contradictions(&def.condition, &path, 0);
            if !depth_is_sane(&def.condition, 0) || self.is_wrong(&path) {
                continue;
            }
            let holds = measure(&AtStart(self), def.side, &def.condition).holds();
            if holds && def.when == When::AtOnce {
                self.warn(path, format!("this holds when the game begins, and so ends it at once [{OVER}]"), None);
            } else if holds && never_undone(&def.condition) {
                self.warn(path, format!("this holds when the game begins, and whatever happens [{VICTORY}]"), None);
            }
        }
    }

    /// Hexes that the side cannot come to and does not hold.
    fn reachable_hexes(&mut self, reach: &Reach, side: Side, condition: &Condition, path: &str, depth: usize) {
        if depth > victory::DEEPEST {
            return;
        }
        match condition {
            Condition::Control { at_least, of } => {
                let mut never = 0;
                for (n, name) in of.iter().enumerate() {
                    let Some(hex) = self.map.hex(*name) else { continue };
                    let open = !self.prohibited(hex);
                    if open && !reach.takes(self, side, *name) && !AtStart(self).controls(side, *name) {
                        never += 1;
                        let message = format!("nobody of this side who could take {name} can come there [{CONTROL}]");
                        self.warn(format!("{path}.of[{n}]"), message, None);
                    }
                }
                if never > 0 && of.len() - never < usize::from(*at_least) {
                    self.warn(path, "this can never hold: the side cannot come to so many of the hexes", None);
                }
            }
            Condition::ExitedUnits(least) => {
                let out = reach.leaving(side);
                if out < usize::from(*least) && !self.scenario.side(side).exits.is_empty() {
                    let message = format!("this can never hold: only {out} units can come to an exit [{EXIT}]");
                    self.warn(path, message, None);
                }
            }
            Condition::All(inner) | Condition::Any(inner) => {
                for (n, inner) in inner.iter().enumerate() {
                    self.reachable_hexes(reach, side, inner, &format!("{path}[{n}]"), depth + 1);
                }
            }
            Condition::Not(_)
            | Condition::ExitedPoints(_)
            | Condition::LossPoints(_)
            | Condition::Alive(_)
            | Condition::MorePoints(_) => {}
        }
    }

    /// A condition beside its own opposite.
    fn contradictions(&mut self, condition: &Condition, path: &str, depth: usize) {
        let Some((joint, inner)) = condition.joined() else { return };
        if depth > victory::DEEPEST {
            return;
        }
        let negated = inner.iter().any(|part| matches!(part, Condition::Not(_)));
        let beside: BTreeSet<&Condition> = inner.iter().filter(|_| negated).collect();
        for (n, part) in inner.iter().enumerate() {
            let path = format!("{path}[{n}]");
            if let Condition::Not(opposite) = part
                && beside.contains(opposite.as_ref())
            {
                let word = match joint {
                    Joint::Or => "always holds",
                    Joint::And => "can never hold",
                };
                self.warn(&*path, format!("this stands beside its opposite, so that the whole {word}"), None);
            }
            self.contradictions(part, &path, depth + 1);
        }
    }
}

/// True if a condition is not deeper than may be read.
fn depth_is_sane(condition: &Condition, depth: usize) -> bool {
    depth <= victory::DEEPEST
        && match condition {
            Condition::All(inner) | Condition::Any(inner) => inner.iter().all(|inner| depth_is_sane(inner, depth + 1)),
            Condition::Not(inner) => depth_is_sane(inner, depth + 1),
            Condition::Control { .. }
            | Condition::ExitedUnits(_)
            | Condition::ExitedPoints(_)
            | Condition::LossPoints(_)
            | Condition::Alive(_)
            | Condition::MorePoints(_) => true,
        }
}

/// True if a condition that holds once holds for ever: points and those who have left stay.
fn never_undone(condition: &Condition) -> bool {
    match condition {
        Condition::ExitedUnits(_) | Condition::ExitedPoints(_) | Condition::LossPoints(_) => true,
        Condition::All(inner) | Condition::Any(inner) => inner.iter().all(never_undone),
        Condition::Control { .. } | Condition::Alive(_) | Condition::MorePoints(_) | Condition::Not(_) => false,
    }
}

/// What conditions find when the game begins, as far as the file says it.
struct AtStart<'c, 'a>(&'c Check<'a>);

impl Facts for AtStart<'_, '_> {
    fn controls(&self, side: Side, name: HexName) -> bool {
        let Self(check) = self;
        let Some(hex) = check.map.hex(name) else { return false };
        let there = |side: Side| check.known.here(hex).iter().filter(move |(own, _)| *own == side);
        let takes = |side: Side| {
            let taking = |(_, counter): &(Side, &CounterDef)| {
                check.definition(counter).is_some_and(|def| def.may(Trait::TakesControl) && !counter.shaken)
            };
            there(side).any(taking) && there(side.other()).next().is_none()
        };
        takes(side) || (!takes(side.other()) && check.known.holds(side, hex))
    }
    fn exited(&self, _: Side) -> i32 {
        0
    }
    fn points(&self, side: Side) -> (i32, i32) {
        self.0.started(side)
    }
    fn alive(&self, unit: CounterId) -> bool {
        self.0.known.by_id.iter().any(|listed| listed.contains_key(&unit))
    }
}
