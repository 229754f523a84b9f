//! Keys of the view. They can be bound anew; panels have keys of their own.

use crate::layout::name_keys;
use crate::words;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};
use table::Say;

/// What keys can do to the view.
#[derive(Actionlike, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Reflect, Serialize, Deserialize)]
pub enum ViewAction {
    /// Moves the view to the west.
    PanLeft,
    /// Moves the view to the east.
    PanRight,
    /// Moves the view to the north.
    PanUp,
    /// Moves the view to the south.
    PanDown,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// The whole map.
    Fit,
    /// What lies under the pointer comes to the middle.
    Centre,
    /// While held: all stacks lie spread out in their places.
    FanAll,
}

impl ViewAction {
    /// Every action, in the order in which settings show them.
    pub const ALL: [ViewAction; 9] = [
        ViewAction::PanLeft,
        ViewAction::PanRight,
        ViewAction::PanUp,
        ViewAction::PanDown,
        ViewAction::ZoomIn,
        ViewAction::ZoomOut,
        ViewAction::Fit,
        ViewAction::Centre,
        ViewAction::FanAll,
    ];

    /// What settings call it.
    pub fn title(self) -> Say {
        match self {
            ViewAction::PanLeft => words::view_left(),
            ViewAction::PanRight => words::view_right(),
            ViewAction::PanUp => words::view_up(),
            ViewAction::PanDown => words::view_down(),
            ViewAction::ZoomIn => words::zoom_in(),
            ViewAction::ZoomOut => words::zoom_out(),
            ViewAction::Fit => words::whole_map(),
            ViewAction::Centre => words::centre(),
            ViewAction::FanAll => words::spread_all_stacks(),
        }
    }
}

/// The keys as they are before anybody changes them.
pub fn default_keys() -> InputMap<ViewAction> {
    InputMap::new(DEFAULT)
}

impl ViewAction {
    /// Its keys before anybody changes them.
    pub fn default_keys(self) -> impl Iterator<Item = KeyCode> {
        DEFAULT.into_iter().filter(move |(action, _)| *action == self).map(|(_, code)| code)
    }
}

const DEFAULT: [(ViewAction, KeyCode); 16] = [
    (ViewAction::PanLeft, KeyCode::ArrowLeft),
    (ViewAction::PanLeft, KeyCode::KeyA),
    (ViewAction::PanRight, KeyCode::ArrowRight),
    (ViewAction::PanRight, KeyCode::KeyD),
    (ViewAction::PanUp, KeyCode::ArrowUp),
    (ViewAction::PanUp, KeyCode::KeyW),
    (ViewAction::PanDown, KeyCode::ArrowDown),
    (ViewAction::PanDown, KeyCode::KeyS),
    (ViewAction::ZoomIn, KeyCode::Equal),
    (ViewAction::ZoomIn, KeyCode::NumpadAdd),
    (ViewAction::ZoomOut, KeyCode::Minus),
    (ViewAction::ZoomOut, KeyCode::NumpadSubtract),
    (ViewAction::Fit, KeyCode::Home),
    (ViewAction::Fit, KeyCode::KeyF),
    (ViewAction::Centre, KeyCode::KeyC),
    (ViewAction::FanAll, KeyCode::AltLeft),
];

pub(crate) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<InputManagerPlugin<ViewAction>>() {
        app.add_plugins(InputManagerPlugin::<ViewAction>::default());
    }
    app.add_systems(PreUpdate, name_keys.before(InputSystems));
    app.add_systems(PreUpdate, hold_short_taps.after(InputSystems).before(InputManagerSystem::Unify));
}

/// A tap that is shorter than a frame is held for one frame: what reads keys asks what is down now, and slow frames would miss it.
fn hold_short_taps(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut held: Local<Vec<KeyCode>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = keys.bypass_change_detection();
    held.drain(..).for_each(|key| keys.release(key));
    held.extend(keys.get_just_pressed().filter(|key| !keys.pressed(**key)));
    for key in held.iter() {
        keys.press(*key);
        // Whoever hears of the release in the same frame takes the key for one that is up.
        keys.clear_just_released(*key);
    }
    if !held.is_empty() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tap_within_one_frame_is_seen_for_one_frame() {
        let mut app = App::new();
        app.init_resource::<ButtonInput<KeyCode>>().add_message::<RequestRedraw>();
        app.add_systems(Update, hold_short_taps);
        let keys = |app: &mut App| app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::KeyM);
        let mut input = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        input.press(KeyCode::KeyM);
        input.release(KeyCode::KeyM);
        app.update();
        assert!(keys(&mut app));
        let input = app.world().resource::<ButtonInput<KeyCode>>();
        assert!(!input.just_released(KeyCode::KeyM), "it is let go in the next frame");
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().clear();
        app.update();
        assert!(!keys(&mut app));
    }
}
