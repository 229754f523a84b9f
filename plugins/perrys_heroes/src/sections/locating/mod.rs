//! Locating (7.13): camouflage, visibility, the attempt, and who knows of it.
//!
//! That an enemy is located is a state of the table: his figure stands there for all to see. Who of the other side may aim at him is
//! knowledge of each man (PH-7.5-11, PH-R-71): [`knowledge`](self) passes from man to man.

mod knowledge;
pub mod odds;
mod orders;
pub mod rules;
pub(crate) mod words;

pub(crate) use knowledge::{comes_out, learned, lost, told_on};

use crate::facts::battle::Light;
use crate::facts::body::Body;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Clothing, Hour, Morale, Posture, Speciality};
use crate::sections::casualties::rules::CUMULATIVE;
use crate::sections::casualties::shown;
use crate::sections::{exposure, points, sight};
use measured_table::Disc;
use rules::{AMBUSH, ATTEMPT, CLOTHING, FOLIAGE, IN_SIGHT, ONLY_LOCATED, OPTICS, VISIBILITY};
use table::{CounterId, DiceCup, Line, Refusal, Side, Tally};

/// What an attempt costs by eye, and with optics (PH-7.13-08).
const COST: [u8; 2] = [2, 4];
/// What the die needs: more than 3 (PH-7.13-11).
pub const NEEDED: i8 = 4;
/// The die that always locates (PH-H-39).
const ALWAYS: u8 = 6;
/// Foliage counts nearer than this to what grows (PH-3.4-03).
const FOLIAGE_WITHIN: i32 = 500;

/// The level of a figure's camouflage, as lines below zero (PH-3.4-01 to PH-3.4-04, PH-R-28): of a man whom one knows.
pub fn camouflage(table: &Table, figure: &Figure, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, figure.id));
    match figure.posture {
        Posture::Standing => {}
        Posture::Crouched | Posture::Prone => add(AMBUSH, -1),
    }
    if let Some(vehicle) = table.vehicle(figure) {
        let foliage = vehicle.foliage && near_plants(table, figure);
        if vehicle.camouflaged {
            add(CLOTHING, -1);
        }
        if foliage {
            add(FOLIAGE, -1);
        }
    }
    let Some(man) = table.man(figure) else { return };
    // PH-3.4-04: where foliage does not count, what is left is what he wears.
    let foliage = man.foliage && near_plants(table, figure);
    match (man.clothing, foliage) {
        (Clothing::Plain, false) => {}
        (Clothing::Plain, true) => add(FOLIAGE, -1),
        // PH-3.4-02: helmet and foliage are two rows of the same worth, of which one counts.
        (Clothing::Helmet, _) => add(CLOTHING, -1),
        (Clothing::Suit, false) => add(CLOTHING, -2),
        (Clothing::Suit, true) => {
            add(CLOTHING, -2);
            add(FOLIAGE, -2);
        }
    }
}

/// True if a figure is near enough to what grows that foliage hides it (PH-3.4-03).
fn near_plants(table: &Table, figure: &Figure) -> bool {
    let Some(body) = table.body(figure) else { return false };
    let pieces = table.field.ground.pieces.iter().enumerate();
    let mut plants = pieces.filter(|(no, _)| table.field.does(*no).plants);
    plants.any(|(_, piece)| body.gap_to(piece).less_than(FOLIAGE_WITHIN))
}

/// True if a figure has optics (PH-H-27): a vehicle whose hatch is open has.
pub fn has_optics(table: &Table, figure: &Figure) -> bool {
    if figure.is_vehicle() {
        return table.is_manned(figure) && table.is_open(figure);
    }
    table.man(figure).is_some_and(|man| man.binoculars || man.speciality == Speciality::Sniper)
}

/// How far a figure sees, in tenths (PH-7.13-01), with optics as the table says (PH-R-27).
pub fn sees_as_far_as(table: &Table, optics: bool) -> i32 {
    table.field.sees[usize::from(optics)]
}

/// How far somebody is seen by whom: within reach of a light it is dusk where it was night (PH-H-15).
pub fn is_seen_as_far_as(table: &Table, whom: &Figure, optics: bool) -> i32 {
    body_is_seen_as_far_as(table, table.body(whom).as_ref(), optics)
}

/// The same of whoever covers so much of the table.
pub fn body_is_seen_as_far_as(table: &Table, body: Option<&Body>, optics: bool) -> i32 {
    let (field, dark) = (table.field, sees_as_far_as(table, optics));
    let reach = field.charts.house.light.0;
    let under = |light: &Light| body.is_some_and(|body| body.gap_to(&Disc::new(light.at, 0)).within(reach));
    if field.hour != Hour::Night || !table.battle.lights.iter().any(under) {
        return dark;
    }
    let dusk = field.charts.visibility(Hour::Dusk, field.weather);
    dusk.map_or(dark, |dusk| if optics { dusk.optics.0 } else { dusk.eye.0 })
}

/// True if a figure could see another: within the visibility distance, in uncut line of sight (PH-7.13-09). That does not locate it yet
/// (PH-7.13-02).
pub fn could_see(table: &Table, who: &Figure, whom: &Figure, optics: bool) -> bool {
    table.gap(who, whom).is_some_and(|gap| gap.within(is_seen_as_far_as(table, whom, optics)))
        && sight::is_open(table, who, whom)
}

/// Who has to be located so that somebody may be a target: the vehicle in which he rides (PH-H-21), or himself.
pub fn who_is_located(table: &Table, enemy: &Figure) -> Figure {
    table.carrier(enemy)
}

/// Whether an enemy may be a target of somebody: he is located, and that one knows of it (PH-7.13-14, PH-7.5-11).
pub fn is_target(table: &Table, who: &Figure, enemy: &Figure) -> bool {
    let enemy = who_is_located(table, enemy);
    enemy.located && table.no(enemy.id).is_some_and(|no| who.knows.has(no))
}

/// An attempt to locate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocateReport {
    /// Who tries.
    pub unit: CounterId,
    /// Whom.
    pub at: CounterId,
    /// With optics.
    pub optics: bool,
    /// What it costs.
    pub cost: u8,
    /// The enemy's figure stands on the table: no die is rolled, and he alone learns of it who has not known (PH-R-71).
    pub on_the_table: bool,
}

impl LocateReport {
    /// Pays, and tries: a six-sided die if the target is camouflaged, else none.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some((spotter, target)) = table.figure(self.unit).zip(table.figure(self.at)) else { return Vec::new() };
        let mut events = points::pay(table, &[(spotter, self.cost)]);
        events.extend(tries(table, dice, &spotter, &target, self.optics).1);
        events
    }
}

/// Whether a figure of the side may try to locate an enemy now, and what it takes.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    unit: CounterId,
    at: CounterId,
    optics: bool,
) -> Result<LocateReport, Refusal> {
    let figure = points::acting_any(seen, side, unit)?;
    let enemy = |enemy: &Figure| enemy.side != side && enemy.is_there() && enemy.at.is_some();
    let Some(target) = seen.figure(at).filter(enemy) else {
        return Err(Refusal::new(ATTEMPT, words::no_enemy()));
    };
    plan(seen, &figure, &target, optics)
}

fn plan(table: &Table, figure: &Figure, target: &Figure, optics: bool) -> Result<LocateReport, Refusal> {
    steady(figure)?;
    if is_target(table, figure, target) {
        return Err(Refusal::new(ONLY_LOCATED, words::knows()));
    }
    if optics && !has_optics(table, figure) {
        let why = if figure.is_vehicle() { words::shut_in() } else { words::no_optics() };
        return Err(Refusal::new(OPTICS, why));
    }
    let far =
        |optics| !table.gap(figure, target).is_some_and(|gap| gap.within(is_seen_as_far_as(table, target, optics)));
    if far(optics) {
        let sees = is_seen_as_far_as(table, target, optics) / 100;
        let helps = !optics && has_optics(table, figure) && !far(true);
        let why = if helps { words::too_far_by_eye(sees) } else { words::too_far(sees) };
        return Err(Refusal::new(VISIBILITY, why));
    }
    sight::needed(table, figure, target, IN_SIGHT)?;
    let cost = COST[usize::from(optics)];
    points::can_pay(table, &[(*figure, cost)])?;
    Ok(LocateReport { unit: figure.id, at: target.id, optics, cost, on_the_table: target.located })
}

/// Whether somebody's morale lets him do what is neither movement nor attack: all but the Panicked may (PH-4.5-09, PH-R-37).
///
/// # Errors
/// He is Panicked.
pub(crate) fn steady(figure: &Figure) -> Result<(), Refusal> {
    match figure.morale {
        Morale::Operational | Morale::Pinned | Morale::Demoralised => Ok(()),
        Morale::Panicked => Err(Refusal::new(CUMULATIVE, words::panics())),
    }
}

/// An attempt without action points, as from alert (PH-R-66): whether the spotter knows of the target now, and what has happened. With
/// optics where he has some, as they cost nothing then. Dice: as of an order.
pub(crate) fn attempt(table: &Table, dice: &mut DiceCup, spotter: &Figure, target: &Figure) -> (bool, Vec<Event>) {
    tries(table, dice, spotter, target, has_optics(table, spotter))
}

/// One attempt, on the true table. Who is out of sight, as it turns out, is not found. Dice: one with six sides, if the target is
/// camouflaged and not on the table yet.
fn tries(table: &Table, dice: &mut DiceCup, spotter: &Figure, target: &Figure, optics: bool) -> (bool, Vec<Event>) {
    let mut events = Vec::new();
    // PH-H-21: who rides is located with his vehicle, where that is by now.
    let Figure { at, facing, motion, .. } = *target;
    let vehicle = table.ridden(target).map(|vehicle| Figure { at, facing, motion, ..vehicle });
    let target = vehicle.as_ref().unwrap_or(target);
    if !could_see(table, spotter, target, optics) {
        return (false, events);
    }
    // PH-R-71: against a figure on the table no die is rolled.
    if !target.located {
        let mut lines: Vec<Line> = Vec::new();
        camouflage(table, target, &mut lines);
        if !lines.is_empty() {
            let die = dice.roll(6);
            let passed = locates(die, lines.iter().map(|line| line.value).sum());
            // How well hidden he is who has not been found is known to his owner alone.
            if !passed {
                lines.clear();
            }
            let (what, about) = (Roll::Locate, Some(target.id));
            let rolled = Rolled { what, unit: spotter.id, about, die, lines, needed: NEEDED, passed };
            events.push(Event::Rolled(rolled));
            if !passed {
                return (false, events);
            }
        }
        // PH-7.13-12
        events.extend(shown(target));
        events.extend(exposure::wounds_aboard(table, target));
    }
    events.extend(learned(table, spotter, target));
    (true, events)
}

/// True if a die locates with what it gets (PH-7.13-10, PH-7.13-11, PH-H-39).
fn locates(die: u8, gets: i32) -> bool {
    die == ALWAYS || i32::from(die) + gets >= i32::from(NEEDED)
}

/// Everybody whom a figure of the team that acts may try to locate, by eye and with optics.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Locate) {
        return;
    }
    for target in seen.bodies(figure.side.other()) {
        for optics in [false, true] {
            if plan(seen, figure, &target, optics).is_ok() {
                out.push(Command::Locate { unit: figure.id, at: target.id, optics });
            }
        }
    }
}

#[cfg(test)]
#[path = "camouflage_test.rs"]
mod camouflage_test;
#[cfg(test)]
#[path = "locating_test.rs"]
mod locating_test;
