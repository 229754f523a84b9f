//! The outlook on the scenario's own victory conditions: how likely each will hold when it is read.

use crate::force::Man;
use hex_board::{HexId, HexName};
use lock_n_load::scenario::Condition;
use lock_n_load::{Table, When};
use opponent::learning;
use opponent::maths::{at_least, ln, sigmoid};
use smallvec::SmallVec;
use std::cell::RefCell;
use table::Side;

/// What the chance to hold an objective rests on: the strength that can be there in time, who holds it, and the strength in it now; each also
/// as far as the end is near.
pub(crate) const HOLD: [&str; 6] = ["advantage", "advantage soon", "holder", "holder soon", "inside", "inside soon"];

/// Each pass in a row takes so much of a turn from those who have not acted: it may end before they do.
const PASS: f64 = 0.2;
/// Who needs so many turns more than he has is sure to come too late.
const LATE: f64 = 0.5;
/// Each turn of a way may be held up, so this part of it must be left over for coming in time to be sure. Without it whoever waits loses
/// nothing until the last moment, and stands still under the first machine gun.
const HELD_UP: f64 = 0.5;

/// The chance that somebody comes in time who has so many turns and needs so many, if nobody holds him up.
fn in_time(has: f64, needs: f64) -> f64 {
    if has <= 0.0 { 0.0 } else { ((has + LATE - needs) / (1.0 + HELD_UP * needs)).clamp(0.0, 1.0) }
}

/// What the outlook is worked out from.
pub(crate) struct Outlook<'a, 't> {
    table: &'a Table<'t>,
    men: &'a [Man],
    /// What the chance to hold a hex rests on, by [`HOLD`].
    weights: &'a [f64],
    /// What is left of this turn, as a part of it, on the whole and for who has not acted yet.
    rest: f64,
    turn: f64,
    /// The sums of both sides' worth now.
    force: [f64; 2],
    /// What has been found out of hexes: the chance of each side to hold one after so many more turns. Conditions ask again and again.
    known: RefCell<SmallVec<[(HexId, f64, [f64; 2]); 8]>>,
}

impl<'a, 't> Outlook<'a, 't> {
    pub(crate) fn new(table: &'a Table<'t>, men: &'a [Man], weights: &'a [f64]) -> Self {
        let on_map = |man: &&Man| man.comes_in == 0.0;
        let all: f64 = men.iter().filter(on_map).map(|man| man.worth).sum();
        let fresh: f64 = men.iter().filter(on_map).filter(|man| man.fresh && !man.shaken).map(|man| man.worth).sum();
        let force = Side::BOTH.map(|side| men.iter().filter(|man| man.side == side).map(Man::now).sum());
        let passes = table.flow.impulse().map_or(0.0, |impulse| f64::from(impulse.passes));
        let turn = 1.0 - PASS * passes;
        let rest = if all > 0.0 { turn * fresh / all } else { 0.0 };
        Self { table, men, weights, rest, turn, force, known: RefCell::default() }
    }

    /// The worth of both sides as they are.
    pub(crate) fn force(&self) -> [f64; 2] {
        self.force
    }

    /// Turns that are left until the end of turn `last`.
    fn turns(&self, last: u8) -> f64 {
        f64::from(last) - f64::from(self.table.flow.turn.number.max(1)) + self.rest
    }

    /// Turns in which somebody may go, of so many that are left: whoever has not acted has the whole of this one, however far it has come for
    /// others, if it is not ended by passes.
    fn turns_of(&self, man: &Man, left: f64) -> f64 {
        (left - self.rest).max(0.0) + if man.fresh && !man.shaken { self.turn } else { 0.0 }
    }

    /// Turns that are left until a condition is read for the last time.
    pub(crate) fn left(&self, when: When) -> f64 {
        match when {
            When::EndOfTurn(turn) => self.turns(turn),
            When::EndOfAnyTurnFrom(_) | When::AtOnce => self.turns(self.table.field.scenario.turns),
        }
    }

    /// The chance that the first side wins by what the conditions promise.
    pub(crate) fn first_wins(&self) -> f64 {
        let scenario = &self.table.field.scenario;
        let mut missed = [1.0; 2];
        for def in &scenario.victory {
            if self.left(def.when) >= 0.0 {
                missed[def.side.index()] *= 1.0 - self.chance(def.side, &def.condition, self.left(def.when));
            }
        }
        let [first, second] = missed.map(|missed| 1.0 - missed);
        let otherwise = match scenario.otherwise {
            Some(Side::First) => 1.0,
            Some(Side::Second) => 0.0,
            None => 0.5,
        };
        first * (1.0 - second) + 0.5 * first * second + (1.0 - first) * (1.0 - second) * otherwise
    }

    /// The chance that a condition of a side holds after so many more turns.
    fn chance(&self, side: Side, condition: &Condition, left: f64) -> f64 {
        match condition {
            Condition::Control { at_least: need, of } => {
                let held: Vec<f64> = of.iter().map(|name| self.holds(side, *name, left)).collect();
                at_least(usize::from(*need), &held)
            }
            Condition::LossPoints(need) => self.reaches(
                f64::from(*need),
                f64::from(self.table.flow.loss_points[side.index()]),
                self.kills(side, left),
            ),
            Condition::ExitedPoints(need) => {
                let have = f64::from(self.table.flow.exit_points[side.index()]);
                self.reaches(f64::from(*need), have, self.exits(side, left, |man| man.points))
            }
            Condition::ExitedUnits(need) => {
                let gone = |unit: &lock_n_load::UnitNow| {
                    unit.side == side && unit.state == lock_n_load::UnitState::Off(lock_n_load::OffMap::Exited)
                };
                let have = self.table.units.iter().filter(gone).count() as f64;
                self.reaches(f64::from(*need), have, self.exits(side, left, |_| 1.0))
            }
            Condition::MorePoints(need) => {
                let points = |side: Side| {
                    f64::from(self.table.flow.loss_points[side.index()] + self.table.flow.exit_points[side.index()])
                };
                let more =
                    points(side) - points(side.other()) + self.kills(side, left) - self.kills(side.other(), left);
                sigmoid((more - f64::from(*need) + 0.5) / (0.8 + 0.8 * left.max(0.0)))
            }
            Condition::Alive(id) => {
                let lives = self.table.unit(*id).is_some_and(|unit| {
                    !matches!(
                        unit.state,
                        lock_n_load::UnitState::Off(lock_n_load::OffMap::Lost | lock_n_load::OffMap::Pool)
                    )
                });
                if lives { 1.0 / (1.0 + 0.05 * left.max(0.0)) } else { 0.0 }
            }
            Condition::All(parts) => parts.iter().map(|part| self.chance(side, part, left)).product(),
            Condition::Any(parts) => {
                1.0 - parts.iter().map(|part| 1.0 - self.chance(side, part, left)).product::<f64>()
            }
            Condition::Not(part) => 1.0 - self.chance(side, part, left),
        }
    }

    /// The chance to come to so many points with what one has and what is to be expected.
    fn reaches(&self, need: f64, have: f64, expected: f64) -> f64 {
        if have >= need {
            return 1.0;
        }
        let spread = 0.45 + 0.30 * expected.max(0.0);
        sigmoid((have + expected - need + 0.5) / spread)
    }

    /// Points for losses of the enemy that a side may expect: in every turn he loses a part of what he has.
    fn kills(&self, side: Side, left: f64) -> f64 {
        let enemy = side.other();
        let points: f64 = self.men.iter().filter(|man| man.side == enemy).map(|man| man.points).sum();
        let [own, his] = [self.force[side.index()], self.force[enemy.index()]];
        let pressure = if own + his > 0.0 { own / (own + his) } else { 0.0 };
        let shaken: f64 = self.men.iter().filter(|man| man.side == enemy && man.shaken).map(|man| man.points).sum();
        points * (0.13 * pressure * left.max(0.0)).min(0.85) + 0.15 * shaken
    }

    /// What may be expected to leave by the exits in time.
    fn exits(&self, side: Side, left: f64, count: impl Fn(&Man) -> f64) -> f64 {
        let exits = &self.table.field.scenario.side(side).exits;
        let exits: Vec<HexId> = exits.iter().filter_map(|name| self.table.field.map.hex(*name)).collect();
        let leaves = |man: &Man| {
            let turns = exits.iter().map(|hex| man.turns_to(self.table, *hex)).fold(f64::INFINITY, f64::min) + 0.25;
            // What is near is nearly sure; what is far may be stopped on its way.
            in_time(self.turns_of(man, left), turns) / (1.0 + 0.15 * turns)
        };
        self.men.iter().filter(|man| man.side == side).map(|man| leaves(man) * count(man)).sum()
    }

    /// The chance that a side holds an objective after so many more turns.
    fn holds(&self, side: Side, name: HexName, left: f64) -> f64 {
        let objectives = &self.table.field.objectives;
        let Some(n) = self.table.field.map.hex(name).and_then(|hex| objectives.iter().position(|known| *known == hex))
        else {
            return 0.0;
        };
        self.hold_chance(side, objectives[n], self.table.flow.control.get(n).copied().flatten(), left)
    }

    /// The chance that a side holds a hex after so many more turns, which somebody holds now.
    pub(crate) fn hold_chance(&self, side: Side, hex: HexId, holder: Option<Side>, left: f64) -> f64 {
        let known = self.known.borrow().iter().find(|(of, then, _)| *of == hex && *then == left).map(|known| known.2);
        let chances = known.unwrap_or_else(|| {
            let rivals = self.rivals(hex, left);
            let chances = match rivals.sure(holder) {
                Some(sure) => Side::BOTH.map(|side| if sure == Some(side) { 1.0 } else { 0.0 }),
                None => {
                    let first = learning::chance(self.weights, &rivals.features(holder, left));
                    [first, 1.0 - first]
                }
            };
            self.known.borrow_mut().push((hex, left, chances));
            chances
        });
        chances[side.index()]
    }

    /// Who may be in a hex after so many more turns.
    pub(crate) fn rivals(&self, hex: HexId, left: f64) -> Rivals {
        let left = left.max(0.0);
        let mut rivals = Rivals { strength: [0.0; 2], inside: [0.0; 2] };
        for man in self.men {
            let there = man.spot.hex == hex && man.comes_in == 0.0;
            let has = self.turns_of(man, left);
            if !there && has + LATE <= man.ready_in() {
                continue;
            }
            let turns = man.turns_to(self.table, hex);
            let in_time = if there { 1.0 } else { in_time(has, turns) };
            if in_time == 0.0 {
                continue;
            }
            let part = if man.takes { 1.0 } else { 0.55 };
            let cover = if there { 1.3 + 0.12 * f64::from(self.table.hex_tm(hex)) } else { 1.0 };
            rivals.strength[man.side.index()] += man.now() * part * cover * in_time / (1.0 + 0.7 * turns);
            if there {
                rivals.inside[man.side.index()] += man.now() * part;
            }
        }
        rivals
    }
}

/// The strength of both sides that can be in a hex in time, and that is in it now.
pub(crate) struct Rivals {
    strength: [f64; 2],
    inside: [f64; 2],
}

impl Rivals {
    /// What the chance that the first side holds the hex rests on. See [`HOLD`].
    pub(crate) fn features(&self, holder: Option<Side>, left: f64) -> [f64; HOLD.len()] {
        let ratio = |[first, second]: [f64; 2]| ln((first + 0.4) / (second + 0.4));
        let (advantage, inside) = (ratio(self.strength), ratio(self.inside));
        let holds = match holder {
            Some(Side::First) => 1.0,
            Some(Side::Second) => -1.0,
            None => 0.0,
        };
        // Who comes must also throw out who is there: it takes time.
        let soon = 1.0 / (1.0 + 2.0 * left.max(0.0));
        [advantage, advantage * soon, holds, holds * soon, inside, inside * soon]
    }
    /// Who holds the hex at the end, where only one side can: nobody, if none can and none does.
    pub(crate) fn sure(&self, holder: Option<Side>) -> Option<Option<Side>> {
        let comes = |side: Side| self.strength[side.index()] > 0.0;
        match holder {
            Some(holder) => (!comes(holder.other())).then_some(Some(holder)),
            None => (!comes(Side::First) && !comes(Side::Second)).then_some(None),
        }
    }
}

#[cfg(test)]
#[path = "outlook_test.rs"]
mod tests;
