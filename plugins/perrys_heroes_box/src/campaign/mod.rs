//! Campaigns of Perry's Heroes: how their files are read, how one is kept and played step by step, how computer players fight one to its
//! end, what is told of it, and the proof of a kept one.

mod read;
mod run;
mod to_end;
mod told;
mod verify;

pub use read::OfCampaign;
pub use run::{Run, kept};
pub use to_end::play;
pub use told::{chronicle, roster_told};
pub use verify::{course, proved};
