//! What rules read.

use crate::facts::battle::Battle;
use crate::facts::field::{Field, Man};
use crate::facts::figures::{Figure, Rows};
use crate::facts::flow::Flow;
use crate::files::values::Points;
use measured_table::{Disc, Gap, shapes::gap};
use table::{CounterId, Side};

/// What rules read, borrowed from the world.
#[derive(Clone, Copy)]
pub struct Table<'w> {
    /// The figures, in the order of the list.
    pub figures: Rows<'w>,
    /// What is true of the battle.
    pub battle: &'w Battle,
    /// Where the game stands.
    pub flow: &'w Flow,
    /// What never changes.
    pub field: &'w Field,
}

/// What a side sees of it.
pub type Seen<'w> = table::Seen<Table<'w>>;

impl<'w> Table<'w> {
    /// The place of a figure in the list.
    pub fn no(&self, id: CounterId) -> Option<usize> {
        self.figures.id.iter().position(|one| *one == id)
    }
    /// A figure.
    pub fn figure(&self, id: CounterId) -> Option<Figure> {
        self.no(id).map(|no| self.figures.at(no))
    }
    /// The man under a counter, where one knows him.
    pub fn man(&self, figure: &Figure) -> Option<&'w Man> {
        figure.who.map(|who| &self.field.men[usize::from(who)])
    }
    /// The figures of a side, whatever has become of them.
    pub fn side(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.figures.iter().filter(move |figure| figure.side == side)
    }
    /// Living figures of a side that are on the table, and of which one knows where.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.side(side).filter(|figure| figure.is_there() && figure.at.is_some())
    }
    /// Living figures of a team that are on the table.
    pub fn team(&self, team: u8) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.figures.iter().filter(move |figure| figure.team.0 == team && figure.is_there() && figure.at.is_some())
    }
    /// The base of a figure, where one knows where it stands.
    pub fn base(&self, figure: &Figure) -> Option<Disc> {
        figure.at.map(|at| Disc::new(at, self.field.base()))
    }
    /// The gap between the bases of two figures (PH-GEO-02).
    pub fn gap(&self, one: &Figure, other: &Figure) -> Option<Gap> {
        Some(gap(&self.base(one)?, &self.base(other)?))
    }
    /// The other figure of a pair that serves a weapon, on the table and alive.
    pub fn partner(&self, figure: &Figure) -> Option<Figure> {
        let pair = self.man(figure)?.pair?;
        self.side(figure.side).find(|other| other.who == Some(pair) && other.is_there() && other.at.is_some())
    }
    /// Who holds action points.
    pub const fn points(&self) -> Points {
        self.field.points
    }
}
