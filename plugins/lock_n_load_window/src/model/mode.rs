//! What the next click on the map is for, and nothing of it but whether another is the same: what it means is known to the section that
//! owns it, through its seam (`seams/aim.rs`).

use super::Same;
use std::fmt;
use std::sync::Arc;

/// What a click on the map means now: what a player has chosen, or, at rest, what the question or the phase says.
#[derive(Clone, Default)]
pub struct Mode(Option<Arc<dyn Same>>);

impl Mode {
    /// This has been chosen.
    pub(crate) fn holding(chosen: impl Same) -> Self {
        Self(Some(Arc::new(chosen)))
    }
    /// What has been chosen.
    pub(crate) fn held(&self) -> Option<&dyn Same> {
        self.0.as_deref()
    }
    /// Nothing is chosen.
    pub fn rests(&self) -> bool {
        self.0.is_none()
    }
}

impl PartialEq for Mode {
    fn eq(&self, other: &Self) -> bool {
        match (self.held(), other.held()) {
            (Some(one), Some(other)) => one.same(other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

impl fmt::Debug for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.held() {
            Some(chosen) => chosen.fmt(f),
            None => f.write_str("Rest"),
        }
    }
}
