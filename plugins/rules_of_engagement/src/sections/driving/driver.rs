//! A vehicle that is about to drive, with all that is near it: any number of drives are asked of it.

pub(super) mod approach;

use self::approach::limit;
use super::route::Route;
use super::rules::PIVOTS;
use super::{DriveReport, Wanted, approach_test, is_escorted, words};
use crate::facts::body::Body;
use crate::facts::figures::Figure;
use crate::facts::frames::{Check, Due};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Footing, Order, Veil};
use crate::files::vehicles::VehicleDef;
use crate::sections::guns::rules::TURRET_TURNS;
use crate::sections::movement::rules::{MOVES, TENTHS, TERRAIN_TABLE};
use crate::sections::movement::{Crossed, crossed, on_roads, touches};
use crate::sections::ordering::rules::{ORDERS, RUN_ADDS, RUN_LEAST};
use crate::sections::riding::rules::TRANSPORT;
use crate::sections::riding::{self, Stop};
use measured_table::shapes::Bounds;
use measured_table::terrain::Centimetres;
use measured_table::ways::{Drive, MOST_POINTS, Step};
use measured_table::{Heading, Hull, Leg, Piece, Shape as _};
use table::{CounterId, Line, Refusal};

/// A vehicle that is about to drive, and what is near it.
pub(crate) struct Driver<'t> {
    pub table: Table<'t>,
    pub unit: Unit,
    pub vehicle: Figure,
    pub hull: Hull,
    pub def: &'t VehicleDef,
    /// All who stand near it, of whom its side knows where they are, and wrecks.
    pub(super) solid: Vec<(CounterId, Body)>,
    pub(super) houses: Vec<&'t Piece>,
    /// The box that its hull does not leave.
    pub(super) near: Bounds,
}

impl<'t> Driver<'t> {
    /// A vehicle, whatever may keep it from driving; none: it is no vehicle on the table.
    pub fn new(table: &Table<'t>, unit: &Unit) -> Option<Self> {
        let table = *table;
        let vehicle = table.vehicle_of(unit)?;
        let (hull, def, moves) = (table.hull(&vehicle)?, table.vehicle_def(&vehicle)?, &table.field.charts.moves);
        let road = table.field.charts.going(def.mover, Footing::Road).more.0;
        let near = hull.bounds().grown(def.moves.0 + moves.run.0.max(road) + hull.length());
        // One who is Hidden is in nobody's way before he is run into (ROE-R-53).
        let known = |other: &Figure| {
            other.id != vehicle.id && (other.side == unit.side || other.veil != Veil::Hidden || !other.is_there())
        };
        let solid = table.solid().filter(|(other, body)| known(other) && body.bounds().meets(near));
        let solid = solid.map(|(other, body)| (other.id, body)).collect();
        let pieces = table.field.ground.pieces.iter().enumerate();
        let houses = pieces.filter(|(no, piece)| table.field.does(*no).building && touches(near, piece));
        let houses = houses.map(|(_, piece)| piece).collect();
        Some(Self { table, unit: *unit, vehicle, hull, def, solid, houses, near })
    }
    /// What the length of a drive is made of before the ground, in tenths.
    fn pace(&self, order: Order, stops: bool) -> Vec<Line> {
        let charts = &self.table.field.charts;
        let mut lines = vec![Line::of(MOVES, self.def.moves.0)];
        if self.vehicle.track_damaged {
            lines.push(Line::of(MOVES, -charts.armour.track_less.0));
        }
        if order == Order::Run {
            lines.push(Line::of(RUN_ADDS, self.table.field.switches.run.unwrap_or(charts.moves.run).0));
        }
        if stops {
            lines.push(Line::of(TRANSPORT, -charts.moves.transport_less.0));
        }
        lines
    }
    /// How far it may drive with an order, before the ground takes or gives anything.
    pub fn room(&self, order: Order) -> i32 {
        sum(&self.pace(order, false))
    }
    /// How many pivots an order leaves it (ROE-ORD-01).
    fn pivots(&self, order: Order) -> u8 {
        match order {
            Order::Hold => 1,
            Order::Sneak | Order::FallBack => 0,
            Order::Advance | Order::Run | Order::ReserveFire => self.table.field.charts.arcs.pivots,
        }
    }
    /// What counts of a drive: how far it leads, back more than ahead (ROE-GEO-09).
    fn counts(&self, steps: &[Step]) -> i32 {
        let back = self.table.field.charts.moves.reverse;
        let counts = |step: &Step| match step {
            Step::Turn(_) => 0,
            Step::Drive(far) if *far < 0 => {
                far.saturating_abs().saturating_mul(back.1.into()) / i32::from(back.0.max(1))
            }
            Step::Drive(far) => *far,
        };
        steps.iter().map(counts).fold(0, i32::saturating_add)
    }
    /// What a drive comes to.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn goes(&self, order: Order, wanted: &Wanted) -> Result<DriveReport, Refusal> {
        let steps = wanted.steps;
        self.are_steps(steps)?;
        let pivots = self.turns_so_often(order, steps)?;
        let (stops, counts) = (!wanted.rides.is_empty(), self.counts(steps));
        let mut lines = self.pace(order, stops);
        let road = self.table.field.charts.going(self.def.mover, Footing::Road).more.0;
        // Whoever asks for a drive across the table is told before anything is measured along it.
        far_enough(counts, sum(&lines) + road)?;
        let drive = Drive::new(&self.hull, steps.to_vec());
        let route = Route::new(&self.hull, steps);
        self.stays_on_the_table(steps)?;
        let legs: Vec<Leg> = route.hulls.windows(2).map(|ends| Leg::new(ends[0].at(), ends[1].at())).collect();
        let moves = drive.length() > 0;
        let crossed = if moves { crossed(self.table.field, &legs, self.near, self.def.mover) } else { Vec::new() };
        self.may_enter(order, &crossed)?;
        let on_road = moves && on_roads(self.table.field, &legs);
        lines.extend(self.of_ground(&crossed, on_road));
        far_enough(counts, sum(&lines))?;
        self.is_free(steps)?;
        let least = if order == Order::Run { self.def.moves.0 } else { 0 };
        if drive.length() < least {
            let [length, least] = [drive.length(), least].map(Centimetres);
            return Err(Refusal::new(RUN_LEAST, words::not_far_enough(length, least)));
        }
        let turret = wanted.turret.map(|to| self.turret(to, drive.end.heading())).transpose()?;
        let mut checks = self.bogs(&crossed);
        let trusts = !wanted.test && self.vehicle.escorted && is_escorted(&self.table, &self.unit);
        let approach = limit(self, &route);
        let test = approach.is_some() && !trusts;
        checks.extend(
            approach.map(|(beat, stand)| Check {
                beat,
                what: if trusts { Due::Trusts(stand) } else { Due::Approach(stand) },
            }),
        );
        checks.extend(self.rides(wanted, &route)?);
        checks.sort_by_key(|check| check.beat);
        Ok(DriveReport {
            unit: self.unit.id,
            steps: steps.to_vec(),
            hulls: route.ends.iter().map(|beat| route.hulls[*beat]).collect(),
            length: drive.length(),
            counts,
            pivots,
            crossed,
            on_road,
            most: sum(&lines),
            lines,
            least,
            turret,
            checks,
            last: route.last(),
            test: test.then(|| approach_test(&self.table, &self.unit)),
        })
    }
    /// At most 12 steps, each of which changes something.
    fn are_steps(&self, steps: &[Step]) -> Result<(), Refusal> {
        if steps.len() > MOST_POINTS {
            return Err(Refusal::new(TENTHS, words::too_many_steps(MOST_POINTS)));
        }
        let mut heading = self.hull.heading();
        for step in steps {
            match step {
                Step::Drive(0) => return Err(Refusal::new(TENTHS, words::changes_nothing())),
                Step::Turn(to) if *to == heading => return Err(Refusal::new(TENTHS, words::changes_nothing())),
                Step::Turn(to) => heading = *to,
                Step::Drive(_) => {}
            }
        }
        Ok(())
    }
    /// Whether its order lets it pivot so often, and drive at all (ROE-ORD-01); how often.
    fn turns_so_often(&self, order: Order, steps: &[Step]) -> Result<u8, Refusal> {
        let each = i32::from(self.table.field.charts.arcs.pivot).max(1) * 10;
        let (mut heading, mut many) = (self.hull.heading(), 0);
        for step in steps {
            match step {
                Step::Turn(to) => {
                    many += (heading.turn_to(*to).abs() + each - 1) / each;
                    heading = *to;
                }
                Step::Drive(_) if order == Order::Hold => {
                    return Err(Refusal::new(ORDERS, words::holds(self.unit.id)));
                }
                Step::Drive(_) => {}
            }
        }
        let (many, most) = (u8::try_from(many).unwrap_or(u8::MAX), self.pivots(order));
        if many > most {
            return Err(Refusal::new(PIVOTS, words::too_many_pivots(many, most)));
        }
        Ok(many)
    }
    /// What the ground takes of its drive once, whatever takes it, or gives (ROE-MOV-02).
    fn of_ground(&self, crossed: &[Crossed], on_road: bool) -> Vec<Line> {
        let charts = &self.table.field.charts;
        let less = crossed.iter().map(|one| charts.going(self.def.mover, one.footing).less.0).max().unwrap_or(0);
        let more = if on_road { charts.going(self.def.mover, Footing::Road).more.0 } else { 0 };
        [-less, more].into_iter().filter(|value| *value != 0).map(|value| Line::of(TERRAIN_TABLE, value)).collect()
    }
    /// Whether it may come onto this ground, and run there. Who begins on such ground may leave it.
    fn may_enter(&self, order: Order, crossed: &[Crossed]) -> Result<(), Refusal> {
        let field = self.table.field;
        for one in crossed {
            let going = field.charts.going(self.def.mover, one.footing);
            let begins_there = || field.ground.under(self.hull.at()).any(|no| no == usize::from(one.piece));
            if going.shut && !begins_there() {
                return Err(Refusal::new(TERRAIN_TABLE, words::nobody_enters()));
            }
            if order == Order::Run && going.no_run {
                return Err(Refusal::new(TERRAIN_TABLE, words::nobody_runs()));
            }
        }
        Ok(())
    }
    /// Where its turret must look as it sets off, to look there at the end: it turns with the hull (ROE-VWP-09).
    fn turret(&self, to: Heading, facing: Heading) -> Result<Heading, Refusal> {
        let refuse = |why| Err(Refusal::new(TURRET_TURNS, why));
        if self.def.turret.is_none() {
            return refuse(words::no_turret(self.unit.id));
        }
        if self.vehicle.turret_jammed {
            return refuse(words::turret_jammed(self.unit.id));
        }
        let most = self.table.field.charts.arcs.turret_turns;
        let set = self.vehicle.facing.turned(facing.turn_to(to));
        if self.vehicle.turret.turn_to(set).abs() > i32::from(most) * 10 {
            return refuse(words::turret_too_far(most));
        }
        Ok(set)
    }
    /// The dice whether it bogs down: once for each piece, where it comes onto it or starts on it (ROE-MOV-05).
    pub fn bogs(&self, crossed_by_beat: &[Crossed]) -> Vec<Check> {
        let field = self.table.field;
        let here = [Leg::new(self.hull.at(), self.hull.at())];
        let starts = crossed(field, &here, self.near, self.def.mover);
        let mut checks: Vec<Check> = Vec::new();
        let mut pieces: Vec<u16> = Vec::new();
        for one in crossed_by_beat {
            let Some(needed) = field.charts.going(self.def.mover, one.footing).bogs else { continue };
            if pieces.contains(&one.piece) {
                continue;
            }
            pieces.push(one.piece);
            let on_it = starts.iter().any(|start| start.piece == one.piece);
            let beat = if on_it { 0 } else { u16::from(one.leg) + 1 };
            checks.push(Check { beat, what: Due::Bogs(one.piece, needed) });
        }
        checks
    }
    /// Who gets in and out, and when.
    fn rides(&self, wanted: &Wanted, route: &Route) -> Result<Vec<Check>, Refusal> {
        let mut checks = Vec::new();
        for ride in wanted.rides {
            let Some(beat) = route.ends.get(usize::from(ride.after)) else {
                return Err(Refusal::new(TRANSPORT, words::no_such_stop(wanted.steps.len())));
            };
            let rider = self.table.unit(ride.unit).filter(|rider| rider.id != self.unit.id);
            let rider = rider.ok_or_else(|| Refusal::new(TRANSPORT, words::not_yours(ride.unit)))?;
            let (hull, later) = (route.hulls[*beat], &route.hulls[*beat..]);
            let stop = Stop { unit: &self.unit, vehicle: &self.vehicle, hull, later };
            riding::may_ride(&self.table, &stop, &rider)?;
            checks.push(Check { beat: u16::try_from(*beat).unwrap_or(u16::MAX), what: Due::Ride(ride.unit) });
        }
        Ok(checks)
    }
    /// All ground worse than open on a drive, by its beats.
    pub fn crossed(&self, route: &Route) -> Vec<Crossed> {
        let legs: Vec<Leg> = route.hulls.windows(2).map(|ends| Leg::new(ends[0].at(), ends[1].at())).collect();
        crossed(self.table.field, &legs, self.near, self.def.mover)
    }
}

fn sum(lines: &[Line]) -> i32 {
    lines.iter().map(|line| line.value).sum::<i32>().max(0)
}

fn far_enough(counts: i32, most: i32) -> Result<(), Refusal> {
    if counts <= most {
        return Ok(());
    }
    let [counts, most] = [counts, most].map(Centimetres);
    Err(Refusal::new(ORDERS, words::too_far(counts, most)))
}
