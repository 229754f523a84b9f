//! The way that a click means: round what is in the way, over bends, near cover, and no further than he comes.

use crate::battle::Battle;
use crate::bends::Bends;
use desk::HeldKeys;
use measured_table::{Leg, Point};
use perrys_heroes::sections::movement;
use perrys_heroes::values::Gait;
use perrys_heroes::{Command, Figure};

/// So near to a place behind cover a click means that place, in tenths.
const SNAP: u32 = 100;
/// So exactly the end is found of a way that is caught, in tenths.
const FINE: i32 = 10;

/// How he goes.
#[derive(Clone, Copy)]
pub struct Going {
    /// By which gait.
    pub gait: Gait,
    /// Over which bends.
    pub bends: Bends,
    /// Which keys are held.
    pub held: HeldKeys,
}

/// Who is to go, and how.
struct Planned<'a> {
    battle: &'a Battle,
    figure: &'a Figure,
    going: Going,
}

/// The move to a place: the lawful way there; else as far on it as is lawful; else the straight one, of which the refusal tells.
pub fn to(battle: &Battle, figure: &Figure, going: Going, at: Point) -> Command {
    let planned = Planned { battle, figure, going };
    let snapped = planned.snapped(at).and_then(|at| planned.lawful(at));
    let way = snapped.or_else(|| planned.lawful(at)).or_else(|| planned.caught(at));
    planned.order(way.unwrap_or_else(|| planned.straight(at)))
}

/// The straight move over the bends, whatever forbids it: what a way that was caught has fallen short of.
pub fn straight(battle: &Battle, figure: &Figure, going: Going, at: Point) -> Command {
    let planned = Planned { battle, figure, going };
    planned.order(planned.straight(at))
}

/// The bends of the same way once it bends there too; none: he cannot come there.
pub fn bent(battle: &Battle, figure: &Figure, going: Going, at: Point) -> Option<Bends> {
    let planned = Planned { battle, figure, going };
    let way = planned.lawful(at).or_else(|| planned.caught(at))?;
    Bends::NONE.with(&way)
}

impl Planned<'_> {
    fn order(&self, way: Vec<Point>) -> Command {
        Command::Move { unit: self.figure.id, gait: self.going.gait, way }
    }
    fn straight(&self, at: Point) -> Vec<Point> {
        self.going.bends.points().iter().copied().chain([at]).collect()
    }
    /// The place behind cover that is meant, if one is near.
    fn snapped(&self, at: Point) -> Option<Point> {
        if self.going.held.loose {
            return None;
        }
        let table = self.battle.table();
        let posts = table.field.posts.iter().filter(|post| post.behind.is_some()).map(|post| post.at);
        posts.filter(|post| post.within(at, SNAP)).min_by_key(|post| (post.squared(at), *post))
    }
    /// A lawful way to a place.
    fn lawful(&self, at: Point) -> Option<Vec<Point>> {
        let Going { gait, bends, held } = self.going;
        let is_lawful = |way: &Vec<Point>| self.battle.judge(&self.order(way.clone())).is_ok();
        let round = || movement::shortest(&self.battle.table(), self.figure, gait, at).filter(is_lawful);
        let by_itself = if bends.is_empty() && !held.straight { round() } else { None };
        by_itself.or_else(|| Some(self.straight(at)).filter(is_lawful))
    }
    /// The way to the furthest place that he comes to on the straight line from the last bend.
    fn caught(&self, at: Point) -> Option<Vec<Point>> {
        if !self.battle.ready().contains(&self.figure.id) {
            return None;
        }
        let from = self.going.bends.points().last().copied().or(self.figure.at)?;
        let line = Leg::new(from, at);
        let (mut near, mut far) = (0, line.length());
        let mut best = None;
        while far - near > FINE {
            let middle = near + (far - near) / 2;
            match self.lawful(line.place(middle)) {
                Some(way) => (near, best) = (middle, Some(way)),
                None => far = middle,
            }
        }
        best
    }
}
