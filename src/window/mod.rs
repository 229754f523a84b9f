//! The game in a window: puts the plugins together and owns what lies around a battle: menu, settings, saved games.

mod adapter;
mod begun;
mod campaign;
mod drawn;
mod games;
mod keeping;
mod maps;
mod menu;
mod not_kept;
mod quit;
mod rest;
mod settings;
mod shelf;
mod size;
#[cfg(feature = "sound")]
mod sound;
mod spare;
mod start;
mod tell;
mod words;

use crate::play_arguments::Arguments;
use anyhow::Context as _;
use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use hedgerow::boxes::shown::Shown;
use hedgerow::boxes::{Force, Key, WindowTask};
use hedgerow::made_up::MadeUp;
use hex_view::HexViewPlugin;
use play::write::ensure_plain;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The menu and its pages.
    #[default]
    Menu,
    /// A battle.
    Battle,
}

/// Where things lie.
#[derive(Resource, Clone, Debug)]
pub struct Folders {
    /// Holds `assets` and `scenarios`.
    pub data: PathBuf,
    /// Holds settings and saved games.
    pub user: PathBuf,
}

impl Folders {
    /// The folder of saved games.
    pub fn saves(&self) -> PathBuf {
        self.user.join("saves")
    }
}

/// While nothing happens the window sleeps this long; input, animations and the system wake it.
const SLEEP: Duration = Duration::from_secs(600);

/// Opens the window and plays until it is closed.
///
/// # Errors
/// There is no display or no graphics adapter, or the user's folder cannot be made.
pub fn run(data: PathBuf, arguments: Arguments) -> anyhow::Result<ExitCode> {
    if let Some(path) = &arguments.tell {
        ensure_plain(path).with_context(|| format!("{} cannot be told to", path.display()))?;
    }
    choose_language();
    adapter::check()?;
    let user = user_folder(arguments.user.as_deref())?;
    let folders = Folders { data: std::path::absolute(data)?, user };
    let (settings, complaint) = settings::load(&folders);
    let wanted = size::Wanted(arguments.size.as_deref().map(size::read).transpose()?);
    let size = wanted.0.unwrap_or(size::USUAL);
    let mut app = App::new();
    app.add_plugins(engine(&folders, size));
    let sleepy = UpdateMode::reactive(SLEEP);
    app.insert_resource(WinitSettings { focused_mode: sleepy, unfocused_mode: UpdateMode::reactive_low_power(SLEEP) })
        .insert_resource(ClearColor(Color::srgb_u8(0x14, 0x17, 0x19)))
        .insert_resource(wanted)
        .insert_resource(folders.clone())
        .insert_resource(games::Games::of_the_program())
        .insert_resource(settings)
        .insert_resource(settings::Complaint(complaint))
        .insert_resource(tell::TellTo(arguments.tell))
        .init_state::<Screen>()
        .add_plugins((bevy_egui::EguiPlugin::default(), HexViewPlugin));
    for key in Key::ALL {
        key.in_window(Bring { app: &mut app, data: &folders.data });
    }
    app.add_plugins((
        settings::plugin,
        maps::plugin,
        shelf::plugin,
        keeping::plugin,
        start::plugin,
        menu::plugin,
        rest::plugin,
        not_kept::plugin,
        quit::plugin,
        size::plugin,
        drawn::plugin,
        tell::plugin,
        spare::plugin,
    ));
    #[cfg(feature = "sound")]
    app.add_plugins(sound::plugin);
    if let Some(scenario) = arguments.scenario {
        let players = arguments.players.unwrap_or_default();
        let forces = players.map(|player| Force::of_player(player, arguments.build_forces));
        app.insert_resource(start::FirstBattle { scenario, seed: arguments.seed, players, forces });
    }
    Ok(match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    })
}

/// The engine with a window of this size.
fn engine(folders: &Folders, size: UVec2) -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: "Hedgerow".into(),
                name: Some("hedgerow".into()),
                resolution: WindowResolution::new(size.x, size.y),
                present_mode: PresentMode::AutoVsync,
                ..default()
            }),
            close_when_requested: false,
            ..default()
        })
        .set(AssetPlugin { file_path: folders.data.join("assets").display().to_string(), ..default() })
        .set(bevy::log::LogPlugin {
            filter: "warn,wgpu_hal=error,wgpu_core=error,naga=error,bevy_winit=error".into(),
            ..default()
        })
}

/// Brings the systems of a game into the program.
struct Bring<'a> {
    app: &'a mut App,
    data: &'a Path,
}

impl WindowTask for Bring<'_> {
    type Answer = ();
    fn with<W: Shown>(self) {
        W::bring(self.app, self.data);
    }
}

/// English, unless somebody who tests the window wants to see what is not said in words of its own.
fn choose_language() {
    if std::env::var_os("HEDGEROW_LANGUAGE").is_some_and(|language| language == "made-up") {
        table::speak(Box::new(MadeUp));
    }
}

fn user_folder(given: Option<&Path>) -> anyhow::Result<PathBuf> {
    let folder = match given {
        Some(given) => given.to_path_buf(),
        None => directories::ProjectDirs::from("", "", "hedgerow")
            .context("the system names no place for settings and saved games; use --user FOLDER")?
            .data_dir()
            .to_path_buf(),
    };
    std::fs::create_dir_all(folder.join("saves"))
        .with_context(|| format!("{} cannot be made; use --user FOLDER", folder.display()))?;
    Ok(folder)
}
