//! A vehicle that is about to drive, with all that is near it: any number of drives are asked of it.

use super::rules::{DRIVE_ALLOWANCE, DRIVE_CROSSING, DRIVE_MOST, GROUND_PRICE, ON_THE_SPOT, TURNING};
use super::{DriveReport, words};
use crate::facts::body::Body;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::{GroundDef, Row};
use crate::files::values::{Class, Left};
use crate::sections::movement::rules::{SHUT, WAY};
use crate::sections::movement::{
    Crossed, Footing, crossed, footing, leaves_by, shut_edges, stays_on_roads, to_edge, touches,
};
use crate::sections::points::{can_pay, left, price};
use measured_table::shapes::{Bounds, turning};
use measured_table::terrain::Centimetres;
use measured_table::ways::{Drive, MOST_POINTS, Step};
use measured_table::{Disc, Hull, Leg, Piece, Point, Share};
use table::{CounterId, Line, Refusal, Side};

/// A vehicle that is about to drive, and what is near it.
pub(crate) struct Driver<'t> {
    pub table: &'t Table<'t>,
    pub vehicle: Figure,
    pub hull: Hull,
    pub footing: Footing,
    class: Class,
    /// Other vehicles, wrecks and guns, through which it does not drive (PH-R-74).
    pub(super) solid: Vec<(CounterId, Body)>,
    /// Houses.
    pub(super) houses: Vec<&'t Piece>,
    /// The men near it, friends and enemies, of whom one knows where they are.
    pub(super) men: Vec<(CounterId, Disc)>,
    /// The edges that its middle may not come on.
    edges: Vec<Leg>,
    /// The box that its middle cannot leave.
    near: Bounds,
}

/// What a drive costs and takes, whatever is in its way.
pub(super) struct Priced {
    pub drive: Drive,
    ahead: i32,
    back: i32,
    on_road: bool,
    most: i32,
    lines: Vec<Line>,
    pub cost: u8,
    crossed: Vec<Crossed>,
    share: Share,
    walked: Share,
    leaves: Left,
}

impl<'t> Driver<'t> {
    /// A vehicle on the table, whatever may keep it from driving.
    ///
    /// # Errors
    /// It stands nowhere, is none that drives, or none of its class drives where it is.
    pub fn new(table: &'t Table<'t>, vehicle: &Figure) -> Result<Self, Refusal> {
        let nobody_drives = || Refusal::new(SHUT, words::not_on_this());
        let (field, def) = (table.field, table.vehicle(vehicle).ok_or_else(nobody_drives)?);
        let (hull, class) = (table.hull(vehicle).ok_or_else(nobody_drives)?, def.def.class);
        let footing = footing(field, hull.at());
        let rows = [Some(footing.row), footing.road.then_some(Row::Meadow)];
        let furthest = rows.into_iter().flatten().filter_map(|row| field.charts.drives(class, row)).max();
        let near = Bounds::of(Leg::new(hull.at(), hull.at())).grown(furthest.ok_or_else(nobody_drives)?);
        let reach = near.grown(hull.length() + field.base());
        // What is concealed is in nobody's way before it is run into.
        let known = |other: &Figure| other.id != vehicle.id && (other.side == vehicle.side || !other.concealed);
        let bodies = || Side::BOTH.into_iter().flat_map(|side| table.solid(side));
        let near_it = move |body: &Body| body.bounds().meets(reach);
        let others = bodies().filter(|(other, body)| known(other) && near_it(body));
        let (solid, men): (Vec<_>, Vec<_>) = others.partition(|(other, _)| other.is_vehicle());
        let pieces = field.ground.pieces.iter().enumerate();
        let houses = pieces.filter(|(no, piece)| field.does(*no).building && touches(reach, piece));
        Ok(Self {
            table,
            vehicle: *vehicle,
            hull,
            footing,
            class,
            solid: solid.into_iter().map(|(other, body)| (other.id, body)).collect(),
            houses: houses.map(|(_, piece)| piece).collect(),
            men: men.into_iter().filter_map(|(man, _)| Some((man.id, table.base(&man)?))).collect(),
            edges: shut_edges(field, |does| is_shut(table, class, does), |piece| touches(near, piece)),
            near,
        })
    }
    /// How far it drives in a turn, from where it is; none: not there (PH-7.10-01).
    pub fn most(&self, on_road: bool) -> Option<i32> {
        let row = if on_road { Row::Meadow } else { self.footing.row };
        self.table.field.charts.drives(self.class, row)
    }
    /// How far it may still drive ahead; the further of both where it stands on a road.
    pub fn room(&self) -> i32 {
        let roads: &[bool] = if self.footing.road { &[false, true] } else { &[false] };
        let most = roads.iter().filter_map(|road| self.most(*road)).max().unwrap_or(0);
        self.vehicle.walked.left_of(most)
    }
    /// The price of the ground (PH-7.10-03); none: nobody drives there.
    fn ground(&self, on_road: bool) -> Option<u8> {
        let driving = &self.table.field.charts.driving;
        if on_road {
            Some(driving.road)
        } else if self.footing.slope {
            driving.slope.of(self.footing.row)
        } else {
            driving.base.of(self.footing.row)
        }
    }
    /// What the price is made of: of turns on the spot it is nothing but the turns (PH-7.10-05, PH-R-33).
    fn lines(&self, drive: &Drive, on_road: bool, crossed: &[Crossed]) -> Option<Vec<Line>> {
        let mut lines = Vec::new();
        let drives = drive.length() > 0;
        if drives {
            lines.push(Line::of(GROUND_PRICE, i32::from(self.ground(on_road)?)));
        }
        let mut heading = self.hull.heading();
        for step in &drive.steps {
            if let Step::Turn(to) = step {
                // PH-R-73: each turn by itself.
                let rule = if drives { TURNING } else { ON_THE_SPOT };
                lines.push(Line::of(rule, i32::from(heading.eighths_to(*to))));
                heading = *to;
            }
        }
        lines.extend(crossed.iter().map(|one| Line::of(DRIVE_CROSSING, i32::from(one.points))));
        Some(lines)
    }
    /// What a drive comes to.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn goes(&self, steps: &[Step]) -> Result<DriveReport, Refusal> {
        let report = self.measured(steps)?;
        can_pay(self.table, &[(self.vehicle, report.cost)])?;
        Ok(report)
    }
    fn measured(&self, steps: &[Step]) -> Result<DriveReport, Refusal> {
        let priced = self.priced(steps)?;
        self.is_free(&priced.drive)?;
        let run_over = self.run_over(&priced.drive);
        let Priced { drive, ahead, back, on_road, most, lines, cost, crossed, share, walked, leaves } = priced;
        let mut hulls = vec![self.hull];
        for step in &drive.steps {
            hulls.push(step.after(&hulls[hulls.len() - 1]));
        }
        Ok(DriveReport {
            unit: self.vehicle.id,
            turns: u8::try_from(drive.eighths(&self.hull)).unwrap_or(u8::MAX),
            steps: drive.steps,
            hulls,
            ahead,
            back,
            footing: self.footing,
            on_road,
            most,
            lines,
            cost,
            crossed,
            run_over,
            share,
            leaves,
            points_left: left(self.table, &self.vehicle).saturating_sub(cost),
            room_left: walked.left_of(most),
        })
    }
    /// What a drive costs and takes of the allowance, whatever is in its way but the ground.
    pub(super) fn priced(&self, steps: &[Step]) -> Result<Priced, Refusal> {
        let field = self.table.field;
        self.are_steps(steps)?;
        let far = |back: bool| {
            let part = |step: &Step| match step {
                Step::Drive(far) if (*far < 0) == back => far.saturating_abs(),
                Step::Drive(_) | Step::Turn(_) => 0,
            };
            steps.iter().map(part).fold(0, i32::saturating_add)
        };
        let (ahead, back) = (far(false), far(true));
        // PH-H-31: half as far is as far for each centimetre twice.
        let counts = ahead.saturating_add(back.saturating_mul(2));
        let too_far = |left: i32| {
            let [counts, left] = [counts, left].map(Centimetres);
            Err(Refusal::new(DRIVE_ALLOWANCE, words::too_far(counts, left)))
        };
        if counts > self.room() {
            return too_far(self.room());
        }
        let drive = Drive::new(&self.hull, steps.to_vec());
        let legs = self.legs(&drive);
        let leaves = self.stays_on_the_table(&drive)?;
        let on_road = self.footing.road && !legs.is_empty() && stays_on_roads(field, legs.iter().copied());
        let nobody = || Refusal::new(DRIVE_MOST, words::not_on_this());
        let most = self.most(on_road || (legs.is_empty() && self.footing.road)).ok_or_else(nobody)?;
        let share = Share::of(counts, most);
        let Some(walked) = share.and_then(|share| self.vehicle.walked.with(share)) else {
            return too_far(self.vehicle.walked.left_of(most));
        };
        if legs.iter().any(|leg| self.edges.iter().any(|edge| leg.meets(*edge))) {
            return Err(Refusal::new(SHUT, words::ground_in_the_way()));
        }
        let of_crossing = |does: &GroundDef| does.driving.unwrap_or(0);
        let crossed = crossed(field, &legs, of_crossing, |piece| touches(self.near, piece));
        let lines = self.lines(&drive, on_road, &crossed).ok_or_else(nobody)?;
        let cost = price(&lines);
        let share = share.unwrap_or_default();
        Ok(Priced { drive, ahead, back, on_road, most, lines, cost, crossed, share, walked, leaves })
    }
    /// 1 to 12 steps, each of which changes something.
    fn are_steps(&self, steps: &[Step]) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::new(WAY, why));
        if steps.is_empty() || steps.len() > MOST_POINTS {
            return refuse(words::too_many_steps(MOST_POINTS));
        }
        let mut heading = self.hull.heading();
        for step in steps {
            match step {
                Step::Drive(0) => return refuse(words::changes_nothing()),
                Step::Turn(to) if *to == heading => return refuse(words::changes_nothing()),
                Step::Turn(to) => heading = *to,
                Step::Drive(_) => {}
            }
        }
        Ok(())
    }
    /// The stretches that its middle goes.
    fn legs(&self, drive: &Drive) -> Vec<Leg> {
        let mut hull = self.hull;
        let mut legs = Vec::new();
        for step in &drive.steps {
            let end = step.after(&hull);
            legs.extend((end.at() != hull.at()).then(|| Leg::new(hull.at(), end.at())));
            hull = end;
        }
        legs
    }
    /// All of it stays on the table but at the end of the last stretch, by which it leaves (PH-H-43); how it does.
    fn stays_on_the_table(&self, drive: &Drive) -> Result<Left, Refusal> {
        let field = self.table.field;
        let bounds = field.ground.bounds;
        let lies = |hull: &Hull| Body::Hull(*hull).lies_on(bounds);
        let off = || Err(Refusal::new(WAY, words::beside_the_table()));
        let mut hull = self.hull;
        for (n, step) in drive.steps.iter().enumerate() {
            let end = step.after(&hull);
            let stays = match step {
                Step::Turn(to) => turning(&hull, *to).all(|hull| lies(&hull)),
                Step::Drive(_) => lies(&end),
            };
            let leaves = matches!(step, Step::Drive(_)) && n + 1 == drive.steps.len() && bounds.holds(end.at());
            if !stays {
                let far = |edge| end.corners().iter().map(|at| to_edge(bounds, *at, edge)).min().unwrap_or(0);
                return if leaves { Ok(leaves_by(field, self.vehicle.side, far)) } else { off() };
            }
            hull = end;
        }
        Ok(Left::No)
    }
    /// Where its middle is.
    pub fn at(&self) -> Point {
        self.hull.at()
    }
}

/// True if no vehicle of a class enters such ground (PH-GEO-16): water, what its row has no maximum for, what it cannot cross.
fn is_shut(table: &Table, class: Class, does: &GroundDef) -> bool {
    let no_row = does.row.is_some_and(|row| table.field.charts.drives(class, row).is_none());
    does.shut || no_row || (does.crossing > 0 && does.driving.is_none())
}
