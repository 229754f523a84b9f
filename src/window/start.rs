//! Begins battles, fresh or saved, keeps them on disk while they are played, and clears the table afterwards.

use super::{Folders, Screen};
use anyhow::Context as _;
use bevy::prelude::*;
use hedgerow::game_box::{LockNLoadBox, Recorder, Saved};
use hedgerow::library::{Library, Source, read, stem};
use hex_view::{GroundPainted, Overlays, Scene};
use lock_n_load::{LockNLoad, ScenarioDef};
use lock_n_load_window::{Battle, ToMenu, TryAgain};
use opponent::{Opponent, Seat};
use play::save::{Asides, Header, free_name};
use scenario_files::Report;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{DiceCup, Game};
use table_view::{Alarm, Pieces, Skip, Studio};

/// Begins a battle.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum StartBattle {
    /// A new game of a scenario.
    Fresh {
        /// Its file.
        scenario: PathBuf,
        /// The seed of the dice; none: a new one.
        seed: Option<u64>,
        /// The computer players; none: a person.
        players: [Option<Opponent>; 2],
    },
    /// A saved game.
    Saved(PathBuf),
}

/// The battle named on the command line.
#[derive(Resource, Clone, Debug)]
pub struct FirstBattle {
    /// Its file.
    pub scenario: PathBuf,
    /// The seed of its dice.
    pub seed: Option<u64>,
    /// The computer players; none: a person.
    pub players: [Option<Opponent>; 2],
}

/// Why a battle could not begin, or could not be kept on disk; shown in the menu.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trouble(pub Option<String>);

/// Keeps the battle on disk.
#[derive(Resource)]
struct Keeper(Recorder);

pub fn plugin(app: &mut App) {
    app.add_message::<StartBattle>()
        .init_resource::<Trouble>()
        .add_systems(Startup, first_battle)
        .init_resource::<Loading>()
        .add_systems(PreUpdate, (start_battles, take_battles).chain())
        .add_systems(PostUpdate, (keep, try_again, leave).chain())
        .add_systems(Last, end_loading.run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), clear_table);
}

fn first_battle(first: Option<Res<FirstBattle>>, mut starts: MessageWriter<StartBattle>) {
    if let Some(first) = first {
        let FirstBattle { scenario, seed, players } = first.clone();
        starts.write(StartBattle::Fresh { scenario, seed, players });
    }
}

/// A game, its file, its players and what is told of it besides its orders.
type Begun = (Game<LockNLoad>, Recorder, [Seat; 2], Asides);

/// What is being begun, and its result.
#[derive(Resource, Default)]
pub struct Loading {
    reader: Studio<(), anyhow::Result<Begun>>,
    /// What is begun, until its ground has been painted.
    pub battle: Option<StartBattle>,
}

fn start_battles(
    mut starts: MessageReader<StartBattle>,
    folders: Res<Folders>,
    alarm: Res<Alarm>,
    mut loading: ResMut<Loading>,
) {
    let Some(start) = starts.read().last() else { return };
    let (start, folders) = (start.clone(), folders.clone());
    loading.battle = Some(start.clone());
    loading.reader.begin((), &alarm, move || match &start {
        StartBattle::Fresh { scenario, seed, players } => fresh(&folders, scenario, *seed, *players),
        StartBattle::Saved(path) => saved(path),
    });
}

fn take_battles(
    mut commands: Commands,
    before: Option<Res<Battle>>,
    mut skip: MessageWriter<Skip>,
    mut loading: ResMut<Loading>,
    mut screen: ResMut<NextState<Screen>>,
    mut trouble: ResMut<Trouble>,
) {
    for ((), begun) in loading.bypass_change_detection().reader.collect() {
        match begun {
            Ok((game, recorder, seats, asides)) => {
                let mut battle = Battle::new(game).with_asides(asides);
                battle.seat(seats);
                let map = Arc::new(battle.table().field.map.clone());
                commands.insert_resource(Keeper(recorder));
                commands.insert_resource(battle);
                if before.is_some() {
                    // The same country lies on the table already: a battle that is tried again.
                    skip.write(Skip);
                } else {
                    commands.insert_resource(Scene { map });
                    screen.set(Screen::Battle);
                }
                trouble.0 = None;
            }
            Err(error) => {
                loading.battle = None;
                trouble.0 = Some(format!("{error:#}"));
            }
        }
    }
}

/// The battle is there to be seen.
fn end_loading(
    painted: Res<GroundPainted>,
    mut loading: ResMut<Loading>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if painted.0 && loading.battle.is_some() {
        loading.battle = None;
        redraw.write(bevy::window::RequestRedraw);
    }
}

fn fresh(folders: &Folders, path: &Path, seed: Option<u64>, players: [Option<Opponent>; 2]) -> anyhow::Result<Begun> {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(folders.data.clone()), &mut report);
    let found = library.and_then(|library| {
        let scenario = read::<ScenarioDef>(path, &mut report)?;
        let start = library.start(&scenario, &mut report)?;
        Some((library.texts_of(&scenario), start))
    });
    let (texts, start) = found.with_context(|| format!("The scenario cannot be played.\n{report}"))?;
    let seed = seed.unwrap_or_else(seed_by_the_clock);
    let seats = Seat::pair(players, seed);
    let header = Header { players: seats, ..Header::new::<LockNLoadBox>(&start, path, seed, texts) };
    let game = Game::new(World::new(), start, DiceCup::from_seed(seed))?;
    let file = free_name(&folders.saves(), &stem(path));
    let recorder = Recorder::begin(file, header, &game).context("The game cannot be kept on disk")?;
    Ok((game, recorder, seats, Asides::default()))
}

/// A seed that nobody has chosen.
fn seed_by_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64)
}

/// A saved game, which is left as it is until something has been ordered.
fn saved(path: &Path) -> anyhow::Result<Begun> {
    let opened = Saved::read(path)?.open().with_context(|| path.display().to_string())?;
    let recorder = Recorder::go_on(path.to_path_buf(), &opened);
    Ok((opened.game, recorder, opened.header.players, opened.header.asides))
}

/// Every change is on disk before the next frame.
fn keep(battle: Option<Res<Battle>>, keeper: Option<ResMut<Keeper>>, mut trouble: ResMut<Trouble>) {
    let (Some(battle), Some(mut keeper)) = (battle, keeper) else { return };
    if !battle.is_changed() {
        return;
    }
    let kept =
        keeper.0.keep(battle.game()).and_then(|()| keeper.0.seat(battle.seats(), battle.asides(), battle.game()));
    if let Err(error) = kept {
        trouble.0 = Some(format!("The game could not be kept on disk: {error:#}"));
    }
}

/// What was played stays in its file; the battle goes on from an earlier point in another one, with dice that nobody knows yet.
fn try_again(
    mut wanted: MessageReader<TryAgain>,
    battle: Option<Res<Battle>>,
    keeper: Option<Res<Keeper>>,
    alarm: Res<Alarm>,
    mut loading: ResMut<Loading>,
    mut trouble: ResMut<Trouble>,
) {
    let Some(TryAgain { battle: born, entries }) = wanted.read().last().copied() else { return };
    let (Some(battle), Some(keeper)) = (battle, keeper) else { return };
    // A second click, while the first one is carried out.
    if battle.born() != born || !loading.reader.is_empty() {
        return;
    }
    match keeper.0.branch(battle.game(), entries, seed_by_the_clock()) {
        Ok(branch) => loading.reader.begin((), &alarm, move || {
            let (players, asides) = (branch.players(), branch.asides().clone());
            let (game, recorder) = branch.begin().context("The game cannot be kept on disk")?;
            Ok((game, recorder, players, asides))
        }),
        Err(error) => trouble.0 = Some(format!("The battle cannot be tried again: {error:#}")),
    }
}

fn leave(mut to_menu: MessageReader<ToMenu>, mut screen: ResMut<NextState<Screen>>) {
    if to_menu.read().count() > 0 {
        screen.set(Screen::Menu);
    }
}

fn clear_table(mut commands: Commands, mut skip: MessageWriter<Skip>) {
    skip.write(Skip);
    commands.remove_resource::<Battle>();
    commands.remove_resource::<Keeper>();
    commands.remove_resource::<Scene>();
    commands.insert_resource(Pieces::default());
    commands.insert_resource(Overlays::default());
}
