//! What came of a plan each time that it was tried, and how sure one may be of its mean: whole numbers all of them.

/// What came of a plan each time, and sums over that. With equal counts the n-th of two plans have met the same dice.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    values: Vec<i32>,
    sum: i64,
    squares: i128,
}

impl Sums {
    pub(crate) fn add(&mut self, value: i32) {
        self.values.push(value);
        self.sum += i64::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }
    /// What came of the first time.
    pub(crate) fn first(&self) -> Option<i32> {
        self.values.first().copied()
    }
    pub(crate) fn count(&self) -> u32 {
        self.values.len() as u32
    }
    pub(crate) fn sum(&self) -> i64 {
        self.sum
    }
    pub(crate) fn mean(&self) -> i64 {
        self.sum / i64::from(self.count().max(1))
    }
    /// The sum of the squared distances from the mean.
    pub(crate) fn spread(&self) -> i128 {
        self.squares - i128::from(self.sum) * i128::from(self.sum) / i128::from(self.count().max(1))
    }
    /// The standard error of the mean; none of less than two samples.
    pub(crate) fn error(&self) -> Option<i32> {
        let n = i128::from(self.count());
        (n > 1).then(|| (self.spread() / (n - 1) / n).max(0).isqrt() as i32)
    }
    /// The standard error of the difference to another plan that has met the same dice as often.
    pub(crate) fn error_beside(&self, other: &Self) -> Option<i32> {
        if self.count() != other.count() {
            return None;
        }
        let mut apart = Self::default();
        self.values.iter().zip(&other.values).for_each(|(own, its)| apart.add(own - its));
        apart.error()
    }
}
