//! Ways: the shortest around obstacles, all that is in reach, hulls, parties, posts, and the beats of a way.
//!
//! No ground weighs: what a game may enter and pay it settles by the obstacles that it fills in, and then the shortest way is length alone.

mod drives;
mod net;
mod obstacles;
mod party;
mod posts;
mod reach;
mod trail;
mod way;

pub use drives::{Drive, Step, drive};
pub use obstacles::Obstacles;
pub use party::{alone, chains, places};
pub use posts::{Post, posts};
pub use reach::{Reach, reach};
pub use trail::{Stretch, Trail};
pub use way::{MOST_POINTS, Way, way};

#[cfg(test)]
#[path = "drives_test.rs"]
mod drives_test;
#[cfg(test)]
#[path = "party_test.rs"]
mod party_test;
#[cfg(test)]
#[path = "trail_test.rs"]
mod trail_test;
#[cfg(test)]
#[path = "ways_test.rs"]
mod ways_test;
