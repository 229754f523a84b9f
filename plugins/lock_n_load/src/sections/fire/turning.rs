//! What is turned in order to fire (LNL-15.1-08 to -17, LNL-1.6.3-B09), a gun or machine guns: the turret swings by itself, a hull or a
//! team turns if the order says so, also in Opportunity Fire (LNL-15.1-17, LNL-RB-04). Turning to fire is a part of the fire: it costs no
//! movement points.

use crate::facts::command::TurnToFire;
use crate::facts::event::Event;
use crate::facts::frames::Salvo;
use crate::facts::situation::{Table, UnitNow, WeaponNow, units};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::files::vehicle::MountArc;
use crate::sections::driving::rules::DUG_IN_HULL;
use crate::sections::fire::rules::{IN_ARC, TEAM_ARC};
use crate::sections::fire::{mounted, words};
use crate::sections::impulse::salvos;
use crate::sections::ordnance::rules::{HULL_ARC, NEAREST_FACING, ONE_SWING, TURRET_ARC};
use hex_board::{Facing, Spot, in_arc, nearest_facings};
use table::{CounterId, Refusal, RuleId};

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
    mounted::arc(table, unit, weapon.mount.0?)
}

/// True if a weapon stands in a turret and turns with it.
fn in_turret(table: &Table, unit: UnitNow, weapon: WeaponNow) -> bool {
    unit.may(Trait::Drives) && weapon.mount.0 == Some(MountArc::Main) && has_turret(table, unit)
}

/// The rule of the arc that a weapon has.
fn arc_rule(table: &Table, unit: UnitNow, weapon: WeaponNow) -> RuleId {
    if !unit.may(Trait::Drives) {
        TEAM_ARC
    } else if table.weapon_definition(weapon).kind == WeaponKind::MachineGun {
        IN_ARC
    } else if in_turret(table, unit, weapon) {
        TURRET_ARC
    } else {
        HULL_ARC
    }
}

/// True if a target is in a weapon's arc when its hull, or its team, faces so: a turned turret keeps its angle to the hull (LNL-15.1-13).
pub(crate) fn bears(table: &Table, unit: UnitNow, weapon: WeaponNow, at: Spot, hull: Facing) -> bool {
    let (Some(points), Some(from)) = (points(table, unit, weapon), unit.spot()) else { return true };
    let then = hull.turned(unit.facing.clockwise_to(points) as i8);
    // LNL-RB-06: through one of the two front hexsides, edges included.
    in_arc(&table.field.map, then, from.hex, at.hex)
}

/// Whether a weapon fires at a target as it points now.
///
/// # Errors
/// The target is out of its arc.
pub(crate) fn within(table: &Table, unit: UnitNow, weapon: WeaponNow, at: Spot) -> Result<(), Refusal> {
    if bears(table, unit, weapon, at, unit.facing) {
        return Ok(());
    }
    Err(Refusal::new(arc_rule(table, unit, weapon), words::must_be_turned(weapon.id)))
}

/// True if a weapon fires at a target as it points now, or when its turret has swung by itself.
pub(crate) fn serves(table: &Table, unit: UnitNow, weapon: WeaponNow, at: Spot) -> bool {
    let swings = || once(table, unit, Some(Turned::Turret(unit.facing))).is_ok();
    bears(table, unit, weapon, at, unit.facing) || (in_turret(table, unit, weapon) && swings())
}

/// What is turned for a shot of a gun, or for machine guns that fire at one target; nothing where it is in the arc of all of them
/// (LNL-14.0-09, LNL-15.1-12). The turn that an order names is held against the rules; where it names none, a turret swings by itself, and a
/// hull or a team stays.
///
/// # Errors
/// The target is out of an arc, or the turn that is named does not bring it into the arc, or is one too many in this impulse.
pub(crate) fn to_fire(
    table: &Table,
    unit: UnitNow,
    weapons: &[WeaponNow],
    at: Spot,
    wish: Option<TurnToFire>,
) -> Result<Option<Turned>, Refusal> {
    let mut out = weapons.iter().copied().filter(|weapon| !bears(table, unit, *weapon, at, unit.facing));
    let Some(first) = out.next() else {
        let named = weapons.first().map_or(unit.id, |weapon| weapon.id);
        return if wish.is_some() { Err(Refusal::new(NEAREST_FACING, words::need_not_turn(named))) } else { Ok(None) };
    };
    let fixed = std::iter::once(first).chain(out).find(|weapon| !in_turret(table, unit, *weapon));
    // Reading: a turret swings by itself, a hull or a team turns only if the order says so, and then to any facing that serves.
    let turned = match (wish, fixed) {
        (None, None) => swung(table, unit, at).map(Turned::Turret),
        (None, Some(weapon)) => return within(table, unit, weapon, at).map(|()| None),
        (Some(TurnToFire::Turret(_)), Some(weapon)) => {
            return Err(Refusal::new(arc_rule(table, unit, weapon), words::no_turret(weapon.id)));
        }
        (Some(TurnToFire::Turret(to)), None) => {
            let nearest = unit
                .spot()
                .map(|from| nearest_facings(&table.field.map, unit.turret_facing(), from.hex, at.hex).contains(&to));
            if nearest != Some(true) {
                return Err(Refusal::new(NEAREST_FACING, words::not_nearest(to.to_string())));
            }
            Some(Turned::Turret(to))
        }
        (Some(TurnToFire::Hull(to)), _) => {
            if unit.emplaced {
                return Err(Refusal::new(DUG_IN_HULL, words::emplaced(unit.id)));
            }
            if let Some(weapon) = weapons.iter().find(|weapon| !bears(table, unit, **weapon, at, to)) {
                return Err(Refusal::new(arc_rule(table, unit, *weapon), words::still_out_of_arc(to.to_string())));
            }
            Some(Turned::Hull(to))
        }
    };
    once(table, unit, turned)?;
    Ok(turned)
}

/// RUL-121: a vehicle turns its hull and its turret once each to fire in an impulse; what it fires then goes along them.
// Reading: the ruling cites the rules of vehicles, so a team of several shots may turn for each of them.
fn once(table: &Table, unit: UnitNow, turned: Option<Turned>) -> Result<(), Refusal> {
    let Some(salvo) = salvos::salvo(table, unit.id).filter(|_| unit.may(Trait::Drives)) else { return Ok(()) };
    match turned {
        Some(Turned::Turret(_)) if salvo.swung => Err(Refusal::new(ONE_SWING, words::has_swung(unit.id))),
        Some(Turned::Hull(_)) if salvo.turned => Err(Refusal::new(ONE_SWING, words::has_turned(unit.id))),
        None | Some(Turned::Turret(_) | Turned::Hull(_)) => Ok(()),
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

/// What has been turned is remembered with what has been fired (RUL-121).
pub(crate) fn remember(salvo: &mut Salvo, turned: Option<Turned>) {
    match turned {
        None => {}
        Some(Turned::Turret(_)) => salvo.swung = true,
        Some(Turned::Hull(_)) => salvo.turned = true,
    }
}

/// What turning to fire does: a vehicle stays turned so (LNL-RB-08), and has not moved (LNL-15.1-14); a Moved marker to a team (LNL-1.6.3-B11).
pub(crate) fn events(table: &Table, unit: CounterId, turned: Option<Turned>) -> Vec<Event> {
    let Some(unit) = table.unit(unit) else { return Vec::new() };
    match turned {
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
