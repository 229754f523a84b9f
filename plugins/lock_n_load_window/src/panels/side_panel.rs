//! The panel on the right: the hex, the preview of the action with its buttons, and what the last action came to.

use crate::battle::Glimpse;
use crate::hints;
use crate::model::{Action, Does, Wish};
use crate::panels::cards::hex_panel;
use crate::panels::over_map::threats_card;
use crate::panels::reads::Panels;
use crate::panels::widgets::{Wide, card, note, wide_button};
use crate::panels::{last_action, side_room, words};
use crate::slices;
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::Ui;
use panel_kit::{DeskKey, account_card, hint_card, side_panel};

/// Draws the panel.
pub(crate) fn show(root: &mut Ui, panels: &mut Panels) {
    if side_room::is_shown(root.ctx(), panels) {
        let foot = confirm(panels).is_some().then_some(buttons);
        side_panel::show(root, panels, foot, content);
    }
}

fn content(ui: &mut Ui, panels: &mut Panels) {
    // Who looks back sees what came of the order that he looks at.
    let of_order = |glimpse: &Glimpse| panels.results.card().is_some_and(|card| card.entry == glimpse.entry);
    let after = last_action::has_something(panels) && panels.past.is_none_or(of_order);
    // What is prepared is prepared for the present.
    let before = !panels.preview.is_nothing() && panels.past.is_none();
    hint(ui, panels);
    account(ui, panels);
    match hex_panel::shown(ui, panels) {
        // Where there is an action to read, the hex makes room for it.
        // An attack names its hex and shows its counters itself; its odds are to be in view.
        Some(_) if panels.preview.shown().is_some_and(|shown| shown.names_its_hex()) => {}
        Some(hex) => hex_panel::show(ui, panels, hex, before || after),
        None => {
            card(panels.theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                note(ui, theme::text(words::point_at_a_hex().said(), TEXT, panels.theme.muted));
            });
        }
    }
    threats_card::within(ui, panels);
    // What is asked in the middle of an action comes of what has happened so far: that comes first.
    let question = panels.table().flow.question.as_ref();
    let halfway = question.is_some_and(|question| slices::leads_to(panels.results, question));
    if after && halfway {
        last_action::show(ui, panels);
    }
    if before {
        let page = panels.preview.sheet(&panels.reading());
        panels.show(ui, &page);
    }
    if after && !halfway {
        last_action::show(ui, panels);
    }
    if !before && !after && panels.past.is_none() {
        hints(ui, panels);
    }
    ui.add_space(8.0);
}

/// The hint of the moment.
fn hint(ui: &mut Ui, panels: &mut Panels) {
    if let Some(hint) = panels.hint.filter(|_| panels.past.is_none() && !panels.busy)
        && let Some(asked) = hint_card::show(ui, panels, hint, hints::ALL)
    {
        panels.wishes.push(Wish::Hint(asked));
    }
}

/// What the others did, as long as it has not been read; what is prepared needs the room, and so does a question.
fn account(ui: &mut Ui, panels: &mut Panels) {
    let waits = panels.busy || panels.past.is_some() || !panels.battle.person_decides();
    if waits || panels.table().flow.question.is_some() || !panels.preview.is_nothing() {
        return;
    }
    let (battle, results, log) = (panels.battle, panels.results, panels.log);
    if let Some(asked) = account_card::show(ui, panels, battle, results, log) {
        panels.wishes.push(Wish::Account(asked));
    }
}

/// What the mouse does, while nothing is chosen.
fn hints(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let lines = slices::phase(panels.table().flow.turn.phase).hints();
    ui.add_space(6.0);
    for (what, does) in lines {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(theme::title(what.said(), SMALL, theme.muted));
            ui.label(theme::text(does.said(), SMALL, theme.muted));
        });
    }
}

/// The action that orders what the preview shows; none: there is nothing to order.
fn confirm<'a>(panels: &Panels<'a>) -> Option<&'a Action> {
    let confirms = |action: &&Action| action.does == Does::Confirm && action.refusal.is_none();
    if panels.preview.is_nothing() || panels.past.is_some() { None } else { panels.actions.0.iter().find(confirms) }
}

/// Order it, or not.
fn buttons(ui: &mut Ui, panels: &mut Panels) {
    let Some(action) = confirm(panels) else { return };
    let (name, icon) = (action.name.as_str(), action.icon);
    let width = ui.available_width();
    let accent = panels.sentence.side.map_or(panels.theme.focus, |side| panels.accent(side));
    let (confirm, cancel) = (panels.key(DeskKey::Confirm).to_owned(), panels.key(DeskKey::Cancel).to_owned());
    // A question is answered, not cancelled.
    let asked = panels.table().flow.question.is_some();
    let main_width = if asked { width } else { (width - 8.0) * 0.6 };
    ui.horizontal(|ui| {
        let main = Wide { icon: Some(icon), name, key: &confirm, main: Some(accent), width: Some(main_width) };
        if wide_button(ui, panels, main).clicked() {
            panels.perform(Does::Confirm);
        }
        if asked {
            return;
        }
        let other = Wide {
            icon: None,
            name: &words::cancel().said(),
            key: &cancel,
            main: None,
            width: Some((width - 8.0) * 0.4),
        };
        if wide_button(ui, panels, other).clicked() {
            panels.perform(Does::Cancel);
        }
    });
}
