//! Fire (5.0 to 5.2): attacks on the Direct Fire Table and their Damage Checks.

mod aiming;
mod asked;
mod buttons;
mod draft;
mod panel;
mod result;
mod riders;
mod rolled;
mod told;
pub(crate) mod words;

pub(crate) use aiming::Aiming;
pub(crate) use asked::CheckNext;
pub(crate) use buttons::{buttons, on_the_move};
pub use draft::FirePreview;
pub(crate) use draft::{best_offer, draft, of_sniper};
pub(crate) use panel::{line_of_fire, strengths, summary, turned, unit_cards};
pub(crate) use result::{attack as attack_card, cards, target_cards};
pub(crate) use riders::JumpOff;
pub(crate) use rolled::{Checked, Rolled};
pub(crate) use told::{became, checked, drawn, half_squad, lost, rolled, shaken, survival, wounded};
