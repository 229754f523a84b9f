//! What the game has answered for the panels. It judges many orders for that, so it is asked again only where something has changed.

use super::shown::{Action, Places, Question, ScreenBox, Waiting};
use crate::sheet::Sheet;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use desk::players::LookingBack;
use desk::{Battle, Command, Forbidden, Hand, Prepared, Results};
use table::CounterId;
use table_view::{Carried, Under};

/// What the game has answered.
#[derive(Resource)]
pub struct Kept<W: ScreenBox> {
    /// Its buttons for whoever decides.
    pub buttons: Vec<Action<W>>,
    /// The question that a person at this screen is asked.
    pub question: Option<Question<W>>,
    /// The tray of those who are to be put onto the table.
    pub waiting: Option<Waiting>,
    /// How things stand.
    pub standing: Option<Sheet<Command<W>>>,
    /// What is prepared.
    pub prepared: Option<Sheet<Command<W>>>,
    /// What the pointer means and the rules forbid.
    pub forbidden: Option<Sheet<Command<W>>>,
    /// The counter under the pointer, else the one in the hand.
    pub about: Option<Sheet<Command<W>>>,
    /// The places in that one.
    pub places: Vec<Places>,
    /// Where one pointed when the newest result came, and what one held: it comes first at the side until that changes.
    newest: Option<Then<W>>,
    /// How many results there were.
    results: usize,
}

/// What was pointed at and held at a moment.
struct Then<W: ScreenBox> {
    who: Option<CounterId>,
    mode: W::Mode,
    under: Under,
}

/// One points at another thing from here on, in world units.
const ASIDE: f32 = 64.0;

/// True while the pointer is over the same counter, near the same place, or over a panel, where results are read.
fn points_there(then: &Under, now: &Under) -> bool {
    let near = |now: Vec2| then.at.is_some_and(|then| then.distance(now) < ASIDE);
    now.at.is_none_or(near) || (now.piece().is_some() && now.piece() == then.piece())
}

impl<W: ScreenBox> Kept<W> {
    /// The newest result is what one wants to see first: nothing else has been pointed at or taken into the hand since it came.
    pub const fn result_is_new(&self) -> bool {
        self.newest.is_some()
    }

    /// Follows the results, and what is pointed at and held.
    fn follow(&mut self, results: usize, hand: &Hand<W>, under: &Under) {
        let then = || Then { who: hand.who, mode: hand.mode, under: under.clone() };
        if results > self.results {
            self.newest = Some(then());
        } else if let Some(newest) = &self.newest
            && (results < self.results
                || (newest.who, newest.mode) != (hand.who, hand.mode)
                || !points_there(&newest.under, under))
        {
            self.newest = None;
        }
        self.results = results;
    }
}

impl<W: ScreenBox> Default for Kept<W> {
    fn default() -> Self {
        let (standing, prepared, forbidden, about) = Default::default();
        let (buttons, question, waiting, newest, places) = Default::default();
        Self { buttons, question, waiting, standing, prepared, forbidden, about, places, newest, results: 0 }
    }
}

/// What the answers are of.
#[derive(SystemParam)]
pub struct Asked<'w, W: ScreenBox> {
    battle: Option<Res<'w, Battle<W>>>,
    past: Res<'w, LookingBack<W>>,
    hand: Res<'w, Hand<W>>,
    under: Res<'w, Under>,
    prepared: Res<'w, Prepared<Command<W>>>,
    forbidden: Res<'w, Forbidden<Command<W>>>,
    results: Res<'w, Results<W>>,
    carried: Option<Res<'w, Carried>>,
}

/// Asks the game what may have changed.
pub fn ask<W: ScreenBox>(of: Asked<W>, mut kept: ResMut<Kept<W>>) {
    let Some(battle) = of.battle.as_ref() else { return };
    let (anew, another) = (battle.is_changed(), of.past.is_changed());
    let there = of.past.battle().unwrap_or(battle);
    if anew || of.hand.is_changed() {
        let hand = battle.person_decides().then_some(&*of.hand);
        kept.buttons = hand.map(|hand| W::actions(battle, hand)).unwrap_or_default();
        kept.question = hand.and_then(|hand| W::question(battle, hand));
    }
    if anew {
        kept.waiting = W::waiting(battle);
    }
    if anew || another {
        kept.standing = W::standing(there);
    }
    if anew || of.prepared.is_changed() {
        kept.prepared = of.prepared.orders.first().map(|order| W::prepared(battle, order));
    }
    if anew || of.forbidden.is_changed() {
        let forbidden = of.forbidden.0.as_ref();
        kept.forbidden = forbidden.map(|(order, refusal)| W::forbidden(battle, order, refusal));
    }
    if of.results.is_changed() || of.hand.is_changed() || of.under.is_changed() {
        kept.follow(of.results.count(), &of.hand, &of.under);
    }
    if anew || another || of.hand.is_changed() || of.under.is_changed() {
        let in_hand = of.hand.who.filter(|_| !of.past.is_on());
        let about = |counter: CounterId| Some((counter, W::about(there, counter)?));
        let pointed = of.under.piece().and_then(about).or_else(|| about(in_hand?));
        // Who is taken up there hangs on the pointer as he looks there.
        if of.carried.as_ref().is_none_or(|carried| carried.0.is_none()) {
            kept.places = pointed.as_ref().map_or_else(Vec::new, |(counter, _)| W::places(there, *counter));
        }
        kept.about = pointed.map(|(_, about)| about);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table_view::Place;

    fn under(at: Option<Vec2>, piece: Option<&str>) -> Under {
        let card = piece.map(|piece| (piece.parse().expect("an id"), Place { key: 0, storey: 0, at: Vec2::ZERO }));
        Under { at, card, ..Under::default() }
    }

    #[test]
    fn a_result_is_new_while_one_points_at_the_same_counter_or_place_or_at_a_panel() {
        let here = Some(Vec2::new(300.0, 0.0));
        let (near, far) = (Some(Vec2::new(330.0, 20.0)), Some(Vec2::new(500.0, 0.0)));
        let was = under(here, Some("a1"));
        assert!(points_there(&was, &under(None, None)), "over a panel");
        assert!(points_there(&was, &under(far, Some("a1"))), "at the other end of a long hull");
        assert!(points_there(&was, &under(near, None)) && !points_there(&was, &under(far, None)));
        assert!(!points_there(&was, &under(far, Some("a2"))));
        // It was asked for on a panel: it stays until one points at the table.
        assert!(!points_there(&under(None, None), &under(near, None)));
    }
}
