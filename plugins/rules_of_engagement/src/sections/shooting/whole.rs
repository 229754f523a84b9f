//! Whole numbers greater than the machine's, for chances that stay exact.

use std::cmp::Ordering;

/// So many words of 64 bits a number has.
const WORDS: usize = 8;
/// Numbers of so many bits leave room for what chances are multiplied by to be told.
pub(super) const MOST_BITS: u32 = 64 * WORDS as u32 - 24;

/// A whole number with which chances are worked out: one of the machine's where that is wide enough, as it mostly is, else a wider one.
pub(super) trait Number: Copy {
    /// Nothing.
    const NONE: Self;

    /// A small number.
    fn of(number: u64) -> Self;
    /// So many times as much.
    #[must_use]
    fn times(&self, by: u64) -> Self;
    /// The product of two.
    #[must_use]
    fn product(&self, other: &Self) -> Self;
    /// This and another.
    fn add(&mut self, other: &Self);
    /// The same number.
    fn whole(self) -> Whole;

    /// So often multiplied by itself.
    fn power(by: u64, times: usize) -> Self {
        (0..times).fold(Self::of(1), |power, _| power.times(by))
    }
}

impl Number for u128 {
    const NONE: Self = 0;

    fn of(number: u64) -> Self {
        number.into()
    }
    fn times(&self, by: u64) -> Self {
        self.wrapping_mul(by.into())
    }
    fn product(&self, other: &Self) -> Self {
        self.wrapping_mul(*other)
    }
    fn add(&mut self, other: &Self) {
        *self = self.wrapping_add(*other);
    }
    fn whole(self) -> Whole {
        let mut words = [0; WORDS];
        (words[0], words[1]) = (self as u64, (self >> 64) as u64);
        Whole::made_of(words, 2)
    }
}

/// A whole number of up to 512 bits. Whoever multiplies knows beforehand that the product fits: what is beyond is lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Whole {
    /// The words, the least first.
    words: [u64; WORDS],
    /// How many of them are used: all beyond are 0.
    used: usize,
}

impl Number for Whole {
    const NONE: Self = Self { words: [0; WORDS], used: 0 };

    fn of(number: u64) -> Self {
        let mut words = [0; WORDS];
        words[0] = number;
        Self { words, used: usize::from(number > 0) }
    }
    fn times(&self, by: u64) -> Self {
        let mut product = *self;
        let mut carried = 0;
        for word in &mut product.words[..self.used] {
            let sum = u128::from(*word) * u128::from(by) + carried;
            *word = sum as u64;
            carried = sum >> 64;
        }
        if carried > 0 && self.used < WORDS {
            product.words[self.used] = carried as u64;
            product.used += 1;
        }
        if by == 0 { Self::NONE } else { product }
    }
    fn product(&self, other: &Self) -> Self {
        if other.used <= 1 {
            return self.times(other.words[0]);
        }
        let mut words = [0; WORDS];
        for (place, by) in other.words[..other.used].iter().enumerate() {
            let mut carried = 0;
            for (to, word) in words[place..].iter_mut().zip(self.words[..self.used].iter().chain([&0])) {
                let sum = u128::from(*word) * u128::from(*by) + u128::from(*to) + carried;
                *to = sum as u64;
                carried = sum >> 64;
            }
        }
        Self::made_of(words, self.used + other.used)
    }
    fn add(&mut self, other: &Self) {
        let used = self.used.max(other.used);
        let mut carried = false;
        for (word, more) in self.words[..used].iter_mut().zip(&other.words[..used]) {
            let (sum, over) = word.overflowing_add(*more);
            let (sum, again) = sum.overflowing_add(carried.into());
            *word = sum;
            carried = over || again;
        }
        self.used = used;
        if carried && used < WORDS {
            self.words[used] = 1;
            self.used += 1;
        }
    }
    fn whole(self) -> Whole {
        self
    }
}

impl Whole {
    fn made_of(words: [u64; WORDS], at_most: usize) -> Self {
        let at_most = at_most.min(WORDS);
        let used = words[..at_most].iter().rposition(|word| *word > 0).map_or(0, |last| last + 1);
        Self { words, used }
    }
    /// How often another one goes into so many times this one, up to a limit, rounded down.
    fn parts(&self, times: u64, of: &Self, most: u64) -> u64 {
        let (mine, mut least, mut beyond) = (self.times(times), 0, most + 1);
        while beyond - least > 1 {
            let middle = least + (beyond - least) / 2;
            if of.times(middle) <= mine { least = middle } else { beyond = middle }
        }
        least
    }
}

impl Ord for Whole {
    fn cmp(&self, other: &Self) -> Ordering {
        let words = self.words[..self.used].iter().rev().cmp(other.words[..other.used].iter().rev());
        self.used.cmp(&other.used).then(words)
    }
}
impl PartialOrd for Whole {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl std::fmt::Debug for Whole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", &self.words[..self.used])
    }
}

/// A chance, exactly: so many of so many courses that are equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    of: Whole,
    out_of: Whole,
}

impl Chance {
    /// So many of so many.
    pub(super) const fn new(of: Whole, out_of: Whole) -> Self {
        Self { of, out_of }
    }
    /// In thousandths, rounded down: what is not sure is never told as sure.
    pub fn thousandths(&self) -> u16 {
        self.of.parts(1000, &self.out_of, 1000) as u16
    }
    /// True if it is exactly so many of so many.
    pub fn is(&self, of: u64, out_of: u64) -> bool {
        self.of.times(out_of) == self.out_of.times(of)
    }
}

/// How likely each number is, exactly: 0, 1, 2 and so on.
#[derive(Clone, Debug)]
pub struct Spread {
    weights: Vec<Whole>,
    out_of: Whole,
}

impl Spread {
    /// Of the weights of 0, 1, 2 and so on, and what they come to together.
    pub(super) const fn new(weights: Vec<Whole>, out_of: Whole) -> Self {
        Self { weights, out_of }
    }
    /// The greatest number that may come.
    pub fn most(&self) -> usize {
        self.weights.iter().rposition(|weight| *weight != Whole::NONE).unwrap_or(0)
    }
    /// The chance of just this number.
    pub fn exactly(&self, number: usize) -> Chance {
        Chance::new(self.weights.get(number).copied().unwrap_or(Whole::NONE), self.out_of)
    }
    /// The chance of this number or more.
    pub fn at_least(&self, number: usize) -> Chance {
        let mut of = Whole::NONE;
        self.weights.iter().skip(number).for_each(|weight| of.add(weight));
        Chance::new(of, self.out_of)
    }
    /// What comes on the average, in hundredths, rounded down.
    pub fn hundredths(&self) -> u32 {
        let mut sum = Whole::NONE;
        for (number, weight) in self.weights.iter().enumerate() {
            sum.add(&weight.times(number as u64));
        }
        sum.parts(100, &self.out_of, 100 * self.weights.len() as u64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_several_words_multiply_and_add() {
        let great = Whole::power(6, 60);
        assert_eq!(great.product(&great), Whole::power(6, 120));
        assert_eq!(Whole::power(2, 64).product(&Whole::power(2, 64)), Whole::power(4, 64));
        let mut sum = Whole::of(u64::MAX);
        sum.add(&Whole::of(1));
        assert_eq!(sum, Whole::power(2, 64));
        assert!(Whole::power(2, 64) > Whole::of(u64::MAX) && Whole::of(3) > Whole::of(2));
        assert_eq!(great.times(0), Whole::NONE);
        assert_eq!(great.product(&Whole::NONE), Whole::NONE);
    }

    #[test]
    fn chances_are_told_in_thousandths_rounded_down() {
        let part = |of: u64, out_of: u64| Chance::new(Whole::of(of), Whole::of(out_of)).thousandths();
        assert_eq!([part(0, 6), part(2, 6), part(3, 6), part(6, 6)], [0, 333, 500, 1000]);
        let all = Whole::power(6, 100);
        let mut nearly = Whole::NONE;
        (0..5).for_each(|_| nearly.add(&Whole::power(6, 99)));
        assert_eq!(Chance::new(nearly, all).thousandths(), 833);
        assert!(Chance::new(nearly, all).is(5, 6));
    }

    #[test]
    fn a_spread_has_an_average() {
        let spread = Spread::new(vec![Whole::of(1), Whole::of(2), Whole::of(1), Whole::NONE], Whole::of(4));
        assert_eq!((spread.hundredths(), spread.most()), (100, 2));
        assert!(spread.exactly(1).is(1, 2) && spread.at_least(1).is(3, 4) && spread.at_least(9).is(0, 1));
    }
}
