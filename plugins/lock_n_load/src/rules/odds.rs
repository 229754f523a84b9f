//! The exact chances of an attack, from the same lines and the same table by which it is fought: every attack and defence die, and for the
//! Damage Checks every way in which leaders may pass before the others check.

use super::fire_strength::{FireFacts, TargetFacts, advantage, attack_total};
use crate::definition::UnitKind;
use crate::event::CheckResult;
use smallvec::SmallVec;
use table::CounterId;

/// The chances of one unit, as numbers out of [`FireOdds::out_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitOdds {
    /// The unit.
    pub unit: CounterId,
    /// It makes a Damage Check at all.
    pub checked: u64,
    /// Nothing happens to it, checked or not.
    pub no_effect: u64,
    /// It is turned to its Shaken side and nothing worse.
    pub shaken: u64,
    /// It is wounded, or reduced to a half-squad.
    pub reduced: u64,
    /// It is eliminated.
    pub eliminated: u64,
    /// Its check brings a hero (LNL-5.1-24), whatever else happens to it.
    pub hero: u64,
}

/// The chances of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireOdds {
    /// The common denominator: all equally likely throws.
    pub out_of: u64,
    /// One entry per unit of the target Location.
    pub units: SmallVec<[UnitOdds; 8]>,
}

impl FireOdds {
    /// A number out of [`FireOdds::out_of`] as a fraction in lowest terms.
    pub fn fraction(&self, number: u64) -> (u64, u64) {
        let (mut a, mut b) = (number, self.out_of);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        (number / a.max(1), self.out_of / a.max(1))
    }
}

/// Attack dice minus defence die, and in how many of the throws: one die against one.
const ONE_DIE: [(i32, u64); 11] =
    [(-5, 1), (-4, 2), (-3, 3), (-2, 4), (-1, 5), (0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)];
/// The same for a sniper's two dice against one.
const TWO_DICE: [(i32, u64); 16] = [
    (-4, 1),
    (-3, 3),
    (-2, 6),
    (-1, 10),
    (0, 15),
    (1, 21),
    (2, 25),
    (3, 27),
    (4, 27),
    (5, 25),
    (6, 21),
    (7, 15),
    (8, 10),
    (9, 6),
    (10, 3),
    (11, 1),
];

/// How many leadership values are told apart; no leader has more.
const HELP_MAX: usize = 8;

/// How many of the six dice lead to each band of the table (T-1), as [`super::damage::result`] reads it.
fn bands(morale: i32, plus: i32) -> [u64; 4] {
    let up_to = |most: i32| (most - plus).clamp(0, 6);
    let none = up_to(morale);
    if morale <= 0 {
        return [none as u64, 0, 0, (6 - none) as u64];
    }
    let (double, triple) = (6 - up_to(2 * morale - 1), 6 - up_to(3 * morale - 1));
    [none as u64, (6 - none - double) as u64, (double - triple) as u64, triple as u64]
}

/// Adds one check's chances; returns how many of six dice leave the unit unharmed.
fn add_check(target: &TargetFacts, odds: &mut UnitOdds, margin: i32, help: i32, weight: u64) -> u64 {
    let counts = bands(target.morale, margin - help);
    let mut unharmed = 0;
    for (count, result) in counts.into_iter().zip(target.row) {
        let chance = 2 * weight * count;
        match result {
            CheckResult::NoEffect => {
                unharmed += count;
                odds.no_effect += chance;
            }
            CheckResult::Shaken => odds.shaken += chance,
            CheckResult::Wounded if target.wounded => odds.eliminated += chance,
            CheckResult::Casualties if !target.reducible => odds.eliminated += chance,
            CheckResult::Wounded | CheckResult::Casualties => odds.reduced += chance,
            CheckResult::Eliminated => odds.eliminated += chance,
        }
    }
    odds.checked += 12 * weight;
    if target.may_make_hero {
        odds.hero += weight;
    }
    unharmed
}

fn help_of(target: &TargetFacts) -> usize {
    if target.kind == UnitKind::Leader && !target.shaken {
        target.leadership.clamp(0, HELP_MAX as i32 - 1) as usize
    } else {
        0
    }
}

/// The chances of an attack. Leaders check in the order of their leadership, the best first, which is what helps most (D-22); a hero is
/// counted wherever one may appear.
pub fn odds(facts: &FireFacts) -> FireOdds {
    let total = attack_total(facts);
    let advantages: SmallVec<[i32; 8]> = facts.targets.iter().map(|target| advantage(facts, target, total)).collect();
    let none = |target: &TargetFacts| UnitOdds {
        unit: target.unit,
        checked: 0,
        no_effect: 0,
        shaken: 0,
        reduced: 0,
        eliminated: 0,
        hero: 0,
    };
    let mut units: SmallVec<[UnitOdds; 8]> = facts.targets.iter().map(none).collect();
    let mut leaders: SmallVec<[usize; 4]> =
        (0..facts.targets.len()).filter(|n| facts.targets[*n].kind == UnitKind::Leader).collect();
    leaders.sort_by_key(|n| std::cmp::Reverse(help_of(&facts.targets[*n])));
    let throws: &[(i32, u64)] = if facts.sniper { &TWO_DICE } else { &ONE_DIE };
    let all: u64 = if facts.sniper { 216 } else { 36 };
    // Every leader's die and the unit's own count six ways, the hero's die two.
    let ways = 6_u64.pow(leaders.len() as u32);
    let groups = if facts.sniper { facts.targets.len() } else { 1 };
    for group in 0..groups {
        // LNL-11.4-05: a sniper's victim checks alone.
        let attacked = |n: usize| !facts.sniper || n == group;
        for (throw, weight) in throws {
            let checks = |n: usize| attacked(n) && advantages[n] + throw > 0;
            // RUL-103: a leader who makes no check helps at once; the others once they have passed.
            let ready = leaders.iter().filter(|n| !checks(**n)).map(|n| help_of(&facts.targets[*n])).max();
            let mut helps = [0_u64; HELP_MAX];
            helps[ready.unwrap_or(0)] = ways;
            for n in leaders.iter().copied().filter(|n| checks(*n)) {
                let (target, own) = (&facts.targets[n], help_of(&facts.targets[n]));
                let before = helps;
                for (help, part) in before.into_iter().enumerate().filter(|(_, part)| *part > 0) {
                    let unharmed = add_check(target, &mut units[n], advantages[n] + throw, help as i32, weight * part);
                    if own > help {
                        let passed = part / 6 * unharmed;
                        helps[help] -= passed;
                        helps[own] += passed;
                    }
                }
            }
            for (n, target) in facts.targets.iter().enumerate().filter(|(n, _)| attacked(*n)) {
                if !checks(n) {
                    units[n].no_effect += 12 * weight * ways;
                } else if target.kind != UnitKind::Leader {
                    for (help, part) in helps.into_iter().enumerate().filter(|(_, part)| *part > 0) {
                        add_check(target, &mut units[n], advantages[n] + throw, help as i32, weight * part);
                    }
                }
            }
        }
    }
    let out_of = 12 * all * ways * groups.max(1) as u64;
    if facts.sniper {
        // What happens when another is the victim: nothing.
        for unit in &mut units {
            unit.no_effect += 12 * all * ways * (groups as u64 - 1);
        }
    }
    FireOdds { out_of, units }
}

#[cfg(test)]
#[path = "odds_test.rs"]
mod tests;
