//! How going aboard and leaving are told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sections::movement;
use hex_board::Place;
use lock_n_load::sections::passengers::rules::HALF_FACTORS;
use table::CounterId;
use table_view::Step;

/// Units went aboard a vehicle.
pub(crate) fn mounted(tale: &mut Tale, units: &[CounterId], vehicle: CounterId, cost: u8) {
    tale.about(Topic::Movement);
    tale.is(Role::Closes);
    tale.says(|say| say.of(vehicle, words::go_aboard(units, vehicle, movement::spent(cost, &[]))).rule(HALF_FACTORS));
    tale.plays(|stage| stage.push(Step::Board { keys: units.to_vec(), onto: vehicle }));
}

/// Passengers left their vehicle.
pub(crate) fn dismounted(tale: &mut Tale, units: &[CounterId], vehicle: CounterId, at: Place, cost: u8) {
    tale.about(Topic::Movement);
    tale.is(Role::Closes);
    tale.says(|say| {
        let dismount = if units.len() > 1 { words::dismount() } else { words::dismounts() };
        let text = words::leave_their_vehicle(units, dismount, vehicle, movement::spent(cost, &[]));
        say.of(vehicle, text).at(Some(at)).rule(HALF_FACTORS)
    });
}
