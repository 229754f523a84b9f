//! How fire that is held is told. Fire that is opened is an attack like any other.

use crate::model::Topic;
use crate::tale::Tale;
use table::Side;

/// A side declined Opportunity Fire.
pub(crate) fn held(tale: &mut Tale, side: Side, for_move: bool) {
    tale.about(Topic::Fire);
    let how_long = if for_move { " for the rest of this move" } else { "" };
    tale.says(|say| say.by(side, format!("{} holds fire{how_long}.", say.side(side))).detail());
}
