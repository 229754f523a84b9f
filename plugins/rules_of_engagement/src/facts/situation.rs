//! What rules read.

use crate::facts::battle::Battle;
use crate::facts::body::Body;
use crate::facts::field::{Field, Man, UnitInfo, Vehicle};
use crate::facts::figures::{self, Figure};
use crate::facts::flow::Flow;
use crate::facts::units::{self, Unit};
use crate::files::values::{Fate, Role};
use crate::files::vehicles::VehicleDef;
use measured_table::{Disc, Gap, Hull, Point};
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
    /// How many figures of a unit are present (ROE-GEN-09): its men, without their vehicle or gun.
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
    /// What a figure covers, where one knows where it stands.
    pub fn body(&self, figure: &Figure) -> Option<Body> {
        match self.hull(figure) {
            Some(hull) => Some(Body::Hull(hull)),
            None => self.base(figure).map(Body::Base),
        }
    }
    /// What a unit's figures cover that stand on the table.
    pub fn bodies(&self, unit: &Unit) -> impl Iterator<Item = Body> + Clone + use<'w> {
        let table = *self;
        self.standing(unit).filter_map(move |figure| table.body(&figure))
    }
    /// What all cover who stand on the table, with the wrecks on it (ROE-H-34).
    pub fn solid(&self) -> impl Iterator<Item = (Figure, Body)> + use<'w> {
        let table = *self;
        self.figures.iter().filter_map(move |figure| {
            let body = match figure.fate {
                Fate::Here => table.body(&figure),
                Fate::Wrecked | Fate::Destroyed => figure.at.and_then(|at| table.hull_at(&figure, at)).map(Body::Hull),
                Fate::Dead | Fate::Captured => None,
            };
            Some((figure, body?))
        })
    }
    /// The vehicle that a figure is; none: it is a man, or a gun on a carriage.
    pub fn vehicle(&self, figure: &Figure) -> Option<&'w Vehicle> {
        let vehicle = self.field.vehicles.get(usize::from(figure.vehicle.0?))?;
        vehicle.def.is_some().then_some(vehicle)
    }
    /// What the table of vehicles says of a figure (ROE-H-14); none: it is no vehicle.
    pub fn vehicle_def(&self, figure: &Figure) -> Option<&'w VehicleDef> {
        self.vehicle(figure).and_then(|vehicle| vehicle.def.as_ref())
    }
    /// The hull of a vehicle, where one knows where it stands.
    pub fn hull(&self, figure: &Figure) -> Option<Hull> {
        self.hull_at(figure, figure.stands()?)
    }
    fn hull_at(&self, figure: &Figure, at: Point) -> Option<Hull> {
        let (length, width) = self.vehicle(figure)?.size;
        Some(Hull::new(at, figure.facing, length, width))
    }
    /// The vehicle that a unit is, with its crew; none: it is no vehicle, or its vehicle is lost.
    pub fn vehicle_of(&self, unit: &Unit) -> Option<Figure> {
        self.present(unit).next().filter(|figure| self.vehicle(figure).is_some())
    }
    /// All who live and are in a vehicle (ROE-ST-12), in the order of the list.
    pub fn aboard(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + use<'w> {
        let no = self.figure_no(vehicle.id).and_then(|no| u8::try_from(no).ok());
        self.figures.iter().filter(move |figure| figure.is_there() && figure.aboard.is_some() && figure.aboard == no)
    }
    /// The crew of a vehicle, as far as it is in it.
    pub fn crew_aboard(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + use<'w> {
        let own = vehicle.unit;
        self.aboard(vehicle).filter(move |figure| figure.unit == own)
    }
    /// Those whom a vehicle carries besides its crew.
    pub fn passengers(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + use<'w> {
        let own = vehicle.unit;
        self.aboard(vehicle).filter(move |figure| figure.unit != own)
    }
    /// The vehicle of another unit in which a unit rides (ROE-EMB-01).
    pub fn ride_of(&self, unit: &Unit) -> Option<Figure> {
        let rides = |figure: Figure| figure.aboard.map(|no| self.figures.at(usize::from(no)));
        self.present(unit).find_map(rides).filter(|vehicle| vehicle.unit != unit.no)
    }
    /// The gap between two units: between their two nearest figures (ROE-GEO-02); none: one of them is not on the table.
    pub fn gap(&self, one: &Unit, other: &Unit) -> Option<Gap> {
        self.bodies(one).flat_map(|a| self.bodies(other).map(move |b| a.gap(&b))).min_by_key(|gap| gap.rank())
    }
    /// The gap between a figure and a unit: to its nearest figure.
    pub fn gap_to(&self, base: Disc, unit: &Unit) -> Option<Gap> {
        self.bodies(unit).map(|other| other.gap_to(&base)).min_by_key(|gap| gap.rank())
    }
    /// The middle of a unit: the mean of the middles of its bases (ROE-GEO-08).
    pub fn middle(&self, unit: &Unit) -> Option<Point> {
        Point::mean(self.standing(unit).filter_map(|figure| figure.at))
    }
}
