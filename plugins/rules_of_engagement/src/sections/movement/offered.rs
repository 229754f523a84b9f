//! The moves that are offered. On a free table nobody can list every point: some sensible ends stand for them, and every other lawful way is
//! taken too.

use super::march::March;
use super::march::formation::party;
use super::pace::Pace;
use super::{fall_back_ways, judge, may_move, run_ways};
use crate::facts::command::{Command, WayOf};
use crate::facts::figures::Figure;
use crate::facts::frames::Why;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::{Edge, Order};
use measured_table::Point;
use table::Side;

/// At most so many ends are offered of a unit.
const MOST: usize = 12;
/// So many enemies are moved towards.
const ENEMIES: usize = 2;
/// So many places with cover are offered.
const COVERS: usize = 4;
/// A pace of computer players, in tenths.
const PACE: u64 = 500;

/// What units of a side may be ordered in their Movement phase.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Move) {
        return;
    }
    for unit in seen.side(side) {
        if !out.wants_from(usize::from(unit.no.0)) || !out.wants_unit(unit.id) || may_move(seen, side, unit.id).is_err()
        {
            continue;
        }
        if judge(seen, side, unit.id, &[]).is_ok() {
            out.push(Command::Move { unit: unit.id, ways: Vec::new() });
        }
        let mut ways = if unit.has(Order::FallBack) {
            fall_back_ways(seen, &unit).into_iter().collect()
        } else {
            sensible(seen, &unit)
        };
        // Who must run, and can, is offered a way in any case.
        if ways.is_empty() && unit.has(Order::Run) {
            ways.extend(run_ways(seen, &unit));
        }
        out.extend(ways.into_iter().map(|ways| Command::Move { unit: unit.id, ways }));
    }
}

/// Lawful ways to sensible ends: towards enemies and the enemy's edge, as far as the order leads and half as far, and to places with cover.
fn sensible(table: &Table, unit: &Unit) -> Vec<Vec<WayOf>> {
    let Ok(pace) = Pace::of(table, unit, Why::Order) else { return Vec::new() };
    let march = March::new(table, unit, pace);
    let Some((guide, from)) = march.guide(&[]).and_then(|guide| Some((guide, guide.at?))) else { return Vec::new() };
    let (least, most) = (pace.least(pace.doubles), pace.most(pace.doubles));
    let room = table.field.ground.bounds.grown(-table.field.base_of(&guide));
    let mut ends: Vec<(Point, bool)> = Vec::new();
    for (to, keep) in targets(&march, &guide, from) {
        let far = from.squared(to).isqrt().saturating_sub(keep);
        for part in [most - 1, i32::midpoint(least, most)] {
            let end = from.on_the_way(to, u32::try_from(far).unwrap_or(u32::MAX).min(part.unsigned_abs()));
            let end = Point::new(end.x.clamp(room.least.x, room.most.x), end.y.clamp(room.least.y, room.most.y));
            ends.push((end, false));
        }
    }
    let in_reach = |at: Point| from.within(at, most.unsigned_abs()) && !from.within(at, least.unsigned_abs());
    let posts = table.field.posts.iter().filter(|post| post.behind.is_some() && in_reach(post.at));
    let mut covers: Vec<Point> = posts.map(|post| post.at).collect();
    covers.sort_unstable_by_key(|at| (from.squared(*at), *at));
    // Every so many of them, so that they do not all lie behind the same hedge.
    let apart = (covers.len() / COVERS).max(1);
    ends.extend(covers.into_iter().step_by(apart).take(COVERS).map(|at| (at, true)));
    let mut seen: Vec<Point> = Vec::new();
    ends.retain(|(at, _)| {
        let new = *at != from && !seen.contains(at);
        seen.push(*at);
        new
    });
    ends.into_iter().take(MOST).filter_map(|(end, snaps)| party(&march, end, snaps)).collect()
}

/// Places to go towards, with how far to keep away from each.
fn targets(march: &March, guide: &Figure, from: Point) -> Vec<(Point, u64)> {
    let (table, unit) = (&march.table, &march.unit);
    let mut enemies: Vec<(u64, Figure)> = table
        .on_table(unit.side.other())
        .filter_map(|enemy| table.standing(&enemy).map(|figure| (far(from, &figure), figure)).min_by_key(|one| one.0))
        .collect();
    enemies.sort_by_key(|(far, _)| *far);
    let nearest = enemies.iter().take(ENEMIES).filter_map(|(_, enemy)| {
        let touching = table.field.base_of(enemy) + table.field.base_of(guide) + 1;
        Some((enemy.at?, u64::from(touching.unsigned_abs())))
    });
    let bounds = table.field.ground.bounds;
    let edge = match table.field.side(unit.side.other()).edge {
        Edge::North => Point::new(from.x, bounds.least.y),
        Edge::South => Point::new(from.x, bounds.most.y),
        Edge::West => Point::new(bounds.least.x, from.y),
        Edge::East => Point::new(bounds.most.x, from.y),
    };
    nearest.chain([(edge, 0)]).collect()
}

fn far(from: Point, figure: &Figure) -> u64 {
    figure.at.map_or(u64::MAX, |at| from.squared(at).isqrt())
}

/// How many paces nearer to the nearest enemy, or, where none is seen, to the enemy's edge, a move leads.
pub(super) fn nearer(table: &Table, side: Side, ways: &[WayOf]) -> i16 {
    let Some((from, to)) = ways.first().and_then(|way| Some((table.figure(way.who)?.at?, *way.points.last()?))) else {
        return 0;
    };
    let enemies = || table.on_table(side.other()).flat_map(|enemy| table.standing(&enemy));
    let edge = |at: Point| {
        let bounds = table.field.ground.bounds;
        let far = match table.field.side(side.other()).edge {
            Edge::North => at.y - bounds.least.y,
            Edge::South => bounds.most.y - at.y,
            Edge::West => at.x - bounds.least.x,
            Edge::East => bounds.most.x - at.x,
        };
        u64::from(far.unsigned_abs())
    };
    let paces = |at: Point| {
        let nearest = enemies().map(|enemy| far(at, &enemy)).min();
        i16::try_from(nearest.unwrap_or_else(|| edge(at)) / PACE).unwrap_or(i16::MAX)
    };
    paces(from) - paces(to)
}
