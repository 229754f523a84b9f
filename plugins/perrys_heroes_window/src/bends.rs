//! The bends of a way that is being prepared.

use measured_table::Point;
use measured_table::ways::MOST_POINTS;

/// No way bends more often: its end is a point too.
const MOST: usize = MOST_POINTS - 1;

/// Where a way bends, from its start on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bends {
    points: [Point; MOST],
    count: u8,
}

impl Bends {
    /// It goes straight.
    pub const NONE: Self = Self { points: [Point::new(0, 0); MOST], count: 0 };

    /// All of them.
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.count)]
    }
    /// True if there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
    /// With more of them; none: a way has no room for so many.
    pub fn with(mut self, more: &[Point]) -> Option<Self> {
        for at in more {
            *self.points.get_mut(usize::from(self.count))? = *at;
            self.count += 1;
        }
        Some(self)
    }
    /// Without the last.
    pub fn without_last(mut self) -> Self {
        self.count = self.count.saturating_sub(1);
        // Equal bends are equal whatever was there before.
        self.points[usize::from(self.count)] = Point::default();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bends_come_and_go_one_by_one_and_there_are_eleven_at_most() {
        let at = |n: i32| Point::new(100 * n, 7);
        let mut bends = Bends::NONE;
        for n in 0..11 {
            bends = bends.with(&[at(n)]).expect("room");
        }
        assert_eq!(bends.with(&[at(11)]), None);
        assert_eq!(bends.points().len(), 11);
        for n in (0..11).rev() {
            bends = bends.without_last();
            assert_eq!(bends.points(), (0..n).map(at).collect::<Vec<_>>());
        }
        assert_eq!(bends, Bends::NONE);
        assert_eq!(bends.without_last(), Bends::NONE);
    }
}
