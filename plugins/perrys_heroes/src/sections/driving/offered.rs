//! The drives that are offered. On a free table nobody can list every drive: some sensible ones stand for them, and every other lawful one is
//! taken too.

use super::driver::Driver;
use super::of_vehicle;
use super::ways::{round, turn_and_drive};
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use crate::files::values::{Edge, Task};
use crate::sections::movement::to_edge;
use measured_table::ways::Step;
use measured_table::{Heading, Point};

/// Most drives that are offered of a vehicle.
const MOST: usize = 24;
/// How many enemies and places behind cover are offered: the nearest.
const ENEMIES: usize = 2;
const COVERS: usize = 3;
/// So far a vehicle keeps away from an enemy to whom it drives, in tenths.
const KEEPS_AWAY: u64 = 2000;

/// What a vehicle of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, vehicle: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Drive) || !seen.is_manned(vehicle) {
        return;
    }
    let Ok(driver) = of_vehicle(seen, vehicle) else { return };
    let drives = sensible(&driver);
    out.extend(drives.into_iter().map(|steps| Command::Drive { unit: vehicle.id, steps }));
}

/// Lawful drives: towards what it has been ordered to do and towards enemies, away from them, behind cover, straight on, back; and turns to
/// face enemies. None that runs over a friend.
fn sensible(driver: &Driver) -> Vec<Vec<Step>> {
    let (at, room) = (driver.at(), driver.room());
    let mut found: Vec<Vec<Step>> = Vec::new();
    let friendly = |steps: &Vec<Step>| {
        let report = driver.goes(steps).ok()?;
        let own = |id: &table::CounterId| driver.table.figure(*id).is_some_and(|man| man.side == driver.vehicle.side);
        (!report.run_over.iter().any(own)).then_some(())
    };
    let add = |steps: Option<Vec<Step>>, found: &mut Vec<Vec<Step>>| {
        if let Some(steps) =
            steps.filter(|steps| found.len() < MOST && !found.contains(steps) && friendly(steps).is_some())
        {
            found.push(steps);
        }
    };
    let enemies = enemies(driver);
    for (n, (goal, keep)) in goals(driver, &enemies).into_iter().enumerate() {
        let far = u32::try_from(at.squared(goal).isqrt().saturating_sub(keep)).unwrap_or(0);
        for part in [room, room / 2] {
            let to = at.on_the_way(goal, far.min(part.unsigned_abs()));
            if to == at {
                continue;
            }
            let before = found.len();
            add(turn_and_drive(&driver.hull, to, false), &mut found);
            if n == 0 && found.len() == before {
                add(round(driver, to), &mut found);
            }
        }
    }
    for far in [room, room / 2, -room / 2, -room / 4] {
        add((far != 0).then(|| vec![Step::Drive(far)]), &mut found);
    }
    if let Some(enemy) = enemies.first() {
        let away = at + (at - *enemy).cut_to(room / 2);
        add(turn_and_drive(&driver.hull, away, true), &mut found);
        add(turn_and_drive(&driver.hull, away, false), &mut found);
    }
    for enemy in enemies.iter().take(ENEMIES) {
        let to = Heading::towards(at, *enemy).filter(|to| *to != driver.hull.heading());
        add(to.map(|to| vec![Step::Turn(to)]), &mut found);
    }
    let within =
        |post: &Point| at.within(*post, room.unsigned_abs()) && !at.within(*post, driver.hull.width().unsigned_abs());
    let posts = driver.table.field.posts.iter().filter(|post| post.behind.is_some());
    let mut covers: Vec<Point> = posts.map(|post| post.at).filter(within).collect();
    covers.sort_by_key(|post| (at.squared(*post), *post));
    covers.into_iter().take(COVERS).for_each(|to| add(turn_and_drive(&driver.hull, to, false), &mut found));
    found
}

/// The enemies of whom one knows where they are, men and vehicles that are manned, the nearest first.
fn enemies(driver: &Driver) -> Vec<Point> {
    let at = driver.at();
    let mut enemies: Vec<Point> =
        driver.table.bodies(driver.vehicle.side.other()).filter_map(|enemy| enemy.at).collect();
    enemies.sort_by_key(|enemy| (at.squared(*enemy), *enemy));
    enemies
}

/// Places to drive to, and how far to keep away from them: what the side has been ordered to do first.
fn goals(driver: &Driver, enemies: &[Point]) -> Vec<(Point, u64)> {
    let (field, side) = (driver.table.field, driver.vehicle.side);
    let own = field.side(side);
    let at_edge = |edge: Edge| {
        let (at, far) = (driver.at(), to_edge(field.ground.bounds, driver.at(), edge));
        match edge {
            Edge::North => Point::new(at.x, at.y - far),
            Edge::South => Point::new(at.x, at.y + far),
            Edge::West => Point::new(at.x - far, at.y),
            Edge::East => Point::new(at.x + far, at.y),
        }
    };
    let mut goals = match own.task {
        Task::Withdraw => vec![(at_edge(own.edge), 0)],
        Task::Dash | Task::Advance => vec![(at_edge(field.side(side.other()).edge), 0)],
        Task::Hold | Task::CounterAttack => own.objectives.iter().map(|at| (*at, 0)).collect(),
        Task::Meet => Vec::new(),
    };
    goals.extend(enemies.iter().take(ENEMIES).map(|enemy| (*enemy, KEEPS_AWAY)));
    goals
}
