//! What may be ordered of shooting.

use super::choice::{judge, may_choose, may_fire};
use super::report::Plan;
use crate::facts::command::Command;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use crate::facts::units::Unit;
use crate::sections::grenades;
use table::{CounterId, Side};

/// Fire of each unit that may fire at each target that it may choose: with its weapons alone, and with as many grenades as it can.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    for unit in seen.side(side).filter(|unit| may_fire(unit).is_ok()) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        for at in seen.on_table(side.other()).filter(|at| may_choose(&unit, at)) {
            if judge(seen, side, unit.id, at.id, Plan::default()).is_ok() {
                out.push(fire(unit.id, at.id, Vec::new()));
            }
            let throw = throwers(seen, side, &unit, &at);
            if !throw.is_empty() {
                out.push(fire(unit.id, at.id, throw));
            }
        }
    }
}

/// Fire with shells and at locations as usual.
const fn fire(unit: CounterId, at: CounterId, throw: Vec<CounterId>) -> Command {
    Command::Fire { unit, at, throw, shell: None, silent: false, location: None }
}

/// Those who can use a grenade now, the first of the list first, as many as may.
fn throwers(seen: &Seen, side: Side, unit: &Unit, at: &Unit) -> Vec<CounterId> {
    let mut throw: Vec<CounterId> = Vec::new();
    for figure in seen.standing(unit).filter(|figure| grenades::usable(seen, unit, figure).is_ok()) {
        throw.push(figure.id);
        if judge(seen, side, unit.id, at.id, Plan { throw: &throw, ..Plan::default() }).is_err() {
            throw.pop();
        }
    }
    throw
}
