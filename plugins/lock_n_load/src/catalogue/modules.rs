//! The modules: the parts in which the rules come into the game, each with a name for players.

use serde::{Deserialize, Serialize};

/// A part of the rules that comes into the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Module {
    /// The first battle: the turn, fire, movement, smoke, melee, sight, single men, the scenario frame.
    Infantry,
    /// Scouts, chaplains and advisors: single men with a trade of their own.
    Specialists,
    /// Skill Cards of leaders and heroes.
    SkillCards,
    /// What one army or one theatre of war has and others have not: troops, weapons, terrain.
    Nationalities,
    /// Event markers, whose paragraphs the scenario keeps hidden.
    Events,
    /// Weapons with a to-hit table, Weapon Teams, armour, HEAT and Acquisition.
    Ordnance,
    /// Vehicles, their crews and leaders, Overrun, wrecks.
    Vehicles,
    /// Units carried inside and on top of vehicles.
    Passengers,
    /// Infantry against vehicles: Close Assault and small arms.
    CloseAssault,
    /// Mortars and off-board artillery.
    IndirectFire,
    /// Helicopters.
    Helicopters,
    /// Night and star shells.
    Night,
    /// Bunkers, foxholes, wire, mines, trenches and what else is dug and built.
    Fortifications,
    /// Gliders and parachutists.
    Airborne,
}

impl Module {
    /// All modules, in the order in which they are listed.
    pub const ALL: [Self; 14] = [
        Self::Infantry,
        Self::Specialists,
        Self::SkillCards,
        Self::Nationalities,
        Self::Events,
        Self::Ordnance,
        Self::Vehicles,
        Self::Passengers,
        Self::CloseAssault,
        Self::IndirectFire,
        Self::Helicopters,
        Self::Night,
        Self::Fortifications,
        Self::Airborne,
    ];

    /// The modules that are played where a scenario says nothing: those of the time before scenarios said it.
    pub const FIRST: [Self; 2] = [Self::Infantry, Self::Nationalities];

    /// Its name in files: that of its variant.
    pub fn key(self) -> String {
        format!("{self:?}")
    }

    /// The name for players.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Infantry => "Infantry",
            Self::Specialists => "Specialists",
            Self::SkillCards => "Skill Cards",
            Self::Nationalities => "Nationalities",
            Self::Events => "Events",
            Self::Ordnance => "Ordnance",
            Self::Vehicles => "Vehicles",
            Self::Passengers => "Passengers",
            Self::CloseAssault => "Close Assault",
            Self::IndirectFire => "Indirect fire",
            Self::Helicopters => "Helicopters",
            Self::Night => "Night",
            Self::Fortifications => "Fortifications",
            Self::Airborne => "Airborne",
        }
    }
}

/// The module of a section in force, by the chapter that its number begins with. Runs at compile time only.
///
/// An open rule has the module of its reason: many a rule on vehicles stands in a chapter on infantry.
pub(super) const fn module_of(section: &str) -> Module {
    let bytes = section.as_bytes();
    let mut chapter = 0;
    let mut place = 0;
    while place < bytes.len() && bytes[place].is_ascii_digit() {
        chapter = chapter * 10 + bytes[place] - b'0';
        place += 1;
    }
    match chapter {
        12 | 25 => Module::SkillCards,
        13 => Module::Nationalities,
        14 => Module::Ordnance,
        15 => Module::Vehicles,
        16 => Module::Passengers,
        17 => Module::CloseAssault,
        18 => Module::IndirectFire,
        19 => Module::Helicopters,
        20 => Module::Night,
        21 => Module::Fortifications,
        22 => Module::Airborne,
        // Chapters 0 to 11 and 23, the scenario frame and the rulings.
        _ => Module::Infantry,
    }
}
