//! The log: a sentence for every event that people read. The sentences are the game's ([`WindowBox::line`]).

use crate::window_box::tale::{Log, LogLine};
use crate::{Battle, WindowBox, words};
use bevy::prelude::*;
use play::save::Asides;
use table::Side;

/// How far the log has been written.
pub(crate) struct Writer<W: WindowBox> {
    names: W::Names,
    entries: usize,
    /// The journal's generation up to which it has been written.
    generation: u64,
    turn: u8,
    stretch: usize,
    born: u64,
    /// What has been told besides the journal.
    asides: Asides,
}

impl<W: WindowBox> Default for Writer<W> {
    fn default() -> Self {
        let names = W::Names::default();
        Self { names, entries: 0, generation: 0, turn: 0, stretch: 0, born: 0, asides: Asides::default() }
    }
}

/// Brings the log up to date with the journal.
pub(crate) fn write_log<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    mut log: ResMut<Log<W>>,
    mut writer: Local<Writer<W>>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() {
        return;
    }
    let journal = battle.journal();
    let table = battle.table();
    let told_more = writer.asides != *battle.asides();
    if writer.born != battle.born() || told_more || journal.kept_since(writer.generation) < writer.entries {
        // A new battle, or an order taken back, with or without another one given since: it is written anew, as names and places
        // may have changed back.
        *writer = Writer {
            names: W::names_at_start(&table, battle.start()),
            turn: W::first_turn(&table),
            born: battle.born(),
            asides: battle.asides().clone(),
            ..Writer::default()
        };
        log.lines.clear();
    }
    for (n, entry) in journal.entries.iter().enumerate().skip(writer.entries) {
        for event in &entry.events {
            let (telling, line) = W::line(&table, &writer.names, event);
            writer.turn = telling.turn.unwrap_or(writer.turn);
            writer.stretch += usize::from(telling.begins.is_some());
            if let Some(mut line) = line {
                let dice = W::dice(&table, event).into_iter().map(|(_, die)| die).collect();
                line.die = W::faces(event);
                (line.turn, line.entry, line.dice, line.stretch) = (writer.turn, n, dice, writer.stretch);
                let before = || log.lines.last().map_or(W::Topic::default(), |line| line.topic);
                line.topic = telling.topic.unwrap_or_else(before);
                log.lines.push(line);
            }
            W::follow_names(&table, &mut writer.names, event);
        }
        // Whoever is helped says so, and whoever did not know what to do.
        let [helped, lost] = battle.asides_after(n);
        let name = |side: &Side| W::side_name(&table, *side);
        let helped = helped.iter().map(|side| (*side, words::asked_for_advice(name(side))));
        let lost = lost.iter().map(|side| (*side, words::fell_back(name(side))));
        for (side, said) in helped.chain(lost) {
            let (text, side, turn, stretch) = (said.to_string(), Some(side), writer.turn, writer.stretch);
            log.lines.push(LogLine { text, turn, entry: n, side, topic: W::ASIDE, stretch, ..LogLine::default() });
        }
    }
    (writer.entries, writer.generation) = (journal.entries.len(), journal.generation());
}
