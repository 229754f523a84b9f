//! The questions that a side must answer before the game goes on: who is asked and what answers it.

use crate::facts::command::Command;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, RuleId, Side};

/// A question that one side must answer before the game goes on.
///
/// Both sides know who is asked and what for, so that must tell nothing that is hidden (see [`Question::blank`]): where only one side may
/// have something to say, it is asked the same way whether it has or not. What a side is asked is worked out of what that side sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Fire at the units that move? Answers: `Fire` or `Shoot` at them, `HoldFire`, `HoldFireForMove`.
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
        rule: RuleId,
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
    /// What becomes of artillery whose Spotting Round lies? Answers: `CorrectFire`, `CancelMission`.
    CorrectFire {
        /// Who is asked.
        side: Side,
        /// Who has called for it.
        caller: CounterId,
        /// The hex where it lies and those beside it that the caller sees.
        places: Vec<Place>,
    },
    /// Which hex under fire for effect is struck next? Answer: `StrikeNext`.
    StrikeNext {
        /// Who is asked.
        side: Side,
        /// The hexes with units that are still to be struck.
        hexes: Vec<Place>,
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
    /// Which vehicle does an assaulter go for whose own is destroyed? Answers: `AssaultNext`, `Decline`.
    AssaultNext {
        /// Who is asked.
        side: Side,
        /// The assaulter.
        unit: CounterId,
        /// The vehicles that are left.
        vehicles: Vec<CounterId>,
    },
    /// Which unit Close Assaults the vehicle that has overrun it? Answers: `AssaultBack`, `Decline`.
    AssaultBack {
        /// Who is asked.
        side: Side,
        /// The vehicle.
        vehicle: CounterId,
        /// The units that may.
        units: Vec<CounterId>,
    },
    /// Which riders leave their vehicle with those whom the attack has driven off it? Answers: `JumpOff`, `Stay`.
    JumpOff {
        /// Who is asked.
        side: Side,
        /// The vehicle.
        vehicle: CounterId,
        /// Those who still ride on it.
        units: Vec<CounterId>,
    },
    /// Which unit gives way to the vehicle that stays in its hex, and where to? Answers: `Retreat`, `Stay`.
    GiveWay {
        /// Who is asked.
        side: Side,
        /// Where.
        at: Place,
        /// The units that may.
        units: Vec<CounterId>,
    },
}

impl Question {
    /// Who must answer.
    pub const fn side(&self) -> Side {
        match self {
            Question::OpportunityFire { side, .. }
            | Question::CheckNext { side, .. }
            | Question::DropWeapon { side, .. }
            | Question::GoTo { side, .. }
            | Question::SniperFire { side, .. }
            | Question::CorrectFire { side, .. }
            | Question::StrikeNext { side, .. }
            | Question::MeleeAttack { side, .. }
            | Question::MeleeDefence { side, .. }
            | Question::AssaultNext { side, .. }
            | Question::AssaultBack { side, .. }
            | Question::JumpOff { side, .. }
            | Question::GiveWay { side, .. } => *side,
        }
    }
    /// Whether an order is an answer.
    pub const fn is_answered_by(&self, command: &Command) -> bool {
        match self {
            Question::OpportunityFire { .. } => {
                matches!(command, Command::Fire(_) | Command::Shoot(_) | Command::HoldFire | Command::HoldFireForMove)
            }
            Question::CheckNext { .. } => matches!(command, Command::CheckNext { .. }),
            Question::DropWeapon { .. } => matches!(command, Command::DropWeapon { .. }),
            Question::GoTo { .. } => matches!(command, Command::GoTo { .. }),
            Question::SniperFire { .. } => matches!(command, Command::SniperFire { .. }),
            Question::CorrectFire { .. } => {
                matches!(command, Command::CorrectFire { .. } | Command::CancelMission)
            }
            Question::StrikeNext { .. } => matches!(command, Command::StrikeNext { .. }),
            Question::MeleeAttack { .. } => matches!(command, Command::MeleeAttack { .. }),
            Question::MeleeDefence { .. } => matches!(command, Command::MeleeDefence { .. }),
            Question::AssaultNext { .. } => matches!(command, Command::AssaultNext { .. } | Command::Decline),
            Question::AssaultBack { .. } => matches!(command, Command::AssaultBack { .. } | Command::Decline),
            Question::JumpOff { .. } => matches!(command, Command::JumpOff { .. } | Command::Stay),
            Question::GiveWay { .. } => matches!(command, Command::Retreat { .. } | Command::Stay),
        }
    }
}
