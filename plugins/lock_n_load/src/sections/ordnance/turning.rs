//! What is turned in order to fire (LNL-15.1-08 to -17, LNL-1.6.3-B09): the turret swings by itself, a hull or a team turns if the order
//! says so, also in Opportunity Fire (LNL-15.1-17, LNL-RB-04). Turning to fire is a part of the fire: it costs no movement points.

use crate::facts::command::TurnToFire;
use crate::facts::event::Event;
use crate::facts::situation::{Table, UnitNow, WeaponNow, units};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::files::vehicle::MountArc;
use crate::sections::driving::rules::DUG_IN_HULL;
use crate::sections::fire;
use crate::sections::fire::rules::TEAM_ARC;
use crate::sections::ordnance::rules::{HULL_ARC, NEAREST_FACING, TURRET_ARC};
use crate::sections::ordnance::{ShotFacts, words};
use hex_board::{Facing, Spot, in_arc, nearest_facings};
use table::{Refusal, RuleId};

/// What is turned, and where it points then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// The turret.
    Turret(Facing),
    /// The whole vehicle, or the team.
    Hull(Facing),
}

/// True if the unit has a turret.
pub fn has_turret(table: &Table, unit: UnitNow) -> bool {
    table.vehicle(unit).is_some_and(|vehicle| vehicle.turret.is_some())
}

/// Where a weapon points; none: everywhere (LNL-14.0-10).
pub fn points(table: &Table, unit: UnitNow, weapon: WeaponNow) -> Option<Facing> {
    fire::mounted::arc(table, unit, weapon.mount.0?)
}

/// The rule of the arc that a weapon has.
fn arc_rule(table: &Table, unit: UnitNow, weapon: WeaponNow) -> RuleId {
    if !unit.may(Trait::Drives) {
        TEAM_ARC
    } else if has_turret(table, unit) && weapon.mount.0 == Some(MountArc::Main) {
        TURRET_ARC
    } else {
        HULL_ARC
    }
}

/// What is turned for a shot; nothing where the target is in the weapon's arc (LNL-14.0-09, LNL-15.1-12). The turn that an order names is
/// held against the rules; where it names none, a turret swings by itself, and a hull or a team stays.
///
/// # Errors
/// The target is out of the arc, or the turn that is named does not bring it into the arc.
pub(crate) fn to_fire(
    table: &Table,
    unit: UnitNow,
    weapon: WeaponNow,
    at: Spot,
    wish: Option<TurnToFire>,
) -> Result<Option<Turned>, Refusal> {
    let (Some(points), Some(from)) = (points(table, unit, weapon), unit.spot()) else {
        return if wish.is_some() {
            Err(Refusal::new(NEAREST_FACING, words::need_not_turn(weapon.id)))
        } else {
            Ok(None)
        };
    };
    let map = &table.field.map;
    if in_arc(map, points, from.hex, at.hex) {
        return if wish.is_some() {
            Err(Refusal::new(NEAREST_FACING, words::need_not_turn(weapon.id)))
        } else {
            Ok(None)
        };
    }
    let rule = arc_rule(table, unit, weapon);
    // Reading: a turret swings by itself, a hull or a team turns only if the order says so, and then to any facing that serves.
    match wish {
        None if rule == TURRET_ARC => Ok(swung(table, unit, at).map(Turned::Turret)),
        None => Err(Refusal::new(rule, words::out_of_arc(weapon.id))),
        Some(TurnToFire::Turret(to)) => {
            if rule != TURRET_ARC {
                return Err(Refusal::new(rule, words::no_turret(weapon.id)));
            }
            if !nearest_facings(map, points, from.hex, at.hex).contains(&to) {
                return Err(Refusal::new(NEAREST_FACING, words::not_nearest(to.to_string())));
            }
            Ok(Some(Turned::Turret(to)))
        }
        Some(TurnToFire::Hull(to)) => {
            if unit.emplaced {
                return Err(Refusal::new(DUG_IN_HULL, words::emplaced(unit.id)));
            }
            // A turned turret keeps its angle to the hull (LNL-15.1-13).
            let then = to.turned(unit.facing.clockwise_to(points) as i8);
            if !in_arc(map, then, from.hex, at.hex) {
                return Err(Refusal::new(rule, words::still_out_of_arc(to.to_string())));
            }
            Ok(Some(Turned::Hull(to)))
        }
    }
}

// Reading: of two ways that are equally short the turret goes the one that ends nearer to the hull's front, then clockwise, unless the
// order names the other.
/// Where a turret swings by itself (LNL-15.1-10, LNL-15.1-12).
pub fn swung(table: &Table, unit: UnitNow, at: Spot) -> Option<Facing> {
    let from = unit.spot()?;
    let old = unit.turret_facing();
    let nearest = nearest_facings(&table.field.map, old, from.hex, at.hex);
    nearest.into_iter().min_by_key(|facing| (unit.facing.steps_to(*facing), old.clockwise_to(*facing)))
}

/// The facings to which a hull or a team may turn for a shot with the fewest steps.
pub(crate) fn hull_turns(table: &Table, unit: UnitNow, weapon: WeaponNow, at: Spot) -> Vec<Facing> {
    let (Some(points), Some(from)) = (points(table, unit, weapon), unit.spot()) else { return Vec::new() };
    let angle = unit.facing.clockwise_to(points) as i8;
    let nearest = nearest_facings(&table.field.map, points, from.hex, at.hex);
    nearest.into_iter().map(|facing| facing.turned(-angle)).collect()
}

/// What turning to fire does: a vehicle stays turned so (LNL-RB-08), and has not moved (LNL-15.1-14); a Moved marker to a team (LNL-1.6.3-B11).
pub(crate) fn events(table: &Table, facts: &ShotFacts) -> Vec<Event> {
    let Some(unit) = table.unit(facts.unit) else { return Vec::new() };
    match facts.turned {
        None => Vec::new(),
        Some(Turned::Turret(to)) => {
            let angle = unit.facing.clockwise_to(to);
            vec![Event::UnitIs { unit: unit.id, fact: units::Is::TurretTurned(angle) }]
        }
        Some(Turned::Hull(to)) => {
            let mut events = vec![Event::UnitIs { unit: unit.id, fact: units::Is::Faces(to) }];
            if !unit.may(Trait::Drives) {
                events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::Moved });
            }
            events
        }
    }
}

#[cfg(test)]
#[path = "turning_test.rs"]
mod tests;
