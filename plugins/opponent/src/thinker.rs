//! Somebody who thinks before he orders.

use crate::insight::show;
use crate::rollout::{Lane, Task};
use crate::search::search;
use crate::{
    BoldPlayer, Chance, Commander, Effort, Insight, Judged, Level, Next, ONE, Offer, OrderOf, Player, Slips, TableOf,
    Temper, Verdict, Watch, seed_of,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::{Order, Sandbox, Side, View};

/// Who thinks this long at the most in one stretch of his own orders is ended by force.
const ORDERS_MAX: usize = 64;
/// Plans so near to the best are as good: which of them is taken is chance, so that no game is like another.
const ALIKE: i32 = ONE / 200;
/// Nobody gives away more than this by misjudging.
const GIVEN_AWAY: i32 = ONE * 8 / 100;
/// The kind of a plan that is weighed and that nobody here has come upon.
const OWN: u8 = u8::MAX;

/// A computer player of a level: plans, tries out, and carries out what is best.
pub struct Thinker<I: Insight> {
    insight: I,
    effort: Effort,
    temper: Temper,
    seed: u64,
    threads: usize,
    root: Option<Sandbox<I::Rules>>,
    lanes: Vec<Lane<I>>,
    /// The plan that is being carried out, and how many of its orders have been given.
    plan: Option<(I::Plan, usize)>,
    /// Orders given since the game last rested.
    orders: usize,
    watch: Arc<Watch<I::Plan>>,
    slips: Slips,
}

impl<I: Insight> Thinker<I> {
    /// One of this level and character, by a seed that has nothing to do with the game's dice. He thinks on one thread.
    pub fn new(level: Level, temper: Temper, seed: u64) -> Self {
        let mut effort = level.effort();
        if temper == Temper::Careful {
            // Who distrusts what varies must see it vary.
            effort.leaf = effort.leaf.max(2);
        }
        Self {
            insight: I::default(),
            effort,
            temper,
            seed,
            threads: 1,
            root: None,
            lanes: Vec::new(),
            plan: None,
            orders: 0,
            watch: Arc::default(),
            slips: Slips::default(),
        }
    }
    /// On so many threads; what he decides is the same.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }
    /// With another effort than that of his level.
    #[must_use]
    pub fn with_effort(mut self, effort: Effort) -> Self {
        self.effort = effort;
        self
    }
    /// With another insight than the usual one.
    #[must_use]
    pub fn with_insight(mut self, insight: I) -> Self {
        self.insight = insight;
        self
    }
    /// What others see of his thinking.
    pub fn watch(&self) -> Arc<Watch<I::Plan>> {
        self.watch.clone()
    }
    /// What must not happen and has happened so far.
    pub fn slips(&self) -> Slips {
        self.slips
    }

    /// Thinks about the decision that a side has to make, without making it: the plans, the best first.
    pub fn ponder(&mut self, view: &View<I::Rules>) -> Verdict<I::Plan> {
        self.watch.go_on();
        self.show(view);
        self.think(view.side(), None).0
    }

    /// The same with a plan of somebody else among those that are tried out. It meets the same dice as they, and is played on to the last
    /// round whatever comes of it, so its chance compares with that of the best. The verdict has a plan equal to it.
    pub fn weigh(&mut self, view: &View<I::Rules>, own: &I::Plan) -> Verdict<I::Plan> {
        self.watch.go_on();
        self.show(view);
        self.think(view.side(), Some(own)).0
    }

    /// What he would do next after a plan that only opens what is to come ([`Insight::opens`]), told of the position that it leads to. None:
    /// the plan says enough, or nothing follows.
    pub fn after<T>(
        &mut self,
        view: &View<I::Rules>,
        plan: &I::Plan,
        tell: impl FnOnce(&TableOf<I>, &I::Plan) -> T,
    ) -> Option<T> {
        if !I::opens(plan) {
            return None;
        }
        let (side, mut sand, mut given) = (view.side(), Sandbox::new(view.start()), 0);
        show::<I>(&mut sand, view, self.seed_of_view());
        while let Next::Order(order) = sand.view(side).seen(|seen| I::follow(seen, side, plan, given)) {
            sand.obey(side, order).ok()?;
            given += 1;
        }
        if sand.to_act() != Some(side) || I::rests(&sand.table()) {
            return None;
        }
        let verdict = self.ponder(&sand.view(side));
        verdict.ranked.first().map(|next| tell(&sand.table(), &next.plan))
    }

    fn show(&mut self, view: &View<I::Rules>) {
        let seed = self.seed_of_view();
        let root = self.root.get_or_insert_with(|| Sandbox::new(view.start()));
        show::<I>(root, view, seed);
    }
    /// The seed of what is imagined of what the side does not see: the same for all that is thought about one order.
    fn seed_of_view(&self) -> u64 {
        seed_of(&[self.seed, self.orders as u64])
    }

    /// The plans, with one more where that is given, the best first, and the seed of what chance adds to the choice.
    fn think(&mut self, side: Side, own: Option<&I::Plan>) -> (Verdict<I::Plan>, u64) {
        let nothing = || (Verdict { ranked: Vec::new(), strokes: 0, refused: 0 }, 0);
        let Some(root) = &self.root else { return nothing() };
        let sketch = root.view(side).seen(|seen| self.insight.look(seen));
        let mut plans = Vec::new();
        root.view(side).seen(|seen| I::plans(seen, side, &sketch, &mut plans));
        // By first guess it may not be worth a look.
        let own = own.map(|own| {
            let known = plans.iter().find(|offer| offer.plan == *own).cloned();
            known.unwrap_or_else(|| Offer { plan: own.clone(), kind: OWN, worth: 0 })
        });
        keep_best(&mut plans, self.effort);
        let mut kept: Vec<usize> = Vec::new();
        kept.extend(own.map(|own| {
            plans.iter().position(|offer| offer.plan == own.plan).unwrap_or_else(|| {
                plans.push(own);
                plans.len() - 1
            })
        }));
        // What comes of waiting often shows late.
        kept.extend(plans.iter().position(|offer| I::idles(&offer.plan)).filter(|idle| !kept.contains(idle)));
        if let [only] = plans.as_slice() {
            let first = self.insight.value(&root.table()).clamp(0, ONE);
            let chance = if side == Side::First { first } else { ONE - first };
            let (plan, kind) = (only.plan.clone(), only.kind);
            let judged = Judged { plan, kind, chance, error: 0, apart: 0, samples: 0, rounds: 0 };
            return (Verdict { ranked: vec![judged], ..nothing().0 }, 0);
        }
        if plans.is_empty() {
            return nothing();
        }
        while self.lanes.len() < self.threads {
            self.lanes.push(Lane::new(root));
        }
        let seed = seed_of(&[self.seed, digest(&root.hash_for(side))]);
        let task = Task { insight: &self.insight, root, side, sketch: &sketch, seed };
        // To the next rest it is about a dozen orders.
        let effort = Effort { strokes: self.effort.strokes / I::WEIGHT.max(1), ..self.effort };
        self.watch.begin((plans.len() as u64 * u64::from(effort.leaf) * 12).min(effort.leaf_strokes) + effort.strokes);
        let verdict = search(&task, effort, (&plans, &kept), &mut self.lanes, &self.watch);
        self.slips.refused += verdict.refused;
        self.slips.strokes += verdict.strokes;
        (verdict, seed)
    }

    /// Tilts the verdict by level and character, and draws among equals. The best by his judgement comes first.
    fn misjudge(&self, verdict: &mut Verdict<I::Plan>, seed: u64) {
        let Some((rounds, best)) = verdict.ranked.first().map(|judged| (judged.rounds, judged.chance)) else { return };
        let mut chance = Chance::new(seed_of(&[seed, 2]));
        let (noise, (idle, unsure)) = (self.effort.noise.max(ALIKE), self.temper.tilt());
        let key = |judged: &Judged<I::Plan>, chance: &mut Chance| {
            let given_away = best - judged.chance > GIVEN_AWAY.min(8 * noise);
            let idles = I::idles(&judged.plan);
            let tilt = if idles { idle } else { 0 } - unsure * judged.error / 4;
            let noise = chance.noise(noise);
            (rounds - judged.rounds, given_away, -(judged.chance + tilt + if idles { noise.min(0) } else { noise }))
        };
        let mut keyed: Vec<_> = verdict.ranked.drain(..).map(|judged| (key(&judged, &mut chance), judged)).collect();
        keyed.sort_by_key(|(key, _)| *key);
        verdict.ranked = keyed.into_iter().map(|(_, judged)| judged).collect();
    }

    /// The order, if thinking leads to one.
    fn thought(&mut self, view: &View<I::Rules>) -> Option<OrderOf<I>> {
        let side = view.side();
        self.show(view);
        if self.root.as_ref().is_some_and(|root| I::rests(&root.table())) {
            self.orders = 0;
        }
        self.orders += 1;
        if let Some((plan, given)) = &mut self.plan {
            match view.seen(|seen| I::follow(seen, side, plan, *given)) {
                Next::Order(command) => {
                    *given += 1;
                    return Some(command);
                }
                Next::Wait => {}
                Next::Done => self.plan = None,
            }
        }
        if self.orders > ORDERS_MAX {
            return None;
        }
        let (mut verdict, seed) = self.think(side, None);
        self.misjudge(&mut verdict, seed);
        let plan = verdict.ranked.into_iter().next()?.plan;
        match view.seen(|seen| I::follow(seen, side, &plan, 0)) {
            Next::Order(command) => {
                // An answer to a question leaves the plan that it interrupts as it is.
                if self.plan.is_none() {
                    self.plan = Some((plan, 1));
                }
                Some(command)
            }
            Next::Wait | Next::Done => None,
        }
    }
}

impl<I: Insight> Commander<I::Rules> for Thinker<I> {
    fn order(&mut self, view: &View<I::Rules>) -> Option<OrderOf<I>> {
        self.watch.go_on();
        let thought = catch_unwind(AssertUnwindSafe(|| self.thought(view)));
        if thought.is_err() {
            // What was in hand may be half done.
            (self.root, self.plan) = (None, None);
            self.lanes.clear();
        }
        let side = view.side();
        if let Some(command) = thought.unwrap_or_default() {
            let owner = view.owner(&command).unwrap_or(side);
            if view.would_take(&Order { side: owner, command: command.clone() }) {
                return Some(command);
            }
            self.plan = None;
        }
        self.slips.fallbacks += 1;
        let mut commands = Vec::new();
        view.seen(|seen| <I::Rules as table::RuleSet>::legal_commands(seen, side, &mut commands));
        if commands.is_empty() {
            return None;
        }
        let mut bold = BoldPlayer::new(seed_of(&[self.seed, self.slips.fallbacks]));
        let choice = view.seen(|seen| Player::<I::Rules>::choose(&mut bold, seen, side, &commands));
        Some(commands.swap_remove(choice))
    }

    fn slips(&self) -> Slips {
        self.slips
    }
}

/// Keeps the plans that are looked into: the best by first guess, and the best of each kind where those are wanted too, in this order.
fn keep_best<P>(plans: &mut Vec<Offer<P>>, effort: Effort) {
    // Places are sorted, not plans: most are thrown away.
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by_key(|n| std::cmp::Reverse(plans[*n].worth));
    let (mut before, mut kinds) = (0, [false; 256]);
    order.retain(|n| {
        before += 1;
        let first_of_kind = !std::mem::replace(&mut kinds[usize::from(plans[*n].kind)], true);
        before <= effort.width || (effort.kinds && first_of_kind)
    });
    let mut all: Vec<Option<Offer<P>>> = plans.drain(..).map(Some).collect();
    plans.extend(order.into_iter().filter_map(|n| all[n].take()));
}

/// A number out of a hash's text.
fn digest(hash: &str) -> u64 {
    seed_of(&hash.bytes().map(u64::from).collect::<Vec<_>>())
}
