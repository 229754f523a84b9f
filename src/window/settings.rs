//! Settings: what a player has chosen, kept in `settings.ron` in the user's folder.

use super::{Folders, words};
use bevy::prelude::*;
use board_art::CounterStyle;
use desk::PhasesEnd;
use desk::hints::Hints;
use desk::players::ShowChances;
use leafwing_input_manager::prelude::{Actionlike, InputMap};
use lock_n_load_window::{BattleAction, Key};
use opponent::{Level, Opponent, Temper};
use panel_kit::theme::{Theme, UiScale};
use panel_kit::{DeskKey, MenuAtCursor};
use play::write::{is_plain, write_file};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table_view::{ViewAction, ViewSettings, ViewSystems};

/// What a player has chosen.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Speed of animations in per cent; 0 shows none.
    pub animation: u16,
    /// Loudness in per cent; 0 is silent.
    pub sound: u16,
    /// Size of the interface in per cent; 0: by the window's height.
    pub interface: u16,
    /// NATO symbols in place of pictures.
    pub nato: bool,
    /// Colours that people with colour blindness tell apart.
    pub colour_safe: bool,
    /// A menu opens at the cursor where a stack is selected.
    pub menu: bool,
    /// A Rally Phase in which only weapons could change hands ends by itself.
    pub rally_ends: bool,
    /// Hex names on the map.
    pub names: bool,
    /// The hex grid on the map.
    pub grid: bool,
    /// Who plays each side of a new battle: a computer player, or a person.
    pub players: [Option<Opponent>; 2],
    /// Hints for whoever is new, and which have been seen.
    pub hints: Hints,
    /// Whether the chance to win is shown.
    pub chances: ShowChances,
    /// Keys of a battle that differ from the defaults: of this game and of every game.
    pub battle_keys: BTreeMap<Key, KeyCode>,
    /// Keys of the view that differ from the defaults.
    pub view_keys: BTreeMap<ViewAction, KeyCode>,
}

/// One person plays, the other side is a computer's: what a new battle begins with.
pub const AGAINST_THE_COMPUTER: [Option<Opponent>; 2] = [None, Some(Opponent::Thinks(Level::Corporal, Temper::Even))];

impl Default for Settings {
    fn default() -> Self {
        Self {
            animation: 100,
            sound: 60,
            interface: 0,
            nato: false,
            colour_safe: false,
            menu: true,
            rally_ends: true,
            names: true,
            grid: true,
            players: AGAINST_THE_COMPUTER,
            hints: Hints::default(),
            chances: ShowChances::ByPlayers,
            battle_keys: BTreeMap::new(),
            view_keys: BTreeMap::new(),
        }
    }
}

/// What was wrong with the settings file, shown once in the menu.
#[derive(Resource, Clone, Debug, Default)]
pub struct Complaint(pub Option<String>);

pub fn plugin(app: &mut App) {
    app.init_resource::<PhasesEnd>()
        .add_systems(Update, use_settings.before(ViewSystems::Input))
        .add_systems(Update, (follow_style, follow_hints).after(ViewSystems::Use));
}

/// Reads the settings; a file that is wrong is kept aside and told, and the defaults hold.
pub fn load(folders: &Folders) -> (Settings, Option<String>) {
    let path = folders.user.join("settings.ron");
    if !path.exists() {
        return (Settings::default(), None);
    }
    match scenario_files::read_file::<Settings>(&path) {
        Ok(read) => (read.value, None),
        Err(mistake) => {
            let aside = path.with_extension("ron.wrong");
            // What is no plain file, or lies where it would go, stays as it is.
            let free = is_plain(&aside) || aside.symlink_metadata().is_err();
            let kept = is_plain(&path) && free && std::fs::rename(&path, &aside).is_ok();
            let told = if kept {
                words::settings_kept_aside(aside.display(), mistake)
            } else {
                words::settings_not_read(mistake)
            };
            (Settings::default(), Some(told.said()))
        }
    }
}

/// Writes the settings.
///
/// # Errors
/// The user's folder cannot be written.
pub fn store(settings: &Settings, folders: &Folders) -> anyhow::Result<()> {
    let text = scenario_files::options().to_string_pretty(settings, ron::ser::PrettyConfig::new())?;
    write_file(&folders.user.join("settings.ron"), &text)
}

/// The key that switches to NATO symbols changes how counters are shown; the setting follows.
fn follow_style(view: Res<ViewSettings>, mut settings: ResMut<Settings>, folders: Res<Folders>) {
    let nato = view.style == CounterStyle::Nato;
    if view.is_changed() && settings.nato != nato {
        settings.nato = nato;
        if let Err(error) = store(&settings, &folders) {
            warn!("{error:#}");
        }
    }
}

/// Hints that have been seen are kept.
fn follow_hints(hints: Res<Hints>, mut settings: ResMut<Settings>, folders: Res<Folders>) {
    if hints.is_changed() && settings.hints != *hints {
        settings.hints = hints.clone();
        if let Err(error) = store(&settings, &folders) {
            warn!("{error:#}");
        }
    }
}

/// Hands the settings to those who use them.
fn use_settings(
    settings: Res<Settings>,
    mut view: ResMut<ViewSettings>,
    mut scale: ResMut<UiScale>,
    mut theme: ResMut<Theme>,
    mut menu: ResMut<MenuAtCursor>,
    mut chances: ResMut<ShowChances>,
    mut hints: ResMut<Hints>,
    mut phases_end: ResMut<PhasesEnd>,
    mut battle_keys: Query<(&mut InputMap<BattleAction>, &mut InputMap<DeskKey>)>,
    mut view_keys: Query<&mut InputMap<ViewAction>>,
) {
    if !settings.is_changed() {
        return;
    }
    view.speed = f32::from(settings.animation) / 100.0;
    view.style = if settings.nato { CounterStyle::Nato } else { CounterStyle::Pictures };
    view.names = settings.names;
    view.grid = settings.grid;
    menu.0 = settings.menu;
    chances.set_if_neq(settings.chances);
    hints.set_if_neq(settings.hints.clone());
    phases_end.set_if_neq(PhasesEnd(settings.rally_ends));
    view.colour_safe = settings.colour_safe;
    *scale = match settings.interface {
        0 => UiScale::Automatic,
        percent => UiScale::Fixed(f32::from(percent) / 100.0),
    };
    *theme = if settings.colour_safe { Theme::colour_safe() } else { Theme::default() };
    for (mut of_game, mut of_every_game) in &mut battle_keys {
        (*of_game, *of_every_game) = (BattleAction::default_keys(), DeskKey::default_keys());
        for (key, code) in &settings.battle_keys {
            match key {
                Key::Battle(action) => bind(&mut of_game, *action, *code),
                Key::Desk(key) => bind(&mut of_every_game, *key, *code),
            }
        }
    }
    for mut map in &mut view_keys {
        *map = table_view::default_keys();
        for (action, code) in &settings.view_keys {
            bind(&mut map, *action, *code);
        }
    }
}

/// An action has this key and no other.
fn bind<A: Actionlike>(map: &mut InputMap<A>, action: A, code: KeyCode) {
    map.clear_action(&action);
    map.insert(action, code);
}
