//! Choose a scenario of a game: battles and examples on one page, campaigns on another, each with the briefing of the chosen one.

use super::briefing::details;
use super::draws::Draws;
use super::forces::Mustered;
use super::{Chosen, Open, Page, page_frame, words};
use crate::window::Folders;
use crate::window::maps::{MapPictures, Use};
use crate::window::settings::{Settings, store};
use crate::window::shelf::{CardKind, ScenarioCard, Shelf};
use crate::window::start::{StartBattle, Trouble};
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, FontId, Rect, Sense, vec2};
use hedgerow::boxes::Key;
use panel_kit::Pictures;
use panel_kit::theme::{self, Theme};
use table::Say;
use table_view::{Alarm, ViewSettings};

/// One of the pages with a list of scenarios is drawn.
pub(super) fn is_open(open: Res<Open>) -> bool {
    matches!(open.0, Page::Scenarios | Page::Campaigns)
}

pub fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    shelf: Res<Shelf>,
    view: Res<ViewSettings>,
    alarm: Res<Alarm>,
    mut maps: ResMut<MapPictures>,
    mut pictures: ResMut<Pictures>,
    mut chosen: ResMut<Chosen>,
    mut landmarks: ResMut<Landmarks>,
    (open, mut page): (Res<Open>, ResMut<Page>),
    (folders, mut mustered): (Res<Folders>, ResMut<Mustered>),
    mut settings: ResMut<Settings>,
    mut trouble: ResMut<Trouble>,
    mut starts: MessageWriter<StartBattle>,
) -> Result {
    let Some(game) = chosen.game else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let mut players = settings.players;
    let mut draws = Draws {
        theme: &theme,
        alarm: &alarm,
        maps: maps.bypass_change_detection(),
        pictures: pictures.bypass_change_detection(),
        style: view.style,
    };
    let mut builds = false;
    let (name, cards) = of_page(&shelf, game, open.0);
    let (frame, listed) = ((name, 1680.0, chosen.entries()), (game, open.0));
    let muster = cards.iter().find_map(|card| card.content.as_ref().ok()?.musters.as_ref()).map(|both| &both[0]);
    page_frame(&ctx, &theme, &mut landmarks, &mut page, frame, |ui, landmarks| {
        if shelf.is_reading() {
            ui.label(theme::text(words::reading().said(), theme::TEXT, theme.muted));
            return;
        }
        let height = ui.available_height();
        let share = if ui.available_width() < 760.0 { 0.36 } else { 0.27 };
        let width = (ui.available_width() * share).clamp(168.0, 320.0);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let top_down = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(width, height), top_down, |ui| {
                let above = height - if muster.is_some() { FOOT } else { 0.0 };
                ui.allocate_ui_with_layout(vec2(width, above), top_down, |ui| {
                    list(ui, &mut draws, landmarks, &cards, chosen.scenario.entry(listed).or_default());
                });
                if let Some(muster) = muster.filter(|_| build(ui, landmarks, width)) {
                    mustered.build(&**muster, &folders);
                    builds = true;
                }
            });
            ui.vertical(|ui| {
                if let Some(card) = cards.get(chosen.scenario.get(&listed).copied().unwrap_or_default()) {
                    let with = (&mut *mustered, &*folders);
                    builds |= details(ui, &mut draws, landmarks, card, &mut players, &mut starts, with);
                }
            });
        });
    });
    if builds {
        *page = Page::Forces;
    }
    if players != settings.players {
        settings.players = players;
        if let Err(error) = store(&settings, &folders) {
            trouble.0 = Some(words::settings_not_kept(format!("{error:#}")).said());
        }
    }
    Ok(())
}

/// What a page is called, and what it lists.
fn of_page(shelf: &Shelf, game: Key, page: Page) -> (Say, Vec<&ScenarioCard>) {
    let campaigns = page == Page::Campaigns;
    let is_listed = |card: &&ScenarioCard| (card.kind == CardKind::Campaign) == campaigns;
    let name = if campaigns { words::new_campaign() } else { words::new_battle() };
    (name, shelf.scenarios_of(game).filter(is_listed).collect())
}

/// What the button below the list takes.
const FOOT: f32 = 40.0;

/// The button of the page on which forces are built, where the game has one; true if it was clicked.
fn build(ui: &mut egui::Ui, landmarks: &mut Landmarks, width: f32) -> bool {
    let name = words::build_forces().said();
    let button = ui.add_sized(vec2(width - 8.0, 32.0), egui::Button::new(name.as_str()));
    landmarks.note(&name, button.rect);
    button.clicked()
}

/// The scenarios of a page, kind by kind.
fn list(ui: &mut egui::Ui, draws: &mut Draws, landmarks: &mut Landmarks, cards: &[&ScenarioCard], chosen: &mut usize) {
    egui::ScrollArea::vertical().id_salt("list").auto_shrink(false).show(ui, |ui| {
        for kind in [CardKind::Battle, CardKind::Campaign, CardKind::Example] {
            let cards = cards.iter().enumerate().filter(|(_, card)| card.kind == kind);
            let title = match kind {
                CardKind::Battle => words::battles(),
                CardKind::Campaign => words::campaigns(),
                CardKind::Example => words::examples(),
            };
            for (place, (n, card)) in cards.enumerate() {
                if place == 0 {
                    ui.add_space(if n > 0 { 14.0 } else { 0.0 });
                    let muted = draws.theme.muted;
                    ui.label(theme::title(title.said(), theme::TINY, muted).extra_letter_spacing(0.6));
                }
                if row(ui, draws, landmarks, card, n == *chosen) {
                    *chosen = n;
                }
            }
        }
    });
}

/// Size of the map in a row.
const SMALL: egui::Vec2 = vec2(58.0, 42.0);

fn row(ui: &mut egui::Ui, draws: &mut Draws, landmarks: &mut Landmarks, card: &ScenarioCard, chosen: bool) -> bool {
    let theme = draws.theme;
    let (rect, response) = ui.allocate_exact_size(vec2((ui.available_width() - 8.0).max(0.0), 54.0), Sense::click());
    landmarks.note(&card.title, rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &card.title));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.raised,
        (false, true) => theme.card,
        (false, false) => Color32::TRANSPARENT,
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, f32::from(theme::RADIUS), fill);
    if chosen {
        painter.rect_filled(Rect::from_min_size(rect.left_top(), vec2(3.0, rect.height())), 2.0, theme.focus);
    }
    let mut left = rect.left_center() + vec2(10.0, 0.0);
    if let Some(ground) = card.content.as_ref().ok().and_then(|brief| brief.ground.as_ref())
        && rect.width() > 210.0
    {
        let at = Rect::from_min_size(left - vec2(0.0, SMALL.y / 2.0), SMALL);
        let pixels = (SMALL.x * ui.pixels_per_point() * 1.4).round() as u32;
        draws.ground(&painter, card, ground, (Use::Row, pixels), at);
        left.x = at.right() + 10.0;
    }
    row_words(&painter, theme, card, left, rect.right() - left.x - 4.0);
    response.clicked()
}

/// The words of a row: the title in one line; the size of a battle takes a second line rather than being cut.
fn row_words(painter: &egui::Painter, theme: &Theme, card: &ScenarioCard, left: egui::Pos2, room: f32) {
    let (note, colour) = match &card.content {
        Ok(brief) => (brief.note.said(), theme.text),
        Err(_) => (words::cannot_be_played().said(), theme.bad),
    };
    let laid_out = |words: &str, font: FontId, colour: Color32, lines: usize| {
        let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, colour, room.max(8.0));
        job.wrap.max_rows = lines;
        // A name of one long word ends within the row.
        job.wrap.break_anywhere = lines == 1;
        painter.layout_job(job)
    };
    let title = laid_out(&card.title, FontId::new(theme::TITLE, theme::medium()), colour, 1);
    let note = laid_out(&note, FontId::proportional(theme::TINY), theme.muted, 2);
    let top = left - vec2(0.0, (title.size().y + note.size().y) / 2.0);
    let below = top + vec2(0.0, title.size().y);
    painter.galley(top, title, colour);
    painter.galley(below, note, theme.muted);
}
