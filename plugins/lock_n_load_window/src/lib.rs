//! Turns clicks into orders of Lock 'n Load, and its reports into panels, faces and log sentences.
//!
//! The battle is the desk's ([`Battle`]). Systems of this crate read it and fill what the view
//! shows (pieces, overlays, steps) and what panels print (preview, actions, log, sentence); a click or a button ends as an order in the
//! queue. Legality is never worked out here: the offers, the rules' reports and their refusals are all there is. A grey button says
//! what `offered` or `judge` says, and whatever is offered can be ordered with the mouse (`drafting/further_test.rs` tries it, order by order,
//! in games played by chance).
//!
//! # Sections
//!
//! The crate is cut by rule section, as the rules are: a folder for each in `sections/`, and a block for each in `slices.rs`, the one place that names
//! them.
//!
//! | File of a section | Holds | Seam |
//! |---|---|---|
//! | `words.rs` | the lines of its log and its own refusals, in English (`words!`); [`lines`] lists those of the window | |
//! | `told.rs` | what an event is to a player, in one function: its sentence, what the map plays and announces, its place among the results, what their panel shows | `seams/tale.rs` |
//! | `draft.rs` | what an order would come to before it is given: a struct with its button, panel and marks (`Shown`); the mode in which a click means it (`Aim`) | `seams/shown.rs`, `seams/aim.rs` |
//! | `asked.rs` | a question: its sentence, card, marks, the answer that is preset, what a click answers | `seams/asked.rs` |
//! | `buttons.rs` | what can be done now, and why the rest cannot | `seams/buttons.rs` |
//! | `phase.rs` | how a phase is played while nothing is asked | `seams/phase.rs` |
//! | `panel.rs`, `result.rs` | the sheet of what is prepared, and of what was rolled | `sheets/` |
//!
//! A section draws nothing: what it shows, asks and tells is a sheet of blocks ([`panel_kit::sheet`]), made from its draft and the table.
//! What lines, chances and counters of this game look like on a sheet is said in `sheets/`; a press on one asks for a `Wish`.
//!
//! Each seam is a trait or a list. A section's block in `slices!` says which phase it owns, what it asks, which events it tells and
//! which of its events only change the table, who waits beside the map, which buttons it has and when. The macro makes one exhaustive
//! `match` of all blocks for each of the rules' own kinds, so a new event, question or phase does not compile until a section says how
//! it is shown.
//!
//! A mode and a preview need no registry: `Mode` and `Preview` (`model/`) hold whatever struct of a section is an `Aim` or a `Shown`, and
//! only the section asks for it by its type (`get`). What others must know of it is a function of the trait: who takes part with what, the way
//! that a question interrupts, how those who are selected would move.
//!
//! # What belongs to no section
//!
//! - `seams/`: the traits and lists of the table above, with what they are given: `Desk`, `Asking`, `Marks`, `Stage`, `Bar`.
//! - `telling.rs`: an event told by its section to whoever asks, the log, the map or a panel.
//! - `intent/`: who hears a click or a key, and the sentence that says what is to be decided.
//! - `drafting/`: `draft.rs` asks the section, and keeps what was worked out last with what it was made from, so that a second click, a
//!   tick, a key and the panels are given the same draft. `actions.rs`: the list of what can be done now; `further.rs`: a button
//!   in it for an order that no section shows.
//! - `sections/attack.rs`: which of those who are selected fire with what, and at what of a Location. `Gunnery` holds what the player has
//!   chosen otherwise; small arms are drafted in `sections/fire/`, shots in `sections/ordnance/`.
//! - `battle.rs`, `window_box.rs`: this game at the desk ([`desk`]): the desk's types for this game, and what it asks of it. The battle, the
//!   queue of orders, log and results are the desk's.
//! - `map/`: what the map plays (nothing is told in a panel before it has been played), marks on it, who waits beside it, where it is
//!   begun.
//! - `panels/`: the frames in which sheets of sections stand. A vehicle and a team have a card of their own (`cards/armour_card.rs`,
//!   `sheets/mounted.rs`, `sheets/vehicle_plan.rs`), with passengers in slots (`berths.rs`); what dragging a counter would order says `sections/passengers/drag.rs`,
//!   for the tip at the pointer as for the hand that lets go.
//! - `counters/`: what is printed on counters; `names.rs` is the only place where counters get their names for players.
//! - `wording/`: the briefing, words that tooltips explain, what sides do in the number of their name.
//! - `account/`: what became of whom. `hints.rs`: hints for whoever is new.
//! - `luck/`: how luck and decisions are told with the names on the counters.
//! - `rig.rs` (tests only): a battle with its glue and without a window.
//!
//! # Who plays
//!
//! Computer players, their advice, looking back and the chances to win are the desk's; panels for them are in `panel_kit`. This crate
//! says what a plan is called and how it looks: `players/outline.rs` puts it into words, `ghost.rs` onto the map, `reasons.rs` says what
//! speaks for it, `prepared.rs` makes a plan of what a person has prepared and says what may be done against it, `threats.rs` shades the
//! map. Clicks, keys and buttons order for people only (`Battle::person_decides`).

mod account;
mod battle;
mod counters;
mod drafting;
mod glue;
mod hints;
mod input;
mod intent;
mod luck;
mod map;
mod model;
mod panels;
mod players;
#[cfg(test)]
mod rig;
mod seams;
mod sections;
mod sheets;
mod slices;
mod telling;
mod window_box;
mod wording;
mod words;

pub use battle::{
    Battle, Chances, Computers, LockNLoadWindow, Log, LogLine, LookingBack, OrderRefused, Prepared, ResultCard,
    Results, Stretch,
};
pub use counters::{faces, names};
pub use glue::LockNLoadGluePlugin;
pub use input::{BattleAction, Key};
pub use luck::LuckPlugin;
pub use model::*;
pub(crate) use panel_kit::theme;
pub use panels::{LockNLoadPanelsPlugin, show_forces};
pub use players::{ComputersPlugin, Outline};
pub use sections::close_assault::AssaultPreview;
pub use sections::fire::FirePreview;
pub use sections::indirect_fire::BombardPreview;
pub use sections::melee::MeleePreview;
pub use sections::movement::{MovePreview, PathStep, StepNote};
pub use sections::ordnance::ShotPreview;
pub use sections::overrun::OverrunPreview;
pub use sections::rally::MoralePreview;
pub use sections::smoke::SmokePreview;
pub use sections::spotting::SpotPreview;
pub use sheets::crew::CrewMember;
pub use sheets::ways::Ways;
pub use wording::briefing::{Aim, Briefing, Force, Muster};
pub use words::lines;
