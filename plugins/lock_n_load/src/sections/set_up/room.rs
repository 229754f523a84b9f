//! The room that is left in a set-up (LNL-SC-01): for each placing, whether it leaves room for all who are still to be placed.

use super::fit::{Alike, Answer, Group, Sites, answer};
use crate::facts::ground::{Ground, Zones};
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::facts::steps::node;
use crate::files::definition::Definitions;
use crate::sections::stacking;
use crate::sections::stacking::Load;
use hex_board::{HexId, Map, Spot};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::Side;

/// What the units of a side may still take of each Location of the map; none where an enemy stands or nobody can.
pub(crate) struct Room(Vec<Option<Load>>);

impl Room {
    /// The room of each side beside those who stand somewhere.
    pub(crate) fn beside(
        map: &Map,
        definitions: &Definitions,
        hulks: impl Fn(HexId) -> u8,
        standing: &Standing,
    ) -> [Self; 2] {
        Self::left(&limits(map, definitions, hulks), standing)
    }
    fn left(limits: &[Option<Load>], standing: &Standing) -> [Self; 2] {
        let mut room = [Self(limits.to_vec()), Self(limits.to_vec())];
        for (spot, units) in standing {
            room.set(*spot, left(limits[node(*spot)], units));
        }
        room
    }
}

/// Who stands in each Location: sides, and the room that each takes up.
pub(crate) type Standing = BTreeMap<Spot, Vec<(Side, Load)>>;

/// Both sides' room together.
trait BothSides {
    fn at(&self, spot: Spot) -> [Option<Load>; 2];
    fn set(&mut self, spot: Spot, left: [Option<Load>; 2]);
}
impl BothSides for [Room; 2] {
    fn at(&self, spot: Spot) -> [Option<Load>; 2] {
        let at = node(spot);
        [self[0].0[at], self[1].0[at]]
    }
    fn set(&mut self, spot: Spot, left: [Option<Load>; 2]) {
        let at = node(spot);
        [self[0].0[at], self[1].0[at]] = left;
    }
}

/// The most that a side may have in each Location beside the wrecks in its hex (LNL-1.3-B03); none where nobody can enter.
fn limits(map: &Map, definitions: &Definitions, hulks: impl Fn(HexId) -> u8) -> Vec<Option<Load>> {
    let limit = |spot: Spot| {
        let open = !definitions.terrain(map.at(spot.hex).terrain).prohibited;
        let limit = stacking::limit(definitions, map, spot);
        open.then(|| Load { vehicles: limit.vehicles.saturating_sub(hulks(spot.hex)), ..limit })
    };
    map.ids().flat_map(|hex| [0, 1].map(|storey| limit(Spot { hex, storey }))).collect()
}

/// What is left for each side of a Location: nothing beside an enemy, else what friends leave.
fn left(limit: Option<Load>, standing: &[(Side, Load)]) -> [Option<Load>; 2] {
    Side::BOTH.map(|side| {
        let friends = standing.iter().all(|(other, _)| *other == side);
        let load = standing.iter().fold(Load::default(), |load, (_, own)| load.plus(*own));
        limit.filter(|_| friends).and_then(|limit| limit.minus(load))
    })
}

impl Zones {
    pub(crate) fn new<'a>(zones: impl Iterator<Item = &'a [Spot]>) -> Self {
        let pairs = zones.enumerate().flat_map(|(n, spots)| spots.iter().map(move |spot| (node(*spot), n as u16)));
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_unstable();
        Self(pairs)
    }
    fn at(&self, node: usize) -> SmallVec<[u16; 4]> {
        let from = self.0.partition_point(|(at, _)| *at < node);
        self.0[from..].iter().take_while(|(at, _)| *at == node).map(|(_, group)| *group).collect()
    }
    /// The sort that a Location belongs to.
    fn alike(&self, groups: &[Group], node: usize, room: [Option<Load>; 2]) -> Alike {
        let there = self.at(node);
        // Where only one side may be set up, the other's room makes no difference.
        let of = |side: Side| {
            let own = there.iter().any(|n| groups[usize::from(*n)].side == side);
            room[side.index()].filter(|_| own).unwrap_or_default()
        };
        let room = Side::BOTH.map(of);
        (there, room)
    }
    /// All Locations of the zones by their sorts.
    pub(crate) fn sites(&self, groups: &[Group], room: &[Room; 2]) -> Sites {
        let mut sites = Sites::new();
        let mut last = None;
        for (node, _) in &self.0 {
            if last.replace(*node) != Some(*node) {
                let room = [room[0].0[*node], room[1].0[*node]];
                *sites.entry(self.alike(groups, *node, room)).or_default() += 1;
            }
        }
        sites
    }
    /// For each group the first group that it hangs together with, over Locations that both share.
    fn tangles(&self, groups: usize) -> Vec<u16> {
        let mut first: Vec<u16> = (0..groups as u16).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for pair in self.0.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
                let (a, b) = (usize::from(pair[0].1), usize::from(pair[1].1));
                let least = first[a].min(first[b]);
                changed |= first[a] != least || first[b] != least;
                (first[a], first[b]) = (least, least);
            }
        }
        first
    }
}

impl Ground {
    /// Of a map with the wrecks in its hexes and the zone of each unit, with its side.
    pub(crate) fn new<'a>(
        map: &Map,
        definitions: &Definitions,
        hulks: impl Fn(HexId) -> u8,
        units: impl Iterator<Item = (Side, &'a Arc<Vec<Spot>>)>,
    ) -> Self {
        let mut lists: Vec<&Arc<Vec<Spot>>> = Vec::new();
        let (mut group_of, mut side_of) = (Vec::new(), Vec::new());
        for (side, zone) in units {
            let known = lists.iter().position(|known| Arc::ptr_eq(known, zone));
            group_of.push((!zone.is_empty()).then(|| {
                known.unwrap_or_else(|| {
                    lists.push(zone);
                    side_of.push(side);
                    lists.len() - 1
                }) as u16
            }));
        }
        let zones = Zones::new(lists.iter().map(|zone| zone.as_slice()));
        let tangle_of = zones.tangles(lists.len());
        let mut own = vec![Vec::new(); lists.len()];
        for here in zones.0.chunk_by(|a, b| a.0 == b.0) {
            let side = side_of[usize::from(here[0].1)];
            if here.iter().all(|(_, group)| side_of[usize::from(*group)] == side) {
                here.iter().for_each(|(node, group)| own[usize::from(*group)].push(*node));
            }
        }
        Self { zones, limits: limits(map, definitions, hulks), group_of, side_of, tangle_of, own }
    }
}

/// Zones that hang together, with all that is known of them.
struct Tangle {
    /// Only the groups of this tangle have counters here.
    groups: Vec<Group>,
    /// Worked out where it is needed: not while there is much room.
    sites: OnceCell<Sites>,
    /// There is so much room that no single placing can take the last.
    roomy: bool,
}

/// The set-up as it stands: what room is left, and who is still to be set up.
pub(crate) struct Placing<'a> {
    table: Table<'a>,
    ground: &'a Ground,
    standing: Standing,
    room: [Room; 2],
    /// Where each unit stands.
    at: Vec<Option<Spot>>,
    /// Which units are still to be set up.
    waits: Vec<bool>,
    tangles: BTreeMap<u16, Tangle>,
}

impl<'a> Placing<'a> {
    /// Looks at the table.
    pub(crate) fn new(table: &Table<'a>) -> Self {
        let (units, ground) = (&table.units, &table.field.set_up);
        let at: Vec<Option<Spot>> = units.iter().map(|unit| unit.spot()).collect();
        let waits = units.iter().map(|unit| unit.state == UnitState::Off(OffMap::SetUp)).collect();
        let mut standing = Standing::new();
        for (unit, spot) in units.iter().zip(&at).filter_map(|(unit, at)| Some((unit, (*at)?))) {
            standing.entry(spot).or_default().push((unit.side, stacking::room_of(table, unit)));
        }
        let room = Room::left(&ground.limits, &standing);
        let mut placing = Self { table: *table, ground, standing, room, at, waits, tangles: BTreeMap::new() };
        for first in ground.tangle_of.iter().copied().collect::<BTreeSet<u16>>() {
            placing.tangles.insert(first, placing.tangle(first));
        }
        placing
    }

    /// The groups with those of their counters that are still to be set up; groups of other tangles count as empty.
    fn groups(&self, tangle: u16) -> Vec<Group> {
        let Ground { group_of, side_of, tangle_of, .. } = self.ground;
        let mut groups: Vec<Group> = side_of.iter().map(|side| Group::new(*side)).collect();
        for (n, unit) in self.table.units.iter().enumerate() {
            let Some(group) = group_of[n].map(usize::from) else { continue };
            if self.waits[n] && tangle_of[group] == tangle {
                groups[group].add(self.table.class(unit).stacking);
            }
        }
        groups
    }

    fn tangle(&self, first: u16) -> Tangle {
        let groups = self.groups(first);
        let roomy = (0..groups.len()).filter(|n| !groups[*n].is_empty()).all(|n| self.is_roomy(&groups, n));
        Tangle { groups, sites: OnceCell::new(), roomy }
    }

    /// Whether a group's own Locations hold more than all counters of its side: a placing takes room for one counter at most from each
    /// zone, unless it keeps the other side out.
    fn is_roomy(&self, groups: &[Group], n: usize) -> bool {
        let side = groups[n].side;
        let own = groups.iter().filter(|group| group.side == side).map(Group::counters);
        let sum = |sum: (u32, u32, u32), own: (u32, u32, u32)| (sum.0 + own.0, sum.1 + own.1, sum.2 + own.2);
        let (multi, single, vehicles) = own.fold((0, 0, 0), sum);
        let mut room = (0, 0, 0);
        self.ground.own[n].iter().any(|node| {
            let left = self.room[side.index()].0[*node].unwrap_or_default();
            room = sum(room, (u32::from(left.halves / 2), left.men.into(), left.vehicles.into()));
            room.0 > multi && room.1 > single && room.2 > vehicles
        })
    }

    /// The Locations of a tangle by their sorts.
    fn sites(&self, first: u16, groups: &[Group]) -> Sites {
        let mut sites = self.ground.zones.sites(groups, &self.room);
        sites.retain(|(there, _), _| there.iter().any(|n| self.ground.tangle_of[usize::from(*n)] == first));
        sites
    }

    /// Units of the side that are still to be set up, with their positions.
    pub(crate) fn waiting(&self, side: Side) -> impl Iterator<Item = (usize, UnitNow)> {
        let units = self.table.units.iter().enumerate();
        units.filter(move |(n, unit)| self.waits[*n] && unit.side == side)
    }

    /// The Locations of a unit's zone that have room for it beside those who stand there.
    pub(crate) fn with_room(&self, n: usize, unit: UnitNow) -> impl Iterator<Item = Spot> {
        let own = stacking::room_of(&self.table, unit);
        let left = &self.room[unit.side.index()].0;
        let holds = move |spot: &Spot| left[node(*spot)].is_some_and(|left| left.minus(own).is_some());
        self.table.field.zones[n].iter().copied().filter(holds)
    }

    /// Who stands in a Location when a unit has gone to another.
    fn after(&self, n: usize, to: Spot, spot: Spot) -> Vec<(Side, Load)> {
        let unit = self.table.units.at(n);
        let own = (unit.side, stacking::room_of(&self.table, unit));
        let mut there = self.standing.get(&spot).cloned().unwrap_or_default();
        if self.at[n] == Some(spot)
            && let Some(place) = there.iter().position(|other| *other == own)
        {
            there.remove(place);
        }
        if spot == to {
            there.push(own);
        }
        there
    }

    /// The Locations that a placing changes.
    fn changed(&self, n: usize, to: Spot) -> impl Iterator<Item = Spot> + use<> {
        self.at[n].filter(|from| *from != to).into_iter().chain([to])
    }

    /// Whether there is so much room where the unit may stand that each placing of it leaves room for all others.
    pub(crate) fn is_roomy_for(&self, n: usize) -> bool {
        self.group(n).is_none_or(|(_, first)| self.tangles[&first].roomy)
    }

    /// The group of a unit and the first one of its tangle.
    fn group(&self, n: usize) -> Option<(usize, u16)> {
        let group = usize::from(self.ground.group_of[n]?);
        Some((group, self.ground.tangle_of[group]))
    }

    /// Whether a placing for which there is room leaves room for all who are still to be set up, of both sides.
    pub(crate) fn leaves_room(&self, n: usize, to: Spot) -> bool {
        let Some((group, first)) = self.group(n) else { return true };
        let tangle = &self.tangles[&first];
        if tangle.roomy {
            return true;
        }
        let mut sites = tangle.sites.get_or_init(|| self.sites(first, &tangle.groups)).clone();
        let mut groups = tangle.groups.clone();
        if self.waits[n] {
            groups[group].remove(self.table.class(self.table.units.at(n)).stacking);
        }
        let Ground { zones, limits, .. } = self.ground;
        for spot in self.changed(n, to) {
            let after = left(limits[node(spot)], &self.after(n, to, spot));
            if let Some(number) = sites.get_mut(&zones.alike(&groups, node(spot), self.room.at(spot))) {
                *number -= 1;
            }
            *sites.entry(zones.alike(&groups, node(spot), after)).or_default() += 1;
        }
        answer(&groups, &sites) == Answer::Fit
    }

    /// The set-up after a placing.
    pub(crate) fn place(&mut self, n: usize, to: Spot) {
        for spot in self.changed(n, to) {
            let there = self.after(n, to, spot);
            self.room.set(spot, left(self.ground.limits[node(spot)], &there));
            self.standing.insert(spot, there);
        }
        (self.at[n], self.waits[n]) = (Some(to), false);
        if let Some((_, first)) = self.group(n) {
            self.tangles.insert(first, self.tangle(first));
        }
    }
}
