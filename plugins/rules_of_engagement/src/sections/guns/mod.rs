//! Guns on carriages and the weapons of vehicles: which of them may fire at whom, and with what (ROE-WPN, ROE-VWP).

mod barrels;
pub mod rules;
mod shells;
pub(crate) mod words;

pub use barrels::{Barrel, Wanted, barrels};
pub use shells::{at_of, burst_of, loaded};

#[cfg(test)]
#[path = "guns_test.rs"]
mod tests;
