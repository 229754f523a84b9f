//! How assaults on vehicles are told.

use super::duel::Duel;
use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::panels::cards::values;
use crate::panels::side_panel;
use crate::panels::widgets::pill;
use crate::seams::tale::{Role, Tale};
use bevy_egui::egui::{Align, Layout};
use board_art::Icon;
use lock_n_load::AssaultRoll;
use table_view::Step;

/// A unit assaulted a vehicle.
pub(crate) fn rolled(tale: &mut Tale, roll: &AssaultRoll) {
    let AssaultRoll { side, at, assault, attack_total, defence_total, destroyed, .. } = roll;
    let dice = [roll.attack_die, roll.defence_die];
    tale.about(Topic::Melee);
    tale.is(Role::Begins);
    tale.says(|say| {
        let text = if *destroyed { words::destroys } else { words::in_vain };
        let line = text(assault.unit, assault.target, at, *attack_total, *defence_total);
        say.by(*side, line).at(Some(*at)).rules(&roll.attack).rules(&roll.defence)
    });
    tale.is_called(|_| words::called(assault.unit, assault.target, at));
    tale.plays(|stage| {
        let Some(at) = stage.at(*at) else { return };
        stage.push(Step::Look { at });
        stage.push(Step::Melee { at });
        stage.dice(Some(at), &dice, crate::words::against(attack_total, defence_total).said());
        let (note, ink) =
            if *destroyed { (words::destroyed(), stage.inks.bad) } else { (words::no_effect(), stage.inks.plain) };
        stage.note(Some(at), note.said(), ink);
    });
    tale.shows(|ui, panels, _| {
        let title = names::told(&panels.table(), &words::assaults(assault.unit, assault.target));
        side_panel::title(ui, panels, Icon::Melee, &title);
        side_panel::in_card(ui, panels, |ui, panels| {
            let totals = [*attack_total, *defence_total];
            let theme = panels.theme;
            ui.horizontal(|ui| {
                values::small(ui, panels, assault.unit, 38.0);
                values::small(ui, panels, assault.target, 38.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let (word, colour) =
                        if *destroyed { (words::destroyed(), theme.bad) } else { (words::no_effect(), theme.muted) };
                    pill(ui, &word.said(), colour);
                });
            });
            Duel { side: *side, lines: [&roll.attack, &roll.defence], dice, totals }.show(ui, panels);
        });
    });
}
