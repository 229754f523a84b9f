//! Who is about to move, with all that is near him: any number of ways are asked of it.

use super::crossings::crossed;
use super::ground::{Footing, footing, is_shut, shut_edges, stays_on_roads};
use super::rules::{ALLOWANCE, CROSSING, MOST, RUNNING, SHUT, TERRAIN_PRICE, WAY};
use super::{MoveReport, words};
use crate::facts::body::Body;
use crate::facts::field::Field;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Row;
use crate::files::values::{Edge, Gait, Health, Left};
use crate::sections::points::{can_pay, left, price};
use measured_table::shapes::Bounds;
use measured_table::terrain::Centimetres;
use measured_table::ways::MOST_POINTS;
use measured_table::{Disc, Leg, Obstacles, Piece, Point, Shape as _, Share};
use table::{CounterId, Line, Refusal, RuleId, Side};

/// Who is about to move, and what is near him.
pub(crate) struct Mover<'t> {
    pub table: &'t Table<'t>,
    pub figure: Figure,
    pub gait: Gait,
    pub from: Point,
    pub footing: Footing,
    /// Who stands near and may not be gone through, and whom one may not end on.
    enemies: Vec<(CounterId, Body)>,
    friends: Vec<(CounterId, Body)>,
    /// The edges that his middle may not come on.
    edges: Vec<Leg>,
    /// The box that he cannot leave.
    near: Bounds,
}

impl<'t> Mover<'t> {
    /// A figure on the table with this gait, whatever may keep it from moving.
    ///
    /// # Errors
    /// It stands nowhere, or nobody goes there with this gait.
    pub fn new(table: &'t Table<'t>, figure: &Figure, gait: Gait) -> Result<Self, Refusal> {
        let nobody_goes = || Refusal::new(SHUT, words::not_on_this());
        let from = figure.at.ok_or_else(nobody_goes)?;
        let field = table.field;
        let footing = footing(field, from);
        let rows = [Some(footing.row), footing.road.then_some(Row::Meadow)];
        let furthest = rows.into_iter().flatten().filter_map(|row| field.charts.most(gait, row)).max();
        // Legs are rounded up, so nobody comes further; and what stands there has a breadth.
        let near = Bounds::of(Leg::new(from, from)).grown(furthest.ok_or_else(nobody_goes)?);
        let others = |side: Side| {
            let wide = near.grown(field.base());
            // An enemy who is concealed is in nobody's way before he is run into.
            let is_known =
                move |other: &Figure| other.id != figure.id && (other.side == figure.side || !other.concealed);
            let known = table.solid(side).filter(|(other, _)| is_known(other));
            known
                .filter(|(_, body)| body.bounds().meets(wide))
                .map(|(other, body)| (other.id, body))
                .collect::<Vec<_>>()
        };
        Ok(Self {
            table,
            figure: *figure,
            gait,
            from,
            footing,
            enemies: others(figure.side.other()),
            friends: others(figure.side),
            edges: shut_edges(field, |does| is_shut(field, gait, does), |piece| touches(near, piece)),
            near,
        })
    }
    /// How far the gait leads in a turn, from where he is; none: not there (PH-7.16-01, PH-4.4-01).
    pub fn most(&self, on_road: bool) -> Option<i32> {
        let row = if on_road { Row::Meadow } else { self.footing.row };
        let most = self.table.field.charts.most(self.gait, row)?;
        Some(if self.figure.health == Health::Treated { most / 2 } else { most })
    }
    /// How far he may still go; the further of both where he stands on a road.
    pub fn room(&self) -> i32 {
        let roads: &[bool] = if self.footing.road { &[false, true] } else { &[false] };
        let most = roads.iter().filter_map(|road| self.most(*road)).max().unwrap_or(0);
        self.figure.walked.left_of(most)
    }
    /// The price of the ground (PH-7.16-02) and of running (PH-7.16-04).
    fn price(&self, on_road: bool) -> Vec<Line> {
        let moves = &self.table.field.charts.moves;
        let ground = if on_road {
            moves.road
        } else if self.footing.slope {
            moves.slope.of(self.footing.row)
        } else {
            moves.base.of(self.footing.row)
        };
        let mut lines = vec![Line::of(TERRAIN_PRICE, i32::from(ground))];
        if self.gait == Gait::Run {
            lines.push(Line::of(RUNNING, i32::from(moves.running)));
        }
        lines
    }
    /// What no move costs less than.
    pub fn least_price(&self) -> u8 {
        let roads: &[bool] = if self.footing.road { &[false, true] } else { &[false] };
        roads.iter().map(|road| price(&self.price(*road))).min().unwrap_or(0)
    }
    /// What is in his way: the edges of the table, seen enemies, shut ground. One may go as far as the edge of the table itself, to leave it.
    pub fn obstacles(&self) -> Obstacles {
        let field = self.table.field;
        let mut obstacles = Obstacles::new(field.ground.bounds.grown(field.base()), field.base());
        self.in_the_way().for_each(|(_, body)| body.stands_among(&mut obstacles));
        self.edges.iter().for_each(|edge| obstacles.add_edge(*edge));
        obstacles
    }
    /// Those pieces near him of which crossing costs points.
    pub fn crossable(&self) -> impl Iterator<Item = (usize, &'t Piece)> + '_ {
        let field = self.table.field;
        let pieces = field.ground.pieces.iter().enumerate();
        pieces.filter(|(no, piece)| field.does(*no).crossing > 0 && touches(self.near, piece))
    }
    /// The enemies, their vehicles and their wrecks that may not be gone through: not one on whose base he stands, of whom he did not know.
    fn in_the_way(&self) -> impl Iterator<Item = &(CounterId, Body)> {
        let here = self.standing_at(self.from);
        self.enemies.iter().filter(move |(_, body)| !body.overlaps(&here))
    }
    const fn standing_at(&self, at: Point) -> Body {
        Body::Base(Disc::new(at, self.table.field.base()))
    }
    /// Whose base or hull his own base would overlap there.
    pub fn stands_there(&self, at: Point) -> Option<CounterId> {
        let here = self.standing_at(at);
        let on_it = |(_, body): &&(CounterId, Body)| body.overlaps(&here);
        self.enemies.iter().chain(&self.friends).find(on_it).map(|(id, _)| *id)
    }
    /// What a way comes to: the ends of its legs, without the start.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn goes(&self, way: &[Point]) -> Result<MoveReport, Refusal> {
        let report = self.measured(way)?;
        can_pay(self.table, &[(self.figure, report.cost)])?;
        Ok(report)
    }
    /// The same, of somebody who flees and goes whatever it costs (PH-H-12); none: the way is not open.
    pub fn runs(&self, way: &[Point]) -> Option<MoveReport> {
        self.measured(way).ok()
    }
    fn measured(&self, way: &[Point]) -> Result<MoveReport, Refusal> {
        let (table, field) = (self.table, self.table.field);
        let points: Vec<Point> = std::iter::once(self.from).chain(way.iter().copied()).collect();
        let leaves = self.lies_on_the_table(way)?;
        let legs: Vec<Leg> = points.windows(2).map(|ends| Leg::new(ends[0], ends[1])).collect();
        let lengths: Vec<i32> = legs.iter().map(|leg| leg.length()).collect();
        let length = lengths.iter().fold(0_i32, |sum, leg| sum.saturating_add(*leg));
        if length == 0 {
            return Err(Refusal::new(WAY, words::goes_nowhere()));
        }
        let too_far = |left: i32| {
            let [length, left] = [length, left].map(Centimetres);
            Err(Refusal::new(ALLOWANCE, words::too_far(length, left)))
        };
        // Whoever asks for a way across the table is told before anything is measured along it.
        if length > self.room() {
            return too_far(self.room());
        }
        let on_road = self.footing.road && stays_on_roads(field, legs.iter().copied());
        let most = self.most(on_road).ok_or_else(|| Refusal::new(MOST, words::not_on_this()))?;
        let share = Share::of(length, most);
        let Some(walked) = share.and_then(|share| self.figure.walked.with(share)) else {
            return too_far(self.figure.walked.left_of(most));
        };
        self.is_free(&legs, leaves)?;
        let crossed = crossed(field, &legs, |does| does.crossing, |piece| touches(self.near, piece));
        let mut lines = self.price(on_road);
        lines.extend(crossed.iter().map(|one| Line::of(CROSSING, i32::from(one.points))));
        let cost = price(&lines);
        Ok(MoveReport {
            unit: self.figure.id,
            gait: self.gait,
            way: points,
            legs: lengths,
            length,
            footing: self.footing,
            on_road,
            most,
            lines,
            cost,
            crossed,
            share: share.unwrap_or_default(),
            leaves,
            points_left: left(table, &self.figure).saturating_sub(cost),
            room_left: walked.left_of(most),
        })
    }
    /// A way of 1 to 12 legs on the table; how it leaves it.
    fn lies_on_the_table(&self, way: &[Point]) -> Result<Left, Refusal> {
        let field = self.table.field;
        let refuse = |why| Err(Refusal::new(WAY, why));
        let Some((end, before)) = way.split_last().filter(|_| way.len() <= MOST_POINTS) else {
            return refuse(words::too_many_legs(MOST_POINTS));
        };
        if !field.ground.bounds.holds(*end) || before.iter().any(|at| !field.has(*at)) {
            return refuse(words::beside_the_table());
        }
        Ok(if field.has(*end) {
            Left::No
        } else {
            leaves_by(field, self.figure.side, |edge| to_edge(field.ground.bounds, *end, edge))
        })
    }
    /// Whether nothing is in the way, and nobody at its end.
    fn is_free(&self, legs: &[Leg], leaves: Left) -> Result<(), Refusal> {
        let refuse = |rule: RuleId, why| Err(Refusal::new(rule, why));
        let radius = self.table.field.base();
        for leg in legs {
            for (id, body) in self.in_the_way() {
                if body.is_in_the_way(*leg, radius) {
                    return refuse(WAY, words::enemy_in_the_way(*id));
                }
            }
        }
        let obstacles = self.obstacles();
        if !legs.iter().all(|leg| obstacles.lets_pass(*leg)) {
            return refuse(SHUT, words::ground_in_the_way());
        }
        match legs.last().and_then(|leg| self.stands_there(leg.to)) {
            Some(id) if leaves == Left::No => refuse(WAY, words::somebody_stands_there(id)),
            Some(_) | None => Ok(()),
        }
    }
}

/// How who is so far from each edge of the table leaves it: by the nearest, of two equally near the own one, then the enemy's (PH-H-43).
pub(crate) fn leaves_by(field: &Field, side: Side, far: impl Fn(Edge) -> i32) -> Left {
    let (own, enemy) = (field.side(side).edge, field.side(side.other()).edge);
    let rank = |edge: Edge| u8::from(edge != own) + u8::from(edge != own && edge != enemy);
    match Edge::ALL.into_iter().min_by_key(|edge| (far(*edge), rank(*edge))) {
        Some(edge) if edge == own => Left::Own,
        Some(edge) if edge == enemy => Left::Enemy,
        Some(_) | None => Left::Other,
    }
}

/// How far a point is from an edge of the table.
pub(crate) fn to_edge(table: Bounds, at: Point, edge: Edge) -> i32 {
    match edge {
        Edge::North => at.y - table.least.y,
        Edge::South => table.most.y - at.y,
        Edge::West => at.x - table.least.x,
        Edge::East => table.most.x - at.x,
    }
}

/// True if a piece lies in a box, or near enough to be met from it.
pub(crate) fn touches(near: Bounds, piece: &Piece) -> bool {
    piece.bounds().grown(2 * piece.around()).meets(near)
}
