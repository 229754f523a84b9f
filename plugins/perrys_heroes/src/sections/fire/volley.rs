//! A volley: whom its dice fall to, what each needs, and what comes of it when it is rolled.

use super::rows::{self, Band};
use super::target;
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{CasualtyRolled, ShotRolled, Volley};
use crate::facts::situation::Table;
use crate::files::scenario::BurstAllocation;
use crate::files::values::{Arm, Jam};
use crate::files::weapons::WeaponNo;
use crate::sections::casualties::{Harm, PASSES, concerns, may_test, morale_lines, passes};
use crate::sections::{exposure, locating};
use measured_table::shapes::{Counted, covers, gap};
use measured_table::{Disc, Point};
use table::{CounterId, DiceCup, Line, Side};

/// A casualty die with so much or more kills (PH-7.7-15).
pub const KILLS: i32 = 4;
/// What a natural casualty die shows that kills violently (PH-7.7-17, PH-R-12).
const VIOLENT: u8 = 6;

/// What one die needs that falls to a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// At whom it falls.
    pub at: CounterId,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs (PH-7.7-10).
    pub needed: i8,
    /// False where the target is not located: his posture is not known, and he counts as upright.
    pub sure: bool,
}

impl Shot {
    /// What the die must show at least; it may be less than 1, or more than it has.
    pub fn natural(&self) -> i32 {
        i32::from(self.needed) - self.lines.iter().map(|line| line.value).sum::<i32>()
    }
    /// How many faces of the ten hit. No face always hits or always misses (PH-0-05).
    pub fn faces(&self) -> u8 {
        (11 - self.natural()).clamp(0, 10) as u8
    }
    /// Whether it hits with this die.
    pub fn hits(&self, die: u8) -> bool {
        i32::from(die) >= self.natural()
    }
    fn rolled(&self, die: u8) -> ShotRolled {
        ShotRolled { at: self.at, die, lines: self.lines.clone(), needed: self.needed, hit: self.hits(die) }
    }
}

/// A zone, and the enemies in it in the order in which dice are dealt to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Its middle.
    pub at: Point,
    /// How wide it is, in tenths.
    pub across: i32,
    /// The enemies in it of whom the firer knows where they are, the first to be dealt a die first.
    pub figures: Vec<CounterId>,
}

/// The dice of one firer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvo {
    /// Who fires.
    pub unit: CounterId,
    /// With which of his weapons.
    pub with: Arm,
    /// Of a vehicle: which of its machine guns (PH-7.19).
    pub gun: Option<u8>,
    /// The weapon.
    pub weapon: WeaponNo,
    /// For each die to whom it falls: mostly to one, to nobody where nobody is there, to all where a scenario says so (PH-R-13).
    pub dice: Vec<Vec<Shot>>,
}

/// Somebody whom dice may fall to, and what his casualty die gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// Who.
    pub unit: CounterId,
    /// What his casualty die gets (PH-7.7-14), as he is hit by the first who fires at him.
    pub lines: Vec<Line>,
    /// He has a wound marker, so that every hit kills (PH-4.4-03).
    pub marked: bool,
    /// It is a machine gun of a vehicle: nobody dies violently of it (PH-7.19-07).
    pub calm: bool,
}

impl Struck {
    /// Somebody hit from a place: by what a man fires, or by the machine gun of a vehicle.
    fn from(table: &Table, from: Point, target: &Figure, by_vehicle: bool) -> Self {
        let mut lines = Vec::new();
        rows::of_casualty(table, from, target, by_vehicle, &mut lines);
        Self { unit: target.id, lines, marked: target.is_marked(), calm: by_vehicle }
    }
    /// How many faces of the six kill somebody without a wound marker.
    pub fn kills(&self) -> u8 {
        let sum: i32 = self.lines.iter().map(|line| line.value).sum();
        (7 - (KILLS - sum)).clamp(0, 6) as u8
    }
    /// How many faces of the six kill violently (PH-7.7-17): the natural 6, if it kills him.
    pub fn violent(&self) -> u8 {
        if self.marked || self.kills() > 0 { self.worst() } else { 0 }
    }
    /// The same of somebody who has been wounded by then: that natural 6 is the worst that may befall him.
    pub fn worst(&self) -> u8 {
        u8::from(!self.calm)
    }
}

/// A morale test that may come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Who tests.
    pub unit: CounterId,
    /// What his die gets, unless somebody dies violently, which takes 1 more.
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
    /// He tests whoever falls (PH-7.7-20); else only if somebody near him falls (PH-7.7-18).
    pub always: bool,
    /// False where he is not located, so that one does not know what his die gets.
    pub sure: bool,
}

impl Test {
    /// With how many of the ten faces he passes.
    pub fn faces(&self) -> u8 {
        (1..=10).filter(|die| passes(*die, &self.lines)).count() as u8
    }
}

/// The figures of a side in a circle, the nearest to a base first: of equally near ones by the list (PH-GEO-10).
pub(crate) fn in_zone(table: &Table, side: Side, zone: Disc, from: Disc) -> Vec<Figure> {
    let inside = |figure: &Figure| match table.body(figure) {
        Some(Body::Base(base)) => covers(&zone, base, Counted::ByBase),
        // PH-H-21: who rides is where his vehicle is.
        Some(Body::Hull(hull)) => !gap(&zone, &hull).is_open(),
        None => false,
    };
    let mut figures: Vec<Figure> = exposure::targets(table, side).filter(inside).collect();
    figures.sort_by_key(|figure| table.body(figure).map(|body| body.gap_to(&from).rank()));
    figures
}

/// Deals the dice of one firer to the figures of a zone that he can strike: one by one, going on where the last die has been dealt
/// (PH-R-13), or all of them to each.
pub(crate) fn salvo(
    table: &Table,
    firer: &Figure,
    (with, weapon): (Arm, WeaponNo),
    suppresses: bool,
    zone: &[Figure],
    next: &mut usize,
) -> Salvo {
    let shot = |target: &Figure| shot(table, firer, weapon, suppresses, target);
    let strikes: Vec<bool> = zone.iter().map(|figure| target::strikes(table, firer, figure)).collect();
    let die = |_| match table.field.switches.burst_allocation {
        BurstAllocation::All => {
            let struck = zone.iter().zip(&strikes).filter(|(_, strikes)| **strikes);
            struck.filter_map(|(figure, _)| shot(figure)).collect()
        }
        BurstAllocation::Dealt => {
            let mut round = (0..zone.len()).map(|step| (*next + step) % zone.len());
            let Some(no) = round.find(|no| strikes[*no]) else { return Vec::new() };
            *next = no + 1;
            shot(&zone[no]).into_iter().collect()
        }
    };
    let dice = (0..table.field.weapon(weapon).dice).map(die).collect();
    Salvo { unit: firer.id, with, gun: None, weapon, dice }
}

/// What a die of a firer's weapon gets and needs at a target.
pub(crate) fn shot(table: &Table, firer: &Figure, weapon: WeaponNo, suppresses: bool, target: &Figure) -> Option<Shot> {
    let (from, band) = (firer.at?, Band::of(table.gap(firer, target)?));
    let weapon = table.field.weapon(weapon);
    let mut lines = vec![band.of_weapon(weapon)];
    lines.retain(|line| line.value != 0);
    if firer.is_vehicle() {
        rows::of_vehicle(table, firer, &mut lines);
    } else {
        rows::of_firer(table, firer, weapon, suppresses, &mut lines);
    }
    rows::of_target(table, from, target, &mut lines);
    Some(Shot { at: target.id, lines, needed: band.needed(), sure: locating::who_is_located(table, target).located })
}

/// What may befall the figures that dice of these salvos fall to, each once.
pub(crate) fn struck(table: &Table, salvos: &[Salvo]) -> Vec<Struck> {
    let mut all: Vec<Struck> = Vec::new();
    for salvo in salvos {
        let Some((firer, from)) = table.figure(salvo.unit).and_then(|firer| Some((firer, firer.at?))) else { continue };
        for shot in salvo.dice.iter().flatten() {
            if all.iter().any(|one| one.unit == shot.at) {
                continue;
            }
            if let Some(target) = table.figure(shot.at).and_then(|target| exposure::as_target(table, &target)) {
                all.push(Struck::from(table, from, &target, firer.is_vehicle()));
            }
        }
    }
    all
}

/// A man whom an anti-tank round hits, fired from a place: he alone rolls a casualty die (PH-H-18).
pub(crate) fn struck_by_round(table: &Table, from: Point, target: &Figure) -> Struck {
    Struck::from(table, from, target, false)
}

/// The morale tests that may come of it: of those of a zone of suppressive fire always, and of the friends near those who may be hit
/// (PH-7.7-18, PH-7.19-08).
pub(crate) fn tests(table: &Table, struck: &[Struck], always: &[CounterId]) -> Vec<Test> {
    let hit: Vec<Figure> = struck.iter().filter_map(|one| table.figure(one.unit)).collect();
    let Some(side) = always.first().and_then(|id| table.figure(*id)).or(hit.first().copied()).map(|one| one.side)
    else {
        return Vec::new();
    };
    let mut tests = Vec::new();
    for tester in table.side(side).filter(|man| may_test(table, man)) {
        let always = always.contains(&tester.id);
        if always || hit.iter().any(|one| concerns(table, one, &tester)) {
            let mut lines = Vec::new();
            morale_lines(table, &tester, false, &mut lines);
            tests.push(Test { unit: tester.id, lines, needed: PASSES, always, sure: table.carrier(&tester).located });
        }
    }
    tests
}

/// True if these dice of one volley jam the weapon: three equal ones, of two dice two (PH-7.7-12), however many are rolled (PH-R-16).
pub(crate) fn jams(dice: &[u8]) -> bool {
    let most = dice.iter().map(|die| dice.iter().filter(|one| *one == die).count()).max().unwrap_or(0);
    match dice.len() {
        0 | 1 => false,
        2 => most == 2,
        _ => most >= 3,
    }
}

/// Rolls a volley: all its ten-sided dice in the order in which they are dealt, then for each hit, in the same order, the six-sided die
/// of a casualty who is not dead yet. What falls to somebody who has died by then is lost.
pub(crate) fn roll(table: &Table, harm: &mut Harm<'_, '_>, salvo: &Salvo, zone: Option<Point>, dice: &mut DiceCup) {
    let rolled: Vec<u8> = salvo.dice.iter().map(|_| dice.roll(10)).collect();
    // PH-7.19-05: the machine guns of vehicles do not jam.
    let jams = salvo.gun.is_none() && jams(&rolled);
    let fallen = salvo.dice.iter().zip(&rolled);
    let shots: Vec<ShotRolled> = fallen.flat_map(|(to, die)| to.iter().map(|shot| shot.rolled(*die))).collect();
    let hits: Vec<CounterId> = shots.iter().filter(|shot| shot.hit).map(|shot| shot.at).collect();
    // Who is not located shows nothing of himself by what a die at him gets.
    let is_located =
        |at: CounterId| harm.figure(at).is_some_and(|figure| locating::who_is_located(table, &figure).located);
    let unseen = salvo.dice.iter().filter(|to| !to.iter().any(|shot| is_located(shot.at))).count();
    let unseen = u8::try_from(unseen).unwrap_or(u8::MAX);
    let (seen, hidden): (Vec<_>, Vec<_>) = shots.into_iter().partition(|shot| is_located(shot.at));
    let volley = |shots, unseen, jams| {
        Event::Fired(Volley { unit: salvo.unit, with: salvo.with, zone, shots, gun: salvo.gun, unseen, jams })
    };
    harm.events.push(volley(seen, unseen, jams));
    if !hidden.is_empty() {
        harm.events.push(volley(hidden, 0, false));
    }
    if jams {
        harm.is(salvo.unit, Is::Jams(salvo.with));
        harm.is(salvo.unit, Is::Jammed(Jam::Jammed));
    }
    let Some((firer, from)) = table.figure(salvo.unit).and_then(|firer| Some((firer, firer.at?))) else { return };
    for hit in hits {
        if let Some(target) = harm.figure(hit) {
            let target = exposure::as_target(table, &target).unwrap_or(target);
            casualty(harm, &Struck::from(table, from, &target, firer.is_vehicle()), dice);
        }
    }
}

/// The casualty die of somebody who was hit (PH-7.7-14, PH-7.7-15): the second wound of a volley kills like any other (PH-R-64).
pub(crate) fn casualty(harm: &mut Harm<'_, '_>, struck: &Struck, dice: &mut DiceCup) {
    let Some(target) = harm.figure(struck.unit).filter(Figure::is_there) else { return };
    let die = dice.roll(6);
    let total = i32::from(die) + struck.lines.iter().map(|line| line.value).sum::<i32>();
    let dead = total >= KILLS || target.is_marked();
    let violent = dead && die == VIOLENT && !struck.calm;
    let (unit, lines) = (struck.unit, struck.lines.clone());
    harm.events.push(Event::Struck(CasualtyRolled { unit, die, lines, dead, violent }));
    if dead {
        harm.kill(unit, violent);
    } else {
        harm.wound(unit, false);
    }
}
