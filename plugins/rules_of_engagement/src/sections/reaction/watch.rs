//! What opportunity fire at a unit on its way would be like at each beat, and where along it somebody has something to say (ROE-H-09).
//!
//! While that is the same nothing differs for who watches, so he is asked once. A unit that the mover does not see never makes it wait for
//! an answer, which would give it away: told to ask, it holds its fire. Nobody learns of a shot that does not come.

use super::rules::{INTERRUPTS, PREPARES};
use super::words;
use crate::facts::figures::{Fact, Figure};
use crate::facts::frames::{Driving, Moving, Path, Why};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Answer, Band, Cover, Phase, Veil};
use crate::sections::driving::{Route, stands_as};
use crate::sections::movement::Walk;
use crate::sections::shooting::{FireReport, fire_report};
use crate::sections::{hiding, movement};
use measured_table::Point;
use table::{CounterId, Refusal, Side};

/// Units of a side that have prepared opportunity fire, in the order of the list (ROE-SHT-11).
pub fn ready_units<'w>(table: &Table<'w>, side: Side) -> impl Iterator<Item = Unit> + use<'w> {
    table.on_table(side).filter(|unit| unit.ready)
}

/// What a unit's opportunity fire at a unit that moves comes to, where that stands (ROE-SHT-12).
///
/// # Errors
/// Why it cannot fire.
pub(super) fn fire(table: &Table, watcher: &Unit, mover: &Unit) -> Result<FireReport, Refusal> {
    if !watcher.ready {
        return Err(Refusal::new(PREPARES, words::not_ready(watcher.id)));
    }
    if !hiding::knows(table, watcher, mover) {
        return Err(Refusal::new(INTERRUPTS, words::not_known(watcher.id, mover.id)));
    }
    movement::may_fight(table, watcher)?;
    fire_report(table, watcher, mover, true)
}

/// What fire at the mover is like at a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chance {
    /// How many hits are to be expected, in sixths.
    worth: u32,
    /// Some of it is at short range.
    short: bool,
    /// The cover of the mover.
    cover: Cover,
}

impl Chance {
    fn of(table: &Table, report: &FireReport) -> Self {
        let worth = |dice: usize, faces: u8| u32::try_from(dice).unwrap_or(u32::MAX).saturating_mul(faces.into());
        Self {
            worth: report.volleys.iter().map(|volley| worth(volley.dice(), volley.faces(table))).sum(),
            short: report.volleys.iter().any(|volley| volley.band == Band::Short),
            cover: report.cover,
        }
    }
}

/// How the mover goes.
enum Going<'t> {
    Walks(Box<Walk<'t>>),
    Drives(Route, Figure),
}

impl Going<'_> {
    /// What is so of its figures at a beat, by their places in the list.
    fn stations(&self, table: &Table, beat: u16) -> Vec<(usize, Fact)> {
        match self {
            Self::Walks(walk) => walk.stations(beat).map(|(no, at)| (no, Fact::Stands(Some(at)))).collect(),
            Self::Drives(route, vehicle) => {
                let no = table.figure_no(vehicle.id);
                let facts = stands_as(vehicle, route.hull(beat));
                no.into_iter().flat_map(|no| facts.map(|fact| (no, fact))).collect()
            }
        }
    }
    /// Where the first of it is at a beat.
    fn first(&self, beat: u16) -> Option<Point> {
        match self {
            Self::Walks(walk) => walk.trail.places(beat.into()).first().copied(),
            Self::Drives(route, _) => Some(route.hull(beat).at()),
        }
    }
}

/// A unit on its way, as who watches asks about it.
pub(super) struct Course<'t> {
    table: Table<'t>,
    going: Going<'t>,
    /// The last beat.
    last: u16,
    mover: CounterId,
    /// The beat at which it is.
    pub beat: u16,
    /// The first beat at which somebody may have something to say.
    next: u16,
}

impl<'t> Course<'t> {
    /// Of a unit that moves, as far as one knows its ways; none: nobody may fire at such a move, or nobody knows where it leads.
    ///
    /// ROE-H-09: in the Movement phase, and at a charge. Who flees out of a lost fight, or goes on after one, is not fired at.
    pub fn of(table: &Table<'t>, moving: &Moving) -> Option<Self> {
        let unit = table.unit(moving.unit).filter(|unit| table.is_left(unit))?;
        let known = !moving.replaced && !moving.ways.is_empty();
        if !known || !may_be_fired_at(table, moving.side, moving.why) {
            return None;
        }
        let walk = Walk::new(table, &unit, &moving.ways, Some(moving.last));
        let next = moving.asked.map_or(1, |asked| asked.saturating_add(1));
        let last = walk.last();
        Some(Self {
            table: *table,
            going: Going::Walks(Box::new(walk)),
            last,
            mover: moving.unit,
            beat: moving.beat,
            next,
        })
    }
    /// Of a vehicle that drives, likewise.
    pub fn of_drive(table: &Table<'t>, driving: &Driving) -> Option<Self> {
        let vehicle = table.unit(driving.unit).and_then(|unit| table.vehicle_of(&unit))?;
        if driving.steps.is_empty() || !may_be_fired_at(table, driving.side, Why::Order) {
            return None;
        }
        let route = Route::of(table, driving, &vehicle)?;
        let next = driving.asked.map_or(1, |asked| asked.saturating_add(1));
        let Driving { unit: mover, last, beat, .. } = *driving;
        Some(Self { table: *table, going: Going::Drives(route, vehicle), last, mover, beat, next })
    }
    /// Of the unit that moves above all else, if it is this one.
    pub fn going_on(table: &Table<'t>, unit: CounterId) -> Option<Self> {
        if let Some(driving) = table.flow.stack.innermost::<Driving>().filter(|driving| driving.unit == unit) {
            return Self::of_drive(table, driving);
        }
        let moving = table.flow.stack.innermost::<Moving>().filter(|moving| moving.unit == unit)?;
        Self::of(table, moving)
    }
    /// What fire at the mover would be like at a beat; none: it is not possible.
    fn chance(&self, watcher: &Unit, beat: u16) -> Option<Chance> {
        let mut kept = self.table.figures.keep();
        for (no, fact) in self.going.stations(&self.table, beat) {
            kept.write(no, fact);
        }
        let Table { units, figures: _, battle, flow, field } = self.table;
        let there = Table { units, figures: kept.rows(), battle, flow, field };
        let mover = there.unit(self.mover)?;
        fire(&there, watcher, &mover).ok().map(|report| Chance::of(&there, &report))
    }
    /// The first beat from this one on at which a watcher has something to say: where its player is asked, or where it fires by itself.
    pub fn speaks(&self, watcher: &Unit, from: u16) -> Option<u16> {
        let mut beats = from.max(1)..=self.last;
        match answer(watcher) {
            Answer::Never => None,
            Answer::AtOnce => beats.find(|beat| self.chance(watcher, *beat).is_some()),
            // At the first beat of each stretch in which nothing differs.
            Answer::Ask => beats.find(|beat| {
                let here = self.chance(watcher, *beat);
                here.is_some() && (*beat == 1 || self.chance(watcher, *beat - 1) != here)
            }),
            Answer::AtBest => {
                let from = *beats.start();
                let chances: Vec<Option<Chance>> = beats.map(|beat| self.chance(watcher, beat)).collect();
                best(&chances).and_then(|no| u16::try_from(no).ok()).map(|no| from.saturating_add(no))
            }
        }
    }
    /// The next beat, after the one at which the other side has been asked last, at which one of its units has something to say; none:
    /// nobody until the end of the way.
    pub fn cut(&self, side: Side) -> Option<u16> {
        let beats = ready_units(&self.table, side).filter_map(|watcher| self.speaks(&watcher, self.next));
        beats.min()
    }
    /// The first beat at which a watcher could fire.
    fn comes_in(&self, watcher: &Unit) -> Option<u16> {
        (1..=self.last).find(|beat| self.chance(watcher, *beat).is_some())
    }
}

/// True of moves that opportunity fire may interrupt: in the enemy's own turn, in the Movement phase, and charges.
fn may_be_fired_at(table: &Table, side: Side, why: Why) -> bool {
    let in_phase = table.flow.phase == Phase::Movement;
    let charges = match why {
        Why::Charge => true,
        Why::Order | Why::FallsBack | Why::Consolidation => false,
    };
    table.flow.active == side && (in_phase || charges)
}

/// What a unit answers: one that the enemy does not see and that should ask holds its fire.
pub(super) fn answer(watcher: &Unit) -> Answer {
    if watcher.veil == Veil::Hidden && watcher.answer == Answer::Ask { Answer::Never } else { watcher.answer }
}

/// Where it is best to fire along the rest of a way: where most hits are to be expected, the first of such places; nowhere, if all of it is
/// at long range and the mover stays in view, as he may come nearer yet (ROE-D-12).
fn best(chances: &[Option<Chance>]) -> Option<usize> {
    let most = chances.iter().flatten().map(|chance| chance.worth).max()?;
    let goes_away = chances.last().is_some_and(Option::is_none);
    let is_it =
        |chance: &Option<Chance>| chance.is_some_and(|chance| chance.worth == most && (chance.short || goes_away));
    chances.iter().position(is_it)
}

/// Where enemies with opportunity fire come in along ways of a unit, as far as whoever plans them knows: each of them, with the beat of the
/// trail and the place of the first who walks.
pub fn along(table: &Table, unit: &Unit, ways: &[Path], why: Why) -> Vec<(CounterId, u16, Point)> {
    let last = Walk::new(table, unit, ways, None).last();
    let (id, side, ways) = (unit.id, unit.side, ways.to_vec());
    let moving = Moving { unit: id, side, why, ways, last, beat: 0, asked: None, replaced: false };
    let Some(course) = Course::of(table, &moving) else { return Vec::new() };
    let comes_in = |watcher: Unit| {
        let beat = course.comes_in(&watcher)?;
        let at = course.going.first(beat)?;
        Some((watcher.id, beat, at))
    };
    ready_units(table, side.other()).filter_map(comes_in).collect()
}
