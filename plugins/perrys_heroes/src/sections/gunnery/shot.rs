//! Firing a main gun (7.18): the die to hit, and what a hit does.

use super::aim::{enemy, sees, target};
use super::rows::{self, GunBand, adjustment};
use super::rules::{AIMED, GUN_DISTANCE, GUN_SHOT, HIT, LOADED};
use super::shell::Shell;
use super::swing::{Swing, bears, swing};
use super::{gun, words};
use crate::facts::field::Vehicle;
use crate::facts::figures::{Figure, Mark};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Motion, Round};
use crate::sections::casualties::may_attack;
use crate::sections::damage::{Hit, PartRule, Power, SHELTER};
use crate::sections::{fire, points, sight};
use measured_table::{Gap, Point};
use table::{CounterId, Line, Refusal, Side};

/// What firing costs (PH-7.18-02).
pub const COST: u8 = 2;

/// What a shot is fired at.
#[derive(Clone, Copy)]
pub(crate) enum Goal<'f> {
    /// Somebody.
    Target(&'f Figure),
    /// A place.
    Place(Point),
}

impl Goal<'_> {
    const fn place(self) -> Option<Point> {
        match self {
            Self::Target(target) => target.at,
            Self::Place(place) => Some(place),
        }
    }
}

/// What a hit does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It strikes a vehicle: what goes through, and how.
    Armour(Hit),
    /// An anti-tank round strikes a man: his casualty die (PH-H-18).
    Man(fire::Struck),
    /// It bursts (PH-7.18-11).
    Burst(Shell),
}

/// A shot of a main gun before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct GunReport {
    /// Which vehicle.
    pub unit: CounterId,
    /// The round.
    pub round: Round,
    /// At whom; none: at a place.
    pub at: Option<CounterId>,
    /// The middle of who it is fired at, or the place.
    pub place: Point,
    /// How far away that is.
    pub band: GunBand,
    /// What the die gets.
    pub lines: Vec<Line>,
    /// What it needs (PH-7.18-04).
    pub needed: i8,
    /// What a hit does.
    pub effect: Effect,
    /// How the gun turns: it follows its target; from alert it swings round to it (PH-7.14-03).
    pub swing: Swing,
    /// What it costs; nothing from alert.
    pub cost: u8,
    /// It is fired from alert (PH-7.14-04).
    pub alert: bool,
    /// From alert: first the target must be located, by one attempt without points (PH-R-66).
    pub locates: bool,
}

impl GunReport {
    /// What the die must show at least; it may be less than 1, or more than it has.
    pub fn natural(&self) -> i32 {
        i32::from(self.needed) - self.lines.iter().map(|line| line.value).sum::<i32>()
    }
    /// How many faces of the ten hit. No face always hits or always misses (PH-0-05).
    pub fn faces(&self) -> u8 {
        (11 - self.natural()).clamp(0, 10) as u8
    }
}

/// Whether a loaded gun can be fired at all as its vehicle is: its crew's morale, the gun, the round, that it has not moved.
///
/// # Errors
/// Why not.
pub(crate) fn fires(table: &Table, vehicle: &Figure) -> Result<(), Refusal> {
    may_attack(vehicle)?;
    gun(table, vehicle)?;
    if vehicle.motion != Motion::Still {
        return Err(Refusal::new(GUN_SHOT, words::has_moved()));
    }
    match vehicle.round {
        Round::Empty => Err(Refusal::new(LOADED, words::not_loaded())),
        Round::AntiTank | Round::HighExplosive => Ok(()),
    }
}

/// What a shot at a target comes to, whoever pays for it, when the gun has swung so.
///
/// # Errors
/// The crew does not see it.
pub(crate) fn planned(table: &Table, vehicle: &Figure, at: Goal<'_>, swing: Swing) -> Result<GunReport, Refusal> {
    let nowhere = || Refusal::new(GUN_SHOT, words::target_gone());
    let (from, place) = vehicle.at.zip(at.place()).ok_or_else(nowhere)?;
    let gap = match at {
        Goal::Target(target) => {
            sight::needed(table, vehicle, target, GUN_SHOT)?;
            table.gap(vehicle, target)
        }
        Goal::Place(place) => {
            sight::needed_to_point(table, vehicle, place, GUN_SHOT)?;
            table.gap_to(vehicle, place)
        }
    };
    let gap = gap.ok_or_else(nowhere)?;
    let explosive = vehicle.round == Round::HighExplosive;
    let effect = effect(table, vehicle, at, (from, place), gap)?;
    let mut lines = Vec::new();
    rows::of_crew(table, vehicle, &mut lines);
    match at {
        Goal::Target(target) => rows::of_target(table, from, target, explosive, &mut lines),
        Goal::Place(place) => rows::of_place(table, from, place, explosive, &mut lines),
    }
    let band = GunBand::of(gap);
    let at = match at {
        Goal::Target(target) => Some(target.id),
        Goal::Place(_) => None,
    };
    Ok(GunReport {
        unit: vehicle.id,
        round: vehicle.round,
        at,
        place,
        band,
        lines,
        needed: band.needed(),
        effect,
        swing,
        cost: 0,
        alert: false,
        locates: false,
    })
}

/// What a hit does, by the round and what it strikes.
///
/// Reading: a high-explosive round that strikes a vehicle bursts on it, and among nobody else; a gun on a carriage is none (PH-CL-06).
fn effect(
    table: &Table,
    vehicle: &Figure,
    at: Goal<'_>,
    (from, place): (Point, Point),
    gap: Gap,
) -> Result<Effect, Refusal> {
    let gun = gun(table, vehicle)?;
    let power = match vehicle.round {
        Round::Empty => return Err(Refusal::new(LOADED, words::not_loaded())),
        Round::AntiTank => Power::Dice { power: gun.power, adjustment: adjustment(gap) },
        Round::HighExplosive => Power::Fixed(gun.explosive),
    };
    let burst = |strikes| Effect::Burst(Shell { at: place, dice: gun.dice, strikes });
    let is_carriage = |target: &Figure| table.vehicle(target).is_some_and(Vehicle::is_carriage);
    Ok(match (at, vehicle.round) {
        (Goal::Target(target), Round::HighExplosive) if is_carriage(target) => burst(Some(target.id)),
        (Goal::Target(target), _) if target.is_vehicle() => Effect::Armour(Hit {
            vehicle: target.id,
            by: Some(vehicle.id),
            from,
            power,
            protection_more: if sight::is_partly_seen(table, from, target) { SHELTER } else { 0 },
            part: PartRule::Rolled,
            distance: GUN_DISTANCE,
        }),
        (Goal::Target(_) | Goal::Place(_), Round::HighExplosive) => burst(None),
        (Goal::Target(target), Round::AntiTank | Round::Empty) => {
            Effect::Man(fire::struck_by_round(table, from, target))
        }
        (Goal::Place(_), Round::AntiTank | Round::Empty) => return Err(Refusal::new(HIT, words::at_a_place())),
    })
}

/// Whether a main gun may fire at what it is aimed at, and what that comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId) -> Result<GunReport, Refusal> {
    let vehicle = points::acting_vehicle(seen, side, unit)?;
    plan(seen, &vehicle)
}

pub(super) fn plan(table: &Table, vehicle: &Figure) -> Result<GunReport, Refusal> {
    fires(table, vehicle)?;
    let refuse = |why| Refusal::new(AIMED, why);
    let mark = vehicle.aim.ok_or_else(|| refuse(words::not_aimed()))?;
    let gone = || refuse(words::target_gone());
    let target = target(table, vehicle);
    let goal = match (mark, &target) {
        (Mark::Place(place), _) => Goal::Place(place),
        (Mark::Enemy(_), None) => return Err(gone()),
        (Mark::Enemy(_), Some(target)) => {
            enemy(table, vehicle, target.id).map_err(|_| gone())?;
            fire::known(table, vehicle, target)?;
            Goal::Target(target)
        }
    };
    let place = goal.place().ok_or_else(gone)?;
    sees(table, vehicle, mark, GUN_SHOT)?;
    if !bears(table, vehicle, place) {
        return Err(refuse(words::out_of_arc_now()));
    }
    let swing = swing(table, vehicle, place, false, None)?;
    let report = planned(table, vehicle, goal, swing)?;
    points::can_pay(table, &[(*vehicle, COST)])?;
    Ok(GunReport { cost: COST, ..report })
}
