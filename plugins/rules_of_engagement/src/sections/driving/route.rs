//! A drive beat by beat.

use crate::facts::figures::{self, Figure};
use crate::facts::frames::Driving;
use crate::facts::situation::Table;
use measured_table::numbers::CM;
use measured_table::ways::{Drive, Step};
use measured_table::{Heading, Hull};

/// The hulls of a vehicle at the beats of its drive, the start first, and how far it has driven at each, in tenths.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    pub hulls: Vec<Hull>,
    pub along: Vec<i32>,
    /// The beats at which a step ends.
    pub ends: Vec<usize>,
}

impl Route {
    /// These steps from where a hull stands.
    pub fn new(hull: &Hull, steps: &[Step]) -> Self {
        let hulls = Drive::new(hull, steps.to_vec()).beats(hull);
        let (mut along, mut ends, mut sum) = (vec![0], vec![0], 0);
        for step in steps {
            let far = match step {
                Step::Turn(_) => 0,
                Step::Drive(far) => far.abs(),
            };
            along.extend((CM..far).step_by(CM as usize).map(|part| sum + part));
            sum += far;
            along.push(sum);
            ends.push(along.len() - 1);
        }
        Self { hulls, along, ends }
    }
    /// That of a vehicle on its way; none: one does not know it.
    pub fn of(table: &Table, driving: &Driving, vehicle: &Figure) -> Option<Self> {
        let (length, width) = table.vehicle(vehicle)?.size;
        let hull = Hull::new(driving.from.at, driving.from.facing, length, width);
        let route = Self::new(&hull, &driving.steps);
        (route.last() >= driving.last).then_some(route)
    }
    /// The last beat.
    pub fn last(&self) -> u16 {
        u16::try_from(self.hulls.len() - 1).unwrap_or(u16::MAX)
    }
    /// The hull at a beat, or at its end.
    pub fn hull(&self, beat: u16) -> &Hull {
        &self.hulls[usize::from(beat.min(self.last()))]
    }
}

/// Where a vehicle's turret looks once its hull looks there: it turns with the hull.
pub(crate) fn carried(vehicle: &Figure, facing: Heading) -> Heading {
    vehicle.turret.turned(vehicle.facing.turn_to(facing))
}

/// What is so of a vehicle that stands as this hull.
pub(crate) fn stands_as(vehicle: &Figure, hull: &Hull) -> [figures::Fact; 3] {
    [
        figures::Fact::Stands(Some(hull.at())),
        figures::Fact::Faces(hull.heading()),
        figures::Fact::Turret(carried(vehicle, hull.heading())),
    ]
}
