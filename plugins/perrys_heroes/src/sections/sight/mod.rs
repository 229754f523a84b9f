//! Lines of sight (7.13.2).

use crate::facts::situation::Table;
use crate::files::charts::Shelter;
use measured_table::Point;

/// The best shelter of what lies over a point.
pub fn shelter(table: &Table, _burst: Point, at: Point) -> Option<Shelter> {
    table.field.ground.under(at).filter_map(|piece| table.field.does(piece).shelter).max()
}

/// Whether two points lie in one building.
pub fn same_room(table: &Table, one: Point, other: Point) -> bool {
    let buildings = |at| table.field.ground.under(at).filter(|piece| table.field.does(*piece).building);
    buildings(one).any(|piece| buildings(other).any(|too| too == piece))
}
