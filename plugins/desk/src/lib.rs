//! A battle in a window, whatever the rules: who plays and who looks, what waits to be ordered, what has been told. It draws nothing.
//!
//! A game brings a [`WindowBox`]: what its orders, events, plans and lines are to a window, as data. The desk keeps a [`Battle`] in a
//! resource, takes orders from people and computer players through one queue, has the view play what they come to, writes log and
//! results, looks back, reckons luck and decisions. `panel_kit` and the game's own window draw it.
//!
//! | File | Holds |
//! |---|---|
//! | `window_box.rs` | the seam: what is asked of a game |
//! | `window_box/battle.rs`, `eyes.rs` | the battle as whoever looks sees it; what one side sees and was told |
//! | `messages.rs`, `queue.rs`, `orders.rs`, `pause.rs` | orders: what is written for them, what waits, how they are carried out; the moment in which a new question hears nothing |
//! | `window_box/tale.rs`, `log.rs`, `results.rs`, `dice.rs` | what an event is to log and results, both as they are written, how the dice fell |
//! | `account.rs`, `change.rs` | what the other side did, and what became of whom |
//! | `hints.rs`, `hint.rs` | hints for whoever is new |
//! | `hand.rs` | who is chosen on a free table, and what a click means |
//! | `players/` | computer players, their advice, chances to win, looking back |
//! | `luck/` | luck and decisions |
//! | `hand_over.rs` | the screen goes from one person to the other |
//! | `systems.rs`, `plugin.rs` | when systems run; all of them in their order |
//!
//! # Who sees what
//!
//! A window shows what one side sees: [`Battle::viewer`]. Where nothing is hidden in a battle ([`WindowBox::hides`]) table and journal are
//! the game's own. Else they are a copy of what that side sees and was told (`eyes.rs`), and offers, refusals, log, results, dice and
//! chances are made of it. The game itself is private to the giving of orders, to the views that computer players get, and to the recorder.

pub mod account;
mod change;
mod dice;
mod hand;
mod hand_over;
mod hint;
pub mod hints;
mod log;
pub mod luck;
mod messages;
mod orders;
mod pause;
pub mod players;
mod plugin;
pub mod queue;
mod results;
mod systems;
mod window_box;
mod words;

pub use dice::DiceStatistics;
pub use hand::{Hand, HandPlugin, HeldKeys, TableBox};
pub use hand_over::{HandOver, HandedOver};
pub use messages::{Forbidden, GiveOrder, OrderGiven, OrderRefused, Prepared, ToMenu, Undo};
pub use orders::{PhasesEnd, Plan};
pub use pause::Pause;
pub use plugin::DeskPlugin;
pub use results::{ResultCard, Results, Stretch};
pub use systems::{DeskSystems, of_battle};
pub use window_box::battle::Battle;
pub use window_box::tale::{Begins, Log, LogLine, Role, Telling};
pub use window_box::{Command, Entry, Event, Insight, Report, Rules, Start, Table, WindowBox};
pub use words::{lines, sentence};
