//! Where computer players think: a thread of their own, to which positions go and from which orders come. The window never waits for it.

use crate::window_box::{Command, Insight, Plan, Rules, Start};
use crate::{Battle, WindowBox};
use opponent::{Commander, Effort, Level, Opponent, Seat, Slips, Temper, Thinker, Verdict, Watch};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use table::{Sandbox, Side, View};
use table_view::Alarm;

/// How many plans are shown.
pub(super) const SHOWN: usize = 3;

/// What the plans of somebody who thinks are watched by.
pub(crate) type Watching<W> = Arc<Watch<Plan<W>>>;

/// A position on its way to the thread: all that the side sees, and nothing else.
pub(crate) struct Job<W: WindowBox> {
    pub(crate) sandbox: Sandbox<Rules<W>>,
    /// Who decides.
    pub(crate) side: Side,
    /// What is wanted.
    pub(crate) wanted: Wanted<W>,
}

/// What is wanted of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wanted<W: WindowBox> {
    /// The order of the computer player of that side.
    Order,
    /// Advice for a person.
    Advice,
    /// What a person's own plan is worth.
    Weight(Plan<W>),
}

/// What comes back.
pub(crate) struct Answer<W: WindowBox> {
    /// Whose sandbox it is.
    pub(crate) side: Side,
    /// The sandbox, for the next position.
    pub(crate) sandbox: Sandbox<Rules<W>>,
    /// What was found.
    pub(crate) found: Found<W>,
}

/// What was found.
pub(crate) enum Found<W: WindowBox> {
    /// Nothing: the sandbox is new.
    Sandbox,
    /// An order; none where there is none to give. And what must not happen and has happened so far.
    Order(Option<Command<W>>, Slips),
    /// Plans, the best first.
    Advice(Verdict<Plan<W>>, Follows<W>),
    /// The same with this one among them.
    Weight(Plan<W>, Verdict<Plan<W>>, Follows<W>),
}

/// Plans that only open what is to come, with what he would do next.
pub(crate) type Follows<W> = Vec<(Plan<W>, <W as WindowBox>::Outline)>;

/// The thread, as the window knows it.
pub(crate) struct Room<W: WindowBox> {
    jobs: Sender<Job<W>>,
    answers: Mutex<Receiver<Answer<W>>>,
    watches: [Watching<W>; 2],
    adviser: Watching<W>,
    closed: Arc<AtomicBool>,
}

/// The commander of a side that a computer player has.
type Commands<W> = Option<Box<dyn Commander<Rules<W>>>>;

/// Those who think, each with his own memory.
struct Minds<W: WindowBox> {
    commanders: [Commands<W>; 2],
    adviser: Thinker<Insight<W>>,
}

/// The seed of the adviser: he plays for nobody.
const ADVISER: u64 = 7;

impl<W: WindowBox> Room<W> {
    /// Opens a room for the players of a battle. Each side's sandbox is set up from the start as that side knows it.
    pub(crate) fn open(battle: &Battle<W>, alarm: &Alarm) -> std::io::Result<Self> {
        let seats = battle.seats();
        let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        let mut watches = [Watching::<W>::default(), Watching::<W>::default()];
        let mut commander = |side: Side| -> Commands<W> {
            let Seat::Computer { opponent, seed } = seats[side.index()] else { return None };
            Some(match opponent {
                Opponent::Thinks(level, temper) => {
                    let thinker = Thinker::<Insight<W>>::new(level, temper, seed).on_threads(threads);
                    watches[side.index()] = thinker.watch();
                    Box::new(thinker)
                }
                Opponent::Listed(_) | Opponent::Greedy => opponent.commander::<Insight<W>>(seed, 1),
            })
        };
        let commanders = [commander(Side::First), commander(Side::Second)];
        let adviser = Thinker::new(Level::Sergeant, Temper::Even, ADVISER);
        let adviser = adviser.with_effort(Effort::ADVICE).on_threads(threads);
        let advised = adviser.watch();
        let (jobs, todo) = channel();
        let (done, answers) = channel();
        let closed = Arc::new(AtomicBool::new(false));
        let starts = Side::BOTH.map(|side| (side, battle.view(side).start()));
        let (alarm, ends) = (alarm.clone(), closed.clone());
        let work = move || {
            let minds = Minds::<W> { commanders, adviser };
            minds.work(starts, &todo, &done, &alarm, &ends);
            // The window hears of it also where something went wrong.
            drop(done);
            alarm.ring();
        };
        std::thread::Builder::new().name("players".into()).spawn(work)?;
        Ok(Self { jobs, answers: Mutex::new(answers), watches, adviser: advised, closed })
    }
    /// Hands a position over; it comes back if nobody is there any more.
    pub(crate) fn ask(&self, job: Job<W>) -> Result<(), Box<Job<W>>> {
        self.jobs.send(job).map_err(|error| Box::new(error.0))
    }
    /// What has come back since it was asked last.
    ///
    /// # Errors
    /// Nobody is there any more.
    pub(crate) fn answer(&mut self) -> Result<Option<Answer<W>>, Gone> {
        let Ok(answers) = self.answers.get_mut() else { return Err(Gone) };
        match answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
    /// What is seen of the thinking for a side.
    pub(crate) fn watch(&self, side: Side, wanted: &Wanted<W>) -> &Watching<W> {
        match wanted {
            Wanted::Order => &self.watches[side.index()],
            Wanted::Advice | Wanted::Weight(_) => &self.adviser,
        }
    }
}

/// The thread has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

impl<W: WindowBox> Drop for Room<W> {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        self.watches.iter().for_each(|watch| watch.stop());
        self.adviser.stop();
    }
}

impl<W: WindowBox> Minds<W> {
    fn work(
        mut self,
        starts: [(Side, Start<W>); 2],
        jobs: &Receiver<Job<W>>,
        done: &Sender<Answer<W>>,
        alarm: &Alarm,
        ends: &AtomicBool,
    ) {
        for (side, start) in starts {
            let new = Answer { side, sandbox: Sandbox::new(start), found: Found::Sandbox };
            if done.send(new).is_err() {
                return;
            }
        }
        alarm.ring();
        while let Ok(job) = jobs.recv() {
            if ends.load(Ordering::Relaxed) {
                return;
            }
            let Ok(found) = catch_unwind(AssertUnwindSafe(|| self.find(&job))) else { return };
            let answer = Answer { side: job.side, sandbox: job.sandbox, found };
            if done.send(answer).is_err() {
                return;
            }
            alarm.ring();
        }
    }

    fn find(&mut self, job: &Job<W>) -> Found<W> {
        let view = job.sandbox.view(job.side);
        match (&job.wanted, &mut self.commanders[job.side.index()]) {
            (Wanted::Order, Some(commander)) => {
                let command = commander.order(&view);
                Found::Order(command, commander.slips())
            }
            (Wanted::Order, None) => Found::Order(None, Slips::default()),
            (Wanted::Advice, _) => {
                let verdict = self.adviser.ponder(&view);
                let follows = self.follows(&view, verdict.ranked.iter().map(|judged| &judged.plan).take(SHOWN));
                Found::Advice(verdict, follows)
            }
            (Wanted::Weight(own), _) => {
                let verdict = self.adviser.weigh(&view, own);
                let other = verdict.ranked.iter().map(|judged| &judged.plan).find(|plan| *plan != own);
                let follows = self.follows(&view, std::iter::once(own).chain(other));
                Found::Weight(own.clone(), verdict, follows)
            }
        }
    }

    /// What the adviser would do after each of these that only opens what is to come.
    fn follows<'a>(&mut self, view: &View<Rules<W>>, plans: impl Iterator<Item = &'a Plan<W>>) -> Follows<W> {
        let mut next = |plan: &Plan<W>| self.adviser.after(view, plan, W::outline);
        plans.filter_map(|plan| Some((plan.clone(), next(plan)?))).collect()
    }
}
