//! Templates: discs that lie on the centre of a unit (ROE-TPL).

pub mod rules;

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::hiding;
use measured_table::Disc;
use measured_table::shapes::{Counted, covers};

/// The men under a template of this size that lies on the centre of a unit (ROE-TPL-01, ROE-TPL-02, ROE-GEO-08, ROE-H-15), with their
/// units: of whichever side, as far as the unit that fires can see them (ROE-TPL-04). A figure is under it by the middle of its base
/// (ROE-GEO-07).
pub(crate) fn under(table: &Table, firing: &Unit, on: &Unit, blast: u8) -> Vec<(Figure, Unit)> {
    let (Some(at), Some(radius)) = (table.middle(on), table.field.charts.template(blast)) else { return Vec::new() };
    let template = Disc::new(at, radius);
    let is_under = |figure: &Figure| {
        !figure.is_vehicle() && table.base(figure).is_some_and(|base| covers(&template, base, Counted::ByMiddle))
    };
    let seen = |unit: &Unit| unit.side == firing.side || hiding::knows(table, firing, unit);
    let men = table.figures.iter().filter(is_under);
    men.filter_map(|man| Some((man, table.unit_at(man.unit.0).filter(seen)?))).collect()
}
