//! A stack under a resting pointer fans out: its cards side by side above the hex, each to be read and clicked. Only the cards hear
//! the pointer; what lies between and around them stays the board's.

use crate::camera::View;
use crate::contract::{Hover, PieceKey, Pieces, Scene, ViewBusy, ViewSettings};
use crate::effects::plate_sprite;
use crate::faces::side_for;
use crate::owner::Owner;
use crate::pieces::{Cards, Pictures, Shown, spawn_part, spawn_rims, spawn_tokens};
use crate::stacks::stack;
use crate::trims::SHADOW_SIZE;
use crate::{DrawSteps, InputSteps, pick};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use hex_board::HexId;

/// How long the pointer rests before a stack fans out, and how long it may be away before the fan closes, in seconds.
const OPEN_AFTER: f32 = 0.35;
const CLOSE_AFTER: f32 = 0.22;
/// The longest time that one frame stands for: the first frame after a rest has slept.
const LONGEST_FRAME: f32 = 0.05;
/// Least and greatest side of a card, in logical pixels.
const SIDES: (f32, f32) = (92.0, 150.0);
/// Between cards, and around them.
const GAP: f32 = 12.0;
const PADDING: f32 = 18.0;
/// Between the fan and its stack.
const APART: f32 = 4.0;
/// Above everything on the board.
const DEPTH: f32 = 80.0;

/// The stack that is fanned out, if one is.
#[derive(Resource, Default, Debug)]
pub struct Fan {
    pub(crate) open: Option<OpenFan>,
    /// The stack under the pointer, and for how long.
    waiting: Option<((HexId, u8), f32)>,
    /// For how long the pointer has been away.
    away: f32,
}

impl Fan {
    /// Every card with its place in the window, in logical pixels; none: no stack is fanned out.
    pub fn cards(&self, view: &View) -> Vec<(PieceKey, Rect)> {
        let on_screen = |rect: &Rect| Rect::from_corners(view.screen_at(rect.min), view.screen_at(rect.max));
        let open = self.open.iter().flat_map(|open| &open.cards);
        open.map(|(key, rect)| (*key, on_screen(rect))).collect()
    }
}

/// A stack fanned out, in world coordinates.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpenFan {
    pub(crate) hex: HexId,
    pub(crate) storey: u8,
    pub(crate) frame: Rect,
    pub(crate) cards: Vec<(PieceKey, Rect)>,
    /// World units per logical pixel when it was opened.
    scale: f32,
}

#[derive(Component)]
struct FanRoot;

/// One card of the fan.
#[derive(Component)]
struct FanCard {
    key: PieceKey,
    at: Vec2,
    side: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Fan>()
        .add_systems(Update, time_fan.in_set(InputSteps::Hover).after(pick::watch_pointer))
        .add_systems(Update, (draw_fan, lift_in_fan).chain().in_set(DrawSteps::Dress));
}

/// Opens and closes the fan.
fn time_fan(
    hover: Res<Hover>,
    view: Res<View>,
    shown: Res<Shown>,
    cards: Res<Cards>,
    scene: Option<Res<Scene>>,
    busy: Res<ViewBusy>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    owner: Res<Owner>,
    settings: Res<ViewSettings>,
    time: Res<Time>,
    mut fan: ResMut<Fan>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let fan = fan.bypass_change_detection();
    let dragging = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    let moved = fan
        .open
        .as_ref()
        .is_some_and(|open| open.scale != view.scale() || !view.visible().contains(open.frame.center()));
    // Whoever points at a panel has seen enough of the stack.
    let on_a_panel = owner.hover.is_none();
    if !settings.fans || scene.is_none() || busy.0 || view.is_moving() || cards.spread || moved || on_a_panel {
        *fan = Fan::default();
        return;
    }
    let seconds = time.delta_secs().min(LONGEST_FRAME);
    let under = hover.piece.and(hover.hex).map(|hex| (hex, hover.storey.min(1)));
    if let Some(open) = &mut fan.open {
        let at_home =
            hover.hex == Some(open.hex) && (hover.piece.is_some() || under.is_none() && hover.storey == open.storey);
        let keys = stack(&shown.0.all, open.hex, open.storey);
        let same = keys.len() == open.cards.len()
            && keys
                .iter()
                .zip(&open.cards)
                .all(|(n, (key, _))| shown.0.all.get(*n).is_some_and(|piece| piece.key == *key));
        if at_home && under.is_none_or(|(_, storey)| storey == open.storey.min(1)) && same {
            fan.away = 0.0;
            return;
        }
        fan.away += seconds;
        if fan.away > CLOSE_AFTER || !same {
            *fan = Fan::default();
        }
        redraw.write(RequestRedraw);
        return;
    }
    let Some(home) = under.filter(|_| !dragging) else {
        fan.waiting = None;
        return;
    };
    let waited = match fan.waiting {
        Some((stack, waited)) if stack == home && owner.rests => waited + seconds,
        _ => 0.0,
    };
    let here = stack(&shown.0.all, home.0, home.1);
    if here.len() < 2 {
        fan.waiting = None;
        return;
    }
    fan.waiting = Some((home, waited));
    if waited < OPEN_AFTER {
        redraw.write(RequestRedraw);
        return;
    }
    fan.waiting = None;
    fan.away = 0.0;
    fan.open = open(&shown.0, &cards, &view, home, &here);
    redraw.write(RequestRedraw);
}

fn open(shown: &Pieces, cards: &Cards, view: &View, home: (HexId, u8), here: &[usize]) -> Option<OpenFan> {
    let in_stack = cards.layout.iter().filter(|card| here.contains(&card.index));
    let side = in_stack.clone().map(|card| card.side).fold(0.0, f32::max) / view.scale();
    let area = in_stack.map(|card| card.rect()).reduce(|a, b| a.union(b))?;
    let corners = [view.screen_at(area.min), view.screen_at(area.max)];
    let anchor = Rect::from_corners(corners[0], corners[1]);
    let (frame, places) = lay_fan(here.len(), side.clamp(SIDES.0, SIDES.1), anchor, view.free());
    let to_world = |rect: Rect| Rect::from_corners(view.world_at(rect.min), view.world_at(rect.max));
    let cards =
        here.iter().zip(places).filter_map(|(n, rect)| Some((shown.all.get(*n)?.key, to_world(rect)))).collect();
    Some(OpenFan { hex: home.0, storey: home.1, frame: to_world(frame), cards, scale: view.scale() })
}

/// Places of `count` cards in rows near an anchor, all within the free part of the window; in logical pixels.
fn lay_fan(count: usize, side: f32, anchor: Rect, free: Rect) -> (Rect, Vec<Rect>) {
    let fits = ((free.width() - 2.0 * PADDING + GAP) / (side + GAP)).floor().max(1.0) as usize;
    let rows = count.div_ceil(fits.min(7));
    let columns = count.div_ceil(rows.max(1));
    let length = |cards: usize| cards as f32 * (side + GAP) - GAP;
    let size = Vec2::new(length(columns), length(rows)) + 2.0 * PADDING;
    let above = anchor.min.y - APART - size.y;
    let below = anchor.max.y + APART;
    let top = if above >= free.min.y || below + size.y > free.max.y { above } else { below };
    let wanted = Vec2::new(anchor.center().x - size.x / 2.0, top);
    let corner = wanted.min(free.max - size).max(free.min);
    let places = (0..count).map(|n| {
        let (row, column) = (n / columns, n % columns);
        let in_row = (count - row * columns).min(columns);
        let start = (size.x - length(in_row)) / 2.0;
        let low = corner + Vec2::new(start + column as f32 * (side + GAP), PADDING + row as f32 * (side + GAP));
        Rect::from_corners(low, low + side)
    });
    (Rect::from_corners(corner, corner + size), places.collect())
}

fn draw_fan(
    fan: Res<Fan>,
    shown: Res<Shown>,
    view: Res<View>,
    drawn: Query<Entity, With<FanRoot>>,
    mut pictures: Pictures,
    mut commands: Commands,
    mut last: Local<Option<(OpenFan, u32)>>,
) {
    let arrivals = pictures.faces.arrivals;
    let same = match (&*last, &fan.open) {
        (None, None) => true,
        (Some((old, before)), Some(new)) => old == new && *before == arrivals && !shown.is_changed(),
        _ => false,
    };
    if same {
        return;
    }
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    *last = fan.open.clone().map(|open| (open, arrivals));
    let Some(open) = &fan.open else { return };
    let middle = open.frame.center();
    let root = commands
        .spawn((
            FanRoot,
            Visibility::default(),
            Transform::from_translation(middle.extend(DEPTH)).with_scale(Vec3::new(open.scale, open.scale, 1.0)),
        ))
        .id();
    let plate = plate_sprite(&pictures.trims, open.frame.size() / open.scale, 1.0);
    commands.spawn((plate, Transform::default(), ChildOf(root)));
    for (n, (key, rect)) in open.cards.iter().enumerate() {
        let Some(piece) = shown.find(*key) else { continue };
        let side = rect.width() / open.scale;
        let at = (rect.center() - middle) / open.scale;
        let face = pictures.face(piece, side_for(side * view.pixel_ratio));
        let place =
            Transform::from_translation(at.extend(0.2 + n as f32 * 0.05)).with_scale(Vec3::new(side, side, 1.0));
        let card = commands.spawn((FanCard { key: *key, at, side }, Visibility::default(), place, ChildOf(root))).id();
        spawn_part(&mut commands, card, pictures.trims.shadow.clone(), SHADOW_SIZE, Vec2::ZERO, -0.01);
        spawn_part(&mut commands, card, face, 1.0, Vec2::ZERO, 0.0);
        spawn_rims(&mut commands, card, piece.ready, piece.selected, &pictures);
        spawn_tokens(&mut commands, card, &piece.markers, 1.0, &mut pictures);
    }
}

/// The card under the pointer grows a little.
fn lift_in_fan(hover: Res<Hover>, mut cards: Query<(&FanCard, &mut Transform)>) {
    for (card, mut place) in &mut cards {
        let lifted = hover.piece == Some(card.key);
        let side = card.side * if lifted { 1.07 } else { 1.0 };
        let at = card.at + Vec2::Y * if lifted { 3.0 } else { 0.0 };
        let wanted = Transform::from_translation(at.extend(place.translation.z)).with_scale(Vec3::new(side, side, 1.0));
        place.set_if_neq(wanted);
    }
}

#[cfg(test)]
#[path = "fan_test.rs"]
mod tests;
