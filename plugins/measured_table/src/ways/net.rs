//! The net of places around obstacles over which the shortest ways lead.
//!
//! Twelve places stand on a ring a hair outside each base and each corner, so that a leg from one to the next passes. Legs are asked when
//! the search comes to them, by the exact sweep: no way is found that the door refuses. A bend costs a few parts of a hundred more than
//! the tightest; players may drag tighter, as orders are judged by the sweep and not by the net.

use crate::numbers::{Heading, Point};
use crate::shapes::Leg;
use crate::ways::Obstacles;

/// Most places of a net; if there are more, the nearest to the start are kept.
const MOST_NODES: usize = 400;

/// A ring reaches out by so much: one over the cosine of 15 degrees, rounded up.
const OUT: (i32, i32) = (10_353, 10_000);
/// And by a hair, for two roundings.
const HAIR: i32 = 2;

/// The places on the ring around a corner from which to keep away so far.
pub(crate) fn ring(corner: Point, keep: i32) -> impl Iterator<Item = Point> {
    let out = keep * OUT.0 / OUT.1 + HAIR;
    (0..12).map(move |n| corner + Heading::new(300 * n).at_distance(out))
}

/// A place that a search has come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub at: Point,
    /// The length of the shortest way to it; more than any way if none is known.
    pub distance: i32,
    /// The place before it on that way.
    pub before: usize,
}

/// Nothing is so far.
const UNKNOWN: i32 = i32::MAX;

/// The places of a search, the start first, the goal, if any, second.
pub(crate) fn nodes(obstacles: &Obstacles, from: Point, goal: Option<Point>, most: i32) -> Vec<Node> {
    let on_the_way = |at: Point| {
        let there = i64::from(Leg::new(from, at).length());
        there + goal.map_or(0, |goal| Leg::new(at, goal).length().into()) <= most.into()
    };
    let rings = obstacles.corners().into_iter().flat_map(|(corner, keep)| ring(corner, keep));
    let mut places: Vec<Point> = rings.filter(|at| on_the_way(*at) && obstacles.is_free(*at)).collect();
    places.sort_unstable_by_key(|at| (from.squared(*at), *at));
    places.dedup();
    places.truncate(MOST_NODES);
    let node = |at: Point| Node { at, distance: UNKNOWN, before: 0 };
    let mut nodes = vec![Node { distance: 0, ..node(from) }];
    nodes.extend(goal.into_iter().chain(places).map(node));
    nodes
}

/// Goes from the start to one place after another, the nearest first; with a goal, that which may be nearest to it, until it is reached.
/// The places in the order in which they were reached.
pub(crate) fn search(nodes: &mut [Node], obstacles: &Obstacles, goal: Option<Point>, most: i32) -> Vec<usize> {
    let rest: Vec<i32> = nodes.iter().map(|node| goal.map_or(0, |goal| Leg::new(node.at, goal).length())).collect();
    let mut done = vec![false; nodes.len()];
    let mut order = vec![];
    loop {
        let open = (0..nodes.len()).filter(|n| !done[*n] && nodes[*n].distance <= most);
        let Some(next) = open.min_by_key(|n| (nodes[*n].distance.saturating_add(rest[*n]), *n)) else {
            return order;
        };
        done[next] = true;
        order.push(next);
        if goal.is_some() && next == 1 {
            return order;
        }
        let here = nodes[next];
        for n in (0..nodes.len()).filter(|n| !done[*n]) {
            let leg = Leg::new(here.at, nodes[n].at);
            let distance = here.distance.saturating_add(leg.length());
            let shorter = distance < nodes[n].distance && distance.saturating_add(rest[n]) <= most;
            if shorter && obstacles.lets_pass(leg) {
                nodes[n] = Node { distance, before: next, ..nodes[n] };
            }
        }
    }
}
