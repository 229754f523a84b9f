//! Whose the pointer is: the board's, or that of the panels over it. Hover, clicks, drags and the wheel all ask here, and nobody else.
//!
//! egui itself cannot say it: it counts windows and other floating areas, but not panels that are docked in a root of their own, and its
//! answer is that of the frame before. So it is worked out anew in every frame, from where the pointer is now, from the floating areas,
//! and from what docked panels leave free ([`FreeBoard`]).

use crate::InputSteps;
use crate::contract::FreeBoard;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, egui};

/// A pointer that was over a panel stays the panel's until it has moved this far, in logical pixels: what lay under a button that
/// has vanished is not meant.
const MOVED: f32 = 4.0;
/// A hand that rests still moves so much between two frames.
const JITTER: f32 = 2.0;
/// Where a button of a panel was pressed, the board hears no press within this time, in seconds: the second half of a double click.
const SECOND_CLICK: f64 = 0.45;

/// What of the pointer belongs to the board in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Owner {
    /// Where the pointer is, if what lies there may be shown.
    pub(crate) hover: Option<Vec2>,
    /// Where a press would begin.
    pub(crate) press: Option<Vec2>,
    /// Where the wheel zooms.
    pub(crate) wheel: Option<Vec2>,
    /// The pointer has not moved since the frame before.
    pub(crate) rests: bool,
    /// Where a panel had it last.
    parked: Option<Parked>,
    last: Option<Vec2>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Parked {
    at: Vec2,
    /// When a button was pressed there, in seconds.
    pressed: Option<f64>,
}

impl Owner {
    /// Follows the pointer by one frame: where it is, whether panels have it there, whether a button went down, and when.
    fn follow(&mut self, cursor: Option<Vec2>, panels: bool, down: bool, now: f64) {
        self.rests = cursor.zip(self.last).is_none_or(|(now, before)| now.distance(before) <= JITTER);
        self.last = cursor;
        let Some(at) = cursor else {
            *self = Self { last: None, rests: true, ..Self::default() };
            return;
        };
        if panels {
            let before = self.parked.filter(|parked| parked.at.distance(at) <= MOVED).and_then(|parked| parked.pressed);
            self.parked = Some(Parked { at, pressed: if down { Some(now) } else { before } });
            (self.hover, self.press, self.wheel) = (None, None, None);
            return;
        }
        self.parked = self.parked.filter(|parked| parked.at.distance(at) <= MOVED);
        let second = self.parked.and_then(|parked| parked.pressed).is_some_and(|pressed| now - pressed < SECOND_CLICK);
        self.hover = self.parked.is_none().then_some(at);
        self.press = (!second).then_some(at);
        self.wheel = Some(at);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Owner>().add_systems(Update, find_owner.in_set(InputSteps::Measure));
}

fn find_owner(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    free: Res<FreeBoard>,
    time: Res<Time<Real>>,
    mut contexts: Query<&mut EguiContext>,
    mut owner: ResMut<Owner>,
) {
    let cursor = window.and_then(|window| window.cursor_position());
    let panels = cursor.is_some_and(|cursor| {
        free.0.is_some_and(|free| !free.contains(cursor))
            || contexts.iter_mut().any(|mut context| has_pointer(context.get_mut(), cursor))
    });
    let down = buttons.is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
    let mut next = owner.clone();
    next.follow(cursor, panels, down, time.elapsed_secs_f64());
    owner.set_if_neq(next);
}

/// A floating area lies there, a popup is open, or a widget is being dragged.
fn has_pointer(ctx: &egui::Context, cursor: Vec2) -> bool {
    let at = egui::pos2(cursor.x, cursor.y) / ctx.zoom_factor();
    ctx.egui_is_using_pointer()
        || ctx.any_popup_open()
        || ctx.layer_id_at(at).is_some_and(|layer| layer.order != egui::Order::Background)
}

#[cfg(test)]
#[path = "owner_test.rs"]
mod tests;
