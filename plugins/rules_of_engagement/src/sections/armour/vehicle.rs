//! A vehicle, its body, and those who are in it.

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::vehicles::VehicleDef;
use measured_table::Hull;

/// What the table of vehicles says of a figure (ROE-H-14); none: it is a man or a gun.
pub fn def_of<'w>(table: &Table<'w>, figure: &Figure) -> Option<&'w VehicleDef> {
    table.field.vehicles.get(usize::from(figure.vehicle.0?))?.def.as_ref()
}

/// The body of a vehicle that is on the table, whole or as a wreck, in tenths (ROE-H-23).
pub fn body_of(table: &Table, figure: &Figure) -> Option<Hull> {
    let vehicle = table.field.vehicles.get(usize::from(figure.vehicle.0?)).filter(|vehicle| vehicle.def.is_some())?;
    Some(Hull::new(figure.at?, figure.facing, vehicle.size.0, vehicle.size.1))
}

/// The figure of a unit's vehicle, whatever has become of it; none: it is no vehicle.
pub fn hull_of(table: &Table, unit: &Unit) -> Option<Figure> {
    table.all_of(unit).next().filter(|figure| def_of(table, figure).is_some())
}

/// Those who are in a vehicle: its crew first, then its passengers, in the order of the list.
pub(crate) fn aboard(table: &Table, hull: &Figure) -> Vec<Figure> {
    let place = table.figure_no(hull.id).and_then(|no| u8::try_from(no).ok());
    let men = table.figures.iter().filter(|figure| place.is_some() && figure.aboard == place && figure.is_there());
    let (mut crew, passengers): (Vec<Figure>, Vec<Figure>) = men.partition(|man| man.unit == hull.unit);
    crew.extend(passengers);
    crew
}
