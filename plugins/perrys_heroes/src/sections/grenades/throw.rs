//! A grenade thrown by hand or fired from a rifle (7.12, 7.20): one procedure, with numbers of their own.

use super::blast::blast;
use super::rules::{RIFLE_GRENADE, RIFLE_ROLL, THROW, THROW_ROLL};
use super::{has_launcher, words};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{Landed, Roll, Rolled};
use crate::facts::situation::Table;
use crate::files::charts::BlastDef;
use crate::files::values::{Experience, Grade, Health, SmokeKind};
use crate::sections::casualties::{Harm, may_attack};
use crate::sections::fire::counted;
use crate::sections::points::{acting, can_pay, pay};
use crate::sections::smoke;
use measured_table::numbers::CM;
use measured_table::shapes::{drifted, gap};
use measured_table::{Disc, Gap, Heading, Point};
use table::{CounterId, DiceCup, Line, Refusal, RuleId, Side, Tally};

/// What throwing and firing costs (PH-7.12-01, PH-7.20-01).
pub const COST: u8 = 2;
/// What either needs (PH-7.12-02, PH-7.20-02).
pub const NEEDED: i8 = 6;

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grenade {
    /// A fragmentation grenade, thrown.
    Fragmentation,
    /// A smoke grenade, thrown.
    Smoke,
    /// A rifle grenade, fired.
    Rifle,
}

/// How it flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flight {
    /// It lands where it was aimed: a natural 10.
    Exact,
    /// It lands near.
    Near,
    /// It goes astray.
    Astray,
}

/// The die of the distance that it drifts: its sides, and what it gets, in centimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drift {
    /// The sides of the die.
    pub sides: u8,
    /// What it gets.
    pub more: i32,
}

impl Grenade {
    /// How far it reaches, in tenths (PH-7.12-01, PH-7.20-01).
    pub const fn reach(self) -> i32 {
        match self {
            Self::Fragmentation | Self::Smoke => 20 * CM,
            Self::Rifle => 40 * CM,
        }
    }
    /// How far it drifts where it does not land exactly (PH-R-17): near the point (PH-7.12-04 by PH-H-13, PH-7.20-04 by PH-H-14), or
    /// astray (PH-7.12-05, PH-7.20-05).
    pub const fn drift(self, flight: Flight) -> Option<Drift> {
        let (sides, more) = match (self, flight) {
            (Self::Fragmentation | Self::Smoke | Self::Rifle, Flight::Exact) => return None,
            (Self::Fragmentation | Self::Smoke, Flight::Near) => (2, -1),
            (Self::Rifle, Flight::Near) => (6, -1),
            (Self::Fragmentation | Self::Smoke, Flight::Astray) => (4, 1),
            (Self::Rifle, Flight::Astray) => (6, 2),
        };
        Some(Drift { sides, more })
    }
    /// How it bursts (PH-7.12-07, PH-7.20-06); none: it makes smoke.
    pub fn bursts(self, table: &Table) -> Option<BlastDef> {
        match self {
            Self::Fragmentation => Some(table.field.charts.grenade),
            Self::Rifle => Some(table.field.charts.rifle_grenade),
            Self::Smoke => None,
        }
    }
    const fn rule(self) -> RuleId {
        match self {
            Self::Fragmentation | Self::Smoke => THROW,
            Self::Rifle => RIFLE_GRENADE,
        }
    }
    /// What is left of it once one more is gone.
    fn used(self, figure: &Figure) -> Is {
        match self {
            Self::Fragmentation => Is::Grenades(figure.grenades.saturating_sub(1)),
            Self::Smoke => Is::SmokeGrenades(figure.smoke_grenades.saturating_sub(1)),
            Self::Rifle => Is::RifleGrenades(figure.rifle_grenades.saturating_sub(1)),
        }
    }
}

/// A grenade before the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowReport {
    /// Who throws or fires it.
    pub unit: CounterId,
    /// What it is.
    pub what: Grenade,
    /// Where it is aimed.
    pub aimed: Point,
    /// How far that is from his base.
    pub away: Gap,
    /// From where the line of the throw comes.
    pub from: Point,
    /// What the die gets.
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
}

/// What the die of a thrower gets for a point so far from his base (PH-7.12-02, PH-7.20-02).
pub fn throw_lines(table: &Table, figure: &Figure, what: Grenade, away: Gap, tally: &mut impl Tally) {
    let (rule, green, veteran) = match what {
        Grenade::Fragmentation | Grenade::Smoke => (THROW_ROLL, -1, 1),
        Grenade::Rifle => (RIFLE_ROLL, -2, 2),
    };
    let mut add = |value| tally.add(Line::from(rule, value, figure.id));
    if let Some(man) = table.man(figure) {
        match man.experience {
            Experience::Green => add(green),
            Experience::Veteran => add(veteran),
            Experience::Normal => {}
        }
        match man.grade {
            Grade::Nco => add(1),
            // PH-R-53
            Grade::Officer | Grade::Soldier => {}
        }
    }
    // Reading: "a Wounded marker" is that of the state Wounded; Treated is in no row of modifiers (PH-R-51).
    if figure.health == Health::Wounded {
        add(-1);
    }
    if figure.has_morale_marker() {
        add(-2);
    }
    if away.less_than(5 * CM) {
        add(1);
    }
    if !away.within(10 * CM) {
        add(-1);
    }
}

/// What a grenade comes to before the dice.
///
/// Reading: no line of sight is asked for. PH-7.12-01 and PH-7.20-01 name a point and a distance, where other sections ask for a line of
/// sight in so many words; so grenades go over walls and hedges. The distance is that from the edge of the base (PH-GEO-02).
///
/// # Errors
/// The rule that forbids it.
pub fn report(table: &Table, side: Side, unit: CounterId, aimed: Point, what: Grenade) -> Result<ThrowReport, Refusal> {
    let figure = acting(table, side, unit)?;
    let rule = what.rule();
    let has = match what {
        Grenade::Fragmentation if figure.grenades == 0 => Err(words::no_grenades()),
        Grenade::Smoke if figure.smoke_grenades == 0 => Err(words::no_smoke()),
        Grenade::Rifle if !has_launcher(table, &figure) => Err(words::no_launcher()),
        Grenade::Rifle if figure.rifle_grenades == 0 => Err(words::no_rifle_grenades()),
        Grenade::Rifle if !figure.launcher => Err(words::not_fitted()),
        Grenade::Fragmentation | Grenade::Smoke | Grenade::Rifle => Ok(()),
    };
    has.map_err(|why| Refusal::new(rule, why))?;
    may_attack(&figure)?;
    let base = table.base(&figure).filter(|_| table.field.ground.bounds.holds(aimed));
    let Some(base) = base else { return Err(Refusal::new(rule, words::beside_the_table())) };
    let away = gap(&base, &Disc::new(aimed, 0));
    if !away.within(what.reach()) {
        return Err(Refusal::new(rule, words::too_far(away, what.reach() / CM)));
    }
    can_pay(table, &[(figure, COST)])?;
    let mut lines = Vec::new();
    throw_lines(table, &figure, what, away, &mut lines);
    // Reading: aimed at his own middle it drifts from the way that he faces; there is no other line of the throw.
    let from = if base.at == aimed { aimed + -figure.facing.at_distance(CM) } else { base.at };
    Ok(ThrowReport { unit, what, aimed, away, from, lines, needed: NEEDED })
}

impl ThrowReport {
    /// How it flies with this die: a natural 1 always fails, a natural 10 always lands exactly (PH-0-05, PH-7.12-03, PH-7.20-03).
    pub fn flight(&self, die: u8) -> Flight {
        let total = i32::from(die) + self.lines.iter().map(|line| line.value).sum::<i32>();
        match die {
            1 => Flight::Astray,
            10 => Flight::Exact,
            _ if total >= i32::from(self.needed) => Flight::Near,
            _ => Flight::Astray,
        }
    }
    /// Where it lands with the die of the direction and that of the distance: 1 is straight beyond the point, then clockwise by eighths
    /// (PH-R-18, PH-GEO-13).
    pub fn lands(&self, drift: Drift, direction: u8, distance: u8) -> Point {
        let far = (i32::from(distance) + drift.more) * CM;
        drifted(self.from, self.aimed, direction.saturating_sub(1), far)
    }
    /// Dice: ten sides for the throw; unless it is a natural 10 eight for the direction, then the die of the distance; then those of the
    /// burst and the morale tests that it brings.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(figure) = table.figure(self.unit) else { return Vec::new() };
        let mut harm = Harm::new(table);
        harm.also(pay(table, &[(figure, COST)]));
        harm.is(figure.id, self.what.used(&figure));
        // PH-H-24
        if let Some(facing) = Heading::towards(self.from, self.aimed).filter(|facing| *facing != figure.facing) {
            harm.is(figure.id, Is::Faces(facing));
        }
        let die = dice.roll(10);
        let flight = self.flight(die);
        let drift = self.what.drift(flight).map(|drift| (drift, dice.roll(8), dice.roll(drift.sides)));
        let at = drift.map_or(self.aimed, |(drift, direction, distance)| self.lands(drift, direction, distance));
        let (what, passed) = match self.what {
            Grenade::Fragmentation | Grenade::Smoke => (Roll::Throw, flight != Flight::Astray),
            Grenade::Rifle => (Roll::RifleGrenade, flight != Flight::Astray),
        };
        let Self { unit, aimed, lines, needed, .. } = self;
        let rolled = Rolled { what, unit, about: None, die, lines, needed, passed };
        let dice_of_it = drift.map(|(_, direction, distance)| (direction, distance));
        harm.also([Event::Rolled(rolled), Event::Landed(Landed { unit, aimed, dice: dice_of_it, at })]);
        match self.what.bursts(table) {
            Some(def) => blast(table, &mut harm, dice, at, &def),
            // PH-7.12-06
            None => harm.also(smoke::laid(table, at, SmokeKind::Grenade)),
        }
        // PH-7.20-01: it is fired.
        let shows = if self.what == Grenade::Rifle { counted(&mut harm, &figure) } else { Vec::new() };
        let mut events = harm.over(dice);
        events.extend(shows);
        events
    }
}
