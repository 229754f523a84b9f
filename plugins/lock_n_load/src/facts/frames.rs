//! What is going on: the stack of frames.
//!
//! What a frame is, and how they lie on each other, says [`table::Frame`]; at the bottom is always the sequence of play, the [`Turn`].

mod assaulting;
mod attack;
mod impulse;
mod melee_round;
mod mission;
mod moving;
mod overrunning;
mod rally_part;
mod retreat;
mod salvo;
mod set_up;
mod turn;
mod window;

use crate::facts::event::Event;
use crate::facts::flow::Flow;
use crate::facts::game::LockNLoad;
use serde::{Deserialize, Serialize};
use table::{Frame, Side};

pub use assaulting::Assaulting;
pub use attack::{Attack, Check, Checking};
pub use impulse::{Activated, Impulse};
pub use melee_round::{MeleeDeclared, MeleeRound};
pub use mission::{Mission, Missions, Shelled};
pub use moving::Moving;
pub use overrunning::{OverrunStage, Overrunning, StrikingBack};
pub use rally_part::RallyPart;
pub use retreat::Retreat;
pub use salvo::{Salvo, Shots};
pub use set_up::SetUp;
pub use turn::Turn;
pub use window::Window;

table::frames! {
    /// A frame of any kind.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum AnyFrame of LockNLoad {
        /// A side's part of the set-up (LNL-SC-01).
        SetUp(SetUp),
        /// A side's part of the Rally Phase (3.0).
        RallyPart(RallyPart),
        /// A side's impulse (4.0).
        Impulse(Impulse),
        /// A stack that moves (6.0).
        Move(Moving),
        /// Points have been spent: the other side may use Opportunity Fire (5.3).
        Window(Window),
        /// An attack that has been rolled and whose Damage Checks are still to be made (5.1).
        Attack(Attack),
        /// One Damage Check (5.1).
        Check(Checking),
        /// Units that retreat from a flamethrower (1.6.2).
        Retreat(Retreat),
        /// A melee round (8.0).
        Melee(MeleeRound),
        /// A mission of off-board artillery (18.2).
        Mission(Mission),
        /// Units that have entered a hex under fire for effect (18.1, 18.2).
        Shelled(Shelled),
        /// Infantry that Close Assaults vehicles (17.1).
        Assault(Assaulting),
        /// A vehicle that overruns infantry (15.3).
        Overrun(Overrunning),
    }
}

impl Event {
    /// Something begins above all else.
    pub(crate) fn push(frame: impl Into<AnyFrame>) -> Self {
        Event::Pushed(frame.into())
    }
    /// The frame on top is now this.
    pub(crate) fn top(frame: impl Into<AnyFrame>) -> Self {
        Event::FrameIs(frame.into())
    }
}

impl Flow {
    /// What acts: the frame on top, or the turn.
    pub(crate) fn top(&self) -> &dyn Frame<LockNLoad> {
        self.stack.top(&self.turn)
    }
    /// Everything that is going on hears of an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        self.turn.hears(event);
        self.stack.hear(event);
    }
    /// Whose part of set-up or Rally Phase, or whose impulse it is.
    pub fn active(&self) -> Option<Side> {
        self.set_up()
            .map(|part| part.side)
            .or_else(|| self.rally_part().map(|part| part.side))
            .or_else(|| self.impulse().map(|impulse| impulse.side))
    }
    /// The side's part of the set-up that is going on.
    pub fn set_up(&self) -> Option<&SetUp> {
        self.stack.innermost()
    }
    /// The side's part of the Rally Phase that is going on.
    pub fn rally_part(&self) -> Option<&RallyPart> {
        self.stack.innermost()
    }
    /// The impulse that is going on.
    pub fn impulse(&self) -> Option<&Impulse> {
        self.stack.innermost()
    }
    /// The frame right below the one on top.
    pub fn below(&self) -> Option<&AnyFrame> {
        self.stack.below()
    }
    /// The stacks that move, the innermost first: a move may interrupt another.
    pub fn moves(&self) -> impl Iterator<Item = &Moving> {
        self.stack.all()
    }
    /// The stack that moves; the innermost if a move interrupts another.
    pub fn moving(&self) -> Option<&Moving> {
        self.moves().next()
    }
    /// The moment in which one side may react.
    pub fn window(&self) -> Option<&Window> {
        self.stack.innermost()
    }
    /// The attack that is being worked out.
    pub fn attack(&self) -> Option<&Attack> {
        self.stack.innermost()
    }
    /// The retreat from a flamethrower that is going on.
    pub fn retreat(&self) -> Option<&Retreat> {
        self.stack.innermost()
    }
    /// The melee round that is being fought.
    pub fn melee(&self) -> Option<&MeleeRound> {
        self.stack.innermost()
    }
    /// The names of what is going on, the innermost last: `Turn > Impulse > Move > Window > Attack > Check`.
    pub fn going_on(&self) -> String {
        self.stack.going_on("Turn")
    }
}

#[cfg(test)]
#[path = "frames_test.rs"]
mod tests;
