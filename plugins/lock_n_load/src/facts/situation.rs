//! What lies on the table and what rules read of it. The facts of units and weapons are declared here, once; rules borrow their columns
//! where the engine keeps them, so nothing is gathered and asking changes nothing.

mod hiding;

use crate::facts::battlefield::{Battlefield, BattlefieldData, Sights};
use crate::facts::flow::Flow;
use crate::facts::hex_markers::HexMarkers;
pub use crate::facts::off_map::OffMap;
use crate::files::classes::{ClassDef, Load, Trait, Traits};
use crate::files::definition::{FormationDef, UnitDef, UnitKind, WeaponDef};
use crate::files::markers::{Marker, Markers};
use crate::files::mobility::MobilityId;
use crate::files::vehicle::{Acquisition, MountArc, Seat, VehicleDef};
use bevy_ecs::prelude::{Component, Resource, World};
use hex_board::{Facing, Spot};
use table::{CounterId, Everybody, RuleId, Side};

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnitState {
    /// On the map.
    On(Spot),
    /// Elsewhere.
    Off(OffMap),
}
impl UnitState {
    /// The Location, on the map.
    #[inline]
    pub const fn spot(self) -> Option<Spot> {
        match self {
            UnitState::On(spot) => Some(spot),
            UnitState::Off(_) => None,
        }
    }
}

/// Units: what is true of them and may change.
pub mod units {
    use super::*;

    table::facts! {
        /// A unit as it stands now.
        row UnitNow on BattlefieldData;
        fixed {
            /// Its id.
            id: CounterId,
            /// Its side.
            side: Side,
        }
        told {
            /// Where it is.
            state: Standing(UnitState) = UnitState::Off(OffMap::Pool), seen by UnlessHidden;
            /// Position of its definition; a squad that is reduced gets another one. What a counter is both know, wherever it is.
            definition: Defined(u16) = 0, seen by Everybody;
            /// Its class, from the definition: these three are written together.
            kind: Class(UnitKind) = UnitKind::Squad, seen by Everybody;
            /// What it is and may do, by its class, its formation and its definition.
            traits: Able(Traits) = Traits::NONE, seen by Everybody;
            /// Shows its Shaken side.
            shaken: Shaken(bool) = false, seen by UnlessHidden;
            /// Its markers.
            markers: Marked(Markers) = Markers(0), seen by UnlessHidden;
        }
        facts {
            /// The corner of its hex that it faces (LNL-0.2-06), if it faces at all.
            facing: Faces(Facing) = Facing::NNE, seen by UnlessHidden;
            /// How many steps of 60 degrees clockwise its turret points off its hull (LNL-15.1-13).
            turret: TurretTurned(u8) = 0, seen by UnlessHidden, if |steps, _| steps < 6;
            /// Buttoned (LNL-15.0-01); otherwise a vehicle is Open.
            buttoned: Buttoned(bool) = false, seen by UnlessHidden;
            /// In which vehicle it is, or on which, while it is [`OffMap::Aboard`].
            aboard: RidesOn(Option<Seat>) = None, seen by UnlessHidden,
                if |seat, field| seat.is_none_or(|seat| field.unit_no(seat.vehicle).is_some());
            /// Emplaced (21.7).
            emplaced: Emplaced(bool) = false, seen by UnlessHidden;
            /// It has been declared to keep moving, where that is played: until its next move its marker of movement lies turned
            /// (LNL-15.7.1-01).
            keeps_moving: KeepsMoving(bool) = false, seen by UnlessHidden;
            /// Half points that it has spent on roads in its last move, where the optional rule on speed asks for them (LNL-15.7-02).
            road_halves: DroveOnRoad(u8) = 0, seen by UnlessHidden;
        }
        tests {
            /// Made up: how deep it has dug in.
            dug_in: DugIn(u8) = 0, seen by Everybody, if |depth, _| depth <= 3;
            /// Made up: what it has been told to do, which its own side alone knows.
            told_to: ToldTo(u8) = 0, seen by crate::made_up_test::Owner;
        }
    }
}

/// How a weapon is mounted: never changes. None: it is a support weapon, a counter that shows a weapon alone (LNL-1.1-B03).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[component(immutable)]
pub struct Mounted(pub Option<MountArc>);

/// Support weapons and mounted weapons: what is true of them and may change.
pub mod weapons {
    use super::*;

    table::facts! {
        /// A weapon as it lies now.
        row WeaponNow on BattlefieldData;
        fixed {
            /// Its id.
            id: CounterId,
            /// How it is mounted; a support weapon is not.
            mount: Mounted,
        }
        told {
            /// Position of its definition.
            definition: Defined(u16) = 0, seen by Everybody;
            /// Its owner, as a place in the scenario's list of units.
            carrier: CarriedBy(Option<u16>) = None, seen by Everybody;
            /// Where it lies abandoned; none where it is carried or gone.
            lies: Lies(Option<Spot>) = None, seen by Everybody;
            /// On its tripod side (LNL-1.6.1-01).
            set_up: TripodSetUp(bool) = false, seen by Everybody;
            /// Out of the game.
            gone: Gone(bool) = false, seen by Everybody;
        }
        facts {
            /// The target that it has acquired (14.3).
            acquired: Acquired(Option<Acquisition>) = None, seen by Everybody,
                if |acquired, _| acquired.is_none_or(|acquired| matches!(acquired.level, 1 | 2));
        }
        tests {
            /// Made up: how often it may still fire.
            rounds: Rounds(Option<u8>) = None, seen by Everybody;
        }
    }
}

pub use hiding::UnlessHidden;
pub(crate) use hiding::lies_hidden;
pub use units::UnitNow;
pub use weapons::WeaponNow;

impl UnitNow {
    /// Its Location, if it is on the map.
    #[inline]
    pub fn spot(&self) -> Option<Spot> {
        self.state.spot()
    }
    /// Good Order (LNL-1.5-02).
    pub fn good_order(&self) -> bool {
        !self.shaken
    }
    /// True if it is or may do this.
    #[inline]
    pub fn may(&self, one: Trait) -> bool {
        self.traits.has(one)
    }
    /// Multi-man counter (LNL-1.1-03).
    pub fn is_mmc(&self) -> bool {
        self.may(Trait::MultiMan)
    }
    /// Single-man counter (LNL-11.0-01).
    pub fn is_smc(&self) -> bool {
        self.may(Trait::SingleMan)
    }
    /// A leader in Good Order.
    pub fn leads(&self) -> bool {
        self.may(Trait::Leads) && self.good_order()
    }
    /// It shows the wounded side that the counters of heroes have (RUL-95).
    pub fn on_wounded_side(&self) -> bool {
        self.may(Trait::NeverShaken) && self.has(Marker::Wounded)
    }
    /// Where its turret points; without a turret, where its hull does (LNL-14.1-05).
    pub fn turret_facing(&self) -> Facing {
        self.facing.turned(self.turret as i8)
    }
    /// True if it keeps moving from the turn before and has not begun to move in this one (LNL-15.7.1-02 to -04).
    pub fn is_still_moving(&self) -> bool {
        self.keeps_moving && !self.markers.any(&[Marker::Moved, Marker::AssaultMoved])
    }
    /// True if the marker is on it.
    pub fn has(&self, marker: Marker) -> bool {
        self.markers.has(marker)
    }
}

/// What lies on a battle's world beside the facts of counters. It is one resource, because rules read all of it whenever they are asked,
/// and the engine looks for every resource anew.
#[derive(Resource)]
pub(crate) struct Laid {
    /// Markers on Locations.
    pub(crate) hexes: HexMarkers,
    /// Where the game stands.
    pub(crate) flow: Flow,
    /// Map, charts, scenario.
    pub(crate) field: Battlefield,
    /// Who sees whom through the present smoke.
    pub(crate) sights: Sights,
}

/// Everything that rules read, as one borrowed value: what lies on the table, where the game stands, and what never changes.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// Every unit of the scenario in its list's order, whatever has become of it.
    pub units: units::Rows<'a>,
    /// Every support weapon in the list's order.
    pub weapons: weapons::Rows<'a>,
    /// Markers on Locations.
    pub hexes: &'a HexMarkers,
    /// Where the game stands.
    pub flow: &'a Flow,
    /// Map, charts, scenario.
    pub field: &'a Battlefield,
    /// Who sees whom through the present smoke.
    pub sights: &'a Sights,
}

impl<'a> Table<'a> {
    /// Borrows what lies on a battle's world.
    ///
    /// # Panics
    /// The world was not set up by [`LockNLoad::set_up`](table::RuleSet::set_up).
    pub(crate) fn of(world: &'a World) -> Self {
        let laid = world.resource::<Laid>();
        Table {
            units: world.resource::<units::Counters>().rows(world),
            weapons: world.resource::<weapons::Counters>().rows(world),
            hexes: &laid.hexes,
            flow: &laid.flow,
            field: &laid.field,
            sights: &laid.sights,
        }
    }
    /// True if the battle is played with this rule: its module is in it and, if it is optional, it is switched on.
    pub fn plays(&self, rule: RuleId) -> bool {
        self.field.plays.with(rule)
    }
    /// The place of a unit in [`Table::units`].
    pub fn unit_no(&self, id: CounterId) -> Option<u16> {
        self.field.unit_no(id)
    }
    /// A unit by its id.
    pub fn unit(&self, id: CounterId) -> Option<UnitNow> {
        self.field.unit_no(id).map(|n| self.units.at(usize::from(n)))
    }
    /// A weapon by its id.
    pub fn weapon(&self, id: CounterId) -> Option<WeaponNow> {
        self.field.weapon_no(id).map(|n| self.weapons.at(usize::from(n)))
    }
    /// A unit's definition.
    pub fn definition(&self, unit: UnitNow) -> &'a UnitDef {
        &self.field.definitions.units[usize::from(unit.definition)]
    }
    /// A unit's class.
    #[inline]
    pub fn class(&self, unit: UnitNow) -> &'a ClassDef {
        self.field.definitions.class(unit.kind)
    }
    /// How a unit gets about.
    pub fn mobility(&self, unit: UnitNow) -> MobilityId {
        self.field.definitions.mobility_of[usize::from(unit.definition)]
    }
    /// What units take up together of a Location's room.
    pub fn load(&self, units: impl IntoIterator<Item = UnitNow>) -> Load {
        units.into_iter().fold(Load::default(), |load, unit| load.plus(self.class(unit).stacking))
    }
    /// A unit's formation.
    pub fn formation(&self, unit: UnitNow) -> &'a FormationDef {
        let formation = self.field.definitions.formation_of[usize::from(unit.definition)];
        &self.field.definitions.formations[usize::from(formation)]
    }
    /// A weapon's definition.
    pub fn weapon_definition(&self, weapon: WeaponNow) -> &'a WeaponDef {
        &self.field.definitions.weapons[usize::from(weapon.definition)]
    }
    /// The weapons that are defined so, in the list's order.
    #[inline]
    pub fn weapons_defined<F: Fn(&WeaponDef) -> bool + Clone>(
        &self,
        so: F,
    ) -> impl Iterator<Item = WeaponNow> + Clone + use<'a, F> {
        let (weapons, definitions) = (self.weapons, &self.field.definitions.weapons);
        let defined = weapons.definition.iter().enumerate();
        defined.filter(move |(_, no)| so(&definitions[usize::from(no.0)])).map(move |(no, _)| weapons.at(no))
    }
    /// The owner of a weapon, if he is of this side.
    pub fn carrier_of(&self, weapon: WeaponNow, side: Side) -> Option<UnitNow> {
        let own = weapon.carrier.map(usize::from).filter(|no| self.units.side[*no] == side);
        own.map(|no| self.units.at(no))
    }
    /// The id of a weapon's owner.
    pub fn owner_of(&self, weapon: CounterId) -> Option<CounterId> {
        self.weapon(weapon).and_then(|weapon| self.carrier(weapon)).map(|owner| owner.id)
    }
    /// The owner of a weapon.
    pub fn carrier(&self, weapon: WeaponNow) -> Option<UnitNow> {
        weapon.carrier.map(|n| self.units.at(usize::from(n)))
    }
    /// The places in [`Table::units`] of those in a Location: one column is looked at, whatever else is true of units.
    #[inline]
    fn places_at(&self, spot: Spot) -> impl Iterator<Item = usize> + Clone + use<'a> {
        let here = units::Standing(UnitState::On(spot));
        self.units.state.iter().enumerate().filter(move |(_, state)| **state == here).map(|(no, _)| no)
    }
    /// The units in a Location, in the list's order.
    pub fn units_at(&self, spot: Spot) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let units = self.units;
        self.places_at(spot).map(move |no| units.at(no))
    }
    /// The units of one side in a Location.
    pub fn side_at(&self, spot: Spot, side: Side) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let units = self.units;
        self.places_at(spot).filter(move |no| units.side[*no] == side).map(move |no| units.at(no))
    }
    /// True if a unit of the side stands in a Location.
    pub fn is_held(&self, spot: Spot, side: Side) -> bool {
        self.places_at(spot).any(|no| self.units.side[no] == side)
    }
    /// The units under one of these markers, wherever they are, in the list's order.
    pub fn marked(&self, any: &[Marker]) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let (units, any) = (self.units, any.iter().fold(Markers(0), |all, marker| all.with(*marker)));
        let under = units.markers.iter().enumerate().filter(move |(_, markers)| markers.0.0 & any.0 != 0);
        under.map(move |(no, _)| units.at(no))
    }
    /// The units that are or may do this, wherever they are, in the list's order.
    pub fn able(&self, one: Trait) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let units = self.units;
        let able = units.traits.iter().enumerate().filter(move |(_, traits)| traits.0.has(one));
        able.map(move |(no, _)| units.at(no))
    }
    /// The units of one side, wherever they are, in the list's order.
    pub fn side(&self, side: Side) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        self.units.iter().filter(move |unit| unit.side == side)
    }
    /// The units of one side that stand on the map, each with its Location, in the list's order.
    #[inline]
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Spot, UnitNow)> + Clone + use<'a> {
        self.side(side).filter_map(|unit| Some((unit.spot()?, unit)))
    }
    /// The Locations of a side's units on the map, for each unit in the list's order.
    pub fn spots(&self, side: Side) -> impl Iterator<Item = Spot> + Clone + use<'a> {
        let standing = self.units.side.iter().zip(self.units.state);
        standing.filter(move |(whose, _)| **whose == side).filter_map(|(_, state)| state.0.spot())
    }
    /// The weapons of a unit, carried and mounted, in the list's order.
    pub fn weapons_of(&self, unit: CounterId) -> impl Iterator<Item = WeaponNow> + Clone + use<'a> {
        let (weapons, owner) = (self.weapons, weapons::CarriedBy(self.field.unit_no(unit)));
        let carried = if owner.0.is_some() { weapons.carrier } else { &[] };
        carried.iter().enumerate().filter(move |(_, by)| **by == owner).map(move |(no, _)| weapons.at(no))
    }
    /// The support weapons that a unit carries, in the list's order.
    pub fn carried_by(&self, unit: CounterId) -> impl Iterator<Item = WeaponNow> + Clone + use<'a> {
        self.weapons_of(unit).filter(|weapon| weapon.mount.0.is_none())
    }
    /// The weapons mounted on a unit, or served by it, in the list's order.
    pub fn mounted_on(&self, unit: CounterId) -> impl Iterator<Item = WeaponNow> + Clone + use<'a> {
        self.weapons_of(unit).filter(|weapon| weapon.mount.0.is_some())
    }
    /// What makes a unit a vehicle, if it is one.
    pub fn vehicle(&self, unit: UnitNow) -> Option<&'a VehicleDef> {
        self.definition(unit).vehicle.as_ref()
    }
    /// Where a unit is, on the map by itself or aboard a vehicle.
    pub fn whereabouts(&self, unit: UnitNow) -> Option<Spot> {
        unit.spot().or_else(|| self.unit(unit.aboard?.vehicle)?.spot())
    }
    /// From where a unit fires: from where it stands, or from the top of its vehicle there (LNL-16.2-06).
    pub fn fires_from(&self, unit: UnitNow) -> Option<Spot> {
        unit.spot().or_else(|| self.unit(unit.aboard.filter(|seat| seat.outside)?.vehicle)?.spot())
    }
    /// Those of its side in whose company a unit is, itself among them: on foot those of its Location, aboard those of the same vehicle
    /// (RUL-117).
    pub fn company(&self, unit: UnitNow) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let beside = move |mate: &UnitNow| match (unit.aboard, unit.spot()) {
            (Some(seat), _) => mate.aboard.is_some_and(|other| other.vehicle == seat.vehicle),
            (None, Some(spot)) => mate.spot() == Some(spot),
            (None, None) => false,
        };
        self.side(unit.side).filter(beside)
    }
    /// True if a unit rides on top of a vehicle of the map and could fire from there, as far as its kind and its state go (LNL-16.2-06): a
    /// leader has no firepower of his own.
    // Reading: as units on foot do, he counts whether or not a target is in sight.
    pub fn rides_to_fire(&self, unit: UnitNow) -> bool {
        unit.aboard.is_some()
            && self.fires_from(unit).is_some()
            && unit.good_order()
            && unit.may(Trait::Fires)
            && unit.may(Trait::HasFirepower)
    }
    /// The passengers of a vehicle, inside and on top, in the list's order (LNL-16.0-01).
    pub fn passengers(&self, vehicle: CounterId) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
        let units = self.units;
        let rides = move |seat: &units::RidesOn| seat.0.is_some_and(|seat| seat.vehicle == vehicle);
        units.aboard.iter().enumerate().filter(move |(_, seat)| rides(seat)).map(move |(no, _)| units.at(no))
    }
}
