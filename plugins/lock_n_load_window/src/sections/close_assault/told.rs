//! How assaults on vehicles are told.

use super::duel::Duel;
use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sheets::counters;
use board_art::Icon;
use lock_n_load::AssaultRoll;
use panel_kit::sheet::Ink;
use table_view::Step;

/// A unit assaulted a vehicle.
pub(crate) fn rolled(tale: &mut Tale, roll: &AssaultRoll) {
    let AssaultRoll { side, at, assault, attack_total, defence_total, destroyed, .. } = roll;
    let dice = [roll.attack_die, roll.defence_die];
    tale.about(Topic::Melee);
    tale.is(Role::Begins);
    tale.says(|say| {
        let text = if *destroyed { words::destroys } else { words::in_vain };
        let line = text(assault.unit, assault.target, at, *attack_total, *defence_total);
        say.by(*side, line).at(Some(*at)).rules(&roll.attack).rules(&roll.defence)
    });
    tale.is_called(|_| words::called(assault.unit, assault.target, at));
    tale.plays(|stage| {
        let Some(at) = stage.at(*at) else { return };
        stage.push(Step::Look { at });
        stage.push(Step::Melee { at });
        stage.dice(Some(at), &dice, crate::words::against(attack_total, defence_total).said());
        let (note, ink) =
            if *destroyed { (words::destroyed(), stage.inks.bad) } else { (words::no_effect(), stage.inks.plain) };
        stage.note(Some(at), note.said(), ink);
    });
    tale.shows(|page, reading, _| {
        let table = reading.table();
        page.title(Icon::Melee, names::told(&table, &words::assaults(assault.unit, assault.target)));
        page.card(|card| {
            let totals = [*attack_total, *defence_total];
            card.across(|row| {
                row.counter(counters::small(reading, assault.unit, 38.0));
                row.counter(counters::small(reading, assault.target, 38.0));
                row.from_right(|end| {
                    let (word, ink) =
                        if *destroyed { (words::destroyed(), Ink::Bad) } else { (words::no_effect(), Ink::Muted) };
                    end.pill(word.said(), ink);
                });
            });
            Duel { side: *side, lines: [&roll.attack, &roll.defence], dice, totals }.show(card, &table);
        });
    });
}
