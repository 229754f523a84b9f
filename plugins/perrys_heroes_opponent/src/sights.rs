//! What a volley of one man does to another, from where both are: the lines of sight are asked of the rules once, and kept.

use measured_table::{Ground, Heading, Point};
use perrys_heroes::scenario::Switches;
use perrys_heroes::sections::fire::rows::{self, Band};
use perrys_heroes::sections::fire::{Shot, Struck, rules};
use perrys_heroes::sections::locating;
use perrys_heroes::sections::sight::{self, Viewer};
use perrys_heroes::values::{Health, Jam, Morale, Motion, Posture};
use perrys_heroes::weapons::{WeaponDef, WeaponNo};
use perrys_heroes::{Figure, Smoke, Table};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Line;

/// What a wound takes of a man: he lies there until somebody cares for him.
pub(crate) const WOUND: f64 = 0.65;
/// About so many volleys a man fires on his card.
const VOLLEYS: f64 = 1.6;
/// So many lookers find a shelf of their own.
const SHELVES: usize = 4;
/// A hull whose middle is no further from a line may lie in it.
const BESIDE: i64 = 1_000;
/// So many answers are kept.
const MOST: usize = 200_000;

/// From where to where, and how both hold themselves: all that the rules look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    from: Point,
    to: Point,
    postures: [Posture; 2],
    motion: Motion,
    hurt: bool,
    hulls: u64,
}

/// A shot of a gun, or an attack on a vehicle: all that the rules look at of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Heavy {
    /// What is fired, and by or at which kind of body.
    pub what: [u8; 3],
    /// From where to where.
    pub ends: [Point; 2],
    /// How the hulls lie, and the turret that is fired at.
    pub lie: [Heading; 3],
    /// How the target holds itself.
    pub posture: Posture,
    /// It moves, and fast; it is hurt.
    pub is: [bool; 3],
    /// Which hulls lie near the line.
    pub hulls: u64,
}

/// What the rules say of a target.
#[derive(Clone, Copy)]
struct Mark {
    /// What a die gets for it; none: it is not in sight.
    gets: Option<i32>,
    /// What its casualty die gets.
    casualty: i32,
}

/// Answers that hold on one ground and in one smoke.
#[derive(Default)]
pub(crate) struct Shelf {
    of: Option<(Ground, Switches, Vec<Smoke>)>,
    marks: HashMap<Key, Mark>,
    heavies: HashMap<Heavy, f64>,
    /// The hulls on the table: they cut sights, and they move.
    hulls: Vec<(Point, Heading)>,
}

/// What has been looked at so far. It changes nothing but how long looking takes, so all are equal.
#[derive(Clone, Default)]
pub struct Sights(Arc<[Mutex<Shelf>; SHELVES]>);

impl std::fmt::Debug for Sights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sights")
    }
}
impl PartialEq for Sights {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Sights {
    /// Asks with the answers of this table at hand.
    pub(crate) fn with<T>(&self, table: &Table, ask: impl FnOnce(&mut Shelf) -> T) -> T {
        let free = self.0.iter().find_map(|shelf| shelf.try_lock().ok());
        let mut shelf: MutexGuard<'_, Shelf> =
            free.unwrap_or_else(|| self.0[0].lock().unwrap_or_else(PoisonError::into_inner));
        shelf.hold(table);
        ask(&mut shelf)
    }
}

impl Shelf {
    /// Forgets what is of another ground or smoke.
    fn hold(&mut self, table: &Table) {
        let (field, smoke) = (table.field, &table.battle.smoke);
        let holds = self.of.as_ref().is_some_and(|(ground, switches, of)| {
            *ground == field.ground && *switches == field.switches && of == smoke
        });
        if !holds || self.marks.len() + self.heavies.len() > MOST {
            self.marks.clear();
            self.heavies.clear();
        }
        if !holds {
            self.of = Some((field.ground.clone(), field.switches, smoke.clone()));
        }
        self.hulls.clear();
        self.hulls.extend(table.hulls().map(|(vehicle, hull)| (hull.at(), vehicle.facing)));
    }

    /// Which hulls lie near a line, in one number: where and how they lie.
    pub(crate) fn hulls_near(&self, from: Point, to: Point) -> u64 {
        let along = to - from;
        let near = |(at, _): &&(Point, Heading)| {
            let (here, length) = (*at - from, along.squared().max(1));
            let ahead = here.dot(along).clamp(0, length);
            let aside = here.squared() - ahead * ahead / length;
            (ahead > 0 && ahead < length && aside <= BESIDE * BESIDE)
                || from.within(*at, BESIDE as u32)
                || to.within(*at, BESIDE as u32)
        };
        self.hulls.iter().filter(near).fold(0, |sum: u64, (at, heading)| {
            [at.x, at.y, heading.tenths()].into_iter().fold(sum, |sum, part| {
                (sum ^ u64::from(part.unsigned_abs())).wrapping_mul(0x0100_0000_01B3).rotate_left(17)
            })
        })
    }

    /// An answer that is kept.
    pub(crate) fn kept(&mut self, heavy: Heavy, ask: impl FnOnce() -> f64) -> f64 {
        *self.heavies.entry(heavy).or_insert_with(ask)
    }

    fn mark(&mut self, table: &Table, from: &Figure, to: &Figure) -> Option<Mark> {
        let (looker, looked_at) = (Viewer::of(from)?, Viewer::of(to)?);
        let key = Key {
            from: looker.at,
            to: looked_at.at,
            postures: [from.posture, to.posture],
            motion: to.motion,
            hurt: to.health == Health::Wounded,
            hulls: self.hulls_near(looker.at, looked_at.at),
        };
        let mark = self.marks.entry(key).or_insert_with(|| {
            let (mut gets, mut casualty) = (0, 0);
            if !sight::from_to(table, looker, looked_at).is_open() {
                return Mark { gets: None, casualty };
            }
            rows::of_target(table, looker.at, to, &mut gets);
            rows::of_casualty(table, looker.at, to, false, &mut casualty);
            Mark { gets: Some(gets), casualty }
        });
        Some(*mark)
    }

    /// The part of a man that one volley takes on the average: nothing where it does not reach him.
    pub(crate) fn volley(&mut self, table: &Table, from: &Figure, to: &Figure) -> f64 {
        if !is_near(table, from, to) {
            return 0.0;
        }
        let Some(weapon) = weapon(table, from) else { return 0.0 };
        let mut gets = 0;
        rows::of_firer(table, from, weapon, false, &mut gets);
        self.dice(table, [from, to], weapon, gets)
    }

    /// The same of a firearm whose dice get so much for who fires.
    pub(crate) fn dice(&mut self, table: &Table, [from, to]: [&Figure; 2], weapon: &WeaponDef, more: i32) -> f64 {
        let Some(gap) = table.gap(from, to) else { return 0.0 };
        let Some(mark) = self.mark(table, from, to) else { return 0.0 };
        let Some(mut gets) = mark.gets else { return 0.0 };
        let band = Band::of(gap);
        gets += band.of_weapon(weapon).value + more;
        let shot = Shot { at: to.id, lines: vec![Line::of(rules::ROWS, gets)], needed: band.needed(), sure: true };
        let casualty = vec![Line::of(rules::CASUALTY, mark.casualty)];
        let struck = Struck { unit: to.id, lines: casualty, marked: to.is_marked(), calm: false };
        let kills = if struck.marked { 1.0 } else { f64::from(struck.kills()) / 6.0 };
        let of_die = f64::from(shot.faces()) / 10.0 * (kills + (1.0 - kills) * WOUND);
        1.0 - (0..weapon.dice).fold(1.0, |left, _| left * (1.0 - of_die))
    }

    /// The part of a man that another one takes on one card.
    pub(crate) fn card(&mut self, table: &Table, from: &Figure, to: &Figure) -> f64 {
        let volley = self.volley(table, from, to);
        volley * (VOLLEYS - (VOLLEYS - 1.0) * volley)
    }
}

/// True if one is within the distance at which the other sees.
pub(crate) fn is_near(table: &Table, from: &Figure, to: &Figure) -> bool {
    let far = locating::is_seen_as_far_as(table, to, locating::has_optics(table, from));
    table.gap(from, to).is_some_and(|gap| gap.within(far))
}

/// True of somebody who may attack.
pub(crate) fn is_able(figure: &Figure) -> bool {
    matches!(figure.morale, Morale::Operational | Morale::Pinned) && figure.is_there()
}

/// True of a man, a manned vehicle or a gun on a carriage that may attack.
pub(crate) fn may_strike(table: &Table, figure: &Figure) -> bool {
    let manned = match table.vehicle(figure) {
        None => true,
        Some(vehicle) => vehicle.is_carriage() || table.is_manned(figure),
    };
    is_able(figure) && manned
}

/// With what somebody fires. Of whom one does not know he has what the first of his team has.
fn weapon<'t>(table: &Table<'t>, figure: &Figure) -> Option<&'t WeaponDef> {
    let men = &table.field.men;
    let man = table.man(figure).or_else(|| men.iter().find(|man| man.team == figure.team.0 && man.light.is_some()))?;
    if figure.jam != Jam::Ready {
        return None;
    }
    // A crewed weapon is served by two who touch each other.
    let touches = |other: &Figure| table.gap(figure, other).is_some_and(|gap| !gap.is_open());
    let support = man.support.filter(|_| figure.who.is_none() || table.partner(figure).as_ref().is_some_and(touches));
    let no: WeaponNo = support.or(man.light).or(man.pistol)?;
    Some(table.field.weapon(no))
}

/// True if the card of somebody's team is still to come in this turn. What is left on the card that lies on the table does not count: it is
/// there to be spent, and nobody is to be worth less because he has done something with it.
pub(crate) fn is_to_act(table: &Table, figure: &Figure) -> bool {
    table.flow.deck.contains(&figure.team.0)
}

#[cfg(test)]
#[path = "sights_test.rs"]
mod tests;
