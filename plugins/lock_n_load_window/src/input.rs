//! Keys: every action of this game that a key can do, the keys by default, and those of every game beside them.

use crate::words;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use panel_kit::DeskKey;
use serde::de::value::StrDeserializer;
use serde::de::{Error, IntoDeserializer, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::Say;

/// What a key does in a battle. Settings name it by the one word of its action, whichever kind it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// An action of this game.
    Battle(BattleAction),
    /// An action of every game.
    Desk(DeskKey),
}

impl From<BattleAction> for Key {
    fn from(action: BattleAction) -> Self {
        Self::Battle(action)
    }
}

impl From<DeskKey> for Key {
    fn from(key: DeskKey) -> Self {
        Self::Desk(key)
    }
}

impl Key {
    /// Every one, in the order of the settings.
    pub fn all() -> impl Iterator<Item = Self> {
        BattleAction::ALL.into_iter().map(Self::Battle).chain(DeskKey::ALL.into_iter().map(Self::Desk))
    }

    /// What the settings call it.
    pub fn name(self) -> String {
        match self {
            Self::Battle(action) => action.name().said(),
            Self::Desk(key) => key.name().said(),
        }
    }

    /// The key by default.
    pub const fn default_key(self) -> KeyCode {
        match self {
            Self::Battle(action) => action.default_key(),
            Self::Desk(key) => key.default_key(),
        }
    }

    /// Gives an order or answers a question; the others only show something.
    pub(crate) const fn orders(self) -> bool {
        match self {
            Self::Battle(action) => action.orders(),
            Self::Desk(key) => key.orders(),
        }
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Battle(action) => action.serialize(serializer),
            Self::Desk(key) => key.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Key;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an action that a key can do")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Key, E> {
                let of_game: Result<BattleAction, E> = Deserialize::deserialize(deserializer_of(word));
                let of_every_game = |_| Deserialize::deserialize(deserializer_of(word)).map(Key::Desk);
                of_game.map(Key::Battle).or_else(of_every_game)
            }
        }
        fn deserializer_of<E: Error>(word: &str) -> StrDeserializer<'_, E> {
            word.into_deserializer()
        }
        deserializer.deserialize_identifier(Word)
    }
}

/// An action of this game that a key can do.
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
    /// Show what weapons cover.
    Arcs,
    /// Bend the way that is shown.
    Bend,
}

impl BattleAction {
    /// Every action, in the order of the settings.
    pub const ALL: [BattleAction; 22] = [
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
        BattleAction::Arcs,
        BattleAction::Bend,
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
            | BattleAction::Arcs
            | BattleAction::Bend => false,
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
            | BattleAction::PlaceAll => true,
        }
    }

    /// What the settings call it.
    pub fn name(self) -> Say {
        match self {
            BattleAction::Fire => words::key_fire(),
            BattleAction::Move => words::key_move(),
            BattleAction::AssaultMove => words::key_assault_move(),
            BattleAction::DoubleTime => words::key_double_time(),
            BattleAction::LowCrawl => words::key_low_crawl(),
            BattleAction::Stealth => words::key_stealth(),
            BattleAction::Spot => words::key_spot(),
            BattleAction::Smoke => words::key_smoke(),
            BattleAction::Melee => words::key_melee(),
            BattleAction::Withdraw => words::key_withdraw(),
            BattleAction::Rally => words::key_rally(),
            BattleAction::Heal => words::key_heal(),
            BattleAction::Exit => words::key_exit(),
            BattleAction::Widen => words::key_widen(),
            BattleAction::Pass => words::key_pass(),
            BattleAction::EndImpulse => words::key_end_impulse(),
            BattleAction::HoldFire => words::key_hold_fire(),
            BattleAction::HoldForMove => words::key_hold_for_move(),
            BattleAction::Stop => words::key_stop(),
            BattleAction::PlaceAll => words::key_place_all(),
            BattleAction::Arcs => words::key_arcs(),
            BattleAction::Bend => words::key_bend(),
        }
    }

    /// The key by default. The view's own keys (WASD, arrows, F, C and Alt) are left free.
    pub const fn default_key(self) -> KeyCode {
        match self {
            BattleAction::Fire => KeyCode::KeyX,
            BattleAction::Move => KeyCode::KeyM,
            BattleAction::AssaultMove => KeyCode::KeyK,
            BattleAction::DoubleTime => KeyCode::KeyT,
            BattleAction::LowCrawl => KeyCode::KeyL,
            BattleAction::Stealth => KeyCode::KeyY,
            BattleAction::Spot => KeyCode::KeyO,
            BattleAction::Smoke => KeyCode::KeyG,
            BattleAction::Melee => KeyCode::KeyJ,
            BattleAction::Withdraw => KeyCode::KeyZ,
            BattleAction::Rally => KeyCode::KeyR,
            BattleAction::Heal => KeyCode::KeyE,
            BattleAction::Exit => KeyCode::KeyQ,
            BattleAction::Widen => KeyCode::KeyI,
            // Nobody passes in the set-up.
            BattleAction::Pass | BattleAction::PlaceAll => KeyCode::KeyP,
            BattleAction::EndImpulse => KeyCode::Backspace,
            BattleAction::HoldFire => KeyCode::KeyH,
            // No way is planned while fire is held.
            BattleAction::HoldForMove | BattleAction::Bend => KeyCode::KeyB,
            BattleAction::Stop => KeyCode::Period,
            BattleAction::Arcs => KeyCode::Comma,
        }
    }

    /// The keys by default.
    pub fn default_keys() -> InputMap<Self> {
        InputMap::new(Self::ALL.map(|action| (action, action.default_key())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_both_kinds_are_named_by_one_word_as_they_were_before_they_were_two() {
        for key in Key::all() {
            let word = ron::to_string(&key).expect("a word");
            assert_eq!(ron::from_str::<Key>(&word), Ok(key), "{word}");
        }
        let saved = "{Fire:1,Undo:2,ToggleLog:3}";
        let read: std::collections::BTreeMap<Key, u8> = ron::from_str(saved).expect("settings of before");
        let keys = [Key::Battle(BattleAction::Fire), Key::Desk(DeskKey::Undo), Key::Desk(DeskKey::ToggleLog)];
        assert!(read.keys().eq(&keys), "{read:?}");
        assert_eq!(ron::to_string(&read).as_deref(), Ok(saved));
        assert!(ron::from_str::<Key>("Dance").is_err());
    }

    #[test]
    fn no_key_of_every_game_is_one_of_this_game() {
        for key in DeskKey::ALL {
            let code = Key::from(key).default_key();
            assert!(Key::all().filter(|other| other.default_key() == code).count() == 1, "{key:?}");
        }
    }
}
