//! How far a vehicle could get: the cheapest ways over hexes and facings, as turning costs points and a step leads where it faces (15.1).

use crate::facts::situation::Table;
use crate::facts::steps::{Halves, node};
use crate::sections::driving::{self, Way};
use crate::sections::movement::leg::{Leg, NEVER};
use crate::sections::movement::occupancy::Occupancy;
use crate::sections::movement::stack::Stack;
use hex_board::{Facing, HexId, Map, Spot};

/// Half points of a state that is out of reach.
const FAR: u16 = u16::MAX;
/// What turning by a step of 60 degrees costs (LNL-15.1-05).
const TURN: Halves = Halves::of(1);

/// The states of a vehicle, hex and facing, with what they cost. Room for it is used again and again.
#[derive(Clone, Debug)]
pub(super) struct Driven {
    /// True while it holds an answer.
    pub(super) holds: bool,
    /// Half points spent, by state.
    spent: Vec<u16>,
    /// From which state each is reached.
    before: Vec<u32>,
    /// States by the half points that reach them.
    rings: Vec<Vec<u32>>,
    /// Where and how it stands; the last state is that of an Emplaced one there.
    start: (HexId, Facing),
}

impl Default for Driven {
    fn default() -> Self {
        let start = (HexId(0), Facing::default());
        Self { holds: false, spent: Vec::new(), before: Vec::new(), rings: Vec::new(), start }
    }
}

const fn state(hex: HexId, facing: Facing) -> usize {
    hex.0 as usize * 6 + facing.index() as usize
}

impl Driven {
    fn clear(&mut self, map: &Map, start: (HexId, Facing), most: usize) {
        let states = 6 * map.hexes.len() + 1;
        self.spent.clear();
        self.spent.resize(states, FAR);
        self.before.resize(states, 0);
        if self.rings.len() <= most {
            self.rings.resize(most + 1, Vec::new());
        }
        self.rings.iter_mut().for_each(Vec::clear);
        (self.start, self.holds) = (start, true);
    }
    /// Hex, facing, and whether it is Emplaced there.
    fn of(&self, state: usize) -> (HexId, Facing, bool) {
        if state + 1 == self.spent.len() {
            return (self.start.0, self.start.1, true);
        }
        (HexId((state / 6) as u16), Facing::ALL[state % 6], false)
    }
    fn reaches(&mut self, state: usize, from: usize, spent: u16) {
        if spent < self.spent[state] {
            (self.spent[state], self.before[state]) = (spent, from as u32);
            self.rings[usize::from(spent)].push(state as u32);
        }
    }
    /// The states of a hex.
    fn states(&self, hex: HexId) -> impl Iterator<Item = usize> + use<> {
        let emplaced = (hex == self.start.0).then_some(self.spent.len() - 1);
        Facing::ALL.into_iter().map(move |facing| state(hex, facing)).chain(emplaced)
    }
    /// The cheapest way to a hex, leg by leg, each with the points spent with it; turns that follow each other are one.
    pub(super) fn legs(&self, to: Spot) -> Vec<(Leg, u8)> {
        self.legs_into(self.states(to.hex))
    }
    /// The same to a hex in which it then faces so.
    pub(super) fn legs_facing(&self, to: Spot, facing: Facing) -> Vec<(Leg, u8)> {
        self.legs_into(self.states(to.hex).filter(|state| self.of(*state).1 == facing))
    }
    /// How it faces and what it has spent, to the half point, when it comes into a hex by the cheapest way.
    pub(super) fn arrival(&self, to: Spot) -> Option<(Facing, Halves)> {
        let best = self.states(to.hex).min_by_key(|state| self.spent[*state]);
        let best = best.filter(|state| self.spent[*state] != FAR)?;
        Some((self.of(best).1, Halves(self.spent[best])))
    }
    /// The cheapest way into one of these states.
    fn legs_into(&self, goals: impl Iterator<Item = usize>) -> Vec<(Leg, u8)> {
        let mut legs: Vec<(Leg, u8)> = Vec::new();
        let best = goals.min_by_key(|state| self.spent[*state]);
        let Some(mut at) = best.filter(|state| self.spent[*state] != FAR) else { return legs };
        let mut way = vec![at];
        while self.before[at] as usize != at {
            at = self.before[at] as usize;
            way.push(at);
        }
        way.reverse();
        for pair in way.windows(2) {
            let ((from, ..), (hex, facing, _)) = (self.of(pair[0]), self.of(pair[1]));
            let spent = Halves(self.spent[pair[1]]).points();
            if hex != from {
                legs.push((Leg::Step(Spot { hex, storey: 0 }), spent));
            } else if let Some(last @ (Leg::Turn(_), _)) = legs.last_mut() {
                *last = (Leg::Turn(facing), spent);
            } else {
                legs.push((Leg::Turn(facing), spent));
            }
        }
        legs
    }
}

/// Works out what a vehicle can reach that has spent so much: of each hex the points that reach it, however it then faces.
pub(super) fn drive_into(
    table: &Table,
    stack: &Stack,
    facing: Facing,
    (from, spent): (Spot, Halves),
    occupancy: &Occupancy,
    driven: &mut Driven,
    points: &mut [u8],
) {
    let most = Halves::of(stack.limit).0.max(spent.0);
    driven.clear(&table.field.map, (from.hex, facing), usize::from(most));
    let start = if stack.emplaced { driven.spent.len() - 1 } else { state(from.hex, facing) };
    driven.reaches(start, start, spent.0);
    for halves in spent.0..=most {
        let mut ring = std::mem::take(&mut driven.rings[usize::from(halves)]);
        for at in ring.drain(..).map(|at| at as usize) {
            if driven.spent[at] != halves {
                continue;
            }
            let (hex, facing, emplaced) = driven.of(at);
            let spot = Spot { hex, storey: 0 };
            let known = &mut points[node(spot)];
            *known = (*known).min(Halves(halves).points().min(NEVER - 1));
            let turned = Halves(halves).plus(TURN);
            if !emplaced && turned.0 <= most {
                driven.reaches(state(hex, facing.turned(1)), at, turned.0);
                driven.reaches(state(hex, facing.turned(-1)), at, turned.0);
            }
            steps_from(table, stack, (at, spot, facing, emplaced), Halves(halves), occupancy, driven);
        }
        driven.rings[usize::from(halves)] = ring;
    }
}

/// The steps out of a state.
fn steps_from(
    table: &Table,
    stack: &Stack,
    (at, spot, facing, emplaced): (usize, Spot, Facing, bool),
    spent: Halves,
    occupancy: &Occupancy,
    driven: &mut Driven,
) {
    for edge in table.field.steps.by(stack.mobility).from(spot) {
        let way = edge.direction.and_then(|direction| driving::way(facing, direction.into()));
        let Some(way) = way.filter(|way| !emplaced || *way == Way::Reverse) else { continue };
        let total = spent.plus(driving::price(way, edge.cost));
        let to = state(edge.to.hex, facing);
        if driven.spent[to] <= total.0.min(Halves::of(stack.limit).0) {
            continue;
        }
        let ordinary = total.points().saturating_sub(spent.points());
        if stack.is_too_far(ordinary, spent.points()) {
            continue;
        }
        let there = occupancy.at(edge.to);
        let Ok(paid) = stack.may_enter(table, Some(spot), edge.to, ordinary, spent.points(), there) else { continue };
        let total = if paid == ordinary { total } else { Halves::of(spent.points() + paid) };
        driven.reaches(to, at, total.0);
    }
}

#[cfg(test)]
#[path = "drive_reach_test.rs"]
mod tests;
