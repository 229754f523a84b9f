//! Fire from where a man is: at whom, in which posture, and into cover after it.

use crate::eye::{Eye, standing};
use crate::idea::{Idea, kind};
use crate::sights::WOUND;
use perrys_heroes::sections::fire::{COSTS, odds};
use perrys_heroes::sections::locating;
use perrys_heroes::sections::{points, posture};
use perrys_heroes::values::{Morale, Posture};
use perrys_heroes::{By, Chance, Command, Figure, PerrysHeroes, Report};
use table::RuleSet;

/// So many targets are looked at.
const TARGETS: usize = 3;
/// What a look by eye costs, and one with optics.
const LOOK: [u8; 2] = [2, 4];

/// What a man may do with his weapon where he is. `before`: what is feared for him and hoped of him as he is.
pub(crate) fn ideas(eye: &mut Eye, man: &Figure, before: [f64; 2], ideas: &mut Vec<Idea>) {
    let left = points::left(eye.seen, man);
    let Some(at) = man.at else { return };
    for to in postures(man) {
        let price = if to == man.posture { 0 } else { posture::price(man) };
        if price > left {
            continue;
        }
        let rises = (to != man.posture).then_some(Command::Posture { unit: man.id, to });
        let figure = standing(man, at, to, man.motion);
        if let Some(order) = &rises {
            let worth = changes(eye, &figure, before) - 0.001;
            ideas.push(Idea::of(kind::POSTURE, worth, vec![order.clone()]));
        }
        for (target, takes) in eye.targets(&figure).into_iter().take(TARGETS) {
            let takes = if rises.is_none() { exactly(eye, man, &target).unwrap_or(takes) } else { takes };
            let orders: Vec<Command> = rises.clone().into_iter().collect();
            at_target(eye, (&figure, left - price), (&target, takes), orders, before, ideas);
        }
    }
}

/// Looks and shots at a target by somebody who has so many points, after these orders.
pub(crate) fn at_target(
    eye: &mut Eye,
    (figure, points): (&Figure, u8),
    (target, takes): (&Figure, f64),
    orders: Vec<Command>,
    before: [f64; 2],
    ideas: &mut Vec<Idea>,
) {
    let (unit, at) = (figure.id, target.id);
    let (mut orders, mut left, mut finds) = (orders, points, 1.0);
    if !locating::is_target(eye.seen, figure, target) {
        match word(eye, figure, target).filter(|_| orders.is_empty()) {
            Some(word) => orders.push(word),
            None => {
                let optics = !sees_by_eye(eye, figure, target);
                let cost = LOOK[usize::from(optics)];
                if left < cost {
                    return;
                }
                left -= cost;
                orders.push(Command::Locate { unit, at, optics });
                finds = chance_to_find(eye, target);
            }
        }
    }
    let counts = eye.counts(target);
    let shots = left / COSTS;
    let gain = |shots: u8| counts * finds * (1.0 - (0..shots).fold(1.0, |left, _| left * (1.0 - takes)));
    let stays = changes(eye, figure, before);
    let fire = Command::Fire { unit, at, with: None, burst: false };
    let with = |shots: u8| -> Vec<Command> { orders.iter().cloned().chain((0..shots).map(|_| fire.clone())).collect() };
    // Who finds somebody and has no points left lets others know.
    let looked = if finds < 1.0 || shots == 0 { 0.004 } else { 0.0 };
    ideas.push(Idea::of(kind::FIRE, gain(shots) + looked + stays, with(shots)));
    let Some(place) = figure.at.filter(|_| figure.posture != Posture::Prone && figure.morale == Morale::Operational)
    else {
        return;
    };
    let down = posture::price(figure);
    let fewer = left.saturating_sub(down) / COSTS;
    if left >= down && fewer > 0 {
        let prone = standing(figure, place, Posture::Prone, figure.motion);
        let worth = gain(fewer) + changes(eye, &prone, before);
        let then = Some(Command::Posture { unit, to: Posture::Prone });
        ideas.push(Idea { then, ..Idea::of(kind::FIRE, worth, with(fewer)) });
    }
}

/// What a change of place or posture brings: less to fear, more to hope.
pub(crate) fn changes(eye: &mut Eye, figure: &Figure, [feared, hoped]: [f64; 2]) -> f64 {
    feared - eye.fears(figure) + eye.hopes(figure) - hoped
}

/// The postures that a man may take.
fn postures(man: &Figure) -> Vec<Posture> {
    match man.morale {
        Morale::Operational => {
            let others = Posture::ALL.into_iter().filter(|posture| *posture != man.posture);
            std::iter::once(man.posture).chain(others).collect()
        }
        Morale::Pinned | Morale::Demoralised | Morale::Panicked => vec![man.posture],
    }
}

/// The part of a target that a shot takes, by the exact odds of the order.
fn exactly(eye: &Eye, man: &Figure, target: &Figure) -> Option<f64> {
    let order = Command::Fire { unit: man.id, at: target.id, with: None, burst: false };
    let Ok(Report::Fire(report)) = PerrysHeroes::judge(eye.seen, eye.side, &order) else { return None };
    let fates = odds::fates(eye.seen, std::slice::from_ref(&report.salvo));
    let fate = fates.iter().find(|fate| fate.unit == target.id)?;
    let part = |chance: Chance| f64::from(chance.thousandths()) / 1000.0;
    Some(part(fate.dead) + WOUND * part(fate.wounded))
}

/// How somebody comes to know of a target for nothing: a friend tells him.
fn word(eye: &Eye, figure: &Figure, target: &Figure) -> Option<Command> {
    if !target.located {
        return None;
    }
    let knows = |other: &Figure| other.id != figure.id && locating::is_target(eye.seen, other, target);
    let tells = |other: Figure| {
        let order = Command::Tell { unit: other.id, to: figure.id, by: By::Voice };
        let report = PerrysHeroes::judge(eye.seen, eye.side, &order);
        matches!(report, Ok(Report::Tell(report)) if report.cost == 0).then_some(order)
    };
    eye.seen.standing(eye.side).filter(knows).find_map(tells)
}

fn sees_by_eye(eye: &Eye, figure: &Figure, target: &Figure) -> bool {
    let far = locating::is_seen_as_far_as(eye.seen, target, false);
    eye.seen.gap(figure, target).is_some_and(|gap| gap.within(far))
}

/// The chance that one attempt finds somebody; of whom nothing is known about two in three.
fn chance_to_find(eye: &Eye, target: &Figure) -> f64 {
    let odds = locating::odds::odds(eye.seen, target);
    odds.map_or(0.7, |odds| odds.of as f64 / odds.out_of as f64)
}

#[cfg(test)]
#[path = "shots_test.rs"]
mod tests;
