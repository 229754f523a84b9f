//! Passengers (16): who goes aboard and who leaves, by buttons, by dragging counters, and in the slots of a vehicle's card.

mod buttons;
pub(crate) mod drag;
mod told;
pub(crate) mod words;

pub(crate) use buttons::buttons;
pub(crate) use told::{dismounted, mounted};

#[cfg(test)]
#[path = "passengers_test.rs"]
mod tests;
