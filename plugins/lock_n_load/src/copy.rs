//! Copies a position into another world that is kept for it: the sandbox of a computer opponent, which plays on from the position and
//! throws what it has played away with the next copy.

use crate::apply::Entities;
use crate::counters::{At, CarriedBy, Listed, OffMap, TripodSetUp, Unit, Weapon};
use crate::flow::Flow;
use crate::markers::{HexMarker, Marker, Markers, Shaken};
use crate::rule_set::{Battlefield, BattlefieldData, Sights};
use crate::situation::{Situation, UnitNow, UnitState, WeaponNow};
use bevy_ecs::prelude::*;
use std::sync::Arc;

/// Makes the position of one world that of another, in place: only what differs is written, and nothing is looked up by name or type.
/// Where both worlds have the same components on every counter and the same markers on the map, no entity moves in memory.
///
/// The dice stay what they are: a sandbox that threw the game's own dice would know what comes.
///
/// # Panics
/// The worlds were not set up from the same [`crate::Start`].
pub fn copy_position(from: &World, to: &mut World) {
    let field = to.resource::<Battlefield>().clone();
    assert!(Arc::ptr_eq(&from.resource::<Battlefield>().0, &field.0), "both worlds play the same start");
    let (there, flow, sights) = (from.resource::<Situation>(), from.resource::<Flow>(), from.resource::<Sights>());
    if !to.contains_resource::<CopyQueries>() {
        let queries = CopyQueries { units: QueryState::new(to), hexes: QueryState::new(to) };
        to.insert_resource(queries);
    }
    to.resource_scope(|to, mut queries: Mut<CopyQueries>| {
        to.resource_scope(|to, mut here: Mut<Situation>| {
            values(&field, there, &here, &mut queries.units, to);
            to.resource_scope(|to, entities: Mut<Entities>| {
                for ((new, old), entity) in there.units.iter().zip(&here.units).zip(&entities.units) {
                    if components(new) != components(old) {
                        unit(&field, &mut to.entity_mut(*entity), old, new);
                    }
                }
                for ((new, old), entity) in there.weapons.iter().zip(&here.weapons).zip(&entities.weapons) {
                    if new != old {
                        weapon(&field, there, &mut to.entity_mut(*entity), old, new);
                    }
                }
            });
            if there.hexes.all != here.hexes.all {
                hex_markers(&field, there, &mut queries.hexes, to);
            }
            here.copy_from(there);
        });
    });
    let mut old = to.resource_mut::<Flow>();
    if *old != *flow {
        old.clone_from(flow);
    }
    to.resource_mut::<Sights>().copy_from(sights);
}

/// The queries of the copy, kept in the world that is copied into.
#[derive(Resource)]
struct CopyQueries {
    units: QueryState<(&'static Listed, &'static mut Unit, Option<&'static mut At>, Option<&'static mut OffMap>)>,
    hexes: QueryState<(Entity, &'static mut HexMarker, &'static mut At)>,
}

/// Which components a unit has: on the map or off it, Shaken, its markers.
fn components(unit: &UnitNow) -> (bool, bool, Markers) {
    (unit.spot().is_some(), unit.shaken, unit.markers)
}

/// Writes the values of units whose component is there already, in the order in which they lie in memory.
fn values(
    field: &BattlefieldData,
    there: &Situation,
    here: &Situation,
    units: &mut QueryState<(&'static Listed, &'static mut Unit, Option<&'static mut At>, Option<&'static mut OffMap>)>,
    to: &mut World,
) {
    for (listed, mut unit, at, off) in units.iter_mut(to) {
        let (new, old) = (&there.units[usize::from(listed.0)], &here.units[usize::from(listed.0)]);
        if new.definition != old.definition {
            unit.definition = new.definition;
        }
        match (new.state, at, off) {
            (UnitState::On(spot), Some(mut at), _) if new.state != old.state => at.0 = field.map.place(spot),
            (UnitState::Off(off), _, Some(mut is)) if new.state != old.state => *is = off,
            _ => {}
        }
    }
}

/// Gives a unit the components that it lacks and takes those that it has too many.
fn unit(field: &BattlefieldData, entity: &mut EntityWorldMut, old: &UnitNow, new: &UnitNow) {
    match (old.state, new.state) {
        (UnitState::Off(_), UnitState::On(spot)) => {
            entity.insert(At(field.map.place(spot))).remove::<OffMap>();
        }
        (UnitState::On(_), UnitState::Off(off)) => {
            entity.insert(off).remove::<At>();
        }
        _ => {}
    }
    match (old.shaken, new.shaken) {
        (false, true) => {
            entity.insert(Shaken);
        }
        (true, false) => {
            entity.remove::<Shaken>();
        }
        _ => {}
    }
    if old.markers != new.markers {
        for marker in Marker::ALL {
            match (old.has(*marker), new.has(*marker)) {
                (false, true) => marker.insert(entity),
                (true, false) => marker.remove(entity),
                _ => {}
            }
        }
    }
}

fn weapon(field: &BattlefieldData, there: &Situation, entity: &mut EntityWorldMut, old: &WeaponNow, new: &WeaponNow) {
    if new.definition != old.definition {
        put(entity, Weapon { definition: new.definition });
    }
    if new.carrier != old.carrier {
        match new.carrier {
            Some(owner) => put(entity, CarriedBy(there.units[usize::from(owner)].id)),
            None => {
                entity.remove::<CarriedBy>();
            }
        }
    }
    if new.lies != old.lies {
        match new.lies {
            Some(spot) => put(entity, At(field.map.place(spot))),
            None => {
                entity.remove::<At>();
            }
        }
    }
    match (old.set_up, new.set_up) {
        (false, true) => {
            entity.insert(TripodSetUp);
        }
        (true, false) => {
            entity.remove::<TripodSetUp>();
        }
        _ => {}
    }
    match (old.gone, new.gone) {
        (false, true) => {
            entity.insert(OffMap::Lost);
        }
        (true, false) => {
            entity.remove::<OffMap>();
        }
        _ => {}
    }
}

/// Writes over the component where there is one: that leaves the entity in its place, which an insertion looks up anew.
fn put<C: Component<Mutability = bevy_ecs::component::Mutable>>(entity: &mut EntityWorldMut, value: C) {
    match entity.get_mut::<C>() {
        Some(mut there) => *there = value,
        None => {
            entity.insert(value);
        }
    }
}

/// Markers on the map have no identity: those that lie there are laid elsewhere, and only the difference in number is made or destroyed.
fn hex_markers(
    field: &BattlefieldData,
    there: &Situation,
    query: &mut QueryState<(Entity, &'static mut HexMarker, &'static mut At)>,
    to: &mut World,
) {
    let mut wanted = there.hexes.all.iter().map(|(spot, marker)| (*marker, At(field.map.place(*spot))));
    let mut left_over = Vec::new();
    for (entity, mut marker, mut at) in query.iter_mut(to) {
        match wanted.next() {
            Some(next) => (*marker, *at) = next,
            None => left_over.push(entity),
        }
    }
    for entity in left_over {
        to.despawn(entity);
    }
    let missing: Vec<_> = wanted.collect();
    to.spawn_batch(missing);
}

#[cfg(test)]
#[path = "copy_test.rs"]
mod tests;
