//! Why a plan is good or bad, besides its chance to win.

use super::{Outline, words};
use crate::battle::Battle;
use crate::sheets::meanings::percent;
use hex_board::Seen;
use lock_n_load::sections::fire::odds::{self, UnitOdds};
use lock_n_load::sections::ordnance::{self, target::Target};
use lock_n_load::{Command, Report};
use lock_n_load_opponent::Plan;
use opponent::Judged;
use table::{CounterId, Say, Side};

/// How many of those who are fired at are named.
const NAMED: usize = 2;

/// What speaks for a plan or against it: whom it harms, what it takes, whether it ends out of sight.
pub(crate) fn reasons(battle: &Battle, side: Side, judged: &Judged<Plan>) -> Vec<Say> {
    let table = battle.table();
    let mut all: Vec<Say> = attack(battle, &judged.plan);
    let outline = Outline::of(&table, &judged.plan);
    if let Some(end) = outline.end {
        let objectives = table.field.objectives.iter().zip(&table.flow.control);
        // Where enemies stand they must be beaten first.
        let contested = table.units_at(end).any(|unit| unit.side != side);
        if !contested && objectives.into_iter().any(|(hex, holder)| *hex == end.hex && *holder != Some(side)) {
            all.push(words::takes_objective());
        }
        let mut enemies = table.spots(side.other());
        if !enemies.any(|from| !matches!(table.sights.get(from, end), Seen::Blocked)) {
            all.push(words::out_of_sight());
        }
    }
    all
}

/// The exact chances of an attack, as its preview has them.
fn attack(battle: &Battle, plan: &Plan) -> Vec<Say> {
    let Plan::Orders(orders) = plan else { return Vec::new() };
    let Some(order) = orders.first() else { return Vec::new() };
    if let Command::Fire(_) | Command::SniperFire { .. } = order
        && let Ok(Report::Fire(facts) | Report::SniperFire(facts)) = battle.judge(order)
    {
        let odds = odds::odds(&facts);
        return harmed(&odds.units, odds.out_of);
    }
    if let Command::Shoot(_) = order
        && let Ok(Report::Shoot(facts)) = battle.judge(order)
    {
        let odds = ordnance::odds::odds(&facts);
        return match (&facts.target, odds.vehicle) {
            (Target::Vehicle(target), Some(vehicle)) => {
                vec![words::harms(target.unit, percent(odds.out_of.saturating_sub(vehicle.no_effect), odds.out_of))]
            }
            (Target::Vehicle(_) | Target::Units(_), _) => harmed(&odds.units, odds.out_of),
        };
    }
    Vec::new()
}

fn harmed(units: &[UnitOdds], out_of: u64) -> Vec<Say> {
    let mut units: Vec<(CounterId, u64)> =
        units.iter().map(|odds| (odds.unit, out_of.saturating_sub(odds.no_effect))).collect();
    units.sort_by_key(|(_, harm)| std::cmp::Reverse(*harm));
    units.iter().take(NAMED).map(|(unit, harm)| words::harms(*unit, percent(*harm, out_of))).collect()
}
