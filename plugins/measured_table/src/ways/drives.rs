//! How a hull gets to a place: it turns about its middle and drives straight.

use crate::numbers::{CM, Heading, MOST, Point};
use crate::shapes::{Driven, Hull, Leg, turning};
use crate::ways::Obstacles;
use crate::ways::net::ring;
use serde::{Deserialize, Serialize};

/// No hull drives farther at once: the diagonal of no table is so long.
const FARTHEST: i32 = 2 * MOST;

/// Most ways that are tried.
const MOST_TRIED: usize = 60;

/// One step of a hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// It turns to a heading, the shorter way.
    Turn(Heading),
    /// It drives straight ahead, or back by a distance below zero.
    Drive(i32),
}

/// Steps of a hull, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drive {
    /// The steps.
    pub steps: Vec<Step>,
    /// The hull after the last.
    pub end: Hull,
}

impl Drive {
    /// These steps from where a hull stands.
    pub fn new(hull: &Hull, steps: Vec<Step>) -> Self {
        let end = steps.iter().fold(*hull, |hull, step| step.after(&hull));
        Self { steps, end }
    }
    /// How far it drives in all, ahead and back.
    pub fn length(&self) -> i32 {
        let far = |step: &Step| match step {
            Step::Turn(_) => 0,
            Step::Drive(distance) => distance.saturating_abs(),
        };
        self.steps.iter().map(far).fold(0, i32::saturating_add)
    }
    /// How many turns of at most 45 degrees it makes.
    pub fn eighths(&self, hull: &Hull) -> u32 {
        let mut heading = hull.heading();
        let mut sum = 0;
        for step in &self.steps {
            if let Step::Turn(to) = step {
                sum += u32::from(heading.eighths_to(*to));
                heading = *to;
            }
        }
        sum
    }
    /// The hull beat by beat, the start first: at each whole centimetre of a stretch and at its end; a turn is one beat.
    pub fn beats(&self, hull: &Hull) -> Vec<Hull> {
        let mut beats = vec![*hull];
        let mut hull = *hull;
        for step in &self.steps {
            if let Step::Drive(distance) = step {
                let far = distance.clamp(&-FARTHEST, &FARTHEST);
                let between = (CM..far.abs()).step_by(CM as usize).map(|along| hull.driven(along * far.signum()));
                beats.extend(between);
            }
            hull = step.after(&hull);
            beats.push(hull);
        }
        beats
    }
    /// True if nothing is in the way of the hull that goes it: the exact sweep, by which an order is judged too.
    pub fn is_free(&self, hull: &Hull, obstacles: &Obstacles) -> bool {
        let mut hull = *hull;
        self.steps.iter().all(|step| {
            let free = match step {
                Step::Turn(to) => turning(&hull, *to).all(|hull| obstacles.lets_hull(&hull)),
                Step::Drive(distance) => {
                    (-FARTHEST..=FARTHEST).contains(distance) && obstacles.lets_hull(&Driven::new(&hull, *distance))
                }
            };
            hull = step.after(&hull);
            free
        })
    }
}

impl Step {
    /// The hull after this step.
    pub fn after(self, hull: &Hull) -> Hull {
        match self {
            Self::Turn(to) => hull.turned_to(to),
            Self::Drive(distance) => hull.driven(distance),
        }
    }
}

/// The cheapest way found for a hull to bring its middle to a place; a price of none is no way at all.
///
/// Tried are: turn and drive, ahead and back, and the same over one place of the net around obstacles, at half the hull's length. No
/// optimum is promised: bends are added by hand. Its end is where headings in tenths of a degree lead, by less than a millimetre.
pub fn drive(hull: &Hull, to: Point, obstacles: &Obstacles, price: impl Fn(&Drive) -> Option<u32>) -> Option<Drive> {
    let far = Leg::new(hull.at(), to).length();
    let near = obstacles.within(hull.at(), far + hull.length());
    let keep = hull.length() / 2;
    let over = near.corners().into_iter().flat_map(|(corner, around)| ring(corner, around + keep)).map(Some);
    let mut tried: Vec<(u32, usize, Drive)> = std::iter::once(None)
        .chain(over)
        .flat_map(|over| {
            let mut hull_over = *hull;
            let mut steps = vec![];
            for goal in over.into_iter().chain([to]) {
                steps.extend(straight(&hull_over, goal, false));
                hull_over = steps.iter().fold(*hull, |hull, step| step.after(&hull));
            }
            let back = over.is_none().then(|| straight(hull, to, true));
            std::iter::once(steps).chain(back)
        })
        .map(|steps| Drive::new(hull, steps))
        .enumerate()
        .filter_map(|(n, drive)| Some((price(&drive)?, n, drive)))
        .collect();
    tried.sort_by_key(|(price, n, _)| (*price, *n));
    tried.truncate(MOST_TRIED);
    tried.into_iter().map(|(.., drive)| drive).find(|drive| drive.is_free(hull, obstacles))
}

/// Turn and drive to a place, ahead or back; no step that changes nothing.
fn straight(hull: &Hull, to: Point, back: bool) -> Vec<Step> {
    let Some(heading) = Heading::towards(hull.at(), to) else { return vec![] };
    let distance = Leg::new(hull.at(), to).length();
    let (heading, distance) = if back { (heading.turned(1800), -distance) } else { (heading, distance) };
    let turn = (heading != hull.heading()).then_some(Step::Turn(heading));
    turn.into_iter().chain([Step::Drive(distance)]).collect()
}
