//! The buttons of the Rally Phase.

use super::draft::chance;
use crate::buttons::{Bar, order};
use crate::input::BattleAction;
use crate::names;
use board_art::Icon;
use lock_n_load::{Command, Deed};

/// What the selected units may try: to rally, by Dedication, to join.
pub(crate) fn buttons(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        let action = if let Command::Rally { unit, by } = command
            && bar.has(*unit)
        {
            let name = match by {
                Some(by) => format!("Rally by {}", names::unit(&table, *by)),
                None => "Rally".into(),
            };
            order(name, chance(bar.battle, command), Icon::Rally, command.clone()).key(BattleAction::Rally)
        } else if let Command::Dedication { unit, .. } = command
            && bar.has(*unit)
        {
            order("Dedication", chance(bar.battle, command), Icon::Dedication, command.clone())
        } else if let Command::Join { units, into } = command
            && units.iter().any(|unit| bar.has(*unit))
        {
            let other = if bar.has(units[0]) { units[1] } else { units[0] };
            let into = into.as_ref().map(|key| format!(" into {key}")).unwrap_or_default();
            let name = format!("Join {}{into}", names::unit(&table, other));
            order(name, "Two half-squads become a squad.", Icon::Join, command.clone())
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
        let rally = order("Rally", "Two dice against morale.", Icon::Rally, Command::Rally { unit, by: None });
        bar.push(rally.key(BattleAction::Rally).of_units().unless(Some(refusal)));
    }
}

/// The end of a side's part.
pub(crate) fn done(bar: &mut Bar) {
    let left = bar.offers(|command| matches!(command, Command::Rally { .. } | Command::Heal { .. }));
    let hint = if left { "Ends your part; units can still try." } else { "Ends your part of the Rally Phase." };
    let done = order("Rally done", hint, Icon::EndImpulse, Command::RallyDone);
    bar.push(done.key(BattleAction::EndImpulse).main_if(!left));
}
