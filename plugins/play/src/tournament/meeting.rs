//! The pairs of games of two players on one scenario, a letter each.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    First,
    Second,
    Drawn,
    Failed,
}

impl Outcome {
    const ALL: [Outcome; 4] = [Outcome::First, Outcome::Second, Outcome::Drawn, Outcome::Failed];

    /// The points of the first side, out of so many games: none of a game that failed.
    pub fn of_first(self) -> [f64; 2] {
        match self {
            Outcome::First => [1.0, 1.0],
            Outcome::Second => [0.0, 1.0],
            Outcome::Drawn => [0.5, 1.0],
            Outcome::Failed => [0.0, 0.0],
        }
    }
}

/// One seed in both seats: in the first game whoever is named first has the first seat, in the second the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair(pub [Outcome; 2]);

impl Pair {
    /// A letter from `A` to `P`.
    fn letter(self) -> char {
        let Pair([one, other]) = self;
        char::from(b'A' + 4 * one as u8 + other as u8)
    }
    fn of(letter: char) -> Option<Self> {
        let n = u8::try_from(letter).ok()?.checked_sub(b'A').filter(|n| *n < 16)?;
        Some(Self([n / 4, n % 4].map(|n| Outcome::ALL[usize::from(n)])))
    }
}

/// All pairs by their numbers; none where one has not been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs(Vec<Option<Pair>>);

impl Pairs {
    /// Room for so many.
    pub fn none_of(count: usize) -> Self {
        Self(vec![None; count])
    }
    pub fn set(&mut self, number: usize, pair: Pair) {
        if let Some(place) = self.0.get_mut(number) {
            *place = Some(pair);
        }
    }
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// Those that were played.
    pub fn played(&self) -> impl Iterator<Item = Pair> {
        self.0.iter().flatten().copied()
    }
    /// Takes in what others have played.
    ///
    /// # Errors
    /// The number of a pair, from 1, that both have played.
    pub fn take_in(&mut self, others: &Self) -> Result<(), usize> {
        for (n, (ours, theirs)) in self.0.iter_mut().zip(&others.0).enumerate() {
            match (&ours, theirs) {
                (Some(_), Some(_)) => return Err(n + 1),
                (None, Some(_)) => *ours = *theirs,
                (_, None) => {}
            }
        }
        Ok(())
    }
}

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: String = self.0.iter().map(|pair| pair.map_or('.', Pair::letter)).collect();
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let pair = |letter: char| match letter {
            '.' => Ok(None),
            letter => Pair::of(letter).map(Some).ok_or_else(|| {
                de::Error::custom(format!(
                    "`{}` is no pair of games (`A` to `P`, or `.` where it was not played)",
                    letter.escape_debug()
                ))
            }),
        };
        Ok(Self(text.chars().map(pair).collect::<Result<_, _>>()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_has_its_letter() {
        let all =
            Outcome::ALL.into_iter().flat_map(|one| Outcome::ALL.into_iter().map(move |other| Pair([one, other])));
        let letters: String = all.clone().map(Pair::letter).collect();
        assert_eq!(letters, "ABCDEFGHIJKLMNOP");
        assert!(all.eq(letters.chars().filter_map(Pair::of)));
        assert!(serde_json::from_str::<Pairs>("\"AQ\"").is_err_and(|error| error.to_string().contains("`Q`")));
        assert!(serde_json::from_str::<Pairs>("\"Aß\"").is_err());
    }

    #[test]
    fn what_two_have_played_is_not_counted_twice() {
        let read = |text: &str| serde_json::from_str::<Pairs>(text).expect("pairs");
        let mut pairs = read("\"A..P\"");
        assert_eq!(pairs.take_in(&read("\".B..\"")), Ok(()));
        assert_eq!(serde_json::to_string(&pairs).expect("text"), "\"AB.P\"");
        assert_eq!(pairs.take_in(&read("\"..C.\"")), Ok(()));
        assert_eq!(pairs.take_in(&read("\"..C.\"")), Err(3));
    }
}
