//! Who plays a side, as it is chosen: in the menu before a battle, and in a window during one.

use super::measured::{self, Measured};
use super::names;
use crate::theme::{self, SMALL, TEXT, Theme};
use bevy_egui::egui;
use egui::{Align2, Color32, ComboBox, FontId, Rect, RectAlign, Response, Sense, Ui, WidgetInfo, WidgetType};
use opponent::{Level, Opponent, Temper};

/// Width of the choice of who plays, and of that of his character.
const PLAYER: f32 = 116.0;
const CHARACTER: f32 = 96.0;
/// Height of a line.
const ROW: f32 = 28.0;
/// Space between the parts of a line.
const SPACE: f32 = 8.0;
/// Space between an entry of a list and its hint, which is beyond the list's frame.
const BESIDE: f32 = 16.0;
/// Width of what is drawn for a side besides its name.
pub const CHOICE_WIDTH: f32 = PLAYER + CHARACTER + 2.0 * SPACE;

/// Width of a side's name there.
pub fn width_of_name(ui: &Ui, side: &str) -> f32 {
    ui.painter().layout_no_wrap(side.to_owned(), FontId::new(TEXT, theme::medium()), Color32::WHITE).size().x
}

/// Draws the choice for one side: a person, or a computer player with level and character, after its name with at least so much room for
/// it. Where it is known how strong somebody is in this battle, that stands beside his name. `note` is told where each control is.
pub fn choose_player(
    ui: &mut Ui,
    theme: &Theme,
    (side, accent): (&str, Color32),
    room: f32,
    (player, strengths): (&mut Option<Opponent>, &[Measured]),
    note: &mut dyn FnMut(&str, Rect),
) {
    // The parts of a line are of one height.
    ui.spacing_mut().interact_size.y = ROW;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACE;
        let width = width_of_name(ui, side).max(room);
        let (name, label) = ui.allocate_exact_size(egui::vec2(width, ROW), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, side));
        let font = FontId::new(TEXT, theme::medium());
        ui.painter().text(name.left_center(), Align2::LEFT_CENTER, side, font, accent);
        let (mut of, mut character) = match player {
            Some(Opponent::Thinks(level, temper)) => (Some(*level), *temper),
            Some(Opponent::Listed(_) | Opponent::Greedy) | None => (None, Temper::Even),
        };
        let shown = match (&player, of) {
            (None, _) => "Person".to_owned(),
            (Some(_), Some(level)) => names::level(level).to_owned(),
            (Some(other), None) => names::player(*other),
        };
        let before = (of, character);
        let mut person = false;
        let players =
            ComboBox::from_id_salt(("player", side)).width(PLAYER).selected_text(theme::text(shown, TEXT, theme.text));
        let shown = players.height(260.0).show_ui(ui, |ui| {
            let one = entry(ui, theme, player.is_none(), "Person", "Somebody at this screen.");
            note(&format!("{side}: Person"), one.rect);
            person = one.clicked();
            for level in Level::ALL {
                let strength = measured::in_words(strengths, Opponent::Thinks(level, Temper::Even));
                let one = ranked(ui, theme, of == Some(level), level, strength);
                note(&format!("{side}: {}", names::level(level)), one.rect);
                if one.clicked() {
                    of = Some(level);
                }
            }
        });
        note(&format!("Player of {side}"), shown.response.rect);
        if let Some(strength) = player.and_then(|player| measured::in_words(strengths, player)) {
            shown.response.on_hover_text(theme::text(crate::names::sentence(&strength), SMALL, theme.text));
        }
        let thinks = of.is_some() && !person;
        let word = if thinks { names::temper(character) } else { "–" };
        ui.add_enabled_ui(thinks, |ui| {
            let characters = ComboBox::from_id_salt(("character", side))
                .width(CHARACTER)
                .selected_text(theme::text(word, TEXT, theme.text));
            let shown = characters.height(260.0).show_ui(ui, |ui| {
                for temper in Temper::ALL {
                    let one = entry(ui, theme, character == temper, names::temper(temper), names::temper_hint(temper));
                    note(&format!("{side}: {}", names::temper(temper)), one.rect);
                    if one.clicked() {
                        character = temper;
                    }
                }
            });
            note(&format!("Character of {side}"), shown.response.rect);
        });
        if person {
            *player = None;
        } else if (of, character) != before {
            *player = of.map(|level| Opponent::Thinks(level, character));
        }
    });
}

/// A level with what is known of its strength.
fn ranked(ui: &mut Ui, theme: &Theme, chosen: bool, level: Level, strength: Option<String>) -> Response {
    let (name, hint) = (names::level(level), names::level_hint(level));
    let Some(strength) = strength else { return entry(ui, theme, chosen, name, hint) };
    let mut words = egui::text::LayoutJob::default();
    for (text, size, color) in [(name.to_owned(), TEXT, theme.text), (format!("   {strength}"), SMALL, theme.muted)] {
        let format = egui::TextFormat {
            valign: egui::Align::Center,
            ..egui::TextFormat::simple(FontId::new(size, theme::medium()), color)
        };
        words.append(&text, 0.0, format);
    }
    hinted(ui.selectable_label(chosen, words), theme, hint)
}

fn entry(ui: &mut Ui, theme: &Theme, chosen: bool, name: &str, hint: &str) -> Response {
    hinted(ui.selectable_label(chosen, theme::text(name, TEXT, theme.text)), theme, hint)
}

/// An entry of a list with its hint beside it: under it the hint would cover the next one.
fn hinted(entry: Response, theme: &Theme, hint: &str) -> Response {
    let mut tooltip = egui::Tooltip::for_enabled(&entry).gap(BESIDE);
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT).align_alternatives(&[RectAlign::LEFT]);
    tooltip.show(|ui| ui.label(theme::text(hint, SMALL, theme.text)));
    entry
}
