//! The card of a computer player who thinks: a ring that fills, the best plan so far, and a button to have him play now.

use super::computers::{Computers, now_of};
use super::ghost::Ghost;
use super::outline::Outline;
use crate::battle::Battle;
use crate::panels::{Panels, Wish};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui};
use panel_kit::DeskKey;
use panel_kit::widgets::{Wide, floating, wide_button};
use std::f32::consts::TAU;
use std::time::Duration;
use table::Side;

/// What is seen of somebody who thinks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thought {
    /// For which side.
    pub(crate) side: Side,
    /// What he is called.
    pub(crate) player: String,
    /// How much of the work is done, from 0 to 1.
    pub(crate) progress: f32,
    /// The best plan so far.
    pub(crate) best: Option<Outline>,
}

impl Thought {
    /// What is seen now; nothing of what is decided in a moment.
    pub(crate) fn of(battle: &Battle, computers: &Computers, ghost: &Ghost, now: Duration) -> Option<Self> {
        let asked = computers.thinking()?;
        if asked.at != now_of(battle) || now < asked.since + MOMENT {
            return None;
        }
        let player = super::player_name(battle.seats()[asked.side.index()].opponent()?);
        let progress = asked.watch.progress() as f32 / 1000.0;
        Some(Self { side: asked.side, player, progress, best: ghost.outline.clone() })
    }
}

/// Who decides so fast is not seen to think.
const MOMENT: Duration = Duration::from_millis(250);
/// Width of the card.
const WIDTH: f32 = 396.0;
/// Radius of the ring.
const RING: f32 = 15.0;

/// Draws the card at the top of the free map.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let Some(thought) = panels.thought.clone() else { return };
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
                    let key = panels.key(DeskKey::PlayNow).to_owned();
                    let button = Wide { name: "Play now", key: &key, ..Wide::default() };
                    if wide_button(ui, panels, button).clicked() {
                        panels.wishes.push(Wish::PlayNow);
                    }
                    ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| words(ui, panels, &thought, accent));
                });
            });
        });
    });
}

fn words(ui: &mut Ui, panels: &Panels, thought: &Thought, accent: Color32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let theme = panels.theme;
    let truncated = |ui: &mut Ui, words: egui::RichText| _ = ui.add(egui::Label::new(words).truncate());
    truncated(ui, theme::title(format!("{} thinks …", thought.player), TEXT, accent));
    let table = panels.table();
    let best = thought.best.as_ref().map(|best| {
        let who = best.actors(&table).map(|who| format!(": {who}")).unwrap_or_default();
        format!("{}{who}", best.title(&table))
    });
    truncated(ui, theme::text(best.unwrap_or_else(|| panels.side_name(thought.side).to_owned()), SMALL, theme.muted));
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
