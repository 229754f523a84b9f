//! Who can be ordered about at all.

use crate::catalogue::rules::{FIRE, MOVE};
use crate::facts::Table;
use crate::facts::soldiers::Soldier;
use crate::{Point, words};
use table::{CounterId, Refusal, Side};

/// From where a soldier of a side fires or throws, who has not done so yet.
pub fn may_act(table: &Table, side: Side, who: CounterId) -> Result<Point, Refusal> {
    let (soldier, from) = own(table, side, who)?;
    if soldier.fired { Err(Refusal::new(FIRE, words::has_fired())) } else { Ok(from) }
}

/// A soldier of a side, and where he stands.
pub fn own(table: &Table, side: Side, who: CounterId) -> Result<(Soldier, Point), Refusal> {
    let found = table.standing(side).find(|(soldier, _)| soldier.id == who);
    found.ok_or_else(|| Refusal::new(MOVE, words::no_soldier()))
}
