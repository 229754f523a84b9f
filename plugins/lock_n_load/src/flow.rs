//! Where the game stands between two orders: turn, phase, impulse, the stack that moves, the attack whose checks are open, the
//! question that somebody must answer. All of it is data, so a scenario may start anywhere and a save may stop anywhere.

use crate::command::Movement;
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

/// The stack that is moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// Who still moves.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// Where the move began; none: off the map.
    pub from: Option<Place>,
    /// Movement points spent so far in this move.
    pub spent: u8,
    /// The most that the stack may spend.
    pub limit: u8,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
    /// Movement points spent in the present hex: so many attacks may be made there (LNL-5.3-08).
    pub spent_here: u8,
    /// Attacks made on the stack in the present hex.
    pub attacks_here: u8,
    /// The reacting side holds its fire for the rest of this move.
    pub held: bool,
    /// The reaction of the present step is over: snipers have fired and Opportunity Fire has been asked for.
    pub reacted: bool,
    /// The stack must stop here: it has entered a melee, or crawled its one hex.
    pub ends: bool,
    /// The Location that the stack is about to leave by an exit, once the reaction is over.
    pub exiting: bool,
    /// The stack withdraws from a melee (LNL-8.1-09).
    pub withdrawing: bool,
    /// Those who had to stop in the present hex (LNL-5.3-16): they can still be fired at there (LNL-5.3-19).
    pub stopped: Vec<CounterId>,
}

/// A window for Opportunity Fire at units that are not a moving stack: a retreat from a flamethrower (LNL-1.6.2-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpportunityWindow {
    /// The units that may be fired at.
    pub units: Vec<CounterId>,
    /// Where they are.
    pub at: Place,
}

/// Units that retreat from a flamethrower, one after the other (LNL-1.6.2-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who must still retreat, and the Location of the flamethrower.
    pub units: Vec<(CounterId, Place)>,
    /// The unit that has just retreated and may be fired at.
    pub window: Option<OpportunityWindow>,
}

/// A Damage Check still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The unit.
    pub unit: CounterId,
    /// The margin against it.
    pub margin: i32,
}

/// An attack that has been rolled and whose consequences are being worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking side.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// The target Location.
    pub at: Place,
    /// Leaders who have not checked yet.
    pub leaders: Vec<Check>,
    /// Other units that have not checked yet, by counter id.
    pub others: Vec<Check>,
    /// A flamethrower took part: units that become Shaken retreat (LNL-1.6.2-02).
    pub retreat_from: Option<CounterId>,
    /// Units that must retreat when all checks are done.
    pub retreating: Vec<CounterId>,
    /// Made as Opportunity Fire.
    pub opportunity: bool,
}

/// A melee round in progress (8.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeleeRound {
    /// Where.
    pub at: Place,
    /// The side that attacks first.
    pub first: Side,
    /// The side whose attack is to be declared; none: both have attacked.
    pub attacker: Option<Side>,
    /// Declared attack that waits for the defender's satchels.
    pub declared: Option<MeleeDeclared>,
    /// Units eliminated so far; they are removed after both attacks (LNL-8.0-09).
    pub killed: Vec<CounterId>,
    /// Satchel charges used so far; they are removed after the round (LNL-8.0-26).
    pub used: Vec<CounterId>,
}

/// An attack in melee as declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeleeDeclared {
    /// Who attacks with what.
    pub attackers: Vec<crate::command::Part>,
    /// Who is attacked.
    pub defenders: Vec<CounterId>,
    /// Who leads.
    pub leader: Option<CounterId>,
}

/// A question that one side must answer before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Fire at the units that move? Answers: `Fire` at them, `HoldFire`, `HoldFireForMove`.
    OpportunityFire {
        /// Who is asked.
        side: Side,
        /// Where the target is.
        at: Place,
        /// Who may be fired at.
        targets: Vec<CounterId>,
    },
    /// Which of several leaders makes his Damage Check next? Answer: `CheckNext`.
    CheckNext {
        /// Who is asked.
        side: Side,
        /// The leaders.
        leaders: Vec<CounterId>,
    },
    /// Which weapon does the reduced squad put down? Answer: `DropWeapon`.
    DropWeapon {
        /// Who is asked.
        side: Side,
        /// The unit.
        unit: CounterId,
    },
    /// Where does the unit go: in its retreat from a flamethrower, or as a hero who finds no room? Answer: `GoTo`.
    GoTo {
        /// Who is asked.
        side: Side,
        /// The unit.
        unit: CounterId,
        /// The lawful Locations.
        places: Vec<Place>,
        /// The rule that makes it go.
        rule: table::RuleId,
    },
    /// Which of several Locations does the sniper fire at? Answer: `SniperFire`.
    SniperFire {
        /// Who is asked.
        side: Side,
        /// The sniper.
        sniper: CounterId,
        /// The Locations.
        places: Vec<Place>,
    },
    /// How does the side attack in a melee round? The active side is asked first, the other side afterwards; those who fall still
    /// attack. Answer: `MeleeAttack`.
    MeleeAttack {
        /// Who is asked.
        side: Side,
        /// Where; several when the side must choose which melee is fought first.
        places: Vec<Place>,
    },
    /// Which satchel charges do the attacked units use? Answer: `MeleeDefence`.
    MeleeDefence {
        /// Who is asked.
        side: Side,
        /// Where.
        at: Place,
        /// The charges that may be used.
        satchels: Vec<CounterId>,
    },
}

impl Question {
    /// Who must answer.
    pub fn side(&self) -> Side {
        match self {
            Question::OpportunityFire { side, .. }
            | Question::CheckNext { side, .. }
            | Question::DropWeapon { side, .. }
            | Question::GoTo { side, .. }
            | Question::SniperFire { side, .. }
            | Question::MeleeAttack { side, .. }
            | Question::MeleeDefence { side, .. } => *side,
        }
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
    /// The stack that moves.
    pub moving: Option<Moving>,
    /// The attack that is being worked out.
    pub attack: Option<Attack>,
    /// The retreat from a flamethrower that is going on.
    pub retreat: Option<Retreat>,
    /// The melee round that is being fought.
    pub melee: Option<MeleeRound>,
    /// The open question.
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
            moving: None,
            attack: None,
            retreat: None,
            melee: None,
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
            None => self.active,
        }
    }
}
