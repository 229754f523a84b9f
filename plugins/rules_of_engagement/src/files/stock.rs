//! The files of which forces are made, together.

use crate::files::charts::Charts;
use crate::files::platoons::Platoons;
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;

/// The files of which forces are made.
#[derive(Clone, Copy, Debug)]
pub struct Stock<'a> {
    /// The charts, with the ratings of troops.
    pub charts: &'a Charts,
    /// What men carry.
    pub weapons: &'a Weapons,
    /// What they drive.
    pub vehicles: &'a Vehicles,
    /// What their platoons are.
    pub platoons: &'a Platoons,
}
