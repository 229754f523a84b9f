//! Why a rule comes later: one short sentence for each subject that is not in the game yet.

pub(super) const AMBUSH: &str = "Units with the Ambush ability are not in the game yet.";
pub(super) const WEAPON_TEAMS: &str = "Weapon Teams are not in the game yet.";
pub(super) const VEHICLES: &str = "Vehicles are not in the game yet.";
pub(super) const WRECKS: &str = "Wrecks come with vehicles and helicopters, which are not in the game yet.";
pub(super) const ARMOUR_LEADERS: &str = "Armour leaders come with vehicles, which are not in the game yet.";
pub(super) const VEHICLES_AND_HELICOPTERS: &str = "Vehicles and helicopters are not in the game yet.";
pub(super) const ORDNANCE: &str = "Ordnance weapons with a to-hit table are not in the game yet.";
pub(super) const HEAVY_WEAPONS: &str = "Ordnance, Weapon Teams, vehicles and helicopters are not in the game yet.";
pub(super) const INDIRECT_FIRE: &str = "Mortars and off-board artillery are not in the game yet.";
pub(super) const CHAPLAINS: &str = "Band of Heroes has no chaplains; they come with another module.";
pub(super) const SCOUTS: &str = "Scouts are not in the game yet.";
pub(super) const SCOUTS_AND_CARDS: &str = "Scouts and Skill Cards are not in the game yet.";
pub(super) const FLARES_AND_PARACHUTES: &str = "Star shells and parachute landings are not in the game yet.";
pub(super) const NIGHT_AND_FORTIFICATIONS: &str = "Night, fortifications and vehicles are not in the game yet.";
pub(super) const SKILL_CARDS: &str = "Skill Cards are not in the game yet.";
pub(super) const EVENT_MARKERS: &str = "Event markers are not in the game yet.";
