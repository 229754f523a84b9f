//! What the files of `assets/lock_n_load/` say of units, weapons and formations; with the charts, all definitions that a battle uses.

mod defined;

use crate::files::charts::{HexsideEffect, Tables, TerrainEffect, TerrainEffects};
use crate::files::classes::{ClassDef, Trait, Traits};
use crate::files::mobility::{Mobility, MobilityId};
use crate::files::vehicle::{ArmourLeader, MountDef, OrdnanceDef, VehicleDef};
use hex_board::{HexsideId, TerrainId};
use serde::{Deserialize, Serialize};

pub use crate::files::classes::UnitKind;
pub use defined::Defined;

/// The values printed on one side of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Face {
    /// Firepower.
    pub firepower: i8,
    /// Range in hexes.
    pub range: u8,
    /// Movement factor.
    pub movement: u8,
    /// Morale.
    pub morale: u8,
    /// Leadership modifier.
    pub leadership: i8,
}

/// What a squad becomes by Casualties (23.0, tables T-7).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reduction {
    /// Nothing: Casualties eliminate it.
    #[default]
    None,
    /// Always this half-squad.
    To(String),
    /// One die decides (LNL-13.82-01, LNL-13.93-01).
    Die {
        /// On an even number.
        even: String,
        /// On an odd number.
        odd: String,
    },
}

/// A kind of counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Its key: `us_parachute_squad`.
    pub id: String,
    /// What players read.
    pub name: String,
    /// Its class.
    pub kind: UnitKind,
    /// The key of its formation.
    pub formation: String,
    /// Good Order side.
    pub front: Face,
    /// Shaken side; a hero's wounded side. Firepower, range and movement not given count as on the front; morale is always given.
    pub back: Face,
    /// The movement factor stands in a red box (LNL-6.1-01).
    #[serde(default)]
    pub assault_move: bool,
    /// The movement factor stands in a yellow box (LNL-6.4-01).
    #[serde(default)]
    pub stealth: bool,
    /// SR: may always try to rally (LNL-3.0-12).
    #[serde(default)]
    pub self_rally: bool,
    /// Marked M: +1 firepower in melee (LNL-8.2-06).
    #[serde(default)]
    pub melee_bonus: bool,
    /// What Casualties make of it.
    #[serde(default)]
    pub reduces_to: Reduction,
    /// Traits that it has beside those of its class and its formation.
    #[serde(default)]
    pub gains: Vec<Trait>,
    /// Traits of its class or its formation that it has not.
    #[serde(default)]
    pub lacks: Vec<Trait>,
    /// How it gets about, if otherwise than its class: a column of the Terrain Effects Chart.
    #[serde(default)]
    pub mobility: Option<String>,
    /// What makes it a vehicle; every vehicle has it and nobody else.
    #[serde(default)]
    pub vehicle: Option<VehicleDef>,
    /// The weapons mounted on it, or served by the team.
    #[serde(default)]
    pub mounts: Vec<MountDef>,
    /// The calibre of a team's weapon in millimetres (LNL-1.6.3-B03); 0: it has none.
    #[serde(default)]
    pub calibre: u16,
    /// The armour leader aboard (15.41); files give him to single counters.
    #[serde(skip)]
    pub armour_leader: Option<ArmourLeader>,
}

/// A force: what the background colour of a counter shows (RUL-99).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FormationFields")]
pub struct FormationDef {
    /// Its key: `us_parachute`.
    pub id: String,
    /// What players read.
    pub name: String,
    /// The nation, for captured weapons: `us`, `german`.
    pub nation: String,
    /// The colour group: leaders rally units of the same colour (LNL-3.0-09).
    pub colour: String,
    /// The palette's key.
    pub palette: String,
    /// Smoke capability of its multi-man counters (tables T-6); 0: may not.
    pub smoke: u8,
    /// What its units are and may do beside the traits of their classes (section 13).
    pub traits: Vec<Trait>,
}

/// A formation as files say it, also those from before formations had traits.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FormationFields {
    id: String,
    name: String,
    nation: String,
    colour: String,
    palette: String,
    smoke: u8,
    #[serde(default)]
    traits: Vec<Trait>,
    /// Fanaticism and Dedication (13.81).
    #[serde(default)]
    ss: bool,
    /// Both traits of US glider infantry (13.92).
    #[serde(default)]
    glider: bool,
}
impl From<FormationFields> for FormationDef {
    fn from(fields: FormationFields) -> Self {
        let FormationFields { id, name, nation, colour, palette, smoke, mut traits, ss, glider } = fields;
        if ss {
            traits.extend([Trait::Fanaticism, Trait::Dedication]);
        }
        if glider {
            traits.extend([Trait::NotHalvedInGroups, Trait::ShiftsMeleeInGroups]);
        }
        Self { id, name, nation, colour, palette, smoke, traits }
    }
}

/// Kinds of weapons: support weapons, and those mounted on vehicles and served by teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WeaponKind {
    /// A machine gun.
    MachineGun,
    /// A flamethrower (1.6.2).
    Flamethrower,
    /// A satchel charge (LNL-1.6.2-10).
    SatchelCharge,
    /// A weapon with a to-hit table (LNL-14.0-01).
    Ordnance,
    /// A mortar (18.1).
    Mortar,
    /// A Molotov cocktail (1.6.22).
    Molotov,
    /// An anti-tank grenade, for Close Assaults (1.6.23).
    AntiTankGrenade,
}

/// A support weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDef {
    /// Its key: `mg42`.
    pub id: String,
    /// What players read.
    pub name: String,
    /// Its kind.
    pub kind: WeaponKind,
    /// The nation that it belongs to.
    pub nation: String,
    /// Firepower; of a tripod gun, when set up. Ordnance has its HE equivalent instead.
    #[serde(default)]
    pub firepower: i8,
    /// Range in hexes; of a tripod gun, when set up. Ordnance has its to-hit table instead.
    #[serde(default)]
    pub range: u8,
    /// Present on tripod guns: the packed side (LNL-1.6.1.01-05).
    #[serde(default)]
    pub packed: Option<PackedSide>,
    /// What makes it ordnance; every weapon of that kind has it and no other.
    #[serde(default)]
    pub ordnance: Option<OrdnanceDef>,
    /// It does not fire nearer than this, in hexes: mortars (LNL-1.6.21-B05).
    #[serde(default)]
    pub least_range: u8,
}

/// The packed side of a tripod machine gun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackedSide {
    /// Firepower and range printed there; absent: it cannot fire packed.
    #[serde(default)]
    pub fires: Option<(i8, u8)>,
}

/// `units.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// Formations.
    pub formations: Vec<FormationDef>,
    /// Units.
    pub units: Vec<UnitDef>,
    /// Support weapons.
    pub weapons: Vec<WeaponDef>,
}

/// All definitions that a battle uses, checked against each other, with numbers in place of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definitions {
    /// One row for each class, in the order of [`UnitKind::ALL`].
    pub classes: Vec<ClassDef>,
    /// Formations.
    pub formations: Vec<FormationDef>,
    /// Units.
    pub units: Vec<UnitDef>,
    /// For each unit its formation's position.
    pub formation_of: Vec<u16>,
    /// For each unit what its class, its formation and its own line make of it.
    pub traits: Vec<Traits>,
    /// For each unit the position of its mobility.
    pub mobility_of: Vec<MobilityId>,
    /// Every column of the chart, that of men on foot first.
    pub mobilities: Vec<Mobility>,
    /// Support weapons.
    pub weapons: Vec<WeaponDef>,
    /// The chart.
    pub effects: TerrainEffects,
    /// The chart by [`TerrainId`].
    pub by_terrain: Vec<TerrainEffect>,
    /// The chart by [`HexsideId`].
    pub by_hexside: Vec<HexsideEffect>,
    /// The other tables.
    pub tables: Tables,
}

/// The key of a definition as the file has it, without the part of a counter's own.
pub fn plain_key(key: &str) -> &str {
    key.split_once('#').map_or(key, |(plain, _)| plain)
}

/// A mistake of meaning in a definition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefinitionMistake {
    /// Path of the field in its file, as `units[3].formation`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// The words that would be right, for a hint.
    pub candidates: Vec<String>,
    /// Which file: `classes`, `units`, `terrain_effects` or `tables`.
    pub file: &'static str,
    /// True if one can play all the same, though the file hardly says what its author means.
    pub warning: bool,
}

impl Definitions {
    /// Works out what each unit is and may do and how it gets about, after something has been said anew about classes, formations or
    /// units.
    pub fn work_out(&mut self) {
        let formation =
            |n: usize| self.formation_of.get(n).and_then(|formation| self.formations.get(usize::from(*formation)));
        let units = self.units.iter().enumerate();
        self.traits = units.map(|(n, unit)| self.class(unit.kind).traits_of(formation(n), unit)).collect();
        self.mobility_of = self.units.iter().map(|unit| self.mobility(unit)).collect();
    }
    /// A definition like that at `base`, with other values.
    pub(crate) fn add(&mut self, base: u16, def: UnitDef) {
        let formation = self.formation_of[usize::from(base)];
        self.traits.push(self.class(def.kind).traits_of(self.formations.get(usize::from(formation)), &def));
        self.formation_of.push(formation);
        self.mobility_of.push(self.mobility(&def));
        self.units.push(def);
    }
    /// The column by which a unit moves.
    fn mobility(&self, unit: &UnitDef) -> MobilityId {
        let key = unit.mobility.as_ref().unwrap_or(&self.class(unit.kind).mobility);
        MobilityId(self.mobilities.iter().position(|mobility| mobility.key == *key).unwrap_or_default() as u8)
    }
    /// The row of a class.
    #[inline]
    pub fn class(&self, kind: UnitKind) -> &ClassDef {
        &self.classes[kind as usize]
    }
    /// A definition with all that its class and its formation make of it.
    pub fn defined(&self, unit: u16) -> Defined<'_> {
        let (def, traits) = (&self.units[usize::from(unit)], self.traits[usize::from(unit)]);
        Defined::new(def, self.class(def.kind), traits)
    }
    /// The position of the unit definition with this key.
    pub fn unit(&self, key: &str) -> Option<u16> {
        self.units.iter().position(|unit| unit.id == key).map(|n| n as u16)
    }
    /// The position of the weapon definition with this key.
    pub fn weapon(&self, key: &str) -> Option<u16> {
        self.weapons.iter().position(|weapon| weapon.id == key).map(|n| n as u16)
    }
    /// The chart's line for a terrain.
    pub fn terrain(&self, id: TerrainId) -> TerrainEffect {
        self.by_terrain[usize::from(id.0)]
    }
    /// The chart's line for a hexside terrain.
    pub fn hexside(&self, id: HexsideId) -> HexsideEffect {
        self.by_hexside[usize::from(id.0)]
    }
}
