//! Where labelled buttons are on the screen, so that a test can press them with the real mouse.

use bevy_egui::egui;
use std::collections::BTreeMap;

fn id() -> egui::Id {
    egui::Id::new("noted places")
}

fn panel_id() -> egui::Id {
    egui::Id::new("noted panel")
}

/// What is noted from here on belongs to this panel.
pub fn enter(ctx: &egui::Context, panel: &'static str) {
    ctx.data_mut(|data| data.insert_temp(panel_id(), panel));
}

/// Remembers where a labelled widget is, if it is not scrolled out of sight.
pub fn note_seen(ui: &egui::Ui, label: &str, rect: egui::Rect) {
    if ui.is_enabled() && ui.clip_rect().contains(rect.center()) {
        note_place(ui.ctx(), label, rect);
    }
}

/// Remembers where a labelled widget of this frame is, by its label and by `panel: label`.
pub fn note_place(ctx: &egui::Context, label: &str, rect: egui::Rect) {
    ctx.data_mut(|data| {
        let panel = data.get_temp::<&'static str>(panel_id()).unwrap_or_default();
        let places = data.get_temp_mut_or_default::<BTreeMap<String, egui::Rect>>(id());
        places.insert(format!("{panel}: {label}"), rect);
        places.insert(label.to_string(), rect);
    });
}

/// Hands out what was remembered since the last call.
pub fn noted_places(ctx: &egui::Context) -> BTreeMap<String, egui::Rect> {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<BTreeMap<String, egui::Rect>>(id())))
}

/// A click at a point, an event for each frame: the pointer comes, the button goes down and up. For tests on fake input.
pub fn click_at(pos: egui::Pos2) -> [egui::Event; 3] {
    let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
    let pressed = |pressed| egui::Event::PointerButton { pos, button, pressed, modifiers };
    [egui::Event::PointerMoved(pos), pressed(true), pressed(false)]
}
