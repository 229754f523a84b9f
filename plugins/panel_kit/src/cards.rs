//! Cards that lie over the map for a while: what the other side did, a hint, what is looked back at.

pub mod account_card;
pub mod hint_card;
pub mod past_card;
