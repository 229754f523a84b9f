//! Dice: cubes with pips, others with numbers.

use crate::{Kit, words};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use table::Side;

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

/// Draws a die in a colour, by what it shows and how many faces it has, at rest: dice tumble over the map, before the panel tells what came
/// of them.
pub fn still(painter: &egui::Painter, rect: Rect, (face, of): (u8, u8), colour: Color32) {
    let half = rect.width() / 2.0;
    let ink = if u32::from(colour.r()) + u32::from(colour.g()) + u32::from(colour.b()) > 330 {
        Color32::from_rgb(0x16, 0x19, 0x1C)
    } else {
        Color32::from_rgb(0xF3, 0xEE, 0xDF)
    };
    let edge = Stroke::new(1.0, colour.lerp_to_gamma(Color32::BLACK, 0.45));
    if of != 6 {
        numbered(painter, rect, face, [colour, ink], edge);
        return;
    }
    let corner = CornerRadius::same((half * 0.4) as u8);
    painter.rect_filled(rect.translate(egui::vec2(0.0, 1.5)), corner, Color32::from_black_alpha(90));
    painter.rect(rect, corner, colour, edge, egui::StrokeKind::Inside);
    let light =
        Rect::from_min_max(rect.min + Vec2::splat(1.5), egui::pos2(rect.right() - 1.5, rect.top() + half * 0.7));
    painter.rect_filled(light, CornerRadius::same((half * 0.3) as u8), Color32::from_white_alpha(22));
    let centre = rect.center();
    for (x, y) in pips(face) {
        painter.circle_filled(centre + egui::vec2(x * half, y * half), half * 0.19, ink);
    }
}

/// A die that is no cube, from above: a kite between other faces, with a number on it.
fn numbered(painter: &egui::Painter, rect: Rect, face: u8, [colour, ink]: [Color32; 2], edge: Stroke) {
    let (centre, half) = (rect.center(), rect.width() / 2.0);
    let outline = |grow: f32| -> Vec<egui::Pos2> {
        let corners = [(0.0, -1.0), (0.98, -0.3), (0.92, 0.22), (0.0, 1.0), (-0.92, 0.22), (-0.98, -0.3)];
        corners.map(|(x, y)| centre + egui::vec2(x, y) * half * grow).to_vec()
    };
    let shadow = outline(1.0).into_iter().map(|at| at + egui::vec2(0.0, 1.5)).collect();
    painter.add(egui::Shape::convex_polygon(shadow, Color32::from_black_alpha(90), Stroke::NONE));
    painter.add(egui::Shape::convex_polygon(outline(1.0), colour, edge));
    let kite = [(0.0, -1.0), (0.62, 0.12), (0.0, 0.5), (-0.62, 0.12)];
    let kite = kite.map(|(x, y)| centre + egui::vec2(x, y) * half * 0.96).to_vec();
    painter.add(egui::Shape::convex_polygon(kite, Color32::from_white_alpha(26), Stroke::NONE));
    let size = half * if face < 10 { 1.05 } else { 0.9 };
    let at = centre - egui::vec2(0.0, half * 0.08);
    let letters = egui::FontId::new(size, crate::theme::medium());
    painter.text(at, egui::Align2::CENTER_CENTER, face.to_string(), letters, ink);
}

/// Draws dice in a row, by what they show and how many faces each has, in the colour of whoever threw them; under the pointer it says who that is.
pub fn row(ui: &mut Ui, kit: &Kit, (dice, of): (&[u8], u8), whose: Option<Side>, side: f32) {
    let (name, colour) = whose.map_or(("", kit.theme.text), |side| (kit.side_name(side), kit.accent(side)));
    let count = dice.len() as f32;
    let size = egui::vec2(count * side + (count - 1.0).max(0.0) * 4.0, side);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken: Vec<String> = dice.iter().map(ToString::to_string).collect();
    let faces = spoken.join(" ");
    let spoken = if name.is_empty() { words::thrown(faces) } else { words::thrown_of(name, faces) };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken.said()));
    if !name.is_empty() {
        response.on_hover_text(words::thrown_by(name).said());
    }
    for (n, face) in dice.iter().enumerate() {
        let at = Rect::from_min_size(rect.min + egui::vec2(n as f32 * (side + 4.0), 0.0), Vec2::splat(side));
        still(ui.painter(), at, (*face, of), colour);
    }
}
