//! Keys: every action of a battle that a key can do, and the keys by default.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

/// An action that a key can do.
#[derive(Actionlike, PartialEq, Eq, Hash, Clone, Copy, Debug, Reflect, Serialize, Deserialize, PartialOrd, Ord)]
pub enum BattleAction {
    /// Fire, or fight in melee.
    Fire,
    /// Move.
    Move,
    /// Assault Move.
    AssaultMove,
    /// Double Time with a leader.
    DoubleTime,
    /// Low Crawl.
    LowCrawl,
    /// Stealth.
    Stealth,
    /// Try to spot.
    Spot,
    /// Try to place smoke.
    Smoke,
    /// Fight a melee round.
    Melee,
    /// Withdraw from a melee.
    Withdraw,
    /// Rally.
    Rally,
    /// Let a medic treat somebody.
    Heal,
    /// Leave the map.
    Exit,
    /// Let the leader activate the adjacent hexes too.
    Widen,
    /// Pass.
    Pass,
    /// End the impulse, the rally or the set-up.
    EndImpulse,
    /// Hold fire.
    HoldFire,
    /// Hold fire for the rest of this move.
    HoldForMove,
    /// Stop the moving stack.
    Stop,
    /// Place all counters.
    PlaceAll,
    /// Back to nothing selected.
    Cancel,
    /// Take the last order back.
    Undo,
    /// Pictures or NATO symbols.
    ToggleNato,
    /// The sight tool.
    SightTool,
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
}

impl BattleAction {
    /// Every action, in the order of the settings.
    pub const ALL: [BattleAction; 29] = [
        BattleAction::Fire,
        BattleAction::Move,
        BattleAction::AssaultMove,
        BattleAction::DoubleTime,
        BattleAction::LowCrawl,
        BattleAction::Stealth,
        BattleAction::Spot,
        BattleAction::Smoke,
        BattleAction::Melee,
        BattleAction::Withdraw,
        BattleAction::Rally,
        BattleAction::Heal,
        BattleAction::Exit,
        BattleAction::Widen,
        BattleAction::Pass,
        BattleAction::EndImpulse,
        BattleAction::HoldFire,
        BattleAction::HoldForMove,
        BattleAction::Stop,
        BattleAction::PlaceAll,
        BattleAction::Cancel,
        BattleAction::Undo,
        BattleAction::ToggleNato,
        BattleAction::SightTool,
        BattleAction::NextUnit,
        BattleAction::SkipAnimation,
        BattleAction::Confirm,
        BattleAction::ToggleLog,
        BattleAction::Menu,
    ];

    /// Gives an order or answers a question; the others only show something.
    pub(crate) const fn orders(self) -> bool {
        match self {
            BattleAction::Fire
            | BattleAction::Move
            | BattleAction::AssaultMove
            | BattleAction::DoubleTime
            | BattleAction::LowCrawl
            | BattleAction::Stealth
            | BattleAction::Spot
            | BattleAction::Smoke
            | BattleAction::Withdraw
            | BattleAction::Cancel
            | BattleAction::ToggleNato
            | BattleAction::SightTool
            | BattleAction::NextUnit
            | BattleAction::SkipAnimation
            | BattleAction::ToggleLog
            | BattleAction::Menu => false,
            BattleAction::Melee
            | BattleAction::Rally
            | BattleAction::Heal
            | BattleAction::Exit
            | BattleAction::Widen
            | BattleAction::Pass
            | BattleAction::EndImpulse
            | BattleAction::HoldFire
            | BattleAction::HoldForMove
            | BattleAction::Stop
            | BattleAction::PlaceAll
            | BattleAction::Undo
            | BattleAction::Confirm => true,
        }
    }

    /// What the settings call it.
    pub const fn name(self) -> &'static str {
        match self {
            BattleAction::Fire => "Fire",
            BattleAction::Move => "Move",
            BattleAction::AssaultMove => "Assault Move",
            BattleAction::DoubleTime => "Double Time",
            BattleAction::LowCrawl => "Low Crawl",
            BattleAction::Stealth => "Stealth",
            BattleAction::Spot => "Spot",
            BattleAction::Smoke => "Smoke",
            BattleAction::Melee => "Fight melee",
            BattleAction::Withdraw => "Withdraw",
            BattleAction::Rally => "Rally",
            BattleAction::Heal => "Treat",
            BattleAction::Exit => "Leave the map",
            BattleAction::Widen => "Activate adjacent hexes",
            BattleAction::Pass => "Pass",
            BattleAction::EndImpulse => "Done",
            BattleAction::HoldFire => "Hold fire",
            BattleAction::HoldForMove => "Hold fire for this move",
            BattleAction::Stop => "Stop",
            BattleAction::PlaceAll => "Place all",
            BattleAction::Cancel => "Cancel",
            BattleAction::Undo => "Undo",
            BattleAction::ToggleNato => "NATO symbols",
            BattleAction::SightTool => "Sight tool",
            BattleAction::NextUnit => "Next unit",
            BattleAction::SkipAnimation => "Skip animation",
            BattleAction::Confirm => "Confirm",
            BattleAction::ToggleLog => "Log",
            BattleAction::Menu => "Menu",
        }
    }

    /// The keys by default. The view's own keys (WASD, arrows, F, C and Alt) are left free.
    pub fn default_keys() -> InputMap<Self> {
        InputMap::new([
            (BattleAction::Fire, KeyCode::KeyX),
            (BattleAction::Move, KeyCode::KeyM),
            (BattleAction::AssaultMove, KeyCode::KeyK),
            (BattleAction::DoubleTime, KeyCode::KeyT),
            (BattleAction::LowCrawl, KeyCode::KeyL),
            (BattleAction::Stealth, KeyCode::KeyY),
            (BattleAction::Spot, KeyCode::KeyO),
            (BattleAction::Smoke, KeyCode::KeyG),
            (BattleAction::Melee, KeyCode::KeyJ),
            (BattleAction::Withdraw, KeyCode::KeyZ),
            (BattleAction::Rally, KeyCode::KeyR),
            (BattleAction::Heal, KeyCode::KeyE),
            (BattleAction::Exit, KeyCode::KeyQ),
            (BattleAction::Widen, KeyCode::KeyI),
            (BattleAction::Pass, KeyCode::KeyP),
            (BattleAction::EndImpulse, KeyCode::Backspace),
            (BattleAction::HoldFire, KeyCode::KeyH),
            (BattleAction::HoldForMove, KeyCode::KeyB),
            (BattleAction::Stop, KeyCode::Period),
            (BattleAction::PlaceAll, KeyCode::KeyP),
            (BattleAction::Undo, KeyCode::KeyU),
            (BattleAction::ToggleNato, KeyCode::KeyN),
            (BattleAction::SightTool, KeyCode::KeyV),
            (BattleAction::NextUnit, KeyCode::Tab),
            (BattleAction::SkipAnimation, KeyCode::Space),
            (BattleAction::Confirm, KeyCode::Enter),
            (BattleAction::ToggleLog, KeyCode::F2),
            (BattleAction::Menu, KeyCode::F10),
            (BattleAction::Cancel, KeyCode::Escape),
        ])
    }
}
