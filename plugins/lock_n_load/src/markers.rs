//! Markers: each is a component. [`Marker`] and [`HexMarker`] name them in events and files.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

macro_rules! markers {
    ($($(#[$doc:meta])* $name:ident = $bit:expr),* $(,)?) => {
        /// A marker on a unit.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Marker { $($(#[$doc])* $name),* }
        impl Marker {
            /// Every marker, in a fixed order.
            pub const ALL: &[Marker] = &[$(Marker::$name),*];
            /// Its bit in [`Markers`].
            pub const fn bit(self) -> u16 { match self { $(Marker::$name => 1 << $bit),* } }
            pub(crate) fn insert(self, unit: &mut EntityWorldMut) { match self { $(Marker::$name => { unit.insert($name); })* } }
            pub(crate) fn remove(self, unit: &mut EntityWorldMut) { match self { $(Marker::$name => { unit.remove::<$name>(); })* } }
        }
        $($(#[$doc])* #[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)] pub struct $name;)*
    };
}

markers! {
    /// Moved: no further activation, no fire; the Location is Spotted; +1 against it.
    Moved = 0,
    /// Assault-moved: may still fire once, with -2.
    AssaultMoved = 1,
    /// Crawled: not Spotted by it, no +1.
    LowCrawled = 2,
    /// Moved by Stealth: may fire in its own impulse only.
    Stealthy = 3,
    /// Fired, or aided an attack; the Location is Spotted.
    Fired = 4,
    /// Ops Complete: spotted, placed smoke and the like (4.1).
    OpsComplete = 5,
    /// Wounded single man.
    Wounded = 6,
    /// Has tried to rally in this Rally Phase (LNL-3.0-07).
    RallyTried = 7,
    /// Failed its rally attempt of this Rally Phase (for SS Dedication).
    RallyFailed = 8,
    /// Has tried to withdraw this turn (LNL-8.1-10).
    WithdrawTried = 9,
    /// Passed its withdrawal check and may leave the melee in this impulse.
    MayWithdraw = 10,
    /// This leader has widened an activation this turn (LNL-6.0-06).
    Widened = 11,
    /// This medic has tried to treat somebody in this Rally Phase (LNL-11.3-02).
    Treated = 12,
}

/// The markers of a unit as bits, for rules that read many units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Markers(pub u16);
impl Markers {
    /// True if the marker is there.
    pub const fn has(self, marker: Marker) -> bool {
        self.0 & marker.bit() != 0
    }
    /// True if one of several is there.
    pub fn any(self, markers: &[Marker]) -> bool {
        markers.iter().any(|marker| self.has(*marker))
    }
    /// With the marker.
    #[must_use]
    pub const fn with(self, marker: Marker) -> Self {
        Self(self.0 | marker.bit())
    }
}

/// Turned to the Shaken side.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shaken;

/// A marker on a Location; each is an entity with this component and a [`crate::counters::At`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HexMarker {
    /// All units there may be fired at (LNL-10.1-03).
    Spotted,
    /// Fresh smoke (7.0).
    SmokeOne,
    /// Smoke of the turn before.
    SmokeTwo,
    /// Both sides are locked here (8.1).
    Melee,
}
