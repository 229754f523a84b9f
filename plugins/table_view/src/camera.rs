//! The camera: it glides to where it should be, keeps the table in the part of the window that panels leave free, and rests.

use crate::InputSteps;
use crate::contract::{Ground, PLACE_WIDTH, Under, ViewSettings};
use crate::input::{ViewAction, default_keys};
use crate::owner::Owner;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use leafwing_input_manager::prelude::ActionState;

/// How fast the camera closes in on its goal, per second.
const EASE_PER_SECOND: f32 = 16.0;
/// Speed of the keys, in logical pixels per second.
const KEY_PAN: f32 = 1100.0;
/// Factor of the keys' zoom per second.
const KEY_ZOOM: f32 = 4.0;
/// Factor of one notch of the wheel.
const NOTCH: f32 = 1.18;
/// Nearest: world units per logical pixel.
const NEAREST: f32 = 0.36;
/// How much of the free window may lie beside the map when the view is at its edge: so much that a place at the edge can be drawn
/// clear of what floats over the map.
const OVERHANG: f32 = 0.3;
/// Width of a place in logical pixels from which on a counter is read with ease: one that lies alone in its place is 48 wide then.
const GOOD_PLACE: f32 = 48.0 / 128.0 * PLACE_WIDTH;
/// Least width where a map is begun, with counters of 40. A map of which all cannot be seen so large is begun nearer, at what matters first.
const LEAST_PLACE: f32 = 40.0 / 128.0 * PLACE_WIDTH;
/// So much of the outermost places may be hidden where all of the map is seen, in parts of a place.
const EDGE: f32 = 0.4;
/// The longest time that one frame of gliding stands for: the first frame after a rest has slept.
const LONGEST_FRAME: f32 = 1.0 / 30.0;

/// The camera that shows the board, with the view's key bindings beside it.
#[derive(Component)]
pub struct BoardCamera;

/// A place to look at from a height.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stand {
    /// What is in the middle of the window, in world units.
    centre: Vec2,
    /// World units per logical pixel.
    scale: f32,
}

/// Whose the camera is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Hold {
    /// A hand has put it where it is.
    Hand,
    /// It shows the whole map, and goes on doing so when the window changes.
    Whole,
    /// It shows the whole map, or, where that would be too small to read, what lies around this point.
    Opening(Vec2),
}

/// Where the camera is, and what of the world is in the window.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct View {
    /// The window in logical pixels.
    pub window: Vec2,
    /// Physical pixels per logical pixel.
    pub pixel_ratio: f32,
    margins: [f32; 4],
    bounds: Rect,
    /// The nearest that it comes: world units per logical pixel.
    nearest: f32,
    now: Stand,
    goal: Stand,
    hold: Hold,
    /// Where it stood before somebody else's moves were followed, and whose it was.
    kept: Option<(Stand, Hold)>,
}

impl Default for View {
    fn default() -> Self {
        let stand = Stand { centre: Vec2::ZERO, scale: 1.0 };
        Self {
            window: Vec2::new(1280.0, 720.0),
            pixel_ratio: 1.0,
            margins: [0.0; 4],
            bounds: Rect::from_center_size(Vec2::ZERO, Vec2::splat(1000.0)),
            nearest: NEAREST,
            now: stand,
            goal: stand,
            hold: Hold::Whole,
            kept: None,
        }
    }
}

impl View {
    /// What of the world the map covers.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }
    /// World units per logical pixel.
    pub fn scale(&self) -> f32 {
        self.now.scale
    }
    /// What is in the middle of the window.
    pub fn centre(&self) -> Vec2 {
        self.now.centre
    }
    /// Width of a place in logical pixels.
    pub fn pixels_per_place(&self) -> f32 {
        PLACE_WIDTH / self.now.scale
    }
    /// Width of a place in the pixels of the screen.
    pub fn physical_pixels_per_place(&self) -> f32 {
        self.pixels_per_place() * self.pixel_ratio
    }
    /// The place in the world at a place in the window (logical pixels from the top left).
    pub fn world_at(&self, screen: Vec2) -> Vec2 {
        self.now.centre + (screen - self.window / 2.0) * Vec2::new(1.0, -1.0) * self.now.scale
    }
    /// The place in the window at a place in the world.
    pub fn screen_at(&self, place: Vec2) -> Vec2 {
        (place - self.now.centre) * Vec2::new(1.0, -1.0) / self.now.scale + self.window / 2.0
    }
    /// What of the world is in the window.
    pub fn visible(&self) -> Rect {
        Rect::from_center_size(self.now.centre, self.window * self.now.scale)
    }
    /// What of the world is in the part of the window that panels leave free.
    pub fn seen(&self) -> Rect {
        let free = self.free();
        Rect::from_corners(self.world_at(free.min), self.world_at(free.max))
    }
    /// The part of the window that panels leave free, in logical pixels.
    pub fn free(&self) -> Rect {
        let [left, top, right, bottom] = self.margins;
        let low = Vec2::new(left, top).min(self.window * 0.45);
        let high = (self.window - Vec2::new(right, bottom)).max(self.window * 0.55);
        Rect::from_corners(low, high)
    }
    /// True if the whole map lies in the part of the window that panels leave free, or all of it but an edge within the outermost places.
    pub fn shows_all(&self) -> bool {
        let free = self.free().inflate(self.pixels_per_place() * EDGE);
        [self.bounds.min, self.bounds.max].iter().all(|corner| free.contains(self.screen_at(*corner)))
    }
    /// True while the camera is not where it should be.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }
    /// Glides to a place, as far as the map reaches; the height stays.
    pub fn look_at(&mut self, place: Vec2) {
        self.take(Hold::Hand);
        self.goal = self.within_map(self.centred_on(place));
    }
    /// Glides to where the whole map is seen.
    pub fn fit(&mut self) {
        self.take(Hold::Whole);
        self.goal = self.fitting();
    }
    /// Begins with a map: stands where all of it is seen, or nearer at a point, where all of it would be too small to read. So it stays
    /// when the window changes, until a hand moves it.
    pub fn open_at(&mut self, point: Vec2) {
        self.take(Hold::Opening(point));
        self.goal = self.opening(point);
        self.jump();
    }
    /// No hand has moved it since it was opened.
    pub fn is_as_opened(&self) -> bool {
        matches!(self.hold, Hold::Opening(_))
    }
    /// A place has come into question: glides there, if it is not well in view, and never beyond the map. True if it goes anywhere.
    pub(crate) fn follow(&mut self, place: Vec2) -> bool {
        if self.shows_well(place) {
            return false;
        }
        let goal = self.within_map(self.centred_on(place));
        let free = self.free();
        // At the edge of a map of which all is seen there is nothing nearer to go to.
        if free.contains(self.screen_at(place)) && goal.centre.distance(self.goal.centre) / goal.scale < 24.0 {
            return false;
        }
        self.goal = goal;
        self.hold = Hold::Hand;
        true
    }
    /// Remembers where it stands, unless it does so already.
    pub(crate) fn keep(&mut self) {
        self.kept.get_or_insert((self.goal, self.hold));
    }
    /// Glides back to where it stood when that was remembered. True if it goes anywhere.
    pub(crate) fn come_back(&mut self) -> bool {
        let Some((stand, hold)) = self.kept.take() else { return false };
        self.hold = hold;
        self.goal = self.held().unwrap_or(stand);
        self.is_moving()
    }
    /// Stands at once where it would glide to.
    pub fn jump(&mut self) {
        self.now = self.goal;
    }
    /// Zooms by a factor (above 1: nearer) so that what lies at a place of the window stays there.
    pub fn zoom(&mut self, factor: f32, screen: Vec2) {
        let from_middle = (screen - self.window / 2.0) * Vec2::new(1.0, -1.0);
        let kept = self.goal.centre + from_middle * self.goal.scale;
        self.goal.scale = (self.goal.scale / factor).clamp(self.nearest.min(self.farthest()), self.farthest());
        self.goal.centre = kept - from_middle * self.goal.scale;
        self.take(Hold::Hand);
        self.limit();
    }
    /// Moves at once by logical pixels, as a hand that drags the map.
    pub(crate) fn drag(&mut self, by: Vec2) {
        self.goal = self.now;
        self.goal.centre += by * Vec2::new(-1.0, 1.0) * self.goal.scale;
        self.take(Hold::Hand);
        self.limit();
        self.jump();
    }
    /// True if a place lies well within the free part of the window.
    pub(crate) fn shows_well(&self, place: Vec2) -> bool {
        let free = self.free();
        let inset = (free.size() * 0.12).min(Vec2::splat(110.0));
        let at = self.screen_at(place);
        at.cmpge(free.min + inset).all() && at.cmple(free.max - inset).all()
    }

    /// It is somebody's from here on, and what was remembered before is not where he wants to be.
    fn take(&mut self, hold: Hold) {
        self.hold = hold;
        self.kept = None;
    }
    /// Where it stands by itself; none: where a hand has put it.
    fn held(&self) -> Option<Stand> {
        match self.hold {
            Hold::Hand => None,
            Hold::Whole => Some(self.fitting()),
            Hold::Opening(point) => Some(self.opening(point)),
        }
    }
    fn opening(&self, point: Vec2) -> Stand {
        let whole = self.fitting();
        if whole.scale <= PLACE_WIDTH / LEAST_PLACE {
            return whole;
        }
        let nearer = PLACE_WIDTH / GOOD_PLACE;
        let stand = Stand { centre: point - self.offset() * nearer, scale: nearer };
        self.within_map(stand)
    }
    /// From the middle of the window to the middle of its free part, upwards.
    fn offset(&self) -> Vec2 {
        (self.free().center() - self.window / 2.0) * Vec2::new(1.0, -1.0)
    }
    /// A place in the middle of the free part of the window, from the same height.
    fn centred_on(&self, place: Vec2) -> Stand {
        Stand { centre: place - self.offset() * self.goal.scale, scale: self.goal.scale }
    }
    /// The middle of a map that leaves room above and below, seen from this height. What stands at the foot covers a part of the width
    /// only: the room beneath the map is counted down to the edge of the window, as far as nothing of the map comes to lie under it.
    fn middle(&self, scale: f32) -> Vec2 {
        let foot = self.margins[3].min(self.window.y * 0.45);
        let room = (self.free().height() - self.bounds.height() / scale).max(0.0);
        self.bounds.center() + Vec2::Y * foot.min(room) / 2.0 * scale
    }
    /// The nearest place to stand from which nothing beside the map is seen in the free part of the window; along which the map is
    /// smaller than that, in its middle.
    fn within_map(&self, stand: Stand) -> Stand {
        let offset = self.offset() * stand.scale;
        let half = self.free().size() / 2.0 * stand.scale;
        let (low, high, middle) = (self.bounds.min + half, self.bounds.max - half, self.middle(stand.scale));
        let seen = stand.centre + offset;
        let along =
            |low: f32, high: f32, middle: f32, seen: f32| if low > high { middle } else { seen.clamp(low, high) };
        let x = along(low.x, high.x, middle.x, seen.x);
        let y = along(low.y, high.y, middle.y, seen.y);
        Stand { centre: Vec2::new(x, y) - offset, ..stand }
    }
    fn fitting(&self) -> Stand {
        let (free, size) = (self.free(), self.bounds.size().max(Vec2::ONE));
        let scale = (size / (free.size() - 12.0).max(Vec2::splat(16.0))).max_element().max(self.nearest);
        Stand { centre: self.middle(scale) - self.offset() * scale, scale }
    }
    fn farthest(&self) -> f32 {
        self.fitting().scale * 1.15
    }
    /// Keeps the map in the free part of the window.
    fn limit(&mut self) {
        let free = self.free();
        let offset = self.offset() * self.goal.scale;
        let half = free.size() / 2.0 * self.goal.scale;
        let over = free.size() * OVERHANG * self.goal.scale;
        // A map that is smaller than the window may lie anywhere in it, a greater one anywhere so that it fills it but for a margin.
        let (one, other) = (self.bounds.min + half - over, self.bounds.max - half + over);
        let seen = self.goal.centre + offset;
        self.goal.centre = seen.clamp(one.min(other), one.max(other)) - offset;
    }
    /// One frame of gliding.
    fn ease(&mut self, seconds: f32) {
        // Both parts close in by the same share, so that the place under the pointer stays there while zooming.
        let share = 1.0 - (-EASE_PER_SECOND * seconds).exp();
        self.now.centre += (self.goal.centre - self.now.centre) * share;
        self.now.scale += (self.goal.scale - self.now.scale) * share;
        let rest = (self.goal.centre - self.now.centre).length() / self.goal.scale;
        if rest < 0.3 && (self.goal.scale / self.now.scale - 1.0).abs() < 0.0007 {
            self.jump();
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<View>().add_systems(Startup, spawn_camera).add_systems(
        Update,
        (
            measure_window.in_set(InputSteps::Measure),
            (steer_by_keys, steer_by_wheel).chain().in_set(InputSteps::Steer),
            (glide, place_camera).chain().in_set(InputSteps::Ease),
        ),
    );
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((BoardCamera, Camera2d, Msaa::Off, default_keys(), ActionState::<ViewAction>::default()));
}

/// Follows the window, the margins and the map.
fn measure_window(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    settings: Res<ViewSettings>,
    ground: Option<Res<Ground>>,
    mut view: ResMut<View>,
) {
    let mut next = view.clone();
    if let Some(window) = window
        && window.width() >= 1.0
        && window.height() >= 1.0
    {
        next.window = Vec2::new(window.width(), window.height());
        next.pixel_ratio = window.scale_factor().max(0.1);
    }
    next.margins = settings.margins;
    next.nearest = ground.as_ref().and_then(|ground| ground.nearest).unwrap_or(NEAREST);
    if let Some(ground) = &ground
        && ground.is_changed()
        && ground.bounds != next.bounds
    {
        next.bounds = ground.bounds;
        next.take(Hold::Whole);
    }
    let same = (next.window, next.margins, next.bounds) == (view.window, view.margins, view.bounds);
    if !same {
        match next.held() {
            Some(stand) => next.goal = stand,
            None => next.limit(),
        }
        next.jump();
    }
    view.set_if_neq(next);
}

fn steer_by_keys(
    keys: Option<Single<&ActionState<ViewAction>, With<BoardCamera>>>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    egui: Option<Res<EguiWantsInput>>,
    under: Res<Under>,
    ground: Option<Res<Ground>>,
    time: Res<Time>,
    mut view: ResMut<View>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(keys), Some(_)) = (keys, ground) else { return };
    // Ctrl and its like belong to commands such as saving.
    let with_command = held.is_some_and(|held| {
        held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight])
    });
    if with_command || egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    let seconds = time.delta_secs().min(LONGEST_FRAME);
    let held = |action: ViewAction| if keys.pressed(&action) { 1.0 } else { 0.0 };
    let way = Vec2::new(
        held(ViewAction::PanRight) - held(ViewAction::PanLeft),
        held(ViewAction::PanUp) - held(ViewAction::PanDown),
    );
    let nearer = held(ViewAction::ZoomIn) - held(ViewAction::ZoomOut);
    if way != Vec2::ZERO {
        view.take(Hold::Hand);
        let step = way.normalize() * KEY_PAN * seconds * view.goal.scale;
        view.goal.centre += step;
        view.limit();
    }
    if nearer != 0.0 {
        let middle = view.free().center();
        view.zoom(KEY_ZOOM.powf(nearer * seconds), middle);
    }
    if way != Vec2::ZERO || nearer != 0.0 {
        redraw.write(RequestRedraw);
    }
    if keys.just_pressed(&ViewAction::Fit) {
        view.fit();
    }
    if keys.just_pressed(&ViewAction::Centre)
        && let Some(at) = under.at
    {
        // A hand may bring what lies at the edge clear of what floats over the map.
        view.take(Hold::Hand);
        view.goal = view.centred_on(at);
        view.limit();
    }
}

fn steer_by_wheel(
    scroll: Option<Res<AccumulatedMouseScroll>>,
    owner: Res<Owner>,
    ground: Option<Res<Ground>>,
    mut view: ResMut<View>,
) {
    let (Some(scroll), Some(cursor), Some(_)) = (scroll, owner.wheel, ground) else { return };
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
    };
    if notches == 0.0 {
        return;
    }
    view.zoom(NOTCH.powf(notches.clamp(-6.0, 6.0)), cursor);
}

fn glide(mut view: ResMut<View>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    if view.is_moving() {
        view.ease(time.delta_secs().min(LONGEST_FRAME));
        redraw.write(RequestRedraw);
    }
}

fn place_camera(view: Res<View>, camera: Option<Single<(&mut Transform, &mut Projection), With<BoardCamera>>>) {
    let Some(camera) = camera else { return };
    let (mut transform, mut projection) = camera.into_inner();
    if transform.translation.truncate() != view.now.centre {
        transform.translation = view.now.centre.extend(transform.translation.z);
    }
    let stands = matches!(&*projection, Projection::Orthographic(flat) if flat.scale == view.now.scale);
    if !stands && let Projection::Orthographic(flat) = &mut *projection {
        flat.scale = view.now.scale;
    }
}

#[cfg(test)]
#[path = "camera_test.rs"]
mod tests;
