//! Riding (7.9): climbing into vehicles and out of them, jumping off, beginning in one, and who can be fired at in an open one.
//!
//! Who rides stands nowhere: where he is, is where his vehicle is. Reading: climbing out is no move of PH-7.16, so a wounded man does so too,
//! and jumps off (PH-7.9-05); nobody climbs in who could not move.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::body::{Body, beside};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Experience, Health, Morale, Motion, Posture};
use crate::sections::casualties::rules::CUMULATIVE;
use crate::sections::casualties::{self, Harm, lies_prone, may_move};
use crate::sections::locating::comes_out;
use crate::sections::movement::appears;
use crate::sections::points::{acting, acting_rider, can_pay, pay};
use measured_table::{Disc, Heading, Hull, Point};
use rules::{DISEMBARK, EMBARK, JUMP, RIDES};
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// What climbing in costs (PH-7.9-02).
pub const IN: u8 = 2;
/// What climbing out and jumping off cost (PH-7.9-03).
pub const OUT: u8 = 1;
/// What who jumps off needs (PH-7.9-04).
pub const NEEDED: i8 = 4;
/// Nearer than this to the hull one climbs in; so near to it one climbs out, and so far from it one lands (PH-7.9-02, PH-7.9-04).
const BESIDE: i32 = 200;
/// The point at which one lands lies so exactly there.
const EXACTLY: i32 = 10;

/// What climbing in or out comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RideReport {
    /// Who.
    pub unit: CounterId,
    /// Into which vehicle, or out of which.
    pub vehicle: CounterId,
    /// Where he stands then; none: he climbs in.
    pub at: Option<Point>,
    /// What it costs.
    pub cost: u8,
    /// What the die of a jump gets; none: he does not jump, and rolls nothing.
    pub jump: Option<Vec<Line>>,
}

impl RideReport {
    /// With how many of the ten faces a jump succeeds; none: nothing is rolled.
    pub fn faces(&self) -> Option<u8> {
        let bonus: i32 = self.jump.as_ref()?.iter().map(|line| line.value).sum();
        Some((11 - (i32::from(NEEDED) - bonus)).clamp(0, 10) as u8)
    }
    /// Dice: of a jump its die, then that of morale of whoever falls.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(man) = table.figure(self.unit) else { return Vec::new() };
        let mut events = pay(table, &[(man, self.cost)]);
        match (self.at, self.jump) {
            (None, _) => events.extend(climbs_in(table, &man, self.vehicle)),
            (Some(at), None) => {
                // PH-4.5-03
                let posture = if lies_prone(man.morale) { Posture::Prone } else { Posture::Standing };
                events.extend(stands(table, &man, at, posture));
            }
            (Some(at), Some(lines)) => events.extend(jumps(table, dice, &man, at, lines)),
        }
        events
    }
}

/// A vehicle of a side that men ride in and that has room for one more.
fn with_room(table: &Table, side: Side, into: CounterId) -> Result<Figure, Refusal> {
    let own = |figure: &Figure| figure.side == side && figure.is_vehicle() && figure.is_there() && !figure.abandoned;
    let seats = |vehicle: &Figure| table.vehicle(vehicle).map_or(0, |def| usize::from(def.def.passengers));
    let Some(vehicle) = table.figure(into).filter(own).filter(|vehicle| seats(vehicle) > 0) else {
        return Err(Refusal::new(RIDES, words::no_vehicle()));
    };
    if table.passengers(&vehicle).count() >= seats(&vehicle) {
        return Err(Refusal::new(RIDES, words::no_room()));
    }
    Ok(vehicle)
}

/// What climbing into a vehicle comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn embarks(table: &Table, side: Side, unit: CounterId, into: CounterId) -> Result<RideReport, Refusal> {
    let man = acting(table, side, unit)?;
    may_move(&man)?;
    let vehicle = with_room(table, side, into)?;
    // PH-R-30
    if vehicle.motion != Motion::Still {
        return Err(Refusal::new(RIDES, words::it_moves()));
    }
    if !table.gap(&man, &vehicle).is_some_and(|gap| gap.less_than(BESIDE)) {
        return Err(Refusal::new(EMBARK, words::too_far()));
    }
    can_pay(table, &[(man, IN)])?;
    Ok(RideReport { unit, vehicle: into, at: None, cost: IN, jump: None })
}

/// What climbing out of a vehicle, or jumping off it, comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn leaves(table: &Table, side: Side, unit: CounterId, at: Point) -> Result<RideReport, Refusal> {
    let (man, vehicle) = acting_rider(table, side, unit)?;
    if man.team == vehicle.team {
        return Err(Refusal::new(RIDES, words::crew_stays()));
    }
    if man.morale == Morale::Panicked {
        return Err(Refusal::new(CUMULATIVE, casualties::words::panicked_only_flees()));
    }
    let jumps = vehicle.motion != Motion::Still;
    if jumps {
        // PH-7.9-05 knows of Wounded men who jump: it is no move (PH-7.16-06).
        may_move(&Figure { health: Health::Fit, ..man })?;
    }
    is_place(table, &vehicle, at, jumps)?;
    can_pay(table, &[(man, OUT)])?;
    let jump = jumps.then(|| of_experience(table, &man));
    Ok(RideReport { unit, vehicle: vehicle.id, at: Some(at), cost: OUT, jump })
}

/// What the die of a jump gets (PH-7.9-04).
fn of_experience(table: &Table, man: &Figure) -> Vec<Line> {
    let more = match table.man(man).map_or(Experience::Green, |man| man.experience) {
        Experience::Veteran => 2,
        Experience::Normal => 1,
        Experience::Green => return Vec::new(),
    };
    vec![Line::from(JUMP, more, man.id)]
}

/// Whether a man may stand there who leaves a vehicle.
fn is_place(table: &Table, vehicle: &Figure, at: Point, jumps: bool) -> Result<(), Refusal> {
    let field = table.field;
    if !field.has(at) {
        return Err(Refusal::new(RIDES, words::beside_the_table()));
    }
    let here = Body::Base(Disc::new(at, field.base()));
    let gap = table.body(vehicle).map(|body| body.gap(&here));
    if !gap.is_some_and(|gap| gap.within(BESIDE + if jumps { EXACTLY } else { 0 })) {
        return Err(Refusal::new(DISEMBARK, words::too_far_from_it()));
    }
    if jumps && gap.is_some_and(|gap| gap.less_than(BESIDE - EXACTLY)) {
        return Err(Refusal::new(JUMP, words::jumps_so_far()));
    }
    if field.is_shut(at) {
        return Err(Refusal::new(RIDES, words::nobody_stands_here()));
    }
    // Of an enemy who is concealed nobody knows: they stand beside each other before he is found.
    let known = |other: &Figure| other.side == vehicle.side || !other.concealed;
    let mut others = Side::BOTH.into_iter().flat_map(|side| table.solid(side)).filter(|(other, _)| known(other));
    match others.find(|(_, body)| body.overlaps(&here)) {
        Some((other, _)) => Err(Refusal::new(RIDES, words::somebody_stands_there(other.id))),
        None => Ok(()),
    }
}

/// He is in a vehicle, and stands nowhere.
fn climbs_in(table: &Table, man: &Figure, into: CounterId) -> Vec<Event> {
    let mut events = if man.concealed { appears(man) } else { Vec::new() };
    let no = table.no(into).and_then(|no| u8::try_from(no).ok());
    let is = [
        (man.posture != Posture::Standing).then_some(Is::Holds(Posture::Standing)),
        (man.still > 0).then_some(Is::Stays(0)),
        Some(Is::Stands(None)),
        Some(Is::Aboard(no)),
    ];
    events.extend(is.into_iter().flatten().map(|is| Event::Is(man.id, is)));
    // Who rides in an open vehicle that is located shows his wounds (PH-H-21).
    let shown = |vehicle: &Figure| vehicle.located && table.vehicle(vehicle).is_some_and(|def| def.def.open);
    if man.is_marked() && !man.located && table.figure(into).is_some_and(|vehicle| shown(&vehicle)) {
        events.push(Event::Is(man.id, Is::Healthy(man.health)));
    }
    events
}

/// He is out of his vehicle, and stands there: he has moved, and looks away from it.
fn stands(table: &Table, man: &Figure, at: Point, posture: Posture) -> Vec<Event> {
    let from = table.ridden(man).and_then(|vehicle| vehicle.at);
    let is = [
        Some(Is::Aboard(None)),
        Some(Is::Stands(Some(at))),
        from.and_then(|from| Heading::towards(from, at)).map(Is::Faces),
        (man.posture != posture).then_some(Is::Holds(posture)),
        (man.motion == Motion::Still).then_some(Is::Moves(Motion::Moved)),
    ];
    let is: Vec<Is> = is.into_iter().flatten().collect();
    let mut now = *man;
    is.iter().for_each(|is| now.write(is.fact()));
    let mut events: Vec<Event> = is.into_iter().map(|is| Event::Is(man.id, is)).collect();
    if let Some(vehicle) = table.ridden(man) {
        let figures: Vec<Figure> = table.figures.iter().collect();
        events.extend(comes_out(table, &figures, &vehicle, &now));
    }
    events
}

/// He jumps off. Dice: his die; if he falls that of his morale, and those of friends nearby if he had been Fit.
fn jumps(table: &Table, dice: &mut DiceCup, man: &Figure, at: Point, lines: Vec<Line>) -> Vec<Event> {
    let die = dice.roll(10);
    let bonus: i32 = lines.iter().map(|line| line.value).sum();
    let passed = i32::from(die) + bonus >= i32::from(NEEDED);
    let rolled = Rolled { what: Roll::Jump, unit: man.id, about: None, die, lines, needed: NEEDED, passed };
    let mut harm = Harm::new(table);
    harm.events.push(Event::Rolled(rolled));
    harm.also(stands(table, man, at, if passed { Posture::Standing } else { Posture::Prone }));
    if !passed {
        // PH-7.9-05: nobody dies of it.
        match man.health {
            Health::Fit => drop(harm.wound(man.id, false)),
            Health::Treated => harm.is(man.id, Is::Healthy(Health::Wounded)),
            Health::Wounded | Health::Dead => {}
        }
        harm.shake(man.id);
    }
    harm.over(dice)
}

/// What it comes to that a man begins in a vehicle (PH-H-21): also one who has been placed already.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn boards(table: &Table, side: Side, unit: CounterId, into: CounterId) -> Result<Vec<Event>, Refusal> {
    let refuse = |why| Err(Refusal::new(RIDES, why));
    let Some(man) = table.figure(unit).filter(|man| man.side == side && is_passenger(table, man)) else {
        return refuse(words::not_placed());
    };
    if table.ridden(&man).is_some_and(|vehicle| vehicle.id == into) {
        return refuse(words::in_it_already());
    }
    with_room(table, side, into)?;
    let mut events: Vec<Event> = man.at.map(|_| Event::Is(unit, Is::Stands(None))).into_iter().collect();
    events.extend(man.concealed.then_some(Event::Is(unit, Is::Concealed(false))));
    let no = table.no(into).and_then(|no| u8::try_from(no).ok());
    events.push(Event::Is(unit, Is::Aboard(no)));
    Ok(events)
}

/// True of a living man who is not of a crew: he may ride, and be placed on foot.
pub(crate) fn is_passenger(table: &Table, man: &Figure) -> bool {
    !man.is_vehicle() && man.is_there() && table.field.team(man.team.0).vehicle.is_none()
}

/// Free places for a man who leaves a vehicle: beside it, behind it and before it.
pub fn places(table: &Table, vehicle: &Figure) -> Vec<Point> {
    let jumps = vehicle.motion != Motion::Still;
    let Some(hull) = table.hull(vehicle) else { return Vec::new() };
    let off = table.field.base() + if jumps { BESIDE } else { BESIDE / 2 };
    let free = |at: &Point| is_place(table, vehicle, *at, jumps).is_ok();
    around(&hull, off).into_iter().filter(free).collect()
}

/// Places so far off a hull: at its rear, its sides and its front.
fn around(hull: &Hull, off: i32) -> Vec<Point> {
    let (long, wide) = (hull.length() / 2, hull.width() / 2);
    let sides = [-long / 2, 0, long / 2].into_iter().flat_map(|along| [-1, 1].map(|side| (along, side * (wide + off))));
    let ends = [(-long - off, 0), (-long - off, wide / 2), (-long - off, -wide / 2), (long + off, 0)];
    ends.into_iter().chain(sides).map(|(ahead, right)| beside(hull, ahead, right)).collect()
}

/// What a man of the team that acts may be ordered who stands on the table: to climb into a vehicle.
pub(crate) fn offers(seen: &Seen, man: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Ride) {
        return;
    }
    let unit = man.id;
    let into = seen.vehicles(man.side).map(|vehicle| vehicle.id);
    let lawful = into.filter(|into| embarks(seen, man.side, unit, *into).is_ok());
    out.extend(lawful.map(|into| Command::Embark { unit, into }));
}

/// What one may be ordered who rides: to climb out, or to jump off.
pub(crate) fn offers_out(seen: &Seen, man: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Ride) {
        return;
    }
    let unit = man.id;
    let places = seen.ridden(man).map(|vehicle| places(seen, &vehicle)).unwrap_or_default();
    let lawful = places.into_iter().filter(|at| leaves(seen, man.side, unit, *at).is_ok());
    out.extend(lawful.map(|at| Command::Disembark { unit, at }));
}

#[cfg(test)]
#[path = "riders_test.rs"]
mod riders_test;
#[cfg(test)]
#[path = "riding_test.rs"]
mod tests;
