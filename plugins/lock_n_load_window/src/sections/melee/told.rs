//! How the rounds of a melee are told.

use super::{result, words};
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::wording::verbs::Verb;
use lock_n_load::MeleeRoll;
use lock_n_load::sections::melee::rules::ONE_ATTACK;
use table_view::Step;

/// A side attacked in a melee round, or did not.
pub(crate) fn rolled(tale: &mut Tale, melee: &MeleeRoll) {
    let MeleeRoll { side, at, attackers, defenders, columns, total, needed, killed, .. } = melee;
    tale.about(Topic::Melee);
    tale.is(Role::Begins);
    // Both sides attack before the fallen of either are taken off.
    tale.fells_if(*killed);
    tale.says(|say| {
        if attackers.is_empty() {
            return say.by(*side, words::no_attack(say.side(*side), say.does(*side, Verb::Does), at)).at(Some(*at));
        }
        let [odds, after] = columns;
        let falls = if *killed { words::they_fall() } else { words::they_stand() };
        let fight = if attackers.len() > 1 { words::fight() } else { words::fights() };
        let text = if odds == after {
            words::rolled(at, attackers, fight, defenders, odds, *total, *needed, falls)
        } else {
            words::rolled_shifted(at, attackers, fight, defenders, odds, after, *total, *needed, falls)
        };
        say.by(*side, text).at(Some(*at)).rules(&melee.shifts).rules(&melee.lines).rule(ONE_ATTACK)
    });
    if !attackers.is_empty() {
        let fight = if attackers.len() > 1 { words::fight() } else { words::fights() };
        tale.is_called(|_| words::called(attackers, fight, defenders, at));
    }
    tale.plays(|stage| {
        let Some(at) = stage.at(*at).filter(|_| !attackers.is_empty()) else { return };
        stage.push(Step::Look { at });
        stage.push(Step::Melee { at });
        stage.dice(Some(at), &melee.dice, crate::words::of_needed(*total, *needed).said());
        let outcome = if *killed { words::they_fall() } else { words::they_stand() };
        stage.note(Some(at), outcome.said(), if *killed { stage.inks.bad } else { stage.inks.plain });
    });
    tale.shows(|page, reading, _| result::round(page, reading, melee));
}
