//! How overruns are told.

use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sections::close_assault::duel::Duel;
use crate::sections::fire;
use board_art::Icon;
use lock_n_load::sections::overrun::rules::OVERRUN_TARGETS;
use lock_n_load::{OverrunRoll, TargetTotals};
use table::CounterId;
use table_view::Step;

/// A vehicle overran units.
pub(crate) fn resolved(tale: &mut Tale, overrun: &OverrunRoll) {
    let OverrunRoll { side, vehicle, at, attack_total, defence_die, targets, margin, .. } = overrun;
    let dice = [overrun.attack_die, *defence_die];
    tale.about(Topic::Fire);
    tale.is(Role::Begins);
    tale.says(|say| {
        let outcome = if *margin > 0 { words::over(*margin) } else { words::no_effect() };
        let line = words::resolved(*vehicle, targets, at, *attack_total, *defence_die, outcome);
        say.by(*side, line).at(Some(*at)).rules(&overrun.attack).rule(OVERRUN_TARGETS)
    });
    tale.is_called(|_| words::called(*vehicle, targets, at));
    tale.plays(|stage| {
        let Some(at) = stage.at(*at) else { return };
        stage.push(Step::Look { at });
        stage.push(Step::Charge { key: *vehicle, heading: stage.heading(*vehicle) });
        stage.dice(Some(at), &dice, crate::words::against(attack_total, defence_die).said());
    });
    tale.shows(|page, reading, rest| {
        let table = reading.table();
        page.title(Icon::Melee, names::told(&table, &words::overruns(*vehicle, targets)));
        page.card(|card| {
            let totals = [*attack_total, i32::from(*defence_die)];
            Duel { side: *side, lines: [&overrun.attack, &[]], dice, totals }.show(card, &table);
        });
        // There is one margin for all of them.
        let total = |unit: &CounterId| TargetTotals {
            unit: *unit,
            attack: Vec::new(),
            attack_total: *attack_total,
            defence: Vec::new(),
            defence_total: i32::from(*defence_die),
            margin: *margin,
        };
        let targets: Vec<TargetTotals> = targets.iter().map(total).collect();
        fire::target_cards(page, reading, &targets, rest);
    });
}
