//! A made-up language: English with accents on its letters and a bracket at both ends of each line. Whoever looks at a picture of the
//! window sees what does not go through [`words!`](table::words!), and what is put together from pieces. It is for tests.

use std::borrow::Cow;
use table::{Language, Words};

/// The language. What stays as it is: arguments, and lines without a word of their own.
pub struct MadeUp;

impl Language for MadeUp {
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        made_up(words.english.of(number))
    }
}

/// How a line of English reads in it.
pub fn made_up(english: &str) -> Cow<'_, str> {
    let mut in_argument = false;
    let mut changed = false;
    let letters = english.chars().map(|letter| {
        in_argument = (in_argument || letter == '{') && letter != '}';
        let other = if in_argument { letter } else { accented(letter) };
        changed |= other != letter;
        other
    });
    let line: String = letters.collect();
    if changed { Cow::Owned(format!("‹{line}›")) } else { Cow::Borrowed(english) }
}

/// A letter that is read like this one. All fonts of the game have them.
const fn accented(letter: char) -> char {
    match letter {
        'a' => 'à',
        'c' => 'ç',
        'd' => 'ď',
        'e' => 'ê',
        'g' => 'ğ',
        'h' => 'ĥ',
        'i' => 'ï',
        'k' => 'ķ',
        'l' => 'ļ',
        'n' => 'ñ',
        'o' => 'ö',
        'r' => 'ŕ',
        's' => 'š',
        't' => 'ţ',
        'u' => 'ü',
        'w' => 'ŵ',
        'y' => 'ÿ',
        'z' => 'ž',
        'A' => 'Å',
        'C' => 'Ç',
        'D' => 'Ď',
        'E' => 'É',
        'G' => 'Ğ',
        'H' => 'Ĥ',
        'I' => 'Î',
        'K' => 'Ķ',
        'L' => 'Ĺ',
        'N' => 'Ñ',
        'O' => 'Ø',
        'R' => 'Ŕ',
        'S' => 'Š',
        'T' => 'Ť',
        'U' => 'Ů',
        'W' => 'Ŵ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}

#[cfg(test)]
#[path = "made_up_test.rs"]
mod tests;
