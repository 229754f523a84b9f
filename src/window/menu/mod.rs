//! The menu: a painted board, the games where there are several, the name, its entries, and their pages.

mod briefing;
mod campaign;
mod date;
mod draws;
mod entries;
mod foot;
mod forces;
mod games;
mod load;
mod loading;
mod scenarios;
mod settings;
pub(super) mod words;

use super::Screen;
use super::campaign::Campaigning;
use super::games::Games;
use super::maps::MapPictures;
use super::settings::Complaint;
use super::shelf::Shelf;
use super::start::Trouble;
use super::tell::Landmarks;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, Rect, Vec2, pos2, vec2};
use hedgerow::boxes::Key;
use panel_kit::theme::{self, Theme};
use std::collections::BTreeMap;
use std::path::PathBuf;
use table::Say;

/// The pages of the menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Page {
    /// The games, where there are several.
    Games,
    /// The entries of a game.
    #[default]
    Main,
    /// Choose a battle, or an example.
    Scenarios,
    /// Choose a campaign.
    Campaigns,
    /// The campaign that is open.
    Campaign,
    /// Build forces.
    Forces,
    /// Load a saved game.
    Load,
    /// Settings.
    Settings,
}

/// The page that is drawn. What leads to another one takes effect in the next frame, so that no click and no key reaches both.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Open(Page);

/// What is chosen in the lists.
#[derive(Resource, Clone, Debug, Default)]
struct Chosen {
    /// Whose entries are shown; none: all games are.
    game: Option<Key>,
    /// The scenario in each list of each game.
    scenario: BTreeMap<(Key, Page), usize>,
    save: Option<PathBuf>,
    /// The action whose key is being bound.
    binding: Option<settings::Binding>,
}

impl Chosen {
    /// The page with the entries from which the others are reached.
    fn entries(&self) -> Page {
        if self.game.is_some() { Page::Main } else { Page::Games }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .init_resource::<Open>()
        .init_resource::<Chosen>()
        .init_resource::<forces::Mustered>()
        .add_systems(OnEnter(Screen::Menu), first_page)
        .add_systems(
            EguiPrimaryContextPass,
            (
                take_pictures,
                campaign::opened.run_if(resource_added::<Campaigning>),
                open,
                backdrop,
                (
                    games::page.run_if(resource_equals(Open(Page::Games))),
                    entries::page.run_if(resource_equals(Open(Page::Main))),
                    scenarios::page.run_if(scenarios::is_open),
                    campaign::page.run_if(resource_equals(Open(Page::Campaign))),
                    forces::page.run_if(resource_equals(Open(Page::Forces))),
                    load::page.run_if(resource_equals(Open(Page::Load))),
                    settings::page.run_if(resource_equals(Open(Page::Settings))),
                ),
                trouble,
                turn_over,
            )
                .chain()
                .run_if(in_state(Screen::Menu).and_then(theme::is_dressed)),
        )
        .add_systems(EguiPrimaryContextPass, loading::cover.run_if(theme::is_dressed));
}

/// Whoever leaves a battle comes to where he began it.
fn first_page(games: Res<Games>, mut chosen: ResMut<Chosen>, mut page: ResMut<Page>) {
    chosen.game = chosen.game.or(games.only());
    *page = chosen.entries();
}

fn open(page: Res<Page>, mut open: ResMut<Open>) {
    open.set_if_neq(Open(*page));
}

/// Another page that was chosen is drawn without waiting for anything else to happen.
fn turn_over(page: Res<Page>, open: Res<Open>, mut redraw: MessageWriter<RequestRedraw>) {
    if open.0 != *page {
        redraw.write(RequestRedraw);
    }
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
    page: Res<Open>,
    mut note: Local<Option<String>>,
) -> Result {
    let note = note.get_or_insert_with(version);
    let ctx = contexts.ctx_mut()?.clone();
    let ui = root(&ctx);
    let screen = ctx.viewport_rect();
    let painter = ui.painter();
    let entries = matches!(page.0, Page::Games | Page::Main);
    paint_backdrop(painter, screen, &maps, if entries { 205 } else { 120 });
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
    if entries {
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

/// A page's frame: title, a way back to the page before, and the rest of the window, as far as it is wanted.
fn page_frame(
    ctx: &egui::Context,
    theme: &Theme,
    landmarks: &mut Landmarks,
    page: &mut Page,
    (name, widest, before): (Say, f32, Page),
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
                    *page = before;
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
