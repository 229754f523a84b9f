//! Many lines from one Location, column by column to the east: what has blocked one line blocks all that run as it does and end further
//! on. Most lines of a table are blocked, and by few things; only what these do not block is walked along.

use crate::added::Added;
use crate::lattice::{COLUMN, Point, ROW, VERTICES, hexside};
use crate::map::Map;
use crate::map_hex::{HexId, Spot};
use crate::sight_answer::Quick;
use crate::sight_grid::STEPS;
use crate::sight_outcome::{ObstacleKind, Seen};
use crate::sight_walk::{self, Line, Mark, Tell};
use smallvec::SmallVec;
use std::ops::Range;

/// Parts of the eighth of the circle next to due east.
const PARTS: i32 = 1024;
/// Words that hold a bit for each part of the eastern half.
const WORDS: usize = (4 * PARTS) as usize / 64 + 1;

/// The lines from one Location to the east. "High" is the level of a line's higher end.
pub(crate) struct Sweep<'a> {
    map: &'a Map,
    added: &'a Added,
    from: Spot,
    /// For each high the parts of the circle in which every line is blocked.
    screens: Vec<[u64; WORDS]>,
}

impl<'a> Sweep<'a> {
    pub(crate) fn new(map: &'a Map, added: &'a Added) -> Self {
        let most = map.spots().map(|spot| map.unit_level(spot)).max().unwrap_or(0);
        let from = Spot { hex: HexId(0), storey: 0 };
        Self { map, added, from, screens: vec![[0; WORDS]; most as usize + 1] }
    }

    /// Goes to another Location.
    pub(crate) fn stand(&mut self, from: Spot) {
        self.from = from;
        self.screens.fill([0; WORDS]);
    }

    /// The same as [`crate::seen`]. The columns of the ends must never decrease from one call to the next.
    pub(crate) fn seen(&mut self, to: Spot) -> Seen {
        if self.map.floor_between(self.from, to) {
            return Seen::Blocked;
        }
        let high = self.map.unit_level(self.from).max(self.map.unit_level(to)) as usize;
        let part = part(self.way(to.hex));
        if self.screens[high][part / 64] >> (part % 64) & 1 == 1 {
            return Seen::Blocked;
        }
        let Some(line) = Line::new(self.map, self.added, self.from, to) else { return Seen::Clear };
        let mut walk = Walk::default();
        sight_walk::follow(&line, &mut walk);
        let seen = walk.quick.answer();
        if seen == Seen::Blocked
            && let Some(parts) = self.screened(&walk.met, self.map.column(to.hex).0)
        {
            let first = parts.start / 64;
            let words = &mut self.screens[high][first..parts.end.div_ceil(64)];
            for (n, word) in words.iter_mut().enumerate() {
                let before = (first + n) * 64;
                let end = (parts.end - before).min(64);
                *word |= u64::MAX << parts.start.saturating_sub(before) & u64::MAX >> (64 - end);
            }
        }
        seen
    }

    /// The way to a hex on the lattice.
    fn way(&self, hex: HexId) -> Point {
        let ((q, k), (q2, k2)) = (self.map.column(self.from.hex), self.map.column(hex));
        Point(i32::from(q2 - q) * COLUMN, i32::from(k2 - k) * (ROW / 2))
    }

    /// The parts in which all these things are met by every line that ends in this column or further on.
    fn screened(&self, met: &[Mark], column: i16) -> Option<Range<usize>> {
        let mut parts = 0..WORDS * 64;
        for mark in met {
            let seen = self.parts(mark, column)?;
            parts = parts.start.max(seen.start)..parts.end.min(seen.end);
        }
        (!met.is_empty() && parts.start < parts.end).then_some(parts)
    }

    /// The parts that a thing covers from edge to edge, without those at its edges.
    fn parts(&self, mark: &Mark, column: i16) -> Option<Range<usize>> {
        let map = self.map;
        let hex = HexId(mark.hex);
        let (mut last, mut around) = (map.column(hex).0, hex);
        let corners: SmallVec<[Point; 8]> = match (mark.silhouette, mark.what) {
            (Some((cell, number)), _) => {
                let reach = map.grid().reach(number);
                // What spills over may spill off the map, where nothing is met.
                if !reach.inside && map.at(hex).neighbours.iter().any(Option::is_none) {
                    return None;
                }
                around = HexId(cell);
                map.grid()
                    .hull(reach)
                    .iter()
                    .flat_map(|[x, y]| x.iter().zip(y))
                    .map(|(x, y)| Point((*x).into(), (*y).into()))
                    .collect()
            }
            (None, ObstacleKind::Hexside(_)) => {
                let (a, b) = hexside(mark.direction.into());
                // It is not the hexside of a hex further on, where it might do less.
                last += STEPS[usize::from(mark.direction)].0.max(0) as i16;
                SmallVec::from_slice(&[a, b])
            }
            (None, ObstacleKind::OffMap) => return None,
            (None, _) => SmallVec::from_slice(&VERTICES),
        };
        // It lies between the centres of the columns beside its own, so between this Location and the ends of all these lines.
        if mark.shadow || last <= map.column(self.from.hex).0 || last >= column {
            return None;
        }
        let way = self.way(around);
        let parts = corners.into_iter().map(|corner| part(way + corner));
        let (least, most) = parts.fold((usize::MAX, 0), |(least, most), part| (least.min(part), most.max(part)));
        Some(least + 1..most)
    }
}

/// In which part of the eastern half a way leads, counted from the north; ways of one part are nearly the same.
fn part(way: Point) -> usize {
    let (x, y) = (way.0, way.1);
    let length = x + y.abs();
    // Within one hex there is no way, and any part is as good.
    ((y + length) as u32 * (2 * PARTS) as u32 / length.max(1) as u32) as usize
}

/// A quick answer that keeps what has blocked the line: one thing, or three that degrade.
#[derive(Default)]
struct Walk {
    quick: Quick,
    met: SmallVec<[Mark; 3]>,
}

impl Tell for Walk {
    #[inline]
    fn blocks(&mut self, line: &Line, mark: Mark) -> bool {
        self.met.clear();
        self.met.push(mark);
        self.quick.blocks(line, mark)
    }
    #[inline]
    fn degrades(&mut self, line: &Line, mark: Mark) -> bool {
        let before = self.quick.count();
        let stop = self.quick.degrades(line, mark);
        if stop || self.quick.count() > before {
            self.met.push(mark);
        }
        stop
    }
    #[inline]
    fn comes_to(&mut self, line: &Line, index: usize) -> bool {
        self.quick.comes_to(line, index)
    }
}
