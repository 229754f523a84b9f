//! Lines of sight (7.13.2): from middle to middle of the bases (PH-GEO-05), the same from both ends.
//!
//! What is asked most: [`is_open`] of two figures, [`to_point`] of a place, [`cover`] of a target, [`shelter`] of who is near a burst.
//! What cuts a line, and where, [`Sight::cut_at`] says; what covers, [`covered`].
//! Visibility, how far one sees, is asked for in locating; what smoke does in the tables of fire (PH-3.3-10).

mod covers;
mod crests;
mod obstacles;
mod partly;
pub mod rules;
pub(crate) mod words;

pub use covers::{Covered, cover, covered, inside, same_room, shelter, smoke_between, smoke_on};
pub use crests::on_clear_crest;
pub use partly::is_partly_seen;

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Posture;
use measured_table::numbers::{CM, nearest_quotient};
use measured_table::sight::Rim;
use measured_table::{Leg, Met, Point, What};
use rules::{CRESTS, CUT};
use table::{Refusal, RuleId};

/// Within so much of its base a figure looks past a feature, is behind it, or stands on a crest (PH-7.13-05, PH-GEO-06, PH-H-42).
pub(crate) const BESIDE: i32 = 100;

/// Who looks, or is looked at: a man, or the vehicle whose middle is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// The middle of the base or hull.
    pub at: Point,
    /// The posture; a vehicle stands.
    pub posture: Posture,
}

impl Viewer {
    /// A figure; none where one does not know where it is.
    pub fn of(figure: &Figure) -> Option<Self> {
        figure.at.map(|at| Self { at, posture: figure.posture })
    }
}

/// Whether one sees from one end to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// One does.
    Open,
    /// One does not: this cuts the line, of several the nearest to who looks. That it is cut is the same from both ends.
    Cut(Stop),
}

/// What cuts a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A stretch of the line in a piece of terrain (PH-7.13-04).
    Terrain(Met),
    /// The rim of a hill (PH-7.13-06, PH-7.13-07).
    Rim(Rim),
    /// One does not know where an end is.
    Nowhere,
}

impl Sight {
    /// True if nothing cuts it.
    pub const fn is_open(self) -> bool {
        match self {
            Self::Open => true,
            Self::Cut(_) => false,
        }
    }
    /// The rule by which it is cut; none if it is open.
    pub const fn rule(self) -> Option<RuleId> {
        match self {
            Self::Open => None,
            Self::Cut(Stop::Terrain(_) | Stop::Nowhere) => Some(CUT),
            Self::Cut(Stop::Rim(_)) => Some(CRESTS),
        }
    }
    /// The piece that cuts a line, and where the line comes upon it; none if the line is open, or if no terrain cuts it.
    pub fn cut_at(self, line: Leg) -> Option<(usize, Point)> {
        let (piece, at) = match self {
            Self::Open | Self::Cut(Stop::Nowhere | Stop::Terrain(Met { what: What::Body(_), .. })) => return None,
            Self::Cut(Stop::Rim(rim)) => (rim.piece, rim.at),
            Self::Cut(Stop::Terrain(Met { what: What::Piece(piece), enters, .. })) => (piece, enters),
        };
        Some((usize::from(piece), line.at_part(at)))
    }
    /// Refuses by a rule that needs the sight along a line, if it is cut.
    ///
    /// # Errors
    /// That rule, with what cuts the sight, and where.
    pub(crate) fn needed_by(self, table: &Table, line: Leg, rule: RuleId) -> Result<(), Refusal> {
        match (self, self.cut_at(line)) {
            (Self::Open, _) => Ok(()),
            (Self::Cut(Stop::Nowhere), _) => Err(Refusal::new(rule, words::nowhere())),
            (Self::Cut(_), None) => Err(Refusal::new(rule, words::body_cuts())),
            (Self::Cut(_), Some((piece, at))) => {
                let [x, y] = [at.x, at.y].map(|side| nearest_quotient(side.into(), CM.into()));
                Err(Refusal::new(rule, words::cut(name_of(table, piece), x, y)))
            }
        }
    }
}

/// What a piece of terrain is called.
pub fn name_of<'w>(table: &Table<'w>, piece: usize) -> &'w str {
    &table.field.kinds.def(table.field.ground.pieces[piece].kind).name
}

/// The sight between two ends.
pub fn from_to(table: &Table, from: Viewer, to: Viewer) -> Sight {
    if let Some(met) = obstacles::in_the_way(table, from, to) {
        return Sight::Cut(Stop::Terrain(met));
    }
    match crests::in_the_way(table, from, to) {
        Some(rim) => Sight::Cut(Stop::Rim(rim)),
        None => Sight::Open,
    }
}

/// The sight between two figures; none if one does not know where one of them is.
pub fn between(table: &Table, from: &Figure, to: &Figure) -> Option<Sight> {
    Some(from_to(table, Viewer::of(from)?, Viewer::of(to)?))
}

/// True if two figures see each other; never if one does not know where one of them is.
pub fn is_open(table: &Table, from: &Figure, to: &Figure) -> bool {
    between(table, from, to).is_some_and(Sight::is_open)
}

/// The sight to a place where nobody need stand: the middle of a zone of suppressive fire.
pub fn to_point(table: &Table, from: &Figure, to: Point) -> Sight {
    Viewer::of(from).map_or(Sight::Cut(Stop::Nowhere), |from| from_to(table, from, nobody_at(to)))
}

/// A place where nobody need stand.
// Reading: the exceptions of PH-7.13-05 are for figures; a mere place is behind what is before it, as who is prone there.
const fn nobody_at(at: Point) -> Viewer {
    Viewer { at, posture: Posture::Prone }
}

/// Refuses by a rule that needs the sight between two figures, if it is cut.
///
/// # Errors
/// That rule, with what cuts the sight, and where.
pub(crate) fn needed(table: &Table, from: &Figure, to: &Figure, rule: RuleId) -> Result<(), Refusal> {
    needed_between(table, [Viewer::of(from), Viewer::of(to)], rule)
}

/// Refuses by a rule that needs the sight to a place where nobody need stand, if it is cut.
///
/// # Errors
/// That rule, with what cuts the sight, and where.
pub(crate) fn needed_to_point(table: &Table, from: &Figure, to: Point, rule: RuleId) -> Result<(), Refusal> {
    needed_between(table, [Viewer::of(from), Some(nobody_at(to))], rule)
}

fn needed_between(table: &Table, ends: [Option<Viewer>; 2], rule: RuleId) -> Result<(), Refusal> {
    let [Some(from), Some(to)] = ends else { return Err(Refusal::new(rule, words::nowhere())) };
    from_to(table, from, to).needed_by(table, Leg::new(from.at, to.at), rule)
}

#[cfg(test)]
#[path = "covers_test.rs"]
mod covers_test;
#[cfg(test)]
#[path = "crests_test.rs"]
mod crests_test;
#[cfg(test)]
#[path = "laws_test.rs"]
mod laws_test;
#[cfg(test)]
#[path = "sight_test.rs"]
mod sight_test;
