//! What panels of every game are made of: the theme, small parts, dice, odds, breakdowns with their rules, the bar at the top, the log,
//! the rule reference, the action bar and the menu at the cursor, the tray, the card of a question, results, the small map, keys, the
//! queue of orders.
//!
//! It is fed by plain data and knows no rule set. A rule set's panels hand a [`Kit`] to every part; what a part finds that the player
//! wants, it returns, and what is open or shut it writes into [`OpenPanels`].

pub mod action_bar;
pub mod breakdown;
pub mod chance_meter;
pub mod conditions;
pub mod cursor_menu;
pub mod dice;
pub mod dice_window;
pub mod keys;
mod kit;
pub mod last_action;
pub mod log_drawer;
pub mod minimap;
pub mod noted;
pub mod odds_bar;
mod open;
pub mod orders;
mod pause;
pub mod pictures;
pub mod question;
pub mod result;
pub mod rule_book;
pub mod side_panel;
pub mod theme;
pub mod top_bar;
#[cfg(test)]
mod toy_room_test;
#[cfg(test)]
mod toy_test;
pub mod tray;
pub mod widgets;
pub mod windows;
pub mod words;

pub use conditions::Condition;
pub use cursor_menu::{CursorMenu, MenuAtCursor};
pub use dice_window::DiceStatistics;
pub use keys::DeskKey;
pub use kit::Kit;
pub use minimap::Minimap;
pub use open::OpenPanels;
pub use pause::Pause;
pub use pictures::Pictures;
pub use rule_book::{RuleBook, RuleEntry};
pub use windows::Over;

/// Width of the panel on the right.
pub const SIDE_WIDTH: f32 = 320.0;
/// Height of the bar at the top.
pub const TOP_HEIGHT: f32 = 52.0;
/// Height that the action bar keeps free at the bottom.
pub const BOTTOM_HEIGHT: f32 = 84.0;
