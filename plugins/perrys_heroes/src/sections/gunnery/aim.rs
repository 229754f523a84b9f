//! Aiming a main gun (7.21), and when its aim is lost (PH-R-32).

use super::load::lacking;
use super::rules::{AIMED, AIMING, PRICE};
use super::swing::{Swing, bears, swing};
use super::{gun, words};
use crate::facts::command::AimAt;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is, Mark};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Experience, Motion};
use crate::sections::casualties::may_attack;
use crate::sections::{fire, points, sight};
use measured_table::{Heading, Point};
use table::{CounterId, Line, Refusal, Side};

/// What each step of a turn costs (PH-7.21-02).
const STEP: i32 = 2;

/// A main gun that is aimed, before it is paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AimReport {
    /// Which vehicle.
    pub unit: CounterId,
    /// At what.
    pub at: AimAt,
    /// Where that is.
    pub place: Point,
    /// How turret and hull turn.
    pub swing: Swing,
    /// What it costs, part by part.
    pub lines: Vec<Line>,
    /// Together.
    pub cost: u8,
    mark: Mark,
}

/// What aiming costs (PH-7.21-02).
fn price(table: &Table, vehicle: &Figure, swing: &Swing) -> Vec<Line> {
    let base = match table.vehicle(vehicle).map_or(Experience::Normal, |def| def.experience) {
        Experience::Veteran => 1,
        Experience::Normal => 2,
        Experience::Green => 3,
    };
    let mut lines = vec![Line::from(PRICE, base, vehicle.id)];
    for steps in [swing.by_turret, swing.by_hull] {
        if steps > 0 {
            lines.push(Line::of(AIMING, STEP * i32::from(steps)));
        }
    }
    lines.extend(lacking(table, vehicle));
    lines
}

/// What is aimed at, and where it is.
///
/// # Errors
/// The enemy is not there, not located, or nothing that the crew knows of; the place is beside the table.
fn marked(table: &Table, vehicle: &Figure, at: AimAt) -> Result<(Mark, Point), Refusal> {
    let refuse = |why| Refusal::new(AIMING, why);
    match at {
        AimAt::Place(place) if table.field.ground.bounds.holds(place) => Ok((Mark::Place(place), place)),
        AimAt::Place(_) => Err(refuse(words::off_the_table())),
        AimAt::Enemy(id) => {
            let target = enemy(table, vehicle, id)?;
            fire::known(table, vehicle, &target)?;
            let no = table.no(id).and_then(|no| u8::try_from(no).ok());
            let found = no.map(Mark::Enemy).zip(target.at);
            found.ok_or_else(|| refuse(words::no_enemy()))
        }
    }
}

/// An enemy on the table, man or vehicle, of whom one knows where he is.
///
/// # Errors
/// There is none of this name.
pub(crate) fn enemy(table: &Table, vehicle: &Figure, at: CounterId) -> Result<Figure, Refusal> {
    let is_one = |figure: &Figure| figure.side != vehicle.side && figure.is_there() && figure.at.is_some();
    table.figure(at).filter(is_one).ok_or_else(|| Refusal::new(AIMING, words::no_enemy()))
}

/// Whether the crew sees what it aims at.
pub(super) fn sees(table: &Table, vehicle: &Figure, mark: Mark, rule: table::RuleId) -> Result<(), Refusal> {
    match mark {
        Mark::Place(place) => sight::needed_to_point(table, vehicle, place, rule),
        Mark::Enemy(no) => sight::needed(table, vehicle, &table.figures.at(usize::from(no)), rule),
    }
}

/// Whether a main gun may be aimed, and what that costs.
///
/// Readings: to aim belongs to the attack, so a Demoralised crew may not (PH-H-44). A gun may be aimed at a place that its crew sees, for a
/// high-explosive round, whoever is there. An empty gun may be aimed, and one whose vehicle has moved: it fires in a later turn.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    unit: CounterId,
    at: AimAt,
    hull: bool,
    facing: Option<Heading>,
) -> Result<AimReport, Refusal> {
    let vehicle = points::acting_vehicle(seen, side, unit)?;
    plan(seen, &vehicle, at, hull, facing)
}

pub(super) fn plan(
    table: &Table,
    vehicle: &Figure,
    at: AimAt,
    hull: bool,
    facing: Option<Heading>,
) -> Result<AimReport, Refusal> {
    may_attack(vehicle)?;
    gun(table, vehicle)?;
    let (mark, place) = marked(table, vehicle, at)?;
    sees(table, vehicle, mark, AIMING)?;
    let swing = swing(table, vehicle, place, hull, facing)?;
    let holds = vehicle.aim == Some(mark) && bears(table, vehicle, place);
    if holds && swing.facing == vehicle.facing {
        return Err(Refusal::new(AIMED, words::is_aimed()));
    }
    let lines = price(table, vehicle, &swing);
    let cost = points::price(&lines);
    points::can_pay(table, &[(*vehicle, cost)])?;
    Ok(AimReport { unit: vehicle.id, at, place, swing, lines, cost, mark })
}

/// What a swing changes: to pivot is no move (PH-7.21-04).
pub(super) fn swung(vehicle: &Figure, swing: &Swing) -> Vec<Is> {
    let facing = (swing.facing != vehicle.facing).then_some(Is::Faces(swing.facing));
    let turret = (swing.turret != vehicle.turret).then_some(Is::Turret(swing.turret));
    facing.into_iter().chain(turret).collect()
}

impl AimReport {
    /// Pays, turns, and aims. Nothing is left to dice.
    pub(crate) fn carry_out(self, table: &Table) -> Vec<Event> {
        let Some(vehicle) = table.figure(self.unit) else { return Vec::new() };
        let mut events = points::pay(table, &[(vehicle, self.cost)]);
        let mut is = swung(&vehicle, &self.swing);
        is.extend(vehicle.shot_at.then_some(Is::ShotAt(false)));
        is.push(Is::Aimed(Some(self.mark)));
        events.extend(is.into_iter().map(|is| Event::Is(self.unit, is)));
        events
    }
}

/// What a gun is aimed at, as a figure; none of a place, and of a gun that is aimed at nothing.
pub fn target(table: &Table, vehicle: &Figure) -> Option<Figure> {
    match vehicle.aim? {
        Mark::Enemy(no) => (usize::from(no) < table.figures.len()).then(|| table.figures.at(usize::from(no))),
        Mark::Place(_) => None,
    }
}

/// The aims that are lost, looked for after every action: what they were at is gone, has left their line of sight, or has come out of the
/// arc of a gun that goes with its hull (PH-R-32).
///
/// Reading: a target that moves in sight is followed by the gun. That it was out of sight in the middle of an action does not count.
pub(crate) fn lost(table: &Table) -> Vec<Event> {
    let loses = |vehicle: &Figure| {
        let Some(mark) = vehicle.aim else { return false };
        let place = match mark {
            Mark::Place(place) => Some(place),
            Mark::Enemy(_) => target(table, vehicle).filter(Figure::is_there).and_then(|target| target.at),
        };
        !place.is_some_and(|place| sees(table, vehicle, mark, AIMED).is_ok() && bears(table, vehicle, place))
    };
    let aiming = table.figures.iter().filter(|figure| figure.is_vehicle() && figure.aim.is_some());
    aiming.filter(loses).map(|vehicle| Event::Is(vehicle.id, Is::Aimed(None))).collect()
}

/// What moving does to aims: they are lost (PH-R-32). To turn the hull otherwise than to aim is a move too (PH-R-33).
pub(crate) fn of_moves(table: &Table, events: &[Event]) -> Vec<Event> {
    let moves = |event: &Event| {
        if let Event::Is(id, Is::Moves(Motion::Moved | Motion::Ran)) = event { Some(*id) } else { None }
    };
    let aiming = |id: &CounterId| table.figure(*id).is_some_and(|vehicle| vehicle.aim.is_some());
    events.iter().filter_map(moves).filter(aiming).map(|id| Event::Is(id, Is::Aimed(None))).collect()
}
