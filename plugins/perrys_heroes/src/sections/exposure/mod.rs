//! Who can be fired at in a vehicle, and how he is then (PH-H-21, PH-H-22): fire, alert and bursts ask here, and know nothing else of
//! riding.

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::charts::Shelter;
use crate::files::values::Posture;
use crate::sections::points::commander;
use measured_table::Disc;
use table::Side;

/// The vehicle in which a man can be fired at as if behind a low wall: one on the table that is open on top, in which he rides and does not
/// serve (PH-H-21), or whose commander he is and looks out of it (PH-H-22).
///
/// Reading: of a crew nobody else can be fired at, nor is anybody while the hatch is shut.
pub fn exposed(table: &Table, man: &Figure) -> Option<Figure> {
    let vehicle = table.ridden(man).filter(|_| table.rides(man))?;
    let rides = man.team != vehicle.team && table.vehicle(&vehicle).is_some_and(|def| def.def.open);
    let looks_out = || vehicle.hatch && commander(table, &vehicle).is_some_and(|one| one.id == man.id);
    ((rides || looks_out()) && vehicle.at.is_some()).then_some(vehicle)
}

/// Those who are exposed in a vehicle, as they are fired at where it is: it may be on its way.
pub(crate) fn exposed_in<'t>(table: &'t Table, vehicle: &Figure) -> impl Iterator<Item = Figure> + 't {
    let Figure { at, motion, facing, concealed, .. } = *vehicle;
    let men = table.aboard(vehicle).filter(|man| exposed(table, man).is_some());
    men.map(move |man| Figure { at, motion, facing, concealed, posture: Posture::Standing, ..man })
}

/// A man as he is fired at: where his vehicle is, and as it moves, if he is exposed in one; who rides otherwise is no target, and who stands
/// stands.
pub fn as_target(table: &Table, man: &Figure) -> Option<Figure> {
    if man.aboard.is_none() {
        return Some(*man).filter(|man| man.at.is_some());
    }
    let vehicle = exposed(table, man)?;
    exposed_in(table, &vehicle).find(|one| one.id == man.id)
}

/// The men of a side whom fire could be aimed at, as they are fired at: who stands on the table, and who is exposed in a vehicle.
pub(crate) fn targets<'t>(table: &'t Table, side: Side) -> impl Iterator<Item = Figure> + 't {
    let there = table.side(side).filter(Figure::is_there);
    there.filter_map(|man| as_target(table, &man))
}

/// A living man as a burst finds him: he stands within it, or the hull of a vehicle in which he is exposed does (PH-GEO-04).
///
/// Reading: whom one can fire at in a vehicle is reached by what bursts, as if behind a low wall; who is shut in is not.
pub(crate) fn in_burst(table: &Table, figure: &Figure, burst: &Disc) -> Option<Figure> {
    if figure.is_vehicle() || !figure.is_there() {
        return None;
    }
    as_target(table, figure).filter(|man| table.body(man).is_some_and(|body| !body.gap_to(burst).is_open()))
}

/// True of a man whose wounds the enemy sees although he himself is not located: his vehicle is, and he can be fired at there (PH-H-21,
/// PH-7.13-14).
///
/// Reading: of who rides the enemy sees no more than that, as it does not know which man he is.
pub(crate) fn shows_wounds(table: &Table, man: &Figure) -> bool {
    exposed(table, man).is_some_and(|vehicle| vehicle.located)
}

/// What is told besides when a vehicle is located: the wounds of those who are exposed in it.
pub(crate) fn wounds_aboard(table: &Table, vehicle: &Figure) -> Vec<Event> {
    let shows = |man: &Figure| man.is_marked() && !man.located && exposed(table, man).is_some();
    table.aboard(vehicle).filter(shows).map(|man| Event::Is(man.id, Is::Healthy(man.health))).collect()
}

/// What keeps the splinters of a burst off who is exposed in a vehicle: what a low wall does (PH-7.12-07).
pub(crate) fn shelter(man: &Figure) -> Option<Shelter> {
    man.aboard.map(|_| Shelter::Hard)
}

#[cfg(test)]
#[path = "exposure_test.rs"]
mod tests;
