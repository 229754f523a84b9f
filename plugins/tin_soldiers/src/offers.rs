//! The orders that are offered. On a free table nobody can list every move: some sensible ones stand for them, and every other lawful
//! point is accepted too.

use crate::Point;
use crate::burst::{self, THROW};
use crate::facts::{Command, Phase, Table};
use crate::rules::{STEP, may_fire, may_move};
use table::{Aim, CounterId, Side};

/// Shots of a side at these enemies.
pub fn shots(table: &Table, side: Side, at: impl IntoIterator<Item = CounterId> + Clone, out: &mut Vec<Command>) {
    for (soldier, _) in table.standing(side) {
        let lawful = at.clone().into_iter().filter(|at| may_fire(table, side, soldier.id, *at).is_ok());
        out.extend(lawful.map(|at| Command::Fire { who: soldier.id, at }));
    }
}

/// What a side may order in a phase of its own.
pub fn of_phase(table: &Table, side: Side, phase: Phase, out: &mut Vec<Command>) {
    match phase {
        Phase::Move => {
            for (soldier, from) in table.standing(side) {
                let lawful = ways(table, side, from).filter(|to| may_move(table, soldier.id, *to).is_ok());
                out.extend(lawful.map(|to| Command::Move { who: soldier.id, to }));
            }
        }
        Phase::Fire => {
            shots(table, side, table.standing(side.other()).map(|(enemy, _)| enemy.id), out);
            for (soldier, from) in table.standing(side) {
                let points = table.standing(side.other()).map(|(_, at)| at).filter(|at| from.within(*at, THROW));
                let lawful = points.filter(|at| burst::burst(table, side, soldier.id, *at).is_ok());
                out.extend(lawful.map(|at| Command::Throw { who: soldier.id, at }));
            }
        }
    }
}

/// Towards each enemy, and to all four sides.
fn ways(table: &Table, side: Side, from: Point) -> impl Iterator<Item = Point> {
    let enemies = table.standing(side.other()).map(move |(_, at)| from.on_the_way(at, STEP));
    let step = STEP as i32;
    let sides = [(step, 0), (-step, 0), (0, step), (0, -step)].map(|(x, y)| Point::new(from.x + x, from.y + y));
    enemies.chain(sides)
}

/// What an order is for; a pace is 5 cm.
pub fn aim(table: &Table, side: Side, command: &Command) -> Aim {
    match command {
        Command::Move { who, to } => Aim::Move { nearer: nearer(table, side, *who, *to) },
        Command::Fire { .. } => Aim::Attack { force: 1 },
        Command::Throw { who, at } => {
            let struck = burst::burst(table, side, *who, *at).map(|burst| burst.struck).unwrap_or_default();
            let of =
                |side| struck.iter().filter(move |one| table.soldier(one.who).is_some_and(|(_, it)| it.side == side));
            let [own, enemies] = [side, side.other()].map(|side| of(side).count());
            Aim::Attack { force: u8::try_from(enemies.saturating_sub(own)).unwrap_or(u8::MAX) }
        }
        Command::Hold => Aim::Hold,
        Command::Done => Aim::Finish,
    }
}

/// How many paces nearer to the nearest enemy.
fn nearer(table: &Table, side: Side, who: CounterId, to: Point) -> i16 {
    let distance = |from: Point| table.standing(side.other()).map(|(_, at)| from.squared(at).isqrt() / 500).min();
    let from = table.standing(side).find(|(soldier, _)| soldier.id == who).map(|(_, at)| at);
    let [before, after] = [from.and_then(distance), distance(to)].map(|far| far.unwrap_or_default() as i16);
    before - after
}
