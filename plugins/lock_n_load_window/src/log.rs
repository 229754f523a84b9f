//! The log: a sentence for every event that people read. The sentences stand in the sections ([`crate::tale`]).

use crate::battle::Battle;
use crate::model::{Log, LogLine, Topic};
use crate::names::{self, Names};
use crate::players::words;
use crate::tale;
use bevy::prelude::*;
use lock_n_load::thrown;
use play::save::Asides;
use table::Side;

/// How far the log has been written.
#[derive(Default)]
pub(crate) struct Writer {
    names: Names,
    entries: usize,
    /// The journal's generation up to which it has been written.
    generation: u64,
    turn: u8,
    stretch: usize,
    born: u64,
    /// What has been told besides the journal.
    asides: Asides,
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
    let told_more = writer.asides != *battle.asides();
    if writer.born != battle.born() || told_more || journal.kept_since(writer.generation) < writer.entries {
        // A new battle, or an order taken back, with or without another one given since: it is written anew, as names and places
        // may have changed back.
        *writer = Writer {
            names: Names::at_start(&table),
            entries: 0,
            generation: 0,
            turn: table.field.scenario.start.turn,
            stretch: 0,
            born: battle.born(),
            asides: battle.asides().clone(),
        };
        log.lines.clear();
    }
    for (n, entry) in entries.iter().enumerate().skip(writer.entries) {
        for event in &entry.events {
            let (telling, line) = tale::line(table, &writer.names, event);
            writer.turn = telling.turn.unwrap_or(writer.turn);
            writer.stretch += usize::from(telling.begins.is_some());
            if let Some(mut line) = line {
                (line.turn, line.entry, line.dice) =
                    (writer.turn, n, thrown(event).into_iter().map(|(_, die)| die).collect());
                line.stretch = writer.stretch;
                line.topic = telling.topic.unwrap_or_else(|| log.lines.last().map_or(Topic::Turn, |line| line.topic));
                log.lines.push(line);
            }
            writer.names.follow(&table, event);
        }
        // Whoever is helped says so, and whoever did not know what to do.
        let Asides { hints, fallbacks } = battle.asides();
        let here = |(after, _): &&(usize, Side)| *after == n + 1;
        let name = |side: Side| names::side(&table, side);
        let helped = hints.iter().filter(here).map(|(_, side)| (*side, words::asked_for_advice(name(*side))));
        let lost = fallbacks.iter().filter(here).map(|(_, side)| (*side, words::fell_back(name(*side))));
        for (side, said) in helped.chain(lost) {
            let text = said.to_string();
            let (turn, topic, stretch) = (writer.turn, Topic::Other, writer.stretch);
            log.lines.push(LogLine { text, turn, entry: n, side: Some(side), topic, stretch, ..LogLine::default() });
        }
    }
    (writer.entries, writer.generation) = (entries.len(), journal.generation());
}
