//! From events to what the view plays: counters slide, flip and fall, fire and dice are shown, each with a word of why; what concerns
//! the whole battle is announced. What an event looks like stands in its section ([`crate::seams::tale`]).

use crate::battle::Battle;
use crate::counters::{faces, names};
use crate::seams::stage::{Inks, Stage};
use crate::theme::Theme;
use crate::{telling, words};
use lock_n_load::{Event, follow, units};
use table::{Say, Side};
use table_view::Step;

/// What the view plays for these events of a side's order; `before` is the position before them.
pub fn steps<'a>(
    battle: &'a Battle,
    theme: &Theme,
    before: &units::Kept,
    side: Option<Side>,
    events: &'a [Event],
) -> Vec<Step> {
    let (units, inks) = (before.clone(), Inks::of(theme, battle));
    let mut stage = Stage { table: battle.table(), units, steps: Vec::new(), inks, side, events, now: 0 };
    for (now, event) in events.iter().enumerate() {
        stage.now = now;
        telling::play(&mut stage, event);
        follow(stage.table.field, &mut stage.units, event);
    }
    if !stage.steps.is_empty() {
        let pieces = faces::pieces(battle, &crate::model::Selection::default());
        let at = stage.steps.iter().rposition(|step| !matches!(step, Step::Banner { .. } | Step::Look { .. }));
        // Announcements at the end stand over the board as it is then.
        stage.steps.insert(at.map_or(0, |at| at + 1), Step::Settle(Box::new(pieces)));
    }
    stage.steps
}

/// The announcement of what a side did not have to order, because nothing else was left.
pub fn by_itself(battle: &Battle, theme: &Theme, side: Side, what: Say) -> Step {
    let inks = Inks::of(theme, battle);
    let title = words::by_itself(names::side(&battle.table(), side), what).said();
    Step::Banner { title, line: String::new(), dice: Vec::new(), colour: inks.sides[side.index()] }
}
