//! The buttons of an impulse as a whole.

use crate::buttons::{Bar, button, order};
use crate::input::BattleAction;
use crate::model::Does;
use crate::names;
use board_art::Icon;
use lock_n_load::{Command, Trait, Widen};

/// Leaders who activate more than their own Location.
pub(crate) fn widen(bar: &mut Bar) {
    let Some((spot, units)) = bar.selected() else { return };
    let table = bar.table;
    let at = table.field.map.place(spot);
    for leader in units.iter().filter(|unit| unit.may(Trait::Leads)) {
        for (widen, name, hint) in [
            (Widen::Adjacent, "Lead", "activates this hex and all adjacent ones"),
            (Widen::Storeys, "Lead the house", "activates the storeys of this hex"),
        ] {
            let command = Command::Activate { at, widen, leader: Some(leader.id) };
            // The storeys matter only where there are some; the adjacent hexes are always worth a reason.
            let activated = table.flow.impulse().is_some_and(|impulse| impulse.activated.is_some());
            let worth_it = widen == Widen::Adjacent && !activated;
            if worth_it || bar.offers(|offered| *offered == command) {
                let hint = format!("{} {hint}.", names::unit(&table, leader.id));
                bar.push_checked(order(name, hint, Icon::Lead, command).key(BattleAction::Widen).of_units());
            }
        }
    }
}

/// The end of the impulse, or a pass.
pub(crate) fn finish(bar: &mut Bar) {
    if bar.offers(|command| *command == Command::EndImpulse) {
        let end = order("End impulse", "Your impulse is over.", Icon::EndImpulse, Command::EndImpulse);
        bar.push(end.key(BattleAction::EndImpulse));
    } else if bar.offers(|command| *command == Command::Pass) {
        let hint = "Three passes in a row end the Operations Phase.";
        bar.push(order("Pass", hint, Icon::Pass, Command::Pass).key(BattleAction::Pass));
    }
}

/// The end of the impulse for a stack that moves.
pub(crate) fn stop_and_end(bar: &mut Bar) {
    let both = Does::Order(vec![Command::Stop, Command::EndImpulse]);
    let end = button("End impulse", "Stops and ends the impulse.", Icon::EndImpulse, both);
    bar.push(end.key(BattleAction::EndImpulse));
}
