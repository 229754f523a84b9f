//! Support weapons (1.6), with the retreat from a flamethrower.

mod asked;
mod buttons;
mod told;
pub(crate) mod words;

pub(crate) use asked::{DropWeapon, GoTo};
pub(crate) use buttons::{hand_over, take_and_turn};
pub(crate) use told::{dropped, gone, taken, turned};
