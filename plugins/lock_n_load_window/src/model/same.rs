//! Things that only their own section knows by type, and that are compared and known again without it.

use std::any::Any;
use std::fmt::Debug;

/// A value behind a trait of its section.
pub(crate) trait Same: Any + Debug + Send + Sync {
    /// It is of the same type, and equal.
    fn same(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Debug + Send + Sync + PartialEq> Same for T {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }
}
