//! A force: units of a platoon and what supports them, by the keys of the file of platoons. What it counts for is worked out and never
//! written (ROE-H-24, ROE-H-25).

use serde::{Deserialize, Serialize};

const fn no(flag: &bool) -> bool {
    !*flag
}

/// A change of weapons that requisition points pay for (ROE-H-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenDef {
    /// The key of the change.
    pub swap: String,
    /// For which man of the unit, from 0; none: it is for all whom it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub man: Option<u8>,
    /// The key of the make that he gets; none: that which the change gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

/// A unit on foot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// The key of the formation.
    pub formation: String,
    /// What it is called; nothing: by the name of the formation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What its men are called, in their order; those who are left out are called by their roles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub men: Vec<String>,
    /// The key of its troops; none: those of the force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub troops: Option<String>,
    /// Its leader is strong (ROE-H-11).
    #[serde(default, skip_serializing_if = "no")]
    pub strong: bool,
    /// It is a recon unit (ROE-H-33).
    #[serde(default, skip_serializing_if = "no")]
    pub recon: bool,
    /// What requisition points have changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requisition: Vec<TakenDef>,
}

/// A vehicle with its crew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewedDef {
    /// The key of the vehicle.
    pub vehicle: String,
    /// What it is called; nothing: by the name of its kind.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What its crew is called, in the order of its seats; those who are left out are called by their roles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<String>,
    /// The key of its troops; none: those of the platoon (ROE-H-11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub troops: Option<String>,
}

/// A force.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceDef {
    /// What it is called.
    pub name: String,
    /// The key of its platoon.
    pub platoon: String,
    /// The key of its troops; none: those of the platoon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub troops: Option<String>,
    /// Its units on foot.
    pub units: Vec<UnitDef>,
    /// Its vehicles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<CrewedDef>,
}
