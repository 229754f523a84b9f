//! What is worked out once of the position in which a decision is made: what is worth going for, where it is dangerous, who fires at whom.

use crate::armour::{self, Gun, Hull};
use crate::exposure::{self, Battery, Scene, Worst};
use crate::force::{self, Crowd, Man};
use crate::outlook::Outlook;
use hex_board::{HexId, Spot};
use lock_n_load::mobility::MobilityId;
use lock_n_load::scenario::Condition;
use lock_n_load::{Table, UnitNow};
use opponent::ONE;
use smallvec::SmallVec;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use table::Side;

/// A hex that a side wants to come to, or to hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    pub hex: HexId,
    /// How much it matters.
    pub weight: f64,
    /// It is taken by being there.
    pub take: bool,
}

/// See the module.
#[derive(Debug)]
pub struct Sketch {
    pub(crate) goals: [Vec<Goal>; 2],
    /// The target modifier of each hex.
    pub(crate) cover: Vec<i32>,
    /// What would be lost in each hex to the fire of the other side.
    pub(crate) danger: [Vec<f32>; 2],
    pub(crate) crowds: Vec<Crowd>,
    hulls: Vec<Hull>,
    /// Who has guns.
    batteries: Vec<Battery>,
    /// The worth of both sides.
    pub(crate) force: [f64; 2],
    /// A side must kill to win.
    pub(crate) hunts: [bool; 2],
    /// The exits of a side that wins by leaving.
    pub(crate) exits: [Vec<HexId>; 2],
    /// How much safety counts: nothing when time runs out.
    pub(crate) caution: f64,
    pulls: Pulls,
}

/// What [`Sketch::pull`] has been worked out to be: it is asked for the same hexes again and again, and depends on nothing that is tried out.
#[derive(Debug)]
struct Pulls {
    /// By side, mobility and movement points, then by hex; each as the bits of an `f32`, or [`UNKNOWN`].
    by_pace: Vec<OnceLock<Vec<AtomicU32>>>,
    mobilities: usize,
    hexes: usize,
}

/// The bits of no pull.
const UNKNOWN: u32 = u32::MAX;
/// Who has more movement points goes by so many.
const POINTS_MAX: u8 = 15;

impl Pulls {
    fn new(table: &Table) -> Self {
        let (mobilities, hexes) = (table.field.definitions.mobilities.len(), table.field.map.hexes.len());
        let count = 2 * mobilities * usize::from(POINTS_MAX + 1);
        Self { by_pace: std::iter::repeat_with(OnceLock::new).take(count).collect(), mobilities, hexes }
    }
    fn at(&self, side: Side, by: MobilityId, points: u8, at: HexId) -> &AtomicU32 {
        let row = side.index() * self.mobilities + usize::from(by.0);
        let column = &self.by_pace[row * usize::from(POINTS_MAX + 1) + usize::from(points)];
        &column.get_or_init(|| std::iter::repeat_with(|| AtomicU32::new(UNKNOWN)).take(self.hexes).collect())
            [at.index()]
    }
}

/// A goal that is held matters so much as long as nobody is near who could take it.
const QUIET: f64 = 0.15;
/// The square of so many turns before the end safety counts half.
const CAUTION: f64 = 2.0;
/// An enemy whom a side wants to kill draws it on so much.
const PREY: f64 = 0.12;

impl Sketch {
    pub(crate) fn of(table: &Table, hold: &[f64]) -> Self {
        let Scene { men, mut batteries, crowds, hulls } = exposure::look(table, true);
        let outlook = Outlook::new(table, &men, hold);
        let cover = exposure::cover(table);
        let danger = Side::BOTH.map(|side| exposure::danger_map(table, &batteries, &cover, side, false));
        batteries.retain(|battery| !battery.guns.is_empty());
        let lasts = table.field.scenario.victory.iter().map(|def| outlook.left(def.when));
        let left = lasts.fold(0.0, f64::max);
        let mut sketch = Self {
            goals: [Vec::new(), Vec::new()],
            cover,
            danger,
            force: outlook.force(),
            crowds,
            hulls,
            batteries,
            hunts: [false; 2],
            exits: [Vec::new(), Vec::new()],
            caution: left * left / (left * left + CAUTION),
            pulls: Pulls::new(table),
        };
        for side in Side::BOTH {
            for def in &table.field.scenario.victory {
                if outlook.left(def.when) >= 0.0 {
                    sketch.add(table, &outlook, &men, side, def.side, &def.condition, outlook.left(def.when));
                }
            }
            if sketch.hunts[side.index()] || sketch.goals[side.index()].is_empty() {
                let men = sketch.crowds.iter().filter(|crowd| crowd.side != side).map(|crowd| crowd.spot);
                let hulls = sketch.hulls.iter().filter(|hull| hull.side != side).map(|hull| hull.spot);
                let prey: SmallVec<[Spot; 32]> = men.chain(hulls).collect();
                let goals = prey.into_iter().map(|spot| Goal { hex: spot.hex, weight: PREY, take: false });
                sketch.goals[side.index()].extend(goals);
            }
        }
        sketch
    }

    /// Adds what a condition of a side makes another side want: the owner to fulfil it, the other to prevent it.
    fn add(
        &mut self,
        table: &Table,
        outlook: &Outlook,
        men: &[Man],
        side: Side,
        owner: Side,
        condition: &Condition,
        left: f64,
    ) {
        match condition {
            Condition::Control { at_least, of } => {
                let hexes: Vec<HexId> = of.iter().filter_map(|name| table.field.map.hex(*name)).collect();
                let mut all: Vec<Goal> = Vec::new();
                for hex in hexes {
                    let n = table.field.objectives.iter().position(|known| *known == hex);
                    let holder = n.and_then(|n| table.flow.control.get(n).copied().flatten());
                    let held = holder == Some(side);
                    let chance = outlook.hold_chance(side, hex, holder, left);
                    // What may go either way matters most.
                    let doubt = 4.0 * chance * (1.0 - chance);
                    let urgent = 1.0 + 1.0 / (1.0 + 2.0 * left.max(0.0));
                    let weight = if held { (0.7 * doubt).max(QUIET) } else { (0.35 + 0.65 * doubt) * urgent };
                    all.push(Goal { hex, weight, take: !held });
                }
                // A side needs so many: the nearest to its own men count in full, the others less.
                let need = usize::from(*at_least);
                let near = |goal: &Goal| {
                    men.iter()
                        .filter(|man| man.side == side)
                        .map(|man| f64::from(table.field.way(man.by, man.spot.hex, goal.hex)) / man.worth.max(0.5))
                        .fold(0.0, |sum, way| sum + way)
                };
                all.sort_by(|a, b| near(a).total_cmp(&near(b)));
                for (n, goal) in all.iter_mut().enumerate() {
                    if side == owner && n > need && goal.take {
                        goal.weight *= 0.6;
                    }
                }
                self.goals[side.index()].extend(all);
            }
            Condition::ExitedUnits(_) | Condition::ExitedPoints(_) => {
                let exits = table.field.scenario.side(owner).exits.iter().filter_map(|name| table.field.map.hex(*name));
                let exits: Vec<HexId> = exits.collect();
                let weight = if side == owner { 1.6 } else { 0.25 };
                // The nearest exit draws; the others are no further reason.
                if let Some(first) = exits.get(exits.len() / 2) {
                    let nearest = exits.iter().copied().min_by_key(|hex| {
                        let ways = men.iter().filter(|man| man.side == owner);
                        ways.map(|man| table.field.way(man.by, man.spot.hex, *hex)).min().unwrap_or(0)
                    });
                    if side == owner {
                        self.exits[side.index()].clone_from(&exits);
                    }
                    self.goals[side.index()].push(Goal { hex: nearest.unwrap_or(*first), weight, take: false });
                }
            }
            Condition::LossPoints(_) | Condition::MorePoints(_) => {
                self.hunts[side.index()] |= side == owner || matches!(condition, Condition::MorePoints(_));
            }
            Condition::Alive(_) => {}
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().for_each(|part| self.add(table, outlook, men, side, owner, part, left));
            }
            Condition::Not(part) => self.add(table, outlook, men, side, owner.other(), part, left),
        }
    }

    /// What it changes in the chance to win if a side loses so much worth.
    pub(crate) fn price(&self, side: Side, worth: f64) -> i32 {
        // At the end losses count only for who must kill.
        let counts = if self.hunts[side.other().index()] { 1.0 } else { 0.3 + 0.7 * self.caution };
        (0.9 * counts * worth / (self.force[side.index()] + 1.0) * f64::from(ONE)) as i32
    }

    /// How much a side wants to have somebody in a hex who gets about so, with so many movement points: 1 is a goal reached.
    pub(crate) fn pull(&self, table: &Table, side: Side, by: MobilityId, points: u8, at: HexId) -> f64 {
        let points = points.min(POINTS_MAX);
        let known = self.pulls.at(side, by, points, at);
        let bits = known.load(Ordering::Relaxed);
        if bits != UNKNOWN {
            return f64::from(f32::from_bits(bits));
        }
        let pace = force::hexes(points, by != MobilityId::FOOT);
        let way = |goal: &Goal| f64::from(table.field.way(by, at, goal.hex));
        let pulls = self.goals[side.index()].iter().map(|goal| goal.weight / (1.0 + 0.55 * way(goal) / pace));
        let pull = pulls.sum::<f64>() as f32;
        known.store(pull.to_bits(), Ordering::Relaxed);
        f64::from(pull)
    }

    /// What a stack of a side can hurt from a Location, at its best target, as worth.
    pub(crate) fn field_of_fire(&self, table: &Table, side: Side, firepower: i32, range: u16, at: Spot) -> f64 {
        let mut best: f64 = 0.0;
        for crowd in self.crowds.iter().filter(|crowd| crowd.side != side) {
            let distance = table.field.map.distance(at.hex, crowd.spot.hex);
            if distance <= range && table.sights.get(at, crowd.spot).is_open() {
                best = best.max(force::harm(firepower - table.hex_tm(crowd.spot.hex)) * crowd.men);
            }
        }
        best
    }

    /// What guns of a side can hurt from a Location, each at its best target, as worth.
    pub(crate) fn field_of_guns(&self, table: &Table, side: Side, guns: &[Gun], at: Spot) -> f64 {
        armour::best_shots(table, (guns, at), (&self.crowds, &self.hulls), side.other(), |_| false)
    }

    /// The part of a vehicle of a side that would be lost in a Location.
    pub(crate) fn danger_to(&self, table: &Table, vehicle: UnitNow, at: Spot) -> f64 {
        let mut worst = Worst::default();
        for battery in self.batteries.iter().filter(|battery| battery.side != vehicle.side) {
            if table.sights.get(battery.spot, at).is_open() {
                worst.meet(battery.blow_there(table, vehicle, at.hex));
            }
        }
        worst.together().min(1.0)
    }

    /// The part of a stack of a side that would be lost in a Location.
    pub(crate) fn danger_at(&self, side: Side, hex: HexId) -> f64 {
        f64::from(self.danger[side.index()][hex.index()])
    }
}

/// What units are worth together as they are.
pub(crate) fn worth_of(table: &Table, units: &[UnitNow]) -> f64 {
    units.iter().map(|unit| force::worth(table, *unit) * if unit.shaken { force::SHAKEN } else { 1.0 }).sum()
}
