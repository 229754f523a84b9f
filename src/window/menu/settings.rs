//! The settings page: animation, sound, size, counters, colours, keys.

use super::{Chosen, Page, page_frame};
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
use panel_kit::theme::{self, Theme};
use panel_kit::widgets::selectable;
use panel_kit::words::key_name;
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
    }
    keys.clear();
    page_frame(&ctx, &theme, &mut landmarks, &mut page, ("Settings", 1320.0), |ui, landmarks| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            // The bar of the scroll area floats over this.
            ui.set_width(ui.available_width() - 12.0);
            look(ui, &theme, landmarks, &mut new);
            ui.add_space(16.0);
            ui.label(theme::title("Keys", theme::TITLE, theme.text));
            ui.label(theme::text("Click a key, then press the new one. Escape leaves it.", theme::SMALL, theme.muted));
            for clash in keys_of(&new).clashes() {
                let told = ui.label(theme::text(format!("{clash}."), theme::SMALL, theme.bad));
                landmarks.note(&format!("Clash: {clash}"), told.rect);
            }
            ui.add_space(4.0);
            key_list(ui, &theme, landmarks, &new, &mut chosen);
            ui.add_space(16.0);
            let all = ui.button("All settings as they were");
            landmarks.note("All settings as they were", all.rect);
            if all.clicked() {
                new = Settings::default();
            }
        });
    });
    if new != *settings {
        *settings = new;
        if let Err(error) = store(&settings, &folders) {
            trouble.0 = Some(format!("The settings could not be kept: {error:#}"));
        }
    }
    Ok(())
}

/// From this width on names stand beside what they name.
const BESIDE: f32 = 480.0;
/// Width of the names then.
const NAMES: f32 = 170.0;

/// One setting: its name, and its choices, which wrap where there is little room.
fn setting(ui: &mut egui::Ui, theme: &Theme, name: &str, choices: impl FnOnce(&mut egui::Ui)) {
    if ui.available_width() < BESIDE {
        ui.label(theme::text(name, theme::TEXT, theme.text));
        ui.horizontal_wrapped(choices);
    } else {
        ui.horizontal_top(|ui| {
            let (at, response) = ui.allocate_exact_size(egui::vec2(NAMES, 26.0), egui::Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, name));
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
    choices: &[(&str, T)],
) {
    for (words, value) in choices {
        let choice = selectable(ui, *held == *value, *words);
        landmarks.note(&format!("{name} {words}"), choice.rect);
        if choice.clicked() {
            *held = *value;
        }
    }
}

fn look(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, settings: &mut Settings) {
    setting(ui, theme, "Animation speed", |ui| {
        let choices = [("Off", 0), ("Slow", 60), ("Normal", 100), ("Fast", 200)];
        one_of(ui, landmarks, "Animation", &mut settings.animation, &choices);
    });
    if cfg!(feature = "sound") {
        setting(ui, theme, "Sound", |ui| {
            let choices = [("Off", 0), ("Soft", 30), ("Normal", 60), ("Loud", 100)];
            one_of(ui, landmarks, "Sound", &mut settings.sound, &choices);
        });
    }
    setting(ui, theme, "Size of the interface", |ui| {
        let choices =
            [("By the window", 0), ("75 %", 75), ("100 %", 100), ("125 %", 125), ("150 %", 150), ("200 %", 200)];
        one_of(ui, landmarks, "Interface", &mut settings.interface, &choices);
    });
    setting(ui, theme, "Counters", |ui| {
        one_of(ui, landmarks, "Counters", &mut settings.nato, &[("Pictures", false), ("NATO symbols", true)]);
    });
    setting(ui, theme, "Colours", |ui| {
        let choices = [("Usual", false), ("For colour blindness", true)];
        one_of(ui, landmarks, "Colours", &mut settings.colour_safe, &choices);
    });
    setting(ui, theme, "Menu at the cursor", |ui| {
        one_of(ui, landmarks, "Menu", &mut settings.menu, &[("Opens with a stack", true), ("Never", false)]);
    });
    setting(ui, theme, "Rally Phase", |ui| {
        let choices = [("Ends by itself", true), ("Waits for weapons to change hands", false)];
        one_of(ui, landmarks, "Rally", &mut settings.rally_ends, &choices);
    });
    setting(ui, theme, "Chance to win", |ui| {
        let choices = [
            ("Unless two people play", ShowChances::ByPlayers),
            ("Always", ShowChances::Always),
            ("Never", ShowChances::Never),
        ];
        one_of(ui, landmarks, "Chance to win", &mut settings.chances, &choices);
    });
    setting(ui, theme, "Hints for a first game", |ui| {
        one_of(ui, landmarks, "Hints", &mut settings.hints.on, &[("Each once", true), ("None", false)]);
        if settings.hints.on && !settings.hints.seen.is_empty() {
            let again = ui.button("All of them again");
            landmarks.note("Hints again", again.rect);
            if again.clicked() {
                settings.hints.seen.clear();
            }
        }
    });
    setting(ui, theme, "Map", |ui| {
        for (name, held) in [("Hex grid", &mut settings.grid), ("Hex names", &mut settings.names)] {
            let tick = ui.checkbox(held, name);
            landmarks.note(name, tick.rect);
        }
    });
}

/// Width that a key with its name needs.
const KEY_ROW: f32 = 300.0;

/// An action with its keys: those that were chosen, else those by default.
struct Row {
    name: &'static str,
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
        Row { name: action.title(), binding: Binding::View(action), keys, default }
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
    /// Which keys do two things at once, each in a sentence without its full stop.
    fn clashes(&self) -> Vec<String> {
        let pairs =
            self.0.iter().enumerate().flat_map(|(n, one)| self.0[n + 1..].iter().map(move |other| (one, other)));
        let told = |(one, other): (&Row, &Row)| {
            let key = key_name(&format!("{:?}", one.shares(other)?));
            Some(format!("{key} is the key of \u{201c}{}\u{201d} and of \u{201c}{}\u{201d}", one.name, other.name))
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
    let text = if waiting { "press a key …".to_string() } else { key };
    let ink = if shared { theme.bad } else { theme.text };
    let button = egui::Button::new(theme::text(text, theme::SMALL, ink)).truncate();
    let shown = ui.add_sized([104.0, 22.0], button);
    landmarks.note(&format!("Key {}", row.name), shown.rect);
    if shown.clicked() {
        chosen.binding = (!waiting).then_some(row.binding);
    }
    ui.add_space(10.0);
    ui.add(egui::Label::new(theme::text(row.name, theme::SMALL, ink)).truncate());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_actions_on_one_key_are_told() {
        let mut settings = Settings::default();
        assert!(keys_of(&settings).clashes().is_empty(), "{:?}", keys_of(&settings).clashes());
        settings.view_keys.insert(ViewAction::Centre, KeyCode::KeyM);
        let told = keys_of(&settings).clashes();
        assert_eq!(told, ["M is the key of \u{201c}Move\u{201d} and of \u{201c}Centre under the pointer\u{201d}"]);
    }
}
