//! Opportunity Fire (5.3).

mod told;

pub(crate) use told::held;
