//! Waiting for what is drawn: until what has been done with mouse or keyboard has been seen, and until the window rests.

use crate::desk::Game;
use serde_json::Value;
use std::time::{Duration, Instant};

/// A window that has drawn nothing for so long rests.
const REST: Duration = Duration::from_millis(500);
/// The same while something is dragged: press, way and end must be seen one after the other, also by a slow machine.
pub(crate) const DRAG_REST: Duration = Duration::from_secs(2);
/// A window is at rest when no frame has been drawn for so long: what is painted beside it brings another frame when it is done.
const STILL: Duration = Duration::from_millis(900);
/// A pointer that has come to its place is seen within so long, if it was elsewhere.
pub(crate) const POINTED: Duration = Duration::from_millis(120);
/// Where something moves for ever, or does not come, it is not waited for longer.
pub(crate) const RESTLESS: Duration = Duration::from_secs(10);
/// How often is looked at what the program tells.
pub(crate) const LOOK: Duration = Duration::from_millis(10);

impl Game<'_> {
    /// The number of the last frame.
    pub fn frame(&self) -> u64 {
        self.told().and_then(|told| told["frame"].as_u64()).unwrap_or_default()
    }

    /// Waits until so many frames more have been drawn, or none for a while: what is about to move has begun to.
    pub(crate) fn drawn_out(&self, frames: u64) {
        self.seen_within(REST, frames, || ());
    }

    /// Does one thing with mouse or keyboard and waits until it has been seen: two frames have been drawn after it, or none for a
    /// while.
    pub(crate) fn seen(&self, what: impl FnOnce()) {
        self.seen_within(REST, 2, what);
    }

    /// Does something and waits until so many frames have been drawn after it, or none for so long.
    pub(crate) fn seen_within(&self, rest: Duration, frames: u64, what: impl FnOnce()) {
        let before = self.frame();
        what();
        let (mut last, mut drawn) = (before, Instant::now());
        while last < before + frames && drawn.elapsed() < rest {
            std::thread::sleep(LOOK);
            let now = self.frame();
            if now != last {
                (last, drawn) = (now, Instant::now());
            }
        }
    }

    /// Does several things in one go, and waits until they have been seen.
    pub(crate) fn heard(&self, what: impl FnOnce()) {
        self.seen_within(REST, 3, what);
    }

    /// Waits until nothing is played and nothing is drawn any more.
    #[track_caller]
    pub fn at_rest(&self) {
        let began = Instant::now();
        let (mut last, mut drawn) = (self.frame(), Instant::now());
        while began.elapsed() < RESTLESS {
            let told = self.settled();
            if told["frame"] != last {
                (last, drawn) = (told["frame"].as_u64().unwrap_or_default(), Instant::now());
            }
            if told["rests"] == true && drawn.elapsed() > STILL {
                return;
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Waits until the program says that nothing more is drawn.
    #[track_caller]
    pub fn rested(&self) -> Value {
        self.wait("a window that rests", |told| told["busy"] == false && told["rests"] == true)
    }
}
