//! A whole position from outside: a snapshot with its flow.

use super::{Fits, Outside, STACK_MAX, fits, list, outcome_is};
use crate::facts::battle::{Battle, LYING_MAX, Support};
use crate::facts::flow::{Flow, Phase};
use crate::facts::snapshot::Snapshot;
use crate::files::values::Battery;
use table::{CounterId, Side};

impl Outside<'_> {
    /// Each figure of the game in its order, with facts that occur, and a battle and a flow that name what is there.
    pub(super) fn snapshot(&self, snapshot: &Snapshot) -> Fits {
        // All fields are named here, so that a new one is not forgotten; and in the next ones.
        let Snapshot { figures, battle, flow } = snapshot;
        let named: Vec<CounterId> = figures.iter().map(|(id, _)| *id).collect();
        fits(named == self.figures.id, || "the snapshot does not have the figures of this battle".into())?;
        for (id, facts) in figures {
            list(facts)?;
            facts.iter().try_for_each(|is| self.is(*id, *is))?;
        }
        self.battle_stands(battle, flow.turn)?;
        self.flow_stands(flow)
    }

    fn battle_stands(&self, battle: &Battle, turn: u8) -> Fits {
        let Battle { wind: _, smoke, traps, trapped, screens, pools, supports, lights } = battle;
        self.smoke(smoke, *screens, turn)?;
        fits(traps.len() <= LYING_MAX, || "more traps than any battle has".into())?;
        traps.iter().try_for_each(|trap| self.trap(trap))?;
        for (n, trap) in traps.iter().enumerate() {
            let twice = traps[..n].iter().any(|other| (other.side, other.no) == (trap.side, trap.no));
            fits(!twice, || format!("there are two traps {}", trap.no))?;
            let set = trapped[trap.side.index()];
            fits(trap.no < set, || format!("there is a trap {}, as {set} have been set", trap.no))?;
        }
        let named = |supports: &[Support]| -> Vec<(Side, u8, Battery)> {
            supports.iter().map(|support| (support.side, support.no, support.battery)).collect()
        };
        let same = named(supports) == named(&self.battle.supports);
        fits(same, || "the artillery is not that of this battle".into())?;
        supports.iter().try_for_each(|support| self.support(support))?;
        self.lights(lights)?;
        fits(pools.len() <= self.field.teams.len(), || "there are more pools than teams".into())
    }

    fn flow_stands(&self, flow: &Flow) -> Fits {
        let Flow { turn, phase, placing, deck, rallied: _, stack, outcome } = flow;
        let turns = u8::from(*phase != Phase::SetUp)..=self.field.turns;
        fits(turns.contains(turn), || format!("the {phase:?} phase of turn {turn} is not in this battle"))?;
        fits(placing.is_none() || *phase == Phase::SetUp, || "nobody places figures any more".into())?;
        self.deck(deck)?;
        fits(stack.len() <= STACK_MAX, || "more is going on at once than in any battle".into())?;
        stack.iter().try_for_each(|frame| self.frame(frame))?;
        outcome.as_ref().map_or(Ok(()), outcome_is)
    }
}
