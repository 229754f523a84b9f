//! Parties: places around a guide, and who keeps together.

use crate::numbers::{Heading, Point, Vector, nearest_quotient};
use crate::shapes::{Disc, gap};
use crate::ways::Obstacles;

/// How far from where he would stand a place is looked for, and in which steps.
const AROUND: i32 = 300;
const STEP: i32 = 50;

/// Where the members of a party stand after their guide has gone from one point to another, in the same order as they stand around him
/// now, turned by tenths of a degree.
///
/// In the order of the list each takes the nearest free place within 3 cm of where he would stand, one that `prefers` likes before all
/// others; none if there is none. Each has his own obstacles; who has a place is in the way of those who follow, and so is the guide.
pub fn places(
    guide: (Point, Disc),
    turned: i32,
    members: &[(Disc, &Obstacles)],
    prefers: impl Fn(usize, Point) -> bool,
) -> Vec<Option<Point>> {
    let (from, end) = guide;
    let mut taken = vec![end];
    let mut found = vec![];
    for (n, (base, obstacles)) in members.iter().enumerate() {
        let wanted = end.at + turned_by(base.at - from, turned);
        let free = |at: &Point| {
            let there = Disc::new(*at, base.radius);
            obstacles.is_free(*at) && !taken.iter().any(|other| gap(other, &there).is_overlap())
        };
        let places: Vec<Point> = spiral().map(|step| wanted + step).filter(free).collect();
        let place = places.iter().find(|at| prefers(n, **at)).or(places.first()).copied();
        taken.extend(place.map(|at| Disc::new(at, base.radius)));
        found.push(place);
    }
    found
}

/// A vector turned clockwise by tenths of a degree, rounded once.
fn turned_by(vector: Vector, tenths: i32) -> Vector {
    let ahead = Heading::NORTH.turned(tenths).vector();
    let right = ahead.right();
    // What lay to the south lies behind now, what lay to the east to the right.
    let side = |right: i64, ahead: i64| nearest_quotient(vector.x * right - vector.y * ahead, Heading::LENGTH);
    Vector::new(side(right.x, ahead.x), side(right.y, ahead.y))
}

/// Steps from a place to those around it, the nearest first.
fn spiral() -> impl Iterator<Item = Vector> {
    let reach = AROUND / STEP;
    let all = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| Vector::new(x.into(), y.into())));
    let mut steps: Vec<Vector> = all.filter(|step| step.squared() <= i64::from(reach * reach)).collect();
    steps.sort_unstable_by_key(|step| (step.squared(), step.y, step.x));
    steps.into_iter().map(|step| Vector::new(step.x * i64::from(STEP), step.y * i64::from(STEP)))
}

/// The chains of bases with gaps of at most a limit: for each base the number of its chain, counted in the order of the list. One chain,
/// if all are 0.
pub fn chains(bases: &[Disc], limit: i32) -> Vec<usize> {
    let mut chains = vec![usize::MAX; bases.len()];
    let mut count = 0;
    while let Some(first) = chains.iter().position(|chain| *chain == usize::MAX) {
        let mut open = vec![first];
        chains[first] = count;
        while let Some(one) = open.pop() {
            let joins = |n: &usize| chains[*n] == usize::MAX && gap(&bases[one], &bases[*n]).within(limit);
            let joined: Vec<usize> = (0..bases.len()).filter(joins).collect();
            for n in joined {
                chains[n] = count;
                open.push(n);
            }
        }
        count += 1;
    }
    chains
}

/// Those bases that have no other within a limit, by their numbers in the list.
pub fn alone(bases: &[Disc], limit: i32) -> Vec<usize> {
    let near = |n: usize| (0..bases.len()).any(|m| m != n && gap(&bases[n], &bases[m]).within(limit));
    (0..bases.len()).filter(|n| !near(*n)).collect()
}
