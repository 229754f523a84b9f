//! The files of which forces are made, together.

use crate::files::charts::Charts;
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;

/// The files of which forces are made.
#[derive(Clone, Copy, Debug)]
pub struct Stock<'a> {
    /// The charts, with their prices.
    pub charts: &'a Charts,
    /// What men carry.
    pub weapons: &'a Weapons,
    /// What they drive.
    pub vehicles: &'a Vehicles,
}
