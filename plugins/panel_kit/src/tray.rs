//! The tray at the left: counters that are not on the table yet, in groups, to be clicked or dragged onto it.

use crate::theme::{self, FIGURE, SMALL, TITLE};
use crate::widgets::{SIGN, Sign, Wide, floating, heading, note, sign_button, taken_up, wide_button};
use crate::{Kit, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Rect, Response, ScrollArea, Ui};
use std::ops::DerefMut;
use table::{CounterId, Side};

/// Width of the tray, and folded.
const WIDTH: f32 = 236.0;
const FOLDED: f32 = 42.0;
/// Between the tray and what lies beside it.
const APART: f32 = 10.0;
/// Between the counters of a group.
pub const APART_IN_GROUP: f32 = 5.0;
/// What stands above and below the counters: title and frame; a button; the hint how counters are placed.
const HEAD: f32 = 62.0;
const BUTTON: f32 = 40.0;
const HINT: f32 = 40.0;
/// A tray that is less high than this has no room for the hint.
const ROOM_FOR_HINT: f32 = 380.0;

/// What the tray takes at the left of the map.
pub const fn room(unfolded: bool) -> f32 {
    (if unfolded { WIDTH } else { FOLDED }) + 2.0 * APART
}

/// Counters that come onto the table in the same way.
#[derive(Clone, Debug)]
pub struct Group<'a> {
    /// Tells it from the others.
    pub key: &'a str,
    /// How and when they come, in a few words.
    pub label: String,
    /// They can come now.
    pub ready: bool,
    /// Who.
    pub counters: Vec<CounterId>,
    /// They can be dragged onto the table.
    pub dragged: bool,
    /// What the button is called that chooses them all; none: each is chosen by itself.
    pub choose: Option<String>,
}

/// A button at the foot.
#[derive(Clone, Copy, Debug)]
pub struct Button<'a> {
    /// Its picture.
    pub icon: Icon,
    /// What it says.
    pub name: &'a str,
    /// The key that does the same.
    pub key: &'a str,
    /// One more sentence, for the tooltip.
    pub hint: &'a str,
    /// It can be pressed, and is what is most likely wanted.
    pub ready: bool,
}

/// What the tray is filled with.
#[derive(Clone, Debug)]
pub struct Tray<'a> {
    /// What it holds, in a few words.
    pub title: String,
    /// Whose.
    pub side: Option<Side>,
    /// Its counters are shown.
    pub unfolded: bool,
    /// How counters are placed, where there is room for it.
    pub hint: Option<&'a str>,
    /// Its groups.
    pub groups: Vec<Group<'a>>,
    /// Its buttons.
    pub buttons: &'a [Button<'a>],
}

impl Tray<'_> {
    fn count(&self) -> usize {
        self.groups.iter().map(|group| group.counters.len()).sum()
    }
}

/// What was done with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Used {
    /// It is to be folded, or unfolded.
    Folded(bool),
    /// A counter was clicked.
    Counter(CounterId),
    /// All of this group were chosen.
    Group(usize),
    /// A counter was taken up, and hangs at the pointer from here on.
    TakenUp(CounterId),
    /// This button was pressed.
    Button(usize),
}

/// How a rule set draws its counters.
pub trait Counters<P> {
    /// Draws a counter and what it carries beside it; returns what the counter heard.
    fn draw(&self, ui: &mut Ui, panels: &mut P, counter: CounterId) -> Response;
    /// How wide that is.
    fn width(&self, panels: &P, counter: CounterId) -> f32;
}

/// Draws the tray at the left of `free`, down to `bottom`; returns the width that it takes, and what was done.
pub fn show<'k, P: DerefMut<Target = Kit<'k>>>(
    ctx: &egui::Context,
    panels: &mut P,
    tray: &Tray,
    counters: &impl Counters<P>,
    free: Rect,
    bottom: f32,
) -> (f32, Option<Used>) {
    let at = free.left_top() + egui::Vec2::splat(APART);
    let height = bottom - APART - at.y;
    let mut used = None;
    let area = egui::Area::new("tray".into()).fixed_pos(at).order(egui::Order::Middle).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| {
        let margin = if tray.unfolded { 10 } else { 6 };
        floating(panels.theme).inner_margin(margin).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            if !tray.unfolded {
                used = folded(ui, panels, tray);
                return;
            }
            used = header(ui, panels, tray);
            let hint = tray.hint.filter(|_| height >= ROOM_FOR_HINT);
            if let Some(words) = hint {
                note(ui, theme::text(words, SMALL, panels.theme.muted));
            }
            let taken = HEAD + BUTTON * tray.buttons.len() as f32 + if hint.is_some() { HINT } else { 0.0 };
            let room = (height - taken).max(64.0);
            // It takes this room at once, also where the tray has been folded before.
            let scrolled = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
            scrolled.show(ui, |ui| {
                // The scroll bar floats over what is left free at the right.
                ui.set_width(ui.available_width() - 8.0);
                for (n, group) in tray.groups.iter().enumerate() {
                    let of_group = ui.push_id(group.key, |ui| show_group(ui, panels, (n, group), counters));
                    used = of_group.inner.or(used);
                }
            });
            used = buttons(ui, panels, tray).map(Used::Button).or(used);
        });
    });
    (shown.response.rect.width() + APART, used)
}

/// The title with a button that folds the tray.
fn header(ui: &mut Ui, kit: &mut Kit, tray: &Tray) -> Option<Used> {
    ui.set_width(WIDTH - 22.0);
    let mut fold = false;
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            fold = sign_button(ui, kit, Sign::Letter("«"), &words::fold_tray().said(), false).clicked();
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(theme::title(&tray.title, TITLE, kit.theme.text)).truncate());
            });
        });
    });
    fold.then_some(Used::Folded(true))
}

/// The folded tray: the button that unfolds it, and how many it holds, lit where they can come onto the table now.
fn folded(ui: &mut Ui, kit: &mut Kit, tray: &Tray) -> Option<Used> {
    ui.set_width(SIGN);
    let ready = tray.groups.iter().any(|group| group.ready);
    let unfold = sign_button(ui, kit, Sign::Letter("»"), &words::unfold_tray().said(), ready).clicked();
    let ink = if ready { accent(kit, tray) } else { kit.theme.muted };
    ui.vertical_centered(|ui| {
        ui.label(theme::figure(tray.count().to_string(), FIGURE, ink)).on_hover_text(&tray.title);
    });
    unfold.then_some(Used::Folded(false))
}

fn accent(kit: &Kit, tray: &Tray) -> egui::Color32 {
    tray.side.map_or(kit.theme.focus, |side| kit.accent(side))
}

fn show_group<'k, P: DerefMut<Target = Kit<'k>>>(
    ui: &mut Ui,
    panels: &mut P,
    (n, group): (usize, &Group),
    counters: &impl Counters<P>,
) -> Option<Used> {
    let mut used = None;
    heading(ui, panels.theme, &group.label);
    ui.add_enabled_ui(group.ready, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(APART_IN_GROUP);
            for id in &group.counters {
                // What is carried stays beside its carrier.
                let width = counters.width(panels, *id);
                if width > ui.available_size_before_wrap().x && ui.cursor().left() > ui.max_rect().left() {
                    ui.end_row();
                }
                let counter = counters.draw(ui, panels, *id);
                if counter.clicked() {
                    used = Some(Used::Counter(*id));
                }
                if group.dragged && taken_up(ui, &counter) {
                    used = Some(Used::TakenUp(*id));
                }
            }
        });
        if let Some(name) = &group.choose
            && wide_button(ui, panels, Wide { icon: Some(Icon::Move), name, ..Wide::default() }).clicked()
        {
            used = Some(Used::Group(n));
        }
    });
    used
}

fn buttons(ui: &mut Ui, kit: &mut Kit, tray: &Tray) -> Option<usize> {
    let mut pressed = None;
    let (accent, width) = (accent(kit, tray), Some(ui.available_width()));
    for (n, button) in tray.buttons.iter().enumerate() {
        ui.add_enabled_ui(button.ready, |ui| {
            let main = button.ready.then_some(accent);
            let wide = Wide { icon: Some(button.icon), name: button.name, key: button.key, main, width };
            let mut response = wide_button(ui, kit, wide);
            if !button.hint.is_empty() {
                response = response.on_hover_text(button.hint);
            }
            if response.clicked() {
                pressed = Some(n);
            }
        });
    }
    pressed
}
