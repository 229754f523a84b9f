//! The orders that are offered. On a free table nobody can list every move: some sensible ones stand for them, and every other lawful
//! point is accepted too.

use crate::rules::{STEP, may_fire, may_move};
use crate::{Command, Phase, Point, Table};
use table::{Aim, CounterId, Side};

/// What a side may order.
pub fn offers(table: &Table, side: Side, commands: &mut Vec<Command>) {
    let fires = |who, at, commands: &mut Vec<Command>| {
        if may_fire(table, side, who, at).is_ok() {
            commands.push(Command::Fire { who, at });
        }
    };
    if let Some(mover) = table.state.mover {
        table.standing(side).for_each(|(soldier, _)| fires(soldier.id, mover, commands));
        commands.push(Command::Hold);
        return;
    }
    for (soldier, from) in table.standing(side) {
        match table.state.phase {
            Phase::Move => {
                let moves = ways(table, side, from).map(|to| Command::Move { who: soldier.id, to });
                commands.extend(moves.filter(|order| is_lawful(table, order)));
            }
            Phase::Fire => table.standing(side.other()).for_each(|(enemy, _)| fires(soldier.id, enemy.id, commands)),
        }
    }
    commands.push(Command::Done);
}

fn is_lawful(table: &Table, order: &Command) -> bool {
    matches!(order, Command::Move { who, to } if may_move(table, *who, *to).is_ok())
}

/// Towards each enemy, and to all four sides.
fn ways(table: &Table, side: Side, from: Point) -> impl Iterator<Item = Point> {
    let enemies = table.standing(side.other()).map(move |(_, at)| from.on_the_way(at, STEP));
    let step = STEP as i32;
    let sides = [(step, 0), (-step, 0), (0, step), (0, -step)].map(|(x, y)| Point::new(from.x + x, from.y + y));
    enemies.chain(sides)
}

/// What an order is for.
pub fn aim(table: &Table, side: Side, command: &Command) -> Aim {
    match command {
        Command::Move { who, to } => Aim::Move { nearer: nearer(table, side, *who, *to) },
        Command::Fire { .. } => Aim::Attack { force: 1 },
        Command::Hold => Aim::Hold,
        Command::Done => Aim::Finish,
    }
}

/// How many times 5 cm nearer to the nearest enemy.
fn nearer(table: &Table, side: Side, who: CounterId, to: Point) -> i16 {
    let distance = |from: Point| table.standing(side.other()).map(|(_, at)| from.squared(at).isqrt() / 500).min();
    let from = table.standing(side).find(|(soldier, _)| soldier.id == who).map(|(_, at)| at);
    let [before, after] = [from.and_then(distance), distance(to)].map(|far| far.unwrap_or_default() as i16);
    before - after
}
