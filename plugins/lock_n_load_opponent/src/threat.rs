//! What is asked from outside about danger: what may fire at who goes into a Location, and what that is expected to do to him.

use crate::exposure::{self, Battery, Worst};
use hex_board::Spot;
use lock_n_load::Seen;
use table::{CounterId, Side};

/// Who would be fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// A stack of men who stay where they are.
    Staying,
    /// A stack of men who move, which makes them easier to hit.
    Going,
    /// This vehicle, which only guns hurt: it moves, and shows its front to most of them.
    Vehicle(CounterId),
}

/// What may be lost in a Location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Threat {
    /// The part of a stack's worth that is expected to be lost there, from 0 to 1.
    pub harm: f32,
    /// From where, and what part that fire would take by itself: the worst first.
    pub from: Vec<(Spot, f32)>,
}

/// Everything of the enemy's that may still fire in this turn, as one side sees it.
#[derive(Clone, Debug)]
pub struct Threats {
    batteries: Vec<Battery>,
}

impl Threats {
    /// What threatens a side, of what is seen.
    pub fn of(seen: &Seen, side: Side) -> Self {
        let mut batteries = exposure::look(seen, false).batteries;
        batteries.retain(|battery| battery.side != side);
        Self { batteries }
    }

    /// What may be lost in a Location to fire from other hexes. Enemies in the same hex fight in melee, which is not reckoned here.
    pub fn at(&self, seen: &Seen, at: Spot, prey: Prey) -> Threat {
        let harm = |battery: &Battery| {
            if battery.spot.hex == at.hex || !seen.sights.get(battery.spot, at).is_open() {
                return 0.0;
            }
            let distance = seen.field.map.distance(battery.spot.hex, at.hex);
            match prey {
                Prey::Staying => battery.at_men(seen, distance, seen.hex_tm(at.hex), false),
                Prey::Going => battery.at_men(seen, distance, seen.hex_tm(at.hex), true),
                Prey::Vehicle(id) => seen.unit(id).map_or(0.0, |unit| battery.blow_there(seen, unit, at.hex)),
            }
        };
        let mut from: Vec<(Spot, f64)> = self.batteries.iter().map(|battery| (battery.spot, harm(battery))).collect();
        from.retain(|(_, harm)| *harm > 0.0);
        // Stable: equals stay in the order of the scenario.
        from.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let mut worst = Worst::default();
        from.iter().for_each(|(_, harm)| worst.meet(*harm));
        let harm = worst.together().min(1.0) as f32;
        Threat { harm, from: from.into_iter().map(|(spot, harm)| (spot, harm as f32)).collect() }
    }
}

#[cfg(test)]
#[path = "threat_test.rs"]
mod tests;
