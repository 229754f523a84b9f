//! The systems behind the panels: they gather what panels read, draw, and send what panels wish.

use crate::battle::{Battle, Chances, Computers, LockNLoadWindow, LookingBack, Results};
use crate::input::{BattleAction, Key};
use crate::luck::{Luck, Reckoned, TryAgain};
use crate::model::{
    Actions, Choose, CursorMenu, Does, GiveOrder, Log, OrderRefused, Pause, Perform, Prepared, Preview, Selection,
    Sentence, Tools, Tray, Wish,
};
use crate::panels::layout::draw;
use crate::panels::reads::{Panels, kit_of};
use crate::panels::tray;
use crate::players::{Shading, own_plan};
use crate::sections::passengers::drag::Berths;
use crate::sheets::meanings;
use crate::theme::{self, Theme};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use desk::hints::{HintNow, Hints};
use desk::players::ForPlayers;
use desk::{HandOver, HandedOver, ToMenu};
use hex_view::Hover;
use leafwing_input_manager::prelude::{ActionState, InputMap};
use lock_n_load::Command;
use panel_kit::players::Thought;
use panel_kit::players::advice_window::{self, Advice, Counselled};
use panel_kit::screen::keeping;
use panel_kit::{
    BOTTOM_HEIGHT, DeskKey, Kit, Minimap, OpenPanels, Pictures, TOP_HEIGHT, account_card, hand_over, hint_card, keys,
};
use std::collections::HashMap;
use table::Side;
use table_view::{Carried, FreeBoard, TakeUp, View, ViewBusy, ViewSettings};

/// The resources behind [`Panels`].
#[derive(SystemParam)]
struct Reads<'w, 's> {
    battle: Res<'w, Battle>,
    selection: Res<'w, Selection>,
    preview: Res<'w, Preview>,
    prepared: Res<'w, Prepared>,
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
    carried: Res<'w, Carried>,
    keys: Query<'w, 's, BothMaps>,
    computers: Option<Res<'w, Computers>>,
    chances: Option<Res<'w, Chances>>,
    luck: Option<Res<'w, Luck>>,
    threats: Res<'w, Shading>,
    past: Res<'w, LookingBack>,
    hint: Res<'w, HintNow<LockNLoadWindow>>,
    hand_over: Res<'w, HandOver>,
}

/// The messages that panels write.
#[derive(SystemParam)]
struct Writes<'w> {
    perform: MessageWriter<'w, Perform>,
    choose: MessageWriter<'w, Choose>,
    orders: MessageWriter<'w, GiveOrder<Command>>,
    refused: MessageWriter<'w, OrderRefused>,
    to_menu: MessageWriter<'w, ToMenu>,
    players: MessageWriter<'w, ForPlayers>,
    try_again: MessageWriter<'w, TryAgain>,
    taken_up: MessageWriter<'w, TakeUp>,
    handed: MessageWriter<'w, HandedOver>,
    redraw: MessageWriter<'w, bevy::window::RequestRedraw>,
}

/// What panels change themselves.
#[derive(SystemParam)]
struct Kept<'w> {
    menu: ResMut<'w, CursorMenu>,
    view: Option<ResMut<'w, View>>,
    pictures: ResMut<'w, Pictures>,
    minimap: ResMut<'w, Minimap>,
    open: ResMut<'w, OpenPanels>,
    free: ResMut<'w, FreeBoard>,
    results: ResMut<'w, Results>,
    berths: ResMut<'w, Berths>,
    hints: ResMut<'w, Hints>,
}

/// Draws everything; while the screen changes hands nothing of the battle.
fn draw_panels(
    mut contexts: EguiContexts,
    reads: Reads,
    mut writes: Writes,
    mut kept: Kept,
    mut key_names: Local<HashMap<Key, String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    *key_names = key_names_of(reads.keys.iter().next());
    let mut now_open = kept.open.clone();
    if let Some(side) = reads.hand_over.0 {
        let mut kit = kit_of(&reads.battle, &reads.theme, &mut kept.pictures, &mut now_open);
        hand_screen_over(&ctx, &mut kit, side, &mut writes);
        // No part of the window is the board's.
        kept.free.set_if_neq(FreeBoard(Some(Rect::default())));
        return Ok(());
    }
    let mut wishes = Vec::new();
    let mut shown_berths = Vec::new();
    let mut root = background(&ctx);
    let battle: &Battle = reads.past.battle().unwrap_or(&reads.battle);
    let mut panels = Panels {
        battle,
        selection: &reads.selection,
        preview: &reads.preview,
        results: &kept.results,
        busy: reads.busy.0,
        actions: &reads.actions,
        menu: *kept.menu,
        log: &reads.log,
        chances: reads.chances.as_ref().map_or(&[], |chances| chances.after()),
        luck: reads.luck.as_ref().map_or_else(Reckoned::default, |luck| luck.reckoned()),
        thought: thought(&reads),
        advice: if now_open.advice { advice(&reads, &key_names) } else { Advice::default() },
        sentence: &reads.sentence,
        tray: &reads.tray,
        hover: &reads.hover,
        sight_tool: reads.tools.sight,
        sight_from: reads.tools.from,
        view: kept.view.as_deref(),
        style: reads.settings.style,
        keys: &key_names,
        kit: kit_of(&reads.battle, &reads.theme, &mut kept.pictures, &mut now_open),
        minimap: &mut kept.minimap,
        past: reads.past.glimpse(),
        threats_on: reads.tools.threats,
        threats: &reads.threats,
        hint: reads.hint.0,
        carried: reads.carried.0,
        berths: &mut shown_berths,
        wishes: &mut wishes,
    };
    draw(&mut root, &mut panels);
    // Docked panels have taken their room from the root: what is left is the board's.
    kept.free.set_if_neq(FreeBoard(Some(board_rect(root.available_rect_before_wrap(), ctx.zoom_factor()))));
    kept.open.set_if_neq(now_open);
    kept.berths.set_if_neq(Berths(shown_berths));
    if !wishes.is_empty() {
        // What is wished for happens in the next frame, which a resting window would not draw by itself.
        writes.redraw.write(bevy::window::RequestRedraw);
    }
    keys::leave_to_the_battle(&ctx);
    for wish in wishes {
        grant(wish, &reads, &mut writes, &mut kept);
    }
    Ok(())
}

/// What all panels stand on.
fn background(ctx: &egui::Context) -> egui::Ui {
    let whole = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "panels".into(), whole)
}

/// Shows whose the screen is next, and notes when he has it.
fn hand_screen_over(ctx: &egui::Context, kit: &mut Kit, side: Side, writes: &mut Writes) {
    if hand_over::show(ctx, kit, side) {
        writes.handed.write(HandedOver);
        writes.redraw.write(bevy::window::RequestRedraw);
    }
}

/// Does what a panel wished for.
fn grant(wish: Wish, reads: &Reads, writes: &mut Writes, kept: &mut Kept) {
    match wish {
        // A card that has only just come up was not what the click was meant for.
        Wish::Order(_) if reads.pause.holds(reads.time.elapsed()) || reads.past.is_on() => {}
        Wish::Order(command) => _ = writes.orders.write(GiveOrder(command)),
        Wish::Refuse(refusal) => _ = writes.refused.write(OrderRefused { command: None, refusal }),
        Wish::LookAt(place) => kept.view.iter_mut().for_each(|view| view.look_at(place)),
        Wish::Perform(does) => _ = writes.perform.write(Perform(does)),
        Wish::Choose(choose) => _ = writes.choose.write(choose),
        Wish::TakeUp(counter) => _ = writes.taken_up.write(TakeUp(counter)),
        Wish::ShowResult(n) => kept.results.shown = n,
        Wish::Account(account_card::Asked::Show(stretch)) => kept.results.account = Some(stretch),
        Wish::Account(account_card::Asked::Read) => kept.results.put_account_away(),
        Wish::Account(account_card::Asked::LookBack(stride)) => {
            _ = writes.perform.write(Perform(Does::LookBack(stride)));
        }
        Wish::CloseMenu => kept.menu.at = None,
        Wish::ToMenu => _ = writes.to_menu.write(ToMenu),
        Wish::TryAgain { entries } => {
            writes.try_again.write(TryAgain { battle: reads.battle.born(), entries, swapped: false });
        }
        // What stands before the first order is the scenario itself.
        Wish::Rematch => {
            writes.try_again.write(TryAgain { battle: reads.battle.born(), entries: 1, swapped: true });
        }
        Wish::Hint(hint_card::Asked::Seen(hint)) => kept.hints.see(hint.id),
        Wish::Hint(hint_card::Asked::NoMore) => kept.hints.on = false,
        Wish::Players(wish) => _ = writes.players.write(wish),
    }
}

fn thought(reads: &Reads) -> Option<Thought> {
    Thought::of(&reads.battle, reads.computers.as_deref()?, reads.time.elapsed())
}

/// What a computer player says to whoever asks him.
fn advice(reads: &Reads, keys: &HashMap<Key, String>) -> Advice {
    let battle = &reads.battle;
    let table = battle.table();
    let own = own_plan(battle, &reads.selection, &reads.prepared);
    let computers = reads.computers.as_ref();
    Advice {
        counsel: computers.map_or(Counselled::Nothing, |one| Counselled::of(battle, &one.counsel(battle))),
        own: own.map(|own| (own.title(&table), own.actors(&table))),
        person_decides: battle.person_decides(),
        pointed: computers.and_then(|computers| computers.pointed()),
        keys: [DeskKey::Advice, DeskKey::WhyNot].map(|key| keys.get(&key.into()).cloned().unwrap_or_default()),
    }
}

/// A rectangle of the interface in logical pixels of the window.
fn board_rect(rect: egui::Rect, zoom: f32) -> Rect {
    Rect::new(rect.left() * zoom, rect.top() * zoom, rect.right() * zoom, rect.bottom() * zoom)
}

/// The keys of this game and those of every game.
type BothMaps = (&'static InputMap<BattleAction>, &'static InputMap<DeskKey>);

/// Keys as the keyboard prints them.
pub(crate) fn key_names_of(maps: Option<(&InputMap<BattleAction>, &InputMap<DeskKey>)>) -> HashMap<Key, String> {
    let printed = |key: Key| match key {
        Key::Desk(key) => key.printed(maps.map(|(_, of_every_game)| of_every_game)),
        Key::Battle(action) => Some(meanings::key_name(&match maps {
            None => format!("{:?}", action.default_key()),
            Some((of_game, _)) => format!("{:?}", of_game.get_buttonlike(&action)?.first()?),
        })),
    };
    Key::all().filter_map(|key| Some((key, printed(key)?))).collect()
}

/// Keys that open and close panels.
fn read_panel_keys(
    keys: Query<&ActionState<DeskKey>>,
    egui: Option<Res<EguiWantsInput>>,
    mut open: ResMut<OpenPanels>,
    mut to_menu: MessageWriter<ToMenu>,
) {
    if egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    for keys in &keys {
        if keys.just_pressed(&DeskKey::ToggleLog) {
            open.log = !open.log;
        }
        if keys.just_pressed(&DeskKey::Menu) {
            to_menu.write(ToMenu);
        }
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
    let of = |window: &Window| (window.width(), window.height(), window.scale_factor());
    let (width, height, ratio) = windows.iter().next().map_or((1280.0, 720.0, 1.0), of);
    let factor = scale.factor(height, ratio);
    let crowded = tray::crowds(&open, &tray, sentence.phase, width / factor);
    let right = advice_window::room(&open, width / factor, crowded);
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
            .add_message::<TakeUp>()
            .add_message::<ForPlayers>()
            .add_message::<TryAgain>()
            .add_systems(
                Update,
                (read_panel_keys.run_if(resource_equals(HandOver(None))), keeping::open_anew::<LockNLoadWindow>)
                    .run_if(resource_exists::<Battle>),
            )
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
