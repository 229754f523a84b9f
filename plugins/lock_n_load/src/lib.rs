//! Lock 'n Load, series V2: infantry on hexes.
//!
//! The table is an ECS world: a counter is an entity, what is true of it are components ([`units`], [`weapons`]). An order
//! ([`Command`]) is decided by pure functions on the borrowed [`Table`] (module [`sections`], a folder for each rule section), which
//! answer with events ([`Event`]) or refuse with a rule number; only `dispatch/apply.rs` writes components. Every rule in scope stands in
//! the [`catalogue`] with its own sentence.
//!
//! The folders are floors, from below: `catalogue`, `files` (what data files say), `facts` (all plain data), `sections` (the rules),
//! `checks` (what may be wrong with files), `dispatch`. Each uses those before it and none behind it.

pub mod catalogue;
pub mod checks;
mod dispatch;
mod facts;
mod files;
pub mod sections;

#[cfg(test)]
mod made_up_test;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use checks::board_sense::board_warnings;
pub use checks::map_faults;
pub use dispatch::idle::IdleField;
pub use dispatch::judge::{Report, judge};
pub use dispatch::offered::offered;
pub use dispatch::rule_set::{LockNLoad, RULES_NUMBER};
pub use facts::battlefield::Battlefield;
pub use facts::change::{Change, changes, follow};
pub use facts::command::{Assault, Command, FireOrder, Movement, Part, ShotOrder, TurnToFire, Widen};
pub use facts::event::{
    Blast, CheckResult, Event, Impact, Line, LossCause, MoraleRoll, Shot, ShotResult, StruckPlate, TargetTotals,
    VehiclePart,
};
pub use facts::flow::{Flow, Outcome, Phase};
pub use facts::frames::{
    Activated, AnyFrame, Assaulting, Attack, Check, Checking, Impulse, MeleeDeclared, MeleeRound, Mission, Missions,
    Moving, OverrunStage, Overrunning, RallyPart, Retreat, Salvo, SetUp, Shelled, Shots, StrikingBack, Turn, Window,
};
pub use facts::hex_markers::HexMarkers;
pub use facts::offers::{Deed, Kind};
pub use facts::old_saves::{OldFlow, OldRetreat, OldWindow};
pub use facts::position::{ArtilleryPosition, Position, UnitPosition, WeaponPosition, position};
pub use facts::question::Question;
pub use facts::seen::Seen;
pub use facts::situation::{OffMap, Table, UnitNow, UnitState, WeaponNow, units, weapons};
pub use facts::snapshot::{FlowKept, PlaceKept, Snapshot, UnitKept, WeaponKept};
pub use facts::start::Start;
pub use facts::steps::Halves;
pub use facts::thrown::{Thrower, thrown};
pub use facts::{plays, rules, values};
pub use files::classes::Trait;
pub use files::scenario::{Balance, ScenarioDef, ScenarioMistake, Strength, When};
pub use files::{charts, classes, definition, markers, mobility, palettes, scenario, vehicle};
