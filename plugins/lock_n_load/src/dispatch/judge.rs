//! Whether an order is lawful, and what it comes to before the dice are thrown: asked at the door, by previews and by buttons alike.

use crate::dispatch::report::Report;
use crate::facts::command::Command;
use crate::facts::seen::Seen;
use crate::facts::time::Time;
use crate::sections::turn;
use crate::sections::victory::rules::OVER;
use table::{Refusal, Side};

/// Whether a side may give an order now, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, command: &Command) -> Result<Report, Refusal> {
    if seen.flow.outcome.is_some() {
        return Err(Refusal::new(OVER, turn::words::game_over()));
    }
    in_time(seen, side, command)?;
    if let Some(idle) = command.idle_field() {
        return Err(Refusal::new(idle.rule, turn::words::idle_field(idle.field, idle.reason)));
    }
    command.ask(|order| order.judge(seen, side))
}

/// Whether it is the side's turn to give such an order.
pub(crate) fn in_time(table: &Seen, side: Side, command: &Command) -> Result<(), Refusal> {
    let time = command.ask(|order| order.waits(table, side).map(|()| order.time()))?;
    match time {
        // LNL-11.4-13: a sniper's placement needs no turn.
        Time::Always(_) => Ok(()),
        Time::SetUp | Time::SetUpOrRally(_) | Time::Rally(_) | Time::Impulse | Time::Move | Time::Answer(_) => {
            turn::may_order(table, side, command, time)
        }
    }
}
