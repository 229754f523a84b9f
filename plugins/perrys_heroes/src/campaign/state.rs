//! Where a campaign stands, and what of it a side is told. Nothing changes it but [`Event`](super::event::Event)s.

use super::roster::Roster;
use crate::files::values::{Health, Left, Status, Task};
use crate::{Degree, Outcome};
use serde::{Deserialize, Serialize};
use table::Side;

/// What is to be done next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Both sides write down in secret what they intend (PH-11.2-01).
    #[default]
    Intentions,
    /// The battle that was laid out last is fought.
    Battle,
    /// This side may end the campaign (PH-11.1-04).
    MayEnd(Side),
    /// Sides choose which of their lost places are filled (PH-H-37).
    Replacements,
    /// It is over.
    Over(Ended),
}

/// Why a campaign is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// This side has ended it after a victory on the highest level (PH-11.1-04).
    Star(Side),
    /// All its battles have been fought.
    Battles,
    /// A side has nobody left to fight the next battle.
    Nobody([bool; 2]),
}

/// How a man has come out of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CameOut {
    /// His health.
    pub health: Health,
    /// How he has left the table.
    #[serde(default)]
    pub left: Left,
}

/// A battle of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Its number, from 1.
    pub no: u8,
    /// On which battlefield, or which of the chain.
    pub field: u8,
    /// The die that has chosen the battlefield, and of how many; none where one fits best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<(u8, u8)>,
    /// What both sides have been ordered to do.
    pub orders: [Task; 2],
    /// How their campaigns stood.
    pub statuses: [Status; 2],
    /// Who fights in it, by their numbers in the rosters, in the order of the forces.
    pub men: [Vec<u16>; 2],
    /// Which vehicles and guns, likewise.
    #[serde(default)]
    pub carriers: [Vec<u16>; 2],
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// How many men each side has lost in it for good, crews of vehicles too.
    #[serde(default)]
    pub fell: [u16; 2],
}

impl Battle {
    /// How well a side has done; none: it has not been fought.
    pub fn degree(&self, side: Side) -> Option<Degree> {
        self.outcome.map(|outcome| outcome.degree(side))
    }
}

/// A side of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// How its campaign stands (PH-ST-22).
    pub status: Status,
    /// It has written down what it intends.
    pub has_written: bool,
    /// What it intends; none: it has not written it, or one does not know.
    pub intends: Option<Task>,
    /// The result of its last battle.
    pub last: Option<Degree>,
    /// How many of its lost places it still has to choose (PH-H-37).
    pub to_fill: u16,
    /// In whose places vehicles have come, of which it still has to choose the kind (PH-H-37).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_choose: Vec<u16>,
    /// Its men.
    pub roster: Roster,
}

impl Party {
    /// Who has come has no place yet.
    pub fn chooses(&self) -> bool {
        self.to_fill > 0 || !self.to_choose.is_empty()
    }
}

/// A campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// What is to be done.
    pub stage: Stage,
    /// Both sides.
    pub sides: [Party; 2],
    /// Its battles; the last may not have been fought yet.
    pub battles: Vec<Battle>,
}

impl Campaign {
    /// A side.
    pub const fn side(&self, side: Side) -> &Party {
        &self.sides[side.index()]
    }
    /// The battle that is to be fought or is being fought.
    pub fn battle(&self) -> Option<&Battle> {
        self.battles.last().filter(|battle| battle.outcome.is_none())
    }
    /// How many battles have been fought.
    pub fn fought(&self) -> u8 {
        u8::try_from(self.battles.iter().filter(|battle| battle.outcome.is_some()).count()).unwrap_or(u8::MAX)
    }
    /// Whether something is asked of a side.
    pub fn asks(&self, side: Side) -> bool {
        match self.stage {
            Stage::Intentions => !self.side(side).has_written,
            Stage::MayEnd(asked) => asked == side,
            Stage::Replacements => self.side(side).chooses(),
            Stage::Battle | Stage::Over(_) => false,
        }
    }
    /// Who has won it, when it is over: who has ended it on the highest level, or has somebody left; else whose campaign stands better.
    ///
    /// Reading: the book says when a campaign may end and not who has won it. Where levels were fixed beforehand the scores of all battles
    /// are added up.
    pub fn winner(&self, levels_are_fixed: bool) -> Option<Side> {
        let Stage::Over(ended) = self.stage else { return None };
        let better = |of: [i32; 2]| match of[0].cmp(&of[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        match ended {
            Ended::Star(side) => Some(side),
            Ended::Nobody([true, false]) => Some(Side::Second),
            Ended::Nobody([false, true]) => Some(Side::First),
            Ended::Nobody(_) => None,
            Ended::Battles if levels_are_fixed => {
                let outcomes = || self.battles.iter().filter_map(|battle| battle.outcome);
                better([0, 1].map(|side| outcomes().map(|outcome| i32::from(outcome.scores[side])).sum()))
            }
            Ended::Battles => better(self.sides.each_ref().map(|side| side.status as i32)),
        }
    }
    /// The campaign as a side sees it: of the enemy it knows how his campaign stands, and whether he has written down his intention; not
    /// what he intends, and not his men.
    pub fn seen_by(&self, side: Side) -> Self {
        let mut seen = self.clone();
        let enemy = &mut seen.sides[side.other().index()];
        enemy.intends = None;
        enemy.roster = Roster::default();
        for battle in &mut seen.battles {
            battle.men[side.other().index()].clear();
            battle.carriers[side.other().index()].clear();
        }
        seen
    }
}
