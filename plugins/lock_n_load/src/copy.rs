//! Copies a position into another world that is kept for it: the sandbox of a computer opponent, which plays on from the position and
//! throws what it has played away with the next copy.

use crate::apply::Entities;
use crate::counters::{At, CarriedBy, OffMap, TripodSetUp, Unit, Weapon};
use crate::flow::Flow;
use crate::markers::{HexMarker, Marker, Shaken};
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
    to.resource_scope(|to, mut here: Mut<Situation>| {
        to.resource_scope(|to, entities: Mut<Entities>| {
            for ((new, old), entity) in there.units.iter().zip(&here.units).zip(&entities.units) {
                if new != old {
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
            hex_markers(&field, there, to);
        }
        here.copy_from(there);
    });
    let mut old = to.resource_mut::<Flow>();
    if *old != *flow {
        old.clone_from(flow);
    }
    to.resource_mut::<Sights>().copy_from(sights);
}

fn unit(field: &BattlefieldData, entity: &mut EntityWorldMut, old: &UnitNow, new: &UnitNow) {
    if new.definition != old.definition {
        put(entity, Unit { definition: new.definition });
    }
    match (old.state, new.state) {
        (old, new) if old == new => {}
        (UnitState::On(_), UnitState::On(spot)) => put(entity, At(field.map.place(spot))),
        (UnitState::Off(_), UnitState::Off(off)) => put(entity, off),
        (UnitState::Off(_), UnitState::On(spot)) => {
            entity.insert(At(field.map.place(spot))).remove::<OffMap>();
        }
        (UnitState::On(_), UnitState::Off(off)) => {
            entity.insert(off).remove::<At>();
        }
    }
    match (old.shaken, new.shaken) {
        (false, true) => drop(entity.insert(Shaken)),
        (true, false) => drop(entity.remove::<Shaken>()),
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
            None => drop(entity.remove::<CarriedBy>()),
        }
    }
    if new.lies != old.lies {
        match new.lies {
            Some(spot) => put(entity, At(field.map.place(spot))),
            None => drop(entity.remove::<At>()),
        }
    }
    match (old.set_up, new.set_up) {
        (false, true) => drop(entity.insert(TripodSetUp)),
        (true, false) => drop(entity.remove::<TripodSetUp>()),
        _ => {}
    }
    match (old.gone, new.gone) {
        (false, true) => drop(entity.insert(OffMap::Lost)),
        (true, false) => drop(entity.remove::<OffMap>()),
        _ => {}
    }
}

/// Writes over the component where there is one: that leaves the entity in its place, which an insertion looks up anew.
fn put<C: Component<Mutability = bevy_ecs::component::Mutable>>(entity: &mut EntityWorldMut, value: C) {
    match entity.get_mut::<C>() {
        Some(mut there) => *there = value,
        None => drop(entity.insert(value)),
    }
}

/// Markers on the map have no identity: those that lie there are laid elsewhere, and only the difference in number is made or destroyed.
fn hex_markers(field: &BattlefieldData, there: &Situation, to: &mut World) {
    let mut wanted = there.hexes.all.iter().map(|(spot, marker)| (*marker, At(field.map.place(*spot))));
    let mut left_over = Vec::new();
    let mut query = to.query::<(Entity, &mut HexMarker, &mut At)>();
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
