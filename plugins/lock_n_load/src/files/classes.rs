//! Classes of units as data: what a squad, a leader, a medic may do (traits), and its numbers. The rows stand in
//! `assets/lock_n_load/classes.ron`; rules ask for traits and numbers and never which class a unit is.

use crate::files::mobility;
use serde::{Deserialize, Serialize};

/// Classes of units (LNL-1.1-03, LNL-11.0-01): a key in files, and a picture. What a class is and may do says its row
/// ([`ClassDef`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum UnitKind {
    /// 8 to 12 soldiers, drawn as two figures (LNL-1.1-04).
    Squad,
    /// Half a squad, drawn as one figure like a crew (LNL-1.1-05).
    HalfSquad,
    /// A crew of 4 to 6.
    Crew,
    /// A leader, drawn as a face; all other single men as one figure (LNL-1.1-07).
    Leader,
    /// A hero.
    Hero,
    /// A medic.
    Medic,
    /// A sniper.
    Sniper,
    /// A heavy weapon with its 3 to 5 men, drawn as the weapon with two figures (LNL-1.1-06).
    WeaponTeam,
    /// A vehicle with its crew inside (LNL-15.4-01).
    Vehicle,
}
impl UnitKind {
    /// All of them, in this order.
    pub const ALL: [Self; 9] = [
        Self::Squad,
        Self::HalfSquad,
        Self::Crew,
        Self::Leader,
        Self::Hero,
        Self::Medic,
        Self::Sniper,
        Self::WeaponTeam,
        Self::Vehicle,
    ];
    /// Those that files from before there were teams and vehicles have no rows for.
    pub const ALL_LATER: [Self; 2] = [Self::WeaponTeam, Self::Vehicle];
}

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// Something that a unit is, may do or does, by the rule that says so. A class has traits, its formation and its definition add
        /// some or take some away.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Trait { $($(#[$doc])* $name),* }
        impl Trait {
            /// All of them, in this order.
            pub const ALL: &[Trait] = &[$(Trait::$name),*];
        }
    };
}

traits! {
    /// It is a multi-man counter (LNL-1.1-03).
    MultiMan,
    /// It is a single man (LNL-1.1-03); a vehicle is neither.
    SingleMan,
    /// It has leadership, which helps others (section 11.1).
    Leads,
    /// It is never Shaken: the back of the counter is its wounded side (LNL-11.2-11, RUL-95).
    NeverShaken,
    /// It has firepower of its own (LNL-5.2-02, LNL-11.2-08); a leader has only that of a weapon (LNL-11.1-01).
    HasFirepower,
    /// It takes part in attacks with others (section 5.0); a medic uses no weapons (LNL-11.3-01).
    Fires,
    /// It is placed during the game, never moves, and fires by itself (section 11.4).
    Snipes,
    /// It treats wounds and Shaken units (section 11.3).
    Heals,
    /// It spots, and makes adjacent Locations Spotted (LNL-10.1-04, -12).
    Spots,
    /// It places smoke, if its formation has any (LNL-7.0-02).
    Smokes,
    /// It fights in melee, with firepower of its own or with a weapon (LNL-8.1-13).
    Melees,
    /// It Close Assaults vehicles (LNL-17.1-01, LNL-11.2-07); teams do not (LNL-1.6.3-13).
    CloseAssaults,
    /// It takes objective hexes in Good Order (LNL-SC-07).
    TakesControl,
    /// It may bring forth a hero (LNL-5.1-24).
    BringsHeroes,
    /// It lies in the pool until it appears in the middle of a fight (LNL-11.2-01).
    Appears,
    /// It lets others in its Location try to rally (LNL-3.0-10).
    Inspires,
    /// It shifts an attack in melee by one column (LNL-8.0-15).
    ShiftsMelee,
    /// It sets up and packs tripods (LNL-1.6.1.01-02).
    TurnsTripods,
    /// Casualties leave something of it (LNL-5.1-14): it is a full squad.
    Reduces,
    /// Two of them are joined (LNL-3.0-25).
    Joins,
    /// It was raised to serve a gun: it is not joined (LNL-3.0-26) and has no share in what its formation's squads do together.
    ServesGuns,
    /// Red box, or a hero: it may Assault Move (LNL-6.1-01, LNL-11.2-06).
    AssaultMoves,
    /// Yellow box: it may move by Stealth (LNL-6.4-01).
    MovesByStealth,
    /// It may always try to rally: a leader (LNL-3.0-11), or marked SR (LNL-3.0-12).
    SelfRallies,
    /// Marked M: 1 more firepower in melee (LNL-8.2-06).
    MeleeBonus,
    /// Shaken, it may recover when enemies enter its hex (LNL-13.81-02).
    Fanaticism,
    /// One of its side repeats a failed rally, or makes an extra one (LNL-13.81-05).
    Dedication,
    /// Its firepower is not halved in a group (LNL-13.92-01).
    NotHalvedInGroups,
    /// Squads of its kind shift melee their way (LNL-13.92-02).
    ShiftsMeleeInGroups,
    /// It neither low crawls nor moves at Double Time (LNL-1.6.3-B15, LNL-15.1-02).
    Cumbersome,
    /// It faces a corner of its hex (LNL-0.2-06): a vehicle, or a team marked with a red arrow.
    Faces,
    /// It moves as it faces, forward and in reverse (LNL-15.1-03).
    Drives,
    /// It always fires by itself (LNL-5.2-B01).
    FiresApart,
    /// In melee it defends with firepower 1 and never attacks (LNL-1.6.3-B05).
    OnlyDefends,
    /// It never leaves its hex: its movement factor is for turning (LNL-1.6.3-B14).
    StaysPut,
    /// It calls for mortars and off-board artillery (LNL-18.1-03, LNL-18.2-02): leaders, scouts (LNL-11.7-07).
    CallsFire,
    /// Its side may ask for missions beyond the last one (LNL-13.91-01).
    WellSupplied,
}

/// A set of traits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits(u64);

impl Traits {
    /// No trait.
    pub const NONE: Self = Self(0);
    /// The traits of a list.
    pub fn of(list: &[Trait]) -> Self {
        list.iter().fold(Self::default(), |all, one| all.with(*one))
    }
    /// True if it is among them.
    #[inline]
    pub const fn has(self, one: Trait) -> bool {
        self.0 >> one as u32 & 1 == 1
    }
    /// These and this one.
    #[must_use]
    pub const fn with(self, one: Trait) -> Self {
        Self(self.0 | 1 << one as u32)
    }
    /// These and those.
    #[must_use]
    pub const fn and(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }
    /// These without those.
    #[must_use]
    pub const fn without(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }
}

/// What a unit takes up of a Location's room. Support weapons take up nothing (LNL-1.3-10, RUL-58).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Load {
    /// Squads in halves: a squad two, a half-squad or crew one (LNL-1.3-03).
    pub halves: u8,
    /// Single men.
    pub men: u8,
    /// Vehicles (LNL-1.3-B01).
    pub vehicles: u8,
}

impl Load {
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Load) -> Self {
        Load {
            halves: self.halves.saturating_add(other.halves),
            men: self.men.saturating_add(other.men),
            vehicles: self.vehicles.saturating_add(other.vehicles),
        }
    }
    /// What is left of this much room; none if it is too little.
    pub fn minus(self, other: Load) -> Option<Self> {
        Some(Load {
            halves: self.halves.checked_sub(other.halves)?,
            men: self.men.checked_sub(other.men)?,
            vehicles: self.vehicles.checked_sub(other.vehicles)?,
        })
    }
}

/// How many support weapons a unit uses at once, in an attack and in melee (tables T-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AtOnce {
    /// Beside its own firepower.
    pub beside: u8,
    /// In place of its own firepower.
    pub instead: u8,
}

/// Which rows of the Damage Checks are a class's (tables T-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DamageRows {
    /// Those of single men.
    SingleMan,
    /// Those of multi-man counters.
    MultiMan,
    /// That of heroes, who are never Shaken.
    Hero,
    /// Those of vehicles, by their armour (LNL-T-B3-01).
    Vehicle,
}

/// Which entry of the table of points a class is worth (LNL-SC-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Worth {
    /// A squad's; a Weapon Team's too.
    Squad,
    /// A half-squad's or crew's.
    HalfSquad,
    /// A single man's.
    SingleMan,
    /// A vehicle's.
    Vehicle,
}

/// A class of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassDef {
    /// Which class, as units name it.
    pub kind: UnitKind,
    /// What it is and may do.
    pub traits: Vec<Trait>,
    /// What a unit takes up of a Location's room (LNL-1.3-03).
    pub stacking: Load,
    /// How many support weapons it carries (tables T-9).
    #[serde(default)]
    pub carries: u8,
    /// How many of them it uses at once.
    #[serde(default)]
    pub at_once: AtOnce,
    /// Its rows of the Damage Checks.
    pub damage: DamageRows,
    /// What it is worth when it is lost or leaves the map.
    pub points: Worth,
    /// How it gets about: a column of the Terrain Effects Chart.
    #[serde(default = "mobility::foot")]
    pub mobility: String,
}

/// `classes.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassFile {
    /// One row for each class.
    pub classes: Vec<ClassDef>,
}

impl ClassFile {
    /// The row of a class.
    pub fn row(&self, kind: UnitKind) -> Option<&ClassDef> {
        self.classes.iter().find(|class| class.kind == kind)
    }
}

#[cfg(test)]
#[path = "classes_test.rs"]
mod tests;
