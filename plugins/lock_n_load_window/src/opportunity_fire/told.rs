//! How fire that is held is told. Fire that is opened is an attack like any other.

use super::words;
use crate::model::Topic;
use crate::tale::Tale;
use table::Side;

/// A side declined Opportunity Fire.
pub(crate) fn held(tale: &mut Tale, side: Side, for_move: bool) {
    tale.about(Topic::Fire);
    tale.says(|say| {
        let text = if for_move { words::holds_for_the_move } else { words::holds };
        say.by(side, text(say.side(side))).detail()
    });
}
