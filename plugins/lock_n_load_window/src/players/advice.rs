//! *What would you do?*: the plans of somebody who thinks for a person, each with its chance to win and a reason.

use super::outline::Outline;
use super::words;
use crate::battle::Battle;
use crate::names;
use crate::panels::meanings::percent;
use hex_board::Seen;
use lock_n_load::sections::fire::odds::{self, UnitOdds};
use lock_n_load::sections::ordnance::{self, target::Target};
use lock_n_load::{Command, Report, Table};
use lock_n_load_opponent::{Plan, Tactics};
use opponent::{Insight, Judged, ONE, Verdict};
use table::{CounterId, Say, Side};

/// How many plans are shown.
pub(super) const SHOWN: usize = 3;
/// How many of those who are fired at are named.
const NAMED: usize = 2;

/// What somebody would do in a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice {
    /// The battle, and the generation of its journal.
    pub(crate) at: (u64, u64),
    /// For whom.
    pub(crate) side: Side,
    /// The plans, the best first.
    pub(crate) plans: Vec<Advised>,
}

/// A plan with its worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advised {
    /// What is done.
    pub(crate) outline: Outline,
    /// What is done next by those who are free to act by it; none where it says enough.
    pub(crate) next: Option<Outline>,
    /// The chance to win with it, from 0 to 1.
    pub(crate) chance: f32,
    /// The standard error of that.
    pub(crate) error: f32,
    /// The standard error of how much better the best plan is.
    pub(crate) apart: f32,
    /// Why, in a line.
    pub(crate) reason: String,
}

/// A chance as a part of one.
pub(super) fn part(chance: i32) -> f32 {
    chance as f32 / ONE as f32
}

impl Advice {
    /// What thinking came to.
    pub(crate) fn of(
        battle: &Battle,
        at: (u64, u64),
        side: Side,
        verdict: &Verdict<Plan>,
        follows: &[(Plan, Outline)],
    ) -> Self {
        let table = battle.table();
        let idle = verdict.ranked.iter().find(|judged| Tactics::idles(&judged.plan));
        let advised = |judged: &Judged<Plan>| advised(battle, &table, side, judged, idle, follows);
        let mut plans: Vec<Advised> = verdict.ranked.iter().take(SHOWN).map(advised).collect();
        // After the best one they are ranked by rounds of thinking first, which nobody sees.
        if let Some(others) = plans.get_mut(1..) {
            others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        }
        Self { at, side, plans }
    }
}

/// A plan with its worth and a reason; `idle` is the plan to do nothing, `follows` has what comes after plans that only open something.
pub(super) fn advised(
    battle: &Battle,
    table: &Table,
    side: Side,
    judged: &Judged<Plan>,
    idle: Option<&Judged<Plan>>,
    follows: &[(Plan, Outline)],
) -> Advised {
    Advised {
        outline: Outline::of(table, &judged.plan),
        next: follows.iter().find(|(plan, _)| *plan == judged.plan).map(|(_, next)| next.clone()),
        chance: part(judged.chance),
        error: part(judged.error),
        apart: part(judged.apart),
        reason: reason(battle, table, side, judged, idle),
    }
}

fn reason(battle: &Battle, table: &Table, side: Side, judged: &Judged<Plan>, idle: Option<&Judged<Plan>>) -> String {
    let mut all: Vec<Say> = attack(battle, &judged.plan);
    let outline = Outline::of(table, &judged.plan);
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
    // Chances of different rounds of thinking do not compare.
    if let Some(idle) = idle.filter(|idle| idle.rounds == judged.rounds && idle.plan != judged.plan) {
        let points = f64::from(judged.chance - idle.chance) * 100.0 / f64::from(ONE);
        let rounded = points.abs().round() as i64;
        match (rounded, points > 0.0) {
            (0, _) => all.push(words::like_passing()),
            (_, true) => all.push(words::better_than_passing(points_of(rounded))),
            (_, false) => all.push(words::worse_than_passing(points_of(rounded))),
        }
    }
    let all: Vec<String> = all.iter().map(|say| names::told(table, say)).collect();
    names::sentence(&all.join("; "))
}

/// So many points of the chance to win.
pub(super) fn points_of(points: i64) -> Say {
    if points == 1 { words::one_point() } else { words::points(points) }
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
