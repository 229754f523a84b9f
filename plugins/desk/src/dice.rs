//! How the dice of a battle have fallen.

use table::Side;

/// How often each face of the six-sided dice was thrown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceStatistics {
    /// By side, faces 1 to 6.
    pub faces: [[u32; 6]; 2],
}

impl DiceStatistics {
    /// How many dice a side has thrown.
    pub fn thrown(&self, side: Side) -> u32 {
        self.faces[side.index()].iter().sum()
    }

    /// The sum of a side's dice.
    pub fn sum(&self, side: Side) -> u32 {
        self.faces[side.index()].iter().zip(1..).map(|(count, face)| count * face).sum()
    }

    /// A side's average; the expectation is 3.5. None before the first die.
    pub fn average(&self, side: Side) -> Option<f32> {
        let thrown = self.thrown(side);
        (thrown > 0).then(|| self.sum(side) as f32 / thrown as f32)
    }

    /// Counts a die.
    pub fn count(&mut self, side: Side, die: u8) {
        if let Some(count) = self.faces[side.index()].get_mut(usize::from(die).wrapping_sub(1)) {
            *count += 1;
        }
    }
}
