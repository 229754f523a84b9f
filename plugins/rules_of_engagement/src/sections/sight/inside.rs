//! Who is in a building.

use super::at_least;
use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use measured_table::Point;

/// The building or bunker in which a point lies.
pub fn building_at(field: &Field, at: Point) -> Option<usize> {
    field.ground.under(at).find(|piece| field.does(*piece).building)
}

/// The building in which a unit is.
// Reading: in which at least half its men are, as with cover.
pub fn building_of(table: &Table, unit: &Unit) -> Option<usize> {
    let pieces: Vec<Option<usize>> = table.bases(unit).map(|base| building_at(table.field, base.at)).collect();
    let holds = |piece: &usize| pieces.iter().filter(|one| **one == Some(*piece)).count();
    pieces.iter().flatten().copied().find(|piece| at_least(table, holds(piece), pieces.len()))
}
