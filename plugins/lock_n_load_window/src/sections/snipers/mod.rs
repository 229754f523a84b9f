//! Snipers (11.4).

mod asked;
mod placing;
mod told;
pub(crate) mod words;

pub(crate) use asked::FireAt;
pub(crate) use placing::{Placing, buttons, tray};
pub(crate) use told::placed;
