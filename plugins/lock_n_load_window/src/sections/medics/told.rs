//! How first aid is told.

use super::words;
use crate::seams::tale::Tale;
use table::CounterId;

/// A wound was dressed.
pub(crate) fn dressed(tale: &mut Tale, unit: CounterId) {
    tale.says(|say| say.of(unit, words::dressed(unit)).detail());
}
