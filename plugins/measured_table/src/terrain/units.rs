//! Lengths and headings as files write them: centimetres with at most two decimals, degrees with at most one.
//!
//! This is the only file of the crate that meets a fraction with a floating point: readers hand a decimal number over as one. It is turned
//! into whole tenths at once, by one multiplication and one rounding, which are the same on every machine.

use crate::numbers::{Heading, Point};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A length in a file, written in centimetres; kept in tenths of a millimetre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Centimetres(pub i32);

/// A heading in a file, written in degrees: 0 is north, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Degrees(pub Heading);

/// No number of a file is greater, in its own unit.
const GREATEST: f64 = 10_000.0;

/// A number with so many steps in each unit, exactly.
struct InSteps {
    steps: i32,
    what: &'static str,
}

impl Visitor<'_> for InSteps {
    type Value = i32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }
    fn visit_i64<E: Error>(self, number: i64) -> Result<i32, E> {
        let small = i32::try_from(number).ok().filter(|number| f64::from(number.unsigned_abs()) <= GREATEST);
        small.map(|number| number * self.steps).ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
    fn visit_u64<E: Error>(self, number: u64) -> Result<i32, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }
    fn visit_f64<E: Error>(self, number: f64) -> Result<i32, E> {
        let steps = number * f64::from(self.steps);
        let exact = number.abs() <= GREATEST && (steps - steps.round()).abs() < 1e-6;
        if exact { Ok(steps.round() as i32) } else { Err(E::invalid_value(Unexpected::Float(number), &self)) }
    }
}

impl<'de> Deserialize<'de> for Centimetres {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let what = "centimetres with at most two decimals";
        deserializer.deserialize_f64(InSteps { steps: 100, what }).map(Self)
    }
}
impl Serialize for Centimetres {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 100.0)
    }
}
impl fmt::Display for Centimetres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(self.0) / 100.0)
    }
}

impl Centimetres {
    /// A length as people write it, `48` or `75.25`; none if it is anything else.
    pub fn of_text(text: &str) -> Option<Self> {
        let (whole, rest) = text.split_once('.').map_or((text, None), |(whole, rest)| (whole, Some(rest)));
        let digits = |part: &str, most: usize| {
            let good = (1..=most).contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit());
            good.then(|| part.parse::<i32>().ok()).flatten()
        };
        let (sign, whole) = whole.strip_prefix('-').map_or((1, whole), |whole| (-1, whole));
        let tenths = match rest {
            None => 0,
            Some(rest) if rest.len() == 1 => digits(rest, 1)? * 10,
            Some(rest) => digits(rest, 2)?,
        };
        Some(Self(sign * (digits(whole, 4)? * 100 + tenths)))
    }
}

impl<'de> Deserialize<'de> for Degrees {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let what = "degrees from 0 to 359.9 with at most one decimal";
        let tenths = deserializer.deserialize_f64(InSteps { steps: 10, what })?;
        if (0..Heading::TURN).contains(&tenths) {
            Ok(Self(Heading::new(tenths)))
        } else {
            Err(D::Error::invalid_value(Unexpected::Float(f64::from(tenths) / 10.0), &what))
        }
    }
}
impl Serialize for Degrees {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0.tenths()) / 10.0)
    }
}

/// A point in a file.
pub(super) const fn point(at: (Centimetres, Centimetres)) -> Point {
    Point::new(at.0.0, at.1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_read_exactly_or_not_at_all() {
        let read = |text| Centimetres::of_text(text).map(|length| length.0);
        for (text, tenths) in
            [("48", 4_800), ("0", 0), ("75.5", 7_550), ("75.05", 7_505), ("-1.25", -125), ("-0.5", -50)]
        {
            assert_eq!(read(text), Some(tenths), "{text}");
        }
        for text in
            ["", "-", ".", "1.", ".5", "1.234", "1,5", "1e3", "+1", "--1", "1.-5", "99999", "NaN", " 1", "1.5.5"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
