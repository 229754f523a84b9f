//! What was rolled in an attack, as its cards show it.

use lock_n_load::{CheckResult, FireRoll, TargetTotals};
use table::{CounterId, Line, Side};

/// An attack as its card shows it, be it of fire, of a hit of ordnance or of shells.
pub(crate) struct Rolled<'a> {
    pub side: Side,
    pub attack: &'a [Line],
    pub attack_dice: &'a [u8],
    pub defence_die: u8,
    pub targets: &'a [TargetTotals],
    /// Of the attack dice the higher counts.
    pub higher: bool,
}

impl<'a> Rolled<'a> {
    pub(super) fn of(fire: &'a FireRoll) -> Self {
        let FireRoll { side, attack, attack_dice, defence_die, targets, higher, .. } = fire;
        Self { side: *side, attack, attack_dice, defence_die: *defence_die, targets, higher: *higher }
    }
    /// What of the attack dice counts.
    pub(super) fn thrown(&self) -> u32 {
        let dice = self.attack_dice.iter().map(|die| u32::from(*die));
        if self.higher { dice.max().unwrap_or_default() } else { dice.sum() }
    }
}

/// A Damage Check.
pub(crate) struct Checked<'a> {
    pub unit: &'a CounterId,
    pub die: &'a u8,
    pub lines: &'a [Line],
    pub total: &'a i32,
    pub morale: &'a i32,
    pub helper: &'a Option<CounterId>,
    pub result: &'a CheckResult,
}
