//! How fire that is held is told. Fire that is opened is an attack like any other.

use super::words;
use crate::model::Topic;
use crate::seams::tale::Tale;
use crate::wording::verbs::Verb;
use table::Side;

/// A side declined Opportunity Fire.
pub(crate) fn held(tale: &mut Tale, side: Side, for_move: bool) {
    tale.about(Topic::Fire);
    tale.says(|say| {
        let (name, holds) = (say.side(side), say.does(side, Verb::Holds));
        let text = if for_move { words::holds_for_the_move(name, holds) } else { words::holds(name, holds) };
        say.by(side, text).detail()
    });
}
