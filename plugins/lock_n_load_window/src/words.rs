//! What no section of the window owns: why nothing is ordered at all. And the list of all lines.

use crate::{
    account, close_assault, fire, heroes, impulse, indirect_fire, luck, medics, melee, movement, opportunity_fire,
    ordnance, overrun, passengers, players, rally, set_up, smoke, snipers, spotting, turn, victory, weapons,
};
use table::Words;

/// All lines that the window adds to those of the rules: what a translation may translate.
pub fn lines() -> impl Iterator<Item = &'static Words> {
    let sections = [
        ALL,
        account::words::ALL,
        close_assault::words::ALL,
        fire::words::ALL,
        heroes::words::ALL,
        impulse::words::ALL,
        indirect_fire::words::ALL,
        luck::words::ALL,
        medics::words::ALL,
        melee::words::ALL,
        movement::words::ALL,
        opportunity_fire::words::ALL,
        ordnance::words::ALL,
        overrun::words::ALL,
        passengers::words::ALL,
        players::words::ALL,
        rally::words::ALL,
        set_up::words::ALL,
        smoke::words::ALL,
        snipers::words::ALL,
        spotting::words::ALL,
        turn::words::ALL,
        victory::words::ALL,
        weapons::words::ALL,
    ];
    sections.into_iter().flatten().copied()
}

table::words! { "window";
    game_over = "the game is over";
    other_side_decides = "the other side decides now";

    decides = "decides";
    decide = "decide";
    does = "does";
    do_ = "do";
    gains = "gains";
    gain = "gain";
    has = "has";
    have = "have";
    holds = "holds";
    hold = "hold";
    loses = "loses";
    lose = "lose";
    passes = "passes";
    pass = "pass";
    rolls = "rolls";
    roll = "roll";
    takes = "takes";
    take = "take";
    wins = "wins";
    win = "win";
}

#[cfg(test)]
#[path = "words_test.rs"]
mod tests;
