//! The computer players of a battle: what they are asked, what has come back, and what they are thinking of.

use super::advice::{Advice, Advised};
use super::room::{Answer, Found, Gone, Job, Room, Wanted, Watching};
use super::weighed::Weighed;
use crate::window_box::{Command, Insight, Plan, Rules};
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use opponent::{Character, Level, Opponent, Seat};
use std::sync::Arc;
use std::time::Duration;
use table::{Sandbox, Side};
use table_view::Alarm;

/// An order of a computer player, for the position in which he was asked.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Decided<C: Send + Sync + 'static> {
    /// The battle, and how it stood ([`Battle::now`]).
    pub at: (u64, u64),
    /// What he orders.
    pub command: C,
    /// His thinking came to nothing: it is what came to mind, and the log says so.
    pub fell_back: bool,
}

/// What is wanted of the players.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForPlayers {
    /// Whoever thinks decides now.
    PlayNow,
    /// A person asks what a computer player would do.
    Advise,
    /// A person asks what the plan is worth that he has prepared.
    WhyNot,
    /// This one of its plans is shown on the map.
    Point(Option<usize>),
    /// These play from here on.
    Seat([Seat; 2]),
}

/// What a computer player would do in place of a person.
#[derive(Clone, Debug, PartialEq)]
pub enum Counsel<W: WindowBox> {
    /// Nobody has asked here.
    Nothing,
    /// He thinks: how much of the work is done, from 0 to 1.
    Thinking(f32),
    /// His plans.
    Given(Arc<Advice<W>>),
    /// What he thinks of the person's own plan.
    Weighed(Arc<Weighed<W>>),
}

/// A position that somebody thinks about.
pub(crate) struct Asked<W: WindowBox> {
    /// The battle, and how it stood.
    pub(super) at: (u64, u64),
    /// Who decides.
    pub(crate) side: Side,
    wanted: Wanted<W>,
    pub(super) since: Duration,
    /// Longer than that nobody is waited for.
    pub(super) limit: Duration,
    /// He is to decide by what he has found out.
    pub(super) hurried: bool,
    pub(crate) watch: Watching<W>,
}

/// The computer players of the battle, and what they are doing.
#[derive(Resource)]
pub struct Computers<W: WindowBox> {
    /// For which battle and which seats the room was opened.
    pub(super) of: Option<(u64, [Seat; 2])>,
    room: Option<Room<W>>,
    /// How far the journal has been followed.
    pub(super) followed: (usize, u64),
    /// The sandbox of each side, while nobody thinks on it.
    spare: [Option<Sandbox<Rules<W>>>; 2],
    pub(super) asked: Option<Asked<W>>,
    pub(super) decided: Option<Decided<Command<W>>>,
    /// The position in which an order was given last. Where it still stands the order was refused.
    pub(super) given: Option<(u64, u64)>,
    /// Since when everything has been shown.
    pub(super) rested: Option<Duration>,
    fallbacks: [u64; 2],
    /// Rooms that have broken down in this battle.
    pub(super) broken: u8,
    /// The game waits: a window is open in which players are chosen.
    pub(super) paused: bool,
    /// A computer's side decides.
    pub(super) at_work: bool,
    /// Where a person has asked what a computer player would do, and what he would.
    pub(super) asks_at: Option<(u64, u64)>,
    pub(super) advice: Option<Arc<Advice<W>>>,
    /// The plan of his own of which a person has asked what it is worth, where, and what it is.
    pub(super) own: Option<((u64, u64), Plan<W>)>,
    pub(super) weighed: Option<Arc<Weighed<W>>>,
    /// The one of his plans that is shown on the map.
    pub(super) pointed: Option<usize>,
}

/// No room is opened again that breaks down more often.
pub(super) const BREAKDOWNS: u8 = 3;
/// Answers to questions come at once.
const TO_QUESTIONS: Duration = Duration::from_millis(300);
/// Nobody who thinks is hurried earlier.
const LEAST: Duration = Duration::from_secs(2);
/// How long a player is expected to think.
const fn nominal(opponent: Opponent) -> Duration {
    match opponent {
        Opponent::Listed(_) | Opponent::Greedy => Duration::from_millis(5),
        Opponent::Thinks(level, _) => Duration::from_millis(match level {
            Level::Recruit => 5,
            Level::Corporal => 20,
            Level::Sergeant => 100,
            Level::Lieutenant => 1_000,
            Level::Captain => 5_000,
        }),
    }
}

impl<W: WindowBox> Default for Computers<W> {
    fn default() -> Self {
        Self {
            of: None,
            room: None,
            followed: (0, 0),
            spare: [None, None],
            asked: None,
            decided: None,
            given: None,
            rested: None,
            fallbacks: [0; 2],
            broken: 0,
            paused: false,
            at_work: false,
            asks_at: None,
            advice: None,
            own: None,
            weighed: None,
            pointed: None,
        }
    }
}

impl<W: WindowBox> Computers<W> {
    /// A computer's side decides, and the game is not waiting for anything else.
    pub fn are_at_work(&self) -> bool {
        self.at_work && !self.paused
    }
    /// Who thinks about a decision for a side, how far he has come, from 0 to 1, and since when; none while nobody does.
    pub fn thinks(&self, battle: &Battle<W>) -> Option<(Side, f32, Duration)> {
        let asked = self.thinking().filter(|asked| asked.at == battle.now())?;
        Some((asked.side, asked.watch.progress() as f32 / 1000.0, asked.since))
    }
    /// The best plan so far of whoever thinks about a decision. What somebody plans who may hide something is not shown.
    pub fn best_so_far(&self, battle: &Battle<W>) -> Option<W::Outline> {
        let best = self.thinking().filter(|_| !battle.hides())?.watch.best()?;
        Some(W::outline(&battle.table(), &best))
    }
    /// The decision that is thought about.
    pub(crate) fn thinking(&self) -> Option<&Asked<W>> {
        self.asked.as_ref().filter(|asked| asked.wanted == Wanted::Order)
    }
    /// What a computer player would do here.
    pub fn counsel(&self, battle: &Battle<W>) -> Counsel<W> {
        let here = battle.now();
        let progress = |wanted: &dyn Fn(&Wanted<W>) -> bool| {
            let asked = self.asked.as_ref().filter(|asked| wanted(&asked.wanted));
            Counsel::Thinking(asked.map_or(0.0, |asked| asked.watch.progress() as f32 / 1000.0))
        };
        if let Some(plan) = self.own_here(battle) {
            return match self.weighed_here(battle) {
                Some(weighed) => Counsel::Weighed(weighed.clone()),
                None => progress(&|wanted| matches!(wanted, Wanted::Weight(own) if own == plan)),
            };
        }
        match &self.advice {
            Some(advice) if advice.at == here => Counsel::Given(advice.clone()),
            _ if self.asks_at == Some(here) => progress(&|wanted| *wanted == Wanted::Advice),
            _ => Counsel::Nothing,
        }
    }
    /// The one of his plans that is shown on the map.
    pub fn pointed(&self) -> Option<usize> {
        self.pointed
    }
    /// The same, as far as it is of this position.
    pub fn pointed_plan(&self, battle: &Battle<W>) -> Option<&Advised<W>> {
        if self.own_here(battle).is_some() {
            let weighed = self.weighed_here(battle)?;
            let mut plans = std::iter::once(&weighed.own).chain(&weighed.other);
            return plans.nth(self.pointed?);
        }
        let advice = self.advice.as_ref().filter(|advice| advice.at == battle.now())?;
        advice.plans.get(self.pointed?)
    }
    /// The plan of his own of which a person has asked here what it is worth.
    pub(super) fn own_here(&self, battle: &Battle<W>) -> Option<&Plan<W>> {
        self.own.as_ref().filter(|(at, _)| *at == battle.now()).map(|(_, plan)| plan)
    }
    /// What it is worth.
    pub(super) fn weighed_here(&self, battle: &Battle<W>) -> Option<&Arc<Weighed<W>>> {
        let plan = self.own_here(battle)?;
        self.weighed.as_ref().filter(|weighed| weighed.at == battle.now() && weighed.plan == *plan)
    }
    /// Whoever thinks decides now.
    pub(crate) fn hurry(&mut self) {
        if let Some(asked) = &mut self.asked {
            asked.hurried = true;
        }
    }

    /// Who thinks forgets everything: the position is not one that came of his orders.
    pub(super) fn forget(&mut self) {
        let (of, followed, broken, paused) = (self.of, self.followed, self.broken, self.paused);
        *self = Self { of, followed, broken, paused, ..Self::default() };
    }

    /// Opens the room, if somebody is to think who is not there yet.
    pub(super) fn open(&mut self, battle: &Battle<W>, alarm: &Alarm) {
        if self.room.is_some() || self.broken >= BREAKDOWNS {
            return;
        }
        match Room::open(battle, alarm) {
            Ok(room) => self.room = Some(room),
            Err(error) => {
                warn!("no thread for the computer players: {error}");
                self.broken = BREAKDOWNS;
            }
        }
    }

    /// Takes what has come back.
    pub(super) fn take(&mut self, battle: &Battle<W>) {
        while let Some(room) = &mut self.room {
            match room.answer() {
                Ok(None) => return,
                Ok(Some(answer)) => self.take_one(battle, answer),
                Err(Gone) => {
                    // What he was thinking of is asked again, of a new room.
                    warn!("a computer player has broken down");
                    self.broken += 1;
                    self.forget();
                }
            }
        }
    }

    fn take_one(&mut self, battle: &Battle<W>, Answer { side, sandbox, found }: Answer<W>) {
        self.spare[side.index()] = Some(sandbox);
        if matches!(found, Found::Sandbox) {
            return;
        }
        let asked = self.asked.take();
        match (found, asked) {
            (Found::Order(command, slips), Some(asked)) => {
                let fallbacks = &mut self.fallbacks[asked.side.index()];
                let fell_back = slips.fallbacks > *fallbacks || command.is_none();
                *fallbacks = slips.fallbacks;
                if asked.at == battle.now() {
                    let command = command.or_else(|| by_the_list(battle, asked.side));
                    self.decided = command.map(|command| Decided { at: asked.at, command, fell_back });
                }
            }
            (Found::Advice(verdict, follows), Some(asked)) if asked.at == battle.now() => {
                self.advice = Some(Arc::new(Advice::of(battle, asked.at, asked.side, &verdict, &follows)));
            }
            (Found::Weight(plan, verdict, follows), Some(asked)) if asked.at == battle.now() => {
                match Weighed::of(battle, asked.at, asked.side, &plan, &verdict, &follows) {
                    Some(weighed) => self.weighed = Some(Arc::new(weighed)),
                    // Nothing came of it: it is not asked again and again.
                    None => self.own = None,
                }
            }
            (Found::Sandbox | Found::Order(..) | Found::Advice(..) | Found::Weight(..), _) => {}
        }
    }

    /// Hands over what a side sees.
    pub(super) fn ask(&mut self, battle: &Battle<W>, side: Side, wanted: Wanted<W>, now: Duration) {
        let (Some(room), Some(mut sandbox)) = (&self.room, self.spare[side.index()].take()) else { return };
        sandbox.show(&battle.view(side));
        let quick = W::asked(&battle.table()).is_some() && wanted == Wanted::Order;
        let opponent = battle.seats()[side.index()].opponent();
        let limit = if quick { TO_QUESTIONS } else { opponent.map_or(LEAST, |one| (nominal(one) * 3).max(LEAST)) };
        let watch = room.watch(side, &wanted).clone();
        if room.ask(Job { sandbox, side, wanted: wanted.clone() }).is_ok() {
            let at = battle.now();
            self.asked = Some(Asked { at, side, wanted, since: now, limit, hurried: false, watch });
        }
    }
}

/// What comes to mind at once, by the list of lawful orders.
pub(super) fn by_the_list<W: WindowBox>(battle: &Battle<W>, side: Side) -> Option<Command<W>> {
    let mut bold = Opponent::Listed(Character::Bold).commander::<Insight<W>>(battle.now().1, 1);
    bold.order(&battle.view(side))
}
