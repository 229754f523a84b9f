//! What the next order would come to, and who takes part with what.

pub(crate) mod attack;
pub(crate) mod crew;
pub(crate) mod draft;
pub(crate) mod further;
