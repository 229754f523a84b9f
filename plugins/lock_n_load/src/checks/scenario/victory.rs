//! Objectives and victory conditions.

use super::*;
use crate::files::scenario::{Condition, When};
use crate::sections::victory::rules::NOBODY_LEFT;

/// Conditions inside of each other; no scenario needs more, and reading them must end.
pub(super) const DEEPEST: usize = 16;

impl<'a> Check<'a> {
    pub(super) fn objectives(&mut self) {
        let mut seen = BTreeSet::new();
        for (n, objective) in self.scenario.objectives.iter().enumerate() {
            if let Some(hex) = self.open_hex(|| format!("objectives[{n}].hex"), objective.hex) {
                self.require(seen.insert(hex), || format!("objectives[{n}].hex"), "this hex is listed twice");
            }
        }
    }

    pub(super) fn victory(&mut self) {
        for (n, def) in self.scenario.victory.iter().enumerate() {
            let path = format!("victory[{n}]");
            if let When::EndOfTurn(turn) | When::EndOfAnyTurnFrom(turn) = def.when {
                let last = self.scenario.turns;
                if turn == 0 || turn > last {
                    self.add(format!("{path}.when"), format!("there is no turn {turn}: the last one is {last}"));
                } else if turn < self.scenario.start.turn && matches!(def.when, When::EndOfTurn(_)) {
                    self.add(format!("{path}.when"), format!("turn {turn} is over when the game starts"));
                }
            }
            self.condition(def.side, &def.condition, &format!("{path}.condition"), 0);
            let in_time = def.when == When::AtOnce || !self.scenario.side(def.side).loses_when_gone;
            if !in_time && self.needs_everybody_gone(def.side, &def.condition, 0) {
                let message = format!(
                    "when the last of its units has left the map, the side has lost at once, before this is read ({NOBODY_LEFT})"
                );
                let hint = "`when: AtOnce` for this condition, or `loses_when_gone: false` for the side";
                self.warn(format!("{path}.when"), message, Some(hint));
            }
        }
    }

    /// True if the condition holds only when no unit of the side is left on the map or to come.
    fn needs_everybody_gone(&self, side: Side, condition: &Condition, depth: usize) -> bool {
        // A sniper never leaves (LNL-11.4-01): he keeps his side in the game.
        let force = self.forces[side.index()];
        if depth > DEEPEST || force.stays() {
            return false;
        }
        let deeper = |inner: &Condition| self.needs_everybody_gone(side, inner, depth + 1);
        match condition {
            Condition::ExitedUnits(least) => usize::from(*least) == force.units,
            Condition::ExitedPoints(least) => {
                let most = force.leaving_points + i64::from(self.started(side).1);
                force.least > 0 && (most - force.least < i64::from(*least)) && i64::from(*least) <= most
            }
            Condition::All(inner) => inner.iter().any(deeper),
            Condition::Any(inner) => !inner.is_empty() && inner.iter().all(deeper),
            Condition::Control { .. }
            | Condition::LossPoints(_)
            | Condition::MorePoints(_)
            | Condition::Alive(_)
            | Condition::Not(_) => false,
        }
    }

    fn condition(&mut self, side: Side, condition: &Condition, path: &str, depth: usize) {
        if depth > DEEPEST {
            self.add(path, "conditions stand too deep inside of each other");
            return;
        }
        match condition {
            Condition::Control { at_least, of } => {
                let mut hexes = BTreeSet::new();
                for (n, name) in of.iter().enumerate() {
                    if let Some(hex) = self.open_hex(|| format!("{path}.of[{n}]"), *name) {
                        self.require(hexes.insert(hex), || format!("{path}.of[{n}]"), "this hex is listed twice");
                    }
                }
                let possible = (1..=of.len()).contains(&usize::from(*at_least));
                self.require(possible, || format!("{path}.at_least"), "this goes from 1 to the number of hexes listed");
            }
            Condition::ExitedUnits(least) => {
                let units = self.forces[side.index()].leaving;
                self.exits(side, path);
                self.reachable(i64::from(*least), units as i64, path, "units");
            }
            Condition::ExitedPoints(least) => {
                let points = self.forces[side.index()].leaving_points + i64::from(self.started(side).1);
                self.exits(side, path);
                self.reachable(i64::from(*least), points, path, "points");
            }
            Condition::LossPoints(least) => {
                let points = self.forces[side.other().index()].points + i64::from(self.started(side).0);
                self.reachable(i64::from(*least), points, path, "points");
            }
            Condition::MorePoints(least) => {
                let (losses, exits) = self.started(side);
                let own = if self.scenario.side(side).exits.is_empty() {
                    0
                } else {
                    self.forces[side.index()].leaving_points
                };
                let points = own + self.forces[side.other().index()].points + i64::from(losses) + i64::from(exits);
                self.reachable(i64::from(*least), points, path, "points");
            }
            Condition::Alive(id) => {
                if !self.known.everybody.contains(id) {
                    self.add(path, format!("there is no unit `{id}`"));
                }
            }
            Condition::All(inner) | Condition::Any(inner) => {
                self.require(!inner.is_empty(), || path.to_owned(), "this list of conditions is empty");
                for (n, condition) in inner.iter().enumerate() {
                    self.condition(side, condition, &format!("{path}[{n}]"), depth + 1);
                }
            }
            Condition::Not(inner) => self.condition(side, inner, path, depth + 1),
        }
    }

    fn exits(&mut self, side: Side, path: &str) {
        let none = self.scenario.side(side).exits.is_empty();
        self.require(!none, || path.to_owned(), "this side has no `exits` to leave the map by");
    }

    fn reachable(&mut self, least: i64, most: i64, path: &str, what: &str) {
        if least == 0 {
            self.add(path, "0 is reached before the game begins");
        } else if least > most {
            self.add(path, format!("there are only {most} {what} to be had"));
        }
    }

    /// Points for losses and exits at the start.
    pub(super) fn started(&self, side: Side) -> (i32, i32) {
        let start = &self.scenario.start;
        match side {
            Side::First => (start.loss_points.0, start.exit_points.0),
            Side::Second => (start.loss_points.1, start.exit_points.1),
        }
    }

    /// What all units of a side come to, heroes that may appear included.
    pub(super) fn force(&self, side: Side) -> Force {
        let (def, points) = (self.scenario.side(side), &self.definitions.tables.points);
        let units = def.counters.iter().chain(&def.heroes).filter_map(|counter| self.definition(counter));
        Force::of(units.map(|unit| (unit, i64::from(crate::sections::victory::value(points, unit.class.points)))))
    }
}
