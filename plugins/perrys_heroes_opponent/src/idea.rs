//! What comes to mind, before its ways are found.

use crate::eye::in_parts;
use crate::plan::Plan;
use opponent::Offer;
use perrys_heroes::Command;

/// The kinds of plans, of each of which some may be looked into.
pub(crate) mod kind {
    pub(crate) const FIRE: u8 = 0;
    pub(crate) const MOVE: u8 = 1;
    pub(crate) const GRENADE: u8 = 2;
    pub(crate) const ALERT: u8 = 3;
    pub(crate) const POSTURE: u8 = 4;
    pub(crate) const CARE: u8 = 5;
    pub(crate) const MELEE: u8 = 6;
    pub(crate) const OTHER: u8 = 7;
    pub(crate) const FINISH: u8 = 8;
}

/// Something that may be planned, before its ways are found.
#[derive(Clone, Debug)]
pub(crate) struct Idea {
    pub kind: u8,
    /// What it is thought to add to the chance to win.
    pub worth: f64,
    pub orders: Vec<Command>,
    pub then: Option<Command>,
}

impl Idea {
    pub(crate) fn of(kind: u8, worth: f64, orders: Vec<Command>) -> Self {
        Self { kind, worth, orders, then: None }
    }
    /// As a plan.
    pub(crate) fn offer(self) -> Offer<Plan> {
        let Self { kind, worth, orders, then } = self;
        Offer { plan: Plan { orders, then }, kind, worth: in_parts(worth) }
    }
}
