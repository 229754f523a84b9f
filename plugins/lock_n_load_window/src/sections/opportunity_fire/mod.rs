//! Opportunity Fire (5.3).

mod asked;
mod told;
pub(crate) mod words;

pub(crate) use asked::OpenFire;
pub(crate) use told::held;
