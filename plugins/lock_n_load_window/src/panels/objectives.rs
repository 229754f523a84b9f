//! Objectives and conditions, one click away: who holds what, how each side wins and how near it is, the special rules.

use crate::model::Wish;
use crate::panels::reads::Panels;
use crate::panels::widgets::{font, heading, note, rule_tag};
use crate::panels::words;
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::wording::briefing;
use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontId, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use hex_view::space;
use lock_n_load::sections::victory::rules::{NOBODY_LEFT, OVER};
use panel_kit::{Over, conditions, windows};
use table::Side;

/// Draws the window while it is open.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    if !panels.open.objectives {
        return;
    }
    let mut open = true;
    let room = ctx.content_rect();
    let width = 460.0_f32.min(room.width() - 48.0);
    // Title, margins and the bar at the top need the rest of the height.
    let height = (room.height() - panel_kit::TOP_HEIGHT - 96.0).max(120.0);
    let wanted = egui::pos2(room.left() + 16.0, room.top() + panel_kit::TOP_HEIGHT + 12.0);
    let size = egui::vec2(width + 24.0, height.min(420.0));
    let opens = windows::opens_at(ctx, panels.open, Over::Objectives, size, wanted);
    let window = egui::Window::new(theme::title(words::objectives_and_conditions().said(), TITLE, panels.theme.text))
        .id("objectives".into())
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .default_height(height)
        .constrain_to(room);
    windows::opened(window, opens).show(ctx, |ui| {
        ui.set_width(width);
        ScrollArea::vertical().max_height(height).show(ui, |ui| content(ui, panels));
    });
    panels.open.objectives = open;
}

fn content(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let table = panels.table();
    let scenario = &table.field.scenario;
    ui.spacing_mut().item_spacing.y = 6.0;
    note(ui, theme::title(&scenario.title, TITLE + 2.0, theme.text));
    if !scenario.place.is_empty() {
        note(ui, theme::text(&scenario.place, SMALL, theme.muted));
    }
    for side in Side::BOTH {
        conditions::list(ui, panels, &panels.sentence.standing, side);
    }
    ui.add_space(4.0);
    for words in briefing::otherwise(&table) {
        note(ui, theme::text(words, TEXT, theme.muted));
    }
    ui.horizontal(|ui| {
        rule_tag(ui, panels, OVER);
        rule_tag(ui, panels, NOBODY_LEFT);
    });
    holders(ui, panels);
    if !scenario.special_rules.is_empty() {
        ui.add_space(6.0);
        heading(ui, theme, &words::special_rules().said());
        for rule in &scenario.special_rules {
            note(ui, theme::text(format!("• {rule}"), TEXT, theme.text));
        }
    }
    if !scenario.briefing.is_empty() {
        ui.add_space(6.0);
        heading(ui, theme, &words::briefing().said());
        note(ui, theme::text(&scenario.briefing, TEXT, theme.muted));
    }
}

/// Every objective with who holds it; a click on one looks at it.
fn holders(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let table = panels.table();
    if table.field.objectives.is_empty() {
        return;
    }
    ui.add_space(6.0);
    heading(ui, theme, &words::objectives().said());
    let mut look_at = None;
    ui.horizontal_wrapped(|ui| {
        for (n, hex) in table.field.objectives.iter().enumerate() {
            let holder = table.flow.control.get(n).copied().flatten();
            let (colour, held_by) = match holder {
                Some(side) => (panels.accent(side), panels.side_name(side).to_owned()),
                None => (Color32::WHITE, words::nobody().said()),
            };
            let name = table.field.map.name(*hex).to_string();
            let layout =
                |text: &str, font: FontId, ink: Color32| ui.painter().layout_no_wrap(text.to_owned(), font, ink);
            let label = layout(&name, FontId::new(TEXT, theme::medium()), theme.text);
            let holder = layout(&held_by, font(SMALL), theme.muted);
            let width = 28.0 + label.size().x + 6.0 + holder.size().x + 8.0;
            let (rect, click) = ui.allocate_exact_size(egui::vec2(width, 28.0), Sense::click());
            let fill = if click.hovered() { theme.raised } else { theme.card };
            ui.painter().rect_filled(rect, CornerRadius::same(theme::RADIUS), fill);
            ui.painter().rect_stroke(
                rect,
                CornerRadius::same(theme::RADIUS),
                Stroke::new(1.0, colour),
                StrokeKind::Inside,
            );
            ui.painter().circle_filled(rect.left_center() + egui::vec2(14.0, 0.0), 4.5, colour);
            let mut at = rect.left_center() + egui::vec2(26.0, 0.0);
            for galley in [label, holder] {
                let (size, ink) = (galley.size(), theme.text);
                ui.painter().galley(at - egui::vec2(0.0, size.y / 2.0), galley, ink);
                at.x += size.x + 6.0;
            }
            crate::panels::noted::note_seen(ui, &format!("Objective {name}"), click.rect);
            click.widget_info(|| {
                WidgetInfo::labeled(WidgetType::Button, true, words::objective_held(&name, &held_by).said())
            });
            if click.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
                look_at = Some(*hex);
            }
        }
    });
    if let Some(hex) = look_at {
        panels.wishes.push(Wish::LookAt(space::centre(&table.field.map, hex)));
    }
}
