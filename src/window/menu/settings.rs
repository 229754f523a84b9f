//! The settings page: animation, sound, size, counters, colours, keys.

use super::{Chosen, Page, page_frame, words};
use crate::window::Folders;
use crate::window::settings::{Settings, store};
use crate::window::start::Trouble;
use crate::window::tell::Landmarks;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use desk::players::ShowChances;
use lock_n_load_window::Key;
use panel_kit::printed::key_name;
use panel_kit::theme::{self, Theme};
use panel_kit::widgets::selectable;
use table::Say;
use table_view::ViewAction;

/// The action whose key is being bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    Battle(Key),
    View(ViewAction),
}

pub fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut chosen: ResMut<Chosen>,
    mut landmarks: ResMut<Landmarks>,
    mut page: ResMut<Page>,
    mut trouble: ResMut<Trouble>,
    mut keys: MessageReader<KeyboardInput>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut new = settings.clone();
    if let Some(binding) = chosen.binding
        && let Some(key) = keys.read().find(|key| key.state == ButtonState::Pressed)
    {
        match (key.key_code, binding) {
            (KeyCode::Escape, _) => {}
            (code, Binding::Battle(action)) => drop(new.battle_keys.insert(action, code)),
            (code, Binding::View(action)) => drop(new.view_keys.insert(action, code)),
        }
        chosen.binding = None;
        // It does nothing else: Escape would leave the page as well.
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, egui::Event::Key { .. })));
    }
    keys.clear();
    let frame = (words::settings(), 1320.0, chosen.entries());
    page_frame(&ctx, &theme, &mut landmarks, &mut page, frame, |ui, landmarks| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            // The bar of the scroll area floats over this.
            ui.set_width(ui.available_width() - 12.0);
            look(ui, &theme, landmarks, &mut new);
            ui.add_space(16.0);
            ui.label(theme::title(words::keys().said(), theme::TITLE, theme.text));
            ui.label(theme::text(words::keys_hint().said(), theme::SMALL, theme.muted));
            for clash in keys_of(&new).clashes() {
                let clash = clash.said();
                let told = ui.label(theme::text(&clash, theme::SMALL, theme.bad));
                landmarks.note(&format!("Clash: {clash}"), told.rect);
            }
            ui.add_space(4.0);
            key_list(ui, &theme, landmarks, &new, &mut chosen);
            ui.add_space(16.0);
            let name = words::all_as_they_were().said();
            let all = ui.button(&name);
            landmarks.note(&name, all.rect);
            if all.clicked() {
                new = Settings::default();
            }
        });
    });
    if new != *settings {
        *settings = new;
        if let Err(error) = store(&settings, &folders) {
            trouble.0 = Some(words::settings_not_kept(format!("{error:#}")).said());
        }
    }
    Ok(())
}

/// From this width on names stand beside what they name.
const BESIDE: f32 = 480.0;
/// Width of the names then.
const NAMES: f32 = 170.0;

/// One setting: its name, and its choices, which wrap where there is little room.
fn setting(ui: &mut egui::Ui, theme: &Theme, name: Say, choices: impl FnOnce(&mut egui::Ui)) {
    let name = name.said();
    if ui.available_width() < BESIDE {
        ui.label(theme::text(name, theme::TEXT, theme.text));
        ui.horizontal_wrapped(choices);
    } else {
        ui.horizontal_top(|ui| {
            let (at, response) = ui.allocate_exact_size(egui::vec2(NAMES, 26.0), egui::Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
            let font = egui::FontId::proportional(theme::TEXT);
            ui.painter().text(at.left_center(), egui::Align2::LEFT_CENTER, name, font, theme.text);
            ui.horizontal_wrapped(choices);
        });
    }
    ui.add_space(6.0);
}

/// Choices of which one holds.
fn one_of<T: PartialEq + Copy>(
    ui: &mut egui::Ui,
    landmarks: &mut Landmarks,
    name: &str,
    held: &mut T,
    choices: &[(Say, T)],
) {
    for (words, value) in choices {
        let words = words.said();
        let choice = selectable(ui, *held == *value, words.as_str());
        landmarks.note(&format!("{name} {words}"), choice.rect);
        if choice.clicked() {
            *held = *value;
        }
    }
}

fn look(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, settings: &mut Settings) {
    setting(ui, theme, words::animation_speed(), |ui| {
        let choices = [(words::off(), 0), (words::slow(), 60), (words::normal(), 100), (words::fast(), 200)];
        one_of(ui, landmarks, "Animation", &mut settings.animation, &choices);
    });
    if cfg!(feature = "sound") {
        setting(ui, theme, words::sound(), |ui| {
            let choices = [(words::off(), 0), (words::soft(), 30), (words::normal(), 60), (words::loud(), 100)];
            one_of(ui, landmarks, "Sound", &mut settings.sound, &choices);
        });
    }
    setting(ui, theme, words::interface_size(), |ui| {
        let words = |percent: u16| if percent == 0 { words::by_the_window() } else { words::percent(percent) };
        let choices = [0, 75, 100, 125, 150, 200].map(|percent| (words(percent), percent));
        one_of(ui, landmarks, "Interface", &mut settings.interface, &choices);
    });
    setting(ui, theme, words::counters(), |ui| {
        one_of(
            ui,
            landmarks,
            "Counters",
            &mut settings.nato,
            &[(words::pictures(), false), (words::nato_symbols(), true)],
        );
    });
    setting(ui, theme, words::colours(), |ui| {
        let choices = [(words::usual(), false), (words::for_colour_blindness(), true)];
        one_of(ui, landmarks, "Colours", &mut settings.colour_safe, &choices);
    });
    setting(ui, theme, words::cursor_menu(), |ui| {
        one_of(
            ui,
            landmarks,
            "Menu",
            &mut settings.menu,
            &[(words::opens_with_stack(), true), (words::never(), false)],
        );
    });
    setting(ui, theme, words::rally_phase(), |ui| {
        let choices = [(words::ends_by_itself(), true), (words::waits_for_weapons(), false)];
        one_of(ui, landmarks, "Rally", &mut settings.rally_ends, &choices);
    });
    setting(ui, theme, words::chance_to_win(), |ui| {
        let choices = [
            (words::unless_two_people(), ShowChances::ByPlayers),
            (words::always(), ShowChances::Always),
            (words::never(), ShowChances::Never),
        ];
        one_of(ui, landmarks, "Chances", &mut settings.chances, &choices);
    });
    setting(ui, theme, words::hints(), |ui| {
        one_of(ui, landmarks, "Hints", &mut settings.hints.on, &[(words::each_once(), true), (words::none(), false)]);
        if settings.hints.on && !settings.hints.seen.is_empty() {
            let again = ui.button(words::all_hints_again().said());
            landmarks.note("Hints again", again.rect);
            if again.clicked() {
                settings.hints.seen.clear();
            }
        }
    });
    setting(ui, theme, words::map(), |ui| {
        for (name, held) in [(words::hex_grid(), &mut settings.grid), (words::hex_names(), &mut settings.names)] {
            let name = name.said();
            let tick = ui.checkbox(held, &name);
            landmarks.note(&name, tick.rect);
        }
    });
}

/// Width that a key with its name needs.
const KEY_ROW: f32 = 300.0;

/// An action with its keys: those that were chosen, else those by default.
struct Row {
    name: String,
    binding: Binding,
    keys: Vec<KeyCode>,
    default: Vec<KeyCode>,
}

/// All actions with their keys.
struct Rows(Vec<Row>);

fn keys_of(settings: &Settings) -> Rows {
    let battle = Key::all().map(|key| {
        let default = vec![key.default_key()];
        let keys = settings.battle_keys.get(&key).map_or_else(|| default.clone(), |key| vec![*key]);
        Row { name: key.name(), binding: Binding::Battle(key), keys, default }
    });
    let view = ViewAction::ALL.into_iter().map(|action| {
        let default: Vec<KeyCode> = action.default_keys().collect();
        let keys = settings.view_keys.get(&action).map_or_else(|| default.clone(), |key| vec![*key]);
        Row { name: action.title().said(), binding: Binding::View(action), keys, default }
    });
    Rows(battle.chain(view).collect())
}

impl Row {
    /// A key that both have, unless they share it by default: those are never wanted at the same time.
    fn shares(&self, other: &Self) -> Option<KeyCode> {
        let both = |code: &&KeyCode| {
            other.keys.contains(code) && !(self.default.contains(code) && other.default.contains(code))
        };
        self.keys.iter().find(both).copied()
    }
}

impl Rows {
    /// Which keys do two things at once.
    fn clashes(&self) -> Vec<Say> {
        let pairs =
            self.0.iter().enumerate().flat_map(|(n, one)| self.0[n + 1..].iter().map(move |other| (one, other)));
        let told = |(one, other): (&Row, &Row)| {
            let key = key_name(&format!("{:?}", one.shares(other)?));
            Some(words::clash(key, &one.name, &other.name))
        };
        pairs.filter_map(told).collect()
    }

    fn is_shared(&self, row: &Row) -> bool {
        self.0.iter().any(|other| other.binding != row.binding && row.shares(other).is_some())
    }
}

fn key_list(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, settings: &Settings, chosen: &mut Chosen) {
    let rows = keys_of(settings);
    let shared: Vec<bool> = rows.0.iter().map(|row| rows.is_shared(row)).collect();
    let rows: Vec<(&Row, bool)> = rows.0.iter().zip(shared).collect();
    // As many columns as there is room for, read downwards.
    let columns = ((ui.available_width() / KEY_ROW) as usize).clamp(1, 4);
    let deep = rows.len().div_ceil(columns);
    let width = ui.available_width() / columns as f32;
    for line in 0..deep {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (row, shared) in rows.iter().skip(line).step_by(deep) {
                let (at, _) = ui.allocate_exact_size(egui::vec2(width, 26.0), egui::Sense::hover());
                let mut cell = ui.new_child(
                    egui::UiBuilder::new().max_rect(at).layout(egui::Layout::left_to_right(egui::Align::Center)),
                );
                key_row(&mut cell, theme, landmarks, chosen, row, *shared);
            }
        });
    }
}

fn key_row(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, chosen: &mut Chosen, row: &Row, shared: bool) {
    let waiting = chosen.binding == Some(row.binding);
    let key = row.keys.first().map(|code| key_name(&format!("{code:?}"))).unwrap_or_default();
    let text = if waiting { words::press_a_key().said() } else { key };
    let ink = if shared { theme.bad } else { theme.text };
    let button = egui::Button::new(theme::text(text, theme::SMALL, ink)).truncate();
    let shown = ui.add_sized([104.0, 22.0], button);
    landmarks.note(&format!("Key {}", row.name), shown.rect);
    if shown.clicked() {
        chosen.binding = (!waiting).then_some(row.binding);
    }
    ui.add_space(10.0);
    ui.add(egui::Label::new(theme::text(&row.name, theme::SMALL, ink)).truncate());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_actions_on_one_key_are_told() {
        let mut settings = Settings::default();
        assert!(keys_of(&settings).clashes().is_empty(), "{:?}", keys_of(&settings).clashes());
        settings.view_keys.insert(ViewAction::Centre, KeyCode::KeyM);
        let told: Vec<String> = keys_of(&settings).clashes().iter().map(Say::said).collect();
        assert_eq!(told, ["M is the key of \u{201c}Move\u{201d} and of \u{201c}Centre under the pointer\u{201d}."]);
    }
}
