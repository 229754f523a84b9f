//! The to-hit roll (LNL-14.0-11 to -18, LNL-14.1-04, T-B1), line by line. The shot, the preview and the odds add up the same lines.

use crate::facts::event::{Shot, ShotResult, VehiclePart};
use crate::facts::situation::Table;
use crate::files::charts::ToHitTable;
use crate::sections::fire::rules::{COMMANDER, DIRECTED};
use crate::sections::fire::strength::Cover;
use crate::sections::fire::turning::Turned;
use crate::sections::impulse::rules::{OPS_GUN, OPS_ORDNANCE, OPS_VEHICLE};
use crate::sections::movement::rules::{SHOT_AFTER_ASSAULT, SHOT_AFTER_STEALTH};
use crate::sections::ordnance::ShotFacts;
use crate::sections::ordnance::rules::{
    ACQUIRED, ACQUIRED_TWICE, COVER_TO_HIT, DEGRADED_TO_HIT, HULL_TURNED, HULL_TURNED_INSTEAD, OPEN_AIMS,
    SHOT_AFTER_VEHICLE_ASSAULT, TEAM_TURNED, TURRET_TURNED,
};
use crate::sections::ordnance::target::{Row, Target};
use crate::sections::smoke::rules::{ORDNANCE_INTO_SMOKE, ORDNANCE_OUT_OF_SMOKE};
use crate::sections::snipers::rules::SNIPER_COVER;
use crate::sections::spotting::rules::BOCAGE;
use crate::sections::weapons::rules::CAPTURED_ORDNANCE;
use hex_board::{Obstacle, Why};
use smallvec::SmallVec;
use table::{CounterId, Line, RuleId};

/// Who serves the weapon that fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// A vehicle, with a turret or without.
    Vehicle {
        /// It has a turret.
        turret: bool,
    },
    /// A Weapon Team.
    Team,
    /// A unit that carries it as a support weapon.
    Carried,
}

/// The movement after which a unit fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterMove {
    /// An Assault Move.
    Assault,
    /// A move by Stealth.
    Stealth,
}

/// What counts for and against a to-hit roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifiers {
    /// Who serves the weapon.
    pub served: Served,
    /// It is mounted on an Open vehicle.
    pub open: bool,
    /// The leadership of the armour leader in that vehicle.
    pub armour_leader: Option<i32>,
    /// The leader who directs the shot, with his leadership.
    pub leader: Option<(CounterId, i32)>,
    /// The movement after which it fires.
    pub after_move: Option<AfterMove>,
    /// What is turned in order to fire.
    pub turned: Option<Turned>,
    /// Under the limits of Ops Complete.
    pub ops: bool,
    /// A captured weapon.
    pub captured: bool,
    /// The firer stands in smoke.
    pub in_smoke: bool,
    /// The target modifier.
    pub cover: Cover,
    /// The target doubles the target modifier of its hex (LNL-11.4-07).
    pub doubled: bool,
    /// What degrades the line of sight.
    pub obstacles: SmallVec<[Obstacle; 2]>,
    /// How well the weapon has acquired this target: 0 to 2 (14.3).
    pub acquired: u8,
    /// What the target vehicle's movement adds.
    pub going: Option<Row>,
    /// What the target vehicle's size adds, with the rule (LNL-15.7-01).
    pub size: Option<Row>,
    /// The amounts that the table of modifiers says.
    pub amounts: ToHitTable,
}

const fn line(rule: RuleId, value: i32, from: Option<CounterId>) -> Line {
    Line { rule, value, half: false, from }
}

/// The lines of the target: its hex, the way to it, its movement and size.
fn target_lines(it: &Modifiers, add: &mut impl FnMut(Line)) {
    add(line(COVER_TO_HIT, it.cover.terrain(), None));
    if it.cover.smoke != 0 {
        add(line(ORDNANCE_INTO_SMOKE, it.cover.smoke, None));
    }
    let more = it.cover.doubled();
    if it.doubled && more > 0 {
        add(line(SNIPER_COVER, more, None));
    }
    for obstacle in &it.obstacles {
        // LNL-RB-70: bocage at the firer's or the target's own hex.
        let rule = if obstacle.why == Why::DegradesHexside { BOCAGE } else { DEGRADED_TO_HIT };
        add(line(rule, 1, None));
    }
    // LNL-15.7-04: both count. An Emplaced vehicle has no target modifier by that (LNL-21.7-01).
    for Row { rule, value } in it.going.iter().chain(&it.size) {
        add(line(*rule, *value, None));
    }
}

/// What hinders him who serves the weapon: his movement, what he turns, Ops Complete.
fn hindrances(it: &Modifiers, add: &mut impl FnMut(Line)) {
    let amounts = &it.amounts;
    let mut row = |rule, amount: i8| add(line(rule, i32::from(amount), None));
    match (it.after_move, it.served) {
        (None, _) => {}
        (Some(_), Served::Vehicle { .. }) => row(SHOT_AFTER_VEHICLE_ASSAULT, 2),
        // Reading: a team pays what a support weapon pays.
        (Some(AfterMove::Assault), Served::Team | Served::Carried) => row(SHOT_AFTER_ASSAULT, amounts.after_move),
        (Some(AfterMove::Stealth), Served::Team | Served::Carried) => row(SHOT_AFTER_STEALTH, amounts.after_move),
    }
    match (it.turned, it.served) {
        (None, _) | (Some(_), Served::Carried) => {}
        (Some(Turned::Turret(_)), _) => row(TURRET_TURNED, amounts.turret_turned),
        (Some(Turned::Hull(_)), Served::Vehicle { turret: true }) => row(HULL_TURNED_INSTEAD, amounts.hull_turned),
        (Some(Turned::Hull(_)), Served::Vehicle { turret: false }) => row(HULL_TURNED, amounts.hull_turned),
        (Some(Turned::Hull(_)), Served::Team) => row(TEAM_TURNED, amounts.team_turned),
    }
    if it.ops {
        // LNL-RB-76. None against what has just been spotted (LNL-4.1-B04).
        row(
            match it.served {
                Served::Vehicle { .. } => OPS_VEHICLE,
                Served::Team => OPS_GUN,
                Served::Carried => OPS_ORDNANCE,
            },
            2,
        );
    }
    if it.captured {
        row(CAPTURED_ORDNANCE, 1);
    }
    if it.in_smoke {
        // LNL-RB-23: it hinders.
        row(ORDNANCE_OUT_OF_SMOKE, amounts.out_of_smoke);
    }
}

/// The modifiers of the to-hit roll, one after the other: what is above 0 makes it harder (LNL-0.3-03).
pub fn lines(it: &Modifiers, add: &mut impl FnMut(Line)) {
    target_lines(it, add);
    hindrances(it, add);
    if it.open {
        // A Buttoned vehicle lacks it and suffers nothing (LNL-RB-71); a T-34 has it whatever its hatch (LNL-15.5-01).
        add(line(OPEN_AIMS, -1, None));
    }
    if let Some(leadership) = it.armour_leader {
        add(line(COMMANDER, -leadership, None));
    }
    if let Some((leader, leadership)) = it.leader {
        add(line(DIRECTED, -leadership, Some(leader)));
    }
    match it.acquired {
        0 => {}
        1 => add(line(ACQUIRED, -1, None)),
        more => add(line(ACQUIRED_TWICE, -i32::from(more), None)),
    }
}

/// Their sum.
pub fn modifier(it: &Modifiers) -> i32 {
    let mut sum = 0;
    lines(it, &mut |line| sum += line.value);
    sum
}

/// Whether a natural roll hits (LNL-14.0-13, LNL-14.0-14).
pub const fn hits(natural: i32, modifier: i32, to_hit: i32) -> bool {
    match natural {
        // LNL-14.1-07: what misses strikes nothing.
        2 => true,
        12 => false,
        natural => natural + modifier <= to_hit,
    }
}

/// What of a vehicle a hit strikes, by the natural roll (LNL-14.1-04, LNL-14.1-06, LNL-RB-02): an automatic 2 strikes the hull (LNL-RB-03).
pub const fn part_struck(natural: i32, turret: bool) -> VehiclePart {
    if turret && natural > 2 && natural % 2 == 0 { VehiclePart::Turret } else { VehiclePart::Hull }
}

/// The shot with its to-hit roll, and nothing of what a hit does.
pub(crate) fn rolled(table: &Table, facts: &ShotFacts, dice: [u8; 2]) -> Shot {
    let map = &table.field.map;
    let mut all = Vec::new();
    lines(&facts.modifiers, &mut |line| all.push(line));
    let natural = dice.iter().map(|die| i32::from(*die)).sum();
    let modifier = all.iter().map(|line| line.value).sum::<i32>();
    let to_hit = i32::from(facts.column.to_hit);
    Shot {
        side: facts.side,
        unit: facts.unit,
        weapon: facts.weapon,
        from: map.place(facts.from),
        at: map.place(facts.at),
        target: match &facts.target {
            Target::Vehicle(vehicle) => Some(vehicle.unit),
            Target::Units(_) => None,
        },
        leader: facts.leader.map(|(leader, _)| leader),
        opportunity: facts.opportunity,
        beside: facts.beside,
        to_hit,
        lines: all,
        dice,
        total: natural + modifier,
        hit: hits(natural, modifier, to_hit),
        struck: None,
        impact: None,
        blast: None,
        result: ShotResult::Missed,
    }
}

#[cfg(test)]
#[path = "to_hit_test.rs"]
mod tests;
