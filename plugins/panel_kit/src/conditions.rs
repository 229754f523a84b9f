//! How a side wins and how near it is: a badge for the bar at the top, and a list with bars.

use crate::theme::{self, SMALL, TEXT, Theme};
use crate::widgets::{note, rule_text};
use crate::{Kit, noted, pictures, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{CornerRadius, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use table::{RuleId, Side};

/// One way to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Whose.
    pub side: Side,
    /// The condition and how it stands, in words; of several that are joined the beginning of their list.
    pub text: String,
    /// The conditions that are joined, each with how it stands and whether it holds.
    pub parts: Vec<(String, bool)>,
    /// What the side has.
    pub have: i32,
    /// What it needs.
    pub need: i32,
    /// It holds now.
    pub holds: bool,
    /// It is no condition of its own: the side has won if none holds in the end.
    pub otherwise: bool,
}

impl Condition {
    /// How near it is, in thousandths.
    fn share(&self) -> i32 {
        1000 * self.have.max(0) / self.need.max(1)
    }
    /// How far it is, in a figure.
    fn figure(&self) -> String {
        if self.otherwise {
            if self.holds { words::ahead() } else { words::behind() }.said()
        } else {
            format!("{}/{}", self.have.max(0), self.need)
        }
    }
    /// All of it in one sentence.
    fn spoken(&self) -> String {
        let parts: Vec<&str> = self.parts.iter().map(|(words, _)| words.as_str()).collect();
        format!("{} {}", self.text, parts.join(", "))
    }
}

/// How a side wins, each way with a bar; nothing where it has no way of its own.
pub fn list(ui: &mut Ui, kit: &Kit, all: &[Condition], side: Side) {
    let theme = kit.theme;
    let own = |condition: &&Condition| condition.side == side && !condition.otherwise;
    if !all.iter().any(|condition| own(&condition)) {
        return;
    }
    ui.add_space(6.0);
    ui.label(theme::title(words::wins_by(kit.side_name(side), kit.count(side)).said(), TEXT, kit.accent(side)));
    for condition in all.iter().filter(own) {
        note(ui, theme::text(&condition.text, TEXT, theme.text));
        for (words, holds) in &condition.parts {
            part(ui, theme, words, *holds);
        }
        let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 8.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &condition.text));
        let share = (condition.have.max(0) as f32 / condition.need.max(1) as f32).min(1.0);
        let done = Rect::from_min_size(rect.min, egui::vec2(rect.width() * share, rect.height()));
        ui.painter().rect_filled(rect, CornerRadius::same(4), theme.line);
        let colour = if condition.holds { theme.good } else { kit.accent(side) };
        ui.painter().rect_filled(done, CornerRadius::same(4), colour);
    }
}

/// How every condition stands in the end, each in a line: with a tick where it holds.
pub(crate) fn lines(ui: &mut Ui, kit: &Kit, all: &[Condition]) {
    let theme = kit.theme;
    for condition in all.iter().filter(|condition| !condition.otherwise) {
        let (sign, ink) = if condition.holds { ("\u{2713}", theme.good) } else { ("\u{2013}", theme.muted) };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(theme::text(sign, TEXT, ink));
            let parts: Vec<&str> = condition.parts.iter().map(|(words, _)| words.as_str()).collect();
            let words = [&*condition.text, &*parts.join("; ")].join(" ");
            note(ui, theme::text(words.trim(), TEXT, kit.accent(condition.side)));
        });
    }
}

/// One of the conditions that are joined: with a tick where it holds.
fn part(ui: &mut Ui, theme: &Theme, words: &str, holds: bool) {
    let (sign, ink) = if holds { ("\u{2713}", theme.good) } else { ("\u{2022}", theme.muted) };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(8.0);
        ui.add_sized([10.0, 16.0], egui::Label::new(theme::text(sign, TEXT, ink)));
        note(ui, theme::text(words, TEXT, theme.text));
    });
}

/// Of a side's conditions the one by which it would win now, else the one that is nearest to being fulfilled; all of them under the
/// pointer. True if it was clicked.
pub(crate) fn badge(ui: &mut Ui, kit: &mut Kit, all: &[Condition], side: Side, rule: RuleId) -> bool {
    let own: Vec<&Condition> = all.iter().filter(|condition| condition.side == side).collect();
    let rank = |condition: &&&Condition| (condition.holds, !condition.otherwise, condition.share());
    let Some(deciding) = own.iter().max_by_key(rank) else { return false };
    let figure = deciding.figure();
    let (theme, book, colour) = (kit.theme, kit.book, kit.accent(side));
    let response = figure_in_ring(ui, kit, side, figure, own.iter().any(|condition| condition.holds));
    let (name, sides) = (kit.side_name(side), kit.count(side));
    let spoken: Vec<String> = own.iter().map(|condition| condition.spoken()).collect();
    response.widget_info(|| {
        let spoken = words::wins_by_these(name, sides, spoken.join("; "));
        WidgetInfo::labeled(WidgetType::Button, true, spoken.said())
    });
    noted::note_seen(ui, &format!("Victory of {name}"), response.rect);
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.label(theme::title(words::wins_by(name, sides).said(), TEXT, colour));
        for condition in &own {
            ui.horizontal_wrapped(|ui| {
                let (word, ink) =
                    if condition.holds { (words::holds(), theme.good) } else { (words::not_yet(), theme.muted) };
                ui.label(theme::text(&condition.text, TEXT, theme.text));
                ui.label(theme::text(word.said(), SMALL, ink));
            });
            for (words, holds) in &condition.parts {
                part(ui, theme, words, *holds);
            }
        }
        rule_text(ui, theme, book, rule);
    });
    clicked
}

/// A flag in a ring of the side's colour, filled where a condition holds, and a figure beside it.
fn figure_in_ring(ui: &mut Ui, kit: &mut Kit, side: Side, figure: String, holds: bool) -> Response {
    let (theme, colour) = (kit.theme, kit.accent(side));
    let ink = if holds { theme.text } else { theme.muted };
    let galley = ui.painter().layout_no_wrap(figure, egui::FontId::new(TEXT, theme::figures()), ink);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(34.0 + galley.size().x, 34.0), Sense::click());
    let centre = rect.left_center() + egui::vec2(14.0, 0.0);
    if holds {
        ui.painter().circle_filled(centre, 13.0, colour.gamma_multiply(0.35));
    }
    ui.painter().circle_stroke(centre, 13.0, Stroke::new(if holds { 2.0 } else { 1.0 }, colour));
    let flag = pictures::icon(Icon::Flag, if holds { theme.text } else { colour });
    kit.pictures.paint(ui.painter(), Rect::from_center_size(centre, Vec2::splat(15.0)), &flag);
    let at = egui::pos2(rect.right() - galley.size().x, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    response
}
