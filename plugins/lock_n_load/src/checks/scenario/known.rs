//! What is asked of a scenario again and again, worked out once: a file may say thousands of things, and each is to take its own time
//! only.

use super::*;

/// What is known of a scenario before anything in it is checked.
pub(super) struct Known<'a> {
    units: BTreeMap<&'a str, u16>,
    weapons: BTreeMap<&'a str, u16>,
    /// Weapons that belong to vehicles or teams.
    pub mounted: BTreeSet<&'a str>,
    /// For each side its counters by their ids.
    pub by_id: [BTreeMap<CounterId, usize>; 2],
    /// All who may be in the game, those of the pools and the crews among them.
    pub everybody: BTreeSet<CounterId>,
    /// The Locations in which somebody of a side stands at the start; passengers are aboard.
    pub stands: BTreeSet<(Side, Spot)>,
    /// For each hex the side and the counters that stand in it at the start.
    here: BTreeMap<HexId, Vec<(Side, &'a CounterDef)>>,
    /// How many wrecks and Abandoned vehicles lie in a hex: each takes up a vehicle's room, for both sides (LNL-1.3-B03).
    hulks: BTreeMap<HexId, u8>,
    /// Melee markers, by their Location, with their number in the list.
    pub melees: BTreeMap<Spot, usize>,
    /// Who holds an objective hex at the start.
    holders: BTreeMap<HexId, Option<Side>>,
}

impl<'a> Known<'a> {
    pub(super) fn new(scenario: &'a ScenarioDef, map: &Map, definitions: &'a Definitions) -> Self {
        let units = definitions.units.iter().enumerate().rev();
        let weapons = definitions.weapons.iter().enumerate().rev();
        let mut known = Self {
            units: units.map(|(n, def)| (def.id.as_str(), n as u16)).collect(),
            weapons: weapons.map(|(n, def)| (def.id.as_str(), n as u16)).collect(),
            mounted: definitions.units.iter().flat_map(|def| &def.mounts).map(|mount| mount.weapon.as_str()).collect(),
            by_id: Side::BOTH.map(|side| {
                let counters = scenario.side(side).counters.iter().enumerate().rev();
                counters.map(|(n, counter)| (counter.id, n)).collect()
            }),
            everybody: counters(scenario).map(|(_, counter)| counter.id).collect(),
            stands: BTreeSet::new(),
            here: BTreeMap::new(),
            hulks: BTreeMap::new(),
            melees: BTreeMap::new(),
            holders: BTreeMap::new(),
        };
        for side in Side::BOTH {
            for counter in &scenario.side(side).counters {
                let Some(place) = counter.at else { continue };
                known.stands.extend(map.spot(place).map(|spot| (side, spot)));
                if let Some(hex) = map.hex(place.hex) {
                    known.here.entry(hex).or_default().push((side, counter));
                }
            }
        }
        for (n, (place, marker)) in scenario.hex_markers.iter().enumerate() {
            if let (true, Some(hex)) = (marker.is_hulk(), map.hex(place.hex)) {
                let hulks: &mut u8 = known.hulks.entry(hex).or_default();
                *hulks = hulks.saturating_add(1);
            }
            if let (HexMarker::Melee, Some(spot)) = (marker, map.spot(*place)) {
                known.melees.insert(spot, n);
            }
        }
        let objectives = scenario.objectives.iter().rev();
        known.holders = objectives.filter_map(|objective| Some((map.hex(objective.hex)?, objective.holder))).collect();
        known
    }

    /// The position of a unit's definition.
    pub(super) fn unit(&self, key: &str) -> Option<u16> {
        self.units.get(key).copied()
    }
    /// The position of a weapon's definition.
    pub(super) fn weapon(&self, key: &str) -> Option<u16> {
        self.weapons.get(key).copied()
    }
    /// Who stands in a hex at the start.
    pub(super) fn here(&self, hex: HexId) -> &[(Side, &'a CounterDef)] {
        self.here.get(&hex).map_or(&[], Vec::as_slice)
    }
    /// How many wrecks and Abandoned vehicles lie in a hex at the start.
    pub(super) fn hulks(&self, hex: HexId) -> u8 {
        self.hulks.get(&hex).copied().unwrap_or_default()
    }
    /// Whether a side holds an objective hex when the game begins.
    pub(super) fn holds(&self, side: Side, hex: HexId) -> bool {
        self.holders.get(&hex).copied().flatten() == Some(side)
    }
}

/// What the units of a side come to in victory conditions, heroes that may appear included.
#[derive(Clone, Copy, Default)]
pub(super) struct Force {
    /// How many there are.
    pub units: usize,
    /// How many of them may leave the map: all but snipers (LNL-11.4-01).
    pub leaving: usize,
    /// What all of them are worth.
    pub points: i64,
    /// What those are worth who may leave.
    pub leaving_points: i64,
    /// What the least of all is worth.
    pub least: i64,
}

impl Force {
    pub(super) fn of<'d>(units: impl Iterator<Item = (Defined<'d>, i64)>) -> Self {
        let mut force = Self::default();
        for (unit, worth) in units {
            force.least = if force.units == 0 { worth } else { force.least.min(worth) };
            force.units += 1;
            force.points += worth;
            if !unit.may(Trait::Snipes) {
                force.leaving += 1;
                force.leaving_points += worth;
            }
        }
        force
    }
    /// True if somebody of them never leaves and so keeps the side in the game.
    pub(super) const fn stays(self) -> bool {
        self.leaving < self.units
    }
}
