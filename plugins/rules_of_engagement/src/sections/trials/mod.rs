//! Experience tests and Discipline tests (ROE-TST): one die against a rating.

pub mod rules;

use crate::facts::figures::Figure;
use crate::facts::rolls::{Attempt, DisciplineRolled, ExperienceRolled, Trial};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Edge, Role};
use measured_table::Disc;
use rules::{BELOW_HALF, DISCIPLINE_ROWS, EDGE_OR_CROSSFIRE, FROM_OFFICER, PREVIOUS_TURN, STEADIED_BY_TERRAIN};
use table::{CounterId, DiceCup, Line, Tally};

#[cfg(test)]
#[path = "trials_test.rs"]
mod tests;

/// Whether a die with what it gets reaches what it needs: a natural 1 fails and a natural 6 passes (ROE-TST-05).
pub(crate) fn passes(table: &Table, die: u8, gets: i32, needed: u8) -> bool {
    let dice = table.field.charts.dice;
    die != dice.fails && (die == dice.passes || i32::from(die) + gets >= i32::from(needed))
}

/// With how many faces of six a test passes.
fn passing(table: &Table, gets: i32, needed: u8) -> u8 {
    (1..=6).map(|die| u8::from(passes(table, die, gets, needed))).sum()
}

fn sum(lines: &[Line]) -> i32 {
    lines.iter().map(|line| line.value).sum()
}

/// A Discipline test before its die (ROE-TST-03).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisciplineTest {
    /// Which unit.
    pub unit: CounterId,
    /// What for.
    pub what: Trial,
    /// What the die gets.
    pub lines: Vec<Line>,
    /// The unit's rating.
    pub needed: u8,
}

impl DisciplineTest {
    /// The test that a unit takes now, with the modifiers of all such tests (ROE-TST-04).
    pub fn of(table: &Table, unit: &Unit, what: Trial) -> Self {
        let mut lines = Vec::new();
        discipline_lines(table, unit, &mut lines);
        Self::with(table, unit, what, lines)
    }
    /// A test with modifiers of its own (ROE-CQ-04).
    pub fn with(table: &Table, unit: &Unit, what: Trial, lines: Vec<Line>) -> Self {
        Self { unit: unit.id, what, lines, needed: table.def(unit).discipline }
    }
    /// With how many faces of six it passes.
    pub fn passing(&self, table: &Table) -> u8 {
        passing(table, sum(&self.lines), self.needed)
    }
    /// Rolls it.
    pub fn roll(&self, table: &Table, dice: &mut DiceCup) -> DisciplineRolled {
        let die = dice.roll(6);
        let passed = passes(table, die, sum(&self.lines), self.needed);
        let needed = i8::try_from(self.needed).unwrap_or(i8::MAX);
        DisciplineRolled { unit: self.unit, what: self.what, die, lines: self.lines.clone(), needed, passed }
    }
}

/// An Experience test of one figure, before its die (ROE-TST-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExperienceTest {
    /// What the die gets.
    pub lines: Vec<Line>,
    /// The figure's rating.
    pub needed: u8,
}

impl ExperienceTest {
    /// The test of a figure, which may be using the terrain (ROE-TST-02); none: it is no man.
    pub fn of(table: &Table, figure: &Figure, uses_terrain: bool) -> Option<Self> {
        let lines = uses_terrain.then(|| Line::of(STEADIED_BY_TERRAIN, 1)).into_iter().collect();
        Some(Self { lines, needed: table.man(figure)?.experience })
    }
    /// Rolls it, where it stands by itself.
    pub fn roll(&self, table: &Table, dice: &mut DiceCup, figure: CounterId, what: Attempt) -> ExperienceRolled {
        let die = dice.roll(6);
        let needed = i8::try_from(self.needed).unwrap_or(i8::MAX);
        let passed = self.passes(table, die);
        ExperienceRolled { figure, what, die, lines: self.lines.clone(), needed, passed }
    }
    /// Whether a die passes it.
    pub fn passes(&self, table: &Table, die: u8) -> bool {
        passes(table, die, sum(&self.lines), self.needed)
    }
    /// With how many faces of six it passes.
    pub fn passing(&self, table: &Table) -> u8 {
        passing(table, sum(&self.lines), self.needed)
    }
}

/// What the die of a unit's Discipline test gets (ROE-TST-04).
pub fn discipline_lines(table: &Table, unit: &Unit, to: &mut impl Tally) {
    if unit.discipline >= Discipline::Shaken {
        to.add(Line::of(DISCIPLINE_ROWS, -1));
    }
    if table.is_below_half(unit) {
        to.add(Line::of(BELOW_HALF, -1));
    }
    if table.is_single(unit) {
        to.add(Line::of(DISCIPLINE_ROWS, -1));
    }
    if unit.crossfire || is_at_strange_edge(table, unit) {
        to.add(Line::of(EDGE_OR_CROSSFIRE, -1));
    }
    if table.has_role(unit, Role::Nco) {
        to.add(Line::of(DISCIPLINE_ROWS, 1));
    }
    if officer_near(table, unit) {
        to.add(Line::of(FROM_OFFICER, 1));
    }
    if !unit.fired_on && !unit.engaged {
        to.add(Line::of(PREVIOUS_TURN, 1));
    }
}

/// True if an Officer of its side who is alive and not Demoralised is so near to a unit that it hears him: from his base to the unit's
/// nearest figure (ROE-GEO-03, ROE-H-29). He is near to his own unit.
pub fn officer_near(table: &Table, unit: &Unit) -> bool {
    let reach = table.field.charts.leaders.officer.0;
    let commands = |other: &Unit| other.discipline != Discipline::Demoralised;
    table.side(unit.side).filter(commands).any(|other| {
        let officers = table.present(&other).filter(|man| table.man(man).is_some_and(|man| man.role == Role::Officer));
        let mut officers = officers.filter_map(|man| table.base(&man));
        officers.any(|base| other.id == unit.id || table.gap_to(base, unit).is_some_and(|gap| gap.within(reach)))
    })
}

/// True if a unit is near to an edge of the table that is not that of its own zone: its nearest figure counts (ROE-GEO-12).
fn is_at_strange_edge(table: &Table, unit: &Unit) -> bool {
    let reach = table.field.charts.leaders.edge.0;
    let own = table.field.side(unit.side).edge;
    let strange = move |base: Disc| {
        Edge::ALL.into_iter().filter(|edge| *edge != own).any(|edge| to_edge(table, base, edge) <= reach)
    };
    table.bases(unit).any(strange)
}

/// How far a base is from an edge of the table, in tenths.
fn to_edge(table: &Table, base: Disc, edge: Edge) -> i32 {
    let bounds = table.field.ground.bounds;
    let middle = match edge {
        Edge::North => base.at.y - bounds.least.y,
        Edge::South => bounds.most.y - base.at.y,
        Edge::West => base.at.x - bounds.least.x,
        Edge::East => bounds.most.x - base.at.x,
    };
    middle - base.radius
}
