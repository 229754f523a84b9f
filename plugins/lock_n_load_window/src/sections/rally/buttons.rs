//! The buttons of the Rally Phase.

use super::draft::chance;
use super::words;
use crate::counters::names;
use crate::input::BattleAction;
use crate::seams::buttons::{Bar, order};
use board_art::Icon;
use lock_n_load::{Command, Deed};

/// What the selected units may try: to rally, by Dedication, to join.
pub(crate) fn buttons(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        let action = if let Command::Rally { unit, by } = command
            && bar.has(*unit)
        {
            let name = by.map_or_else(words::rally, words::rally_by);
            let name = names::told(&table, &name);
            order(name, chance(bar.battle, command), Icon::Rally, command.clone()).key(BattleAction::Rally)
        } else if let Command::Dedication { unit, .. } = command
            && bar.has(*unit)
        {
            order(words::dedication().said(), chance(bar.battle, command), Icon::Dedication, command.clone())
        } else if let Command::Join { units, into } = command
            && units.iter().any(|unit| bar.has(*unit))
        {
            let other = if bar.has(units[0]) { units[1] } else { units[0] };
            let name = match into {
                Some(key) => words::join_into(other, key),
                None => words::join(other),
            };
            order(names::told(&table, &name), words::join_hint().said(), Icon::Join, command.clone())
        } else {
            continue;
        };
        bar.push(action.of_units());
    }
    // Who is Shaken and may not try is told why.
    if let [unit] = bar.selection.units[..]
        && table.unit(unit).is_some_and(|unit| unit.shaken)
        && let Some(refusal) = bar.why_not(Deed::Rally)
    {
        let command = Command::Rally { unit, by: None };
        let rally = order(words::rally().said(), words::rally_hint().said(), Icon::Rally, command);
        bar.push(rally.key(BattleAction::Rally).of_units().unless(Some(refusal)));
    }
}

/// The end of a side's part.
pub(crate) fn done(bar: &mut Bar) {
    let left = bar.offers(|command| matches!(command, Command::Rally { .. } | Command::Heal { .. }));
    let hint = if left { words::some_can_still_try() } else { words::rally_done_hint() };
    let done = order(words::rally_done().said(), hint.said(), Icon::EndImpulse, Command::RallyDone);
    bar.push(done.key(BattleAction::EndImpulse).main_if(!left));
}
