//! What both sides could do to each other on their next cards.

use crate::sights::{Shelf, is_to_act, may_strike};
use crate::{pierce, strength};
use perrys_heroes::{Figure, Table};
use table::Side;

/// What a side whose card comes later still does of it.
const LATER: f64 = 0.6;
/// Of who rides in a vehicle so much is lost with it.
pub(crate) const RIDER: f64 = 0.5;

/// The part of what the other side still has that a side takes on its next cards: each fires where he does most.
pub(crate) fn of_side(table: &Table, shelf: &mut Shelf, side: Side) -> f64 {
    let mut targets: Vec<(Figure, f64, f64)> = targets(table, side.other());
    let all: f64 = strength::of_side(table, side.other()) as f64;
    if all <= 0.0 {
        return 0.0;
    }
    for firer in table.bodies(side).filter(|figure| may_strike(table, figure)) {
        let soon = if is_to_act(table, &firer) { 1.0 } else { LATER };
        let mut best: Option<(usize, f64, f64)> = None;
        for (n, (target, worth, left)) in targets.iter().enumerate() {
            let takes = pierce::card(table, shelf, &firer, target);
            let gain = takes * worth * left;
            if takes > 0.0 && best.is_none_or(|(_, _, most)| gain > most) {
                best = Some((n, takes, gain));
            }
        }
        if let Some((n, takes, _)) = best {
            targets[n].2 *= 1.0 - takes * soon;
        }
    }
    targets.iter().map(|(_, worth, left)| worth * (1.0 - left)).sum::<f64>() / all
}

/// Whom one could fire at, what each is worth with those who ride in it, and that all of it is left.
fn targets(table: &Table, side: Side) -> Vec<(Figure, f64, f64)> {
    let worth =
        |figure: &Figure| strength::of(table, figure) as f64 + RIDER * strength::of_riders(table, figure) as f64;
    table.bodies(side).map(|figure| (figure, worth(&figure), 1.0)).collect()
}

/// The part of a man or vehicle that the enemy may take of him on their next cards.
pub(crate) fn danger(table: &Table, shelf: &mut Shelf, enemies: &[Figure], figure: &Figure) -> f64 {
    let mut left = 1.0;
    for enemy in enemies {
        let soon = if is_to_act(table, enemy) { 1.0 } else { LATER };
        // There are others to fire at.
        left *= 1.0 - 0.6 * soon * pierce::card(table, shelf, enemy, figure);
    }
    1.0 - left
}

#[cfg(test)]
#[path = "threat_test.rs"]
mod tests;
