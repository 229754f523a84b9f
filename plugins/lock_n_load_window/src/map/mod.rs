//! What the map shows: marks, motions, where it is begun, and who waits beside it.

pub(crate) mod opening;
pub(crate) mod overlays;
pub(crate) mod show;
pub(crate) mod tray;
