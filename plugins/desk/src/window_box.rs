//! What comes in the box of a game for its window, besides rules and computer players.

pub(crate) mod battle;
pub(crate) mod eyes;
pub(crate) mod tale;

use crate::change::Change;
use crate::hint::Hint;
use crate::{Battle, Begins, LogLine, Telling};
use bevy::prelude::Resource;
use opponent::{Insight as _, Judged};
use std::collections::BTreeSet;
use std::fmt::Debug;
use table::{CounterId, JournalEntry, Refusal, RuleId, RuleSet, Say, Side};
use table_view::Step;

/// What computer players of a game are told.
pub type Insight<W> = <W as WindowBox>::Insight;
/// Its rules.
pub type Rules<W> = <Insight<W> as opponent::Insight>::Rules;
/// Its orders.
pub type Command<W> = <Rules<W> as RuleSet>::Command;
/// Its events.
pub type Event<W> = <Rules<W> as RuleSet>::Event;
/// What a lawful order of it comes to.
pub type Report<W> = <Rules<W> as RuleSet>::Report;
/// Its start position.
pub type Start<W> = <Rules<W> as RuleSet>::Start;
/// What its rules read.
pub type Table<'w, W> = <Rules<W> as RuleSet>::Table<'w>;
/// What its computer players plan.
pub type Plan<W> = <Insight<W> as opponent::Insight>::Plan;
/// An entry of its journal.
pub type Entry<W> = JournalEntry<Rules<W>>;

/// A game in a window: what the desk asks of it. All of it is data that panels and the view draw; nothing here works out a rule.
pub trait WindowBox: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What computer players are told beyond the rules, and with it the rules.
    type Insight: opponent::Insight;
    /// How luck and decisions are told.
    type Telling: play::luck::Telling<Insight = Self::Insight>;
    /// A plan as a player reads it, and as the map shows it.
    type Outline: Clone + Debug + PartialEq + Send + Sync;
    /// The facts of all counters at a moment.
    type Kept: Clone + Debug + PartialEq + Send + Sync;
    /// What counters are called, event by event.
    type Names: Default + Send + Sync;
    /// A place of the table, to which a line of the log leads.
    type Place: Clone + Debug + PartialEq + Send + Sync;
    /// What lines of the log are about, by which they are sorted out.
    type Topic: Copy + Debug + Default + PartialEq + Send + Sync;
    /// The look, from which steps take their colours.
    type Theme: Resource + Clone + Default;

    /// The rule of the sequence of play: a game that comes to no decision goes against it.
    const SEQUENCE: RuleId;
    /// What a line is about that tells of who plays.
    const ASIDE: Self::Topic;
    /// How many faces the dice have that are thrown most: how they fall is counted.
    const DIE: u8 = 6;
    /// Hints for whoever is new, in the order in which they are needed.
    const HINTS: &'static [Hint] = &[];

    /// Something may be hidden from a side in a battle that began so.
    fn hides(_start: &Start<Self>) -> bool {
        false
    }
    /// Why nothing is ordered after the end.
    fn over() -> Refusal;
    /// Why somebody orders nothing whose turn it is not.
    fn not_yours() -> Refusal;
    /// A line in the words of this game, its counters by name.
    fn told(table: &Table<Self>, say: &Say) -> String;
    /// A side's name.
    fn side_name(table: &Table<Self>, side: Side) -> String;
    /// The turn.
    fn turn(table: &Table<Self>) -> u8;
    /// The turn in which a battle of this start begins.
    fn first_turn(_table: &Table<Self>) -> u8 {
        0
    }
    /// The side that a question is put to, while one is open.
    fn asked(table: &Table<Self>) -> Option<Side>;
    /// What is decided now is done without a pause between two orders of a computer player, as a set-up is.
    fn at_once(_table: &Table<Self>) -> bool {
        false
    }

    /// An order that only ever answers what the other side does.
    fn is_answer(command: &Command<Self>) -> bool;
    /// An order that may be all that is left: it ends something, or passes.
    fn needs_no_decision(_command: &Command<Self>) -> bool {
        false
    }
    /// An offer that keeps nobody waiting who could end his part; with `phases_end` those too that are seldom wanted.
    fn keeps_nobody_waiting(_command: &Command<Self>, _phases_end: bool) -> bool {
        false
    }
    /// Counters that can act, by the legal orders.
    fn ready(table: &Table<Self>, legal: &[Command<Self>]) -> BTreeSet<CounterId>;
    /// Whether the next order of a plan fits after the one that was given.
    fn goes_on(_table: &Table<Self>, _done: &Command<Self>, _next: &Command<Self>) -> bool {
        false
    }

    /// The facts of all counters now.
    fn keep(table: &Table<Self>) -> Self::Kept;
    /// What an event makes of them.
    fn follow(table: &Table<Self>, kept: &mut Self::Kept, event: &Event<Self>);
    /// The dice of an event, each with whoever threw it.
    fn dice(table: &Table<Self>, event: &Event<Self>) -> Vec<(Option<Side>, u8)>;
    /// How many faces the dice of an event have.
    fn faces(_event: &Event<Self>) -> u8 {
        Self::DIE
    }
    /// The place of an event among lines and results.
    fn telling(table: &Table<Self>, event: &Event<Self>) -> Telling<Self>;
    /// A line about this tells of the sequence of play, and of nobody's doing.
    fn is_of_sequence(_topic: Self::Topic) -> bool {
        false
    }
    /// What became of whom between two moments; `events` led from the one to the other.
    fn changes(
        _table: &Table<Self>,
        _before: &Self::Kept,
        _after: &Self::Kept,
        _events: &[&Event<Self>],
    ) -> Vec<Change> {
        Vec::new()
    }
    /// What counters are called before the first event of a battle that began so.
    fn names_at_start(_table: &Table<Self>, _start: &Start<Self>) -> Self::Names {
        Self::Names::default()
    }
    /// What they are called after an event.
    fn follow_names(_table: &Table<Self>, _names: &mut Self::Names, _event: &Event<Self>) {}
    /// The place of an event and its sentence; no sentence where it only changes the table.
    fn line(table: &Table<Self>, names: &Self::Names, event: &Event<Self>) -> (Telling<Self>, Option<LogLine<Self>>);
    /// What the view plays for the events of a side's order; `before` are the facts before them.
    fn steps(
        battle: &Battle<Self>,
        theme: &Self::Theme,
        before: &Self::Kept,
        side: Option<Side>,
        events: &[Event<Self>],
    ) -> Vec<Step>;
    /// The announcement of an order that nobody had to give, because nothing else was left.
    fn by_itself(_battle: &Battle<Self>, _theme: &Self::Theme, _side: Side, _command: &Command<Self>) -> Option<Step> {
        None
    }

    /// What is done by a plan, as it stands in a sentence.
    fn deed(table: &Table<Self>, outline: &Self::Outline) -> String;
    /// The same as a title.
    fn title(table: &Table<Self>, outline: &Self::Outline) -> String {
        crate::sentence(&Self::deed(table, outline))
    }
    /// Who does it, and from where; none where the whole side does.
    fn actors(_table: &Table<Self>, _outline: &Self::Outline) -> Option<String> {
        None
    }
    /// A plan as things stand.
    fn outline(table: &Table<Self>, plan: &Plan<Self>) -> Self::Outline;
    /// An order that is looked back at: where it has been carried out they have gone their way.
    fn outline_of_past(table: &Table<Self>, command: &Command<Self>, before: bool) -> Self::Outline;
    /// The plan that prepared orders come to; none where nothing is prepared that could be judged.
    fn plan_of(battle: &Battle<Self>, orders: &[Command<Self>]) -> Option<Plan<Self>>;
    /// Why a plan is good or bad besides its chance to win, line by line.
    fn reasons(_battle: &Battle<Self>, _side: Side, _judged: &Judged<Plan<Self>>) -> Vec<Say> {
        Vec::new()
    }
    /// What the other side may do against a plan at once; none where it is not worked out.
    fn reply(_battle: &Battle<Self>, _side: Side, _outline: &Self::Outline) -> Option<Say> {
        None
    }
}

/// The chance of the first side to win, as a part of one, as a side sees it.
pub(crate) fn value<W: WindowBox>(game: &table::Game<Rules<W>>, viewer: Side) -> f32 {
    let value = game.seen_by(viewer, |seen| Insight::<W>::default().value(seen));
    value as f32 / opponent::ONE as f32
}

/// Whose what begins is; none: a phase of both.
pub(crate) const fn side_of(begins: Begins) -> Option<Side> {
    match begins {
        Begins::Phase => None,
        Begins::Impulse(side) => Some(side),
    }
}
