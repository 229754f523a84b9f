//! The morale of crews (8.2, PH-H-44): the test of a vehicle that is alone, and the rally roll of its commander.

use super::abandons;
use super::rules::{CREW_MORALE, CREW_RALLY, VETERAN};
use super::sinks;
use crate::facts::chance::Chance;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::Table;
use crate::files::values::{Experience, Grade, Health};
use crate::sections::casualties::{Harm, PASSES, passes};
use crate::sections::points::{commander, is_reduced};
use measured_table::numbers::CM;
use table::{DiceCup, Line, Tally};

/// A vehicle farther than this from any friend is isolated (PH-8.2-01).
const ALONE: i32 = 50 * CM;
/// What a rally roll needs (PH-8.2-03).
pub const RALLIES: i8 = 6;

/// True of a vehicle with a crew that is more than 50 cm from any friend (PH-8.2-01).
///
/// Reading: a friend is a man on the table, a man who rides in it as a passenger, or another vehicle with a crew.
pub fn is_alone(table: &Table, vehicle: &Figure) -> bool {
    let is_friend = |friend: Figure| {
        let counts = friend.id != vehicle.id && (!friend.is_vehicle() || table.is_manned(&friend));
        counts && table.gap(vehicle, &friend).is_some_and(|gap| gap.within(ALONE))
    };
    let crewed = table.is_manned(vehicle) && table.passengers(vehicle).next().is_none();
    crewed && !table.bodies(vehicle.side).any(is_friend)
}

/// Reading: Treated is no row here either (PH-R-51).
fn has_wounded(table: &Table, vehicle: &Figure) -> bool {
    table.crew(vehicle).any(|man| man.health == Health::Wounded)
}

/// What the morale test of a vehicle gets (PH-H-44).
pub fn morale_lines(table: &Table, vehicle: &Figure, tally: &mut impl Tally) {
    let mut add = |value| tally.add(Line::from(CREW_MORALE, value, vehicle.id));
    if vehicle.has_morale_marker() {
        add(-1);
    }
    if has_wounded(table, vehicle) {
        add(-1);
    }
    match table.vehicle(vehicle).map(|what| what.experience) {
        Some(Experience::Green) => add(-1),
        Some(Experience::Veteran) => add(1),
        Some(Experience::Normal) | None => {}
    }
    match grade(table, vehicle) {
        Some(Grade::Nco) => add(1),
        Some(Grade::Officer) => add(2),
        Some(Grade::Soldier) | None => {}
    }
}

/// The grade of who commands it, alive and aboard.
fn grade(table: &Table, vehicle: &Figure) -> Option<Grade> {
    commander(table, vehicle).and_then(|man| table.man(&man)).map(|man| man.grade)
}

/// The morale test of a vehicle (PH-H-44). Dice: ten sides.
pub(crate) fn tested(table: &Table, dice: &mut DiceCup, vehicle: &Figure) -> Vec<Event> {
    let mut lines: Vec<Line> = Vec::new();
    morale_lines(table, vehicle, &mut lines);
    let die = dice.roll(10);
    let passed = passes(die, &lines);
    let rolled = Rolled { what: Roll::Morale, unit: vehicle.id, about: None, die, lines, needed: PASSES, passed };
    let mut events = vec![Event::Rolled(rolled)];
    if !passed {
        events.extend(sinks(vehicle));
    }
    events
}

/// The tests of all vehicles that are alone, in the order of the list.
pub(crate) fn isolation_tests(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let alone = table.figures.iter().filter(|one| one.is_vehicle() && is_alone(table, one));
    alone.flat_map(|vehicle| tested(table, dice, &vehicle)).collect()
}

/// Who rallies the crew of a vehicle with a morale marker: its commander, if he is an officer or NCO.
///
/// Reading: the marker is that of the crew as a whole, so PH-8.1-04 does not keep him from it, or no crew would ever recover.
pub fn rallies(table: &Table, vehicle: &Figure) -> Option<Figure> {
    let marked = vehicle.is_vehicle() && vehicle.has_morale_marker() && table.is_manned(vehicle);
    let leads = |man: &Figure| table.man(man).is_some_and(crate::facts::field::Man::leads);
    commander(table, vehicle).filter(leads).filter(|_| marked)
}

/// What the rally roll of a crew gets (PH-8.2-02).
pub fn rally_lines(table: &Table, vehicle: &Figure, tally: &mut impl Tally) {
    match table.vehicle(vehicle).map(|what| what.experience) {
        Some(Experience::Green) => tally.add(Line::from(CREW_RALLY, -1, vehicle.id)),
        Some(Experience::Veteran) => tally.add(Line::from(VETERAN, 1, vehicle.id)),
        Some(Experience::Normal) | None => {}
    }
    if is_reduced(table, vehicle) {
        tally.add(Line::from(CREW_RALLY, -1, vehicle.id));
    }
    if has_wounded(table, vehicle) {
        tally.add(Line::from(CREW_RALLY, -1, vehicle.id));
    }
    if let Some(leader) = commander(table, vehicle) {
        match grade(table, vehicle) {
            Some(Grade::Officer) => tally.add(Line::from(CREW_RALLY, 2, leader.id)),
            Some(Grade::Nco) => tally.add(Line::from(CREW_RALLY, 1, leader.id)),
            Some(Grade::Soldier) | None => {}
        }
    }
}

/// That the crew of a vehicle is rallied at the end of a turn; none: nobody rallies it.
pub fn rally_odds(table: &Table, vehicle: &Figure) -> Option<Chance> {
    rallies(table, vehicle)?;
    let mut lines: Vec<Line> = Vec::new();
    rally_lines(table, vehicle, &mut lines);
    Some(Chance::new((1..=10).filter(|die| reaches(*die, &lines)).count() as u128, 10))
}

fn reaches(die: u8, lines: &[Line]) -> bool {
    i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>() >= i32::from(RALLIES)
}

/// The rally rolls of crews: a ten-sided die for each that has a morale marker and a commander to rally it, in the order of the list. Who
/// is not rallied in a vehicle that cannot move leaves it (PH-8.2-04).
pub(crate) fn rally_rolls(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let mut harm = Harm::new(table);
    for vehicle in table.figures.iter() {
        let Some(leader) = rallies(table, &vehicle) else { continue };
        let mut lines: Vec<Line> = Vec::new();
        rally_lines(table, &vehicle, &mut lines);
        let die = dice.roll(10);
        let passed = reaches(die, &lines);
        let about = Some(leader.id);
        let rolled = Rolled { what: Roll::Rally, unit: vehicle.id, about, die, lines, needed: RALLIES, passed };
        harm.events.push(Event::Rolled(rolled));
        if passed {
            harm.is(vehicle.id, Is::Spirited(vehicle.morale.better()));
        } else if vehicle.immobile {
            abandons(table, &mut harm, vehicle.id, None);
        }
    }
    harm.events
}
