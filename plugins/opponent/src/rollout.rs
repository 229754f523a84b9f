//! Carries a plan out once in a sandbox, plays on, and judges what has come of it.

use crate::{BoldPlayer, Chance, Insight, Next, ONE, OrderOf, Player, seed_of};
use table::{DiceCup, Sandbox, Side};

/// The position that is thought about.
pub(crate) struct Task<'a, I: Insight> {
    pub insight: &'a I,
    pub root: &'a Sandbox<I::Rules>,
    pub side: Side,
    pub sketch: &'a I::Sketch,
    pub seed: u64,
}

/// A sandbox with what is needed to play in it: one for each thread.
pub(crate) struct Lane<I: Insight> {
    sand: Sandbox<I::Rules>,
    minds: [I::Mind; 2],
    commands: Vec<OrderOf<I>>,
}

/// What came of a plan: the chance of the side that thinks, orders tried, orders refused, and whether neither dice nor chance had a hand in it:
/// then it comes to the same each time.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sample {
    pub value: i32,
    pub strokes: u32,
    pub refused: u32,
    pub certain: bool,
}

/// How far a game has been played on.
struct Course<'p, P> {
    /// The side that thinks, and its plan as long as that is carried out.
    side: Side,
    plan: Option<&'p P>,
    /// So many of its orders have been given.
    given: usize,
    /// So often the game has rested since, and so often it may before it is judged.
    rested: u32,
    horizon: u32,
    chance: Chance,
}

/// An order of a side, or none that comes to its mind; and whether the plan says so.
type Step<C> = (Side, Option<C>, bool);

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
        Self { sand: like.another(), minds: Default::default(), commands: Vec::new() }
    }

    /// What is next. None: the time to judge has come.
    fn next(&mut self, course: &mut Course<I::Plan>, sketch: &I::Sketch) -> Option<Step<OrderOf<I>>> {
        let Self { sand, minds, .. } = self;
        let asked = sand.asked(|actor, seen| {
            let rests = I::rests(seen);
            // Where the game rests again the plan is over, whoever decides there: all are judged at the same distance. But some take longer.
            let goes_on = |plan: &I::Plan| actor == course.side && I::spans(plan);
            course.plan.take_if(|plan| rests && course.given > 0 && !goes_on(plan));
            if let Some(plan) = course.plan.filter(|_| actor == course.side) {
                match I::follow(seen, actor, plan, course.given) {
                    Next::Order(order) => {
                        course.given += 1;
                        return Some((actor, Some(order), true));
                    }
                    Next::Wait => {}
                    Next::Done => course.plan = None,
                }
            }
            if course.plan.is_none() && rests {
                // To be judged at once it is enough to rest; to go on means to go far.
                course.rested += if course.horizon == 0 { 1 } else { I::strides(seen) };
                if course.rested > course.horizon {
                    return None;
                }
            }
            let mind = &mut minds[actor.index()];
            Some((actor, I::reflex(seen, actor, sketch, mind, &mut course.chance), false))
        });
        asked.flatten()
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
    /// Carries a plan out for the n-th time and plays on without thinking over so many rests.
    pub(crate) fn carry_out(&self, lane: &mut Lane<I>, plan: &I::Plan, n: u32, horizon: u32) -> Sample {
        lane.sand.become_like(self.root);
        lane.sand.use_dice(DiceCup::starting_with(&first_dice(n), seed_of(&[self.seed, u64::from(n)])));
        lane.minds = Default::default();
        let chance = Chance::new(seed_of(&[self.seed, u64::from(n), 1]));
        let mut course = Course { side: self.side, plan: Some(plan), given: 0, rested: 0, horizon, chance };
        let mut sample = Sample::default();
        while sample.strokes < ORDERS_MAX {
            let Some((side, command, of_plan)) = lane.next(&mut course, self.sketch) else { break };
            let refused = sample.refused;
            if !lane.give(side, command, &mut course.chance, &mut sample) {
                break;
            }
            if of_plan && sample.refused > refused {
                course.plan = None;
            }
        }
        sample.certain = lane.sand.dice_thrown() == 0 && course.chance.is_untouched();
        let first = self.insight.value(&lane.sand.table()).clamp(0, ONE);
        sample.value = if self.side == Side::First { first } else { ONE - first };
        sample
    }
}
