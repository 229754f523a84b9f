//! How the die for a hero is told.

use super::words;
use crate::names;
use crate::panels::last_action;
use crate::tale::{Role, Tale};
use lock_n_load::sections::fire::rules::HERO_ROLL;
use table::CounterId;

/// The die for a hero was thrown.
pub(crate) fn rolled(tale: &mut Tale, unit: CounterId, die: u8) {
    let rises = die.is_multiple_of(2);
    tale.is(Role::Follows);
    tale.on_card_of(unit);
    tale.says(|say| {
        let text = if rises { words::rises } else { words::none_rises };
        say.of(unit, text(unit, die)).rule(HERO_ROLL).detail()
    });
    tale.plays(|stage| {
        let at = stage.spot(unit);
        stage.dice(at, &[die], "a hero on an even number".into());
        let (text, ink) = if rises { ("a hero!", stage.inks.good) } else { ("no hero", stage.inks.plain) };
        stage.note(at, text, ink);
        if rises {
            let line = format!("{} threw a natural 1", names::unit(&stage.table(), unit));
            stage.banner(stage.side_of(unit), "A hero rises!", line, &[]);
        }
    });
    tale.shows(|ui, panels, _| {
        let words = if rises { "even: a hero rises" } else { "odd: no hero" };
        last_action::die_row(ui, panels, unit, die, words, HERO_ROLL);
    });
}
