//! One rule set: its orders, its events, and the questions everybody asks it.

use crate::{Aim, DiceCup, Refusal, RuleId, Seen, Side};
use bevy_ecs::prelude::World;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hasher;

/// "This side orders this": written by the mouse, the computer opponent, the script, the replay and the tests alike.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "R: RuleSet")]
pub struct Order<R: RuleSet> {
    /// Who orders.
    pub side: Side,
    /// What.
    pub command: R::Command,
}

/// A group of what a side may order: one kind of order out of one place, both numbered as the rule set likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The kind of order.
    pub kind: u8,
    /// Where those are who would do it; none: the kind has no place.
    pub place: Option<u32>,
}

/// A rule set.
pub trait RuleSet: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What a side may order.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What may happen.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a lawful order comes to before the dice are thrown.
    type Report: Clone + Debug + PartialEq;
    /// The checked position from which a game starts.
    type Start: Clone + Debug + Send + Sync + 'static;
    /// Everything these rules read, borrowed from the world. It cannot write, and it is cheap to make.
    type Table<'w>: Copy;

    /// The rule that says in which order dice are thrown: a forced list that does not fit goes against it.
    const DICE: RuleId;

    /// Puts the start position on an empty world, or in place of the game that lies there.
    fn set_up(world: &mut World, start: &Self::Start);
    /// Borrows what lies on a world.
    fn table(world: &World) -> Self::Table<'_>;
    /// Shows the table to a question as one side sees it. Where nothing is hidden that is the table.
    fn seen_by<T>(table: &Self::Table<'_>, _side: Side, ask: impl FnOnce(&Seen<Self::Table<'_>>) -> T) -> T {
        ask(&Seen::on(*table))
    }
    /// The start as one side knows it, with what is hidden from it put aside: what a sandbox of its player is set up from.
    fn start_seen_by(start: &Self::Start, _side: Side) -> Self::Start {
        start.clone()
    }
    /// Which sides are told of an event, asked when it has just been applied. Who is shown what was hidden is told of it from head to
    /// foot, so that a memory that follows what a side was told is what the side sees.
    fn told_to(_table: &Self::Table<'_>, _event: &Self::Event) -> [bool; 2] {
        [true; 2]
    }
    /// Whether an event shows what was hidden, so that it cannot be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }
    /// Whether a side may give an order now, and what it comes to before the dice: asked at the door, by previews and by buttons alike. It
    /// is asked of what the side sees, so that no refusal tells what it cannot know.
    ///
    /// # Errors
    /// A refusal with the rule's number.
    fn judge(seen: &Seen<Self::Table<'_>>, side: Side, command: &Self::Command) -> Result<Self::Report, Refusal>;
    /// What comes of an order that was judged, worked out on the table: the dice are thrown with the report, so what a preview shows is what
    /// is rolled.
    fn carry_out(table: &Self::Table<'_>, dice: &mut DiceCup, side: Side, report: Self::Report) -> Vec<Self::Event>;
    /// Judges an order and carries it out.
    ///
    /// # Errors
    /// A refusal with the rule's number; nothing has changed and no die was thrown then.
    fn decide(table: &Self::Table<'_>, dice: &mut DiceCup, order: &Order<Self>) -> Result<Vec<Self::Event>, Refusal> {
        let report = Self::seen_by(table, order.side, |seen| Self::judge(seen, order.side, &order.command))?;
        Ok(Self::carry_out(table, dice, order.side, report))
    }
    /// What happens next by itself, without anybody's order; empty when a side must decide or the game is over. Whether a side has a
    /// choice is asked of what it sees.
    fn proceed(table: &Self::Table<'_>, dice: &mut DiceCup) -> Vec<Self::Event>;
    /// Whose order the game waits for; none when it is over.
    fn to_act(table: &Self::Table<'_>) -> Option<Side>;
    /// Whose order a command would be now; none when the game is over. Mostly that of the side to act; a rule may let the other side
    /// order something too.
    fn owner(table: &Self::Table<'_>, command: &Self::Command) -> Option<Side>;
    /// The orders that side may give now, complete and short.
    fn legal_commands(seen: &Seen<Self::Table<'_>>, side: Side, commands: &mut Vec<Self::Command>);
    /// The same, and what nobody who plays by the list would weigh: for people and programs that ask what is lawful.
    fn all_commands(seen: &Seen<Self::Table<'_>>, side: Side, commands: &mut Vec<Self::Command>) {
        Self::legal_commands(seen, side, commands);
    }
    /// The groups of what that side may order now, for players who cannot afford the whole list: some may turn out to hold nothing. None
    /// where the whole list is short.
    fn groups(_seen: &Seen<Self::Table<'_>>, _side: Side, _groups: &mut Vec<Group>) {}
    /// The orders of one group.
    fn group_commands(seen: &Seen<Self::Table<'_>>, side: Side, _group: Group, commands: &mut Vec<Self::Command>) {
        Self::legal_commands(seen, side, commands);
    }
    /// What an order of that side would be for. A rough guide for computer players: it promises nothing. Ways are measured in paces,
    /// which are the rule set's own: a hex, or so many centimetres, of which an ordinary move makes a few.
    fn aim(seen: &Seen<Self::Table<'_>>, side: Side, command: &Self::Command) -> Aim;
    /// The only function that changes rule components.
    fn apply(world: &mut World, event: &Self::Event);
    /// What comes right before an event by itself, such as what a phase that begins takes off: schedules on the components work it out,
    /// which only read. Asked in play when the event is about to be carried out. The answer is carried out first and kept like all other
    /// events, so a journal that is laid out asks nothing.
    fn before(_world: &mut World, _event: &Self::Event) -> Vec<Self::Event> {
        Vec::new()
    }
    /// Whether an event that comes from outside, from a saved game, can be applied to what lies on the table: it names what is there,
    /// with values that occur. What these rules themselves decide is always admitted.
    ///
    /// # Errors
    /// What does not fit, in words: a text, as it is only ever read out with its place ([`Misfit`](crate::Misfit)), by whoever opens a
    /// broken file, and nobody acts by what it was.
    fn admit(table: &Self::Table<'_>, event: &Self::Event) -> Result<(), String>;
    /// Whether a game from outside may rest here: somebody must decide or it is over, and what is to be decided is on the table. It is
    /// asked after the events of each entry, before [`RuleSet::settle`].
    ///
    /// # Errors
    /// What does not fit, in words, as of an event.
    fn rests(table: &Self::Table<'_>) -> Result<(), String>;
    /// Called after the events of one decision have been applied: brings what is derived from the components up to date.
    fn settle(world: &mut World);
    /// Events that, laid on the start, give this position at once: a snapshot, which a saved game takes now and then, to be gone on with where
    /// older events are not understood any more. They are admitted like all others.
    fn snapshot(table: &Self::Table<'_>) -> Vec<Self::Event>;
    /// Takes over the position of another world of the same start, in place; the dice stay what they are.
    fn copy(from: &Self::Table<'_>, to: &mut World);
    /// Feeds everything that makes up the position to `sink`, in a fixed order.
    fn digest(table: &Self::Table<'_>, sink: &mut dyn Hasher);
}
