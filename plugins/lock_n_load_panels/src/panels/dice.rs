//! Dice with pips that tumble to their result.

use super::Panels;
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

/// How long a die tumbles, in seconds.
const TUMBLE: f64 = 0.55;

/// Where pips lie, from -1 to 1.
fn pips(face: u8) -> &'static [(f32, f32)] {
    const P: f32 = 0.52;
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-P, -P), (P, P)],
        3 => &[(-P, -P), (0.0, 0.0), (P, P)],
        4 => &[(-P, -P), (P, -P), (-P, P), (P, P)],
        5 => &[(-P, -P), (P, -P), (0.0, 0.0), (-P, P), (P, P)],
        6 => &[(-P, -P), (P, -P), (-P, 0.0), (P, 0.0), (-P, P), (P, P)],
        _ => &[],
    }
}

/// Draws a die in a colour. `tumble` goes from 0 (thrown) to 1 (at rest); `salt` makes dice of one throw differ.
fn die(painter: &egui::Painter, rect: Rect, face: u8, colour: Color32, tumble: f32, salt: u64) {
    let rest = tumble >= 1.0;
    let step = (tumble * 9.0) as u64;
    // While it tumbles it shows other faces; which ones matters to nobody.
    let shown = if rest { face } else { ((step * 7 + salt * 5 + 3) % 6 + 1) as u8 };
    let left = 1.0 - tumble.clamp(0.0, 1.0);
    let angle = left * left * 5.0 * if salt.is_multiple_of(2) { 1.0 } else { -1.0 };
    let lift = (left * std::f32::consts::PI * 2.0).sin().abs() * left * rect.height() * 0.35;
    let centre = rect.center() - egui::vec2(0.0, lift);
    let half = rect.width() / 2.0;
    let turn = egui::emath::Rot2::from_angle(angle);
    let at = |x: f32, y: f32| -> Pos2 { centre + turn * egui::vec2(x, y) };
    let ink = if u32::from(colour.r()) + u32::from(colour.g()) + u32::from(colour.b()) > 330 {
        Color32::from_rgb(0x16, 0x19, 0x1C)
    } else {
        Color32::from_rgb(0xF3, 0xEE, 0xDF)
    };
    let edge = Stroke::new(1.0, colour.lerp_to_gamma(Color32::BLACK, 0.45));
    if rest {
        painter.rect_filled(
            rect.translate(egui::vec2(0.0, 1.5)),
            CornerRadius::same((half * 0.4) as u8),
            Color32::from_black_alpha(90),
        );
        painter.rect(rect, CornerRadius::same((half * 0.4) as u8), colour, edge, egui::StrokeKind::Inside);
        let light =
            Rect::from_min_max(rect.min + Vec2::splat(1.5), egui::pos2(rect.right() - 1.5, rect.top() + half * 0.7));
        painter.rect_filled(light, CornerRadius::same((half * 0.3) as u8), Color32::from_white_alpha(22));
    } else {
        let body = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| at(x, y));
        painter.add(Shape::convex_polygon(body.to_vec(), colour, edge));
    }
    for (x, y) in pips(shown) {
        painter.circle_filled(at(x * half, y * half), half * 0.19, ink);
    }
}

/// Draws dice in a row. They tumble when `thrown` (an entry of the journal) is new.
pub(crate) fn row(ui: &mut Ui, panels: &Panels, dice: &[u8], colour: Color32, side: f32, thrown: usize) {
    let count = dice.len() as f32;
    let size = egui::vec2(count * side + (count - 1.0).max(0.0) * 4.0, side);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken: Vec<String> = dice.iter().map(ToString::to_string).collect();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("dice {}", spoken.join(" "))));
    let tumble = progress(ui, panels, thrown);
    for (n, face) in dice.iter().enumerate() {
        let at = Rect::from_min_size(rect.min + egui::vec2(n as f32 * (side + 4.0), 0.0), Vec2::splat(side));
        die(ui.painter(), at, *face, colour, tumble, n as u64 + u64::from(*face));
    }
}

/// How far a throw has tumbled. The first entry that is ever shown lies still: it was thrown before anybody looked.
fn progress(ui: &Ui, panels: &Panels, thrown: usize) -> f32 {
    if !panels.animated {
        return 1.0;
    }
    let now = ui.input(|input| input.time);
    let id = egui::Id::new("last throw");
    let began = ui.data_mut(|data| {
        let (entry, began): (usize, f64) = *data.get_temp_mut_or(id, (thrown, now - TUMBLE));
        if entry == thrown {
            return began;
        }
        data.insert_temp(id, (thrown, now));
        now
    });
    let part = ((now - began) / TUMBLE) as f32;
    if part < 1.0 {
        ui.ctx().request_repaint();
    }
    part.clamp(0.0, 1.0)
}

/// Draws a die at rest: in lines of the log.
pub(crate) fn still(painter: &egui::Painter, rect: Rect, face: u8, colour: Color32) {
    die(painter, rect, face, colour, 1.0, 0);
}
