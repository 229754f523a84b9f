//! The keys that every game has. Each game has its own beside them, and the view those of the camera.

use crate::{printed, words};
use bevy::prelude::*;
use bevy_egui::egui;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use table::Say;

/// What a key does in every game.
#[derive(Actionlike, PartialEq, Eq, Hash, Clone, Copy, Debug, Reflect, Serialize, Deserialize, PartialOrd, Ord)]
pub enum DeskKey {
    /// Back to nothing selected.
    Cancel,
    /// Take the last order back.
    Undo,
    /// Pictures or NATO symbols.
    ToggleNato,
    /// The sight tool.
    SightTool,
    /// What may be lost where, shaded on the map.
    Threats,
    /// The next unit that can act.
    NextUnit,
    /// Skip the animation.
    SkipAnimation,
    /// Do what the preview shows.
    Confirm,
    /// Show or hide the log.
    ToggleLog,
    /// Show or hide the menu.
    Menu,
    /// Whoever thinks plays now.
    PlayNow,
    /// What a computer player would do.
    Advice,
    /// What the plan is worth that is being prepared.
    WhyNot,
    /// The position before, of what has been played.
    StepBack,
    /// The next position.
    StepOn,
    /// Take back the last bend, or what the next click is for.
    PutBack,
    /// Another pace of who is chosen.
    Pace,
    /// A tape between any two points.
    Ruler,
    /// Who knows of whom.
    Knowledge,
    /// The hexes of a map over a table that has none.
    MapHexes,
}

impl DeskKey {
    /// Every one, in the order of the settings.
    pub const ALL: [Self; 20] = [
        Self::Cancel,
        Self::Undo,
        Self::ToggleNato,
        Self::SightTool,
        Self::Threats,
        Self::NextUnit,
        Self::SkipAnimation,
        Self::Confirm,
        Self::ToggleLog,
        Self::Menu,
        Self::PlayNow,
        Self::Advice,
        Self::WhyNot,
        Self::StepBack,
        Self::StepOn,
        Self::PutBack,
        Self::Pace,
        Self::Ruler,
        Self::Knowledge,
        Self::MapHexes,
    ];

    /// Gives an order, takes one back or answers a question; the others only show something.
    pub const fn orders(self) -> bool {
        match self {
            Self::Undo | Self::Confirm => true,
            Self::Cancel
            | Self::ToggleNato
            | Self::SightTool
            | Self::Threats
            | Self::NextUnit
            | Self::SkipAnimation
            | Self::ToggleLog
            | Self::Menu
            | Self::PlayNow
            | Self::Advice
            | Self::WhyNot
            | Self::StepBack
            | Self::StepOn
            | Self::PutBack
            | Self::Pace
            | Self::Ruler
            | Self::Knowledge
            | Self::MapHexes => false,
        }
    }

    /// What the settings call it.
    pub fn name(self) -> Say {
        match self {
            Self::Cancel => words::cancel(),
            Self::Undo => words::undo(),
            Self::ToggleNato => words::nato_symbols(),
            Self::SightTool => words::sight_tool(),
            Self::Threats => words::threats(),
            Self::NextUnit => words::next_unit(),
            Self::SkipAnimation => words::skip_animation(),
            Self::Confirm => words::confirm(),
            Self::ToggleLog => words::log(),
            Self::Menu => words::menu(),
            Self::PlayNow => words::play_now(),
            Self::Advice => words::what_would_you_do(),
            Self::WhyNot => words::why_not(),
            Self::StepBack => words::look_back(),
            Self::StepOn => words::look_on(),
            Self::PutBack => words::put_back(),
            Self::Pace => words::pace(),
            Self::Ruler => words::ruler(),
            Self::Knowledge => words::who_knows_whom(),
            Self::MapHexes => words::map_hexes(),
        }
    }

    /// The key by default.
    pub const fn default_key(self) -> KeyCode {
        match self {
            Self::Cancel => KeyCode::Escape,
            Self::Undo => KeyCode::KeyU,
            Self::ToggleNato => KeyCode::KeyN,
            Self::SightTool => KeyCode::KeyV,
            Self::Threats => KeyCode::F6,
            Self::NextUnit => KeyCode::Tab,
            Self::SkipAnimation => KeyCode::Space,
            Self::Confirm => KeyCode::Enter,
            Self::ToggleLog => KeyCode::F2,
            Self::Menu => KeyCode::F10,
            Self::PlayNow => KeyCode::F4,
            Self::Advice => KeyCode::F3,
            Self::WhyNot => KeyCode::F7,
            Self::StepBack => KeyCode::BracketLeft,
            Self::StepOn => KeyCode::BracketRight,
            Self::PutBack => KeyCode::Delete,
            Self::Pace => KeyCode::Digit1,
            Self::Ruler => KeyCode::Digit2,
            Self::Knowledge => KeyCode::Digit3,
            Self::MapHexes => KeyCode::Digit4,
        }
    }

    /// The key as the keyboard prints it; without a map that by default.
    pub fn printed(self, map: Option<&InputMap<Self>>) -> Option<String> {
        Some(printed::key_name(&match map {
            None => format!("{:?}", self.default_key()),
            Some(map) => format!("{:?}", map.get_buttonlike(&self)?.first()?),
        }))
    }

    /// The keys by default.
    pub fn default_keys() -> InputMap<Self> {
        InputMap::new(Self::ALL.map(|key| (key, key.default_key())))
    }
}

/// The names of all keys.
pub fn names(map: Option<&InputMap<DeskKey>>) -> HashMap<DeskKey, String> {
    DeskKey::ALL.into_iter().filter_map(|key| Some((key, key.printed(map)?))).collect()
}

/// Keys are the battle's, so no button keeps the keyboard; only a field in which somebody writes does.
pub fn leave_to_the_battle(ctx: &egui::Context) {
    if !ctx.text_edit_focused() {
        ctx.memory_mut(|memory| memory.stop_text_input());
    }
}
