//! Which panels are open, and which of the windows among them lies over which.

use bevy::prelude::Resource;
use std::collections::BTreeSet;
use table::RuleId;

/// Height of the open log in per cent of the free map, at first.
const LOG_HEIGHT: u8 = 33;

/// A window over the map, or what is put away like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The rule reference.
    Rules,
    /// Dice statistics.
    Dice,
    /// Objectives and conditions.
    Objectives,
    /// Who plays.
    Players,
    /// What a computer player would do.
    Advice,
    /// Luck and decisions.
    Luck,
    /// The result.
    Result,
    /// What has no room in the action bar.
    More,
}

impl Over {
    /// Every one.
    pub(crate) const ALL: [Self; 8] =
        [Self::Rules, Self::Dice, Self::Objectives, Self::Players, Self::Advice, Self::Luck, Self::Result, Self::More];

    /// By which its place is known.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Dice => "dice",
            Self::Objectives => "objectives",
            Self::Players => "players",
            Self::Advice => "advice",
            Self::Luck => "luck",
            Self::Result => "result",
            Self::More => "more actions",
        }
    }
}

/// Which panels are open. Panels and keys change it.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct OpenPanels {
    /// The panel on the right.
    pub side: bool,
    /// The log.
    pub log: bool,
    /// The small map.
    pub map: bool,
    /// The rule reference, and the rule that it shows.
    pub rules: bool,
    /// The rule to scroll to.
    pub rule: Option<RuleId>,
    /// What is searched for in the rule reference.
    pub search: String,
    /// The rule reference also shows what is not in the game yet.
    pub later_rules: bool,
    /// Dice statistics.
    pub dice: bool,
    /// Objectives and victory conditions.
    pub objectives: bool,
    /// Who plays: the game waits meanwhile.
    pub players: bool,
    /// What a computer player would do.
    pub advice: bool,
    /// Luck and decisions.
    pub luck: bool,
    /// The result, until it is put away.
    pub result: bool,
    /// The log shows this turn only; none: all.
    pub log_turn: Option<u8>,
    /// The log is to be moved, once, to what happened with this entry of the journal.
    pub log_at: Option<usize>,
    /// The topics that the log leaves out, by their places in its list.
    pub log_without: BTreeSet<u8>,
    /// Height of the open log in per cent of the free map.
    pub log_height: u8,
    /// The chance to win, where chances are shown.
    pub chances: bool,
    /// What has no room in the action bar.
    pub more: bool,
    /// Which of the windows lies over which, the one on top last.
    pub order: Vec<Over>,
    /// Units that are to be set up.
    pub tray: bool,
    /// Units that wait beside the map.
    pub waiting: bool,
}

impl Default for OpenPanels {
    fn default() -> Self {
        Self {
            side: true,
            log: false,
            map: true,
            rules: false,
            rule: None,
            search: String::new(),
            later_rules: false,
            dice: false,
            objectives: false,
            players: false,
            advice: false,
            luck: false,
            result: true,
            log_turn: None,
            log_at: None,
            log_without: BTreeSet::new(),
            log_height: LOG_HEIGHT,
            chances: true,
            more: false,
            order: Vec::new(),
            tray: true,
            waiting: false,
        }
    }
}
