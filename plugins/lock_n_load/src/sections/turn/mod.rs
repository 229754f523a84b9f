//! The sequence of play (2.0, 3.0, 4.0, 9.0): who may order what now, and what begins by itself when something is over.

pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::{RallyPart, Turn};
use crate::facts::game::LockNLoad;
use crate::facts::seen::{Hidden, Seen};
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::files::markers::HexMarker;
use crate::files::phase::Phase;
use crate::sections::impulse::rules::ALTERNATE;
use crate::sections::overrun::rules::GIVE_WAY;
use crate::sections::rally::rules::RALLY_PARTS;
use crate::sections::set_up::rules::SET_UP;
use crate::sections::turn::rules::{INITIATIVE, INITIATIVE_KEPT, PHASES, SCENARIO_HOLDER};
use crate::sections::{melee, victory};
use table::{DiceCup, Frame, Refusal, Side};

mod offers;
mod operations;
mod questions;
mod rally_part;

pub use operations::all_have_acted;
pub(crate) use rally_part::rally_done;

/// Whether a side may give an order of this kind now: its turn, the open question, what is going on.
///
/// # Errors
/// The refusal.
pub(crate) fn may_order(table: &Seen, side: Side, command: &Command, time: Time) -> Result<(), Refusal> {
    let flow = table.flow;
    if let Some(question) = &flow.question {
        return if question.side() == side && question.is_answered_by(command) {
            Ok(())
        } else {
            Err(Refusal::new(question.rule(), words::answer_first()))
        };
    }
    if flow.to_act() != Some(side) {
        let rule = match flow.turn.phase {
            Phase::SetUp => SET_UP,
            Phase::Rally => RALLY_PARTS,
            Phase::Operations => ALTERNATE,
            Phase::Administrative => PHASES,
        };
        return Err(Refusal::new(rule, words::other_sides_turn()));
    }
    flow.top().takes(table, command, time)
}

/// The sequence of play: what begins when nothing is going on.
impl Frame<LockNLoad> for Turn {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self.phase {
            Phase::SetUp => vec![self.next(Phase::Rally)],
            Phase::Rally => match self.initiative.filter(|_| self.rolled) {
                None => vec![initiative(table, dice)],
                Some(holder) => vec![Event::push(RallyPart::new(holder))],
            },
            // LNL-4.0-01. A scenario without dice for the initiative names its holder, or its first side leads.
            Phase::Operations => operations::first(table, self.initiative.unwrap_or(Side::First)),
            Phase::Administrative => administrative(table),
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn hears(&mut self, event: &Event) {
        if let Event::PhaseBegan { turn, phase } = event {
            (self.number, self.phase) = (*turn, *phase);
            self.came.clear();
            self.left.clear();
            match phase {
                // LNL-SC-12: given outright for turn 1.
                Phase::Rally => self.rolled = std::mem::take(&mut self.given),
                Phase::Administrative => {
                    self.fought.clear();
                    // LNL-18.3-03: the markers of their fire are taken off.
                    self.missions.running.clear();
                }
                Phase::SetUp | Phase::Operations => {}
            }
        }
        // LNL-16.4-02, LNL-RB-29: who gives way gets no marker.
        if let Event::Stepped { units, lines, .. } = event
            && lines.iter().any(|line| line.rule == GIVE_WAY)
        {
            for unit in units {
                if !self.came.contains(unit) {
                    self.came.push(*unit);
                }
            }
        }
        if let Event::Dismounted { vehicle, .. } = event
            && !self.left.contains(vehicle)
        {
            self.left.push(*vehicle);
        }
        // LNL-16.4-09: one that becomes Shaken afterwards was not when they left it.
        if let Event::UnitShaken { unit } = event {
            self.left.retain(|vehicle| vehicle != unit);
        }
        if let Event::InitiativeRolled { holder: Some(holder), .. } = event {
            (self.initiative, self.rolled) = (Some(*holder), true);
        }
        if let Event::RoundFought { at } = event {
            self.fought.push(*at);
        }
        if let Event::FireForEffect { side, mission, .. } = event {
            self.missions.fired.push((*side, mission.clone()));
            self.missions.running.push((*side, mission.clone()));
        }
        if let Event::MissionLost { side, mission } = event {
            self.missions.fired.push((*side, mission.clone()));
        }
        if let Event::SuppliesRolled { side, granted: false, .. } = event {
            self.missions.over.push(*side);
        }
    }
    /// Artillery is heard by both, and a melee is seen.
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { number: _, phase: _, initiative: _, rolled: _, fought: _, missions: _, given: _, came, left } = self;
        let hidden = Hidden::from(table, side);
        [came, left].into_iter().for_each(|ids| hidden.leave_ids(ids));
        true
    }
}

/// LNL-3.0-01 to -03: one die per side, in the scenario's order.
fn initiative(table: &Table, dice: &mut DiceCup) -> Event {
    let thrown = [dice.roll_1d6(), dice.roll_1d6()];
    let (holder, rule) = match thrown[0].cmp(&thrown[1]) {
        std::cmp::Ordering::Greater => (Some(Side::First), INITIATIVE),
        std::cmp::Ordering::Less => (Some(Side::Second), INITIATIVE),
        std::cmp::Ordering::Equal => match table.flow.turn.initiative {
            Some(holder) => (Some(holder), INITIATIVE_KEPT),
            // With none named both roll again (RUL-28).
            None => (table.field.scenario.initiative, SCENARIO_HOLDER),
        },
    };
    Event::InitiativeRolled { dice: thrown, holder, rule }
}

/// The rest of the Administrative Phase: Melee markers where only one side is left (LNL-8.1-04, LNL-8.1-05, LNL-9.0-05), the end of the scenario
/// (LNL-SC-10), the next turn (LNL-9.0-08).
fn administrative(table: &Table) -> Vec<Event> {
    let melees = table.hexes.all().iter().filter(|(_, marker)| *marker == HexMarker::Melee);
    let gone = |spot, side| !table.side_at(spot, side).any(|unit| melee::takes_part(table, unit));
    let over = melees.filter(|(spot, _)| Side::BOTH.iter().any(|side| gone(*spot, *side)));
    let removed: Vec<Event> = over
        .map(|(spot, marker)| Event::HexMarkerRemoved { at: table.field.map.place(*spot), marker: *marker })
        .collect();
    if !removed.is_empty() {
        return removed;
    }
    let ended = victory::end_of_turn(table);
    if !ended.is_empty() {
        return ended;
    }
    vec![table.flow.turn.next(Phase::Rally)]
}

#[cfg(test)]
#[path = "turn_test.rs"]
mod tests;
