//! Whether an order is lawful, and what it comes to before the dice.

use crate::dispatch::report::Report;
use crate::facts::command::Command;
use crate::facts::situation::Seen;
use crate::sections::turn::{self, rules::END};
use table::{Refusal, Side};

/// Whether a side may give an order now, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, command: &Command) -> Result<Report, Refusal> {
    match seen.flow.to_act() {
        None => return Err(Refusal::new(END, turn::words::game_over())),
        Some(asked) if asked != side => return Err(Refusal::new(END, turn::words::other_sides_turn())),
        Some(_) => {}
    }
    seen.flow.top().takes(seen, command, command.ask(|order| order.time()))?;
    command.ask(|order| order.judge(seen, side))
}
