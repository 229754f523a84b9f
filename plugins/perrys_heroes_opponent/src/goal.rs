//! What a side may expect to score for what it has been ordered to do: the rules alone say what it scores.

use measured_table::Point;
use measured_table::shapes::TacticalHex;
use opponent::maths::sigmoid;
use perrys_heroes::charts::Row;
use perrys_heroes::values::{Edge, Health, Left, Task};
use perrys_heroes::{Figure, Phase, Table};
use table::{CounterId, Side};

/// How far a man comes in a turn on the average, in tenths.
const PACE: f64 = 1_050.0;
/// Of the most that a vehicle drives it drives so much on the average.
const DRIVEN: f64 = 0.6;
/// The half of a hex of the tactical map.
const HALF_A_HEX: f64 = 500.0;

/// A position, with somebody standing elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a, 't> {
    pub table: &'a Table<'t>,
    /// Who is thought to stand where.
    pub moved: Option<(CounterId, Point)>,
}

impl Outlook<'_, '_> {
    /// What a side may expect to score: from 0 to 2.
    pub(crate) fn expected(self, side: Side) -> f64 {
        match self.table.field.side(side).task {
            Task::Withdraw => self.scored(side, 0.6, 0.4, |figure| self.leaves(figure, Left::Own)),
            Task::Dash => self.scored(side, 0.5, 0.3, |figure| self.leaves(figure, Left::Enemy)),
            Task::Advance => self.scored(side, 0.5, 0.3, |figure| self.comes_forward(figure)),
            Task::Hold => self.held(side).sum::<f64>().min(2.0),
            Task::CounterAttack => 2.0 * self.held(side).fold(0.0, f64::max),
            Task::Meet => self.met(side),
        }
    }

    fn at(self, figure: &Figure) -> Option<Point> {
        // Who rides is where his vehicle is, unless he is thought to have got out.
        let on_foot = self.moved.is_some_and(|(who, _)| who == figure.id);
        let body = self.table.ridden(figure).filter(|_| !on_foot).unwrap_or(*figure);
        self.moved.filter(|(who, _)| *who == body.id).map(|(_, at)| at).or(body.at)
    }

    /// How far one comes in a turn who rides; none: he is on foot, or will be.
    fn rides(self, figure: &Figure) -> Option<f64> {
        let vehicle = self.table.ridden(figure).filter(|_| self.moved.is_none_or(|(who, _)| who != figure.id))?;
        if vehicle.immobile || !self.table.is_manned(&vehicle) {
            // He must get out first.
            return Some(if figure.health == Health::Wounded { 0.0 } else { PACE / 2.0 });
        }
        let class = self.table.vehicle(&vehicle)?.def.class;
        let most = self.table.field.charts.drives(class, Row::Meadow)?;
        Some(DRIVEN * f64::from(most))
    }

    /// How many turns are left, this one as far as the man's card is still to come.
    fn turns_left(self, figure: &Figure) -> f64 {
        let flow = self.table.flow;
        let left = f64::from(self.table.field.turns.saturating_sub(flow.turn));
        let comes = flow.phase != Phase::Rally && flow.deck.contains(&figure.team.0);
        left + if comes { 1.0 } else { 0.0 }
    }

    /// The chance of a man to be at a place so far away before it is over.
    fn arrives(self, figure: &Figure, far: f64) -> f64 {
        let on_foot = match figure.health {
            Health::Fit => PACE,
            Health::Treated => PACE / 2.0,
            Health::Wounded | Health::Dead => 0.0,
        };
        let pace = self.rides(figure).filter(|_| figure.health != Health::Dead).unwrap_or(on_foot);
        if pace <= 0.0 {
            return 0.0;
        }
        let left = self.turns_left(figure);
        sigmoid((left - far / pace - 0.5) / (0.6 + 0.15 * left))
    }

    /// The chance to leave the table, or whether he has.
    fn leaves(self, figure: &Figure, by: Left) -> f64 {
        match figure.left {
            Left::No => {}
            left if left == by => return 1.0,
            Left::Own | Left::Enemy | Left::Other | Left::Fled => return 0.0,
        }
        let own = self.table.field.side(figure.side).edge;
        let edge = if by == Left::Own { own } else { self.table.field.side(figure.side.other()).edge };
        let Some(at) = self.at(figure).filter(|_| figure.is_there()) else { return 0.0 };
        0.95 * self.arrives(figure, f64::from(self.to_edge(at, edge)))
    }

    /// The chance to be in the enemy's half.
    fn comes_forward(self, figure: &Figure) -> f64 {
        let Some(at) = self.at(figure).filter(|_| figure.is_there()) else { return 0.0 };
        let edge = self.table.field.side(figure.side.other()).edge;
        let bounds = self.table.field.ground.bounds;
        let across = match edge {
            Edge::North | Edge::South => bounds.most.y - bounds.least.y,
            Edge::West | Edge::East => bounds.most.x - bounds.least.x,
        };
        let short = self.to_edge(at, edge) - across / 2;
        if short < 0 && figure.health != Health::Wounded {
            1.0
        } else {
            0.97 * self.arrives(figure, f64::from(short.max(0)))
        }
    }

    fn to_edge(self, at: Point, edge: Edge) -> i32 {
        let bounds = self.table.field.ground.bounds;
        match edge {
            Edge::North => at.y - bounds.least.y,
            Edge::South => bounds.most.y - at.y,
            Edge::West => at.x - bounds.least.x,
            Edge::East => bounds.most.x - at.x,
        }
    }

    /// What a side scores of whose men a part does what is asked for: 2 for so great a part, 1 for a smaller one.
    fn scored(self, side: Side, two: f64, one: f64, of: impl Fn(&Figure) -> f64) -> f64 {
        let (mut sum, mut men, mut left) = (0.0, 0.0, 0.0_f64);
        for figure in self.table.side(side) {
            men += 1.0;
            if figure.health != Health::Dead {
                sum += of(&figure);
                left = left.max(self.turns_left(&figure));
            }
        }
        let part: f64 = if men > 0.0 { sum / men } else { 0.0 };
        // The further the end, the less is sure.
        let wide = 0.03 + 0.008 * left;
        let steps = sigmoid((part - one) / wide) + sigmoid((part - two) / wide);
        0.75 * steps + 0.5 * (part / two).min(1.0)
    }

    /// The chance that each objective is held at the end: by who is in its hex, or comes there, and by who of the enemy does not.
    fn held(self, side: Side) -> impl Iterator<Item = f64> {
        let field = self.table.field;
        field.side(side).objectives.iter().map(move |objective| {
            let own = self.present(side, *objective);
            let other = self.present(side.other(), *objective);
            own * (1.0 - 0.8 * other)
        })
    }

    /// The chance that somebody of a side is in a hex at the end.
    fn present(self, side: Side, objective: Point) -> f64 {
        let origin = self.table.field.ground.hexes_from;
        let hex = TacticalHex::at(origin, objective);
        let (mut nobody, mut nearest) = (1.0, 0.0_f64);
        for figure in self.table.standing(side) {
            let Some(at) = self.at(&figure).filter(|_| figure.health != Health::Wounded) else { continue };
            if TacticalHex::at(origin, at) == hex {
                nobody *= 0.15;
                continue;
            }
            // Not all who are near will go there: one is enough, and one must.
            let far = ((at.squared(objective) as f64).sqrt() - HALF_A_HEX).max(0.0);
            nearest = nearest.max(0.75 * self.arrives(&figure, far) / (1.0 + far / 1_500.0));
        }
        1.0 - nobody * (1.0 - nearest)
    }

    /// Of a meeting: whoever has lost less wins.
    fn met(self, side: Side) -> f64 {
        let [own, other] = [side, side.other()].map(|side| self.lost(side));
        2.0 * sigmoid((other - own) / 0.08)
    }

    /// The part of a side's force that is lost.
    fn lost(self, side: Side) -> f64 {
        let (mut lost, mut all) = (0.0, 0.0);
        for figure in self.table.side(side) {
            let cost = self.table.man(&figure).map_or(5.0, |man| f64::from(man.cost));
            all += cost;
            lost += match (figure.health, figure.left) {
                (Health::Dead, _) | (_, Left::Fled) => cost,
                (Health::Wounded, Left::No) => 0.9 * cost,
                (Health::Fit | Health::Treated | Health::Wounded, _) => 0.0,
            };
        }
        if all > 0.0 { lost / all } else { 0.0 }
    }
}

#[cfg(test)]
#[path = "goal_test.rs"]
mod tests;
