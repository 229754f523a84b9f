//! What the screen reads, what is wanted of it, and how that is done.

use super::kept::Kept;
use super::shown::ScreenBox;
use crate::theme::Theme;
use crate::{DeskKey, OpenPanels, account_card, hint_card, last_action};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use desk::hints::{HintNow, Hints};
use desk::luck::{Luck, TryAgain};
use desk::players::{Chances, Computers, ForPlayers, LookingBack, Stride};
use desk::{Battle, Command, GiveOrder, Hand, HandOver, HandedOver, Log, Pause, Prepared, Results, ToMenu, Undo};
use leafwing_input_manager::prelude::InputMap;
use table::CounterId;
use table_view::{Carried, TakeUp, View, ViewBusy};

/// What panels read.
#[derive(SystemParam)]
pub(super) struct Reads<'w, 's, W: ScreenBox> {
    pub battle: Res<'w, Battle<W>>,
    pub prepared: Res<'w, Prepared<Command<W>>>,
    pub kept: Res<'w, Kept<W>>,
    pub carried: Option<Res<'w, Carried>>,
    pub log: Res<'w, Log<W>>,
    pub chances: Res<'w, Chances<W>>,
    pub computers: Res<'w, Computers<W>>,
    pub luck: Res<'w, Luck<W>>,
    pub hint: Res<'w, HintNow<W>>,
    pub busy: Res<'w, ViewBusy>,
    pub hand_over: Res<'w, HandOver>,
    pub pause: Res<'w, Pause>,
    pub time: Res<'w, Time<Real>>,
    pub theme: Res<'w, Theme>,
    pub keys: Query<'w, 's, &'static InputMap<DeskKey>>,
}

/// What somebody wants of the screen.
pub enum Wish<W: ScreenBox> {
    /// A whole order.
    Order(Command<W>),
    /// The next click is for this.
    Mode(W::Mode),
    /// This one is chosen.
    Choose(CounterId),
    /// This one is taken up, and hangs on the pointer from here on.
    TakeUp(CounterId),
    /// The last order is taken back.
    Undo,
    /// A step through what was done.
    Past(Stride),
    /// Something of the computer players.
    Players(ForPlayers),
    /// The battle goes on as it stood after so many entries of its journal.
    TryAgain {
        /// So many.
        entries: usize,
        /// The sides swapped between whoever plays them.
        swapped: bool,
    },
    /// The camera goes to a place of the world.
    LookAt(Vec2),
    /// What was said to a hint.
    Hint(hint_card::Asked),
    /// What was asked of the account.
    Account(account_card::Asked),
    /// What was asked of what was rolled.
    Result(last_action::Asked),
    /// Who is to look now sits before the screen.
    HandedOver,
    /// Back to the menu.
    ToMenu,
}

/// What is changed by wishes.
#[derive(SystemParam)]
pub(super) struct Writes<'w, W: ScreenBox> {
    pub hand: ResMut<'w, Hand<W>>,
    pub past: ResMut<'w, LookingBack<W>>,
    pub results: ResMut<'w, Results<W>>,
    pub hints: ResMut<'w, Hints>,
    view: Option<ResMut<'w, View>>,
    orders: MessageWriter<'w, GiveOrder<Command<W>>>,
    undo: MessageWriter<'w, Undo>,
    take_up: MessageWriter<'w, TakeUp>,
    players: MessageWriter<'w, ForPlayers>,
    try_again: MessageWriter<'w, TryAgain>,
    handed: MessageWriter<'w, HandedOver>,
    menu: MessageWriter<'w, ToMenu>,
    redraw: MessageWriter<'w, bevy::window::RequestRedraw>,
}

impl<W: ScreenBox> Writes<'_, W> {
    /// The table as it is seen.
    pub(super) fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    /// Does what is wanted. `deaf` while no order is heard: a card that has only just come up was not what the click was meant for.
    pub(super) fn fulfil(&mut self, wishes: Vec<Wish<W>>, battle: &Battle<W>, open: &mut OpenPanels, deaf: bool) {
        if !wishes.is_empty() {
            // What is wished for happens in the next frame, which a resting window would not draw by itself.
            self.redraw.write(bevy::window::RequestRedraw);
        }
        for wish in wishes {
            match wish {
                Wish::Order(_) if deaf || self.past.is_on() => {}
                Wish::Order(order) => _ = self.orders.write(GiveOrder(order)),
                Wish::Mode(mode) => self.hand.mode = mode,
                Wish::Choose(who) => self.hand.take(who),
                Wish::TakeUp(who) => _ = self.take_up.write(TakeUp(who)),
                Wish::Undo => _ = self.undo.write(Undo),
                Wish::Past(stride) | Wish::Account(account_card::Asked::LookBack(stride)) => {
                    self.past.step(battle, stride);
                }
                Wish::Players(wish) => {
                    open.advice |= matches!(wish, ForPlayers::Advise | ForPlayers::WhyNot);
                    self.players.write(wish);
                }
                Wish::TryAgain { entries, swapped } => {
                    self.try_again.write(TryAgain { battle: battle.born(), entries, swapped });
                }
                Wish::LookAt(place) => self.view.iter_mut().for_each(|view| view.look_at(place)),
                Wish::Hint(hint_card::Asked::Seen(hint)) => self.hints.see(hint.id),
                Wish::Hint(hint_card::Asked::NoMore) => self.hints.on = false,
                Wish::Account(account_card::Asked::Show(stretch)) => self.results.account = Some(stretch),
                Wish::Account(account_card::Asked::Read) => self.results.put_account_away(),
                Wish::Result(last_action::Asked::PutAway) => self.results.dismissed = true,
                Wish::Result(last_action::Asked::Show(n)) => self.results.shown = n,
                Wish::HandedOver => _ = self.handed.write(HandedOver),
                Wish::ToMenu => _ = self.menu.write(ToMenu),
            }
        }
    }
}
