//! How far it is to every place within reach.

use crate::numbers::{Point, Vector};
use crate::shapes::Leg;
use crate::ways::Obstacles;
use crate::ways::net::{Node, nodes, search};

/// The length of the shortest way to each of the cells around a start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The start, in the middle of the cell in the middle.
    pub from: Point,
    /// The side of a cell.
    pub cell: i32,
    /// How many cells lie to each side of the middle.
    pub span: i32,
    /// Row by row from the north-west: the length, or none.
    lengths: Vec<Option<u16>>,
}

impl Reach {
    /// The middle of a cell, counted from the middle to the east and to the south.
    pub fn place(&self, east: i32, south: i32) -> Point {
        self.from + Vector::new((east * self.cell).into(), (south * self.cell).into())
    }
    /// The length of the shortest way to the middle of a cell; none if it is out of reach.
    pub fn length(&self, east: i32, south: i32) -> Option<i32> {
        let side = 2 * self.span + 1;
        let (column, row) = (east + self.span, south + self.span);
        let inside = (0..side).contains(&column) && (0..side).contains(&row);
        inside.then(|| self.lengths[(row * side + column) as usize].map(i32::from)).flatten()
    }
    /// Takes out the cells where one may not end.
    pub fn keep(&mut self, may_end: impl Fn(Point) -> bool) {
        let span = self.span;
        let cells = (-span..=span).flat_map(|south| (-span..=span).map(move |east| (east, south)));
        for (n, (east, south)) in cells.enumerate() {
            if self.lengths[n].is_some() && !may_end(self.place(east, south)) {
                self.lengths[n] = None;
            }
        }
    }
    /// With all that another one of the same place and size reaches: the shorter way counts.
    pub fn join(&mut self, other: &Self) {
        for (own, others) in self.lengths.iter_mut().zip(&other.lengths) {
            *own = match (*own, *others) {
                (Some(own), Some(other)) => Some(own.min(other)),
                (own, other) => own.or(other),
            };
        }
    }
    /// All cells in reach with the length of their way, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Point, i32)> + '_ {
        let span = self.span;
        let all = (-span..=span).flat_map(move |south| (-span..=span).map(move |east| (east, south)));
        all.filter_map(|(east, south)| Some((self.place(east, south), self.length(east, south)?)))
    }
}

/// All that a disc can reach with ways no longer than `most` (up to 3 m), in cells of this side. To the middle of a cell it is as far as
/// [`way`](crate::ways::way) says.
pub fn reach(from: Point, most: i32, cell: i32, obstacles: &Obstacles) -> Reach {
    let near = obstacles.within(from, most);
    let mut places = nodes(&near, from, None, most);
    let order = search(&mut places, &near, None, most);
    // Ascending by their distance, as they were reached.
    let places: Vec<Node> = order.into_iter().map(|n| places[n]).collect();
    let span = most / cell;
    let mut reach = Reach { from, cell, span, lengths: vec![] };
    let mut above = vec![0; (2 * span + 1) as usize];
    for south in -span..=span {
        let mut beside = 0;
        for east in -span..=span {
            let at = reach.place(east, south);
            let column = &mut above[(east + span) as usize];
            let found = nearest(at, most, &places, [beside, *column], &near);
            if let Some((_, by)) = found {
                beside = by;
                *column = by;
            }
            reach.lengths.push(found.and_then(|(length, _)| u16::try_from(length).ok()));
        }
    }
    reach
}

/// The shortest way to a place over one of the net, and which; those that served the neighbours are tried first.
fn nearest(at: Point, most: i32, places: &[Node], first: [usize; 2], near: &Obstacles) -> Option<(i32, usize)> {
    if !places[0].at.within(at, most.unsigned_abs()) || !near.is_free(at) {
        return None;
    }
    let mut found = None;
    let mut least = most + 1;
    let mut ask = |n: usize, least: &mut i32| {
        let place = places[n];
        let room = *least - 1 - place.distance;
        let leg = Leg::new(place.at, at);
        if room >= 0 && place.at.within(at, room.unsigned_abs()) && near.lets_pass(leg) {
            *least = place.distance + leg.length();
            found = Some((*least, n));
        }
    };
    first.into_iter().for_each(|n| ask(n, &mut least));
    for (n, place) in places.iter().enumerate() {
        // The rest is further away still.
        if place.distance >= least {
            break;
        }
        ask(n, &mut least);
    }
    found
}
