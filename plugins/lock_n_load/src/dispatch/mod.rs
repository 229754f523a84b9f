//! What brings orders and events to the sections and to the table: the rule set as everybody plays it.

pub(crate) mod admit;
pub(crate) mod aim;
pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod judge;
pub(crate) mod legal;
pub(crate) mod offered;
pub(crate) mod orders;
pub(crate) mod report;
pub(crate) mod rests;
pub(crate) mod rule_set;
mod sequence;
