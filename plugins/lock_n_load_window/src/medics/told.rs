//! How first aid is told.

use crate::tale::Tale;
use table::CounterId;

/// A wound was dressed.
pub(crate) fn dressed(tale: &mut Tale, unit: CounterId) {
    tale.says(|say| say.of(unit, format!("The wound of {} is dressed.", say.unit(unit))).detail());
}
