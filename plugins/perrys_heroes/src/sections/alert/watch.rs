//! When a figure on alert fires by itself, and where along a way it, or its owner, has something to say.

use super::shot::{Worth, is_best, of_vehicle};
use super::{covers, may_aim, watchers};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::Moving;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::{Answer, Gait, Motion};
use crate::sections::fire::rows::Band;
use crate::sections::fire::{self, aimed};
use crate::sections::{locating, sight};
use measured_table::ways::Way;
use measured_table::{Point, Trail};
use table::{CounterId, DiceCup};

/// What a shot at the mover is like at a beat: while it is the same, nothing differs for who watches, so he is asked once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chance {
    /// How good it is.
    worth: Worth,
    /// The cover of the mover.
    cover: Option<Cover>,
}

/// The mover as he is at a place of his way.
fn on_the_way(mover: &Figure, gait: Gait, trail: &Trail, beat: usize) -> Figure {
    let motion = match gait {
        Gait::Run => Motion::Ran,
        Gait::Crawl | Gait::Crouch | Gait::Walk => mover.motion.max(Motion::Moved),
    };
    Figure { at: trail.places(beat).first().copied(), motion, posture: gait.posture(), ..*mover }
}

/// What a shot at somebody would be like; none: it is not possible.
fn chance(table: &Table, watcher: &Figure, target: &Figure) -> Option<Chance> {
    // Nobody is asked about somebody whom he does not see at all.
    if target.concealed {
        return None;
    }
    may_aim(table, watcher, target).ok()?;
    let cover = || watcher.at.and_then(|from| sight::cover(table, from, target)).map(|(cover, _)| cover);
    if watcher.is_vehicle() {
        let worth = of_vehicle(table, watcher, target, false, None).ok()?.worth(table)?;
        return Some(Chance { worth, cover: cover() });
    }
    if target.is_vehicle() {
        return None;
    }
    let (weapon, shot) = aimed(table, watcher, target)?;
    let weapon = table.field.weapon(weapon);
    let worth = Worth {
        needed: shot.needed,
        natural: shot.natural(),
        tenths: u16::from(weapon.dice) * u16::from(shot.faces()),
        best_band: is_best(Band::of(table.gap(watcher, target)?), weapon),
    };
    Some(Chance { worth, cover: cover() })
}

/// True if he could fire at this enemy now.
pub(super) fn can(table: &Table, watcher: &Figure, target: &Figure) -> bool {
    target.is_there() && chance(table, watcher, target).is_some()
}

/// Where enemies on alert come in along a way, as far as whoever plans it knows: each of them, with the first place at which he could fire.
/// Of one whose weapon nobody knows, and of a vehicle, whose rounds nobody knows, it is the first place that he could see.
pub fn along(table: &Table, mover: &Figure, gait: Gait, way: &[Point]) -> Vec<(CounterId, Point)> {
    let trail = Trail::cut(&[Way { points: way.to_vec() }]);
    let comes_in = |watcher: Figure| {
        let could = |beat: &usize| {
            let there = on_the_way(mover, gait, &trail, *beat);
            match table.man(&watcher) {
                Some(_) => chance(table, &watcher, &there).is_some(),
                None => {
                    covers(table, &watcher, &there)
                        && !there.concealed
                        && locating::could_see(table, &watcher, &there, false)
                }
            }
        };
        let beat = (1..=trail.last()).find(could)?;
        Some((watcher.id, trail.places(beat).first().copied()?))
    };
    watchers(table, mover.side.other()).filter_map(comes_in).collect()
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
pub(super) fn speaks(table: &Table, watcher: &Figure, moving: &Moving, trail: &Trail, from: u16) -> Option<u16> {
    let mover = table.figure(moving.unit).filter(Figure::is_there)?;
    let from = usize::from(from).max(1);
    let at = |beat: usize| chance(table, watcher, &on_the_way(&mover, moving.gait, trail, beat));
    let beat = match answer(watcher) {
        Answer::Hold => None,
        Answer::AtOnce => (from..=trail.last()).find(|beat| at(*beat).is_some()),
        Answer::AtBest => best(&(from..=trail.last()).map(at).collect::<Vec<_>>()).map(|no| from + no),
        // At the first beat of each stretch in which nothing differs for him.
        Answer::Ask => (from..=trail.last()).find(|beat| {
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
pub(crate) fn beats(table: &Table, moving: &Moving, trail: &Trail, tried: &[CounterId]) -> Option<u16> {
    let next = moving.done.saturating_add(1);
    let watchers = watchers(table, moving.side.other()).filter(|watcher| !tried.contains(&watcher.id));
    watchers.filter_map(|watcher| speaks(table, &watcher, moving, trail, next)).min()
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
    let hidden = |watcher: &Figure| watcher.concealed && fire::known(table, watcher, target).is_err();
    let watcher = watchers.find(|watcher| hidden(watcher) && fires(watcher))?;
    let (found, mut events) = locating::attempt(table, dice, &watcher, target);
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
    (moving, trail): (&Moving, &Trail),
    beat: u16,
    tried: &[CounterId],
) -> Option<Seeks> {
    let mover = table.figure(moving.unit)?;
    let next = moving.done.saturating_add(1);
    let here = on_the_way(&mover, moving.gait, trail, usize::from(beat));
    let fires = |watcher: &Figure| {
        !tried.contains(&watcher.id) && speaks(table, watcher, moving, trail, next).is_some_and(|first| first <= beat)
    };
    seeks(table, dice, &here, fires)
}

/// The way of a move in beats.
pub(super) fn trail(moving: &Moving) -> Trail {
    Trail::cut(&[Way { points: moving.way.clone() }]).until(usize::from(moving.last))
}
