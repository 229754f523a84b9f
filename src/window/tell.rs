//! Tells another program where things are on the screen, so that tests can use the real mouse: `--tell FILE`.
//!
//! The file is one JSON object, written anew when something has moved: buttons by label and hexes by name with their middle in pixels of
//! the window, the same of counters and of the cards of a stack that is fanned out, the screen, whether steps are being played or a computer
//! player decides, how near the map is and which part of the window panels leave to it, the longest frame since the battle last changed, and
//! the number of the frame, and whether the window rests after it. Of the battle (`tell/battle.rs`): whose decision it is, who plays, what
//! has been ordered, and what its game tells besides (`Shown::tell`). Telling draws no frame by itself: a window in which nothing happens
//! rests.

mod battle;

use super::Screen;
use super::maps::MapPictures;
use super::shelf::Shelf;
use super::start::Loading;
use battle::OfBattle;
use bevy::app::MainScheduleOrder;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use desk::Pause;
use hex_view::{Hover, Scene, space};
use play::write::write_passing;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;
use table_view::{BoardCamera, Fan, Pieces, View, ViewBusy, ViewSettings};

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
        .init_resource::<OfBattle>()
        .add_systems(First, |mut landmarks: ResMut<Landmarks>, mut work: ResMut<Work>| {
            landmarks.0.clear();
            work.begun = Some(Instant::now());
        })
        .init_resource::<Rests>()
        .init_schedule(Telling)
        .add_systems(
            Telling,
            (measure, battle::hear, follow, tell).chain().run_if(|to: Res<TellTo>| to.0.is_some()).in_set(Told),
        );
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
    /// This frame, in milliseconds.
    now: u128,
    /// The battle and the generation of its journal.
    revision: Option<(u64, u64)>,
    /// The longest frame since the battle changed, that in which it did among them; in milliseconds.
    longest: u128,
}

fn measure(mut work: ResMut<Work>) {
    work.now = work.begun.map_or(0, |begun| begun.elapsed().as_millis());
}

/// The longest frame is that since the battle has changed.
fn follow(mut work: ResMut<Work>, battle: Res<OfBattle>) {
    if battle.revision != work.revision {
        (work.revision, work.longest) = (battle.revision, 0);
    }
    work.longest = work.longest.max(work.now);
}

/// What the view shows of it, and whether the hand is heard.
#[derive(bevy::ecs::system::SystemParam)]
struct Sight<'w, 's> {
    scene: Option<Res<'w, Scene>>,
    hover: Res<'w, Hover>,
    fan: Res<'w, Fan>,
    view: Res<'w, View>,
    settings: Res<'w, ViewSettings>,
    pieces: Res<'w, Pieces>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

/// By what the program is busy.
#[derive(bevy::ecs::system::SystemParam)]
struct Business<'w> {
    screen: Res<'w, State<Screen>>,
    playing: Res<'w, ViewBusy>,
    battle: Res<'w, OfBattle>,
    shelf: Res<'w, Shelf>,
    maps: Res<'w, MapPictures>,
    loading: Res<'w, Loading>,
    pause: Option<Res<'w, Pause>>,
    time: Res<'w, Time<Real>>,
}

impl Business<'_> {
    fn is_busy(&self) -> bool {
        self.playing.0
            || self.battle.busy
            || self.pause.as_ref().is_some_and(|pause| pause.holds(self.time.elapsed()))
            || self.loading.battle.is_some()
            || (*self.screen.get() == Screen::Menu && (self.shelf.is_busy() || self.maps.is_busy()))
    }
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
    business: Business,
    sight: Sight,
    (landmarks, work): (Res<Landmarks>, Res<Work>),
    (mut redraws, mut rests): (ResMut<Messages<RequestRedraw>>, ResMut<Rests>),
    mut contexts: EguiContexts,
    mut last: Local<String>,
    mut frame: Local<u64>,
    mut asked: Local<MessageCursor<RequestRedraw>>,
) {
    *frame += 1;
    let another = asked.read(&redraws).count() > 0;
    // Of the screen's own pixels, in which a mouse is moved.
    let factor = contexts.ctx_mut().map_or(1.0, |ctx| ctx.zoom_factor()) * sight.view.pixel_ratio;
    let widgets: BTreeMap<&String, [f32; 2]> =
        landmarks.0.iter().map(|(label, at)| (label, [(at[0] * factor).round(), (at[1] * factor).round()])).collect();
    let busy = business.is_busy();
    if busy {
        // Its end is to be told too, also where nothing else draws a frame for it.
        redraws.write(RequestRedraw);
        asked.clear(&redraws);
    }
    rests.0 = !(busy || another);
    let mut told = business.battle.fields.clone();
    let of_program = [
        ("frame", json!(*frame)),
        ("rests", json!(rests.0)),
        ("screen", json!(format!("{:?}", business.screen.get()))),
        ("work_ms", json!(work.longest)),
        ("busy", json!(busy)),
        ("widgets", json!(widgets)),
    ];
    told.extend(of_program.into_iter().chain(sight.told()).map(|(name, value)| (name.to_owned(), value)));
    let text = Value::Object(told).to_string();
    if text != *last
        && let Some(path) = &to.0
    {
        // Put in its place as a whole, so that a reader never sees half of it.
        if write_passing(path, &text).is_ok() {
            *last = text;
        }
    }
}

impl Sight<'_, '_> {
    fn told(&self) -> [(&'static str, Value); 9] {
        let hover = self.hover.hex.zip(self.scene.as_ref()).map(|(hex, scene)| scene.map.name(hex).to_string());
        [
            ("hover", json!(hover)),
            ("piece", json!(self.hover.piece)),
            ("fan", json!(fan(&self.fan, &self.view))),
            ("scale", json!(self.view.scale())),
            ("centre", json!([self.view.centre().x.round(), self.view.centre().y.round()])),
            ("free", json!(free_part(&self.view))),
            ("style", json!(format!("{:?}", self.settings.style))),
            ("counters", json!(counters(&self.pieces, &self.view))),
            ("hexes", json!(self.hexes())),
        ]
    }

    /// Where the middle of each hex is on the screen.
    fn hexes(&self) -> serde_json::Map<String, Value> {
        let mut hexes = serde_json::Map::new();
        if let (Some(scene), Ok((camera, place))) = (&self.scene, self.camera.single()) {
            let ratio = self.view.pixel_ratio;
            for hex in scene.map.ids() {
                let centre = space::world(scene.map.at(hex).centre);
                if let Ok(at) = camera.world_to_viewport(place, centre.extend(0.0)) {
                    let at = json!([(at.x * ratio).round(), (at.y * ratio).round()]);
                    hexes.insert(scene.map.name(hex).to_string(), at);
                }
            }
        }
        hexes
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
