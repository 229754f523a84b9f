//! Lines of sight (7.13.2): from middle to middle of the bases (PH-GEO-05), the same from both ends.
//!
//! What is asked most: [`is_open`] of two figures, [`to_point`] of a place, [`cover`] of a target, [`shelter`] of who is near a burst.
//! Visibility, how far one sees, is asked for in locating; what smoke does in the tables of fire (PH-3.3-10).

mod covers;
mod crests;
mod obstacles;
pub mod rules;
pub(crate) mod words;

pub use covers::{cover, inside, same_room, shelter, smoke_between};
pub use crests::on_clear_crest;

use crate::facts::field::Field;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Posture;
use measured_table::sight::Rim;
use measured_table::{Disc, Met, Point, What};
use rules::{CRESTS, CUT};
use table::{Refusal, RuleId};

/// Within so much of its base a figure looks past a feature, is behind it, or stands on a crest (PH-7.13-05, PH-GEO-06, PH-H-42).
pub(crate) const BESIDE: i32 = 100;

/// Who looks, or is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// The middle of the base.
    pub at: Point,
    /// The posture.
    pub posture: Posture,
}

impl Viewer {
    /// A figure; none where one does not know where it is.
    pub fn of(figure: &Figure) -> Option<Self> {
        figure.at.map(|at| Self { at, posture: figure.posture })
    }
    fn base(self, field: &Field) -> Disc {
        Disc::new(self.at, field.base())
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
    /// Refuses by a rule that needs a sight, if it is cut.
    ///
    /// # Errors
    /// That rule, with what cuts the sight.
    pub(crate) fn needed_by(self, table: &Table, rule: RuleId) -> Result<(), Refusal> {
        let piece = match self {
            Self::Open => return Ok(()),
            Self::Cut(Stop::Nowhere) => return Err(Refusal::new(rule, words::nowhere())),
            Self::Cut(Stop::Rim(rim)) => rim.piece,
            Self::Cut(Stop::Terrain(Met { what: What::Piece(piece), .. })) => piece,
            Self::Cut(Stop::Terrain(Met { what: What::Body(_), .. })) => {
                return Err(Refusal::new(rule, words::body_cuts()));
            }
        };
        let kind = table.field.ground.pieces[usize::from(piece)].kind;
        Err(Refusal::new(rule, words::cut(&table.field.kinds.def(kind).name)))
    }
}

/// The sight between two ends.
pub fn from_to(table: &Table, from: Viewer, to: Viewer) -> Sight {
    if let Some(met) = obstacles::in_the_way(table.field, from, to) {
        return Sight::Cut(Stop::Terrain(met));
    }
    match crests::in_the_way(table.field, from, to) {
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
    // Reading: the exceptions of PH-7.13-05 are for figures; a mere place is behind what is before it, as who is prone there.
    let to = Viewer { at: to, posture: Posture::Prone };
    Viewer::of(from).map_or(Sight::Cut(Stop::Nowhere), |from| from_to(table, from, to))
}

/// Refuses by a rule that needs the sight between two figures, if it is cut.
///
/// # Errors
/// That rule, with what cuts the sight.
pub(crate) fn needed(table: &Table, from: &Figure, to: &Figure, rule: RuleId) -> Result<(), Refusal> {
    between(table, from, to).unwrap_or(Sight::Cut(Stop::Nowhere)).needed_by(table, rule)
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
