//! Set-ups: the program's own, and others that lie further forward or back, in cover or in sight, one of which may be better.

use crate::exposure;
use crate::guess::kind;
use crate::plan::Plan;
use crate::reflex;
use crate::sketch::Sketch;
use hex_board::{HexId, Spot};
use lock_n_load::classes::Trait;
use lock_n_load::{OffMap, Seen, UnitNow, UnitState};
use opponent::{Chance, ONE, Offer, seed_of};
use table::{CounterId, Side};

/// So many set-ups besides the program's own are weighed.
const OTHERS: u64 = 11;
/// So many squads are put into one Location.
const SQUADS: usize = 2;

/// What a set-up looks for, in parts of what is best.
struct Taste {
    /// To be near what is fought for.
    near: f64,
    /// Cover.
    cover: f64,
    /// To look at where the enemy comes from.
    sight: f64,
    /// To stand together.
    together: f64,
}

/// Lists the set-ups of a side that has begun to set up, or its end if it is done.
pub(crate) fn plans(seen: &Seen, side: Side, sketch: &Sketch, out: &mut Vec<Offer<Plan>>) {
    out.push(Offer { plan: Plan::Orders(reflex::set_up(seen, side)), kind: kind::READY, worth: ONE });
    let waits = |unit: &UnitNow| unit.state == UnitState::Off(OffMap::SetUp);
    if !seen.side(side).any(|unit| waits(&unit)) {
        return;
    }
    let ground = Ground::of(seen, side, sketch);
    for n in 0..OTHERS {
        let mut chance = Chance::new(seed_of(&[n, side.index() as u64]));
        let mut part = |least: usize, most: usize| (least + chance.below(most - least)) as f64 / 100.0;
        let taste = Taste { near: part(0, 150), cover: part(20, 150), sight: part(0, 150), together: part(0, 60) };
        let places = ground.places(seen, side, &taste, &mut chance);
        out.push(Offer { plan: Plan::SetUp(places), kind: kind::READY, worth: ONE - 1 - n as i32 });
    }
}

/// What is known of the Locations of a side's zones.
struct Ground {
    /// For each hex how near it is to what is fought for, how good its cover is, and how much of the enemy's ways it sees; each from 0 to 1.
    near: Vec<f64>,
    cover: Vec<f64>,
    sight: Vec<f64>,
}

/// Most men have so many movement points.
const FOOT_POINTS: u8 = 4;

impl Ground {
    fn of(seen: &Seen, side: Side, sketch: &Sketch) -> Self {
        let map = &seen.field.map;
        let hexes = || (0..map.hexes.len()).map(|n| HexId(n as u16));
        let by = lock_n_load::mobility::MobilityId::FOOT;
        let mut front: Vec<Spot> = Vec::new();
        for man in exposure::look(seen, true).men.iter().filter(|man| man.side != side) {
            front.push(man.spot);
        }
        for (unit, zone) in seen.units.iter().zip(&seen.field.zones).filter(|(unit, _)| unit.side != side) {
            if unit.spot().is_none() {
                front.extend(zone.iter().step_by(zone.len() / 6 + 1));
            }
        }
        front.extend(sketch.goals[side.index()].iter().map(|goal| Spot { hex: goal.hex, storey: 0 }));
        front.sort_unstable();
        front.dedup();
        let looks = |hex: HexId| {
            let open =
                |at: &&Spot| seen.sights.get(Spot { hex, storey: 0 }, **at).is_open() && map.distance(hex, at.hex) <= 8;
            front.iter().filter(open).count() as f64
        };
        let scaled = |values: Vec<f64>| {
            let most = values.iter().copied().fold(1e-9, f64::max);
            values.into_iter().map(|value| value / most).collect::<Vec<f64>>()
        };
        Self {
            near: scaled(hexes().map(|hex| sketch.pull(seen, side, by, FOOT_POINTS, hex)).collect()),
            cover: scaled(hexes().map(|hex| f64::from(seen.hex_tm(hex).max(0))).collect()),
            sight: scaled(hexes().map(looks).collect()),
        }
    }

    /// Where each unit of a side goes, by a taste and a little chance.
    fn places(&self, seen: &Seen, side: Side, taste: &Taste, chance: &mut Chance) -> Vec<(CounterId, Spot)> {
        let mut placed: Vec<(CounterId, Spot)> = Vec::new();
        let mut squads: Vec<Spot> = Vec::new();
        let units = |men: bool| {
            let zones = seen.units.iter().zip(&seen.field.zones);
            zones.filter(move |(unit, zone)| {
                unit.side == side
                    && unit.state == UnitState::Off(OffMap::SetUp)
                    && !zone.is_empty()
                    && unit.is_smc() == men
            })
        };
        for (unit, zone) in units(false) {
            let worth = |spot: &Spot, chance: &mut Chance| {
                let here = squads.iter().filter(|at| *at == spot).count();
                let full = if here >= SQUADS { -10.0 } else { 0.0 };
                let n = spot.hex.index();
                let drives = if unit.may(Trait::Drives) { 0.3 } else { 1.0 };
                taste.near * self.near[n]
                    + drives * taste.cover * self.cover[n]
                    + taste.sight * self.sight[n]
                    + taste.together * here as f64
                    + full
                    + chance.below(100) as f64 / 400.0
            };
            let best = best_of(zone, |spot| worth(spot, chance));
            squads.push(best);
            placed.push((unit.id, best));
        }
        // Single men go with the others.
        for (n, (unit, zone)) in units(true).enumerate() {
            let with: Vec<Spot> = squads.iter().copied().filter(|spot| zone.contains(spot)).collect();
            if !with.is_empty() {
                let first = chance.below(with.len());
                placed.push((unit.id, with[(first + n) % with.len()]));
            }
        }
        placed
    }
}

/// The Location that is worth most; the first of equals. The list is not empty.
fn best_of(zone: &[Spot], mut worth: impl FnMut(&Spot) -> f64) -> Spot {
    let mut best = (f64::NEG_INFINITY, zone[0]);
    for spot in zone {
        let this = worth(spot);
        if this > best.0 {
            best = (this, *spot);
        }
    }
    best.1
}
