//! Whether all counters find room in their set-up zones (LNL-SC-01): a question of matching. Locations that are alike are counted
//! together, so that even large zones make a small question; it is answered by flows, and by trying out what flows cannot say.

use crate::sections::stacking::Load;
use smallvec::SmallVec;
use std::collections::{BTreeMap, VecDeque};
use table::Side;

/// How many flows are worked out at most before the question counts as not settled. A tangle that needs more has many zones that
/// overlap each other and are full to the last man.
const EFFORT: u32 = 20_000;

/// The counters of one zone that are still to be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) side: Side,
    /// Squads, which need two halves of one Location.
    squads: u32,
    /// Half-squads and crews.
    halves: u32,
    /// Single men.
    men: u32,
    /// Vehicles.
    vehicles: u32,
}

impl Group {
    pub(crate) const fn new(side: Side) -> Self {
        Self { side, squads: 0, halves: 0, men: 0, vehicles: 0 }
    }
    fn number(&mut self, load: Load) -> &mut u32 {
        match load {
            Load { halves: 2.., .. } => &mut self.squads,
            Load { halves: 1, .. } => &mut self.halves,
            Load { halves: 0, vehicles: 1.., .. } => &mut self.vehicles,
            Load { halves: 0, vehicles: 0, .. } => &mut self.men,
        }
    }
    pub(crate) fn add(&mut self, load: Load) {
        *self.number(load) += 1;
    }
    pub(crate) fn remove(&mut self, load: Load) {
        let number = self.number(load);
        *number = number.saturating_sub(1);
    }
    pub(crate) fn is_empty(&self) -> bool {
        self.squads + self.halves + self.men + self.vehicles == 0
    }
    /// Multi-man counters, single men, and vehicles.
    pub(crate) fn counters(&self) -> (u32, u32, u32) {
        (self.squads + self.halves, self.men, self.vehicles)
    }
}

/// What makes two Locations alike: the groups that may be set up there, by their positions, and the room that is left for each side,
/// none where it may not go.
pub(crate) type Alike = (SmallVec<[u16; 4]>, [Load; 2]);

/// How many Locations there are of each sort.
pub(crate) type Sites = BTreeMap<Alike, u32>;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// All find room together.
    Fit,
    /// They cannot.
    Short,
    /// More effort than is made would be needed to say.
    Unsettled,
}

/// Whether all groups find room together, no Location being used by both sides.
pub(crate) fn answer(groups: &[Group], sites: &Sites) -> Answer {
    let sites: Vec<(&Alike, u32)> = sites.iter().map(|(alike, number)| (alike, *number)).collect();
    let wanted = |side: Side, (groups_there, room): &Alike| {
        let room = room[side.index()];
        room.halves + room.men + room.vehicles > 0
            && groups_there.iter().any(|n| {
                let group = &groups[usize::from(*n)];
                group.side == side && !group.is_empty()
            })
    };
    let mut question = Question { groups, sites: &sites, for_first: Vec::new(), contested: Vec::new(), effort: EFFORT };
    for (n, (alike, number)) in sites.iter().enumerate() {
        let first = wanted(Side::First, alike);
        question.for_first.push(if first { *number } else { 0 });
        if first && wanted(Side::Second, alike) {
            question.contested.push(n);
        }
    }
    question.share(0)
}

struct Question<'a> {
    groups: &'a [Group],
    sites: &'a [(&'a Alike, u32)],
    /// How many Locations of each sort are for the first side.
    for_first: Vec<u32>,
    /// The sorts that both sides want.
    contested: Vec<usize>,
    effort: u32,
}

impl Question<'_> {
    /// Shares out the contested sorts from this one on. Of those not yet shared out both sides count all, which is more than they get.
    fn share(&mut self, next: usize) -> Answer {
        let Some(&sort) = self.contested.get(next) else {
            return match (self.exact(Side::First, next), self.exact(Side::Second, next)) {
                (Answer::Fit, second) => second,
                (first, Answer::Fit) => first,
                (Answer::Short, _) | (_, Answer::Short) => Answer::Short,
                (Answer::Unsettled, Answer::Unsettled) => Answer::Unsettled,
            };
        };
        let all = self.sites[sort].1;
        let mut answer = Answer::Short;
        for number in 0..=all {
            if self.effort == 0 {
                return Answer::Unsettled;
            }
            self.for_first[sort] = number;
            if !self.possible(Side::Second, next + 1) {
                break;
            }
            if self.possible(Side::First, next + 1) {
                match self.share(next + 1) {
                    Answer::Fit => return Answer::Fit,
                    Answer::Unsettled => answer = Answer::Unsettled,
                    Answer::Short => {}
                }
            }
        }
        self.for_first[sort] = all;
        answer
    }

    /// How many Locations of each sort a side has, with those contested sorts shared out that come before `shared`.
    fn own(&self, side: Side, shared: usize) -> Vec<u32> {
        let open = |n: &usize| self.contested[shared.min(self.contested.len())..].contains(n);
        let number = |(n, (_, all)): (usize, &(&Alike, u32))| match side {
            _ if open(&n) => *all,
            Side::First => self.for_first[n],
            Side::Second if self.contested.contains(&n) => all - self.for_first[n],
            Side::Second => *all,
        };
        self.sites.iter().enumerate().map(number).collect()
    }

    /// What must hold at least: single men and vehicles find room, squads by themselves, and all halves if squads could be split.
    fn possible(&mut self, side: Side, shared: usize) -> bool {
        let own = self.own(side, shared);
        let room = |of: fn(Load) -> u32| self.room(side, &own, of);
        let (men, pairs, halves) =
            (room(|load| load.men.into()), room(|load| (load.halves / 2).into()), room(|load| load.halves.into()));
        let vehicles = room(|load| load.vehicles.into());
        self.flow(side, |group| group.men, &men).is_some()
            && self.flow(side, |group| group.vehicles, &vehicles).is_some()
            && self.flow(side, |group| group.squads, &pairs).is_some()
            && self.flow(side, |group| 2 * group.squads + group.halves, &halves).is_some()
    }

    fn room(&self, side: Side, own: &[u32], of: fn(Load) -> u32) -> Vec<u32> {
        self.sites.iter().zip(own).map(|(((_, room), _), number)| number * of(room[side.index()])).collect()
    }

    /// The answer for one side alone, when everything contested is shared out.
    fn exact(&mut self, side: Side, shared: usize) -> Answer {
        if !self.possible(side, shared) {
            return Answer::Short;
        }
        let own = self.own(side, shared);
        let mut squads = self.room(side, &own, |load| (load.halves / 2).into());
        let halves = self.room(side, &own, |load| load.halves.into());
        // Half-squads first, and squads in what they leave: often enough, and never wrong if it fits.
        if let Some(taken) = self.flow(side, |group| group.halves, &halves) {
            let whole = halves.iter().zip(&taken).map(|(room, n)| (room - n) / 2);
            let left: Vec<u32> = whole.zip(&squads).map(|(left, most)| left.min(*most)).collect();
            if self.flow(side, |group| group.squads, &left).is_some() {
                return Answer::Fit;
            }
        }
        self.squads_first(side, &mut squads, &halves, 0)
    }

    /// Squads take what half-squads leave: tries out how many squads each sort takes at most, from `next` on.
    fn squads_first(&mut self, side: Side, most: &mut [u32], halves: &[u32], next: usize) -> Answer {
        if self.effort == 0 {
            return Answer::Unsettled;
        }
        let left = |taken: &[u32]| -> Vec<u32> { halves.iter().zip(taken).map(|(room, n)| room - 2 * n).collect() };
        let Some(taken) = self.flow(side, |group| group.squads, most) else { return Answer::Short };
        if self.flow(side, |group| group.halves, &left(&taken)).is_some() {
            return Answer::Fit;
        }
        // What is not tried out yet is free of squads for the half-squads, which is more than they get.
        let tried: Vec<u32> = most.iter().enumerate().map(|(n, most)| if n < next { *most } else { 0 }).collect();
        if next == most.len() || self.flow(side, |group| group.halves, &left(&tried)).is_none() {
            return Answer::Short;
        }
        let (all, mut answer) = (most[next], Answer::Short);
        for number in 0..=all {
            most[next] = number;
            match self.squads_first(side, most, halves, next + 1) {
                Answer::Fit => return Answer::Fit,
                Answer::Unsettled => answer = Answer::Unsettled,
                Answer::Short => {}
            }
        }
        most[next] = all;
        answer
    }

    /// Sends what each group of the side wants to the sorts where it may go, by augmenting paths; the room that is taken of each sort,
    /// or none if something finds no room.
    fn flow(&mut self, side: Side, wants: impl Fn(&Group) -> u32, room: &[u32]) -> Option<Vec<u32>> {
        self.effort = self.effort.saturating_sub(1);
        let (groups, sorts) = (self.groups.len(), room.len());
        let mut sent = vec![0_u32; groups * sorts];
        let mut spare = room.to_vec();
        for (group, def) in self.groups.iter().enumerate().filter(|(_, def)| def.side == side) {
            let mut open = wants(def);
            while open > 0 {
                let (sort, from) = self.path(group, &spare, &sent)?;
                // Back along the path: from a sort to the group that reached it, from a group to the sort that it gives up.
                let way = |mut sort: usize| {
                    let mut steps = Vec::new();
                    loop {
                        let by = from.sorts[sort];
                        let before = from.groups[by];
                        steps.push((sort, by, before));
                        match before {
                            Some(earlier) => sort = earlier,
                            None => return steps,
                        }
                    }
                };
                let steps = way(sort);
                let given = steps.iter().filter_map(|(_, by, before)| Some(sent[by * sorts + (*before)?])).min();
                let amount = open.min(spare[sort]).min(given.unwrap_or(u32::MAX));
                spare[sort] -= amount;
                open -= amount;
                for (sort, by, before) in steps {
                    sent[by * sorts + sort] += amount;
                    if let Some(before) = before {
                        sent[by * sorts + before] -= amount;
                    }
                }
            }
        }
        Some(room.iter().zip(spare).map(|(room, spare)| room - spare).collect())
    }

    /// A shortest way from a group to a sort with room: directly, or over sorts whose guests may go elsewhere.
    fn path(&self, group: usize, spare: &[u32], sent: &[u32]) -> Option<(usize, Way)> {
        const NOBODY: usize = usize::MAX;
        let sorts = spare.len();
        let mut way = Way { sorts: vec![NOBODY; sorts], groups: vec![None; self.groups.len()] };
        let mut seen = vec![false; self.groups.len()];
        seen[group] = true;
        let mut open = VecDeque::from([group]);
        while let Some(by) = open.pop_front() {
            for (sort, ((there, _), _)) in self.sites.iter().enumerate() {
                if way.sorts[sort] != NOBODY || !there.iter().any(|n| usize::from(*n) == by) {
                    continue;
                }
                way.sorts[sort] = by;
                if spare[sort] > 0 {
                    return Some((sort, way));
                }
                for guest in (0..self.groups.len()).filter(|guest| sent[guest * sorts + sort] > 0) {
                    if !seen[guest] {
                        seen[guest] = true;
                        way.groups[guest] = Some(sort);
                        open.push_back(guest);
                    }
                }
            }
        }
        None
    }
}

/// How a path was found.
struct Way {
    /// For each sort the group that reached it.
    sorts: Vec<usize>,
    /// For each group the sort that it may give up; none for the group that the path begins with.
    groups: Vec<Option<usize>>,
}

#[cfg(test)]
#[path = "fit_test.rs"]
mod tests;
