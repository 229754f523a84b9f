//! Keeps the battle that is played on disk, and those that were left while they could not be kept.

use bevy::prelude::*;
use desk::Battle;
use hedgerow::boxes::shown::Shown;
use hedgerow::boxes::{Key, WindowTask};
use play::save::Recorder;
use std::time::{Duration, Instant};
use table_view::Alarm;

/// Keeps the battle on disk.
#[derive(Resource)]
pub struct Keeper<W: Shown>(pub Recorder<W::Box>);

/// Why the battle is not on disk now; told in it until it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NotKept(pub Option<String>);

/// Writes to disk what is missing of a battle that was left; true once all of it is there.
pub type Rest = Box<dyn FnMut() -> bool + Send + Sync>;

/// Battles that were left while they could not be kept on disk.
#[derive(Resource, Default)]
pub struct Left(Vec<Rest>);

impl Left {
    /// A battle was left: what writes down what is missing of it.
    pub fn push(&mut self, rest: Rest) {
        self.0.push(rest);
    }
    /// All of them are on disk.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// When what is not on disk is tried again, by the system's clock: the app's time in the first frame after a rest is that of the frame
/// before it.
#[derive(Resource, Default)]
pub struct Retry {
    at: Option<Instant>,
    is_due: bool,
}

/// Between two tries.
const RETRY_AFTER: Duration = Duration::from_secs(2);

/// The order in which battles are kept on disk.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeping {
    /// Those that were left.
    Again,
    /// The one that is played.
    Battle,
    /// What follows.
    After,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<NotKept>()
        .init_resource::<Left>()
        .init_resource::<Retry>()
        .configure_sets(PostUpdate, (Keeping::Again, Keeping::Battle, Keeping::After).chain())
        .add_systems(PostUpdate, keep_the_left.in_set(Keeping::Again))
        .add_systems(PostUpdate, ring_again.in_set(Keeping::After));
    for key in Key::ALL {
        key.in_window(OfGame(app));
    }
}

/// The system that keeps the battles of a game.
struct OfGame<'a>(&'a mut App);

impl WindowTask for OfGame<'_> {
    type Answer = ();
    fn with<W: Shown>(self) {
        self.0.add_systems(PostUpdate, keep::<W>.in_set(Keeping::Battle));
    }
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
pub fn keep<W: Shown>(
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
