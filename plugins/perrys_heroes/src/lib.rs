//! Perry's Heroes: a skirmish of single men on a measured table.
//!
//! The table is an ECS world: a figure is an entity, what is true of it are components ([`figures`]). An order ([`Command`]) is judged and
//! decided by pure functions on the borrowed [`Table`] (module [`sections`], a folder for each rule section), which answer with events
//! ([`Event`]) or refuse with a rule number; only `dispatch/apply.rs` writes components.
//!
//! # Floors
//!
//! A floor uses those below it and none above, and no section leads back to itself. From the top:
//!
//! | Floor | Holds |
//! |---|---|
//! | `campaign/` | what goes on from one battle to the next |
//! | `dispatch/`, and the `orders.rs` of every section | what brings orders and events to the sections and to the table |
//! | `checks/` | what may be wrong with data files; the start position that is made of those without mistakes |
//! | `sections/` | the rules, a folder for each section of the book, with their words and tests |
//! | `facts/` | all that is plain data in a game: what is true of figures, what is going on, what may be ordered and may happen |
//! | `files/` | what data files say, and the words that they share with the game |
//! | `catalogue/`, and every `rules.rs` above | every rule number of the book with our own sentence, and whether it is in the game |
//!
//! # What must stay true
//!
//! A figure that the enemy has not located is a numbered counter: which man it is, his health, posture and weapons are facts that he does
//! not see (`facts/figures.rs`). What he sees of a counter is that it is there, that it moves, and its markers of alert and suppression.
//! Who is concealed he does not see at all. May this one fire at that one asks what the firer knows, which is a rule; a side sees what its
//! figures know together, which is a view.
//!
//! A move is cut into beats of a centimetre (`Moving`). Where something happens or the other side is asked it stops, and what has been
//! walked is one event; the rest of the way is a secret of who walks it.
//!
//! Cards are not shuffled but drawn one by one from those left, which gives the same chances and leaves no secret order in the world.

pub mod campaign;
pub mod catalogue;
pub mod checks;
mod dispatch;
mod facts;
mod files;
#[cfg(test)]
mod secrets_games_test;
#[cfg(test)]
mod secrets_test;
pub mod sections;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use dispatch::report::Report;
pub use dispatch::rule_set::RULES_NUMBER;
pub use facts::battle::{Battle, BattleIs, Call, Light, Smoke, Support, Trap, Wind};
pub use facts::body::Body;
pub use facts::chance::Chance;
pub use facts::command::{AimAt, Blow, By, Command};
pub use facts::event::Event;
pub use facts::field::{Field, Man, SideField, Team, Vehicle};
pub use facts::figures::{self, Figure, Known};
pub use facts::flow::{Degree, Flow, Outcome, Phase};
pub use facts::frames::{Activation, AnyFrame, Claiming, Driving, Moving, Tripped, Window};
pub use facts::game::PerrysHeroes;
pub use facts::offers::Kind;
pub use facts::rolls;
pub use facts::situation::{Seen, Table};
pub use facts::snapshot::Snapshot;
pub use facts::start::Start;
pub use files::{campaign as campaigns, charts, force, scenario, values, vehicles, weapons};
