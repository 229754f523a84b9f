//! What the program has chosen, as positions ask about it.

use hex_board::Facing;
use lock_n_load::Command;
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::testing::Battle;
use lock_n_load_opponent::{Plan, Tactics, Then};
use opponent::{Insight, Judged, Level, Next, ONE, Temper, Thinker};
use table::{CounterId, Order, Side};

/// So many orders at the most prepare what is chosen.
const PREPARING: usize = 3;
/// So many plans are told of where the choice is wrong.
const TOLD: usize = 6;

/// The best plan of a position.
pub(crate) struct Choice<'a> {
    /// The battle in which it is chosen; a set-up has been carried out.
    pub(crate) battle: &'a Battle,
    /// What.
    pub(crate) plan: &'a Plan,
}

/// Lets the side that is to act think, and carries out what only prepares a choice (an activation, a set-up): the plan chosen, and the
/// best ones in words.
pub(crate) fn choose(battle: &mut Battle, seed: u64) -> (Plan, String) {
    let side = battle.game.to_act().expect("somebody decides");
    let mut thinker = Thinker::<Tactics>::new(Level::Lieutenant, Temper::Even, seed);
    let mut prepared = 0;
    loop {
        let verdict = thinker.ponder(&battle.game.view(side));
        assert_eq!(verdict.refused, 0, "what is tried is lawful");
        let best = verdict.ranked.first().expect("there is always a plan");
        let in_words = |judged: &Judged<Plan>| {
            let [chance, error] = [judged.chance, judged.error].map(|parts| 100.0 * f64::from(parts) / f64::from(ONE));
            let choice = Choice { battle, plan: &judged.plan };
            let what = if let Plan::Go(go) = &judged.plan {
                format!("{:?} by {:?} to {:?}", choice.who(), go.by, choice.way())
            } else {
                format!("{:?}", judged.plan)
            };
            format!("{chance:5.1} +- {error:4.1} in {} rounds: {what}\n", judged.rounds)
        };
        let told: String = verdict.ranked.iter().take(TOLD).map(in_words).collect();
        let plan = best.plan.clone();
        if prepared < PREPARING && prepares(&plan) {
            carry_out(battle, side, &plan);
            prepared += 1;
            if !sets_up(&plan) {
                continue;
            }
        }
        return (plan, told);
    }
}

/// All plans that the side that is to act looks into.
pub(crate) fn plans(battle: &Battle) -> Vec<Plan> {
    let side = battle.game.to_act().expect("somebody decides");
    let verdict = Thinker::<Tactics>::new(Level::Lieutenant, Temper::Even, 5).ponder(&battle.game.view(side));
    verdict.ranked.into_iter().map(|judged| judged.plan).collect()
}

/// A set-up.
fn sets_up(plan: &Plan) -> bool {
    match plan {
        Plan::SetUp(_) => true,
        Plan::Orders(orders) => orders.iter().all(|command| matches!(command, Command::PlaceAll | Command::SetUpDone)),
        Plan::Go(_) => false,
    }
}

/// Whether a plan leaves the choice open, or is a set-up, which is judged by what comes of it.
fn prepares(plan: &Plan) -> bool {
    let open = |command: &Command| {
        matches!(command, Command::Activate { .. } | Command::ActivateEntry { .. } | Command::Button { .. })
    };
    sets_up(plan) || matches!(plan, Plan::Orders(orders) if orders.iter().all(open))
}

fn carry_out(battle: &mut Battle, side: Side, plan: &Plan) {
    let mut given = 0;
    while battle.game.to_act() == Some(side) {
        let next = battle.game.view(side).seen(|seen| Tactics::follow(seen, side, plan, given));
        let Next::Order(command) = next else { break };
        // What follows the set-up needs dice.
        if command == Command::SetUpDone {
            break;
        }
        battle.game.give(&Order { side, command }).expect("what is planned is lawful");
        given += 1;
    }
}

impl Choice<'_> {
    /// The order that the choice begins with, if it is no way to go.
    pub(crate) fn order(&self) -> Option<&Command> {
        match self.plan {
            Plan::Orders(orders) => orders.first(),
            Plan::Go(_) | Plan::SetUp(_) => None,
        }
    }
    /// Every hex that is entered, in order.
    pub(crate) fn way(&self) -> Vec<String> {
        match self.plan {
            Plan::Go(go) => {
                let entered = |leg: &Leg| match leg {
                    Leg::Step(spot) => Some(self.battle.ask(|table| table.field.map.place(*spot).to_string())),
                    Leg::Turn(_) => None,
                };
                go.legs.iter().filter_map(entered).collect()
            }
            Plan::Orders(orders) => {
                if let Some(Command::Move { to, .. } | Command::Overrun { to, .. }) = orders.first() {
                    vec![to.to_string()]
                } else {
                    Vec::new()
                }
            }
            Plan::SetUp(_) => Vec::new(),
        }
    }
    /// Somebody goes somewhere.
    pub(crate) fn moves(&self) -> bool {
        !self.way().is_empty()
    }
    /// Somebody goes there and stops.
    pub(crate) fn goes_to(&self, place: &str) -> bool {
        self.way().last().is_some_and(|last| last == place)
    }
    /// Somebody goes through there, or to there.
    pub(crate) fn enters(&self, place: &str) -> bool {
        self.way().iter().any(|entered| entered == place)
    }
    /// Somebody goes off the map.
    pub(crate) fn leaves(&self) -> bool {
        matches!(self.plan, Plan::Go(go) if go.then == Then::Leaves)
            || matches!(self.order(), Some(Command::Exit { .. }))
    }
    /// How many hexes it is from where the way ends to a hex.
    pub(crate) fn ends_from(&self, hex: &str) -> Option<u16> {
        let last = self.way().pop()?;
        let (from, to) = (self.battle.spot(&last).hex, self.battle.spot(hex).hex);
        Some(self.battle.ask(|table| table.field.map.distance(from, to)))
    }
    /// Where the way ends lies in sight of a hex.
    pub(crate) fn ends_seen_from(&self, hex: &str) -> bool {
        let Some(last) = self.way().pop() else { return false };
        let (at, from) = (self.battle.spot(&last), self.battle.spot(hex));
        self.battle.ask(|table| table.sights.get(from, at).is_open())
    }
    /// Who is moved, or fires, or does what else is ordered.
    pub(crate) fn who(&self) -> Vec<String> {
        let ids: Vec<CounterId> = if let Plan::Go(go) = self.plan {
            go.units.to_vec()
        } else if let Some(Command::Move { units, .. } | Command::Withdraw { units }) = self.order() {
            units.to_vec()
        } else if let Some(Command::Fire(order)) = self.order() {
            order.firers.iter().map(|part| part.unit).collect()
        } else if let Some(Command::MeleeAttack { attackers, .. }) = self.order() {
            attackers.iter().map(|part| part.unit).collect()
        } else if let Some(Command::Shoot(order)) = self.order() {
            vec![order.unit]
        } else if let Some(Command::Rally { unit, .. } | Command::TakeWeapon { unit, .. }) = self.order() {
            vec![*unit]
        } else {
            Vec::new()
        };
        ids.iter().map(ToString::to_string).collect()
    }
    /// At which hex is fired, with small arms or with ordnance.
    pub(crate) fn fires_at(&self) -> Option<String> {
        if let Some(Command::Fire(order)) = self.order() {
            Some(order.at.to_string())
        } else if let Some(Command::Shoot(order)) = self.order() {
            Some(order.at.to_string())
        } else if let Some(Command::Bombard { at, .. }) = self.order() {
            Some(at.to_string())
        } else {
            None
        }
    }
    /// Which vehicle is fired at with ordnance.
    pub(crate) fn shoots(&self) -> Option<String> {
        if let Some(Command::Shoot(order)) = self.order() { Some(order.target?.to_string()) } else { None }
    }
    /// It is fired with a leader's help.
    pub(crate) fn aided(&self) -> bool {
        matches!(self.order(), Some(Command::Fire(order)) if order.leader.is_some())
    }
    /// Nothing is done.
    pub(crate) fn idles(&self) -> bool {
        Tactics::idles(self.plan)
    }
    /// Where one of our units stands.
    pub(crate) fn stands(&self, id: &str) -> Option<String> {
        let spot = self.battle.unit(id).spot()?;
        Some(self.battle.ask(|table| table.field.map.place(spot).to_string()))
    }
    /// A vehicle or a gun points to the southern half of the map.
    pub(crate) fn faces_south(&self, id: &str) -> bool {
        matches!(self.battle.unit(id).facing, Facing::SSE | Facing::SSW)
    }
}
