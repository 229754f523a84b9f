//! What the die of a main gun gets and needs (PH-7.18-02 to -04), and what the distance does to a round (PH-7.18-06).

use super::rules::{FAST, GUN_ROWS};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::{Experience, Motion, Posture};
use crate::sections::sight;
use measured_table::{Gap, Point};
use table::{Line, Tally};

/// Where short and medium range end, in tenths (PH-7.18-04).
const LIMITS: [i32; 2] = [4_000, 12_000];
/// Where penetration loses more (PH-7.18-06).
const HALF_WAY: i32 = 8_000;
/// In so many turns one after another a target has moved that moves fast (PH-7.18-02).
const FAST_FROM: u8 = 2;

/// A band of range of a main gun (PH-7.18-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GunBand {
    /// Less than 40 cm.
    Short,
    /// From 40 to 120 cm.
    Medium,
    /// More than 120 cm.
    Long,
}

impl GunBand {
    /// By the gap between hulls and bases (PH-GEO-03, PH-R-05).
    pub fn of(gap: Gap) -> Self {
        if gap.less_than(LIMITS[0]) {
            Self::Short
        } else if gap.within(LIMITS[1]) {
            Self::Medium
        } else {
            Self::Long
        }
    }
    /// Where it ends, as a gap in tenths; none: it does not.
    pub const fn limit(self) -> Option<i32> {
        match self {
            Self::Short => Some(LIMITS[0]),
            Self::Medium => Some(LIMITS[1]),
            Self::Long => None,
        }
    }
    /// What the die needs (PH-7.18-04).
    pub const fn needed(self) -> i8 {
        match self {
            Self::Short => 3,
            Self::Medium => 5,
            Self::Long => 7,
        }
    }
}

/// What the distance takes from the penetration of an anti-tank round (PH-7.18-06, PH-R-23).
pub fn adjustment(gap: Gap) -> i8 {
    if gap.less_than(LIMITS[0]) {
        0
    } else if gap.within(HALF_WAY) {
        -2
    } else if gap.within(LIMITS[1]) {
        -3
    } else {
        -4
    }
}

/// What the die gets for its target: its motion, smoke, and that it is partly visible. Smoke hinders no explosion (PH-R-26).
///
/// Reading: a man is partly visible behind a low wall, in a building or at the edge of a wood or orchard, as PH-GEO-06 finds it; scrub hides
/// nothing of him. Only vehicles move fast: their turns of moving are counted.
pub fn of_target(table: &Table, from: Point, target: &Figure, explosive: bool, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, target.id));
    let moves = target.motion != Motion::Still && (target.is_vehicle() || target.posture == Posture::Standing);
    if moves && target.paces >= FAST_FROM {
        // PH-R-08
        add(FAST, -4);
    } else if moves {
        add(GUN_ROWS, -2);
    }
    let Some(at) = target.at else { return };
    if !explosive && sight::smoke_between(table, from, at) {
        add(GUN_ROWS, -1);
    }
    let partly = if target.is_vehicle() {
        sight::is_partly_seen(table, from, target)
    } else {
        sight::cover(table, from, target).is_some_and(|(cover, _)| cover != Cover::Scrub)
    };
    if partly {
        add(GUN_ROWS, -1);
    }
}

/// What it gets for a place: smoke alone, and that hinders no explosion.
pub fn of_place(table: &Table, from: Point, place: Point, explosive: bool, tally: &mut impl Tally) {
    if !explosive && sight::smoke_between(table, from, place) {
        tally.add(Line::of(GUN_ROWS, -1));
    }
}

/// What it gets for the crew (PH-7.18-02).
pub fn of_crew(table: &Table, vehicle: &Figure, tally: &mut impl Tally) {
    let value = match table.vehicle(vehicle).map_or(Experience::Normal, |def| def.experience) {
        Experience::Veteran => 2,
        Experience::Green => -2,
        Experience::Normal => return,
    };
    tally.add(Line::from(GUN_ROWS, value, vehicle.id));
}
