//! A chance, exactly: so many of so many courses that are equally likely.

/// A chance between 0 and 1, as a fraction in its lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    of: u128,
    out_of: u128,
}

impl Chance {
    /// It never happens.
    pub const NEVER: Self = Self { of: 0, out_of: 1 };
    /// It happens for sure.
    pub const SURE: Self = Self { of: 1, out_of: 1 };

    /// So many of so many; of none it never happens, and more than all is all.
    pub const fn new(of: u128, out_of: u128) -> Self {
        if out_of == 0 {
            return Self::NEVER;
        }
        let of = if of > out_of { out_of } else { of };
        let by = common(of, out_of);
        Self { of: of / by, out_of: out_of / by }
    }
    /// How many courses it happens in.
    pub const fn of(self) -> u128 {
        self.of
    }
    /// Out of how many that are equally likely.
    pub const fn out_of(self) -> u128 {
        self.out_of
    }
    /// That it does not happen.
    #[must_use]
    pub const fn not(self) -> Self {
        Self { of: self.out_of - self.of, out_of: self.out_of }
    }
    /// That this happens, and something else that has nothing to do with it; none where the numbers become too great to be exact.
    pub fn and(self, other: Self) -> Option<Self> {
        let (one, two) = (common(self.of, other.out_of), common(other.of, self.out_of));
        let of = (self.of / one).checked_mul(other.of / two)?;
        let out_of = (self.out_of / two).checked_mul(other.out_of / one)?;
        Some(Self { of, out_of })
    }
    /// That one of two things happens which never happen both; none as above.
    pub fn or(self, other: Self) -> Option<Self> {
        let by = common(self.out_of, other.out_of);
        let (mine, others) = (other.out_of / by, self.out_of / by);
        let of = self.of.checked_mul(mine)?.checked_add(other.of.checked_mul(others)?)?;
        Some(Self::new(of, self.out_of.checked_mul(mine)?))
    }
    /// Without what is a part of it; none as above.
    pub fn without(self, part: Self) -> Option<Self> {
        self.not().or(part).map(Self::not)
    }
    /// In thousandths, rounded down: what is not sure is never told as sure.
    pub const fn thousandths(self) -> u16 {
        // Of numbers so great the last digits count for nothing here.
        let by = if self.of > u128::MAX / 1000 { 1000 } else { 1 };
        (self.of / by * 1000 / (self.out_of / by + (by / 1000))) as u16
    }
}

const fn common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { 1 } else { a }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_fractions_in_lowest_terms() {
        let (third, half) = (Chance::new(2, 6), Chance::new(5, 10));
        assert_eq!((third.of(), third.out_of()), (1, 3));
        assert_eq!(third.and(half), Some(Chance::new(1, 6)));
        assert_eq!(third.or(half), Some(Chance::new(5, 6)));
        assert_eq!(third.not(), Chance::new(4, 6));
        assert_eq!(half.without(third), Some(Chance::new(1, 6)));
        assert_eq!(Chance::NEVER.or(Chance::SURE), Some(Chance::SURE));
        assert_eq!(Chance::NEVER.and(half), Some(Chance::NEVER));
        assert_eq!([third.thousandths(), half.thousandths(), Chance::SURE.thousandths()], [333, 500, 1000]);
        assert_eq!(Chance::new(u128::MAX - 1, u128::MAX).thousandths(), 999);
    }

    #[test]
    fn what_is_too_great_is_not_told_at_all() {
        let small = Chance::new(1, u128::MAX);
        assert_eq!((small.and(small), small.or(Chance::new(1, 2))), (None, None));
        assert_eq!(small.and(Chance::SURE), Some(small));
    }
}
