//! What may be wrong with data files, and the start position that is made of those without mistakes.

pub mod laid_out;
pub mod prices;
