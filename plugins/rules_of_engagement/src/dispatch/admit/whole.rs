//! A whole position from outside: a snapshot with its flow.

use super::{Fits, Outside, STACK_MAX, TURNS_MAX, fits, list};
use crate::facts::battle::Battle;
use crate::facts::flow::Flow;
use crate::facts::snapshot::Snapshot;
use table::CounterId;

impl Outside<'_> {
    /// Each unit and figure of the game in its order, with facts that occur, and a battle and a flow that name what is there.
    pub(super) fn snapshot(&self, snapshot: &Snapshot) -> Fits {
        // All fields are named here, so that a new one is not forgotten; and in the next ones.
        let Snapshot { units, figures, battle, flow } = snapshot;
        let named: Vec<CounterId> = units.iter().map(|(id, _)| *id).collect();
        fits(named == self.units.id, || "the snapshot does not have the units of this battle".into())?;
        let named: Vec<CounterId> = figures.iter().map(|(id, _)| *id).collect();
        fits(named == self.figures.id, || "the snapshot does not have the figures of this battle".into())?;
        for (id, facts) in units {
            list(facts)?;
            facts.iter().try_for_each(|is| self.unit_is(*id, *is))?;
        }
        for (id, facts) in figures {
            list(facts)?;
            facts.iter().try_for_each(|is| self.is(*id, *is))?;
        }
        let Battle { buildings } = battle;
        list(buildings)?;
        buildings.iter().try_for_each(|building| self.building(building))?;
        let ordered = buildings.windows(2).all(|two| two[0].piece < two[1].piece);
        fits(ordered, || "the buildings are not in the order of the pieces".into())?;
        self.flow_stands(flow)
    }
    fn flow_stands(&self, flow: &Flow) -> Fits {
        let Flow { turn, active: _, phase: _, placing: _, ended: _, stack, outcome: _ } = flow;
        fits(*turn <= TURNS_MAX, || format!("no battle has a turn {turn}"))?;
        fits(stack.len() <= STACK_MAX, || "more is going on at once than in any battle".into())?;
        stack.iter().try_for_each(|frame| self.frame(frame))
    }
}
