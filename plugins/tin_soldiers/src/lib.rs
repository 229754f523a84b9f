//! A toy: tin soldiers on a table that is measured in tenths of a millimetre, without hexes.
//!
//! It is the second implementor of [`table::RuleSet`]: what is said to be the same for all rule sets (`table`, `play`, `opponent`) is
//! tested with it. It has one of each thing that a wargame has: facts, phases with their schedules, moves on a free table, shots with
//! dice, a question to the other side, an end. The program does not contain it.
//!
//! The rules, whole: The sides take turns, the first side first. A side first moves ([`Phase::Move`]), then fires ([`Phase::Fire`]), and
//! ends each of both by saying so. In a turn a soldier moves once, in a straight line, to where his base touches nobody's (TIN-1), and
//! fires once (TIN-2): one die, 4 or more, or 3 or more within half his reach, and who is hit falls. Who ends a move within reach of
//! enemies who have not fired since their own last turn may be fired at by one of them, or they hold (TIN-3). A side without soldiers has
//! lost; after the last turn the side with more soldiers has won (TIN-4).
//!
//! A seam that serves two is a seam: what cannot be said for the toy does not belong into a neutral crate. `table_view` shows it too
//! (`measured_test.rs`), and `panel_kit` draws its panels (`toy_test.rs`).

mod admit;
mod insight;
mod measure;
mod offers;
mod rules;
mod start;
mod words;
mod write;

pub use insight::Generals;
pub use measure::Point;
pub use rules::END;
pub use start::{Placed, Start};

use bevy_ecs::prelude::{Resource, World};
use serde::{Deserialize, Serialize};
use soldiers::{Rows, Soldier};
use std::hash::Hasher;
use table::{Aim, CounterId, DiceCup, Everybody, Order, Refusal, RuleId, RuleSet, Seen, Side};

/// Soldiers and their facts.
pub mod soldiers {
    use super::{CounterId, Everybody, Point, Side, Start};

    table::facts! {
        /// A tin soldier.
        row Soldier on Start;
        fixed {
            /// His id.
            id: CounterId,
            /// His side.
            side: Side,
        }
        told {
            /// The middle of his base; none: he has fallen.
            at: Stands(Option<Point>) = None, seen by Everybody;
            /// He has moved in this turn of his side.
            moved: Moved(bool) = false, seen by Everybody;
            /// He has fired since the last turn of his side began.
            fired: Fired(bool) = false, seen by Everybody;
        }
        facts {}
    }
}

/// What may be ordered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Moves a soldier.
    Move {
        /// Who.
        who: CounterId,
        /// Where the middle of his base comes to stand.
        to: Point,
    },
    /// Fires: in the own phase, or at who has just moved.
    Fire {
        /// Who.
        who: CounterId,
        /// At whom.
        at: CounterId,
    },
    /// Lets who has just moved go unharmed.
    Hold,
    /// Ends the phase.
    Done,
}

/// What may happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A phase of a side begins.
    PhaseBegan {
        /// The turn.
        turn: u8,
        /// The side.
        side: Side,
        /// The phase.
        phase: Phase,
    },
    /// These may move and fire again.
    Rested {
        /// Who.
        who: Vec<CounterId>,
    },
    /// A soldier has moved; the other side may react.
    Moved {
        /// Who.
        who: CounterId,
        /// Where he stands now.
        to: Point,
    },
    /// A shot.
    Shot {
        /// Who fired.
        who: CounterId,
        /// At whom.
        at: CounterId,
        /// The die.
        die: u8,
        /// What it needed.
        needs: u8,
    },
    /// A soldier falls.
    Fell {
        /// Who.
        who: CounterId,
    },
    /// Nobody reacts any more to who has moved.
    ReactionOver,
    /// The game is over.
    Over {
        /// The winner; none is a draw.
        winner: Option<Side>,
    },
    /// The whole position at once, from a saved game.
    Snapshot {
        /// Where the game stands.
        state: State,
        /// Of each soldier where he stands, whether he has moved, whether he has fired.
        soldiers: Vec<(CounterId, Option<Point>, bool, bool)>,
    },
}

/// The two phases of a side's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Soldiers move.
    #[default]
    Move,
    /// Soldiers fire.
    Fire,
}

/// Where the game stands.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turn; 0: not begun.
    pub turn: u8,
    /// Whose turn it is.
    pub side: Side,
    /// The phase.
    pub phase: Phase,
    /// Who has just moved, and may be fired at: the question to the other side.
    pub mover: Option<CounterId>,
    /// How it ended: the winner, or nobody.
    pub over: Option<Option<Side>>,
}

/// What the rules read.
#[derive(Clone, Copy)]
pub struct Table<'w> {
    /// The soldiers, in the order of the start.
    pub soldiers: Rows<'w>,
    /// Where the game stands.
    pub state: &'w State,
    /// The table and how long is played.
    pub start: &'w Start,
}

impl Table<'_> {
    /// A soldier and his place in the list.
    pub fn soldier(&self, id: CounterId) -> Option<(usize, Soldier)> {
        self.soldiers.iter().enumerate().find(|(_, soldier)| soldier.id == id)
    }
    /// Those of a side who have not fallen, with where they stand.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Soldier, Point)> + Clone {
        let own = self.soldiers.iter().filter(move |soldier| soldier.side == side);
        own.filter_map(|soldier| soldier.at.map(|at| (soldier, at)))
    }
}

/// The rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct TinSoldiers;

impl RuleSet for TinSoldiers {
    type Command = Command;
    type Event = Event;
    type Start = Start;
    type Table<'w> = Table<'w>;

    const DICE: RuleId = RuleId("TIN-2");

    fn set_up(world: &mut World, start: &Start) {
        write::set_up(world, start);
    }
    fn table(world: &World) -> Table<'_> {
        write::table(world)
    }
    fn decide(table: &Table, dice: &mut DiceCup, order: &Order<Self>) -> Result<Vec<Event>, Refusal> {
        rules::decide(table, dice, order.side, &order.command)
    }
    fn proceed(table: &Table, _: &mut DiceCup) -> Vec<Event> {
        rules::proceed(table)
    }
    fn to_act(table: &Table) -> Option<Side> {
        rules::to_act(table)
    }
    fn owner(table: &Table, _: &Command) -> Option<Side> {
        rules::to_act(table)
    }
    fn legal_commands(seen: &Seen<Table<'_>>, side: Side, commands: &mut Vec<Command>) {
        offers::offers(seen, side, commands);
    }
    fn aim(seen: &Seen<Table<'_>>, side: Side, command: &Command) -> Aim {
        offers::aim(seen, side, command)
    }
    fn apply(world: &mut World, event: &Event) {
        write::apply(world, event);
    }
    fn before(world: &mut World, event: &Event) -> Vec<Event> {
        write::before(world, event)
    }
    fn admit(table: &Table, event: &Event) -> Result<(), String> {
        admit::admit(table, event)
    }
    fn rests(table: &Table) -> Result<(), String> {
        admit::rests(table)
    }
    fn settle(_: &mut World) {}
    fn snapshot(table: &Table) -> Vec<Event> {
        let soldiers = table.soldiers.iter().map(|one| (one.id, one.at, one.moved, one.fired)).collect();
        vec![Event::Snapshot { state: *table.state, soldiers }]
    }
    fn copy(from: &Table, to: &mut World) {
        write::copy(from, to);
    }
    fn digest(table: &Table, mut sink: &mut dyn Hasher) {
        table.soldiers.digest(sink);
        std::hash::Hash::hash(table.state, &mut sink);
    }
}

#[cfg(test)]
mod rules_test;
