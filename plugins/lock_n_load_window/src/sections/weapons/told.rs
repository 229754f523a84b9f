//! How weapons that change hands are told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use hex_board::Place;
use lock_n_load::sections::weapons::rules::TURNING;
use table::CounterId;

/// A weapon has a new owner.
pub(crate) fn taken(tale: &mut Tale, weapon: CounterId, by: CounterId) {
    tale.says(|say| say.of(by, words::taken(by, weapon)).detail());
}

/// A weapon lies abandoned.
pub(crate) fn dropped(tale: &mut Tale, weapon: CounterId, at: Place) {
    tale.is(Role::Follows);
    tale.says(|say| say.plain(words::left(weapon, at)).at(Some(at)).detail());
}

/// A weapon is out of the game.
pub(crate) fn gone(tale: &mut Tale, weapon: CounterId) {
    tale.is(Role::Follows);
    tale.says(|say| say.plain(words::gone(weapon)).detail());
}

/// A machine gun was turned.
pub(crate) fn turned(tale: &mut Tale, weapon: CounterId, set_up: bool) {
    tale.about(Topic::Movement);
    let text = if set_up { words::set_up } else { words::packed };
    tale.says(|say| say.plain(text(weapon)).rule(TURNING).detail());
}
