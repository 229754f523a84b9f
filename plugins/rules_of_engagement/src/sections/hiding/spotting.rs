//! Attempts at spotting (ROE-HID-05 to -10): a unit looks at a place for who may hide there.
//!
//! Who looks does not know where anybody is: he names a place, and a die is rolled in any case. Who has looked in vain is not told whether
//! somebody was there.

use super::rules::{ONE_ATTEMPT, SPOTTING_RANGE, SPOTTING_TEST, WHEN_SPOTTED};
use super::{knows, spotted, words};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::SpotRolled;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::sections::discipline::rules::LADDER;
use crate::sections::sight;
use crate::sections::trials::ExperienceTest;
use measured_table::numbers::CM;
use measured_table::shapes::gap;
use measured_table::{Disc, Point};
use std::cmp::Reverse;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// An attempt at spotting, before its die.
// Reading: one looks for the Hidden unit of which a figure is nearest to a place, and not far from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotReport {
    /// Which unit looks.
    pub unit: CounterId,
    /// Who of it looks: one man takes the test (ROE-TST-01), the one who does it best.
    pub who: CounterId,
    /// Where he looks.
    pub at: Point,
    /// He stands higher than that place (ROE-HID-09).
    pub elevated: bool,
    /// His test.
    pub test: ExperienceTest,
}

impl SpotReport {
    /// With how many faces of six he spots who is there.
    pub fn passing(&self, table: &Table) -> u8 {
        self.test.passing(table)
    }
    /// Rolls it, on the true table.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some((unit, who)) = table.unit(self.unit).zip(table.figure(self.who)) else { return Vec::new() };
        let die = dice.roll(6);
        let found = self.sought(table, &unit, &who).filter(|_| self.test.passes(table, die));
        let needed = i8::try_from(self.test.needed).unwrap_or(i8::MAX);
        let mut events = unit.becomes([Is::Looked(unit.looked.saturating_add(1))]);
        events.push(Event::Spotted(SpotRolled {
            unit: unit.id,
            place: self.at,
            at: found.map(|found| found.id),
            die,
            lines: self.test.lines,
            needed,
            passed: found.is_some(),
        }));
        if let Some(found) = found {
            // ROE-H-22
            events.extend(unit.becomes([Is::Found(Some(found.no.0))]));
            events.extend(spotted(table, &found, &[unit]));
        }
        events
    }
    /// The unit that hides where he looks: with a figure near the place that he sees within his reach, of several the one nearest to the
    /// place.
    fn sought(&self, table: &Table, by: &Unit, who: &Figure) -> Option<Unit> {
        let (place, eyes) = (Disc::new(self.at, 0), table.base(who)?);
        let about = table.field.charts.hiding.about.0;
        let nearest = |of: &Unit| {
            let reach = reach(table, by, of, self.elevated);
            let near = |base: &Disc| gap(base, &place).within(about) && gap(&eyes, base).within(reach);
            let figures = table.standing(of).filter(|figure| sight::sees(table, who, figure));
            let bases = figures.filter_map(|figure| table.base(&figure)).filter(near);
            bases.map(|base| gap(&base, &place).rank()).min()
        };
        let there = unknown(table, by).filter_map(|of| nearest(&of).map(|rank| (rank, of)));
        there.min_by_key(|(rank, _)| *rank).map(|(_, of)| of)
    }
}

/// The enemy units that Hide from a unit: it knows that they do, and not where (ROE-R-53).
pub fn unknown<'w>(table: &Table<'w>, by: &Unit) -> impl Iterator<Item = Unit> + use<'w> {
    let (table, by) = (*table, *by);
    table.side(by.side.other()).filter(move |of| table.is_left(of) && !knows(&table, &by, of))
}

/// How far a unit may look for another one, in tenths: by what that one is (ROE-HID-07), further as a recon unit (ROE-HID-08, ROE-H-33), and
/// all of it doubled from above (ROE-HID-09).
pub fn reach(table: &Table, by: &Unit, of: &Unit, elevated: bool) -> i32 {
    let hiding = &table.field.charts.hiding;
    let kind = if table.def(of).is_vehicle() { hiding.vehicles.0 } else { hiding.men.0 };
    let recon = if table.def(by).recon { hiding.recon.0 } else { 0 };
    let times = if elevated { i32::from(hiding.elevated) } else { 1 };
    (kind + recon) * times
}

/// How far a unit may look for any of those that Hide from it.
fn furthest(table: &Table, by: &Unit, elevated: bool) -> i32 {
    unknown(table, by).map(|of| reach(table, by, &of, elevated)).max().unwrap_or(0)
}

/// Whether a unit of the side may look at a place now, and what it comes to before the die.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn judge(seen: &Seen, side: Side, unit: CounterId, at: Point) -> Result<SpotReport, Refusal> {
    let own = |unit: &Unit| unit.side == side && seen.standing(unit).next().is_some();
    let Some(unit) = seen.unit(unit).filter(own) else {
        return Err(Refusal::new(WHEN_SPOTTED, words::no_such_unit()));
    };
    may_look(seen, &unit)?;
    plan(seen, &unit, at)
}

/// Whether a unit may look for hidden enemies at all.
fn may_look(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    if unit.idle {
        return Err(Refusal::new(LADDER, words::does_nothing()));
    }
    if unit.fired {
        return Err(Refusal::new(WHEN_SPOTTED, words::has_fired()));
    }
    if unit.looked >= table.field.charts.hiding.attempts {
        return Err(Refusal::new(ONE_ATTEMPT, words::has_looked()));
    }
    if unknown(table, unit).next().is_none() {
        return Err(Refusal::new(WHEN_SPOTTED, words::nobody_hides()));
    }
    Ok(())
}

/// What comes of it if a unit looks at a place: of its figures that see it within reach the one looks who has the best chance, and of several
/// the nearest.
fn plan(table: &Table, unit: &Unit, at: Point) -> Result<SpotReport, Refusal> {
    let field = table.field;
    if !field.has(at) {
        return Err(Refusal::new(WHEN_SPOTTED, words::beside_the_table()));
    }
    let (place, reaches) = (Disc::new(at, field.base()), [false, true].map(|high| furthest(table, unit, high)));
    let mut near = Vec::new();
    for figure in table.standing(unit) {
        let Some(base) = table.base(&figure) else { continue };
        // Reading: elevated is who stands on a higher level than the place at which he looks.
        let elevated = field.ground.level(base.at) > field.ground.level(at);
        let gap = gap(&base, &Disc::new(at, 0));
        if gap.within(reaches[usize::from(elevated)]) {
            near.push((figure, elevated, gap.rank()));
        }
    }
    let Some(nearest) = near.iter().min_by_key(|(.., rank)| *rank).map(|(figure, ..)| *figure) else {
        return Err(Refusal::new(SPOTTING_RANGE, words::too_far(reaches[0] / CM)));
    };
    let seeing = near.iter().filter(|(figure, ..)| sight::sees_place(table, figure, place));
    let tries = seeing.filter_map(|(figure, elevated, rank)| {
        let test = test(table, figure, *elevated)?;
        Some((*rank, SpotReport { unit: unit.id, who: figure.id, at, elevated: *elevated, test }))
    });
    match tries.min_by_key(|(rank, report)| (Reverse(report.passing(table)), *rank)) {
        Some((_, report)) => Ok(report),
        None => {
            sight::needed_to_place(table, &nearest, place)?;
            Err(Refusal::new(WHEN_SPOTTED, words::no_such_unit()))
        }
    }
}

/// The test of who looks (ROE-HID-10). He takes no cover from it, so that the terrain steadies nobody.
fn test(table: &Table, figure: &Figure, elevated: bool) -> Option<ExperienceTest> {
    let mut test = ExperienceTest::of(table, figure, false)?;
    test.lines.extend(elevated.then(|| Line::of(SPOTTING_TEST, 1)));
    Some(test)
}

/// The places at which units of a side may look.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Spot) {
        return;
    }
    for unit in seen.on_table(side) {
        let wanted = out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id);
        if wanted && may_look(seen, &unit).is_ok() {
            out.extend(places(seen, &unit).into_iter().map(|at| Command::Spot { unit: unit.id, at }));
        }
    }
}

/// Where it makes sense to look, the nearest first (ROE-D-15): at those whom only others have spotted, and at cover, each place apart from the
/// others by what is seen with one look.
fn places(table: &Table, unit: &Unit) -> Vec<Point> {
    let field = table.field;
    let Some(middle) = table.middle(unit) else { return Vec::new() };
    let (reach, about) = (furthest(table, unit, true), field.charts.hiding.about.0.unsigned_abs());
    let in_reach = |at: &Point| table.gap_to(Disc::new(*at, 0), unit).is_some_and(|gap| gap.within(reach));
    let far = |at: &Point| (at.squared(middle), *at);
    let of_others = |of: Unit| table.standing(&of).filter_map(|figure| figure.at).min_by_key(far);
    let mut spotted: Vec<Point> = unknown(table, unit).filter_map(of_others).collect();
    spotted.sort_unstable_by_key(far);
    let mut posts: Vec<Point> = field.posts.iter().map(|post| post.at).filter(in_reach).collect();
    posts.sort_unstable_by_key(far);
    let covered = |at: &Point| sight::in_cover(table, Disc::new(*at, field.base())).is_some();
    let mut places: Vec<Point> = Vec::new();
    for at in spotted.into_iter().chain(posts.into_iter().filter(covered)) {
        let new = !places.iter().any(|place| place.within(at, about));
        if new && plan(table, unit, at).is_ok() {
            places.push(at);
        }
    }
    places
}
