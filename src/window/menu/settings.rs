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
use board_view::ViewAction;
use lock_n_load_panels::BattleAction;
use lock_n_load_panels::theme::{self, Theme};

/// The action whose key is being bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    Battle(BattleAction),
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
    page_frame(&ctx, &theme, &mut landmarks, &mut page, "Settings", |ui, landmarks| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            look(ui, &theme, landmarks, &mut new);
            ui.add_space(16.0);
            ui.label(theme::title("Keys", theme::TITLE, theme.text));
            ui.label(theme::text("Click a key, then press the new one. Escape leaves it.", theme::SMALL, theme.muted));
            ui.add_space(4.0);
            key_list(ui, &theme, &mut new, &mut chosen);
            ui.add_space(16.0);
            if ui.button("All settings as they were").clicked() {
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

fn look(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, settings: &mut Settings) {
    let line = |ui: &mut egui::Ui, name: &str| {
        ui.label(theme::text(name, theme::TEXT, theme.text));
    };
    egui::Grid::new("look").num_columns(2).spacing([32.0, 12.0]).show(ui, |ui| {
        line(ui, "Animation speed");
        ui.horizontal(|ui| {
            for (name, value) in [("Off", 0), ("Slow", 60), ("Normal", 100), ("Fast", 200)] {
                let choice = ui.selectable_label(settings.animation == value, name);
                landmarks.note(&format!("Animation {name}"), choice.rect);
                if choice.clicked() {
                    settings.animation = value;
                }
            }
        });
        ui.end_row();
        if cfg!(feature = "sound") {
            line(ui, "Sound");
            ui.horizontal(|ui| {
                for (name, value) in [("Off", 0), ("Soft", 30), ("Normal", 60), ("Loud", 100)] {
                    if ui.selectable_label(settings.sound == value, name).clicked() {
                        settings.sound = value;
                    }
                }
            });
            ui.end_row();
        }
        line(ui, "Size of the interface");
        ui.horizontal(|ui| {
            let choices =
                [("By the window", 0), ("75 %", 75), ("100 %", 100), ("125 %", 125), ("150 %", 150), ("200 %", 200)];
            for (name, value) in choices {
                if ui.selectable_label(settings.interface == value, name).clicked() {
                    settings.interface = value;
                }
            }
        });
        ui.end_row();
        line(ui, "Counters");
        ui.horizontal(|ui| {
            for (name, value) in [("Pictures", false), ("NATO symbols", true)] {
                if ui.selectable_label(settings.nato == value, name).clicked() {
                    settings.nato = value;
                }
            }
        });
        ui.end_row();
        line(ui, "Colours");
        ui.horizontal(|ui| {
            for (name, value) in [("Usual", false), ("For colour blindness", true)] {
                if ui.selectable_label(settings.colour_safe == value, name).clicked() {
                    settings.colour_safe = value;
                }
            }
        });
        ui.end_row();
        line(ui, "Menu at the cursor");
        ui.horizontal(|ui| {
            for (name, value) in [("Opens with a stack", true), ("Never", false)] {
                let choice = ui.selectable_label(settings.menu == value, name);
                landmarks.note(&format!("Menu {name}"), choice.rect);
                if choice.clicked() {
                    settings.menu = value;
                }
            }
        });
        ui.end_row();
        line(ui, "Map");
        ui.horizontal(|ui| {
            ui.checkbox(&mut settings.grid, "Hex grid");
            ui.checkbox(&mut settings.names, "Hex names");
        });
        ui.end_row();
    });
}

fn key_list(ui: &mut egui::Ui, theme: &Theme, settings: &mut Settings, chosen: &mut Chosen) {
    let battle = BattleAction::default_keys();
    let view = board_view::default_keys();
    let battle_rows = BattleAction::ALL.iter().map(|action| {
        let key = settings.battle_keys.get(action).map(|key| format!("{key:?}"));
        let default = battle.get_buttonlike(action).and_then(|keys| keys.first().map(|key| short(&format!("{key:?}"))));
        (action.name(), key.or(default).unwrap_or_default(), Binding::Battle(*action))
    });
    let view_rows = ViewAction::ALL.iter().map(|action| {
        let key = settings.view_keys.get(action).map(|key| format!("{key:?}"));
        let default = view.get_buttonlike(action).and_then(|keys| keys.first().map(|key| short(&format!("{key:?}"))));
        (action.title(), key.or(default).unwrap_or_default(), Binding::View(*action))
    });
    let rows: Vec<(&str, String, Binding)> = battle_rows.chain(view_rows).collect();
    egui::Grid::new("keys").num_columns(6).spacing([16.0, 6.0]).show(ui, |ui| {
        for (n, (name, key, binding)) in rows.iter().enumerate() {
            ui.label(theme::text(*name, theme::SMALL, theme.text));
            let waiting = chosen.binding == Some(*binding);
            let text = if waiting { "press a key …".to_string() } else { key.replace("Key", "") };
            if ui.add_sized([110.0, 22.0], egui::Button::new(theme::text(text, theme::SMALL, theme.text))).clicked() {
                chosen.binding = (!waiting).then_some(*binding);
            }
            if n % 3 == 2 {
                ui.end_row();
            }
        }
    });
}

/// `Button(KeyF)` as `KeyF`.
fn short(debug: &str) -> String {
    debug.rsplit('(').next().unwrap_or_default().trim_end_matches(')').to_string()
}
