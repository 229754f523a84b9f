//! A group in contact: one fight of a round, its dice and its exact chances (ROE-H-10).

use super::contact::{Fighter, Pairing, at_the_end_of, fighters, first, later};
use super::rows::{best, close_lines};
use crate::facts::frames::Path;
use crate::facts::rolls::FightRolled;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use std::cmp::Ordering;
use table::{CounterId, Line};

/// A group in contact, before its dice (ROE-H-10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The figures of the unit whose player turn it is, the one that rolls first.
    pub attackers: Vec<CounterId>,
    /// Those of the other unit, likewise.
    pub defenders: Vec<CounterId>,
    /// What the die of each side gets (ROE-CQ-03).
    pub lines: (Vec<Line>, Vec<Line>),
}

/// How a fight of a group ends for the unit whose player turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The other unit loses a figure.
    Won,
    /// Nobody falls.
    Tied,
    /// It loses a figure itself.
    Lost,
}

/// The exact chances of a fight of a group: so many of 36 throws of two dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroupOdds {
    /// The other unit loses a figure.
    pub wins: u8,
    /// Nobody falls.
    pub ties: u8,
    /// The unit whose player turn it is loses one.
    pub loses: u8,
}

impl GroupOdds {
    /// Of so many throws.
    pub const OUT_OF: u8 = 36;
}

impl Group {
    /// The fight of some of one unit against some of another.
    fn of(table: &Table, unit: &Unit, enemy: &Unit, (ours, theirs): &Pairing) -> Self {
        let mut lines = (Vec::new(), Vec::new());
        close_lines(table, unit, ours, theirs, &mut lines.0);
        close_lines(table, enemy, theirs, ours, &mut lines.1);
        Self { attackers: best_first(table, ours), defenders: best_first(table, theirs), lines }
    }
    /// How it ends with these dice: only a higher total wins.
    pub fn outcome(&self, dice: (u8, u8)) -> Outcome {
        let total = |die: u8, lines: &[Line]| i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>();
        match total(dice.0, &self.lines.0).cmp(&total(dice.1, &self.lines.1)) {
            Ordering::Greater => Outcome::Won,
            Ordering::Equal => Outcome::Tied,
            Ordering::Less => Outcome::Lost,
        }
    }
    /// Its chances, from the lines by which it is fought.
    pub fn odds(&self) -> GroupOdds {
        let mut odds = GroupOdds::default();
        for dice in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
            match self.outcome(dice) {
                Outcome::Won => odds.wins += 1,
                Outcome::Tied => odds.ties += 1,
                Outcome::Lost => odds.loses += 1,
            }
        }
        odds
    }
    /// As it is told, with its dice.
    pub(super) fn fought(self, dice: (u8, u8)) -> FightRolled {
        let Self { attackers, defenders, lines } = self;
        FightRolled { attackers, defenders, dice, lines }
    }
}

fn best_first(table: &Table, men: &[Fighter]) -> Vec<CounterId> {
    let rolls = best(table, men).map(|one| one.figure.id);
    let others = men.iter().map(|one| one.figure.id).filter(|id| Some(*id) != rolls);
    rolls.into_iter().chain(others).collect()
}

fn groups(table: &Table, unit: &Unit, enemy: &Unit, pairings: &[Pairing]) -> Vec<Group> {
    pairings.iter().map(|pairing| Group::of(table, unit, enemy, pairing)).collect()
}

/// The groups of the round that two units fight next: those who touch, when they have just met, and all who are near in later rounds.
pub fn next_groups(table: &Table, unit: &Unit, enemy: &Unit, met: bool) -> Vec<Group> {
    let (ours, theirs) = (fighters(table, unit), fighters(table, enemy));
    let pairings = if met { first(table, &ours, &theirs) } else { later(table, &ours, &theirs) };
    groups(table, unit, enemy, &pairings)
}

/// The groups of the first round, if a unit charges another one on these ways and nobody stops it.
pub fn groups_of_charge(table: &Table, unit: &Unit, enemy: &Unit, ways: &[Path]) -> Vec<Group> {
    let charged = Unit { sheltered: super::charge::is_sheltered(table, unit, enemy), ..*enemy };
    let pairings = first(table, &at_the_end_of(table, unit, ways), &fighters(table, enemy));
    groups(table, unit, &charged, &pairings)
}
