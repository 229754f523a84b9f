//! How a sniper's appearance is told. His fire is an attack like any other.

use super::words;
use crate::seams::tale::Tale;
use hex_board::Place;
use lock_n_load::Trait;
use table::CounterId;

/// A unit stands somewhere else. Snipers appear on the map in the middle of a turn; everybody else has been seen moving.
pub(crate) fn placed(tale: &mut Tale, unit: CounterId, at: Place) {
    if tale.table().unit(unit).is_some_and(|unit| unit.may(Trait::Snipes)) {
        tale.says(|say| say.of(unit, words::placed(unit, at)).at(Some(at)));
    }
}
