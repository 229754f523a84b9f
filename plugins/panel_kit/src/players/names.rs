//! What computer players are called.

use super::words;
use opponent::{Character, Level, Opponent, Temper};
use table::Say;

/// A level in the window.
pub fn level(level: Level) -> Say {
    match level {
        Level::Recruit => words::recruit(),
        Level::Corporal => words::corporal(),
        Level::Sergeant => words::sergeant(),
        Level::Lieutenant => words::lieutenant(),
        Level::Captain => words::captain(),
    }
}

/// What a level does, in a sentence.
pub fn level_hint(level: Level) -> Say {
    match level {
        Level::Recruit => words::recruit_hint(),
        Level::Corporal => words::corporal_hint(),
        Level::Sergeant => words::sergeant_hint(),
        Level::Lieutenant => words::lieutenant_hint(),
        Level::Captain => words::captain_hint(),
    }
}

/// A character in the window.
pub fn temper(temper: Temper) -> Say {
    match temper {
        Temper::Even => words::even(),
        Temper::Bold => words::bold(),
        Temper::Careful => words::careful(),
        Temper::Stubborn => words::stubborn(),
    }
}

/// What a character does, in a sentence.
pub fn temper_hint(temper: Temper) -> Say {
    match temper {
        Temper::Even => words::even_hint(),
        Temper::Bold => words::bold_hint(),
        Temper::Careful => words::careful_hint(),
        Temper::Stubborn => words::stubborn_hint(),
    }
}

/// Somebody against whom others are measured, in a sentence.
pub fn rival(opponent: Opponent) -> Say {
    match opponent {
        Opponent::Thinks(..) => words::a_player(player(opponent).said().to_lowercase()),
        Opponent::Greedy => words::one_order_ahead(),
        Opponent::Listed(Character::Bold) => words::plain_attacker(),
        Opponent::Listed(Character::Random) => words::chance(),
    }
}

/// A player in the window: "Sergeant, bold".
pub fn player(opponent: Opponent) -> Say {
    match opponent {
        Opponent::Thinks(of, Temper::Even) => level(of),
        Opponent::Thinks(of, character) => words::of_temper(level(of), temper(character).said().to_lowercase()),
        // Yardsticks, by the names that files have for them.
        Opponent::Listed(_) | Opponent::Greedy => Say::told(desk::sentence(&opponent.to_string())),
    }
}
