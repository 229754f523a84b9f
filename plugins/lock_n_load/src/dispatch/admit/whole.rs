//! A whole position from outside: a snapshot with its flow.

use super::{Fits, HEX_MARKERS_MAX, Outside, POINTS_MAX, STACK_MAX, fits, list};
use crate::facts::flow::Flow;
use crate::facts::frames::Turn;
use crate::facts::snapshot::{PlaceKept, Snapshot, UnitKept, WeaponKept};
use crate::files::phase::Phase;
use table::CounterId;

impl Outside<'_> {
    /// Each counter of the scenario in its order, where there is room for it, and a flow in which all is known.
    pub(super) fn snapshot(&self, snapshot: &Snapshot) -> Fits {
        let Snapshot { flow, units, weapons, hex_markers } = snapshot;
        let same = |kept: Vec<CounterId>, ids: &[CounterId]| {
            fits(kept == ids, || "the snapshot does not have the counters of this battle".into())
        };
        same(units.iter().map(|unit| unit.id).collect(), &self.field.unit_ids)?;
        same(weapons.iter().map(|weapon| weapon.id).collect(), &self.field.weapon_ids)?;
        for (unit, now) in units.iter().zip(self.units.iter()) {
            let UnitKept { id, unit: definition, place, shaken: _, markers, facts } = unit;
            let becomes = self.definition(definition)?;
            fits(becomes.kind == now.kind || (becomes.is_mmc() && now.is_mmc()), || {
                format!("`{id}` cannot become `{definition}`")
            })?;
            list(markers)?;
            list(facts)?;
            facts.iter().try_for_each(|fact| fact.admit(self.field))?;
            match place {
                PlaceKept::At(at) => self.place(*at)?,
                PlaceKept::OffMap(_) => {}
            }
        }
        for weapon in weapons {
            let WeaponKept { id, carried_by, at, set_up: _, gone, facts } = weapon;
            carried_by.map_or(Ok(()), |owner| self.known_unit(owner).map(drop))?;
            self.places(at.as_slice())?;
            list(facts)?;
            facts.iter().try_for_each(|fact| fact.admit(self.field))?;
            let places = [carried_by.is_some(), at.is_some(), *gone].into_iter().filter(|is| *is).count();
            fits(places == 1, || format!("the weapon `{id}` is in {places} places"))?;
        }
        fits(hex_markers.len() <= HEX_MARKERS_MAX + 4 * units.len(), || "more markers than in any battle".into())?;
        for (n, (at, marker)) in hex_markers.iter().enumerate() {
            self.place(*at)?;
            let twice = hex_markers[..n].contains(&(*at, *marker)) && !marker.is_hulk();
            fits(!twice, || format!("{at} has this marker twice"))?;
        }
        self.flow_is(&flow.flow())
    }

    fn flow_is(&self, flow: &Flow) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Flow { turn, stack, question, control, loss_points, exit_points, outcome } = flow;
        let Turn { number, phase, initiative: _, rolled: _, fought, missions, given: _, came, left } = turn;
        let turns = u8::from(*phase != Phase::SetUp)..=self.field.scenario.turns;
        fits(turns.contains(number), || format!("the {phase:?} Phase of turn {number} is not in this battle"))?;
        fits(stack.len() <= STACK_MAX, || "more is going on at once than in any battle".into())?;
        stack.iter().try_for_each(|frame| self.frame(frame))?;
        question.as_ref().map_or(Ok(()), |question| self.question(question))?;
        self.places(fought)?;
        self.known_units(came)?;
        self.known_units(left)?;
        self.missions(missions)?;
        fits(control.len() == self.field.objectives.len(), || "an objective has no entry".into())?;
        let points = loss_points.iter().chain(exit_points);
        points.copied().try_for_each(|points| {
            fits((-POINTS_MAX..=POINTS_MAX).contains(&points), || format!("no side has {points} points"))
        })?;
        outcome.as_ref().map_or(Ok(()), |outcome| self.outcome(outcome))
    }
}
