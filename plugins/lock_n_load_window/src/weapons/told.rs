//! How weapons that change hands are told.

use crate::model::Topic;
use crate::tale::{Role, Tale, plain};
use hex_board::Place;
use lock_n_load::sections::weapons::rules::TURNING;
use table::CounterId;

/// A weapon has a new owner.
pub(crate) fn taken(tale: &mut Tale, weapon: CounterId, by: CounterId) {
    tale.says(|say| say.of(by, format!("{} takes the {}.", say.unit(by), say.weapon(weapon))).detail());
}

/// A weapon lies abandoned.
pub(crate) fn dropped(tale: &mut Tale, weapon: CounterId, at: Place) {
    tale.is(Role::Follows);
    tale.says(|say| plain(format!("The {} is left in {at}.", say.weapon(weapon))).at(Some(at)).detail());
}

/// A weapon is out of the game.
pub(crate) fn gone(tale: &mut Tale, weapon: CounterId) {
    tale.is(Role::Follows);
    tale.says(|say| plain(format!("The {} is used up or lost.", say.weapon(weapon))).detail());
}

/// A machine gun was turned.
pub(crate) fn turned(tale: &mut Tale, weapon: CounterId, set_up: bool) {
    tale.about(Topic::Movement);
    let done = if set_up { "set up" } else { "packed" };
    tale.says(|say| plain(format!("The {} is {done}.", say.weapon(weapon))).rule(TURNING).detail());
}
