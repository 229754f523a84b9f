//! What can take who is dragged: vehicles with room for a man, and the places beside his vehicle for who rides.

use super::drawing::{Drawing, GOOD};
use super::driven;
use crate::battle::Battle;
use perrys_heroes::sections::riding;
use perrys_heroes::{Command, Phase};
use table::CounterId;

/// What can take this one.
pub fn takes(battle: &Battle, dragged: CounterId) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let Some(man) = table.figure(dragged).filter(|man| !man.is_vehicle() && battle.person_decides()) else {
        return drawing;
    };
    let sets_up = table.flow.phase == Phase::SetUp;
    let into =
        |into| if sets_up { Command::Board { unit: dragged, into } } else { Command::Embark { unit: dragged, into } };
    for vehicle in table.vehicles(man.side).filter(|vehicle| battle.judge(&into(vehicle.id)).is_ok()) {
        if let Some(hull) = table.hull(&vehicle) {
            driven::outline(&mut drawing, &hull, GOOD, false);
        }
    }
    let Some(vehicle) = table.ridden(&man).filter(|_| !sets_up) else { return drawing };
    let lands = |at| battle.judge(&Command::Disembark { unit: dragged, at }).is_ok();
    for at in riding::places(&table, &vehicle).into_iter().filter(|at| lands(*at)) {
        drawing.ring(at, table.field.base(), GOOD, true);
    }
    drawing
}
