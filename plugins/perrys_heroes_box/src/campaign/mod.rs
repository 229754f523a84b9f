//! Campaigns of Perry's Heroes: how their files are read, how one is kept and played without a window, and what is told of it.

mod read;
mod run;
mod told;
mod verify;

pub use read::OfCampaign;
pub use run::{Kept, play};
pub use told::{chronicle, roster_told};
pub use verify::{course, proved};
