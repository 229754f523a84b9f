//! Where the game stands between two orders: turn, phase, impulse, what is going on above them ([`AnyFrame`]), the question that somebody
//! must answer. All of it is data, so a scenario may start anywhere and a save may stop anywhere.

use crate::frames::AnyFrame;
use crate::question::Question;
use bevy_ecs::prelude::Resource;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// The phases of a turn (LNL-2.0-01), and what lies before and after the turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Setting up (LNL-SC-01).
    SetUp,
    /// The Rally Phase (3.0).
    #[default]
    Rally,
    /// The Operations Phase (4.0).
    Operations,
    /// The Administrative Phase (9.0).
    Administrative,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none is a draw.
    pub winner: Option<Side>,
    /// Why, in a sentence.
    pub reason: String,
}

/// Which Locations may act in the impulse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activated {
    /// Units on the map in these Locations; the first is the one named in the order.
    Places(Vec<Place>),
    /// Waiting units of this entry group.
    Entry(String),
}

/// An impulse of the Operations Phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Impulse {
    /// Passes in a row before this impulse (LNL-4.0-03).
    pub passes: u8,
    /// The spotting attempt made in this impulse: who, where, with success or not (LNL-10.1-19).
    pub spotting: Option<(CounterId, Place, bool)>,
    /// What has been activated; none: nothing yet.
    pub activated: Option<Activated>,
    /// Something that is no pass has been done (LNL-4.0-22).
    pub acted: bool,
    /// Locations of which a stack has moved in this impulse (LNL-4.0-16): the Location it started from.
    pub moved_from: Vec<Place>,
    /// Locations from which an attack has been made in this impulse (LNL-4.0-12).
    pub fired_from: Vec<Place>,
    /// Locations entered in this impulse in which a melee round is to be fought (LNL-8.0-29), in the order of entry.
    pub melees: Vec<Place>,
    /// Of those, the ones whose immediate consequences have been worked out (LNL-8.1-16, LNL-13.81-01).
    #[serde(default)]
    pub entered: Vec<Place>,
    /// The active side has ended the impulse; its melees are fought before the next one begins (LNL-8.0-29).
    #[serde(default)]
    pub ending: bool,
    /// First entry hex named by a waiting leader's stack in this impulse, and further ones (LNL-SC-04).
    pub entered_by: Vec<Place>,
    /// Units that have moved in this impulse: after an Assault Move or by Stealth they may still fire in it (LNL-6.1-06, -6.4-03).
    #[serde(default)]
    pub movers: Vec<CounterId>,
    /// Heroes whom units of [`Impulse::movers`] have brought forth in this impulse: they may do what those may (LNL-5.1-28).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub born: Vec<CounterId>,
    /// Locations in which a stack has ended its move after as many attacks as LNL-5.3-08 allows there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shot_out: Vec<Place>,
}

impl Impulse {
    /// True if the unit has moved in this impulse, or was born of one that has.
    pub fn has_moved(&self, unit: CounterId) -> bool {
        self.movers.contains(&unit) || self.born.contains(&unit)
    }
}

/// Where the game stands.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// The turn, from 1; 0 during set-up.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Who has the initiative this turn; before the roll of turn n the holder of turn n-1 (LNL-3.0-02).
    pub initiative: Option<Side>,
    /// The initiative of this turn has been rolled for.
    pub rolled: bool,
    /// Whose part of set-up or Rally Phase, or whose impulse it is.
    pub active: Option<Side>,
    /// Set-up and Rally Phase: sides that have finished their part.
    pub done: Vec<Side>,
    /// SS Dedication has been used this Rally Phase.
    pub dedication_used: bool,
    /// The impulse (Operations Phase).
    pub impulse: Impulse,
    /// What is going on above the sequence of play, the innermost last.
    #[serde(default)]
    pub stack: Vec<AnyFrame>,
    /// What the frame on top asks, as long as the question is open.
    pub question: Option<Question>,
    /// Locations in which a melee round has been fought this turn (LNL-8.1-03).
    pub fought: Vec<Place>,
    /// Who holds which objective hex, in the scenario's order.
    pub control: Vec<Option<Side>>,
    /// Points for enemy losses, by side.
    pub loss_points: [i32; 2],
    /// Points for exits, by side.
    pub exit_points: [i32; 2],
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

impl Default for Flow {
    fn default() -> Self {
        Self {
            turn: 1,
            phase: Phase::Rally,
            initiative: None,
            rolled: false,
            active: None,
            done: Vec::new(),
            dedication_used: false,
            impulse: Impulse::default(),
            stack: Vec::new(),
            question: None,
            fought: Vec::new(),
            control: Vec::new(),
            loss_points: [0; 2],
            exit_points: [0; 2],
            outcome: None,
        }
    }
}

impl Flow {
    /// Whose decision the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        if self.outcome.is_some() {
            return None;
        }
        match &self.question {
            Some(question) => Some(question.side()),
            None => self.top().decides(self),
        }
    }
}
