//! The menu: a painted board, the name, six entries, and their pages.

mod date;
mod foot;
mod load;
mod loading;
mod scenarios;
mod settings;
pub(super) mod words;

use super::Folders;
use super::Screen;
use super::maps::MapPictures;
use super::quit::Quit;
use super::settings::{AGAINST_THE_COMPUTER, Complaint};
use super::shelf::{ScenarioCard, Shelf};
use super::start::{StartBattle, Trouble};
use super::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, Rect, RichText, Sense, Vec2, pos2, vec2};
use hedgerow::boxes::scenario_file;
use panel_kit::theme::{self, Theme};
use play::library::SCENARIOS;
use std::path::PathBuf;
use table::Say;

/// The pages of the menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The entries.
    #[default]
    Main,
    /// Choose a scenario.
    Scenarios,
    /// Load a saved game.
    Load,
    /// Settings.
    Settings,
}

/// What is chosen in the lists.
#[derive(Resource, Clone, Debug, Default)]
struct Chosen {
    scenario: usize,
    save: Option<PathBuf>,
    /// The action whose key is being bound.
    binding: Option<settings::Binding>,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .init_resource::<Chosen>()
        .add_systems(OnEnter(Screen::Menu), first_page)
        .add_systems(
            EguiPrimaryContextPass,
            (
                take_pictures,
                backdrop,
                (
                    main_page.run_if(resource_equals(Page::Main)),
                    scenarios::page.run_if(resource_equals(Page::Scenarios)),
                    load::page.run_if(resource_equals(Page::Load)),
                    settings::page.run_if(resource_equals(Page::Settings)),
                ),
                trouble,
            )
                .chain()
                .run_if(in_state(Screen::Menu).and_then(theme::is_dressed)),
        )
        .add_systems(EguiPrimaryContextPass, loading::cover.run_if(theme::is_dressed));
}

fn first_page(mut page: ResMut<Page>) {
    *page = Page::Main;
}

/// The whole window as a surface to lay out on.
fn root(ctx: &egui::Context) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "menu".into(), builder)
}

/// Takes the pictures that have been painted.
fn take_pictures(mut contexts: EguiContexts, mut maps: ResMut<MapPictures>) -> Result {
    maps.bypass_change_detection().collect(contexts.ctx_mut()?);
    Ok(())
}

/// The country in soft focus behind everything; `light` of 255 as it is.
fn paint_backdrop(painter: &egui::Painter, screen: Rect, maps: &MapPictures, light: u8) {
    let Some(texture) = maps.backdrop() else { return };
    let size = texture.size_vec2();
    let scale = (screen.width() / size.x).max(screen.height() / size.y);
    // Where the window has another form the right side stays: the entries stand on the left.
    let place = Rect::from_min_size(screen.right_center() - vec2(size.x, size.y / 2.0) * scale, size * scale);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), place, whole, Color32::from_gray(light));
}

/// The painted country behind everything.
fn backdrop(
    mut contexts: EguiContexts,
    maps: Res<MapPictures>,
    theme: Res<Theme>,
    page: Res<Page>,
    mut note: Local<Option<String>>,
) -> Result {
    let note = note.get_or_insert_with(version);
    let ctx = contexts.ctx_mut()?.clone();
    let ui = root(&ctx);
    let screen = ctx.viewport_rect();
    let painter = ui.painter();
    paint_backdrop(painter, screen, &maps, if *page == Page::Main { 205 } else { 120 });
    // Darker to the left, where the entries stand.
    let shade = |alpha| Color32::from_black_alpha(alpha);
    let mut mesh = egui::Mesh::default();
    for (x, alpha) in [(screen.left(), 225), (screen.left() + screen.width() * 0.46, 110), (screen.right(), 10)] {
        mesh.colored_vertex(pos2(x, screen.top()), shade(alpha));
        mesh.colored_vertex(pos2(x, screen.bottom()), shade(alpha));
    }
    for n in [0, 2] {
        mesh.add_triangle(n, n + 1, n + 2);
        mesh.add_triangle(n + 1, n + 2, n + 3);
    }
    painter.add(mesh);
    if *page == Page::Main {
        let corner = screen.right_bottom() - vec2(16.0, 10.0);
        painter.text(corner, Align2::RIGHT_BOTTOM, &*note, egui::FontId::proportional(theme::TINY), theme.text);
    }
    Ok(())
}

/// Which program this is, for the foot of the menu.
fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    date::of_the_program().map_or_else(|| words::version(version), |day| words::version_of(version, day)).said()
}

/// A large entry of the menu.
fn entry(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    height: f32,
    name: &str,
    note: &str,
    enabled: bool,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().min(340.0), height), Sense::click());
    let response = if enabled { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response };
    landmarks.note(name, rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    let lit = enabled && (response.hovered() || response.has_focus());
    let painter = ui.painter();
    if lit {
        painter.rect_filled(rect, f32::from(theme::RADIUS), theme.raised.gamma_multiply(0.75));
        let bar = Rect::from_min_size(rect.left_top(), vec2(4.0, rect.height()));
        painter.rect_filled(bar, 2.0, theme.focus);
    }
    let colour = match (enabled, lit) {
        (false, _) => theme.muted.gamma_multiply(0.6),
        (true, false) => theme.text,
        (true, true) => Color32::WHITE,
    };
    let at = rect.left_center() + vec2(18.0, if note.is_empty() { 0.0 } else { -7.0 });
    painter.text(at, Align2::LEFT_CENTER, name, egui::FontId::new(20.0, theme::medium()), colour);
    if !note.is_empty() {
        let at = rect.left_center() + vec2(18.0, 12.0);
        painter.text(at, Align2::LEFT_CENTER, note, egui::FontId::proportional(theme::TINY), theme.muted);
    }
    enabled && response.clicked()
}

fn main_page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    shelf: Res<Shelf>,
    mut landmarks: ResMut<Landmarks>,
    folders: Res<Folders>,
    mut page: ResMut<Page>,
    mut starts: MessageWriter<StartBattle>,
    mut quit: MessageWriter<Quit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let screen = ctx.viewport_rect();
    // Large where there is room; nothing is cut off in a low window.
    let (name, gap, height) = match screen.height() {
        ..430.0 => (40.0, 8.0, 34.0),
        ..600.0 => (56.0, 20.0, 40.0),
        _ => (72.0, 36.0, 46.0),
    };
    let corner =
        vec2((screen.width() * 0.06).clamp(24.0, 120.0), screen.height() * if gap > 30.0 { 0.16 } else { 0.06 });
    let area = egui::Area::new("entries".into()).fixed_pos(screen.left_top() + corner);
    area.show(&ctx, |ui| {
        ui.set_width((screen.width() - corner.x - 16.0).min(560.0));
        ui.label(RichText::new("HEDGEROW").family(theme::figures()).size(name).color(Color32::WHITE));
        ui.label(theme::text(words::about().said(), theme::TITLE, theme.text));
        ui.add_space(gap);
        ui.spacing_mut().item_spacing = Vec2::splat(gap / 6.0);
        let going_on = shelf.saves.iter().find_map(|card| match &card.content {
            Ok(facts) if !facts.over => Some((card, facts)),
            _ => None,
        });
        let note = going_on.map_or(String::new(), |(_, facts)| words::continued(&facts.title, facts.stands()).said());
        let first = start_here(&folders, &shelf);
        let about = first.as_ref().map_or(String::new(), |(title, _)| words::first_battle(title).said());
        let mut entry =
            |name: Say, note: &str, enabled| entry(ui, &theme, &mut landmarks, height, &name.said(), note, enabled);
        if entry(words::start_here(), &about, first.is_some())
            && let Some((_, scenario)) = first
        {
            starts.write(StartBattle::Fresh { scenario, seed: None, players: AGAINST_THE_COMPUTER });
        }
        if entry(words::go_on(), &note, going_on.is_some())
            && let Some((card, _)) = going_on
        {
            starts.write(StartBattle::Saved(card.path.clone()));
        }
        if entry(words::new_battle(), "", true) {
            *page = Page::Scenarios;
        }
        if entry(words::load(), "", !shelf.saves.is_empty()) {
            *page = Page::Load;
        }
        if entry(words::settings(), "", true) {
            *page = Page::Settings;
        }
        if entry(words::quit(), "", true) {
            quit.write(Quit);
        }
    });
    Ok(())
}

/// The file of the battle for whoever is new.
const FIRST_BATTLE: &str = "the_oak_farm.ron";

/// The battle for whoever is new: its title and its file. Where it is not among the scenarios, the first battle of the list.
fn start_here(folders: &Folders, shelf: &Shelf) -> Option<(String, PathBuf)> {
    let playable = |card: &&ScenarioCard| !card.example && card.content.is_ok();
    let first = |card: &&ScenarioCard| card.path.file_name().is_some_and(|name| name == FIRST_BATTLE);
    let mut listed = shelf.scenarios.iter().filter(playable);
    if let Some(card) = listed.clone().find(first).or_else(|| listed.next()) {
        return Some((card.title.clone(), card.path.clone()));
    }
    // While the scenarios are being read it is known by its name.
    let file = scenario_file(&folders.data, &folders.data.join(SCENARIOS).join(FIRST_BATTLE));
    (shelf.is_reading() && file.is_file()).then(|| ("The Oak Farm".to_owned(), file))
}

/// A page's frame: title, a way back, and the rest of the window, as far as it is wanted.
fn page_frame(
    ctx: &egui::Context,
    theme: &Theme,
    landmarks: &mut Landmarks,
    page: &mut Page,
    (name, widest): (Say, f32),
    content: impl FnOnce(&mut egui::Ui, &mut Landmarks),
) {
    let screen = ctx.viewport_rect();
    let margin = vec2((screen.width() * 0.035).min(48.0), (screen.height() * 0.035).min(36.0));
    let size = vec2((screen.width() - 2.0 * margin.x).min(widest), screen.height() - 2.0 * margin.y);
    let inner = if screen.height() < 500.0 { 12.0 } else { 20.0 };
    let place = Rect::from_center_size(screen.center(), size);
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(place);
    let mut ui = egui::Ui::new(ctx.clone(), egui::Id::new(name.words().id), builder);
    let frame = egui::Frame::new()
        .fill(theme.panel)
        .stroke(egui::Stroke::new(1.0, theme.line))
        .corner_radius(theme::RADIUS)
        .inner_margin(inner);
    frame.show(&mut ui, |ui| {
        ui.set_min_size(size - Vec2::splat(2.0 * inner));
        ui.set_max_size(size - Vec2::splat(2.0 * inner));
        ui.horizontal(|ui| {
            ui.label(theme::title(name.said(), 24.0, theme.text));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let name = words::back().said();
                let back = ui.button(&name);
                landmarks.note(&name, back.rect);
                if back.clicked() || ui.input(|input| input.key_pressed(egui::Key::Escape)) {
                    *page = Page::Main;
                }
            });
        });
        ui.add_space(8.0);
        content(ui, landmarks);
    });
}

/// What went wrong, with a button to put it away.
fn trouble(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    shelf: Res<Shelf>,
    mut landmarks: ResMut<Landmarks>,
    mut trouble: ResMut<Trouble>,
    mut complaint: ResMut<Complaint>,
) -> Result {
    let Some(text) = trouble.0.clone().or(complaint.0.clone()).or(shelf.broken.clone()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let window = egui::Window::new(words::something_wrong().said()).collapsible(false).resizable(false);
    let room = ctx.viewport_rect().size() - vec2(64.0, 140.0);
    window.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(&ctx, |ui| {
        ui.set_width(room.x.min(620.0));
        egui::ScrollArea::vertical().max_height(room.y.min(320.0)).show(ui, |ui| {
            ui.label(theme::text(text, theme::SMALL, theme.text));
        });
        ui.add_space(8.0);
        if shelf.broken.is_none() {
            let name = words::close().said();
            let close = ui.button(&name);
            landmarks.note(&name, close.rect);
            if close.clicked() {
                trouble.0 = None;
                complaint.0 = None;
            }
        }
    });
    Ok(())
}
