//! Where computer players think: a thread of their own, to which positions go and from which orders come. The window never waits for it.

use super::advice::SHOWN;
use super::outline::Outline;
use lock_n_load::{Command, LockNLoad, Start};
use lock_n_load_opponent::{Plan, Tactics};
use opponent::{Commander, Effort, Level, Opponent, Seat, Slips, Temper, Thinker, Verdict, Watch};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use table::{Sandbox, Side, View};
use table_view::Alarm;

/// What the plans of somebody who thinks are watched by.
pub(crate) type Watching = Arc<Watch<Plan>>;

/// A position on its way to the thread: all that the side sees, and nothing else.
pub(crate) struct Job {
    pub(crate) sandbox: Sandbox<LockNLoad>,
    /// Who decides.
    pub(crate) side: Side,
    /// What is wanted.
    pub(crate) wanted: Wanted,
}

/// What is wanted of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wanted {
    /// The order of the computer player of that side.
    Order,
    /// Advice for a person.
    Advice,
    /// What a person's own plan is worth.
    Weight(Plan),
}

/// What comes back.
pub(crate) struct Answer {
    /// The sandbox, for the next position.
    pub(crate) sandbox: Sandbox<LockNLoad>,
    /// What was found.
    pub(crate) found: Found,
}

/// What was found.
pub(crate) enum Found {
    /// Nothing: the sandbox is new.
    Sandbox,
    /// An order; none where there is none to give. And what must not happen and has happened so far.
    Order(Option<Command>, Slips),
    /// Plans, the best first.
    Advice(Verdict<Plan>, Follows),
    /// The same with this one among them.
    Weight(Plan, Verdict<Plan>, Follows),
}

/// Plans that only open what is to come, with what he would do next.
pub(crate) type Follows = Vec<(Plan, Outline)>;

/// The thread, as the window knows it.
pub(crate) struct Room {
    jobs: Sender<Job>,
    answers: Mutex<Receiver<Answer>>,
    watches: [Watching; 2],
    adviser: Watching,
    closed: Arc<AtomicBool>,
}

/// Those who think, each with his own memory.
struct Minds {
    commanders: [Option<Box<dyn Commander<LockNLoad>>>; 2],
    adviser: Thinker<Tactics>,
}

/// The seed of the adviser: he plays for nobody.
const ADVISER: u64 = 7;

impl Room {
    /// Opens a room for these players, in a battle that began so.
    pub(crate) fn open(start: &Start, seats: [Seat; 2], alarm: &Alarm) -> std::io::Result<Self> {
        let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        let mut watches = [Watching::default(), Watching::default()];
        let mut commander = |side: Side| -> Option<Box<dyn Commander<LockNLoad>>> {
            let Seat::Computer { opponent, seed } = seats[side.index()] else { return None };
            Some(match opponent {
                Opponent::Thinks(level, temper) => {
                    let thinker = Thinker::<Tactics>::new(level, temper, seed).on_threads(threads);
                    watches[side.index()] = thinker.watch();
                    Box::new(thinker)
                }
                Opponent::Listed(_) | Opponent::Greedy => opponent.commander::<Tactics>(seed, 1),
            })
        };
        let commanders = [commander(Side::First), commander(Side::Second)];
        let adviser = Thinker::new(Level::Sergeant, Temper::Even, ADVISER);
        let adviser = adviser.with_effort(Effort::ADVICE).on_threads(threads);
        let advised = adviser.watch();
        let (jobs, todo) = channel();
        let (done, answers) = channel();
        let closed = Arc::new(AtomicBool::new(false));
        let (start, alarm, ends) = (start.clone(), alarm.clone(), closed.clone());
        let work = move || {
            let minds = Minds { commanders, adviser };
            minds.work(Sandbox::new(start), &todo, &done, &alarm, &ends);
            // The window hears of it also where something went wrong.
            drop(done);
            alarm.ring();
        };
        std::thread::Builder::new().name("computer players".into()).spawn(work)?;
        Ok(Self { jobs, answers: Mutex::new(answers), watches, adviser: advised, closed })
    }
    /// Hands a position over; it comes back if nobody is there any more.
    pub(crate) fn ask(&self, job: Job) -> Result<(), Box<Job>> {
        self.jobs.send(job).map_err(|error| Box::new(error.0))
    }
    /// What has come back since it was asked last.
    ///
    /// # Errors
    /// Nobody is there any more.
    pub(crate) fn answer(&mut self) -> Result<Option<Answer>, Gone> {
        let Ok(answers) = self.answers.get_mut() else { return Err(Gone) };
        match answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
    /// What is seen of the thinking for a side.
    pub(crate) fn watch(&self, side: Side, wanted: &Wanted) -> &Watching {
        match wanted {
            Wanted::Order => &self.watches[side.index()],
            Wanted::Advice | Wanted::Weight(_) => &self.adviser,
        }
    }
}

/// The thread has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

impl Drop for Room {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        self.watches.iter().for_each(|watch| watch.stop());
        self.adviser.stop();
    }
}

impl Minds {
    fn work(
        mut self,
        new: Sandbox<LockNLoad>,
        jobs: &Receiver<Job>,
        done: &Sender<Answer>,
        alarm: &Alarm,
        ends: &AtomicBool,
    ) {
        let mut answer = Some(Answer { sandbox: new, found: Found::Sandbox });
        loop {
            if let Some(answer) = answer.take() {
                if done.send(answer).is_err() {
                    return;
                }
                alarm.ring();
            }
            let Ok(job) = jobs.recv() else { return };
            if ends.load(Ordering::Relaxed) {
                return;
            }
            let Ok(found) = catch_unwind(AssertUnwindSafe(|| self.find(&job))) else { return };
            answer = Some(Answer { sandbox: job.sandbox, found });
        }
    }

    fn find(&mut self, job: &Job) -> Found {
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
    fn follows<'a>(&mut self, view: &View<LockNLoad>, plans: impl Iterator<Item = &'a Plan>) -> Follows {
        let mut next = |plan: &Plan| self.adviser.after(view, plan, Outline::of);
        plans.filter_map(|plan| Some((plan.clone(), next(plan)?))).collect()
    }
}
