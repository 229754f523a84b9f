//! Fire (5.0 to 5.2): attacks on the Direct Fire Table and their Damage Checks.

mod result;
mod told;

pub(crate) use told::{Checked, Rolled, became, checked, drawn, half_squad, lost, rolled, shaken, wounded};
