//! Why a rule comes later: one short sentence for each subject that is not in the game yet, and the module that brings it.

use super::Module;

/// A subject that is not in the game yet.
pub(super) struct Gap {
    /// The module that brings it.
    pub(super) module: Module,
    /// Why the rule comes later, for players.
    pub(super) reason: &'static str,
}

const fn gap(module: Module, reason: &'static str) -> Gap {
    Gap { module, reason }
}

pub(super) const CHAPLAINS: Gap =
    gap(Module::Specialists, "Band of Heroes has no chaplains; they come with another module.");
pub(super) const SCOUTS: Gap = gap(Module::Specialists, "Scouts are not in the game yet.");
pub(super) const SCOUTS_AND_CARDS: Gap = gap(Module::Specialists, "Scouts and Skill Cards are not in the game yet.");
pub(super) const ADVISORS: Gap =
    gap(Module::Specialists, "Advisors come with the Vietnam module, which is not in the game yet.");
pub(super) const SKILL_CARDS: Gap = gap(Module::SkillCards, "Skill Cards are not in the game yet.");
pub(super) const AMBUSH: Gap = gap(Module::Nationalities, "Units with the Ambush ability are not in the game yet.");
pub(super) const SOVIETS: Gap = gap(Module::Nationalities, "Soviet troops and partisans are not in the game yet.");
pub(super) const MOLOTOVS: Gap =
    gap(Module::Nationalities, "Molotov cocktails come with the Soviet troops, which are not in the game yet.");
pub(super) const BRITISH: Gap =
    gap(Module::Nationalities, "British airborne and commando troops are not in the game yet.");
pub(super) const SS_OF_DARK_JULY: Gap = gap(Module::Nationalities, "The SS of Dark July are not in the game yet.");
pub(super) const JAMMING: Gap =
    gap(Module::Nationalities, "Machine guns jam in the Falklands alone, which are not in the game yet.");
pub(super) const EASTERN_TERRAIN: Gap =
    gap(Module::Nationalities, "The terrain of the Eastern Front is not in the game yet.");
pub(super) const EVENT_MARKERS: Gap = gap(Module::Events, "Event markers are not in the game yet.");
pub(super) const WEAPON_TEAMS: Gap = gap(Module::Ordnance, "Weapon Teams are not in the game yet.");
pub(super) const ORDNANCE: Gap = gap(Module::Ordnance, "Ordnance weapons with a to-hit table are not in the game yet.");
pub(super) const HEAVY_WEAPONS: Gap =
    gap(Module::Ordnance, "Ordnance, Weapon Teams, vehicles and helicopters are not in the game yet.");
pub(super) const FACINGS: Gap =
    gap(Module::Ordnance, "Facings come with guns and vehicles, which are not in the game yet.");
pub(super) const MISSILES: Gap =
    gap(Module::Ordnance, "Guided missiles come with modern modules, which are not in the game yet.");
pub(super) const VEHICLES: Gap = gap(Module::Vehicles, "Vehicles are not in the game yet.");
pub(super) const WRECKS: Gap =
    gap(Module::Vehicles, "Wrecks come with vehicles and helicopters, which are not in the game yet.");
pub(super) const ARMOUR_LEADERS: Gap =
    gap(Module::Vehicles, "Armour leaders come with vehicles, which are not in the game yet.");
pub(super) const VEHICLES_AND_HELICOPTERS: Gap =
    gap(Module::Vehicles, "Vehicles and helicopters are not in the game yet.");
pub(super) const VEHICLE_OPTIONS: Gap =
    gap(Module::Vehicles, "This optional rule comes with vehicles, which are not in the game yet.");
pub(super) const PASSENGERS: Gap = gap(Module::Passengers, "Passengers of vehicles are not in the game yet.");
pub(super) const CLOSE_ASSAULT: Gap =
    gap(Module::CloseAssault, "Attacks of infantry on vehicles are not in the game yet.");
pub(super) const INDIRECT_FIRE: Gap =
    gap(Module::IndirectFire, "Mortars and off-board artillery are not in the game yet.");
pub(super) const LIGHT_MORTAR: Gap =
    gap(Module::IndirectFire, "The 51 mm mortar of British paratroops is not in the game yet.");
pub(super) const HELICOPTERS: Gap = gap(Module::Helicopters, "Helicopters are not in the game yet.");
pub(super) const NIGHT: Gap = gap(Module::Night, "Night battles are not in the game yet.");
pub(super) const STAR_SHELLS: Gap = gap(Module::Night, "Star shells are not in the game yet.");
pub(super) const FLARES_AND_PARACHUTES: Gap =
    gap(Module::Night, "Star shells and parachute landings are not in the game yet.");
pub(super) const NIGHT_AND_FORTIFICATIONS: Gap =
    gap(Module::Night, "Night, fortifications and vehicles are not in the game yet.");
pub(super) const FORTIFICATIONS: Gap = gap(Module::Fortifications, "Fortifications are not in the game yet.");
pub(super) const CLAYMORES: Gap =
    gap(Module::Fortifications, "Claymores come with the Vietnam module, which is not in the game yet.");
pub(super) const GLIDERS: Gap = gap(Module::Airborne, "Glider landings are not in the game yet.");
pub(super) const PARACHUTES: Gap = gap(Module::Airborne, "Parachute landings are not in the game yet.");
