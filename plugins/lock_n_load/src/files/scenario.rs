//! What a scenario file says (LNL-SC, LNL-9.1 of the tables). It may be wrong in any way; what has been checked and can be played is a
//! [`Start`](crate::Start).

use crate::catalogue::Module;
use crate::files::charts::PointTable;
use crate::files::markers::{HexMarker, Marker};
use crate::files::phase::Phase;
use crate::files::vehicle::{Acquisition, ArmourLeader, MountArc, Seat};
use hex_board::{BoardDef, BoardPlacement, Facing, HexName, JoinedHex, Place};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{CounterId, Side};

/// A scenario as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// The key of the rules, which comes first; older files have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The title.
    pub title: String,
    /// Place and date, one line.
    #[serde(default)]
    pub place: String,
    /// What players read before the battle.
    #[serde(default)]
    pub briefing: String,
    /// Boards from `assets/boards/`, joined as placed.
    #[serde(default)]
    pub boards: Vec<BoardPlacement>,
    /// A board of the scenario's own, in place of `boards`.
    #[serde(default)]
    pub own_board: Option<BoardDef>,
    /// What joined hexes are whose halves disagree (LNL-1.4-09).
    #[serde(default)]
    pub joined_hexes: Vec<JoinedHex>,
    /// The last turn.
    pub turns: u8,
    /// Who has the initiative on a tie in turn 1 (LNL-3.0-03).
    #[serde(default)]
    pub initiative: Option<Side>,
    /// Who has the initiative of turn 1 without a roll (LNL-SC-12), also where the sides set up first; in place of `initiative`.
    #[serde(default)]
    pub first_initiative: Option<Side>,
    /// The two sides; the first sets up first unless `set_up_order` says otherwise.
    pub sides: (SideDef, SideDef),
    /// The order of set-up (LNL-SC-01).
    #[serde(default)]
    pub set_up_order: Option<(Side, Side)>,
    /// Support weapons that lie abandoned.
    #[serde(default)]
    pub abandoned: Vec<AbandonedDef>,
    /// Markers on Locations at the start.
    #[serde(default)]
    pub hex_markers: Vec<(Place, HexMarker)>,
    /// Objective hexes and who holds them at the start (LNL-SC-07). Hexes of victory conditions are objectives without being listed.
    #[serde(default)]
    pub objectives: Vec<ObjectiveDef>,
    /// Victory conditions.
    pub victory: Vec<VictoryDef>,
    /// The list of victory conditions is a ranking: where conditions of both sides hold together, the side of the first of them has won
    /// (LNL-SC-10); otherwise that is a draw.
    #[serde(default)]
    pub ranked: bool,
    /// The modules of the rules that are played; absent: [`Module::FIRST`].
    #[serde(default)]
    pub modules: Option<Vec<Module>>,
    /// Optional rules by their numbers, on or off; the charts settle those that are not named.
    #[serde(default)]
    pub switches: BTreeMap<String, bool>,
    /// Points for losses and exits in place of those of the tables (LNL-SC-08).
    #[serde(default)]
    pub points: Option<PointTable>,
    /// Who has won after the last turn if no condition holds; none: a draw (LNL-SC-10).
    #[serde(default)]
    pub otherwise: Option<Side>,
    /// Special rules in words, shown in the briefing.
    #[serde(default)]
    pub special_rules: Vec<String>,
    /// How often each side has won, where that is known; shown in the briefing.
    #[serde(default)]
    pub balance: Option<Balance>,
    /// How strong computer players are here, where that is known; shown where they are chosen.
    #[serde(default)]
    pub strength: Vec<Strength>,
    /// Where the game starts, if not with set-up and the Rally Phase of turn 1 (LNL-SC-02).
    #[serde(default)]
    pub start: StartDef,
}

/// Games of a scenario that were counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// Won by the first side.
    pub first: u32,
    /// Won by the second side.
    pub second: u32,
    /// Won by nobody.
    #[serde(default)]
    pub drawn: u32,
    /// Who played both sides: a computer player's level, for instance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Between which hundredths the first side's share lies with 95 %.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<(u8, u8)>,
}

/// Games of a scenario that one computer player has played against another, as many in either seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// Whose strength it is, by the name that he has on the command line.
    pub player: String,
    /// Against whom.
    pub against: String,
    /// How many he has won.
    pub won: u32,
    /// How many were played.
    pub games: u32,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideDef {
    /// What players read: `US Airborne`.
    pub name: String,
    /// The name is a plural: "the Guards have", not "the Guards has".
    #[serde(default)]
    pub plural: bool,
    /// Which accent colour the interface uses: the key of a formation.
    pub formation: String,
    /// Set-up zones.
    #[serde(default)]
    pub zones: Vec<ZoneDef>,
    /// Entry groups.
    #[serde(default)]
    pub entries: Vec<EntryDef>,
    /// Hexes from which units of this side may leave the map.
    #[serde(default)]
    pub exits: Vec<HexName>,
    /// The counters. "By counter id" in the rules means the order of this list, the first side's before the second's.
    pub counters: Vec<CounterDef>,
    /// The pool of heroes that may be created, drawn at random (LNL-5.1-27).
    #[serde(default)]
    pub heroes: Vec<CounterDef>,
    /// The crews of its vehicles, one for each in their order, `<vehicle>.crew`: made by the set-up (LNL-15.4-01).
    #[serde(skip)]
    pub crews: Vec<CounterDef>,
    /// Off-board artillery (18.2).
    #[serde(default)]
    pub artillery: Vec<MissionsDef>,
    /// The side loses at once when it has no unit left on the map and none to come (LNL-SC-11); `false` switches that off.
    #[serde(default = "yes")]
    pub loses_when_gone: bool,
}

fn yes() -> bool {
    true
}

/// A set-up zone: every hex that one of the fields names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneDef {
    /// Its key.
    pub id: String,
    /// Single hexes.
    #[serde(default)]
    pub hexes: Vec<HexName>,
    /// All hexes within so many of one.
    #[serde(default)]
    pub within: Option<(HexName, u8)>,
    /// A rectangle by two opposite corner hexes of one board, both included.
    #[serde(default)]
    pub from_to: Option<(HexName, HexName)>,
}

/// A group of units that enter later (LNL-SC-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryDef {
    /// Its key.
    pub id: String,
    /// From this turn on.
    pub turn: u8,
    /// By these hexes.
    pub hexes: Vec<HexName>,
}

impl SideDef {
    /// For how many a sentence takes it, which has one form for 1 and another for more.
    pub const fn count(&self) -> u8 {
        if self.plural { 2 } else { 1 }
    }
    /// All counters of the side in their order on the table: those of the list, its pool of heroes, the crews of its vehicles.
    pub fn all_counters(&self) -> impl Iterator<Item = &CounterDef> {
        self.counters.iter().chain(&self.heroes).chain(&self.crews)
    }
}

/// Missions of off-board artillery (LNL-18.2-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionsDef {
    /// Its key.
    pub id: String,
    /// What players read: `105 mm howitzers`.
    pub name: String,
    /// Firepower of each mission.
    pub firepower: i8,
    /// How many missions it fires.
    pub missions: u8,
    /// The key of the formation whose units call it (LNL-18.3-02); absent: all of the side.
    #[serde(default)]
    pub formation: Option<String>,
    /// How many it has fired before the start (LNL-18.2-17).
    #[serde(default)]
    pub fired: u8,
    /// The last of them is not finished: its fire for effect lies on the map (LNL-18.3-03).
    #[serde(default)]
    pub running: bool,
}

impl MissionsDef {
    /// The fire for effect of one of its missions.
    pub const fn fire(&self) -> HexMarker {
        HexMarker::Ffe { firepower: self.firepower, mortar: false }
    }
}

/// A counter of the order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterDef {
    /// Its id in orders.
    pub id: CounterId,
    /// The key of its definition in `units.ron`.
    pub unit: String,
    /// A name of its own (leaders, heroes).
    #[serde(default)]
    pub name: Option<String>,
    /// Values of its own in place of the definition's: morale of both sides of the counter.
    #[serde(default)]
    pub morale: Option<(u8, u8)>,
    /// Leadership of its own.
    #[serde(default)]
    pub leadership: Option<i8>,
    /// Firepower, range and movement of its own.
    #[serde(default)]
    pub values: Option<(i8, u8, u8)>,
    /// With or without the red box, in place of what the definition says (LNL-6.1-01).
    #[serde(default)]
    pub assault_move: Option<bool>,
    /// With or without the yellow box (LNL-6.4-01).
    #[serde(default)]
    pub stealth: Option<bool>,
    /// Marked SR or not (LNL-3.0-12).
    #[serde(default)]
    pub self_rally: Option<bool>,
    /// Marked M or not (LNL-8.2-06).
    #[serde(default)]
    pub melee_bonus: Option<bool>,
    /// Where it stands; absent: it is set up in `zone` or enters with `entry`.
    #[serde(default)]
    pub at: Option<Place>,
    /// The key of its set-up zone.
    #[serde(default)]
    pub zone: Option<String>,
    /// The key of its entry group.
    #[serde(default)]
    pub entry: Option<String>,
    /// Starts Shaken.
    #[serde(default)]
    pub shaken: bool,
    /// Markers at the start.
    #[serde(default)]
    pub markers: Vec<Marker>,
    /// Support weapons that it carries.
    #[serde(default)]
    pub weapons: Vec<WeaponEntry>,
    /// The corner of its hex that it faces; absent: north by north-east. Of vehicles and of teams that face.
    #[serde(default)]
    pub facing: Option<Facing>,
    /// Where its turret points, if not straight ahead (LNL-15.1-13).
    #[serde(default)]
    pub turret: Option<Facing>,
    /// Starts Buttoned (LNL-15.0-02).
    #[serde(default)]
    pub buttoned: bool,
    /// Starts Emplaced (21.7).
    #[serde(default)]
    pub emplaced: bool,
    /// Keeps moving from the turn before, or has been declared to in this one (LNL-15.7.1-01).
    #[serde(default)]
    pub keeps_moving: bool,
    /// Half points that it has spent on roads in its last move (LNL-15.7-02).
    #[serde(default)]
    pub road_halves: u8,
    /// Starts inside or on top of a vehicle, in place of `at`.
    #[serde(default)]
    pub aboard: Option<Seat>,
    /// The armour leader who commands the vehicle (15.41).
    #[serde(default)]
    pub armour_leader: Option<ArmourLeader>,
    /// What is true of its mounted weapons at the start.
    #[serde(default)]
    pub mounted: Vec<MountedDef>,
    /// Its mounted weapons, `<counter>.<mount>`: made by the set-up.
    #[serde(skip)]
    pub mounts: Vec<WeaponEntry>,
}

impl CounterDef {
    /// A counter of which nothing is said but what it is.
    pub fn of(id: CounterId, unit: String) -> Self {
        Self {
            id,
            unit,
            name: None,
            morale: None,
            leadership: None,
            values: None,
            assault_move: None,
            stealth: None,
            self_rally: None,
            melee_bonus: None,
            at: None,
            zone: None,
            entry: None,
            shaken: false,
            markers: Vec::new(),
            weapons: Vec::new(),
            facing: None,
            turret: None,
            buttoned: false,
            emplaced: false,
            keeps_moving: false,
            road_halves: 0,
            aboard: None,
            armour_leader: None,
            mounted: Vec::new(),
            mounts: Vec::new(),
        }
    }
    /// Every weapon that belongs to it, those it carries before those mounted on it.
    pub fn all_weapons(&self) -> impl Iterator<Item = &WeaponEntry> {
        self.weapons.iter().chain(&self.mounts)
    }
}

/// What is true of a mounted weapon at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MountedDef {
    /// Its id on the unit: `gun`.
    pub id: String,
    /// The target that it has acquired (14.3).
    pub acquired: Option<Acquisition>,
}

/// A support weapon of the order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponEntry {
    /// Its id in orders.
    pub id: CounterId,
    /// The key of its definition in `units.ron`.
    pub weapon: String,
    /// A tripod gun that is set up.
    #[serde(default)]
    pub set_up: bool,
    /// The target that it has acquired (14.3).
    #[serde(default)]
    pub acquired: Option<Acquisition>,
    /// The arc of a mounted weapon; none: it is a support weapon.
    #[serde(skip)]
    pub arc: Option<MountArc>,
}

/// A support weapon that lies abandoned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbandonedDef {
    /// Its id in orders.
    pub id: CounterId,
    /// The key of its definition in `units.ron`.
    pub weapon: String,
    /// A tripod gun that is set up.
    #[serde(default)]
    pub set_up: bool,
    /// Where.
    pub at: Place,
}

/// An objective hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveDef {
    /// The hex.
    pub hex: HexName,
    /// Who holds it at the start.
    #[serde(default)]
    pub holder: Option<Side>,
}

/// A victory condition of one side, and when it is read (LNL-SC-09, -10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryDef {
    /// Whose.
    pub side: Side,
    /// What.
    pub condition: Condition,
    /// When.
    pub when: When,
}

/// When a victory condition is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// At the end of this turn.
    EndOfTurn(u8),
    /// At the end of any turn from this one on.
    EndOfAnyTurnFrom(u8),
    /// After every event.
    AtOnce,
}

/// What must hold (LNL-SC-09).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Condition {
    /// Control of at least `at_least` of these hexes.
    Control {
        /// How many.
        at_least: u8,
        /// Of which.
        of: Vec<HexName>,
    },
    /// At least so many units have left by the exits.
    ExitedUnits(u8),
    /// At least so many points of units have left by the exits.
    ExitedPoints(u8),
    /// At least so many points of enemy losses.
    LossPoints(u8),
    /// This unit is in the game, on the map or exited.
    Alive(CounterId),
    /// At least so many points more than the opponent, losses and exits together.
    MorePoints(u8),
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
}

/// How the parts of a condition are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// All must hold.
    And,
    /// One must hold.
    Or,
}

impl Condition {
    /// The parts of a condition that joins others, and how; none: it stands for itself.
    pub fn joined(&self) -> Option<(Joint, &[Self])> {
        match self {
            Self::All(parts) => Some((Joint::And, parts)),
            Self::Any(parts) => Some((Joint::Or, parts)),
            Self::Control { .. }
            | Self::ExitedUnits(_)
            | Self::ExitedPoints(_)
            | Self::LossPoints(_)
            | Self::Alive(_)
            | Self::MorePoints(_)
            | Self::Not(_) => None,
        }
    }
}

/// Where the game starts (LNL-SC-02). Everything absent is the default: set-up if a counter has a zone, then the Rally Phase of
/// turn 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StartDef {
    /// The turn.
    pub turn: u8,
    /// The phase.
    pub phase: Option<Phase>,
    /// Who has the initiative, where the game does not start with the set-up: in the Rally Phase the holder of the turn before, later that of this turn.
    pub initiative: Option<Side>,
    /// Rally Phase: the initiative of this turn is settled and not rolled for.
    pub rolled: bool,
    /// Whose part of the phase or whose impulse it is; absent: the holder of the initiative.
    pub active: Option<Side>,
    /// Operations Phase: passes in a row so far.
    pub passes: u8,
    /// Locations in which a melee round has been fought this turn.
    pub fought: Vec<Place>,
    /// Points for losses so far, by side.
    pub loss_points: (i32, i32),
    /// Points for exits so far, by side.
    pub exit_points: (i32, i32),
    /// Sides that have asked in vain for a mission beyond their last: they get no more (LNL-13.91-03).
    pub no_more_missions: Vec<Side>,
    /// A Spotting Round that waits for its correction (LNL-18.2-08).
    pub spotting_round: Option<SpottingRoundDef>,
}

/// A Spotting Round that has come down where its caller sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpottingRoundDef {
    /// Who has called for it.
    pub caller: CounterId,
    /// The key of the side's artillery that fires the mission.
    pub mission: String,
    /// Where it lies.
    pub at: Place,
}

impl Default for StartDef {
    fn default() -> Self {
        Self {
            turn: 1,
            phase: None,
            initiative: None,
            rolled: false,
            active: None,
            passes: 0,
            fought: Vec::new(),
            loss_points: (0, 0),
            exit_points: (0, 0),
            no_more_missions: Vec::new(),
            spotting_round: None,
        }
    }
}

impl ScenarioDef {
    /// The modules that are played.
    pub fn modules(&self) -> &[Module] {
        self.modules.as_deref().unwrap_or(&Module::FIRST)
    }
    /// A side's definition.
    pub fn side(&self, side: Side) -> &SideDef {
        match side {
            Side::First => &self.sides.0,
            Side::Second => &self.sides.1,
        }
    }
}

/// A mistake of meaning in a scenario, with the path of its field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioMistake {
    /// Path of the field, as `sides.0.counters[3].at`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
    /// True if the scenario can be played all the same, though it hardly says what its author means.
    pub warning: bool,
}
