//! What an attack came to with its dice, of each kind: all that is needed to show it.

use crate::facts::command::Assault;
use crate::facts::event::TargetTotals;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Line, Side};

/// An attack on the Direct Fire Table with its dice (5.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireRoll {
    /// Who fires.
    pub side: Side,
    /// The firers' Location.
    pub from: Place,
    /// The target Location.
    pub at: Place,
    /// Every unit that fired or aided.
    pub firers: Vec<CounterId>,
    /// Every weapon that fired.
    pub weapons: Vec<CounterId>,
    /// Firepower and modifiers that hold for all targets.
    pub attack: Vec<Line>,
    /// The attack dice: one, or two of a sniper, which are added, or of a mortar, of which the higher counts.
    pub attack_dice: Vec<u8>,
    /// The defence die.
    pub defence_die: u8,
    /// One entry per unit attacked, with its own modifiers and totals (RUL-55).
    pub targets: Vec<TargetTotals>,
    /// True for Opportunity Fire.
    pub opportunity: bool,
    /// The vehicle that is attacked, with its riders (LNL-17.2-03); left out: all units there but vehicles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CounterId>,
    /// Made in Opportunity Fire beside another attack out of the same Location: it does not count (LNL-5.3-B02).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
    /// A vehicle or a team fires, apart from the others of its Location (LNL-5.2-B01).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// Of the attack dice the higher counts: a 51 mm mortar takes part (LNL-1.6.21-08).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub higher: bool,
}

/// Mortar or artillery fire on the units of a hex with its dice (18.1, 18.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrikeRoll {
    /// Whose dice the attack dice are.
    pub side: Side,
    /// The mortar that fires; left out: artillery, or fire for effect that lay there before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mortar: Option<CounterId>,
    /// Who has called for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caller: Option<CounterId>,
    /// The mortar's Location.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// The hex, or the Location that was entered.
    pub at: Place,
    /// Firepower and modifiers that hold for all targets.
    pub attack: Vec<Line>,
    /// The attack dice: one of artillery; two of a mortar, of which the higher counts.
    pub attack_dice: Vec<u8>,
    /// The defence die of all units but vehicles; none: there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defence_die: Option<u8>,
    /// The defence die of each vehicle, with its riders (LNL-RB-39).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicle_dice: Vec<(CounterId, u8)>,
    /// One entry per unit attacked, with its own modifiers and totals.
    pub targets: Vec<TargetTotals>,
    /// It struck units that had just entered the hex.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entering: bool,
}

/// A side's attack in a melee round with its dice (8.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeRoll {
    /// Who attacks.
    pub side: Side,
    /// Where.
    pub at: Place,
    /// The attackers.
    pub attackers: Vec<CounterId>,
    /// The chosen defenders.
    pub defenders: Vec<CounterId>,
    /// Strength of the attack, line by line.
    pub attack: Vec<Line>,
    /// Strength of the defence, line by line.
    pub defence: Vec<Line>,
    /// Total attack strength.
    pub attack_total: i32,
    /// Total defence strength.
    pub defence_total: i32,
    /// The column before shifts and after, as `3-2`.
    pub columns: [String; 2],
    /// Column shifts with their rules.
    pub shifts: Vec<Line>,
    /// The dice.
    pub dice: [u8; 2],
    /// Modifiers of the roll.
    pub lines: Vec<Line>,
    /// Dice plus modifiers.
    pub total: i32,
    /// The kill number.
    pub needed: i32,
    /// Whether all chosen defenders are eliminated.
    pub killed: bool,
}

/// An assault on a vehicle with its dice (17.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssaultRoll {
    /// Who assaults.
    pub side: Side,
    /// Where.
    pub at: Place,
    /// The unit, its vehicle, its weapon, the leader who helps.
    pub assault: Assault,
    /// The assaulter's strength, line by line.
    pub attack: Vec<Line>,
    /// The assaulter's die.
    pub attack_die: u8,
    /// Strength and die.
    pub attack_total: i32,
    /// The vehicle's strength, line by line.
    pub defence: Vec<Line>,
    /// The vehicle's die.
    pub defence_die: u8,
    /// Strength and die.
    pub defence_total: i32,
    /// The vehicle is destroyed: the assaulter's total is greater.
    pub destroyed: bool,
}

/// A vehicle's attack on the units that it overruns, with its dice (15.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverrunRoll {
    /// Whose vehicle.
    pub side: Side,
    /// The vehicle.
    pub vehicle: CounterId,
    /// Where.
    pub at: Place,
    /// Its strength, line by line.
    pub attack: Vec<Line>,
    /// Its die.
    pub attack_die: u8,
    /// Strength and die.
    pub attack_total: i32,
    /// The infantry's die, which is its total.
    pub defence_die: u8,
    /// Every unit attacked.
    pub targets: Vec<CounterId>,
    /// Attack minus defence; above 0 each unit makes a Damage Check.
    pub margin: i32,
}
