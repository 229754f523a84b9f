//! What rules read.

use crate::facts::battle::Battle;
use crate::facts::body::Body;
use crate::facts::field::{Field, Man, Vehicle};
use crate::facts::figures::{Figure, Rows};
use crate::facts::flow::Flow;
use crate::facts::frames::Driving;
use crate::files::values::{Build, Health, Left, Points};
use measured_table::ways::Drive;
use measured_table::{Disc, Gap, Heading, Hull, Point};
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
    /// The men of a side, whatever has become of them; also those who ride in vehicles.
    pub fn side(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.figures.iter().filter(move |figure| figure.side == side && !figure.is_vehicle())
    }
    /// Living men of a side who stand on the table, and of whom one knows where: who rides in a vehicle is not among them.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.side(side).filter(|figure| figure.is_there() && figure.at.is_some())
    }
    /// Living men of a team who stand on the table.
    pub fn team(&self, team: u8) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let stands = move |figure: &Figure| figure.team.0 == team && figure.is_there() && figure.at.is_some();
        self.figures.iter().filter(move |figure| !figure.is_vehicle() && stands(figure))
    }
    /// All that a team's card lets act: its men on the table, those who ride, its vehicle or gun.
    pub fn of_card(&self, team: u8) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let table = *self;
        let there = move |figure: &Figure| figure.is_there() && (figure.at.is_some() || table.rides(figure));
        self.figures.iter().filter(move |figure| figure.team.0 == team && there(figure))
    }
    /// The vehicles and guns of a side, whatever has become of them: wrecks are dead.
    pub fn vehicles(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        self.figures.iter().filter(move |figure| figure.side == side && figure.is_vehicle())
    }
    /// Men and vehicles of a side that are on the table, and of which one knows where.
    pub fn bodies(&self, side: Side) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let there = |figure: &Figure| figure.is_there() && figure.at.is_some();
        self.figures.iter().filter(move |figure| figure.side == side && there(figure))
    }
    /// All of a side that take up room on the table, and of which one knows where: living men, vehicles and guns, wrecks too.
    pub fn solid(&self, side: Side) -> impl Iterator<Item = (Figure, Body)> + use<'w> {
        let table = *self;
        let solid = move |figure: &Figure| figure.side == side && (figure.is_vehicle() || figure.is_there());
        self.figures.iter().filter(solid).filter_map(move |figure| Some((figure, table.body(&figure)?)))
    }
    /// Who can act on a team's card: men of it who stand on the table or ride, and its vehicle while somebody serves it.
    pub fn acts(&self, team: u8) -> bool {
        let acts = |figure: Figure| match figure.vehicle.0 {
            Some(_) => self.is_manned(&figure),
            None => figure.is_there() && (figure.at.is_some() || self.rides(&figure)),
        };
        self.figures.iter().any(|figure| figure.team.0 == team && acts(figure))
    }
    /// What a force says of a vehicle.
    pub fn vehicle(&self, figure: &Figure) -> Option<&'w Vehicle> {
        figure.vehicle.0.map(|no| &self.field.vehicles[usize::from(no)])
    }
    /// The ground that a vehicle covers, a wreck too, where one knows where it is; none of a man, and of a gun on a carriage, whose base is
    /// a disc.
    pub fn hull(&self, figure: &Figure) -> Option<Hull> {
        let vehicle = self.vehicle(figure).filter(|vehicle| !vehicle.is_carriage())?;
        figure.at.map(|at| Hull::new(at, figure.facing, vehicle.size.0, vehicle.size.1))
    }
    /// The hulls that stand on the table for all to see, wrecks too, with their vehicles.
    pub fn hulls(&self) -> impl Iterator<Item = (Figure, Hull)> + use<'w> {
        let table = *self;
        let seen = |figure: &Figure| figure.is_vehicle() && !figure.concealed;
        self.figures.iter().filter(seen).filter_map(move |figure| Some((figure, table.hull(&figure)?)))
    }
    /// The ground that whoever has his middle there covers: what the vehicle or gun covers whose middle it is, or else the base of a man.
    pub fn body_at(&self, at: Point) -> Body {
        let mut vehicles = self.figures.iter().filter(|figure| figure.is_vehicle() && figure.at == Some(at));
        let body = vehicles.find_map(|figure| self.body(&figure));
        body.unwrap_or(Body::Base(Disc::new(at, self.field.base())))
    }
    /// The hull of a vehicle that drives at each beat of its drive, the start first; nothing of what is no vehicle.
    pub fn hulls_of(&self, driving: &Driving) -> Vec<Hull> {
        let Driving { unit, from, facing, steps, last, .. } = driving;
        let start = self.figure(*unit).map(|vehicle| Figure { at: Some(*from), facing: *facing, ..vehicle });
        let Some(hull) = start.and_then(|start| self.hull(&start)) else { return Vec::new() };
        let mut hulls = Drive::new(&hull, steps.clone()).beats(&hull);
        hulls.truncate(usize::from(*last) + 1);
        hulls
    }
    /// Where the main gun of a vehicle looks: with its turret, or with its hull.
    pub fn gun_heading(&self, figure: &Figure) -> Heading {
        match self.vehicle(figure).map(|vehicle| vehicle.def.build) {
            Some(Build::Tank) => figure.turret,
            Some(Build::AssaultGun | Build::Transport | Build::Carriage) | None => figure.facing,
        }
    }
    /// Those who ride in a vehicle, crew and passengers, the dead too, in the order of the list.
    pub fn aboard(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let no = self.no(vehicle.id).and_then(|no| u8::try_from(no).ok());
        self.figures.iter().filter(move |figure| no.is_some() && figure.aboard == no)
    }
    /// The crew of a vehicle that is aboard and alive, the commander first.
    pub fn crew(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let team = vehicle.team;
        self.aboard(vehicle).filter(move |figure| figure.team == team && figure.health != Health::Dead)
    }
    /// The living men aboard who are not of its crew (PH-7.9-01).
    pub fn passengers(&self, vehicle: &Figure) -> impl Iterator<Item = Figure> + Clone + use<'w> {
        let team = vehicle.team;
        self.aboard(vehicle).filter(move |figure| figure.team != team && figure.health != Health::Dead)
    }
    /// True of a vehicle that is on the table, in which a crew is.
    pub fn is_manned(&self, vehicle: &Figure) -> bool {
        let there = vehicle.is_there() && vehicle.at.is_some() && !vehicle.abandoned;
        there && self.crew(vehicle).next().is_some()
    }
    /// True of a vehicle out of which one looks: its hatch is open, or it is open on top (PH-H-22).
    pub fn is_open(&self, vehicle: &Figure) -> bool {
        vehicle.hatch || self.vehicle(vehicle).is_some_and(|def| def.def.open)
    }
    /// True of who hears what is called to him, and is heard: a man on the table, a crew that is not shut in (PH-7.5-03), and who rides as a
    /// passenger where one looks out.
    pub fn is_heard(&self, figure: &Figure) -> bool {
        if let Some(vehicle) = self.ridden(figure) {
            return self.rides_along(figure) && vehicle.at.is_some() && self.is_open(&vehicle);
        }
        let there = figure.is_there() && figure.at.is_some();
        there && (!figure.is_vehicle() || (self.is_manned(figure) && self.is_open(figure)))
    }
    /// The vehicle in which a man rides.
    pub fn ridden(&self, man: &Figure) -> Option<Figure> {
        let no = usize::from(man.aboard?);
        (no < self.figures.len()).then(|| self.figures.at(no))
    }
    /// What stands on the table for a figure: itself, or the vehicle in which it rides.
    pub fn carrier(&self, figure: &Figure) -> Figure {
        self.ridden(figure).unwrap_or(*figure)
    }
    /// Where a figure is: where it stands, or where the vehicle is in which it rides.
    pub fn place(&self, figure: &Figure) -> Option<Point> {
        figure.at.or_else(|| self.ridden(figure)?.at)
    }
    /// True of a living man who rides in a vehicle that is on the table.
    pub fn rides(&self, man: &Figure) -> bool {
        man.is_there() && self.ridden(man).is_some_and(|vehicle| vehicle.left == Left::No)
    }
    /// True of a man, and of a vehicle in which somebody lives: of what others count as a friend or an enemy near them.
    pub fn is_somebody(&self, figure: &Figure) -> bool {
        figure.is_there() && (!figure.is_vehicle() || self.aboard(figure).any(|man| man.is_there()))
    }
    /// True of a living man who rides in a vehicle without serving it.
    pub fn rides_along(&self, man: &Figure) -> bool {
        self.rides(man) && self.ridden(man).is_some_and(|vehicle| vehicle.team != man.team)
    }
    /// The base of a man, or of a gun on a carriage, where one knows where it stands; none of a vehicle, which has a hull.
    pub fn base(&self, figure: &Figure) -> Option<Disc> {
        let radius = match self.vehicle(figure) {
            None => self.field.base(),
            Some(vehicle) if vehicle.is_carriage() => vehicle.size.0 / 2,
            Some(_) => return None,
        };
        figure.at.map(|at| Disc::new(at, radius))
    }
    /// What a figure covers of the table, where one knows where it is; of who is fired at in a vehicle the hull of that.
    pub fn body(&self, figure: &Figure) -> Option<Body> {
        if let (Some(_), Some(at)) = (figure.aboard, figure.at) {
            return Some(self.body_at(at));
        }
        self.hull(figure).map(Body::Hull).or_else(|| self.base(figure).map(Body::Base))
    }
    /// The gap between two figures: of bases, and of hulls (PH-GEO-02).
    pub fn gap(&self, one: &Figure, other: &Figure) -> Option<Gap> {
        Some(self.body(one)?.gap(&self.body(other)?))
    }
    /// The gap between a figure and a place.
    pub fn gap_to(&self, figure: &Figure, at: Point) -> Option<Gap> {
        Some(self.body(figure)?.gap(&Body::Base(Disc::new(at, 0))))
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
