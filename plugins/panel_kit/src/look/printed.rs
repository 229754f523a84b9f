//! Numbers, chances and keys as they are printed.

use crate::words;
use table::Say;

/// A number with its sign, and a true minus.
pub fn signed(value: i32) -> String {
    match value {
        0 => "0".into(),
        1.. => format!("+{value}"),
        _ => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

/// A number with a true minus.
pub fn number(value: i32) -> String {
    if value < 0 { signed(value) } else { value.to_string() }
}

/// The value of a line of a breakdown; in halves as `1½`.
pub fn value(value: i32, half: bool) -> String {
    if !half {
        return signed(value);
    }
    let sign = if value < 0 { "\u{2212}" } else { "+" };
    let whole = value.unsigned_abs() / 2;
    match (whole, value % 2 != 0) {
        (0, true) => format!("{sign}½"),
        (whole, true) => format!("{sign}{whole}½"),
        (whole, false) => format!("{sign}{whole}"),
    }
}

/// A part of a whole in per cent, with one decimal where it is no whole number; never 0 or 100 for what can happen or fail to.
pub fn percent(part: u64, whole: u64) -> String {
    let (part, whole) = (u128::from(part), u128::from(whole.max(1)));
    if part >= whole {
        return "100 %".into();
    }
    if (part * 100).is_multiple_of(whole) {
        return format!("{} %", part * 100 / whole);
    }
    match (part * 2000 + whole) / (2 * whole) {
        0 => "<0.1 %".into(),
        1000.. => ">99.9 %".into(),
        tenths => format!("{}.{} %", tenths / 10, tenths % 10),
    }
}

/// A key as players call it, in words that are apart, from its Rust name.
pub fn key_name(debug: &str) -> String {
    let name = debug.rsplit(['(', ':']).next().unwrap_or_default().trim_end_matches(')');
    let sign = match name {
        "Comma" => ",",
        "Period" => ".",
        "Semicolon" => ";",
        "Slash" => "/",
        "Backslash" => "\\",
        "Quote" => "'",
        "Backquote" => "`",
        "BracketLeft" => "[",
        "BracketRight" => "]",
        "Minus" => "\u{2212}",
        "Equal" => "=",
        "IntlBackslash" => "<",
        name => return named(name).map_or_else(|| apart(name), |key| key.said()),
    };
    sign.to_owned()
}

/// A key that has a name of its own.
fn named(name: &str) -> Option<Say> {
    Some(match name {
        "Escape" => words::key_escape(),
        "Backspace" => words::key_backspace(),
        "ArrowLeft" => words::key_left_arrow(),
        "ArrowRight" => words::key_right_arrow(),
        "ArrowUp" => words::key_up_arrow(),
        "ArrowDown" => words::key_down_arrow(),
        "NumpadAdd" => words::key_of_numbers("+"),
        "NumpadSubtract" => words::key_of_numbers("\u{2212}"),
        "NumpadMultiply" => words::key_of_numbers("\u{00D7}"),
        "NumpadDivide" => words::key_of_numbers("/"),
        "NumpadDecimal" => words::key_of_numbers("."),
        "ControlLeft" => words::key_left_control(),
        "ControlRight" => words::key_right_control(),
        "AltLeft" => words::key_left_alt(),
        "AltRight" => words::key_right_alt(),
        "ShiftLeft" => words::key_left_shift(),
        "ShiftRight" => words::key_right_shift(),
        "SuperLeft" => words::key_left_super(),
        "SuperRight" => words::key_right_super(),
        _ => return None,
    })
}

/// The words of a name that is written as one, without what only says that it is a key.
fn apart(name: &str) -> String {
    if let Some(key) = name.strip_prefix("Numpad") {
        return words::key_of_numbers(apart(key)).said();
    }
    let name = name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit")).unwrap_or(name);
    let mut words = String::new();
    let mut before = 'A';
    for letter in name.chars() {
        if letter.is_uppercase() && before.is_lowercase() {
            words.push(' ');
        }
        words.push(letter);
        before = letter;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_with_signs_halves_and_honest_per_cents() {
        assert_eq!(value(3, true), "+1½");
        assert_eq!(value(1, true), "+½");
        assert_eq!(value(4, true), "+2");
        assert_eq!(value(-2, false), "\u{2212}2");
        assert_eq!(percent(1, 3), "33.3 %");
        assert_eq!(percent(2, 3), "66.7 %");
        assert_eq!(percent(1, 4), "25 %");
        assert_eq!(percent(1, 10_000), "<0.1 %");
        assert_eq!(percent(9_999, 10_000), ">99.9 %");
        assert_eq!(percent(0, 36), "0 %");
        assert_eq!(percent(36, 36), "100 %");
        assert_eq!(key_name("KeyF"), "F");
        assert_eq!(key_name("Escape"), "Esc");
    }

    #[test]
    fn keys_have_names_that_can_be_read() {
        let names = ["PageUp", "Button(KeyF)", "KeyCode::Digit3", "Numpad7", "NumpadAdd", "F10", "AltLeft", "CapsLock"];
        let read = names.map(key_name);
        assert_eq!(read, ["Page Up", "F", "3", "Num 7", "Num +", "F10", "Left Alt", "Caps Lock"]);
    }
}
