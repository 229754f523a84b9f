//! All that is plain data in a game: what is true of soldiers, where the game stands, what may be ordered, what it comes to, what may
//! happen.

use crate::{Point, Start};
use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};
use soldiers::{Rows, Soldier};
use table::{CounterId, Everybody, Frame, Line, SeenBy, Side, Stack};

/// The rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct TinSoldiers;

/// Soldiers and their facts.
pub mod soldiers {
    use super::{CounterId, Everybody, Point, SeenBy, Side, Start};

    table::facts! {
        /// A tin soldier.
        row Soldier on Start;
        fixed {
            /// His id.
            id: CounterId,
            /// His side.
            side: Side,
        }
        told {}
        facts {
            /// The middle of his base; none: he has fallen, or lies where one does not know.
            at: Stands(Option<Point>) = None, seen by UnlessHidden, if |at, start| at.is_none_or(|at| start.has(at));
            /// The enemy does not know where he lies (TIN-6).
            hidden: Hidden(bool) = false, seen by Everybody;
            /// He has fallen.
            fallen: Fallen(bool) = false, seen by Everybody;
            /// He has moved in this turn of his side.
            moved: Moved(bool) = false, seen by Everybody;
            /// He has fired, or thrown a grenade, since the last turn of his side began.
            fired: Fired(bool) = false, seen by Everybody;
        }
    }

    /// Seen by his own side, and by the other one unless he is hidden.
    pub struct UnlessHidden;
    impl SeenBy<Soldier> for UnlessHidden {
        fn sees(soldier: &Soldier, side: Side) -> bool {
            soldier.side == side || !soldier.hidden
        }
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
    /// Throws a grenade, in the own phase.
    Throw {
        /// Who.
        who: CounterId,
        /// Where the middle of the template comes to lie.
        at: Point,
    },
    /// Lets who has just moved go unharmed.
    Hold,
    /// Ends the phase.
    Done,
}

/// What a lawful order comes to before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A move; somebody hidden may lie in its way.
    Move {
        /// Who.
        who: CounterId,
        /// Where to.
        to: Point,
    },
    /// A shot.
    Shot(Shot),
    /// A grenade.
    Burst(Burst),
    /// Nothing is left to dice.
    Done(Vec<Event>),
}

/// A shot before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Who fires.
    pub who: CounterId,
    /// At whom.
    pub at: CounterId,
    /// What the die needs, line by line.
    pub needs: Vec<Line>,
    /// It answers a move.
    pub answers: bool,
}

/// Who is under the template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// The soldier.
    pub who: CounterId,
    /// What his die needs, line by line.
    pub needs: Vec<Line>,
}

/// A grenade before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Burst {
    /// Who throws.
    pub who: CounterId,
    /// Where the middle of the template comes to lie.
    pub at: Point,
    /// Who is known to be under it, in the order of the list.
    pub struck: Vec<Struck>,
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
    /// A soldier has moved.
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
    /// A grenade has burst.
    Burst {
        /// Who threw it.
        who: CounterId,
        /// Where.
        at: Point,
        /// Who was under the template, with the die for each.
        dice: Vec<(CounterId, u8)>,
    },
    /// A soldier falls.
    Fell {
        /// Who.
        who: CounterId,
    },
    /// Something begins above all else.
    Pushed(AnyFrame),
    /// Nobody reacts any more to who has moved.
    ReactionOver,
    /// The game is over.
    Over {
        /// The winner; none is a draw.
        winner: Option<Side>,
    },
    /// A fact of a soldier is now this.
    Is(CounterId, soldiers::Is),
    /// Where the game stands, from a saved game.
    Stands(State),
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

/// The moment in which the other side may fire at who has just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reaction {
    /// Who has moved.
    pub mover: CounterId,
    /// Who may fire at him.
    pub asked: Side,
}

table::frames! {
    /// A frame of any kind.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum AnyFrame of TinSoldiers {
        /// The other side may fire.
        Reaction(Reaction),
    }
}

/// Where the game stands. The turn lies at the bottom of what is going on.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turn; 0: not begun.
    pub turn: u8,
    /// Whose turn it is.
    pub side: Side,
    /// The phase.
    pub phase: Phase,
    /// What is going on in it.
    pub stack: Stack<AnyFrame>,
    /// How it ended.
    pub over: Option<Outcome>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none is a draw.
    pub winner: Option<Side>,
}

impl State {
    /// What acts: the frame on top, or the turn.
    pub fn top(&self) -> &dyn Frame<TinSoldiers> {
        self.stack.top(self)
    }
    /// Whose decision the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        if self.over.is_some() { None } else { self.top().decides() }
    }
    /// Who has just moved, and may be fired at: the question to the other side.
    pub fn mover(&self) -> Option<CounterId> {
        self.stack.innermost().map(|reaction: &Reaction| reaction.mover)
    }
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
    /// Those of a side of whom one knows where they stand.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Soldier, Point)> + Clone {
        let own = self.soldiers.iter().filter(move |soldier| soldier.side == side);
        own.filter_map(|soldier| soldier.at.map(|at| (soldier, at)))
    }
    /// How many of a side have not fallen.
    pub fn strength(&self, side: Side) -> usize {
        self.soldiers.iter().filter(|soldier| soldier.side == side && !soldier.fallen).count()
    }
    /// Soldiers of a side who lie hidden.
    pub fn in_hiding(&self, side: Side) -> impl Iterator<Item = Soldier> + Clone {
        self.soldiers.iter().filter(move |soldier| soldier.side == side && soldier.hidden && !soldier.fallen)
    }
}
