//! The list that sections fill with orders.

use crate::facts::command::Command;

table::kinds! {
    /// A kind of order, by the section that owns it.
    pub enum Kind {
        /// To end what one does.
        Finish,
        /// To place figures.
        Place,
        /// To test, to fall back, to hide.
        Discipline,
        /// To give orders.
        Order,
        /// To move.
        Move,
        /// To spot.
        Spot,
        /// To fire.
        Fire,
        /// To fire at who moves.
        React,
        /// To charge, and what follows.
        Charge,
    }
}

/// The list, cut by kind of order and by unit (its place in the list).
pub type Offers<'a> = table::Offers<'a, Command, Kind, usize>;
