//! The chances of a volley before its dice: exact, as counts out of totals.

use super::volley::{Salvo, Shot, Struck};
use table::CounterId;

/// Faces of the die that is rolled to hit, and of the casualty die.
const TEN: u128 = 10;
const SIX: u128 = 6;

/// What may become of somebody whom dice fall to, out of `out_of` that are equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Who.
    pub unit: CounterId,
    /// Nothing happens to him.
    pub unhurt: u128,
    /// He is wounded, and lives.
    pub wounded: u128,
    /// He dies.
    pub dead: u128,
    /// Out of so many.
    pub out_of: u128,
}

impl Fate {
    const fn before(unit: CounterId) -> Self {
        Self { unit, unhurt: 1, wounded: 0, dead: 0, out_of: 1 }
    }
    /// After one more die falls to him, of which so many faces of ten hit. None where the numbers become too great to be exact.
    fn after(self, faces: u8, struck: &Struck) -> Option<Self> {
        let (hits, misses) = (u128::from(faces), TEN - u128::from(faces));
        // PH-4.4-03: whoever has a marker dies of every hit.
        let kills = if struck.marked { SIX } else { u128::from(struck.kills()) };
        let unhurt = self.unhurt.checked_mul(misses * SIX)?;
        let wounded =
            self.wounded.checked_mul(misses * SIX)?.checked_add(self.unhurt.checked_mul(hits * (SIX - kills))?)?;
        let out_of = self.out_of.checked_mul(TEN * SIX)?;
        let dead = out_of.checked_sub(unhurt)?.checked_sub(wounded)?;
        Some(Self { unit: self.unit, unhurt, wounded, dead, out_of }.reduced())
    }
    fn reduced(self) -> Self {
        let by = [self.unhurt, self.wounded, self.dead].into_iter().fold(self.out_of, greatest_common);
        let Self { unit, unhurt, wounded, dead, out_of } = self;
        Self { unit, unhurt: unhurt / by, wounded: wounded / by, dead: dead / by, out_of: out_of / by }
    }
}

const fn greatest_common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What may become of each whom dice fall to, given to whom they fall (PH-R-13): dice of the others change nothing for him. Left out is
/// who gets so many dice that the numbers become too great: more than twenty.
pub fn fates(salvos: &[Salvo], struck: &[Struck]) -> Vec<Fate> {
    let fate = |one: &Struck| {
        let shots = salvos.iter().flat_map(|salvo| salvo.dice.iter().flatten()).filter(|shot| shot.at == one.unit);
        shots.map(Shot::faces).try_fold(Fate::before(one.unit), |fate, faces| fate.after(faces, one))
    };
    struck.iter().filter_map(fate).collect()
}

/// The chance that a volley of so many dice jams the weapon (PH-7.7-12): how many of how many throws. Weapons have up to 6 dice; of more
/// than 18 none.
pub fn jam(dice: u8) -> Option<(u64, u64)> {
    let out_of = 10_u64.checked_pow(dice.into())?;
    let most = match dice {
        0 | 1 => return Some((0, out_of)),
        2 => 1,
        _ => 2,
    };
    // Throws without a jam: no face more often than that. Face by face: how many throws of n dice show faces up to this one only.
    let mut throws = vec![0_u64; usize::from(dice) + 1];
    throws[0] = 1;
    for _ in 0..10 {
        let before = throws.clone();
        for (n, throw) in throws.iter_mut().enumerate() {
            // The dice that show this face: one of n, or two of n.
            let one = if n >= 1 { n as u64 * before[n - 1] } else { 0 };
            let two = if n >= 2 && most == 2 { (n * (n - 1) / 2) as u64 * before[n - 2] } else { 0 };
            *throw = before[n] + one + two;
        }
    }
    Some((out_of - throws[usize::from(dice)], out_of))
}

/// How many dice hit on the average, in tenths.
pub fn tenths_of_hits(salvos: &[Salvo]) -> u32 {
    salvos.iter().flat_map(|salvo| salvo.dice.iter().flatten()).map(|shot| u32::from(shot.faces())).sum()
}
