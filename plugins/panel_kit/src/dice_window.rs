//! Dice statistics: how often each face was thrown, against what is to be expected.

use crate::theme::{self, SMALL, TEXT, TINY, TITLE};
use crate::widgets::font;
use crate::{Kit, Over, windows, words};
use bevy_egui::egui;
use desk::DiceStatistics;
use egui::{Align2, Color32, CornerRadius, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use table::Side;

/// Draws the window while it is open.
pub fn show(ctx: &egui::Context, kit: &mut Kit, dice: &DiceStatistics) {
    if !kit.open.dice {
        return;
    }
    let mut open = true;
    let wanted = ctx.content_rect().center() - egui::vec2(320.0, 160.0);
    let opens = windows::opens_at(ctx, kit.open, Over::Dice, egui::vec2(384.0, 300.0), wanted);
    let window = egui::Window::new(theme::title(words::dice().said(), TITLE, kit.theme.text))
        .id("dice".into())
        .open(&mut open)
        .collapsible(false)
        .resizable(false);
    windows::opened(window, opens).show(ctx, |ui| {
        ui.set_width(360.0);
        crate::noted::note_seen(ui, &words::dice().said(), ui.max_rect());
        statistics(ui, kit, dice, true);
    });
    kit.open.dice = open;
}

/// The averages of both sides, and bars of the faces where they are wanted.
pub fn statistics(ui: &mut Ui, kit: &Kit, dice: &DiceStatistics, bars: bool) {
    let theme = kit.theme;
    for side in Side::BOTH {
        let thrown = dice.thrown(side);
        ui.horizontal(|ui| {
            crate::widgets::dot(ui, kit.accent(side));
            ui.label(theme::title(kit.side_name(side), TEXT, theme.text));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let words = match dice.average(side) {
                    None => words::no_dice(),
                    Some(average) => words::average(thrown, format!("{average:.2}"), format!("{:.2}", dice.expected())),
                };
                ui.label(theme::text(words.said(), SMALL, theme.muted));
            });
        });
        if bars {
            faces(ui, kit, &dice.faces[side.index()], kit.accent(side));
            ui.add_space(6.0);
        }
    }
}

/// A bar for each face and the line of expectation.
fn faces(ui: &mut Ui, kit: &Kit, counts: &[u32], colour: Color32) {
    let theme = kit.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 74.0), Sense::hover());
    let spoken: Vec<String> = counts.iter().zip(1..).map(|(count, face)| format!("{face}: {count}")).collect();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken.join(", ")));
    let painter = ui.painter();
    let all: u32 = counts.iter().sum();
    let many = counts.len().max(1) as f32;
    let expected = all as f32 / many;
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f32;
    let top = (most * 1.15).max(expected * 1.3);
    let floor = rect.bottom() - 18.0;
    let high = floor - rect.top() - 12.0;
    let step = rect.width() / many;
    for (n, count) in counts.iter().enumerate() {
        let middle = rect.left() + (n as f32 + 0.5) * step;
        let height = high * *count as f32 / top;
        let bar = egui::Rect::from_min_max(
            egui::pos2(middle - step * 0.3, floor - height),
            egui::pos2(middle + step * 0.3, floor),
        );
        painter.rect_filled(bar, CornerRadius { nw: 3, ne: 3, sw: 0, se: 0 }, colour);
        if *count > 0 {
            let label = egui::pos2(middle, floor - height - 2.0);
            painter.text(label, Align2::CENTER_BOTTOM, count.to_string(), font(TINY), theme.text);
        }
        crate::dice::still(
            painter,
            egui::Rect::from_center_size(egui::pos2(middle, floor + 10.0), egui::Vec2::splat(14.0)),
            (n as u8 + 1, counts.len() as u8),
            theme.text,
        );
    }
    painter.hline(rect.x_range(), floor, Stroke::new(1.0, theme.line));
    if all > 0 {
        let y = floor - high * expected / top;
        painter.extend(egui::Shape::dashed_line(
            &[egui::pos2(rect.left(), y), egui::pos2(rect.right(), y)],
            Stroke::new(1.0, theme.focus),
            4.0,
            3.0,
        ));
    }
}
