//! The table of damage (ROE-VEH-10): 24 rows, each of which is events.

use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{ArmourRolled, Trial};
use crate::facts::situation::Table;
use crate::files::values::{Discipline, Fate, Location, MainWeapon, Role, Station};
use crate::sections::armour::rules::DAMAGE;
use crate::sections::armour::vehicle::body_of;
use crate::sections::armour::{Blows, Impact};
use crate::sections::riding::rules::PASSENGERS_OF_WRECKS;
use crate::sections::trials::{DisciplineTest, ExperienceTest};
use measured_table::shapes::overlaps;
use measured_table::{Heading, Hull, Point};
use table::{DiceCup, Line};

/// A row of the table that has been rolled, and where the shot came from.
#[derive(Clone, Copy)]
pub(in crate::sections::armour) struct Row {
    pub location: Location,
    /// From 1 to 6.
    pub row: u8,
    pub from: Point,
    /// From above it is not clear from where.
    pub above: bool,
}

impl Blows<'_, '_> {
    /// A row takes effect; with the hits on others if the vehicle blows up.
    pub(in crate::sections::armour) fn takes(
        &mut self,
        no: usize,
        row: Row,
        rolled: &mut ArmourRolled,
        dice: &mut DiceCup,
    ) -> Vec<Impact> {
        match row.location {
            Location::Hull => return self.hull(no, row, rolled, dice),
            Location::Turret => self.turret(no, row, rolled, dice),
            Location::Passenger => self.passenger(no, row, rolled, dice),
            Location::Tracks => self.tracks(no, row, rolled, dice),
        }
        Vec::new()
    }
    fn hull(&mut self, no: usize, row: Row, rolled: &mut ArmourRolled, dice: &mut DiceCup) -> Vec<Impact> {
        match row.row {
            1 => self.driver_stunned(no),
            2 => {
                self.driver_stunned(no);
                self.gunner_stunned(no);
                self.bow_stunned(no);
            }
            3 => self.driver_dead(no),
            4 => {
                self.driver_dead(no);
                self.role_dies(no, Role::Gunner);
                self.wrecked(no, row.from, rolled, dice);
            }
            5 => {
                self.crew_dies(no);
                self.wrecked(no, row.from, rolled, dice);
            }
            _ => {
                self.destroyed(no);
                return self.explodes(no, rolled, dice);
            }
        }
        Vec::new()
    }
    fn turret(&mut self, no: usize, row: Row, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        match row.row {
            1 => self.gunner_stunned(no),
            2 => {
                self.role_dies(no, Role::Gunner);
                self.is(no, Is::GunnerIs(Station::Empty));
            }
            3 => {
                if self.hulks[no].hull.weapon == MainWeapon::Fit {
                    self.is(no, Is::WeaponIs(MainWeapon::Damaged));
                }
                self.is(no, Is::TurretJammed(true));
            }
            4 => {
                self.role_dies(no, Role::Gunner);
                self.role_dies(no, Role::Commander);
                self.is(no, Is::WeaponIs(MainWeapon::Out));
            }
            5 => {
                let crew = self.hulks[no].crew();
                self.each_tests(no, &crew, Some(Line::of(DAMAGE, -2)), rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
            _ => self.destroyed(no),
        }
    }
    fn passenger(&mut self, no: usize, row: Row, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        match row.row {
            1 => self.some_passengers_hit(no, rolled, dice),
            2 => {
                self.some_passengers_hit(no, rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
            3 => {
                let all = self.hulks[no].men.clone();
                self.each_tests(no, &all, None, rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
            4 => {
                self.crew_dies(no);
                let passengers = self.hulks[no].passengers();
                self.each_tests(no, &passengers, None, rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
            5 => {
                self.all_die(no);
                self.rolls_on(no, rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
            _ => self.destroyed(no),
        }
    }
    fn tracks(&mut self, no: usize, row: Row, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        match row.row {
            1 if self.was_moving(no) => self.slews(no, row, rolled, dice),
            1 | 2 => self.driver_stunned(no),
            3 => self.is(no, Is::TrackDamaged(true)),
            4 => {
                self.is(no, Is::Immobile(true));
                self.may_leave_by_discipline(no, row.from, rolled, dice);
            }
            5 => {
                self.is(no, Is::Immobile(true));
                self.is(no, Is::EngineDamaged(true));
                self.may_bail_out(no, row.from, rolled, dice);
            }
            _ => {
                let crew = self.hulks[no].crew();
                self.each_tests(no, &crew, None, rolled, dice);
                self.wrecked(no, row.from, rolled, dice);
            }
        }
    }
    fn was_moving(&self, no: usize) -> bool {
        self.hulks[no].hull.driven > 0
    }
    /// Who is dead or stunned longer stays so.
    fn driver_stunned(&mut self, no: usize) {
        if self.hulks[no].hull.driver != Station::Empty {
            self.is(no, Is::DriverIs(Station::Dazed));
        }
        self.goes_wild(no);
    }
    fn gunner_stunned(&mut self, no: usize) {
        if self.hulks[no].hull.gunner != Station::Empty {
            self.is(no, Is::GunnerIs(Station::Dazed));
        }
    }
    fn bow_stunned(&mut self, no: usize) {
        if self.hulks[no].hull.bow != Station::Empty {
            self.is(no, Is::BowIs(Station::Dazed));
        }
    }
    fn driver_dead(&mut self, no: usize) {
        self.role_dies(no, Role::Driver);
        self.is(no, Is::DriverIs(Station::Empty));
        self.goes_wild(no);
    }
    /// A vehicle that was moving goes out of control in its next Movement phase (ROE-VEH-11, ROE-H-17).
    fn goes_wild(&mut self, no: usize) {
        if self.was_moving(no) {
            self.is(no, Is::OutOfControl(true));
        }
    }
    /// The crewman who does this, if he is alive in it, is a casualty (ROE-H-39).
    fn role_dies(&mut self, no: usize, role: Role) {
        let does = |man: &Figure| self.table.man(man).is_some_and(|man| man.does(role));
        let man = self.hulks[no].crew().into_iter().find(does);
        if let Some(man) = man {
            self.dies(no, man.id);
        }
    }
    fn crew_dies(&mut self, no: usize) {
        self.hulks[no].crew().iter().for_each(|man| self.dies(no, man.id));
    }
    fn all_die(&mut self, no: usize) {
        self.hulks[no].men.clone().iter().for_each(|man| self.dies(no, man.id));
    }
    /// Each of them takes an Experience test, and who fails is a casualty.
    fn each_tests(
        &mut self,
        no: usize,
        men: &[Figure],
        more: Option<Line>,
        rolled: &mut ArmourRolled,
        dice: &mut DiceCup,
    ) {
        for man in men {
            let Some(test) = ExperienceTest::of(self.table, man, false) else { continue };
            let test = self.tests(man, test, more, dice);
            if !test.passed {
                self.dies(no, man.id);
            }
            rolled.tests.push(test);
        }
    }
    /// A D6 of passengers are hit, the first of the list first, as far as there are so many.
    fn some_passengers_hit(&mut self, no: usize, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        let many = dice.roll(6);
        rolled.dice.push(many);
        let mut hit = self.hulks[no].passengers();
        hit.truncate(many.into());
        self.each_tests(no, &hit, None, rolled, dice);
    }
    /// It is out of action and stays as a wreck (ROE-R-24, ROE-H-34). Its crew leaves it; its passengers take a test more, and those who
    /// pass it are Shaken (ROE-EMB-09, ROE-R-14).
    fn wrecked(&mut self, no: usize, from: Point, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        self.becomes_a_wreck(no, Fate::Wrecked);
        self.crew_leaves(no, from);
        for man in self.hulks[no].passengers() {
            let Some(needed) = ExperienceTest::of(self.table, &man, false) else { continue };
            let test = self.tests(&man, needed, Some(Line::of(PASSENGERS_OF_WRECKS, 1)), dice);
            if !test.passed {
                self.dies(no, man.id);
            }
            rolled.tests.push(test);
        }
        let passengers = self.hulks[no].passengers();
        self.leave(no, &passengers, from, Discipline::Shaken);
    }
    /// All who are in it are dead, and it stays as a wreck too (ROE-R-24).
    fn destroyed(&mut self, no: usize) {
        self.all_die(no);
        self.becomes_a_wreck(no, Fate::Destroyed);
    }
    fn becomes_a_wreck(&mut self, no: usize, fate: Fate) {
        let hull = &mut self.hulks[no].hull;
        hull.fate = fate;
        self.lost.push((hull.id, fate));
    }
    /// It turns 90 degrees toward the attack; a die says which way where that is not clear.
    fn slews(&mut self, no: usize, row: Row, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        const QUARTER: i32 = 900;
        let hull = self.hulks[no].hull;
        let toward = hull.at.and_then(|at| Heading::towards(at, row.from)).filter(|_| !row.above);
        let turn = match toward.map(|toward| hull.facing.turn_to(toward)) {
            Some(turn @ (1..=1_799 | -1_799..=-1)) => turn.signum() * QUARTER,
            Some(_) | None => {
                let die = dice.roll(6);
                rolled.dice.push(die);
                if die <= 3 { -QUARTER } else { QUARTER }
            }
        };
        self.is(no, Is::Faces(hull.facing.turned(turn)));
        self.is(no, Is::Turret(hull.turret.turned(turn)));
    }
    /// It rolls two dice of centimetres straight ahead: as far as it comes, over the table and onto nobody.
    fn rolls_on(&mut self, no: usize, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        let far = dice.roll_2d6();
        rolled.dice.extend(far);
        let hull = self.hulks[no].hull;
        let Some(body) = body_of(self.table, &hull) else { return };
        let each = self.table.field.charts.armour.rolls_on.0;
        let steps = i32::from(far[0]) + i32::from(far[1]);
        let free = |step: &i32| is_free(self.table, &hull, &body.driven(step * each));
        if let Some(step) = (1..=steps).take_while(free).last() {
            self.is(no, Is::Stands(Some(body.driven(step * each).at())));
        }
    }
    /// The crew passes a Discipline test, with all its modifiers, or leaves (row 4 of the tracks).
    fn may_leave_by_discipline(&mut self, no: usize, from: Point, rolled: &mut ArmourRolled, dice: &mut DiceCup) {
        if self.hulks[no].crew().is_empty() {
            return;
        }
        let test = DisciplineTest::of(self.table, &self.hulks[no].unit, Trial::BailOut).roll(self.table, dice);
        if !test.passed {
            self.crew_leaves(no, from);
        }
        rolled.bail = Some(test);
    }
}

/// True if a body of a vehicle lies on the table and on nobody else.
fn is_free(table: &Table, hull: &Figure, body: &Hull) -> bool {
    let bounds = table.field.ground.bounds;
    let mut others = table.figures.iter().filter(|other| other.id != hull.id && other.at.is_some());
    let on = |other: &Figure| match body_of(table, other) {
        Some(other) => overlaps(body, &other),
        None => table.base(other).is_some_and(|base| overlaps(body, &base)),
    };
    body.corners().into_iter().all(|corner| bounds.holds(corner)) && !others.any(|other| on(&other))
}
