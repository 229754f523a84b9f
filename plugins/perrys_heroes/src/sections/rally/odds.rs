//! The exact chances of the Rally phase, by the lines of its tests and rolls: how the morale of a side will be after it, as it stands now.
//!
//! Who is isolated has no leader near, so his test and the rolls of others have nothing to do with each other. Of those who roll only
//! leaders matter to others: one who has been rallied rallies those after him in the list.

use super::{RALLIES, is_isolated, leader, leader_among, rallies, rally_lines};
use crate::facts::chance::Chance;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Morale;
use crate::sections::casualties::odds::{MoraleOdds, morale};
use std::collections::BTreeMap;
use table::{CounterId, Line, Side};

/// A rally roll before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RallyRoll {
    /// Who rolls.
    pub unit: CounterId,
    /// Who rallies him.
    pub leader: CounterId,
    /// What his die gets (PH-8.1-02).
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
    /// That he is rallied.
    pub passes: Chance,
    /// How he is then: one level better (PH-8.1-03).
    pub rises: Morale,
}

/// How the morale of a figure may be after the Rally phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RallyOdds {
    /// Who.
    pub unit: CounterId,
    /// He is isolated as he stands, and tests (PH-8.1-01).
    pub alone: Option<MoraleOdds>,
    /// His roll, if a leader rallies him who could do so now.
    pub roll: Option<RallyRoll>,
    /// How he is after it, from [`Morale::Operational`] to [`Morale::Panicked`] in the order of the states: also by a leader who must be
    /// rallied himself before.
    pub morale: [Chance; 4],
}

/// The chances of a rally roll.
pub fn roll(table: &Table, marked: &Figure, leader: &Figure) -> RallyRoll {
    let mut lines = Vec::new();
    rally_lines(table, marked, leader, &mut lines);
    let faces = (1..=10).filter(|die| rallies(*die, &lines)).count();
    RallyRoll {
        unit: marked.id,
        leader: leader.id,
        lines,
        needed: RALLIES,
        passes: Chance::new(faces as u128, 10),
        rises: marked.morale.better(),
    }
}

/// What the Rally phase may bring to those of a side who must test or may roll, as they stand now, in the order of the list. Left out is of
/// whom the numbers become too great to be exact, with more than some thirty leaders who are rallied one after another.
pub fn odds(table: &Table, side: Side) -> Vec<RallyOdds> {
    let mut leaders = Leaders::new(table);
    let there = table.side(side).filter(|figure| figure.is_there() && figure.at.is_some());
    let known = there.filter_map(|figure| {
        if is_isolated(table, &figure) {
            let alone = morale(table, &figure, false);
            let mut after = [Chance::NEVER; 4];
            add(&mut after, alone.stays, alone.passes)?;
            add(&mut after, alone.sinks, alone.passes.not())?;
            return Some(RallyOdds { unit: figure.id, alone: Some(alone), roll: None, morale: after });
        }
        let roll = leader(table, &figure).map(|leader| roll(table, &figure, &leader));
        let after = leaders.rally(table, &figure)?;
        figure.has_morale_marker().then_some(RallyOdds { unit: figure.id, alone: None, roll, morale: after })
    });
    known.collect()
}

fn add(after: &mut [Chance; 4], is: Morale, chance: Chance) -> Option<()> {
    let state = &mut after[is as usize];
    *state = state.or(chance)?;
    Some(())
}

/// Which of the leaders who have a morale marker have been rallied so far, by their places in the list, and how likely that is.
struct Leaders {
    now: Vec<Figure>,
    rallied: BTreeMap<Vec<usize>, Chance>,
}

impl Leaders {
    fn new(table: &Table) -> Self {
        Self { now: table.figures.iter().collect(), rallied: BTreeMap::from([(Vec::new(), Chance::SURE)]) }
    }
    /// It is a figure's turn to roll: how it is after that.
    fn rally(&mut self, table: &Table, marked: &Figure) -> Option<[Chance; 4]> {
        let no = table.no(marked.id)?;
        let leads = table.man(marked).is_some_and(crate::facts::field::Man::leads);
        let mut after = [Chance::NEVER; 4];
        let mut rallied: BTreeMap<Vec<usize>, Chance> = BTreeMap::new();
        for (who, chance) in &self.rallied {
            let mut now = self.now.clone();
            for no in who {
                now[*no].morale = now[*no].morale.better();
            }
            let passes =
                leader_among(table, &now, marked).map_or(Chance::NEVER, |leader| roll(table, marked, &leader).passes);
            let (passes, fails) = (chance.and(passes)?, chance.and(passes.not())?);
            add(&mut after, marked.morale.better(), passes)?;
            add(&mut after, marked.morale, fails)?;
            let mut then = |who: Vec<usize>, chance: Chance| {
                let so_far = rallied.entry(who).or_insert(Chance::NEVER);
                *so_far = so_far.or(chance)?;
                Some(())
            };
            if leads && passes != Chance::NEVER {
                then(who.iter().copied().chain([no]).collect(), passes)?;
                then(who.clone(), fails)?;
            } else {
                then(who.clone(), *chance)?;
            }
        }
        if leads {
            self.rallied = rallied;
        }
        Some(after)
    }
}
