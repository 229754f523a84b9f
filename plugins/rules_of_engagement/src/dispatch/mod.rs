//! What brings orders and events to the sections and to the table.

pub(crate) mod admit;
pub(crate) mod apply;
pub(crate) mod judge;
pub(crate) mod legal;
pub mod orders;
pub mod report;
pub mod rule_set;
pub(crate) mod secrets;
pub(crate) mod sequence;
