//! How a drive is gone: beat by beat, a centimetre or a turn each (PH-H-40).
//!
//! A stretch on which nothing happens is told step by step. It ends where the other side is asked, where men are run over, where a mine goes
//! off, where something is run into that nobody saw, and at the end of the drive.

use super::may_drive;
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::{Driving, Window};
use crate::facts::game::PerrysHeroes;
use crate::facts::situation::Table;
use crate::files::values::{Build, Left, Motion};
use crate::sections::alert::{self, Course};
use crate::sections::casualties::Harm;
use crate::sections::movement::{appears, go_off};
use crate::sections::{concealment, traps};
use measured_table::numbers::CM;
use measured_table::shapes::{Driven, gap, sweeps_over, turning};
use measured_table::ways::{Drive, Step};
use measured_table::{Disc, Heading, Hull, Share};
use table::{CounterId, DiceCup, Frame, Side};

/// How a vehicle sets off.
pub(crate) struct SetsOff {
    pub steps: Vec<Step>,
    pub leaves: Left,
    /// How far it drives in a turn.
    pub most: i32,
    /// Its crew flees.
    pub flees: bool,
}

/// A vehicle sets off: it is concealed no more, counts as moving until its own next card (PH-R-43), its gun is aimed no more (PH-R-32), and
/// it goes.
///
/// Dice: of each mine in whose area it starts, in the order in which they were set (PH-H-19).
pub(crate) fn sets_off(table: &Table, dice: &mut DiceCup, vehicle: &Figure, how: SetsOff) -> Vec<Event> {
    let unit = vehicle.id;
    let (Some(hull), Some(from)) = (table.hull(vehicle), vehicle.at) else { return Vec::new() };
    let mut events = if vehicle.concealed { appears(vehicle) } else { Vec::new() };
    // PH-ST-06: the first drive of an activation makes one turn more in which it has moved.
    let first = vehicle.motion == Motion::Still;
    let is = [
        first.then_some(Is::Moves(Motion::Moved)),
        first.then_some(Is::Paces(vehicle.paces.saturating_add(1))),
        vehicle.aim.is_some().then_some(Is::Aimed(None)),
        (vehicle.still > 0).then_some(Is::Stays(0)),
    ];
    events.extend(is.into_iter().flatten().map(|is| Event::Is(unit, is)));
    let SetsOff { steps, leaves, most, flees } = how;
    let driving = Driving {
        unit,
        side: vehicle.side,
        from,
        facing: vehicle.facing,
        steps: Vec::new(),
        last: 0,
        leaves: Left::No,
        most: 0,
        beat: 0,
        done: 0,
        flees,
    };
    events.push(Event::Pushed(driving.into()));
    let steps = within_the_table(table, &hull, steps);
    let beats = Drive::new(&hull, steps.clone()).beats(&hull).len();
    let last = u16::try_from(beats.saturating_sub(1)).unwrap_or(u16::MAX);
    events.push(Event::Steered { unit, steps, last, leaves, most });
    let (rolled, tripped) = traps::driven_over(table, dice, vehicle, |area| !gap(area, &hull).is_open());
    events.extend(rolled);
    events.extend(go_off(tripped));
    events
}

/// A drive off the table, cut off where the hull would reach over its edge: there it leaves.
fn within_the_table(table: &Table, hull: &Hull, mut steps: Vec<Step>) -> Vec<Step> {
    let lies = |hull: &Hull| Body::Hull(*hull).lies_on(table.field.ground.bounds);
    let Some(Step::Drive(far)) = steps.last().copied() else { return steps };
    steps.pop();
    let before = Drive::new(hull, steps.clone()).end;
    if lies(&before.driven(far)) {
        steps.push(Step::Drive(far));
        return steps;
    }
    let (mut least, mut most) = (0, far.saturating_abs());
    while most - least > 1 {
        let middle = i32::midpoint(least, most);
        if lies(&before.driven(middle * far.signum())) {
            least = middle;
        } else {
            most = middle;
        }
    }
    if least > 0 {
        steps.push(Step::Drive(least * far.signum()));
    }
    steps
}

/// True if a vehicle that drives still can.
fn goes_on(table: &Table, vehicle: &Figure, flees: bool) -> bool {
    table.is_manned(vehicle) && !vehicle.immobile && (flees || may_drive(vehicle).is_ok())
}

impl Driving {
    /// It goes to a beat, step by step, and stands there (PH-7.10-07): its turret turns with it.
    fn went(&self, table: &Table, vehicle: &Figure, hulls: &[Hull], beat: u16) -> Vec<Event> {
        let turret = table.vehicle(vehicle).is_some_and(|def| def.def.build == Build::Tank);
        let (mut turned, mut events) = (vehicle.turret, Vec::new());
        let mut at = usize::from(self.beat);
        while at < usize::from(beat) {
            let from = &hulls[at];
            let mut to = at + 1;
            let turn = from.heading().turn_to(hulls[to].heading());
            // A straight stretch goes on as long as it leads the same way.
            while turn == 0 && to < usize::from(beat) && goes_straight_on(&hulls[at..=to + 1]) {
                to += 1;
            }
            let end = &hulls[to];
            let way = if turn == 0 { vec![from.at(), end.at()] } else { vec![end.at()] };
            let beat = u16::try_from(to).unwrap_or(u16::MAX);
            events.push(Event::Went { unit: self.unit, gait: None, way, beat });
            if turn != 0 {
                events.push(Event::Is(self.unit, Is::Faces(end.heading())));
                if turret {
                    turned = Heading::new(turned.tenths() + turn);
                    events.push(Event::Is(self.unit, Is::Turret(turned)));
                }
            }
            at = to;
        }
        events
    }
    /// How far it has gone until a beat, by what counts (PH-H-31): the beats are those of `Drive::beats`.
    fn counts(&self, beat: u16) -> i32 {
        let (mut left, mut sum) = (i32::from(beat), 0_i32);
        for step in &self.steps {
            match step {
                Step::Turn(_) => left = (left - 1).max(0),
                Step::Drive(far) => {
                    let (far, times) = (far.saturating_abs(), if *far < 0 { 2 } else { 1 });
                    let beats = (far / CM + i32::from(far % CM > 0)).min(left);
                    sum = sum.saturating_add((beats * CM).min(far).saturating_mul(times));
                    left -= beats;
                }
            }
        }
        sum
    }
    /// Its drive is over at the beat at which it is: what it took of the allowance (PH-R-69) is what it has gone.
    fn ends(&self, vehicle: &Figure) -> Vec<Event> {
        let mut events = Vec::new();
        let share = Share::of(self.counts(self.beat), self.most).and_then(|share| vehicle.walked.with(share));
        let walked = share.unwrap_or(Share::WHOLE);
        events.extend((walked != vehicle.walked).then_some(Event::Is(self.unit, Is::Walked(walked))));
        // PH-H-40: the other side has its say at the end too, where it has not just had it.
        events.extend((self.done < self.beat).then(|| Event::Acts(vec![self.unit])));
        events.push(Event::Popped);
        events
    }
    /// It comes upon something that it has not seen, and its drive ends before it.
    fn meets(&self, table: &Table, vehicle: &Figure, hulls: &[Hull], before: u16, whom: &Figure) -> Vec<Event> {
        let mut events = self.went(table, vehicle, hulls, before);
        events.extend(concealment::met(table, vehicle, whom));
        let Self { unit, most, .. } = *self;
        events.push(Event::Steered { unit, steps: self.steps.clone(), last: before, leaves: Left::No, most });
        events
    }
    /// It goes on to the next beat at which something happens. Dice: of each mine whose area it enters, and the morale tests of those who see
    /// men run over.
    fn goes(&self, table: &Table, dice: &mut DiceCup, vehicle: &Figure, hulls: &[Hull]) -> Vec<Event> {
        let course = Course::of_drive(table, self);
        let (mut rolled, mut tried, mut beat) = (Vec::new(), Vec::new(), self.beat);
        loop {
            let asked = alert::beats(table, &course, &tried).map(|beat| beat.clamp(self.beat, self.last));
            let stop = asked.unwrap_or(self.last);
            while beat < stop {
                let (from, to) = (&hulls[usize::from(beat)], &hulls[usize::from(beat) + 1]);
                if let Some(whom) = runs_into(table, vehicle, from, to) {
                    rolled.extend(self.meets(table, vehicle, hulls, beat, &whom));
                    return rolled;
                }
                beat += 1;
                let enters = |area: &Disc| gap(area, from).is_open() && reaches(from, to, area);
                let (mines, tripped) = traps::driven_over(table, dice, vehicle, enters);
                rolled.extend(mines);
                let over = swept(table, from, to);
                if !over.is_empty() {
                    rolled.extend(self.went(table, vehicle, hulls, beat));
                    rolled.extend(run_over(table, dice, self.unit, over));
                    rolled.extend(go_off(tripped));
                    return rolled;
                }
                if !tripped.is_empty() {
                    let mut events = self.went(table, vehicle, hulls, beat);
                    events.extend(rolled);
                    events.extend(go_off(tripped));
                    return events;
                }
            }
            match asked.and_then(|_| alert::seeks_mover(table, dice, &course, stop, &tried)) {
                Some(seeks) if !seeks.found => {
                    rolled.extend(seeks.events);
                    tried.push(seeks.unit);
                }
                seeks => {
                    rolled.extend(self.went(table, vehicle, hulls, stop));
                    if let Some(seeks) = seeks {
                        rolled.extend(seeks.events);
                    } else if asked.is_some() {
                        rolled.push(Event::Asked { beat: stop });
                        rolled.push(Event::Pushed(Window { asked: self.side.other(), at: vec![self.unit] }.into()));
                    }
                    return rolled;
                }
            }
        }
    }
}

/// True if a hull comes into an area between two beats, be it by its edge.
fn reaches(from: &Hull, to: &Hull, area: &Disc) -> bool {
    if from.heading() == to.heading() {
        !gap(area, &Driven::between(from, to)).is_open()
    } else {
        turning(from, to.heading()).any(|hull| !gap(area, &hull).is_open())
    }
}

/// True if these hulls follow each other without a turn, and without turning back.
fn goes_straight_on(hulls: &[Hull]) -> bool {
    let [first, .., before, last] = hulls else { return true };
    let (way, step) = (before.at() - first.at(), last.at() - before.at());
    before.heading() == last.heading() && way.dot(step) > 0
}

/// The living men, friends too, over whom a hull sweeps between two beats, in the order of the list (PH-7.10-08, PH-R-74).
fn swept(table: &Table, from: &Hull, to: &Hull) -> Vec<CounterId> {
    let is_swept = |man: &Figure| table.base(man).is_some_and(|base| sweeps_over(from, to, &base));
    let men = table.figures.iter().filter(|figure| !figure.is_vehicle() && figure.is_there() && figure.at.is_some());
    men.filter(is_swept).map(|man| man.id).collect()
}

/// Men are run over: they are Dead, and their friends nearby test their morale (PH-7.10-08).
fn run_over(table: &Table, dice: &mut DiceCup, unit: CounterId, over: Vec<CounterId>) -> Vec<Event> {
    let mut harm = Harm::new(table);
    for man in &over {
        harm.kill(*man, false);
    }
    let mut events = vec![Event::RanOver { unit, over }];
    events.extend(harm.over(dice));
    events
}

/// What of the enemy is concealed, takes up room, and is run into between two beats: the first in the order of the list.
fn runs_into(table: &Table, vehicle: &Figure, from: &Hull, to: &Hull) -> Option<Figure> {
    let hidden = |other: &Figure| other.is_vehicle() && other.concealed;
    let mut others = table.solid(vehicle.side.other()).filter(|(other, _)| hidden(other));
    let comes_upon = |body: &Body| match body {
        Body::Base(base) => sweeps_over(from, to, base),
        Body::Hull(hull) => sweeps_over(from, to, hull),
    };
    others.find(|(_, body)| comes_upon(body)).map(|(other, _)| other)
}

/// What a vehicle's leaving the table changes: all who live aboard leave with it (PH-H-43, PH-H-34).
fn leaves(table: &Table, vehicle: &Figure, how: Left) -> Vec<Event> {
    let aboard = table.aboard(vehicle).filter(Figure::is_there);
    let mut events: Vec<Event> = aboard.map(|man| Event::Is(man.id, Is::HasLeft(how))).collect();
    events.extend([Is::HasLeft(how), Is::Stands(None)].map(|is| Event::Is(vehicle.id, is)));
    events
}

impl Frame<PerrysHeroes> for Driving {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let hulls = table.hulls_of(self);
        // Who does not know the way knows no more of it.
        let Some(vehicle) = table.figure(self.unit).filter(|_| hulls.len() > usize::from(self.last)) else {
            return vec![Event::Popped];
        };
        if self.steps.is_empty() && self.leaves == Left::No {
            return vec![Event::Popped];
        }
        if !goes_on(table, &vehicle, self.flees) {
            return self.ends(&vehicle);
        }
        let events = self.goes(table, dice, &vehicle, &hulls);
        if !events.is_empty() {
            return events;
        }
        let mut events = if self.leaves == Left::No { Vec::new() } else { leaves(table, &vehicle, self.leaves) };
        events.extend(self.ends(&vehicle));
        events
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
            self.done = *beat;
        } else if let Event::Steered { unit, steps, last, leaves, most } = event
            && *unit == self.unit
        {
            self.steps.clone_from(steps);
            (self.last, self.leaves, self.most) = (*last, *leaves, *most);
        }
    }
    /// The rest of the drive is a secret of who drives. What has been driven everybody was told, beat by beat.
    fn blank(&mut self, _: &Table<'_>, side: Side) -> bool {
        let Self { unit: _, side: own, from: _, facing: _, steps, last, leaves, most, beat: _, done: _, flees: _ } =
            self;
        if side != *own {
            steps.clear();
            (*last, *leaves, *most) = (0, Left::No, 0);
        }
        true
    }
}
