//! What men do about traps: they search, set them and disarm them.

use super::rules::{FOUND, INSTEAD, SEARCH, SET, WORK};
use super::{AREA, area, words};
use crate::facts::battle::{BattleIs, Trap};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::Tripped;
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Experience, Morale, Speciality, TrapKind};
use crate::sections::casualties::rules::CUMULATIVE;
use crate::sections::points::{acting, can_pay, pay};
use measured_table::shapes::gap;
use measured_table::{Disc, Share};
use table::{CounterId, DiceCup, Line, Refusal, Side, Tally};

/// What all this work needs on its die (PH-7.11-02, PH-7.15-03).
pub const NEEDED: i8 = 6;
/// What a search costs (PH-7.11-02).
const SEARCHING: u8 = 2;
/// What setting and disarming cost (PH-7.15-03).
const WORKING: u8 = 4;

/// Work at traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Searching.
    Search,
    /// Setting one, of a charge or of an anti-tank mine.
    Set(TrapKind),
    /// Disarming one that has been found.
    Disarm,
}

/// What work at traps comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct TrapReport {
    /// Who.
    pub unit: CounterId,
    /// What he does.
    pub work: Work,
    /// What it costs, in action points.
    pub cost: u8,
    /// What his ten-sided die gets.
    pub lines: Vec<Line>,
    /// The trap that he disarms.
    pub trap: Option<Trap>,
}

impl TrapReport {
    /// With how many of the ten faces he succeeds.
    pub fn of_ten(&self) -> u8 {
        (1..=10).filter(|die| self.passes(*die)).count() as u8
    }
    fn passes(&self, die: u8) -> bool {
        // PH-7.15-04, PH-R-31: with a natural 1 it goes off.
        let goes_off = die == 1 && self.work != Work::Search;
        !goes_off && i32::from(die) + self.lines.iter().map(|line| line.value).sum::<i32>() >= i32::from(NEEDED)
    }
    /// Dice: his own, of ten sides; where that sets a trap off, those of the burst.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(figure) = table.figure(self.unit) else { return Vec::new() };
        let mut events = pay(table, &[(figure, self.cost)]);
        events.extend((!figure.stayed).then_some(Event::Is(self.unit, Is::Stayed(true))));
        let die = dice.roll(10);
        let passed = self.passes(die);
        let what = match self.work {
            Work::Search => Roll::Search,
            Work::Set(_) => Roll::SetTrap,
            Work::Disarm => Roll::Disarm,
        };
        let Self { unit, lines, .. } = self;
        events.push(Event::Rolled(Rolled { what, unit, about: None, die, lines, needed: NEEDED, passed }));
        events.extend(match self.work {
            Work::Search if passed => found(table, &figure),
            Work::Set(kind) if passed => set(table, &figure, kind),
            Work::Disarm if passed => disarmed(self.trap),
            // Reading: a mine that goes off in somebody's hands bursts as a charge does.
            Work::Set(kind) if die == 1 => {
                let tripped = Tripped { unit, side: figure.side, no: None };
                vec![used(&figure, kind), Event::Pushed(tripped.into())]
            }
            Work::Disarm if die == 1 => {
                let trap = self.trap.map(|trap| Tripped { unit, side: trap.side, no: Some(trap.no) });
                trap.map(|trap| Event::Pushed(trap.into())).into_iter().collect()
            }
            Work::Search | Work::Set(_) | Work::Disarm => Vec::new(),
        });
        events
    }
}

/// The enemy's traps whose area reaches into what a figure searches get a marker (PH-7.11-03).
///
/// Reading: a trap is found when its area, not only its middle, lies within 5 cm; else one would find those only in which one stands already.
fn found(table: &Table, figure: &Figure) -> Vec<Event> {
    let Some(base) = table.base(figure) else { return Vec::new() };
    let is_near = |trap: &&Trap| !trap.found && trap.side != figure.side && gap(&base, &area(trap)).within(AREA);
    let traps = table.battle.traps.iter().filter(is_near);
    traps.map(|trap| Event::BattleIs(BattleIs::Trap(Trap { found: true, ..*trap }))).collect()
}

/// A new trap around a figure (PH-7.15-01).
fn set(table: &Table, figure: &Figure, kind: TrapKind) -> Vec<Event> {
    let Some(at) = figure.at else { return Vec::new() };
    let no = table.battle.trapped[figure.side.index()];
    let trap = Trap { no, at, side: figure.side, team: figure.team.0, found: false, kind };
    vec![used(figure, kind), Event::BattleIs(BattleIs::Trap(trap))]
}

fn used(figure: &Figure, kind: TrapKind) -> Event {
    let is = match kind {
        TrapKind::Charge => Is::Traps(figure.traps.saturating_sub(1)),
        TrapKind::Mine => Is::Mines(figure.mines.saturating_sub(1)),
    };
    Event::Is(figure.id, is)
}

fn disarmed(trap: Option<Trap>) -> Vec<Event> {
    let gone = |trap: Trap| Event::BattleIs(BattleIs::TrapGone { side: trap.side, no: trap.no, found: trap.found });
    trap.map(gone).into_iter().collect()
}

/// The nearest trap that has been found and in whose area a figure stands; of equally near ones the first.
fn nearest_found(table: &Table, figure: &Figure) -> Option<Trap> {
    let base = table.base(figure)?;
    let away = |trap: &Trap| gap(&base, &Disc::new(trap.at, 0));
    let near = table.battle.traps.iter().filter(|trap| trap.found && away(trap).within(AREA));
    near.min_by_key(|trap| away(trap).rank()).copied()
}

/// What the die of a figure gets (PH-7.11-02, PH-7.15-03).
pub fn work_lines(table: &Table, figure: &Figure, work: Work, tally: &mut impl Tally) {
    let Some(man) = table.man(figure) else { return };
    let mut add = |rule, value| tally.add(Line::from(rule, value, figure.id));
    match (work, man.experience) {
        (Work::Search, Experience::Veteran) => add(SEARCH, 2),
        (Work::Search, Experience::Normal) => add(SEARCH, 1),
        (Work::Set(_) | Work::Disarm, Experience::Veteran) => add(WORK, 1),
        (Work::Search, Experience::Green) | (Work::Set(_) | Work::Disarm, Experience::Normal | Experience::Green) => {}
    }
    if work != Work::Search && man.speciality == Speciality::Engineer {
        add(WORK, 2);
    }
}

/// What work at traps comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId, work: Work) -> Result<TrapReport, Refusal> {
    let figure = acting(seen, side, unit)?;
    if figure.morale == Morale::Panicked {
        return Err(Refusal::new(CUMULATIVE, words::only_flees()));
    }
    if figure.gait.is_some() || figure.walked != Share::NONE {
        return Err(Refusal::new(INSTEAD, words::has_moved()));
    }
    let trap = nearest_found(seen, &figure).filter(|_| work == Work::Disarm);
    match work {
        Work::Set(TrapKind::Mine) if figure.mines == 0 => return Err(Refusal::new(SET, words::no_mine())),
        Work::Set(TrapKind::Charge) if figure.traps == 0 => return Err(Refusal::new(SET, words::no_charge())),
        Work::Disarm if trap.is_none() => return Err(Refusal::new(FOUND, words::none_found())),
        Work::Search | Work::Set(_) | Work::Disarm => {}
    }
    let cost = if work == Work::Search { SEARCHING } else { WORKING };
    can_pay(seen, &[(figure, cost)])?;
    let mut lines = Vec::new();
    work_lines(seen, &figure, work, &mut lines);
    Ok(TrapReport { unit, work, cost, lines, trap })
}
