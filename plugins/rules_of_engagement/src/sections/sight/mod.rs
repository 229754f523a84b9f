//! Lines of sight (ROE-SHT-01 to -04): from middle to middle of the bases, as high as eyes are (ROE-GEO-04), the same from both ends.
//!
//! What is asked most: [`sees`] of two figures, [`unit_sees`] of two units, [`cover`] of a target. What cuts a line, and where, [`look`]
//! says. Where figures of enemies who Hide from a side stand is asked by nobody here: [`watchers`] are those that it knows of.

mod covers;
mod inside;
mod obstacles;
pub mod rules;
pub(crate) mod words;

pub use covers::{at_least, cover, cover_at, in_cover, uses, uses_terrain};
pub use inside::{building_at, building_of};

use crate::facts::field::Field;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Haze, Veil};
use measured_table::numbers::{CM, nearest_quotient};
use measured_table::shapes::gap;
use measured_table::{Disc, Leg, Met, Point, What};
use rules::NO_SIGHT;
use table::{Refusal, RuleId, Side};

/// An end of a line of sight.
#[derive(Clone, Copy, Debug)]
struct End {
    /// The base.
    base: Disc,
    /// How high the ground is beneath its middle, in tenths.
    ground: i32,
    /// How high the eyes are above the ground, in tenths.
    eyes: i32,
}

impl End {
    /// A man who stands there.
    fn on_foot(field: &Field, base: Disc) -> Self {
        Self { base, ground: ground_at(field, base.at), eyes: field.charts.bodies.eye.0 }
    }
    /// A figure (ROE-SHT-04, ROE-GEO-04); none where one does not know where it is.
    fn of(table: &Table, figure: &Figure) -> Option<Self> {
        let man = Self::on_foot(table.field, table.base(figure)?);
        Some(if figure.is_vehicle() { Self { eyes: table.field.charts.bodies.vehicle_eye.0, ..man } } else { man })
    }
}

/// Whether one sees from one end to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// One does.
    Open,
    /// One does not.
    Cut(Cut),
}

/// What cuts a line of sight, of several the nearest to who looks. That it is cut is the same from both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The stretch of the line that it lies in the way of. A body is a wreck.
    pub met: Met,
    /// The rule by which it cuts.
    pub rule: RuleId,
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
            Self::Cut(cut) => Some(cut.rule),
        }
    }
    /// The piece that cuts a line, and where the line comes upon it; none if the line is open, or if a wreck cuts it.
    pub fn cut_at(self, line: Leg) -> Option<(usize, Point)> {
        match self {
            Self::Open | Self::Cut(Cut { met: Met { what: What::Body(_), .. }, .. }) => None,
            Self::Cut(Cut { met: Met { what: What::Piece(no), enters, .. }, .. }) => {
                Some((usize::from(no), line.at_part(enters)))
            }
        }
    }
    /// Refuses what needs the sight along a line, if it is cut.
    ///
    /// # Errors
    /// The rule by which it is cut, with what cuts it, and where.
    fn needed(self, table: &Table, line: Leg) -> Result<(), Refusal> {
        let Some(rule) = self.rule() else { return Ok(()) };
        let Some((piece, at)) = self.cut_at(line) else { return Err(Refusal::new(rule, words::wreck_cuts())) };
        let [x, y] = [at.x, at.y].map(|side| nearest_quotient(side.into(), CM.into()));
        Err(Refusal::new(rule, words::cut(name_of(table, piece), x, y)))
    }
}

/// What a piece of terrain is called.
pub fn name_of<'w>(table: &Table<'w>, piece: usize) -> &'w str {
    &table.field.kinds.def(table.field.ground.pieces[piece].kind).name
}

/// How high the ground is, in tenths: each level of a hill counts (ROE-GEO-10), and on a slope one is the higher the nearer to its rim.
pub fn ground_at(field: &Field, at: Point) -> i32 {
    let (ground, each) = (&field.ground, field.charts.bodies.level.0);
    let flat = i32::from(ground.level(at)) * each;
    let Some(hill) = ground.slope(at).map(|no| &ground.pieces[no]) else { return flat };
    let up = (i32::from(hill.level) * each - flat).max(0);
    let left = (i64::from(hill.slope) - gap(hill, &Disc::new(at, 0)).in_tenths()).max(0);
    flat + nearest_quotient(i64::from(up) * left, hill.slope.into()) as i32
}

fn from_to(table: &Table, from: End, to: End) -> Sight {
    obstacles::in_the_way(table, from, to).map_or(Sight::Open, Sight::Cut)
}

/// The sight between two places where men stand.
pub fn look(table: &Table, from: Disc, to: Disc) -> Sight {
    from_to(table, End::on_foot(table.field, from), End::on_foot(table.field, to))
}

/// True if men who stand in two places would see each other.
pub fn sees_between(table: &Table, from: Disc, to: Disc) -> bool {
    look(table, from, to).is_open()
}

/// The sight between two figures by what lies and stands between them; none where one does not know where one of them is.
pub fn between(table: &Table, from: &Figure, to: &Figure) -> Option<Sight> {
    Some(from_to(table, End::of(table, from)?, End::of(table, to)?))
}

/// True if two figures see each other; never if one does not know where one of them is, or if one is in smoke.
pub fn sees(table: &Table, from: &Figure, to: &Figure) -> bool {
    !is_in_smoke(table, from) && !is_in_smoke(table, to) && between(table, from, to).is_some_and(Sight::is_open)
}

/// True if a figure would see a man who stood there.
pub fn sees_place(table: &Table, from: &Figure, to: Disc) -> bool {
    needed_to_place(table, from, to).is_ok()
}

/// Refuses what needs the sight of a figure to a place where a man might stand, if it is cut.
///
/// # Errors
/// The rule by which it is cut, with what cuts it, and where.
pub(crate) fn needed_to_place(table: &Table, from: &Figure, to: Disc) -> Result<(), Refusal> {
    let Some(end) = End::of(table, from) else { return Err(Refusal::new(NO_SIGHT, words::nowhere())) };
    if is_in_smoke(table, from) {
        return Err(Refusal::new(NO_SIGHT, words::in_smoke()));
    }
    from_to(table, end, End::on_foot(table.field, to)).needed(table, Leg::new(end.base.at, to.at))
}

/// True of a figure whose unit smoke takes out of all sight, and which sees nobody (ROE-SHT-15).
fn is_in_smoke(table: &Table, figure: &Figure) -> bool {
    table.unit_at(figure.unit.0).is_some_and(|unit| unit.haze == Haze::Smoke)
}

/// True if a figure of one unit sees one of another.
pub fn unit_sees(table: &Table, by: &Unit, of: &Unit) -> bool {
    table.standing(by).any(|from| table.standing(of).any(|to| sees(table, &from, &to)))
}

/// True if an enemy unit sees a unit.
pub fn is_seen(table: &Table, unit: &Unit) -> bool {
    watchers(table, unit.side).any(|enemy| unit_sees(table, &enemy, unit))
}

/// The enemy units of a side that are on the table and of which it knows where.
// Reading: who Hides watches nobody by whom he is not known. What a unit may do would tell where he is.
pub fn watchers<'w>(table: &Table<'w>, of: Side) -> impl Iterator<Item = Unit> + use<'w> {
    table.on_table(of.other()).filter(|enemy| enemy.veil != Veil::Hidden)
}

#[cfg(test)]
#[path = "covers_test.rs"]
mod covers_test;
#[cfg(test)]
#[path = "laws_test.rs"]
mod laws_test;
#[cfg(test)]
#[path = "sight_test.rs"]
mod sight_test;
