//! What a section of the window may bring: a trait or a list for each seam.

pub(crate) mod aim;
pub(crate) mod asked;
pub(crate) mod asking;
pub(crate) mod buttons;
pub(crate) mod clicked;
pub(crate) mod desk;
pub(crate) mod drafts;
pub(crate) mod marks;
pub(crate) mod phase;
pub(crate) mod plain;
pub(crate) mod shown;
pub(crate) mod stage;
pub(crate) mod tale;
