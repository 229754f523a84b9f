//! Buttons of the mouse: clicks, double clicks, dragging the map, dragging counters.

use crate::camera::View;
use crate::contract::{Carried, Piece, PieceKey, TakeUp, Touched, Under, ViewSettings};
use crate::faces::{far_side_for, side_for};
use crate::owner::Owner;
use crate::pick::{self, Board};
use crate::pieces::{Pictures, Shown};
use crate::press::{Drag, Pointer, Press};
use crate::{DrawSteps, InputSteps};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// A press that moves farther than this is a drag, in logical pixels.
const DRAG_FROM: f32 = 6.0;
/// Two clicks within this time are a double click, in seconds.
const DOUBLE_WITHIN: f64 = 0.35;
/// The counter that hangs on the pointer: above everything.
const DEPTH: f32 = 90.0;
/// Its side in world units: smaller than a counter that lies, so that what it is held over is seen. And the least, in logical pixels.
const GHOST: f32 = 92.0;
const GHOST_LEAST: f32 = 46.0;
/// Through which what is below it is seen.
const TINT: Color = Color::srgba(1.0, 1.0, 1.0, 0.8);
/// Side of what it carries in parts of its own.
const CARRIED: f32 = 0.6;

/// Buttons that are looked at, in this order.
const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Right, MouseButton::Middle];

#[derive(Component)]
struct Ghost;

pub(crate) fn plugin(app: &mut App) {
    pick::plugin(app);
    app.init_resource::<Pointer>()
        .add_systems(Update, press_and_release.in_set(InputSteps::Point))
        .add_systems(Update, carry_ghost.in_set(DrawSteps::Dress));
}

/// What the pointer does to the view, gathered while the board is only read.
#[derive(Default)]
struct Outcome {
    pan: Vec2,
    touched: Vec<Touched>,
}

fn press_and_release(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    owner: Res<Owner>,
    settings: Res<ViewSettings>,
    time: Res<Time<Real>>,
    mut params: ParamSet<(Board, ResMut<View>)>,
    mut pointer: ResMut<Pointer>,
    mut taken_up: MessageReader<TakeUp>,
    mut touched: MessageWriter<Touched>,
    mut carried: ResMut<Carried>,
) {
    let taken_up = taken_up.read().last().map(|taken| taken.0);
    let (Some(window), Some(buttons)) = (window, buttons) else { return };
    let pointer = pointer.bypass_change_detection();
    let Some(cursor) = window.cursor_position().or(pointer.press.as_ref().map(|press| press.last)) else { return };
    let escapes = keys.as_ref().is_some_and(|keys| keys.just_pressed(KeyCode::Escape));
    let goes_back = escapes || buttons.just_pressed(MouseButton::Right);
    let add = keys.is_some_and(|keys| {
        keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight, KeyCode::ControlLeft, KeyCode::ControlRight])
    });
    let mut outcome = Outcome::default();
    {
        let board = params.p0();
        if board.ground.is_none() {
            pointer.press = None;
            carried.set_if_neq(Carried(None));
            return;
        }
        begin_press(&board, pointer, (cursor, owner.press), &buttons, taken_up, &settings);
        // What hangs on the pointer goes back with Escape or the right button.
        if goes_back && pointer.press.as_ref().is_some_and(|press| matches!(press.drag, Drag::Piece(_))) {
            pointer.press = None;
        }
        let Some(press) = &mut pointer.press else {
            carried.set_if_neq(Carried(None));
            return;
        };
        if press.drag == Drag::NotYet && cursor.distance(press.from) > DRAG_FROM {
            press.drag = begin_drag(&board, press, &settings);
        }
        if press.drag == Drag::Map {
            outcome.pan = cursor - press.last;
        }
        press.last = cursor;
        // A button may be released where no window hears it.
        if buttons.just_released(press.button) || !buttons.pressed(press.button) {
            let press = press.clone();
            pointer.press = None;
            release(&press, &board, pointer, (add, owner.press.is_some()), time.elapsed_secs_f64(), &mut outcome);
        }
    }
    let hangs = pointer.press.as_ref().and_then(|press| match press.drag {
        Drag::Piece(piece) => Some(piece),
        Drag::NotYet | Drag::Map | Drag::Grip(_) => None,
    });
    carried.set_if_neq(Carried(hangs));
    if outcome.pan != Vec2::ZERO {
        params.p1().drag(outcome.pan);
    }
    touched.write_batch(outcome.touched);
}

/// A button goes down on the board, or a panel hands over what has been taken up on it.
fn begin_press(
    board: &Board,
    pointer: &mut Pointer,
    (cursor, on_board): (Vec2, Option<Vec2>),
    buttons: &ButtonInput<MouseButton>,
    taken_up: Option<PieceKey>,
    settings: &ViewSettings,
) {
    if pointer.press.is_none()
        && let Some(at) = on_board
        && let Some(button) = BUTTONS.into_iter().find(|button| buttons.just_pressed(*button))
    {
        pointer.press = Some(Press { button, from: at, last: at, under: board.under(at), drag: Drag::NotYet });
    }
    // A press on a panel is the panel's, until it hands over what it has taken up.
    let left = MouseButton::Left;
    if pointer.press.is_none()
        && buttons.pressed(left)
        && let Some(piece) = taken_up.map(|piece| board.taken_hold_of(piece))
        && settings.draggable.has(piece)
    {
        let (under, drag) = (Under::default(), Drag::Piece(piece));
        pointer.press = Some(Press { button: left, from: cursor, last: cursor, under, drag });
    }
}

/// What a press drags that has moved far enough: a counter, a handle, or the map.
fn begin_drag(board: &Board, press: &Press, settings: &ViewSettings) -> Drag {
    let left = press.button == MouseButton::Left;
    let piece = press.under.piece().map(|piece| board.taken_hold_of(piece));
    match (piece, board.ring(&press.under)) {
        (Some(piece), _) if left && settings.draggable.has(piece) => Drag::Piece(piece),
        (_, Some(ring)) if left => Drag::Grip(ring),
        _ => Drag::Map,
    }
}

/// A button was let go: with `add` a click adds to the selection; `free` where no panel lies.
fn release(
    press: &Press,
    board: &Board,
    pointer: &mut Pointer,
    (add, free): (bool, bool),
    now: f64,
    outcome: &mut Outcome,
) {
    match press.drag {
        Drag::Map => {}
        Drag::Grip(ring) => {
            // Let go where no direction is meant, or over a panel, nothing is.
            let under = board.dragged(ring, press.last);
            if free && under.grip.is_some() {
                let (button, screen) = (press.button, press.last);
                outcome.touched.push(Touched::Clicked { under, button, add: false, double: false, screen });
            }
        }
        Drag::Piece(piece) if free => {
            let onto = board.under(press.last).piece();
            if onto.map(|onto| board.taken_hold_of(onto)) == Some(piece) {
                // Put back where it lay.
                return;
            }
            let to = board.view.world_at(press.last);
            outcome.touched.push(Touched::Dragged { piece, to, onto, screen: press.last });
        }
        // What is let go over a panel is not put down under it.
        Drag::Piece(piece) => outcome.touched.push(Touched::Handed { piece, screen: press.last }),
        Drag::NotYet => {
            let double = pointer.last_click.is_some_and(|(button, at, place)| {
                button == press.button && now - at <= DOUBLE_WITHIN && place.distance(press.from) <= DRAG_FROM
            });
            // A third click begins a new pair.
            pointer.last_click = (!double).then_some((press.button, now, press.from));
            outcome.touched.push(Touched::Clicked {
                under: press.under.clone(),
                button: press.button,
                add,
                double,
                screen: press.from,
            });
        }
    }
}

/// A counter that is dragged hangs on the pointer.
fn carry_ghost(
    pointer: Res<Pointer>,
    shown: Res<Shown>,
    view: Res<View>,
    mut pictures: Pictures,
    mut ghosts: Query<(Entity, &mut Transform), With<Ghost>>,
    mut commands: Commands,
) {
    // What does not lie on the table hangs on the pointer as its panel draws it.
    let dragged = pointer.press.as_ref().and_then(|press| match press.drag {
        Drag::Piece(key) => shown.find(key).map(|piece| (piece, press.last)),
        Drag::NotYet | Drag::Map | Drag::Grip(_) => None,
    });
    let Some((piece, cursor)) = dragged else {
        ghosts.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        return;
    };
    let place = view.world_at(cursor).extend(DEPTH);
    if let Ok((_, mut transform)) = ghosts.single_mut() {
        if transform.translation != place {
            transform.translation = place;
        }
        return;
    }
    // A body is as large as where it will stand, so that one sees whether it fits.
    let wide = view.pixels_per_place();
    let side = piece.face.body().map(|body| body.drawn_side(wide));
    let side = side.unwrap_or_else(|| GHOST.max(GHOST_LEAST * view.scale()));
    let mut carry = |piece: &Piece, side: f32, root: Entity, commands: &mut Commands| {
        let (pixels, far) = (side / view.scale() * view.pixel_ratio, piece.face.is_far(wide));
        let painted = if far { far_side_for(pixels) } else { side_for(pixels) };
        for (n, (image, layer)) in pictures.layers(piece, painted, far).into_iter().enumerate() {
            let size = Some(Vec2::splat(side * layer.span));
            let sprite = Sprite { image, color: TINT, custom_size: size, ..default() };
            let place = Transform::from_translation((layer.at * side).extend(n as f32 * 0.01));
            commands.spawn((sprite, place.with_rotation(Quat::from_rotation_z(-layer.turn)), ChildOf(root)));
        }
    };
    let ghost = commands.spawn((Ghost, Transform::from_translation(place), Visibility::default())).id();
    carry(piece, side, ghost, &mut commands);
    // What it carries goes with it.
    let carried = shown.0.all.iter().filter(|other| other.carried_by == Some(piece.key));
    for (n, weapon) in carried.enumerate() {
        let small = side * CARRIED;
        let at = Vec3::new(side / 2.0, (small - side) / 2.0 + n as f32 * small * 0.5, 0.1 + n as f32 * 0.1);
        let root = commands.spawn((Transform::from_translation(at), Visibility::default(), ChildOf(ghost))).id();
        carry(weapon, small, root, &mut commands);
    }
}
