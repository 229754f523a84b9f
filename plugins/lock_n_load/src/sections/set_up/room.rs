//! The room that is left in a set-up (LNL-SC-01): for each placing, whether it leaves room for all who are still to be placed.

use super::fit::{Alike, Answer, Group, Sites, answer};
use crate::definition::Definitions;
use crate::sections::movement::cost::node;
use crate::sections::stacking;
use crate::sections::stacking::Load;
use crate::situation::OffMap;
use crate::situation::{Table, UnitNow, UnitState};
use hex_board::{Map, Spot};
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::Side;

/// What the units of a side may still take of each Location of the map; none where an enemy stands or nobody can.
pub(crate) struct Room(Vec<Option<Load>>);

impl Room {
    /// The room of each side beside those who stand somewhere.
    pub(crate) fn beside(map: &Map, definitions: &Definitions, standing: &Standing) -> [Self; 2] {
        let mut empty = Vec::with_capacity(2 * map.hexes.len());
        for hex in map.ids() {
            empty.extend([0, 1].map(|storey| limit(map, definitions, Spot { hex, storey })));
        }
        let mut room = [Self(empty.clone()), Self(empty)];
        for (spot, units) in standing {
            room.set(*spot, left(limit(map, definitions, *spot), units));
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

/// The most that a side may have in a Location; none where nobody can enter.
fn limit(map: &Map, definitions: &Definitions, spot: Spot) -> Option<Load> {
    let open = !definitions.terrain(map.at(spot.hex).terrain).prohibited;
    open.then(|| stacking::limit(definitions, map, spot))
}

/// What is left for each side of a Location: nothing beside an enemy, else what friends leave.
fn left(limit: Option<Load>, standing: &[(Side, Load)]) -> [Option<Load>; 2] {
    Side::BOTH.map(|side| {
        let friends = standing.iter().all(|(other, _)| *other == side);
        let load = standing.iter().fold(Load::default(), |load, (_, own)| load.plus(*own));
        limit.filter(|_| friends).and_then(|limit| limit.minus(load))
    })
}

/// Which groups may be set up where: pairs of a Location's number and a group's position, sorted.
pub(crate) struct Zones(Vec<(usize, u16)>);

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

/// Zones that hang together, with all that is known of them.
struct Tangle {
    /// Only the groups of this tangle have counters here.
    groups: Vec<Group>,
    sites: Sites,
    /// There is so much room that no single placing can take the last.
    roomy: bool,
}

/// The set-up as it stands: what room is left, and who is still to be set up.
pub(crate) struct Placing<'a> {
    table: Table<'a>,
    standing: Standing,
    room: [Room; 2],
    /// Where each unit stands.
    at: Vec<Option<Spot>>,
    /// Which units are still to be set up.
    waits: Vec<bool>,
    zones: Zones,
    /// For each unit the position of its group.
    group_of: Vec<Option<u16>>,
    /// For each group the first one of its tangle.
    tangle_of: Vec<u16>,
    tangles: BTreeMap<u16, Tangle>,
}

impl<'a> Placing<'a> {
    /// Looks at the table.
    pub(crate) fn new(table: &Table<'a>) -> Self {
        let units = &table.units;
        let at: Vec<Option<Spot>> = units.iter().map(|unit| unit.spot()).collect();
        let waits = units.iter().map(|unit| unit.state == UnitState::Off(OffMap::SetUp)).collect();
        let mut standing = Standing::new();
        for (unit, spot) in units.iter().zip(&at).filter_map(|(unit, at)| Some((unit, (*at)?))) {
            standing.entry(spot).or_default().push((unit.side, table.class(unit).stacking));
        }
        let mut zones: Vec<&Arc<Vec<Spot>>> = Vec::new();
        let mut group_of = Vec::with_capacity(units.len());
        for zone in &table.field.zones {
            let known = zones.iter().position(|known| Arc::ptr_eq(known, zone));
            group_of.push((!zone.is_empty()).then(|| {
                known.unwrap_or_else(|| {
                    zones.push(zone);
                    zones.len() - 1
                }) as u16
            }));
        }
        let groups = zones.len();
        let zones = Zones::new(zones.into_iter().map(|zone| zone.as_slice()));
        let tangle_of = zones.tangles(groups);
        let room = Room::beside(&table.field.map, &table.field.definitions, &standing);
        let tangles = BTreeMap::new();
        let mut placing = Self { table: *table, standing, room, at, waits, zones, group_of, tangle_of, tangles };
        for first in placing.tangle_of.iter().copied().collect::<BTreeSet<u16>>() {
            placing.tangles.insert(first, placing.tangle(first));
        }
        placing
    }

    /// The groups with those of their counters that are still to be set up; groups of other tangles count as empty.
    fn groups(&self, tangle: u16) -> Vec<Group> {
        let mut groups = vec![Group::new(Side::First); self.tangle_of.len()];
        for (n, unit) in self.table.units.iter().enumerate() {
            let Some(group) = self.group_of[n].map(usize::from) else { continue };
            groups[group].side = unit.side;
            if self.waits[n] && self.tangle_of[group] == tangle {
                groups[group].add(self.table.class(unit).stacking);
            }
        }
        groups
    }

    fn tangle(&self, first: u16) -> Tangle {
        let groups = self.groups(first);
        let mut sites = self.zones.sites(&groups, &self.room);
        sites.retain(|(there, _), _| there.iter().any(|n| self.tangle_of[usize::from(*n)] == first));
        let counters = |side: Side| {
            let own = groups.iter().filter(|group| group.side == side).map(Group::counters);
            own.fold((0, 0), |sum, (multi, single)| (sum.0 + multi, sum.1 + single))
        };
        // A placing takes room for one counter at most from each zone, unless it keeps the other side out.
        let roomy = (0..groups.len()).filter(|n| !groups[*n].is_empty()).all(|n| {
            let side = groups[n].side;
            let own = sites.iter().filter(|((there, _), _)| {
                there.contains(&(n as u16)) && there.iter().all(|m| groups[usize::from(*m)].side == side)
            });
            let (pairs, men) = own.fold((0, 0), |sum, ((_, room), number)| {
                let Load { halves, men } = room[side.index()];
                (sum.0 + number * u32::from(halves / 2), sum.1 + number * u32::from(men))
            });
            let (multi, single) = counters(side);
            pairs > multi && men > single
        });
        Tangle { groups, sites, roomy }
    }

    /// Units of the side that are still to be set up, with their positions.
    pub(crate) fn waiting(&self, side: Side) -> impl Iterator<Item = (usize, UnitNow)> {
        let units = self.table.units.iter().enumerate();
        units.filter(move |(n, unit)| self.waits[*n] && unit.side == side)
    }

    /// Whether a Location has room for a unit beside those who stand there.
    pub(crate) fn holds(&self, unit: UnitNow, spot: Spot) -> bool {
        self.room.at(spot)[unit.side.index()].is_some_and(|left| left.minus(self.table.class(unit).stacking).is_some())
    }

    /// Who stands in a Location when a unit has gone to another.
    fn after(&self, n: usize, to: Spot, spot: Spot) -> Vec<(Side, Load)> {
        let unit = self.table.units.at(n);
        let own = (unit.side, self.table.class(unit).stacking);
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

    /// Whether a placing for which there is room leaves room for all who are still to be set up, of both sides.
    pub(crate) fn leaves_room(&self, n: usize, to: Spot) -> bool {
        let Some(group) = self.group_of[n].map(usize::from) else { return true };
        let tangle = &self.tangles[&self.tangle_of[group]];
        if tangle.roomy {
            return true;
        }
        let (mut groups, mut sites) = (tangle.groups.clone(), tangle.sites.clone());
        if self.waits[n] {
            groups[group].remove(self.table.class(self.table.units.at(n)).stacking);
        }
        let Table { field, .. } = self.table;
        for spot in self.changed(n, to) {
            let limit = limit(&field.map, &field.definitions, spot);
            let after = left(limit, &self.after(n, to, spot));
            if let Some(number) = sites.get_mut(&self.zones.alike(&groups, node(spot), self.room.at(spot))) {
                *number -= 1;
            }
            *sites.entry(self.zones.alike(&groups, node(spot), after)).or_default() += 1;
        }
        answer(&groups, &sites) == Answer::Fit
    }

    /// The set-up after a placing.
    pub(crate) fn place(&mut self, n: usize, to: Spot) {
        let field = self.table.field;
        for spot in self.changed(n, to) {
            let there = self.after(n, to, spot);
            self.room.set(spot, left(limit(&field.map, &field.definitions, spot), &there));
            self.standing.insert(spot, there);
        }
        (self.at[n], self.waits[n]) = (Some(to), false);
        if let Some(group) = self.group_of[n] {
            let first = self.tangle_of[usize::from(group)];
            self.tangles.insert(first, self.tangle(first));
        }
    }
}
