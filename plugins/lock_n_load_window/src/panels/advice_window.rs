//! *What would you do?*: three plans, each with its chance to win and a reason; the one under the pointer is shown on the map. *Why not?*:
//! a person's own plan beside the best of the others.

use super::widgets::note;
use super::{Panels, Wish};
use crate::names;
use crate::players::{Advised, Counsel, Weighed, words};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Color32, CornerRadius, Frame, Margin, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use panel_kit::widgets::{Sign, Wide, heading, sign_button, wide_button};
use panel_kit::{DeskKey, OpenPanels, SIDE_WIDTH};

/// Its width, beside the map.
const WIDTH: f32 = 320.0;
/// In a window that is narrower it takes the place of the panel at the side.
const NARROW: f32 = 1400.0;
/// Height of the bar of a chance.
const BAR: f32 = 6.0;

/// Whether the panel at the side is shown, and the advice, in a window of this width.
pub(super) fn beside_the_map(open: &OpenPanels, width: f32) -> [bool; 2] {
    [open.side && !(open.advice && width < NARROW), open.advice]
}

/// What both take of the width at the right; `crowded` where there is no room for the panel at the side.
pub(super) fn room(open: &OpenPanels, width: f32, crowded: bool) -> f32 {
    let [side, advice] = beside_the_map(open, width);
    (if side && !crowded { SIDE_WIDTH } else { 0.0 }) + (if advice { WIDTH } else { 0.0 })
}

/// Draws the panel beside the map.
pub(crate) fn show(root: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let (mut open, mut pointed) = (true, None);
    let frame = Frame::new().fill(theme.panel).inner_margin(Margin { left: 12, right: 10, top: 10, bottom: 10 });
    let panel = egui::Panel::right("advice").exact_size(WIDTH).resizable(false).show_separator_line(false);
    let shown = panel.frame(frame).show(root, |ui| {
        ui.horizontal(|ui| {
            ui.label(theme::title("What would you do?", TITLE, theme.text));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                open = !sign_button(ui, panels, Sign::Icon(Icon::Close), "Close the advice", false).clicked();
            });
        });
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(WIDTH - 26.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            pointed = content(ui, panels);
        });
    });
    let edge = shown.response.rect;
    root.painter().vline(edge.left(), edge.y_range(), Stroke::new(1.0, theme.line));
    if pointed != panels.pointed {
        panels.wishes.push(Wish::PointAtPlan(pointed));
    }
    panels.open.advice = open;
}

/// Draws what is advised; returns the plan under the pointer.
fn content(ui: &mut Ui, panels: &mut Panels) -> Option<usize> {
    let theme = panels.theme;
    match panels.counsel.clone() {
        Counsel::Thinking(progress) => {
            bar(ui, theme.line, theme.focus, progress, None);
            note(ui, theme::text("The computer thinks about your decision.", SMALL, theme.muted));
            None
        }
        Counsel::Nothing if panels.battle.person_decides() => {
            note(ui, theme::text("The computer thinks for you, at the level of a Sergeant.", SMALL, theme.muted));
            ask(ui, panels, "Ask about this decision");
            why_not(ui, panels);
            None
        }
        Counsel::Nothing => {
            note(ui, theme::text("Nobody at this screen decides now.", SMALL, theme.muted));
            None
        }
        Counsel::Given(advice) => {
            let accent = panels.accent(advice.side);
            let mut pointed = None;
            for (n, plan) in advice.plans.iter().enumerate() {
                if card(ui, panels, (n, &format!("{}", n + 1)), plan, accent) {
                    pointed = Some(n);
                }
            }
            if advice.plans.is_empty() {
                note(ui, theme::text("There is nothing to choose from.", TEXT, theme.text));
            }
            let words =
                "Chance to win, give or take its error, if both sides play on sensibly. Nothing is ordered by it.";
            note(ui, theme::text(words, SMALL, theme.muted));
            why_not(ui, panels);
            pointed
        }
        Counsel::Weighed(weighed) => {
            let pointed = compared(ui, panels, &weighed);
            why_not(ui, panels);
            ask(ui, panels, "All plans");
            pointed
        }
    }
}

/// The button that asks for the computer's plans.
fn ask(ui: &mut Ui, panels: &mut Panels, name: &str) {
    let key = panels.key(DeskKey::Advice).to_owned();
    let width = Some(ui.available_width());
    if wide_button(ui, panels, Wide { name, key: &key, width, ..Wide::default() }).clicked() {
        panels.wishes.push(Wish::Advise);
    }
}

/// The button that asks about the plan that is prepared; without one, how to prepare it.
fn why_not(ui: &mut Ui, panels: &mut Panels) {
    let (theme, table) = (panels.theme, panels.table());
    if !panels.battle.person_decides() {
        return;
    }
    let weighed = if let Counsel::Weighed(weighed) = &panels.counsel { Some(&weighed.own.outline) } else { None };
    match panels.own.clone() {
        Some(own) if weighed == Some(&own) => {}
        Some(own) => {
            let key = panels.key(DeskKey::WhyNot).to_owned();
            let width = Some(ui.available_width());
            let who = own.actors(&table).map(|who| format!(": {who}")).unwrap_or_default();
            note(ui, theme::text(format!("{}{who}", own.title(&table)), SMALL, theme.text));
            if wide_button(ui, panels, Wide { name: "Why not?", key: &key, width, ..Wide::default() }).clicked() {
                panels.wishes.push(Wish::WhyNot);
            }
        }
        None => {
            let told = names::told(&table, &words::prepare_a_plan());
            note(ui, theme::text(told, SMALL, theme.muted));
        }
    }
}

/// A person's own plan and the best of the others; returns the one under the pointer.
fn compared(ui: &mut Ui, panels: &Panels, weighed: &Weighed) -> Option<usize> {
    let theme = panels.theme;
    let accent = panels.accent(weighed.side);
    let mut pointed = None;
    heading(ui, theme, "Your plan");
    if card(ui, panels, (0, ""), &weighed.own, accent) {
        pointed = Some(0);
    }
    let colour = if weighed.worse { theme.warning } else { theme.text };
    note(ui, theme::title(&weighed.compared, TEXT, colour));
    note(ui, theme::text(&weighed.reply, SMALL, theme.text));
    if let Some(other) = &weighed.other {
        ui.add_space(4.0);
        heading(ui, theme, if other.chance >= weighed.own.chance { "The best plan" } else { "The next best plan" });
        if card(ui, panels, (1, ""), other, accent) {
            pointed = Some(1);
        }
    }
    pointed
}

/// A plan by its number, with what stands before it; true if the pointer is over it.
fn card(ui: &mut Ui, panels: &Panels, (n, mark): (usize, &str), plan: &Advised, accent: Color32) -> bool {
    let theme = panels.theme;
    let table = panels.table();
    let title = plan.outline.title(&table);
    let frame = Frame::new().fill(theme.card).corner_radius(theme::RADIUS).inner_margin(10.0);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal(|ui| {
            if !mark.is_empty() {
                ui.label(theme::figure(mark, TITLE, accent));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let error = (plan.error * 100.0).max(1.0);
                ui.label(theme::text(format!("± {error:.0}"), SMALL, theme.muted));
                ui.label(theme::figure(format!("{:.0} %", plan.chance * 100.0), TITLE, theme.text));
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(theme::title(&title, TEXT, theme.text)).truncate());
                });
            });
        });
        if let Some(who) = plan.outline.actors(&table) {
            ui.add(egui::Label::new(theme::text(who, SMALL, theme.muted)).wrap());
        }
        if let Some(next) = &plan.next {
            let then = words::then(names::told(&table, &next.deed), next.actors_after(&table));
            note(ui, theme::text(names::sentence(&names::told(&table, &then)), SMALL, theme.text));
        }
        bar(ui, theme.line, accent, plan.chance, Some(plan.error));
        if !plan.reason.is_empty() {
            note(ui, theme::text(&plan.reason, SMALL, theme.text));
        }
    });
    let rect = shown.response.rect;
    let response = ui.interact(rect, ui.id().with(("plan", n)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &title));
    super::noted::note_seen(ui, &format!("Plan {}", n + 1), rect);
    let hovered = response.contains_pointer();
    if hovered || panels.pointed == Some(n) {
        let stroke = Stroke::new(1.5, theme.focus);
        ui.painter().rect_stroke(rect, CornerRadius::same(theme::RADIUS), stroke, StrokeKind::Inside);
    }
    hovered
}

/// A part of a whole as a bar, with its error as a whisker.
fn bar(ui: &mut Ui, empty: Color32, full: Color32, part: f32, error: Option<f32>) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), BAR), Sense::hover());
    let x = |part: f32| rect.left() + rect.width() * part.clamp(0.0, 1.0);
    ui.painter().rect_filled(rect, CornerRadius::same(3), empty);
    ui.painter().rect_filled(rect.with_max_x(x(part).max(rect.left() + 2.0)), CornerRadius::same(3), full);
    if let Some(error) = error {
        let span = egui::Rangef::new(x(part - error), x(part + error));
        ui.painter().hline(span, rect.center().y, Stroke::new(1.5, Color32::WHITE));
    }
}
