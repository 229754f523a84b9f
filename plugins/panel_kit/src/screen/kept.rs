//! What the game has answered for the panels. It judges many orders for that, so it is asked again only where something has changed.

use super::shown::{Action, Question, ScreenBox, Waiting};
use crate::sheet::Sheet;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use desk::players::LookingBack;
use desk::{Battle, Command, Forbidden, Hand, Prepared};
use table_view::Under;

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
}

impl<W: ScreenBox> Default for Kept<W> {
    fn default() -> Self {
        let (standing, prepared, forbidden, about) = Default::default();
        Self { buttons: Vec::new(), question: None, waiting: None, standing, prepared, forbidden, about }
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
    if anew || another || of.hand.is_changed() || of.under.is_changed() {
        let in_hand = of.hand.who.filter(|_| !of.past.is_on());
        let pointed = of.under.piece().and_then(|counter| W::about(there, counter));
        kept.about = pointed.or_else(|| W::about(there, in_hand?));
    }
}
