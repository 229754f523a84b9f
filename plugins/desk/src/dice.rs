//! How the dice of a battle have fallen.

use table::Side;

/// How often each face of the dice was thrown that a game throws most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStatistics {
    /// By side, from face 1 to the last that these dice have.
    pub faces: [Vec<u32>; 2],
}

impl Default for DiceStatistics {
    fn default() -> Self {
        Self::of(6)
    }
}

impl DiceStatistics {
    /// Of dice with so many faces; none has been thrown.
    pub fn of(die: u8) -> Self {
        Self { faces: [vec![0; die.into()], vec![0; die.into()]] }
    }

    /// How many faces these dice have.
    pub fn die(&self) -> u8 {
        self.faces[0].len() as u8
    }

    /// What a die shows on the average if it is fair.
    pub fn expected(&self) -> f32 {
        (f32::from(self.die()) + 1.0) / 2.0
    }

    /// How many dice a side has thrown.
    pub fn thrown(&self, side: Side) -> u32 {
        self.faces[side.index()].iter().sum()
    }

    /// The sum of a side's dice.
    pub fn sum(&self, side: Side) -> u32 {
        self.faces[side.index()].iter().zip(1..).map(|(count, face)| count * face).sum()
    }

    /// A side's average. None before the first die.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_ten_faces_are_counted_up_to_the_tenth_against_five_and_a_half() {
        let mut dice = DiceStatistics::of(10);
        [10, 4, 11, 0].into_iter().for_each(|die| dice.count(Side::First, die));
        assert_eq!((dice.thrown(Side::First), dice.sum(Side::First), dice.average(Side::First)), (2, 14, Some(7.0)));
        assert_eq!((dice.die(), dice.average(Side::Second)), (10, None));
        assert!((dice.expected() - 5.5).abs() < f32::EPSILON);
        assert!((DiceStatistics::default().expected() - 3.5).abs() < f32::EPSILON);
    }
}
