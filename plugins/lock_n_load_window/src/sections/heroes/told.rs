//! How the die for a hero is told.

use super::words;
use crate::counters::names;
use crate::seams::tale::{Role, Tale};
use crate::sheets::results;
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
        stage.dice(at, &[die], words::on_an_even_number().said());
        let (text, ink) = if rises { (words::a_hero(), stage.inks.good) } else { (words::no_hero(), stage.inks.plain) };
        stage.note(at, text.said(), ink);
        if rises {
            let line = names::told(&stage.table(), &words::threw_a_natural_one(unit));
            stage.banner(stage.side_of(unit), words::a_hero_rises().said(), line, &[]);
        }
    });
    tale.shows(|page, reading, _| {
        let line = if rises { words::even() } else { words::odd() };
        results::die(page, &reading.table(), unit, die, line.said(), HERO_ROLL);
    });
}
