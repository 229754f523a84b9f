//! What may be wrong with a name in a file: it stands on cards, in logs, on terminals and in saved games.

use scenario_files::Faults;
use std::fmt::Display;

/// No name of a man, a vehicle, a team, a force or a side is longer, in characters.
pub const LONGEST: usize = 80;

/// True of a character that is no part of a word: it ends the line, steers a terminal, or turns the order of what is written.
fn is_control(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

/// What is wrong with a name that may have so many characters; none: nothing.
pub(crate) fn wrong(name: &str, most: usize) -> Option<String> {
    if name.trim().is_empty() {
        return Some("this name is empty".into());
    }
    if name.chars().any(is_control) {
        return Some("this name holds a character that cannot be printed, such as a line break".into());
    }
    let long = name.chars().count();
    (long > most).then(|| format!("a name has at most {most} characters, and this one has {long}"))
}

/// Tells what is wrong with a name at its field.
pub(super) fn check(field: impl Display, name: &str, faults: &mut Faults) {
    if let Some(wrong) = wrong(name, LONGEST) {
        faults.add(field, wrong);
    }
}

#[cfg(test)]
#[path = "names_test.rs"]
mod tests;
