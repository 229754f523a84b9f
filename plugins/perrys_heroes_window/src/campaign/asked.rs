//! What is asked of a side: what it intends, and whether it ends the campaign.

use super::head::capital;
use super::look::Look;
use super::words;
use crate::builder::Kind;
use bevy_egui::egui::Ui;
use perrys_heroes::campaign::{Order, intentions, order_word};
use perrys_heroes::values::Task;
use table::{Say, Side};

/// What an order asks for, in a sentence; a meeting is none that a side gives itself.
fn about(order: Task) -> Option<Say> {
    match order {
        Task::Withdraw => Some(words::about_withdraw()),
        Task::Hold => Some(words::about_hold()),
        Task::CounterAttack => Some(words::about_counter_attack()),
        Task::Advance => Some(words::about_advance()),
        Task::Dash => Some(words::about_dash()),
        Task::Meet => None,
    }
}

/// The five orders, each with the reason why not (PH-11.2-01).
pub(super) fn intention(ui: &mut Ui, look: &mut Look, side: Side) -> Option<Order> {
    look.title(ui, &words::intention(), look.accent(side));
    look.aside(ui, &words::intention_is_secret());
    let mut chosen = None;
    for (order, lawful) in intentions(look.seen, side) {
        let name = Say::told(capital(&order_word(order)));
        if look.wide(ui, &name, Kind::Plain, lawful.as_ref().err()) {
            chosen = Some(Order::Intend(order));
        }
        if let Some(about) = about(order).filter(|_| lawful.is_ok()) {
            look.aside(ui, &about);
        }
    }
    chosen
}

/// The end of the campaign, or another battle (PH-11.1-04).
pub(super) fn end(ui: &mut Ui, look: &mut Look, side: Side) -> Option<Order> {
    look.title(ui, &words::may_end(), look.accent(side));
    look.words(ui, &words::may_end_why());
    let ends = look.wide(ui, &words::end_it(), Kind::Main, None);
    let goes_on = look.wide(ui, &words::go_on(), Kind::Plain, None);
    match (ends, goes_on) {
        (true, _) => Some(Order::End),
        (false, true) => Some(Order::GoOn),
        (false, false) => None,
    }
}
