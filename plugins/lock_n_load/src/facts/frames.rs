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

use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::time::Time;
use crate::facts::words;
use crate::sections::turn::rules::PHASES;
use serde::{Deserialize, Serialize};
use table::{Framed, Refusal};

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

impl Framed for LockNLoad {
    type AnyFrame = AnyFrame;
    type Time = Time;
    type Offers<'a> = Offers<'a>;

    fn busy() -> Refusal {
        Refusal::new(PHASES, words::worked_out_first())
    }
}

#[cfg(test)]
#[path = "frames_test.rs"]
mod tests;
