//! Impulses, passes and leaders who activate more than their own hex (4.0).

mod buttons;
mod phase;
mod told;
pub(crate) mod words;

pub(crate) use buttons::{finish, stop_and_end, widen};
pub(crate) use phase::Operations;
pub(crate) use told::{began, passed};
