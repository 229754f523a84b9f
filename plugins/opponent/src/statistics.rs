//! How sure one may be of what games of players have shown: intervals, odds, strengths. It knows games won and lost, and no rule set.

mod bootstrap;
mod odds;
mod strength;
mod wilson;

pub use bootstrap::intervals;
pub use odds::{LogOdds, odds_ratio};
pub use strength::{ELO, Meeting, strengths};
pub use wilson::wilson;
