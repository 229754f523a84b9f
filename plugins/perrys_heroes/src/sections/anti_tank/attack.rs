//! An attack on a vehicle (7.2): an assault, a shot, a round of a gun on a carriage. One procedure for all.

use super::means::{self, Means, at_range};
use super::rows::{ASSAULTS, adjustment, needed, of_attacker, of_target};
use super::rules::{ANTI_TANK_SHOT, ASSAULT};
use super::words;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{Charge, Tube};
use crate::files::weapons::AntiTankDef;
use crate::sections::casualties::may_attack;
use crate::sections::damage::rules::DISTANCE;
use crate::sections::damage::{Hit, PartRule, Power, SHELTER};
use crate::sections::fire::known;
use crate::sections::fire::rows::Band;
use crate::sections::gunnery::Shell;
use crate::sections::points::{acting, can_pay};
use crate::sections::sight;
use measured_table::Gap;
use measured_table::numbers::CM;
use std::cmp::Reverse;
use table::{CounterId, Line, Refusal, Side};

/// What an attack costs (PH-7.2-03), and each of two men who serve a gun (PH-H-30).
pub const COST: u8 = 2;
/// Nearer than this one assaults (PH-7.2-01).
const BESIDE: i32 = 2 * CM;

/// What an attack does that hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strikes {
    /// It hits a vehicle.
    Vehicle(Hit),
    /// It bursts where the target stands (PH-7.18-11).
    Burst(Shell),
}

/// An attack before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct AttackReport {
    /// Who attacks: a man, or a gun on a carriage.
    pub unit: CounterId,
    /// Whom.
    pub at: CounterId,
    /// With what.
    pub with: Means,
    /// How far away that is.
    pub away: Gap,
    /// The band of range; none: it is an assault.
    pub band: Option<Band>,
    /// What the die gets.
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
    /// What it does if it hits.
    pub strikes: Strikes,
    /// Who pays how many action points; nobody from alert.
    pub pays: Vec<(CounterId, u8)>,
    /// It is fired from alert (PH-7.14-04).
    pub alert: bool,
    /// From alert: first the target must be located, by one attempt without action points (PH-R-66).
    pub locates: bool,
}

impl AttackReport {
    /// What the die must show at least.
    pub fn natural(&self) -> i32 {
        i32::from(self.needed) - self.lines.iter().map(|line| line.value).sum::<i32>()
    }
    /// With how many of the ten faces it hits: no face always hits or always misses (PH-0-05).
    pub fn faces(&self) -> u8 {
        (11 - self.natural()).clamp(0, 10) as u8
    }
}

/// A vehicle or gun of the enemy on the table.
///
/// # Errors
/// There is none of this name.
pub(crate) fn enemy_vehicle(table: &Table, side: Side, at: CounterId) -> Result<Figure, Refusal> {
    let is_one = |one: &Figure| one.side != side && one.is_vehicle() && one.is_there() && one.at.is_some();
    table.figure(at).filter(is_one).ok_or_else(|| Refusal::new(ANTI_TANK_SHOT, words::no_vehicle()))
}

/// What a weapon of the table does that hits a vehicle.
fn hit(table: &Table, from: &Figure, target: &Figure, def: &AntiTankDef, away: Gap) -> Option<Hit> {
    let part = match (def.on_top, def.under) {
        (true, _) => PartRule::Top,
        (false, true) => PartRule::Hull,
        (false, false) => PartRule::Rolled,
    };
    let shot = part == PartRule::Rolled;
    let here = from.at?;
    let sheltered = shot && sight::is_partly_seen(table, here, target);
    Some(Hit {
        vehicle: target.id,
        by: Some(from.id),
        from: here,
        power: Power::Dice { power: def.power, adjustment: if shot { adjustment(away) } else { 0 } },
        protection_more: if sheltered { SHELTER } else { 0 },
        part,
        distance: DISTANCE,
    })
}

/// What an assault comes to, whoever pays for it.
///
/// # Errors
/// He has no such charge, or stands too far away, or does not see it.
pub(super) fn assault(table: &Table, figure: &Figure, target: &Figure, with: Charge) -> Result<AttackReport, Refusal> {
    laid(table, figure, target, means::charge(table, figure, with)?, with)
}

/// What it comes to with this charge, whether he has it or not.
///
/// # Errors
/// He stands too far away, or does not see it.
pub(super) fn laid(
    table: &Table,
    figure: &Figure,
    target: &Figure,
    def: &AntiTankDef,
    with: Charge,
) -> Result<AttackReport, Refusal> {
    let nowhere = || Refusal::new(ASSAULT, words::too_far_to_assault());
    let away = table.gap(figure, target).filter(|gap| gap.less_than(BESIDE)).ok_or_else(nowhere)?;
    sight::needed(table, figure, target, ASSAULT)?;
    let mut lines = Vec::new();
    of_target(table, figure.at.unwrap_or_default(), target, true, &mut lines);
    of_attacker(table, figure, &mut lines);
    let hit = hit(table, figure, target, def, away).ok_or_else(nowhere)?;
    Ok(report(figure, target, Means::Charge(with), (away, None), (lines, ASSAULTS), Strikes::Vehicle(hit)))
}

/// What a shot comes to, whoever pays for it.
///
/// # Errors
/// He has no such weapon, it does not reach, or he does not see the vehicle.
pub(crate) fn shot(table: &Table, figure: &Figure, target: &Figure, with: Tube) -> Result<AttackReport, Refusal> {
    fired(table, figure, target, means::tube(table, figure, with)?, with)
}

/// What it comes to with this weapon, whether he has it or not.
///
/// # Errors
/// It does not reach, or he does not see the vehicle.
pub(super) fn fired(
    table: &Table,
    figure: &Figure,
    target: &Figure,
    def: &AntiTankDef,
    with: Tube,
) -> Result<AttackReport, Refusal> {
    let nowhere = || Refusal::new(ANTI_TANK_SHOT, words::no_vehicle());
    let away = table.gap(figure, target).ok_or_else(nowhere)?;
    let band = Band::of(away);
    let mut lines = vec![at_range(def.ranges, band)?];
    lines.retain(|line| line.value != 0);
    sight::needed(table, figure, target, ANTI_TANK_SHOT)?;
    of_target(table, figure.at.unwrap_or_default(), target, false, &mut lines);
    let hit = hit(table, figure, target, def, away).ok_or_else(nowhere)?;
    let strikes = Strikes::Vehicle(hit);
    Ok(report(figure, target, Means::Tube(with), (away, Some(band)), (lines, needed(band)), strikes))
}

pub(super) fn report(
    figure: &Figure,
    target: &Figure,
    with: Means,
    (away, band): (Gap, Option<Band>),
    (lines, needed): (Vec<Line>, i8),
    strikes: Strikes,
) -> AttackReport {
    let (unit, at) = (figure.id, target.id);
    AttackReport { unit, at, with, away, band, lines, needed, strikes, pays: Vec::new(), alert: false, locates: false }
}

/// The shot that more likely goes through, of those that he can fire; of equal ones with the weapon that he serves.
///
/// # Errors
/// He can fire none of them.
pub(crate) fn best_shot(table: &Table, figure: &Figure, target: &Figure) -> Result<AttackReport, Refusal> {
    let shots: Vec<Result<AttackReport, Refusal>> =
        Tube::ALL.into_iter().map(|tube| shot(table, figure, target, tube)).collect();
    let worth = |report: &AttackReport| Reverse(super::odds(table, report).pierces.thousandths());
    let has = |tube: Tube| match tube {
        Tube::Crewed => table.man(figure).is_some_and(|man| man.anti_tank.is_some()),
        Tube::Panzerfaust => figure.panzerfausts > 0,
    };
    match shots.iter().flatten().min_by_key(|report| worth(report)) {
        Some(best) => Ok(best.clone()),
        None => {
            let of_his = Tube::ALL.into_iter().zip(shots).find(|(tube, _)| has(*tube)).map(|(_, shot)| shot);
            of_his.unwrap_or_else(|| Err(Refusal::new(ANTI_TANK_SHOT, words::no_weapon())))
        }
    }
}

/// Whether a man may assault a vehicle on his own card, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn judge_assault(
    table: &Table,
    side: Side,
    (unit, at): (CounterId, CounterId),
    with: Charge,
) -> Result<AttackReport, Refusal> {
    let (figure, target) = opposed(table, side, unit, at)?;
    paid(table, &figure, assault(table, &figure, &target, with)?)
}

/// Whether a man may fire at a vehicle on his own card, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn judge_shot(
    table: &Table,
    side: Side,
    (unit, at): (CounterId, CounterId),
    with: Option<Tube>,
) -> Result<AttackReport, Refusal> {
    let (figure, target) = opposed(table, side, unit, at)?;
    let report = match with {
        Some(tube) => shot(table, &figure, &target, tube)?,
        None => best_shot(table, &figure, &target)?,
    };
    paid(table, &figure, report)
}

/// Who attacks, and a vehicle that he knows as located.
fn opposed(table: &Table, side: Side, unit: CounterId, at: CounterId) -> Result<(Figure, Figure), Refusal> {
    let figure = acting(table, side, unit)?;
    may_attack(&figure)?;
    let target = enemy_vehicle(table, side, at)?;
    known(table, &figure, &target)?;
    Ok((figure, target))
}

fn paid(table: &Table, figure: &Figure, report: AttackReport) -> Result<AttackReport, Refusal> {
    can_pay(table, &[(*figure, COST)])?;
    Ok(AttackReport { pays: vec![(figure.id, COST)], ..report })
}
