//! The modules: the parts in which the rules come into the game, each with a name for players.

rule_book::modules! {
    /// A part of the rules that comes into the game as a whole.
    pub enum Module {
        /// The first battle: the turn, fire, movement, smoke, melee, sight, single men, the scenario frame.
        Infantry = "Infantry",
        /// Scouts, chaplains and advisors: single men with a trade of their own.
        Specialists = "Specialists",
        /// Skill Cards of leaders and heroes.
        SkillCards = "Skill Cards",
        /// What one army or one theatre of war has and others have not: troops, weapons, terrain.
        Nationalities = "Nationalities",
        /// Event markers, whose paragraphs the scenario keeps hidden.
        Events = "Events",
        /// Weapons with a to-hit table, Weapon Teams, armour, HEAT and Acquisition.
        Ordnance = "Ordnance",
        /// Vehicles, their crews and leaders, Overrun, wrecks.
        Vehicles = "Vehicles",
        /// Units carried inside and on top of vehicles.
        Passengers = "Passengers",
        /// Infantry against vehicles: Close Assault and small arms.
        CloseAssault = "Close Assault",
        /// Mortars and off-board artillery.
        IndirectFire = "Indirect fire",
        /// Helicopters.
        Helicopters = "Helicopters",
        /// Night and star shells.
        Night = "Night",
        /// Bunkers, foxholes, wire, mines, trenches and what else is dug and built.
        Fortifications = "Fortifications",
        /// Gliders and parachutists.
        Airborne = "Airborne",
    }
}

impl Module {
    /// The modules that are played where a scenario says nothing: those of the time before scenarios said it.
    pub const FIRST: [Self; 2] = [Self::Infantry, Self::Nationalities];
}

/// The module of a section in force, by the chapter that its number begins with.
pub(super) fn of_section(section: &str) -> Module {
    let digits = section.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
    match digits.parse::<u8>().unwrap_or_default() {
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
