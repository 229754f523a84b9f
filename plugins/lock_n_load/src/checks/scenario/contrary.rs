//! What a start position says of counters and markers and cannot be, or is hardly meant: guns that never move and are to enter, emplaced
//! vehicles that move, missions that nobody calls, wrecks where no vehicle comes, values that mean nothing.

use super::*;
use crate::checks::values;
use crate::files::mobility::MobilityId;
use crate::sections::driving::rules::{EMPLACED_LEAVES, HOLDS_ITS_FIRE};
use crate::sections::indirect_fire::rules::{ARTILLERY_CALLERS, OWN_FORMATION};
use crate::sections::movement::rules::ENTRY;
use crate::sections::stacking::rules::VEHICLES;

impl Check<'_> {
    /// Everything of the kind.
    pub(super) fn contrary(&mut self) {
        for side in Side::BOTH {
            for (list, counters) in
                [("counters", &self.scenario.side(side).counters), ("heroes", &self.scenario.side(side).heroes)]
            {
                for (n, counter) in counters.iter().enumerate() {
                    self.of_counter(counter, &format!("sides.{}.{list}[{n}]", side.index()));
                }
            }
            self.callers(side);
        }
        self.wrecks();
    }

    fn of_counter(&mut self, counter: &CounterDef, path: &str) {
        let Some(def) = self.definition(counter) else { return };
        let stays = def.may(Trait::StaysPut) || def.front.movement == 0;
        if counter.entry.is_some() && stays && !def.may(Trait::Snipes) {
            self.add(format!("{path}.entry"), format!("this unit never moves, and so enters no map [{ENTRY}]"));
        }
        let moved = counter.markers.iter().position(|marker| matches!(marker, Marker::Moved | Marker::AssaultMoved));
        if counter.emplaced
            && let Some(n) = moved
        {
            let message = format!("a vehicle that has moved is no longer Emplaced [{EMPLACED_LEAVES}]");
            self.add(format!("{path}.markers[{n}]"), message);
        }
        if counter.emplaced && counter.keeps_moving {
            let message = format!("an Emplaced vehicle does not keep moving [{EMPLACED_LEAVES}]");
            self.add(format!("{path}.keeps_moving"), message);
        }
        let acted = counter.markers.iter().find(|marker| matches!(marker, Marker::Fired | Marker::OpsComplete));
        if counter.keeps_moving
            && moved.is_none()
            && let Some(acted) = acted
        {
            let message = format!(
                "a vehicle that keeps moving neither fires nor spots before its move: it has {acted:?} and has not moved [{HOLDS_ITS_FIRE}]"
            );
            self.warn(format!("{path}.keeps_moving"), message, None);
        }
        for values::Idle { own, message, .. } in values::idle(def) {
            let given = match own {
                "assault_move" => counter.assault_move.is_some(),
                "stealth" => counter.stealth.is_some(),
                "self_rally" => counter.self_rally.is_some(),
                "melee_bonus" => counter.melee_bonus.is_some(),
                _ => counter.values.is_some(),
            };
            if given {
                self.warn(format!("{path}.{own}"), format!("this means nothing: {message}"), None);
            }
        }
    }

    /// Off-board artillery that nobody of its side calls (LNL-18.2-02, LNL-18.3-02).
    fn callers(&mut self, side: Side) {
        let (def, definitions) = (self.scenario.side(side), self.definitions);
        let all = def.counters.iter().chain(&def.heroes);
        let callers = all.filter(|counter| self.definition(counter).is_some_and(|def| def.may(Trait::CallsFire)));
        let formations: BTreeSet<&str> =
            callers.filter_map(|counter| Some(self.definition(counter)?.def.formation.as_str())).collect();
        for (n, missions) in def.artillery.iter().enumerate() {
            let path = format!("sides.{}.artillery[{n}]", side.index());
            if formations.is_empty() {
                let message = format!("nobody of this side calls for artillery [{ARTILLERY_CALLERS}]");
                self.warn(path, message, Some("a leader calls for it"));
            } else if let Some(own) = &missions.formation
                && !formations.contains(own.as_str())
                && definitions.formations.iter().any(|known| known.id == *own)
            {
                let message = format!("nobody of `{own}` who calls for artillery is on this side [{OWN_FORMATION}]");
                self.warn(format!("{path}.formation"), message, None);
            }
        }
    }

    /// Wrecks and Abandoned vehicles: where vehicles come, and no more than find room.
    fn wrecks(&mut self) {
        let mut lie: BTreeMap<HexId, u8> = BTreeMap::new();
        for (n, (place, marker)) in self.scenario.hex_markers.iter().enumerate() {
            let Some(hex) = self.map.hex(place.hex).filter(|_| marker.is_hulk()) else { continue };
            let terrain = self.map.at(hex).terrain;
            let by = &self.definitions.mobilities;
            let enters = self.map.at(hex).roads != 0
                || by.iter().skip(usize::from(MobilityId::FOOT.0) + 1).any(|column| column.terrain(terrain).is_some());
            let here = lie.entry(hex).or_default();
            *here = here.saturating_add(1);
            let most = self.definitions.tables.stacking_vehicles;
            if *here > most {
                let message =
                    format!("more than {most} vehicles find no room in a hex, nor do their wrecks [{VEHICLES}]");
                self.add(format!("hex_markers[{n}]"), message);
            } else if self.prohibited(hex) {
                self.add(format!("hex_markers[{n}].0"), format!("nobody enters the terrain of {}", place.hex));
            } else if !enters {
                let message =
                    format!("no vehicle comes into the terrain of {}, and so leaves no wreck there", place.hex);
                self.warn(format!("hex_markers[{n}].0"), message, None);
            }
        }
    }
}

#[cfg(test)]
#[path = "contrary_test.rs"]
mod tests;
