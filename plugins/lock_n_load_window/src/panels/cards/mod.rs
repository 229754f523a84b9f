//! What is told of a hex and of the counters in it.

pub(crate) mod armour_card;
pub(crate) mod berths;
pub(crate) mod carried;
pub(crate) mod hex_panel;
pub(crate) mod in_hand;
pub(crate) mod values;
