//! What is in the way of a vehicle that drives, and whom it runs over.

use super::driver::Driver;
use super::rules::IN_THE_WAY;
use super::words;
use crate::facts::body::Body;
use measured_table::shapes::{Bounds, Driven, overlaps, sweeps_over, turning};
use measured_table::ways::{Drive, Step};
use measured_table::{Disc, Hull, Obstacles, Shape};
use table::{CounterId, Refusal};

impl Driver<'_> {
    /// Whether nothing is in the way of its hull.
    pub(super) fn is_free(&self, drive: &Drive) -> Result<(), Refusal> {
        let mut hull = self.hull;
        for step in &drive.steps {
            if let Some((id, _)) = self.solid.iter().find(|(_, body)| self.comes_upon(&hull, *step, body)) {
                return Err(Refusal::new(IN_THE_WAY, words::in_the_way(*id)));
            }
            if self.houses.iter().any(|house| self.sweeps(&hull, *step, *house)) {
                return Err(Refusal::new(IN_THE_WAY, words::house_in_the_way()));
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
    /// The men that are run over, beat by beat as they will be, in the order of the list (PH-7.10-08).
    pub(super) fn run_over(&self, drive: &Drive) -> Vec<CounterId> {
        let beats = drive.beats(&self.hull);
        let is_swept = |base: &Disc| beats.windows(2).any(|ends| sweeps_over(&ends[0], &ends[1], base));
        let box_of_all = beats.iter().fold(Bounds::NOTHING, |all, hull| {
            let own = hull.bounds();
            all.with(own.least).with(own.most)
        });
        let near = box_of_all.grown(self.table.field.base());
        let swept = self.men.iter().filter(|(_, base)| near.holds(base.at) && is_swept(base));
        let mut swept: Vec<CounterId> = swept.map(|(id, _)| *id).collect();
        swept.sort_by_key(|id| self.table.no(*id));
        swept
    }
    /// What stands in its way, for whoever looks for a drive.
    pub(super) fn obstacles(&self) -> Obstacles {
        let mut obstacles = Obstacles::new(self.table.field.ground.bounds, 0);
        self.solid.iter().for_each(|(_, body)| body.stands_among(&mut obstacles));
        self.houses.iter().for_each(|house| obstacles.add_outline(*house));
        obstacles
    }
}
