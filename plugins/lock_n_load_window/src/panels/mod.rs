//! The egui panels of a battle. They read what the other systems of this crate have worked out and write messages; no panel works
//! out a rule, and none changes the battle.
//!
//! Every panel is a function on [`Panels`], which borrows all that panels read and collects what they wish ([`Wish`]); one system
//! (`drawing.rs`) gathers the one and sends the other.

mod account_card;
mod action_bar;
mod armour_card;
mod berths;
pub(crate) mod breakdown;
mod chance;
mod cursor_menu;
mod drawing;
mod forces;
mod hex_markers;
mod hex_panel;
mod hint_card;
mod in_hand;
pub(crate) mod last_action;
mod log_drawer;
pub(crate) mod meanings;
mod minimap;
mod objectives;
pub(crate) mod odds_bar;
pub(crate) mod question;
mod result;
pub(crate) mod side_panel;
mod sight_tool;
pub(crate) mod sight_words;
mod threats_card;
mod top_bar;
mod tray;
pub(crate) mod values;
pub(crate) mod vehicle_plan;
pub(crate) mod widgets;
pub(crate) mod words;

use crate::battle::{Battle, Glimpse, Results};
use crate::book::BOOK;
use crate::briefing::strengths;
use crate::faces;
use crate::hints::Hint;
use crate::input::Key;
use crate::luck::Reckoned;
use crate::model::{Actions, Choose, CursorMenu, Does, Log, Selection, Sentence, Tray};
use crate::passengers::drag::Berth;
use crate::players::Shading;
use crate::shown::Preview;
use crate::theme::Theme;
use bevy::prelude::*;
use bevy_egui::egui;
use board_art::CounterStyle;
use hex_view::Hover;
use lock_n_load::{Command, Table};
use opponent::Seat;
use panel_kit::players::advice_window::{self, Advice};
use panel_kit::players::{self, Thought, thinking};
use panel_kit::{
    DeskKey, Kit, Minimap, OpenPanels, Pictures, TOP_HEIGHT, dice_window, luck, past_card, pictures, rule_book,
};
use std::collections::HashMap;
use table::{CounterId, Refusal, Side};
use table_view::View;

pub use drawing::LockNLoadPanelsPlugin;
pub use forces::show_forces;
pub(crate) use panel_kit::{dice, noted};

/// What a panel wants to happen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wish {
    /// A button of the actions.
    Perform(Does),
    /// A tick.
    Choose(Choose),
    /// Something that was tried cannot be done.
    Refuse(Refusal),
    /// A whole order.
    Order(Command),
    /// The camera goes to a place of the world.
    LookAt(Vec2),
    /// The panel shows this one of the results.
    ShowResult(usize),
    /// A counter is taken up from a panel and dragged.
    TakeUp(CounterId),
    /// The account shows this stretch of the battle.
    ShowAccount(usize),
    /// What the others did has been read.
    ReadAccount,
    /// Closes the menu at the cursor.
    CloseMenu,
    /// Back to the menu.
    ToMenu,
    /// Whoever thinks plays now.
    PlayNow,
    /// A person asks what a computer player would do.
    Advise,
    /// A person asks what the plan is worth that he has prepared.
    WhyNot,
    /// This one of its plans is shown on the map.
    PointAtPlan(Option<usize>),
    /// These play from here on.
    Seat([Seat; 2]),
    /// This hint has been read.
    HintSeen(Hint),
    /// No hint is wanted any more.
    NoHints,
    /// The battle begins anew, the sides swapped between whoever plays them.
    Rematch,
    /// The battle goes on as it stood after so many entries of its journal.
    TryAgain {
        /// So many.
        entries: usize,
    },
}

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
    pub hint: Option<Hint>,
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

/// Width of the free map from which the small map stands beside the action bar.
const ROOM_BESIDE: f32 = 1240.0;
/// Height of the free map in which an open log and a question stand one above the other.
const ROOM_ABOVE: f32 = 560.0;

/// Draws everything. The order decides who takes room first.
pub(crate) fn draw(ui: &mut egui::Ui, panels: &mut Panels) {
    let ctx = ui.ctx().clone();
    panels.berths.clear();
    noted::enter(&ctx, "top");
    top_bar::show(ui, panels);
    noted::enter(&ctx, "side");
    let looks_back = panels.past.is_some();
    side_panel::show(ui, panels);
    if panels.open.advice && !looks_back {
        noted::enter(&ctx, "advice");
        let advice = std::mem::take(&mut panels.advice);
        for wanted in advice_window::show(ui, panels, &advice) {
            panels.wishes.push(match wanted {
                advice_window::Wanted::Advise => Wish::Advise,
                advice_window::Wanted::WhyNot => Wish::WhyNot,
                advice_window::Wanted::Point(plan) => Wish::PointAtPlan(plan),
            });
        }
    }
    noted::enter(&ctx, "bar");
    let free = ui.available_rect_before_wrap();
    // In a low window a question or the set-up needs the room of an open log.
    let question = panels.table().flow.question.is_some() && !looks_back;
    let asked = question && !panels.busy && panels.battle.person_decides();
    let wanted = panels.open.log;
    panels.open.log &= !((asked || tray::has_buttons(panels)) && free.height() < ROOM_ABOVE);
    let folded = wanted && !panels.open.log;
    // The action bar and a closed log stand beside each other at the foot; the small map too, where the window is wide enough. An open
    // log lies above the bar.
    let wide = free.width() >= ROOM_BESIDE;
    let foot = match (panels.open.log, wide) {
        (true, _) => 0.0,
        (false, true) => panel_kit::log_drawer::STRIP,
        (false, false) => log_drawer::LEAST,
    };
    let map = minimap::room(panels, free);
    let taken = [foot, if wide { map } else { 0.0 }];
    let bar = match panels.past {
        Some(glimpse) => Some(look_back(&ctx, panels, glimpse, free, taken)),
        None => action_bar::show(&ctx, panels, free, taken),
    };
    let above = free.with_max_y(bar.map_or(free.bottom(), |bar| bar.top()));
    noted::enter(&ctx, "log");
    if panels.open.log {
        log_drawer::show(&ctx, panels, above.with_max_x(free.right() - map));
    } else {
        log_drawer::show(&ctx, panels, free.with_max_x(bar.map_or(free.right(), |bar| bar.left())));
    }
    panels.open.log |= folded;
    noted::enter(&ctx, "tray");
    let log = egui::AreaState::load(&ctx, "log".into()).map_or(free.bottom(), |log| log.rect().top());
    // The bar may stand below it too.
    let waiting = tray::show(&ctx, panels, free, above.bottom().min(log));
    threats_card::beside(&ctx, panels, free.with_min_x(free.left() + waiting));
    noted::enter(&ctx, "card");
    // Whoever is asked sees first what happened.
    let mut card = None;
    if !panels.busy && !looks_back {
        let above = if panels.open.log && !folded { log } else { free.bottom() };
        card = question::show(&ctx, panels, free.with_max_y(above).with_min_x(free.left() + waiting));
    }
    noted::enter(&ctx, "map");
    minimap::show(&ctx, panels, if wide { free } else { above }, card);
    noted::enter(&ctx, "card");
    if let Some(thought) = panels.thought.clone().filter(|_| !looks_back) {
        let key = panels.key(DeskKey::PlayNow).to_owned();
        if thinking::show(&ctx, panels, &thought, &key, free) {
            panels.wishes.push(Wish::PlayNow);
        }
    }
    sight_tool::show(&ctx, panels, free);
    noted::enter(&ctx, "menu");
    if !looks_back {
        cursor_menu::show(&ctx, panels, free);
    }
    in_hand::show(&ctx, panels, free);
    noted::enter(&ctx, "window");
    rule_book::show(&ctx, panels);
    let battle = panels.battle;
    dice_window::show(&ctx, panels, battle.dice());
    objectives::show(&ctx, panels);
    let strengths = panels.battle.ask(|table| strengths(&table.field.scenario.strength));
    if let Some(seats) = players::window::show(&ctx, panels, battle.seats(), &strengths) {
        panels.wishes.push(Wish::Seat(seats));
    }
    show_luck(&ctx, panels);
    result::show(&ctx, panels);
    let is_over = panels.sentence.outcome.is_some();
    panels.open.keep_order(&ctx, is_over);
}

/// The card of what is looked back at; returns where it stands.
fn look_back(
    ctx: &egui::Context,
    panels: &mut Panels,
    glimpse: &Glimpse,
    free: egui::Rect,
    taken: [f32; 2],
) -> egui::Rect {
    let shown = past_card::Shown::of(panels.battle, glimpse, panels.log);
    let keys = [DeskKey::StepBack, DeskKey::StepOn, DeskKey::Cancel].map(|key| panels.key(key).to_owned());
    let keys = [&*keys[0], &*keys[1], &*keys[2]];
    let (card, stride) = past_card::show(ctx, panels, &shown, keys, free, taken);
    if let Some(stride) = stride {
        panels.perform(Does::LookBack(stride));
    }
    card
}

/// The window of luck and decisions.
fn show_luck(ctx: &egui::Context, panels: &mut Panels) {
    let reckoned = panels.luck.clone();
    for wanted in luck::show(ctx, panels, &reckoned) {
        match wanted {
            luck::Wanted::TryAgain { entries } => panels.wishes.push(Wish::TryAgain { entries }),
            luck::Wanted::LookAt { entry } => {
                panels.open.log_at = Some(entry);
                let place = panels.log.lines.iter().filter(|told| told.entry == entry).find_map(|told| told.place);
                if let Some(place) = place {
                    panels.choose(Choose::Look(place));
                }
            }
        }
    }
}

#[cfg(test)]
mod test_screen;

#[cfg(test)]
#[path = "panels_test.rs"]
mod tests;

#[cfg(test)]
#[path = "armour_test.rs"]
mod armour_tests;

#[cfg(test)]
#[path = "room_test.rs"]
mod room_tests;

#[cfg(test)]
#[path = "results_test.rs"]
mod results_tests;

#[cfg(test)]
#[path = "luck_test.rs"]
mod luck_tests;

#[cfg(test)]
#[path = "shots_test.rs"]
mod shots_tests;

#[cfg(test)]
#[path = "judgement_test.rs"]
mod judgement_tests;
