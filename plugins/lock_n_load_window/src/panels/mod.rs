//! The egui panels of a battle. They read what the other systems of this crate have worked out and write messages; no panel works
//! out a rule, and none changes the battle.
//!
//! Every panel is a function on [`Panels`], which borrows all that panels read and collects what they wish
//! ([`Wish`](crate::model::Wish)); one system (`drawing.rs`) gathers the one and sends the other. What sections show is no panel: it
//! is a sheet, which [`Panels::show`] draws.

mod action_bar;
pub(crate) mod cards;
mod chance;
mod drawing;
mod forces;
mod last_action;
mod layout;
mod log_drawer;
mod objectives;
pub(crate) mod over_map;
mod question;
pub(crate) mod reads;
mod result;
pub(crate) mod side_panel;
pub(crate) mod side_room;
mod top_bar;
mod tray;
pub(crate) mod widgets;
pub(crate) mod words;

pub use drawing::LockNLoadPanelsPlugin;
pub use forces::show_forces;
pub(crate) use panel_kit::noted;
pub(crate) use reads::Panels;

#[cfg(test)]
mod test_screen;

#[cfg(test)]
#[path = "panels_test.rs"]
mod tests;

#[cfg(test)]
#[path = "armour_test.rs"]
mod armour_tests;

#[cfg(test)]
#[path = "room_test.rs"]
mod room_tests;

#[cfg(test)]
#[path = "results_test.rs"]
mod results_tests;

#[cfg(test)]
#[path = "luck_test.rs"]
mod luck_tests;

#[cfg(test)]
#[path = "shots_test.rs"]
mod shots_tests;

#[cfg(test)]
#[path = "judgement_test.rs"]
mod judgement_tests;
