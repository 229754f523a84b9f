//! Support weapons (1.6), with the retreat from a flamethrower.

mod told;

pub(crate) use told::{dropped, gone, taken, turned};
