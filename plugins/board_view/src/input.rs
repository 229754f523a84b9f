//! Keys of the view. They can be bound anew; panels have keys of their own.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

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
    /// The hex under the pointer comes to the middle.
    Centre,
    /// While held: all stacks lie spread out in their hexes.
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
    pub fn title(self) -> &'static str {
        match self {
            ViewAction::PanLeft => "View left",
            ViewAction::PanRight => "View right",
            ViewAction::PanUp => "View up",
            ViewAction::PanDown => "View down",
            ViewAction::ZoomIn => "Zoom in",
            ViewAction::ZoomOut => "Zoom out",
            ViewAction::Fit => "Whole map",
            ViewAction::Centre => "Centre on the hex under the pointer",
            ViewAction::FanAll => "Spread all stacks",
        }
    }
}

/// The keys as they are before anybody changes them.
pub fn default_keys() -> InputMap<ViewAction> {
    InputMap::new([
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
    ])
}

pub(crate) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<InputManagerPlugin<ViewAction>>() {
        app.add_plugins(InputManagerPlugin::<ViewAction>::default());
    }
}
