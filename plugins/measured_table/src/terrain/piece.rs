//! A piece of terrain, as its file says it.

use crate::numbers::{CM, Point, Vector, nearest_quotient};
use crate::shapes::{Area, Bounds, Hull, Leg, Line, Part, Shape, holds};
use crate::terrain::units::point;
use crate::terrain::{DoorDef, KindId, KindSet, PieceDef, ShapeDef};

/// A piece of terrain: legs that enclose an area, or legs of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its kind.
    pub kind: KindId,
    /// The name by which scenarios speak of it; empty if they do not.
    pub id: String,
    /// How high it is, in tenths.
    pub height: i32,
    /// How many storeys can be entered.
    pub storeys: u8,
    /// The doors of a building.
    pub doors: Vec<Door>,
    /// Of a hill: the level inside its outline; 0 of all else.
    pub level: u8,
    /// Of a hill: how wide its slope is around the outline.
    pub slope: i32,
    /// Of a hill: where its rim is a clear crest.
    pub bare: Vec<Bare>,
    pub(crate) legs: Vec<Leg>,
    pub(crate) enclosing: bool,
    pub(super) half: i32,
    pub(super) bounds: Bounds,
}

/// A door of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// Its middle, on the wall; rounded once.
    pub at: Point,
    /// The wall, by the number of its leg.
    pub leg: u16,
    /// How wide it is.
    pub width: i32,
}

/// A part of a rim that is a clear crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bare {
    /// The leg of the outline.
    pub leg: u16,
    /// Where on the leg it begins.
    pub from: Part,
    /// Where it ends.
    pub to: Part,
}

impl Piece {
    pub(super) fn build(def: &PieceDef, kinds: &KindSet) -> Self {
        let kind = kinds.kind(&def.kind).expect("the check knows the kind");
        let (legs, enclosing, half) = legs(&def.shape);
        let bounds = legs.iter().flat_map(|leg| [leg.from, leg.to]).fold(Bounds::NOTHING, Bounds::with);
        Self {
            kind,
            id: def.id.clone(),
            height: def.height.unwrap_or(kinds.def(kind).height).0,
            storeys: def.storeys,
            doors: def.doors.iter().filter_map(|door| place_door(*door, &legs)).collect(),
            level: def.level,
            slope: def.slope.0,
            bare: vec![],
            legs,
            enclosing,
            half,
            bounds,
        }
    }
    /// Its leg of this number, with half the thickness of its line around it.
    pub fn arm(&self, leg: u16) -> Line {
        let leg = self.legs[usize::from(leg)];
        Line { points: vec![leg.from, leg.to], half: self.half }
    }
    /// True if its legs enclose an area; a line's do not.
    pub const fn is_area(&self) -> bool {
        self.enclosing
    }
}

impl Shape for Piece {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.legs.iter().copied()
    }
    fn encloses(&self, point: Point) -> bool {
        self.enclosing && self.bounds.holds(point) && holds(self.legs(), point)
    }
    fn around(&self) -> i32 {
        self.half
    }
    fn bounds(&self) -> Bounds {
        self.bounds
    }
}

/// The legs of a shape, whether they enclose it, and half its thickness. The thickness of a line is rounded up to an even number.
pub(super) fn legs(shape: &ShapeDef) -> (Vec<Leg>, bool, i32) {
    let ring = |ring: &[_]| ring.iter().copied().map(point).collect::<Vec<Point>>();
    match shape {
        ShapeDef::Area(outline) => (Area { outline: ring(outline), holes: vec![] }.legs().collect(), true, 0),
        ShapeDef::Pierced { outline, holes } => {
            let holes = holes.iter().map(|hole| ring(hole)).collect();
            (Area { outline: ring(outline), holes }.legs().collect(), true, 0)
        }
        ShapeDef::Hull { at, size: (length, width), heading } => {
            (Hull::new(point(*at), heading.0, length.0, width.0).legs().collect(), true, 0)
        }
        ShapeDef::Line { along, thickness } => {
            let half = (thickness.0 + 1) / 2;
            (Line { points: ring(along), half }.legs().collect(), false, half)
        }
    }
}

/// The wall of a door: the nearest leg, if its foot on it is at most a centimetre away.
pub(super) fn place_door(door: DoorDef, legs: &[Leg]) -> Option<Door> {
    let at = point(door.at);
    let (n, leg) = legs.iter().enumerate().min_by_key(|(_, leg)| leg.distance_to(at))?;
    if leg.distance_to(at).compared_with(CM.into()).is_gt() {
        return None;
    }
    let (vector, way) = (leg.vector(), at - leg.from);
    let along = vector.dot(way).clamp(0, vector.squared());
    let side = |side: i64| nearest_quotient(side * along, vector.squared().max(1));
    let foot = leg.from + Vector::new(side(vector.x), side(vector.y));
    Some(Door { at: foot, leg: u16::try_from(n).unwrap_or(u16::MAX), width: door.width.0 })
}
