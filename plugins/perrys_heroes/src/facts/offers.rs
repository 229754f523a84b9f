//! The list that sections fill with orders.

use crate::facts::command::Command;

table::kinds! {
    /// A kind of order, by the section that owns it.
    pub enum Kind {
        /// To end what one does.
        Finish,
        /// To place figures.
        Place,
        /// To change the posture.
        Posture,
        /// To move, and to turn.
        Move,
        /// To locate.
        Locate,
        /// To tell others.
        Tell,
        /// To fire, to suppress, to clear a jam.
        Fire,
        /// To fight hand to hand.
        Melee,
        /// To throw and to launch grenades.
        Grenade,
        /// To go on alert, and to fire from it.
        Alert,
        /// To search, to set and to disarm traps.
        Trap,
        /// To heal.
        Heal,
        /// To declare concealed.
        Conceal,
        /// To register hexes.
        Register,
        /// To call for fire.
        Call,
        /// To drive a vehicle.
        Drive,
        /// To climb into a vehicle, and out of it.
        Ride,
    }
}

/// The list, cut by kind of order and by figure (its place in the list).
pub type Offers<'a> = table::Offers<'a, Command, Kind, usize>;
