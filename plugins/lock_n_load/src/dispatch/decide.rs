//! What comes of an order, by the rule section that owns it, and the list of what goes on by itself.

use crate::dispatch::report::Report;
use crate::facts::event::Event;
use crate::facts::game::LockNLoad;
use crate::facts::situation::Table;
use crate::sections::{indirect_fire, ordnance, snipers, spotting, victory};
use table::{DiceCup, Order, RuleSet, Side};

/// What comes of an order that was judged, worked out on the table.
pub(crate) fn carry_out(table: &Table, dice: &mut DiceCup, side: Side, report: Report) -> Vec<Event> {
    let mut events = report.carry_out(table, dice, side);
    indirect_fire::entered(table, &mut events);
    events
}

/// What happens next by itself: what is read after every event, then what is going on. So an attack is worked out before a sniper or
/// anybody else reacts (RUL-96), reactions come before the next step (RUL-82), a melee after the moves into it (LNL-8.0-29).
pub(crate) fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    if table.flow.outcome.is_some() {
        return Vec::new();
    }
    // Control and victory are read after every event, also while a question is open (LNL-SC-07, -10), and so is what
    // weapons have acquired (14.3).
    let standing: [fn(&Table) -> Vec<Event>; 4] =
        [victory::control, victory::at_once, ordnance::acquisition::lost, spotting::unspot];
    let asked = table.flow.question.is_some();
    for rule in &standing[..if asked { 3 } else { 4 }] {
        let events = rule(table);
        if !events.is_empty() {
            return events;
        }
    }
    if let Some(question) = &table.flow.question {
        // Where there is no choice the answer goes without saying.
        let only = question
            .only_answer(table)
            .map(|command| LockNLoad::decide(table, dice, &Order { side: question.side(), command }));
        return only.and_then(Result::ok).unwrap_or_default();
    }
    let top = table.flow.top();
    if top.open() {
        let events = snipers::proceed(table, dice);
        if !events.is_empty() {
            return events;
        }
    }
    let mut events = top.proceed(table, dice);
    indirect_fire::entered(table, &mut events);
    events
}
