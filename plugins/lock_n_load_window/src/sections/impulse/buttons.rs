//! The buttons of an impulse as a whole.

use super::words;
use crate::counters::names;
use crate::input::BattleAction;
use crate::model::Does;
use crate::seams::buttons::{Bar, button, order};
use board_art::Icon;
use lock_n_load::{Command, Trait, Widen};

/// Leaders who activate more than their own Location.
pub(crate) fn widen(bar: &mut Bar) {
    let Some((spot, units)) = bar.selected() else { return };
    let table = bar.table;
    let at = table.field.map.place(spot);
    for leader in units.iter().filter(|unit| unit.may(Trait::Leads)) {
        for (widen, name, hint) in [
            (Widen::Adjacent, words::lead(), words::lead_hint(leader.id)),
            (Widen::Storeys, words::lead_the_house(), words::lead_the_house_hint(leader.id)),
        ] {
            let command = Command::Activate { at, widen, leader: Some(leader.id) };
            // The storeys matter only where there are some; the adjacent hexes are always worth a reason.
            let activated = table.flow.impulse().is_some_and(|impulse| impulse.activated.is_some());
            let worth_it = widen == Widen::Adjacent && !activated;
            if worth_it || bar.offers(|offered| *offered == command) {
                let (name, hint) = (name.said(), names::told(&table, &hint));
                bar.push_checked(order(name, hint, Icon::Lead, command).key(BattleAction::Widen).of_units());
            }
        }
    }
}

/// The end of the impulse, or a pass.
pub(crate) fn finish(bar: &mut Bar) {
    if bar.offers(|command| *command == Command::EndImpulse) {
        let end = order(words::end_impulse().said(), words::end_hint().said(), Icon::EndImpulse, Command::EndImpulse);
        bar.push(end.key(BattleAction::EndImpulse));
    } else if bar.offers(|command| *command == Command::Pass) {
        let hint = words::pass_hint().said();
        bar.push(order(words::pass().said(), hint, Icon::Pass, Command::Pass).key(BattleAction::Pass));
    }
}

/// The end of the impulse for a stack that moves.
pub(crate) fn stop_and_end(bar: &mut Bar) {
    let both = Does::Order(vec![Command::Stop, Command::EndImpulse]);
    let end = button(words::end_impulse().said(), words::stop_and_end_hint().said(), Icon::EndImpulse, both);
    bar.push(end.key(BattleAction::EndImpulse));
}
