//! The rule sections of the window, a folder for each: what it tells, asks, drafts and shows. [`crate::slices`] names them.

pub(crate) mod attack;
pub(crate) mod close_assault;
pub(crate) mod driving;
pub(crate) mod fire;
pub(crate) mod heroes;
pub(crate) mod impulse;
pub(crate) mod indirect_fire;
pub(crate) mod medics;
pub(crate) mod melee;
pub(crate) mod movement;
pub(crate) mod opportunity_fire;
pub(crate) mod ordnance;
pub(crate) mod overrun;
pub(crate) mod passengers;
pub(crate) mod rally;
pub(crate) mod set_up;
pub(crate) mod smoke;
pub(crate) mod snipers;
pub(crate) mod spotting;
pub(crate) mod turn;
pub(crate) mod victory;
pub(crate) mod weapons;
