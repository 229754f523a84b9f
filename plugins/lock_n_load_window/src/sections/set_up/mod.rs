//! Set-up (SC-01 to SC-04).

mod buttons;
mod phase;
mod tray;
pub(crate) mod words;

pub(crate) use buttons::buttons;
pub(crate) use phase::SetUp;
pub(crate) use tray::tray;
