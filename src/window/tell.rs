//! Tells another program where things are on the screen, so that tests can use the real mouse: `--tell FILE`.
//!
//! The file is one JSON object, written anew when something has moved: hexes by name and buttons by label with their middle in
//! pixels of the window, the same of the cards of a stack that is fanned out, the screen, whether steps are being played or a computer
//! player decides, whose decision it is, who plays, what has been ordered, what is selected and pointed at, what is shaded, which earlier
//! position is looked at, how near the map is and which part of the window panels leave to it, the longest frame since the battle last
//! changed, the number of the frame, and whether the window rests after it. Telling draws no frame by itself: a window in which nothing
//! happens rests.

use super::Screen;
use super::maps::MapPictures;
use super::shelf::Shelf;
use super::start::Loading;
use bevy::app::MainScheduleOrder;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use desk::Pause;
use hex_view::{Hover, Scene, space};
use lock_n_load::Command;
use lock_n_load_window::{Battle, Computers, LookingBack, Mode, ReachNow, Selection, Sentence, Tools};
use play::write::write_passing;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;
use table_view::{BoardCamera, Fan, Pieces, View, ViewBusy, ViewSettings};
use tin_soldiers_window::TinWindow;

/// The file to tell to, if one is wanted.
#[derive(Resource, Clone, Debug)]
pub struct TellTo(pub Option<PathBuf>);

/// Where labelled widgets of this frame are, in points of the interface.
#[derive(Resource, Clone, Debug, Default)]
pub struct Landmarks(BTreeMap<String, [f32; 2]>);

impl Landmarks {
    /// Remembers a widget.
    pub fn note(&mut self, label: &str, rect: egui::Rect) {
        self.0.insert(label.to_string(), rect.center().into());
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Landmarks>()
        .init_resource::<Work>()
        .add_systems(First, |mut landmarks: ResMut<Landmarks>, mut work: ResMut<Work>| {
            landmarks.0.clear();
            work.begun = Some(Instant::now());
        })
        .init_resource::<Rests>()
        .init_schedule(Telling)
        .add_systems(Telling, (measure, tell.run_if(|to: Res<TellTo>| to.0.is_some())).chain().in_set(Told));
    // After everything that may ask for another frame.
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(Last, Telling);
    app.add_systems(EguiPrimaryContextPass, panel_landmarks);
}

/// The very end of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Telling;

/// The frame has been told.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Told;

/// Nothing more is drawn after this frame until something happens, as far as it is told.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Rests(pub bool);

impl Default for Rests {
    fn default() -> Self {
        Self(true)
    }
}

/// How long frames take, but for drawing.
#[derive(Resource, Clone, Debug, Default)]
struct Work {
    begun: Option<Instant>,
    /// The battle and the generation of its journal.
    revision: Option<(u64, u64)>,
    /// The longest frame since the battle changed, that in which it did among them; in milliseconds.
    longest: u128,
}

fn measure(mut work: ResMut<Work>, battle: Option<Res<Battle>>) {
    let revision = battle.map(|battle| battle.now());
    if revision != work.revision {
        (work.revision, work.longest) = (revision, 0);
    }
    let now = work.begun.map_or(0, |begun| begun.elapsed().as_millis());
    work.longest = work.longest.max(now);
}

/// What the hand does: what is selected and pointed at, and whether it is heard.
#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w> {
    selection: Option<Res<'w, Selection>>,
    reach: Option<Res<'w, ReachNow>>,
    hover: Res<'w, Hover>,
    fan: Res<'w, Fan>,
    view: Res<'w, View>,
    settings: Res<'w, ViewSettings>,
    pause: Option<Res<'w, Pause>>,
    tools: Option<Res<'w, Tools>>,
    past: Option<Res<'w, LookingBack>>,
    computers: Res<'w, Computers>,
    time: Res<'w, Time<Real>>,
    work: Res<'w, Work>,
    redraws: ResMut<'w, Messages<RequestRedraw>>,
    rests: ResMut<'w, Rests>,
    pieces: Res<'w, Pieces>,
    toy: Option<Res<'w, desk::Battle<TinWindow>>>,
}

/// Buttons of the panels note their places in egui's own memory.
fn panel_landmarks(mut contexts: EguiContexts, mut landmarks: ResMut<Landmarks>) {
    if let Ok(ctx) = contexts.ctx_mut() {
        let noted = panel_kit::noted::noted_places(ctx);
        landmarks.0.extend(noted.into_iter().map(|(label, rect)| (label, rect.center().into())));
    }
}

fn tell(
    to: Res<TellTo>,
    screen: Res<State<Screen>>,
    busy: Res<ViewBusy>,
    shelf: Res<Shelf>,
    maps: Res<MapPictures>,
    loading: Res<Loading>,
    landmarks: Res<Landmarks>,
    scene: Option<Res<Scene>>,
    battle: Option<Res<Battle>>,
    sentence: Option<Res<Sentence>>,
    camera: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut hands: Hands,
    mut contexts: EguiContexts,
    mut last: Local<String>,
    mut frame: Local<u64>,
    mut asked: Local<MessageCursor<RequestRedraw>>,
) {
    *frame += 1;
    let another = asked.read(&hands.redraws).count() > 0;
    // Of the screen's own pixels, in which a mouse is moved.
    let ratio = hands.view.pixel_ratio;
    let factor = contexts.ctx_mut().map_or(1.0, |ctx| ctx.zoom_factor()) * ratio;
    let mut hexes = serde_json::Map::new();
    if let (Some(scene), Ok((camera, place))) = (&scene, camera.single()) {
        for hex in scene.map.ids() {
            let centre = space::world(scene.map.at(hex).centre);
            if let Ok(at) = camera.world_to_viewport(place, centre.extend(0.0)) {
                hexes.insert(scene.map.name(hex).to_string(), json!([(at.x * ratio).round(), (at.y * ratio).round()]));
            }
        }
    }
    let widgets: BTreeMap<&String, [f32; 2]> =
        landmarks.0.iter().map(|(label, at)| (label, [(at[0] * factor).round(), (at[1] * factor).round()])).collect();
    let busy = busy.0
        || hands.computers.are_at_work()
        || hands.pause.as_ref().is_some_and(|pause| pause.holds(hands.time.elapsed()))
        || loading.battle.is_some()
        || (*screen.get() == Screen::Menu && (shelf.is_busy() || maps.is_busy()));
    if busy {
        // Its end is to be told too, also where nothing else draws a frame for it.
        hands.redraws.write(RequestRedraw);
        asked.clear(&hands.redraws);
    }
    let repaints = contexts.ctx_mut().is_ok_and(|ctx| ctx.has_requested_repaint());
    hands.rests.0 = !(busy || another || repaints);
    let text = json!({
        "frame": *frame,
        "rests": hands.rests.0,
        "screen": format!("{:?}", screen.get()),
        "hover": hands.hover.hex.zip(scene.as_ref()).map(|(hex, scene)| scene.map.name(hex).to_string()),
        "piece": hands.hover.piece,
        "fan": fan(&hands.fan, &hands.view),
        "selected": hands.selection.as_ref().map(|selection| &selection.units),
        "target": hands.selection.as_ref().zip(scene.as_ref()).and_then(|(selection, scene)| {
            selection.target.map(|at| scene.map.place(at).to_string())
        }),
        "bends": hands.selection.as_ref().zip(scene.as_ref()).map(|(selection, scene)| {
            selection.bends.iter().map(|at| scene.map.place(*at).to_string()).collect::<Vec<String>>()
        }),
        "way": hands.reach.as_ref().and_then(|reach| reach.kind.as_ref()).map(|kind| format!("{:?}", kind.by)),
        "seen_on_the_way": hands.reach.as_ref().zip(scene.as_ref()).map(|(reach, scene)| seen_on_the_way(reach, scene)),
        "threats": hands.tools.as_ref().map(|tools| tools.threats),
        "looking_back": hands.past.as_ref().and_then(|past| past.entries()),
        "sight_tool": hands.tools.as_ref().map(|tools| tools.sight),
        "mode": hands.selection.as_ref().map(|selection| mode(&selection.mode)),
        "scale": hands.view.scale(),
        "centre": [hands.view.centre().x.round(), hands.view.centre().y.round()],
        "free": free_part(&hands.view),
        "style": format!("{:?}", hands.settings.style),
        "work_ms": hands.work.longest,
        "busy": busy,
        "revision": battle.as_ref().map(|battle| battle.now().1),
        "to_act": battle.as_ref().map(|battle| battle.to_act()),
        "toy": hands.toy.as_ref().map(|toy| json!({ "to_act": toy.to_act(), "told": toy.told(), "viewer": toy.viewer() })),
        "counters": counters(&hands.pieces, &hands.view),
        "phase": battle.as_ref().map(|battle| battle.table().flow.turn.phase),
        "turn": battle.as_ref().map(|battle| battle.table().flow.turn.number),
        "orders": battle.as_ref().map(|battle| orders(battle).len()),
        "last_orders": battle.as_ref().map(|battle| last_orders(battle)),
        "question": battle.as_ref().map(|battle| battle.table().flow.question.clone()),
        "outcome": battle.as_ref().map(|battle| battle.table().flow.outcome.clone()),
        "players": battle.as_ref().map(|battle| battle.seats().map(|seat| seat.opponent().map(|one| one.to_string()))),
        "units": battle.as_ref().map(|battle| battle.ask(lock_n_load::position).units),
        "sentence": sentence.as_ref().map(|sentence| sentence.text.clone()),
        "refused": sentence.and_then(|sentence| sentence.refused.as_ref().map(ToString::to_string)),
        "hexes": hexes,
        "widgets": widgets,
    })
    .to_string();
    if text != *last
        && let Some(path) = &to.0
    {
        // Put in its place as a whole, so that a reader never sees half of it.
        if write_passing(path, &text).is_ok() {
            *last = text;
        }
    }
}

/// The part of the window that panels leave to the map: left, top, right, bottom.
fn free_part(view: &View) -> [f32; 4] {
    let free = view.free();
    [free.min.x, free.min.y, free.max.x, free.max.y].map(|edge| (edge * view.pixel_ratio).round())
}

/// Where counters lie on the screen, of a table without hexes.
fn counters(pieces: &Pieces, view: &View) -> BTreeMap<String, [f32; 2]> {
    let place = |at: Vec2| [view.screen_at(at).x, view.screen_at(at).y].map(|at| (at * view.pixel_ratio).round());
    pieces.all.iter().map(|piece| (piece.key.to_string(), place(piece.place.at))).collect()
}

/// The middle of every card of the stack that is fanned out, by its counter.
fn fan(fan: &Fan, view: &View) -> BTreeMap<String, [f32; 2]> {
    let middle = |rect: Rect| [rect.center().x, rect.center().y].map(|at| (at * view.pixel_ratio).round());
    fan.cards(view).into_iter().map(|(key, rect)| (key.to_string(), middle(rect))).collect()
}

/// How many of the last orders are told.
const LAST_ORDERS: usize = 8;

/// Every order that has been given.
fn orders(battle: &Battle) -> Vec<&Command> {
    let entries = battle.entries();
    entries.iter().filter_map(|entry| entry.order.as_ref()).map(|order| &order.command).collect()
}

fn last_orders(battle: &Battle) -> Vec<String> {
    let orders = orders(battle);
    orders[orders.len().saturating_sub(LAST_ORDERS)..].iter().map(|command| format!("{command:?}")).collect()
}

/// Every Location in reach of who is selected, and whether enemies could open fire there.
fn seen_on_the_way(reach: &ReachNow, scene: &Scene) -> BTreeMap<String, bool> {
    reach.all().map(|(spot, _)| (scene.map.place(spot).to_string(), reach.dangers.contains_key(&spot))).collect()
}

/// A mode in a word.
fn mode(mode: &Mode) -> String {
    let words = format!("{mode:?}");
    words.split(['(', ' ']).next().unwrap_or_default().to_string()
}
