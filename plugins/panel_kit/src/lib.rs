//! What panels of every game are made of: the theme, small parts, dice, odds, breakdowns with their rules, the bar at the top, the log,
//! the rule reference, the action bar and the menu at the cursor, the tray, the card of a question, results, the small map, keys.
//!
//! It is fed by plain data and knows no rule set. A rule set's panels hand a [`Kit`] to every part; what a part finds that the player
//! wants, it returns, and what is open or shut it writes into [`OpenPanels`].
//!
//! | File | Holds |
//! |---|---|
//! | `kit.rs`, `open.rs` | what a rule set's panels hand to each part; what is open |
//! | `widgets.rs`; `look/` with `theme.rs`, `pictures.rs`, `printed.rs`, `noted.rs` | small parts; the look; counters and icons as textures; numbers in print; where buttons are, for tests |
//! | `book.rs`, `rule_book.rs`, `breakdown.rs`, `odds_bar.rs` | the rules of a game; the reference; what counts by which rule; chances |
//! | `dice.rs`, `dice_window.rs`, `last_action.rs` | dice and their statistics; what was rolled, and what followed |
//! | `top_bar.rs`, `conditions.rs`, `chance_meter.rs` | turn, phase, whose decision; how each side wins; the chance to win |
//! | `side_panel.rs`, `log_drawer.rs`, `action_bar.rs`, `tray.rs`, `cursor_menu.rs`, `minimap.rs`, `result.rs`, `windows.rs` | what stands at the edges, at the pointer, at the end and in windows |
//! | `hand_over.rs` | the page between two people at one desk |
//! | `hint_card.rs`, `account_card.rs` | hints for whoever is new; what the other side did |
//! | `screen/` | all of it in its places, for a game that says its own as data |
//! | `sheet/` | what a game shows, as data: blocks, and how they are drawn |
//! | `question.rs` | the card of a question, which hides nothing of what it asks about |
//! | `players/`, `past_card.rs`, `luck/` | computer players, their advice; looking back; luck and decisions |
//! | `words.rs` | what all of them say |
//! | `keys.rs` | the keys that every game has |
//!
//! Where a part has room for what only the rule set can draw (a counter, the card's contents), it takes a function and hands back the
//! rule set's own panels: `P: DerefMut<Target = Kit>`. No part knows orders, numbers or classes of a rule set.

pub mod action_bar;
mod book;
pub mod breakdown;
mod cards;
pub mod chance_meter;
pub mod conditions;
pub mod cursor_menu;
pub mod dice;
pub mod dice_window;
pub mod hand_over;
pub mod keys;
mod kit;
pub mod last_action;
pub mod log_drawer;
mod look;
pub mod luck;
pub mod minimap;
pub mod odds_bar;
mod open;
pub mod players;
pub mod question;
pub mod result;
pub mod rule_book;
pub mod screen;
pub mod sheet;
pub mod side_panel;
pub mod top_bar;
#[cfg(test)]
mod toy_room_test;
#[cfg(test)]
mod toy_test;
pub mod tray;
pub mod widgets;
pub mod windows;
pub mod words;

pub use book::{RuleBook, RuleEntry};
pub use cards::{account_card, hint_card, past_card};
pub use conditions::Condition;
pub use cursor_menu::{CursorMenu, MenuAtCursor};
pub use keys::DeskKey;
pub use kit::Kit;
pub use look::{noted, pictures, printed, theme};
pub use minimap::Minimap;
pub use open::{OpenPanels, Over};
pub use pictures::Pictures;
pub use theme::{BOTTOM_HEIGHT, SIDE_WIDTH, TOP_HEIGHT};
