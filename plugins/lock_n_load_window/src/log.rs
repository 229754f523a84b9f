//! The log: a sentence for every event that people read. The sentences stand in the sections ([`crate::tale`]).

use crate::battle::Battle;
use crate::model::{Log, LogLine, Topic};
use crate::names::{self, Names};
use crate::{players, tale};
use bevy::prelude::*;
use lock_n_load::thrown;

/// How far the log has been written.
#[derive(Default)]
pub(crate) struct Writer {
    names: Names,
    entries: usize,
    /// The journal's generation up to which it has been written.
    generation: u64,
    turn: u8,
    born: u64,
    /// Hints that have been told.
    hints: usize,
}

/// Brings the log up to date with the journal.
pub(crate) fn write_log(battle: Option<Res<Battle>>, mut log: ResMut<Log>, mut writer: Local<Writer>) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() {
        return;
    }
    let journal = battle.game().journal();
    let entries = &journal.entries;
    let table = battle.table();
    let hinted = writer.hints != battle.hints().len();
    if writer.born != battle.born() || hinted || journal.kept_since(writer.generation) < writer.entries {
        // A new battle, or an order taken back, with or without another one given since: it is written anew, as names and places
        // may have changed back.
        *writer = Writer {
            names: Names::at_start(&table),
            entries: 0,
            generation: 0,
            turn: table.field.scenario.start.turn,
            born: battle.born(),
            hints: battle.hints().len(),
        };
        log.lines.clear();
    }
    for (n, entry) in entries.iter().enumerate().skip(writer.entries) {
        for event in &entry.events {
            let (telling, line) = tale::line(table, &writer.names, event);
            writer.turn = telling.turn.unwrap_or(writer.turn);
            if let Some(mut line) = line {
                (line.turn, line.entry, line.dice) =
                    (writer.turn, n, thrown(event).into_iter().map(|(_, die)| die).collect());
                line.topic = telling.topic.unwrap_or_else(|| log.lines.last().map_or(Topic::Turn, |line| line.topic));
                log.lines.push(line);
            }
            writer.names.follow(&table, event);
        }
        // Whoever is helped says so.
        for (_, side) in battle.hints().iter().filter(|(after, _)| *after == n + 1) {
            let text = players::words::asked_for_advice(names::side(&table, *side)).to_string();
            let (turn, topic) = (writer.turn, Topic::Other);
            log.lines.push(LogLine { text, turn, entry: n, side: Some(*side), topic, ..LogLine::default() });
        }
    }
    (writer.entries, writer.generation) = (entries.len(), journal.generation());
}
