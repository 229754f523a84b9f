//! The bar at the top: turn and phase, whose decision it is and what, how victory stands, and the buttons that open panels.

use crate::chance_meter::{self, Chance};
use crate::conditions::{self, Condition};
use crate::noted::note_seen;
use crate::theme::{self, SMALL, TEXT, TINY, TITLE};
use crate::widgets::{Sign, font, one_line, rule_text, sign_button};
use crate::{Kit, TOP_HEIGHT, pictures, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, CornerRadius, Frame, Margin, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use table::{RuleId, Side};

/// Least width of what is to be decided.
const DECISION: f32 = 190.0;

/// A phase of the turn.
#[derive(Clone, Copy, Debug)]
pub struct Phase<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The same where it is not now, if that is shorter.
    pub short: &'a str,
    /// The rule that has it.
    pub rule: RuleId,
    /// It is now.
    pub now: bool,
}

/// Something that comes in a turn, as far as one knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Due<'a> {
    /// In which turn.
    pub turn: u8,
    /// Whose it is; none: everybody's.
    pub side: Option<Side>,
    /// What it is, in a few words.
    pub words: &'a str,
}

/// Passes in a row, of which so many end something.
#[derive(Clone, Copy, Debug)]
pub struct Passes {
    /// Made.
    pub made: u8,
    /// That end it.
    pub needed: u8,
    /// The rule.
    pub rule: RuleId,
}

/// Whose decision it is, and what.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Who decides; none: nobody any more.
    pub side: Option<Side>,
    /// What is to be decided, or why the last try was refused.
    pub words: String,
    /// The rule by which the last try was refused.
    pub refused: Option<RuleId>,
}

/// A button at the right.
#[derive(Clone, Copy, Debug)]
pub struct Button<'a> {
    /// What stands on it.
    pub sign: Sign,
    /// What it is called.
    pub name: &'a str,
    /// What it opens is open.
    pub on: bool,
}

/// What the bar is filled with.
#[derive(Clone, Debug)]
pub struct TopBar<'a> {
    /// The turn.
    pub turn: u8,
    /// The last turn.
    pub turns: u8,
    /// What comes in which turn: it stands on the track.
    pub due: &'a [Due<'a>],
    /// The phases of this turn, in their order.
    pub phases: &'a [Phase<'a>],
    /// Who has the initiative, and the rule that has it.
    pub initiative: Option<(Side, RuleId)>,
    /// Passes in a row, where they count.
    pub passes: Option<Passes>,
    /// Whose decision it is.
    pub decision: Decision,
    /// The chance to win, where it is shown.
    pub chance: Option<Chance<'a>>,
    /// How each side wins.
    pub conditions: &'a [Condition],
    /// The rule that has those conditions.
    pub victory: RuleId,
    /// Buttons, from the right.
    pub buttons: &'a [Button<'a>],
}

/// What was clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clicked {
    /// The conditions of a side.
    Victory,
    /// This one of the buttons.
    Button(usize),
}

/// Draws the bar.
pub fn show(root: &mut Ui, kit: &mut Kit, bar: &TopBar) -> Option<Clicked> {
    let theme = kit.theme;
    let mut clicked = None;
    let frame = Frame::new().fill(theme.panel.to_opaque()).inner_margin(Margin::symmetric(12, 6));
    let panel = egui::Panel::top("top").exact_size(TOP_HEIGHT).resizable(false).show_separator_line(false).frame(frame);
    let shown = panel.show(root, |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            turn_and_phase(ui, kit, bar);
            rule_line(ui, kit);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let button = buttons(ui, kit, bar.buttons);
                rule_line(ui, kit);
                let mut victory = false;
                if !bar.conditions.is_empty() {
                    for side in Side::BOTH.into_iter().rev() {
                        victory |= conditions::badge(ui, kit, bar.conditions, side, bar.victory);
                    }
                    rule_line(ui, kit);
                }
                // What is to be decided comes first where there is little room.
                let room = ui.available_width() - DECISION;
                if let Some(chance) = bar.chance.as_ref().filter(|_| room >= chance_meter::width(kit)) {
                    chance_meter::show(ui, kit, chance);
                    rule_line(ui, kit);
                }
                clicked = button.map(Clicked::Button).or(victory.then_some(Clicked::Victory));
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| decision(ui, kit, &bar.decision));
            });
        });
    });
    let edge = shown.response.rect;
    root.painter().hline(edge.x_range(), edge.bottom(), Stroke::new(1.0, theme.line));
    clicked
}

fn rule_line(ui: &mut Ui, kit: &Kit) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(1.0, 32.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, kit.theme.line));
}

/// The turn track with a box for every turn; below it the phases, initiative and passes.
fn turn_and_phase(ui: &mut Ui, kit: &mut Kit, bar: &TopBar) {
    let left_top = egui::pos2(ui.cursor().left(), ui.max_rect().center().y - 19.0);
    let line = |top: f32| Rect::from_min_size(left_top + egui::vec2(0.0, top), egui::vec2(ui.available_width(), 18.0));
    let mut right: f32 = left_top.x;
    for (n, area) in [line(0.0), line(21.0)].into_iter().enumerate() {
        let builder = egui::UiBuilder::new().max_rect(area).layout(egui::Layout::left_to_right(egui::Align::Center));
        let mut row = ui.new_child(builder.id_salt(("row", n)));
        if n == 0 {
            track(&mut row, kit, bar);
        } else {
            phases(&mut row, kit, bar);
        }
        right = right.max(row.min_rect().right());
    }
    let all = Rect::from_min_max(left_top, egui::pos2(right, left_top.y + 39.0));
    ui.advance_cursor_after_rect(all);
}

fn track(ui: &mut Ui, kit: &Kit, bar: &TopBar) {
    let theme = kit.theme;
    ui.spacing_mut().item_spacing.x = 3.0;
    ui.label(theme::title(words::turn_track().said(), TINY, theme.muted).extra_letter_spacing(0.6));
    ui.add_space(3.0);
    for turn in 1..=bar.turns {
        let now = turn == bar.turn;
        let width = if now { 20.0 } else { 15.0 };
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, 17.0), Sense::hover());
        let (fill, ink) = match turn.cmp(&bar.turn) {
            std::cmp::Ordering::Less => (theme.line, theme.muted),
            std::cmp::Ordering::Equal => (theme.focus, egui::Color32::from_rgb(0x16, 0x19, 0x1C)),
            std::cmp::Ordering::Greater => (theme.card, theme.muted.gamma_multiply(0.7)),
        };
        ui.painter().rect_filled(rect, CornerRadius::same(3), fill);
        let font = egui::FontId::new(if now { TEXT } else { TINY }, theme::figures());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, turn.to_string(), font, ink);
        let comes: Vec<&Due> = bar.due.iter().filter(|due| due.turn == turn).collect();
        comes.iter().enumerate().for_each(|(n, due)| mark(ui, kit, rect, n, due));
        let said = words::turn_of(turn, bar.turns).said();
        if comes.is_empty() {
            response.on_hover_text(said);
            continue;
        }
        let all: Vec<&str> = std::iter::once(said.as_str()).chain(comes.iter().map(|due| due.words)).collect();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, all.join(". ")));
        response.on_hover_text(all.join("\n"));
    }
}

/// A wedge at the foot of a turn's box for what comes in it, the first one at the left.
fn mark(ui: &Ui, kit: &Kit, rect: Rect, n: usize, due: &Due) {
    const SIDE: f32 = 7.0;
    let colour = due.side.map_or(kit.theme.warning, |side| kit.accent(side));
    let left = egui::pos2(rect.left() + SIDE * n as f32, rect.bottom() + 1.0);
    let points = vec![left, left + egui::vec2(SIDE, 0.0), left + egui::vec2(SIDE / 2.0, -SIDE)];
    let edge = Stroke::new(1.0, kit.theme.panel.to_opaque());
    ui.painter().add(egui::Shape::convex_polygon(points, colour, edge));
    note_seen(ui, due.words, rect);
}

fn phases(ui: &mut Ui, kit: &mut Kit, bar: &TopBar) {
    let (theme, book) = (kit.theme, kit.book);
    ui.spacing_mut().item_spacing.x = 8.0;
    for phase in bar.phases {
        let words = match phase.now {
            true => theme::title(phase.name, SMALL, theme.text),
            false => theme::text(phase.short, SMALL, theme.muted.gamma_multiply(0.7)),
        };
        ui.label(words).on_hover_ui(|ui| rule_text(ui, theme, book, phase.rule));
    }
    if let Some((side, rule)) = bar.initiative {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
        let flag = pictures::icon(Icon::Flag, kit.accent(side));
        kit.pictures.paint(ui.painter(), rect, &flag);
        let (name, has) = (kit.side_name(side), words::has_initiative(kit.side_name(side), kit.count(side)));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words::initiative(name).said()));
        response.on_hover_ui(|ui| {
            ui.label(theme::text(has.said(), TEXT, theme.text));
            rule_text(ui, theme, book, rule);
        });
    }
    if let Some(made) = bar.passes {
        passes(ui, kit, made);
    }
}

/// A circle for each pass that is needed: as many filled as were made in a row.
fn passes(ui: &mut Ui, kit: &Kit, passes: Passes) {
    let (theme, book) = (kit.theme, kit.book);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(10.0 * f32::from(passes.needed), 15.0), Sense::hover());
    for n in 0..passes.needed {
        let at = egui::pos2(rect.left() + 5.0 + f32::from(n) * 10.0, rect.center().y);
        if n < passes.made {
            ui.painter().circle_filled(at, 3.6, theme.warning);
        } else {
            ui.painter().circle_stroke(at, 3.4, Stroke::new(1.0, theme.muted));
        }
    }
    let words = words::passes(passes.made).said();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    response.on_hover_ui(|ui| {
        ui.label(theme::text(&words, TEXT, theme.text));
        rule_text(ui, theme, book, passes.rule);
    });
}

/// Whose decision, and what it is.
fn decision(ui: &mut Ui, kit: &mut Kit, decision: &Decision) {
    let (theme, book) = (kit.theme, kit.book);
    let colour = decision.side.map_or(theme.muted, |side| kit.accent(side));
    let height = 36.0;
    let (bar, _) = ui.allocate_exact_size(egui::vec2(4.0, height), Sense::hover());
    ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    let width = (ui.available_width() - 4.0).max(40.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), Sense::hover());
    let name = decision.side.map_or_else(|| words::game_over().said(), |side| kit.side_name(side).to_owned());
    let words = &decision.words;
    let ink = if decision.refused.is_some() { theme.bad } else { theme.text };
    let line = one_line(ui, words, font(TITLE - 1.0), ink, width);
    if line.elided {
        // Where there is little room both rows are the sentence's; where even those are too few the colour alone says whose it is.
        let rows = |text: String| {
            let mut job = egui::text::LayoutJob::simple(text, font(SMALL), ink, width);
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        };
        let whole = rows(words::decides(&name, words).said());
        let lines = if whole.elided { rows(words.clone()) } else { whole };
        ui.painter().galley(rect.left_center() - egui::vec2(0.0, lines.size().y / 2.0), lines, ink);
    } else {
        let upper = Rect::from_min_size(rect.min, egui::vec2(width, 16.0));
        let lower = Rect::from_min_size(rect.min + egui::vec2(0.0, 16.0), egui::vec2(width, 20.0));
        let heading = one_line(ui, &name, egui::FontId::new(SMALL, theme::medium()), colour, width);
        ui.painter().galley(upper.left_center() - egui::vec2(0.0, heading.size().y / 2.0), heading, colour);
        ui.painter().galley(lower.left_center() - egui::vec2(0.0, line.size().y / 2.0), line, ink);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words::decides(&name, words).said()));
    response.on_hover_ui(|ui| {
        ui.label(theme::text(words::decides(&name, words).said(), TEXT, theme.text));
        if let Some(rule) = decision.refused {
            rule_text(ui, theme, book, rule);
        }
    });
}

fn buttons(ui: &mut Ui, kit: &mut Kit, all: &[Button]) -> Option<usize> {
    let apart = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 4.0);
    let mut pressed = None;
    for (n, button) in all.iter().enumerate() {
        if sign_button(ui, kit, button.sign, button.name, button.on).clicked() {
            pressed = Some(n);
        }
    }
    ui.spacing_mut().item_spacing.x = apart;
    pressed
}
