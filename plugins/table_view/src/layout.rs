//! Keys by the letter that is printed on them. The keyboard tells where a key lies and what it writes; bindings name it by where it lies on
//! an American keyboard. So what a key writes is turned, once and before anybody reads it, into the key that writes the same there; a
//! key that writes nothing of that kind (of Cyrillic, say) stays what it is by its place.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use std::collections::HashMap;

/// The key that writes this on an American keyboard.
const fn key_of(letter: char) -> Option<KeyCode> {
    Some(match letter.to_ascii_lowercase() {
        'a' => KeyCode::KeyA,
        'b' => KeyCode::KeyB,
        'c' => KeyCode::KeyC,
        'd' => KeyCode::KeyD,
        'e' => KeyCode::KeyE,
        'f' => KeyCode::KeyF,
        'g' => KeyCode::KeyG,
        'h' => KeyCode::KeyH,
        'i' => KeyCode::KeyI,
        'j' => KeyCode::KeyJ,
        'k' => KeyCode::KeyK,
        'l' => KeyCode::KeyL,
        'm' => KeyCode::KeyM,
        'n' => KeyCode::KeyN,
        'o' => KeyCode::KeyO,
        'p' => KeyCode::KeyP,
        'q' => KeyCode::KeyQ,
        'r' => KeyCode::KeyR,
        's' => KeyCode::KeyS,
        't' => KeyCode::KeyT,
        'u' => KeyCode::KeyU,
        'v' => KeyCode::KeyV,
        'w' => KeyCode::KeyW,
        'x' => KeyCode::KeyX,
        'y' => KeyCode::KeyY,
        'z' => KeyCode::KeyZ,
        '0' => KeyCode::Digit0,
        '1' => KeyCode::Digit1,
        '2' => KeyCode::Digit2,
        '3' => KeyCode::Digit3,
        '4' => KeyCode::Digit4,
        '5' => KeyCode::Digit5,
        '6' => KeyCode::Digit6,
        '7' => KeyCode::Digit7,
        '8' => KeyCode::Digit8,
        '9' => KeyCode::Digit9,
        ',' => KeyCode::Comma,
        '.' => KeyCode::Period,
        ';' => KeyCode::Semicolon,
        '/' => KeyCode::Slash,
        '\\' => KeyCode::Backslash,
        '\'' => KeyCode::Quote,
        '`' => KeyCode::Backquote,
        '[' => KeyCode::BracketLeft,
        ']' => KeyCode::BracketRight,
        '-' => KeyCode::Minus,
        // Where plus has a key of its own it means what it means on the American one.
        '=' | '+' => KeyCode::Equal,
        _ => return None,
    })
}

/// It is one of the keys whose letters differ from layout to layout: not those of the number block, nor those with names.
fn writes(place: KeyCode) -> bool {
    let name = format!("{place:?}");
    let letter = name.strip_prefix("Key").or(name.strip_prefix("Digit")).is_some_and(|rest| rest.len() == 1);
    letter
        || matches!(
            place,
            KeyCode::Comma
                | KeyCode::Period
                | KeyCode::Semicolon
                | KeyCode::Slash
                | KeyCode::Backslash
                | KeyCode::Quote
                | KeyCode::Backquote
                | KeyCode::BracketLeft
                | KeyCode::BracketRight
                | KeyCode::Minus
                | KeyCode::Equal
                | KeyCode::IntlBackslash
                | KeyCode::IntlRo
                | KeyCode::IntlYen
        )
}

/// What bindings call a key that lies here and writes that.
fn named(place: KeyCode, written: &Key) -> KeyCode {
    let Key::Character(written) = written else { return place };
    let mut letters = written.chars();
    let letter = letters.next().filter(|_| letters.next().is_none() && writes(place));
    letter.and_then(key_of).unwrap_or(place)
}

/// Names the keys of what was pressed and let go. A key is let go as what it was pressed, whatever it writes by then.
pub(crate) fn name_keys(
    mut keys: MessageMutator<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<HashMap<KeyCode, KeyCode>>,
) {
    if lost.read().count() > 0 {
        held.clear();
    }
    for key in keys.read() {
        let place = key.key_code;
        key.key_code = match key.state {
            ButtonState::Pressed => *held.entry(place).or_insert_with(|| named(place, &key.logical_key)),
            ButtonState::Released => held.remove(&place).unwrap_or_else(|| named(place, &key.logical_key)),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::{InputPlugin, InputSystems};

    fn character(letter: &str) -> Key {
        Key::Character(letter.into())
    }

    #[test]
    fn a_key_is_named_by_the_letter_it_writes_and_else_by_its_place() {
        // French.
        assert_eq!(named(KeyCode::KeyQ, &character("a")), KeyCode::KeyA);
        assert_eq!(named(KeyCode::Semicolon, &character("m")), KeyCode::KeyM);
        assert_eq!(named(KeyCode::KeyM, &character(",")), KeyCode::Comma);
        assert_eq!(named(KeyCode::Digit1, &character("&")), KeyCode::Digit1);
        assert_eq!(named(KeyCode::Digit6, &character("-")), KeyCode::Minus);
        // German.
        assert_eq!(named(KeyCode::KeyZ, &character("Y")), KeyCode::KeyY);
        assert_eq!(named(KeyCode::BracketLeft, &character("ü")), KeyCode::BracketLeft);
        // Cyrillic.
        assert_eq!(named(KeyCode::KeyM, &character("ь")), KeyCode::KeyM);
        // Keys that have a name or belong to the number block.
        assert_eq!(named(KeyCode::NumpadAdd, &character("+")), KeyCode::NumpadAdd);
        assert_eq!(named(KeyCode::Escape, &Key::Escape), KeyCode::Escape);
    }

    #[test]
    fn a_key_that_is_held_is_let_go_as_what_it_was_pressed() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin)).add_systems(PreUpdate, name_keys.before(InputSystems));
        let send = |app: &mut App, state: ButtonState, written: &str| {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::KeyQ,
                logical_key: character(written),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            app.update();
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            (keys.pressed(KeyCode::KeyA), keys.pressed(KeyCode::KeyQ))
        };
        assert_eq!(send(&mut app, ButtonState::Pressed, "a"), (true, false));
        assert_eq!(send(&mut app, ButtonState::Pressed, "a"), (true, false), "it repeats");
        assert_eq!(send(&mut app, ButtonState::Released, "q"), (false, false), "the layout has changed meanwhile");
    }
}
