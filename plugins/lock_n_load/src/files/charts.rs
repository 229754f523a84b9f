//! The charts: `terrain_effects.ron` and `tables.ron`.

use crate::files::check_result::CheckResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The foot part of the Terrain Effects Chart for one terrain, light woods among them (RUL-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainEffect {
    /// Movement points.
    pub foot: u8,
    /// Target modifier; 2 in broken ground (LNL-10.7-01), none in shallow streams and fords (LNL-10.6-01, LNL-10.6-02).
    pub tm: i8,
    /// Number to spot on one die or less; none: always Spotted. In unripe wheat that of degrading terrain (LNL-10.8-02).
    pub spot: Option<u8>,
    /// Vehicles in it are always Spotted (LNL-10.8-03).
    #[serde(default)]
    pub vehicles_spotted: bool,
    /// Cancels the +1 against moving units (RUL-09); unripe wheat does not (LNL-10.8-04).
    #[serde(default)]
    pub cancels_moving: bool,
    /// Nobody enters.
    #[serde(default)]
    pub prohibited: bool,
    /// Vehicles overrun units in it (LNL-15.3-02), brush among them (LNL-RB-75).
    #[serde(default)]
    pub overrun: bool,
    /// Counts as a building.
    #[serde(default)]
    pub building: bool,
    /// No mortar fires out of it, nor out of a building (LNL-18.1-01).
    #[serde(default)]
    pub no_mortars: bool,
    /// Squads or their equivalents per Location, in halves, where the terrain changes the limit (LNL-1.3-08).
    #[serde(default)]
    pub stacking_half_squads: Option<u8>,
}

/// The foot part of the Terrain Effects Chart for one hexside terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexsideEffect {
    /// Movement points on top of the hex.
    pub foot: u8,
    /// Target modifier against direct fire across it.
    pub tm: i8,
}

/// How the target modifier of a hexside meets that of the hex behind it (RUL-89).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HexsideCover {
    /// The higher of the two counts.
    #[default]
    Higher,
    /// They are added.
    Add,
}

/// A further column of the Terrain Effects Chart: what moving costs others than men on foot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MobilityColumn {
    /// Movement points by terrain key; what is left out is not entered.
    pub terrains: BTreeMap<String, u8>,
    /// Movement points on top of the hex by hexside key; what is left out is not crossed.
    #[serde(default)]
    pub hexsides: BTreeMap<String, u8>,
    /// Movement points along a road (LNL-6.0-17).
    pub road: u8,
    /// A point buys two hexsides of road: half of `road` is paid for each.
    #[serde(default)]
    pub road_halved: bool,
    /// Movement points per level gained (LNL-6.0-18).
    pub level_up: u8,
    /// Movement points per storey; absent: it stays on the ground.
    #[serde(default)]
    pub storey: Option<u8>,
    /// The letter on counters: T, O, R (LNL-15.0-11).
    #[serde(default)]
    pub letter: Option<char>,
    /// Which vehicles of this kind are fast (LNL-15.7-02); absent: none is.
    #[serde(default)]
    pub fast: Option<Fast>,
}

/// Which vehicles of a mobility are fast enough to be hard to hit (LNL-15.7-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fast {
    /// Those with a movement factor of so much or more.
    pub movement: u8,
    /// Only on a road, once they have spent so many points on road; 0: anywhere.
    #[serde(default)]
    pub on_road: u8,
}

/// `terrain_effects.ron`: the Terrain Effects Chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainEffects {
    /// By terrain key.
    pub terrains: BTreeMap<String, TerrainEffect>,
    /// By hexside key.
    pub hexsides: BTreeMap<String, HexsideEffect>,
    /// What moving costs others than men on foot, by mobility.
    #[serde(default)]
    pub mobilities: BTreeMap<String, MobilityColumn>,
    /// Whether hexsides stand in place of the hex or add to it (RUL-89).
    #[serde(default)]
    pub hexside_cover: HexsideCover,
    /// Movement points along a road (LNL-6.0-17).
    pub road: u8,
    /// Movement points per level gained (LNL-6.0-18).
    pub level_up: u8,
    /// Movement points per storey (LNL-10.2-05).
    pub storey: u8,
    /// Target modifier of a wreck or an Abandoned vehicle: the higher of this and the terrain's counts (LNL-RB-45).
    #[serde(default = "one_more")]
    pub hulk_tm: i8,
    /// Number to spot beside a wreck, in terrain where units are always Spotted.
    #[serde(default = "three")]
    pub hulk_spot: u8,
    /// Target modifier of smoke (LNL-7.0-07).
    pub smoke_tm: i8,
    /// Number to spot in smoke (RUL-107).
    pub smoke_spot: u8,
}

/// `tables.ron`: every other table and tunable default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// Squads or their equivalents per Location, in halves (LNL-1.3-01): 6.
    pub stacking_half_squads: u8,
    /// Single men per Location (LNL-1.3-06).
    pub stacking_single_men: u8,
    /// Vehicles per Location (LNL-1.3-B01).
    #[serde(default = "two")]
    pub stacking_vehicles: u8,
    /// The limits of each storey of a two-storey building (LNL-1.3-08, RUL-86); absent: those of every Location.
    #[serde(default)]
    pub stacking_storey: Option<StoreyStacking>,
    /// Rows of the Direct Fire Table's Damage Checks.
    pub damage: DamageTable,
    /// Melee columns as (attack, defence, kill number), lowest odds first.
    pub melee: Vec<(u8, u8, u8)>,
    /// A wounded hero's firepower and morale are lower by this (RUL-95).
    pub wounded_hero: i8,
    /// Points (LNL-SC-08).
    pub points: PointTable,
    /// Amounts of the Ordnance Fire Table (T-B1).
    #[serde(default)]
    pub to_hit: ToHitTable,
}

/// Modifiers of the to-hit roll that no statement gives an amount of (T-B1); all of them make it harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToHitTable {
    /// The turret turns to fire (LNL-15.1-09).
    pub turret_turned: i8,
    /// The whole vehicle turns to fire (LNL-15.1-10, LNL-15.1-11).
    pub hull_turned: i8,
    /// A team turns to fire (LNL-1.6.3-B09).
    pub team_turned: i8,
    /// A support weapon or a team fires after an Assault Move or by Stealth (LNL-6.1-B01, LNL-6.4-B01).
    pub after_move: i8,
    /// The firer stands in smoke (LNL-7.0-B02).
    pub out_of_smoke: i8,
}

impl Default for ToHitTable {
    fn default() -> Self {
        Self { turret_turned: 1, hull_turned: 2, team_turned: 2, after_move: 2, out_of_smoke: 1 }
    }
}

/// What one side may have in a storey of a two-storey building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoreyStacking {
    /// Squads or their equivalents, in halves.
    pub half_squads: u8,
    /// Single men.
    pub single_men: u8,
}

/// Damage Check results for one class: up to morale, above it, from twice, from three times (tables T-1).
pub type DamageRow = [CheckResult; 4];

/// The Damage Check rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageTable {
    /// Good Order single man.
    pub single_man: DamageRow,
    /// Shaken single man.
    pub shaken_single_man: DamageRow,
    /// Good Order multi-man counter.
    pub multi_man: DamageRow,
    /// Shaken multi-man counter.
    pub shaken_multi_man: DamageRow,
    /// Hero.
    pub hero: DamageRow,
    /// Armoured vehicle (LNL-17.2-08).
    #[serde(default = "armoured")]
    pub armoured: DamageRow,
    /// Unarmoured vehicle, or one struck where it is unarmoured (LNL-17.3-01, -04).
    #[serde(default = "unarmoured")]
    pub unarmoured: DamageRow,
}

/// Files from before vehicles were played, also those in saved games, have no row for them.
const fn armoured() -> DamageRow {
    [CheckResult::NoEffect, CheckResult::Shaken, CheckResult::Shaken, CheckResult::Abandoned]
}
/// The same for unarmoured ones.
const fn unarmoured() -> DamageRow {
    [CheckResult::NoEffect, CheckResult::Shaken, CheckResult::Destroyed, CheckResult::Destroyed]
}

/// Points for losses and exits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointTable {
    /// A squad.
    pub squad: i32,
    /// A half-squad or crew.
    pub half_squad: i32,
    /// A single man.
    pub single_man: i32,
    /// A vehicle.
    #[serde(default)]
    pub vehicle: i32,
}

const fn one_more() -> i8 {
    1
}
const fn three() -> u8 {
    3
}
const fn two() -> u8 {
    2
}
