//! What brings orders and events to the sections and to the table.

pub mod admit;
pub mod apply;
pub mod judge;
pub mod legal;
pub mod orders;
pub mod report;
pub mod rule_set;
pub mod secrets;
pub mod sequence;
