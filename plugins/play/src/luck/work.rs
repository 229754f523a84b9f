//! Work that somebody waits for: how much of it is done, and that it is not wanted any more.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Shared between whoever works and whoever waits.
#[derive(Default)]
pub struct Work {
    stop: AtomicBool,
    done: AtomicU32,
    all: AtomicU32,
    bell: Option<Box<dyn Fn() + Send + Sync>>,
}

impl Work {
    /// Work of which somebody wants to hear, with each hundredth of it, how much is done.
    pub fn with_bell(bell: impl Fn() + Send + Sync + 'static) -> Self {
        Self { bell: Some(Box::new(bell)), ..Self::default() }
    }
    /// Tells whoever works to stop.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
    /// True if it is not wanted any more.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
    /// How much of the part in hand is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let [done, all] = [&self.done, &self.all].map(|count| count.load(Ordering::Relaxed));
        if all == 0 { 0.0 } else { (done as f32 / all as f32).min(1.0) }
    }
    /// A part begins that has so many steps.
    pub(super) fn begin(&self, all: usize) {
        self.done.store(0, Ordering::Relaxed);
        self.all.store(u32::try_from(all).unwrap_or(u32::MAX), Ordering::Relaxed);
    }
    /// A step is done.
    pub(super) fn step(&self) {
        let hundredths = |done: u32| u64::from(done) * 100 / u64::from(self.all.load(Ordering::Relaxed).max(1));
        let done = self.done.fetch_add(1, Ordering::Relaxed);
        if let Some(bell) = &self.bell
            && hundredths(done) != hundredths(done.saturating_add(1))
        {
            bell();
        }
    }
}
