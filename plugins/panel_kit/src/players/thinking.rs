//! The card of a computer player who thinks: a ring that fills, the best plan so far, and a button to have him play now.

use super::words;
use crate::Kit;
use crate::theme::{self, SMALL, TEXT};
use crate::widgets::{Wide, floating, wide_button};
use bevy_egui::egui;
use desk::players::Computers;
use desk::{Battle, WindowBox};
use egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui};
use std::f32::consts::TAU;
use std::time::Duration;
use table::Side;

/// What is seen of somebody who thinks.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// For which side.
    pub side: Side,
    /// What he is called.
    pub player: String,
    /// How much of the work is done, from 0 to 1.
    pub progress: f32,
    /// The best plan so far, in words.
    pub best: Option<String>,
}

impl Thought {
    /// What is seen now; nothing of what is decided in a moment.
    pub fn of<W: WindowBox>(battle: &Battle<W>, computers: &Computers<W>, now: Duration) -> Option<Self> {
        let (side, progress, _) = computers.thinks(battle).filter(|(.., since)| now >= *since + MOMENT)?;
        let player = super::player_name(battle.seats()[side.index()].opponent()?).said();
        let table = battle.table();
        let best = computers.best_so_far(battle).map(|best| match W::actors(&table, &best) {
            Some(who) => format!("{}: {who}", W::title(&table, &best)),
            None => W::title(&table, &best),
        });
        Some(Self { side, player, progress, best })
    }
}

/// Who decides so fast is not seen to think.
const MOMENT: Duration = Duration::from_millis(250);
/// Width of the card.
const WIDTH: f32 = 396.0;
/// Radius of the ring.
const RING: f32 = 15.0;

/// Draws the card at the top of the free map; true if he is to play now, for which `key` is the key.
pub fn show(ctx: &egui::Context, panels: &mut Kit, thought: &Thought, key: &str, free: Rect) -> bool {
    let mut hurried = false;
    let width = WIDTH.min(free.width() - 24.0);
    let at = egui::pos2(free.center().x - width / 2.0, free.top() + 10.0);
    let area = egui::Area::new("thinking".into()).fixed_pos(at).order(egui::Order::Middle).fade_in(false);
    area.show(ctx, |ui| {
        floating(panels.theme).inner_margin(10.0).show(ui, |ui| {
            ui.set_width(width - 20.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                let accent = panels.accent(thought.side);
                ring(ui, panels.theme.line, accent, thought.progress);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let button = Wide { name: &words::play_now().said(), key, ..Wide::default() };
                    hurried = wide_button(ui, panels, button).clicked();
                    ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| lines(ui, panels, thought, accent));
                });
            });
        });
    });
    hurried
}

fn lines(ui: &mut Ui, panels: &Kit, thought: &Thought, accent: Color32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let theme = panels.theme;
    let truncated = |ui: &mut Ui, words: egui::RichText| _ = ui.add(egui::Label::new(words).truncate());
    truncated(ui, theme::title(words::thinks(&thought.player).said(), TEXT, accent));
    let best = thought.best.clone().unwrap_or_else(|| panels.side_name(thought.side).to_owned());
    truncated(ui, theme::text(best, SMALL, theme.muted));
}

/// A ring that fills clockwise from the top.
fn ring(ui: &mut Ui, empty: Color32, full: Color32, progress: f32) {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(2.0 * RING + 6.0), Sense::hover());
    let percent = format!("{:.0} %", progress * 100.0);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &percent));
    let middle = rect.center();
    ui.painter().circle_stroke(middle, RING, Stroke::new(4.0, empty));
    let steps = (progress.clamp(0.0, 1.0) * 64.0).ceil() as u32;
    let point = |step: u32| -> Pos2 {
        let part = (f32::from(step as u16) / 64.0).min(progress.clamp(0.0, 1.0));
        middle + RING * egui::vec2((part * TAU).sin(), -(part * TAU).cos())
    };
    if steps > 0 {
        let arc: Vec<Pos2> = (0..=steps).map(point).collect();
        ui.painter().add(Shape::line(arc, Stroke::new(4.0, full)));
    }
    let font = egui::FontId::new(theme::TINY, theme::figures());
    ui.painter().text(middle, Align2::CENTER_CENTER, format!("{:.0}", progress * 100.0), font, full);
}
