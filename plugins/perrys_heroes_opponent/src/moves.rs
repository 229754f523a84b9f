//! Ways to places that matter: cover, corners, whence one sees the enemy or is not seen, nearness to the task; and what is done there.

use crate::eye::{Eye, standing};
use crate::idea::{Idea, kind};
use crate::shots::{at_target, changes};
use measured_table::{Heading, Point, Vector};
use perrys_heroes::sections::movement::{footing, shortest};
use perrys_heroes::sections::{locating, points, posture};
use perrys_heroes::values::{Edge, Gait, Health, Morale, Motion, Posture, Task};
use perrys_heroes::{Command, Figure};

/// So many places are looked at that lead to the task, and so many that are nearest and give cover.
const TO_THE_TASK: usize = 10;
const TO_COVER: usize = 5;
/// So many ideas of one man's moves are kept.
const KEPT: usize = 8;
/// So many targets are looked at from a place.
const TARGETS: usize = 1;

/// A man who may go.
struct Goer<'m> {
    man: &'m Figure,
    from: Point,
    left: u8,
    before: [f64; 2],
    /// Who serves the weapon with him, and where beside him.
    assistant: Option<(Figure, Vector)>,
}

/// What a man may do by going somewhere.
pub(crate) fn ideas(eye: &mut Eye, man: &Figure, before: [f64; 2], ideas: &mut Vec<Idea>) {
    let Some(from) = man.at.filter(|_| may_go(man)) else { return };
    let partner = eye.seen.partner(man).filter(may_go);
    let beside = partner.filter(|other| eye.seen.gap(man, other).is_some_and(|gap| !gap.is_open()));
    let serves = eye.seen.man(man).is_some_and(|man| man.support.is_some());
    // Who serves the weapon of another goes where that one goes.
    if beside.is_some() && !serves {
        return;
    }
    let assistant = beside.and_then(|other| Some((other, other.at? - from)));
    let goer = Goer { man, from, left: points::left(eye.seen, man), before, assistant };
    let mut found = Vec::new();
    for at in places(eye, &goer) {
        goer.goes(eye, at, &mut found);
    }
    found.sort_by(|one: &Idea, other| other.worth.total_cmp(&one.worth));
    found.truncate(KEPT);
    ideas.extend(found);
}

/// True of a man whom nothing but points and ground keeps where he is.
pub(crate) fn may_go(man: &Figure) -> bool {
    man.morale == Morale::Operational && man.health != Health::Wounded && !man.stayed && !man.spent
}

/// How far a man comes with a gait, from where he is.
fn room(eye: &Eye, man: &Figure, from: Point, gait: Gait) -> i32 {
    let most = eye.seen.field.charts.most(gait, footing(eye.seen.field, from).row).unwrap_or(0);
    man.walked.left_of(if man.health == Health::Treated { most / 2 } else { most })
}

/// Where a man comes to who goes straight on towards the task, and how: of his objectives to the one that gains most.
pub(crate) fn onward(eye: &Eye, man: &Figure) -> Option<(Gait, Point)> {
    let from = man.at?;
    let goer = Goer { man, from, left: 0, before: [0.0; 2], assistant: None };
    let far = room(eye, man, from, Gait::Run);
    let reach = far.unsigned_abs();
    if let Some(out) = out_of_the_table(eye, &goer, reach) {
        return Some((Gait::Run, out));
    }
    let places = ahead(eye, &goer, reach).into_iter().filter(|at| eye.seen.field.has(*at) && *at != from);
    let best = places.map(|at| (eye.gains_by(man, at), at)).max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|(gain, _)| *gain > 0.0).map(|(_, at)| {
        let walks = from.within(at, room(eye, man, from, Gait::Walk).unsigned_abs());
        (if walks { Gait::Walk } else { Gait::Run }, at)
    })
}

/// The places that are looked at: those that lead most to the task, those that give cover and are near, the edge that he is to leave by,
/// and beside the man whose weapon he serves.
fn places(eye: &Eye, goer: &Goer) -> Vec<Point> {
    let (man, from) = (goer.man, goer.from);
    let far = room(eye, man, from, Gait::Run).max(room(eye, man, from, Gait::Walk)).unsigned_abs();
    let least = eye.seen.field.base().unsigned_abs();
    let in_reach = |at: &Point| from.within(*at, far) && !from.within(*at, least);
    let posts = eye.seen.field.posts.iter().filter(|post| in_reach(&post.at));
    let mut by_gain: Vec<(f64, Point, bool)> =
        posts.map(|post| (eye.gains_by(man, post.at), post.at, post.behind.is_some())).collect();
    let more = ahead(eye, goer, far).into_iter().filter(|at| eye.seen.field.has(*at));
    by_gain.extend(more.map(|at| (eye.gains_by(man, at), at, false)));
    by_gain.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let mut found: Vec<Point> = by_gain.iter().take(TO_THE_TASK).map(|(_, at, _)| *at).collect();
    by_gain.sort_by_key(|(_, at, _)| (from.squared(*at), *at));
    found.extend(by_gain.iter().filter(|(_, _, covers)| *covers).take(TO_COVER).map(|(_, at, _)| *at));
    found.extend(out_of_the_table(eye, goer, far));
    if let Some(gunner) = eye.seen.partner(man).and_then(|gunner| gunner.at).filter(|_| goer.assistant.is_none()) {
        let around = [Heading::NORTH, Heading::EAST, Heading::SOUTH, Heading::WEST];
        let beside = around.map(|heading| gunner + heading.at_distance(2 * eye.seen.field.base()));
        found.extend(beside.into_iter().filter(|at| from.within(*at, far)));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// As far as he comes, straight ahead and by an eighth to both sides: not everything that leads somewhere lies at a post.
fn ahead(eye: &Eye, goer: &Goer, far: u32) -> Vec<Point> {
    let own = eye.seen.field.side(eye.side);
    let to = match own.task {
        Task::Withdraw => own.edge,
        Task::Dash | Task::Advance | Task::Hold | Task::CounterAttack | Task::Meet => own.edge.opposite(),
    };
    let towards = match to {
        Edge::North => Heading::NORTH,
        Edge::East => Heading::EAST,
        Edge::South => Heading::SOUTH,
        Edge::West => Heading::WEST,
    };
    let part = |part: i32| i32::try_from(far).unwrap_or(0) * part / 100;
    let mut found: Vec<Point> = [-450, 0, 450]
        .iter()
        .flat_map(|aside| [98, 64].map(|of| goer.from + towards.turned(*aside).at_distance(part(of))))
        .collect();
    found.extend(own.objectives.iter().map(|at| goer.from.on_the_way(*at, far)));
    found
}

/// Where he leaves the table, if he is to.
fn out_of_the_table(eye: &Eye, goer: &Goer, far: u32) -> Option<Point> {
    let own = eye.seen.field.side(eye.side);
    let edge = match own.task {
        Task::Withdraw => own.edge,
        Task::Dash => own.edge.opposite(),
        Task::Advance | Task::Hold | Task::CounterAttack | Task::Meet => return None,
    };
    let bounds = eye.seen.field.ground.bounds;
    let at = match edge {
        Edge::North => Point::new(goer.from.x, bounds.least.y),
        Edge::South => Point::new(goer.from.x, bounds.most.y),
        Edge::West => Point::new(bounds.least.x, goer.from.y),
        Edge::East => Point::new(bounds.most.x, goer.from.y),
    };
    goer.from.within(at, far).then_some(at)
}

impl Goer<'_> {
    /// What he may do at a place, and how he comes there.
    fn goes(&self, eye: &mut Eye, at: Point, found: &mut Vec<Idea>) {
        let man = self.man;
        let far = self.from.squared(at).isqrt() as i32;
        let leaves = !eye.seen.field.has(at);
        for gait in [Gait::Crouch, Gait::Walk, Gait::Run] {
            // The slowest gait that leads there in his posture, and upright.
            if far > room(eye, man, self.from, gait) || (gait == Gait::Crouch && man.posture != Posture::Crouched) {
                continue;
            }
            let rises =
                (man.posture != gait.posture()).then_some(Command::Posture { unit: man.id, to: gait.posture() });
            let ground = eye.seen.field.charts.moves.base.of(footing(eye.seen.field, self.from).row);
            let runs = u8::from(gait == Gait::Run);
            let price = ground + runs + if rises.is_some() { posture::price(man) } else { 0 };
            if price > self.left {
                continue;
            }
            let motion = if gait == Gait::Run { Motion::Ran } else { Motion::Moved };
            let there = standing(man, at, gait.posture(), motion);
            let go = Command::Move { unit: man.id, gait, way: vec![at] };
            let mut orders: Vec<Command> = rises.into_iter().chain([go]).collect();
            if let Some((other, aside)) = self.assistant {
                let rises = (other.posture != gait.posture())
                    .then_some(Command::Posture { unit: other.id, to: gait.posture() });
                orders.extend(rises);
                orders.push(Command::Move { unit: other.id, gait, way: vec![at + aside] });
            }
            if leaves {
                // Out of the table he is out of danger.
                found.push(Idea::of(kind::MOVE, 0.03 + self.before[0], orders));
                return;
            }
            self.is_there(eye, (&there, self.left - price), orders, found);
            if gait != Gait::Crouch {
                return;
            }
        }
    }

    /// What he may do where he has come to, with what is left of his points.
    fn is_there(&self, eye: &mut Eye, (there, left): (&Figure, u8), orders: Vec<Command>, found: &mut Vec<Idea>) {
        let Some(at) = there.at else { return };
        let gain = eye.gains_by(self.man, at) - eye.is_met(there);
        let mut ends = vec![(changes(eye, there, self.before), None)];
        if left >= posture::price(there) {
            for to in Posture::ALL.into_iter().filter(|to| *to != there.posture) {
                let worth = changes(eye, &standing(there, at, to, there.motion), self.before);
                ends.push((worth - 0.0005, Some(Command::Posture { unit: there.id, to })));
            }
        }
        let best = ends.into_iter().max_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((worth, then)) = best {
            found.push(Idea { then, ..Idea::of(kind::MOVE, gain + worth, orders.clone()) });
        }
        if left < 2 {
            return;
        }
        for (target, takes) in eye.targets(there).into_iter().take(TARGETS) {
            if left >= 4 || locating::is_target(eye.seen, there, &target) {
                let mut shots = Vec::new();
                at_target(eye, (there, left), (&target, takes), orders.clone(), self.before, &mut shots);
                found.extend(shots.into_iter().map(|idea| Idea { worth: idea.worth + gain, ..idea }));
            }
        }
    }
}

/// Finds the ways of all moves among these orders, straight or round what is in the way. False: there is none.
pub(crate) fn finds_ways(eye: &Eye, orders: &mut [Command]) -> bool {
    orders.iter_mut().all(|order| {
        let Command::Move { unit, gait, way } = order else { return true };
        let (Some(man), Some(to)) = (eye.seen.figure(*unit), way.last().copied()) else { return false };
        let upright = Figure { posture: gait.posture(), ..man };
        match shortest(eye.seen, &upright, *gait, to) {
            Some(found) => {
                *way = found;
                true
            }
            None => false,
        }
    })
}

#[cfg(test)]
#[path = "moves_test.rs"]
mod tests;
