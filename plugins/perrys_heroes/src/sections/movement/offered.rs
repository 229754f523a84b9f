//! The moves that are offered. On a free table nobody can list every point: some sensible ones stand for them, and every other lawful point
//! is taken too.

use super::mover::{Mover, to_edge};
use super::{of_figure, ways};
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Edge, Gait, Task};
use measured_table::{Heading, Point};
use table::{CounterId, Side};

/// Most points that are offered of all gaits together.
const MOST: usize = 24;
/// How many enemies, objectives and places behind cover are offered: the nearest.
const ENEMIES: usize = 2;
const OBJECTIVES: usize = 2;
const COVERS: usize = 4;
/// A pace of the aims of orders.
const PACE: u64 = 500;

/// The nearest enemy that one sees, of equally near ones the first of the list.
fn nearest_seen(table: &Table, figure: &Figure) -> Option<Figure> {
    enemies(table, figure).into_iter().next()
}

fn enemies(table: &Table, figure: &Figure) -> Vec<Figure> {
    let mut enemies: Vec<(i64, Figure)> = table
        .standing(figure.side.other())
        .filter_map(|enemy| Some((table.gap(figure, &enemy)?.rank(), enemy)))
        .collect();
    enemies.sort_by_key(|(rank, _)| *rank);
    enemies.into_iter().map(|(_, enemy)| enemy).collect()
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Move) {
        return;
    }
    let gaits = Gait::ALL.into_iter().filter(|gait| gait.posture() == figure.posture);
    let count = gaits.clone().count().max(1);
    for gait in gaits {
        let Ok(mover) = of_figure(seen, figure, gait) else { continue };
        let ways = sensible(&mover, MOST / count);
        out.extend(ways.into_iter().map(|way| Command::Move { unit: figure.id, gait, way }));
    }
    // Turning is free: only what changes something is offered, so that nobody turns for ever.
    let to = nearest_seen(seen, figure).and_then(|enemy| Heading::towards(figure.at?, enemy.at?));
    if let Some(to) = to.filter(|to| *to != figure.facing) {
        out.push(Command::Face { unit: figure.id, to });
    }
}

/// Lawful ways to sensible places: towards enemies, objectives and edges, with all that is left of the allowance and with half of it, and
/// behind the nearest cover.
fn sensible(mover: &Mover, most: usize) -> Vec<Vec<Point>> {
    let (field, from, room) = (mover.table.field, mover.from, mover.room());
    let mut found: Vec<Vec<Point>> = Vec::new();
    let add = |to: Point, around: bool, found: &mut Vec<Vec<Point>>| {
        if to == from || found.len() >= most || found.iter().any(|way| way.last() == Some(&to)) {
            return;
        }
        if mover.goes(&[to]).is_ok() {
            found.push(vec![to]);
        } else if around {
            found.extend(ways::round(mover, to));
        }
    };
    for (n, target) in targets(mover).into_iter().enumerate() {
        let far = from.squared(target.at).isqrt().saturating_sub(target.keep) as u32;
        for part in [room, room / 2] {
            let to = from.on_the_way(target.at, far.min(part.unsigned_abs()));
            let to = if target.leaves || field.has(to) { to } else { inside(mover, to) };
            add(to, n == 0 && part == room, &mut found);
        }
    }
    let within = |at: Point| from.within(at, room.unsigned_abs());
    let mut covers: Vec<Point> =
        field.posts.iter().filter(|post| post.behind.is_some() && within(post.at)).map(|post| post.at).collect();
    covers.sort_by_key(|at| (from.squared(*at), *at));
    let least = mover.table.field.base().unsigned_abs();
    covers.into_iter().filter(|at| !from.within(*at, least)).take(COVERS).for_each(|at| add(at, false, &mut found));
    found
}

/// A place to go towards.
struct Target {
    at: Point,
    /// How far to keep away from it.
    keep: u64,
    /// One may leave the table there.
    leaves: bool,
}

fn targets(mover: &Mover) -> Vec<Target> {
    let (table, field, figure) = (mover.table, mover.table.field, &mover.figure);
    let own = field.side(figure.side);
    let edge = |edge: Edge, leaves: bool| {
        let bounds = field.ground.bounds;
        let (at, far) = (mover.from, to_edge(bounds, mover.from, edge));
        let at = match edge {
            Edge::North => Point::new(at.x, at.y - far),
            Edge::South => Point::new(at.x, at.y + far),
            Edge::West => Point::new(at.x - far, at.y),
            Edge::East => Point::new(at.x + far, at.y),
        };
        Target { at, keep: 0, leaves }
    };
    let mut objectives = own.objectives.clone();
    objectives.sort_by_key(|at| mover.from.squared(*at));
    let objectives = objectives.into_iter().take(OBJECTIVES).map(|at| Target { at, keep: 0, leaves: false });
    let touching = 2 * u64::from(field.base().unsigned_abs()) + 1;
    let enemies = enemies(table, figure).into_iter().take(ENEMIES).filter_map(|enemy| enemy.at);
    let enemies = enemies.map(|at| Target { at, keep: touching, leaves: false });
    let theirs = field.side(figure.side.other()).edge;
    let edges = [edge(theirs, own.task == Task::Dash), edge(own.edge, own.task == Task::Withdraw)];
    objectives.chain(enemies).chain(edges).collect()
}

/// A point near the edge of the table, brought in so that a base fits.
fn inside(mover: &Mover, at: Point) -> Point {
    let room = mover.table.field.ground.bounds.grown(-mover.table.field.base());
    Point::new(at.x.clamp(room.least.x, room.most.x), at.y.clamp(room.least.y, room.most.y))
}

/// How many paces nearer a move leads to what the side has been ordered to do: its objectives or an edge of the table, or else the nearest
/// enemy.
pub(crate) fn nearer(table: &Table, side: Side, unit: CounterId, to: Option<Point>) -> i16 {
    let from = table.figure(unit).and_then(|figure| figure.at);
    let (Some(from), Some(to)) = (from, to) else { return 0 };
    let field = table.field;
    let own = field.side(side);
    let edge = |at: Point, edge: Edge| u64::from(to_edge(field.ground.bounds, at, edge).unsigned_abs());
    let nearest =
        |at: Point, points: &mut dyn Iterator<Item = Point>| points.map(|point| at.squared(point).isqrt()).min();
    let far = |at: Point| match own.task {
        Task::Withdraw => Some(edge(at, own.edge)),
        Task::Dash | Task::Advance => Some(edge(at, field.side(side.other()).edge)),
        Task::Hold | Task::CounterAttack => nearest(at, &mut own.objectives.iter().copied()),
        Task::Meet => None,
    };
    let goal = |at: Point| {
        far(at).or_else(|| nearest(at, &mut table.standing(side.other()).filter_map(|enemy| enemy.at))).unwrap_or(0)
            / PACE
    };
    let paces = |at: Point| i16::try_from(goal(at)).unwrap_or(i16::MAX);
    paces(from) - paces(to)
}
