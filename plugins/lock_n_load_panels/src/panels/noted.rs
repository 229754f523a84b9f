//! Where labelled buttons are on the screen, so that a test can press them with the real mouse.

use bevy_egui::egui;
use std::collections::BTreeMap;

fn id() -> egui::Id {
    egui::Id::new("noted places")
}

/// Remembers where a labelled widget of this frame is.
pub(crate) fn note_place(ctx: &egui::Context, label: &str, rect: egui::Rect) {
    ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<BTreeMap<String, egui::Rect>>(id()).insert(label.to_string(), rect);
    });
}

/// Hands out what was remembered since the last call.
pub fn noted_places(ctx: &egui::Context) -> BTreeMap<String, egui::Rect> {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<BTreeMap<String, egui::Rect>>(id())))
}
