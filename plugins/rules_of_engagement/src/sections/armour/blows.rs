//! Hits on vehicles, one after the other, and what has become of the vehicles and of those in them by the hits before.

pub(super) mod effects;
pub(super) mod out;

use self::effects::Row;
use super::rules::BAIL_OUT;
use super::vehicle::{aboard, body_of, def_of};
use super::{damage, pierces, zone};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{ArmourRolled, ManRolled, Pierced, Trial};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Face, Fate, Location, Role};
use crate::files::weapons::WeaponNo;
use crate::sections::losses;
use crate::sections::trials::{DisciplineTest, ExperienceTest};
use measured_table::shapes::gap;
use measured_table::{Disc, Point};
use table::{CounterId, DiceCup, Line};

/// A hit on a vehicle, before its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impact {
    /// The figure of the vehicle.
    pub hull: CounterId,
    /// The weapon; none: another vehicle has blown up beside it.
    pub with: Option<WeaponNo>,
    /// The face that is struck.
    pub face: Face,
    /// Where it comes from.
    pub from: Point,
    /// The AT of the shot: by its range and shell (ROE-R-34).
    pub at: u8,
    /// It comes from above (ROE-VEH-04, ROE-IND-08).
    pub above: bool,
    /// It is of a flamethrower (ROE-VEH-10).
    pub flames: bool,
    /// Hard cover hides all but the turret from it (ROE-VEH-05).
    pub masked: bool,
}

impl Impact {
    /// What is added to the die of penetration (ROE-VEH-04, ROE-VEH-06).
    pub fn adds(&self, table: &Table) -> u8 {
        self.at + if self.above { table.field.charts.armour.from_above } else { 0 }
    }
}

/// A vehicle that is struck, as it now is.
pub(super) struct Hulk {
    pub unit: Unit,
    pub hull: Figure,
    /// Those who are alive in it: its crew first.
    pub men: Vec<Figure>,
}

impl Hulk {
    /// Its crew that is alive in it.
    pub fn crew(&self) -> Vec<Figure> {
        self.men.iter().copied().filter(|man| man.unit == self.hull.unit).collect()
    }
    /// Its passengers who are alive in it.
    pub fn passengers(&self) -> Vec<Figure> {
        self.men.iter().copied().filter(|man| man.unit != self.hull.unit).collect()
    }
}

/// Hits on vehicles that come together, such as those of one fire.
pub struct Blows<'a, 'w> {
    pub(super) table: &'a Table<'w>,
    pub(super) hulks: Vec<Hulk>,
    pub(super) events: Vec<Event>,
    pub(super) lost: Vec<(CounterId, Fate)>,
    /// The units of which somebody has left a vehicle, and how that leaves them.
    pub(super) out: Vec<(u8, Discipline)>,
    /// Where those stand who have left.
    pub(super) taken: Vec<Disc>,
}

impl<'a, 'w> Blows<'a, 'w> {
    /// None so far.
    pub const fn new(table: &'a Table<'w>) -> Self {
        Self { table, hulks: Vec::new(), events: Vec::new(), lost: Vec::new(), out: Vec::new(), taken: Vec::new() }
    }
    /// A hit, at the location that its firer has chosen, else by a die (ROE-VEH-01). What is out of action already is not harmed further.
    pub fn strike(&mut self, impact: &Impact, chosen: Option<Location>, dice: &mut DiceCup) {
        let mut due = vec![(*impact, chosen)];
        while let Some((impact, chosen)) = due.pop() {
            let caught = self.hit(&impact, chosen, dice);
            due.extend(caught.into_iter().rev().map(|impact| (impact, None)));
        }
    }
    /// All that comes of them.
    pub fn comes_of_it(self) -> Vec<Event> {
        let Self { table, hulks: _, mut events, lost, out, taken: _ } = self;
        events.extend(losses::lose(table, &lost));
        for (no, state) in out {
            let unit = table.unit_at(no).filter(|unit| {
                let mut men = table.present(unit).filter(|man| !man.is_vehicle());
                men.any(|man| !lost.iter().any(|(id, _)| *id == man.id))
            });
            events.extend(unit.into_iter().flat_map(|unit| out::left(table, &unit, state)));
        }
        events
    }
    /// The place of a vehicle among those that are struck; none: it is no vehicle, or out of action.
    pub(super) fn hulk(&mut self, hull: CounterId) -> Option<usize> {
        let known = self.hulks.iter().position(|hulk| hulk.hull.id == hull);
        let no = known.or_else(|| {
            let hull = self.table.figure(hull).filter(|hull| def_of(self.table, hull).is_some())?;
            let unit = self.table.unit_at(hull.unit.0)?;
            self.hulks.push(Hulk { unit, hull, men: aboard(self.table, &hull) });
            Some(self.hulks.len() - 1)
        })?;
        (self.hulks[no].hull.fate == Fate::Here).then_some(no)
    }
    /// One hit; with the hits on others if the vehicle blows up.
    fn hit(&mut self, impact: &Impact, chosen: Option<Location>, dice: &mut DiceCup) -> Vec<Impact> {
        let Some(no) = self.hulk(impact.hull) else { return Vec::new() };
        let (table, hull) = (self.table, self.hulks[no].hull);
        let located = chosen.is_none().then(|| dice.roll(6));
        let column = chosen.or_else(|| table.field.charts.location(impact.face, located?));
        let zone = column.and_then(|column| zone(table, &hull, impact.face, column));
        let Some((zone, def)) = zone.zip(def_of(table, &hull)) else { return Vec::new() };
        let masked = impact.masked && zone.location != Location::Turret;
        let die = (!masked).then(|| dice.roll(6));
        let adds = impact.adds(table);
        // ROE-H-40
        let harmless = impact.at == 0 && def.hull.front > table.field.charts.armour.soft;
        let pierced = match die {
            None => Pierced::Masked,
            Some(_) if harmless => Pierced::Less,
            Some(die) => pierces(die, adds, zone.armour),
        };
        let mut rolled = ArmourRolled {
            vehicle: hull.id,
            with: impact.with,
            face: impact.face,
            located,
            location: zone.location,
            armour: zone.armour,
            die,
            adds,
            pierced,
            damage: None,
            dice: Vec::new(),
            tests: Vec::new(),
            bail: None,
        };
        let first = self.events.len();
        let caught = match (pierced, zone.location) {
            (Pierced::Masked | Pierced::Less, _) | (Pierced::Equal, Location::Tracks) => Vec::new(),
            (Pierced::Equal, Location::Hull | Location::Turret | Location::Passenger) => {
                self.may_bail_out(no, impact.from, &mut rolled, dice);
                Vec::new()
            }
            (Pierced::Through, location) => {
                let damage = damage::roll(table, impact.at, impact.flames, def.open, dice);
                let row = damage.row;
                rolled.damage = Some(damage);
                self.takes(no, Row { location, row, from: impact.from, above: impact.above }, &mut rolled, dice)
            }
        };
        self.events.insert(first, Event::VehicleStruck(rolled));
        caught
    }
    /// A fact of the vehicle is now this.
    pub(super) fn is(&mut self, no: usize, is: Is) {
        let hull = &mut self.hulks[no].hull;
        if !Is::all(hull).contains(&is) {
            hull.write(is.fact());
            self.events.push(Event::Is(hull.id, is));
        }
    }
    /// A man in the vehicle is a casualty.
    pub(super) fn dies(&mut self, no: usize, man: CounterId) {
        self.hulks[no].men.retain(|one| one.id != man);
        self.lost.push((man, Fate::Dead));
    }
    /// A man takes an Experience test, with what it gets besides.
    pub(super) fn tests(
        &self,
        man: &Figure,
        mut test: ExperienceTest,
        more: Option<Line>,
        dice: &mut DiceCup,
    ) -> ManRolled {
        test.lines.extend(more);
        let die = dice.roll(6);
        let passed = test.passes(self.table, die);
        let needed = i8::try_from(test.needed).unwrap_or(i8::MAX);
        ManRolled { figure: man.id, die, lines: test.lines, needed, passed, kill: None }
    }
    /// The crew of a vehicle takes a Bail Out test (ROE-VEH-12), and leaves it if it fails.
    pub(super) fn may_bail_out(&mut self, no: usize, from: Point, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        let hulk = &self.hulks[no];
        if hulk.crew().is_empty() {
            return;
        }
        let bail = bail_out_test(self.table, &hulk.unit, &hulk.crew()).roll(self.table, dice);
        if !bail.passed {
            self.crew_leaves(no, from);
        }
        rolled.bail = Some(bail);
    }
    /// What an explosion does to others near it: men on foot at once, vehicles by a hit of their own (ROE-VEH-10, row 6 of the hull).
    // Reading: it is no fire of a unit, so its hits neither suppress nor shake.
    pub(super) fn explodes(&mut self, no: usize, rolled: &mut ArmourRolled, dice: &mut DiceCup) -> Vec<Impact> {
        let (table, hull) = (self.table, self.hulks[no].hull);
        let explosion = table.field.charts.armour.explosion;
        let Some((body, from)) = body_of(table, &hull).zip(hull.at) else { return Vec::new() };
        let near = explosion.within.0;
        let mut caught = Vec::new();
        for other in table.figures.iter().filter(|other| other.id != hull.id && other.stands().is_some()) {
            if let Some(other_body) = body_of(table, &other) {
                if gap(&body, &other_body).within(near) {
                    let (hull, face) = (other.id, super::face_towards(&other, from));
                    let (at, above, flames, masked) = (explosion.at, false, false, false);
                    caught.push(Impact { hull, with: None, face, from, at, above, flames, masked });
                }
            } else if table.base(&other).is_some_and(|base| gap(&body, &base).within(near)) {
                self.catches(&other, rolled, dice);
            }
        }
        caught
    }
    /// An explosion catches a man: his Experience test, and the roll to kill. A gun is destroyed as by a shot (ROE-WPN-14).
    fn catches(&mut self, other: &Figure, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        let charts = &self.table.field.charts;
        if self.lost.iter().any(|(id, _)| *id == other.id) {
            return;
        }
        let Some(test) = ExperienceTest::of(self.table, other, false) else {
            let die = dice.roll(6);
            rolled.dice.push(die);
            if die + charts.armour.explosion.at >= charts.shooting.destroys_gun {
                self.lost.push((other.id, Fate::Destroyed));
            }
            return;
        };
        let mut test = self.tests(other, test, None, dice);
        if !test.passed {
            let kill = dice.roll(6);
            test.kill = Some(kill);
            if kill >= charts.armour.explosion.ap {
                self.lost.push((other.id, Fate::Dead));
            }
        }
        rolled.tests.push(test);
    }
}

/// A Bail Out test: no modifier but +1 for the commander, while he is alive in the vehicle (ROE-VEH-12, ROE-H-32).
pub(super) fn bail_out_test(table: &Table, unit: &Unit, crew: &[Figure]) -> DisciplineTest {
    let commands = crew.iter().any(|man| table.man(man).is_some_and(|man| man.does(Role::Commander)));
    let lines = if commands { vec![Line::from(BAIL_OUT, 1, unit.id)] } else { Vec::new() };
    DisciplineTest::with(table, unit, Trial::BailOut, lines)
}
