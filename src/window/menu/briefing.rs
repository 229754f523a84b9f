//! The briefing of a scenario: what its game says of it, with the picture of what it is played on as large as there is room for.

use super::draws::Draws;
use super::foot::Foot;
use super::forces::{self, Mustered};
use crate::window::Folders;
use crate::window::maps::Use;
use crate::window::shelf::ScenarioCard;
use crate::window::start::StartBattle;
use crate::window::tell::Landmarks;
use bevy::prelude::MessageWriter;
use bevy_egui::egui;
use egui::{RichText, Sense, Vec2, vec2};
use hedgerow::boxes::shown::{Brief, Content, Line};
use opponent::Opponent;
use panel_kit::theme::{self, Theme};
use table::Say;

/// From this width on text and picture stand beside each other.
const BESIDE: f32 = 600.0;
/// The picture beside the text may be at least so high, even if the page has to be scrolled.
const LEAST: f32 = 300.0;
/// Between the words and a picture below them.
const GAP: f32 = 8.0;
/// Between words and picture, and between two columns of words.
const APART: f32 = 20.0;

/// Draws it, with the foot from which the battle begins; true if the page on which forces are built is to be opened.
pub(super) fn details(
    ui: &mut egui::Ui,
    draws: &mut Draws,
    landmarks: &mut Landmarks,
    card: &ScenarioCard,
    chosen: &mut [Option<Opponent>; 2],
    starts: &mut MessageWriter<StartBattle>,
    (mustered, folders): (&mut Mustered, &Folders),
) -> bool {
    let theme = draws.theme;
    let brief = match &card.content {
        Ok(brief) => brief,
        Err(report) => {
            ui.label(theme::title(&card.title, theme::FIGURE, theme.bad));
            egui::ScrollArea::both().id_salt("report").show(ui, |ui| {
                ui.label(RichText::new(report).monospace().color(theme.text));
            });
            return false;
        }
    };
    let foot = Foot::of(ui, brief);
    // Which force each side plays with is chosen where it is always seen.
    let height = ui.available_height() - foot.height - forces::height(ui, card, brief);
    let scroll = egui::ScrollArea::vertical().id_salt(("details", &card.path)).max_height(height);
    scroll.auto_shrink(false).show(ui, |ui| {
        // The bar of the scroll area floats over this.
        ui.set_width(ui.available_width() - 10.0);
        if ui.available_width() < BESIDE {
            let width = ui.available_width();
            headline(ui, theme, brief);
            picture(ui, draws, card, brief, vec2(width, 230.0), true);
            ui.add_space(8.0);
            story(ui, theme, brief);
            below(ui, draws, brief);
        } else {
            spread(ui, draws, card, brief, height);
        }
    });
    ui.add_space(6.0);
    let builds = forces::choose(ui, draws.theme, landmarks, (&mut *mustered, folders), (card, brief), chosen);
    if foot.show(ui, draws.theme, landmarks, brief, chosen) {
        let (scenario, forces) = (card.path.clone(), mustered.forces(&card.path));
        starts.write(StartBattle::Fresh { scenario, seed: None, players: *chosen, forces });
    }
    builds
}

/// Words and picture over a wide page. The picture gets the room that all else leaves, which is known from the frame before.
fn spread(ui: &mut egui::Ui, draws: &mut Draws, card: &ScenarioCard, brief: &Brief, height: f32) {
    let (theme, width) = (draws.theme, ui.available_width());
    let id = ui.id().with("room");
    let known: Option<(f32, f32)> = ui.data(|data| data.get_temp(id));
    let (rest, mut words) = known.unwrap_or((height, 150.0));
    let most = vec2((width * 0.62).min(width - 300.0), (height - rest).max(LEAST));
    let beside = size_of_picture(brief, most);
    let under = size_of_picture(brief, vec2(width, height - rest - words - GAP));
    if under.x > beside.x * 1.15 {
        // A wide one: the facts and the story beside each other, the picture below them.
        let top = ui.cursor().top();
        columns(ui, width * 0.3, width * 0.7 - APART, |ui, n| match n {
            Column::Left => headline(ui, theme, brief),
            Column::Right => story(ui, theme, brief),
        });
        words = (ui.cursor().top() - top).ceil();
        picture(ui, draws, card, brief, under, known.is_some());
    } else {
        columns(ui, width - beside.x - APART, beside.x, |ui, n| match n {
            Column::Left => {
                headline(ui, theme, brief);
                story(ui, theme, brief);
            }
            Column::Right => picture(ui, draws, card, brief, beside, known.is_some()),
        });
    }
    let top = ui.cursor().top();
    below(ui, draws, brief);
    let measured = ((ui.min_rect().bottom() - top).ceil(), words);
    if known != Some(measured) {
        ui.data_mut(|data| data.insert_temp(id, measured));
        ui.ctx().request_repaint();
    }
}

/// One of two columns.
enum Column {
    Left,
    Right,
}

/// Two columns of these widths.
fn columns(ui: &mut egui::Ui, left: f32, right: f32, mut draw: impl FnMut(&mut egui::Ui, Column)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = APART;
        for (column, width) in [(Column::Left, left), (Column::Right, right)] {
            ui.vertical(|ui| {
                ui.set_width(width);
                draw(ui, column);
            });
        }
    });
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
fn headline(ui: &mut egui::Ui, theme: &Theme, brief: &Brief) {
    wrapped(ui, theme::title(&brief.title, 22.0, theme.text));
    wrapped(ui, theme::text(&brief.place, theme::SMALL, theme.muted));
    ui.add_space(6.0);
    // Long facts are wrapped: the picture keeps its place beside them.
    let most = (ui.available_width() - FACT).max(FACT);
    let grid = egui::Grid::new(("facts", &brief.title)).num_columns(2).spacing([14.0, 3.0]).max_col_width(most);
    grid.show(ui, |ui| {
        for (what, value) in &brief.facts {
            ui.label(theme::text(what.said(), theme::SMALL, theme.muted));
            wrapped(ui, theme::text(value, theme::TEXT, theme.text));
            ui.end_row();
        }
    });
    ui.add_space(8.0);
}

fn story(ui: &mut egui::Ui, theme: &Theme, brief: &Brief) {
    if !brief.story.is_empty() {
        wrapped(ui, theme::text(&brief.story, theme::TEXT, theme.text));
    }
}

/// What stands below words and picture, over the whole width.
fn below(ui: &mut egui::Ui, draws: &mut Draws, brief: &Brief) {
    let theme = draws.theme;
    for part in &brief.parts {
        ui.add_space(10.0);
        heading(ui, theme, &part.title);
        match &part.content {
            Content::Lines(lines) => lines.iter().for_each(|told| line(ui, theme, told)),
            Content::Drawn(drawn) => drawn.show(ui, theme, draws.pictures, draws.style),
        }
    }
    ui.add_space(8.0);
}

fn line(ui: &mut egui::Ui, theme: &Theme, line: &Line) {
    match line {
        Line::Of(side, words) => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.label(theme::title(&side.name, theme::TEXT, side.accent));
                ui.label(theme::text(words.said(), theme::TEXT, theme.text));
            });
        }
        Line::Point(words) => wrapped(ui, theme::text(format!("• {words}"), theme::TEXT, theme.text)),
        Line::Inner(words) => wrapped(ui, theme::text(format!("    • {words}"), theme::TEXT, theme.text)),
        Line::Aside(words) => wrapped(ui, theme::text(words, theme::TEXT, theme.muted)),
    }
}

/// The largest size that the picture has in the room; none where there is no picture.
fn size_of_picture(brief: &Brief, room: Vec2) -> Vec2 {
    let Some(ground) = &brief.ground else { return Vec2::ZERO };
    let form = ground.form();
    let width = room.x.min(room.y.max(0.0) / form).floor();
    vec2(width, (width * form).floor())
}

/// The picture as large as the room allows; `painted`: the room is known for good.
fn picture(ui: &mut egui::Ui, draws: &mut Draws, card: &ScenarioCard, brief: &Brief, room: Vec2, painted: bool) {
    let (Some(ground), Some(told)) = (&brief.ground, card.game.in_menu()) else { return };
    let size = size_of_picture(brief, room);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = (told.on.of)(&brief.title).said();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    if painted {
        let pixels = (size.x * ui.pixels_per_point()).round() as u32;
        draws.ground(ui.painter(), card, ground, (Use::Page, pixels), rect);
    }
}
