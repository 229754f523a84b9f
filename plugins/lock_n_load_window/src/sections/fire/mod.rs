//! Fire (5.0 to 5.2): attacks on the Direct Fire Table and their Damage Checks.

mod asked;
mod buttons;
mod draft;
mod panel;
mod result;
mod riders;
mod told;
pub(crate) mod words;

pub(crate) use asked::CheckNext;
pub(crate) use buttons::{buttons, on_the_move};
pub use draft::FirePreview;
pub(crate) use draft::{Aiming, best_offer, draft, of_sniper};
pub(crate) use panel::{line_of_fire, strengths, summary, turned, unit_cards};
pub(crate) use result::{attack as attack_card, cards, target_cards};
pub(crate) use riders::JumpOff;
pub(crate) use told::{Checked, Rolled, became, checked, drawn, half_squad, lost, rolled, shaken, survival, wounded};
