//! Two units fight, round after round, until one falls back, one is gone, or the phase has had its rounds (ROE-H-10).

use super::contact::fighters;
use super::group::{Group, Outcome, next_groups};
use super::rows;
use crate::facts::event::Event;
use crate::facts::frames::{Consolidating, Losing, Melee, Why};
use crate::facts::game::RulesOfEngagement;
use crate::facts::rolls::Trial;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Fate, Order};
use crate::sections::trials::DisciplineTest;
use crate::sections::{losses, movement};
use std::cmp::Ordering;
use table::{CounterId, DiceCup, Frame, Side};

/// The test of a unit that has lost a round (ROE-CQ-04).
pub fn losers_test(table: &Table, loser: &Unit, winner: &Unit) -> DisciplineTest {
    let mut lines = Vec::new();
    rows::loser_lines(table, loser, winner, &mut lines);
    DisciplineTest::with(table, loser, Trial::Round, lines)
}

/// The state in which a unit falls back that has failed the test of a lost round (ROE-H-10).
///
/// Reading: who is Demoralised and not below 50 % stays so.
const fn beaten(now: Discipline) -> Discipline {
    match now {
        Discipline::Confident | Discipline::Suppressed => Discipline::Shaken,
        Discipline::Shaken | Discipline::Demoralised => Discipline::Demoralised,
    }
}

/// A Demoralised unit below 50 % breaks up as soon as it fights (ROE-DIS-13).
fn breaks_up_at_once(table: &Table, unit: &Unit) -> bool {
    unit.discipline == Discipline::Demoralised && table.is_below_half(unit)
}

/// Two units are not locked any more, and what they have lost in their fight counts no longer.
fn parted(units: &[Unit]) -> Vec<Event> {
    let free = [Is::Locked(None), Is::RoundsLost(0), Is::Sheltered(false)];
    units.iter().flat_map(|unit| unit.becomes(free)).collect()
}

/// A unit has lost one more round of its fight (ROE-CQ-03).
fn one_more_lost(loser: &Unit) -> Vec<Event> {
    loser.becomes([Is::RoundsLost(loser.rounds_lost.saturating_add(1))])
}

/// The fight is over, and nobody has won it.
fn over(units: &[Unit]) -> Vec<Event> {
    let mut events = parted(units);
    events.push(Event::Popped);
    events
}

/// The fight is over, and a side has won it: it may consolidate (ROE-D-24).
fn won_by(winner: &Unit, both: &[Unit]) -> Vec<Event> {
    let mut events = over(both);
    events.push(Event::Pushed(Consolidating { unit: winner.id, side: winner.side }.into()));
    events
}

impl Melee {
    /// A round: all dice of it, those of the unit whose turn it is first in each group; then who falls, and who is asked about it.
    fn fights(&self, table: &Table, dice: &mut DiceCup, units: &[Unit; 2], groups: Vec<Group>) -> Vec<Event> {
        let (mut events, mut asked) = (Vec::new(), Vec::new());
        let mut dead: Vec<(CounterId, Fate)> = Vec::new();
        let mut lost = (0, 0);
        for group in groups {
            let thrown = (dice.roll(6), dice.roll(6));
            let loser = match group.outcome(thrown) {
                Outcome::Won => Some((1, &group.defenders)),
                Outcome::Lost => Some((0, &group.attackers)),
                Outcome::Tied => None,
            };
            if let Some((who, among)) = loser {
                if who == 0 {
                    lost.0 += 1;
                } else {
                    lost.1 += 1;
                }
                match among.as_slice() {
                    [only] => dead.push((*only, Fate::Dead)),
                    // ROE-D-23
                    _ => asked.push(Losing { unit: units[who].id, side: units[who].side, among: among.clone() }),
                }
            }
            events.push(Event::Fought(group.fought(thrown)));
        }
        events.push(Event::FrameIs(Self { round: self.round + 1, met: false, lost: Some(lost), ..*self }.into()));
        events.extend(losses::lose(table, &dead));
        // The first group is asked first.
        events.extend(asked.into_iter().rev().map(|losing| Event::Pushed(losing.into())));
        events
    }
    /// Who has lost the round, if anybody, tests its discipline (ROE-CQ-04).
    fn is_judged(&self, table: &Table, dice: &mut DiceCup, units: &[Unit; 2], lost: (u8, u8)) -> Vec<Event> {
        let [loser, winner] = match lost.0.cmp(&lost.1) {
            Ordering::Greater => [units[0], units[1]],
            Ordering::Less => [units[1], units[0]],
            Ordering::Equal => return vec![self.goes_on()],
        };
        let rolled = losers_test(table, &loser, &winner).roll(table, dice);
        let after = if rolled.passed { self.stands(&loser) } else { Self::is_beaten(table, &loser, &winner) };
        std::iter::once(Event::Disciplined(rolled)).chain(after).collect()
    }
    /// It has passed its test, and the next round follows.
    fn stands(&self, loser: &Unit) -> Vec<Event> {
        let mut events = one_more_lost(loser);
        events.push(self.goes_on());
        events
    }
    fn goes_on(&self) -> Event {
        Event::FrameIs(Self { lost: None, ..*self }.into())
    }
    /// It has failed its test, and falls back at once.
    ///
    /// Reading: who has no way out stays, in the state that he has come to, and the fight goes on in the next phase.
    fn is_beaten(table: &Table, loser: &Unit, winner: &Unit) -> Vec<Event> {
        if breaks_up_at_once(table, loser) {
            let mut events = losses::breaks_up(table, loser);
            events.extend(won_by(winner, &[*loser, *winner]));
            return events;
        }
        let mut events = losses::worsen(table, loser, beaten(loser.discipline));
        let ways = movement::fall_back_ways(table, loser);
        let ways = ways.and_then(|ways| movement::judge_ways(table, loser, &ways, Why::FallsBack).ok());
        let Some(ways) = ways else {
            events.extend(one_more_lost(loser));
            events.push(Event::Popped);
            return events;
        };
        events.push(Event::OrderGiven { unit: loser.id, order: Order::FallBack });
        events.extend(loser.becomes([Is::Ordered(Some(Order::FallBack))]));
        events.extend(won_by(winner, &[*loser, *winner]));
        events.extend(movement::sets_out(table, loser, ways, Why::FallsBack));
        events
    }
}

impl Frame<RulesOfEngagement> for Melee {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(unit), Some(enemy)) = (table.unit(self.unit), table.unit(self.at)) else {
            return vec![Event::Popped];
        };
        let units = [unit, enemy];
        match units.map(|unit| !fighters(table, &unit).is_empty()) {
            [true, true] => {}
            [true, false] => return won_by(&unit, &units),
            [false, true] => return won_by(&enemy, &units),
            [false, false] => return over(&units),
        }
        if let Some(lost) = self.lost {
            return self.is_judged(table, dice, &units, lost);
        }
        if let Some(broken) = units.iter().find(|unit| breaks_up_at_once(table, unit)) {
            return losses::breaks_up(table, broken);
        }
        if self.round >= table.field.charts.close_quarters.rounds {
            return vec![Event::Popped];
        }
        let groups = next_groups(table, &unit, &enemy, self.met);
        // Nobody is near enough to an enemy any more: the fight is over, and nobody has won it.
        if groups.is_empty() { over(&units) } else { self.fights(table, dice, &units, groups) }
    }
    fn open(&self) -> bool {
        false
    }
    /// A fight is seen by all.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _, at: _, met: _, round: _, lost: _ } = self;
        true
    }
}
