//! How far a side is with what it has been ordered to do, roughly: the rules alone say what it scores.

use measured_table::Point;
use perrys_heroes::values::{Edge, Health, Left, Task};
use perrys_heroes::{Figure, Table};
use table::Side;

/// How far from an objective a man counts as being there.
const NEAR: u32 = 1_000;

/// Between 0 and 1.
pub(crate) fn progress(table: &Table, side: Side) -> f64 {
    match table.field.side(side).task {
        // Who has gone counts whole, who is on his way by how far he has come.
        Task::Withdraw => {
            share(table, side, |figure| gone(figure, Left::Own).unwrap_or(0.5 * (1.0 - on(table, side, figure)))) / 0.6
        }
        Task::Dash => {
            share(table, side, |figure| gone(figure, Left::Enemy).unwrap_or(0.5 * on(table, side, figure))) / 0.5
        }
        Task::Advance => share(table, side, |figure| (on(table, side, figure) / 0.5).min(1.0)) / 0.5,
        Task::Hold | Task::CounterAttack => held(table, side),
        Task::Meet => 0.0,
    }
    .clamp(0.0, 1.0)
}

/// The mean over all men of a side.
fn share(table: &Table, side: Side, of: impl Fn(&Figure) -> f64) -> f64 {
    let (mut sum, mut men) = (0.0, 0.0);
    for figure in table.side(side) {
        men += 1.0;
        if figure.health != Health::Dead {
            sum += of(&figure);
        }
    }
    if men > 0.0 { sum / men } else { 0.0 }
}

/// 1 of who has left so, 0 of who has left otherwise; none: he is still there.
fn gone(figure: &Figure, by: Left) -> Option<f64> {
    match figure.left {
        Left::No => None,
        left if left == by => Some(1.0),
        Left::Own | Left::Enemy | Left::Other | Left::Fled => Some(0.0),
    }
}

/// How far on the way from the own edge to the enemy's a man is: 0 to 1.
fn on(table: &Table, side: Side, figure: &Figure) -> f64 {
    let Some(at) = figure.stands() else { return 0.0 };
    let bounds = table.field.ground.bounds;
    let part = |from: i32, to: i32, now: i32| f64::from(now - from) / f64::from((to - from).max(1));
    match table.field.side(side).edge {
        Edge::North => part(bounds.least.y, bounds.most.y, at.y),
        Edge::South => 1.0 - part(bounds.least.y, bounds.most.y, at.y),
        Edge::West => part(bounds.least.x, bounds.most.x, at.x),
        Edge::East => 1.0 - part(bounds.least.x, bounds.most.x, at.x),
    }
}

/// How well the objectives are held: whose men stand nearer, and how near.
fn held(table: &Table, side: Side) -> f64 {
    let objectives = &table.field.side(side).objectives;
    if objectives.is_empty() {
        return 0.0;
    }
    let nearest = |side: Side, to: Point| -> f64 {
        let far = table.standing(side).filter_map(|figure| figure.at).map(|at| at.squared(to)).min();
        far.map_or(f64::MAX, |far| (far as f64).sqrt())
    };
    let of_one = |objective: &Point| {
        let [own, other] = [side, side.other()].map(|side| nearest(side, *objective));
        let there = (f64::from(NEAR) * 4.0 - own).max(0.0) / (f64::from(NEAR) * 4.0);
        if other < f64::from(NEAR) && own > f64::from(NEAR) { 0.0 } else { there }
    };
    objectives.iter().map(of_one).sum::<f64>() / objectives.len() as f64
}
