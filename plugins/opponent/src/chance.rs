//! Chance of a player's own: never the game's dice.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Chance by a seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// By a seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
    /// Nothing has been drawn of it.
    pub fn is_untouched(&self) -> bool {
        self.0.get_word_pos() == 0
    }
    /// A number below `count`; 0 where there is none.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.0.next_u64()) * count as u128) >> 64) as usize
    }
    /// True in so many of a hundred cases.
    pub fn percent(&mut self, part: usize) -> bool {
        self.below(100) < part
    }
    /// A number between minus and plus `most`, those near 0 the likeliest.
    pub fn noise(&mut self, most: i32) -> i32 {
        let most = most.unsigned_abs() as usize;
        let three: usize = (0..3).map(|_| self.below(2 * most + 1)).sum();
        three as i32 / 3 - most as i32
    }
    /// One of these by weight, by position; 0 where no weight is above 0.
    pub fn weighed(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total: u64 = weights.clone().map(u64::from).sum();
        let mut left = self.below(total as usize) as u64;
        for (n, weight) in weights.enumerate() {
            if left < u64::from(weight) {
                return n;
            }
            left -= u64::from(weight);
        }
        0
    }
}

/// A seed out of several numbers: another one whichever of them changes.
pub fn seed_of(parts: &[u64]) -> u64 {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&part.to_le_bytes());
    }
    let mut first = [0; 8];
    first.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    u64::from_le_bytes(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ_with_each_part_and_repeat() {
        assert_eq!(seed_of(&[1, 2]), seed_of(&[1, 2]));
        assert_ne!(seed_of(&[1, 2]), seed_of(&[2, 1]));
        assert_ne!(seed_of(&[1]), seed_of(&[1, 0]));
    }

    #[test]
    fn weights_and_noise_keep_their_bounds() {
        let mut chance = Chance::new(3);
        let mut counts = [0; 3];
        (0..3000).for_each(|_| counts[chance.weighed([1, 0, 2].into_iter())] += 1);
        assert_eq!(counts[1], 0);
        assert!((900..1100).contains(&counts[0]), "{counts:?}");
        assert!((0..1000).all(|_| chance.noise(30).abs() <= 30));
        assert_eq!(chance.noise(0), 0);
    }

    #[test]
    fn chance_is_untouched_until_something_is_drawn() {
        let mut chance = Chance::new(3);
        assert!(chance.is_untouched());
        chance.below(1);
        assert!(!chance.is_untouched());
    }
}
