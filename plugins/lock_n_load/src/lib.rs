//! Lock 'n Load, series V2: infantry on hexes.
//!
//! The table is an ECS world: a counter is an entity, what is true of it are components ([`units`], [`weapons`]). An order
//! ([`Command`]) is decided by pure functions on the borrowed [`Table`] (module [`sections`], a folder for each rule section), which
//! answer with events ([`Event`]) or refuse with a rule number; only [`apply`] writes components. Every rule in scope stands in the
//! [`catalogue`] with its own sentence.

mod admit;
mod aim;
pub mod apply;
pub mod catalogue;
mod change;
pub mod checks;
pub mod classes;
mod command;
mod decide;
pub mod definition;
mod event;
mod flow;
mod frames;
mod hex_markers;
mod idle;
mod legal;
#[cfg(test)]
mod made_up_test;
pub mod map_faults;
pub mod markers;
pub mod mobility;
mod off_map;
mod old_saves;
pub mod palettes;
pub mod plays;
mod position;
mod question;
mod rests;
mod rule_set;
pub mod scenario;
pub mod sections;
mod seen;
mod sequence;
mod situation;
mod snapshot;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod thrown;
mod time;

pub use change::{Change, changes, follow};
pub use checks::board_sense::board_warnings;
pub use classes::Trait;
pub use command::{Command, FireOrder, Movement, Part, Widen};
pub use event::{CheckResult, Event, Line, LossCause, MoraleRoll, TargetTotals};
pub use flow::{Flow, Outcome, Phase};
pub use frames::AnyFrame;
pub use hex_markers::HexMarkers;
pub use idle::IdleField;
pub use old_saves::{OldFlow, OldRetreat, OldWindow};
pub use position::{Position, UnitPosition, WeaponPosition, position};
pub use question::Question;
pub use rule_set::{Battlefield, LockNLoad, RULES_NUMBER};
pub use scenario::{Balance, ScenarioDef, ScenarioMistake, Start, When};
pub use sections::fire::attack::{Attack, Check, Checking};
pub use sections::impulse::{Activated, Impulse};
pub use sections::melee::round::{MeleeDeclared, MeleeRound};
pub use sections::movement::frame::Moving;
pub use sections::opportunity_fire::Window;
pub use sections::weapons::retreat::Retreat;
pub use seen::Seen;
pub use situation::{OffMap, Table, UnitNow, UnitState, WeaponNow, units, weapons};
pub use snapshot::{FlowKept, PlaceKept, Snapshot, UnitKept, WeaponKept};
pub use thrown::{Thrower, thrown};
