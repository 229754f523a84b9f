//! Ordnance (chapter 14).

pub(super) mod hits;
pub(super) mod shots;
