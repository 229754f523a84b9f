//! What an event changes about counters: the one place that says so. `apply` writes it on the table; a memory that follows the events
//! (the view, which shows each counter at its moment) writes it on its own columns.

use crate::facts::battlefield::BattlefieldData;
use crate::facts::event::{Event, LossCause};
use crate::facts::situation::{OffMap, UnitState, units, weapons};
use crate::facts::snapshot::{PlaceKept, Snapshot};
use crate::files::markers::{Marker, Markers};
use crate::files::vehicle::Seat;
use smallvec::{SmallVec, smallvec};
use table::CounterId;

/// A fact of a counter, by the counter's place in the scenario's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Of a unit.
    Unit(usize, units::Fact),
    /// Of a support weapon.
    Weapon(usize, weapons::Fact),
}

/// The facts that an event changes; `markers` are those of the unit at a place of the list, as they lie before it.
///
/// # Panics
/// The event names what is not there: [`table::RuleSet::admit`] is asked of events from outside.
pub fn changes(field: &BattlefieldData, markers: impl Fn(usize) -> Markers, event: &Event) -> SmallVec<[Change; 3]> {
    let no = |id: &CounterId| usize::from(field.unit_no(*id).expect("events name counters of the scenario"));
    let spot = |at| field.map.spot(at).expect("events name Locations of the map");
    let unit = |id, fact| smallvec![Change::Unit(no(id), fact)];
    let off = |id, to| unit(id, units::Fact::Standing(UnitState::Off(to)));
    let weapon = |id: &CounterId, facts: &[weapons::Fact]| {
        let no = usize::from(field.weapon_no(*id).expect("events name counters of the scenario"));
        facts.iter().map(|fact| Change::Weapon(no, *fact)).collect()
    };
    let lies = |owner, spot| [weapons::Fact::CarriedBy(owner), weapons::Fact::Lies(spot)];
    match event {
        Event::UnitPlaced { unit: id, at } => unit(id, units::Fact::Standing(UnitState::On(spot(*at)))),
        Event::UnitExited { unit: id } => off(id, OffMap::Exited),
        Event::UnitLost { unit: id, cause: LossCause::Joined } => off(id, OffMap::Joined),
        Event::UnitLost { unit: id, .. } => off(id, OffMap::Lost),
        Event::UnitShaken { unit: id } => unit(id, units::Fact::Shaken(true)),
        Event::UnitRallied { unit: id } => unit(id, units::Fact::Shaken(false)),
        Event::UnitBecame { unit: id, definition } => became(field, no(id), definition),
        Event::MarkerPlaced { unit: id, marker } => unit(id, units::Fact::Marked(markers(no(id)).with(*marker))),
        Event::MarkerRemoved { unit: id, marker } => unit(id, units::Fact::Marked(markers(no(id)).without(&[*marker]))),
        Event::MarkersCleared { units, .. } => cleared(units, no, markers),
        Event::WeaponTaken { weapon: id, by } => weapon(id, &lies(Some(no(by) as u16), None)),
        Event::WeaponDropped { weapon: id, at } => weapon(id, &lies(None, Some(spot(*at)))),
        Event::WeaponGone { weapon: id } => {
            let [owner, place] = lies(None, None);
            // Nobody serves it, so it has acquired nothing.
            weapon(id, &[owner, place, weapons::Fact::Gone(true), weapons::Fact::Acquired(None)])
        }
        Event::TripodTurned { weapon: id, set_up } => weapon(id, &[weapons::Fact::TripodSetUp(*set_up)]),
        Event::UnitIs { unit: id, fact } => unit(id, fact.fact()),
        Event::WeaponIs { weapon: id, fact } => weapon(id, &[fact.fact()]),
        Event::Mounted { units, vehicle, outside, .. } => {
            let seat = Seat { vehicle: *vehicle, outside: *outside };
            let aboard = [units::Fact::Standing(UnitState::Off(OffMap::Aboard)), units::Fact::RidesOn(Some(seat))];
            units.iter().map(no).flat_map(|no| aboard.map(|fact| Change::Unit(no, fact))).collect()
        }
        Event::Snapshot(snapshot) => snapshot.changes(field).collect(),
        Event::PhaseBegan { .. }
        | Event::ControlChanged { .. }
        | Event::GameOver(_)
        | Event::ImpulseBegan { .. }
        | crate::events!(rolls)
        | crate::events!(tells)
        | crate::events!(heard)
        | crate::events!(battle) => SmallVec::new(),
    }
}

impl Snapshot {
    /// All facts of all counters, as they are written on the start.
    ///
    /// # Panics
    /// It names what is not there.
    pub(crate) fn changes<'a>(&'a self, field: &'a BattlefieldData) -> impl Iterator<Item = Change> + 'a {
        let spot = move |at| field.map.spot(at).expect("it names Locations of the map");
        let units = self.units.iter().enumerate().flat_map(move |(no, unit)| {
            let definition = field.definitions.unit(&unit.unit).expect("it names known definitions");
            let is = field.definitions.defined(definition);
            let state = match unit.place {
                PlaceKept::At(at) => UnitState::On(spot(at)),
                PlaceKept::OffMap(off) => UnitState::Off(off),
            };
            let markers = unit.markers.iter().fold(Markers(0), |markers, marker| markers.with(*marker));
            let (kind, traits, shaken) = (is.kind, is.traits, unit.shaken);
            let told = units::Spelled { state, definition, kind, traits, shaken, markers };
            let facts = told.facts().into_iter().chain(unit.facts.iter().map(|fact| fact.fact()));
            facts.map(move |fact| Change::Unit(no, fact))
        });
        let weapons = self.weapons.iter().enumerate().flat_map(move |(no, weapon)| {
            let owner = weapon.carried_by.map(|owner| field.unit_no(owner).expect("it names units of the scenario"));
            [
                weapons::Fact::CarriedBy(owner),
                weapons::Fact::Lies(weapon.at.map(spot)),
                weapons::Fact::TripodSetUp(weapon.set_up),
                weapons::Fact::Gone(weapon.gone),
            ]
            .into_iter()
            .chain(weapon.facts.iter().map(|fact| fact.fact()))
            .map(move |fact| Change::Weapon(no, fact))
        });
        units.chain(weapons)
    }
}

/// A counter is another: its definition, and all that follows from it.
fn became(field: &BattlefieldData, no: usize, definition: &str) -> SmallVec<[Change; 3]> {
    let definition = field.definitions.unit(definition).expect("events name known definitions");
    let is = field.definitions.defined(definition);
    let facts = [units::Fact::Defined(definition), units::Fact::Class(is.kind), units::Fact::Able(is.traits)];
    facts.into_iter().map(|fact| Change::Unit(no, fact)).collect()
}

/// Markers are taken off units: one change for each unit, whatever lies on it.
fn cleared(
    units: &[(CounterId, Marker)],
    no: impl Fn(&CounterId) -> usize,
    markers: impl Fn(usize) -> Markers,
) -> SmallVec<[Change; 3]> {
    let mut left: SmallVec<[(usize, Markers); 8]> = SmallVec::new();
    for (id, marker) in units {
        let no = no(id);
        match left.iter_mut().find(|(other, _)| *other == no) {
            Some((_, markers)) => *markers = markers.without(&[*marker]),
            None => left.push((no, markers(no).without(&[*marker]))),
        }
    }
    left.into_iter().map(|(no, markers)| Change::Unit(no, units::Fact::Marked(markers))).collect()
}

/// The same on columns of their own: units as a memory that follows the events has them.
///
/// # Panics
/// As [`changes`].
pub fn follow(field: &BattlefieldData, units: &mut units::Kept, event: &Event) {
    for change in changes(field, |no| units.rows().at(no).markers, event) {
        match change {
            Change::Unit(no, fact) => units.write(no, fact),
            Change::Weapon(..) => {}
        }
    }
}
