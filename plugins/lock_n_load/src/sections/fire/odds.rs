//! The exact chances of an attack, from the same lines and the same table by which it is fought: every attack and defence die, and for the
//! Damage Checks every way in which leaders may pass before the others check.

use crate::facts::event::CheckResult;
use crate::sections::fire;
use crate::sections::fire::strength::{FireFacts, TargetFacts, advantage, attack_total};
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
    /// It is eliminated; a vehicle destroyed or Abandoned.
    pub eliminated: u64,
    /// Of those, Abandoned.
    pub abandoned: u64,
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

/// The same for the higher of a mortar's two dice against one.
const HIGHER_DIE: [(i32, u64); 11] =
    [(-5, 1), (-4, 4), (-3, 9), (-2, 16), (-1, 25), (0, 36), (1, 35), (2, 32), (3, 27), (4, 20), (5, 11)];

/// How many leadership values are told apart; no leader has more.
const HELP_MAX: usize = 8;

/// How many of the six dice lead to each band of the table (T-1).
fn bands(morale: i32, plus: i32) -> [u64; 4] {
    let [above, twice, thrice] = fire::damage::band_starts(morale).map(|start| (7 + plus - start).clamp(0, 6) as u64);
    [6 - above, above - twice, twice - thrice, thrice]
}

/// The checks of one unit, summed up: how often each band of its row.
#[derive(Clone, Copy, Default)]
struct Sums {
    bands: [u64; 4],
    unchecked: u64,
}

impl Sums {
    /// Adds checks of this margin; returns in how many of six dice the unit comes to no harm.
    fn add(&mut self, target: &TargetFacts, margin: i32, weight: u64) -> u64 {
        // LNL-17.2-09: his own leader always helps a vehicle.
        let counts = bands(target.morale, margin - target.commander);
        let mut unharmed = 0;
        for (band, count) in counts.into_iter().enumerate() {
            self.bands[band] += weight * count;
            unharmed += if target.row[band] == CheckResult::NoEffect { count } else { 0 };
        }
        unharmed
    }

    /// What the bands mean for the unit.
    fn told(&self, target: &TargetFacts) -> UnitOdds {
        let checked = self.bands.iter().sum::<u64>();
        let mut odds = UnitOdds {
            unit: target.unit,
            checked: 2 * checked,
            no_effect: 12 * self.unchecked,
            shaken: 0,
            reduced: 0,
            eliminated: 0,
            abandoned: 0,
            hero: if target.may_make_hero { checked / 6 } else { 0 },
        };
        for (sum, result) in self.bands.into_iter().zip(target.row) {
            let counted = match result {
                CheckResult::NoEffect => &mut odds.no_effect,
                CheckResult::Shaken => &mut odds.shaken,
                CheckResult::Wounded if !target.wounded => &mut odds.reduced,
                CheckResult::Casualties if target.reducible => &mut odds.reduced,
                CheckResult::Wounded
                | CheckResult::Casualties
                | CheckResult::Eliminated
                | CheckResult::Abandoned
                | CheckResult::Destroyed => &mut odds.eliminated,
            };
            *counted += 2 * sum;
            odds.abandoned += if result == CheckResult::Abandoned { 2 * sum } else { 0 };
        }
        odds
    }
}

fn help_of(target: &TargetFacts) -> usize {
    let helps = target.leads && !target.shaken;
    if helps { target.leadership.clamp(0, HELP_MAX as i32 - 1) as usize } else { 0 }
}

/// The chances of an attack. Leaders check in the order of their leadership, the best first, which is what helps most (D-22); a hero is
/// counted wherever one may appear.
pub fn odds(facts: &FireFacts) -> FireOdds {
    let total = attack_total(facts);
    let advantages: SmallVec<[i32; 8]> = facts.targets.iter().map(|target| advantage(facts, target, total)).collect();
    damage_odds(&facts.targets, &advantages, facts.sniper, facts.higher)
}

/// The chances of units that are attacked with these advantages, without dice, over their defence: as in [`odds`], by whatever attack;
/// `sniper`, if it is a sniper's two dice, at one victim; `higher`, if it is the higher of a mortar's two dice.
pub fn damage_odds(targets: &[TargetFacts], advantages: &[i32], sniper: bool, higher: bool) -> FireOdds {
    let mut sums: SmallVec<[Sums; 8]> = targets.iter().map(|_| Sums::default()).collect();
    let mut leaders: SmallVec<[(usize, usize); 4]> = SmallVec::new();
    for (n, target) in targets.iter().enumerate().filter(|(_, target)| target.leads) {
        leaders.push((n, help_of(target)));
    }
    leaders.sort_by_key(|(_, help)| std::cmp::Reverse(*help));
    let (throws, all): (&[(i32, u64)], u64) = match (sniper, higher) {
        (true, _) => (&TWO_DICE, 216),
        (false, true) => (&HIGHER_DIE, 216),
        (false, false) => (&ONE_DIE, 36),
    };
    // Every leader's die and the unit's own count six ways, the hero's die two.
    let ways = 6_u64.pow(leaders.len() as u32);
    let most_help = leaders.first().map_or(0, |(_, help)| *help);
    let groups = if sniper { targets.len() } else { 1 };
    for group in 0..groups {
        // LNL-11.4-05: a sniper's victim checks alone.
        let attacked = |n: usize| !sniper || n == group;
        // How often others are helped by how much, by attack throw.
        let mut helped = [[0_u64; HELP_MAX]; 16];
        for ((throw, weight), helps) in throws.iter().zip(&mut helped) {
            let checks = |n: usize| attacked(n) && advantages[n] + throw > 0;
            // RUL-103: a leader who makes no check helps at once; the others once they have passed.
            let ready = leaders.iter().filter(|(n, _)| !checks(*n)).map(|(_, help)| *help).max();
            helps[ready.unwrap_or(0)] = weight * ways;
            for (n, own) in leaders.iter().copied().filter(|(n, _)| checks(*n)) {
                let before = *helps;
                for (help, part) in before.into_iter().enumerate().take(most_help + 1).filter(|(_, part)| *part > 0) {
                    let unharmed = sums[n].add(&targets[n], advantages[n] + throw - help as i32, part);
                    if own > help {
                        let passed = part / 6 * unharmed;
                        helps[help] -= passed;
                        helps[own] += passed;
                    }
                }
            }
        }
        for (n, target) in targets.iter().enumerate() {
            // Throws follow each other one by one: so many are too low for this unit.
            let low = if attacked(n) {
                (1 - advantages[n] - throws[0].0).clamp(0, throws.len() as i32) as usize
            } else {
                throws.len()
            };
            sums[n].unchecked += throws[..low].iter().map(|(_, weight)| weight * ways).sum::<u64>();
            if target.leads {
                continue;
            }
            // Throw and help that come to the same margin are read from the table once.
            let mut same = [0_u64; 16 + HELP_MAX];
            for (offset, helps) in helped.iter().enumerate().take(throws.len()).skip(low) {
                for (help, part) in helps.iter().enumerate().take(most_help + 1) {
                    // LNL-17.2-10: the leaders among its riders do not help a vehicle.
                    let help = if target.is_vehicle() { 0 } else { help };
                    same[offset + HELP_MAX - help] += part;
                }
            }
            let first = advantages[n] + throws[0].0 - HELP_MAX as i32;
            for (offset, part) in same.iter().enumerate().filter(|(_, part)| **part > 0) {
                sums[n].add(target, first + offset as i32, *part);
            }
        }
    }
    let units = sums.iter().zip(targets).map(|(sums, target)| sums.told(target)).collect();
    FireOdds { out_of: 12 * all * ways * groups.max(1) as u64, units }
}

#[cfg(test)]
#[path = "odds_test.rs"]
mod tests;
