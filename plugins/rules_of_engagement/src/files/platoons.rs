//! The file of platoons: of what they are made (ROE-H-24), and how requisition points change their weapons (ROE-H-25).

use crate::files::values::{Mover, Nation, Role, UnitKind};
use serde::{Deserialize, Serialize};

const fn one() -> u8 {
    1
}
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_one(number: &u8) -> bool {
    *number == 1
}
const fn no(flag: &bool) -> bool {
    !*flag
}

/// Men of a unit who have the same role and weapons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenDef {
    /// What they are in it.
    #[serde(default)]
    pub role: Role,
    /// The keys of their weapons.
    pub weapons: Vec<String>,
    /// How many they are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub many: u8,
}

/// A unit on foot as platoons have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormationDef {
    /// Short lower-case key: `german_squad`.
    pub key: String,
    /// What players read: `Grenadier Squad`.
    pub name: String,
    /// What kind of unit it is (ROE-CL-01).
    pub kind: UnitKind,
    /// How it moves: on foot, or on motorcycles (ROE-MOV-12, ROE-H-31).
    #[serde(default)]
    pub mover: Mover,
    /// What it counts for.
    pub ce: u8,
    /// Its men.
    pub men: Vec<MenDef>,
    /// The key of the gun on a carriage that they serve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<String>,
}

impl FormationDef {
    /// Its men one by one.
    pub fn each(&self) -> impl Iterator<Item = &MenDef> {
        self.men.iter().flat_map(|men| std::iter::repeat_n(men, men.many.into()))
    }
    /// How many men it has.
    pub fn strength(&self) -> usize {
        self.men.iter().map(|men| usize::from(men.many)).sum()
    }
}

/// A platoon: what a force of it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlatoonDef {
    /// Short lower-case key: `german_grenadiers`.
    pub key: String,
    /// What players read: `German Grenadiers`.
    pub name: String,
    /// Whose men they are.
    pub nation: Nation,
    /// The key of its troops (ROE-H-11).
    pub troops: String,
    /// The key of what the crews of its vehicles carry.
    pub sidearm: String,
    /// The key of its command.
    pub command: String,
    /// The key of its squads.
    pub squad: String,
    /// How many squads it has at least; others are support.
    pub squads: u8,
    /// The keys of what the company may lend it.
    pub company: Vec<String>,
    /// The keys of the guns that the division may.
    pub division: Vec<String>,
    /// The keys of the vehicles that the division may.
    pub vehicles: Vec<String>,
}

/// A way to spend requisition points (ROE-H-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwapDef {
    /// Short lower-case key: `submachine_gun`.
    pub key: String,
    /// What players read: `Submachine gun for a rifle`.
    pub name: String,
    /// What it costs.
    pub cost: u8,
    /// Who may have it: who carries one of these weapons, or a make of one; nothing: everybody on foot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// What he gets, or a make of it.
    pub gives: String,
    /// He gives his weapon for it.
    #[serde(default, skip_serializing_if = "no")]
    pub instead: bool,
    /// All such men of the unit get it together.
    #[serde(default, skip_serializing_if = "no")]
    pub whole: bool,
}

/// How requisition points change the weapons of a platoon (ROE-H-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequisitionDef {
    /// How many points a platoon has.
    pub points: u8,
    /// On what they are spent.
    pub swaps: Vec<SwapDef>,
    /// The weapons of riflemen: who begins with one of them, or a make of one, is one.
    pub riflemen: Vec<String>,
    /// The weapon that all riflemen have for free.
    pub free: String,
}

/// The file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Platoons {
    /// The units on foot.
    pub formations: Vec<FormationDef>,
    /// The platoons that are made of them.
    pub platoons: Vec<PlatoonDef>,
    /// How many vehicles a force has at most, where its scenario says nothing (ROE-H-24).
    pub vehicles: u8,
    /// Requisition points.
    pub requisition: RequisitionDef,
}

impl Platoons {
    /// The unit with this key.
    pub fn formation(&self, key: &str) -> Option<&FormationDef> {
        self.formations.iter().find(|formation| formation.key == key)
    }
    /// The platoon with this key.
    pub fn platoon(&self, key: &str) -> Option<&PlatoonDef> {
        self.platoons.iter().find(|platoon| platoon.key == key)
    }
    /// The way to spend points with this key.
    pub fn swap(&self, key: &str) -> Option<&SwapDef> {
        self.requisition.swaps.iter().find(|swap| swap.key == key)
    }
}
