//! Shares of an allowance: what several moves of one turn take of it, by different maxima.

use serde::{Deserialize, Serialize};

/// A part of an allowance, counted in 30,000ths of it: all usual maxima divide that number, so sums are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Share(u16);

impl Share {
    /// Nothing of it.
    pub const NONE: Self = Self(0);
    /// All of it.
    pub const WHOLE: Self = Self(30_000);

    /// True if shares of this maximum, in tenths, are exact; charts name no other.
    pub const fn may_divide(maximum: i32) -> bool {
        maximum > 0 && Self::WHOLE.0 as i32 % maximum == 0
    }
    /// What a way of this length takes, if one could go so far with the whole allowance; none if it is more than the whole, or if such
    /// shares are not exact.
    pub fn of(length: i32, maximum: i32) -> Option<Self> {
        let each = Self::may_divide(maximum).then(|| i32::from(Self::WHOLE.0) / maximum)?;
        let share = u16::try_from(length.checked_mul(each)?).ok()?;
        (share <= Self::WHOLE.0).then_some(Self(share))
    }
    /// Both together; none if that is more than the whole.
    pub fn with(self, more: Self) -> Option<Self> {
        let sum = self.0.checked_add(more.0)?;
        (sum <= Self::WHOLE.0).then_some(Self(sum))
    }
    /// How far one may still go with the rest, if one could go as far as `maximum` with the whole.
    pub fn left_of(self, maximum: i32) -> i32 {
        let rest = i64::from(Self::WHOLE.0.saturating_sub(self.0));
        (rest * i64::from(maximum.max(0)) / i64::from(Self::WHOLE.0)) as i32
    }
    /// In 30,000ths.
    pub const fn in_30_000ths(self) -> u16 {
        self.0
    }
}
