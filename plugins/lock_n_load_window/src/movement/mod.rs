//! Movement (6.0), with entry and exit.

mod buttons;
pub(crate) mod draft;
mod entry;
mod panel;
pub(crate) mod reach;
mod told;

pub(crate) use buttons::{leave, moving, other_storey, stairs, ways};
pub(crate) use draft::{Going, draft, goes_on, may_go_on};
pub use draft::{MovePreview, PathStep, StepNote};
pub(crate) use entry::{Entering, enter, tray, waiting_units};
pub(crate) use reach::update_reach;
pub use reach::{Kind, ReachNow};
pub(crate) use told::{exited, stepped, stopped};
