//! When a figure on alert fires by itself, and where along a way it, or its owner, has something to say.

use super::shot::{Worth, is_best, of_gun, of_tube, of_vehicle};
use super::{covers, may_aim, watchers};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::{Driving, Moving};
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::{Answer, Gait, Motion};
use crate::sections::damage::{self, Meets};
use crate::sections::fire::rows::Band;
use crate::sections::fire::{self, aimed};
use crate::sections::{anti_tank, exposure, locating, sight};
use measured_table::ways::Way;
use measured_table::{Hull, Point, Trail};
use table::{CounterId, DiceCup, Side};

/// What a shot at the mover is like at a beat: while it is the same, nothing differs for who watches, so he is asked once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chance {
    /// How good it is.
    worth: Worth,
    /// The cover of the mover.
    cover: Option<Cover>,
    /// What a hit meets of a vehicle, and what the distance takes from it.
    meets: Option<Meets>,
}

/// Somebody on his way, as who watches asks about him.
pub(crate) struct Course {
    /// Who.
    unit: CounterId,
    /// Whose.
    side: Side,
    /// The beat at which he is.
    beat: u16,
    /// The beat at which the other side has been asked last.
    done: u16,
    /// How he is at each beat of his way, from the start; nothing of who is there no more.
    stations: Vec<Figure>,
}

impl Course {
    /// Of a man.
    pub fn of_move(table: &Table, moving: &Moving, trail: &Trail) -> Self {
        let mover = table.figure(moving.unit).filter(Figure::is_there);
        let stations = mover.map(|mover| on_foot(&mover, moving.gait, trail)).unwrap_or_default();
        Self { unit: moving.unit, side: moving.side, beat: moving.beat, done: moving.done, stations }
    }
    /// Of a vehicle.
    pub fn of_drive(table: &Table, driving: &Driving) -> Self {
        let vehicle = table.figure(driving.unit).filter(Figure::is_there);
        let hulls = table.hulls_of(driving);
        let stations = vehicle.map(|vehicle| on_wheels(&vehicle, &hulls)).unwrap_or_default();
        Self { unit: driving.unit, side: driving.side, beat: driving.beat, done: driving.done, stations }
    }
    /// Of whoever is on his way above all else.
    pub(super) fn going_on(table: &Table) -> Option<Self> {
        let stack = &table.flow.stack;
        if let Some(driving) = stack.innermost::<Driving>() {
            return Some(Self::of_drive(table, driving));
        }
        let moving = stack.innermost::<Moving>()?;
        let trail = Trail::cut(&[Way { points: moving.way.clone() }]).until(usize::from(moving.last));
        Some(Self::of_move(table, moving, &trail))
    }
    /// Who.
    pub(super) const fn unit(&self) -> CounterId {
        self.unit
    }
    /// The beat at which he is.
    pub(super) const fn beat(&self) -> u16 {
        self.beat
    }
}

/// A man as he is at each place of his way.
fn on_foot(mover: &Figure, gait: Gait, trail: &Trail) -> Vec<Figure> {
    let motion = match gait {
        Gait::Run => Motion::Ran,
        Gait::Crawl | Gait::Crouch | Gait::Walk => mover.motion.max(Motion::Moved),
    };
    let there =
        |beat: usize| Figure { at: trail.places(beat).first().copied(), motion, posture: gait.posture(), ..*mover };
    (0..=trail.last()).map(there).collect()
}

/// A vehicle as it is at each beat of its drive.
fn on_wheels(vehicle: &Figure, hulls: &[Hull]) -> Vec<Figure> {
    let motion = vehicle.motion.max(Motion::Moved);
    let there = |hull: &Hull| Figure { at: Some(hull.at()), facing: hull.heading(), motion, ..*vehicle };
    hulls.iter().map(there).collect()
}

/// What a shot at somebody would be like; none: it is not possible. At a vehicle to which one can do nothing it is one at who rides in it
/// and is exposed (PH-H-21, PH-H-22).
fn chance(table: &Table, watcher: &Figure, target: &Figure) -> Option<Chance> {
    let at_itself = at_one(table, watcher, target);
    if at_itself.is_some() || !target.is_vehicle() {
        return at_itself;
    }
    exposure::exposed_in(table, target).find_map(|man| at_one(table, watcher, &man))
}

fn at_one(table: &Table, watcher: &Figure, target: &Figure) -> Option<Chance> {
    // Nobody is asked about somebody whom he does not see at all.
    if target.concealed {
        return None;
    }
    may_aim(table, watcher, target).ok()?;
    let cover = || watcher.at.and_then(|from| sight::cover(table, from, target)).map(|(cover, _)| cover);
    let shot = if anti_tank::is_gun(table, watcher) {
        Some(of_gun(table, watcher, target))
    } else if watcher.is_vehicle() {
        Some(of_vehicle(table, watcher, target, false, None))
    } else {
        target.is_vehicle().then(|| of_tube(table, watcher, target))
    };
    if let Some(shot) = shot {
        let shot = shot.ok()?;
        let meets = shot.hit().map(|hit| damage::meets(table, target, hit));
        return Some(Chance { worth: shot.worth(table)?, cover: cover(), meets });
    }
    let (weapon, shot) = aimed(table, watcher, target)?;
    let weapon = table.field.weapon(weapon);
    let worth = Worth {
        needed: shot.needed,
        natural: shot.natural(),
        tenths: u16::from(weapon.dice) * u16::from(shot.faces()),
        best_band: is_best(Band::of(table.gap(watcher, target)?), weapon),
    };
    Some(Chance { worth, cover: cover(), meets: None })
}

/// True if he could fire at this enemy now.
pub(super) fn can(table: &Table, watcher: &Figure, target: &Figure) -> bool {
    target.is_there() && chance(table, watcher, target).is_some()
}

/// Where enemies on alert come in along a way, as far as whoever plans it knows: each of them, with the first place at which he could fire.
/// Of one whose weapon nobody knows, and of a vehicle, whose rounds nobody knows, it is the first place that he could see.
pub fn along(table: &Table, mover: &Figure, gait: Gait, way: &[Point]) -> Vec<(CounterId, Point)> {
    let trail = Trail::cut(&[Way { points: way.to_vec() }]);
    come_in(table, mover.side, &on_foot(mover, gait, &trail))
}

/// The same along a drive: by its hulls at each beat, the start first.
pub fn along_drive(table: &Table, vehicle: &Figure, hulls: &[Hull]) -> Vec<(CounterId, Point)> {
    come_in(table, vehicle.side, &on_wheels(vehicle, hulls))
}

fn come_in(table: &Table, side: Side, stations: &[Figure]) -> Vec<(CounterId, Point)> {
    let comes_in = |watcher: Figure| {
        let could = |there: &&Figure| match table.man(&watcher) {
            Some(_) => chance(table, &watcher, there).is_some(),
            None => {
                covers(table, &watcher, there) && !there.concealed && locating::could_see(table, &watcher, there, false)
            }
        };
        let there = stations.iter().skip(1).find(could)?;
        Some((watcher.id, there.at?))
    };
    watchers(table, side.other()).filter_map(comes_in).collect()
}

/// What he answers: somebody concealed who should ask holds his fire.
pub(super) fn answer(watcher: &Figure) -> Answer {
    if watcher.concealed && watcher.answer == Answer::Ask { Answer::Hold } else { watcher.answer }
}

/// True if he fires by himself at somebody who has just acted without moving: he is to fire at once, or there is no better band.
pub(super) fn fires_at(table: &Table, watcher: &Figure, actor: &Figure) -> bool {
    match answer(watcher) {
        Answer::Hold | Answer::Ask => false,
        Answer::AtOnce => can(table, watcher, actor),
        Answer::AtBest => {
            actor.is_there() && chance(table, watcher, actor).is_some_and(|chance| chance.worth.best_band)
        }
    }
}

/// The first beat from this one on at which he has something to say to a move: where his owner is asked, or where he fires by himself.
pub(super) fn speaks(table: &Table, watcher: &Figure, course: &Course, from: u16) -> Option<u16> {
    let from = usize::from(from).max(1);
    let at = |beat: usize| course.stations.get(beat).and_then(|there| chance(table, watcher, there));
    let beats = from..course.stations.len();
    let beat = match answer(watcher) {
        Answer::Hold => None,
        Answer::AtOnce => beats.into_iter().find(|beat| at(*beat).is_some()),
        Answer::AtBest => best(&beats.map(at).collect::<Vec<_>>()).map(|no| from + no),
        // At the first beat of each stretch in which nothing differs for him.
        Answer::Ask => beats.into_iter().find(|beat| {
            let here = at(*beat);
            here.is_some() && (*beat == 1 || at(*beat - 1) != here)
        }),
    };
    beat.and_then(|beat| u16::try_from(beat).ok())
}

/// Where it is best to fire along the rest of a way: where most dice hit, the first of such places; nowhere, if the mover stays in view and
/// may still come into a better band.
fn best(chances: &[Option<Chance>]) -> Option<usize> {
    let most = chances.iter().flatten().map(|chance| chance.worth.tenths).max()?;
    let goes_away = chances.last().is_some_and(Option::is_none);
    let is_it = |chance: &Option<Chance>| {
        chance.is_some_and(|chance| chance.worth.tenths == most && (chance.worth.best_band || goes_away))
    };
    chances.iter().position(is_it)
}

/// The next beat of a move, after the one at which the other side has been asked last, at which somebody of it is to be asked or fires by
/// himself; none: nobody until the end of the way.
///
/// Of those who have tried to locate the mover on this stretch, and have not, nobody is asked again.
pub(crate) fn beats(table: &Table, course: &Course, tried: &[CounterId]) -> Option<u16> {
    let next = course.done.saturating_add(1);
    let watchers = watchers(table, course.side.other()).filter(|watcher| !tried.contains(&watcher.id));
    watchers.filter_map(|watcher| speaks(table, &watcher, course, next)).min()
}

/// An attempt from alert to locate somebody (PH-R-66), which a figure that is concealed makes before anything is seen of it.
pub(crate) struct Seeks {
    /// Who tries.
    pub unit: CounterId,
    /// He knows of him now.
    pub found: bool,
    /// What has happened.
    pub events: Vec<Event>,
}

/// The first in the order of the list who is concealed, would fire by himself and has to locate his target before: his attempt. Nobody
/// is to see that it fails, so no window opens and no move is cut for it.
fn seeks(table: &Table, dice: &mut DiceCup, target: &Figure, fires: impl Fn(&Figure) -> bool) -> Option<Seeks> {
    let mut watchers = watchers(table, target.side.other());
    let hidden = |watcher: &Figure| {
        watcher.concealed && fire::known(table, &anti_tank::eyes(table, watcher, target), target).is_err()
    };
    let watcher = watchers.find(|watcher| hidden(watcher) && fires(watcher))?;
    let (found, mut events) = locating::attempt(table, dice, &anti_tank::eyes(table, &watcher, target), target);
    events.extend((!found).then_some(Event::Is(watcher.id, Is::Tried(true))));
    Some(Seeks { unit: watcher.id, found, events })
}

/// The attempt of somebody concealed at a figure that has just acted without moving. Dice: as of an order to locate.
pub(crate) fn seeks_actor(table: &Table, dice: &mut DiceCup, actor: &Figure) -> Option<Vec<Event>> {
    seeks(table, dice, actor, |watcher| fires_at(table, watcher, actor)).map(|seeks| seeks.events)
}

/// The attempt of somebody concealed at a figure that has come to a beat of its way. Dice: as of an order to locate.
pub(crate) fn seeks_mover(
    table: &Table,
    dice: &mut DiceCup,
    course: &Course,
    beat: u16,
    tried: &[CounterId],
) -> Option<Seeks> {
    let here = course.stations.get(usize::from(beat))?;
    let next = course.done.saturating_add(1);
    let fires = |watcher: &Figure| {
        !tried.contains(&watcher.id) && speaks(table, watcher, course, next).is_some_and(|first| first <= beat)
    };
    seeks(table, dice, here, fires)
}
