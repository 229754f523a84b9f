//! Choose a scenario: the list, the map, the briefing, both sides.

use super::{Chosen, Page, Pictures, page_frame, picture};
use crate::window::shelf::{ScenarioCard, ScenarioFacts, Shelf};
use crate::window::start::StartBattle;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Sense, vec2};
use lock_n_load_panels::theme::{self, Theme};
use table::Side;

pub fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    shelf: Res<Shelf>,
    mut chosen: ResMut<Chosen>,
    mut pictures: ResMut<Pictures>,
    mut landmarks: ResMut<Landmarks>,
    mut page: ResMut<Page>,
    mut starts: MessageWriter<StartBattle>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let image = picture(&ctx, &mut pictures, &shelf, chosen.scenario);
    page_frame(&ctx, &theme, &mut landmarks, &mut page, "New battle", |ui, landmarks| {
        if shelf.is_reading() {
            ui.label(theme::text("Reading the scenarios …", theme::TEXT, theme.muted));
            return;
        }
        let height = ui.available_height();
        ui.horizontal_top(|ui| {
            let list = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(300.0, height), list, |ui| {
                egui::ScrollArea::vertical().id_salt("list").auto_shrink(false).show(ui, |ui| {
                    for (n, card) in shelf.scenarios.iter().enumerate() {
                        if row(ui, &theme, landmarks, card, n == chosen.scenario) {
                            chosen.scenario = n;
                        }
                    }
                });
            });
            ui.add_space(12.0);
            ui.vertical(|ui| {
                if let Some(card) = shelf.scenarios.get(chosen.scenario) {
                    details(ui, &theme, landmarks, card, image.as_ref(), &mut starts);
                }
            });
        });
    });
    Ok(())
}

fn row(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks, card: &ScenarioCard, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2((ui.available_width() - 8.0).max(0.0), 52.0), Sense::click());
    landmarks.note(&card.title, rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &card.title));
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.raised,
        (false, true) => theme.card,
        (false, false) => egui::Color32::TRANSPARENT,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(theme::RADIUS), fill);
    if chosen {
        painter.rect_filled(egui::Rect::from_min_size(rect.left_top(), vec2(3.0, rect.height())), 2.0, theme.focus);
    }
    let note = match &card.content {
        Ok(facts) => format!("{} turns, {}", facts.def.turns, size_words(facts)),
        Err(_) => "cannot be played: see why".to_string(),
    };
    let colour = if card.content.is_ok() { theme.text } else { theme.bad };
    let left = rect.left_center() + vec2(14.0, 0.0);
    let title = egui::FontId::new(theme::TITLE, theme::medium());
    painter.text(left - vec2(0.0, 9.0), egui::Align2::LEFT_CENTER, &card.title, title, colour);
    let small = egui::FontId::proportional(theme::TINY);
    painter.text(left + vec2(0.0, 11.0), egui::Align2::LEFT_CENTER, note, small, theme.muted);
    response.clicked()
}

fn size_words(facts: &ScenarioFacts) -> String {
    let squads =
        |halves: usize| if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}½", halves / 2) };
    format!("{} against {} squads", squads(facts.half_squads[0]), squads(facts.half_squads[1]))
}

fn details(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    card: &ScenarioCard,
    image: Option<&egui::TextureHandle>,
    starts: &mut MessageWriter<StartBattle>,
) {
    let facts = match &card.content {
        Ok(facts) => facts,
        Err(report) => {
            ui.label(theme::title(&card.title, theme::FIGURE, theme.bad));
            egui::ScrollArea::both().id_salt("report").show(ui, |ui| {
                ui.label(RichText::new(report).monospace().color(theme.text));
            });
            return;
        }
    };
    let def = &facts.def;
    ui.label(theme::title(&def.title, 20.0, theme.text));
    ui.label(theme::text(&def.place, theme::SMALL, theme.muted));
    ui.add_space(8.0);
    let height = ui.available_height() - 56.0;
    egui::ScrollArea::vertical().id_salt("details").max_height(height).auto_shrink(false).show(ui, |ui| {
        if let Some(image) = image {
            let size = image.size_vec2();
            let scale = (ui.available_width() / size.x).min(300.0 / size.y);
            ui.image((image.id(), size * scale));
            ui.add_space(8.0);
        }
        ui.label(theme::text(&def.briefing, theme::TEXT, theme.text));
        ui.add_space(8.0);
        for rule in &def.special_rules {
            ui.label(theme::text(format!("• {rule}"), theme::SMALL, theme.text));
        }
        for side in Side::BOTH {
            let side = def.side(side);
            ui.label(theme::title(&side.name, theme::TITLE, theme.text));
            let leaders: Vec<&str> = side.counters.iter().filter_map(|counter| counter.name.as_deref()).collect();
            let words = format!("{} counters, led by {}.", side.counters.len(), leaders.join(", "));
            ui.label(theme::text(words, theme::SMALL, theme.muted));
        }
        let words = format!("{} turns on {} hexes.", def.turns, facts.hexes);
        ui.label(theme::text(words, theme::SMALL, theme.muted));
    });
    ui.add_space(8.0);
    let button = egui::Button::new(theme::title("Begin", theme::FIGURE, egui::Color32::BLACK)).fill(theme.focus);
    let begin = ui.add_sized(vec2(160.0, 40.0), button);
    landmarks.note("Begin", begin.rect);
    if begin.clicked() {
        starts.write(StartBattle::Fresh { scenario: card.path.clone(), seed: None });
    }
}
