//! What is drawn on the table, in parts that are put together.

use bevy::prelude::*;
use measured_table::shapes::Bounds;
use measured_table::{Leg, Point};
use measured_view::{length, world};
use table_view::{Line, Marks, Plate, Ring, Shade, Shades};

/// Colours of lines and letters: what may be done, what may not, what is only said, what threatens.
pub(super) const GOOD: Color = Color::srgb(0.62, 0.93, 0.55);
pub(super) const WAY: Color = Color::srgb(1.0, 0.87, 0.55);
pub(super) const BAD: Color = Color::srgb(1.0, 0.47, 0.38);
pub(super) const PLAIN: Color = Color::srgb(0.93, 0.95, 0.97);
pub(super) const THREAT: Color = Color::srgb(1.0, 0.62, 0.2);

/// Texts so near to each other stand on one plate, in tenths.
const NEAR: i32 = 80;

/// A part of what is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Lines.
    pub lines: Vec<Line>,
    /// Circles.
    pub rings: Vec<Ring>,
    /// Texts.
    pub plates: Vec<Plate>,
    /// Parts of the ground in colour, the lowest first.
    pub shades: Vec<Shade>,
}

impl Drawing {
    /// A line over points of the table.
    pub fn line(&mut self, points: &[Point], colour: Color, dashed: bool) {
        self.lines.push(Line { points: points.iter().copied().map(world).collect(), colour, dashed, cross: None });
    }
    /// A line of sight, with a cross where it is cut.
    pub fn sight(&mut self, line: Leg, colour: Color, cut: Option<Point>) {
        let points = vec![world(line.from), world(line.to)];
        self.lines.push(Line { points, colour, dashed: false, cross: cut.map(world) });
    }
    /// A circle.
    pub fn ring(&mut self, at: Point, radius: i32, colour: Color, dashed: bool) {
        self.rings.push(Ring { at: world(at), radius: length(radius), colour, dashed });
    }
    /// A text.
    pub fn say(&mut self, at: Point, text: String, colour: Color) {
        self.plates.push(Plate { at: world(at), text, colour, aside: false });
    }
    /// A text that is left out where there is no room for it.
    pub fn aside(&mut self, at: Point, text: String, colour: Color) {
        self.plates.push(Plate { at: world(at), text, colour, aside: true });
    }
    /// A shade of cells, row by row from the north-west.
    pub fn shade(&mut self, bounds: Bounds, columns: usize, cells: Vec<u8>, inks: Vec<Srgba>) {
        let bounds = Rect::from_corners(world(bounds.least), world(bounds.most));
        self.shades.push(Shade { bounds, columns: columns as u32, cells: cells.into(), inks });
    }
    /// With all of another one above it.
    pub fn and(&mut self, other: &Self) {
        self.lines.extend_from_slice(&other.lines);
        self.rings.extend_from_slice(&other.rings);
        self.plates.extend_from_slice(&other.plates);
        self.shades.extend_from_slice(&other.shades);
    }
    /// As the view draws it.
    pub fn split(self, accents: [Color; 2]) -> (Marks, Shades) {
        let Self { lines, rings, plates, shades } = self;
        let plates = apart(plates);
        (Marks { lines, rings, plates, texts: Vec::new(), accents }, Shades(shades))
    }
}

/// Plates at the same point are one with more lines: none covers another.
fn apart(plates: Vec<Plate>) -> Vec<Plate> {
    let mut all: Vec<Plate> = Vec::new();
    for plate in plates {
        match all.iter_mut().find(|other| other.at.distance(plate.at) < length(NEAR)) {
            Some(other) => other.text = format!("{}\n{}", other.text, plate.text),
            None => all.push(plate),
        }
    }
    all
}

/// A share of a whole in percent, rounded to the nearest; what may happen at all is not 0.
pub fn percent(part: u64, out_of: u64) -> u64 {
    let of = out_of.max(1);
    let rounded = (part * 100 + of / 2) / of;
    if part > 0 { rounded.max(1) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_at_one_point_stand_on_one_plate_line_by_line() {
        let mut drawing = Drawing::default();
        let (here, there) = (Point::new(5_000, 5_000), Point::new(5_000, 5_500));
        for (at, text) in [(here, "one"), (there, "other"), (here, "two")] {
            drawing.say(at, text.into(), PLAIN);
        }
        let (marks, _) = drawing.split([PLAIN; 2]);
        let texts: Vec<(Vec2, &str)> = marks.plates.iter().map(|plate| (plate.at, plate.text.as_str())).collect();
        assert_eq!(texts, [(world(here), "one\ntwo"), (world(there), "other")]);
    }

    #[test]
    fn what_may_happen_at_all_is_not_nothing() {
        assert_eq!([percent(0, 960), percent(1, 960), percent(5, 10), percent(2, 3), percent(0, 0)], [0, 1, 50, 67, 0]);
    }
}
