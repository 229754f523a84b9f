//! How good a position is: the chance that the first side wins.

use crate::exposure;
use crate::force::Man;
use crate::outlook::Outlook;
use hex_board::Spot;
use lock_n_load::classes::Trait;
use lock_n_load::{Phase, Table, When};
use opponent::maths::{ln, logit};
use opponent::{ONE, learning};
use smallvec::SmallVec;
use table::Side;

/// What the chance to win rests on: the outlook on the victory conditions, the logarithm of the ratio of both forces, worth in danger, who may
/// still act, who is better off in melee, and who is Shaken, all as parts of a side's worth; each also as far as the end is near.
pub(crate) const WIN: [&str; 12] = [
    "outlook",
    "outlook late",
    "force",
    "force late",
    "danger",
    "danger late",
    "fresh",
    "fresh late",
    "melee",
    "melee late",
    "shaken",
    "shaken late",
];

/// The chance that the first side wins.
pub(crate) fn value(table: &Table, [hold, win]: [&[f64]; 2]) -> i32 {
    match result(table) {
        Some(first) => (first * f64::from(ONE)) as i32,
        None => (learning::chance(win, &features(table, hold)) * f64::from(ONE)) as i32,
    }
}

/// What a game that is over has brought the first side.
pub(crate) fn result(table: &Table) -> Option<f64> {
    Some(match table.flow.outcome.as_ref()?.winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    })
}

/// What the first side's chance to win rests on. See [`WIN`].
pub(crate) fn features(table: &Table, hold: &[f64]) -> [f64; WIN.len()] {
    let scene = exposure::look(table, false);
    let men = &scene.men;
    let outlook = Outlook::new(table, men, hold);
    let goal = logit(outlook.first_wins());
    let all = outlook.force();
    let part = |worth: [f64; 2]| worth[0] / (all[0] + 1.0) - worth[1] / (all[1] + 1.0);
    let sum = |of: &dyn Fn(&Man) -> bool| {
        Side::BOTH.map(|side| men.iter().filter(|man| man.side == side && of(man)).map(|man| man.worth).sum::<f64>())
    };
    let force = ln((all[0] + 1.0) / (all[1] + 1.0));
    let (mut danger, mut fresh) = (0.0, 0.0);
    if table.flow.turn.phase == Phase::Operations {
        danger = -10.0 * part(Side::BOTH.map(|side| exposure::danger(table, &scene, side)));
        fresh = part(sum(&|man| man.fresh && !man.shaken));
    }
    let shaken = -part(sum(&|man| man.shaken));
    let late = 1.0 / (1.0 + outlook.left(When::EndOfTurn(table.field.scenario.turns)).max(0.0));
    let mut features = [0.0; WIN.len()];
    for (n, feature) in [goal, force, danger, fresh, melee(men, all), shaken].into_iter().enumerate() {
        features[2 * n] = feature;
        features[2 * n + 1] = late * feature;
    }
    features
}

/// How much better off the first side is where both stand in one Location.
fn melee(men: &[Man], all: [f64; 2]) -> f64 {
    let mut places: SmallVec<[(Spot, [f64; 2]); 32]> = SmallVec::new();
    for man in men.iter().filter(|man| man.comes_in == 0.0) {
        let n = places.iter().position(|(spot, _)| *spot == man.spot).unwrap_or_else(|| {
            places.push((man.spot, [0.0; 2]));
            places.len() - 1
        });
        places[n].1[man.side.index()] += man.now();
    }
    let locked = places.into_iter().filter(|(_, [first, second])| *first > 0.0 && *second > 0.0);
    let stakes = locked.map(|(_, [first, second])| {
        let odds = (first - second) / (first + second);
        odds * if odds > 0.0 { second / (all[1] + 1.0) } else { first / (all[0] + 1.0) }
    });
    4.0 * stakes.sum::<f64>()
}

/// The plain reckoning of the yardstick: worth in Good Order, half of it for the Shaken, three for each objective held that is needed, and
/// how near the fighters are to an open one. It never changes.
pub(crate) fn reckon(table: &Table) -> i64 {
    if let Some(outcome) = &table.flow.outcome {
        return match outcome.winner {
            Some(Side::First) => 1_000_000,
            Some(Side::Second) => -1_000_000,
            None => 0,
        };
    }
    let mut sum = 0;
    for side in Side::BOTH {
        let sign = if side == Side::First { 1 } else { -1 };
        let open: Vec<_> = table
            .field
            .objectives
            .iter()
            .zip(&table.flow.control)
            .filter(|(_, holder)| **holder != Some(side))
            .map(|(hex, _)| *hex)
            .chain(table.field.scenario.side(side).exits.iter().filter_map(|name| table.field.map.hex(*name)))
            .collect();
        for unit in table.side(side) {
            let Some(spot) = table.whereabouts(unit) else { continue };
            let points = i64::from(lock_n_load::sections::victory::worth(table, unit)) * 100;
            sum += sign * if unit.shaken { points / 2 } else { points };
            if unit.may(Trait::TakesControl) || unit.may(Trait::Drives) {
                let pace = i64::from(table.movement_factor(unit).max(1));
                let nearest =
                    open.iter().map(|hex| i64::from(table.field.way(table.mobility(unit), spot.hex, *hex))).min();
                sum -= sign * nearest.map_or(0, |hexes| hexes * 40 / pace);
            }
        }
        let held = table.flow.control.iter().filter(|holder| **holder == Some(side)).count() as i64;
        sum += sign
            * (300 * held
                + 100 * i64::from(table.flow.loss_points[side.index()] + 2 * table.flow.exit_points[side.index()]));
    }
    sum
}
