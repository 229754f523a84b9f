//! Whether all counters find room in their set-up zones (LNL-SC-01): those of one zone, those of zones that overlap, and those of both
//! sides, beside all who stand there from the start.

use super::*;
use crate::facts::ground::Zones;
use crate::sections::driving;
use crate::sections::set_up::fit::{Answer, Group, answer};
use crate::sections::set_up::room::{Room, Standing};
use crate::sections::set_up::rules::SET_UP;
use std::sync::Arc;

/// A zone of the scenario, as far as it is open to some of the counters that are set up in it.
struct Zone<'a> {
    side: Side,
    /// Its position among those of its side.
    number: usize,
    key: &'a str,
    path: String,
    spots: Arc<Vec<Spot>>,
}

impl<'a> Check<'a> {
    /// A vehicle or a gun has a Location in its zone where it may stand (LNL-15.1-07, LNL-1.6.3-03).
    fn may_stand(&mut self, side: Side, counter: &CounterDef) {
        let zones = &self.scenario.side(side).zones;
        let Some(n) = zones.iter().position(|zone| Some(&zone.id) == counter.zone.as_ref()) else { return };
        let (Some(unit), path) = (self.definitions.unit(&counter.unit), format!("sides.{}.zones[{n}]", side.index()))
        else {
            return;
        };
        let (def, mobility) = (self.definitions.defined(unit).def, self.definitions.mobility_of[usize::from(unit)]);
        let stands = |spot: Spot| driving::may_stand(self.definitions, self.map, def, mobility, spot);
        let first = zone_spots(&zones[n], self.map).first().map(|spot| stands(*spot));
        if let Some(Err(refusal)) = first
            && !self.is_wrong(&path)
        {
            self.add(path, format!("nowhere in it may `{}` stand: {refusal}", counter.id));
        }
    }

    /// Every group of zones that has too little room.
    pub(super) fn set_up_room(&mut self) {
        let lists = set_up::zones(self.scenario, self.map, self.definitions);
        let zones = self.good_zones(&lists);
        let mut standing = Standing::new();
        let mut groups: Vec<Group> = zones.iter().map(|zone| Group::new(zone.side)).collect();
        for ((side, counter), list) in counters(self.scenario).zip(&lists) {
            let Some(load) = self.definition(counter).map(|def| def.class.stacking) else { continue };
            if list.is_empty() {
                self.may_stand(side, counter);
            }
            if let Some(spot) = counter.at.and_then(|place| self.map.spot(place)) {
                standing.entry(spot).or_default().push((side, load));
            } else if let Some(n) = zones.iter().position(|zone| Arc::ptr_eq(&zone.spots, list)) {
                groups[n].add(load);
            }
        }
        let room = Room::beside(self.map, self.definitions, |hex| self.known.hulks(hex), &standing);
        let sites = Zones::new(zones.iter().map(|zone| zone.spots.as_slice())).sites(&groups, &room);
        loop {
            match answer(&groups, &sites) {
                Answer::Fit => return,
                Answer::Unsettled => {
                    let message =
                        format!("it cannot be told whether all counters find room in their set-up zones [{SET_UP}]");
                    self.hinted("sides", message, "draw zones that are larger or do not overlap");
                    return;
                }
                Answer::Short => {}
            }
            // The fewest zones that have too little room: all without which the others still have too little are left out.
            let mut short: Vec<usize> = (0..zones.len()).filter(|n| !groups[*n].is_empty()).collect();
            let mut n = 0;
            while n < short.len() {
                let mut fewer = groups.clone();
                for (m, group) in fewer.iter_mut().enumerate() {
                    if m == short[n] || !short.contains(&m) {
                        *group = Group::new(group.side);
                    }
                }
                if answer(&fewer, &sites) == Answer::Short {
                    short.remove(n);
                } else {
                    n += 1;
                }
            }
            let zones: Vec<&Zone> = short.iter().map(|n| &zones[*n]).collect();
            self.short_of_room(&zones, &standing);
            for n in short {
                groups[n] = Group::new(groups[n].side);
            }
        }
    }

    /// The zones in which no other mistake has been found, as the lists of their counters have them.
    fn good_zones(&self, lists: &[Arc<Vec<Spot>>]) -> Vec<Zone<'a>> {
        let mut zones: Vec<Zone<'a>> = Vec::new();
        for ((side, counter), list) in counters(self.scenario).zip(lists) {
            let def = &self.scenario.side(side).zones;
            let Some(n) = def.iter().position(|zone| Some(&zone.id) == counter.zone.as_ref()) else { continue };
            let path = format!("sides.{}.zones[{n}]", side.index());
            let known = list.is_empty() || zones.iter().any(|other| Arc::ptr_eq(&other.spots, list));
            if !known && !self.is_wrong(&path) {
                zones.push(Zone { side, number: n, key: &def[n].id, path, spots: list.clone() });
            }
        }
        zones.sort_by_key(|zone| (zone.side, zone.number));
        zones
    }

    fn short_of_room(&mut self, zones: &[&Zone], standing: &Standing) {
        let Some(last) = zones.last() else { return };
        let mut keys: Vec<String> = zones.iter().map(|zone| format!("`{}`", zone.key)).collect();
        keys.dedup();
        let one = keys.len() == 1;
        let keys = keys.join(" and ");
        let message = if one {
            format!("there is no room in this zone for all counters that are set up in it [{SET_UP}]")
        } else if zones.iter().all(|zone| zone.side == last.side) {
            format!("the zones {keys} have no room together for all counters that are set up in them [{SET_UP}]")
        } else {
            format!("the zones of both sides collide: {keys} have no room together for all their counters [{SET_UP}]")
        };
        let enemy = |spot: &Spot, side: Side| {
            standing.get(spot).is_some_and(|units| units.iter().any(|(other, _)| *other != side))
        };
        let taken = zones.iter().any(|zone| zone.spots.iter().any(|spot| enemy(spot, zone.side)));
        let hint = taken.then(|| "nobody is set up where an enemy stands from the start".to_owned());
        let path = last.path.clone();
        self.tell(path, message, hint, false);
    }
}
