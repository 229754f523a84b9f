//! Lock 'n Load as a type: what a rule set consists of is put together in `dispatch/rule_set.rs`; what is plain data of it, such as frames,
//! names it here.

/// The rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct LockNLoad;
