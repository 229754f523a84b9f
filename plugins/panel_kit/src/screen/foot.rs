//! What stands at the foot of the table: the buttons, or what is looked back at, and the log.

use super::draw::Screen;
use super::shown::{Action, Does, ScreenBox};
use super::wishes::Wish;
use crate::action_bar::{self, Actions, Item, Slot};
use crate::log_drawer::{self, Contents, Entry};
use crate::{DeskKey, Kit, past_card, words};
use bevy_egui::egui::{Context, Rect};
use board_art::Icon;
use desk::players::{Stride, is_something_to_see};
use desk::{LogLine, WindowBox};
use std::fmt::Display;

/// Width of the free table from which the last line of the log stands beside the buttons.
const ROOM_BESIDE: f32 = 1240.0;

/// All that stands at the foot has room beside each other.
pub fn is_wide(free: Rect) -> bool {
    free.width() >= ROOM_BESIDE
}

/// What the log takes at the left of the foot of `free`. An open one lies above the buttons, which do not move when it opens.
pub fn room_of_log(free: Rect) -> f32 {
    if is_wide(free) { log_drawer::STRIP } else { log_drawer::LEAST }
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    /// Buttons, or what is looked back at; returns where they stand.
    pub(super) fn bar(&mut self, ctx: &Context, kit: &mut Kit, free: Rect) -> Option<Rect> {
        let taken = [room_of_log(free), 0.0];
        let Some(glimpse) = self.past.glimpse() else { return self.buttons(ctx, kit, free, taken) };
        let shown = past_card::Shown::of(self.there, glimpse, &self.reads.log);
        let keys = [DeskKey::StepBack, DeskKey::StepOn, DeskKey::Cancel].map(|key| self.key(key));
        let (card, stride) = past_card::show(ctx, kit, &shown, keys, free, taken);
        self.wishes.extend(stride.map(Wish::Past));
        Some(card)
    }

    fn buttons(&mut self, ctx: &Context, kit: &mut Kit, free: Rect, taken: [f32; 2]) -> Option<Rect> {
        let battle = self.battle;
        let own = &self.reads.kept.buttons;
        let names: Vec<String> = own.iter().map(|action| action.name.said()).collect();
        let table = battle.table();
        let why = |action: &Action<W>| {
            let refusal = action.refusal.as_ref()?;
            Some((desk::sentence(&W::told(&table, &refusal.reason)), refusal.rule))
        };
        let [confirm, undo, back] = [words::confirm(), words::undo(), words::look_back()].map(|name| name.said());
        let mut items: Vec<Item> = own
            .iter()
            .zip(&names)
            .map(|(action, name)| Item {
                active: action.active,
                slot: action.slot,
                key: action.key.map_or("", |key| self.key(key)),
                means: action.tip.clone(),
                refusal: why(action),
                ..item(name, action.icon)
            })
            .collect();
        let mut wishes: Vec<Wish<W>> = own.iter().map(wish).collect();
        if let Some(order) = self.reads.prepared.orders.first() {
            let (key, slot) = (self.key(DeskKey::Confirm), Some(Slot::Confirm));
            items.push(Item { key, slot, main: true, ..item(&confirm, Icon::Done) });
            wishes.push(Wish::Order(order.clone()));
        }
        if battle.can_undo() {
            items.push(Item { key: self.key(DeskKey::Undo), slot: Some(Slot::Undo), ..item(&undo, Icon::Undo) });
            wishes.push(Wish::Undo);
        }
        if is_something_to_see(battle) {
            let key = self.key(DeskKey::StepBack);
            items.push(Item { key, slot: Some(Slot::Back), ..item(&back, Icon::LookBack) });
            wishes.push(Wish::Past(Stride::Back));
        }
        let accent = battle.to_act().map_or(kit.theme.focus, |side| kit.accent(side));
        let actions = Actions { items: &items, kept: Slot::ACTING, accent };
        let (bar, pressed) = action_bar::show(ctx, kit, &actions, free, taken);
        self.wishes.extend(pressed.map(|n| wishes.swap_remove(n)));
        bar
    }

    /// The log: open above the buttons, closed beside them.
    pub(super) fn log(&mut self, ctx: &Context, kit: &mut Kit, free: Rect, bar: Option<Rect>) {
        let lines = &self.reads.log.lines;
        let told = &lines[..lines.partition_point(|line| line.entry < self.results.told)];
        let turn = W::turn(&self.there.table());
        let key = self.key(DeskKey::ToggleLog);
        let contents = Contents { lines: told, outcome: None, entry: entry::<W>, topics: W::TOPICS, turn, key };
        let room = match (kit.open.log, bar) {
            (_, None) => free,
            (true, Some(bar)) => free.with_max_y(bar.top()),
            (false, Some(bar)) => free.with_max_x(bar.left()),
        };
        let asked = log_drawer::show(ctx, kit, &contents, room).and_then(|line| line.place.as_ref());
        self.wishes.extend(asked.map(|place| Wish::LookAt(W::at(place))));
    }
}

fn wish<W: ScreenBox>(action: &Action<W>) -> Wish<W> {
    match &action.does {
        Does::Order(order) => Wish::Order(order.clone()),
        Does::Mode(mode) => Wish::Mode(*mode),
    }
}

/// A button that can be pressed, without more.
fn item(name: &str, icon: Icon) -> Item<'_> {
    let (means, refusal) = (None, None);
    Item { name, hint: "", means, icon, key: "", refusal, active: false, main: false, slot: None }
}

/// A line of the log as the drawer shows it.
pub fn entry<W: WindowBox<Topic: Into<u8>, Place: Display>>(line: &LogLine<W>) -> Entry<'_> {
    Entry {
        text: &line.text,
        heading: line.heading,
        detail: line.detail,
        side: line.side,
        dice: &line.dice,
        die: line.die,
        rules: &line.rules,
        turn: line.turn,
        at: line.entry,
        topic: line.topic.into(),
        place: line.place.as_ref().map(|place| place as _),
    }
}
