//! How both campaigns stand, and how far the campaign has come.

use super::look::Look;
use super::words;
use bevy_egui::egui;
use egui::{Align, Layout, Ui, vec2};
use panel_kit::theme;
use perrys_heroes::campaign::{Stage, status_word};
use table::{Say, Side};

/// How high it is.
pub(super) const HEIGHT: f32 = 54.0;

/// Draws it.
pub(super) fn show(ui: &mut Ui, look: &mut Look) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), egui::Sense::hover());
    let third = width / 3.0;
    let part = |n: f32| egui::Rect::from_min_size(rect.min + vec2(third * n, 0.0), vec2(third, HEIGHT));
    let places = [(part(0.0), Align::Min), (part(2.0), Align::Max)];
    for (side, (place, align)) in Side::BOTH.into_iter().zip(places) {
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(Layout::top_down(align)));
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(theme::title(look.name(side), theme::TITLE, look.accent(side)));
        let status = capital(&status_word(look.seen.side(side).status));
        ui.label(theme::title(status, theme::FIGURE, look.theme.text));
        if look.viewer == Some(side) {
            let roster = &look.seen.side(side).roster;
            let words = words::ready(roster.ready().count(), roster.places.len());
            ui.label(theme::text(words.said(), theme::TINY, look.theme.muted));
        }
    }
    let centre = Layout::top_down(Align::Center);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(part(1.0)).layout(centre));
    ui.label(theme::title(far(look).said(), theme::FIGURE, look.theme.text));
}

/// How far it has come.
fn far(look: &Look) -> Say {
    let (fought, most) = (look.seen.fought(), look.setting.def.most_battles());
    match look.seen.stage {
        Stage::Over(_) => words::is_over(),
        Stage::MayEnd(_) => words::battle_of(fought, most),
        Stage::Intentions | Stage::Battle | Stage::Replacements => words::battle_of((fought + 1).min(most), most),
    }
}

/// Words that begin with a capital.
pub(super) fn capital(say: &Say) -> String {
    desk::sentence(&say.said())
}
