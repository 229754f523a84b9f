//! How rolls against morale are told: rallies, Dedication, and those of other sections by the same two dice.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sheets::meanings::number;
use crate::sheets::{Page, lines, results};
use board_art::Icon;
use lock_n_load::MoraleRoll;
use table::{CounterId, Line, Say};

/// Two dice against morale.
pub(crate) struct Rolled<'a> {
    pub what: &'a MoraleRoll,
    pub unit: &'a CounterId,
    pub dice: &'a [u8; 2],
    pub lines: &'a [Line],
    pub needed: &'a i32,
    pub passed: &'a bool,
}

/// What a roll is called: its sign, its title.
fn called(what: MoraleRoll) -> (Icon, Say) {
    match what {
        MoraleRoll::Rally => (Icon::Rally, words::rally()),
        MoraleRoll::Medic => (Icon::Cross, words::medic()),
        MoraleRoll::Withdrawal => (Icon::Withdraw, words::withdrawal()),
        MoraleRoll::CloseAssault => (Icon::Melee, words::close_assault()),
        MoraleRoll::Fanaticism => (Icon::Rally, words::fanaticism()),
        MoraleRoll::Dedication => (Icon::Rally, words::dedication()),
        MoraleRoll::EqualHit => (Icon::Rally, words::equal_hit()),
        MoraleRoll::WeakHit => (Icon::Rally, words::weak_hit()),
        MoraleRoll::BailOut => (Icon::Rally, words::bail_out()),
        MoraleRoll::Dismount => (Icon::Rally, words::dismount()),
    }
}

/// What the unit does that rolls.
fn tries(what: MoraleRoll) -> Say {
    match what {
        MoraleRoll::Rally => words::tries_to_rally(),
        MoraleRoll::Medic => words::gives_first_aid(),
        MoraleRoll::Withdrawal => words::tries_to_withdraw(),
        MoraleRoll::CloseAssault => words::dares_to_assault(),
        MoraleRoll::Fanaticism => words::rolls_for_fanaticism(),
        MoraleRoll::Dedication => words::rolls_for_dedication(),
        MoraleRoll::EqualHit | MoraleRoll::WeakHit => words::is_hit(),
        MoraleRoll::BailOut => words::bails_out(),
        MoraleRoll::Dismount => words::dismounts(),
    }
}

/// It is part of what came of a shot or an attack.
const fn follows(what: MoraleRoll) -> bool {
    match what {
        MoraleRoll::EqualHit | MoraleRoll::WeakHit | MoraleRoll::BailOut | MoraleRoll::Dismount => true,
        MoraleRoll::Rally
        | MoraleRoll::Medic
        | MoraleRoll::Withdrawal
        | MoraleRoll::CloseAssault
        | MoraleRoll::Fanaticism
        | MoraleRoll::Dedication => false,
    }
}

/// A unit rolled against its morale.
pub(crate) fn rolled(tale: &mut Tale, roll: &Rolled) {
    let (unit, needed, passed) = (*roll.unit, *roll.needed, *roll.passed);
    let (icon, title) = called(*roll.what);
    let total = roll.dice[0] + roll.dice[1];
    let follows = follows(*roll.what);
    if follows {
        tale.is(Role::Follows);
        tale.on_card_of(unit);
    } else {
        tale.is(Role::Begins);
    }
    tale.about(match roll.what {
        MoraleRoll::Withdrawal | MoraleRoll::CloseAssault | MoraleRoll::Fanaticism => Topic::Melee,
        MoraleRoll::EqualHit | MoraleRoll::WeakHit | MoraleRoll::BailOut | MoraleRoll::Dismount => Topic::Fire,
        MoraleRoll::Rally | MoraleRoll::Medic | MoraleRoll::Dedication => Topic::Other,
    });
    tale.says(|say| {
        let text = if passed { words::passes } else { words::fails };
        say.of(unit, text(unit, tries(*roll.what), total, needed)).rules(roll.lines)
    });
    tale.plays(|stage| {
        let at = stage.spot(unit);
        stage.dice(at, roll.dice, crate::words::of_needed(total, needed).said());
        let outcome = if passed { words::passed() } else { words::failed() };
        stage.note(at, outcome.said(), stage.inks.verdict(passed));
    });
    tale.shows(|page, reading, _| {
        let rolled = |page: &mut Page| {
            lines::lines(page, &reading.table(), roll.lines);
            let against = crate::words::against(total, number(needed)).said();
            results::outcome(page, reading, unit, roll.dice, &against, passed);
        };
        if follows {
            page.separator();
            page.heading(crate::words::morale_check().said());
            return rolled(page);
        }
        page.card(|card| {
            card.title(icon, title.said());
            rolled(card);
        });
    });
}

/// A unit was turned to Good Order.
pub(crate) fn rallied(tale: &mut Tale, unit: CounterId) {
    tale.is(Role::Follows);
    tale.says(|say| say.of(unit, words::good_order(unit)).detail());
    tale.plays(|stage| stage.flip(unit));
}
