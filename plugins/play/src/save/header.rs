//! What a save says before its journal.

use super::{FORMAT, PROGRAM};
use crate::library::name_of_scenario;
use crate::{GameBox, Start};
use opponent::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use table::{DiceCup, Side};

/// What a save says before its journal. Fields that older formats lack have defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format's number, as in the first line.
    #[serde(default = "one")]
    pub format: u32,
    /// The rule set.
    pub rules: String,
    /// [`GameBox::RULES_NUMBER`] of the rules under which the game was begun.
    #[serde(default = "one")]
    pub rules_number: u32,
    /// The program's version that began the game.
    #[serde(default)]
    pub program: String,
    /// The scenario's title.
    #[serde(default)]
    pub title: String,
    /// The scenario file it was started from ([`name_of_scenario`]); in saves of older programs its path on their machine.
    #[serde(default)]
    pub scenario: String,
    /// The seed of the dice, in the open: `save.rs` says why.
    pub seed: u64,
    /// Where it was gone on with from an earlier point, with other dice: after so many throws in all, and the seed from there on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later_seeds: Vec<(u64, u64)>,
    /// What it is played with ([`GameBox::plays`]).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<String>,
    /// Who gives the orders of each side.
    #[serde(default, skip_serializing_if = "are_people")]
    pub players: [Seat; 2],
    /// What is told of it besides its orders.
    #[serde(flatten)]
    pub asides: Asides,
    /// Texts of all data files that the game is made of, so that it stays playable when those files change.
    pub files: BTreeMap<String, String>,
    /// Where it was gone on with in a new file, by which rules and program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone_on: Vec<GoneOn>,
    /// Its journal begins with a snapshot that was taken after this entry of the whole game; what led to it is in an earlier file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_after: Option<usize>,
}

/// What is told of a game besides its orders: each after so many entries of its journal, and of which side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asides {
    /// A side asked what a computer player would do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<(usize, Side)>,
    /// A computer player's thinking came to nothing, and he did what came to mind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fallbacks: Vec<(usize, Side)>,
}

impl Asides {
    /// Of a game that leaves this one after so many entries.
    fn end_after(&mut self, entries: usize) {
        self.hints.retain(|(after, _)| *after <= entries);
        self.fallbacks_end_before(entries);
    }

    /// What was done for want of a better thought after so many entries, or later, has not happened.
    fn fallbacks_end_before(&mut self, entries: usize) {
        self.fallbacks.retain(|(after, _)| *after < entries);
    }

    /// Everything after so many entries has been taken back. What a player did there has not happened; that somebody was helped stays
    /// true, and is told where the game stands now.
    pub fn take_back_to(&mut self, entries: usize) {
        self.hints.iter_mut().for_each(|(after, _)| *after = entries.min(*after));
        self.hints.dedup();
        self.fallbacks_end_before(entries);
    }

    /// Of a journal that begins with the snapshot after this entry.
    fn begin_after(&mut self, kept: usize) {
        self.hints.iter_mut().for_each(|(after, _)| *after = after.saturating_sub(kept).max(1));
        self.hints.dedup();
        self.fallbacks.retain(|(after, _)| *after > kept);
        self.fallbacks.iter_mut().for_each(|(after, _)| *after -= kept);
    }
}

/// A game was gone on with by another program than before, or in a new file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoneOn {
    /// From this entry on, counted from 0.
    pub entry: usize,
    /// [`GameBox::RULES_NUMBER`] from there on.
    pub rules_number: u32,
    /// The program's version from there on.
    pub program: String,
}

fn one() -> u32 {
    1
}

/// Nobody but people plays, as in all games of before there were others.
fn are_people(players: &[Seat; 2]) -> bool {
    players.iter().all(|seat| seat.is_person())
}

impl Header {
    /// The header of a new game.
    pub fn new<G: GameBox>(start: &Start<G>, scenario: &Path, seed: u64, files: BTreeMap<String, String>) -> Self {
        Self {
            format: FORMAT,
            rules: G::KEY.into(),
            rules_number: G::RULES_NUMBER,
            program: PROGRAM.into(),
            title: G::title(start).into(),
            scenario: name_of_scenario(scenario),
            seed,
            later_seeds: Vec::new(),
            plays: G::plays(start),
            players: [Seat::Person; 2],
            asides: Asides::default(),
            files,
            gone_on: Vec::new(),
            begins_after: None,
        }
    }

    /// The dice of the game, before the first throw.
    pub fn dice(&self) -> DiceCup {
        DiceCup::from_seeds(self.seed, &self.later_seeds)
    }

    /// The header of the game that leaves this one after so many entries and throws, and has dice of its own from there on.
    pub(super) fn leaving_after(mut self, entries: usize, thrown: u64, seed: u64) -> Self {
        self.later_seeds.retain(|(after, _)| *after < thrown);
        self.later_seeds.push((thrown, seed));
        self.asides.end_after(entries);
        self.gone_on.retain(|later| later.entry < entries);
        self
    }

    /// The rules by which an entry was recorded.
    pub fn rules_of(&self, entry: usize) -> u32 {
        let later = self.gone_on.iter().rfind(|later| later.entry <= entry);
        later.map_or(self.rules_number, |later| later.rules_number)
    }

    /// The header of the game that begins with the snapshot after this entry.
    pub(super) fn beginning_after(mut self, kept: usize) -> Self {
        self.begins_after = Some(self.begins_after.unwrap_or_default() + kept);
        self.gone_on.iter_mut().for_each(|later| later.entry = later.entry.saturating_sub(kept));
        self.asides.begin_after(kept);
        self
    }

    /// Written by this format and played by these rules to its end.
    pub(super) fn is_of_today<G: GameBox>(&self) -> bool {
        self.format == FORMAT && self.rules_of(usize::MAX) == G::RULES_NUMBER
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_for_want_of_a_thought_is_taken_back_and_help_is_told_where_the_game_stands() {
        let (hints, fallbacks) = (vec![(2, Side::First), (5, Side::First)], vec![(2, Side::Second), (4, Side::Second)]);
        let mut asides = Asides { hints, fallbacks };
        asides.take_back_to(4);
        assert_eq!(asides.hints, [(2, Side::First), (4, Side::First)]);
        assert_eq!(asides.fallbacks, [(2, Side::Second)], "the order after the fourth entry has not been given");
        asides.take_back_to(2);
        assert_eq!((asides.hints, asides.fallbacks), (vec![(2, Side::First)], vec![]));
    }
}
