//! What never changes about the room in a battle's set-up. Section `set_up` works it out and reads it.

use crate::files::classes::Load;
use table::Side;

/// Which groups may be set up where: pairs of a Location's number and a group's position, sorted.
#[derive(Clone, Debug)]
pub(crate) struct Zones(pub(crate) Vec<(usize, u16)>);

/// What never changes about a battle's set-up.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) zones: Zones,
    /// The most that fits into each Location.
    pub(crate) limits: Vec<Option<Load>>,
    /// For each unit the position of its group.
    pub(crate) group_of: Vec<Option<u16>>,
    /// Whose each group is.
    pub(crate) side_of: Vec<Side>,
    /// For each group the first one of its tangle.
    pub(crate) tangle_of: Vec<u16>,
    /// For each group the Locations where only its side may be set up.
    pub(crate) own: Vec<Vec<usize>>,
}
