//! What rules read.

use crate::facts::battle::Battle;
use crate::facts::field::{Field, Man, UnitInfo};
use crate::facts::figures::{self, Figure};
use crate::facts::flow::Flow;
use crate::facts::units::{self, Unit};
use crate::files::values::Role;
use measured_table::shapes::gap;
use measured_table::{Disc, Gap, Point};
use table::{CounterId, Side};

/// What rules read, borrowed from the world.
#[derive(Clone, Copy)]
pub struct Table<'w> {
    /// The units, in the order of the list.
    pub units: units::Rows<'w>,
    /// The figures, in the order of the list: unit by unit.
    pub figures: figures::Rows<'w>,
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
    /// The place of a unit in the list.
    pub fn unit_no(&self, id: CounterId) -> Option<usize> {
        self.units.id.iter().position(|one| *one == id)
    }
    /// A unit.
    pub fn unit(&self, id: CounterId) -> Option<Unit> {
        self.unit_no(id).map(|no| self.units.at(no))
    }
    /// The unit in a place of the list.
    pub fn unit_at(&self, no: u8) -> Option<Unit> {
        let no = usize::from(no);
        (no < self.units.len()).then(|| self.units.at(no))
    }
    /// The place of a figure in the list.
    pub fn figure_no(&self, id: CounterId) -> Option<usize> {
        self.figures.id.iter().position(|one| *one == id)
    }
    /// A figure.
    pub fn figure(&self, id: CounterId) -> Option<Figure> {
        self.figure_no(id).map(|no| self.figures.at(no))
    }
    /// What the force says of a unit.
    pub fn def(&self, unit: &Unit) -> &'w UnitInfo {
        &self.field.units[usize::from(unit.no.0)]
    }
    /// The man that a figure is; none: it is a vehicle or a gun.
    pub fn man(&self, figure: &Figure) -> Option<&'w Man> {
        self.figure_no(figure.id).and_then(|no| self.field.men[no].as_ref())
    }
    /// All figures of a unit, whatever has become of them.
    pub fn all_of(&self, unit: &Unit) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let rows = self.figures;
        self.def(unit).figures.clone().map(move |no| rows.at(usize::from(no)))
    }
    /// The figures of a unit that are in the game.
    pub fn present(&self, unit: &Unit) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.all_of(unit).filter(Figure::is_there)
    }
    /// The figures of a unit that stand on the table, and of which one knows where.
    pub fn standing(&self, unit: &Unit) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.all_of(unit).filter(|figure| figure.stands().is_some())
    }
    /// The units of a side, whatever has become of them.
    pub fn side(&self, side: Side) -> impl Iterator<Item = Unit> + Clone + use<'w> {
        self.units.iter().filter(move |unit| unit.side == side)
    }
    /// The units of a side that are on the table, and of which one knows where.
    pub fn on_table(&self, side: Side) -> impl Iterator<Item = Unit> + Clone + use<'w> {
        let table = *self;
        self.side(side).filter(move |unit| table.standing(unit).next().is_some())
    }
    /// True while something of a unit is left in the game.
    pub fn is_left(&self, unit: &Unit) -> bool {
        self.present(unit).next().is_some()
    }
    /// How many men of a unit are present (ROE-GEN-09): a vehicle or gun is none.
    pub fn strength(&self, unit: &Unit) -> u8 {
        u8::try_from(self.present(unit).filter(|figure| !figure.is_vehicle()).count()).unwrap_or(u8::MAX)
    }
    /// True of a unit whose present figures are fewer than half of those with which it began; exactly half is not (ROE-GEN-09, ROE-R-03).
    pub fn is_below_half(&self, unit: &Unit) -> bool {
        u16::from(self.strength(unit)) * 2 < u16::from(self.def(unit).initial)
    }
    /// True of a single figure (ROE-TST-04).
    pub fn is_single(&self, unit: &Unit) -> bool {
        self.strength(unit) == 1
    }
    /// True while somebody of this role is in the unit.
    pub fn has_role(&self, unit: &Unit, role: Role) -> bool {
        self.present(unit).any(|figure| self.man(&figure).is_some_and(|man| man.role == role))
    }
    /// The base of a figure, where one knows where it stands.
    pub fn base(&self, figure: &Figure) -> Option<Disc> {
        figure.stands().map(|at| Disc::new(at, self.field.base_of(figure)))
    }
    /// The bases of a unit's figures that stand on the table.
    pub fn bases(&self, unit: &Unit) -> impl Iterator<Item = Disc> + Clone + use<'w> {
        let table = *self;
        self.standing(unit).filter_map(move |figure| table.base(&figure))
    }
    /// The gap between two units: between their two nearest figures (ROE-GEO-02); none: one of them is not on the table.
    pub fn gap(&self, one: &Unit, other: &Unit) -> Option<Gap> {
        self.bases(one).flat_map(|a| self.bases(other).map(move |b| gap(&a, &b))).min_by_key(|gap| gap.rank())
    }
    /// The gap between a figure and a unit: to its nearest figure.
    pub fn gap_to(&self, base: Disc, unit: &Unit) -> Option<Gap> {
        self.bases(unit).map(|other| gap(&base, &other)).min_by_key(|gap| gap.rank())
    }
    /// The middle of a unit: the mean of the middles of its bases (ROE-GEO-08).
    pub fn middle(&self, unit: &Unit) -> Option<Point> {
        Point::mean(self.standing(unit).filter_map(|figure| figure.at))
    }
}
