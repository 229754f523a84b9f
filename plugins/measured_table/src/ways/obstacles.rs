//! What a body may not touch on its way.

use crate::numbers::Point;
use crate::shapes::{Bounds, Convex, Disc, Leg, Line, Shape, overlaps};

/// What a body may not strictly overlap, neither on its way nor at its end: touching is lawful. Who fills it says what may be passed.
#[derive(Clone, Debug)]
pub struct Obstacles {
    /// The radius of the disc that moves; 0 if it is a hull.
    radius: i32,
    table: Bounds,
    discs: Vec<Disc>,
    legs: Vec<(Leg, i32)>,
}

impl Obstacles {
    /// None yet but the edges of the table, for a disc of this radius, or for a hull with a radius of 0.
    pub const fn new(table: Bounds, radius: i32) -> Self {
        Self { radius, table, discs: vec![], legs: vec![] }
    }
    /// A base.
    pub fn add_disc(&mut self, disc: Disc) {
        self.discs.push(disc);
    }
    /// The outline of a house, a hull, a wall. What it encloses is shut off with it, as no way leads across the outline.
    pub fn add_outline(&mut self, shape: &impl Shape) {
        self.legs.extend(shape.legs().map(|leg| (leg, shape.around())));
    }
    /// The edge of ground that the middle of the disc may not come on; the rest of it may reach over.
    pub fn add_edge(&mut self, edge: Leg) {
        self.legs.push((edge, 1 - self.radius));
    }
    /// The radius of the disc that moves.
    pub const fn radius(&self) -> i32 {
        self.radius
    }
    /// True if the disc may stand there.
    pub fn is_free(&self, at: Point) -> bool {
        self.lets_pass(Leg::new(at, at))
    }
    /// True if the disc may go this leg: the exact sweep, by which an order is judged too.
    pub fn lets_pass(&self, way: Leg) -> bool {
        let room = self.table.grown(-self.radius);
        let passes = |around: i32, leg: Leg| !way.comes_nearer(leg, self.radius + around);
        room.holds(way.from)
            && room.holds(way.to)
            && self.discs.iter().all(|disc| passes(disc.radius, Leg::new(disc.at, disc.at)))
            && self.legs.iter().all(|(leg, around)| passes(*around, *leg))
    }
    /// True if a hull, or what it drives over, overlaps nothing and lies on the table.
    pub fn lets_hull(&self, hull: &impl Convex) -> bool {
        let arm = |leg: &Leg, half: i32| Line { points: vec![leg.from, leg.to], half };
        let bounds = hull.bounds();
        let near = |leg: &Leg, around: i32| bounds.grown(around).meets(Bounds::of(*leg));
        hull.clockwise().iter().all(|corner| self.table.holds(*corner))
            && !self.discs.iter().any(|disc| near(&Leg::new(disc.at, disc.at), disc.radius) && overlaps(hull, disc))
            && !self.legs.iter().any(|(leg, around)| near(leg, *around) && overlaps(hull, &arm(leg, *around)))
    }
    /// Only those that lie within reach.
    pub(crate) fn within(&self, from: Point, reach: i32) -> Self {
        let near = |leg: Leg, around: i32| {
            leg.distance_to(from).compared_with(i64::from(reach + self.radius + around)).is_le()
        };
        Self {
            discs: self.discs.iter().copied().filter(|disc| near(Leg::new(disc.at, disc.at), disc.radius)).collect(),
            legs: self.legs.iter().copied().filter(|(leg, around)| near(*leg, *around)).collect(),
            ..*self
        }
    }
    /// Where something may be passed: the middles and corners of all obstacles, each once, with how far to keep away.
    pub(crate) fn corners(&self) -> Vec<(Point, i32)> {
        let discs = self.discs.iter().map(|disc| (disc.at, self.radius + disc.radius));
        let ends = self.legs.iter().flat_map(|(leg, around)| [leg.from, leg.to].map(|end| (end, self.radius + around)));
        let mut corners: Vec<(Point, i32)> = discs.chain(ends).collect();
        corners.sort_unstable();
        corners.dedup();
        corners
    }
}
