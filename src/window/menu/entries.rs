//! The entries of a game: the name, what it is, and the ways into a battle. With one game this is the first page.

use super::{Chosen, Page, words};
use crate::window::Folders;
use crate::window::games::Games;
use crate::window::quit::Quit;
use crate::window::settings::AGAINST_THE_COMPUTER;
use crate::window::shelf::{CardKind, ScenarioCard, Shelf};
use crate::window::start::StartBattle;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, Rect, Response, RichText, Sense, Vec2, vec2};
use hedgerow::boxes::{Key, scenario_file};
use panel_kit::theme::{self, Theme};
use play::library::SCENARIOS;
use std::path::PathBuf;
use table::Say;

/// What the program is called, where no game's name stands there.
pub(super) const PROGRAM: &str = "HEDGEROW";
/// How wide an entry is at most.
const WIDTH: f32 = 340.0;
/// How wide the card of a game is at most.
const CARD: f32 = 520.0;

/// Sizes of a page of entries: large where there is room; nothing is cut off in a low window.
pub(super) struct Sizes {
    name: f32,
    gap: f32,
    height: f32,
}

impl Sizes {
    fn of(screen: Rect) -> Self {
        let (name, gap, height) = match screen.height() {
            ..430.0 => (40.0, 8.0, 34.0),
            ..600.0 => (56.0, 20.0, 40.0),
            _ => (72.0, 36.0, 46.0),
        };
        Self { name, gap, height }
    }
}

/// A page of entries while it is drawn.
pub(super) struct Entries<'a> {
    ui: &'a mut egui::Ui,
    theme: &'a Theme,
    landmarks: &'a mut Landmarks,
    sizes: Sizes,
    /// The first entry, with which arrow keys begin.
    first: Option<egui::Id>,
}

/// Draws such a page below a name and a sentence.
pub(super) fn show(
    ctx: &egui::Context,
    theme: &Theme,
    landmarks: &mut Landmarks,
    (id, name, about): (&str, String, Say),
    content: impl FnOnce(&mut Entries),
) {
    let screen = ctx.viewport_rect();
    let sizes = Sizes::of(screen);
    let corner =
        vec2((screen.width() * 0.06).clamp(24.0, 120.0), screen.height() * if sizes.gap > 30.0 { 0.16 } else { 0.06 });
    let area = egui::Area::new(egui::Id::new(id)).fixed_pos(screen.left_top() + corner);
    area.show(ctx, |ui| {
        ui.set_width((screen.width() - corner.x - 16.0).min(560.0));
        ui.label(RichText::new(name).family(theme::figures()).size(sizes.name).color(Color32::WHITE));
        ui.label(theme::text(about.said(), theme::TITLE, theme.text));
        ui.add_space(sizes.gap);
        ui.spacing_mut().item_spacing = Vec2::splat(sizes.gap / 6.0);
        let mut entries = Entries { ui, theme, landmarks, sizes, first: None };
        content(&mut entries);
        let arrow = ctx.input(|input| input.key_pressed(egui::Key::ArrowDown));
        if let Some(first) = entries.first.filter(|_| arrow && ctx.memory(|memory| memory.focused().is_none())) {
            ctx.memory_mut(|memory| {
                memory.request_focus(first);
                // The key has brought the focus here, and does not lead on to the next entry.
                memory.move_focus(egui::FocusDirection::None);
            });
        }
    });
}

impl Entries<'_> {
    /// A large entry, with a note below its name; true if it was chosen.
    pub fn entry(&mut self, name: Say, note: &str, enabled: bool) -> bool {
        let (name, theme) = (name.said(), self.theme);
        let (rect, response) = self.place(WIDTH, self.sizes.height, &name, enabled);
        let lit = enabled && (response.hovered() || response.has_focus());
        let painter = self.ui.painter();
        if lit {
            painter.rect_filled(rect, f32::from(theme::RADIUS), theme.raised.gamma_multiply(0.75));
            bar(painter, theme, rect);
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

    /// The card of a game: its name, what it is, and how much there is of it at the right; true if it was chosen.
    pub fn card(&mut self, name: &str, about: &Say, much: &str) -> bool {
        let theme = self.theme;
        let (rect, response) = self.place(CARD, self.sizes.height + 18.0, name, true);
        let lit = response.hovered() || response.has_focus();
        let painter = self.ui.painter();
        let fill = if lit { theme.raised.gamma_multiply(0.9) } else { theme.panel.gamma_multiply(0.75) };
        painter.rect_filled(rect, f32::from(theme::RADIUS), fill);
        let edge = egui::Stroke::new(1.0, theme.line);
        painter.rect_stroke(rect, f32::from(theme::RADIUS), edge, egui::StrokeKind::Inside);
        if lit {
            bar(painter, theme, rect);
        }
        let inner = rect.shrink2(vec2(18.0, 0.0));
        let font = |size| egui::FontId::proportional(size);
        let line = |words: String, font: egui::FontId, colour: Color32, room: f32| {
            let mut job = egui::text::LayoutJob::simple(words, font, colour, room.max(8.0));
            (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
            painter.layout_job(job)
        };
        let much = painter.layout_no_wrap(much.to_owned(), font(theme::SMALL), theme.muted);
        let colour = if lit { Color32::WHITE } else { theme.text };
        let room = inner.width() - much.size().x - 12.0;
        let name = line(name.to_owned(), egui::FontId::new(20.0, theme::medium()), colour, room);
        let about = line(about.said(), font(theme::SMALL), theme.muted, inner.width());
        let top = inner.center().y - (name.size().y + about.size().y + 2.0) / 2.0;
        let right = egui::pos2(inner.right() - much.size().x, top + (name.size().y - much.size().y) / 2.0);
        let below = egui::pos2(inner.left(), top + name.size().y + 2.0);
        painter.galley(right, much, theme.muted);
        painter.galley(egui::pos2(inner.left(), top), name, colour);
        painter.galley(below, about, theme.muted);
        response.clicked()
    }

    /// Room between two groups.
    pub fn space(&mut self) {
        self.ui.add_space(self.sizes.gap / 3.0);
    }

    /// Where an entry lies, and what is done with it.
    fn place(&mut self, widest: f32, height: f32, name: &str, enabled: bool) -> (Rect, Response) {
        let width = self.ui.available_width().min(widest);
        let (rect, response) = self.ui.allocate_exact_size(vec2(width, height), Sense::click());
        let response = if enabled { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response };
        self.first = self.first.or(Some(response.id).filter(|_| enabled));
        self.landmarks.note(name, rect);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
        (rect, response)
    }
}

/// The bar at the left of what is chosen.
fn bar(painter: &egui::Painter, theme: &Theme, rect: Rect) {
    painter.rect_filled(Rect::from_min_size(rect.left_top(), vec2(4.0, rect.height())), 2.0, theme.focus);
}

pub(super) fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    (shelf, games, folders): (Res<Shelf>, Res<Games>, Res<Folders>),
    mut landmarks: ResMut<Landmarks>,
    (mut page, mut chosen): (ResMut<Page>, ResMut<Chosen>),
    mut starts: MessageWriter<StartBattle>,
    mut quit: MessageWriter<Quit>,
) -> Result {
    let Some((game, told)) = chosen.game.and_then(|game| Some((game, game.in_menu()?))) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let is_only = games.only().is_some();
    let (name, about) =
        if is_only { (PROGRAM.to_owned(), told.program) } else { (game.name().to_uppercase(), told.about) };
    let head = ("entries", name, about);
    // Where one game is shown, those of a hidden one are nowhere else.
    let saves_of = Some(game).filter(|_| !is_only);
    let going_on = shelf.going_on(saves_of);
    let note = going_on.map_or(String::new(), |(_, facts)| words::continued(&facts.title, facts.stands()).said());
    let first = start_here(&folders, &shelf, game);
    let about = |(title, _): &(String, PathBuf)| {
        let about = if told.hints { words::first_battle(title) } else { words::first_battle_unaided(title) };
        about.said()
    };
    let about = first.as_ref().map_or(String::new(), about);
    let any = |campaigns: bool| {
        let is_there = |card: &ScenarioCard| (card.kind == CardKind::Campaign) == campaigns;
        shelf.is_reading() || shelf.broken.is_some() || shelf.scenarios_of(game).any(is_there)
    };
    show(&ctx, &theme, &mut landmarks, head, |entries| {
        if entries.entry(words::start_here(), &about, first.is_some())
            && let Some((_, scenario)) = first
        {
            starts.write(StartBattle::Fresh {
                scenario,
                seed: None,
                players: AGAINST_THE_COMPUTER,
                forces: Default::default(),
            });
        }
        if entries.entry(words::go_on(), &note, going_on.is_some())
            && let Some((card, _)) = going_on
        {
            starts.write(StartBattle::Saved(card.path.clone()));
        }
        if entries.entry(words::new_battle(), "", any(false)) {
            *page = Page::Scenarios;
        }
        if told.campaigns && entries.entry(words::new_campaign(), "", any(true)) {
            *page = Page::Campaigns;
        }
        if entries.entry(words::load(), "", shelf.saves_of(saves_of).next().is_some()) {
            *page = Page::Load;
        }
        if entries.entry(words::settings(), "", true) {
            *page = Page::Settings;
        }
        if is_only {
            if entries.entry(words::quit(), "", true) {
                quit.write(Quit);
            }
        } else if entries.entry(words::all_games(), "", true) || ctx.input(|input| input.key_pressed(egui::Key::Escape))
        {
            (*page, chosen.game) = (Page::Games, None);
        }
    });
    Ok(())
}

/// The battle for whoever is new: its title and its file. Where it is not among the scenarios, the first battle of the list.
fn start_here(folders: &Folders, shelf: &Shelf, game: Key) -> Option<(String, PathBuf)> {
    let first_battle = game.in_menu().and_then(|told| told.first_battle);
    let playable = |card: &&ScenarioCard| card.kind == CardKind::Battle && card.content.is_ok();
    let is_file = |card: &ScenarioCard| {
        first_battle.is_some_and(|(file, _)| card.path.file_name().is_some_and(|name| name == file))
    };
    let mut listed = shelf.scenarios_of(game).filter(playable);
    if let Some(card) = listed.clone().find(|card| is_file(card)).or_else(|| listed.next()) {
        return Some((card.title.clone(), card.path.clone()));
    }
    // While the scenarios are being read it is known by its name.
    let (file, title) = first_battle.filter(|_| shelf.is_reading())?;
    let file = scenario_file(&folders.data, &folders.data.join(SCENARIOS).join(file));
    file.is_file().then(|| (title.to_owned(), file))
}
