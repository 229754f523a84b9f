//! Turns clicks into orders of Lock 'n Load, and its reports into panels, faces and log sentences.
//!
//! The battle is the desk's ([`Battle`]). Systems of this crate read it and fill what the view
//! shows (pieces, overlays, steps) and what panels print (preview, actions, log, sentence); a click or a button ends as an order in the
//! queue. Legality is never worked out here: the offers, the rules' reports and their refusals are all there is. A grey button says
//! what `offered` or `judge` says, and whatever is offered can be ordered with the mouse (`further_test.rs` tries it, order by order,
//! in games played by chance).
//!
//! # Sections
//!
//! The crate is cut by rule section, as the rules are: a folder for each, and a block for each in `slices.rs`, the one place that names
//! them.
//!
//! | File of a section | Holds | Seam |
//! |---|---|---|
//! | `words.rs` | the lines of its log and its own refusals, in English (`words!`); [`lines`] lists those of the window | |
//! | `told.rs` | what an event is to a player, in one function: its sentence, what the map plays and announces, its place among the results, what their panel shows | `tale.rs` |
//! | `draft.rs` | what an order would come to before it is given: a struct with its button, panel and marks (`Shown`); the mode in which a click means it (`Aim`) | `shown.rs`, `aim.rs` |
//! | `asked.rs` | a question: its sentence, card, marks, the answer that is preset, what a click answers | `asked.rs` |
//! | `buttons.rs` | what can be done now, and why the rest cannot | `buttons.rs` |
//! | `phase.rs` | how a phase is played while nothing is asked | `phase.rs` |
//! | `panel.rs`, `result.rs` | what the panel at the side draws before the dice, and after them | |
//!
//! Each seam is a trait or a list. A section's block in `slices!` says which phase it owns, what it asks, which events it tells and
//! which of its events only change the table, who waits beside the map, which buttons it has and when. The macro makes one exhaustive
//! `match` of all blocks for each of the rules' own kinds, so a new event, question or phase does not compile until a section says how
//! it is shown.
//!
//! A mode and a preview need no registry: `Mode` and `Preview` hold whatever struct of a section is an `Aim` or a `Shown`, and only the
//! section asks for it by its type (`get`). What others must know of it is a function of the trait: who takes part with what, the way
//! that a question interrupts, how those who are selected would move.
//!
//! # What belongs to no section
//!
//! - `intent/`: who hears a click or a key. `draft.rs`: asks the section, and keeps what was worked out last with what it was made
//!   from, so that a second click, a tick, a key and the panels are given the same draft.
//! - `attack.rs`: which of those who are selected fire with what, and at what of a Location. `Gunnery` holds what the player has chosen
//!   otherwise; small arms are drafted in `fire/`, shots in `ordnance/`.
//! - `battle.rs`, `window_box.rs`: this game at the desk ([`desk`]): the desk's types for this game, and what it asks of it. The battle, the
//!   queue of orders, log and results are the desk's.
//! - `show.rs`: what the map plays. Nothing is told in a panel before it has been played.
//! - `overlays.rs`, `tray.rs`, `sentence.rs`, `opening.rs`: marks on the map, who waits beside it, the sentence on top, where a map is
//!   begun.
//! - `panels/`: the frames that sections draw in. A vehicle and a team have a card of their own (`armour_card.rs`, `vehicle_plan.rs`),
//!   with passengers in slots (`berths.rs`); what dragging a counter would order says `passengers/drag.rs`, for the tip at the pointer
//!   as for the hand that lets go.
//! - `faces.rs`, `vehicle_face.rs`, `shapes.rs`: what is printed on counters. `names.rs`: the only place where counters get their names
//!   for players.
//! - `account/`: what others did in their impulses, and what became of whom. `hints.rs`, `glossary.rs`, `verbs.rs`: hints for whoever
//!   is new, words that tooltips explain, what sides do in the number of their name.
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
mod aim;
mod asked;
mod attack;
mod battle;
mod book;
mod briefing;
mod buttons;
mod close_assault;
mod crew;
mod draft;
mod driving;
pub mod faces;
mod fire;
mod further;
mod glossary;
mod glue;
mod heroes;
mod hints;
mod impulse;
mod indirect_fire;
mod input;
mod intent;
mod luck;
mod medics;
mod melee;
mod model;
mod movement;
pub mod names;
mod opening;
mod opportunity_fire;
mod ordnance;
mod overlays;
mod overrun;
mod panels;
mod passengers;
mod phase;
mod plain;
mod players;
mod rally;
#[cfg(test)]
mod rig;
mod same;
mod sentence;
mod set_up;
mod shapes;
mod show;
mod shown;
mod slices;
mod smoke;
mod snipers;
mod spotting;
mod tale;
mod tray;
mod turn;
mod vehicle_face;
mod verbs;
mod victory;
mod weapons;
mod window_box;
mod words;

pub use aim::Mode;
pub use attack::Ways;
pub use battle::{
    Battle, Chances, Computers, Log, LogLine, LookingBack, OrderRefused, Prepared, ResultCard, Results, Stretch,
};
pub use briefing::{Aim, Briefing, Force, Muster};
pub use close_assault::AssaultPreview;
pub use crew::CrewMember;
pub use fire::FirePreview;
pub use glue::LockNLoadGluePlugin;
pub use hints::{Hint, Hints};
pub use indirect_fire::BombardPreview;
pub use input::{BattleAction, Key};
pub use luck::LuckPlugin;
pub use melee::MeleePreview;
pub use model::*;
pub use movement::{Kind, MovePreview, PathStep, ReachNow, StepNote};
pub use ordnance::ShotPreview;
pub use overrun::OverrunPreview;
pub(crate) use panel_kit::theme;
pub use panels::{LockNLoadPanelsPlugin, show_forces};
pub use players::{ComputersPlugin, Outline};
pub use rally::MoralePreview;
pub use shapes::draw_vehicles_as;
pub use shown::Preview;
pub use smoke::SmokePreview;
pub use spotting::SpotPreview;
pub use window_box::LockNLoadWindow;
pub use words::lines;
