//! What sides have been ordered to do, and how well they have done it (PH-H-34).
//!
//! An order is scored by figures, out of all that the side has had from the start; who rides is where his vehicle is. A man who is still Wounded counts as dead everywhere,
//! as he is when the battle ends (PH-7.17-03): so what is scored does not depend on what is written down first.

pub mod rules;

use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::flow::Outcome;
use crate::facts::situation::Table;
use crate::files::values::{Edge, Health, Left, Task};
use crate::sections::healing;
use measured_table::shapes::TacticalHex;
use measured_table::{Disc, Point};
use table::Side;

/// Within this of an objective figures of both sides contest it (PH-H-34).
const CONTESTED: i32 = 1000;

/// How an objective is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Figures of the side are in its hex and none of the enemy.
    Held,
    /// It is not held, but figures of both sides are within 10 cm of it.
    Contested,
    /// Neither.
    No,
}

/// What a side has achieved so far, if the battle ended now, with the numbers behind it. Only those count that its order asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achieved {
    /// What it has been ordered to do.
    pub task: Task,
    /// Its score: 0, 1 or 2.
    pub score: i8,
    /// How many figures it has had from the start.
    pub figures: u16,
    /// How many of them count for its order: those who have left by the right edge, or are in the enemy's half.
    pub counted: u16,
    /// How many of those who have left by the right edge are Fit.
    pub fit: u16,
    /// How its objectives are held, in their order.
    pub objectives: Vec<Held>,
    /// The points of its men who are dead or have fled off the table.
    pub lost: i32,
    /// The points of its whole force.
    pub force: i32,
}

/// What both sides have achieved so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The first side, and the second.
    pub sides: [Achieved; 2],
    /// How it would end.
    pub outcome: Outcome,
}

/// What both sides have achieved, if the battle ended now. On what a side sees it is what that side knows of it.
pub fn standing(table: &Table) -> Standing {
    let mut sides = Side::BOTH.map(|side| achieved(table, side));
    let lost = [sides[0].lost, sides[1].lost];
    for (n, side) in sides.iter_mut().enumerate() {
        side.score = score(side, lost[n], lost[1 - n]);
    }
    let outcome = Outcome::of([sides[0].score, sides[1].score]);
    Standing { sides, outcome }
}

/// The end of a game that ends before its last turn: nobody is left, so nothing that is scored changes any more. Whoever is alone on the
/// table may still do what he was ordered to do, or care for his wounded.
pub(crate) fn at_once(table: &Table) -> Option<Vec<Event>> {
    let gone = !Side::BOTH.into_iter().any(|side| table.side(side).any(|figure| figure.is_there()));
    gone.then(|| at_the_end(table))
}

/// The end of a game: who is still Wounded dies (PH-7.17-03), and the result is told.
pub(crate) fn at_the_end(table: &Table) -> Vec<Event> {
    let mut events = healing::mission_ends(table);
    events.push(Event::Over(standing(table).outcome));
    events
}

/// True of a figure that is alive and on the table when the battle ends (PH-7.17-03).
fn counts(figure: &Figure) -> bool {
    figure.is_there() && figure.health != Health::Wounded
}

/// All but the score.
fn achieved(table: &Table, side: Side) -> Achieved {
    let own = table.field.side(side);
    let by = match own.task {
        Task::Withdraw => Some(Left::Own),
        Task::Dash => Some(Left::Enemy),
        Task::Hold | Task::CounterAttack | Task::Advance | Task::Meet => None,
    };
    let lives = |figure: &Figure| !matches!(figure.health, Health::Wounded | Health::Dead);
    let has_left = |figure: &Figure| by.is_some_and(|by| figure.left == by) && lives(figure);
    let forward = |figure: &Figure| {
        own.task == Task::Advance
            && counts(figure)
            && table.place(figure).is_some_and(|at| in_half_of(table, side.other(), at))
    };
    let all = table.side(side);
    let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let cost = |figure: &Figure| table.man(figure).map_or(0, |man| i32::from(man.cost));
    let lost = |figure: &Figure| match (figure.health, figure.left) {
        // Who flees off the table is lost (PH-H-43), and so is who is wounded at the end, wherever (PH-7.17-03).
        (Health::Dead | Health::Wounded, _) | (_, Left::Fled) => true,
        (Health::Fit | Health::Treated, Left::No | Left::Own | Left::Enemy | Left::Other) => false,
    };
    // A vehicle is lost with its crew, also one that has been left.
    let vehicles = |lost: bool| -> i32 {
        let gone = |one: &Figure| one.health == Health::Dead || one.left == Left::Fled || one.abandoned;
        let all = table.vehicles(side).filter(|one| !lost || gone(one));
        all.filter_map(|one| table.vehicle(&one).map(|def| i32::from(def.cost))).sum()
    };
    Achieved {
        task: own.task,
        score: 0,
        figures: number(all.clone().count()),
        counted: number(all.clone().filter(|figure| has_left(figure) || forward(figure)).count()),
        fit: number(all.clone().filter(|figure| has_left(figure) && figure.health == Health::Fit).count()),
        objectives: own.objectives.iter().map(|objective| held(table, side, *objective)).collect(),
        lost: all.clone().filter(lost).map(|figure| cost(&figure)).sum::<i32>() + vehicles(true),
        force: all.map(|figure| cost(&figure)).sum::<i32>() + vehicles(false),
    }
}

/// What a side scores for its order (PH-H-34).
fn score(side: &Achieved, lost: i32, enemy_lost: i32) -> i8 {
    // So many of a hundred of all its figures.
    let at_least = |percent: u32| u32::from(side.counted) * 100 >= u32::from(side.figures) * percent;
    let scored = |two: bool, one: bool| if two { 2 } else { i8::from(one) };
    let held = side.objectives.iter().filter(|held| **held == Held::Held).count();
    match side.task {
        Task::Withdraw => {
            let half_are_fit = u32::from(side.fit) * 2 >= u32::from(side.counted);
            scored(at_least(60) && half_are_fit, at_least(40))
        }
        Task::Hold => scored(held >= 2, held == 1),
        Task::CounterAttack => {
            let contested = side.objectives.contains(&Held::Contested);
            scored(held >= 1, contested)
        }
        Task::Advance | Task::Dash => scored(at_least(50), at_least(30)),
        // Whoever has lost less has won, and by far if it is at most half as much.
        Task::Meet => scored(lost < enemy_lost && lost * 2 <= enemy_lost, lost < enemy_lost),
    }
}

/// How a side holds an objective: a hex of the tactical map (PH-GEO-12).
fn held(table: &Table, side: Side, objective: Point) -> Held {
    let origin = table.field.ground.hexes_from;
    let hex = TacticalHex::at(origin, objective);
    let in_hex = |side: Side| {
        let mut men = table.side(side).filter(counts).filter_map(|figure| table.place(&figure));
        men.any(|at| TacticalHex::at(origin, at) == hex)
    };
    let near = |side: Side| {
        let bodies =
            table.side(side).filter(counts).filter_map(|figure| table.place(&figure).map(|at| table.body_at(at)));
        bodies.into_iter().any(|body| body.gap_to(&Disc::new(objective, 0)).within(CONTESTED))
    };
    if in_hex(side) && !in_hex(side.other()) {
        Held::Held
    } else if Side::BOTH.into_iter().all(near) {
        Held::Contested
    } else {
        Held::No
    }
}

/// True of a point in the half of the table that lies towards a side's own edge; the middle line is in neither.
fn in_half_of(table: &Table, side: Side, at: Point) -> bool {
    let bounds = table.field.ground.bounds;
    let (twice_x, twice_y) = (at.x * 2, at.y * 2);
    let (middle_x, middle_y) = (bounds.least.x + bounds.most.x, bounds.least.y + bounds.most.y);
    match table.field.side(side).edge {
        Edge::North => twice_y < middle_y,
        Edge::South => twice_y > middle_y,
        Edge::West => twice_x < middle_x,
        Edge::East => twice_x > middle_x,
    }
}

#[cfg(test)]
#[path = "tasks_test.rs"]
mod tests;
