//! Whether an order is lawful, and what it comes to before the dice.

use crate::dispatch::report::Report;
use crate::facts::command::Command;
use crate::facts::situation::Seen;
use crate::sections::turn;
use table::{Refusal, Side};

/// Whether a side may give an order now, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, command: &Command) -> Result<Report, Refusal> {
    match seen.flow.to_act() {
        None => return Err(turn::over()),
        Some(asked) if asked != side => return Err(turn::not_yours()),
        Some(_) => {}
    }
    seen.flow.top().takes(seen, command, command.ask(|order| order.time()))?;
    command.ask(|order| order.judge(seen, side))
}
