//! The name of a counter: stable in orders, events, saves and across worlds.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A counter's id: 1 to 16 letters, digits, `-`, `_` or `.`, as the scenario gives it. Small and `Copy`; it never changes during a
/// game, also when a squad becomes a half-squad.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct CounterId([u8; 16]);

/// The order of the texts; compared as one number, as ids are looked up all the time.
impl Ord for CounterId {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        u128::from_be_bytes(self.0).cmp(&u128::from_be_bytes(other.0))
    }
}
impl PartialOrd for CounterId {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Why a text is no counter id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterIdError(pub String);
impl fmt::Display for CounterIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no counter id (1 to 16 letters, digits, `-`, `_` or `.`)", self.0)
    }
}
impl std::error::Error for CounterIdError {}

impl CounterId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|b| *b == 0).unwrap_or(16);
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }
}
impl FromStr for CounterId {
    type Err = CounterIdError;
    fn from_str(text: &str) -> Result<Self, CounterIdError> {
        let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
        if text.is_empty() || text.len() > 16 || !text.bytes().all(allowed) {
            return Err(CounterIdError(text.chars().take(32).collect()));
        }
        let mut bytes = [0; 16];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self(bytes))
    }
}
impl fmt::Display for CounterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
impl fmt::Debug for CounterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
impl Serialize for CounterId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for CounterId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl de::Visitor<'_> for Text {
            type Value = CounterId;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a counter id such as \"us-7\"")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<CounterId, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Text)
    }
}
