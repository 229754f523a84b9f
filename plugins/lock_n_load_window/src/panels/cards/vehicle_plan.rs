//! A vehicle from above as it stands in its hex, with the armour of its faces around it, and the line of fire that comes upon it: the sides
//! that it strikes, and after the dice the burst.

use crate::counters::faces;
use crate::counters::vehicle_face;
use crate::panels::reads::Panels;
use crate::panels::widgets::font;
use crate::panels::words;
use crate::theme;
use bevy_egui::egui;
use board_art::{Palette, VEHICLE_SPAN, VehicleLook, turret_pivot};
use egui::{
    Align2, Color32, FontId, Mesh, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};
use hex_board::{HexId, Sector};
use hex_view::space;
use lock_n_load::vehicle::Plates;
use lock_n_load::{Table, UnitNow, VehiclePart};
use panel_kit::pictures::Picture;
use smallvec::SmallVec;

/// How far the rings of hull and turret lie from the middle, in parts of half the drawing.
const RINGS: [f32; 2] = [0.66, 0.88];
/// The side of the counter to which the vehicle is drawn, in parts of the drawing.
const COUNTER: f32 = 0.66;

/// A vehicle that is fired at, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    look: VehicleLook,
    palette: Palette,
    /// Armour of the hull and of the turret, if there is one.
    plates: [Option<Plates>; 2],
    /// Degrees clockwise from north from which the line of fire comes.
    from: f32,
    /// What it strikes, or may strike.
    pub struck: SmallVec<[(VehiclePart, Sector); 2]>,
    /// It has burst there.
    pub burst: bool,
}

impl Plan {
    /// The vehicle as it stands, with a line of fire out of a hex; none for what is no vehicle, or without a line.
    pub(crate) fn of(table: &Table, unit: UnitNow, [from, at]: [HexId; 2]) -> Option<Self> {
        let (def, map) = (table.vehicle(unit)?, &table.field.map);
        let line = space::centre(map, from) - space::centre(map, at);
        if from == at {
            return None;
        }
        Some(Self {
            look: vehicle_face::look(unit, def),
            palette: faces::colours(table.formation(unit)),
            plates: [Some(def.hull), def.turret],
            from: line.x.atan2(line.y).to_degrees(),
            struck: SmallVec::new(),
            burst: false,
        })
    }

    /// Draws it in a square.
    pub(crate) fn show(&self, ui: &mut Ui, panels: &mut Panels, side: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, self.spoken()));
        crate::panels::noted::note_seen(ui, "vehicle from above", rect);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let counter = side * COUNTER;
        let picture = Rect::from_center_size(rect.center(), Vec2::splat(counter * VEHICLE_SPAN as f32 / 100.0));
        for part in [VehiclePart::Hull, VehiclePart::Turret] {
            self.ring(&painter, panels, part, rect);
        }
        panels.pictures.paint(&painter, picture, &Picture::Vehicle(Box::new(self.look), self.palette));
        self.line(&painter, panels, rect);
        for part in [VehiclePart::Hull, VehiclePart::Turret] {
            self.factors(&painter, panels, part, rect);
        }
        response
    }

    /// What is drawn, in words.
    fn spoken(&self) -> String {
        let each = self.struck.iter().map(|(part, sector)| place_name(*part, *sector));
        each.collect::<Vec<_>>().join(", ")
    }

    fn heading(&self, part: VehiclePart) -> f32 {
        f32::from(match part {
            VehiclePart::Hull => self.look.headings.hull,
            VehiclePart::Turret => self.look.headings.turret,
        })
    }

    fn plates(&self, part: VehiclePart) -> Option<&Plates> {
        self.plates[usize::from(part == VehiclePart::Turret)].as_ref()
    }

    /// The four arcs around a part: where each begins and ends, and its side.
    fn arcs(&self, part: VehiclePart) -> [(f32, f32, Sector); 4] {
        let heading = self.heading(part);
        let arc = |from: f32, to: f32, sector| (heading + from, heading + to, sector);
        [
            arc(-60.0, 60.0, Sector::Front),
            arc(60.0, 120.0, Sector::Side),
            arc(120.0, 240.0, Sector::Rear),
            arc(240.0, 300.0, Sector::Side),
        ]
    }

    /// The arc of this side is struck: of two flanks the one on which the line comes.
    fn is_struck(&self, part: VehiclePart, (from, to, sector): (f32, f32, Sector)) -> bool {
        let off = |to: f32| ((self.from - to + 540.0).rem_euclid(360.0) - 180.0).abs();
        let middle = (from + to) / 2.0;
        self.struck.contains(&(part, sector)) && (sector != Sector::Side || off(middle) < 90.0)
    }

    /// The sides of a part as a broken ring.
    fn ring(&self, painter: &egui::Painter, panels: &Panels, part: VehiclePart, rect: Rect) {
        if self.plates(part).is_none() {
            return;
        }
        let radius = rect.width() / 2.0 * RINGS[usize::from(part == VehiclePart::Turret)];
        for arc in self.arcs(part) {
            let struck = self.is_struck(part, arc);
            let (width, colour) = if struck { (4.0, ink(panels, part)) } else { (1.5, panels.theme.line) };
            let points = (0..=20).map(|n| {
                let gap = 3.0;
                let degrees = arc.0 + gap + (arc.1 - arc.0 - 2.0 * gap) * n as f32 / 20.0;
                rect.center() + towards(degrees) * radius
            });
            painter.add(Shape::line(points.collect(), Stroke::new(width, colour)));
        }
    }

    /// The armour factors at the sides of a part.
    fn factors(&self, painter: &egui::Painter, panels: &Panels, part: VehiclePart, rect: Rect) {
        let Some(plates) = self.plates(part) else { return };
        let radius = rect.width() / 2.0 * RINGS[usize::from(part == VehiclePart::Turret)];
        for arc in self.arcs(part) {
            let at = rect.center() + towards((arc.0 + arc.1) / 2.0) * radius;
            let struck = self.is_struck(part, arc);
            let text = plates.at(arc.2).map_or_else(|| "*".to_owned(), |factor| factor.to_string());
            let (fill, colour) = if struck {
                (ink(panels, part), Color32::from_rgb(0x16, 0x19, 0x1C))
            } else {
                (panels.theme.card, panels.theme.muted)
            };
            painter.circle_filled(at, 9.5, fill);
            painter.text(at, Align2::CENTER_CENTER, text, FontId::new(theme::TEXT, theme::figures()), colour);
        }
    }

    /// Where the line of fire strikes a part.
    fn impact(&self, part: VehiclePart, rect: Rect) -> Pos2 {
        let counter = rect.width() * COUNTER;
        let shape = &self.look.shape;
        let (centre, [half_length, half_width]) = match (part, shape.turret) {
            (VehiclePart::Turret, Some(turret)) => {
                let (x, y) = turret_pivot(shape, self.look.headings.hull);
                (rect.center() + egui::vec2(x, y) * counter, [turret.length, turret.width])
            }
            (VehiclePart::Hull | VehiclePart::Turret, _) => (rect.center(), [shape.length, shape.width]),
        };
        let halves = [half_length, half_width].map(|size| f32::from(size) / 200.0 * counter);
        let off = (self.from - self.heading(part)).to_radians();
        // As far as the rectangle reaches in this direction.
        let reach = (halves[0] / off.cos().abs().max(1e-3)).min(halves[1] / off.sin().abs().max(1e-3));
        centre + towards(self.from) * reach
    }

    /// The line of fire onto what it strikes, with a burst once it has.
    fn line(&self, painter: &egui::Painter, panels: &Panels, rect: Rect) {
        let Some((part, _)) = self.struck.first() else { return };
        let end = self.impact(*part, rect);
        let start = rect.center() + towards(self.from) * rect.width();
        let colour = panels.theme.focus;
        painter.line_segment([start, end], Stroke::new(3.5, Color32::from_black_alpha(150)));
        painter.line_segment([start, end], Stroke::new(1.8, colour));
        if self.burst {
            burst(painter, end, rect.width() * 0.085);
        } else {
            let back = towards(self.from);
            let aside = egui::vec2(-back.y, back.x) * 4.0;
            let tip = vec![end, end + back * 9.0 + aside, end + back * 9.0 - aside];
            painter.add(Shape::convex_polygon(tip, colour, Stroke::NONE));
        }
    }
}

/// What a side of a part is called.
pub(crate) fn place_name(part: VehiclePart, sector: Sector) -> String {
    match (part, sector) {
        (VehiclePart::Hull, Sector::Front) => words::hull_front(),
        (VehiclePart::Hull, Sector::Side) => words::hull_side(),
        (VehiclePart::Hull, Sector::Rear) => words::hull_rear(),
        (VehiclePart::Turret, Sector::Front) => words::turret_front(),
        (VehiclePart::Turret, Sector::Side) => words::turret_side(),
        (VehiclePart::Turret, Sector::Rear) => words::turret_rear(),
    }
    .said()
}

/// The colour of what is struck of a part.
pub(crate) fn ink(panels: &Panels, part: VehiclePart) -> Color32 {
    match part {
        VehiclePart::Hull => panels.theme.warning,
        VehiclePart::Turret => panels.theme.sides.map_or(Color32::from_rgb(0x7F, 0xB5, 0xD8), |sides| sides[0]),
    }
}

/// A dot in the colour of a part, and what it is called.
pub(crate) fn legend(ui: &mut Ui, panels: &Panels, part: VehiclePart, sector: Sector) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(9.0), Sense::hover());
        ui.painter().circle_filled(rect.center(), 4.5, ink(panels, part));
        let name = crate::counters::names::sentence(&place_name(part, sector));
        ui.label(egui::RichText::new(name).font(font(theme::TEXT)).color(panels.theme.text));
    });
}

/// The direction of degrees clockwise from up.
fn towards(degrees: f32) -> Vec2 {
    let (sin, cos) = degrees.to_radians().sin_cos();
    egui::vec2(sin, -cos)
}

/// A star of flame.
fn burst(painter: &egui::Painter, at: Pos2, radius: f32) {
    const SPIKES: usize = 9;
    for (size, colour) in [
        (1.0, Color32::from_rgb(0xC2, 0x4A, 0x3A)),
        (0.74, Color32::from_rgb(0xE9, 0x9A, 0x3C)),
        (0.42, Color32::from_rgb(0xFB, 0xEB, 0xB4)),
    ] {
        let mut star = Mesh::default();
        star.colored_vertex(at, colour);
        let points = 2 * SPIKES;
        for n in 0..points {
            let long = [1.0, 0.52, 0.86, 0.48][n % 4];
            star.colored_vertex(at + towards(n as f32 * 360.0 / points as f32 + 8.0) * radius * size * long, colour);
        }
        for n in 0..points as u32 {
            star.add_triangle(0, 1 + n, 1 + (n + 1) % points as u32);
        }
        painter.add(star);
    }
}
