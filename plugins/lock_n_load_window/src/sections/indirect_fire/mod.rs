//! Mortars and off-board artillery (18.0 to 18.3).

mod asked;
mod call;
mod call_panel;
mod mortar;
mod panel;
mod told;
pub(crate) mod words;

pub(crate) use asked::{Correct, Strike};
pub(crate) use call::calls;
pub use mortar::BombardPreview;
pub(crate) use mortar::mortars;
pub(crate) use told::{Fallen, called, for_effect, mission_lost, scattered, struck, supplies};
