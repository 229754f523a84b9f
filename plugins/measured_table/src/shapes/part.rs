//! Places along a line, as parts of it.

/// A place along a line: a part of it in steps of 2 to the power of -50, rounded down.
///
/// Exact fractions of several crossings cannot be added in any usual number; of the longest line of a table a step is less than
/// 10 to the power of -10 tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part(i64);

impl Part {
    /// Binary places of a part.
    pub(crate) const PLACES: u32 = 50;
    /// The beginning of the line.
    pub const START: Self = Self(0);
    /// The end of the line.
    pub const END: Self = Self(1 << Self::PLACES);

    /// A fraction from 0 to 1, of numbers of at most 32 bits: crosses and squares of a table.
    pub(crate) const fn of(n: i64, divisor: i64) -> Self {
        let (n, divisor) = if divisor < 0 { (-n, -divisor) } else { (n, divisor) };
        // In two steps, each within 64 bits.
        let (high, rest) = ((n << 31) / divisor, (n << 31) % divisor);
        Self((high << 19) + (rest << 19) / divisor)
    }
    /// The same place seen from the other end.
    pub const fn reversed(self) -> Self {
        Self(Self::END.0 - self.0)
    }
    /// One step further, by which two roundings of the same fraction may differ.
    pub(crate) fn after(self) -> Self {
        Self(self.0 + 1).min(Self::END)
    }
    /// In steps of 2 to the power of -50.
    pub const fn steps(self) -> i64 {
        self.0
    }
}
