//! What a straight line meets: where, how long, how high. Whether that blocks is each game's own function.

mod meet;
mod rims;
mod rise;
mod stretches;

pub use meet::{Met, What, ends_near, meet};
pub use rims::{Rim, rims};
pub use rise::Rise;
pub use stretches::Stretches;

#[cfg(test)]
#[path = "meet_test.rs"]
mod meet_test;
#[cfg(test)]
#[path = "rims_test.rs"]
mod rims_test;
#[cfg(test)]
#[path = "stretches_test.rs"]
mod stretches_test;
