//! What an event and a position from a saved game must fit.
//!
//! An event must name what is there (units, figures, points of this table) with values that occur. That today's rules would decide so is
//! not asked: a game that was played by older rules goes on. `hedgerow replay --verify` asks that.

mod going_on;
mod told;
mod whole;

use crate::facts::battle::{BattleIs, Building};
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::rolls::SwerveRolled;
use crate::facts::situation::Table;
use crate::facts::units::{self, Unit};
use crate::files::values::Phase;
use measured_table::Point;
use table::{CounterId, Line};

/// No list of an event is longer: a battle has at most 250 figures, each with some dice.
const LIST_MAX: usize = 4_000;
/// No number of a line or a total is larger.
const NUMBER_MAX: i32 = 1_000;
/// No template comes down so far beside the table, in tenths.
const BESIDE_MAX: i32 = 10_000;
/// No figure goes so far in a turn, in centimetres.
const BEATS_MAX: u16 = 1_000;
/// Never is more going on at once: a choice in a window in a move in a fight.
const STACK_MAX: usize = 16;
/// No game has more turns.
const TURNS_MAX: u8 = 100;

type Fits = Result<(), String>;

/// Whether an event from outside can be applied to the table as it stands.
pub(crate) fn admit(table: &Table, event: &Event) -> Fits {
    Outside(*table).event(event)
}

/// Whether a game from outside may rest here: it is over, or somebody must decide.
pub(crate) fn rests(table: &Table) -> Fits {
    fits(table.flow.outcome.is_some() || table.flow.to_act().is_some(), || "nobody is to decide".into())?;
    let veils = table.figures.iter().all(|figure| {
        let unit = table.unit_at(figure.unit.0);
        unit.is_some_and(|unit| unit.veil == figure.veil)
    });
    fits(veils, || "a figure is hidden otherwise than its unit".into())
}

/// The table as an event from outside finds it.
struct Outside<'w>(Table<'w>);

impl<'w> std::ops::Deref for Outside<'w> {
    type Target = Table<'w>;
    fn deref(&self) -> &Table<'w> {
        &self.0
    }
}

fn fits(holds: bool, why: impl FnOnce() -> String) -> Fits {
    if holds { Ok(()) } else { Err(why()) }
}

fn list<T>(list: &[T]) -> Fits {
    fits(list.len() <= LIST_MAX, || format!("a list of {} is longer than any of a battle", list.len()))
}

fn number(value: i32) -> Fits {
    fits((-NUMBER_MAX..=NUMBER_MAX).contains(&value), || format!("the number {value} does not occur in a battle"))
}

/// A die (ROE-GEN-02).
fn die(shows: u8) -> Fits {
    fits((1..=6).contains(&shows), || format!("no die shows {shows}"))
}

fn lines(lines: &[Line]) -> Fits {
    list(lines)?;
    lines.iter().try_for_each(|line| number(line.value))
}

impl Outside<'_> {
    fn event(&self, event: &Event) -> Fits {
        match event {
            Event::PhaseBegan { turn, side: _, phase } => {
                fits((1..=TURNS_MAX).contains(turn), || format!("no battle has a turn {turn}"))?;
                fits(*phase != Phase::SetUp, || "a battle has one set-up".into())
            }
            Event::Chose { unit, hides: _ }
            | Event::Checked { unit }
            | Event::OrderGiven { unit, order: _ }
            | Event::Lost { unit, captured: _ } => self.unit_known(*unit).map(drop),
            Event::Went { unit, ways, beat } => {
                self.unit_known(*unit)?;
                self.beat(*beat)?;
                self.paths(ways)
            }
            Event::Disciplined(rolled) => self.disciplined(rolled),
            Event::Spotted(rolled) => self.spotted(rolled),
            Event::Fired(rolled) => self.fired(rolled),
            Event::Smoked(rolled) => self.smoked(rolled),
            Event::Landed(rolled) => self.landed(rolled),
            Event::Struck(rolled) => self.struck(rolled),
            Event::Flared(rolled) => self.flared(rolled),
            Event::Breached(rolled) => self.breached(rolled),
            Event::VehicleStruck(rolled) => self.vehicle_struck(rolled),
            Event::Experienced(rolled) => self.man(rolled),
            Event::TrackRolled { vehicle, die: shows } => self.known(*vehicle).and_then(|_| die(*shows)),
            Event::Charged { unit, at } => self.unit_known(*unit).and_then(|_| self.unit_known(*at)).map(drop),
            Event::Fought(rolled) => self.fought(rolled),
            Event::Tried(rolled) => self.tried(rolled),
            Event::Bogging(rolled) => self.bogging(rolled),
            Event::Swerved(SwerveRolled { unit, die: shows, turn: _ }) => {
                self.unit_known(*unit)?;
                die(*shows)
            }
            Event::Rode { unit, vehicle, aboard: _ } => {
                self.unit_known(*unit).and_then(|_| self.unit_known(*vehicle)).map(drop)
            }
            Event::Steered { unit, steps, checks, last } => {
                self.unit_known(*unit)?;
                list(steps)?;
                self.beat(*last)?;
                self.checks(checks)
            }
            Event::UnitIs(id, is) => self.unit_known(*id).and_then(|_| self.unit_is(*id, *is)),
            Event::Is(id, is) => self.known(*id).and_then(|_| self.is(*id, *is)),
            Event::BattleIs(BattleIs::Building(building)) => self.building(building),
            Event::Pushed(frame) => {
                self.room_for_a_frame()?;
                self.frame(frame)
            }
            Event::FrameIs(frame) => {
                self.something_goes_on()?;
                self.frame(frame)
            }
            Event::Popped => self.something_goes_on(),
            Event::Planned { unit, ways, last } => {
                self.unit_known(*unit)?;
                self.beat(*last)?;
                self.paths(ways)
            }
            Event::Asked { beat } => self.beat(*beat),
            Event::Placing(_) | Event::Ended | Event::Over(_) => Ok(()),
            Event::Stands(snapshot) => self.snapshot(snapshot),
        }
    }
    fn unit_known(&self, id: CounterId) -> Result<Unit, String> {
        self.unit(id).ok_or_else(|| format!("there is no unit `{id}`"))
    }
    fn known(&self, id: CounterId) -> Result<Figure, String> {
        self.figure(id).ok_or_else(|| format!("there is no figure `{id}`"))
    }
    fn all_known(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known(*id).map(drop))
    }
    fn point(&self, at: Point) -> Fits {
        let on = self.field.ground.bounds.holds(at);
        fits(on, || format!("({}, {}) is beside the table", at.x, at.y))
    }
    fn beat(&self, beat: u16) -> Fits {
        fits(beat <= BEATS_MAX, || format!("no way has {beat} beats"))
    }
    fn unit_is(&self, id: CounterId, is: units::Is) -> Fits {
        is.admit(self.field).map_err(|why| format!("`{id}`: {why}"))
    }
    fn is(&self, id: CounterId, is: figures::Is) -> Fits {
        is.admit(self.field).map_err(|why| format!("`{id}`: {why}"))
    }
    fn building(&self, building: &Building) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Building { piece, weaker: _, destroyed: _, fired_from: _ } = building;
        self.piece(*piece)
    }
    fn piece(&self, piece: u16) -> Fits {
        let known = usize::from(piece) < self.field.ground.pieces.len();
        fits(known, || format!("the table has no piece {piece}"))
    }
}
