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
        /// To fight vehicles: assaults, anti-tank weapons, guns on carriages.
        AntiTank,
        /// To turn a gun on a carriage.
        Traverse,
        /// To drive a vehicle.
        Drive,
        /// To climb into a vehicle, and out of it.
        Ride,
        /// To register hexes.
        Register,
        /// To call for fire.
        Call,
        /// To load a main gun.
        Load,
        /// To aim it.
        Aim,
        /// To fire it.
        Gun,
        /// To fire a machine gun of a vehicle.
        MachineGun,
        /// To open a hatch, or to shut it.
        Hatch,
    }
}

/// The list, cut by kind of order and by figure (its place in the list).
pub type Offers<'a> = table::Offers<'a, Command, Kind, usize>;
