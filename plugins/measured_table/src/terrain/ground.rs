//! The ground of a table: its pieces, ready to be asked.

use crate::numbers::{CM, Point, Vector, nearest_quotient};
use crate::shapes::{Area, Bounds, Disc, Hull, Leg, Line, Shape, gap, holds};
use crate::terrain::check::table_mistakes;
use crate::terrain::hills::{Bare, bare_parts};
use crate::terrain::units::point;
use crate::terrain::{DoorDef, KindId, KindSet, PieceDef, ShapeDef, TableDef, TableMistake};

/// The ground of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The table itself.
    pub bounds: Bounds,
    /// The centre of hex (0, 0) of the tactical map.
    pub hexes_from: Point,
    /// Its pieces, in the file's order.
    pub pieces: Vec<Piece>,
}

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
    half: i32,
    bounds: Bounds,
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

impl Ground {
    /// The ground that a file describes, or everything that is wrong with the file.
    pub fn build(def: &TableDef, kinds: &KindSet) -> Result<Self, Vec<TableMistake>> {
        let mistakes = table_mistakes(def, kinds);
        if mistakes.iter().any(|mistake| !mistake.warning) {
            return Err(mistakes);
        }
        let mut pieces: Vec<Piece> = def.pieces.iter().map(|def| Piece::build(def, kinds)).collect();
        for (n, def) in def.pieces.iter().enumerate() {
            pieces[n].bare = bare_parts(&pieces, n, &def.bare, kinds);
        }
        Ok(Self {
            bounds: Bounds::NOTHING.with(Point::default()).with(point(def.size)),
            hexes_from: point(def.hexes_from),
            pieces,
        })
    }
    /// The number of the piece with this id.
    pub fn piece(&self, id: &str) -> Option<usize> {
        self.pieces.iter().position(|piece| !id.is_empty() && piece.id == id)
    }
    /// The level of a point: that of the highest hill that holds it.
    pub fn level(&self, at: Point) -> u8 {
        self.pieces
            .iter()
            .filter(|piece| piece.level > 0 && piece.encloses(at))
            .map(|piece| piece.level)
            .max()
            .unwrap_or(0)
    }
    /// The hill on whose slope a point lies: outside its outline, and no further from it than its slope is wide. Of several the highest.
    pub fn slope(&self, at: Point) -> Option<usize> {
        let here = Disc::new(at, 0);
        let on_it = |piece: &Piece| piece.slope > 0 && !piece.encloses(at) && gap(piece, &here).within(piece.slope);
        let hills = self.pieces.iter().enumerate().filter(|(_, piece)| on_it(piece));
        hills.max_by_key(|(n, piece)| (piece.level, std::cmp::Reverse(*n))).map(|(n, _)| n)
    }
    /// The pieces that hold a point, in the file's order; of lines those that are no further than half their thickness.
    pub fn under(&self, at: Point) -> impl Iterator<Item = usize> {
        let here = Disc::new(at, 0);
        let holds = move |piece: &Piece| piece.bounds.grown(piece.half).holds(at) && !gap(piece, &here).is_open();
        self.pieces.iter().enumerate().filter(move |(_, piece)| holds(piece)).map(|(n, _)| n)
    }
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
