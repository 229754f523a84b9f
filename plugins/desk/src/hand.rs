//! The hand of whoever plays on a free table: which counter it holds, what a click with it would order, and why the last one did not.

use crate::messages::{Forbidden, GiveOrder, OrderRefused, Prepared};
use crate::players::LookingBack;
use crate::window_box::{Command, Table};
use crate::{Battle, DeskSystems, HandOver, Pause, WindowBox};
use bevy::prelude::*;
use std::fmt::Debug;
use std::marker::PhantomData;
use table::{CounterId, Refusal, Side};
use table_view::{Pieces, Skip, Touched, Under, ViewBusy};

/// A game whose counters stand on a free table: one is chosen, and the next click says what it does.
pub trait TableBox: WindowBox {
    /// What a click is for, where the phase does not say it: the default does.
    type Mode: Copy + Debug + Default + PartialEq + Send + Sync;

    /// Whose a counter is.
    fn side_of(table: &Table<Self>, counter: CounterId) -> Option<Side>;
    /// The order that a click on a counter or on a place of the table means for who is in the hand.
    fn meant(
        battle: &Battle<Self>,
        who: CounterId,
        mode: Self::Mode,
        piece: Option<CounterId>,
        at: Option<Vec2>,
    ) -> Option<Command<Self>>;
    /// A click in this mode is for a place of the table, whoever stands there.
    fn is_for_places(_mode: Self::Mode) -> bool {
        false
    }
    /// All counters that the viewer sees.
    fn pieces(battle: &Battle<Self>, hand: &Hand<Self>) -> Pieces;
}

/// What is in the hand.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Hand<W: TableBox> {
    /// Who has been chosen.
    pub who: Option<CounterId>,
    /// What the next click is for.
    pub mode: W::Mode,
    /// Why the last order was refused.
    pub refused: Option<Refusal>,
}

impl<W: TableBox> Default for Hand<W> {
    fn default() -> Self {
        Self { who: None, mode: W::Mode::default(), refused: None }
    }
}

impl<W: TableBox> Hand<W> {
    /// Holds this one, and nothing else.
    pub fn of(who: CounterId) -> Self {
        Self { who: Some(who), ..Self::default() }
    }

    /// What a click there would order.
    fn meant(&self, battle: &Battle<W>, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Command<W>> {
        W::meant(battle, self.who?, self.mode, piece.filter(|_| !W::is_for_places(self.mode)), at)
    }
}

/// What a click on the table means: a counter is chosen, then does what the next click says.
pub(crate) fn click<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    mut touched: MessageReader<Touched>,
    mut hand: ResMut<Hand<W>>,
    past: Res<LookingBack<W>>,
    hand_over: Res<HandOver>,
    (busy, pause, time): (Res<ViewBusy>, Res<Pause>, Res<Time<Real>>),
    mut orders: MessageWriter<GiveOrder<Command<W>>>,
    mut skip: MessageWriter<Skip>,
) {
    let Some(battle) = battle else { return touched.clear() };
    for touch in touched.read() {
        let Touched::Clicked { under, button, .. } = touch else { continue };
        let deaf = past.is_on() || hand_over.0.is_some() || pause.holds(time.elapsed()) || !battle.person_decides();
        if *button == MouseButton::Right || deaf {
            hand.set_if_neq(Hand::default());
            continue;
        }
        if busy.0 {
            skip.write(Skip);
        }
        let own = |id: &CounterId| W::side_of(&battle.table(), *id) == battle.to_act();
        let piece = under.piece().filter(|_| !W::is_for_places(hand.mode));
        if let Some(own) = piece.filter(own) {
            hand.set_if_neq(Hand::of(own));
        } else if let Some(order) = hand.meant(&battle, piece, under.at) {
            hand.refused = battle.judge(&order).err();
            if hand.refused.is_none() {
                orders.write(GiveOrder(order));
                hand.mode = W::Mode::default();
            }
        }
    }
}

/// What is prepared by pointing: what a click would order, if it may be ordered; else why not.
pub(crate) fn prepare<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    under: Res<Under>,
    hand: Res<Hand<W>>,
    mut prepared: ResMut<Prepared<Command<W>>>,
    mut forbidden: ResMut<Forbidden<Command<W>>>,
) {
    let Some(battle) = battle else { return };
    if battle.is_changed() || under.is_changed() || hand.is_changed() {
        let order = hand.meant(&battle, under.piece(), under.at);
        let refusal = order.as_ref().and_then(|order| battle.judge(order).err());
        let (orders, refused) = match (order, refusal) {
            (Some(order), Some(refusal)) => (Vec::new(), Some((order, refusal))),
            (order, _) => (order.into_iter().collect(), None),
        };
        prepared.set_if_neq(Prepared { orders });
        forbidden.set_if_neq(Forbidden(refused));
    }
}

/// Who has been refused is told so.
pub(crate) fn hear_refusals<W: TableBox>(
    mut refused: MessageReader<OrderRefused<Command<W>>>,
    mut hand: ResMut<Hand<W>>,
) {
    if let Some(refused) = refused.read().last() {
        hand.refused = Some(refused.refusal.clone());
    }
}

/// Brings the counters up to date. Nothing of the battle lies there while the screen changes hands.
pub(crate) fn lay_pieces<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    mut hand: ResMut<Hand<W>>,
    past: Res<LookingBack<W>>,
    hand_over: Res<HandOver>,
    mut pieces: ResMut<Pieces>,
) {
    let Some(battle) = battle else { return };
    if hand_over.0.is_some() {
        hand.set_if_neq(Hand::default());
        pieces.set_if_neq(Pieces::default());
    } else if battle.is_changed() || hand.is_changed() || past.is_changed() || hand_over.is_changed() {
        pieces.set_if_neq(match past.battle() {
            Some(past) => W::pieces(past, &Hand::default()),
            None => W::pieces(&battle, &hand),
        });
    }
}

/// A hand on the free table of a game.
pub struct HandPlugin<W>(PhantomData<W>);

impl<W> Default for HandPlugin<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: TableBox> Plugin for HandPlugin<W> {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, click::<W>.in_set(DeskSystems::Intent)).add_systems(
            Update,
            (hear_refusals::<W>, lay_pieces::<W>, prepare::<W>)
                .chain()
                .in_set(DeskSystems::Show)
                .after(DeskSystems::Past)
                .before(DeskSystems::Tell),
        );
        crate::of_battle::<W, Hand<W>>(app);
        crate::of_battle::<W, Forbidden<Command<W>>>(app);
    }
}
