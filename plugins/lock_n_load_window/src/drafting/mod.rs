//! What the next order would come to, and what else can be done.

pub(crate) mod actions;
pub(crate) mod draft;
pub(crate) mod further;
pub(crate) mod reach;
