//! Whose decision it is and what it is, in a sentence; and how things stand.

use super::KeyCommands;
use crate::battle::Battle;
use crate::counters::names;
use crate::input::Key;
use crate::model::{Does, OrderRefused, Perform, Selection, Sentence};
use crate::slices;
use crate::wording::briefing::{aim, when_in_words};
use crate::wording::verbs::Verb;
use crate::words;
use bevy::prelude::*;
use hex_view::Pointed;
use lock_n_load::scenario::{Condition as ConditionDef, Joint};
use lock_n_load::sections::victory::{self, Progress, StandingLine};
use lock_n_load::{Phase, Table};
use panel_kit::{Condition, DeskKey};
use table::{Say, Side};

/// Brings the sentence up to date; a refusal stays until the next click, until somebody goes a step back, or until the next change.
pub(crate) fn write_sentence(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    mut refused: MessageReader<OrderRefused>,
    mut pointed: MessageReader<Pointed>,
    mut keys: MessageReader<KeyCommands>,
    mut pressed: MessageReader<Perform>,
    mut sentence: ResMut<Sentence>,
) {
    let Some(battle) = battle else { return };
    let news = refused.read().last().cloned();
    // Whoever goes a step back has read it too.
    let back = keys.read().filter(|key| key.0 == Key::Desk(DeskKey::Cancel)).count()
        + pressed.read().filter(|button| button.0 == Does::Cancel).count();
    let clicked = pointed.read().count() + back > 0;
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
            Some(side) => {
                words::has_won(names::side(&table, side), Verb::Has.of(&table, side), outcome.reason.clone()).said()
            }
            None => words::is_drawn(outcome.reason.clone()).said(),
        },
        (None, Some(side)) => {
            let what = match battle.seats()[side.index()].opponent() {
                Some(opponent) => panel_kit::screen::top::computer_decides(opponent).said(),
                None => decision(&table, side, selection),
            };
            words::side_decides(names::side(&table, side), what).said()
        }
        (None, None) => String::new(),
    };
    let standing = victory::standing(&table).into_iter().zip(&table.field.scenario.victory).map(|(line, def)| {
        let Progress { have, need } = deciding(&line, &def.condition);
        let so_far = |what: Say, now: Progress| names::sentence(&words::so_far(what, now.have, now.need).said());
        let text = match line.parts[..] {
            [] => so_far(words::condition_when(line.condition.clone(), when_in_words(line.when)), line.progress),
            _ => aim(&table, def).words,
        };
        let parts = line.parts.iter().map(|(words, now)| (so_far(words.clone(), *now), now.holds())).collect();
        Condition { side: line.side, text, parts, have, need, holds: line.progress.holds(), otherwise: false }
    });
    let mut standing: Vec<Condition> = standing.collect();
    standing.extend(otherwise(&table, &standing));
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
        standing,
        outcome: flow.outcome.as_ref().map(|outcome| (outcome.winner, outcome.reason.said())),
        can_undo: battle.can_undo(),
    }
}

/// What decides how far a condition is: of several that are joined by "or" the one that is nearest, of those joined by "and" the one that
/// is farthest.
fn deciding(line: &StandingLine, condition: &ConditionDef) -> Progress {
    let share = |now: &Progress| 1000 * now.have.max(0) / now.need.max(1);
    let parts = line.parts.iter().map(|(_, now)| *now);
    let part = match condition.joined() {
        Some((Joint::Or, _)) => parts.max_by_key(share),
        Some((Joint::And, _)) => parts.min_by_key(share),
        None => None,
    };
    part.unwrap_or(line.progress)
}

/// The side that has won if no condition holds in the end: it is ahead as long as none does.
fn otherwise(table: &Table, standing: &[Condition]) -> Option<Condition> {
    let scenario = &table.field.scenario;
    let side = scenario.otherwise?;
    let holds = !standing.iter().any(|condition| condition.holds);
    let text = words::no_condition_holds(scenario.turns).said();
    let (have, need) = (i32::from(holds), 1);
    Some(Condition { side, text: names::sentence(&text), parts: Vec::new(), have, need, holds, otherwise: true })
}

fn decision(table: &Table, side: Side, selection: &Selection) -> String {
    match &table.flow.question {
        Some(question) => slices::asked(question).sentence(table),
        None => slices::phase(table.flow.turn.phase).decision(table, side, selection),
    }
}
