//! Whose decision it is and what it is, in a sentence; and how things stand.

use crate::battle::Battle;
use crate::briefing::{aim, when_in_words};
use crate::model::{OrderRefused, Selection, Sentence};
use crate::{names, players, slices};
use bevy::prelude::*;
use hex_view::Pointed;
use lock_n_load::sections::victory::{self, Progress};
use lock_n_load::{Phase, Table};
use panel_kit::Condition;
use table::Side;

/// Brings the sentence up to date; a refusal stays until the next click or the next change.
pub(crate) fn write_sentence(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    mut refused: MessageReader<OrderRefused>,
    mut pointed: MessageReader<Pointed>,
    mut sentence: ResMut<Sentence>,
) {
    let Some(battle) = battle else { return };
    let news = refused.read().last().cloned();
    let clicked = pointed.read().count() > 0;
    let changed = battle.is_changed();
    if news.is_none() && !clicked && !changed && !selection.is_changed() {
        return;
    }
    let mut now = sentence_of(&battle, &selection);
    now.refused = match news {
        Some(news) => Some(news.refusal),
        None if clicked || changed => None,
        None => sentence.refused.clone(),
    };
    sentence.set_if_neq(now);
}

/// The sentence as things stand.
pub fn sentence_of(battle: &Battle, selection: &Selection) -> Sentence {
    let table = battle.table();
    let flow = table.flow;
    let phase = flow.turn.phase;
    let text = match (&flow.outcome, flow.to_act()) {
        (Some(outcome), _) => match outcome.winner {
            Some(side) => format!("{} has won. {}.", names::side(&table, side), outcome.reason),
            None => format!("The battle is drawn. {}.", outcome.reason),
        },
        (None, Some(side)) => {
            let what = match battle.seats()[side.index()].opponent() {
                Some(opponent) => names::told(&table, &players::words::thinks(players::player_name(opponent))),
                None => decision(&table, side, selection),
            };
            format!("{}: {what}", names::side(&table, side))
        }
        (None, None) => String::new(),
    };
    let standing = victory::standing(&table).into_iter().zip(&table.field.scenario.victory).map(|(line, def)| {
        let (have, need) = (line.progress.have, line.progress.need);
        let so_far = |words: &str, now: Progress| format!("{}: {} of {}", names::sentence(words), now.have, now.need);
        let text = match line.parts[..] {
            [] => so_far(&format!("{} ({})", line.condition, when_in_words(line.when)), line.progress),
            _ => aim(&table, def).words,
        };
        let parts = line.parts.iter().map(|(words, now)| (so_far(&words.to_string(), *now), now.holds())).collect();
        Condition { side: line.side, text, parts, have, need, holds: line.progress.holds() }
    });
    Sentence {
        side: flow.to_act(),
        text,
        refused: None,
        turn: flow.turn.number,
        turns: table.field.scenario.turns,
        phase,
        impulse: flow.active().filter(|_| phase == Phase::Operations),
        passes: flow.impulse().map_or(0, |impulse| impulse.passes),
        initiative: flow.turn.initiative.filter(|_| flow.turn.rolled),
        standing: standing.collect(),
        outcome: flow.outcome.as_ref().map(|outcome| (outcome.winner, outcome.reason.to_string())),
        can_undo: battle.can_undo(),
    }
}

fn decision(table: &Table, side: Side, selection: &Selection) -> String {
    match &table.flow.question {
        Some(question) => slices::asked(question).sentence(table),
        None => slices::phase(table.flow.turn.phase).decision(table, side, selection),
    }
}
