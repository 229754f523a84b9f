//! The exact chances of a Close Assault, from the same checks and the same strengths by which it is fought: every way in which leaders
//! pass, then every unit's check and attack in their order.

use crate::facts::command::Assault;
use crate::facts::situation::{Table, UnitNow};
use crate::sections::close_assault::{self as close_assault, Declared};
use smallvec::SmallVec;
use table::CounterId;

/// All throws of two dice.
const THROWS: u128 = 36;

/// The chances of a Close Assault, as numbers out of [`AssaultOdds::out_of`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssaultOdds {
    /// The common denominator: all equally likely throws.
    pub out_of: u128,
    /// Each vehicle of the hex, and how often it is destroyed.
    pub destroyed: SmallVec<[(CounterId, u128); 2]>,
    /// How often the last vehicle is destroyed, so that the assaulters stay (LNL-17.1-23).
    pub stays: u128,
}

impl AssaultOdds {
    /// A number out of [`AssaultOdds::out_of`] in thousandths, rounded down.
    pub fn thousandths(&self, number: u128) -> u16 {
        (number * 1000 / self.out_of) as u16
    }
}

/// The chances of a declared Close Assault. Whose vehicle is destroyed goes for the first that is left.
pub fn odds(table: &Table, declared: &Declared) -> AssaultOdds {
    let vehicles = close_assault::vehicles(table, declared.at, declared.side);
    let leaders = &declared.leaders;
    let assaults = declared.assaults.len() as u32;
    let out_of = THROWS.pow(leaders.len() as u32) * THROWS.pow(2 * assaults);
    // How often each set of vehicles is destroyed in the end.
    let mut sums: Vec<u128> = vec![0; 1 << vehicles.len()];
    for passing in 0..1_usize << leaders.len() {
        let passes = |n: usize| passing >> n & 1 == 1;
        let chance = |(n, leader): (usize, &UnitNow)| {
            let passed = u128::from(close_assault::check(table, *leader, declared.cover, None).chance_of_36);
            if passes(n) { passed } else { THROWS - passed }
        };
        let weight: u128 = leaders.iter().enumerate().map(chance).product();
        let helping: SmallVec<[UnitNow; 2]> =
            leaders.iter().enumerate().filter(|(n, _)| passes(*n)).map(|(_, leader)| *leader).collect();
        for (sum, more) in sums.iter_mut().zip(fought(table, declared, &vehicles, &helping)) {
            *sum += weight * more;
        }
    }
    let of = |n: usize| sums.iter().enumerate().filter(|(set, _)| set >> n & 1 == 1).map(|(_, sum)| *sum).sum();
    let destroyed = vehicles.iter().enumerate().map(|(n, vehicle)| (*vehicle, of(n))).collect();
    AssaultOdds { out_of, destroyed, stays: sums.last().copied().unwrap_or(0) }
}

/// How often each set of vehicles is destroyed if these leaders have passed: the checks and attacks one after the other.
fn fought(table: &Table, declared: &Declared, vehicles: &[CounterId], leaders: &[UnitNow]) -> Vec<u128> {
    let best = close_assault::best_leader(table, leaders);
    let mut sets: Vec<u128> = vec![0; 1 << vehicles.len()];
    sets[0] = 1;
    for assault in &declared.assaults {
        let passed =
            table.unit(assault.unit).map(|unit| close_assault::check(table, unit, declared.cover, best).chance_of_36);
        let passed = u128::from(passed.unwrap_or(0));
        let leader = assault.leader.filter(|id| leaders.iter().any(|leader| leader.id == *id));
        let mut next: Vec<u128> = vec![0; sets.len()];
        for (set, ways) in sets.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let standing = |n: &usize| set >> n & 1 == 0;
            let named = vehicles.iter().position(|vehicle| *vehicle == assault.target).filter(standing);
            let target = named.or_else(|| (0..vehicles.len()).find(standing));
            let hits = target.map_or(0, |n| {
                let assault = Assault { target: vehicles[n], leader, ..*assault };
                u128::from(close_assault::report(table, &assault).chance_of_36)
            });
            let hit = passed * hits;
            next[set] += ways * (THROWS * THROWS - hit);
            if let Some(n) = target {
                next[set | 1 << n] += ways * hit;
            }
        }
        sets = next;
    }
    sets
}
