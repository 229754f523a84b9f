//! How a way is gone: beat by beat, a centimetre each (PH-H-40).
//!
//! A stretch on which nothing happens is one event. It ends where the other side is asked, where a trap goes off, where somebody is run into
//! whom the mover does not see, and at the end of the way. What cannot be seen cuts nothing: a trap that does not go off leaves no trace.

use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::{Moving, Tripped, Window};
use crate::facts::game::PerrysHeroes;
use crate::facts::situation::Table;
use crate::files::values::{Gait, Health, Left, Motion};
use crate::sections::alert::{self, Course};
use crate::sections::casualties::{may_move, seen_of_vehicle};
use crate::sections::{concealment, traps};
use measured_table::{Disc, Heading, Leg, Point, Share, Trail, Way};
use table::{CounterId, DiceCup, Frame, Side};

/// A centimetre: a beat.
const BEAT: i32 = measured_table::numbers::CM;

/// How a figure sets out.
pub(crate) struct SetsOut {
    pub gait: Gait,
    /// The ends of the legs, the start first.
    pub way: Vec<Point>,
    pub leaves: Left,
    /// How far the gait leads in a turn.
    pub most: i32,
    /// It flees (PH-H-12).
    pub flees: bool,
}

/// A figure sets out: it is concealed no more, counts as moving or running until its own next card (PH-R-43), and goes.
///
/// Dice: of each trap in whose area it starts, in the order in which they were set.
pub(crate) fn sets_out(table: &Table, dice: &mut DiceCup, figure: &Figure, how: SetsOut) -> Vec<Event> {
    let unit = figure.id;
    let motion = figure.motion.max(if how.gait == Gait::Run { Motion::Ran } else { Motion::Moved });
    let mut events = Vec::new();
    if figure.concealed {
        events.extend(appears(figure));
    }
    let is = [
        (figure.motion != motion).then_some(Is::Moves(motion)),
        (figure.gait != Some(how.gait)).then_some(Is::Goes(Some(how.gait))),
        (figure.still > 0).then_some(Is::Stays(0)),
    ];
    events.extend(is.into_iter().flatten().map(|is| Event::Is(unit, is)));
    let seen = all_see(figure, how.gait);
    let moving = Moving {
        unit,
        side: figure.side,
        gait: seen.unwrap_or_default(),
        way: how.way.first().copied().into_iter().collect(),
        last: 0,
        leaves: Left::No,
        most: 0,
        beat: 0,
        done: 0,
        flees: how.flees,
    };
    events.push(Event::Pushed(moving.into()));
    let way = within_the_table(table, how.way);
    let last = beats(&way);
    let gait = if seen.is_none() { Some(how.gait) } else { None };
    events.push(Event::Planned { unit, gait, way: way.points, last, leaves: how.leaves, most: how.most });
    let (rolled, tripped) = traps::started_in(table, dice, figure);
    events.extend(rolled);
    events.extend(go_off(tripped));
    events
}

/// The gait, where all see it: of a counter one sees that it moves and that it runs, and not how it holds itself.
fn all_see(figure: &Figure, gait: Gait) -> Option<Gait> {
    (figure.located || gait == Gait::Run).then_some(gait)
}

/// What is seen of a figure that is concealed no more: its counter, and of a vehicle what can be seen of one.
pub(crate) fn appears(figure: &Figure) -> Vec<Event> {
    let seen = [
        Is::Concealed(false),
        Is::Stands(figure.at),
        Is::Faces(figure.facing),
        Is::Moves(figure.motion),
        Is::Alert(figure.alert),
        Is::Suppressed(figure.suppressed),
    ];
    seen.into_iter().chain(seen_of_vehicle(figure)).map(|is| Event::Is(figure.id, is)).collect()
}

/// Traps go off one after another, in their order.
pub(crate) fn go_off(tripped: Vec<Tripped>) -> impl Iterator<Item = Event> {
    tripped.into_iter().rev().map(|one| Event::Pushed(one.into()))
}

/// A way to the edge of the table, cut off where the base would reach over it: there he leaves.
fn within_the_table(table: &Table, mut points: Vec<Point>) -> Way {
    let field = table.field;
    if let [.., from, to] = points[..]
        && !field.has(to)
    {
        let leg = Leg::new(from, to);
        let (mut least, mut most) = (0, leg.length());
        while most - least > 1 {
            let middle = (least + most) / 2;
            if field.has(leg.place(middle)) {
                least = middle;
            } else {
                most = middle;
            }
        }
        points.pop();
        points.push(leg.place(least));
    }
    Way { points }
}

/// The number of the last beat of a way.
fn beats(way: &Way) -> u16 {
    u16::try_from(Trail::cut(std::slice::from_ref(way)).last()).unwrap_or(u16::MAX)
}

/// True if a figure that moves still can.
fn goes_on(figure: &Figure, flees: bool) -> bool {
    figure.is_there()
        && figure.at.is_some()
        && ((flees && figure.health != Health::Wounded) || may_move(figure).is_ok())
}

impl Moving {
    /// The way that one knows of; none: not more than where it began.
    fn planned(&self) -> Option<(Way, Trail)> {
        let way = Way { points: self.way.clone() };
        let known = way.points.len() > 1;
        known.then(|| {
            let trail = Trail::cut(std::slice::from_ref(&way)).until(usize::from(self.last));
            (way, trail)
        })
    }
    /// How far along its way a beat is.
    fn along(way: &Way, beat: u16) -> i32 {
        (i32::from(beat) * BEAT).min(way.length())
    }
    /// It goes to a beat, or back to one; and looks where it has gone.
    fn went(&self, figure: &Figure, way: &Way, beat: u16) -> Vec<Event> {
        if beat == self.beat {
            return Vec::new();
        }
        let mut walked = way.between(Self::along(way, self.beat.min(beat)), Self::along(way, self.beat.max(beat)));
        if beat < self.beat {
            walked.reverse();
        }
        let facing = match walked[..] {
            [.., from, to] if beat > self.beat => Heading::towards(from, to),
            _ => None,
        };
        let mut events = vec![Event::Went { unit: self.unit, gait: all_see(figure, self.gait), way: walked, beat }];
        events.extend(
            facing.filter(|facing| *facing != figure.facing).map(|facing| Event::Is(self.unit, Is::Faces(facing))),
        );
        events
    }
    /// Its move is over at the beat at which it is: what it took of the allowance (PH-7.16-03) is what it has gone.
    fn ends(&self, figure: &Figure, way: &Way, beat: u16) -> Vec<Event> {
        let mut events = Vec::new();
        let share = Share::of(Self::along(way, beat), self.most).and_then(|share| figure.walked.with(share));
        let walked = share.unwrap_or(Share::WHOLE);
        if walked != figure.walked {
            events.push(Event::Is(self.unit, Is::Walked(walked)));
        }
        // PH-H-40: the other side has its say at the end too, where it has not just had it.
        if self.done < beat {
            events.push(Event::Acts(vec![self.unit]));
        }
        events.push(Event::Popped);
        events
    }
    /// It cannot go on. Who lives goes back to where no base overlaps another.
    fn stops(&self, table: &Table, figure: &Figure, way: &Way, trail: &Trail) -> Vec<Event> {
        let beat = if figure.is_there() { last_free(table, figure, trail, self.beat) } else { self.beat };
        let mut events = self.went(figure, way, beat);
        events.extend(self.ends(figure, way, beat));
        events
    }
    /// It runs into somebody whom it has not seen, and its way ends before him.
    fn meets(&self, table: &Table, figure: &Figure, planned: (Way, Trail), before: u16, whom: &Figure) -> Vec<Event> {
        let (way, trail) = planned;
        let beat = last_free(table, figure, &trail, before);
        let mut events = self.went(figure, &way, beat);
        events.extend(concealment::met(table, figure, whom));
        let (way, most) = (way.points, self.most);
        events.push(Event::Planned { unit: self.unit, gait: None, way, last: beat, leaves: Left::No, most });
        events
    }
    /// It goes on to the next beat at which something happens.
    fn goes(&self, table: &Table, dice: &mut DiceCup, figure: &Figure, planned: (Way, Trail)) -> Vec<Event> {
        let way = &planned.0;
        let course = Course::of_move(table, self, &planned.1);
        // Who has tried in vain to locate it from where nobody sees him: that leaves no trace either.
        let (mut rolled, mut tried, mut beat) = (Vec::new(), Vec::new(), self.beat);
        loop {
            let asked = alert::beats(table, &course, &tried).map(|beat| beat.clamp(self.beat, self.last));
            let stop = asked.unwrap_or(self.last);
            while beat < stop {
                let step = way.between(Self::along(way, beat), Self::along(way, beat + 1));
                if let Some(whom) = run_into(table, figure, &step) {
                    rolled.extend(self.meets(table, figure, planned, beat, &whom));
                    return rolled;
                }
                beat += 1;
                let (more, tripped) = traps::entered(table, dice, figure, &step);
                rolled.extend(more);
                if !tripped.is_empty() {
                    let mut events = self.went(figure, way, beat);
                    events.extend(rolled);
                    events.extend(go_off(tripped));
                    return events;
                }
            }
            match asked.and_then(|_| alert::seeks_mover(table, dice, &course, stop, &tried)) {
                Some(seeks) if !seeks.found => {
                    rolled.extend(seeks.events);
                    tried.push(seeks.unit);
                    continue;
                }
                seeks => {
                    rolled.extend(self.went(figure, way, stop));
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

/// The last beat, no later than this one, at which the figure may stand.
fn last_free(table: &Table, figure: &Figure, trail: &Trail, beat: u16) -> u16 {
    let others: Vec<Body> = others(table, figure.id).map(|(_, body)| body).collect();
    let free = |places: &[Point]| {
        let at = places.first().copied().unwrap_or_default();
        let here = Body::Base(Disc::new(at, table.field.base()));
        table.field.has(at) && !others.iter().any(|other| other.overlaps(&here))
    };
    u16::try_from(trail.last_free(usize::from(beat), free)).unwrap_or(0)
}

fn others<'t>(table: &Table<'t>, id: CounterId) -> impl Iterator<Item = (Figure, Body)> + use<'t> {
    let table = *table;
    Side::BOTH.into_iter().flat_map(move |side| table.solid(side)).filter(move |(other, _)| other.id != id)
}

/// The concealed enemy whom a step runs into: the first in the order of the list.
fn run_into(table: &Table, figure: &Figure, step: &[Point]) -> Option<Figure> {
    let near =
        |body: &Body| step.windows(2).any(|ends| body.is_in_the_way(Leg::new(ends[0], ends[1]), table.field.base()));
    let hidden = |other: &Figure| other.side != figure.side && other.concealed;
    others(table, figure.id).find(|(other, body)| hidden(other) && near(body)).map(|(other, _)| other)
}

impl Frame<PerrysHeroes> for Moving {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        // Who does not know the way knows no more of it.
        let (Some(figure), Some(planned)) = (table.figure(self.unit), self.planned()) else {
            return vec![Event::Popped];
        };
        if !goes_on(&figure, self.flees) {
            return self.stops(table, &figure, &planned.0, &planned.1);
        }
        let way = planned.0.clone();
        let events = self.goes(table, dice, &figure, planned);
        if !events.is_empty() {
            return events;
        }
        // PH-H-43
        let off = [Is::HasLeft(self.leaves), Is::Stands(None)].map(|is| Event::Is(self.unit, is));
        let mut events: Vec<Event> = off.into_iter().filter(|_| self.leaves != Left::No).collect();
        events.extend(self.ends(&figure, &way, self.beat));
        events
    }
    fn open(&self) -> bool {
        false
    }
    fn hears(&mut self, event: &Event) {
        match event {
            Event::Went { unit, beat, .. } if *unit == self.unit => self.beat = *beat,
            Event::Asked { beat } => self.done = *beat,
            Event::Planned { unit, gait, way, last, leaves, most } if *unit == self.unit => {
                self.gait = gait.unwrap_or(self.gait);
                self.way.clone_from(way);
                (self.last, self.leaves, self.most) = (*last, *leaves, *most);
            }
            Event::Went { .. }
            | Event::Planned { .. }
            | Event::PhaseBegan { .. }
            | Event::Placing(_)
            | Event::WindRolled { .. }
            | Event::CardTurned { .. }
            | Event::Rolled(_)
            | Event::Fired(_)
            | Event::GunFired(_)
            | Event::Struck(_)
            | Event::Landed(_)
            | Event::Blasted(_)
            | Event::Fought(_)
            | Event::Penetrated(_)
            | Event::Damaged(_)
            | Event::CrewRolled(_)
            | Event::Called(_)
            | Event::Drifted(_)
            | Event::Shelled(_)
            | Event::Told { .. }
            | Event::Is(..)
            | Event::RanOver { .. }
            | Event::Steered { .. }
            | Event::BattleIs(_)
            | Event::Pushed(_)
            | Event::Popped
            | Event::Deck(_)
            | Event::RallyIs(_)
            | Event::Acts(_)
            | Event::Fled
            | Event::Over(_)
            | Event::Stands(_) => {}
        }
    }
    /// The rest of the way is a secret of who goes it, and so is the gait of a counter. What has been gone everybody was told, beat by
    /// beat.
    fn blank(&mut self, table: &Table<'_>, side: Side) -> bool {
        let Self { unit, side: own, gait, way, last, leaves, most, beat: _, done: _, flees: _ } = self;
        if side != *own {
            *gait = table.figure(*unit).and_then(|figure| all_see(&figure, *gait)).unwrap_or_default();
            way.truncate(1);
            (*last, *leaves, *most) = (0, Left::No, 0);
        }
        true
    }
}
