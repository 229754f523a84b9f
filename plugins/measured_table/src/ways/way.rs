//! The shortest way around obstacles.

use crate::numbers::Point;
use crate::shapes::Leg;
use crate::ways::Obstacles;
use crate::ways::net::{nodes, search};

/// Most points of a way, without the start.
pub const MOST_POINTS: usize = 12;

/// A way from point to point, the start first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its points.
    pub points: Vec<Point>,
}

impl Way {
    /// Its legs.
    pub fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.points.windows(2).map(|ends| Leg::new(ends[0], ends[1]))
    }
    /// Its length: the sum of its legs, each rounded up.
    pub fn length(&self) -> i32 {
        self.legs().fold(0, |sum, leg| sum.saturating_add(leg.length()))
    }
    /// True if nothing is in the way of the disc that goes it.
    pub fn is_free(&self, obstacles: &Obstacles) -> bool {
        self.legs().all(|leg| obstacles.lets_pass(leg))
    }
}

/// The shortest way that is no longer than `most` and goes over no more points than an order may hold; none if there is none, or none
/// over the places of the net.
pub fn way(from: Point, to: Point, most: i32, obstacles: &Obstacles) -> Option<Way> {
    let straight = Leg::new(from, to);
    if !obstacles.is_free(to) || straight.length() > most {
        return None;
    }
    if obstacles.lets_pass(straight) {
        return Some(Way { points: vec![from, to] });
    }
    let near = obstacles.within(from, most);
    let mut nodes = nodes(&near, from, Some(to), most);
    let order = search(&mut nodes, &near, Some(to), most);
    if order.last() != Some(&1) {
        return None;
    }
    let mut points = vec![to];
    let mut at = 1;
    while at != 0 {
        at = nodes[at].before;
        points.push(nodes[at].at);
    }
    points.reverse();
    (points.len() <= MOST_POINTS + 1).then_some(Way { points })
}
