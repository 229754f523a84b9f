//! Carries a plan out once in a sandbox, plays on, and judges what has come of it.

use crate::{BoldPlayer, Chance, Insight, Next, ONE, Offer, OrderOf, Player, seed_of};
use table::{DiceCup, Sandbox, Side};

/// The position that is thought about.
pub(crate) struct Task<'a, I: Insight> {
    pub insight: &'a I,
    pub root: &'a Sandbox<I::Rules>,
    pub side: Side,
    pub sketch: &'a I::Sketch,
    pub seed: u64,
    /// Whoever begins something new while a plan is played on tries out so many plans of his own; 0: he does not think.
    pub ahead: usize,
}

/// What one thread needs: a room in which plans are carried out, and one in which those who play on try out their own.
pub(crate) struct Lane<I: Insight> {
    room: Room<I>,
    ahead: Room<I>,
    offers: Vec<Offer<I::Plan>>,
}

/// A sandbox with what is needed to play in it.
struct Room<I: Insight> {
    sand: Sandbox<I::Rules>,
    minds: [I::Mind; 2],
    commands: Vec<OrderOf<I>>,
}

/// What came of a plan: the chance of the side that thinks, orders tried, orders refused.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sample {
    pub value: i32,
    pub strokes: u32,
    pub refused: u32,
}

/// A plan that a side carries out, and how many of its orders have been given.
struct Line<P> {
    side: Side,
    plan: P,
    given: usize,
}

/// How far a game has been played on: what is carried out, and how often it has rested.
struct Course<P> {
    line: Option<Line<P>>,
    rested: u32,
    horizon: u32,
    /// It rests, and that has been counted and thought about.
    seen_to: bool,
    chance: Chance,
}

/// What is next.
enum Step<C> {
    /// An order of a side, or none that comes to its mind; and whether a plan says so.
    Give(Side, Option<C>, bool),
    /// A side begins something new.
    Rest(Side),
    /// Nothing: the time to judge has come.
    Over,
}

/// More orders than that no plan and what follows it takes.
const ORDERS_MAX: u32 = 600;

/// The first dice of the n-th time, all faces in turn and those of both dice against each other: few samples tell much, and in an even number of
/// them high and low balance.
fn first_dice(n: u32) -> [u8; 2] {
    const FIRST: [u8; 6] = [4, 3, 6, 1, 5, 2];
    const SECOND: [u8; 6] = [5, 2, 4, 3, 1, 6];
    let (at, turn) = (n % 6, n / 6);
    [FIRST[at as usize], SECOND[((at + turn) % 6) as usize]]
}

impl<I: Insight> Lane<I> {
    pub(crate) fn new(like: &Sandbox<I::Rules>) -> Self {
        Self { room: Room::new(like), ahead: Room::new(like), offers: Vec::new() }
    }
}

impl<I: Insight> Room<I> {
    fn new(like: &Sandbox<I::Rules>) -> Self {
        Self { sand: like.another(), minds: Default::default(), commands: Vec::new() }
    }

    /// Lays out a position, with the dice of the n-th time.
    fn lay_out(&mut self, from: &Sandbox<I::Rules>, n: u32, seed: u64) {
        self.sand.become_like(from);
        self.sand.use_dice(DiceCup::starting_with(&first_dice(n), seed));
        self.minds = Default::default();
    }

    /// What is next in the room.
    fn next(&mut self, course: &mut Course<I::Plan>, sketch: &I::Sketch) -> Step<OrderOf<I>> {
        let Self { sand, minds, .. } = self;
        let asked = sand.asked(|actor, seen| {
            let rests = I::rests(seen);
            // Where the game rests again a plan is over, whoever decides there: all are judged at the same distance.
            course.line.take_if(|line| rests && line.given > 0);
            if let Some(line) = course.line.as_mut().filter(|line| line.side == actor) {
                match I::follow(seen, actor, &line.plan, line.given) {
                    Next::Order(order) => {
                        line.given += 1;
                        return Step::Give(actor, Some(order), true);
                    }
                    Next::Wait => {}
                    Next::Done => course.line = None,
                }
            }
            if course.line.is_none() && rests && !course.seen_to {
                course.rested += 1;
                return if course.rested > course.horizon { Step::Over } else { Step::Rest(actor) };
            }
            let mind = &mut minds[actor.index()];
            Step::Give(actor, I::reflex(seen, actor, sketch, mind, &mut course.chance), false)
        });
        asked.unwrap_or(Step::Over)
    }

    /// Gives an order; where there is none, or it is refused, one that comes to mind. False: there is none.
    fn give(&mut self, side: Side, command: Option<OrderOf<I>>, chance: &mut Chance, sample: &mut Sample) -> bool {
        let Self { sand, commands, .. } = self;
        sample.strokes += 1;
        if command.is_some_and(|command| sand.obey(side, command).is_ok()) {
            return true;
        }
        sample.refused += 1;
        sand.legal_commands(commands);
        if commands.is_empty() {
            return false;
        }
        let mut bold = BoldPlayer::by(chance.clone());
        let choice = sand.view(side).seen(|seen| Player::<I::Rules>::choose(&mut bold, seen, side, commands));
        *chance = bold.chance();
        sand.obey(side, commands.swap_remove(choice)).is_ok()
    }
}

impl<I: Insight> Task<'_, I> {
    /// Carries a plan out for the n-th time and plays on over so many rests.
    pub(crate) fn carry_out(&self, lane: &mut Lane<I>, plan: &I::Plan, n: u32, horizon: u32) -> Sample {
        let Lane { room, ahead, offers } = lane;
        room.lay_out(self.root, n, seed_of(&[self.seed, u64::from(n)]));
        let mut course = Course {
            line: Some(Line { side: self.side, plan: plan.clone(), given: 0 }),
            rested: 0,
            horizon,
            seen_to: false,
            chance: Chance::new(seed_of(&[self.seed, u64::from(n), 1])),
        };
        let mut sample = Sample::default();
        self.play_on(room, &mut course, &mut sample, |sand, side, rested, sample| {
            self.best_ahead((ahead, offers), sand, side, n + rested, sample)
        });
        sample.value = self.chance_of(room, self.side);
        sample
    }

    /// Plays on to the last rest. Whoever begins something new is asked for his plan.
    fn play_on(
        &self,
        room: &mut Room<I>,
        course: &mut Course<I::Plan>,
        sample: &mut Sample,
        mut plan: impl FnMut(&Sandbox<I::Rules>, Side, u32, &mut Sample) -> Option<I::Plan>,
    ) {
        for _ in 0..ORDERS_MAX {
            let mut step = room.next(course, self.sketch);
            if let Step::Rest(side) = step {
                course.seen_to = true;
                course.line = plan(&room.sand, side, course.rested, sample).map(|plan| Line { side, plan, given: 0 });
                step = room.next(course, self.sketch);
            }
            let Step::Give(side, command, of_plan) = step else { return };
            course.seen_to = false;
            let refused = sample.refused;
            if !room.give(side, command, &mut course.chance, sample) {
                return;
            }
            if of_plan && sample.refused > refused {
                course.line = None;
            }
        }
    }

    /// What seems best to a side that begins something new, of a few plans that are each carried out once.
    fn best_ahead(
        &self,
        (room, offers): (&mut Room<I>, &mut Vec<Offer<I::Plan>>),
        from: &Sandbox<I::Rules>,
        side: Side,
        n: u32,
        sample: &mut Sample,
    ) -> Option<I::Plan> {
        if self.ahead == 0 {
            return None;
        }
        offers.clear();
        from.view(side).seen(|seen| I::plans(seen, side, self.sketch, offers));
        offers.sort_by_key(|offer| std::cmp::Reverse(offer.worth));
        let mut kept = 0;
        offers.retain(|offer| {
            kept += 1;
            kept <= self.ahead || I::idles(&offer.plan)
        });
        let mut best: Option<(i32, I::Plan)> = None;
        for Offer { plan, .. } in offers.drain(..) {
            room.lay_out(from, n, seed_of(&[self.seed, u64::from(n), 2]));
            let mut course = Course {
                line: Some(Line { side, plan: plan.clone(), given: 0 }),
                rested: 0,
                horizon: 0,
                seen_to: false,
                chance: Chance::new(seed_of(&[self.seed, u64::from(n), 3])),
            };
            self.play_on(room, &mut course, sample, |_, _, _, _| None);
            let chance = self.chance_of(room, side);
            if best.as_ref().is_none_or(|(most, _)| chance > *most) {
                best = Some((chance, plan));
            }
        }
        best.map(|(_, plan)| plan)
    }

    /// The chance of a side to win as things stand in a room.
    fn chance_of(&self, room: &Room<I>, side: Side) -> i32 {
        let first = self.insight.value(&room.sand.table()).clamp(0, ONE);
        if side == Side::First { first } else { ONE - first }
    }
}
