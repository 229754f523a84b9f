//! Movement (6.0), with entry and exit.

mod arrival;
mod buttons;
pub(crate) mod draft;
mod entry;
mod going;
mod panel;
mod reach;
mod told;
pub(crate) mod words;

pub(crate) use arrival::{arrival, arriving};
use buttons::name;
pub(crate) use buttons::{chosen_way, leave, moving, other_storey, otherwise, stairs, ways};
pub use draft::{MovePreview, PathStep, StepNote};
pub(crate) use draft::{draft, goes_on, limit, may_go_on};
pub(crate) use entry::{Entering, enter, tray, waiting_units};
pub(crate) use going::Going;
pub(crate) use reach::{kind_of, over, reach_of};
pub(crate) use told::{buttoned, exited, faces, keeps_moving, spent, stepped, stopped, turned, turret_turned};
