//! Markers, each declared once. Those on units are yes or no each, so those of a unit are one fact, a set of bits.

use crate::files::phase::Phase;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Declares the markers of units: name, bit, and the phase that takes the marker off when it begins (`until`; without it the marker stays
/// until something takes it off).
macro_rules! markers {
    ($($(#[doc = $doc:expr])* $(#[until($phase:ident)])? $name:ident = $bit:expr),* $(,)?) => {
        /// A marker on a unit.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Marker { $($(#[doc = $doc])* $name),* }
        impl Marker {
            /// Every marker, in a fixed order.
            pub const ALL: &[Marker] = &[$(Marker::$name),*];
            /// Its bit in [`Markers`].
            pub const fn bit(self) -> u16 { match self { $(Marker::$name => 1 << $bit),* } }
            /// The markers that a phase takes off when it begins.
            pub fn until(phase: Phase) -> impl Iterator<Item = Marker> {
                const ALL: &[(Marker, Phase)] = &[$($((Marker::$name, Phase::$phase),)?)*];
                ALL.iter().filter(move |(_, until)| *until == phase).map(|(marker, _)| *marker)
            }
        }
    };
}

markers! {
    /// Has moved: no further action; its Location is Spotted; +1 against it. Until the Administrative Phase.
    #[until(Administrative)]
    Moved = 0,
    /// May still fire once, in this or a later impulse or as Opportunity Fire, with -2; otherwise like `Moved`. Until the
    /// Administrative Phase.
    #[until(Administrative)]
    AssaultMoved = 1,
    /// Has crawled: no further action, but neither Spotted nor +1. Until the Administrative Phase.
    #[until(Administrative)]
    LowCrawled = 2,
    /// Has moved by Stealth: not seen by neighbours or open ground alone; may still fire once in an own impulse, with -2, but not as
    /// Opportunity Fire. Until the Administrative Phase.
    #[until(Administrative)]
    Stealthy = 3,
    /// Has fired or aided an attack: no further action; its Location is Spotted. Until the Administrative Phase.
    #[until(Administrative)]
    Fired = 4,
    /// Ops Complete: has spotted, placed smoke and the like (4.1). Until the Administrative Phase.
    #[until(Administrative)]
    OpsComplete = 5,
    /// A wounded single man; until a medic removes it.
    // No phase does (LNL-9.0-07, LNL-5.1-23).
    Wounded = 6,
    /// Has tried to rally in this Rally Phase (LNL-3.0-07). Until the next Rally Phase.
    #[until(Rally)]
    RallyTried = 7,
    /// Has tried and failed, and is Shaken; for SS Dedication (LNL-13.81-05). Until the next Rally Phase.
    #[until(Rally)]
    RallyFailed = 8,
    /// Has tried to withdraw from melee this turn (LNL-8.1-10). Until the Administrative Phase.
    #[until(Administrative)]
    WithdrawTried = 9,
    /// Has passed its withdrawal check and may leave the melee in this impulse.
    #[until(Administrative)]
    MayWithdraw = 10,
    /// This leader has activated adjacent hexes or storeys this turn (LNL-6.0-06). Until the Administrative Phase.
    #[until(Administrative)]
    Widened = 11,
    /// This medic has made his try in this Rally Phase (LNL-11.3-02). Until the next Rally Phase.
    #[until(Rally)]
    Treated = 12,
}

/// The markers of a unit, as bits.
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
    /// Without the markers.
    #[must_use]
    pub fn without(self, markers: &[Marker]) -> Self {
        Self(markers.iter().fold(self.0, |bits, marker| bits & !marker.bit()))
    }
}

/// A marker on a Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HexMarker {
    /// All units there may be fired at (LNL-10.1-03). Goes when all units have left, and in the Administrative Phase.
    Spotted,
    /// Fresh smoke (7.0), in the hex with all its storeys: on the ground floor. The Administrative Phase turns it to `SmokeTwo`.
    SmokeOne,
    /// Smoke of the turn before. The Administrative Phase removes it.
    SmokeTwo,
    /// Units are locked here (8.1): of both sides, or those of the side that is left, until the Administrative Phase takes it off.
    Melee,
    /// A destroyed vehicle (LNL-14.0-25): in the hex with all its storeys, for good. Several may lie there.
    Wreck,
    /// A vehicle that its crew has left (LNL-14.01-08): nobody uses it any more; otherwise like a wreck.
    Abandoned,
    /// The place named in a call for artillery, before the fire falls (18.2).
    SpottingRound,
    /// Fire for effect (18.1, 18.2): strikes whoever enters, until the Administrative Phase.
    Ffe {
        /// Its firepower.
        firepower: i8,
        /// Of a mortar: this hex alone, with the higher of two dice; else artillery's: with the six hexes around, one die.
        mortar: bool,
    },
}

/// What is said of a marker on a Location, once for all who ask.
struct Kind {
    /// Smoke of either kind (LNL-7.0-10).
    smoke: bool,
    /// A vehicle that nobody uses: fills the room of one, gives cover, and degrades lines of sight across the hex.
    hulk: bool,
    /// It tells of those who stand there and of nothing else, so whoever sees none of them does not see it. All others lie openly, and what
    /// changes lines of sight must: these are the same for both sides.
    of_units: bool,
    /// What the Administrative Phase makes of it (LNL-9.0-04); none: it goes.
    next: Option<HexMarker>,
}

impl HexMarker {
    const fn kind(self) -> Kind {
        match self {
            // LNL-9.0-03, LNL-9.0-B01
            HexMarker::Spotted => Kind { smoke: false, hulk: false, of_units: true, next: None },
            HexMarker::SpottingRound | HexMarker::Ffe { .. } => {
                Kind { smoke: false, hulk: false, of_units: false, next: None }
            }
            // LNL-7.0-09
            HexMarker::SmokeOne => Kind { smoke: true, hulk: false, of_units: false, next: Some(HexMarker::SmokeTwo) },
            HexMarker::SmokeTwo => Kind { smoke: true, hulk: false, of_units: false, next: None },
            HexMarker::Melee => Kind { smoke: false, hulk: false, of_units: false, next: Some(HexMarker::Melee) },
            // LNL-9.0-B04
            HexMarker::Wreck | HexMarker::Abandoned => {
                Kind { smoke: false, hulk: true, of_units: false, next: Some(self) }
            }
        }
    }
    /// It tells of those who stand there: whoever sees none of them does not see it.
    pub const fn tells_of_units(self) -> bool {
        self.kind().of_units
    }
    /// A vehicle that nobody uses any more (LNL-1.3-B03, LNL-RB-45).
    pub const fn is_hulk(self) -> bool {
        self.kind().hulk
    }
    /// Bytes that tell it from every other.
    pub fn code(self) -> SmallVec<[u8; 3]> {
        match self {
            HexMarker::Spotted => smallvec![0],
            HexMarker::SmokeOne => smallvec![1],
            HexMarker::SmokeTwo => smallvec![2],
            HexMarker::Melee => smallvec![3],
            HexMarker::Wreck => smallvec![4],
            HexMarker::Abandoned => smallvec![5],
            HexMarker::SpottingRound => smallvec![6],
            HexMarker::Ffe { firepower, mortar } => smallvec![7, firepower.cast_unsigned(), u8::from(mortar)],
        }
    }
    /// Smoke of either kind (LNL-7.0-10).
    pub const fn is_smoke(self) -> bool {
        self.kind().smoke
    }
    /// What the Administrative Phase makes of it (LNL-9.0-04); none: it goes.
    pub const fn next(self) -> Option<Self> {
        self.kind().next
    }
}
