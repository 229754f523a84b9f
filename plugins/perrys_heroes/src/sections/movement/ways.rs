//! How far a figure comes, and by which way: help for those who order moves. The rule is the mover's own question ([`Mover::goes`]).

use super::mover::Mover;
use super::{may_go, of_figure};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Gait;
use crate::sections::points::left;
use measured_table::ways::{self, Reach, way};
use measured_table::{Obstacles, Piece, Point, Shape as _};

/// The side of a cell of a reach.
const CELL: i32 = 50;
/// Of so many obstacles near a figure each choice of those that are crossed is looked at.
const CHOICES: u32 = 4;

/// Where a figure could end a move with this gait, as far as it has points and allowance; its own place alone where it cannot move.
pub fn reach(table: &Table, figure: &Figure, gait: Gait) -> Reach {
    let nowhere = || {
        let at = figure.at.unwrap_or_default();
        ways::reach(at, 0, CELL, &Obstacles::new(table.field.ground.bounds, table.field.base()))
    };
    let Ok(mover) = of_figure(table, figure, gait) else { return nowhere() };
    let mut choices = choices(&mover).into_iter();
    let reached = |choice: Choice| ways::reach(mover.from, mover.room(), CELL, &choice.obstacles);
    let Some(mut reach) = choices.next().map(reached) else { return nowhere() };
    choices.map(reached).for_each(|more| reach.join(&more));
    reach.keep(|at| table.field.has(at) && mover.stands_there(at).is_none());
    reach
}

/// A way to a place by which a figure comes there in one move, without the start: the cheapest that is found, and of those the shortest.
pub fn shortest(table: &Table, figure: &Figure, gait: Gait, to: Point) -> Option<Vec<Point>> {
    may_go(figure, gait).ok()?;
    round(&Mover::new(table, figure, gait).ok()?, to)
}

/// The same, of somebody about to move.
pub(super) fn round(mover: &Mover, to: Point) -> Option<Vec<Point>> {
    let lawful = |choice: Choice| {
        let found = way(mover.from, to, mover.room(), &choice.obstacles)?;
        let points = found.points.get(1..)?.to_vec();
        mover.goes(&points).is_ok().then_some(points)
    };
    choices(mover).into_iter().find_map(lawful)
}

/// What is in the way if certain obstacles are crossed and no others.
struct Choice {
    points: u32,
    obstacles: Obstacles,
}

/// All choices that there are points for, the cheapest first. Of many obstacles near only the nearest are crossed.
fn choices(mover: &Mover) -> Vec<Choice> {
    let field = mover.table.field;
    let budget = u32::from(left(mover.table, &mover.figure).saturating_sub(mover.least_price()));
    let mut near: Vec<(usize, &Piece)> = mover.crossable().collect();
    let here = measured_table::Disc::new(mover.from, 0);
    near.sort_by_key(|(no, piece)| (measured_table::shapes::gap_to_outline(*piece, &here).rank(), *no));
    let open = (near.len() as u32).min(CHOICES);
    let price = |n: usize| u32::from(field.does(near[n].0).crossing);
    let mut choices = Vec::new();
    for choice in 0_u32..1 << open {
        let crossed = |n: usize| n < CHOICES as usize && choice >> n & 1 == 1;
        let points = (0..near.len()).filter(|n| crossed(*n)).map(price).sum();
        if points > budget {
            continue;
        }
        let mut obstacles = mover.obstacles();
        for (_, (no, piece)) in near.iter().enumerate().filter(|(n, _)| !crossed(*n)) {
            if !field.does(*no).over {
                piece.legs().for_each(|leg| obstacles.add_edge(leg));
            } else {
                piece.edges().into_iter().for_each(|edge| obstacles.add_edge(edge));
            }
        }
        choices.push(Choice { points, obstacles });
    }
    choices.sort_by_key(|choice| choice.points);
    choices
}
