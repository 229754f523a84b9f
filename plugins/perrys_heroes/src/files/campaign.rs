//! The file of a campaign: battles one after another, by what both sides intend, or a chain of fixed ones (chapter 11).

use crate::files::force::ForceDef;
use crate::files::scenario::{At, Switches};
use crate::files::values::{Edge, Hour, Points, Status, Task, Weather};
use serde::{Deserialize, Serialize};

/// A campaign. Either it has battlefields, of which one is chosen for what both sides intend, or a chain of scenarios.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignDef {
    /// The key of the rules, with which the file begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What it is called.
    pub title: String,
    /// What it is about.
    #[serde(default)]
    pub briefing: String,
    /// The first side, and the second.
    pub sides: (CampaignSideDef, CampaignSideDef),
    /// How many battles are fought at most; of a chain: as many as it has.
    #[serde(default)]
    pub battles: u8,
    /// Where it is fought.
    #[serde(default)]
    pub battlefields: Vec<BattlefieldDef>,
    /// The battles of a historical campaign, in their order (PH-11.1-06).
    #[serde(default)]
    pub chain: Vec<ChainedDef>,
    /// Who holds action points in its battles.
    #[serde(default)]
    pub points: Points,
    /// Men may begin concealed in its battles (PH-3.4-05).
    #[serde(default)]
    pub concealment: bool,
    /// What its battles may choose otherwise.
    #[serde(default)]
    pub switches: Switches,
}

impl CampaignDef {
    /// How many battles are fought at most.
    pub fn most_battles(&self) -> u8 {
        if self.chain.is_empty() { self.battles } else { u8::try_from(self.chain.len()).unwrap_or(u8::MAX) }
    }
    /// One of its sides.
    pub const fn side(&self, side: table::Side) -> &CampaignSideDef {
        match side {
            table::Side::First => &self.sides.0,
            table::Side::Second => &self.sides.1,
        }
    }
}

/// A side of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignSideDef {
    /// What it is called.
    pub name: String,
    /// How the ids of its counters begin: `us` makes `us-01`.
    pub key: String,
    /// The force with which it begins: the path of a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// That force, here in the campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub men: Option<ForceDef>,
    /// How its campaign stands at the beginning (PH-11.1-05).
    #[serde(default)]
    pub status: Status,
    /// The names of those who come in the place of others, without their ranks.
    pub names: Vec<String>,
}

/// A table on which battles of a campaign are fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattlefieldDef {
    /// What a battle there is called.
    pub title: String,
    /// What it is about.
    #[serde(default)]
    pub briefing: String,
    /// The path of its table.
    pub table: String,
    /// Where the first side comes from, and the second.
    pub sides: (StandDef, StandDef),
    /// For which pairs of orders it fits; none: for all of them.
    #[serde(default)]
    pub fits: Vec<FitDef>,
    /// How many turns are played.
    #[serde(default = "turns")]
    pub turns: u8,
    /// The time of day.
    #[serde(default)]
    pub hour: Hour,
    /// The weather.
    #[serde(default)]
    pub weather: Weather,
    /// The die of the wind, where it is not rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wind: Option<u8>,
}

/// PH-H-32.
const fn turns() -> u8 {
    10
}

impl BattlefieldDef {
    /// Whether it fits what both sides intend.
    pub fn fits(&self, orders: [Task; 2]) -> bool {
        let [first, second] = orders;
        self.fits.is_empty() || self.fits.iter().any(|fit| fit.first.contains(&first) && fit.second.contains(&second))
    }
    /// Where one of the sides comes from.
    pub const fn side(&self, side: table::Side) -> &StandDef {
        match side {
            table::Side::First => &self.sides.0,
            table::Side::Second => &self.sides.1,
        }
    }
}

/// Where a side stands on a battlefield.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandDef {
    /// Its own edge.
    pub edge: Edge,
    /// The outline of its zone; none: the strip along its edge.
    #[serde(default)]
    pub zone: Vec<At>,
    /// The outline of its zone when it is there already: ordered to hold or to withdraw. None: as otherwise.
    #[serde(default)]
    pub held_zone: Vec<At>,
    /// The two objectives that it holds if so ordered.
    #[serde(default)]
    pub holds: Vec<At>,
    /// The objective that it takes back in a counter-attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retakes: Option<At>,
}

/// Pairs of orders: each of the first side's with each of the second side's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FitDef {
    /// Orders of the first side.
    pub first: Vec<Task>,
    /// Orders of the second side.
    pub second: Vec<Task>,
}

/// A battle of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainedDef {
    /// The path of its scenario: table, orders, zones, turns and weather are taken from there, the men from the campaign.
    pub scenario: String,
    /// How both campaigns stand when it is fought.
    #[serde(default)]
    pub statuses: (Status, Status),
}
