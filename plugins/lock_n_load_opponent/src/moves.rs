//! Where a stack could go, and what that is worth at first sight.

use crate::armour::Gun;
use crate::lane::{Lane, Party, Way};
use crate::plan::{Go, Plan, Then};
use crate::sketch::{Goal, Sketch, worth_of};
use hex_board::Spot;
use lock_n_load::classes::Trait;
use lock_n_load::sections::movement::reach::{Reach, reach_again};
use lock_n_load::{Movement, Table, UnitNow};
use opponent::{ONE, Offer};
use smallvec::SmallVec;
use table::Side;

/// A stack as its destinations are weighed.
struct Weighing<'a, 't> {
    table: &'a Table<'t>,
    sketch: &'a Sketch,
    side: Side,
    by: Movement,
    members: SmallVec<[UnitNow; 8]>,
    worth: f64,
    takes: bool,
    /// Somebody rides who takes objectives once he has got out.
    brings: bool,
    points: u8,
    firepower: i32,
    range: u16,
    guns: SmallVec<[Gun; 2]>,
}

impl<'a, 't> Weighing<'a, 't> {
    fn new(table: &'a Table<'t>, sketch: &'a Sketch, side: Side, party: &Party) -> Self {
        let members: SmallVec<[UnitNow; 8]> = party.units.iter().filter_map(|id| table.unit(*id)).collect();
        let riders: Vec<UnitNow> = members.iter().flat_map(|unit| table.passengers(unit.id)).collect();
        let worth = worth_of(table, &members) + worth_of(table, &riders);
        let takes = members.iter().any(|unit| unit.may(Trait::TakesControl) && unit.good_order());
        let brings = riders.iter().any(|unit| unit.may(Trait::TakesControl) && unit.good_order());
        let slowest = members.iter().map(|unit| table.movement_factor(*unit)).min().unwrap_or(4);
        let mut pieces: SmallVec<[(i32, u16); 8]> = SmallVec::new();
        for unit in members.iter().filter(|unit| unit.good_order()) {
            pieces.push((table.own_firepower(*unit), u16::from(table.own_range(*unit))));
        }
        let best = pieces.iter().map(|(firepower, _)| *firepower).max().unwrap_or(0);
        let all: i32 = pieces.iter().map(|(firepower, _)| *firepower).sum();
        let guns = members.iter().filter(|unit| unit.good_order()).flat_map(|unit| {
            let weapons = table.weapons_of(unit.id);
            weapons.filter_map(|weapon| Gun::of(table, *unit, weapon, false))
        });
        let guns = guns.collect();
        let range = pieces.iter().map(|(_, range)| *range).max().unwrap_or(0);
        Self {
            table,
            sketch,
            side,
            by: party.by,
            worth,
            takes,
            brings,
            points: slowest,
            firepower: best + (all - best + 1) / 2,
            range,
            guns,
            members,
        }
    }

    /// What it is worth to stand there.
    fn standing(&self, at: Spot) -> f64 {
        let Self { table, sketch, side, .. } = self;
        let by = self.members.first().map_or(lock_n_load::mobility::MobilityId::FOOT, |unit| table.mobility(*unit));
        let force = sketch.force[side.index()] + 1.0;
        let part = self.worth / force;
        let pull = sketch.pull(table, *side, by, self.points, at.hex);
        let exposed = match self.by {
            Movement::Move => 1.0,
            Movement::AssaultMove | Movement::Stealth => 0.9,
            Movement::LowCrawl => 0.8,
        };
        let vehicle = self.members.iter().find(|unit| unit.may(Trait::Drives));
        let danger = match vehicle {
            // Half of it: vehicles that keep away from every gun win less.
            Some(vehicle) => 0.5 * sketch.danger_to(table, *vehicle, at),
            None => sketch.danger_at(*side, at.hex),
        };
        let danger = 0.8 * sketch.caution * exposed * danger;
        let other = sketch.force[side.other().index()] + 1.0;
        let fire = sketch.field_of_fire(table, *side, self.firepower, self.range, at)
            + sketch.field_of_guns(table, *side, &self.guns, at);
        let fire = 0.35 * fire / other;
        part * (0.42 * pull - danger) + fire
    }

    /// What it is worth to go there, where it meets enemies or not, and take what is to be taken.
    fn going(&self, from: f64, to: Spot, meets: bool) -> i32 {
        let Self { table, sketch, side, .. } = self;
        let mut gain = self.standing(to) - from;
        let goal = sketch.goals[side.index()].iter().find(|goal| goal.hex == to.hex && goal.take);
        let enemies = if meets {
            let units: SmallVec<[UnitNow; 8]> = table.side_at(to, side.other()).collect();
            worth_of(table, &units)
        } else {
            0.0
        };
        if enemies > 0.0 {
            // Hand to hand: the stronger wins, mostly, and both lose.
            let chance = self.worth * self.worth / (self.worth * self.worth + enemies * enemies);
            let (own, his) = (sketch.force[side.index()] + 1.0, sketch.force[side.other().index()] + 1.0);
            gain += 0.8 * (chance * enemies / his - (1.0 - chance) * self.worth / own);
        }
        if let Some(goal) = goal
            && (self.takes || self.brings)
        {
            gain += taking(sketch, goal) * if enemies > 0.0 { 0.4 } else { 1.0 };
        }
        if leaves(sketch, *side, to) {
            gain += 0.6 * self.worth / (sketch.force[side.index()] + 1.0);
        }
        (gain.clamp(-1.0, 1.0) * f64::from(ONE)) as i32
    }
}

/// What it is worth to take a goal.
fn taking(sketch: &Sketch, goal: &Goal) -> f64 {
    (0.10 + 0.6 * (1.0 - sketch.caution)) * goal.weight
}

/// What a unit could take in one move later in this turn, if it does nothing else before.
pub(crate) fn could_take(table: &Table, sketch: &Sketch, unit: UnitNow) -> i32 {
    let Some(from) = unit.spot().filter(|_| unit.may(Trait::TakesControl) && unit.good_order()) else { return 0 };
    let points = i16::from(table.movement_factor(unit));
    let near = |goal: &&Goal| goal.take && table.field.way(table.mobility(unit), from.hex, goal.hex) <= points;
    let best = sketch.goals[unit.side.index()].iter().filter(near).map(|goal| taking(sketch, goal)).fold(0.0, f64::max);
    (best * f64::from(ONE)) as i32
}

/// The best destinations of a stack, a few, with what each is worth at first sight; `reach` is all that it could reach then.
pub(crate) fn destinations(
    table: &Table,
    sketch: &Sketch,
    side: Side,
    party: &Party,
    most: usize,
    reach: &mut Reach,
) -> Option<Vec<(Spot, i32)>> {
    reach_again(table, side, (&party.units, party.by, party.double_time), reach).ok()?;
    let weighing = Weighing::new(table, sketch, side, party);
    let from = weighing.members.first()?.spot()?;
    let here = weighing.standing(from);
    let mut found: Vec<(Spot, i32)> = Vec::with_capacity(64);
    let others = reach.all().filter(|(to, _)| *to != from);
    found.extend(others.map(|(to, points)| {
        (to, weighing.going(here, to, reach.meets_enemies(to)) - i32::from(points) * (ONE / 4000))
    }));
    let best_first = |(to, worth): &(Spot, i32)| (std::cmp::Reverse(*worth), to.hex.0, to.storey);
    if found.len() > most && most > 0 {
        found.select_nth_unstable_by_key(most - 1, best_first);
        found.truncate(most);
    }
    found.sort_unstable_by_key(best_first);
    Some(found)
}

/// Whether a stack of a side that comes to a Location leaves the map there.
pub(crate) fn leaves(sketch: &Sketch, side: Side, at: Spot) -> bool {
    sketch.exits[side.index()].contains(&at.hex)
}

/// What a stack of a side does that comes to a Location.
pub(crate) fn then(sketch: &Sketch, side: Side, at: Spot) -> Then {
    if leaves(sketch, side, at) { Then::Leaves } else { Then::Stays }
}

/// The plans to go, of one stack: to the best destinations, each by the way on which the least is lost, and to the very best also by that
/// which takes the fewest points, if that is another one.
pub(crate) fn plans(
    table: &Table,
    (sketch, lane): (&Sketch, &Lane),
    side: Side,
    party: &Party,
    most: usize,
    reach: &mut Reach,
    out: &mut Vec<Offer<Plan>>,
) {
    // Where a way leads through fire shows only when it is looked at: so twice as many destinations are.
    let Some(found) = destinations(table, sketch, side, party, 2 * most, reach) else { return };
    let members: SmallVec<[UnitNow; 8]> = party.units.iter().filter_map(|id| table.unit(*id)).collect();
    let force = worth_of(table, &members);
    let rounds = lane.round(table, side, party);
    let mut ways: Vec<(Way, Spot, i32)> = Vec::new();
    for (n, (to, worth)) in found.into_iter().enumerate() {
        let (short, safe) = rounds.ways(reach, to);
        // Not everybody fires who may.
        let worth = |way: &Way| worth - sketch.price(side, force * way.harm) / 2;
        if n == 0 || safe.is_none() {
            let worth = worth(&short);
            ways.push((short, to, worth));
        }
        if let Some(safe) = safe {
            let worth = worth(&safe);
            ways.push((safe, to, worth));
        }
    }
    ways.retain(|(way, ..)| !way.legs.is_empty());
    ways.sort_by_key(|(.., worth)| std::cmp::Reverse(*worth));
    ways.truncate(most + 1);
    let begun = table.flow.moving().is_some();
    let carries = party.units.iter().any(|id| table.passengers(*id).next().is_some());
    for (way, to, worth) in ways {
        let go = |then: Then| {
            let (units, legs) = (party.units.clone(), way.legs.clone());
            let go = Go { units, by: party.by, double_time: party.double_time, legs, begun, then };
            Offer { plan: Plan::Go(go), kind: party.kind(), worth }
        };
        if carries {
            out.push(go(Then::Alights));
        }
        out.push(go(then(sketch, side, to)));
    }
}
