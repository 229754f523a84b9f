//! What comes in the box of a game besides its rules.

use crate::json::{event_json, kind, script_text};
use opponent::Insight;
use scenario_files::Report;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Debug;
use table::{Refusal, RuleId, RuleSet, Side};

/// An order of the game in a box.
pub type Command<G> = <<G as GameBox>::Rules as RuleSet>::Command;
/// An event of the game in a box.
pub type Event<G> = <<G as GameBox>::Rules as RuleSet>::Event;
/// A start position of the game in a box.
pub type Start<G> = <<G as GameBox>::Rules as RuleSet>::Start;
/// What the rules of the game in a box read.
pub type Table<'w, G> = <<G as GameBox>::Rules as RuleSet>::Table<'w>;

/// A rule set with what comes in its box: how its data files make a start position, and what its things are called.
pub trait GameBox: Clone + Debug + Send + Sync + 'static {
    /// The rules.
    type Rules: RuleSet;
    /// What computer players are told beyond them.
    type Insight: Insight<Rules = Self::Rules>;

    /// The name of the rules in saved games.
    const KEY: &'static str;
    /// The number of the rules, kept in saved games. It is raised with every change after which the same orders and dice may lead to
    /// other events.
    const RULES_NUMBER: u32;
    /// The rule of the sequence of play: a game that comes to no decision goes against it.
    const SEQUENCE: RuleId;
    /// The rule by which games end: nothing is ordered after it.
    const END: RuleId;

    /// The start position that a saved game's data files make, by their names; mistakes go into the report.
    fn start(files: &BTreeMap<String, String>, report: &mut Report) -> Option<Start<Self>>;
    /// The scenario's title.
    fn title(start: &Start<Self>) -> &str;
    /// What the sides are called.
    fn sides(start: &Start<Self>) -> [&str; 2];
    /// What a game is played with of that which not every game has, such as modules and optional rules: words of the rule set's own, kept
    /// in the header of its saves.
    fn plays(_start: &Start<Self>) -> Vec<String> {
        Vec::new()
    }
    /// Whether this program can play with what such a word names. A save that names another is refused.
    fn knows(_word: &str) -> bool {
        false
    }

    /// A field of an order that means nothing in it, whatever the position, and why.
    fn idle_field(command: &Command<Self>) -> Option<(&'static str, Refusal)>;
    /// Who decides what: the fields of the line `Decision` of a script.
    fn decision(table: &Table<Self>) -> Map<String, Value>;
    /// The whole position for people and programs.
    fn position(table: &Table<Self>) -> Value;
    /// How a game stands, or has ended.
    fn end(table: &Table<Self>) -> End;
    /// An order in words, before it is given.
    fn order_told(_table: &Table<Self>, command: &Command<Self>) -> String {
        script_text(command)
    }
    /// A plan of a computer player in words, before it is carried out.
    fn plan_told(table: &Table<Self>, plan: &<Self::Insight as Insight>::Plan) -> String;
    /// By what a game that is over was decided, in a sentence.
    fn reason(_table: &Table<Self>) -> Option<String> {
        None
    }
    /// What people are told of an event; none where it only changes the table, which the position shows. How the rules keep their state
    /// may change with their number, what is told may not.
    fn in_words(event: &Event<Self>) -> Option<String> {
        Some(event_json(event, None).to_string())
    }
    /// Whether a script prints an event: not one that only says again what another has told.
    fn prints(_event: &Event<Self>) -> bool {
        true
    }
    /// The kind of an event, as it is counted.
    fn kind(event: &Event<Self>) -> String {
        kind(event)
    }
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// The winner; none is a draw.
    pub winner: Option<Side>,
    /// The turn.
    pub turn: u8,
    /// Units that have fallen, by side.
    pub losses: [u32; 2],
}
