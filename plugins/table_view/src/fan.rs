//! A stack under a resting pointer fans out: its cards side by side at it, where they cover least of other stacks, each to be read
//! and clicked. Only the cards hear the pointer; what lies between and around them stays the board's.

use crate::camera::View;
use crate::contract::{Ground, PLACE_WIDTH, Piece, PieceKey, Pieces, Place, Under, ViewBusy, ViewSettings};
use crate::faces::side_for;
use crate::owner::Owner;
use crate::pieces::{Cards, Pictures, Shown, spawn_part, spawn_rims, spawn_tokens};
use crate::play::effects::plate_sprite;
use crate::stacks::stack;
use crate::trims::SHADOW_SIZE;
use crate::{DrawSteps, InputSteps};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

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
/// The most cards of a row, where they cover nobody.
const IN_ROW: usize = 7;
/// So far around its middle the bare ground of a place belongs to its lower stack, in world units.
const HOME: f32 = 0.46 * PLACE_WIDTH;
/// Above everything on the board.
const DEPTH: f32 = 80.0;

/// The stack that is fanned out, if one is.
#[derive(Resource, Default, Debug)]
pub struct Fan {
    pub(crate) open: Option<OpenFan>,
    /// The stack under the pointer, and for how long.
    waiting: Option<(Place, f32)>,
    /// For how long the pointer has been away.
    away: f32,
}

impl Fan {
    /// Every card with its place in the window, in logical pixels; none: no stack is fanned out.
    pub fn cards(&self, view: &View) -> Vec<(PieceKey, Rect)> {
        let open = self.open.iter().flat_map(|open| &open.cards);
        open.map(|(key, rect)| (*key, on_screen(view, *rect))).collect()
    }
}

/// A stack fanned out, in world coordinates.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpenFan {
    pub(crate) place: Place,
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
        .add_systems(Update, time_fan.in_set(InputSteps::Hover))
        .add_systems(Update, (draw_fan, lift_in_fan).chain().in_set(DrawSteps::Dress));
}

/// Opens and closes the fan.
pub(crate) fn time_fan(
    under: Res<Under>,
    view: Res<View>,
    shown: Res<Shown>,
    cards: Res<Cards>,
    ground: Option<Res<Ground>>,
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
    if !settings.fans || ground.is_none() || busy.0 || view.is_moving() || cards.spread || moved || on_a_panel {
        *fan = Fan::default();
        return;
    }
    let seconds = time.delta_secs().min(LONGEST_FRAME);
    let pieces = &shown.0;
    if fan.open.is_some() {
        if fan.stays_open(&under, &pieces.all, seconds) {
            redraw.write(RequestRedraw);
        }
        return;
    }
    // Bodies lie in no stack.
    let is_card = |key: PieceKey| shown.find(key).is_some_and(|piece| piece.face.card().is_some());
    let stack_under = under.card.filter(|(key, _)| !dragging && is_card(*key)).map(|(_, place)| place);
    let Some((home, here, waited)) = fan.rested(stack_under, &pieces.all, (owner.rests, seconds)) else { return };
    if waited >= OPEN_AFTER {
        fan.waiting = None;
        fan.away = 0.0;
        fan.open = open(pieces, &cards, &view, home, &here);
    }
    redraw.write(RequestRedraw);
}

impl Fan {
    /// Keeps an open fan as long as the pointer is at home in it, and closes it a while after; true: time must go on.
    fn stays_open(&mut self, under: &Under, all: &[Piece], seconds: f32) -> bool {
        let Some(open) = &self.open else { return false };
        let at_home = match under.card.map(|(_, place)| place) {
            Some(place) => place.is_stack_of(&open.place),
            None => open.place.storey == 0 && under.at.is_some_and(|at| at.distance(open.place.at) < HOME),
        };
        let keys = stack(all, &open.place);
        let same = keys.len() == open.cards.len()
            && keys.iter().zip(&open.cards).all(|(n, (key, _))| all.get(*n).is_some_and(|piece| piece.key == *key));
        if at_home && same {
            self.away = 0.0;
            return false;
        }
        self.away += seconds;
        if self.away > CLOSE_AFTER || !same {
            *self = Self::default();
        }
        true
    }

    /// The stack on which the pointer lies, who lies in it, and for how long it has rested there; none: there is no stack to wait for.
    fn rested(
        &mut self,
        under: Option<Place>,
        all: &[Piece],
        (rests, seconds): (bool, f32),
    ) -> Option<(Place, Vec<usize>, f32)> {
        let before = self.waiting.take();
        let home = under?;
        let waited = match before {
            Some((stack, waited)) if stack.is_stack_of(&home) && rests => waited + seconds,
            _ => 0.0,
        };
        let here = stack(all, &home);
        if here.len() < 2 {
            return None;
        }
        self.waiting = Some((home, waited));
        Some((home, here, waited))
    }
}

/// A rectangle of the world in logical pixels of the window.
fn on_screen(view: &View, rect: Rect) -> Rect {
    Rect::from_corners(view.screen_at(rect.min), view.screen_at(rect.max))
}

fn open(shown: &Pieces, cards: &Cards, view: &View, place: Place, here: &[usize]) -> Option<OpenFan> {
    let in_stack = cards.layout.iter().filter(|card| here.contains(&card.index));
    let side = in_stack.clone().map(|card| card.side).fold(0.0, f32::max) / view.scale();
    let area = in_stack.map(|card| card.rect()).reduce(|a, b| a.union(b))?;
    let anchor = on_screen(view, area);
    let others: Vec<Rect> = cards
        .layout
        .iter()
        .filter(|card| !here.contains(&card.index))
        .map(|card| on_screen(view, card.rect()))
        .collect();
    let (frame, places) = lay_fan(here.len(), side.clamp(SIDES.0, SIDES.1), anchor, view.free(), &others);
    let to_world = |rect: Rect| Rect::from_corners(view.world_at(rect.min), view.world_at(rect.max));
    let cards =
        here.iter().zip(places).filter_map(|(n, rect)| Some((shown.all.get(*n)?.key, to_world(rect)))).collect();
    Some(OpenFan { place, frame: to_world(frame), cards, scale: view.scale() })
}

/// Places of `count` cards in rows beside an anchor, all within the free part of the window, where they cover least of the other stacks;
/// above the anchor where that is as good. In logical pixels.
fn lay_fan(count: usize, side: f32, anchor: Rect, free: Rect, others: &[Rect]) -> (Rect, Vec<Rect>) {
    let fits = ((free.width() - 2.0 * PADDING + GAP) / (side + GAP)).floor().max(1.0) as usize;
    // The usual shape first, then from the widest to the narrowest.
    let shapes = std::iter::once(fits.min(IN_ROW)).chain((1..=fits.min(count)).rev()).map(|most| columns(count, most));
    let covered = |frame: &Rect| -> f32 { others.iter().map(|other| overlap(*frame, *other)).sum() };
    let mut best: Option<(f32, Rect, usize)> = None;
    for columns in shapes {
        let rows = count.div_ceil(columns);
        for frame in beside(anchor, Vec2::new(length(columns, side), length(rows, side)) + 2.0 * PADDING, free) {
            let cost = covered(&frame);
            if best.is_none_or(|(least, ..)| cost + 1.0 < least) {
                best = Some((cost, frame, columns));
            }
        }
    }
    let (_, frame, columns) = best.expect("there is a place above the anchor");
    let places = (0..count).map(|n| {
        let (row, column) = (n / columns, n % columns);
        let in_row = (count - row * columns).min(columns);
        let start = (frame.width() - length(in_row, side)) / 2.0;
        let low = frame.min + Vec2::new(start + column as f32 * (side + GAP), PADDING + row as f32 * (side + GAP));
        Rect::from_corners(low, low + side)
    });
    (frame, places.collect())
}

/// How many cards stand in a row, if no row has more than so many and the rows are as even as can be.
fn columns(count: usize, most: usize) -> usize {
    count.div_ceil(count.div_ceil(most.max(1)).max(1)).max(1)
}

/// Length of a row of cards.
fn length(cards: usize, side: f32) -> f32 {
    cards as f32 * (side + GAP) - GAP
}

/// The area that two rectangles share.
fn overlap(a: Rect, b: Rect) -> f32 {
    let shared = a.intersect(b);
    if shared.is_empty() { 0.0 } else { shared.width() * shared.height() }
}

/// Where a frame may lie so that it touches its anchor and does not cover it, the most usual first: above, below, at the sides. Where
/// there is no room at all, it is pushed into the free part of the window from above or below.
fn beside(anchor: Rect, size: Vec2, free: Rect) -> Vec<Rect> {
    let middle = anchor.center() - size / 2.0;
    let (above, below) = (anchor.min.y - APART - size.y, anchor.max.y + APART);
    let (before, behind) = (anchor.min.x - APART - size.x, anchor.max.x + APART);
    let along = [middle.x, anchor.min.x, anchor.max.x - size.x];
    let across = [middle.y, anchor.min.y, anchor.max.y - size.y];
    let rows = [above, below].into_iter().flat_map(|y| along.map(|x| Vec2::new(x, y)));
    let sides = [before, behind].into_iter().flat_map(|x| across.map(|y| Vec2::new(x, y)));
    let inside = |corner: Vec2| corner.min(free.max - size).max(free.min);
    let frame = |corner: Vec2| Rect::from_corners(corner, corner + size);
    let clear = |frame: &Rect| frame.intersect(anchor.inflate(APART / 2.0)).is_empty();
    let all: Vec<Rect> = rows.chain(sides).map(|corner| frame(inside(corner))).collect();
    let mut kept: Vec<Rect> = all.iter().copied().filter(clear).collect();
    if kept.is_empty() {
        kept.push(all[0]);
    }
    kept
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
        let face = pictures.card(piece, side_for(side * view.pixel_ratio));
        let place =
            Transform::from_translation(at.extend(0.2 + n as f32 * 0.05)).with_scale(Vec3::new(side, side, 1.0));
        let card = commands.spawn((FanCard { key: *key, at, side }, Visibility::default(), place, ChildOf(root))).id();
        spawn_part(&mut commands, card, pictures.trims.shadow.clone(), SHADOW_SIZE, Vec2::ZERO, -0.01);
        spawn_part(&mut commands, card, face, 1.0, Vec2::ZERO, 0.0);
        spawn_rims(&mut commands, card, (piece.ready, piece.selected), None, &mut pictures);
        spawn_tokens(&mut commands, card, &piece.markers, 1.0, &mut pictures);
    }
}

/// The card under the pointer grows a little.
fn lift_in_fan(under: Res<Under>, mut cards: Query<(&FanCard, &mut Transform)>) {
    for (card, mut place) in &mut cards {
        let lifted = under.piece() == Some(card.key);
        let side = card.side * if lifted { 1.07 } else { 1.0 };
        let at = card.at + Vec2::Y * if lifted { 3.0 } else { 0.0 };
        let wanted = Transform::from_translation(at.extend(place.translation.z)).with_scale(Vec3::new(side, side, 1.0));
        place.set_if_neq(wanted);
    }
}

#[cfg(test)]
#[path = "fan_test.rs"]
mod tests;
