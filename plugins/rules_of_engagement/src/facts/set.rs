//! A set of units.

use serde::{Deserialize, Serialize};

/// No game has more units.
pub const MOST_UNITS: usize = 64;

/// A set of units, by their places in the list: in files a list of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct UnitSet(u64);

impl UnitSet {
    /// No unit.
    pub const NONE: Self = Self(0);

    /// True if the unit in this place of the list is in it.
    pub const fn has(self, no: usize) -> bool {
        no < MOST_UNITS && self.0 >> no & 1 == 1
    }
    /// With one more.
    pub const fn with(self, no: usize) -> Self {
        if no < MOST_UNITS { Self(self.0 | 1 << no) } else { self }
    }
    /// True if no unit is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The places in the list, ascending.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (0..MOST_UNITS).filter(move |no| self.has(*no))
    }
}
impl From<Vec<u8>> for UnitSet {
    fn from(numbers: Vec<u8>) -> Self {
        numbers.into_iter().map(usize::from).collect()
    }
}
impl From<UnitSet> for Vec<u8> {
    fn from(units: UnitSet) -> Self {
        units.numbers().filter_map(|no| u8::try_from(no).ok()).collect()
    }
}
impl FromIterator<usize> for UnitSet {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::NONE, Self::with)
    }
}
