//! How rolls against morale are told: rallies, Dedication, and those of other sections by the same two dice.

use crate::model::Topic;
use crate::panels::{breakdown, last_action, side_panel, words};
use crate::tale::{Role, Tale};
use board_art::Icon;
use lock_n_load::{Line, MoraleRoll};
use table::CounterId;

/// Two dice against morale.
pub(crate) struct Rolled<'a> {
    pub what: &'a MoraleRoll,
    pub unit: &'a CounterId,
    pub dice: &'a [u8; 2],
    pub lines: &'a [Line],
    pub needed: &'a i32,
    pub passed: &'a bool,
}

/// What a roll is called: its sign, its title, what the unit does.
const fn called(what: MoraleRoll) -> (Icon, &'static str, &'static str) {
    match what {
        MoraleRoll::Rally => (Icon::Rally, "Rally", "tries to rally"),
        MoraleRoll::Medic => (Icon::Cross, "Medic", "gives first aid"),
        MoraleRoll::Withdrawal => (Icon::Withdraw, "Withdrawal", "tries to withdraw"),
        MoraleRoll::Fanaticism => (Icon::Rally, "Fanaticism", "rolls for Fanaticism"),
        MoraleRoll::Dedication => (Icon::Rally, "Dedication", "rolls for Dedication"),
    }
}

/// A unit rolled against its morale.
pub(crate) fn rolled(tale: &mut Tale, roll: &Rolled) {
    let (unit, needed, passed) = (*roll.unit, *roll.needed, *roll.passed);
    let (icon, title, tries) = called(*roll.what);
    let total = roll.dice[0] + roll.dice[1];
    tale.is(Role::Begins);
    tale.about(match roll.what {
        MoraleRoll::Withdrawal | MoraleRoll::Fanaticism => Topic::Melee,
        MoraleRoll::Rally | MoraleRoll::Medic | MoraleRoll::Dedication => Topic::Other,
    });
    tale.says(|say| {
        let outcome = if passed { "passes" } else { "fails" };
        let who = say.unit(unit);
        say.of(unit, format!("{who} {tries}: {total} where {needed} or less is needed, and {outcome}."))
            .rules(roll.lines)
    });
    tale.plays(|stage| {
        let at = stage.spot(unit);
        stage.dice(at, roll.dice, format!("{total} of {needed}"));
        stage.note(at, if passed { "passed" } else { "failed" }, stage.inks.verdict(passed));
    });
    tale.shows(|ui, panels, _| {
        side_panel::in_card(ui, panels, |ui, panels| {
            side_panel::title(ui, panels, icon, title);
            breakdown::lines(ui, panels, roll.lines);
            let against = format!("{total} against {}", words::number(needed));
            last_action::outcome(ui, panels, unit, roll.dice, &against, passed);
        });
    });
}

/// A unit was turned to Good Order.
pub(crate) fn rallied(tale: &mut Tale, unit: CounterId) {
    tale.is(Role::Follows);
    tale.says(|say| say.of(unit, format!("{} is in Good Order again.", say.unit(unit))).detail());
    tale.plays(|stage| stage.flip(unit));
}
