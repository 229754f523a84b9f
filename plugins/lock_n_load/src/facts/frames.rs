//! What is going on: the stack of frames.
//!
//! A frame is one thing that is going on: a side's impulse, a stack that moves in it, the moment in which the other side may fire at that
//! stack, an attack whose Damage Checks are open. Each is owned by one rule section. Only the frame on top acts; the one below goes on
//! when that is gone. At the bottom is always the sequence of play, the [`Turn`]. All frames are plain data,
//! so a save may stop anywhere.

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

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Flow;
use crate::facts::offers::Offers;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::facts::words;
use crate::sections::turn::rules::PHASES;
use serde::{Deserialize, Serialize};
use table::{DiceCup, Refusal, Side};

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

/// What the section that owns a frame says of it. A frame that is not on top changes in one way only: by hearing an event.
pub(crate) trait Frame {
    /// What happens next by itself; nothing: somebody must decide.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event>;
    /// True if it stands between two steps while it is on top, so that snipers may fire first (LNL-11.4-03).
    fn open(&self) -> bool;
    /// Who decides while nothing is asked; nobody where it goes on by itself.
    fn decides(&self) -> Option<Side> {
        None
    }
    /// Whether an order of whoever decides belongs to it.
    fn takes(&self, _table: &Table, _command: &Command, _time: Time) -> Result<(), Refusal> {
        Err(Refusal::new(PHASES, words::worked_out_first()))
    }
    /// The orders that whoever decides may give.
    fn offers(&self, _table: &Table, _side: Side, _out: &mut Offers) {}
    /// What happens while it lies in the stack and changes it.
    fn hears(&mut self, _event: &Event) {}
}

/// Lists the frames that may lie above the turn: a new one is a line here.
macro_rules! frames {
    ($($(#[$doc:meta])* $Name:ident($Kind:ty),)*) => {
        /// A frame of any kind.
        #[expect(clippy::large_enum_variant, reason = "an impulse lies at the bottom of a short stack")]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum AnyFrame { $($(#[$doc])* $Name($Kind),)* }

        impl AnyFrame {
            /// What it is called in [`Flow::going_on`].
            pub const fn name(&self) -> &'static str {
                match self { $(AnyFrame::$Name(_) => stringify!($Name),)* }
            }
            pub(crate) fn get(&self) -> &dyn Frame {
                match self { $(AnyFrame::$Name(frame) => frame,)* }
            }
            pub(crate) fn get_mut(&mut self) -> &mut dyn Frame {
                match self { $(AnyFrame::$Name(frame) => frame,)* }
            }
        }
        $(impl From<$Kind> for AnyFrame {
            fn from(frame: $Kind) -> Self {
                AnyFrame::$Name(frame)
            }
        })*
    };
}

frames! {
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
    pub(crate) fn top(&self) -> &dyn Frame {
        self.stack.last().map_or(&self.turn as &dyn Frame, AnyFrame::get)
    }
    /// Everything that is going on hears of an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        self.turn.hears(event);
        self.stack.iter_mut().for_each(|frame| frame.get_mut().hears(event));
    }
    /// The innermost frame of a kind.
    fn innermost<'a, F>(&'a self, kind: impl Fn(&'a AnyFrame) -> Option<&'a F>) -> Option<&'a F> {
        self.stack.iter().rev().find_map(kind)
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
        self.innermost(|frame| if let AnyFrame::SetUp(part) = frame { Some(part) } else { None })
    }
    /// The side's part of the Rally Phase that is going on.
    pub fn rally_part(&self) -> Option<&RallyPart> {
        self.innermost(|frame| if let AnyFrame::RallyPart(part) = frame { Some(part) } else { None })
    }
    /// The impulse that is going on.
    pub fn impulse(&self) -> Option<&Impulse> {
        self.innermost(|frame| if let AnyFrame::Impulse(impulse) = frame { Some(impulse) } else { None })
    }
    /// The frame right below the one on top.
    pub fn below(&self) -> Option<&AnyFrame> {
        self.stack.iter().nth_back(1)
    }
    /// The stacks that move, the innermost first: a move may interrupt another.
    pub fn moves(&self) -> impl Iterator<Item = &Moving> {
        self.stack.iter().rev().filter_map(|frame| if let AnyFrame::Move(moving) = frame { Some(moving) } else { None })
    }
    /// The stack that moves; the innermost if a move interrupts another.
    pub fn moving(&self) -> Option<&Moving> {
        self.moves().next()
    }
    /// The moment in which one side may react.
    pub fn window(&self) -> Option<&Window> {
        self.innermost(|frame| if let AnyFrame::Window(window) = frame { Some(window) } else { None })
    }
    /// The attack that is being worked out.
    pub fn attack(&self) -> Option<&Attack> {
        self.innermost(|frame| if let AnyFrame::Attack(attack) = frame { Some(attack) } else { None })
    }
    /// The retreat from a flamethrower that is going on.
    pub fn retreat(&self) -> Option<&Retreat> {
        self.innermost(|frame| if let AnyFrame::Retreat(units) = frame { Some(units) } else { None })
    }
    /// The melee round that is being fought.
    pub fn melee(&self) -> Option<&MeleeRound> {
        self.innermost(|frame| if let AnyFrame::Melee(round) = frame { Some(round) } else { None })
    }
    /// The names of what is going on, the innermost last: `Turn > Impulse > Move > Window > Attack > Check`.
    pub fn going_on(&self) -> String {
        let names: Vec<&str> = std::iter::once("Turn").chain(self.stack.iter().map(AnyFrame::name)).collect();
        names.join(" > ")
    }
}

#[cfg(test)]
#[path = "frames_test.rs"]
mod tests;
