//! The charts: what terrain does and what troops are; the values of the book that are distances, scores and tables; the values that are
//! ours to choose (ROE-H).

mod fighting;
mod ground;
mod moving;

pub use fighting::{
    ArmourValues, BuildingValues, CloseValues, ContactDef, DamageDef, ExplosionDef, HeightDef, LocationDef,
    ShootingValues, SuppressionDef,
};
pub use ground::{GoingDef, GroundDef};
pub use moving::{ArcValues, BodyValues, HidingValues, MoveValues, OutOfControlDef, SightValues};

use crate::files::values::{Band, Face, Footing, Location, Mover};
use crate::files::weapons::ByBand;
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

/// A part of a number, as a fraction: `(1, 2)` is half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Portion(pub u8, pub u8);

impl Portion {
    /// This part of a number, rounded up.
    pub fn of(self, number: u32) -> u32 {
        (number * u32::from(self.0)).div_ceil(u32::from(self.1).max(1))
    }
}

/// Men of one kind: their ratings (ROE-H-11). Greater ratings are worse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TroopsDef {
    /// Short lower-case key: `german_grenadier`.
    pub key: String,
    /// What players read: `German Grenadiers`.
    pub name: String,
    /// Their Experience rating (ROE-TST-01).
    pub experience: u8,
    /// Their Discipline rating (ROE-TST-03).
    pub discipline: u8,
    /// What they add in close quarters (ROE-CQ-03).
    pub cq: u8,
}

/// The score that hits, by the Experience rating of who fires (ROE-H-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HitDef {
    /// The rating.
    pub experience: u8,
    /// The score at short and at long range.
    pub score: ByBand,
}

/// What dice decide by themselves (ROE-H-01, ROE-H-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceValues {
    /// A die of this fails, whatever it gets.
    pub fails: u8,
    /// A die of this succeeds, whatever it gets.
    pub passes: u8,
}

/// Those who lead, and how far that reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderValues {
    /// How much a strong leader betters the Discipline of his unit (ROE-H-11).
    pub strong: u8,
    /// No Discipline rating is better than this (ROE-H-11).
    pub best: u8,
    /// How far an officer is heard (ROE-TST-04, ROE-H-29).
    pub officer: Centimetres,
    /// How far an observer may be from his mortar (ROE-WPN-09, ROE-H-35).
    pub observer: Centimetres,
    /// How near to a strange edge of the table a unit is troubled (ROE-TST-04).
    pub edge: Centimetres,
    /// How near a friendly unit is destroyed that a unit is Suppressed by it (ROE-DIS-05).
    pub shock: Centimetres,
    /// How near to an enemy who is destroyed is taken prisoner (ROE-DIS-27).
    pub captures: Centimetres,
}

/// What holds of a battle where its scenario says nothing (ROE-H-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleValues {
    /// How deep the zone along an edge is.
    pub zone: Centimetres,
    /// How deep the strip is in which those stand who come in from their edge.
    pub entry: Centimetres,
    /// How many game turns are played.
    pub turns: u8,
    /// Which part of its CE a side must have lost that it withdraws.
    pub withdraws: Portion,
}

/// The file of charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    /// What kinds of terrain do.
    pub grounds: Vec<GroundDef>,
    /// What ground does to who moves (ROE-MOV-02).
    pub going: Vec<GoingDef>,
    /// The classes of quality (ROE-H-11).
    pub classes: Vec<TroopsDef>,
    /// The troops of nations (ROE-H-11).
    pub troops: Vec<TroopsDef>,
    /// What dice decide by themselves.
    pub dice: DiceValues,
    /// The scores that hit.
    pub hits: Vec<HitDef>,
    /// How wide templates are, BLAST 1 first (ROE-H-15).
    pub templates: Vec<Centimetres>,
    /// Those who lead.
    pub leaders: LeaderValues,
    /// How far units move.
    pub moves: MoveValues,
    /// How large bodies are.
    pub bodies: BodyValues,
    /// How far one turns and fires without turning.
    pub arcs: ArcValues,
    /// What one sees.
    pub sight: SightValues,
    /// How one hides and spots.
    pub hiding: HidingValues,
    /// How one shoots.
    pub shooting: ShootingValues,
    /// How vehicles are struck.
    pub armour: ArmourValues,
    /// How one fights hand to hand.
    pub close_quarters: CloseValues,
    /// How buildings hold men and stand fire.
    pub buildings: BuildingValues,
    /// What holds of a battle.
    pub battle: BattleValues,
}

impl Charts {
    /// What ground does to who moves on it; nothing where the table has no line (ROE-MOV-02).
    pub fn going(&self, mover: Mover, footing: Footing) -> GoingDef {
        let line = self.going.iter().copied().find(|def| (def.mover, def.footing) == (mover, footing));
        line.unwrap_or(GoingDef { shut: footing == Footing::Impassable, ..GoingDef::plain(mover, footing) })
    }
    /// The men with this key, among classes and troops (ROE-H-11).
    pub fn troops(&self, key: &str) -> Option<&TroopsDef> {
        self.troops.iter().chain(&self.classes).find(|def| def.key == key)
    }
    /// The score that hits, before modifiers (ROE-H-02); none: the table has no line for this rating.
    pub fn base_to_hit(&self, experience: u8, band: Band) -> Option<u8> {
        self.hits.iter().find(|def| def.experience == experience).map(|def| def.score.of(band))
    }
    /// The radius of a template, in tenths; none: there is none so large (ROE-H-15).
    pub fn template(&self, blast: u8) -> Option<i32> {
        let place = usize::from(blast).checked_sub(1)?;
        self.templates.get(place).map(|across| across.0 / 2)
    }
    /// Where a die strikes a vehicle (ROE-VEH-01).
    pub fn location(&self, face: Face, die: u8) -> Option<Location> {
        let line = self.armour.locations.iter().find(|def| def.face == face)?;
        line.struck.get(usize::from(die).checked_sub(1)?).copied()
    }
    /// How long and wide a vehicle is, in tenths (ROE-H-23).
    pub const fn hull(&self, small: bool) -> (i32, i32) {
        let (length, width) = if small { self.bodies.small } else { self.bodies.vehicle };
        (length.0, width.0)
    }
}
