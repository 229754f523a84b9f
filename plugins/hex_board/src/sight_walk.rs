//! The walk along a line of sight: which hexes, hexsides and silhouettes it meets, in whole numbers (RUL-51, items 6 and 9 to 14).
//!
//! A line runs from the *near* end, which is the higher one, or at equal level the one whose name sorts first (item 13).
//! Way and place are counted in columns and half rows. With `D` the way to the far end and `C` a cell's centre,
//! `D x C` is the same multiple (180 * 104) of a small number `offset` everywhere; all comparisons are between such numbers.

use crate::added::Added;
use crate::map::Map;
use crate::map_hex::{Area, HexId, Spot};
use crate::sight_grid::{GridCell, LOWEST, NO_HEX, NO_SIDE, Reach, STEPS, SightGrid, segments_meet};
use crate::sight_outcome::{ObstacleKind, Why};
use crate::terrain::{HexsideId, TerrainId};
use smallvec::SmallVec;

/// The corners of a hex in sixtieths of its width and half rows, clockwise from the east; the corner before hexside `d` is number `d + 4`, the one behind it `d + 5`.
const CORNERS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];
/// Lattice cross products are this many times those of columns and half rows, after division by 4.
const OFFSET: i32 = 180 * 104 / 4;

/// Where a way (columns, half rows; not both zero) leads out of its first hex: through the hexside in this direction, or, with 6 added, through the corner behind it.
#[inline]
fn way(across: i32, along: i32) -> usize {
    // The signs tell on which side of the three diagonals of a hex the way runs. A table, for a branch would be guessed wrong.
    let sign = |n: i32| (n.signum() + 1) as usize;
    usize::from(WAYS[sign(along - 3 * across) * 9 + sign(along + 3 * across) * 3 + sign(along)])
}

const WAYS: [u8; 27] = {
    let mut ways = [0; 27];
    let mut n = 0;
    while n < 27 {
        let (down, up, south) = (n / 9, n / 3 % 3, n % 3);
        ways[n] = match (down, up, south) {
            (0, _, 1) => 7,
            (_, _, 1) => 10,
            (1, _, 2) => 8,
            (1, _, _) => 11,
            (_, 1, 0) => 6,
            (_, 1, _) => 9,
            (0, 0, _) => 0,
            (2, 2, _) => 3,
            (0, _, 0) => 1,
            (0, _, _) => 2,
            (_, _, 2) => 4,
            _ => 5,
        };
        n += 1;
    }
    ways
};

/// What [`through_sides`] needs to know of each direction: left and right of it, and the two corners between the three.
const AHEAD: [(usize, usize, (i32, i32), (i32, i32)); 6] = {
    let mut ahead = [(0, 0, (0, 0), (0, 0)); 6];
    let mut n = 0;
    while n < 6 {
        ahead[n] = ((n + 5) % 6, (n + 1) % 6, CORNERS[(n + 4) % 6], CORNERS[(n + 5) % 6]);
        n += 1;
    }
    ahead
};

/// The directions of the hexsides of `from` that the line to `to` leaves by: one, two at a corner, none within one hex.
pub(crate) fn exits(map: &Map, from: HexId, to: HexId) -> SmallVec<[usize; 2]> {
    let ((q, k), (q2, k2)) = (map.column(from), map.column(to));
    if from == to {
        return SmallVec::new();
    }
    match way(i32::from(q2) - i32::from(q), i32::from(k2) - i32::from(k)) {
        side @ 0..6 => SmallVec::from_slice(&[side]),
        corner => SmallVec::from_slice(&[corner - 6, (corner - 5) % 6]),
    }
}

/// The place of a thing in the order of item 13: its way along the line, then its hex, and what decides between two things of one hex.
pub(crate) type Order = (i64, u16, bool, ObstacleKind, u8);

/// A line to be followed.
pub(crate) struct Line<'a> {
    pub(crate) map: &'a Map,
    pub(crate) grid: &'a SightGrid,
    added: &'a Added,
    pub(crate) near: HexId,
    far: HexId,
    /// Grid cells of the ends.
    near_cell: usize,
    far_cell: usize,
    /// Level of the near end, which is not below the far end's.
    high: i8,
    low: i8,
    pub(crate) across: i32,
    pub(crate) along: i32,
    /// See [`slope`].
    slope: (i16, i16),
    /// True if anything has come onto the map.
    littered: bool,
    /// True if bocage on a hexside of an end does not degrade.
    over_bocage: bool,
}

/// True if a hull has corners on both sides of a line, or on it.
#[inline]
fn on_both_sides(hull: &[[[i16; 8]; 2]], base: i32, (dx, dy): (i16, i16)) -> bool {
    let (mut left, mut right) = (false, false);
    for [eastings, southings] in hull {
        for (x, y) in eastings.iter().zip(southings) {
            let side = base + i32::from(dx) * i32::from(*y) - i32::from(dy) * i32::from(*x);
            left |= side <= 0;
            right |= side >= 0;
        }
    }
    left & right
}

/// A way in numbers for the corners of silhouettes. A map is small enough for them (see `MOST_IN_LINE` in `join.rs`).
#[inline]
fn slope(across: i32, along: i32) -> (i16, i16) {
    ((45 * across) as i16, (26 * along) as i16)
}

/// True if a line without ends meets the hull of a silhouette; it passes the centre of the silhouette's cell at this offset.
#[inline]
fn straddles(grid: &SightGrid, reach: &Reach, slope: (i16, i16), offset: i32) -> bool {
    let base = OFFSET * offset;
    let (wide, high) = (i32::from(reach.core.0), i32::from(reach.core.1));
    // Most lines that meet a silhouette meet its middle.
    base.abs() <= i32::from(slope.0).abs() * high + i32::from(slope.1).abs() * wide
        || on_both_sides(grid.hull(reach), base, slope)
}

/// What is told about the things met. `true` ends the walk.
pub(crate) trait Tell {
    /// Something blocks.
    fn blocks(&mut self, line: &Line, mark: Mark) -> bool;
    /// A hex, or a point with hexsides, degrades.
    fn degrades(&mut self, line: &Line, mark: Mark) -> bool;
    /// The walk has come to this cell.
    fn comes_to(&mut self, line: &Line, index: usize) -> bool;
}

/// A thing met.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    pub(crate) hex: u16,
    pub(crate) what: ObstacleKind,
    /// For a hexside, its direction.
    pub(crate) direction: u8,
    /// The level of the ground that it stands on.
    level: i8,
    pub(crate) shadow: bool,
    /// For a silhouette, the hex into which it reaches and its number among all that reach into hexes.
    pub(crate) silhouette: Option<(u16, u32)>,
}

impl Mark {
    fn new(hex: u16, what: ObstacleKind, level: i8) -> Self {
        Self { hex, what, direction: 0, level, shadow: false, silhouette: None }
    }
}

impl<'a> Line<'a> {
    /// None if both Locations are in one hex, where sight is always clear (RUL-51, item 7).
    #[inline(always)]
    pub(crate) fn new(map: &'a Map, added: &'a Added, from: Spot, to: Spot) -> Option<Self> {
        if from.hex == to.hex {
            return None;
        }
        let (from_level, to_level) = (map.unit_level(from), map.unit_level(to));
        let turned = to_level > from_level || (to_level == from_level && to.hex < from.hex);
        let (near, far) = if turned { (to.hex, from.hex) } else { (from.hex, to.hex) };
        let (a, b) = (map.column(near), map.column(far));
        let grid = map.grid();
        let (across, along) = (i32::from(b.0) - i32::from(a.0), i32::from(b.1) - i32::from(a.1));
        Some(Self {
            map,
            grid,
            added,
            near,
            far,
            near_cell: grid.index(a),
            far_cell: grid.index(b),
            high: from_level.max(to_level) as i8,
            low: from_level.min(to_level) as i8,
            across,
            along,
            slope: slope(across, along),
            littered: !added.is_empty(),
            over_bocage: false,
        })
    }
    /// The same line for what does not cross the bocage of its ends, as shells do not (RUL-115).
    pub(crate) fn over_bocage(self) -> Self {
        Self { over_bocage: true, ..self }
    }

    /// True if the line meets the inside of a part of the frame that no board covers (LNL-1.4-10).
    fn meets(&self, void: &Area) -> bool {
        let (a, b) = (self.map.at(self.near).centre, self.map.at(self.far).centre);
        let (least, most) = (void.north_west, void.south_east);
        let apart =
            a.0.max(b.0) <= least.0 || a.0.min(b.0) >= most.0 || a.1.max(b.1) <= least.1 || a.1.min(b.1) >= most.1;
        if apart {
            return false;
        }
        let side =
            |x: i32, y: i32| i64::from(b.0 - a.0) * i64::from(y - a.1) - i64::from(b.1 - a.1) * i64::from(x - a.0);
        let corners = [side(least.0, least.1), side(most.0, least.1), side(least.0, most.1), side(most.0, most.1)];
        corners.iter().any(|side| *side > 0) && corners.iter().any(|side| *side < 0)
    }

    /// Twice the way along the line to the thing's centre: where it stands in the order of item 13.
    pub(crate) fn order(&self, mark: &Mark) -> Order {
        if mark.what == ObstacleKind::OffMap {
            return (i64::MIN, mark.hex, false, mark.what, 0);
        }
        let at = self.map.column(HexId(mark.hex));
        let near = self.map.column(self.near);
        let (mut q, mut k) = (2 * (i32::from(at.0) - i32::from(near.0)), 2 * (i32::from(at.1) - i32::from(near.1)));
        if let ObstacleKind::Hexside(_) = mark.what {
            let (step_q, step_k) = STEPS[usize::from(mark.direction)];
            (q, k) = (q + step_q, k + step_k);
        }
        (self.along_line(q, k), mark.hex, mark.shadow, mark.what, mark.direction)
    }
    pub(crate) fn along_line(&self, across: i32, along: i32) -> i64 {
        i64::from(self.across * across) * (180 * 180) + i64::from(self.along * along) * (104 * 104)
    }

    /// Why a thing blocks.
    pub(crate) fn blocks_by(&self, mark: &Mark) -> Why {
        match mark.what {
            ObstacleKind::OffMap => Why::OffMap,
            ObstacleKind::Floor => Why::Floor,
            _ if mark.shadow => Why::Shadow,
            ObstacleKind::Smoke => Why::Smoke,
            ObstacleKind::Hill => Why::Higher,
            _ if mark.level != self.high => Why::Higher,
            _ if self.high == self.low => Why::Level,
            _ => Why::Between,
        }
    }
    /// Why a thing degrades.
    pub(crate) fn degrades_by(&self, mark: &Mark) -> Why {
        match mark.what {
            ObstacleKind::Hexside(id) if self.grid.side_tops[usize::from(id.0)] != Some(0) => Why::DegradesHexside,
            _ if self.high == self.low => Why::DegradesLevel,
            _ => Why::DegradesBetween,
        }
    }
    fn is_end(&self, hex: u16) -> bool {
        hex == self.near.0 || hex == self.far.0
    }

    /// True if the line meets a silhouette that reaches into the cell at this offset.
    #[inline(always)]
    fn crosses(&self, cell: usize, reach: &Reach, offset: i32) -> bool {
        if !straddles(self.grid, reach, self.slope, offset) {
            return false;
        }
        // The line meets what lies on both its sides, if it runs right through the hex that holds it. What spills over beside an end may lie past it.
        if reach.inside {
            return true;
        }
        let owner = HexId(reach.owner);
        if self.map.distance(owner, self.near) > 1 && self.map.distance(owner, self.far) > 1 {
            return true;
        }
        self.crosses_outline(cell, reach)
    }

    #[cold]
    fn crosses_outline(&self, cell: usize, reach: &Reach) -> bool {
        let at = self.map.at(HexId(self.grid.cell(cell).hex)).centre - self.map.at(self.near).centre;
        let outline = self.grid.outline(reach);
        let end = (i64::from(self.across) * 180, i64::from(self.along) * 104);
        let corner = |n: usize| (i64::from(outline[n].0) + i64::from(at.0), i64::from(outline[n].1) + i64::from(at.1));
        (0..outline.len()).any(|n| segments_meet((0, 0), end, corner(n), corner((n + 1) % outline.len())))
    }

    /// A hex that peaks no higher holds nothing for the line. What has come onto the map is no part of a peak.
    #[inline]
    fn bar(&self) -> i32 {
        if self.littered { i32::MIN } else { self.high.into() }
    }

    /// Tells what the line meets in a hex that it touches. At the ends of the line only what spills into them counts.
    #[inline(always)]
    fn visit<T: Tell>(&self, tell: &mut T, index: usize, offset: i32) -> bool {
        i32::from(self.grid.glance(index).peak) > self.bar() && self.visit_peak(tell, index, offset)
    }

    #[inline(never)]
    fn visit_peak<T: Tell>(&self, tell: &mut T, index: usize, offset: i32) -> bool {
        let cell = self.grid.cell(index);
        if cell.hex == NO_HEX {
            return false;
        }
        let here = self.littered && cell.level >= self.high;
        let smoke = here && self.added.smoke.contains(HexId(cell.hex));
        let hulk = here && cell.level == self.high && self.added.hulks.contains(HexId(cell.hex));
        let fills = (cell.level > self.high) | (cell.whole_top > self.high) | cell.whole_degrades | smoke | hulk;
        if fills && !self.is_end(cell.hex) && self.visit_whole(tell, cell, smoke, hulk) {
            return true;
        }
        for (n, reach) in self.grid.reaches(cell).iter().enumerate() {
            let degrades = reach.top == LOWEST && reach.level == self.high;
            if (degrades || reach.top > self.high) && !self.is_end(reach.owner) && self.crosses(index, reach, offset) {
                let what = ObstacleKind::Terrain(TerrainId(reach.terrain));
                let silhouette = Some((cell.hex, self.grid.number(cell, n)));
                let mark = Mark { silhouette, ..Mark::new(reach.owner, what, reach.level) };
                if if degrades { tell.degrades(self, mark) } else { tell.blocks(self, mark) } {
                    return true;
                }
            }
        }
        false
    }

    /// Tells what fills the whole hex (RUL-51, item 10). A hulk and degrading terrain of its hex count once.
    fn visit_whole<T: Tell>(&self, tell: &mut T, cell: &GridCell, smoke: bool, hulk: bool) -> bool {
        let mark = |what| Mark::new(cell.hex, what, cell.level);
        let own = || mark(ObstacleKind::Terrain(self.map.at(HexId(cell.hex)).terrain));
        cell.level > self.high && tell.blocks(self, mark(ObstacleKind::Hill))
            || cell.whole_top > self.high && tell.blocks(self, own())
            || smoke && tell.blocks(self, mark(ObstacleKind::Smoke))
            || cell.whole_degrades && cell.level == self.high && tell.degrades(self, own())
            || hulk && tell.degrades(self, mark(ObstacleKind::Hulk))
    }

    /// What the hexside of a cell does to the line: none, degrades (false) or blocks (true) (RUL-51, item 11).
    #[inline]
    fn side(&self, index: usize, direction: usize) -> Option<(Mark, bool)> {
        let cell = self.grid.cell(index);
        let id = cell.sides[direction];
        if id == NO_SIDE {
            return None;
        }
        let top = self.grid.side_tops[usize::from(id)]? as i8;
        let other = self.grid.cell(self.grid.step(index, direction));
        let level = cell.level.max(other.level);
        let own = self.is_end(cell.hex) || self.is_end(other.hex);
        let counts = match (top, own) {
            (0, _) => !own && level == self.high,
            (_, true) => !self.over_bocage && level + top > self.high,
            (_, false) => level + top > self.high,
        };
        if !counts {
            return None;
        }
        let (hex, direction) =
            if cell.hex < other.hex { (cell.hex, direction) } else { (other.hex, (direction + 3) % 6) };
        let what = ObstacleKind::Hexside(HexsideId(id));
        Some((Mark { direction: direction as u8, ..Mark::new(hex, what, level) }, top > 0 && !own))
    }

    /// Tells of hexsides met in one and the same point. They degrade once; the first in order speaks for them.
    fn point<T: Tell>(&self, tell: &mut T, sides: &[(usize, usize)]) -> (bool, Option<Mark>) {
        let mut degrades: Option<Mark> = None;
        for (index, direction) in sides {
            match self.side(*index, *direction) {
                Some((mark, true)) if tell.blocks(self, mark) => return (true, None),
                Some((mark, false)) if degrades.is_none_or(|first| self.order(&mark) < self.order(&first)) => {
                    degrades = Some(mark);
                }
                _ => {}
            }
        }
        (false, degrades)
    }
    #[inline(never)]
    fn point_degrades<T: Tell>(&self, tell: &mut T, sides: &[(usize, usize)]) -> bool {
        match self.point(tell, sides) {
            (true, _) => true,
            (false, Some(mark)) => tell.degrades(self, mark),
            (false, None) => false,
        }
    }

    /// Tells if a hex right before the lower end hides it (RUL-51, items 5 and 12).
    fn shadow<T: Tell>(&self, tell: &mut T, index: usize, offset: i32) -> bool {
        let cell = self.grid.cell(index);
        if cell.hex == NO_HEX || cell.level < 1 {
            return false;
        }
        let whole = (cell.whole_top != LOWEST || cell.whole_degrades).then(|| self.map.at(HexId(cell.hex)).terrain);
        let crossed = |reach: &&Reach| reach.owner == cell.hex && self.crosses(index, reach, offset);
        let terrains = self.grid.reaches(cell).iter().filter(crossed).map(|reach| TerrainId(reach.terrain));
        let what = terrains.chain(whole).min().map(ObstacleKind::Terrain);
        let smoke = || self.added.smoke.contains(HexId(cell.hex)).then_some(ObstacleKind::Smoke);
        let hulk = || self.added.hulks.contains(HexId(cell.hex)).then_some(ObstacleKind::Hulk);
        let bare = || (self.low < cell.level && cell.level < self.high).then_some(ObstacleKind::Hill);
        match what.or_else(hulk).or_else(smoke).filter(|_| cell.level >= self.low).or_else(bare) {
            Some(what) => tell.blocks(self, Mark { shadow: true, ..Mark::new(cell.hex, what, cell.level) }),
            None => false,
        }
    }
}

/// Follows a line and tells all that it meets, or until told to stop.
#[inline]
pub(crate) fn follow<T: Tell>(line: &Line, tell: &mut T) {
    let grid = line.grid;
    if line.map.distance(line.near, line.far) == 1 {
        // Reading: between neighbours no hex is strictly between the ends, so only bocage of their hexside can degrade.
        if let Some(direction) = line.map.direction(line.near, line.far) {
            line.point_degrades(tell, &[(line.near_cell, direction)]);
        }
        return;
    }
    if !grid.voids.is_empty() && grid.voids.iter().any(|void| line.meets(void)) {
        let mark = Mark::new(line.near.0, ObstacleKind::OffMap, 0);
        tell.blocks(line, mark);
        return;
    }
    if line.visit(tell, line.near_cell, 0) {
        return;
    }
    match way(line.across, line.along) {
        side @ 0..6 => through_sides(line, tell, side),
        corner => through_corners(line, tell, corner - 6),
    }
}

/// Follows a line that leaves its first hex through a hexside.
#[inline]
fn through_sides<T: Tell>(line: &Line, tell: &mut T, middle: usize) {
    let grid = line.grid;
    let (left, right, before, behind) = AHEAD[middle];
    let corner = |(q, k): (i32, i32)| 3 * line.across * k - line.along * q;
    // The corners between the three hexsides ahead, as seen from the centre of a hex: the first lies left of the line, the second right of it, while the line runs through the centre.
    let (first, second) = (corner(before), corner(behind));
    let turn = |direction: usize| 3 * (line.across * STEPS[direction].1 - line.along * STEPS[direction].0);
    let ahead = [left, middle, right];
    let (steps, turns, directions) = (ahead.map(|n| grid.steps[n]), ahead.map(turn), ahead.map(|n| n as i32));
    // Left, on, right: which way it goes is as good as random, so it is worked out and not branched upon.
    let choose = |a: i32, b: i32, [left, on, right]: [i32; 3]| {
        on + (-i32::from(a > 0) & (left - on)) + (-i32::from(b < 0) & (right - on))
    };
    let (bar, far) = (line.bar(), line.far_cell);
    // `a` and `b` say how the line passes the first and the second corner: below, at or above zero.
    let span = second - first;
    // Three times the line's offset from the cell's centre is `a - first`.
    let (mut index, mut a) = (line.near_cell, first);
    let mut sides = grid.glance(index).sides;
    loop {
        let b = a + span;
        let (step, turn) = (choose(a, b, steps), choose(a, b, turns));
        if (a == 0) | (b == 0) {
            let (beside, turn) = if a == 0 { (left, turns[0]) } else { (right, turns[2]) };
            if touch(line, tell, index, middle, beside, (a - first + turn) / 3) {
                return;
            }
        } else {
            let direction = choose(a, b, directions);
            if sides >> direction & 1 == 1 && line.point_degrades(tell, &[(index, direction as usize)]) {
                return;
            }
        }
        index = index.wrapping_add_signed(step as isize);
        a += turn;
        let glance = grid.glance(index);
        sides = glance.sides;
        if i32::from(glance.peak) > bar && line.visit_peak(tell, index, (a - first) / 3) {
            return;
        }
        if index == far {
            if line.low < line.high {
                let last = index.wrapping_add_signed(-step as isize);
                line.shadow(tell, last, (a - turn - first) / 3);
            }
            return;
        }
        if tell.comes_to(line, index) {
            return;
        }
    }
}

/// The line leaves a hex through a corner into the hex in the middle: it touches the third hex there as well.
#[inline(never)]
fn touch<T: Tell>(line: &Line, tell: &mut T, index: usize, middle: usize, beside: usize, offset: i32) -> bool {
    let grid = line.grid;
    let touched = grid.step(index, beside);
    if line.visit(tell, touched, offset) {
        return true;
    }
    if grid.glance(index).sides | grid.glance(touched).sides == 0 {
        return false;
    }
    let between = (2 * middle + 6 - beside) % 6;
    line.point_degrades(tell, &[(index, beside), (index, middle), (touched, between)])
}

/// Follows a line that leaves its first hex through a corner: in turn along a hexside and across a hex.
fn through_corners<T: Tell>(line: &Line, tell: &mut T, left: usize) {
    let grid = line.grid;
    let right = (left + 1) % 6;
    let turn = |direction: usize| line.across * STEPS[direction].1 - line.along * STEPS[direction].0;
    let mut index = line.near_cell;
    loop {
        let (beside_left, beside_right) = (grid.step(index, left), grid.step(index, right));
        let next = grid.step(beside_left, right);
        if line.visit(tell, beside_left, turn(left)) || line.visit(tell, beside_right, turn(right)) {
            return;
        }
        let any = grid.glance(index).sides | grid.glance(beside_left).sides | grid.glance(next).sides;
        if any != 0 {
            // The hexside that the line runs along is met at both its corners and counts with what is met there.
            let (stop, here) = line.point(tell, &[(index, left), (index, right)]);
            if stop {
                return;
            }
            let (stop, there) = line.point(tell, &[(next, (left + 3) % 6), (next, (right + 3) % 6)]);
            if stop {
                return;
            }
            let (stop, between) = line.point(tell, &[(beside_left, (left + 2) % 6)]);
            let alone = between.filter(|_| here.is_none() && there.is_none());
            if stop || [here, there, alone].into_iter().flatten().any(|mark| tell.degrades(line, mark)) {
                return;
            }
        }
        index = next;
        if line.visit(tell, index, 0) {
            return;
        }
        if index == line.far_cell {
            if line.low < line.high && !line.shadow(tell, beside_left, turn(left)) {
                line.shadow(tell, beside_right, turn(right));
            }
            return;
        }
        if tell.comes_to(line, index) {
            return;
        }
    }
}
