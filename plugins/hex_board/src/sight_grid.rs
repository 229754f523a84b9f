//! What a sight line can meet, laid out by place: the walk of [`mod@crate::sight`] reads it once per hex that the line touches.
//!
//! A cell stands at (column, half row): neighbours differ by `(0, ±2)` or `(±1, ±1)`. So one step is the same sum everywhere
//! on the map, across the boards' seams too. Half of the cells are never used.

use crate::lattice::{COLUMN, DIRECTIONS, Point, ROW, VERTICES};
use crate::map_hex::{Area, MapHex};
use crate::terrain::{HexsideId, SightClass, TerrainSet};

/// No hex, no hexside terrain.
pub(crate) const NO_HEX: u16 = u16::MAX;
/// No hexside terrain.
pub(crate) const NO_SIDE: u8 = u8::MAX;
/// Lower than every level.
pub(crate) const LOWEST: i8 = i8::MIN;
/// Cells around the map that hold no hex, so that a step never leaves the grid.
const MARGIN: i32 = 3;

/// The step to the neighbour in each direction as (columns, half rows).
pub(crate) const STEPS: [(i32, i32); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// One place of the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct GridCell {
    pub(crate) hex: u16,
    pub(crate) level: i8,
    /// Top of terrain that fills and blocks the whole hex, or [`LOWEST`].
    pub(crate) whole_top: i8,
    /// True if terrain that fills the whole hex degrades.
    pub(crate) whole_degrades: bool,
    reaches: u16,
    first_reach: u32,
    pub(crate) sides: [u8; 6],
}

/// What the walk asks of every place; most say that there is nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Glance {
    /// A line whose higher end is at this level or above meets nothing here but what has come onto the map in a game.
    pub(crate) peak: i8,
    /// Bit n: the hexside towards direction n has terrain.
    pub(crate) sides: u8,
}

const EMPTY: GridCell = GridCell {
    hex: NO_HEX,
    level: LOWEST,
    whole_top: LOWEST,
    whole_degrades: false,
    reaches: 0,
    first_reach: 0,
    sides: [NO_SIDE; 6],
};

/// A silhouette that reaches into a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Reach {
    pub(crate) owner: u16,
    /// The owner's level.
    pub(crate) level: i8,
    /// Top of what blocks, or [`LOWEST`] for what degrades.
    pub(crate) top: i8,
    pub(crate) terrain: u8,
    /// True if it belongs to this cell's own hex and stays inside it.
    pub(crate) inside: bool,
    /// Half the width and height of a box around the cell's centre that lies within the hull; below zero if there is none.
    pub(crate) core: (i16, i16),
    hull: (u32, u8),
    outline: (u32, u8),
}

/// The grid of a map.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SightGrid {
    glances: Vec<Glance>,
    cells: Vec<GridCell>,
    reaches: Vec<Reach>,
    /// Hulls from the centre of the cell that a reach belongs to, eight corners at a time: first the eastings, then the southings; short ones repeat a corner.
    hulls: Vec<[[i16; 8]; 2]>,
    /// Outlines, from the same centre.
    points: Vec<(i16, i16)>,
    stride: i32,
    first: i32,
    /// What a step in each direction adds to a cell's index.
    pub(crate) steps: [i32; 6],
    /// True if any silhouette reaches into another hex than its own.
    pub(crate) spills: bool,
    /// Whether each hexside terrain degrades (0) or blocks this high.
    pub(crate) side_tops: Vec<Option<u8>>,
    /// Rectangles inside the map's frame that belong to no board; only their insides count.
    pub(crate) voids: Vec<Area>,
}

impl SightGrid {
    pub(crate) fn new(set: &TerrainSet, hexes: &[MapHex], places: &[(i16, i16)], areas: &[Area]) -> Self {
        let least = |of: fn(&(i16, i16)) -> i16| i32::from(places.iter().map(of).min().unwrap_or(0));
        let most = |of: fn(&(i16, i16)) -> i16| i32::from(places.iter().map(of).max().unwrap_or(0));
        let (west, north) = (least(|p| p.0) - MARGIN, least(|p| p.1) - 2 * MARGIN);
        let stride = most(|p| p.1) + 2 * MARGIN - north + 1;
        let columns = most(|p| p.0) + MARGIN - west + 1;
        let mut grid = Self {
            glances: vec![Glance { peak: LOWEST, sides: 0 }; (stride * columns) as usize],
            cells: vec![EMPTY; (stride * columns) as usize],
            reaches: vec![],
            hulls: vec![],
            points: vec![],
            stride,
            first: -west * stride - north,
            steps: STEPS.map(|(q, k)| q * stride + k),
            spills: false,
            side_tops: set
                .hexsides
                .iter()
                .map(|def| match def.sight {
                    SightClass::Clear => None,
                    SightClass::Degrading => Some(0),
                    SightClass::Blocking(levels) => Some(levels.clamp(1, 8)),
                })
                .collect(),
            voids: voids(areas),
        };
        for (n, hex) in hexes.iter().enumerate() {
            let index = grid.index(places[n]);
            let def = &set.terrains[usize::from(hex.terrain.0)];
            let level = hex.level as i8;
            let mut cell = GridCell { hex: n as u16, level, ..EMPTY };
            let mut peak = level;
            if def.whole_hex {
                cell.whole_top = top(set, hex, hex.terrain.0, def.sight);
                cell.whole_degrades = def.sight == SightClass::Degrading;
                peak = peak.max(cell.whole_top).max(if cell.whole_degrades { level + 1 } else { LOWEST });
            }
            // Hexside terrain that is clear to see across is as good as none.
            let counts = |id: &HexsideId| grid.side_tops[usize::from(id.0)].is_some();
            cell.sides = hex.hexsides.map(|side| side.filter(counts).map_or(NO_SIDE, |id| id.0));
            let sides = (0..6).filter(|n| cell.sides[*n] != NO_SIDE).fold(0, |bits, n| bits | 1 << n);
            grid.cells[index] = cell;
            grid.glances[index] = Glance { peak, sides };
        }
        for (n, hex) in hexes.iter().enumerate() {
            grid.collect_reaches(set, hexes, n, hex, places[n]);
        }
        grid
    }

    /// Everything that reaches into hex `n`: its own silhouettes and those that spill over from its neighbours.
    fn collect_reaches(&mut self, set: &TerrainSet, hexes: &[MapHex], n: usize, hex: &MapHex, place: (i16, i16)) {
        let first = self.reaches.len();
        let index = self.index(place);
        let around = hex.neighbours.iter().flatten().map(|id| id.index());
        for owner in std::iter::once(n).chain(around) {
            for silhouette in &hexes[owner].silhouettes {
                let sight = set.terrains[usize::from(silhouette.terrain.0)].sight;
                let outline: Vec<Point> = silhouette.outline.iter().map(|point| *point - hex.centre).collect();
                if sight == SightClass::Clear || (owner != n && !enters(&outline)) {
                    continue;
                }
                let level = hexes[owner].level as i8;
                let top = top(set, &hexes[owner], silhouette.terrain.0, sight);
                let inside = owner == n && outline.iter().all(|point| crate::map_hex::inside_hex(*point));
                self.spills |= owner != n;
                let hull = hull(&outline);
                let core = core(&hull);
                let hull = self.store_hull(&hull);
                let outline = self.store(&outline);
                let terrain = silhouette.terrain.0;
                self.reaches.push(Reach { owner: owner as u16, level, top, terrain, inside, core, hull, outline });
                let glance = &mut self.glances[index];
                glance.peak = glance.peak.max(if sight == SightClass::Degrading { level + 1 } else { top });
            }
        }
        let cell = &mut self.cells[index];
        cell.first_reach = first as u32;
        // At most 32 silhouettes in each half of seven hexes.
        cell.reaches = (self.reaches.len() - first) as u16;
    }

    fn store(&mut self, points: &[Point]) -> (u32, u8) {
        let first = self.points.len() as u32;
        self.points.extend(points.iter().map(|point| (point.0 as i16, point.1 as i16)));
        (first, points.len() as u8)
    }

    fn store_hull(&mut self, points: &[Point]) -> (u32, u8) {
        let first = self.hulls.len();
        for eight in points.chunks(8) {
            let corner = |n: usize| eight[n.min(eight.len() - 1)];
            self.hulls.push([std::array::from_fn(|n| corner(n).0 as i16), std::array::from_fn(|n| corner(n).1 as i16)]);
        }
        (first as u32, (self.hulls.len() - first) as u8)
    }

    pub(crate) fn index(&self, place: (i16, i16)) -> usize {
        (i32::from(place.0) * self.stride + i32::from(place.1) + self.first) as usize
    }
    #[inline]
    pub(crate) fn cell(&self, index: usize) -> &GridCell {
        &self.cells[index]
    }
    #[inline]
    pub(crate) fn glance(&self, index: usize) -> Glance {
        self.glances[index]
    }
    #[inline]
    pub(crate) fn step(&self, index: usize, direction: usize) -> usize {
        index.wrapping_add_signed(self.steps[direction] as isize)
    }
    #[inline]
    pub(crate) fn reaches(&self, cell: &GridCell) -> &[Reach] {
        let first = cell.first_reach as usize;
        &self.reaches[first..first + usize::from(cell.reaches)]
    }
    /// The number among all silhouettes of the n-th that reaches into a cell.
    #[inline]
    pub(crate) fn number(&self, cell: &GridCell, n: usize) -> u32 {
        cell.first_reach + n as u32
    }
    #[inline]
    pub(crate) fn reach(&self, number: u32) -> &Reach {
        &self.reaches[number as usize]
    }
    #[inline]
    pub(crate) fn hull(&self, reach: &Reach) -> &[[[i16; 8]; 2]] {
        &self.hulls[reach.hull.0 as usize..][..usize::from(reach.hull.1)]
    }
    pub(crate) fn outline(&self, reach: &Reach) -> &[(i16, i16)] {
        &self.points[reach.outline.0 as usize..][..usize::from(reach.outline.1)]
    }
}

/// Top level of an obstacle of this terrain in this hex (RUL-51, item 1), or [`LOWEST`] if it does not block.
fn top(set: &TerrainSet, hex: &MapHex, terrain: u8, sight: SightClass) -> i8 {
    match sight {
        SightClass::Blocking(levels) => {
            let more = if terrain == hex.terrain.0 && hex.storeys == 2 { set.second_storey } else { 0 };
            (hex.level + levels.min(8) + more) as i8
        }
        _ => LOWEST,
    }
}

/// True if the outline, given from a hex's centre, comes into that hex or touches it.
fn enters(outline: &[Point]) -> bool {
    (0..outline.len()).any(|n| {
        let (a, b) = (outline[n], outline[(n + 1) % outline.len()]);
        crate::map_hex::inside_hex(a)
            || (0..6).any(|m| {
                let (c, d) = (VERTICES[m], VERTICES[(m + 1) % 6]);
                segments_meet(as_wide(a), as_wide(b), as_wide(c), as_wide(d))
            })
    })
}

pub(crate) const fn as_wide(point: Point) -> (i64, i64) {
    (point.0 as i64, point.1 as i64)
}

/// True if two closed segments have a point in common.
pub(crate) fn segments_meet(a: (i64, i64), b: (i64, i64), c: (i64, i64), d: (i64, i64)) -> bool {
    let turn =
        |p: (i64, i64), q: (i64, i64), r: (i64, i64)| ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)).signum();
    let (c_side, d_side) = (turn(a, b, c), turn(a, b, d));
    let (a_side, b_side) = (turn(c, d, a), turn(c, d, b));
    if c_side == 0 && d_side == 0 && a_side == 0 && b_side == 0 {
        let apart = |a: i64, b: i64, c: i64, d: i64| a.max(b) < c.min(d) || c.max(d) < a.min(b);
        return !apart(a.0, b.0, c.0, d.0) && !apart(a.1, b.1, c.1, d.1);
    }
    c_side * d_side <= 0 && a_side * b_side <= 0
}

/// The convex hull: on which side of a line a silhouette lies its hull says with fewer corners.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = vec![];
        for point in points {
            while let [.., a, b] = chain[..] {
                let (side, way) = (b - a, point - a);
                if side.0 * way.1 - side.1 * way.0 > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut sorted.iter().copied());
    hull.extend(half(&mut sorted.iter().rev().copied()));
    hull
}

/// Half the width and height of the largest of some boxes around the origin that lie within a hull; below zero if there is none.
fn core(hull: &[Point]) -> (i16, i16) {
    // Corners in one line enclose nothing.
    if hull.len() < 3 {
        return (-1, -1);
    }
    let within = |point: Point| {
        (0..hull.len()).all(|n| {
            let (side, way) = (hull[(n + 1) % hull.len()] - hull[n], point - hull[n]);
            side.0 * way.1 - side.1 * way.0 >= 0
        })
    };
    let boxes = (0..=20).flat_map(|w| (0..=20).map(move |h| (w * 6, h * 6)));
    let fits =
        boxes.filter(|(w, h)| [Point(*w, *h), Point(-w, *h), Point(*w, -h), Point(-w, -h)].into_iter().all(within));
    fits.max_by_key(|(w, h)| (w + 1) * (h + 1)).map_or((-1, -1), |(w, h)| (w as i16, h as i16))
}

/// The parts of the map's frame that no board covers. Two of them side by side count as one as well, so that a line along their seam is caught.
fn voids(areas: &[Area]) -> Vec<Area> {
    let edges = |of: fn(&Area) -> [i32; 2]| {
        let mut edges: Vec<i32> = areas.iter().flat_map(of).collect();
        edges.sort_unstable();
        edges.dedup();
        edges
    };
    let across = edges(|area| [area.north_west.0, area.south_east.0]);
    let along = edges(|area| [area.north_west.1, area.south_east.1]);
    let mut voids = vec![];
    for x in across.windows(2) {
        for y in along.windows(2) {
            let void = Area { north_west: Point(x[0], y[0]), south_east: Point(x[1], y[1]) };
            if !areas.contains(&void) {
                voids.push(void);
            }
        }
    }
    for n in 0..voids.len() {
        for m in 0..voids.len() {
            let (a, b) = (voids[n], voids[m]);
            let beside = a.south_east.0 == b.north_west.0 && a.north_west.1 == b.north_west.1;
            let below = a.south_east.1 == b.north_west.1 && a.north_west.0 == b.north_west.0;
            if beside || below {
                voids.push(Area { north_west: a.north_west, south_east: b.south_east });
            }
        }
    }
    voids
}

/// The place of a centre in the grid.
pub(crate) fn place(centre: Point) -> (i16, i16) {
    ((centre.0 / COLUMN) as i16, (centre.1 / (ROW / 2)) as i16)
}

/// Whether [`STEPS`] and [`DIRECTIONS`] say the same; checked when this is compiled.
const _: () = {
    let mut n = 0;
    while n < 6 {
        assert!(STEPS[n].0 * COLUMN == DIRECTIONS[n].0 && STEPS[n].1 * (ROW / 2) == DIRECTIONS[n].1);
        n += 1;
    }
};
