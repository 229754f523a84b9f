//! How a drive is gone: beat by beat, a centimetre or a turn each.
//!
//! A stretch on which nothing happens is one event. It ends where something is due (a die for the ground, a test near cover, somebody who
//! gets in or out), where the other side is asked, where it runs into an enemy whom nobody saw (ROE-R-53), and at the end of the drive.

use super::watch::Course;
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure, Stand};
use crate::facts::frames::{Check, Driving, Due, Path, Window};
use crate::facts::game::RulesOfEngagement;
use crate::facts::rolls::{Attempt, BogRolled};
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Fate, Order, Veil};
use crate::sections::driving::{Route, approach_test, carried, is_mobile};
use crate::sections::riding::{self, Stop};
use crate::sections::trials::ExperienceTest;
use crate::sections::{hiding, losses};
use measured_table::shapes::sweeps_over;
use measured_table::{Hull, Point};
use table::{CounterId, DiceCup, Frame, Side};

/// A vehicle on its way, at the beat at which it is.
struct Goes<'t> {
    table: Table<'t>,
    driving: &'t Driving,
    unit: Unit,
    vehicle: Figure,
    route: Route,
}

impl Goes<'_> {
    /// It stands as this hull at a beat: what of that is new.
    fn stands(&self, hull: &Hull, driven: i32) -> Vec<Event> {
        let driven = u16::try_from(driven).unwrap_or(u16::MAX);
        let facing = hull.heading();
        let is = [
            figures::Is::Faces(facing),
            figures::Is::Turret(carried(&self.vehicle, facing)),
            figures::Is::Driven(driven),
        ];
        let now = figures::Is::all(&self.vehicle);
        is.into_iter().filter(|is| !now.contains(is)).map(|is| Event::Is(self.vehicle.id, is)).collect()
    }
    fn way(&self, points: Vec<Point>, beat: u16) -> Event {
        Event::Went { unit: self.unit.id, ways: vec![Path { who: self.vehicle.id, points }], beat }
    }
    /// It goes to a beat.
    fn went(&self, to: u16) -> Vec<Event> {
        let from = self.driving.beat;
        if from >= to {
            return Vec::new();
        }
        let corner = |beat: &usize| *beat == usize::from(to) || self.route.ends.contains(beat);
        let corners = (usize::from(from) + 1..=usize::from(to)).filter(corner).map(|beat| self.route.hulls[beat].at());
        let mut points: Vec<Point> = std::iter::once(self.route.hull(from).at()).chain(corners).collect();
        points.dedup();
        let mut events = vec![self.way(points, to)];
        events.extend(self.stands(self.route.hull(to), self.route.along[usize::from(to)]));
        events
    }
    /// Its drive ends at a beat.
    fn ends_at(&self, last: u16) -> Event {
        let Driving { steps, checks, .. } = self.driving.clone();
        Event::Steered { unit: self.unit.id, steps, checks, last }
    }
    /// What is due now is done.
    fn is_done(&self) -> Event {
        Event::Checked { unit: self.unit.id }
    }
    fn due(&self, dice: &mut DiceCup, what: Due) -> Vec<Event> {
        let mut events = match what {
            Due::Bogs(piece, needed) => self.bogs(dice, piece, needed),
            Due::Approach(stand) => self.approaches(dice, stand),
            Due::Trusts(stand) => vec![Event::Is(self.vehicle.id, figures::Is::Trusts(Some(stand)))],
            Due::Ride(rider) => self.rides(rider),
        };
        events.push(self.is_done());
        events
    }
    /// A die whether it stops here, Bogged Down (ROE-MOV-05).
    fn bogs(&self, dice: &mut DiceCup, piece: u16, needed: u8) -> Vec<Event> {
        let die = dice.roll(6);
        let bogged = die >= needed;
        let mut events = vec![Event::Bogging(BogRolled { unit: self.unit.id, piece, die, needed, bogged })];
        if bogged {
            events.push(Event::Is(self.vehicle.id, figures::Is::Bogged(true)));
            events.push(self.ends_at(self.driving.beat));
        }
        events
    }
    /// The test before it comes near to cover: if it fails it halts at the limit (ROE-VCV-01, ROE-VCV-03).
    fn approaches(&self, dice: &mut DiceCup, stand: Stand) -> Vec<Event> {
        let rolled = approach_test(&self.table, &self.unit).roll(&self.table, dice);
        let passed = rolled.passed;
        let mut events = vec![Event::Disciplined(rolled)];
        if !passed {
            let here = self.route.hull(self.driving.beat);
            let far = (stand.at - here.at()).squared().isqrt();
            let driven = self.route.along[usize::from(self.driving.beat)];
            let driven = driven.saturating_add(i32::try_from(far).unwrap_or(i32::MAX));
            if stand.at != here.at() {
                events.push(self.way(vec![here.at(), stand.at], self.driving.beat));
                events.extend(self.stands(here, driven));
            }
            events.push(self.ends_at(self.driving.beat));
        }
        events
    }
    fn rides(&self, rider: CounterId) -> Vec<Event> {
        let Some(rider) = self.table.unit(rider) else { return Vec::new() };
        let Some(hull) = self.table.hull(&self.vehicle) else { return Vec::new() };
        let (beat, last) = (usize::from(self.driving.beat), usize::from(self.driving.last));
        let later = &self.route.hulls[beat..=last.max(beat)];
        riding::rides(&self.table, &Stop { unit: &self.unit, vehicle: &self.vehicle, hull, later }, &rider)
    }
    /// The Hidden enemy whom it runs into between two beats: the first in the order of the list (ROE-R-53).
    fn runs_into(&self, beat: u16) -> Option<Unit> {
        let (from, to) = (self.route.hull(beat), self.route.hull(beat + 1));
        let mut hidden = self.table.side(self.unit.side.other()).filter(|enemy| enemy.veil == Veil::Hidden);
        hidden.find(|enemy| {
            self.table.bodies(enemy).any(|body| match body {
                Body::Base(base) => sweeps_over(from, to, &base),
                Body::Hull(hull) => sweeps_over(from, to, &hull),
            })
        })
    }
    /// The men whom it touches out of control between two beats, in the order of the list.
    ///
    /// Reading: on its way, strictly; nobody whom it passes by is touched.
    fn touches(&self, beat: u16) -> Vec<Figure> {
        let (from, to) = (self.route.hull(beat), self.route.hull(beat + 1));
        let men = self.table.figures.iter().filter(|figure| !figure.is_vehicle());
        men.filter(|man| self.table.base(man).is_some_and(|base| sweeps_over(from, to, &base))).collect()
    }
    /// Each of them passes an Experience test or is a casualty; who passes leaps aside (ROE-H-17).
    ///
    /// Reading: to a free place beside the vehicle where it is then; where there is none he stays.
    fn scatters(&self, dice: &mut DiceCup, beat: u16, men: &[Figure]) -> Vec<Event> {
        let mut events = self.went(beat + 1);
        let (mut lost, mut alive) = (Vec::new(), Vec::new());
        for man in men {
            let Some(test) = ExperienceTest::of(&self.table, man, false) else { continue };
            let rolled = test.roll(&self.table, dice, man.id, Attempt::LeapAside);
            if rolled.passed {
                alive.push(man.id);
            } else {
                lost.push((man.id, Fate::Dead));
            }
            events.push(Event::Tried(rolled));
        }
        events.extend(losses::lose(&self.table, &lost));
        let (at, last) = (usize::from(beat) + 1, usize::from(self.driving.last));
        let stop = Stop {
            unit: &self.unit,
            vehicle: &self.vehicle,
            hull: self.route.hulls[at],
            later: &self.route.hulls[at..=last.max(at)],
        };
        if let Some(places) = riding::places(&self.table, &stop, &alive) {
            events.extend(alive.iter().zip(places).map(|(who, at)| Event::Is(*who, figures::Is::Stands(Some(at)))));
        }
        events
    }
    /// It goes on to the next beat at which something happens; nothing: it has come to its end.
    fn goes(&self, dice: &mut DiceCup, due: Option<u16>) -> Vec<Event> {
        let Driving { beat, last, side, wild, .. } = *self.driving;
        let asked = Course::of_drive(&self.table, self.driving).and_then(|course| course.cut(side.other()));
        let asked = asked.map(|asked| asked.clamp(beat, last));
        let stop = asked.into_iter().chain(due).chain([last]).min().unwrap_or(last).max(beat);
        for beat in beat..stop {
            if let Some(whom) = self.runs_into(beat) {
                let mut events = self.went(beat);
                events.extend(hiding::contacted(&self.table, &whom));
                events.push(self.ends_at(beat));
                return events;
            }
            let men = if wild { self.touches(beat) } else { Vec::new() };
            if !men.is_empty() {
                return self.scatters(dice, beat, &men);
            }
        }
        let mut events = self.went(stop);
        if asked == Some(stop) {
            events.push(Event::Asked { beat: stop });
            events.push(Event::Pushed(Window { asked: side.other(), at: self.unit.id }.into()));
        }
        events
    }
    /// Its drive is over: with Reserve Fire it goes on opportunity fire (ROE-ORD-01).
    fn ends(&self) -> Vec<Event> {
        let ready = self.unit.ready || (self.unit.has(Order::ReserveFire) && !self.driving.wild);
        let mut events = vec![Event::Popped];
        events.extend(self.unit.becomes([Is::Ready(ready)]));
        events
    }
    /// True while it can go on: what befalls it on the way may stop it.
    fn goes_on(&self) -> bool {
        let stuck = self.vehicle.immobile || self.vehicle.engine_damaged;
        !stuck && (self.driving.wild || is_mobile(&self.table, &self.vehicle).is_ok())
    }
}

impl Frame<RulesOfEngagement> for Driving {
    /// Dice: what is due, in the order in which it is, and the tests of those whom it touches out of control.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let unit = table.unit(self.unit);
        let both = unit.and_then(|unit| Some((unit, table.vehicle_of(&unit)?)));
        // Who does not know the drive knows no more of it.
        let Some((unit, vehicle)) = both.filter(|_| !(self.steps.is_empty() && self.checks.is_empty())) else {
            return vec![Event::Popped];
        };
        let Some(route) = Route::of(table, self, &vehicle) else { return vec![Event::Popped] };
        let goes = Goes { table: *table, driving: self, unit, vehicle, route };
        let next = self.checks.get(usize::from(self.done)).filter(|check| check.beat <= self.last);
        match next {
            Some(Check { beat, what }) if *beat <= self.beat => return goes.due(dice, *what),
            Some(_) | None => {}
        }
        if self.beat >= self.last || !goes.goes_on() {
            return goes.ends();
        }
        goes.goes(dice, next.map(|check| check.beat))
    }
    fn open(&self) -> bool {
        false
    }
    fn hears(&mut self, event: &Event) {
        if let Event::Went { unit, beat, .. } = event
            && *unit == self.unit
        {
            self.beat = *beat;
        } else if let Event::Asked { beat } = event {
            self.asked = Some(*beat);
        } else if let Event::Checked { unit } = event
            && *unit == self.unit
        {
            self.done = self.done.saturating_add(1);
        } else if let Event::Steered { unit, steps, checks, last } = event
            && *unit == self.unit
        {
            self.steps.clone_from(steps);
            self.checks.clone_from(checks);
            self.last = *last;
        }
    }
    /// The rest of the drive is a secret of who drives. What has been driven everybody was told, beat by beat.
    fn blank(&mut self, _: &Table<'_>, side: Side) -> bool {
        let Self { unit: _, side: own, from: _, steps, checks, done, last, beat, asked: _, wild: _ } = self;
        if side != *own {
            steps.clear();
            checks.clear();
            *done = 0;
            *last = *beat;
        }
        true
    }
}
