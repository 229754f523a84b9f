//! Begins battles, fresh or saved, and campaigns; clears the table afterwards.

use super::begun::{Begun, Unpainted, begun, without_a_window};
use super::campaign::Campaigning;
use super::keeping::{Keeper, Keeping, Left, NotKept, keep};
use super::shelf::Shelf;
use super::{Folders, Screen, words};
use anyhow::Context as _;
use bevy::prelude::*;
use desk::luck::TryAgain;
use desk::{Battle, ToMenu};
use hedgerow::boxes::shown::Shown;
use hedgerow::boxes::{Force, Key, WindowTask, key_of_save, key_of_scenarios, load_with_forces, scenario_file};
use hex_view::GroundPainted;
use opponent::{Opponent, Seat};
use play::campaign::Fight;
use play::held::is_campaign;
use play::library::stem;
use play::save::{Asides, Header, Recorder, Saved, free_name, is_series};
use std::path::{Path, PathBuf};
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
        /// With which forces.
        forces: [Force; 2],
    },
    /// A saved game.
    Saved(PathBuf),
    /// The battle of the campaign that is open.
    OfCampaign {
        /// Its game.
        game: Key,
        /// What it is called.
        title: String,
    },
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
            Self::OfCampaign { game, .. } => Some(*game),
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
    /// With which forces.
    pub forces: [Force; 2],
}

/// Why a battle could not begin, or could not be kept on disk; shown in the menu.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trouble(pub Option<String>);

pub fn plugin(app: &mut App) {
    app.add_message::<StartBattle>()
        .init_resource::<Trouble>()
        .add_systems(Startup, first_battle)
        .init_resource::<Loading>()
        .add_systems(PreUpdate, (start_battles, take_battles).chain())
        .add_systems(PostUpdate, leave.in_set(Keeping::After))
        .add_systems(Last, end_loading.run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), clear_table);
    for key in Key::ALL {
        key.in_window(OfGame(app));
    }
}

/// The systems that try battles of a game again and put them away.
struct OfGame<'a>(&'a mut App);

impl WindowTask for OfGame<'_> {
    type Answer = ();
    fn with<W: Shown>(self) {
        self.0
            .add_systems(PostUpdate, try_again::<W>.after(keep::<W>).in_set(Keeping::Battle))
            .add_systems(OnExit(Screen::Battle), put_away::<W>.before(clear_table));
    }
}

fn first_battle(first: Option<Res<FirstBattle>>, mut starts: MessageWriter<StartBattle>) {
    if let Some(first) = first {
        let FirstBattle { scenario, seed, players, forces } = first.clone();
        if is_series(&scenario) {
            starts.write(StartBattle::Saved(scenario));
            return;
        }
        starts.write(StartBattle::Fresh { scenario, seed, players, forces });
    }
}

/// What has been read or laid out.
enum Ready {
    Battle(Begun),
    Campaign(Campaigning),
}

/// What is being begun, and its result.
#[derive(Resource, Default)]
pub struct Loading {
    reader: Studio<(), anyhow::Result<Ready>>,
    /// What is begun, until its ground has been painted.
    pub battle: Option<StartBattle>,
    /// Of which game that is, as far as it is known.
    pub game: Option<Key>,
}

fn start_battles(
    mut starts: MessageReader<StartBattle>,
    folders: Res<Folders>,
    shelf: Res<Shelf>,
    alarm: Res<Alarm>,
    mut loading: ResMut<Loading>,
    campaign: Option<ResMut<Campaigning>>,
) {
    let Some(start) = starts.read().last() else { return };
    let (start, folders) = (start.clone(), folders.clone());
    loading.battle = Some(start.clone());
    loading.game = start.game(&shelf, &folders);
    let of_campaign = match &start {
        StartBattle::OfCampaign { .. } => campaign.map(|mut campaign| campaign.battle()),
        StartBattle::Fresh { .. } | StartBattle::Saved(_) => None,
    };
    loading.reader.begin((), &alarm, move || match &start {
        StartBattle::Fresh { scenario, seed, players, .. } if is_campaign(scenario) => {
            let seed = seed.unwrap_or_else(seed_by_the_clock);
            Campaigning::fresh(&folders, scenario, seed, *players).map(Ready::Campaign)
        }
        StartBattle::Fresh { scenario, seed, players, forces } => {
            let key = key_of_scenarios(&folders.data, std::slice::from_ref(scenario), None)?;
            let fresh = Fresh { folders: &folders, path: scenario, seed: *seed, players: *players, forces };
            key.in_window(fresh).unwrap_or_else(|| without_a_window(key)).map(Ready::Battle)
        }
        StartBattle::Saved(path) if is_series(path) => Campaigning::kept(path).map(Ready::Campaign),
        StartBattle::Saved(path) => {
            let key = key_of_save(path);
            key.in_window(FromFile(path)).unwrap_or_else(|| without_a_window(key)).map(Ready::Battle)
        }
        StartBattle::OfCampaign { .. } => of_campaign.context("no campaign is open")?.map(Ready::Battle),
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
            Ok(Ready::Campaign(campaign)) => {
                commands.insert_resource(campaign);
                (loading.battle, trouble.0) = (None, None);
            }
            Ok(Ready::Battle(begun)) => {
                commands.remove_resource::<Campaigning>();
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
    forces: &'a [Force; 2],
}

impl WindowTask for Fresh<'_> {
    type Answer = anyhow::Result<Begun>;
    fn with<W: Shown>(self) -> anyhow::Result<Begun> {
        let path = scenario_file(&self.folders.data, self.path);
        let seed = self.seed.unwrap_or_else(seed_by_the_clock);
        let (texts, start) = load_with_forces::<W::Box>(&self.folders.data, &path, self.forces, seed)?;
        let seats = Seat::pair(self.players, seed);
        let header = Header { players: seats, ..Header::new::<W::Box>(&start, &path, seed, texts) };
        let game = Game::new(World::new(), start, DiceCup::from_seed(seed))?;
        let file = free_name(&self.folders.saves(), &stem(&path));
        let recorder = Recorder::begin(file, header, &game).context("The game cannot be kept on disk")?;
        begun::<W>(Fight { game, recorder: Some(recorder), players: seats, asides: Asides::default() })
    }
}

/// A saved game, which is left as it is until something has been ordered.
struct FromFile<'a>(&'a Path);

impl WindowTask for FromFile<'_> {
    type Answer = anyhow::Result<Begun>;
    fn with<W: Shown>(self) -> anyhow::Result<Begun> {
        let opened = Saved::<W::Box>::read(self.0)?.open().with_context(|| self.0.display().to_string())?;
        let recorder = Recorder::go_on(self.0.to_path_buf(), &opened);
        begun::<W>(Fight::going_on(opened, Some(recorder)))
    }
}

/// A seed that nobody has chosen.
pub fn seed_by_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64)
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
            begun::<W>(Fight { game, recorder: Some(recorder), players, asides }).map(Ready::Battle)
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
        world.resource_mut::<Left>().push(Box::new(move || battle.keep(&mut recorder).is_ok()));
    } else if battle.is_of_several() {
        // Whoever leaves a battle of a campaign comes back to that.
        world.write_message(StartBattle::Saved(recorder.path().to_path_buf()));
    }
}

fn clear_table(world: &mut World) {
    world.write_message(Skip);
    world.resource_mut::<NotKept>().0 = None;
    world.insert_resource(Pieces::default());
}
