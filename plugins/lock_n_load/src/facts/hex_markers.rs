//! Markers on Locations. Most Locations have none, so they are a short sorted list.

use crate::files::markers::HexMarker;
use hex_board::{Added, HexId, HexSet, Spot};

/// The markers on all Locations, and what follows from them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexMarkers {
    all: Vec<(Spot, HexMarker)>,
    added: Added,
}

impl HexMarkers {
    /// No marker on a map of so many hexes.
    pub(crate) fn none(hexes: usize) -> Self {
        Self { all: Vec::new(), added: Added::new(hexes) }
    }
    /// All of them, sorted.
    pub fn all(&self) -> &[(Spot, HexMarker)] {
        &self.all
    }
    /// Hexes with smoke of either kind (LNL-7.0-10).
    pub fn smoke(&self) -> &HexSet {
        &self.added.smoke
    }
    /// What the markers are for lines of sight.
    pub fn added(&self) -> &Added {
        &self.added
    }
    /// Hexes with wrecks or Abandoned vehicles.
    pub fn hulks(&self) -> &HexSet {
        &self.added.hulks
    }
    /// How many wrecks and Abandoned vehicles lie in a hex: each fills the room of a vehicle, of both sides (LNL-1.3-B03).
    pub fn hulks_in(&self, hex: HexId) -> u8 {
        let hulks = self.all.iter().filter(|(spot, marker)| spot.hex == hex && marker.is_hulk());
        hulks.count().try_into().unwrap_or(u8::MAX)
    }
    /// True if the Location has the marker.
    pub fn has(&self, spot: Spot, marker: HexMarker) -> bool {
        self.all.contains(&(spot, marker))
    }
    /// Those that a side sees from which some are hidden, none: all. What follows from them for lines of sight stays as it is, since that lies openly.
    pub(crate) fn seen_by(&self, hides: impl Fn(Spot, HexMarker) -> bool) -> Option<Self> {
        let sees = |(spot, marker): &(Spot, HexMarker)| !hides(*spot, *marker);
        if self.all.iter().all(sees) {
            return None;
        }
        Some(Self { all: self.all.iter().copied().filter(sees).collect(), added: self.added.clone() })
    }
    pub(crate) fn place(&mut self, spot: Spot, marker: HexMarker) {
        let at = self.all.partition_point(|there| *there < (spot, marker));
        self.all.insert(at, (spot, marker));
        self.follow();
    }
    pub(crate) fn remove(&mut self, spot: Spot, marker: HexMarker) {
        if let Some(at) = self.all.iter().position(|there| *there == (spot, marker)) {
            self.all.remove(at);
            self.follow();
        }
    }
    /// Puts another marker, or none, in place of each.
    pub(crate) fn turn(&mut self, to: impl Fn(HexMarker) -> Option<HexMarker>) {
        self.all = self.all.iter().filter_map(|(spot, marker)| Some((*spot, to(*marker)?))).collect();
        self.all.sort_unstable();
        self.follow();
    }
    /// Becomes another without giving its room back.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.all.clone_from(&other.all);
        if self.added != other.added {
            self.added.clone_from(&other.added);
        }
    }
    fn follow(&mut self) {
        self.added.clear();
        for (spot, marker) in &self.all {
            add(&mut self.added, spot.hex, *marker);
        }
    }
}

/// What a marker in a hex is for lines of sight.
pub(crate) fn add(added: &mut Added, hex: HexId, marker: HexMarker) {
    if marker.is_smoke() {
        added.smoke.insert(hex);
    }
    if marker.is_hulk() {
        added.hulks.insert(hex);
    }
}
