//! A unit on its ways: how it sets out, and what it goes from beat to beat.

use super::MoveReport;
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::frames::{Moving, Path, Why};
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Phase, Veil};
use crate::sections::hiding;
use measured_table::shapes::{Leg, gap};
use measured_table::{Disc, Heading, Point, Trail, Way};
use table::CounterId;

/// A unit on its ways, a beat for each centimetre of the longest of them.
pub(crate) struct Walk<'t> {
    table: Table<'t>,
    unit: Unit,
    who: Vec<CounterId>,
    ways: Vec<Way>,
    /// Where they are at each beat, in the order of the ways.
    pub trail: Trail,
}

impl<'t> Walk<'t> {
    /// A unit on these ways, over at this beat; none: at their ends.
    pub fn new(table: &Table<'t>, unit: &Unit, paths: &[Path], last: Option<u16>) -> Self {
        let ways: Vec<Way> = paths.iter().map(|path| Way { points: path.points.clone() }).collect();
        let trail = Trail::cut(&ways);
        let trail = match last {
            Some(last) => trail.until(last.into()),
            None => trail,
        };
        Self { table: *table, unit: *unit, who: paths.iter().map(|path| path.who).collect(), ways, trail }
    }
    /// The last beat.
    pub fn last(&self) -> u16 {
        u16::try_from(self.trail.last()).unwrap_or(u16::MAX)
    }
    /// Who still goes, with the place of his way.
    fn walkers(&self) -> impl Iterator<Item = (usize, Figure)> + '_ {
        let there = |who: &CounterId| self.table.figure(*who).filter(|figure| figure.stands().is_some());
        self.who.iter().enumerate().filter_map(move |(n, who)| Some((n, there(who)?)))
    }
    /// The places in the list of figures of those who still go, with where each is at a beat.
    pub fn stations(&self, beat: u16) -> impl Iterator<Item = (usize, Point)> + '_ {
        let places = self.trail.places(usize::from(beat).min(self.trail.last()));
        self.walkers().filter_map(move |(n, figure)| Some((self.table.figure_no(figure.id)?, places[n])))
    }
    /// What each goes between two beats.
    fn steps(&self, from: u16, to: u16) -> impl Iterator<Item = (Figure, Vec<Point>)> + '_ {
        self.walkers()
            .map(move |(n, figure)| (figure, Trail::walked(&self.ways, &self.ways[n], from.into(), to.into())))
    }
    /// The unit goes from one beat to another, or back to it; each looks where he has gone.
    pub fn went(&self, from: u16, to: u16) -> Vec<Event> {
        if from == to {
            return Vec::new();
        }
        let steps: Vec<(Figure, Vec<Point>)> = self.steps(from, to).filter(|(_, points)| points.len() > 1).collect();
        let looks = |(figure, points): &(Figure, Vec<Point>)| match points[..] {
            [.., before, end] if from < to => Heading::towards(before, end)
                .filter(|heading| *heading != figure.facing)
                .map(|heading| Event::Is(figure.id, figures::Is::Faces(heading))),
            _ => None,
        };
        let facing: Vec<Event> = steps.iter().filter_map(looks).collect();
        let ways = steps.into_iter().map(|(figure, points)| Path { who: figure.id, points }).collect();
        std::iter::once(Event::Went { unit: self.unit.id, ways, beat: to }).chain(facing).collect()
    }
    /// Each base of the unit at a beat, of those who go and those who stay.
    pub fn bases(&self, beat: u16) -> Vec<Disc> {
        let moved: Vec<(usize, Point)> = self.stations(beat).collect();
        let base = |figure: Figure| {
            let no = self.table.figure_no(figure.id)?;
            let gone = moved.iter().find(|(other, _)| *other == no).map(|(_, at)| *at);
            Some(Disc::new(gone.or(figure.at)?, self.table.field.base_of(&figure)))
        };
        self.table.standing(&self.unit).filter_map(base).collect()
    }
    /// The Hidden enemy whom somebody runs into on his way to the beat after this one: the first in the order of the list (ROE-R-53).
    ///
    /// Reading: one who has been spotted is in the way of all, and nobody's way leads through him.
    pub fn runs_into(&self, beat: u16) -> Option<Unit> {
        let steps: Vec<(i32, Vec<Point>)> = self
            .steps(beat, beat.saturating_add(1))
            .map(|(figure, points)| (self.table.field.base_of(&figure), points))
            .collect();
        let meets = |body: Body| {
            let near = |ends: &[Point], radius: i32| body.is_in_the_way(Leg::new(ends[0], ends[1]), radius);
            steps.iter().any(|(radius, points)| points.windows(2).any(|ends| near(ends, *radius)))
        };
        let mut hidden = self.table.side(self.unit.side.other()).filter(|enemy| enemy.veil == Veil::Hidden);
        hidden.find(|enemy| self.table.bodies(enemy).any(meets))
    }
    /// The last beat, no later than this one, at which no base of the unit lies on another.
    pub fn last_free(&self, beat: u16) -> u16 {
        let others = self.table.solid().filter(|(figure, _)| figure.unit != self.unit.no);
        let others: Vec<Body> = others.map(|(_, body)| body).collect();
        let is_free = |beat: u16| {
            let own = self.bases(beat);
            own.iter().enumerate().all(|(n, base)| {
                !others.iter().any(|other| other.gap_to(base).is_overlap())
                    && !own[..n].iter().any(|other| gap(base, other).is_overlap())
            })
        };
        (0..=beat.min(self.last())).rev().find(|beat| is_free(*beat)).unwrap_or(0)
    }
}

/// A unit has moved, and in its Movement phase it has done all that it does there.
fn has_moved(table: &Table, unit: &Unit, moves: bool) -> Vec<Event> {
    let gone = unit.gone || table.flow.phase == Phase::Movement;
    unit.becomes([Is::Moved(unit.moved || moves), Is::Gone(gone)])
}

/// What an ordered move comes to on the table: the unit sets out, or it stays and hides.
pub(crate) fn carried_out(table: &Table, report: &MoveReport) -> Vec<Event> {
    let Some(unit) = table.unit(report.unit) else { return Vec::new() };
    if !report.ways.is_empty() {
        return sets_out(table, &unit, report.paths(), report.why);
    }
    let mut events = has_moved(table, &unit, false);
    if !unit.is_hidden() {
        events.extend(hiding::hides(table, &unit));
    }
    events
}

/// A unit sets out. A Hidden one stays so only under Sneak, with its whole way in cover (ROE-HID-03); else it is Hidden no more from its
/// first step on.
///
/// Reading: what nobody of the enemy has spotted moves unseen, all at once: nobody can cut in.
pub(crate) fn sets_out(table: &Table, unit: &Unit, ways: Vec<Path>, why: Why) -> Vec<Event> {
    let walk = Walk::new(table, unit, &ways, None);
    let stays_hidden = unit.is_hidden()
        && why == Why::Order
        && (0..=walk.last()).all(|beat| hiding::stays_hidden(table, unit, &walk.bases(beat)));
    let mut events = if stays_hidden { Vec::new() } else { hiding::opens(table, unit) };
    events.extend(has_moved(table, unit, true));
    if stays_hidden && unit.veil == Veil::Hidden {
        events.extend(unseen(table, unit, &walk));
        return events;
    }
    let (id, side, last) = (unit.id, unit.side, walk.last());
    let moving = Moving { unit: id, side, why, ways: Vec::new(), last: 0, beat: 0, asked: None, replaced: false };
    events.push(Event::Pushed(moving.into()));
    events.push(Event::Planned { unit: id, ways, last });
    events
}

/// A unit goes its whole way, of which the enemy sees nothing; or as far as to a Hidden enemy, and then both are Hidden no more.
fn unseen(table: &Table, unit: &Unit, walk: &Walk) -> Vec<Event> {
    let met = (0..walk.last()).find_map(|beat| Some((beat, walk.runs_into(beat)?)));
    let Some((beat, whom)) = met else { return walk.went(0, walk.last()) };
    // First it appears where it stands in the table as it still is, then it goes.
    let mut events = hiding::contacted(table, unit);
    events.extend(walk.went(0, walk.last_free(beat)));
    events.extend(hiding::contacted(table, &whom));
    events
}
