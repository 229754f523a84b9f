//! What a scenario says of off-board artillery: its missions, what has become of them, and a Spotting Round that lies.

use super::*;
use crate::files::scenario::{MissionsDef, SpottingRoundDef};
use crate::sections::indirect_fire;
use crate::sections::indirect_fire::rules::{
    ARTILLERY_CALLERS, CORRECTION, MISSIONS, NO_SUPPLIES, ONE_MISSION, OWN_FORMATION, ROUND_IN_SIGHT, WELL_SUPPLIED,
};
use crate::sections::set_up::added;
use hex_board::seen;

/// The strongest artillery fires with a third of it.
pub(super) const ARTILLERY_MAX: i8 = 20;
/// The well supplied call no more missions than this.
const FIRED_MAX: u8 = 200;

impl Check<'_> {
    /// Off-board artillery (LNL-18.2-01).
    pub(super) fn artillery(&mut self, side: Side) {
        let def = self.scenario.side(side);
        let mut keys = BTreeSet::new();
        for (n, missions) in def.artillery.iter().enumerate() {
            let MissionsDef { id, name, firepower, formation, .. } = missions;
            let path = |field: &str| format!("sides.{}.artillery[{n}].{field}", side.index());
            let key = !id.is_empty() && id.len() <= 64 && !id.contains(|c: char| c.is_whitespace() || c.is_control());
            self.require(key, || path("id"), "an id is 1 to 64 characters without spaces");
            let twice = !keys.insert(id);
            self.require(!twice, || path("id"), "there is other artillery with this id");
            self.require((0..=ARTILLERY_MAX).contains(firepower), || path("firepower"), "firepower goes from 0 to 20");
            let good = (1..=60).contains(&missions.missions);
            self.require(good, || path("missions"), "artillery fires 1 to 60 missions");
            if name.trim().is_empty() {
                self.warn(path("name"), "this name is empty", None);
            }
            if let Some(key) = formation
                && !self.definitions.formations.iter().any(|known| known.id == *key)
            {
                let definitions = self.definitions;
                let known = definitions.formations.iter().map(|known| &*known.id);
                self.unknown(path("formation"), "formation", key, known);
            }
            self.fired(side, n, missions);
        }
    }

    /// What has been fired of a kind of missions before the start (LNL-18.2-17, LNL-18.3-03).
    fn fired(&mut self, side: Side, n: usize, def: &MissionsDef) {
        let path = |field: &str| format!("sides.{}.artillery[{n}].{field}", side.index());
        if def.fired > def.missions && (def.fired > FIRED_MAX || !self.plays(WELL_SUPPLIED)) {
            self.add(path("fired"), format!("it has {} missions [{MISSIONS}]", def.missions));
        }
        if !def.running {
            return;
        }
        if def.fired == 0 {
            self.hinted(path("running"), "none of its missions has been fired", "fired: 1");
        } else if self.scenario.start.phase != Some(Phase::Operations) {
            self.add(path("running"), "fire for effect lies on the map in the Operations Phase only");
        } else if !self.scenario.hex_markers.iter().any(|(_, marker)| *marker == def.fire()) {
            let hint = format!("hex_markers: [(\"F6\", Ffe(firepower: {}, mortar: false))]", def.firepower);
            self.hinted(path("running"), "its fire for effect lies on no hex", hint);
        }
        let before = &self.scenario.side(side).artillery[..n];
        if before.iter().any(|other| other.running && other.formation == def.formation) {
            let message = format!("two missions called by the same units run at once [{ONE_MISSION}]");
            self.add(path("running"), message);
        }
    }

    /// Which sides get no mission beyond the last any more (LNL-13.91-03).
    pub(super) fn no_more_missions(&mut self) {
        let sides = &self.scenario.start.no_more_missions;
        for (n, side) in sides.iter().enumerate() {
            let field = format!("start.no_more_missions[{n}]");
            let all = &self.scenario.side(*side).artillery;
            let left = all.iter().any(|missions| missions.fired < missions.missions);
            if sides[..n].contains(side) {
                self.add(field, "this side is named twice");
            } else if all.is_empty() {
                self.add(field, "this side has no artillery");
            } else if !self.plays(WELL_SUPPLIED) {
                self.add(field, format!("no side gets more missions than it has here [{WELL_SUPPLIED}]"));
            } else if left {
                let message = format!("more missions are asked for only after the last one [{NO_SUPPLIES}]");
                self.hinted(field, message, "let `fired` of each kind be its `missions`");
            }
        }
    }

    /// A Spotting Round that waits for its correction: it must have come to that by the rules (LNL-18.2-02 to -08).
    pub(super) fn spotting_round(&mut self) {
        let Some(round) = self.scenario.start.spotting_round.as_ref() else { return };
        let start = &self.scenario.start;
        let path = |field: &str| format!("start.spotting_round.{field}");
        let Some((side, caller)) = counters(self.scenario).find(|(_, counter)| counter.id == round.caller) else {
            let known: Vec<String> = counters(self.scenario).map(|(_, counter)| counter.id.to_string()).collect();
            self.unknown(path("caller"), "counter", &round.caller.to_string(), known.iter().map(String::as_str));
            return;
        };
        if start.phase != Some(Phase::Operations) || start.active.or(start.initiative) != Some(side) {
            let message = format!("artillery is called in an impulse of its own side [{ARTILLERY_CALLERS}]");
            self.hinted(path("caller"), message, format!("start: (phase: Operations, active: {side:?}, ..)"));
        }
        self.caller(side, caller);
        self.called_mission(side, caller, round);
        let target = self.spot(|| path("at"), round.at);
        if let (Some(from), Some(target)) = (caller.at.and_then(|at| self.map.spot(at)), target) {
            let added = added(self.scenario, self.map);
            let sees = (0..self.map.at(target.hex).storeys.max(1))
                .any(|storey| seen(self.map, &added, from, Spot { hex: target.hex, storey }).is_open());
            self.require(
                target.storey == 0,
                || path("at"),
                "it lies in the hex with all its storeys: on the ground floor",
            );
            self.require(sees, || path("at"), format_args!("the caller does not see this hex [{ROUND_IN_SIGHT}]"));
        }
    }

    /// Who has called may do so.
    fn caller(&mut self, side: Side, caller: &CounterDef) {
        let Some(def) = self.definition(caller) else { return };
        let message = if !def.may(Trait::CallsFire) {
            "this counter does not call for artillery"
        } else if caller.shaken || caller.markers.iter().any(|marker| indirect_fire::keeps_from_calling(*marker)) {
            "who calls is in Good Order and has done nothing else yet"
        } else {
            match caller.at.and_then(|at| self.map.spot(at)) {
                None => "who calls stands on the map",
                Some(spot) if self.stands_at(side.other(), spot) => "nobody calls among enemies",
                Some(_) => return,
            }
        };
        self.add("start.spotting_round.caller", format!("{message} [{ARTILLERY_CALLERS}]"));
    }

    /// The mission is one that he could call.
    fn called_mission(&mut self, side: Side, caller: &CounterDef, round: &SpottingRoundDef) {
        let field = "start.spotting_round.mission";
        let all = &self.scenario.side(side).artillery;
        let Some(missions) = all.iter().find(|missions| missions.id == round.mission) else {
            self.unknown(field, "artillery", &round.mission, all.iter().map(|missions| missions.id.as_str()));
            return;
        };
        let Some(def) = self.definition(caller) else { return };
        let supplied = def.may(Trait::WellSupplied) && self.plays(WELL_SUPPLIED);
        let none_left = |missions: &MissionsDef| missions.fired >= missions.missions;
        let over = self.scenario.start.no_more_missions.contains(&side) || !all.iter().all(none_left);
        if missions.formation.as_ref().is_some_and(|formation| *formation != def.formation) {
            self.add(field, format!("units of another formation call it [{OWN_FORMATION}]"));
        } else if all.iter().any(|other| other.running && other.formation == missions.formation) {
            self.add(field, format!("the mission before it is not finished [{ONE_MISSION}]"));
        } else if none_left(missions) && (!supplied || over) {
            self.add(field, format!("no mission is left for this Spotting Round [{CORRECTION}]"));
        }
    }
}

#[cfg(test)]
#[path = "artillery_test.rs"]
mod tests;
