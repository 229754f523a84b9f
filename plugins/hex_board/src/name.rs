//! Printed hex names such as `15F5`, and places such as `15I5^` (LNL-1.4-03, LNL-1.4-04).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// A printed hex name: an optional board number, a column in letters, a row number. `15F5` is board 15, column F, row 5; `AA` follows `Z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexName {
    /// The board's number, 0 where a board stands alone and is not numbered.
    pub board: u8,
    /// 1 for column A, 27 for AA.
    pub column: u8,
    /// 1 for the northernmost row.
    pub row: u8,
}

/// A Location: a hex, or the upper storey of a two-storey building hex, written with a caret: `15I5^`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The hex.
    pub hex: HexName,
    /// 0 is the ground floor (and every hex without a building), 1 the upper storey.
    pub storey: u8,
}

/// Why a text is no hex name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameError(pub String);

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no hex name (expected for example F5, 15F5, or 15F5^ for an upper storey)", self.0)
    }
}
impl std::error::Error for NameError {}

impl HexName {
    /// A name without a board number.
    pub const fn new(column: u8, row: u8) -> Self {
        Self { board: 0, column, row }
    }
    /// The same hex name on a numbered board.
    pub const fn on_board(self, board: u8) -> Self {
        Self { board, ..self }
    }
    /// The ground floor of this hex.
    pub const fn ground(self) -> Place {
        Place { hex: self, storey: 0 }
    }
    /// The column letters: `A`, `Z`, `AA`.
    pub fn column_letters(self) -> String {
        let letter = |n: u8| char::from(b'A' + n);
        let zero_based = self.column.saturating_sub(1);
        match zero_based / 26 {
            0 => letter(zero_based % 26).to_string(),
            tens => [letter(tens - 1), letter(zero_based % 26)].iter().collect(),
        }
    }
}

impl fmt::Display for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.board > 0 {
            write!(f, "{}", self.board)?;
        }
        write!(f, "{}{}", self.column_letters(), self.row)
    }
}
impl fmt::Debug for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.hex, if self.storey > 0 { "^" } else { "" })
    }
}
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for HexName {
    type Err = NameError;
    fn from_str(text: &str) -> Result<Self, NameError> {
        let error = || NameError(text.chars().take(24).collect());
        let letters_at = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(error)?;
        let (board, rest) = text.split_at(letters_at);
        let row_at = rest.find(|c: char| !c.is_ascii_uppercase()).ok_or_else(error)?;
        let (letters, row) = rest.split_at(row_at);
        let board = if board.is_empty() { 0 } else { board.parse().map_err(|_| error())? };
        let column = match *letters.as_bytes() {
            [one] => u32::from(one - b'A') + 1,
            [tens, ones] => (u32::from(tens - b'A') + 1) * 26 + u32::from(ones - b'A') + 1,
            _ => return Err(error()),
        };
        if row.is_empty() || row.starts_with('0') || !row.bytes().all(|b| b.is_ascii_digit()) {
            return Err(error());
        }
        Ok(Self { board, column: u8::try_from(column).map_err(|_| error())?, row: row.parse().map_err(|_| error())? })
    }
}
impl FromStr for Place {
    type Err = NameError;
    fn from_str(text: &str) -> Result<Self, NameError> {
        match text.strip_suffix('^') {
            Some(hex) => Ok(Self { hex: hex.parse()?, storey: 1 }),
            None => Ok(Self { hex: text.parse()?, storey: 0 }),
        }
    }
}

macro_rules! serde_as_text {
    ($name:ty) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;
                impl de::Visitor<'_> for Text {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a hex name such as \"F5\" or \"15F5\"")
                    }
                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Text)
            }
        }
    };
}
serde_as_text!(HexName);
serde_as_text!(Place);
