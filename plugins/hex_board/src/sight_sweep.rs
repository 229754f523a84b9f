//! Many lines from one Location: what has blocked one line is asked first for the next in the same direction. Most lines of a table are
//! blocked, and by few things; only what these do not block is walked along.

use crate::hex_set::HexSet;
use crate::map::{HexId, Map, Spot};
use crate::sight::Seen;
use crate::sight_answer::Quick;
use crate::sight_walk::{self, Line, Mark, Tell};

/// Parts of a quarter of the circle.
const PARTS: usize = 64;

/// A silhouette that has blocked a line: the places of the hex into which it reaches and of its own, and its number among all that reach
/// into hexes.
#[derive(Clone, Copy)]
struct Screen {
    place: (i16, i16),
    own: (i16, i16),
    reach: u32,
}

/// The lines from one Location.
pub(crate) struct Sweep<'a> {
    map: &'a Map,
    smoke: &'a HexSet,
    from: Spot,
    /// What has blocked lines, by their direction.
    screens: Vec<Option<Screen>>,
}

impl<'a> Sweep<'a> {
    pub(crate) fn new(map: &'a Map, smoke: &'a HexSet) -> Self {
        let from = Spot { hex: HexId(0), storey: 0 };
        Self { map, smoke, from, screens: vec![None; 4 * (PARTS + 1)] }
    }

    /// Goes to another Location.
    pub(crate) fn stand(&mut self, from: Spot) {
        self.from = from;
        self.screens.fill(None);
    }

    /// The same as [`crate::seen`].
    pub(crate) fn seen(&mut self, to: Spot) -> Seen {
        let ((q, k), (q2, k2)) = (self.map.column(self.from.hex), self.map.column(to.hex));
        let way = (i32::from(q2) - i32::from(q), i32::from(k2) - i32::from(k));
        let direction = direction(way);
        if self.screens[direction].is_some_and(|screen| self.blocks(screen, (q, k), way, to)) {
            return Seen::Blocked;
        }
        let Some(line) = Line::new(self.map, self.smoke, self.from, to) else { return Seen::Clear };
        let mut walk = Walk { quick: Quick::default(), screen: None };
        sight_walk::follow(&line, &mut walk);
        if let Some((hex, number)) = walk.screen {
            // What spills over may spill off the map, where nothing is met.
            let reach = self.map.grid().reach(number);
            let owner = HexId(reach.owner);
            if reach.inside || self.map.at(owner).neighbours.iter().all(Option::is_some) {
                let (place, own) = (self.map.column(HexId(hex)), self.map.column(owner));
                self.screens[direction] = Some(Screen { place, own, reach: number });
            }
        }
        walk.quick.answer()
    }

    /// True if a silhouette blocks the line for certain. Its own hex lies between the ends, and it comes no further from the centre of
    /// that hex than the ends are away: so where the line without ends meets it, the walk along the line comes by.
    fn blocks(&self, screen: Screen, from: (i16, i16), (across, along): (i32, i32), to: Spot) -> bool {
        let reach = self.map.grid().reach(screen.reach);
        let high = self.map.unit_level(self.from).max(self.map.unit_level(to));
        let seen_from =
            |place: (i16, i16)| (i32::from(place.0) - i32::from(from.0), i32::from(place.1) - i32::from(from.1));
        let ((q, k), own) = (seen_from(screen.place), seen_from(screen.own));
        let measure =
            |a: (i32, i32), b: (i32, i32)| i64::from(a.0 * b.0) * (180 * 180) + i64::from(a.1 * b.1) * (104 * 104);
        let (length, part) = (measure((across, along), (across, along)), measure((across, along), own));
        let away = if reach.inside { 0 } else { 1 };
        let owner = HexId(reach.owner);
        i32::from(reach.top) > high
            && 0 < part
            && part < length
            && self.map.distance(owner, self.from.hex) > away
            && self.map.distance(owner, to.hex) > away
            && sight_walk::straddles(self.map.grid(), reach, sight_walk::slope(across, along), across * k - along * q)
    }
}

/// Which of the [`PARTS`] of which quarter a way leads into; ways of one part are nearly the same.
fn direction((across, along): (i32, i32)) -> usize {
    let (x, y) = (180 * across.unsigned_abs(), 104 * along.unsigned_abs());
    let half = (PARTS / 2) as u32;
    let part = if y <= x { y * half / x.max(1) } else { PARTS as u32 - x * half / y };
    let quarter = usize::from(across < 0) * 2 + usize::from(along < 0);
    quarter * (PARTS + 1) + part as usize
}

/// A quick answer that keeps what has blocked the line, if it can block others as simply.
struct Walk {
    quick: Quick,
    screen: Option<(u16, u32)>,
}

impl Tell for Walk {
    #[inline]
    fn blocks(&mut self, line: &Line, mark: Mark) -> bool {
        self.quick.blocks(line, mark)
    }
    #[inline]
    fn degrades(&mut self, line: &Line, mark: Mark) -> bool {
        self.quick.degrades(line, mark)
    }
    #[inline]
    fn comes_to(&mut self, line: &Line, index: usize) -> bool {
        self.quick.comes_to(line, index)
    }
    #[inline]
    fn is_blocked_within(&mut self, hex: u16, reach: u32) {
        self.screen = Some((hex, reach));
    }
}
