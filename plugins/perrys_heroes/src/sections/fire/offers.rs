//! What may be ordered of fire.

use super::shot::{burst_of, judge};
use super::target::is_target;
use super::{arms, suppress};
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use crate::sections::exposure;
use measured_table::Point;
use table::CounterId;

/// So many places of suppressive fire are offered at most.
const PLACES: usize = 24;

/// What a figure of the team that acts may be ordered: fire at each target, with each weapon and at its zone; suppressive fire on each
/// enemy that one sees, of a gunner alone and of all in the team who can (PH-D-09); and to clear a jam, or to fire with what is not jammed
/// (PH-D-19).
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    if suppress::clears(seen, figure.side, figure.id).is_ok() {
        out.push(Command::ClearJam { unit: figure.id });
    }
    let unit = figure.id;
    for target in exposure::targets(seen, figure.side.other()).filter(|target| is_target(seen, figure, target)) {
        let at = target.id;
        let Ok(best) = judge(seen, figure.side, (unit, at), None, false) else { continue };
        out.push(Command::Fire { unit, at, with: None, burst: false });
        for (arm, weapon) in arms::ready(seen, figure) {
            let is_best = arm == best.salvo.with;
            let with = (!is_best).then_some(arm);
            if !is_best && judge(seen, figure.side, (unit, at), with, false).is_ok() {
                out.push(Command::Fire { unit, at, with, burst: false });
            }
            let zone = burst_of(seen, weapon).and_then(|_| judge(seen, figure.side, (unit, at), Some(arm), true).ok());
            if zone.and_then(|report| report.zone).is_some_and(|zone| zone.figures.len() > 1) {
                out.push(Command::Fire { unit, at, with, burst: true });
            }
        }
    }
    suppression(seen, figure, out);
}

/// Suppressive fire: of the gunner alone, and of all who can, offered with the first of them.
fn suppression(seen: &Seen, figure: &Figure, out: &mut Offers) {
    let places: Vec<Point> = seen.standing(figure.side.other()).filter_map(|enemy| enemy.at).take(PLACES).collect();
    for at in places {
        let mut offer = |units: Vec<CounterId>| {
            if suppress::judge(seen, figure.side, &units, at).is_ok() {
                out.push(Command::Suppress { units, at });
            }
        };
        if suppress::takes_part(seen, figure.side, figure.id, at).is_err() {
            continue;
        }
        offer(vec![figure.id]);
        let others = seen.team(figure.team.0).map(|one| one.id);
        let all: Vec<CounterId> =
            others.filter(|one| suppress::takes_part(seen, figure.side, *one, at).is_ok()).collect();
        if all.len() > 1 && all.first() == Some(&figure.id) {
            offer(all);
        }
    }
}
