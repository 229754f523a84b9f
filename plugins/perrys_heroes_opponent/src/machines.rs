//! What a vehicle may do with its card: load, aim and fire, its machine guns, drive, turn, lie in wait. What each order comes to is asked of
//! the rules, by the reports and the odds that players see; where it stands then, by what could be done to it there and what it could do.

use crate::eye::Eye;
use crate::idea::{Idea, kind};
use crate::pierce::{self, part, taken};
use crate::plan::Plan;
use crate::sights::WOUND;
use perrys_heroes::sections::casualties::odds::Prospect;
use perrys_heroes::sections::driving::DriveReport;
use perrys_heroes::sections::fire::FireReport;
use perrys_heroes::sections::gunnery::{self, GunReport, would, would_after};
use perrys_heroes::sections::{anti_tank, fire, locating, points};
use perrys_heroes::values::{Left, Motion, Round};
use perrys_heroes::{AimAt, Command, Figure, Kind, PerrysHeroes, Report, Seen};
use table::{CounterId, Group, RuleSet, Side};

/// An own man who falls counts for more than one of the enemy.
const OWN: f64 = 1.3;
/// What is prepared for a later card is worth so much of what it brings then.
const LATER: f64 = 0.5;
/// What a look at somebody unknown is worth, besides what could then be done to him.
const LOOK: f64 = 0.008;
/// What lying in wait is worth, besides what it could do.
const WAITS: f64 = 0.01;
/// What a little thing is worth that may be done where nothing else is.
const LITTLE: f64 = 0.004;
/// What an aim is worth that would be lost.
const AIMED: f64 = 0.03;
/// What leaving the table is worth to those who have been ordered to.
const LEAVES: f64 = 0.05;
/// Who does not think long looks at so many orders of a kind.
const QUICK: usize = 10;
/// An enemy on foot is so near that hatches are shut, in tenths; and so far that they are opened.
const SHUTS: u32 = 3_000;
const OPENS: u32 = 5_000;

/// All orders that the rules offer of one counter.
pub(crate) fn offered(seen: &Seen<'_>, side: Side, unit: CounterId) -> Vec<Command> {
    let mut all = Vec::new();
    PerrysHeroes::legal_commands(seen, side, &mut all);
    all.retain(|command| command.in_words().0.first() == Some(&unit));
    all
}

/// What is feared for a vehicle as it stands, and hoped of it.
fn stands(eye: &mut Eye, vehicle: &Figure) -> [f64; 2] {
    // With its next card it may fire, if it stands still.
    let ready = Figure { motion: Motion::Still, ..*vehicle };
    [eye.fears(vehicle), eye.hopes(&ready)]
}

/// What a vehicle, or a gun on a carriage, may do.
pub(crate) fn ideas(eye: &mut Eye, vehicle: &Figure, ideas: &mut Vec<Idea>) {
    let before = stands(eye, vehicle);
    for command in offered(eye.seen, eye.side, vehicle.id) {
        let Ok(report) = PerrysHeroes::judge(eye.seen, eye.side, &command) else { continue };
        ideas.extend(idea(eye, (vehicle, before), command, &report));
    }
}

fn idea(eye: &mut Eye, (vehicle, before): (&Figure, [f64; 2]), command: Command, report: &Report) -> Option<Idea> {
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
        Report::Drive(drive) => Idea::of(kind::MOVE, of_drive(eye, vehicle, before, drive), vec![command]),
        Report::Locate(look) => {
            let target = eye.seen.figure(look.at)?;
            let then = pierce::card(eye.seen, eye.shelf, vehicle, &target) * eye.counts(&target);
            Idea::of(kind::OTHER, LOOK + LATER * then, vec![command])
        }
        Report::Done(_) => {
            let (kind, worth) = of_other(eye, vehicle, before, &command)?;
            Idea::of(kind, worth, vec![command])
        }
        Report::Ride(_)
        | Report::Move(_)
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

/// What other orders of a vehicle are worth: those that are free are given by people alone, or they would be given for ever.
fn of_other(eye: &mut Eye, vehicle: &Figure, before: [f64; 2], command: &Command) -> Option<(u8, f64)> {
    let near = |eye: &Eye, far: u32| {
        let at = vehicle.at.unwrap_or_default();
        eye.enemies.iter().any(|enemy| enemy.at.is_some_and(|to| at.within(to, far)))
    };
    if let Command::Alert { .. } = command {
        return Some((kind::ALERT, WAITS + LATER * before[1]));
    }
    if let Command::Hatch { open, .. } = command {
        let helps = if *open { !near(eye, OPENS) } else { near(eye, SHUTS) };
        return helps.then_some((kind::OTHER, LITTLE));
    }
    if let Command::Traverse { to, .. } = command {
        let turned = Figure { facing: *to, ..*vehicle };
        return Some((kind::OTHER, LATER * (eye.hopes(&turned) - before[1])));
    }
    None
}

/// What a crew does that does not think long: it fires, or makes ready to; else it drives, or lies in wait, but that once on a card, as all
/// its ways take long to look at.
pub(crate) fn first_thought(eye: &mut Eye, vehicle: &Figure) -> Option<Plan> {
    let fires = [Kind::Gun, Kind::MachineGun, Kind::AntiTank, Kind::Aim, Kind::Load, Kind::Traverse];
    let found = best_of(eye, vehicle, &fires);
    found.or_else(|| if vehicle.acted { None } else { best_of(eye, vehicle, &[Kind::Drive, Kind::Alert]) })
}

/// The best order of these kinds, of the first that are offered of each.
fn best_of(eye: &mut Eye, vehicle: &Figure, kinds: &[Kind]) -> Option<Plan> {
    let place = u32::try_from(eye.seen.no(vehicle.id)?).ok();
    let before = stands(eye, vehicle);
    let mut found = Vec::new();
    for kind in kinds {
        let mut commands = Vec::new();
        PerrysHeroes::group_commands(eye.seen, eye.side, Group { kind: *kind as u8, place }, &mut commands);
        for command in commands.into_iter().take(QUICK) {
            let Ok(report) = PerrysHeroes::judge(eye.seen, eye.side, &command) else { continue };
            found.extend(idea(eye, (vehicle, before), command, &report));
        }
    }
    let best = found.into_iter().filter(|idea| idea.worth > LITTLE);
    let best = best.max_by(|one, other| one.worth.total_cmp(&other.worth))?;
    Some(Plan { orders: best.orders, then: best.then })
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
pub(crate) fn of_attack(eye: &Eye, attack: &anti_tank::AttackReport) -> f64 {
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

/// What a drive brings: nearness to what the side has been ordered to do, whom it runs over, what could be done to it there, by whom it is
/// met, and what it could do with its next card; a turn on the spot is a drive too.
fn of_drive(eye: &mut Eye, vehicle: &Figure, [feared, hoped]: [f64; 2], drive: &DriveReport) -> f64 {
    let Some(end) = drive.hulls.last() else { return 0.0 };
    let turned = vehicle.facing.turn_to(end.heading());
    let turret = vehicle.turret.turned(turned);
    let there =
        Figure { at: Some(end.at()), facing: end.heading(), turret, motion: Motion::Moved, aim: None, ..*vehicle };
    let run_over = |id: &CounterId| {
        let figure = eye.seen.figure(*id)?;
        Some(if figure.side == eye.side { -2.0 } else { 1.0 } * eye.counts(&figure))
    };
    let run_over: f64 = drive.run_over.iter().filter_map(run_over).sum();
    if drive.leaves != Left::No {
        // Out of the table it is out of danger, and all who are aboard with it.
        return eye.gains_by(vehicle, end.at()) + LEAVES + run_over + feared;
    }
    let gain = eye.gains_by(vehicle, end.at()) - eye.gains_by(vehicle, vehicle.at.unwrap_or_default());
    let aim = if vehicle.aim.is_some() { AIMED } else { 0.0 };
    let [fears, hopes] = stands(eye, &there);
    gain + run_over - aim + feared - fears - eye.is_met(&there) + hopes - hoped
}

#[cfg(test)]
#[path = "machines_test.rs"]
mod tests;
