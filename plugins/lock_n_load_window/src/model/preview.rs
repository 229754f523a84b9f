//! What would come of the next order, and nothing of it but whether another is the same: how it looks is known to the section that owns
//! it, through its seam (`seams/shown.rs`).

use super::Same;
use bevy::prelude::Resource;
use std::sync::Arc;
use table::Refusal;

/// What would happen, worked out by the rules' own functions; nothing has been ordered.
#[derive(Resource, Clone, Debug, Default)]
pub struct Preview(Now);

/// What there is to show.
#[derive(Clone, Debug, Default)]
enum Now {
    #[default]
    Nothing,
    /// The rules forbid it.
    Refused(Refusal),
    /// An order that is being prepared.
    Shown(Arc<dyn Same>),
}

impl Preview {
    /// There is nothing to show.
    pub(crate) const NOTHING: Self = Self(Now::Nothing);

    /// An order that is being prepared.
    pub(crate) fn holding(shown: impl Same) -> Self {
        Self(Now::Shown(Arc::new(shown)))
    }
    /// The same.
    pub(crate) fn held(&self) -> Option<&dyn Same> {
        if let Now::Shown(shown) = &self.0 { Some(&**shown) } else { None }
    }
    /// The rules forbid it.
    pub(crate) const fn refused(why: Refusal) -> Self {
        Self(Now::Refused(why))
    }
    /// There is nothing to show.
    pub fn is_nothing(&self) -> bool {
        matches!(self.0, Now::Nothing)
    }
    /// Why the rules forbid it.
    pub fn refusal(&self) -> Option<&Refusal> {
        if let Now::Refused(why) = &self.0 { Some(why) } else { None }
    }
}

impl PartialEq for Preview {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Now::Nothing, Now::Nothing) => true,
            (Now::Refused(one), Now::Refused(other)) => one == other,
            (Now::Shown(one), Now::Shown(other)) => (**one).same(&**other),
            (Now::Nothing | Now::Refused(_) | Now::Shown(_), _) => false,
        }
    }
}
