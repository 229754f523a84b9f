//! The moment in which a new question hears nothing.

use bevy::prelude::*;
use std::time::Duration;

/// A question that has only just been asked hears no clicks and no keys for a moment, so that what was meant for the map does not
/// answer it. The moment begins with the first frame after the one that drew the question.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// How long.
    pub length: Duration,
    /// The question has been asked, but nobody has seen it yet.
    asked: bool,
    until: Option<Duration>,
}

impl Default for Pause {
    fn default() -> Self {
        Self::of(Duration::from_millis(400))
    }
}

impl Pause {
    /// One of this length.
    pub const fn of(length: Duration) -> Self {
        Self { length, asked: false, until: None }
    }
    /// Something is asked from now on.
    pub fn ask(&mut self) {
        self.asked = !self.length.is_zero();
    }
    /// A frame begins.
    pub fn begin_frame(&mut self, now: Duration) {
        if self.asked {
            self.until = Some(now + self.length);
            self.asked = false;
        }
    }
    /// Nothing is heard now.
    pub fn holds(&self, now: Duration) -> bool {
        self.asked || self.until.is_some_and(|until| now < until)
    }
}
