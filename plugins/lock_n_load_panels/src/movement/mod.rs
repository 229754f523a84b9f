//! Movement (6.0), with entry and exit.

mod told;

pub(crate) use told::{exited, stepped, stopped};
