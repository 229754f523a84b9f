//! The log at the bottom left: everything that happened, in sentences with dice and rule numbers; a drawer whose edge can be pulled.

use crate::noted::{note_place, note_seen};
use crate::theme::{self, SMALL, TEXT, TINY};
use crate::widgets::{SIGN, floating, font, icon_button, rule_tag, selectable};
use crate::{Kit, dice, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, CornerRadius, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use std::fmt::Display;
use table::{RuleId, Side};

/// Greatest and least width of the open drawer, and width of the closed one.
const WIDTH: (f32, f32) = (640.0, 320.0);
const CLOSED_WIDTH: f32 = 320.0;
/// How far the edge of the open drawer can be pulled, in per cent of the free map.
const HEIGHTS: (f32, f32) = (18.0, 85.0);
/// It shows some lines however low the window is.
const LEAST_HEIGHT: f32 = 150.0;
/// The most lines that are laid out; older ones are found by turn.
const LINES_MAX: usize = 400;
/// The column of rule numbers.
const RULES: f32 = 96.0;
/// Room of the scroll bar.
const BAR: f32 = 10.0;
/// The frame's margins and lines together.
const FRAME: f32 = 18.0;

/// What a closed drawer needs at least at the left of the foot: the button that opens it.
pub const LEAST: f32 = 10.0 + SIGN + FRAME;
/// What a closed drawer takes there where the last thing that happened is to be read.
pub const STRIP: f32 = CLOSED_WIDTH + 20.0;
/// The least room for the last thing that happened.
const LINE: f32 = 90.0;

/// A kind of lines, which a button leaves out.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What its button is called.
    pub name: fn() -> table::Say,
    /// Its icon.
    pub icon: Icon,
}

/// A line as the drawer shows it.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    /// The sentence.
    pub text: &'a str,
    /// A heading over the lines that follow.
    pub heading: bool,
    /// Follows from the line before it.
    pub detail: bool,
    /// Whose.
    pub side: Option<Side>,
    /// Dice before it.
    pub dice: &'a [u8],
    /// How many faces they have.
    pub die: u8,
    /// The rules behind it.
    pub rules: &'a [RuleId],
    /// The turn.
    pub turn: u8,
    /// The entry of the journal with which it happened.
    pub at: usize,
    /// Its kind, by its place in the list of topics.
    pub topic: u8,
    /// Where it happened: a click on the line asks for the place.
    pub place: Option<&'a dyn Display>,
}

/// What the drawer is filled with.
pub struct Contents<'a, L> {
    /// What may be told: everything but what is still being played on the map; oldest first.
    pub lines: &'a [L],
    /// How a line is shown.
    pub entry: fn(&L) -> Entry<'_>,
    /// The kinds of lines.
    pub topics: &'a [Topic],
    /// What came of the last thing that was done: the closed drawer tells it.
    pub outcome: Option<&'a str>,
    /// The turn now.
    pub turn: u8,
    /// The key that opens and shuts it.
    pub key: &'a str,
}

/// Draws the drawer over the lower left of `free`, closed as wide as there is room; returns the line whose place was asked for.
pub fn show<'a, L>(ctx: &egui::Context, kit: &mut Kit, contents: &Contents<'a, L>, free: Rect) -> Option<&'a L> {
    let open = kit.open.log;
    let room = free.width() - 20.0;
    let wide = match open {
        true => room.clamp(WIDTH.1.min(room), WIDTH.0),
        false if room < SIGN + FRAME + LINE => SIGN + FRAME,
        false => room.min(CLOSED_WIDTH),
    };
    let most = free.height() - 20.0;
    let height = (free.height() * f32::from(kit.open.log_height) / 100.0).clamp(LEAST_HEIGHT.min(most), most);
    let mut asked = None;
    egui::Area::new("log".into())
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(free.left_bottom() + egui::vec2(10.0, -10.0))
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            // Nothing that lies under it is read through it.
            floating(kit.theme).fill(kit.theme.panel.to_opaque()).show(ui, |ui| {
                ui.set_width(wide - FRAME);
                if open {
                    // Its height is given and not found: no line comes to lie under another panel.
                    let (rect, _) = ui.allocate_exact_size(egui::vec2(wide - FRAME, height - FRAME), Sense::hover());
                    edge(ui, kit, rect, free);
                    let mut within = ui.new_child(egui::UiBuilder::new().max_rect(rect));
                    within.set_clip_rect(rect.expand(2.0));
                    asked = opened(&mut within, kit, contents);
                } else {
                    closed(ui, kit, contents);
                }
            });
        });
    asked
}

/// The upper edge: pulled, it changes the height.
fn edge(ui: &mut Ui, kit: &mut Kit, rect: Rect, free: Rect) {
    let grip = Rect::from_min_size(rect.min - egui::vec2(0.0, 8.0), egui::vec2(rect.width(), 9.0));
    note_place(ui.ctx(), "Log edge", grip);
    let response = ui.interact(grip, ui.id().with("edge"), Sense::drag());
    let theme = kit.theme;
    let lit = response.hovered() || response.dragged();
    let middle = Rect::from_center_size(grip.center(), egui::vec2(46.0, 0.0));
    let stroke = Stroke::new(if lit { 3.0 } else { 2.0 }, if lit { theme.focus } else { theme.line });
    ui.painter().hline(middle.x_range(), grip.center().y, stroke);
    if response.dragged()
        && let Some(at) = response.interact_pointer_pos()
    {
        let wanted = (free.bottom() - 10.0 - at.y) / free.height() * 100.0;
        kit.open.log_height = wanted.clamp(HEIGHTS.0, HEIGHTS.1) as u8;
    }
    response.on_hover_cursor(egui::CursorIcon::ResizeVertical);
}

/// The last thing that happened, in up to two lines.
fn closed<L>(ui: &mut Ui, kit: &mut Kit, contents: &Contents<L>) {
    let theme = kit.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if icon_button(ui, kit, Icon::Log, &words::open_log().said(), false).clicked() {
            kit.open.log = true;
        }
        let width = ui.available_width();
        if width < LINE - 4.0 {
            return;
        }
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, 34.0), Sense::click());
        let last = || contents.lines.last().map(|line| (contents.entry)(line).text);
        let text = contents.outcome.or_else(last).map_or_else(|| words::nothing_yet().said(), str::to_owned);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words::last_of_log(&text).said()));
        let mut job = egui::text::LayoutJob::simple(text.clone(), font(SMALL), theme.text, width);
        job.wrap.max_rows = 2;
        let line = ui.painter().layout_job(job);
        ui.painter().galley(rect.left_center() - egui::vec2(0.0, line.size().y / 2.0), line, theme.text);
        if response.on_hover_text(text).clicked() {
            kit.open.log = true;
        }
    });
}

fn opened<'a, L>(ui: &mut Ui, kit: &mut Kit, contents: &Contents<'a, L>) -> Option<&'a L> {
    let theme = kit.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if icon_button(ui, kit, Icon::Log, &words::close_log().said(), true).clicked() {
            kit.open.log = false;
        }
        ui.label(theme::title(words::log().said(), TEXT, theme.text));
        ui.label(theme::text(contents.key, TINY, theme.muted));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            turns(ui, kit, contents.turn);
            topics(ui, kit, contents.topics);
        });
    });
    ui.separator();
    let wanted = |line: &&'a L| {
        let line = (contents.entry)(line);
        kit.open.log_turn.is_none_or(|turn| line.turn == turn) && !kit.open.log_without.contains(&line.topic)
    };
    // From the newest backwards: a long battle has more lines than are shown.
    let mut shown: Vec<&'a L> = contents.lines.iter().rev().filter(wanted).take(LINES_MAX).collect();
    shown.reverse();
    let mut asked = None;
    let mut sought = kit.open.log_at.take();
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        // The scroll bar floats over what is left free at the right.
        ui.set_width(ui.available_width() - BAR);
        for (n, line) in shown.iter().enumerate() {
            let told = (contents.entry)(line);
            let drawn = ui.push_id(n, |ui| entry(ui, kit, &told));
            if drawn.inner {
                asked = Some(*line);
            }
            if sought.take_if(|sought| told.at >= *sought).is_some() {
                drawn.response.scroll_to_me_animation(Some(egui::Align::Center), egui::style::ScrollAnimation::none());
            }
        }
        if shown.is_empty() {
            let all = kit.open.log_without.is_empty() && kit.open.log_turn.is_none();
            let words = if all { words::nothing_yet() } else { words::nothing_of_this_kind() };
            ui.label(theme::text(words.said(), SMALL, theme.muted));
        }
    });
    asked
}

/// A switch for each kind of line, in the order from the right.
fn topics(ui: &mut Ui, kit: &mut Kit, topics: &[Topic]) {
    ui.spacing_mut().item_spacing.x = 2.0;
    for (n, topic) in topics.iter().enumerate().rev() {
        let n = n as u8;
        let on = !kit.open.log_without.contains(&n);
        if icon_button(ui, kit, topic.icon, &(topic.name)().said(), on).clicked() {
            if on {
                kit.open.log_without.insert(n);
            } else {
                kit.open.log_without.remove(&n);
            }
        }
    }
}

/// Which turns are shown: a number for each, or all.
fn turns(ui: &mut Ui, kit: &mut Kit, turns: u8) {
    let theme = kit.theme;
    let chosen = kit.open.log_turn;
    let words = |turn: Option<u8>| turn.map_or_else(words::all_turns, words::turn).said();
    let choices = std::iter::once(None).chain((1..=turns).rev().map(Some));
    let shown = egui::ComboBox::from_id_salt("log turn").selected_text(theme::text(words(chosen), SMALL, theme.text));
    let shown = shown.width(84.0).show_ui(ui, |ui| {
        for choice in choices {
            let line = selectable(ui, choice == chosen, words(choice));
            note_seen(ui, &words(choice), line.rect);
            if line.clicked() {
                kit.open.log_turn = choice;
            }
        }
    });
    note_seen(ui, "Log: which turns", shown.response.rect);
}

/// Draws a line; true if its place was asked for.
fn entry(ui: &mut Ui, kit: &mut Kit, line: &Entry) -> bool {
    let theme = kit.theme;
    if line.heading {
        ui.add_space(4.0);
        let colour = line.side.map_or(theme.muted, |side| kit.accent(side));
        ui.label(theme::title(line.text, SMALL, colour));
        return false;
    }
    let top = ui.cursor().top();
    let left = ui.cursor().left();
    let indent = if line.detail { 22.0 } else { 10.0 };
    // Dice, sentence and rules stand in columns of their own: a folded line stays under its sentence.
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 1.0);
        ui.add_space(indent);
        if !line.dice.is_empty() {
            let colour = line.side.map_or(theme.text, |side| kit.accent(side));
            small_dice(ui, (line.dice, line.die), colour);
        }
        let ink = if line.detail { theme.muted } else { theme.text };
        let rules = if line.rules.is_empty() { 0.0 } else { RULES };
        let room = (ui.available_width() - rules - 5.0).max(60.0);
        let sense = if line.place.is_some() { Sense::click() } else { Sense::hover() };
        let sentence = ui
            .scope(|ui| {
                ui.set_max_width(room);
                ui.set_min_width(room);
                ui.add(egui::Label::new(theme::text(line.text, SMALL, ink)).wrap().sense(sense))
            })
            .inner;
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            for rule in line.rules.iter().take(2).rev() {
                rule_tag(ui, kit, *rule);
            }
        });
        sentence
    });
    let response = shown.inner;
    if let Some(side) = line.side {
        let bottom = shown.response.rect.bottom();
        let bar = Rect::from_min_max(egui::pos2(left, top + 1.0), egui::pos2(left + 3.0, bottom - 1.0));
        ui.painter().rect_filled(
            bar,
            CornerRadius::same(1),
            kit.accent(side).gamma_multiply(if line.detail { 0.5 } else { 1.0 }),
        );
    }
    let Some(place) = line.place else { return false };
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    note_seen(ui, &format!("line of {place}"), response.rect);
    response.clicked()
}

/// Dice at the size of a letter.
fn small_dice(ui: &mut Ui, (faces, of): (&[u8], u8), colour: egui::Color32) {
    for face in faces {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(14.0), Sense::hover());
        dice::still(ui.painter(), rect, (*face, of), colour);
    }
}
