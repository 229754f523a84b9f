//! Points of files: that they lie on the table.

use super::laid_out::point;
use crate::files::scenario::At;
use measured_table::shapes::Bounds;
use measured_table::terrain::Centimetres;
use scenario_files::Faults;

/// A point that lies on the table; true if it does.
pub(super) fn on_table(field: impl std::fmt::Display, at: At, table: Bounds, faults: &mut Faults) -> bool {
    let on = table.holds(point(at));
    if !on {
        let (x, y): (Centimetres, Centimetres) = at;
        faults.add(field, format_args!("the point ({x}, {y}) lies beside the table"));
    }
    on
}
