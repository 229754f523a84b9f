//! While the map shows an earlier position: which it is, what was ordered there and what came of it, and the ways to the others. It stands
//! where the action bar stands else, as nothing can be ordered meanwhile.

use crate::Kit;
use crate::players::words;
use crate::theme::{self, SMALL, TEXT, TINY};
use crate::widgets::{Wide, floating, wide_button};
use bevy_egui::egui;
use board_art::Icon;
use desk::players::{Glimpse, Stride};
use desk::{Battle, Log, WindowBox};
use egui::{Align2, Rect, Ui};
use table::{Say, Side};

/// What is looked at, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// What is ordered next, or has been.
    told: String,
    /// Whose order.
    side: Side,
    /// Its number and the turn.
    which: String,
    /// What came of it, in one line: the log has all of it.
    outcome: Option<String>,
}

impl Shown {
    /// What is looked at of `there`, a battle as it was.
    pub fn of<W: WindowBox>(there: &Battle<W>, glimpse: &Glimpse<W>, log: &Log<W>) -> Self {
        let table = there.table();
        let (n, all) = glimpse.place;
        let (name, title) = (W::side_name(&table, glimpse.side), W::title(&table, &glimpse.outline));
        let who = W::actors(&table, &glimpse.outline).map(|who| format!(" ({who})")).unwrap_or_default();
        let told = match glimpse.before {
            true => words::before_order(name, title, who),
            false => words::after_order(name, title, who),
        };
        let outcome = log.lines.iter().find(|line| line.entry == glimpse.entry && !line.heading);
        Self {
            told: told.said(),
            side: glimpse.side,
            which: words::which_order(glimpse.turn, n as i64, all as i64).said(),
            outcome: outcome.map(|line| line.text.clone()),
        }
    }
}

/// Width of the card.
const WIDTH: f32 = 600.0;
/// Between the card and what stands beside it.
const EDGE: f32 = 10.0;

/// Draws the card at the bottom of `free`, between what is `taken` at the left and at the right; returns where it stands, and the step
/// that is wanted. `keys` are those that step back, on, and to the present.
pub fn show(
    ctx: &egui::Context,
    panels: &mut Kit,
    shown: &Shown,
    keys: [&str; 3],
    free: Rect,
    taken: [f32; 2],
) -> (Rect, Option<Stride>) {
    let [left, right] = taken;
    let room = free.with_min_x(free.left() + left).with_max_x(free.right() - right);
    let width = WIDTH.min(room.width() - 2.0 * EDGE);
    let area = egui::Area::new("looking back".into())
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(egui::pos2(room.center().x, room.bottom() - EDGE))
        .order(egui::Order::Middle)
        .constrain_to(room)
        .fade_in(false);
    let drawn = area.show(ctx, |ui| {
        let card = floating(panels.theme).inner_margin(8.0).show(ui, |ui| {
            ui.set_width(width - 16.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            content(ui, panels, shown, keys)
        });
        card.inner
    });
    (drawn.response.rect, drawn.inner)
}

fn content(ui: &mut Ui, panels: &mut Kit, shown: &Shown, keys: [&str; 3]) -> Option<Stride> {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        ui.label(theme::title(words::looking_back().said(), TINY, theme.focus).extra_letter_spacing(0.6));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::text(&shown.which, SMALL, theme.muted));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let words = theme::title(&shown.told, TEXT, panels.accent(shown.side));
                ui.add(egui::Label::new(words).truncate()).on_hover_text(&shown.told);
            });
        });
    });
    if let Some(line) = &shown.outcome {
        ui.add(egui::Label::new(theme::text(line, SMALL, theme.muted)).truncate()).on_hover_text(line);
    }
    let mut wanted = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let width = Some((ui.available_width() - 16.0) / 3.0);
        let mut button = |ui: &mut Ui, name: Say, key: &str, icon, main, stride| {
            let name = name.said();
            if wide_button(ui, panels, Wide { name: &name, key, width, icon, main }).clicked() {
                wanted = Some(stride);
            }
        };
        button(ui, words::before(), keys[0], None, None, Stride::Back);
        button(ui, words::next(), keys[1], None, None, Stride::On);
        button(ui, words::to_the_battle(), keys[2], Some(Icon::Done), Some(theme.focus), Stride::Present);
    });
    wanted
}
