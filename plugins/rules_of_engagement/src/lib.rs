//! Rules of Engagement: platoons of squads on a measured table.
//!
//! The table is an ECS world: a unit is an entity and so is each of its figures; what is true of them are components ([`units`],
//! [`figures`]). An order ([`Command`]) is judged and decided by pure functions on the borrowed [`Table`] (module [`sections`], a folder
//! for each rule section), which answer with events ([`Event`]) or refuse with a rule number; only `dispatch/apply.rs` writes components.
//!
//! # Floors
//!
//! A floor uses those below it and none above, and no section leads back to itself. From the top:
//!
//! | Floor | Holds |
//! |---|---|
//! | `dispatch/`, and the `orders.rs` of every section | what brings orders and events to the sections and to the table |
//! | `checks/` | what may be wrong with data files; the start position that is made of those without mistakes |
//! | `sections/` | the rules, a folder for each section of the book, with their words and tests |
//! | `facts/` | all that is plain data in a game: what is true of units and figures, what is going on, what may be ordered and may happen |
//! | `files/` | what data files say, and the words that they share with the game |
//! | `catalogue/`, and every `rules.rs` above | every rule number of the book with our own sentence, and whether it is in the game |
//!
//! # What must stay true
//!
//! A unit has an order, a discipline and its declared targets; a figure has a place. Which man a figure is lies openly, as both sides know
//! both forces; where the figures of a Hidden unit stand, and all that is true of it, its owner alone sees (`facts/units.rs`). May this
//! unit fire at that one asks what the firer's unit knows, which is a rule; a side sees what its units know together, which is a view.
//!
//! A unit moves as one: each figure on its way, all at once, cut into beats of a centimetre (`Moving`). Where something changes for the
//! other side it is asked; the rest of the ways is a secret of who goes them.

pub mod catalogue;
pub mod checks;
mod dispatch;
mod facts;
mod files;
#[cfg(test)]
mod games_test;
pub mod sections;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use dispatch::report::Report;
pub use dispatch::rule_set::RULES_NUMBER;
pub use facts::battle::{Battle, BattleIs, Building};
pub use facts::body::Body;
pub use facts::command::{Command, PlaceOf, RideOf, WayOf};
pub use facts::event::Event;
pub use facts::field::{Field, MachineGun, Man, SideField, UnitInfo, Vehicle};
pub use facts::figures::{self, Figure};
pub use facts::flow::{Flow, Outcome};
pub use facts::frames::{
    AnyFrame, AtOnce, AtRisk, Charging, Check, Consolidating, Driving, Due, Losing, Melee, Moving, Path, Why, Window,
};
pub use facts::game::RulesOfEngagement;
pub use facts::offers::Kind;
pub use facts::rolls;
pub use facts::set::UnitSet;
pub use facts::situation::{Seen, Table};
pub use facts::snapshot::Snapshot;
pub use facts::start::Start;
pub use facts::units::{self, Unit};
pub use files::{charts, force, platoons, scenario, values, vehicles, weapons};
