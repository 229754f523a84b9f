//! The file of a force (4.3): men with grade, weapons and equipment by key. Its price is worked out and never written.

use crate::files::values::{Battery, Clothing, Experience, Grade, Nation, Speciality};
use serde::{Deserialize, Serialize};

const fn no(flag: &bool) -> bool {
    !*flag
}
const fn none(number: &u8) -> bool {
    *number == 0
}

/// A man.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManDef {
    /// What he is called.
    pub name: String,
    /// His grade.
    #[serde(default)]
    pub grade: Grade,
    /// His experience.
    #[serde(default)]
    pub experience: Experience,
    /// His speciality: there is no room for two (PH-4.3-10, PH-R-54).
    #[serde(default)]
    pub speciality: Speciality,
    /// The key of his light weapon (PH-4.3-06).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// The key of the fire-support weapon that he serves as gunner; the next man of the team who assists serves it with him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub support: Option<String>,
    /// He is the assistant of the gunner before him.
    #[serde(default, skip_serializing_if = "no")]
    pub assists: bool,
    /// The key of his pistol: free for officers and NCOs, bought by soldiers (PH-4.3-05, PH-H-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pistol: Option<String>,
    /// Fragmentation grenades, bought by twos.
    #[serde(default, skip_serializing_if = "none")]
    pub grenades: u8,
    /// Smoke grenades.
    #[serde(default, skip_serializing_if = "none")]
    pub smoke_grenades: u8,
    /// Rifle grenades, bought by twos with their launcher.
    #[serde(default, skip_serializing_if = "none")]
    pub rifle_grenades: u8,
    /// Charges for traps (PH-H-20).
    #[serde(default, skip_serializing_if = "none")]
    pub traps: u8,
    /// The key of the weapon against vehicles that he serves as gunner; the next man of the team who assists serves it with him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anti_tank: Option<String>,
    /// Panzerfausts.
    #[serde(default, skip_serializing_if = "none")]
    pub panzerfausts: u8,
    /// Molotov cocktails (PH-H-20).
    #[serde(default, skip_serializing_if = "none")]
    pub molotovs: u8,
    /// Anti-tank mines (PH-H-20).
    #[serde(default, skip_serializing_if = "none")]
    pub mines: u8,
    /// Binoculars.
    #[serde(default, skip_serializing_if = "no")]
    pub binoculars: bool,
    /// A first-aid kit; a medic has one for free (PH-4.3-07).
    #[serde(default, skip_serializing_if = "no")]
    pub first_aid: bool,
    /// His camouflage.
    #[serde(default)]
    pub clothing: Clothing,
    /// Foliage besides.
    #[serde(default, skip_serializing_if = "no")]
    pub foliage: bool,
}

impl ManDef {
    /// True of a gunner, whom the man behind him assists.
    pub const fn serves(&self) -> bool {
        self.support.is_some() || self.anti_tank.is_some()
    }
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamDef {
    /// What it is called.
    pub name: String,
    /// Its men.
    pub men: Vec<ManDef>,
    /// The key of the gun on a carriage that they serve (PH-H-30).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<String>,
}

/// A vehicle with its crew (PH-4.3-12): it has a card of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewedDef {
    /// What it is called.
    pub name: String,
    /// The key of the vehicle.
    pub vehicle: String,
    /// Who commands it (PH-4.2-07); crews without a commander are soldiers.
    #[serde(default = "nco")]
    pub commander: Grade,
    /// How much its crew has seen.
    #[serde(default)]
    pub experience: Experience,
    /// What its men are called, the commander first; those who are left out are called by their stations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<String>,
    /// The keys of up to three submachine guns that it carries, for the first of its men who go on foot (PH-4.3-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub submachine_guns: Vec<String>,
    /// It is camouflaged (PH-3.4-01).
    #[serde(default, skip_serializing_if = "no")]
    pub camouflaged: bool,
    /// It has foliage besides.
    #[serde(default, skip_serializing_if = "no")]
    pub foliage: bool,
}

const fn nco() -> Grade {
    Grade::Nco
}

/// A force, as the example squads are (PH-H-38).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceDef {
    /// What it is called.
    pub name: String,
    /// Whose men they are.
    pub nation: Nation,
    /// What it may cost (PH-4.3-01).
    #[serde(default = "squad")]
    pub budget: u16,
    /// What its vehicles may cost (PH-4.3-12).
    #[serde(default = "section", skip_serializing_if = "is_section")]
    pub vehicle_budget: u16,
    /// They are paratroopers.
    #[serde(default, skip_serializing_if = "no")]
    pub paratroopers: bool,
    /// They are an elite (PH-H-28).
    #[serde(default, skip_serializing_if = "no")]
    pub elite: bool,
    /// What may be called for (PH-7.8-01): each entry is bought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub artillery: Vec<Battery>,
    /// Its teams: one for a squad that is not split (PH-4.2-05).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamDef>,
    /// Its vehicles, each with a card of its own (PH-5.2-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<CrewedDef>,
}

/// PH-4.3-01.
const fn squad() -> u16 {
    80
}
/// PH-4.3-12.
const fn section() -> u16 {
    60
}
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_section(budget: &u16) -> bool {
    *budget == section()
}
