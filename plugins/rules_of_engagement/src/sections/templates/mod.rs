//! Templates: discs that lie on the centre of a unit (ROE-TPL).

pub mod rules;

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::{hiding, sight};
use measured_table::shapes::{Counted, covers};
use measured_table::{Disc, Point};

/// The men under a template of this size that comes down on a point, with their units: of both sides, whoever sees them. A figure is under
/// it by the middle of its base (ROE-GEO-07).
pub(crate) fn at_point(table: &Table, at: Point, blast: u8) -> Vec<(Figure, Unit)> {
    let Some(radius) = table.field.charts.template(blast) else { return Vec::new() };
    let template = Disc::new(at, radius);
    let is_under = |figure: &Figure| {
        !figure.is_vehicle() && table.base(figure).is_some_and(|base| covers(&template, base, Counted::ByMiddle))
    };
    let men = table.figures.iter().filter(is_under);
    men.filter_map(|man| Some((man, table.unit_at(man.unit.0)?))).collect()
}

/// The size of a template and the score that kills, of what is fired at a unit: in a building both are greater dangers (ROE-TPB-02,
/// ROE-TPB-03).
pub(crate) fn against(table: &Table, at: &Unit, blast: u8, ap: u8) -> (u8, u8) {
    match (sight::building_of(table, at), blast) {
        (None, _) => (blast, ap),
        (Some(_), 1) => (2, ap.saturating_sub(1)),
        (Some(_), _) => (blast, ap.saturating_sub(1)),
    }
}

/// The men under a template of this size that lies on the centre of a unit (ROE-TPL-01, ROE-TPL-02, ROE-GEO-08, ROE-H-15), with their
/// units: of whichever side, as far as the unit that fires can see them (ROE-TPL-04).
pub(crate) fn under(table: &Table, firing: &Unit, on: &Unit, blast: u8) -> Vec<(Figure, Unit)> {
    let Some(at) = table.middle(on) else { return Vec::new() };
    let mut men = at_point(table, at, blast);
    men.retain(|(_, unit)| unit.side == firing.side || hiding::knows(table, firing, unit));
    men
}
