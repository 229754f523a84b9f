//! What a lawful order comes to before the dice, by the section that owns it.

use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::sections::anti_tank::AttackReport;
use crate::sections::artillery::CallReport;
use crate::sections::communication::TellReport;
use crate::sections::driving::DriveReport;
use crate::sections::fire::{FireReport, SuppressReport};
use crate::sections::grenades::ThrowReport;
use crate::sections::gunnery::{AimReport, GunReport, LoadReport, MachineGunReport};
use crate::sections::healing::HealReport;
use crate::sections::locating::LocateReport;
use crate::sections::melee::MeleeReport;
use crate::sections::movement::MoveReport;
use crate::sections::riding::RideReport;
use crate::sections::traps::TrapReport;
use table::DiceCup;

/// What a lawful order comes to before the dice.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A move.
    Move(MoveReport),
    /// An attempt to locate.
    Locate(LocateReport),
    /// Word that is passed on.
    Tell(TellReport),
    /// A volley, on the own card or from alert.
    Fire(FireReport),
    /// Suppressive fire.
    Suppress(SuppressReport),
    /// A bout of melee.
    Melee(MeleeReport),
    /// A grenade, by hand or by rifle.
    Throw(ThrowReport),
    /// A call for fire.
    Call(CallReport),
    /// An attack on a vehicle, or with a gun on a carriage.
    Attack(AttackReport),
    /// Work at traps.
    Trap(TrapReport),
    /// Healing.
    Heal(HealReport),
    /// A round for a main gun.
    Load(LoadReport),
    /// A main gun that is aimed.
    Aim(AimReport),
    /// A main gun that is fired, on the own card or from alert.
    Gun(GunReport),
    /// A machine gun of a vehicle, on the own card or from alert.
    MachineGun(MachineGunReport),
    /// A drive.
    Drive(DriveReport),
    /// Climbing into a vehicle, or out of it.
    Ride(RideReport),
    /// Nothing is left to dice.
    Done(Vec<Event>),
}

impl Report {
    /// What comes of it, worked out on the table.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self {
            Self::Move(report) => report.carry_out(table, dice),
            Self::Locate(report) => report.carry_out(table, dice),
            Self::Tell(report) => report.carry_out(table),
            Self::Fire(report) => report.carry_out(table, dice),
            Self::Suppress(report) => report.carry_out(table, dice),
            Self::Melee(report) => report.carry_out(table, dice),
            Self::Throw(report) => report.carry_out(table, dice),
            Self::Call(report) => report.carry_out(table, dice),
            Self::Attack(report) => report.carry_out(table, dice),
            Self::Trap(report) => report.carry_out(table, dice),
            Self::Heal(report) => report.carry_out(table, dice),
            Self::Load(report) => report.carry_out(table),
            Self::Aim(report) => report.carry_out(table),
            Self::Gun(report) => report.carry_out(table, dice),
            Self::MachineGun(report) => report.carry_out(table, dice),
            Self::Drive(report) => report.carry_out(table, dice),
            Self::Ride(report) => report.carry_out(table, dice),
            Self::Done(events) => events,
        }
    }
}
