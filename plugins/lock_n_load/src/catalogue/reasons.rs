//! Why a rule comes later: one short sentence for each subject that is not in the game yet, and the module that brings it.

use super::Module;
use rule_book::Gap;

const fn gap(module: Module, reason: &'static str) -> Gap {
    Gap { module: module.in_book(), reason }
}

pub(crate) const CHAPLAINS: Gap =
    gap(Module::Specialists, "Band of Heroes has no chaplains; they come with another module.");
pub(crate) const SCOUTS: Gap = gap(Module::Specialists, "Scouts are not in the game yet.");
pub(crate) const SCOUTS_AND_CARDS: Gap = gap(Module::Specialists, "Scouts and Skill Cards are not in the game yet.");
pub(crate) const ADVISORS: Gap =
    gap(Module::Specialists, "Advisors come with the Vietnam module, which is not in the game yet.");
pub(crate) const SKILL_CARDS: Gap = gap(Module::SkillCards, "Skill Cards are not in the game yet.");
pub(crate) const AMBUSH: Gap = gap(Module::Nationalities, "Units with the Ambush ability are not in the game yet.");
pub(crate) const SOVIETS: Gap = gap(Module::Nationalities, "Soviet troops and partisans are not in the game yet.");
pub(crate) const BRITISH: Gap =
    gap(Module::Nationalities, "British airborne and commando troops are not in the game yet.");
pub(crate) const SS_OF_DARK_JULY: Gap = gap(Module::Nationalities, "The SS of Dark July are not in the game yet.");
pub(crate) const JAMMING: Gap =
    gap(Module::Nationalities, "Machine guns jam in the Falklands alone, which are not in the game yet.");
pub(crate) const EVENT_MARKERS: Gap = gap(Module::Events, "Event markers are not in the game yet.");
pub(crate) const MISSILES: Gap =
    gap(Module::Ordnance, "Guided missiles come with modern modules, which are not in the game yet.");
pub(crate) const HELICOPTERS: Gap = gap(Module::Helicopters, "Helicopters are not in the game yet.");
pub(crate) const NIGHT: Gap = gap(Module::Night, "Night battles are not in the game yet.");
pub(crate) const STAR_SHELLS: Gap = gap(Module::Night, "Star shells are not in the game yet.");
pub(crate) const FLARES_AND_PARACHUTES: Gap =
    gap(Module::Night, "Star shells and parachute landings are not in the game yet.");
pub(crate) const NIGHT_AND_FORTIFICATIONS: Gap =
    gap(Module::Night, "Night and fortifications are not in the game yet.");
pub(crate) const FORTIFICATIONS: Gap = gap(Module::Fortifications, "Fortifications are not in the game yet.");
pub(crate) const CLAYMORES: Gap =
    gap(Module::Fortifications, "Claymores come with the Vietnam module, which is not in the game yet.");
pub(crate) const GLIDERS: Gap = gap(Module::Airborne, "Glider landings are not in the game yet.");
pub(crate) const PARACHUTES: Gap = gap(Module::Airborne, "Parachute landings are not in the game yet.");
