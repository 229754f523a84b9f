//! How sure one may be of what games of players have shown: intervals, odds, strengths. It knows games won and lost, and no rule set.

mod bootstrap;
mod odds;
mod strength;
mod student;
mod wilson;

pub use bootstrap::intervals;
pub use odds::{LogOdds, odds_ratio};
pub use strength::{ELO, Meeting, strengths};
pub use student::mean_within;
pub use wilson::wilson;

/// So many standard errors hold 95 of a hundred.
const Z: f64 = 1.959_963_984_540_054;
