//! Section 15.3: a vehicle drives in among enemy infantry.
//!
//! The order is a step of the vehicle's move that costs 4 points more ([`attempt`]). The attack follows by itself, then its Damage Checks,
//! then what the infantry does against the vehicle ([`frame`]). When the move ends in that hex, movement says so
//! ([`Overrunning::stays`](crate::facts::frames::Overrunning)), and the infantry may give way.

mod answers;
mod frame;
pub mod odds;
pub(crate) mod offers;
mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::frames::{Moving, OverrunStage, Overrunning};
use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::Halves;
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::vehicle::MountArc;
use crate::sections::driving::rules::SHAKEN_ASSAULT;
use crate::sections::fire;
use crate::sections::impulse;
use crate::sections::movement::rules::{ENEMY_VEHICLE, OFF_MAP, SLOWEST};
use crate::sections::movement::stack::{self, Beginning};
use crate::sections::movement::{self, FirstStep};
use crate::sections::overrun::rules::{
    ARMED, NO_ASSAULT_OVERRUN, OVERRUN_COST, OVERRUN_HE, OVERRUN_TARGETS, OVERRUN_TERRAIN, OVERRUN_TM, OVERRUN_TOTAL,
};
use hex_board::{Place, Spot};
use table::{CounterId, Line, Refusal, Side};

pub(crate) use crate::sections::overrun::answers::{StrikeBack, decline, retreat, stay, strike, strike_back};

/// What an overrun costs beside the hex (LNL-15.3-03).
pub const OVERRUN_POINTS: u8 = 4;
/// What an overrun adds to the vehicle's weapons (LNL-15.3-05).
const WEIGHT: i32 = 2;

/// An overrun that may be made.
#[derive(Clone, Debug)]
pub struct Overrun {
    /// The vehicle.
    pub vehicle: UnitNow,
    /// From where; the hex of the infantry.
    pub from: Spot,
    /// The hex of the infantry.
    pub at: Spot,
    /// The move that it begins; none: it goes on with one.
    pub begins: Option<Box<Beginning>>,
    /// The step, with the points of the overrun.
    pub step: FirstStep,
}

/// The units that a vehicle of the other side overruns in a Location: all that are no vehicles (LNL-15.3-04).
pub fn targets<'a>(table: &Table<'a>, at: Spot, side: Side) -> impl Iterator<Item = UnitNow> + use<'a> {
    table.side_at(at, side.other()).filter(|unit| !unit.may(Trait::Drives))
}

/// Whether a vehicle may overrun anybody, as it is.
///
/// # Errors
/// The refusal.
pub fn may_overrun(table: &Table, vehicle: UnitNow) -> Result<(), Refusal> {
    if !vehicle.may(Trait::Drives) {
        return Err(Refusal::new(ARMED, words::no_vehicle(vehicle.id)));
    }
    let armed = |kind: WeaponKind| matches!(kind, WeaponKind::MachineGun | WeaponKind::Ordnance);
    if !table.mounted_on(vehicle.id).any(|weapon| armed(table.weapon_definition(weapon).kind)) {
        return Err(Refusal::new(ARMED, words::unarmed(vehicle.id)));
    }
    // LNL-15.0-09.
    if vehicle.shaken {
        return Err(Refusal::new(SHAKEN_ASSAULT, words::shaken()));
    }
    Ok(())
}

/// The strength of a vehicle's overrun, line by line (LNL-15.3-05, -06, LNL-RB-27): its HE equivalent once, however often the gun fires,
/// less 1 for HEAT; its machine guns, those with an asterisk only while it is Open; 2; an armour leader's leadership (LNL-15.41-02).
/// Where the switch says so, the target modifier is taken off (LNL-RB-26): the defence has no other line than its die.
pub fn strength(table: &Table, vehicle: UnitNow, at: Spot) -> Vec<Line> {
    let mut lines = Vec::new();
    for weapon in table.mounted_on(vehicle.id) {
        let definition = table.weapon_definition(weapon);
        match (definition.kind, &definition.ordnance) {
            (WeaponKind::Ordnance, Some(gun)) => {
                lines.push(Line::from(OVERRUN_HE, i32::from(gun.he), weapon.id));
                if gun.heat {
                    lines.push(Line::from(OVERRUN_HE, -1, weapon.id));
                }
            }
            (WeaponKind::MachineGun, _) if !(weapon.mount.0 == Some(MountArc::AllRound) && vehicle.buttoned) => {
                lines.push(Line::from(OVERRUN_TOTAL, i32::from(definition.firepower), weapon.id));
            }
            // Reading: a flamethrower or a mortar in a vehicle has no share in it; the rule names the gun and machine guns.
            (
                WeaponKind::Ordnance
                | WeaponKind::MachineGun
                | WeaponKind::Flamethrower
                | WeaponKind::SatchelCharge
                | WeaponKind::Mortar
                | WeaponKind::Molotov
                | WeaponKind::AntiTankGrenade,
                _,
            ) => {}
        }
    }
    lines.push(Line::from(OVERRUN_TOTAL, WEIGHT, vehicle.id));
    if let Some(leader) = &table.definition(vehicle).armour_leader {
        lines.push(Line::from(OVERRUN_TOTAL, i32::from(leader.leadership), vehicle.id));
    }
    if table.plays(OVERRUN_TM) {
        let cover = fire::cover(table, at, at);
        let tm = cover.hex + cover.smoke;
        lines.extend((tm != 0).then_some(Line::of(OVERRUN_TM, -tm)));
    }
    lines
}

/// Whether the units in a hex may be overrun by a vehicle of the side: they are there, in terrain that the chart allows (LNL-15.3-02), and
/// no enemy vehicle is with them (LNL-RB-30).
///
/// # Errors
/// The refusal.
pub fn may_be_overrun(table: &Table, at: Spot, side: Side) -> Result<(), Refusal> {
    if targets(table, at, side).next().is_none() {
        return Err(Refusal::new(OVERRUN_TARGETS, words::nobody()));
    }
    if table.side_at(at, side.other()).any(|unit| unit.may(Trait::Drives)) {
        return Err(Refusal::new(ENEMY_VEHICLE, words::enemy_vehicle()));
    }
    let terrain = table.field.definitions.terrain(table.field.map.at(at.hex).terrain);
    if !terrain.overrun {
        return Err(Refusal::new(OVERRUN_TERRAIN, words::terrain()));
    }
    Ok(())
}

/// Whether a vehicle may overrun the units in a hex with its next step, or with the first one of its move.
///
/// # Errors
/// The refusal.
pub fn attempt(table: &Table, side: Side, unit: Option<CounterId>, to: Place) -> Result<Overrun, Refusal> {
    let at = table.field.map.spot(to).ok_or_else(|| Refusal::new(OVERRUN_COST, words::off_the_map(to)))?;
    let Some(moving) = table.flow.moving() else {
        let id = unit.ok_or_else(|| Refusal::new(OVERRUN_COST, words::who()))?;
        let vehicle = impulse::own_unit(table, side, id, ARMED)?;
        may_overrun(table, vehicle)?;
        let beginning = stack::beginning(table, side, &[id], Movement::Move, None)?;
        let from = vehicle.spot().ok_or_else(|| Refusal::new(OFF_MAP, words::unit_off_the_map()))?;
        may_be_overrun(table, at, side)?;
        let step = with_overrun(movement::step_among(table, &beginning, at)?, beginning.stack.limit)?;
        return Ok(Overrun { vehicle, from, at, begins: Some(Box::new(beginning)), step });
    };
    let vehicle = moves_now(table, moving, side, unit)?;
    may_overrun(table, vehicle)?;
    may_be_overrun(table, at, side)?;
    let (from, step) = movement::next_step_among(table, moving, at)?;
    Ok(Overrun { vehicle, from, at, begins: None, step: with_overrun(step, moving.limit)? })
}

/// The vehicle that is moving, in a normal move (LNL-15.2-04).
fn moves_now(table: &Table, moving: &Moving, side: Side, named: Option<CounterId>) -> Result<UnitNow, Refusal> {
    movement::another_step(moving.by, moving.ends)?;
    let units = movement::still_moving(table, moving);
    let vehicle = units.first().copied().filter(|vehicle| vehicle.side == side);
    let vehicle = vehicle.ok_or_else(|| movement::nobody_moves(table))?;
    if let Some(other) = named.filter(|id| *id != vehicle.id) {
        return Err(Refusal::new(SLOWEST, words::another_moves(other)));
    }
    if moving.by != Movement::Move {
        return Err(Refusal::new(NO_ASSAULT_OVERRUN, words::assault_move()));
    }
    Ok(vehicle)
}

/// The step with the points of the overrun: the vehicle must have them all (LNL-15.3-03), so there is no minimum move. In reverse the hex
/// costs double, the overrun does not.
fn with_overrun(mut step: FirstStep, limit: u8) -> Result<FirstStep, Refusal> {
    let extra = Halves::of(OVERRUN_POINTS);
    step.cost.halves = step.cost.halves.plus(extra);
    step.cost.lines.push(Line::of(OVERRUN_COST, i32::from(OVERRUN_POINTS)));
    step.paid.points = step.paid.points.saturating_add(OVERRUN_POINTS);
    step.paid.total = step.paid.total.plus(extra);
    if step.paid.minimum || step.paid.total.points() > limit {
        return Err(Refusal::new(OVERRUN_COST, words::points()));
    }
    Ok(step)
}

/// The vehicle drives in, under Moved as by every step (LNL-15.3-15); as often as it overruns it is not under Fired (LNL-15.3-16). Nobody
/// fires at it there: the hex holds units of both sides (LNL-5.0-04).
pub(crate) fn begin(table: &Table, overrun: &Overrun) -> Vec<Event> {
    let Overrun { vehicle, from, at, begins, step } = overrun;
    let mut events = match (begins, table.flow.moving()) {
        (Some(beginning), _) => movement::begin_among(table, beginning, *at, step, false),
        (None, Some(moving)) => movement::go_on_among(table, moving, &[vehicle.id], [*from, *at], step, false),
        (None, None) => Vec::new(),
    };
    let stage = OverrunStage::Attacks;
    events.push(Event::push(Overrunning {
        side: vehicle.side,
        vehicle: vehicle.id,
        at: table.field.map.place(*at),
        stage,
    }));
    events
}

#[cfg(test)]
#[path = "overrun_test.rs"]
mod tests;
