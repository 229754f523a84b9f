//! Begins battles, fresh or saved, keeps them on disk while they are played, and clears the table afterwards.

use super::shelf::Shelf;
use super::{Folders, Screen, words};
use anyhow::Context as _;
use bevy::prelude::*;
use desk::luck::TryAgain;
use desk::{Battle, Rules, ToMenu};
use hedgerow::boxes::shown::Shown;
use hedgerow::boxes::{Key, WindowTask, key_of_save, key_of_scenarios, load_changed, scenario_file};
use hex_view::GroundPainted;
use opponent::{Opponent, Seat};
use play::library::stem;
use play::save::{Asides, Header, Recorder, Saved, free_name};
use std::path::{Path, PathBuf};
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
        /// The forces that were chosen, as their texts; none: the scenario's.
        forces: [Option<String>; 2],
    },
    /// A saved game.
    Saved(PathBuf),
}

impl StartBattle {
    /// Of which game it is, as far as that is known before it is read: by the menu's lists, and for one that was named on the command line
    /// by its file.
    fn game(&self, shelf: &Shelf, folders: &Folders) -> Option<Key> {
        match self {
            Self::Fresh { scenario, .. } => {
                let card = shelf.scenarios.iter().find(|card| card.path == *scenario);
                let by_file = || key_of_scenarios(&folders.data, std::slice::from_ref(scenario), None).ok();
                card.map(|card| card.game).or_else(by_file)
            }
            Self::Saved(path) => shelf.saves.iter().find(|card| card.path == *path).map(|card| card.game),
        }
    }
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
    /// The forces that they have chosen, as their texts; none: the scenario's.
    pub forces: [Option<String>; 2],
}

/// Why a battle could not begin, or could not be kept on disk; shown in the menu.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trouble(pub Option<String>);

/// Keeps the battle on disk.
#[derive(Resource)]
struct Keeper<W: Shown>(Recorder<W::Box>);

/// Why the battle is not on disk now; told in it until it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NotKept(pub Option<String>);

/// Writes to disk what is missing of a battle that was left; true once all of it is there.
type Rest = Box<dyn FnMut() -> bool + Send + Sync>;

/// Battles that were left while they could not be kept on disk.
#[derive(Resource, Default)]
pub struct Left(Vec<Rest>);

impl Left {
    /// All of them are on disk.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// When what is not on disk is tried again, by the system's clock: the app's time in the first frame after a rest is that of the frame
/// before it.
#[derive(Resource, Default)]
struct Retry {
    at: Option<Instant>,
    is_due: bool,
}

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
        .configure_sets(PostUpdate, (Keeping::Again, Keeping::Battle, Keeping::After).chain())
        .add_systems(PreUpdate, (start_battles, take_battles).chain())
        .add_systems(PostUpdate, keep_the_left.in_set(Keeping::Again))
        .add_systems(PostUpdate, (ring_again, leave).chain().in_set(Keeping::After))
        .add_systems(Last, end_loading.run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), clear_table);
    for key in Key::ALL {
        key.in_window(OfGame(app));
    }
}

/// The order in which battles are kept on disk.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Keeping {
    /// Those that were left.
    Again,
    /// The one that is played.
    Battle,
    /// What follows.
    After,
}

/// The systems that keep the battles of a game.
struct OfGame<'a>(&'a mut App);

impl WindowTask for OfGame<'_> {
    type Answer = ();
    fn with<W: Shown>(self) {
        self.0
            .add_systems(PostUpdate, (keep::<W>, try_again::<W>).chain().in_set(Keeping::Battle))
            .add_systems(OnExit(Screen::Battle), put_away::<W>.before(clear_table));
    }
}

fn first_battle(first: Option<Res<FirstBattle>>, mut starts: MessageWriter<StartBattle>) {
    if let Some(first) = first {
        let FirstBattle { scenario, seed, players, forces } = first.clone();
        starts.write(StartBattle::Fresh { scenario, seed, players, forces });
    }
}

/// A battle that has been begun, to be put into the window: in place of one that lies there, if one does.
type Begun = Box<dyn FnOnce(&mut Commands, bool) + Send>;

/// What is being begun, and its result.
#[derive(Resource, Default)]
pub struct Loading {
    reader: Studio<(), anyhow::Result<Begun>>,
    /// What is begun, until its ground has been painted.
    pub battle: Option<StartBattle>,
    /// Of which game that is, as far as it is known.
    pub game: Option<Key>,
}

/// Nothing of the battle's ground is painted beside the window.
#[derive(Resource)]
struct Unpainted;

/// A game, its file, its players and what is told of it besides its orders, ready for the window.
fn begun<W: Shown>(game: Game<Rules<W>>, recorder: Recorder<W::Box>, seats: [Seat; 2], asides: Asides) -> Begun {
    Box::new(move |commands, another| {
        let mut battle = Battle::<W>::new(game).with_asides(asides);
        battle.seat(seats);
        if !another {
            W::lay(&battle, commands);
            if W::PAINTED {
                commands.remove_resource::<Unpainted>();
            } else {
                commands.insert_resource(Unpainted);
            }
        }
        commands.insert_resource(Keeper::<W>(recorder));
        commands.insert_resource(battle);
    })
}

fn start_battles(
    mut starts: MessageReader<StartBattle>,
    folders: Res<Folders>,
    shelf: Res<Shelf>,
    alarm: Res<Alarm>,
    mut loading: ResMut<Loading>,
) {
    let Some(start) = starts.read().last() else { return };
    let (start, folders) = (start.clone(), folders.clone());
    loading.battle = Some(start.clone());
    loading.game = start.game(&shelf, &folders);
    loading.reader.begin((), &alarm, move || match &start {
        StartBattle::Fresh { scenario, seed, players, forces } => {
            let key = key_of_scenarios(&folders.data, std::slice::from_ref(scenario), None)?;
            let fresh = Fresh { folders: &folders, path: scenario, seed: *seed, players: *players, forces };
            let begun = key.in_window(fresh);
            begun.unwrap_or_else(|| without_a_window(key))
        }
        StartBattle::Saved(path) => {
            let key = key_of_save(path);
            key.in_window(FromFile(path)).unwrap_or_else(|| without_a_window(key))
        }
    });
}

fn take_battles(
    mut commands: Commands,
    now: Res<State<Screen>>,
    mut skip: MessageWriter<Skip>,
    mut loading: ResMut<Loading>,
    mut screen: ResMut<NextState<Screen>>,
    mut trouble: ResMut<Trouble>,
) {
    for ((), begun) in loading.bypass_change_detection().reader.collect() {
        match begun {
            Ok(begun) => {
                // The same country lies on the table already: a battle that is tried again.
                let another = *now.get() == Screen::Battle;
                begun(&mut commands, another);
                if another {
                    skip.write(Skip);
                } else {
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
    unpainted: Option<Res<Unpainted>>,
    mut loading: ResMut<Loading>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if (painted.0 || unpainted.is_some()) && loading.battle.is_some() {
        loading.battle = None;
        redraw.write(bevy::window::RequestRedraw);
    }
}

/// A new game of a scenario.
struct Fresh<'a> {
    folders: &'a Folders,
    path: &'a Path,
    seed: Option<u64>,
    players: [Option<Opponent>; 2],
    forces: &'a [Option<String>; 2],
}

impl WindowTask for Fresh<'_> {
    type Answer = anyhow::Result<Begun>;
    fn with<W: Shown>(self) -> anyhow::Result<Begun> {
        let path = scenario_file(&self.folders.data, self.path);
        let (texts, start) =
            load_changed::<W::Box>(&self.folders.data, &path, "", |scenario| W::enlist(scenario, self.forces))?;
        let seed = self.seed.unwrap_or_else(seed_by_the_clock);
        let seats = Seat::pair(self.players, seed);
        let header = Header { players: seats, ..Header::new::<W::Box>(&start, &path, seed, texts) };
        let game = Game::new(World::new(), start, DiceCup::from_seed(seed))?;
        let file = free_name(&self.folders.saves(), &stem(&path));
        let recorder = Recorder::begin(file, header, &game).context("The game cannot be kept on disk")?;
        Ok(begun::<W>(game, recorder, seats, Asides::default()))
    }
}

/// A game that has no window is played by commands alone.
fn without_a_window(key: Key) -> anyhow::Result<Begun> {
    anyhow::bail!("{} is not shown in a window yet", key.name())
}

/// A saved game, which is left as it is until something has been ordered.
struct FromFile<'a>(&'a Path);

impl WindowTask for FromFile<'_> {
    type Answer = anyhow::Result<Begun>;
    fn with<W: Shown>(self) -> anyhow::Result<Begun> {
        let opened = Saved::<W::Box>::read(self.0)?.open().with_context(|| self.0.display().to_string())?;
        let recorder = Recorder::go_on(self.0.to_path_buf(), &opened);
        Ok(begun::<W>(opened.game, recorder, opened.header.players, opened.header.asides))
    }
}

/// A seed that nobody has chosen.
pub fn seed_by_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64)
}

/// Battles that were left are tried again until there is room: then all that is missing is written.
fn keep_the_left(mut left: ResMut<Left>, mut retry: ResMut<Retry>) {
    let is_due = retry.at.is_some_and(|at| at <= Instant::now());
    retry.is_due = is_due;
    if is_due {
        retry.at = None;
        left.0.retain_mut(|rest| !rest());
    }
}

/// Every change is on disk before the next frame. Where that fails the battle says so, and it is tried again.
fn keep<W: Shown>(
    battle: Option<Res<Battle<W>>>,
    keeper: Option<ResMut<Keeper<W>>>,
    mut not_kept: ResMut<NotKept>,
    retry: Res<Retry>,
    alarm: Res<Alarm>,
) {
    if let (Some(battle), Some(mut keeper)) = (battle, keeper)
        && (battle.is_changed() || retry.is_due)
    {
        let told = battle.keep(&mut keeper.0).err().map(|error| format!("{error:#}"));
        if not_kept.set_if_neq(NotKept(told)) {
            alarm.ring();
        }
    }
}

/// What is not on disk is tried again.
fn ring_again(not_kept: Res<NotKept>, left: Res<Left>, mut retry: ResMut<Retry>, alarm: Res<Alarm>) {
    if retry.at.is_none() && (not_kept.0.is_some() || !left.0.is_empty()) {
        retry.at = Some(Instant::now() + RETRY_AFTER);
        wake_after(RETRY_AFTER, &alarm);
    }
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
fn try_again<W: Shown>(
    mut wanted: MessageReader<TryAgain>,
    battle: Option<Res<Battle<W>>>,
    keeper: Option<ResMut<Keeper<W>>>,
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
    if battle.keep(&mut keeper.0).is_err() {
        // It says so itself, and what is not on disk is not left.
        return;
    }
    match battle.branch(&keeper.0, entries, seed_by_the_clock()) {
        Ok(branch) => loading.reader.begin((), &alarm, move || {
            let ([first, second], asides) = (branch.players(), branch.asides().clone());
            let players = if swapped { [second, first] } else { [first, second] };
            let (game, recorder) = branch.begin().context("The game cannot be kept on disk")?;
            Ok(begun::<W>(game, recorder, players, asides))
        }),
        Err(error) => trouble.0 = Some(words::not_tried_again(format!("{error:#}")).said()),
    }
}

fn leave(mut to_menu: MessageReader<ToMenu>, mut screen: ResMut<NextState<Screen>>) {
    if to_menu.read().count() > 0 {
        screen.set(Screen::Menu);
    }
}

/// The battle of a game is put away; what cannot be written of it is tried again until there is room.
fn put_away<W: Shown>(world: &mut World) {
    let (battle, keeper) = (world.remove_resource::<Battle<W>>(), world.remove_resource::<Keeper<W>>());
    let (Some(battle), Some(Keeper(mut recorder))) = (battle, keeper) else { return };
    W::take_away(world);
    if let Err(error) = battle.keep(&mut recorder) {
        world.resource_mut::<Trouble>().0 = Some(words::not_kept(format!("{error:#}")).said());
        world.resource_mut::<Left>().0.push(Box::new(move || battle.keep(&mut recorder).is_ok()));
    }
}

fn clear_table(world: &mut World) {
    world.write_message(Skip);
    world.resource_mut::<NotKept>().0 = None;
    world.insert_resource(Pieces::default());
}
