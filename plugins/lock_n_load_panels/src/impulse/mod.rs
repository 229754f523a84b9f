//! Impulses, passes and leaders who activate more than their own hex (4.0).

mod told;

pub(crate) use told::{began, passed};
