//! The Rally phase (8.1): isolation, rally, and what the end of a turn brings.
//!
//! Its steps follow each other, whatever happens in them, so that nobody learns from their number what he does not see:
//!
//! | [`Flow::rallied`](crate::Flow::rallied) | What comes |
//! |---|---|
//! | 0 | all isolation tests, first of men, then of vehicles, in the order of the list, before anybody rallies (PH-R-62) |
//! | 1 | all rally rolls, first of men, then of crews, in the order of the list |
//! | 2 | figures that have stayed still are counted on |
//! | 3 | owners say who is concealed now |
//! | 4 | figures that nobody sees any more are counters again |
//! | more | the next turn, or the end |

pub mod odds;
pub mod rules;

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::flow::Phase;
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::Table;
use crate::files::values::{Experience, Grade, Health, Morale, Speciality};
use crate::sections::casualties::rules::ELITE;
use crate::sections::casualties::{lies_down, may_test, tested};
use crate::sections::damage::crew;
use crate::sections::{concealment, locating, tasks};
use rules::{RALLY, SEASONED};
use std::cmp::Reverse;
use table::{DiceCup, Line, Tally};

/// Who is farther than this from any friend is isolated (PH-8.1-01), and a leader reaches who is nearer (PH-8.1-02).
const NEAR: i32 = 1000;
/// What a rally roll needs (PH-8.1-03).
pub const RALLIES: i8 = 6;

/// What happens next in the Rally phase.
pub(crate) fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let step = table.flow.rallied;
    // The step is over before what it asks: a frame that it pushes lies above what comes next.
    let mut events = vec![Event::RallyIs(step.saturating_add(1))];
    match step {
        0 => events.extend(isolation_tests(table, dice)),
        1 => events.extend(rally_rolls(table, dice)),
        2 => events.extend(concealment::turn_ends(table)),
        3 => events.extend(concealment::asks(table)),
        4 => events.extend(locating::lost(table)),
        _ if table.flow.turn >= table.field.turns => events = tasks::at_the_end(table),
        _ => {
            let turn = table.flow.turn.saturating_add(1);
            events = vec![Event::PhaseBegan { turn, phase: Phase::Activation }];
        }
    }
    events
}

/// True of a figure that is more than 10 cm from any friend (PH-8.1-01); messengers never are (PH-4.3-08).
pub fn is_isolated(table: &Table, figure: &Figure) -> bool {
    let messenger = table.man(figure).is_some_and(|man| man.speciality == Speciality::Messenger);
    // Who rides has those with whom he does.
    if !may_test(table, figure) || figure.at.is_none() || messenger {
        return false;
    }
    let is_near = |friend: Figure| {
        let counts = friend.id != figure.id && table.is_somebody(&friend);
        counts && table.gap(figure, &friend).is_some_and(|gap| gap.within(NEAR))
    };
    !table.bodies(figure.side).any(is_near)
}

/// The isolation tests: a ten-sided die for each isolated figure, in the order of the list. Nobody moves meanwhile, so who is isolated
/// does not change.
fn isolation_tests(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let isolated = table.figures.iter().filter(|figure| is_isolated(table, figure));
    let mut events: Vec<Event> = isolated.flat_map(|figure| tested(table, dice, &figure, false)).collect();
    events.extend(crew::isolation_tests(table, dice));
    events
}

/// The rally rolls: a ten-sided die for each figure whom a leader reaches, in the order of the list. A roll never harms, so whoever may
/// rolls. A leader who has been rallied before in the list rallies others after him.
fn rally_rolls(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let mut now: Vec<Figure> = table.figures.iter().collect();
    let mut events = Vec::new();
    for no in 0..now.len() {
        let marked = now[no];
        let Some(leader) = leader_among(table, &now, &marked) else { continue };
        let rolled = rolled(table, dice, &marked, &leader);
        for event in rolled {
            if let Event::Is(_, is) = &event {
                now[no].write(is.fact());
            }
            events.push(event);
        }
    }
    events.extend(crew::rally_rolls(table, dice));
    events
}

/// The leader who would rally a figure with a morale marker: of those within less than 10 cm the best, of equal ones the first of the list
/// (PH-R-35).
pub fn leader(table: &Table, marked: &Figure) -> Option<Figure> {
    let now: Vec<Figure> = table.figures.iter().collect();
    leader_among(table, &now, marked)
}

fn leader_among(table: &Table, now: &[Figure], marked: &Figure) -> Option<Figure> {
    if !marked.has_morale_marker() || !may_test(table, marked) {
        return None;
    }
    let may = |leader: &&Figure| {
        // PH-8.1-04
        let steady = matches!(leader.morale, Morale::Operational | Morale::Pinned);
        let [one, other] = [leader, marked].map(|man| table.carrier(man));
        let near = || one.id == other.id || table.gap(&one, &other).is_some_and(|gap| gap.less_than(NEAR));
        leader.side == marked.side && leader.id != marked.id && leader.is_there() && steady && near()
    };
    let by_grade = |leader: &&Figure| Reverse(table.man(leader).map_or(0, |man| rallies_with(man.grade)));
    let leads = |leader: &&Figure| table.man(leader).is_some_and(crate::facts::field::Man::leads);
    now.iter().filter(leads).filter(may).min_by_key(by_grade).copied()
}

/// What a leader gives (PH-8.1-02).
const fn rallies_with(grade: Grade) -> i32 {
    match grade {
        Grade::Officer => 2,
        Grade::Nco => 1,
        Grade::Soldier => 0,
    }
}

/// What a rally roll gets (PH-8.1-02, PH-8.1-05).
pub fn rally_lines(table: &Table, marked: &Figure, leader: &Figure, tally: &mut impl Tally) {
    let man = table.man(marked);
    if man.is_some_and(|man| man.experience == Experience::Green) {
        tally.add(Line::from(RALLY, -1, marked.id));
    }
    // PH-R-51: Treated is no row.
    if marked.health == Health::Wounded {
        tally.add(Line::from(RALLY, -1, marked.id));
    }
    if man.is_some_and(|man| man.grade == Grade::Nco || man.experience == Experience::Veteran) {
        tally.add(Line::from(SEASONED, 1, marked.id));
    }
    if let Some(man) = table.man(leader) {
        tally.add(Line::from(RALLY, rallies_with(man.grade), leader.id));
    }
    if man.is_some_and(|man| man.elite) {
        tally.add(Line::from(ELITE, table.field.charts.house.elite.into(), marked.id));
    }
}

/// Whether a rally roll succeeds with this die and what it gets (PH-8.1-03).
fn rallies(die: u8, lines: &[Line]) -> bool {
    i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>() >= i32::from(RALLIES)
}

/// A rally roll, and what comes of it: who rises to Demoralised or Pinned is prone (PH-4.5-03).
fn rolled(table: &Table, dice: &mut DiceCup, marked: &Figure, leader: &Figure) -> Vec<Event> {
    let mut lines: Vec<Line> = Vec::new();
    rally_lines(table, marked, leader, &mut lines);
    let die = dice.roll(10);
    let passed = rallies(die, &lines);
    let about = Some(leader.id);
    let rolled = Rolled { what: Roll::Rally, unit: marked.id, about, die, lines, needed: RALLIES, passed };
    let mut events = vec![Event::Rolled(rolled)];
    if passed {
        let morale = marked.morale.better();
        events.push(Event::Is(marked.id, Is::Spirited(morale)));
        events.extend(lies_down(marked, morale));
    }
    events
}

#[cfg(test)]
#[path = "odds_test.rs"]
mod odds_tests;
#[cfg(test)]
#[path = "rally_test.rs"]
mod tests;
