//! What others see of somebody who thinks, and how they stop him.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Shared with whoever watches: work done so far, the best plan so far, and a flag to stop.
#[derive(Debug)]
pub struct Watch<P> {
    stop: AtomicBool,
    done: AtomicU64,
    all: AtomicU64,
    best: Mutex<Option<P>>,
}

impl<P> Default for Watch<P> {
    fn default() -> Self {
        Self { stop: AtomicBool::new(false), done: AtomicU64::new(0), all: AtomicU64::new(0), best: Mutex::new(None) }
    }
}

impl<P: Clone> Watch<P> {
    /// Tells him to decide by what he has found out so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
    /// Takes that back: for the next decision.
    pub(crate) fn go_on(&self) {
        self.stop.store(false, Ordering::Relaxed);
    }
    /// How much of the work is done, in thousandths.
    pub fn progress(&self) -> u32 {
        let (done, all) = (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed));
        (done * 1000).checked_div(all).unwrap_or(0).min(1000) as u32
    }
    /// The best plan so far.
    pub fn best(&self) -> Option<P> {
        self.best.lock().ok()?.clone()
    }
    /// Begins to watch something that will take about so many orders.
    pub(crate) fn begin(&self, all: u64) {
        self.done.store(0, Ordering::Relaxed);
        self.all.store(all, Ordering::Relaxed);
        if let Ok(mut best) = self.best.lock() {
            *best = None;
        }
    }
    pub(crate) fn is_told_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
    pub(crate) fn has_worked(&self, strokes: u64) {
        self.done.fetch_add(strokes, Ordering::Relaxed);
    }
    pub(crate) fn thinks_of(&self, plan: &P) {
        if let Ok(mut best) = self.best.lock() {
            *best = Some(plan.clone());
        }
    }
}
