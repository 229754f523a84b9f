//! Begins battles, fresh or saved, keeps them on disk while they are played, and clears the table afterwards.

use super::{Folders, Screen, words};
use anyhow::Context as _;
use bevy::prelude::*;
use desk::luck::TryAgain;
use hedgerow::boxes::scenario_file;
use hex_view::{GroundPainted, Overlays, Scene};
use lock_n_load::{LockNLoad, ScenarioDef};
use lock_n_load_box::Library;
use lock_n_load_box::game_box::{LockNLoadBox, Recorder, Saved};
use lock_n_load_window::{Battle, ToMenu};
use opponent::{Opponent, Seat};
use play::library::{Source, read, stem};
use play::save::{Asides, Header, free_name};
use scenario_files::Report;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
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

/// Why the battle is not on disk now; told in it until it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NotKept(pub Option<String>);

/// Battles that were left while they could not be kept on disk.
#[derive(Resource, Default)]
pub struct Left(Vec<(Battle, Recorder)>);

impl Left {
    /// All of them are on disk.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// When what is not on disk is tried again, by the system's clock: the app's time in the first frame after a rest is that of the frame
/// before it.
#[derive(Resource, Default)]
struct Retry(Option<Instant>);

/// Between two tries.
const RETRY_AFTER: Duration = Duration::from_secs(2);

pub fn plugin(app: &mut App) {
    app.add_message::<StartBattle>()
        .init_resource::<Trouble>()
        .add_systems(Startup, first_battle)
        .init_resource::<Loading>()
        .init_resource::<NotKept>()
        .init_resource::<Left>()
        .init_resource::<Retry>()
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
    let path = &scenario_file(&folders.data, path);
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

/// Every change is on disk before the next frame. Where that fails the battle says so, and it is tried again until there is room: then
/// all that is missing is written.
fn keep(
    battle: Option<Res<Battle>>,
    keeper: Option<ResMut<Keeper>>,
    mut left: ResMut<Left>,
    mut not_kept: ResMut<NotKept>,
    mut retry: ResMut<Retry>,
    alarm: Res<Alarm>,
) {
    let now = Instant::now();
    let is_due = retry.0.is_some_and(|at| at <= now);
    if is_due {
        retry.0 = None;
        left.0.retain_mut(|(battle, recorder)| put_on_disk(recorder, battle).is_err());
    }
    let mut told = not_kept.0.clone();
    if let (Some(battle), Some(mut keeper)) = (battle, keeper)
        && (battle.is_changed() || is_due)
    {
        told = put_on_disk(&mut keeper.0, &battle).err().map(|error| format!("{error:#}"));
    }
    if retry.0.is_none() && (told.is_some() || !left.0.is_empty()) {
        retry.0 = Some(now + RETRY_AFTER);
        wake_after(RETRY_AFTER, &alarm);
    }
    if not_kept.set_if_neq(NotKept(told)) {
        alarm.ring();
    }
}

fn put_on_disk(recorder: &mut Recorder, battle: &Battle) -> anyhow::Result<()> {
    battle.keep(recorder)
}

/// A resting window draws no frame in which something could be tried again.
fn wake_after(pause: Duration, alarm: &Alarm) {
    let alarm = alarm.clone();
    // Without the thread it is tried again when something happens in the window.
    let _ = std::thread::Builder::new().name("retry".into()).spawn(move || {
        std::thread::sleep(pause);
        alarm.ring();
    });
}

/// What was played stays in its file; the battle goes on from an earlier point in another one, with dice that nobody knows yet.
fn try_again(
    mut wanted: MessageReader<TryAgain>,
    battle: Option<Res<Battle>>,
    keeper: Option<ResMut<Keeper>>,
    alarm: Res<Alarm>,
    mut loading: ResMut<Loading>,
    mut trouble: ResMut<Trouble>,
) {
    let Some(TryAgain { battle: born, entries, swapped }) = wanted.read().last().copied() else { return };
    let (Some(battle), Some(mut keeper)) = (battle, keeper) else { return };
    // A second click, while the first one is carried out.
    if battle.born() != born || !loading.reader.is_empty() {
        return;
    }
    if put_on_disk(&mut keeper.0, &battle).is_err() {
        // It says so itself, and what is not on disk is not left.
        return;
    }
    match battle.branch(&keeper.0, entries, seed_by_the_clock()) {
        Ok(branch) => loading.reader.begin((), &alarm, move || {
            let ([first, second], asides) = (branch.players(), branch.asides().clone());
            let players = if swapped { [second, first] } else { [first, second] };
            let (game, recorder) = branch.begin().context("The game cannot be kept on disk")?;
            Ok((game, recorder, players, asides))
        }),
        Err(error) => trouble.0 = Some(words::not_tried_again(format!("{error:#}")).said()),
    }
}

fn leave(mut to_menu: MessageReader<ToMenu>, mut screen: ResMut<NextState<Screen>>) {
    if to_menu.read().count() > 0 {
        screen.set(Screen::Menu);
    }
}

fn clear_table(world: &mut World) {
    world.write_message(Skip);
    let (battle, keeper) = (world.remove_resource::<Battle>(), world.remove_resource::<Keeper>());
    if let (Some(battle), Some(Keeper(mut recorder))) = (battle, keeper)
        && let Err(error) = put_on_disk(&mut recorder, &battle)
    {
        world.resource_mut::<Trouble>().0 = Some(words::not_kept(format!("{error:#}")).said());
        world.resource_mut::<Left>().0.push((battle, recorder));
    }
    world.resource_mut::<NotKept>().0 = None;
    world.remove_resource::<Scene>();
    world.insert_resource(Pieces::default());
    world.insert_resource(Overlays::default());
}
