//! One thing that can be done: what its button says, and how it looks as a line of a list.

use crate::noted::note_seen;
use crate::theme::{self, TEXT, TINY};
use crate::widgets::{fill_of, focus_ring, font, rule_text};
use crate::{Kit, pictures, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, Color32, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use table::{RuleId, Say};

/// Height of a line.
pub(crate) const LINE: f32 = 28.0;

/// Where a button stands that is nearly always there: it has its place for itself, also while it is not there ([`Actions::kept`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Orders what is shown.
    Confirm,
    /// Ends what the side does.
    Finish,
    /// Takes the last order back.
    Undo,
    /// Looks at what was before.
    Back,
}

impl Slot {
    /// Those of who only looks, and of who acts: a column each. What is always kept stands first, so that nothing moves when the others
    /// come and go.
    pub(super) const COLUMNS: [[Self; 2]; 2] = [[Self::Undo, Self::Back], [Self::Confirm, Self::Finish]];
    /// While somebody acts.
    pub const ACTING: &'static [Self] = Self::COLUMNS.as_flattened();
    /// While somebody answers a question, or does what has buttons elsewhere.
    pub const LOOKING: &'static [Self] = &Self::COLUMNS[0];

    /// What stands in the place while the button is not there.
    pub(super) fn empty(self) -> Option<(Icon, Say)> {
        match self {
            Self::Confirm => Some((Icon::Done, words::confirm())),
            Self::Finish => None,
            Self::Undo => Some((Icon::Undo, words::undo())),
            Self::Back => Some((Icon::LookBack, words::look_back())),
        }
    }
}

/// Something that can be done now, or why it cannot.
#[derive(Clone, Debug)]
pub struct Item<'a> {
    /// What the button says.
    pub name: &'a str,
    /// One more sentence, for the tooltip.
    pub hint: &'a str,
    /// What its name means, where a newcomer would not know it.
    pub means: Option<Say>,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: &'a str,
    /// Why it cannot be done, and by which rule; none: it can.
    pub refusal: Option<(String, RuleId)>,
    /// It is what the next click does.
    pub active: bool,
    /// The one that is most likely wanted.
    pub main: bool,
    /// The place that it has for itself.
    pub slot: Option<Slot>,
}

/// What the action does, or why it cannot be done.
pub(crate) fn explained(response: Response, kit: &Kit, action: &Item) -> Response {
    let (theme, book) = (kit.theme, kit.book);
    response.on_hover_ui(|ui| {
        ui.horizontal(|ui| {
            ui.label(theme::title(action.name, TEXT, theme.text));
            if !action.key.is_empty() {
                ui.label(theme::text(action.key, TINY, theme.muted));
            }
        });
        if !action.hint.is_empty() {
            ui.label(theme::text(action.hint, TEXT, theme.muted));
        }
        if let Some(means) = &action.means {
            ui.label(theme::text(means.said(), TEXT, theme.text));
        }
        if let Some((why, rule)) = &action.refusal {
            ui.label(theme::text(why, TEXT, theme.bad));
            rule_text(ui, theme, book, *rule);
        }
    })
}

/// The key of an action that has one.
pub(crate) fn key(painter: &egui::Painter, at: Pos2, corner: Align2, key: &str, ink: Color32) {
    if !key.is_empty() {
        painter.text(at, corner, key, egui::FontId::new(TINY, theme::medium()), ink);
    }
}

/// A line with sign, words and key; what cannot be done is faint.
pub(crate) fn line(ui: &mut Ui, kit: &mut Kit, action: &Item, width: f32) -> Response {
    let theme = kit.theme;
    let enabled = action.refusal.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, LINE), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, action.name));
    if enabled {
        note_seen(ui, action.name, rect);
    }
    let painter = ui.painter();
    let rest = if action.active { theme.raised } else { Color32::TRANSPARENT };
    painter.rect_filled(rect, 4, if enabled { fill_of(&response, theme, rest) } else { rest });
    let ink = match (enabled, action.main) {
        (false, _) => theme.muted.lerp_to_gamma(theme.panel, 0.45),
        (true, true) => theme.focus,
        (true, false) => theme.text,
    };
    let icon = Rect::from_center_size(egui::pos2(rect.left() + 17.0, rect.center().y), Vec2::splat(18.0));
    kit.pictures.paint(painter, icon, &pictures::icon(action.icon, ink));
    let middle = rect.center().y;
    painter.text(egui::pos2(rect.left() + 34.0, middle), Align2::LEFT_CENTER, action.name, font(TEXT), ink);
    let right = egui::pos2(rect.right() - 8.0, middle);
    key(painter, right, Align2::RIGHT_CENTER, action.key, theme.muted);
    focus_ring(ui, theme, &response);
    explained(response, kit, action)
}
