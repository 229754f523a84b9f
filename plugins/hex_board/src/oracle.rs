//! Line of sight once more, written down from RUL-51 as plainly as possible and without regard to speed:
//! every hex, every silhouette and every hexside of the map is held against the line. Tests compare it with [`crate::sight`].

use crate::added::Added;
use crate::lattice::{VERTICES, hexside};
use crate::map::Map;
use crate::map_hex::{HexId, Spot};
use crate::sight_outcome::{Obstacle, ObstacleKind, Sight, Why};
use crate::terrain::SightClass;
use std::collections::BTreeSet;

type P = (i128, i128);

fn minus(a: P, b: P) -> P {
    (a.0 - b.0, a.1 - b.1)
}
fn cross(a: P, b: P) -> i128 {
    a.0 * b.1 - a.1 * b.0
}
fn dot(a: P, b: P) -> i128 {
    a.0 * b.0 + a.1 * b.1
}
fn wide(p: crate::Point) -> P {
    (p.0.into(), p.1.into())
}

/// True if the point lies on the closed segment.
fn on_segment(p: P, (a, b): (P, P)) -> bool {
    cross(minus(b, a), minus(p, a)) == 0 && dot(minus(a, p), minus(b, p)) <= 0
}
/// True if two closed segments share a point.
fn meet(s: (P, P), t: (P, P)) -> bool {
    let side = |s: (P, P), p: P| cross(minus(s.1, s.0), minus(p, s.0)).signum();
    let ends = on_segment(s.0, t) || on_segment(s.1, t) || on_segment(t.0, s) || on_segment(t.1, s);
    ends || (side(s, t.0) * side(s, t.1) == -1 && side(t, s.0) * side(t, s.1) == -1)
}
/// True if the point lies in the closed polygon (even-odd).
fn in_polygon(p: P, polygon: &[P]) -> bool {
    let edges = (0..polygon.len()).map(|n| (polygon[n], polygon[(n + 1) % polygon.len()]));
    let mut inside = false;
    for (a, b) in edges {
        if on_segment(p, (a, b)) {
            return true;
        }
        let (low, high) = if a.1 < b.1 { (a, b) } else { (b, a) };
        if low.1 <= p.1 && p.1 < high.1 && cross(minus(high, low), minus(p, low)) > 0 {
            inside = !inside;
        }
    }
    inside
}
/// True if the closed segment shares a point with the closed polygon.
fn crosses(line: (P, P), polygon: &[P]) -> bool {
    in_polygon(line.0, polygon)
        || in_polygon(line.1, polygon)
        || (0..polygon.len()).any(|n| meet(line, (polygon[n], polygon[(n + 1) % polygon.len()])))
}

fn hexagon(map: &Map, hex: HexId) -> Vec<P> {
    VERTICES.iter().map(|vertex| wide(map.at(hex).centre + *vertex)).collect()
}

/// True if some point of the line lies on no board: the line is cut where it passes the sides of areas, and the middle of each piece is looked at.
fn leaves_map(map: &Map, (a, b): (P, P)) -> bool {
    if !map.halved() {
        return false;
    }
    let way = minus(b, a);
    let mut cuts: Vec<(i128, i128)> = vec![(0, 1), (1, 1)];
    for area in map.areas() {
        for (from, way, at) in [
            (a.0, way.0, area.north_west.0),
            (a.0, way.0, area.south_east.0),
            (a.1, way.1, area.north_west.1),
            (a.1, way.1, area.south_east.1),
        ] {
            let (part, whole) = if way < 0 { (from - i128::from(at), -way) } else { (i128::from(at) - from, way) };
            if whole != 0 && (0..=whole).contains(&part) {
                cuts.push((part, whole));
            }
        }
    }
    cuts.sort_by(|x, y| (x.0 * y.1).cmp(&(y.0 * x.1)));
    cuts.windows(2).any(|pair| {
        let ((p, q), (r, s)) = (pair[0], pair[1]);
        let (part, whole) = (p * s + r * q, 2 * q * s);
        let middle = (a.0 * whole + way.0 * part, a.1 * whole + way.1 * part);
        !map.areas().iter().any(|area| {
            let (least, most) = (wide(area.north_west), wide(area.south_east));
            (least.0 * whole..=most.0 * whole).contains(&middle.0)
                && (least.1 * whole..=most.1 * whole).contains(&middle.1)
        })
    })
}

/// An obstacle with its place in the order of item 13: twice its way along the line, then the name.
type Found = (i128, HexId, u8, Obstacle);

/// A line of sight, and what it has met so far.
struct Look<'a> {
    map: &'a Map,
    added: &'a Added,
    /// The ends, looked at from the near one; and how high they lie.
    near: Spot,
    far: Spot,
    high: i32,
    low: i32,
    line: (P, P),
    blocking: Vec<Found>,
    degrading: Vec<Found>,
}

/// RUL-51.
pub(crate) fn sight(map: &Map, added: &Added, from: Spot, to: Spot) -> Sight {
    // 7: the same hex.
    if from.hex == to.hex {
        return Sight::Clear;
    }
    // RUL-111: neighbours on two storeys of one house have a floor between them.
    let house = |spot: Spot| map.at(spot.hex).building;
    let beside = map.at(from.hex).neighbours.contains(&Some(to.hex));
    if beside && house(from).is_some() && house(from) == house(to) && from.storey != to.storey {
        let upper = if from.storey == 1 { from.hex } else { to.hex };
        return Sight::Blocked(Obstacle { hex: upper, what: ObstacleKind::Floor, side: None, why: Why::Floor });
    }
    // 13: looked at from the higher end, or from the end whose name sorts first.
    let key = |spot: Spot| (-map.unit_level(spot), map.name(spot.hex));
    let (near, far) = if key(from) <= key(to) { (from, to) } else { (to, from) };
    let (high, low) = (map.unit_level(near), map.unit_level(far));
    let line = (wide(map.at(near.hex).centre), wide(map.at(far.hex).centre));
    let adjacent = map.distance(near.hex, far.hex) == 1;
    // LNL-1.4-10.
    if !adjacent && leaves_map(map, line) {
        return Sight::Blocked(Obstacle { hex: near.hex, what: ObstacleKind::OffMap, side: None, why: Why::OffMap });
    }
    let (blocking, degrading) = (vec![], vec![]);
    let mut look = Look { map, added, near, far, high, low, line, blocking, degrading };
    // Hexes strictly between the ends (none between neighbours).
    for hex in map.ids().filter(|hex| !adjacent && *hex != near.hex && *hex != far.hex) {
        look.at_hex(hex);
    }
    look.at_hexsides();
    look.answer()
}

impl Look<'_> {
    fn along(&self, twice: P) -> i128 {
        let line = self.line;
        dot(minus(line.1, line.0), minus(twice, (2 * line.0.0, 2 * line.0.1)))
    }
    fn class(&self, terrain: crate::TerrainId) -> SightClass {
        self.map.terrain_set.terrains[usize::from(terrain.0)].sight
    }
    fn why_blocks(&self, e: i32) -> Why {
        match () {
            () if e != self.high => Why::Higher,
            () if self.high == self.low => Why::Level,
            () => Why::Between,
        }
    }
    fn why_degrades(&self) -> Why {
        if self.high == self.low { Why::DegradesLevel } else { Why::DegradesBetween }
    }

    /// 9, 10: what of a hex's terrain the line crosses.
    fn crossed(&self, hex: HexId, touched: bool) -> BTreeSet<crate::TerrainId> {
        let data = self.map.at(hex);
        let mut crossed: BTreeSet<crate::TerrainId> = BTreeSet::new();
        for silhouette in &data.silhouettes {
            let outline: Vec<P> = silhouette.outline.iter().map(|p| wide(*p)).collect();
            if self.class(silhouette.terrain) != SightClass::Clear && crosses(self.line, &outline) {
                crossed.insert(silhouette.terrain);
            }
        }
        let def = &self.map.terrain_set.terrains[usize::from(data.terrain.0)];
        if def.whole_hex && touched && def.sight != SightClass::Clear {
            crossed.insert(data.terrain);
        }
        crossed
    }

    fn at_hex(&mut self, hex: HexId) {
        let data = self.map.at(hex);
        let (e, high) = (i32::from(data.level), self.high);
        let touched = crosses(self.line, &hexagon(self.map, hex));
        let centre = wide(data.centre);
        let at = self.along((2 * centre.0, 2 * centre.1));
        let crossed = self.crossed(hex, touched);
        let smoky = touched && self.added.smoke.contains(hex);
        let littered = touched && self.added.hulks.contains(hex);
        // 3: hills.
        if touched && e > high {
            let obstacle = Obstacle { hex, what: ObstacleKind::Hill, side: None, why: Why::Higher };
            self.blocking.push((at, hex, 0, obstacle));
        }
        // 1, 2, 4: terrain.
        let mut degrades: Option<crate::TerrainId> = None;
        for terrain in &crossed {
            let what = ObstacleKind::Terrain(*terrain);
            match self.class(*terrain) {
                SightClass::Blocking(levels) => {
                    let two_storey = *terrain == data.terrain && data.storeys == 2;
                    let more = i32::from(self.map.terrain_set.second_storey);
                    let top = e + i32::from(levels) + if two_storey { more } else { 0 };
                    if top > high {
                        let why = self.why_blocks(e);
                        self.blocking.push((at, hex, 1, Obstacle { hex, what, side: None, why }));
                    }
                }
                SightClass::Degrading if e == high => degrades = degrades.or(Some(*terrain)),
                _ => {}
            }
        }
        // A hulk degrades like terrain that fills the hex; with degrading terrain of the hex it counts once.
        let hulk = (littered && e == high).then_some(ObstacleKind::Hulk);
        if let Some(what) = degrades.map(ObstacleKind::Terrain).or(hulk) {
            let obstacle = Obstacle { hex, what, side: None, why: self.why_degrades() };
            self.degrading.push((at, hex, 1, obstacle));
        }
        // 10: smoke.
        if smoky && e + 1 > high {
            let obstacle = Obstacle { hex, what: ObstacleKind::Smoke, side: None, why: Why::Smoke };
            self.blocking.push((at, hex, 2, obstacle));
        }
        let stands = match crossed.first() {
            Some(terrain) => Some(ObstacleKind::Terrain(*terrain)),
            None if littered => Some(ObstacleKind::Hulk),
            None if smoky => Some(ObstacleKind::Smoke),
            None => None,
        };
        self.shadow(hex, (at, e), stands);
    }

    /// 5, 12: shadow of the hex that the line leaves last: it touches the lower end's hex, and the line runs through it or along it up to
    /// that hex.
    fn shadow(&mut self, hex: HexId, (at, e): (i128, i32), stands: Option<ObstacleKind>) {
        let (low, high) = (self.low, self.high);
        let last = self.map.distance(hex, self.far.hex) == 1
            && crosses(self.line, &hexagon(self.map, hex))
            && low < high
            && leads_into(self.map, hex, self.far.hex, self.line);
        if last && e >= 1 {
            let what = match stands {
                Some(what) if e >= low => Some(what),
                _ if low < e && e < high => Some(ObstacleKind::Hill),
                _ => None,
            };
            if let Some(what) = what {
                self.blocking.push((at, hex, 9, Obstacle { hex, what, side: None, why: Why::Shadow }));
            }
        }
    }

    fn at_hexsides(&mut self) {
        let mut found = vec![];
        let (near, far) = (self.near.hex, self.far.hex);
        let tell = |at, obstacle, blocks, own| found.push((at, obstacle, blocks, own));
        hexsides(self.map, near, far, self.line, self.high, tell, |twice| self.along(twice));
        for (at, obstacle, blocks, own) in found {
            let (at, hex) = (self.along(at), obstacle.hex);
            if blocks {
                let why = self.why_blocks(own.1);
                self.blocking.push((at, hex, 3, Obstacle { why, ..obstacle }));
            } else {
                let why = if own.0 { Why::DegradesHexside } else { self.why_degrades() };
                self.degrading.push((at, hex, 3, Obstacle { why, ..obstacle }));
            }
        }
    }

    fn answer(mut self) -> Sight {
        self.blocking.sort_by_key(|found| (found.0, found.1, found.2, found.3.what));
        self.degrading.sort_by_key(|found| (found.0, found.1, found.2));
        // 4: the third degrading hex blocks.
        if let Some(third) = self.degrading.get(2)
            && self.blocking.first().is_none_or(|first| (third.0, third.1) < (first.0, first.1))
        {
            return Sight::Blocked(Obstacle { why: Why::Third, ..third.3 });
        }
        match self.blocking.first() {
            Some(first) => Sight::Blocked(first.3),
            None if self.degrading.is_empty() => Sight::Clear,
            None => Sight::Degraded(self.degrading.iter().map(|found| found.3).collect()),
        }
    }
}

/// True if the line meets the hexside between `hex` and `end`: there it comes in from `hex`, or along its edge.
fn leads_into(map: &Map, hex: HexId, end: HexId, line: (P, P)) -> bool {
    map.direction(end, hex).is_some_and(|direction| {
        let (a, b) = hexside(direction);
        let centre = map.at(end).centre;
        meet(line, (wide(centre + a), wide(centre + b)))
    })
}

/// 11: hexside terrain. Calls `tell(twice the middle, obstacle, blocks, (own, e))` for each obstacle that counts.
fn hexsides(
    map: &Map,
    near: HexId,
    far: HexId,
    line: (P, P),
    high: i32,
    mut tell: impl FnMut(P, Obstacle, bool, (bool, i32)),
    along: impl Fn(P) -> i128,
) {
    struct Met {
        corners: Vec<P>,
        middle: P,
        obstacle: Obstacle,
        bocage: bool,
        e: i32,
    }
    let mut met: Vec<Met> = vec![];
    for hex in map.ids() {
        for (direction, side) in map.at(hex).hexsides.iter().enumerate() {
            let Some(id) = side else { continue };
            let Some(other) = map.at(hex).neighbours[direction].filter(|other| *other > hex) else { continue };
            let (a, b) = hexside(direction);
            let (a, b) = (wide(map.at(hex).centre + a), wide(map.at(hex).centre + b));
            if !meet(line, (a, b)) {
                continue;
            }
            let e = i32::from(map.at(hex).level.max(map.at(other).level));
            let own = [hex, other].iter().any(|hex| *hex == near || *hex == far);
            let obstacle =
                Obstacle { hex, what: ObstacleKind::Hexside(*id), side: Some(direction as u8), why: Why::Third };
            let middle = (a.0 + b.0, a.1 + b.1);
            match map.terrain_set.hexsides[usize::from(id.0)].sight {
                SightClass::Blocking(levels) if e + i32::from(levels) > high && !own => {
                    tell(middle, obstacle, true, (false, e));
                }
                SightClass::Blocking(levels) if e + i32::from(levels) > high => {}
                SightClass::Degrading if e == high && !own => {}
                _ => continue,
            }
            let bocage = own;
            if bocage || map.terrain_set.hexsides[usize::from(id.0)].sight == SightClass::Degrading {
                let corners = [a, b].into_iter().filter(|corner| on_segment(*corner, line)).collect();
                met.push(Met { corners, middle, obstacle, bocage, e });
            }
        }
    }
    // Each point with hexsides counts once. A hexside that the line runs along counts by itself only if nothing else is met at its corners.
    met.sort_by_key(|side| (along(side.middle), side.obstacle.hex, side.obstacle.what));
    let mut points: BTreeSet<P> = BTreeSet::new();
    for side in met.iter().filter(|side| side.corners.len() < 2) {
        // A hexside met between its corners is the only one at that point.
        if side.corners.first().is_none_or(|corner| points.insert(*corner)) {
            tell(side.middle, side.obstacle, false, (side.bocage, side.e));
        }
    }
    for side in met.iter().filter(|side| side.corners.len() == 2) {
        if side.corners.iter().all(|corner| !points.contains(corner)) {
            tell(side.middle, side.obstacle, false, (side.bocage, side.e));
        }
    }
}
