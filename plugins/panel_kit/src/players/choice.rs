//! Who plays a side, as it is chosen: in the menu before a battle, and in a window during one.

use super::measured::{self, Measured};
use super::{names, words};
use crate::theme::{self, SMALL, TEXT, Theme};
use crate::widgets::selectable;
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
            (None, _) => words::person().said(),
            (Some(_), Some(level)) => names::level(level).said(),
            (Some(other), None) => names::player(*other).said(),
        };
        let before = (of, character);
        let one = (theme, side, strengths);
        let (person, list) = list_of_players(ui, one, shown, (player.is_none(), &mut of), note);
        if let Some(strength) = player.and_then(|player| measured::in_words(strengths, player)) {
            list.on_hover_text(theme::text(desk::sentence(&strength), SMALL, theme.text));
        }
        let thinks = of.is_some() && !person;
        ui.add_enabled_ui(thinks, |ui| list_of_characters(ui, (theme, side), thinks, &mut character, note));
        if person {
            *player = None;
        } else if (of, character) != before {
            *player = of.map(|level| Opponent::Thinks(level, character));
        }
    });
}

/// The list of those who may play: a person, or a level. True if a person is chosen; and where the list is.
fn list_of_players(
    ui: &mut Ui,
    (theme, side, strengths): (&Theme, &str, &[Measured]),
    shown: String,
    (is_person, of): (bool, &mut Option<Level>),
    note: &mut dyn FnMut(&str, Rect),
) -> (bool, Response) {
    let mut person = false;
    let players =
        ComboBox::from_id_salt(("player", side)).width(PLAYER).selected_text(theme::text(shown, TEXT, theme.text));
    let list = players.height(260.0).show_ui(ui, |ui| {
        let one = entry(ui, theme, is_person, &words::person().said(), &words::person_hint().said());
        note(&format!("{side}: Person"), one.rect);
        person = one.clicked();
        for level in Level::ALL {
            let strength = measured::in_words(strengths, Opponent::Thinks(level, Temper::Even));
            let one = ranked(ui, theme, *of == Some(level), level, strength);
            note(&format!("{side}: {}", names::level(level)), one.rect);
            if one.clicked() {
                *of = Some(level);
            }
        }
    });
    note(&format!("Player of {side}"), list.response.rect);
    (person, list.response)
}

/// The list of characters of somebody who thinks.
fn list_of_characters(
    ui: &mut Ui,
    (theme, side): (&Theme, &str),
    thinks: bool,
    character: &mut Temper,
    note: &mut dyn FnMut(&str, Rect),
) {
    let word = if thinks { names::temper(*character).said() } else { "–".to_owned() };
    let characters =
        ComboBox::from_id_salt(("character", side)).width(CHARACTER).selected_text(theme::text(word, TEXT, theme.text));
    let shown = characters.height(260.0).show_ui(ui, |ui| {
        for temper in Temper::ALL {
            let (name, hint) = (names::temper(temper).said(), names::temper_hint(temper).said());
            let one = entry(ui, theme, *character == temper, &name, &hint);
            note(&format!("{side}: {}", names::temper(temper)), one.rect);
            if one.clicked() {
                *character = temper;
            }
        }
    });
    note(&format!("Character of {side}"), shown.response.rect);
}

/// A level with what is known of its strength.
fn ranked(ui: &mut Ui, theme: &Theme, chosen: bool, level: Level, strength: Option<String>) -> Response {
    let (name, hint) = (names::level(level).said(), names::level_hint(level).said());
    let Some(strength) = strength else { return entry(ui, theme, chosen, &name, &hint) };
    let mut parts = egui::text::LayoutJob::default();
    for (text, size, color) in [(name, TEXT, theme.text), (format!("   {strength}"), SMALL, theme.muted)] {
        let format = egui::TextFormat {
            valign: egui::Align::Center,
            ..egui::TextFormat::simple(FontId::new(size, theme::medium()), color)
        };
        parts.append(&text, 0.0, format);
    }
    hinted(selectable(ui, chosen, parts), theme, &hint)
}

fn entry(ui: &mut Ui, theme: &Theme, chosen: bool, name: &str, hint: &str) -> Response {
    hinted(selectable(ui, chosen, theme::text(name, TEXT, theme.text)), theme, hint)
}

/// An entry of a list with its hint beside it: under it the hint would cover the next one.
fn hinted(entry: Response, theme: &Theme, hint: &str) -> Response {
    let mut tooltip = egui::Tooltip::for_enabled(&entry).gap(BESIDE);
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT).align_alternatives(&[RectAlign::LEFT]);
    tooltip.show(|ui| ui.label(theme::text(hint, SMALL, theme.text)));
    entry
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noted::click_at;
    use egui::{Event, RawInput, Shape, vec2};
    use std::collections::BTreeMap;

    /// The choice at a height of a window, on fake input.
    struct Screen {
        ctx: egui::Context,
        top: f32,
        player: Option<Opponent>,
        strengths: Vec<Measured>,
        time: f64,
    }

    impl Screen {
        fn new(top: f32) -> Self {
            let ctx = egui::Context::default();
            ctx.set_fonts(theme::fonts());
            theme::dress(&ctx, &Theme::default());
            let strength = |level, won| Measured {
                player: Opponent::Thinks(level, Temper::Even),
                against: Opponent::Greedy,
                won,
                games: 60,
            };
            let strengths =
                vec![strength(Level::Recruit, 32), strength(Level::Corporal, 47), strength(Level::Sergeant, 5)];
            Self { ctx, top, player: Some(Opponent::Thinks(Level::Recruit, Temper::Even)), strengths, time: 0.0 }
        }

        /// Draws a frame; returns where the controls are, and every rectangle that is painted.
        fn frame(&mut self, events: Vec<Event>) -> (BTreeMap<String, Rect>, Vec<Rect>) {
            self.time += 0.1;
            let size = vec2(1280.0, 720.0);
            let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, size));
            let input = RawInput { screen_rect, time: Some(self.time), events, ..Default::default() };
            let mut places = BTreeMap::new();
            let output = self.ctx.clone().run_ui(input, |ui| {
                ui.add_space(self.top);
                let chosen = (&mut self.player, &*self.strengths);
                choose_player(ui, &Theme::default(), ("US", Color32::WHITE), 0.0, chosen, &mut |label, rect| {
                    places.insert(label.to_owned(), rect);
                });
            });
            let painted = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
                Shape::Rect(shape) => Some(shape.rect),
                _ => None,
            };
            let rects = output.shapes.iter().filter_map(painted).collect();
            output.drop_without_applying_deltas();
            (places, rects)
        }

        fn press(&mut self, name: &str) {
            let at = self.frame(vec![]).0[name].center();
            for event in click_at(at) {
                self.frame(vec![event]);
            }
        }
    }

    #[test]
    fn an_entry_does_not_grow_under_the_pointer_and_a_list_that_fits_shows_no_scroll_bar() {
        // It opens below or above.
        for top in [60.0, 645.0] {
            for (list, entry, last) in
                [("Player of US", "US: Sergeant", "US: Captain"), ("Character of US", "US: Bold", "US: Stubborn")]
            {
                let mut screen = Screen::new(top);
                screen.press(list);
                screen.frame(vec![]);
                let (before, _) = screen.frame(vec![]);
                assert_eq!(before[last].top() < before[list].top(), top > 100.0, "{before:?}");
                screen.frame(vec![Event::PointerMoved(before[entry].center())]);
                for _ in 0..4 {
                    screen.frame(vec![]);
                }
                let (after, rects) = screen.frame(vec![]);
                assert_eq!(after[entry].y_range(), before[entry].y_range(), "{list} at {top}");
                assert_eq!(after[last], before[last], "{list} at {top}");
                // Only a bar is narrow and high.
                let bar = rects.iter().find(|rect| rect.width() < 8.0 && rect.height() > 2.0 * ROW);
                assert_eq!(bar, None, "{list} at {top}");
            }
        }
    }
}
