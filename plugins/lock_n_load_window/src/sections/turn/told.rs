//! How phases and the initiative are told.

use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::seams::asked::Asked;
use crate::seams::tale::{Begins, Role, Tale};
use crate::sheets::{Page, Reading};
use crate::wording::verbs::Verb;
use board_art::Icon;
use lock_n_load::Phase;
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::{TEXT, TINY};
use table::{RuleId, Side};
use table_view::Step;

/// A phase began.
pub(crate) fn phase_began(tale: &mut Tale, turn: u8, phase: Phase) {
    tale.about(Topic::Turn);
    tale.begins(Begins::Phase);
    tale.turn_is(turn);
    tale.says(|say| {
        let text = match phase {
            Phase::SetUp => words::set_up(),
            Phase::Rally => words::rally(turn),
            Phase::Operations => words::operations(turn),
            Phase::Administrative => words::administrative(turn),
        };
        say.plain(text).heading()
    });
    tale.plays(|stage| match phase {
        Phase::SetUp | Phase::Administrative => {}
        Phase::Rally => stage.banner(None, words::turn(turn).said(), words::rally_phase().said(), &[]),
        Phase::Operations => stage.banner(None, words::operations_phase().said(), words::turn(turn).said(), &[]),
    });
}

/// The game goes on from a snapshot in its file.
pub(crate) fn from_snapshot(tale: &mut Tale, turn: u8) {
    tale.about(Topic::Turn);
    tale.turn_is(turn);
    tale.says(|say| say.plain(words::from_snapshot()));
}

/// The dice for the initiative.
pub(crate) fn initiative(tale: &mut Tale, dice: [u8; 2], holder: Option<Side>, rule: RuleId) {
    let table = tale.table();
    tale.about(Topic::Turn);
    tale.is(Role::Begins);
    let [first, second] = Side::BOTH.map(|side| names::side(&table, side));
    let does = Verb::Rolls.of(&table, Side::First);
    tale.says(|say| {
        let has = |side| words::has_the_initiative(say.side(side), say.does(side, Verb::Has));
        let outcome = holder.map_or_else(words::both_roll_again, has);
        say.plain(words::initiative(first, does.clone(), dice[0], second, dice[1], outcome)).by(holder).rule(rule)
    });
    tale.plays(|stage| {
        let rolls = words::rolled(first, does, dice[0], second, dice[1]);
        let has = |side| words::has_the_initiative(names::side(&table, side), Verb::Has.of(&table, side));
        let title = names::sentence(&holder.map_or_else(words::both_roll_again, has).said());
        stage.banner(holder, title, rolls.said(), &dice);
    });
    tale.shows(|page, reading, _| page.card(|card| result(card, reading, dice, holder, rule)));
}

fn result(page: &mut Page, reading: &Reading, dice: [u8; 2], holder: Option<Side>, rule: RuleId) {
    page.title(Icon::Flag, words::initiative_title().said());
    for side in Side::BOTH {
        page.across(|row| {
            row.dice(&[dice[side.index()]], Some(side), 26.0);
            row.text(text(reading.side_name(side), TEXT, Ink::Text));
            if holder == Some(side) {
                row.pill(words::initiative_pill().said(), Ink::Focus);
                row.rule(rule);
            }
        });
    }
    if holder.is_none() {
        page.text(text(words::tie().said(), TINY, Ink::Muted));
    }
}

/// Somebody is asked: the map shows where, and announces it to whoever did not give the order.
pub(crate) fn asked(tale: &mut Tale, side: Side, asked: &dyn Asked) {
    tale.plays(|stage| {
        if let Some(at) = asked.places().first().and_then(|at| stage.at(*at)) {
            stage.push(Step::Look { at });
        }
        if stage.side != Some(side) {
            let table = stage.table();
            let line = names::sentence(&asked.sentence(&table));
            stage.banner(
                Some(side),
                words::decides(names::side(&table, side), Verb::Decides.of(&table, side)).said(),
                line,
                &[],
            );
        }
    });
}
