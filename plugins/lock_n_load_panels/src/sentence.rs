//! Whose decision it is and what it is, in a sentence; and how things stand.

use crate::battle::Battle;
use crate::briefing::{aim, when_in_words};
use crate::model::{Mode, OrderRefused, Selection, Sentence, StandingLine};
use crate::names::{self, Names};
use bevy::prelude::*;
use hex_view::Pointed;
use lock_n_load::sections::movement;
use lock_n_load::sections::victory;
use lock_n_load::sections::victory::Progress;
use lock_n_load::{Activated, Movement, Phase, Question, Table};
use table::{RuleId, Side};

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
    let phase = flow.phase;
    let text = match (&flow.outcome, flow.to_act()) {
        (Some(outcome), _) => match outcome.winner {
            Some(side) => format!("{} has won. {}.", names::side(&table, side), outcome.reason),
            None => format!("The battle is drawn. {}.", outcome.reason),
        },
        (None, Some(side)) => format!("{}: {}", names::side(&table, side), decision(&table, side, selection)),
        (None, None) => String::new(),
    };
    let standing = victory::standing(&table).into_iter().zip(&table.field.scenario.victory).map(|(line, def)| {
        let (have, need) = (line.progress.have, line.progress.need);
        let so_far = |words: &str, now: Progress| format!("{}: {} of {}", names::sentence(words), now.have, now.need);
        let text = match line.parts[..] {
            [] => so_far(&format!("{} ({})", line.condition, when_in_words(line.when)), line.progress),
            _ => aim(&table, def).words,
        };
        let parts = line.parts.iter().map(|(words, now)| (so_far(words, *now), now.holds())).collect();
        StandingLine { side: line.side, text, parts, have, need, holds: line.progress.holds() }
    });
    Sentence {
        side: flow.to_act(),
        text,
        refused: None,
        turn: flow.turn,
        turns: table.field.scenario.turns,
        phase,
        impulse: flow.active.filter(|_| phase == Phase::Operations),
        passes: flow.impulse.passes,
        initiative: flow.initiative.filter(|_| flow.rolled),
        standing: standing.collect(),
        outcome: flow.outcome.as_ref().map(|outcome| (outcome.winner, outcome.reason.clone())),
        can_undo: battle.can_undo(),
    }
}

fn decision(table: &Table, side: Side, selection: &Selection) -> String {
    let flow = table.flow;
    if let Some(question) = &flow.question {
        return asked(table, question);
    }
    match flow.phase {
        Phase::SetUp => {
            let left = crate::tray::to_set_up(table, side).count();
            match left {
                0 => "all counters are placed; move them within their zone, or finish the set-up".into(),
                1 => "place 1 more counter in its zone".into(),
                _ => format!("place {left} more counters in their zones"),
            }
        }
        Phase::Rally => "rally, treat and rearm, or finish this part of the Rally Phase".into(),
        Phase::Operations => operations(table, selection),
        Phase::Administrative => "the turn ends".into(),
    }
}

fn operations(table: &Table, selection: &Selection) -> String {
    let flow = table.flow;
    if let Some(moving) = flow.moving() {
        let who = names::units(table, &moving.units);
        let left = moving.limit.saturating_sub(moving.spent);
        let points = if left == 1 { "1 point".to_string() } else { format!("{left} points") };
        let at = movement::position(table).map(|spot| table.field.map.place(spot).to_string()).unwrap_or_default();
        return format!("{who} in {at} may go on ({points} left) or stop");
    }
    match &selection.mode {
        Mode::Fire => return "choose the target".into(),
        Mode::Move(Movement::Move) => return "choose where to move".into(),
        Mode::Move(Movement::AssaultMove) => return "choose where to go by Assault Move".into(),
        Mode::Move(Movement::LowCrawl) => return "choose where to crawl".into(),
        Mode::Move(Movement::Stealth) => return "choose where to go by Stealth".into(),
        Mode::DoubleTime => return "choose where to go at Double Time".into(),
        Mode::Spot => return "choose the hex to search".into(),
        Mode::Smoke => return "choose the hex for smoke".into(),
        Mode::Withdraw => return "withdraw from the melee?".into(),
        Mode::Sniper(_) => return "choose where the sniper appears".into(),
        Mode::Enter(_) => return "choose the hex by which they enter".into(),
        Mode::Idle | Mode::SetUp | Mode::Rally | Mode::Answer => {}
    }
    let activated = match &flow.impulse.activated {
        None => "activate a hex, spot, or pass".to_string(),
        Some(Activated::Places(places)) => {
            format!("act with units in {}", names::join(places.iter().map(ToString::to_string)))
        }
        Some(Activated::Entry(_)) => "bring in the units that wait at the edge of the map".to_string(),
    };
    if flow.impulse.acted { format!("{activated}, or end the impulse") } else { activated }
}

/// What a question asks.
pub(crate) fn asked(table: &Table, question: &Question) -> String {
    let names = Names::now(table);
    match question {
        Question::OpportunityFire { at, targets, .. } => {
            format!("open fire at {} in {at}, or hold fire?", names.units(table, targets))
        }
        Question::CheckNext { leaders, .. } => format!("which leader checks first: {}?", names.units(table, leaders)),
        Question::DropWeapon { unit, .. } => format!("which weapon does {} leave behind?", names.unit(table, *unit)),
        Question::GoTo { unit, rule, .. } => {
            let why = if *rule == RuleId("LNL-1.6.2-02") { "retreat from the flames" } else { "go" };
            format!("where does {} {why}?", names.unit(table, *unit))
        }
        Question::SniperFire { sniper, .. } => format!("at which hex does {} fire?", names.unit(table, *sniper)),
        Question::MeleeAttack { places, .. } => match &places[..] {
            [only] => format!("who fights whom in the melee in {only}?"),
            several => {
                let places = names::join(several.iter().map(ToString::to_string));
                format!("which melee is fought first, and who fights whom: {places}?")
            }
        },
        Question::MeleeDefence { at, .. } => format!("use satchel charges in defence in {at}?"),
    }
}
