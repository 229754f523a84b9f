//! Who can walk where: parts of the map between which nobody finds a way, however long. All units count as men on foot, who find the
//! most ways.

use super::*;
use crate::files::mobility::MobilityId;
use crate::sections::movement;
use crate::sections::spotting::rules::TERRAIN;

/// The part of a hex that nobody enters.
const CLOSED: u32 = u32::MAX;

/// The parts of the map, and in which of them each unit may be.
pub(super) struct Reach {
    /// For each hex its part.
    part: Vec<u32>,
    walkers: Vec<Walker>,
    /// For each side the parts in which it has somebody who takes objective hexes.
    taken: [BTreeSet<u32>; 2],
    /// For each side how many of its units could come to an exit at most, with all heroes that may appear.
    leaving: [usize; 2],
}

/// A unit that walks.
struct Walker {
    side: Side,
    /// The field that says where it begins.
    field: String,
    /// The parts in which it may begin.
    parts: BTreeSet<u32>,
    /// It takes the objective hexes that it comes to.
    takes: bool,
}

impl Reach {
    pub(super) fn new(check: &Check) -> Self {
        let part = parts(check.map, check.definitions);
        let mut reach = Self { part, walkers: Vec::new(), taken: Default::default(), leaving: [0; 2] };
        for side in Side::BOTH {
            let def = check.scenario.side(side);
            for (n, counter) in def.counters.iter().enumerate() {
                let Some(unit) = check.definition(counter) else { continue };
                if unit.may(Trait::Snipes) {
                    continue;
                }
                // A passenger begins where its vehicle does.
                let carrier = counter.aboard.and_then(|seat| check.carrier(side, seat));
                let from = carrier.unwrap_or(counter);
                let at = from.at.and_then(|place| check.map.hex(place.hex)).map(|hex| ("at", vec![hex]));
                let zone = || {
                    let zone = def.zones.iter().find(|zone| Some(&zone.id) == from.zone.as_ref())?;
                    Some(("zone", zone_spots(zone, check.map).iter().map(|spot| spot.hex).collect()))
                };
                let entry = || {
                    let entry = def.entries.iter().find(|entry| Some(&entry.id) == from.entry.as_ref())?;
                    Some(("entry", entry.hexes.iter().filter_map(|name| check.map.hex(*name)).collect::<Vec<_>>()))
                };
                let Some((word, hexes)) = at.or_else(zone).or_else(entry) else { continue };
                let word = if carrier.is_some() { "aboard" } else { word };
                let field = format!("sides.{}.counters[{n}].{word}", side.index());
                let parts = hexes.into_iter().map(|hex| reach.part[hex.index()]).filter(|part| *part != CLOSED);
                let parts = parts.collect();
                reach.walkers.push(Walker { side, field, parts, takes: unit.may(Trait::TakesControl) });
            }
        }
        reach.taken = Side::BOTH.map(|side| {
            let takes = reach.walkers.iter().filter(|walker| walker.side == side && walker.takes);
            takes.flat_map(|walker| walker.parts.iter().copied()).collect()
        });
        reach.leaving = Side::BOTH.map(|side| reach.count_leaving(check, side));
        reach
    }

    fn part_of(&self, check: &Check, name: HexName) -> Option<u32> {
        check.map.hex(name).map(|hex| self.part[hex.index()]).filter(|part| *part != CLOSED)
    }

    /// Whether a side has somebody who could come to a hex and take it.
    pub(super) fn takes(&self, check: &Check, side: Side, name: HexName) -> bool {
        self.part_of(check, name).is_some_and(|part| self.taken[side.index()].contains(&part))
    }

    /// How many units of a side could come to an exit at most, with all heroes that may appear.
    pub(super) fn leaving(&self, side: Side) -> usize {
        self.leaving[side.index()]
    }

    fn count_leaving(&self, check: &Check, side: Side) -> usize {
        let def = check.scenario.side(side);
        let exits: BTreeSet<u32> = def.exits.iter().filter_map(|name| self.part_of(check, *name)).collect();
        let leaves = |walker: &&Walker| walker.side == side && !walker.parts.is_disjoint(&exits);
        let units = self.walkers.iter().filter(leaves).count();
        if units == 0 { 0 } else { units + def.heroes.len() }
    }

    /// Units to whom no enemy finds a way, one of each part of the map.
    pub(super) fn cut_off(&self, check: &mut Check) {
        let mut told: Vec<(Side, &BTreeSet<u32>)> = Vec::new();
        for walker in &self.walkers {
            let mut enemies = self.walkers.iter().filter(|other| other.side != walker.side).peekable();
            let known = walker.parts.is_empty() || told.contains(&(walker.side, &walker.parts));
            if known || enemies.peek().is_none() || enemies.any(|enemy| !enemy.parts.is_disjoint(&walker.parts)) {
                continue;
            }
            told.push((walker.side, &walker.parts));
            let message = format!("no enemy finds a way to the units here, nor they to an enemy [{TERRAIN}]");
            check.warn(walker.field.clone(), message, None);
        }
    }
}

/// For each hex the part of the map that it belongs to.
fn parts(map: &Map, definitions: &Definitions) -> Vec<u32> {
    let by = movement::cost::column(definitions, MobilityId::FOOT);
    let ground = |hex: HexId| Spot { hex, storey: 0 };
    let enters = |from: Option<HexId>, to: HexId| movement::cost::parts(map, by, from.map(ground), ground(to)).is_ok();
    let mut part = vec![CLOSED; map.hexes.len()];
    let mut next = 0;
    for start in map.ids() {
        if part[start.index()] != CLOSED || !enters(None, start) {
            continue;
        }
        part[start.index()] = next;
        let mut open = vec![start];
        while let Some(from) = open.pop() {
            for to in map.at(from).neighbours.into_iter().flatten() {
                if part[to.index()] == CLOSED && enters(Some(from), to) {
                    part[to.index()] = next;
                    open.push(to);
                }
            }
        }
        next += 1;
    }
    part
}
