//! What computer players are called.

use opponent::{Character, Level, Opponent, Temper};

/// A level in the window.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Recruit => "Recruit",
        Level::Corporal => "Corporal",
        Level::Sergeant => "Sergeant",
        Level::Lieutenant => "Lieutenant",
        Level::Captain => "Captain",
    }
}

/// What a level does, in a sentence.
pub const fn level_hint(level: Level) -> &'static str {
    match level {
        Level::Recruit => "Looks at plans once, and misjudges them. For a first game.",
        Level::Corporal => "Looks at what comes of a few plans at once.",
        Level::Sergeant => "Plays the best plans on for some impulses.",
        Level::Lieutenant => "Ten times as long: some tenths of a second.",
        Level::Captain => "Ten times as long again: some seconds.",
    }
}

/// A character in the window.
pub const fn temper(temper: Temper) -> &'static str {
    match temper {
        Temper::Even => "Even",
        Temper::Bold => "Bold",
        Temper::Careful => "Careful",
        Temper::Stubborn => "Stubborn",
    }
}

/// What a character does, in a sentence.
pub const fn temper_hint(temper: Temper) -> &'static str {
    match temper {
        Temper::Even => "Does what it judges best.",
        Temper::Bold => "Rather acts.",
        Temper::Careful => "Rather keeps out of harm.",
        Temper::Stubborn => "Rather stays where it is.",
    }
}

/// Somebody against whom others are measured, in a sentence.
pub fn rival(opponent: Opponent) -> String {
    match opponent {
        Opponent::Thinks(..) => format!("a {}", player(opponent).to_lowercase()),
        Opponent::Greedy => "somebody who looks one order ahead".to_owned(),
        Opponent::Listed(Character::Bold) => "a plain attacker".to_owned(),
        Opponent::Listed(Character::Random) => "chance".to_owned(),
    }
}

/// A player in the window: "Sergeant, bold".
pub fn player(opponent: Opponent) -> String {
    match opponent {
        Opponent::Thinks(of, Temper::Even) => level(of).to_owned(),
        Opponent::Thinks(of, character) => format!("{}, {}", level(of), temper(character).to_lowercase()),
        Opponent::Listed(_) | Opponent::Greedy => desk::sentence(&opponent.to_string()),
    }
}
