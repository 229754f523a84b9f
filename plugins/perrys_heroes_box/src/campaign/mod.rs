//! Campaigns of Perry's Heroes: how their files are read, how one is kept and played step by step, how computer players fight one to its
//! end, and what is told of it.

mod play;
mod read;
mod run;
mod told;
mod verify;
mod verify;

pub use play::play;
pub use read::OfCampaign;
pub use run::{Run, kept};
pub use told::{chronicle, roster_told};
pub use verify::{course, proved};
pub use verify::{course, proved};
