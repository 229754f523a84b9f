//! A vehicle from above as it stands in its hex, with the armour of its faces around it, and the line of fire that comes upon it: the sides
//! that it strikes, and after the dice the burst.

use crate::counters::{faces, vehicle_face};
use crate::panels::words;
use crate::sheets::Page;
use bevy::math::{Vec2, vec2};
use board_art::{Palette, VEHICLE_SPAN, VehicleLook, turret_pivot};
use hex_board::{HexId, Sector};
use hex_view::space;
use lock_n_load::vehicle::Plates;
use lock_n_load::{Table, UnitNow, VehiclePart};
use panel_kit::pictures::Picture;
use panel_kit::sheet::{Face, Figure, Ink, Shape, text};
use panel_kit::theme::TEXT;
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

    /// The drawing, a square with this side.
    pub(crate) fn figure(&self, side: f32) -> Figure {
        let mut drawing = Drawing { side, shapes: Vec::new() };
        for part in [VehiclePart::Hull, VehiclePart::Turret] {
            self.ring(&mut drawing, part);
        }
        drawing.shapes.push(Shape::Picture {
            at: [side / 2.0; 2],
            side: side * COUNTER * VEHICLE_SPAN as f32 / 100.0,
            picture: Picture::Vehicle(Box::new(self.look), self.palette),
        });
        self.line(&mut drawing);
        for part in [VehiclePart::Hull, VehiclePart::Turret] {
            self.factors(&mut drawing, part);
        }
        let figure = Figure { size: [side; 2], spoken: self.spoken(), noted: String::new(), shapes: drawing.shapes };
        figure.note("vehicle from above")
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
    fn ring(&self, drawing: &mut Drawing, part: VehiclePart) {
        if self.plates(part).is_none() {
            return;
        }
        let radius = drawing.radius(part);
        for arc in self.arcs(part) {
            let struck = self.is_struck(part, arc);
            let (width, ink) = if struck { (4.0, ink(part)) } else { (1.5, Ink::Line) };
            let points = (0..=20).map(|n| {
                let gap = 3.0;
                let degrees = arc.0 + gap + (arc.1 - arc.0 - 2.0 * gap) * n as f32 / 20.0;
                drawing.middle() + towards(degrees) * radius
            });
            let through = points.map(|point| point.to_array()).collect();
            drawing.shapes.push(Shape::Line { through, width, ink });
        }
    }

    /// The armour factors at the sides of a part.
    fn factors(&self, drawing: &mut Drawing, part: VehiclePart) {
        let Some(plates) = self.plates(part) else { return };
        let radius = drawing.radius(part);
        for arc in self.arcs(part) {
            let at = (drawing.middle() + towards((arc.0 + arc.1) / 2.0) * radius).to_array();
            let struck = self.is_struck(part, arc);
            let words = plates.at(arc.2).map_or_else(|| "*".to_owned(), |factor| factor.to_string());
            let (ground, ink) = if struck { (ink(part), Ink::Dark) } else { (Ink::Card, Ink::Muted) };
            drawing.shapes.push(Shape::Disc { at, radius: 9.5, ink: ground });
            drawing.shapes.push(Shape::Words { at, words, size: TEXT, face: Face::Figure, ink });
        }
    }

    /// Where the line of fire strikes a part.
    fn impact(&self, part: VehiclePart, drawing: &Drawing) -> Vec2 {
        let counter = drawing.side * COUNTER;
        let shape = &self.look.shape;
        let (centre, [half_length, half_width]) = match (part, shape.turret) {
            (VehiclePart::Turret, Some(turret)) => {
                let (x, y) = turret_pivot(shape, self.look.headings.hull);
                (drawing.middle() + vec2(x, y) * counter, [turret.length, turret.width])
            }
            (VehiclePart::Hull | VehiclePart::Turret, _) => (drawing.middle(), [shape.length, shape.width]),
        };
        let halves = [half_length, half_width].map(|size| f32::from(size) / 200.0 * counter);
        let off = (self.from - self.heading(part)).to_radians();
        // As far as the rectangle reaches in this direction.
        let reach = (halves[0] / off.cos().abs().max(1e-3)).min(halves[1] / off.sin().abs().max(1e-3));
        centre + towards(self.from) * reach
    }

    /// The line of fire onto what it strikes, with a burst once it has.
    fn line(&self, drawing: &mut Drawing) {
        let Some((part, _)) = self.struck.first() else { return };
        let end = self.impact(*part, drawing);
        let start = drawing.middle() + towards(self.from) * drawing.side;
        for (width, ink) in [(3.5, Ink::Shadow), (1.8, Ink::Focus)] {
            drawing.shapes.push(Shape::Line { through: vec![start.to_array(), end.to_array()], width, ink });
        }
        drawing.shapes.push(if self.burst {
            Shape::Burst { at: end.to_array(), radius: drawing.side * 0.085 }
        } else {
            let back = towards(self.from);
            let aside = vec2(-back.y, back.x) * 4.0;
            let tip = [end, end + back * 9.0 + aside, end + back * 9.0 - aside];
            Shape::Polygon { corners: tip.map(|point| point.to_array()).to_vec(), ink: Ink::Focus }
        });
    }
}

/// A drawing while it is made: a square, from its upper left corner.
struct Drawing {
    side: f32,
    shapes: Vec<Shape>,
}

impl Drawing {
    fn middle(&self) -> Vec2 {
        Vec2::splat(self.side / 2.0)
    }
    /// How far the ring of a part lies from the middle.
    fn radius(&self, part: VehiclePart) -> f32 {
        self.side / 2.0 * RINGS[usize::from(part == VehiclePart::Turret)]
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
const fn ink(part: VehiclePart) -> Ink {
    match part {
        VehiclePart::Hull => Ink::Warning,
        VehiclePart::Turret => Ink::Second,
    }
}

/// A dot in the colour of a part, and what it is called.
pub(crate) fn legend(page: &mut Page, part: VehiclePart, sector: Sector) {
    page.across(|row| {
        row.apart_across(5.0);
        row.dot(9.0, ink(part));
        row.text(text(crate::counters::names::sentence(&place_name(part, sector)), TEXT, Ink::Text));
    });
}

/// The direction of degrees clockwise from up.
fn towards(degrees: f32) -> Vec2 {
    let (sin, cos) = degrees.to_radians().sin_cos();
    vec2(sin, -cos)
}
