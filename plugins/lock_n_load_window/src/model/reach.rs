//! Who would move and how, and what they can reach.

use bevy::prelude::Resource;
use hex_board::{Facing, Spot};
use lock_n_load::Movement;
use lock_n_load::sections::movement;
use std::collections::BTreeMap;
use table::{CounterId, Refusal};

/// Who would move and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Who.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
}

/// What the selected units could reach by the kind of movement that is chosen; worked out once per change.
#[derive(Resource, Default)]
pub struct ReachNow {
    /// For whom and how; none: nobody is to move.
    pub kind: Option<Kind>,
    /// Locations over which the way is bent by hand, in their order.
    pub bends: Vec<Spot>,
    /// The legs over them.
    pub(crate) before: Vec<(movement::Leg, u8)>,
    /// What is in reach from the last of them.
    pub(crate) reach: Option<movement::Reach>,
    /// Why nobody can move so.
    pub refusal: Option<Refusal>,
    /// Locations in reach where enemies could open fire, with the Locations of those enemies.
    pub dangers: BTreeMap<Spot, Vec<Spot>>,
}

impl ReachNow {
    /// The points spent when the stack stands there, over the bends of its way; none: out of reach.
    pub fn points(&self, spot: Spot) -> Option<u8> {
        self.reach.as_ref()?.points(spot)
    }
    /// Every Location in reach with its points, the present one among them.
    pub fn all(&self) -> impl Iterator<Item = (Spot, u8)> + '_ {
        self.reach.iter().flat_map(|reach| reach.all())
    }
    /// The cheapest way, leg by leg, each with the points spent with it.
    pub fn legs(&self, to: Spot) -> Vec<(movement::Leg, u8)> {
        self.over_bends(to, |reach| reach.legs(to))
    }
    /// The legs over the bends alone.
    pub(crate) fn before(&self) -> &[(movement::Leg, u8)] {
        &self.before
    }
    /// The legs over the bends and those from the last one on.
    fn over_bends(
        &self,
        to: Spot,
        legs: impl Fn(&movement::Reach) -> Vec<(movement::Leg, u8)>,
    ) -> Vec<(movement::Leg, u8)> {
        match &self.reach {
            Some(reach) if reach.points(to).is_some() => self.before.iter().copied().chain(legs(reach)).collect(),
            _ => Vec::new(),
        }
    }
    /// The cheapest way of a vehicle that faces so in the end.
    pub fn legs_facing(&self, to: Spot, facing: Facing) -> Vec<(movement::Leg, u8)> {
        let facing = |reach: &movement::Reach| reach.legs_facing(to, facing);
        // A facing that cannot be had there has no way at all.
        match self.reach.as_ref().map(facing) {
            Some(legs) if legs.is_empty() => legs,
            _ => self.over_bends(to, facing),
        }
    }
    /// The cheapest way.
    pub fn path(&self, to: Spot) -> Vec<Spot> {
        let entered = |(leg, _)| if let movement::Leg::Step(spot) = leg { Some(spot) } else { None };
        self.legs(to).into_iter().filter_map(entered).collect()
    }
}
