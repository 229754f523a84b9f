//! The hand of whoever plays on a free table: which counter it holds, what a click with it would order, and why the last one did not.

use crate::messages::{Forbidden, GiveOrder, OrderRefused, Prepared};
use crate::players::LookingBack;
use crate::window_box::{Command, Table};
use crate::{Battle, DeskSystems, HandOver, Pause, WindowBox};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::fmt::Debug;
use std::marker::PhantomData;
use table::{CounterId, Refusal, Side};
use table_view::{Carried, Pieces, Skip, Touched, Under, ViewBusy};

/// A game whose counters stand on a free table: one is chosen, and the next click says what it does.
pub trait TableBox: WindowBox {
    /// What a click is for, where the phase does not say it: the default does.
    type Mode: Copy + Debug + Default + PartialEq + Send + Sync;

    /// Whose a counter is.
    fn side_of(table: &Table<Self>, counter: CounterId) -> Option<Side>;
    /// The order that a click on a counter or on a place of the table means for who is in the hand.
    fn meant(
        battle: &Battle<Self>,
        hand: &Hand<Self>,
        piece: Option<CounterId>,
        at: Option<Vec2>,
    ) -> Option<Command<Self>>;
    /// A click in this mode is for a place of the table, whoever stands there.
    fn is_for_places(_mode: Self::Mode) -> bool {
        false
    }
    /// A click in this mode on a counter of the own side is for it, and chooses nobody.
    fn is_for_own(_mode: Self::Mode) -> bool {
        false
    }
    /// What the next click is for once a counter of the own side is clicked, which takes part in it or in an answer then, or not any more;
    /// none: the click is for something else.
    fn picked(_battle: &Battle<Self>, _hand: &Hand<Self>, _piece: CounterId) -> Option<Self::Mode> {
        None
    }
    /// Who is dragged where the hand takes hold of this counter of the own side: it, or another one that is in it.
    fn dragged(_battle: &Battle<Self>, _hand: &Hand<Self>, piece: CounterId) -> CounterId {
        piece
    }
    /// One counter of the own side that is dragged is let go onto another one for that one's sake, not for the place where it lies.
    fn takes(_battle: &Battle<Self>, _dragged: CounterId, _onto: CounterId) -> bool {
        false
    }
    /// What the next click is for once this one has said the first of two things, at whom before where to; none: the click orders.
    fn begun(
        _battle: &Battle<Self>,
        _hand: &Hand<Self>,
        _piece: Option<CounterId>,
        _at: Option<Vec2>,
    ) -> Option<Self::Mode> {
        None
    }
    /// A click in this mode orders nothing and chooses nobody: the game itself says what is shown by it, whosever turn it is.
    fn only_looks(_mode: Self::Mode) -> bool {
        false
    }
    /// It stays what a click is for once an order by it has been given.
    fn stays(_mode: Self::Mode) -> bool {
        false
    }
    /// Who is to be put onto the table now by whoever sits at this screen, in this order; none: nobody puts anybody there.
    fn to_place(_battle: &Battle<Self>) -> Option<Vec<CounterId>> {
        None
    }
    /// The mode once the way that it is for bends there; none: nothing bends.
    fn bent(_battle: &Battle<Self>, _hand: &Hand<Self>, _at: Vec2) -> Option<Self::Mode> {
        None
    }
    /// The mode without what clicks have added to it last, a bend or who takes part; none: nothing was.
    fn unbent(_mode: Self::Mode) -> Option<Self::Mode> {
        None
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
    /// Keys that are held.
    pub held: HeldKeys,
}

/// Keys that change what a click means while they are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldKeys {
    /// Alt: straight to the place.
    pub straight: bool,
    /// Ctrl: to the very place, to nothing near it.
    pub loose: bool,
}

impl<W: TableBox> Default for Hand<W> {
    fn default() -> Self {
        Self { who: None, mode: W::Mode::default(), refused: None, held: HeldKeys::default() }
    }
}

impl<W: TableBox> Hand<W> {
    /// Holds this one, and nothing else.
    pub fn of(who: CounterId) -> Self {
        Self { who: Some(who), ..Self::default() }
    }

    /// Holds this one instead, for what the next click was for before, where that stays.
    pub fn take(&mut self, who: CounterId) {
        let mode = if W::stays(self.mode) { self.mode } else { W::Mode::default() };
        *self = Self { held: self.held, mode, ..Self::of(who) };
    }

    /// What a click there would order.
    fn meant(&self, battle: &Battle<W>, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Command<W>> {
        W::meant(battle, self, piece.filter(|_| !W::is_for_places(self.mode)), at)
    }

    /// What lies nearest goes back: a bend or who takes part, what the next click is for, who is chosen.
    pub fn put_back(&mut self) {
        if let Some(mode) = W::unbent(self.mode) {
            (self.mode, self.refused) = (mode, None);
        } else if self.mode == W::Mode::default() {
            *self = Self { held: self.held, ..Self::default() };
        } else {
            (self.mode, self.refused) = (W::Mode::default(), None);
        }
    }
}

/// Whether clicks are heard, and where orders go.
#[derive(SystemParam)]
pub(crate) struct Ears<'w, W: TableBox> {
    past: Res<'w, LookingBack<W>>,
    hand_over: Res<'w, HandOver>,
    busy: Res<'w, ViewBusy>,
    pause: Res<'w, Pause>,
    time: Res<'w, Time<Real>>,
    orders: MessageWriter<'w, GiveOrder<Command<W>>>,
    skip: MessageWriter<'w, Skip>,
}

impl<W: TableBox> Ears<'_, W> {
    /// No order is heard now.
    fn are_shut(&self, battle: &Battle<W>) -> bool {
        let later = self.pause.holds(self.time.elapsed()) || !battle.person_decides();
        later || self.past.is_on() || self.hand_over.0.is_some()
    }

    /// Orders what is meant, if it may be ordered; the hand keeps why not.
    fn order(&mut self, battle: &Battle<W>, hand: &mut Hand<W>, order: Option<Command<W>>) {
        let Some(order) = order else { return };
        hand.refused = battle.judge(&order).err();
        if hand.refused.is_none() {
            self.orders.write(GiveOrder(order));
            if !W::stays(hand.mode) {
                hand.mode = W::Mode::default();
            }
        }
    }
}

/// What a click on the table means, and a counter that is let go on it: one is chosen, then does what the next click says.
pub(crate) fn click<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    mut touched: MessageReader<Touched>,
    mut hand: ResMut<Hand<W>>,
    mut ears: Ears<W>,
) {
    let Some(battle) = battle else { return touched.clear() };
    for touch in touched.read() {
        let shut = ears.are_shut(&battle);
        match touch {
            Touched::Clicked { .. } if W::only_looks(hand.mode) => {}
            Touched::Clicked { button: MouseButton::Right, .. } => {
                let mut back = hand.clone();
                back.put_back();
                hand.set_if_neq(back);
            }
            Touched::Clicked { .. } if shut => {
                let held = hand.held;
                hand.set_if_neq(Hand { held, ..Hand::default() });
            }
            Touched::Clicked { under, add, .. } => {
                if ears.busy.0 {
                    ears.skip.write(Skip);
                }
                left(&battle, &mut hand, &mut ears, (under.piece(), under.at), *add);
            }
            Touched::Dragged { piece, to, onto, .. } if !shut && is_own(&battle, *piece) => {
                let piece = W::dragged(&battle, &hand, *piece);
                choose(&mut hand, piece);
                let meant = |onto: &CounterId| !is_own(&battle, *onto) || W::takes(&battle, piece, *onto);
                let onto = onto.filter(|onto| W::is_for_own(hand.mode) || meant(onto));
                let order = hand.meant(&battle, onto, Some(*to));
                ears.order(&battle, &mut hand, order);
            }
            Touched::Dragged { .. } | Touched::Handed { .. } => {}
        }
    }
}

/// A click of the left button. With `add` it sets a bend, where a way is prepared.
fn left<W: TableBox>(
    battle: &Battle<W>,
    hand: &mut ResMut<Hand<W>>,
    ears: &mut Ears<W>,
    (piece, at): (Option<CounterId>, Option<Vec2>),
    add: bool,
) {
    let picked = piece.filter(|piece| is_own(battle, *piece)).and_then(|piece| W::picked(battle, hand, piece));
    let piece = piece.filter(|_| !W::is_for_places(hand.mode));
    let own = piece.filter(|piece| is_own(battle, *piece) && (!W::is_for_own(hand.mode) || hand.who.is_none()));
    let bent = at.filter(|_| add && !hand.held.loose).and_then(|at| W::bent(battle, hand, at));
    if let Some(mode) = picked {
        (hand.mode, hand.refused) = (mode, None);
    } else if let Some(own) = own {
        let held = hand.held;
        hand.set_if_neq(Hand { held, ..Hand::of(own) });
    } else if let Some(mode) = bent.or_else(|| W::begun(battle, hand, piece, at)) {
        (hand.mode, hand.refused) = (mode, None);
    } else {
        let order = hand.meant(battle, piece, at);
        ears.order(battle, hand, order);
    }
}

/// A counter of whoever decides.
fn is_own<W: TableBox>(battle: &Battle<W>, counter: CounterId) -> bool {
    W::side_of(&battle.table(), counter) == battle.to_act()
}

/// Who is dragged is chosen; if he was, with what the next click is for.
fn choose<W: TableBox>(hand: &mut ResMut<Hand<W>>, piece: CounterId) {
    if hand.who != Some(piece) {
        hand.take(piece);
    }
}

/// Follows the keys that are held, and holds who hangs on the pointer, so that what is prepared is his.
pub(crate) fn hold<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    carried: Option<Res<Carried>>,
    mut hand: ResMut<Hand<W>>,
) {
    if let Some(keys) = keys {
        let straight = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
        let loose = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
        let held = HeldKeys { straight, loose };
        if hand.held != held {
            hand.held = held;
        }
    }
    let taken = carried.filter(|carried| carried.is_changed()).and_then(|carried| carried.0);
    let Some(battle) = battle.filter(|battle| battle.person_decides()) else { return };
    if let Some(taken) = taken.filter(|taken| is_own(&battle, *taken)) {
        let taken = W::dragged(&battle, &hand, taken);
        choose(&mut hand, taken);
    }
}

/// What is prepared by pointing: what a click would order, if it may be ordered; else why not.
pub(crate) fn prepare<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    under: Res<Under>,
    hand: Res<Hand<W>>,
    carried: Option<Res<Carried>>,
    mut prepared: ResMut<Prepared<Command<W>>>,
    mut forbidden: ResMut<Forbidden<Command<W>>>,
) {
    let Some(battle) = battle else { return };
    if battle.is_changed() || under.is_changed() || hand.is_changed() {
        // A click on one of the own side would choose him.
        let for_all = W::is_for_own(hand.mode) || W::is_for_places(hand.mode);
        let carried = carried.as_ref().and_then(|carried| carried.0).and(hand.who);
        let takes = |piece: CounterId| carried.is_some_and(|carried| W::takes(&battle, carried, piece));
        let chooses = |piece: &CounterId| !for_all && is_own(&battle, *piece) && !takes(*piece);
        let (own, piece) = (under.piece().filter(chooses), under.piece().filter(|piece| !chooses(piece)));
        let dragged = own.is_some() && carried.is_some() && own != carried;
        let order = if own.is_none() || dragged { hand.meant(&battle, piece, under.at) } else { None };
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

/// Once somebody has been put onto the table the next one is chosen who is to be.
pub(crate) fn go_on_placing<W: TableBox>(
    battle: Option<Res<Battle<W>>>,
    mut hand: ResMut<Hand<W>>,
    mut before: Local<Vec<CounterId>>,
) {
    let Some(battle) = battle.filter(|battle| battle.is_changed()) else { return };
    let now = W::to_place(&battle).unwrap_or_default();
    let was = hand.who.and_then(|who| before.iter().position(|one| *one == who));
    if let Some(n) = was.filter(|n| !now.contains(&before[*n]))
        && let Some(next) = before[n..].iter().chain(before.iter()).find(|one| now.contains(one))
    {
        hand.take(*next);
    }
    *before = now;
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
        app.add_systems(Update, (hold::<W>, click::<W>).chain().in_set(DeskSystems::Intent)).add_systems(
            Update,
            (hear_refusals::<W>, go_on_placing::<W>, lay_pieces::<W>, prepare::<W>)
                .chain()
                .in_set(DeskSystems::Show)
                .after(DeskSystems::Past)
                .before(DeskSystems::Tell),
        );
        crate::of_battle::<W, Hand<W>>(app);
        crate::of_battle::<W, Forbidden<Command<W>>>(app);
    }
}
