//! What a vehicle may do with its card: load, aim and fire, its machine guns, drive, lie in wait; and what men do against vehicles. What each
//! order comes to is asked of the rules, by the reports and the odds that players see.

use crate::eye::Eye;
use crate::idea::{Idea, kind};
use crate::plan::Plan;
use crate::sights::WOUND;
use opponent::maths::sigmoid;
use perrys_heroes::sections::casualties::odds::Prospect;
use perrys_heroes::sections::damage::{self, Loss, ROWS, Row, State};
use perrys_heroes::sections::driving::DriveReport;
use perrys_heroes::sections::fire::FireReport;
use perrys_heroes::sections::gunnery::{self, GunReport, would, would_after};
use perrys_heroes::sections::{anti_tank, fire, locating, points, sight};
use perrys_heroes::values::{Left, Round};
use perrys_heroes::{AimAt, Chance, Command, Figure, PerrysHeroes, Report, Seen};
use table::{CounterId, RuleSet, Side};

/// An own man who falls counts for more than one of the enemy.
const OWN: f64 = 1.3;
/// What is prepared for a later card is worth so much of what it brings then.
const LATER: f64 = 0.5;
/// What a look at somebody unknown is worth.
const LOOK: f64 = 0.012;
/// What lying in wait is worth.
const WAITS: f64 = 0.02;
/// What it is worth to be out of sight of an enemy's gun, or to have one's own on him.
const FACED: f64 = 0.03;

/// What leaving the table is worth to those who have been ordered to.
const LEAVES: f64 = 0.05;

/// All orders that the rules offer of one counter.
pub(crate) fn offered(seen: &Seen<'_>, side: Side, unit: CounterId) -> Vec<Command> {
    let mut all = Vec::new();
    PerrysHeroes::legal_commands(seen, side, &mut all);
    all.retain(|command| command.in_words().0.first() == Some(&unit));
    all
}

/// What a vehicle, or a gun on a carriage, may do.
pub(crate) fn ideas(eye: &Eye, vehicle: &Figure, ideas: &mut Vec<Idea>) {
    for command in offered(eye.seen, eye.side, vehicle.id) {
        let Ok(report) = PerrysHeroes::judge(eye.seen, eye.side, &command) else { continue };
        ideas.extend(idea(eye, vehicle, command, &report));
    }
}

fn idea(eye: &Eye, vehicle: &Figure, command: Command, report: &Report) -> Option<Idea> {
    let unit = vehicle.id;
    Some(match report {
        Report::Gun(shot) => Idea::of(kind::FIRE, of_gun(eye, shot), vec![command]),
        Report::MachineGun(volley) => Idea::of(kind::FIRE, of_volley(eye, &volley.fire), vec![command]),
        Report::Attack(attack) => Idea::of(kind::FIRE, of_attack(eye, attack), vec![command]),
        Report::Aim(aim) => {
            let AimAt::Enemy(at) = aim.at else { return None };
            let target = eye.seen.figure(at)?;
            let left = points::left(eye.seen, vehicle).saturating_sub(aim.cost);
            let loaded = would_after(eye.seen, vehicle, aim, &target).map(|shot| of_gun(eye, &shot));
            match loaded {
                // At once, or with the next card.
                Some(worth) if left >= gunnery::COST => {
                    Idea::of(kind::FIRE, worth, vec![command, Command::FireGun { unit }])
                }
                Some(worth) => Idea::of(kind::FIRE, LATER * worth, vec![command]),
                None => Idea::of(kind::FIRE, LATER * LATER * best_round(eye, vehicle, &target).1, vec![command]),
            }
        }
        Report::Load(load) => Idea::of(kind::OTHER, of_round(eye, vehicle, load.round), vec![command]),
        Report::Drive(drive) => Idea::of(kind::MOVE, of_drive(eye, vehicle, drive), vec![command]),
        Report::Locate(_) => Idea::of(kind::OTHER, LOOK, vec![command]),
        Report::Ride(_) => Idea::of(kind::MOVE, of_ride(eye, vehicle), vec![command]),
        Report::Done(_) if matches!(command, Command::Alert { .. }) => Idea::of(kind::ALERT, WAITS, vec![command]),
        Report::Done(_) => Idea::of(kind::OTHER, WAITS / 2.0, vec![command]),
        Report::Move(_)
        | Report::Tell(_)
        | Report::Fire(_)
        | Report::Suppress(_)
        | Report::Melee(_)
        | Report::Throw(_)
        | Report::Call(_)
        | Report::Trap(_)
        | Report::Heal(_) => return None,
    })
}

/// What a man may do against vehicles.
pub(crate) fn against(eye: &Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let any = eye.seen.vehicles(eye.side.other()).any(|vehicle| vehicle.is_there() && vehicle.at.is_some());
    let carries = man.panzerfausts + man.molotovs + man.mines > 0;
    let serves = eye.seen.man(man).is_some_and(|man| man.anti_tank.is_some());
    if !any || !(carries || serves) {
        return;
    }
    for command in offered(eye.seen, eye.side, man.id) {
        if let Ok(Report::Attack(attack)) = PerrysHeroes::judge(eye.seen, eye.side, &command) {
            ideas.push(Idea::of(kind::FIRE, of_attack(eye, &attack), vec![command]));
        }
    }
}

/// What somebody may do who rides: he gets out where it gains.
pub(crate) fn of_rider(eye: &Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let Some(vehicle) = eye.seen.ridden(man) else { return };
    // Where the enemy is near, or the ride is over, men fight on foot.
    let near =
        vehicle.at.is_some_and(|at| eye.enemies.iter().any(|enemy| enemy.at.is_some_and(|to| at.within(to, NEAR))));
    if !(near || vehicle.immobile || eye.seen.crew(&vehicle).next().is_none()) {
        return;
    }
    if let Some(command) = offered(eye.seen, eye.side, man.id).into_iter().next() {
        ideas.push(Idea::of(kind::MOVE, WAITS, vec![command]));
    }
}

/// So near an enemy is when men get out, in tenths.
const NEAR: u32 = 4_500;

/// The best that comes to the mind of a crew that does not think long.
pub(crate) fn first_thought(eye: &Eye, vehicle: &Figure) -> Option<Plan> {
    let mut found = Vec::new();
    ideas(eye, vehicle, &mut found);
    let best = found.into_iter().filter(|idea| idea.worth > 0.0);
    let best = best.max_by(|one, other| one.worth.total_cmp(&other.worth))?;
    Some(Plan { orders: best.orders, then: best.then })
}

fn part(chance: Chance) -> f64 {
    f64::from(chance.thousandths()) / 1000.0
}

/// What becomes of a vehicle by a row of the table of damage: the part of it that is lost.
const fn lost_by(row: &Row) -> f64 {
    match (row.state, row.loss) {
        (State::Destroyed, _) => 1.0,
        (State::Immobilised, _) | (State::Damaged, Loss::TurretRing) => 0.35,
        (State::Damaged, Loss::Gun) => 0.5,
        (State::Damaged, Loss::Nothing | Loss::Tracks) => 0.65,
    }
}

/// The part of a vehicle that a hit takes.
fn taken(odds: &damage::Odds) -> f64 {
    ROWS.iter().zip(odds.rows).map(|(row, chance)| part(chance) * lost_by(row)).sum()
}

/// What befalls men, in chance to win: those of the enemy for, one's own against.
fn of_men(eye: &Eye, men: &[Prospect]) -> f64 {
    let counts = |one: &Prospect| {
        let Some(figure) = eye.seen.figure(one.fate.unit) else { return 0.0 };
        let takes = part(one.fate.dead) + WOUND * part(one.fate.wounded) + 0.1 * part(one.tests);
        let sign = if figure.side == eye.side { -OWN } else { 1.0 };
        sign * takes * eye.counts(&figure)
    };
    men.iter().map(counts).sum()
}

/// What a shot of a main gun brings, in chance to win.
fn of_gun(eye: &Eye, shot: &GunReport) -> f64 {
    let odds = gunnery::odds::odds(eye.seen, shot);
    let target = shot.at.and_then(|at| eye.seen.figure(at));
    let armour = odds.damage.as_ref().zip(target);
    let vehicle = armour.map_or(0.0, |(damage, target)| part(odds.hits) * taken(damage) * eye.counts(&target));
    vehicle + of_men(eye, &odds.men)
}

/// What a volley of a machine gun brings.
fn of_volley(eye: &Eye, volley: &FireReport) -> f64 {
    let fates = fire::odds::fates(eye.seen, std::slice::from_ref(&volley.salvo));
    let of_one = |fate: &perrys_heroes::sections::casualties::odds::Fate| {
        let figure = eye.seen.figure(fate.unit)?;
        Some((part(fate.dead) + WOUND * part(fate.wounded)) * eye.counts(&figure))
    };
    fates.iter().filter_map(of_one).sum()
}

/// What an attack on a vehicle brings, or a round of a gun on a carriage.
fn of_attack(eye: &Eye, attack: &anti_tank::AttackReport) -> f64 {
    let odds = anti_tank::odds(eye.seen, attack);
    let Some(target) = eye.seen.figure(attack.at) else { return 0.0 };
    match &odds.damage {
        Some(damage) => part(odds.hits) * taken(damage) * eye.counts(&target),
        None if target.is_vehicle() => part(odds.hits) * 0.6 * eye.counts(&target),
        None => of_men(eye, &anti_tank::aftermath(eye.seen, attack)),
    }
}

/// The round that does more to a target, and what it does.
fn best_round(eye: &Eye, vehicle: &Figure, target: &Figure) -> (Round, f64) {
    let worth = |round: Round| would(eye.seen, vehicle, round, target).map_or(0.0, |shot| of_gun(eye, &shot));
    let (piercing, explosive) = (worth(Round::AntiTank), worth(Round::HighExplosive));
    if explosive > piercing { (Round::HighExplosive, explosive) } else { (Round::AntiTank, piercing) }
}

/// What it is worth to have a round in the gun: what it does to the target that is worth most, once the gun is aimed.
fn of_round(eye: &Eye, vehicle: &Figure, round: Round) -> f64 {
    let best = |round: Round| {
        let known = eye.seen.bodies(eye.side.other()).filter(|enemy| locating::is_target(eye.seen, vehicle, enemy));
        let worth = known.filter_map(|enemy| would(eye.seen, vehicle, round, &enemy)).map(|shot| of_gun(eye, &shot));
        worth.fold(0.0, f64::max)
    };
    let held = if vehicle.round == Round::Empty { 0.0 } else { best(vehicle.round) };
    // With nobody in sight a gun is loaded for what may come.
    let ready = if vehicle.round == Round::Empty && round == Round::AntiTank { 0.01 } else { 0.0 };
    0.8 * (best(round) - held) + ready
}

/// What a drive brings: nearness to what the side has been ordered to do, whom it runs over, and whether it comes into the sight of guns.
fn of_drive(eye: &Eye, vehicle: &Figure, drive: &DriveReport) -> f64 {
    let Some(end) = drive.hulls.last() else { return 0.0 };
    let there = Figure { at: Some(end.at()), facing: end.heading(), ..*vehicle };
    let run_over = |id: &CounterId| {
        let figure = eye.seen.figure(*id)?;
        Some(if figure.side == eye.side { -2.0 } else { 1.0 } * eye.counts(&figure))
    };
    let run_over: f64 = drive.run_over.iter().filter_map(run_over).sum();
    if drive.leaves != Left::No {
        // Out of the table it is out of danger, and all who are aboard with it.
        return eye.gains_by(vehicle, end.at()) + LEAVES + run_over;
    }
    let gain = eye.gains_by(vehicle, end.at()) - eye.gains_by(vehicle, vehicle.at.unwrap_or_default());
    // An aim is lost by driving.
    let aim = if vehicle.aim.is_some() { FACED } else { 0.0 };
    gain + run_over - aim - FACED * (threatened(eye, &there) - threatened(eye, vehicle))
}

/// By how much a vehicle stands in the sight of what may pierce it: enemy guns on its weaker faces, men with anti-tank weapons near.
fn threatened(eye: &Eye, vehicle: &Figure) -> f64 {
    let mut sum = 0.0;
    for enemy in eye.seen.bodies(eye.side.other()) {
        let pierces = if enemy.is_vehicle() {
            would(eye.seen, &Figure { located: true, ..enemy }, Round::AntiTank, vehicle)
                .and_then(|shot| gunnery::odds::odds(eye.seen, &shot).damage)
                .map_or(0.0, |odds| 0.3 + part(odds.pierces))
        } else {
            let near = eye.seen.gap(vehicle, &enemy).is_some_and(|gap| gap.within(3_000));
            if near && sight::is_open(eye.seen, vehicle, &enemy) { 0.15 } else { 0.0 }
        };
        sum += pierces;
    }
    2.0 * sigmoid(sum) - 1.0
}

/// What getting in is worth to a man who is far from where he is to be.
fn of_ride(eye: &Eye, man: &Figure) -> f64 {
    let near = man.at.is_some_and(|at| eye.enemies.iter().any(|enemy| enemy.at.is_some_and(|to| at.within(to, NEAR))));
    if near { -WAITS } else { WAITS / 2.0 }
}
