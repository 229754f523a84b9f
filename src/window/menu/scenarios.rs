//! Choose a scenario: battles and examples in two lists, and the briefing of the chosen one.

use super::foot::Foot;
use super::{Chosen, Page, page_frame, words};
use crate::window::Folders;
use crate::window::maps::{MapPictures, Use};
use crate::window::settings::{Settings, store};
use crate::window::shelf::{ScenarioCard, ScenarioFacts, Shelf};
use crate::window::start::{StartBattle, Trouble};
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, pos2, vec2};
use lock_n_load_window::{Briefing, show_forces};
use opponent::Opponent;
use panel_kit::Pictures;
use panel_kit::theme::{self, Theme};
use table::{Say, Side};
use table_view::{Alarm, ViewSettings};

/// What the page draws with.
struct Draws<'a> {
    theme: &'a Theme,
    alarm: &'a Alarm,
    maps: &'a mut MapPictures,
    pictures: &'a mut Pictures,
    style: board_art::CounterStyle,
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
    mut page: ResMut<Page>,
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut trouble: ResMut<Trouble>,
    mut starts: MessageWriter<StartBattle>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut players = settings.players;
    let mut draws = Draws {
        theme: &theme,
        alarm: &alarm,
        maps: maps.bypass_change_detection(),
        pictures: pictures.bypass_change_detection(),
        style: view.style,
    };
    page_frame(&ctx, &theme, &mut landmarks, &mut page, (words::new_battle(), 1680.0), |ui, landmarks| {
        if shelf.is_reading() {
            ui.label(theme::text(words::reading().said(), theme::TEXT, theme.muted));
            return;
        }
        let height = ui.available_height();
        let share = if ui.available_width() < 760.0 { 0.36 } else { 0.27 };
        let width = (ui.available_width() * share).clamp(168.0, 320.0);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let list = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(width, height), list, |ui| {
                egui::ScrollArea::vertical().id_salt("list").auto_shrink(false).show(ui, |ui| {
                    for example in [false, true] {
                        let cards = shelf.scenarios.iter().enumerate().filter(|(_, card)| card.example == example);
                        let title = if example { words::examples() } else { words::battles() };
                        for (place, (n, card)) in cards.enumerate() {
                            if place == 0 {
                                ui.add_space(if example { 14.0 } else { 0.0 });
                                ui.label(
                                    theme::title(title.said(), theme::TINY, theme.muted).extra_letter_spacing(0.6),
                                );
                            }
                            if row(ui, &mut draws, landmarks, card, n == chosen.scenario) {
                                chosen.scenario = n;
                            }
                        }
                    }
                });
            });
            ui.vertical(|ui| {
                if let Some(card) = shelf.scenarios.get(chosen.scenario) {
                    details(ui, &mut draws, landmarks, card, &mut players, &mut starts);
                }
            });
        });
    });
    if players != settings.players {
        settings.players = players;
        if let Err(error) = store(&settings, &folders) {
            trouble.0 = Some(words::settings_not_kept(format!("{error:#}")).said());
        }
    }
    Ok(())
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
    if let Ok(facts) = &card.content
        && rect.width() > 210.0
    {
        let at = Rect::from_min_size(left - vec2(0.0, SMALL.y / 2.0), SMALL);
        let pixels = (SMALL.x * ui.pixels_per_point() * 1.4).round() as u32;
        map_picture(&painter, draws, card, facts, Use::Row, pixels, at);
        left.x = at.right() + 10.0;
    }
    let (note, colour) = match &card.content {
        Ok(facts) => (words::turns_and_size(facts.briefing.turns, facts.briefing.size()), theme.text),
        Err(_) => (words::cannot_be_played(), theme.bad),
    };
    // The size of a battle takes a second line rather than being cut.
    let laid_out = |words: &str, font: FontId, colour: Color32, lines: usize| {
        let mut job =
            egui::text::LayoutJob::simple(words.to_owned(), font, colour, (rect.right() - left.x - 4.0).max(8.0));
        job.wrap.max_rows = lines;
        // A name of one long word ends within the row.
        job.wrap.break_anywhere = lines == 1;
        painter.layout_job(job)
    };
    let title = laid_out(&card.title, FontId::new(theme::TITLE, theme::medium()), colour, 1);
    let note = laid_out(&note.said(), FontId::proportional(theme::TINY), theme.muted, 2);
    let top = left - vec2(0.0, (title.size().y + note.size().y) / 2.0);
    let below = top + vec2(0.0, title.size().y);
    painter.galley(top, title, colour);
    painter.galley(below, note, theme.muted);
    response.clicked()
}

/// A map in a frame, cut to fill it; until it is painted, the colour of meadows.
fn map_picture(
    painter: &egui::Painter,
    draws: &mut Draws,
    card: &ScenarioCard,
    facts: &ScenarioFacts,
    place: Use,
    pixels: u32,
    at: Rect,
) {
    painter.rect_filled(at, 3.0, Color32::from_rgb(0x54, 0x5A, 0x3F));
    match draws.maps.map(draws.alarm, &card.path, place, pixels, &facts.map) {
        Some(texture) => {
            let (size, frame) = (texture.size_vec2(), at.size());
            let scale = (frame.x / size.x).max(frame.y / size.y);
            let part = frame / (size * scale);
            let seen = Rect::from_center_size(pos2(0.5, 0.5), part);
            painter.image(texture.id(), at, seen, Color32::WHITE);
        }
        None if place == Use::Page => {
            let font = FontId::proportional(theme::SMALL);
            painter.text(at.center(), Align2::CENTER_CENTER, words::map_painted().said(), font, draws.theme.text);
        }
        None => {}
    }
    painter.rect_stroke(at, 3.0, Stroke::new(1.0, draws.theme.line), StrokeKind::Outside);
}

/// From this width on text and map stand beside each other.
const BESIDE: f32 = 600.0;
/// The map beside the text may be at least so high, even if the page has to be scrolled.
const LEAST: f32 = 300.0;
/// Between the words and a map below them.
const GAP: f32 = 8.0;

fn details(
    ui: &mut egui::Ui,
    draws: &mut Draws,
    landmarks: &mut Landmarks,
    card: &ScenarioCard,
    chosen: &mut [Option<Opponent>; 2],
    starts: &mut MessageWriter<StartBattle>,
) {
    let theme = draws.theme;
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
    let briefing = &facts.briefing;
    let foot = Foot::of(ui, briefing);
    let height = ui.available_height() - foot.height;
    let scroll = egui::ScrollArea::vertical().id_salt(("details", &card.path)).max_height(height);
    scroll.auto_shrink(false).show(ui, |ui| {
        // The bar of the scroll area floats over this.
        ui.set_width(ui.available_width() - 10.0);
        let width = ui.available_width();
        if width < BESIDE {
            headline(ui, theme, briefing);
            large_map(ui, draws, card, facts, vec2(width, 230.0), true);
            ui.add_space(8.0);
            story(ui, theme, briefing);
            below(ui, draws, briefing);
            return;
        }
        // The map gets the room that all else leaves, which is known from the frame before.
        let id = ui.id().with("room");
        let known: Option<(f32, f32)> = ui.data(|data| data.get_temp(id));
        let (rest, mut words) = known.unwrap_or((height, 150.0));
        let most = vec2((width * 0.62).min(width - 300.0), (height - rest).max(LEAST));
        let (beside, under) = (size_of_map(facts, most), size_of_map(facts, vec2(width, height - rest - words - GAP)));
        if under.x > beside.x * 1.15 {
            // A wide map: the facts and the story beside each other, the map below them.
            let top = ui.cursor().top();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                ui.vertical(|ui| {
                    ui.set_width(width * 0.3);
                    headline(ui, theme, briefing);
                });
                ui.vertical(|ui| {
                    ui.set_width(width * 0.7 - 20.0);
                    story(ui, theme, briefing);
                });
            });
            words = (ui.cursor().top() - top).ceil();
            large_map(ui, draws, card, facts, under, known.is_some());
        } else {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                ui.vertical(|ui| {
                    ui.set_width(width - beside.x - 20.0);
                    headline(ui, theme, briefing);
                    story(ui, theme, briefing);
                });
                ui.vertical(|ui| large_map(ui, draws, card, facts, beside, known.is_some()));
            });
        }
        let top = ui.cursor().top();
        below(ui, draws, briefing);
        let measured = ((ui.min_rect().bottom() - top).ceil(), words);
        if known != Some(measured) {
            ui.data_mut(|data| data.insert_temp(id, measured));
            ui.ctx().request_repaint();
        }
    });
    ui.add_space(6.0);
    if foot.show(ui, theme, landmarks, briefing, chosen) {
        starts.write(StartBattle::Fresh { scenario: card.path.clone(), seed: None, players: *chosen });
    }
}

fn heading(ui: &mut egui::Ui, theme: &Theme, words: &Say) {
    ui.label(theme::title(words.said().to_uppercase(), theme::TINY, theme.muted).extra_letter_spacing(0.6));
}

fn wrapped(ui: &mut egui::Ui, words: RichText) {
    ui.add(egui::Label::new(words).wrap());
}

/// Room for the name of a fact, with what is between it and the fact.
const FACT: f32 = 80.0;

/// Title, place, and the facts on which a battle is chosen.
fn headline(ui: &mut egui::Ui, theme: &Theme, briefing: &Briefing) {
    wrapped(ui, theme::title(&briefing.title, 22.0, theme.text));
    wrapped(ui, theme::text(&briefing.place, theme::SMALL, theme.muted));
    ui.add_space(6.0);
    let balance = briefing.balance_in_words().unwrap_or_else(|| words::not_known_yet().said());
    let facts = [
        (words::length(), words::turns(briefing.turns).said()),
        (words::size(), briefing.size()),
        (words::map(), words::hexes(briefing.hexes).said()),
        (words::balance(), balance),
    ];
    // Long facts are wrapped: the map keeps its place beside them.
    let most = (ui.available_width() - FACT).max(FACT);
    egui::Grid::new(("facts", &briefing.title)).num_columns(2).spacing([14.0, 3.0]).max_col_width(most).show(
        ui,
        |ui| {
            for (what, value) in facts {
                ui.label(theme::text(what.said(), theme::SMALL, theme.muted));
                wrapped(ui, theme::text(value, theme::TEXT, theme.text));
                ui.end_row();
            }
        },
    );
    ui.add_space(8.0);
}

fn story(ui: &mut egui::Ui, theme: &Theme, briefing: &Briefing) {
    if !briefing.story.is_empty() {
        wrapped(ui, theme::text(&briefing.story, theme::TEXT, theme.text));
    }
}

/// What stands below text and map, over the whole width.
fn below(ui: &mut egui::Ui, draws: &mut Draws, briefing: &Briefing) {
    let theme = draws.theme;
    ui.add_space(10.0);
    heading(ui, theme, &words::victory());
    conditions(ui, theme, briefing);
    ui.add_space(10.0);
    heading(ui, theme, &words::forces());
    show_forces(ui, theme, draws.pictures, draws.style, briefing);
    if !briefing.special_rules.is_empty() {
        ui.add_space(10.0);
        heading(ui, theme, &words::special_rules());
        for rule in &briefing.special_rules {
            wrapped(ui, theme::text(format!("• {rule}"), theme::TEXT, theme.text));
        }
    }
    ui.add_space(8.0);
}

/// The largest size that a map of this form has in the room.
fn size_of_map(facts: &ScenarioFacts, room: egui::Vec2) -> egui::Vec2 {
    let (low, high) = facts.map.bounds();
    let form = (high.1 - low.1).max(1) as f32 / (high.0 - low.0).max(1) as f32;
    let width = room.x.min(room.y.max(0.0) / form).floor();
    vec2(width, (width * form).floor())
}

/// The map as large as the room allows; `painted`: the room is known for good.
fn large_map(
    ui: &mut egui::Ui,
    draws: &mut Draws,
    card: &ScenarioCard,
    facts: &ScenarioFacts,
    room: egui::Vec2,
    painted: bool,
) {
    let size = size_of_map(facts, room);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = words::map_of(&facts.briefing.title).said();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    if painted {
        let pixels = (size.x * ui.pixels_per_point()).round() as u32;
        map_picture(ui.painter(), draws, card, facts, Use::Page, pixels, rect);
    }
}

/// How each side wins, in words.
fn conditions(ui: &mut egui::Ui, theme: &Theme, briefing: &Briefing) {
    for side in Side::BOTH {
        let force = &briefing.forces[side.index()];
        for aim in briefing.aims.iter().filter(|aim| aim.side == side) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.label(theme::title(&force.name, theme::TEXT, force.accent));
                ui.label(theme::text(words::wins_by(&aim.words).said(), theme::TEXT, theme.text));
            });
            for part in &aim.parts {
                wrapped(ui, theme::text(format!("    • {part}"), theme::TEXT, theme.text));
            }
        }
    }
    for words in &briefing.otherwise {
        wrapped(ui, theme::text(words, theme::TEXT, theme.muted));
    }
}
