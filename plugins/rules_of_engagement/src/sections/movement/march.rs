//! A unit that is about to move, with all that is near it: any number of ways are asked of it.

pub(super) mod away;
pub(super) mod formation;

use super::ground::{self, Crossed};
use super::pace::Pace;
use super::rules::{FOOT_MOVE, GUIDE, TENTHS, TERRAIN_TABLE, VERY_ROUGH_ONCE};
use super::{MoveReport, WayReport, cohesion, words};
use crate::facts::body::Body;
use crate::facts::command::WayOf;
use crate::facts::figures::Figure;
use crate::facts::frames::Why;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Role, Veil};
use crate::sections::buildings;
use crate::sections::buildings::rules::{NO_VEHICLE_ENTERS, SNEAKS_IN};
use crate::sections::discipline::rules::{FALL_BACK_AWAY, SHAKEN_APPROACH};
use measured_table::shapes::{Bounds, Leg};
use measured_table::terrain::Centimetres;
use measured_table::ways::{MOST_POINTS, way};
use measured_table::{Disc, Gap, Obstacles, Point};
use table::{CounterId, Line, Refusal, RuleId};

/// A unit that is about to move.
pub(super) struct March<'t> {
    pub table: Table<'t>,
    pub unit: Unit,
    pub pace: Pace,
    /// Its figures that stand on the table, in the order of the list.
    pub figures: Vec<Figure>,
    /// Enemies of whom its side knows where they stand. One who is Hidden is in nobody's way before he is run into (ROE-R-53).
    enemies: Vec<(CounterId, Body)>,
    /// Figures of other units of its side.
    friends: Vec<(CounterId, Body)>,
    /// Vehicles of its side, and wrecks: nobody goes through them.
    hulls: Vec<(CounterId, Body)>,
    walls: Vec<Leg>,
    /// The box that nobody of it leaves.
    near: Bounds,
}

impl<'t> March<'t> {
    /// A unit, whatever may keep it from moving.
    pub fn new(table: &Table<'t>, unit: &Unit, pace: Pace) -> Self {
        let table = *table;
        let figures: Vec<Figure> = table.standing(unit).collect();
        // Legs are rounded up, so nobody comes further.
        let around = figures.iter().filter_map(|figure| figure.at).fold(Bounds::NOTHING, Bounds::with);
        let near = around.grown(pace.most(pace.doubles));
        let (mut friends, mut enemies, mut hulls) = (Vec::new(), Vec::new(), Vec::new());
        for (other, body) in table.solid().filter(|(other, _)| other.unit != unit.no || table.vehicle(other).is_some())
        {
            let list = match (other.side == unit.side, other.is_there()) {
                (false, true) if other.veil == Veil::Hidden => continue,
                (false, true) => &mut enemies,
                (true, true) if table.vehicle(&other).is_none() => &mut friends,
                (true, true) | (_, false) => &mut hulls,
            };
            list.push((other.id, body));
        }
        let walls = ground::walls(table.field, near);
        Self { table, unit: *unit, pace, figures, enemies, friends, hulls, walls, near }
    }
    /// Who leads it: an officer, a leader, else the first of these, else the first of the list (ROE-R-47).
    pub fn guide(&self, named: &[WayOf]) -> Option<Figure> {
        let is = |figure: &Figure, role: Role| self.table.man(figure).is_some_and(|man| man.role == role);
        let of_role = |role: Role| self.figures.iter().find(|figure| is(figure, role));
        let leader = of_role(Role::Officer).or_else(|| of_role(Role::Nco));
        let first = || named.first().and_then(|way| self.figures.iter().find(|figure| figure.id == way.who));
        leader.or_else(first).or(self.figures.first()).copied()
    }
    /// The enemy who stands nearest to a base, and how near.
    pub fn nearest(&self, base: Disc) -> Option<Gap> {
        self.enemies.iter().map(|(_, enemy)| enemy.gap_to(&base)).min_by_key(|gap| gap.rank())
    }
    /// The base of one of its figures, standing here.
    pub fn base(&self, figure: &Figure, at: Point) -> Disc {
        Disc::new(at, self.table.field.base_of(figure))
    }
    /// What nobody goes through: the edges of the table, enemies, walls.
    fn in_the_way(&self, radius: i32) -> Obstacles {
        let mut obstacles = Obstacles::new(self.table.field.ground.bounds, radius);
        let reach = self.near.grown(2 * radius);
        let near = self.enemies.iter().chain(&self.hulls).filter(|(_, body)| reach.meets(body.bounds()));
        near.for_each(|(_, body)| body.stands_among(&mut obstacles));
        self.walls.iter().for_each(|wall| obstacles.add_edge(*wall));
        obstacles
    }
    /// The same with the bases of friends, on which nobody ends.
    pub fn places_taken(&self, radius: i32) -> Obstacles {
        let mut obstacles = self.in_the_way(radius);
        self.friends.iter().for_each(|(_, friend)| friend.stands_among(&mut obstacles));
        obstacles
    }
    /// What somebody goes around: also ground that he may not enter, and, unless he goes `through` it, ground that takes of his move.
    fn around(&self, radius: i32, through: bool) -> Obstacles {
        let field = self.table.field;
        let mover = self.table.def(&self.unit).mover;
        let mut obstacles = self.in_the_way(radius);
        let starts: Vec<Point> = self.figures.iter().filter_map(|figure| figure.at).collect();
        let runs = self.pace.runs();
        let edges = ground::edges(field, self.near, &starts, |does| {
            let going = ground::footing(does).map(|footing| field.charts.going(mover, footing));
            let shut = going.is_some_and(|going| going.shut || (runs && going.no_run));
            shut || (runs && does.no_run) || (!through && going.is_some_and(|going| going.less.0 > 0))
        });
        edges.into_iter().for_each(|edge| obstacles.add_edge(edge));
        obstacles
    }
    /// A way of a figure to a place, without the start: the shortest that loses nothing to the ground, else the shortest at all. None: it
    /// does not come there.
    pub fn way_to(&self, figure: &Figure, to: Point) -> Option<Vec<Point>> {
        let from = figure.at?;
        let most = self.pace.most(self.pace.doubles);
        let lawful = |points: &Vec<Point>| self.way_of(figure, points).is_ok();
        // Mostly nothing is in the way.
        let straight = vec![to];
        if lawful(&straight) {
            return Some(straight);
        }
        [false, true].into_iter().find_map(|through| {
            let found = way(from, to, most, &self.around(self.table.field.base_of(figure), through))?;
            found.points.get(1..).map(<[Point]>::to_vec).filter(lawful)
        })
    }
    /// How far a way may lead over this ground, and what that is made of.
    fn most(&self, crossed: &[Crossed]) -> (bool, Vec<Line>) {
        let charts = &self.table.field.charts;
        let mover = self.table.def(&self.unit).mover;
        let goings = crossed.iter().map(|one| charts.going(mover, one.footing));
        let doubled = self.pace.doubles && goings.clone().all(|going| going.doubled);
        let mut lines = self.pace.lines(doubled);
        // ROE-R-48: once, whatever takes it; ROE-DIS-21: nothing of who falls back.
        let less = goings.map(|going| going.less.0).max().unwrap_or(0);
        let less = match self.pace.why {
            Why::Charge if less > 0 => charts.close_quarters.very_rough_less.0,
            Why::Order | Why::FallsBack if self.pace.falls_back() => 0,
            Why::Order | Why::FallsBack | Why::Charge | Why::Consolidation => less,
        };
        lines.extend((less > 0).then_some(Line::of(VERY_ROUGH_ONCE, -less)));
        (doubled, lines)
    }
    /// What the way of one of its figures comes to, whoever may stand at its end: the ends of its legs, without the start.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn way_of(&self, figure: &Figure, way: &[Point]) -> Result<WayReport, Refusal> {
        let (who, field) = (figure.id, self.table.field);
        let refuse = |rule: RuleId, why| Err(Refusal::new(rule, why));
        let Some(from) = figure.stands() else { return refuse(TENTHS, words::not_of_unit(who, self.unit.id)) };
        if way.is_empty() || way.len() > MOST_POINTS {
            return refuse(TENTHS, words::too_many_legs(who, MOST_POINTS));
        }
        let radius = field.base_of(figure);
        if way.iter().any(|at| !field.ground.bounds.grown(-radius).holds(*at)) {
            return refuse(TENTHS, words::beside_the_table(who));
        }
        let points: Vec<Point> = std::iter::once(from).chain(way.iter().copied()).collect();
        let legs: Vec<Leg> = points.windows(2).map(|ends| Leg::new(ends[0], ends[1])).collect();
        let length = legs.iter().fold(0_i32, |sum, leg| sum.saturating_add(leg.length()));
        if length == 0 {
            return refuse(TENTHS, words::goes_nowhere(who));
        }
        let too_far = |most: i32| {
            let [length, most] = [length, most].map(Centimetres);
            Err(Refusal::new(self.pace.rule, words::too_far(who, length, most)))
        };
        // Whoever asks for a way across the table is told before anything is measured along it.
        let furthest = self.pace.most(self.pace.doubles);
        if length > furthest {
            return too_far(furthest);
        }
        let crossed = ground::crossed(field, &legs, self.near, self.table.def(&self.unit).mover);
        self.may_enter(who, from, &crossed)?;
        let (doubled, lines) = self.most(&crossed);
        let most = lines.iter().map(|line| line.value).sum::<i32>().max(0);
        if length > most {
            return too_far(most);
        }
        self.is_free(who, &legs, radius)?;
        Ok(WayReport { who, points, length, crossed, doubled, lines, most })
    }
    /// Whether one may come onto this ground, and run there.
    fn may_enter(&self, who: CounterId, from: Point, crossed: &[Crossed]) -> Result<(), Refusal> {
        let field = self.table.field;
        let mover = self.table.def(&self.unit).mover;
        let pushes_gun = self.figures.iter().any(|figure| figure.id == who && figure.is_vehicle());
        for one in crossed {
            let piece = usize::from(one.piece);
            let going = field.charts.going(mover, one.footing);
            // Who begins on such ground may leave it.
            let begins_there = || field.ground.under(from).any(|no| no == piece);
            if pushes_gun && field.does(piece).building {
                return Err(Refusal::new(NO_VEHICLE_ENTERS, words::no_gun_enters(who)));
            }
            if going.shut && !begins_there() {
                return Err(Refusal::new(TERRAIN_TABLE, words::nobody_enters(who)));
            }
            if field.does(piece).building && !begins_there() && !buildings::may_enter(&self.table, &self.unit, piece) {
                return Err(Refusal::new(SNEAKS_IN, words::sneaks_in(who)));
            }
            if self.pace.runs() && (going.no_run || field.does(piece).no_run) {
                return Err(Refusal::new(TERRAIN_TABLE, words::nobody_runs(who)));
            }
        }
        Ok(())
    }
    /// Whether no enemy and no wall is in the way. Reading: one goes through friends, not through enemies; of neither says the book a word.
    fn is_free(&self, who: CounterId, legs: &[Leg], radius: i32) -> Result<(), Refusal> {
        for (other, body) in self.enemies.iter().chain(&self.hulls) {
            if legs.iter().any(|leg| body.is_in_the_way(*leg, radius)) {
                return Err(Refusal::new(FOOT_MOVE, words::enemy_in_the_way(who, *other)));
            }
        }
        let obstacles = self.in_the_way(radius);
        if legs.iter().all(|leg| obstacles.lets_pass(*leg)) {
            Ok(())
        } else {
            Err(Refusal::new(VERY_ROUGH_ONCE, words::wall_in_the_way(who)))
        }
    }
    /// What the move of the unit comes to.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn goes(&self, ways: &[WayOf]) -> Result<MoveReport, Refusal> {
        let Some(guide) = self.guide(ways).filter(|_| !ways.is_empty()) else {
            return Err(Refusal::new(TENTHS, words::nobody_named(self.unit.id)));
        };
        let mut reports: Vec<WayReport> = Vec::with_capacity(ways.len());
        for WayOf { who, points } in ways {
            let Some(figure) = self.figures.iter().find(|figure| figure.id == *who) else {
                return Err(Refusal::new(TENTHS, words::not_of_unit(*who, self.unit.id)));
            };
            if reports.iter().any(|report| report.who == *who) {
                return Err(Refusal::new(TENTHS, words::named_twice(*who)));
            }
            reports.push(self.way_of(figure, points)?);
        }
        let least = self.goes_far_enough(&guide, &reports)?;
        self.ends_well(&guide, &reports)?;
        Ok(MoveReport { unit: self.unit.id, why: self.pace.why, guide: guide.id, least, ways: reports })
    }
    /// Whether the guide goes at least as far as he must (ROE-R-47); how far that is.
    fn goes_far_enough(&self, guide: &Figure, reports: &[WayReport]) -> Result<i32, Refusal> {
        let own = reports.iter().find(|report| report.who == guide.id);
        let length = own.map_or(0, |report| report.length);
        let least = self.pace.least(own.map_or(self.pace.doubles, |report| report.doubled));
        if length < least {
            let [length, least] = [length, least].map(Centimetres);
            let rule = if own.is_some() { self.pace.least_rule() } else { GUIDE };
            return Err(Refusal::new(rule, words::not_far_enough(guide.id, length, least)));
        }
        Ok(least)
    }
    /// Whether the unit may stand so at its end: nobody on another, in cohesion, and where its discipline lets it.
    fn ends_well(&self, guide: &Figure, reports: &[WayReport]) -> Result<(), Refusal> {
        let end_of = |figure: &Figure| {
            let way = reports.iter().find(|report| report.who == figure.id);
            way.and_then(|way| way.points.last().copied()).or(figure.at)
        };
        let ends: Vec<(&Figure, Disc)> =
            self.figures.iter().filter_map(|figure| Some((figure, self.base(figure, end_of(figure)?)))).collect();
        for (n, (figure, base)) in ends.iter().enumerate() {
            let own = ends[..n].iter().map(|(other, base)| (other.id, Body::Base(*base)));
            let mut others = self.friends.iter().copied().chain(own);
            if let Some((other, _)) = others.find(|(_, other)| other.gap_to(base).is_overlap()) {
                // Who stays is named as the one who stands there.
                let stays = reports.iter().all(|report| report.who != figure.id);
                let (who, other) = if stays { (other, figure.id) } else { (figure.id, other) };
                return Err(Refusal::new(FOOT_MOVE, words::somebody_stands_there(who, other)));
            }
        }
        // Reading: a charge may break cohesion, as each goes for an enemy of his own.
        if self.pace.why != Why::Charge {
            let before: Vec<Disc> =
                cohesion::men(&self.table, self.figures.iter().copied()).map(|(_, base)| base).collect();
            let men = ends.iter().filter(|(figure, _)| cohesion::counts(&self.table, figure));
            let after: Vec<(CounterId, Disc)> = men.map(|(figure, base)| (figure.id, *base)).collect();
            cohesion::holds(self.table.field.charts.moves.cohesion, &before, &after)?;
        }
        self.comes_no_nearer(&ends)?;
        if self.pace.falls_back() {
            let end = end_of(guide).map(|at| self.base(guide, at));
            away::leads_away(self, guide, end)?;
        }
        Ok(())
    }
    /// Nobody of a Shaken unit, or of one that falls back, ends nearer to the nearest enemy figure than he began (ROE-DIS-09, ROE-DIS-20).
    fn comes_no_nearer(&self, ends: &[(&Figure, Disc)]) -> Result<(), Refusal> {
        let shaken = self.unit.discipline == Discipline::Shaken;
        let rule = if self.pace.falls_back() { FALL_BACK_AWAY } else { SHAKEN_APPROACH };
        if !shaken && !self.pace.falls_back() {
            return Ok(());
        }
        for (figure, end) in ends {
            let far = |base: Disc| self.nearest(base).map(Gap::rank);
            if figure.at.is_some_and(|at| far(*end) < far(self.base(figure, at))) {
                return Err(Refusal::new(rule, words::nearer_to_enemy(figure.id)));
            }
        }
        Ok(())
    }
}
