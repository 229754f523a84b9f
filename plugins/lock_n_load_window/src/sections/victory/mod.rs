//! Objectives, points and the end of the battle (SC-07 to SC-10).

mod told;
pub(crate) mod words;

pub(crate) use told::{control, over, points};
