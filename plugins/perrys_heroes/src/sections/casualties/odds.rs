//! The exact chances of what an attack brings: who falls, who must test his morale, and how he is after it. The lines are those by which the
//! tests are rolled.
//!
//! What may happen is cut into courses, such as the places where a grenade may land, so that in each of them what befalls one figure has
//! nothing to do with what befalls the others. Then nobody needs to count through all dice: whether a friend must test depends on the
//! chances that nobody near him falls, and that nobody dies violently, which are products.

use super::{PASSES, concerns, may_test, morale_lines, passes};
use crate::facts::chance::Chance;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{Health, Morale};
use table::{CounterId, Line};

/// Faces of the die of a morale test.
const TEN: u128 = 10;

/// A morale test before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoraleOdds {
    /// Who tests.
    pub unit: CounterId,
    /// What his die gets (PH-4.5-04).
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
    /// That he passes, and stays as he is.
    pub passes: Chance,
    /// How he is when he has passed.
    pub stays: Morale,
    /// How he is when he has failed: one level worse (PH-4.5-05), but for the Panicked (PH-4.5-06).
    pub sinks: Morale,
}

/// The chances of a morale test, of a tester as he is then.
pub fn morale(table: &Table, tester: &Figure, violent: bool) -> MoraleOdds {
    let mut lines = Vec::new();
    morale_lines(table, tester, violent, &mut lines);
    let faces = (1..=10).filter(|die| passes(*die, &lines)).count();
    let (stays, sinks) = (tester.morale, tester.morale.worse());
    MoraleOdds { unit: tester.id, lines, needed: PASSES, passes: Chance::new(faces as u128, TEN), stays, sinks }
}

/// What an attack may do to one figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Who.
    pub unit: CounterId,
    /// Nothing happens to him.
    pub unhurt: Chance,
    /// He is wounded, and lives.
    pub wounded: Chance,
    /// He dies.
    pub dead: Chance,
    /// That he dies, and violently.
    pub violent: Chance,
}

impl Fate {
    /// Nothing happens to him.
    pub const fn none(unit: CounterId) -> Self {
        let never = Chance::NEVER;
        Self { unit, unhurt: Chance::SURE, wounded: never, dead: never, violent: never }
    }
    /// As it has been added up so far, and in a course of this chance another.
    fn with(self, chance: Chance, other: &Self) -> Option<Self> {
        let sum = |mine: Chance, others: Chance| mine.or(chance.and(others)?);
        Some(Self {
            unit: self.unit,
            unhurt: sum(self.unhurt, other.unhurt)?,
            wounded: sum(self.wounded, other.wounded)?,
            dead: sum(self.dead, other.dead)?,
            violent: sum(self.violent, other.violent)?,
        })
    }
}

/// Whom an attack shakes, so that he tests whatever befalls his friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shakes {
    /// Those in a zone of suppressive fire, if they live (PH-7.7-20).
    Living,
    /// Those within a burst whom it does not hurt (PH-7.8-10).
    Unhurt,
}

/// A part of what may happen, in which what befalls one figure has nothing to do with what befalls another.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// That it comes to this.
    pub chance: Chance,
    /// What may befall those whom it may strike, each once.
    pub fates: Vec<Fate>,
    /// Who tests whatever befalls others.
    pub shaken: Vec<(CounterId, Shakes)>,
}

/// What an attack may bring to a figure that it may strike, or that may have to test its morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Who, and what may befall him.
    pub fate: Fate,
    /// That he must test his morale.
    pub tests: Chance,
    /// How his morale is at the end, from [`Morale::Operational`] to [`Morale::Panicked`], in the order of the states; together that he
    /// lives.
    pub morale: [Chance; 4],
    /// False where he is not located: one does not know how he is, and he counts as upright, sound and of no special kind.
    pub sure: bool,
}

/// What an attack may bring to everybody whom it may concern, in the order of the list; all chances of the courses together are sure.
/// Left out is of whom the numbers become too great to be exact: with more than some twenty dice.
pub(crate) fn prospects(table: &Table, courses: &[Course]) -> Vec<Prospect> {
    // Whom each course may strike, looked up once.
    let struck =
        |course: &Course| course.fates.iter().filter_map(|fate| Some((table.figure(fate.unit)?, *fate))).collect();
    let courses: Vec<(&Course, Vec<(Figure, Fate)>)> = courses.iter().map(|course| (course, struck(course))).collect();
    let there = table.figures.iter().filter(|figure| !figure.is_vehicle() && figure.is_there());
    let concerned = there.filter(|figure| {
        // Who serves a vehicle may be struck in it, and does not test.
        let tests = may_test(table, figure);
        let near = |(fallen, _): &(Figure, Fate)| fallen.id == figure.id || (tests && concerns(table, fallen, figure));
        let shaken = |course: &Course| course.shaken.iter().any(|(unit, _)| *unit == figure.id);
        courses.iter().any(|(course, struck)| struck.iter().any(near) || shaken(course))
    });
    let known = concerned.filter_map(|figure| prospect(table, &courses, &figure));
    known.filter(|one| one.fate.unhurt != Chance::SURE || one.tests != Chance::NEVER).collect()
}

/// What a figure sees fall near it.
struct Concern {
    /// Nobody falls.
    nothing: Chance,
    /// Somebody falls, and nobody violently.
    calm: Chance,
    /// Somebody dies violently.
    violent: Chance,
}

impl Concern {
    fn of(table: &Table, struck: &[(Figure, Fate)], tester: &Figure) -> Option<Self> {
        let (mut nothing, mut not_violent) = (Chance::SURE, Chance::SURE);
        for (_, fate) in struck.iter().filter(|(fallen, _)| concerns(table, fallen, tester)) {
            nothing = nothing.and(fate.unhurt)?;
            not_violent = not_violent.and(fate.violent.not())?;
        }
        Some(Self { nothing, calm: not_violent.without(nothing)?, violent: not_violent.not() })
    }
}

fn prospect(table: &Table, courses: &[(&Course, Vec<(Figure, Fate)>)], figure: &Figure) -> Option<Prospect> {
    let never = Chance::NEVER;
    let fate = Fate { unhurt: never, ..Fate::none(figure.id) };
    let mut all = Prospect { fate, tests: never, morale: [never; 4], sure: table.carrier(figure).located };
    for (course, struck) in courses {
        let own = course.fates.iter().find(|fate| fate.unit == figure.id).copied().unwrap_or(Fate::none(figure.id));
        all.fate = all.fate.with(course.chance, &own)?;
        let concern = Concern::of(table, struck, figure)?;
        let shaken = course.shaken.iter().find(|(unit, _)| *unit == figure.id).map(|(_, shakes)| *shakes);
        let wounded = Figure { health: Health::Wounded, ..*figure };
        let wounded_too = shaken == Some(Shakes::Living);
        all.lives(table, figure, course.chance.and(own.unhurt)?, &concern, shaken.is_some())?;
        all.lives(table, &wounded, course.chance.and(own.wounded)?, &concern, wounded_too)?;
    }
    Some(all)
}

impl Prospect {
    /// With this chance he lives, like this, and then tests his morale or does not.
    fn lives(&mut self, table: &Table, now: &Figure, chance: Chance, concern: &Concern, shaken: bool) -> Option<()> {
        if chance == Chance::NEVER {
            return Some(());
        }
        let quiet = chance.and(concern.nothing)?;
        if shaken {
            self.test(table, now, quiet, false)?;
        } else {
            self.is(now.morale, quiet)?;
        }
        self.test(table, now, chance.and(concern.calm)?, false)?;
        self.test(table, now, chance.and(concern.violent)?, true)
    }
    fn test(&mut self, table: &Table, now: &Figure, chance: Chance, violent: bool) -> Option<()> {
        if chance == Chance::NEVER {
            return Some(());
        }
        self.tests = self.tests.or(chance)?;
        let odds = morale(table, now, violent);
        self.is(odds.stays, chance.and(odds.passes)?)?;
        self.is(odds.sinks, chance.and(odds.passes.not())?)
    }
    fn is(&mut self, morale: Morale, chance: Chance) -> Option<()> {
        let state = &mut self.morale[morale as usize];
        *state = state.or(chance)?;
        Some(())
    }
}
