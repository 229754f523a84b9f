//! What a player turn begins with by itself.

use crate::facts::event::Event;
use crate::facts::set::UnitSet;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Choice, Discipline, Haze, Use};
use crate::sections::{armour, driving, shooting};
use table::Side;

/// The hits of a player turn are counted from nothing, against the figures at its start (ROE-ST-05, ROE-H-06).
pub(crate) fn hits_forgotten(table: &Table) -> Vec<Event> {
    let anew = |unit: Unit| unit.becomes([Is::Hits(0), Is::HitBy(UnitSet::NONE), Is::AtStart(table.strength(&unit))]);
    table.units.iter().flat_map(anew).collect()
}

/// For the side that waits: what fell on it in the enemy turn before this one is over (ROE-R-01), and it has fired again after Reserve
/// Fire (ROE-ORD-04).
pub(crate) fn others_wait(table: &Table, active: Side) -> Vec<Event> {
    let waits =
        |unit: Unit| unit.becomes([Is::FiredOn(false), Is::Engaged(false), Is::Crossed(false), Is::Spent(false)]);
    table.side(active.other()).flat_map(waits).collect()
}

/// For the side whose turn begins: no orders, nothing done, no smoke (ROE-SHT-15, ROE-SHT-16), no opportunity fire (ROE-H-09). Who has
/// hidden to recover is Confident (ROE-DIS-07). Who did not fire in its last turn is zeroed in on nothing (ROE-SHT-08). Support weapons
/// are set up after a turn of Hold (ROE-WPN-17). Who was stunned in a vehicle is so in this turn, and no more after it (ROE-VEH-10).
pub(crate) fn units_start(table: &Table, active: Side) -> Vec<Event> {
    let all = |unit: Unit| {
        let weapons = shooting::support_weapons(table, &unit).into_iter();
        let vehicles = armour::stations(table, &unit).into_iter().chain(driving::starts(table, &unit));
        weapons.chain(vehicles).chain(starts(table, &unit))
    };
    table.side(active).flat_map(all).collect()
}

fn starts(table: &Table, unit: &Unit) -> Vec<Event> {
    let recovered = unit.recovers && unit.is_hidden() && !unit.fired_on;
    let discipline = if recovered { Discipline::Confident } else { unit.discipline };
    let settled = discipline == Discipline::Confident || !table.is_left(unit);
    let is = [
        Is::Disciplined(discipline),
        Is::Recovers(false),
        Is::Settled(settled),
        Is::Ordered(None),
        Is::Purposed(Use::Nothing),
        Is::Targets(None),
        Is::Charges(None),
        Is::Chooses(Choice::Bound),
        Is::TestedAtOnce(false),
        Is::Idle(false),
        Is::ZeroedIn(unit.zeroed.filter(|_| unit.fired)),
        Is::Moved(false),
        Is::Alighted(false),
        Is::Gone(false),
        Is::Fired(false),
        Is::Looked(0),
        Is::Found(None),
        Is::Ready(false),
        Is::InHaze(Haze::None),
    ];
    unit.becomes(is)
}

/// Fights of the phase that begins have not been fought yet.
pub(crate) fn nobody_has_fought(table: &Table) -> Vec<Event> {
    table.units.iter().flat_map(|unit| unit.becomes([Is::Fought(false)])).collect()
}
