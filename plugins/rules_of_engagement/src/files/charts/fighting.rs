//! How one shoots, strikes vehicles and buildings, and fights hand to hand.

use crate::files::charts::Portion;
use crate::files::values::{Face, Location};
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

/// How many hits in a player turn bring a unit how far, as parts of the figures that it had at its start (ROE-H-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuppressionDef {
    /// To be Suppressed.
    pub suppressed: Portion,
    /// To be Shaken.
    pub shaken: Portion,
}

/// How much higher one thing is than another, and how near to it (ROE-VEH-04, ROE-VWP-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeightDef {
    /// So much higher, or more.
    pub higher: Centimetres,
    /// So near.
    pub within: Centimetres,
}

/// How one shoots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShootingValues {
    /// Up to this part of its range a shot is at short range (ROE-H-03).
    pub short: Portion,
    /// How many hits suppress.
    pub suppression: SuppressionDef,
    /// Fire from directions so far apart is a crossfire, in degrees (ROE-H-07).
    pub crossfire: u16,
    /// A plain rifleman so near to a dead gunner may go in his place (ROE-H-05).
    pub swap: Centimetres,
    /// How much further a scoped rifle reaches with Hold (ROE-WPN-10).
    pub scoped: Centimetres,
    /// A motorcycle that moved so far is harder to hit (ROE-SHT-08).
    pub fast: Centimetres,
    /// A gun of a vehicle cannot fire at men nearer than this (ROE-VWP-02).
    pub gun_least: Centimetres,
    /// No weapon of a tank but a pintle fires at what is so raised above its roof (ROE-VWP-03).
    pub raised: Vec<HeightDef>,
    /// How many figures of a unit throw grenades (ROE-SHT-18).
    pub throwers: u8,
    /// So many dice of 1 among those of its grenades blow one up (ROE-SHT-20).
    pub own_grenade: u8,
    /// Who touches what he throws or fires at hits on this or more (ROE-SHT-21, ROE-WPN-24).
    pub touching: u8,
    /// After a miss at short range a figure under the template is hit on this or more (ROE-TPL-07).
    pub near_miss: u8,
    /// How far indirect fire that misses is off, for each point of a die (ROE-IND-05).
    pub drift: Centimetres,
    /// Up to this the die of its direction is toward the firer, beyond it beyond the target (ROE-IND-05).
    pub drift_short: u8,
    /// A gun is destroyed by a die and the AT of a shot that come to this or more (ROE-WPN-14).
    pub destroys_gun: u8,
    /// How many dice a machine gun in a turret rolls beside the main gun (ROE-VWP-05).
    pub beside_gun: u8,
    /// A flamethrower goes with its man on a die up to this, and bursts on another (ROE-WPN-27).
    pub flame_lost: u8,
    /// Flames that do not beat the armour bring a Bail Out test on this or more (ROE-WPN-29).
    pub flame_scares: u8,
}

/// Where a die strikes a vehicle (ROE-VEH-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationDef {
    /// On which face.
    pub face: Face,
    /// What is struck by a die of 1, 2, 3, 4, 5, 6.
    pub struck: Vec<Location>,
}

/// What the roll on the table of damage gets for a weapon's AT (ROE-VEH-10). Of lines that fit, the last counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageDef {
    /// From this AT.
    pub from: u8,
    /// Up to this AT.
    pub to: u8,
    /// What the roll gets.
    pub gets: i8,
    /// Not where the weapon is a flamethrower.
    #[serde(default)]
    pub not_flames: bool,
}

/// What a vehicle that blows up does around it (ROE-VEH-10, row 6 of the hull).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplosionDef {
    /// How far.
    pub within: Centimetres,
    /// The score that kills.
    pub ap: u8,
    /// What it adds against armour.
    pub at: u8,
}

/// How vehicles are struck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourValues {
    /// Where a die strikes.
    pub locations: Vec<LocationDef>,
    /// A weapon without AT hurts no vehicle whose armour is more than this in front (ROE-H-40).
    pub soft: u8,
    /// Fire from so high strikes the top (ROE-VEH-04).
    pub plunging: Vec<HeightDef>,
    /// What penetration gets from above, and by indirect fire (ROE-VEH-04, ROE-IND-08).
    pub from_above: u8,
    /// What the roll on the table of damage gets.
    pub damage: Vec<DamageDef>,
    /// What it gets for a flamethrower against an open vehicle (ROE-VEH-10).
    pub flames_in_open: i8,
    /// What the explosion of a vehicle does.
    pub explosion: ExplosionDef,
    /// By how much less a vehicle moves with a damaged track or wheel (ROE-VEH-10).
    pub track_less: Centimetres,
    /// It stands still for good on a die up to this (ROE-VEH-10).
    pub track_lost: u8,
    /// How far it rolls on without anybody, for each point of two dice (ROE-VEH-10).
    pub rolls_on: Centimetres,
}

/// The score of a figure that touches a vehicle, by how far that has moved (ROE-CQV-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactDef {
    /// It has moved so far at most.
    pub moved: Centimetres,
    /// A die and CQ of this or more hit.
    pub score: u8,
}

/// How one fights hand to hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloseValues {
    /// How far a charge leads (ROE-CQ-01).
    pub charge: Centimetres,
    /// By how much less over very rough ground (ROE-H-10).
    pub very_rough_less: Centimetres,
    /// So many figures touch one enemy in the first contact (ROE-CQ-02).
    pub against_one: u8,
    /// From how far figures join in the next round (ROE-H-10).
    pub joins: Centimetres,
    /// How far the winner may go (ROE-H-10, ROE-CQV-08).
    pub consolidation: Centimetres,
    /// How many rounds a phase has (ROE-H-10).
    pub rounds: u8,
    /// So many figures of a unit attack one vehicle (ROE-CQV-02).
    pub against_vehicle: u8,
    /// The scores against vehicles, by how far they have moved.
    pub vehicles: Vec<ContactDef>,
}

/// How buildings hold men and stand fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingValues {
    /// How many figures a level holds for each square of the next value (ROE-H-38).
    pub men: u8,
    /// The side of that square (ROE-H-38).
    pub square: Centimetres,
    /// What going to another level costs (ROE-H-38).
    pub stairs: Centimetres,
    /// A level above a destroyed one falls on this or more (ROE-BLD-05).
    pub falls: u8,
}
