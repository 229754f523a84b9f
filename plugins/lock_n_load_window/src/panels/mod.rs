//! The egui panels of a battle. They read what the other systems of this crate have worked out and write messages; no panel works
//! out a rule, and none changes the battle.
//!
//! Every panel is a function on [`Panels`], which borrows all that panels read and collects what they wish ([`Wish`]); one system
//! gathers the one and sends the other.

mod action_bar;
pub(crate) mod breakdown;
mod cursor_menu;
mod forces;
mod hex_panel;
pub(crate) mod last_action;
mod log_drawer;
mod minimap;
mod objectives;
pub(crate) mod odds_bar;
pub(crate) mod question;
mod result;
pub(crate) mod side_panel;
mod sight_tool;
pub(crate) mod sight_words;
mod top_bar;
mod tray;
pub(crate) mod values;
pub(crate) mod widgets;
pub(crate) mod words;

use crate::battle::Battle;
use crate::book::BOOK;
use crate::faces;
use crate::input::BattleAction;
use crate::model::{Actions, Choose, CursorMenu, GiveOrder, Log, Pause, Perform, Selection, Sentence, Tools, Tray};
use crate::results::Results;
use crate::shown::Preview;
use crate::theme::{self, Theme};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use board_art::CounterStyle;
use hex_view::Hover;
use leafwing_input_manager::prelude::{ActionState, InputMap};
use lock_n_load::{Command, Table};
use panel_kit::{
    BOTTOM_HEIGHT, Kit, Minimap, OpenPanels, Pictures, SIDE_WIDTH, TOP_HEIGHT, dice_window, pictures, rule_book,
};
use std::collections::HashMap;
use table::Side;
use table_view::{FreeBoard, View, ViewBusy, ViewSettings};

pub use forces::show_forces;
pub(crate) use panel_kit::{dice, noted};

/// Back to the menu, from the result panel or the menu button. The program answers.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToMenu;

/// What a panel wants to happen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wish {
    /// A button of the actions.
    Perform(crate::model::Does),
    /// A tick.
    Choose(Choose),
    /// A whole order.
    Order(Command),
    /// The camera goes to a place of the world.
    LookAt(Vec2),
    /// The panel shows this one of the results.
    ShowResult(usize),
    /// Closes the menu at the cursor.
    CloseMenu,
    /// Back to the menu.
    ToMenu,
}

/// All that panels read, and what they want.
pub(crate) struct Panels<'a> {
    pub battle: &'a Battle,
    pub selection: &'a Selection,
    pub preview: &'a Preview,
    pub results: &'a Results,
    /// Steps are being played on the map.
    pub busy: bool,
    pub actions: &'a Actions,
    pub menu: CursorMenu,
    pub log: &'a Log,
    pub sentence: &'a Sentence,
    pub tray: &'a Tray,
    pub hover: &'a Hover,
    /// The sight tool is on.
    pub sight_tool: bool,
    /// Where it looks from, if that was chosen.
    pub sight_from: Option<hex_board::Spot>,
    pub view: Option<&'a View>,
    pub style: CounterStyle,
    pub keys: &'a HashMap<BattleAction, String>,
    /// What the parts of every game's panels read.
    pub kit: Kit<'a>,
    pub minimap: &'a mut Minimap,
    pub wishes: &'a mut Vec<Wish>,
}

impl<'a> Panels<'a> {
    /// Everything that rules read.
    pub fn table(&self) -> Table<'a> {
        self.battle.table()
    }
    pub fn perform(&mut self, does: crate::model::Does) {
        self.wishes.push(Wish::Perform(does));
    }
    pub fn choose(&mut self, choose: Choose) {
        self.wishes.push(Wish::Choose(choose));
    }
    pub fn order(&mut self, command: Command) {
        self.wishes.push(Wish::Order(command));
    }
    /// What the settings call the key of an action.
    pub fn key(&self, action: BattleAction) -> &str {
        self.keys.get(&action).map_or("", String::as_str)
    }
}

impl<'a> std::ops::Deref for Panels<'a> {
    type Target = Kit<'a>;
    fn deref(&self) -> &Kit<'a> {
        &self.kit
    }
}

impl<'a> std::ops::DerefMut for Panels<'a> {
    fn deref_mut(&mut self) -> &mut Kit<'a> {
        &mut self.kit
    }
}

/// What the parts of every game's panels read, in this battle.
pub(crate) fn kit_of<'a>(
    battle: &'a Battle,
    theme: &'a Theme,
    pictures: &'a mut Pictures,
    open: &'a mut OpenPanels,
) -> Kit<'a> {
    let sides = Side::BOTH.map(|side| battle.table().field.scenario.side(side).name.as_str());
    Kit { theme, accents: faces::accents(theme, battle), sides, book: &BOOK, pictures, open }
}

/// Width of the free map from which the small map stands beside the action bar.
const ROOM_BESIDE: f32 = 1240.0;
/// Height of the free map in which an open log and a question stand one above the other.
const ROOM_ABOVE: f32 = 560.0;

/// Draws everything. The order decides who takes room first.
pub(crate) fn draw(ui: &mut egui::Ui, panels: &mut Panels) {
    let ctx = ui.ctx().clone();
    noted::enter(&ctx, "top");
    top_bar::show(ui, panels);
    noted::enter(&ctx, "side");
    side_panel::show(ui, panels);
    noted::enter(&ctx, "bar");
    let free = ui.available_rect_before_wrap();
    // In a low window a question or the set-up needs the room of an open log.
    let asked = panels.table().flow.question.is_some() && !panels.busy;
    let wanted = panels.open.log;
    panels.open.log &= !((asked || tray::has_buttons(panels)) && free.height() < ROOM_ABOVE);
    let folded = wanted && !panels.open.log;
    // The action bar and a closed log stand beside each other at the foot; the small map too, where the window is wide enough. An open
    // log lies above the bar.
    let foot = if panels.open.log { 0.0 } else { log_drawer::LEAST };
    let wide = free.width() >= ROOM_BESIDE;
    let map = if wide { minimap::show(&ctx, panels, free) } else { 0.0 };
    let bar = action_bar::show(&ctx, panels, free, [foot, map]);
    let above = free.with_max_y(bar.map_or(free.bottom(), |bar| bar.top()));
    let map = if wide { map } else { minimap::show(&ctx, panels, above) };
    noted::enter(&ctx, "log");
    if panels.open.log {
        log_drawer::show(&ctx, panels, above.with_max_x(free.right() - map));
    } else {
        log_drawer::show(&ctx, panels, free.with_max_x(bar.map_or(free.right(), |bar| bar.left())));
    }
    panels.open.log |= folded;
    noted::enter(&ctx, "tray");
    let log = egui::AreaState::load(&ctx, "log".into()).map_or(free.bottom(), |log| log.rect().top());
    let waiting = tray::show(&ctx, panels, free, log);
    noted::enter(&ctx, "card");
    // Whoever is asked sees first what happened.
    if !panels.busy {
        let above = if panels.open.log && !folded { log } else { free.bottom() };
        question::show(&ctx, panels, free.with_max_y(above).with_min_x(free.left() + waiting));
    }
    sight_tool::show(&ctx, panels, free);
    noted::enter(&ctx, "menu");
    cursor_menu::show(&ctx, panels, free);
    noted::enter(&ctx, "window");
    rule_book::show(&ctx, panels);
    let battle = panels.battle;
    dice_window::show(&ctx, panels, battle.dice());
    objectives::show(&ctx, panels);
    result::show(&ctx, panels);
}

/// The resources behind [`Panels`].
#[derive(SystemParam)]
struct Reads<'w, 's> {
    battle: Res<'w, Battle>,
    selection: Res<'w, Selection>,
    preview: Res<'w, Preview>,
    busy: Res<'w, ViewBusy>,
    actions: Res<'w, Actions>,
    log: Res<'w, Log>,
    sentence: Res<'w, Sentence>,
    tray: Res<'w, Tray>,
    hover: Res<'w, Hover>,
    tools: Res<'w, Tools>,
    pause: Res<'w, Pause>,
    time: Res<'w, Time<Real>>,
    settings: Res<'w, ViewSettings>,
    theme: Res<'w, Theme>,
    keys: Query<'w, 's, &'static InputMap<BattleAction>>,
}

/// The messages that panels write.
#[derive(SystemParam)]
struct Writes<'w> {
    perform: MessageWriter<'w, Perform>,
    choose: MessageWriter<'w, Choose>,
    orders: MessageWriter<'w, GiveOrder>,
    to_menu: MessageWriter<'w, ToMenu>,
    redraw: MessageWriter<'w, bevy::window::RequestRedraw>,
}

fn draw_panels(
    mut contexts: EguiContexts,
    reads: Reads,
    mut writes: Writes,
    mut menu: ResMut<CursorMenu>,
    mut view: Option<ResMut<View>>,
    mut pictures: ResMut<Pictures>,
    mut minimap: ResMut<Minimap>,
    mut open: ResMut<OpenPanels>,
    mut free: ResMut<FreeBoard>,
    mut results: ResMut<Results>,
    mut key_names: Local<HashMap<BattleAction, String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    *key_names = key_names_of(reads.keys.iter().next());
    let mut now_open = open.clone();
    let mut wishes = Vec::new();
    let mut root = egui::Ui::new(
        ctx.clone(),
        "battle panels".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect()),
    );
    let mut panels = Panels {
        battle: &reads.battle,
        selection: &reads.selection,
        preview: &reads.preview,
        results: &results,
        busy: reads.busy.0,
        actions: &reads.actions,
        menu: *menu,
        log: &reads.log,
        sentence: &reads.sentence,
        tray: &reads.tray,
        hover: &reads.hover,
        sight_tool: reads.tools.sight,
        sight_from: reads.tools.from,
        view: view.as_deref(),
        style: reads.settings.style,
        keys: &key_names,
        kit: kit_of(&reads.battle, &reads.theme, &mut pictures, &mut now_open),
        minimap: &mut minimap,
        wishes: &mut wishes,
    };
    draw(&mut root, &mut panels);
    // Docked panels have taken their room from the root: what is left is the board's.
    free.set_if_neq(FreeBoard(Some(board_rect(root.available_rect_before_wrap(), ctx.zoom_factor()))));
    open.set_if_neq(now_open);
    if !wishes.is_empty() {
        // What is wished for happens in the next frame, which a resting window would not draw by itself.
        writes.redraw.write(bevy::window::RequestRedraw);
    }
    leave_keys_to_the_battle(&ctx);
    for wish in wishes {
        match wish {
            Wish::Perform(does) => _ = writes.perform.write(Perform(does)),
            Wish::Choose(choose) => _ = writes.choose.write(choose),
            // A card that has only just come up was not what the click was meant for.
            Wish::Order(_) if reads.pause.holds(reads.time.elapsed()) => {}
            Wish::Order(command) => _ = writes.orders.write(GiveOrder(command)),
            Wish::LookAt(place) => {
                if let Some(view) = &mut view {
                    view.look_at(place);
                }
            }
            Wish::ShowResult(n) => results.shown = n,
            Wish::CloseMenu => menu.at = None,
            Wish::ToMenu => _ = writes.to_menu.write(ToMenu),
        }
    }
    Ok(())
}

/// A rectangle of the interface in logical pixels of the window.
fn board_rect(rect: egui::Rect, zoom: f32) -> Rect {
    Rect::new(rect.left() * zoom, rect.top() * zoom, rect.right() * zoom, rect.bottom() * zoom)
}

/// Tab means the next unit here, so no button keeps the keyboard; only a field in which somebody writes does.
fn leave_keys_to_the_battle(ctx: &egui::Context) {
    if !ctx.text_edit_focused() {
        ctx.memory_mut(|memory| memory.stop_text_input());
    }
}

/// Keys as the keyboard prints them.
fn key_names_of(map: Option<&InputMap<BattleAction>>) -> HashMap<BattleAction, String> {
    let fallback;
    let map = match map {
        Some(map) => map,
        None => {
            fallback = BattleAction::default_keys();
            &fallback
        }
    };
    let name = |action: &BattleAction| {
        let bound = map.get_buttonlike(action)?.first()?;
        let text = format!("{bound:?}");
        Some((*action, words::key_name(&text)))
    };
    BattleAction::ALL.iter().filter_map(name).collect()
}

/// Keys that open and close panels.
fn read_panel_keys(
    keys: Query<&ActionState<BattleAction>>,
    egui: Option<Res<EguiWantsInput>>,
    mut open: ResMut<OpenPanels>,
    mut to_menu: MessageWriter<ToMenu>,
) {
    if egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    for keys in &keys {
        if keys.just_pressed(&BattleAction::ToggleLog) {
            open.log = !open.log;
        }
        if keys.just_pressed(&BattleAction::Menu) {
            to_menu.write(ToMenu);
        }
    }
}

/// Closes the windows of the battle before, and opens the result of the new one once it comes.
fn open_anew(battle: Res<Battle>, mut born: Local<Option<u64>>, mut open: ResMut<OpenPanels>) {
    if *born != Some(battle.born()) {
        *born = Some(battle.born());
        // Windows belong to their battle; the shape of the table is the player's.
        let (side, log, map, log_height) = (open.side, open.log, open.map, open.log_height);
        *open = OpenPanels { side, log, map, log_height, ..OpenPanels::default() };
    }
}

/// Tells the view which part of the window panels cover.
fn cover_margins(
    open: Res<OpenPanels>,
    sentence: Res<Sentence>,
    tray: Res<Tray>,
    scale: Res<theme::UiScale>,
    mut settings: ResMut<ViewSettings>,
    windows: Query<&Window>,
) {
    let factor = scale.factor(windows.iter().next().map_or(720.0, Window::height));
    let right = if open.side { SIDE_WIDTH } else { 0.0 };
    let left = tray::room(&open, &tray, sentence.phase);
    let margins = [left, TOP_HEIGHT, right, BOTTOM_HEIGHT].map(|margin| margin * factor);
    if settings.margins != margins {
        settings.margins = margins;
    }
}

/// Clears the board's margins when the battle is gone.
fn free_margins(mut settings: ResMut<ViewSettings>, mut free: ResMut<FreeBoard>) {
    free.set_if_neq(FreeBoard::default());
    if settings.margins != [0.0; 4] {
        settings.margins = [0.0; 4];
    }
}

/// The panels of a battle: they are drawn while the resource [`Battle`] is there.
pub struct LockNLoadPanelsPlugin;

impl Plugin for LockNLoadPanelsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(theme::plugin)
            .init_resource::<OpenPanels>()
            .init_resource::<Pictures>()
            .init_resource::<Minimap>()
            .init_resource::<FreeBoard>()
            .add_message::<ToMenu>()
            .add_systems(Update, (read_panel_keys, open_anew).run_if(resource_exists::<Battle>))
            .add_systems(
                EguiPrimaryContextPass,
                draw_panels.run_if(resource_exists::<Battle>.and_then(theme::is_dressed)),
            )
            .add_systems(
                PreUpdate,
                (cover_margins.run_if(resource_exists::<Battle>), free_margins.run_if(resource_removed::<Battle>)),
            );
    }
}

#[cfg(test)]
mod test_screen;

#[cfg(test)]
#[path = "panels_test.rs"]
mod tests;

#[cfg(test)]
#[path = "room_test.rs"]
mod room_tests;

#[cfg(test)]
#[path = "results_test.rs"]
mod results_tests;
