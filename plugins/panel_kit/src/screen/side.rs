//! The panel at the side: a hint, what the others did, what is prepared or in the hand, what was rolled.

use super::draw::Screen;
use super::shown::ScreenBox;
use super::waiting;
use super::wishes::Wish;
use crate::last_action::{self, Place};
use crate::players::advice_window;
use crate::sheet::{Followed, Print, Sheet};
use crate::theme::{self, TEXT};
use crate::widgets::note;
use crate::{Kit, account_card, dice, hint_card, sheet, side_panel, words};
use bevy_egui::egui::{Align, Id, Ui};
use desk::Command;

/// Side of a die of a result.
const DIE: f32 = 26.0;

/// The panel is scrolled up once for each new result.
fn comes_up(ui: &mut Ui, results: usize) {
    let seen = Id::new("results that came up");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(seen, 0), results));
    if before != results {
        ui.scroll_to_cursor(Some(Align::TOP));
    }
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    pub(super) fn side(&mut self, root: &mut Ui, kit: &mut Kit) {
        let width = root.ctx().viewport_rect().width();
        let [shown, _] = advice_window::beside_the_map(kit.open, width);
        if shown && !waiting::crowds(self.battle, kit.open, width) {
            let foot = None::<fn(&mut Ui, &mut &mut Kit)>;
            side_panel::show(root, &mut &mut *kit, foot, |ui, kit| self.content(ui, kit));
        }
    }

    fn content(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let (battle, rests) = (self.battle, !self.reads.busy.0 && !self.past.is_on());
        let kept = &*self.reads.kept;
        let prepared = kept.prepared.as_ref().filter(|_| !self.past.is_on());
        // What has just been rolled is what one wants to see, whatever else the panel has to say.
        let is_new = kept.result_is_new() && !self.past.is_on();
        if is_new {
            comes_up(ui, self.results.count());
            self.last_result(ui, kit);
        }
        self.sheet(ui, kit, kept.standing.as_ref());
        if let Some(hint) = self.reads.hint.0.filter(|_| rests)
            && let Some(asked) = hint_card::show(ui, kit, hint, W::HINTS)
        {
            self.wishes.push(Wish::Hint(asked));
        }
        // What is prepared needs the room of the account, and so does a question.
        let asked = W::asked(&battle.table()).is_some();
        if rests
            && battle.person_decides()
            && !asked
            && prepared.is_none()
            && let Some(asked) = account_card::show(ui, kit, battle, self.results, &self.reads.log)
        {
            self.wishes.push(Wish::Account(asked));
        }
        match prepared {
            Some(prepared) => self.sheet(ui, kit, Some(prepared)),
            None if !self.past.is_on() => {
                self.sheet(ui, kit, kept.forbidden.as_ref());
                self.in_hand(ui, kit);
            }
            None => {}
        }
        // What was rolled is not to be looked for below what is known of a counter.
        if !is_new {
            self.last_result(ui, kit);
        }
        self.sheet(ui, kit, kept.about.as_ref());
        self.places(ui, kit);
        ui.add_space(8.0);
    }

    /// A sheet, and what is asked for by presses on it.
    fn sheet(&mut self, ui: &mut Ui, kit: &mut Kit, sheet: Option<&Sheet<Command<W>>>) {
        let asked = sheet.map(|sheet| sheet::show(ui, kit, sheet)).unwrap_or_default();
        self.wishes.extend(asked.into_iter().map(Wish::Order));
    }

    fn in_hand(&self, ui: &mut Ui, kit: &mut Kit) {
        let Some(said) = W::in_hand(self.battle, self.hand) else { return };
        let words = desk::sentence(&W::told(&self.battle.table(), &said));
        side_panel::in_card(ui, &mut &mut *kit, |ui, kit| {
            note(ui, theme::text(words, TEXT, kit.theme.text));
        });
    }

    /// What was rolled last, or in the order that is looked back at, and what followed.
    fn last_result(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let results = self.results;
        let of_order = |entry| self.past.glimpse().is_none_or(|glimpse| glimpse.entry == entry);
        let Some(card) = results.card().filter(|card| !results.dismissed && of_order(card.entry)) else { return };
        let place = results.place().filter(|(_, all)| *all > 1);
        let place = place.map_or_else(String::new, |(n, all)| words::part_of(n, all).said());
        let place = Place { shown: results.shown, count: results.count(), words: &place };
        ui.add_space(4.0);
        self.wishes.extend(last_action::head(ui, kit, &place).map(Wish::Result));
        if let Some(rolled) = W::rolled(self.battle, card) {
            sheet::show(ui, kit, &rolled);
            return;
        }
        let of = card.events.first().map_or(W::DIE, W::faces);
        let thrown: Vec<_> = card.events.first().map(|event| W::dice(&self.battle.table(), event)).unwrap_or_default();
        let faces: Vec<u8> = thrown.iter().map(|(_, die)| *die).collect();
        if !faces.is_empty() {
            dice::row(ui, kit, (&faces, of), thrown.first().and_then(|(side, _)| *side), DIE);
        }
        let lines = self.reads.log.lines.iter().filter(|line| line.entry == card.entry && !line.heading);
        let followed =
            lines.map(|line| Followed { text: line.text.clone(), side: line.side, rules: line.rules.clone() });
        sheet::show(ui, kit, &Print::of(|print| print.followed(followed.collect())));
    }
}
