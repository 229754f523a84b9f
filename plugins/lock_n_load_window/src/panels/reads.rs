//! All that panels read, and what they want.

use crate::battle::{Battle, Glimpse, Results};
use crate::counters::faces;
use crate::input::Key;
use crate::luck::Reckoned;
use crate::model::{Actions, Choose, CursorMenu, Does, Log, Preview, Selection, Sentence, Tray, Wish};
use crate::players::Shading;
use crate::sections::passengers::drag::Berth;
use crate::sheets::{Page, Reading};
use crate::telling::Sections;
use crate::theme::Theme;
use crate::wording::book::BOOK;
use bevy_egui::egui::Ui;
use board_art::CounterStyle;
use desk::hints::Hint;
use hex_view::Hover;
use lock_n_load::{Command, Table};
use panel_kit::players::Thought;
use panel_kit::players::advice_window::Advice;
use panel_kit::{Kit, Minimap, OpenPanels, Pictures, sheet};
use std::collections::HashMap;
use table::{CounterId, Refusal, Side};
use table_view::View;

/// All that panels read, and what they want.
pub(crate) struct Panels<'a> {
    pub battle: &'a Battle,
    pub selection: &'a Selection,
    pub preview: &'a Preview,
    pub results: &'a Results,
    /// Steps are being played on the map.
    pub busy: bool,
    pub actions: &'a Actions,
    pub menu: CursorMenu,
    pub log: &'a Log,
    /// The first side's chance to win after each entry of the journal, where chances are shown.
    pub chances: &'a [Option<f32>],
    /// Luck and decisions, as far as they have been found out.
    pub luck: Reckoned,
    /// A computer player who thinks.
    pub thought: Option<Thought>,
    /// What a computer player would do here.
    pub advice: Advice,
    pub sentence: &'a Sentence,
    pub tray: &'a Tray,
    pub hover: &'a Hover,
    /// The sight tool is on.
    pub sight_tool: bool,
    /// Where it looks from, if that was chosen.
    pub sight_from: Option<hex_board::Spot>,
    pub view: Option<&'a View>,
    pub style: CounterStyle,
    pub keys: &'a HashMap<Key, String>,
    /// What the parts of every game's panels read.
    pub kit: Kit<'a>,
    pub minimap: &'a mut Minimap,
    /// An earlier position is shown: `battle` is as it was then.
    pub past: Option<&'a Glimpse>,
    /// Threats are shaded, and which.
    pub threats_on: bool,
    pub threats: &'a Shading,
    /// The hint of the moment.
    pub hint: Option<&'static Hint>,
    /// The counter that is dragged on the map.
    pub carried: Option<CounterId>,
    /// The places for passengers that are shown.
    pub berths: &'a mut Vec<Berth>,
    pub wishes: &'a mut Vec<Wish>,
}

impl<'a> Panels<'a> {
    /// Everything that rules read.
    pub fn table(&self) -> Table<'a> {
        self.battle.table()
    }
    /// What sheets are made from.
    pub fn reading(&self) -> Reading<'a> {
        Reading {
            battle: self.battle,
            selection: self.selection,
            preview: self.preview,
            results: self.results,
            tells: &Sections,
            style: self.style,
            keys: self.keys,
            beside: self.open.side,
            acting: self.sentence.side,
        }
    }
    /// Draws a sheet; what is asked for on it is wished.
    pub fn show(&mut self, ui: &mut Ui, page: &Page) {
        let asked = sheet::show(ui, &mut self.kit, page);
        self.wishes.extend(asked);
    }
    pub fn perform(&mut self, does: Does) {
        self.wishes.push(Wish::Perform(does));
    }
    pub fn choose(&mut self, choose: Choose) {
        self.wishes.push(Wish::Choose(choose));
    }
    pub fn refuse(&mut self, refusal: Refusal) {
        self.wishes.push(Wish::Refuse(refusal));
    }
    pub fn order(&mut self, command: Command) {
        self.wishes.push(Wish::Order(command));
    }
    /// What the settings call the key of an action.
    pub fn key(&self, key: impl Into<Key>) -> &str {
        self.keys.get(&key.into()).map_or("", String::as_str)
    }
}

impl<'a> std::ops::Deref for Panels<'a> {
    type Target = Kit<'a>;
    fn deref(&self) -> &Kit<'a> {
        &self.kit
    }
}

impl<'a> std::ops::DerefMut for Panels<'a> {
    fn deref_mut(&mut self) -> &mut Kit<'a> {
        &mut self.kit
    }
}

/// What the parts of every game's panels read, in this battle.
pub(crate) fn kit_of<'a>(
    battle: &'a Battle,
    theme: &'a Theme,
    pictures: &'a mut Pictures,
    open: &'a mut OpenPanels,
) -> Kit<'a> {
    let sides = Side::BOTH.map(|side| battle.table().field.scenario.side(side).name.as_str());
    let plural = Side::BOTH.map(|side| battle.table().field.scenario.side(side).plural);
    Kit { theme, accents: faces::accents(theme, battle), sides, plural, book: &BOOK, pictures, open }
}
