//! The window *Luck and decisions*.

use super::{Wanted, course, lists, waterfall, words};
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::widgets::note;
use crate::{Kit, Over, windows};
use bevy_egui::egui;
use desk::luck::Reckoned;
use egui::{Id, ScrollArea, Ui};
use play::luck::Ledger;
use table::{Say, Side};

/// The widest it gets, and from which width on its lists stand beside each other.
const WIDTH: f32 = 860.0;
const BESIDE: f32 = 640.0;
/// Room around it.
const EDGE: f32 = 16.0;
/// Its title and its margins.
const FRAME: f32 = 84.0;
/// From this height on it leaves the buttons below the map to be seen.
const HEIGHT: f32 = 640.0;

/// Where it may be: under the top bar, and above the buttons below the map where that leaves it enough.
fn room_in(window: egui::Rect) -> egui::Rect {
    let below = window.with_min_y(window.top() + crate::TOP_HEIGHT).shrink(EDGE);
    let above_buttons = below.with_max_y(window.bottom() - crate::BOTTOM_HEIGHT);
    if above_buttons.height() + EDGE < HEIGHT { below } else { above_buttons }
}

/// Draws the window while it is open; returns what is wanted of it.
pub fn show(ctx: &egui::Context, panels: &mut Kit, reckoned: &Reckoned) -> Vec<Wanted> {
    let mut wanted = Vec::new();
    if !panels.open.luck {
        return wanted;
    }
    let mut open = true;
    let room = room_in(ctx.content_rect());
    let title = words::title().said();
    let size = egui::vec2(WIDTH.min(room.width()), room.height());
    let place = room.center_top() - egui::vec2(size.x / 2.0, 0.0);
    let opens = windows::opens_at(ctx, panels.open, Over::Luck, size, place);
    let window = egui::Window::new(theme::title(title, TITLE, panels.theme.text))
        .id("luck".into())
        .open(&mut open)
        // Folded it leaves the map and the log to be seen.
        .collapsible(true)
        .resizable(false)
        .pivot(egui::Align2::CENTER_TOP)
        .constrain_to(room);
    let middle = egui::vec2(size.x / 2.0, 0.0);
    windows::opened(window, opens.map(|at| at + middle)).show(ctx, |ui| {
        ui.set_width(WIDTH.min(room.width() - 2.0 * EDGE));
        ui.set_max_height(room.height() - FRAME);
        ui.spacing_mut().item_spacing.y = 6.0;
        content(ui, panels, reckoned, &mut wanted);
    });
    panels.open.luck = open;
    wanted
}

fn say(ui: &mut Ui, panels: &Kit, said: &Say, size: f32) {
    note(ui, theme::text(said.said(), size, if size < TEXT { panels.theme.muted } else { panels.theme.text }));
}

fn content(ui: &mut Ui, panels: &mut Kit, reckoned: &Reckoned, wanted: &mut Vec<Wanted>) {
    let theme = panels.theme;
    let Some(ledger) = reckoned.ledger.clone() else {
        match reckoned.progress {
            Some(part) => {
                lists::progress(ui, theme.line, theme.focus, part);
                say(ui, panels, &words::counting(), SMALL);
            }
            None => say(ui, panels, &words::not_told(), TEXT),
        }
        return;
    };
    ScrollArea::vertical().auto_shrink([false, true]).max_height(ui.available_height()).show(ui, |ui| {
        // The bar of what is scrolled stands beside the cards.
        ui.set_width(ui.available_width() - 10.0);
        told(ui, panels, reckoned, &ledger, wanted);
    });
}

fn told(ui: &mut Ui, panels: &mut Kit, reckoned: &Reckoned, ledger: &Ledger, wanted: &mut Vec<Wanted>) {
    let orders = ledger.orders.len() as i64;
    let explained = if ledger.is_over { words::over() } else { words::so_far(orders) };
    say(ui, panels, &explained, SMALL);
    let blunders = reckoned.blunders.clone().unwrap_or_default();
    let memory = Id::new("luck: chosen decision");
    let chosen_entry: Option<usize> = ui.data(|data| data.get_temp(memory));
    let chosen = blunders.iter().position(|blunder| Some(blunder.entry) == chosen_entry);
    let mut clicked = course::show(ui, panels, ledger, &blunders, chosen);
    for side in Side::BOTH {
        waterfall::show(ui, panels, ledger, side);
    }
    ui.separator();
    let width = ui.available_width();
    if width >= BESIDE {
        ui.columns(2, |columns| {
            // Words that wrap are not drawn apart.
            let left = egui::Layout::top_down(egui::Align::Min);
            clicked =
                clicked.or(columns[0].with_layout(left, |ui| decisions(ui, panels, reckoned, chosen, wanted)).inner);
            columns[1].with_layout(left, |ui| lists::strokes(ui, panels, ledger, wanted));
        });
    } else {
        clicked = clicked.or(decisions(ui, panels, reckoned, chosen, wanted));
        lists::strokes(ui, panels, ledger, wanted);
    }
    if let Some(blunder) = clicked.and_then(|n| blunders.get(n)) {
        ui.data_mut(|data| data.insert_temp(memory, blunder.entry));
        lists::look_at(panels, lists::Line { entry: blunder.entry, turn: blunder.turn }, wanted);
    }
    if !blunders.is_empty() {
        say(ui, panels, &words::trying_again(), SMALL);
    }
    if ledger.orders.iter().any(|account| account.unclear) {
        say(ui, panels, &words::unclear(), SMALL);
    }
}

/// The bad decisions, or how far they have been judged.
fn decisions(
    ui: &mut Ui,
    panels: &mut Kit,
    reckoned: &Reckoned,
    chosen: Option<usize>,
    wanted: &mut Vec<Wanted>,
) -> Option<usize> {
    let theme = panels.theme;
    match (reckoned.blunders.clone(), reckoned.progress) {
        (Some(blunders), _) => {
            let clicked = lists::decisions(ui, panels, &blunders, chosen, wanted);
            let ledger = reckoned.ledger.as_deref();
            for side in Side::BOTH {
                if let Some(said) = ledger.and_then(|ledger| lists::not_listed(panels, ledger, &blunders, side)) {
                    say(ui, panels, &said, SMALL);
                }
            }
            clicked
        }
        (None, Some(part)) => {
            crate::widgets::heading(ui, theme, &words::bad_decisions().said());
            lists::progress(ui, theme.line, theme.focus, part);
            say(ui, panels, &words::judging(), SMALL);
            None
        }
        (None, None) => {
            say(ui, panels, &words::not_told(), TEXT);
            None
        }
    }
}
