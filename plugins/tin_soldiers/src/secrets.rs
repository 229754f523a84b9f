//! Who lies hidden (TIN-6): what the enemy sees of him, what he is told, and how he is found.

use crate::Point;
use crate::facts::soldiers::{ALL_SEEN, Is, Soldier};
use crate::facts::{Event, Table};
use table::{CounterId, Frame as _, Seen, Side};

/// From how near a hidden soldier is found.
const FOUND: u32 = 500;

/// True if who stands there finds somebody who lies there.
pub fn near(lies: Option<Point>, stands: Point) -> bool {
    lies.is_some_and(|lies| lies.within(stands, FOUND))
}

/// He is found: first that he is hidden no longer, then all that one sees of him now.
pub fn found(soldier: Soldier) -> [Event; 2] {
    [Event::Is(soldier.id, Is::Hidden(false)), Event::Is(soldier.id, Is::Stands(soldier.at))]
}

/// Who moves, fires or throws is hidden no longer (TIN-6).
pub fn shown(table: &Table, who: CounterId) -> Vec<Event> {
    let hidden = table.soldier(who).filter(|(_, soldier)| soldier.hidden);
    hidden.map(|(_, soldier)| found(soldier).to_vec()).unwrap_or_default()
}

/// Shows the table to a question as a side sees it.
pub fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<Table<'_>>) -> T) -> T {
    let Some(kept) = table.soldiers.seen_by(side) else { return ask(&Seen::on(*table)) };
    let (mut state, start) = (table.state.clone(), table.start.seen_by(side));
    state.blank(table, side);
    ask(&Seen::on(Table { soldiers: kept.rows(), state: &state, start: &start }))
}

/// Who is told of an event that has just happened.
pub fn told_to(table: &Table, event: &Event) -> [bool; 2] {
    match event {
        Event::Is(who, is) if !ALL_SEEN => {
            let soldier = table.soldier(*who).map(|(_, soldier)| soldier);
            Side::BOTH.map(|side| soldier.is_some_and(|soldier| is.fact().seen_by(&soldier, side)))
        }
        Event::Is(..)
        | Event::PhaseBegan { .. }
        | Event::Rested { .. }
        | Event::Moved { .. }
        | Event::Shot { .. }
        | Event::Burst { .. }
        | Event::Fell { .. }
        | Event::Pushed(_)
        | Event::ReactionOver
        | Event::Over { .. } => [true; 2],
        // It holds all that is hidden.
        Event::Stands(_) => [false; 2],
    }
}

/// Whether an event shows what was hidden.
pub const fn reveals(event: &Event) -> bool {
    matches!(event, Event::Is(_, is) if comes_out(*is))
}

/// True if a fact is that he is hidden no longer.
const fn comes_out(is: Is) -> bool {
    matches!(is, Is::Hidden(false))
}
