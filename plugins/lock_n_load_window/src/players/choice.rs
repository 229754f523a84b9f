//! Who plays a side, as it is chosen: in the menu before a battle, and in a window during one.

use super::names;
use crate::theme::{self, SMALL, TEXT, Theme};
use bevy_egui::egui;
use egui::{Align2, Color32, ComboBox, FontId, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};
use opponent::{Level, Opponent, Temper};

/// Width of the choice of who plays, and of that of his character.
const PLAYER: f32 = 116.0;
const CHARACTER: f32 = 96.0;
/// Height of a line.
const ROW: f32 = 28.0;
/// Space between the parts of a line.
const SPACE: f32 = 8.0;
/// Width of what is drawn for a side besides its name.
pub const CHOICE_WIDTH: f32 = PLAYER + CHARACTER + 2.0 * SPACE;

/// Width of a side's name there.
pub fn width_of_name(ui: &Ui, side: &str) -> f32 {
    ui.painter().layout_no_wrap(side.to_owned(), FontId::new(TEXT, theme::medium()), Color32::WHITE).size().x
}

/// Draws the choice for one side: a person, or a computer player with level and character, after its name with at least so much room for
/// it. `note` is told where each control is.
pub fn choose_player(
    ui: &mut Ui,
    theme: &Theme,
    (side, accent): (&str, Color32),
    room: f32,
    player: &mut Option<Opponent>,
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
                let one = entry(ui, theme, of == Some(level), names::level(level), names::level_hint(level));
                note(&format!("{side}: {}", names::level(level)), one.rect);
                if one.clicked() {
                    of = Some(level);
                }
            }
        });
        note(&format!("Player of {side}"), shown.response.rect);
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

fn entry(ui: &mut Ui, theme: &Theme, chosen: bool, name: &str, hint: &str) -> Response {
    let entry = ui.selectable_label(chosen, theme::text(name, TEXT, theme.text));
    entry.on_hover_text(theme::text(hint, SMALL, theme.text))
}
