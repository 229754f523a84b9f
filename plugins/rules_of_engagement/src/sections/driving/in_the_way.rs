//! What is in the way of a vehicle that drives.

use super::driver::Driver;
use super::rules::PIVOTS;
use super::words;
use crate::facts::body::Body;
use crate::sections::buildings::rules::NO_VEHICLE_ENTERS;
use crate::sections::movement::rules::TENTHS;
use crate::sections::movement::{Crossed, crossed};
use measured_table::shapes::{Driven, overlaps, turning};
use measured_table::ways::Step;
use measured_table::{Hull, Leg, Obstacles, Shape};
use table::Refusal;

const fn is_hull(body: &Body) -> bool {
    match body {
        Body::Hull(_) => true,
        Body::Base(_) => false,
    }
}

impl Driver<'_> {
    pub(super) fn stays_on_the_table(&self, steps: &[Step]) -> Result<(), Refusal> {
        let bounds = self.table.field.ground.bounds;
        let lies = |hull: Hull| Body::Hull(hull).lies_on(bounds);
        let mut hull = self.hull;
        for step in steps {
            let end = step.after(&hull);
            let stays = match step {
                Step::Turn(to) => turning(&hull, *to).all(lies),
                Step::Drive(_) => lies(end),
            };
            if !stays {
                return Err(Refusal::new(TENTHS, words::beside_the_table()));
            }
            hull = end;
        }
        Ok(())
    }
    /// Whether nothing is in the way of its hull. Reading: it drives around men, friends too; of running over them the book says nothing but
    /// where it is out of control.
    pub(super) fn is_free(&self, steps: &[Step]) -> Result<(), Refusal> {
        let mut hull = self.hull;
        for step in steps {
            if let Some((other, _)) = self.solid.iter().find(|(_, body)| self.comes_upon(&hull, *step, body)) {
                return Err(Refusal::new(PIVOTS, words::in_the_way(*other)));
            }
            if self.houses.iter().any(|house| self.sweeps(&hull, *step, *house)) {
                return Err(Refusal::new(NO_VEHICLE_ENTERS, words::house_in_the_way()));
            }
            hull = step.after(&hull);
        }
        Ok(())
    }
    fn comes_upon(&self, hull: &Hull, step: Step, body: &Body) -> bool {
        match body {
            Body::Base(base) => self.sweeps(hull, step, base),
            Body::Hull(other) => self.sweeps(hull, step, other),
        }
    }
    /// True if a step sweeps over something on which the hull does not stand already.
    fn sweeps(&self, hull: &Hull, step: Step, shape: &impl Shape) -> bool {
        let sweeps = match step {
            Step::Turn(to) => turning(hull, to).any(|hull| overlaps(&hull, shape)),
            Step::Drive(far) => overlaps(&Driven::new(hull, far), shape),
        };
        sweeps && !overlaps(&self.hull, shape)
    }
    /// How far it can go straight on out of control: up to what it cannot pass, a vehicle or the edge of the table (ROE-H-17). Men are in
    /// nobody's way then.
    pub fn straight_on(&self, hull: &Hull, furthest: i32) -> i32 {
        let field = self.table.field;
        let vehicles: Vec<&Body> = self.solid.iter().map(|(_, body)| body).filter(|body| is_hull(body)).collect();
        let passes = |far: i32| {
            let step = Step::Drive(far);
            let legs = [Leg::new(hull.at(), hull.driven(far).at())];
            let shut = |one: &Crossed| field.charts.going(self.def.mover, one.footing).shut;
            Body::Hull(hull.driven(far)).lies_on(field.ground.bounds)
                && !vehicles.iter().any(|body| self.comes_upon(hull, step, body))
                && !self.houses.iter().any(|house| self.sweeps(hull, step, *house))
                && !crossed(field, &legs, self.near, self.def.mover).iter().any(shut)
        };
        let (mut least, mut most) = (0, furthest + 1);
        while most - least > 1 {
            let middle = i32::midpoint(least, most);
            if passes(middle) {
                least = middle;
            } else {
                most = middle;
            }
        }
        least
    }
    /// True if it could stand so, whoever on foot stands there.
    pub fn has_room(&self, hull: &Hull) -> bool {
        let step = Step::Turn(hull.heading());
        let bodies = self.solid.iter().filter(|(_, body)| is_hull(body));
        Body::Hull(*hull).lies_on(self.table.field.ground.bounds)
            && !bodies.into_iter().any(|(_, body)| self.comes_upon(&self.hull, step, body))
            && !self.houses.iter().any(|house| self.sweeps(&self.hull, step, *house))
    }
    /// What stands in its way, for whoever looks for a drive.
    pub fn obstacles(&self) -> Obstacles {
        let mut obstacles = Obstacles::new(self.table.field.ground.bounds, 0);
        self.solid.iter().for_each(|(_, body)| body.stands_among(&mut obstacles));
        self.houses.iter().for_each(|house| obstacles.add_outline(*house));
        obstacles
    }
}
